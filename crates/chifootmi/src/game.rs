//! Chifootmi as a game of Onze: who is asked, what is legal, what a choice does.

use onze_core::{
    Chance, Clause, Clock, Counts, Events, Game, Outcome, Sealed, Seat, Seats, Setting, Settings, Side,
    TakeBack, Viewer,
};

use crate::options::{self, Decks, Rules};
use crate::state::{EMPTY, MOST_CARDS, Stage, State};
use crate::turn::{Turn, direction, pile};
use crate::{Card, Direction, Event, Kick, Move, Pile, Refusal, Slot, View};

/// The rules of one match: level, options and decks.
#[derive(Clone, Debug)]
pub struct Chifootmi {
    settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) decks: Decks,
}

impl Game for Chifootmi {
    const ID: &'static str = "chifootmi";
    const SETTINGS: &'static [Setting] = options::SETTINGS;
    /// The clock draws one of four cards at most (CHI-903).
    const FACES: u32 = 4;
    // CHI-905: what is played is played.
    const TAKE_BACK: TakeBack = TakeBack::Never(Clause("CHI-905"));
    const GIVE_UP: Option<Move> = Some(Move::Resign);
    const TIME_OUT: Option<Move> = Some(Move::TimeOut);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let (rules, decks) = options::configure(settings)?;
        Ok(Chifootmi { settings: settings.clone(), rules, decks })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        2
    }

    /// CHI-903: seconds for each choice.
    fn clock(&self, _: &State) -> Option<Clock> {
        let seconds = self.rules.clock;
        (seconds > 0).then_some(Clock::Choice { seconds })
    }

    /// CHI-202 to CHI-210: Red's shuffle, Blue's shuffle, the toss.
    fn start(&self, chance: &mut impl Chance, events: &mut impl Events<Event>) -> State {
        let n = usize::from(self.rules.n_cards);
        let mut decks = [[Card::X; MOST_CARDS]; 2];
        for (deck, cards) in decks.iter_mut().zip(&self.decks) {
            let mut codes = cards.map(Card::code);
            chance.secretly(Seats::NONE).shuffle(&mut codes[..n]);
            *deck = codes.map(Card::from_code);
        }
        let state = self.laid_out(decks, chance.toss(Seats::BOTH));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let active = Slot::ALL.map(|slot| state.active(seat, slot).unwrap_or(Card::X));
            let top = state.top(seat, &self.rules).unwrap_or(Card::X);
            let (face_down, face_up) = (state.down[0], state.up[0]);
            events.add(Event::Dealt { side: Side::of(seat), active, face_down, face_up, top });
        }
        events.add(Event::Toss { side: Side::of(state.ball) });
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        state.to_act
    }

    fn sealed(&self, state: &State) -> Vec<Sealed> {
        state.committed().iter().map(Sealed::by).collect()
    }

    fn unsealed(&self, state: &State) -> State {
        if state.committed().is_empty() { *state } else { state.unsealed() }
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !state.has_choices(seat) {
            return;
        }
        match state.stage {
            Stage::Choose => {
                let (occupied, n) = state.occupied(seat);
                moves.extend_from_slice(&occupied.map(Move::Play));
                moves.truncate(moves.len() - 4 + n);
            }
            Stage::Kick(kick) if kick.has_centre() => {
                moves.extend_from_slice(&Direction::ALL.map(Move::Aim));
            }
            Stage::Kick(_) => moves.extend_from_slice(&[Direction::Left, Direction::Right].map(Move::Aim)),
            Stage::Draw => moves.extend_from_slice(&[Pile::FaceUp, Pile::FaceDown].map(Move::Draw)),
            Stage::OneTwo => moves.extend_from_slice(&[Move::OneTwo(true), Move::OneTwo(false)]),
            Stage::Offside => moves.extend_from_slice(&[Move::Offside(true), Move::Offside(false)]),
            Stage::Toss | Stage::Over => {}
        }
    }

    #[inline]
    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        state.to_act.has(seat).then(|| match state.stage {
            Stage::OneTwo => Move::OneTwo(chance.below(2) == 0),
            Stage::Offside => Move::Offside(chance.below(2) == 0),
            _ => choice(state.stage, any_choice(state, seat, |n| chance.below(n))),
        })
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        if *choice == Move::TimeOut {
            return self.check_clock(state, seat);
        }
        if is_legal(state, seat, *choice) { Ok(()) } else { Err(self.why_not(state, seat, *choice)) }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        let mut turn = Turn { state, rules: &self.rules, events };
        match *choice {
            Move::Resign => turn.resign(seat),
            Move::OneTwo(made) => turn.one_two(made),
            Move::Offside(signalled) => turn.offside(signalled),
            Move::Play(slot) => turn.hand_in(seat, slot.number()),
            Move::Draw(from) => turn.hand_in(seat, if from == Pile::FaceUp { 1 } else { 2 }),
            Move::Aim(aim) => turn.hand_in(seat, aim as u8 + 1),
            Move::TimeOut => turn.time_out(seat),
        }
    }

    #[inline]
    fn due(&self, state: &State) -> bool {
        state.is_draw_due()
    }

    /// The choice of the clock (CHI-903), or a throw of the ball card (CHI-811, CHI-912).
    fn draw(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let timed_out = state.timed_out.take();
        let drawn = timed_out.map(|seat| (seat, any_choice(state, seat, |n| chance.die(n) - 1)));
        let mut turn = Turn { state, rules: &self.rules, events };
        match drawn {
            Some((seat, choice)) => turn.hand_in(seat, choice),
            None => turn.tossed(chance.toss(Seats::BOTH)),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    /// CHI-222: only the owner learns which card came from the face-down pile.
    fn told(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew { side, pile: Pile::FaceDown, slot, top, forced, .. }
                if !viewer.knows_secrets_of(side.seat()) =>
            {
                Some(Event::Drew { side, pile: Pile::FaceDown, slot, card: None, top, forced })
            }
            event => Some(event),
        }
    }

    /// Shuffles, side by side, the cards that this viewer has not seen, and draws anew the choices that it may not know.
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut other = self.shuffled(state, chance, |side, place| self.has_seen(state, viewer, side, place));
        for side in [Seat::FIRST, Seat::SECOND] {
            if state.chosen[side.index()] != 0 && !viewer.knows_secrets_of(side) {
                other.chosen[side.index()] = any_choice(state, side, |n| chance.below(n));
            }
        }
        other
    }

    fn score(&self, state: &State) -> Counts {
        [Seat::FIRST, Seat::SECOND].into_iter().map(|seat| state.score(seat).into()).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let score = [state.score(Seat::FIRST), state.score(Seat::SECOND)];
        Some(Outcome {
            tie_break: state.first_kicker.map(|_| state.tally.into_iter().map(i64::from).collect()),
            gave_up: state.gave_up,
            ..Outcome::of_two(state.winner(), score)
        })
    }
}

impl Chifootmi {
    /// The cards left in a pile of a side. The last one is the top of the face-up pile, the first one that of the
    /// face-down pile.
    pub fn pile<'a>(&self, state: &'a State, seat: Seat, pile: Pile) -> &'a [Card] {
        let (side, first_up) = (seat.index() & 1, usize::from(4 + self.rules.face_down));
        let places = match pile {
            Pile::FaceUp => first_up..first_up + usize::from(state.up[side]),
            Pile::FaceDown => first_up - usize::from(state.down[side])..first_up,
        };
        state.decks[side].get(places).unwrap_or_default()
    }

    /// The same moment with what lies unseen in the piles drawn anew, the hands as they are: what search averages over that
    /// looks into both hands.
    #[must_use]
    pub fn piles_anew(&self, state: &State, chance: &mut impl Chance) -> State {
        self.shuffled(state, chance, |side, place| self.has_seen(state, Viewer::Seat(side), side, place))
    }

    /// The same state with the cards that are not seen shuffled, side by side.
    fn shuffled(&self, state: &State, chance: &mut impl Chance, is_seen: impl Fn(Seat, u8) -> bool) -> State {
        let mut other = *state;
        for side in [Seat::FIRST, Seat::SECOND] {
            let mut unseen = [0u8; MOST_CARDS];
            let mut cards = [0u8; MOST_CARDS];
            let mut n = 0;
            for place in 0..self.rules.n_cards {
                if !is_seen(side, place) {
                    unseen[n] = place;
                    cards[n] = state.card(side, place).code();
                    n += 1;
                }
            }
            // In an order that tells nothing of where they lie.
            cards[..n].sort_unstable();
            chance.shuffle(&mut cards[..n]);
            for (&place, &card) in unseen[..n].iter().zip(&cards) {
                other.decks[side.index()][usize::from(place)] = Card::from_code(card);
            }
        }
        other
    }

    /// The table before the first turn.
    pub(crate) fn laid_out(&self, decks: Decks, ball: Seat) -> State {
        State {
            decks,
            slots: [[0, 1, 2, 3]; 2],
            played: [[EMPTY; MOST_CARDS]; 2],
            goals: [0; 2],
            gathered_by_blue: 0,
            zone_from: 0,
            duels: 0,
            down: [self.rules.face_down; 2],
            up: [self.rules.n_cards - 4 - self.rules.face_down; 2],
            ball,
            kept: 0,
            needed: self.rules.conservations,
            stage: Stage::Choose,
            to_act: Seats::BOTH,
            chosen: [0; 2],
            timed_out: None,
            first_kicker: None,
            decided: None,
            gave_up: None,
            kicks: 0,
            tally: [0; 2],
        }
    }

    /// Why a choice is refused: the first clause that it breaks.
    #[cold]
    fn why_not(&self, state: &State, seat: Seat, choice: Move) -> Refusal {
        let committed = state.committed().has(seat);
        match (choice, state.stage) {
            (_, Stage::Over) => Refusal::MatchOver,
            (Move::Play(_), Stage::Choose)
            | (Move::Aim(_), Stage::Kick(_))
            | (Move::Draw(_), Stage::Draw)
                if committed =>
            {
                Refusal::AlreadyChosen
            }
            (Move::Play(slot), Stage::Choose) => Refusal::SlotEmpty { slot },
            (Move::Aim(_), Stage::Kick(kick)) => Refusal::LeftOrRight { kick },
            (Move::Draw(_), Stage::Draw) => Refusal::DrawIsAutomatic,
            (Move::OneTwo(_), Stage::OneTwo) => Refusal::OneTwoIsTheAttackers,
            (Move::Offside(_), Stage::Offside) => Refusal::OffsideIsTheDefenders,
            (Move::Offside(_), _) if !self.rules.offside => Refusal::ProPlusOnly { option: "offside" },
            (Move::OneTwo(_), _) if !self.rules.one_two => Refusal::ProPlusOnly { option: "one_two" },
            (Move::Offside(_), _) if seat == state.defender() && self.offside_was_missed(state) => {
                Refusal::OffsideTooLate
            }
            (Move::Offside(_), _) => Refusal::NoOffside,
            (Move::OneTwo(_), _) => Refusal::NoOneTwo,
            _ => Refusal::NotAskedNow,
        }
    }

    /// CHI-715: was an offside of this possession let go?
    fn offside_was_missed(&self, state: &State) -> bool {
        let value = |seat, duel| state.card_of_duel(seat, duel).value();
        // Its conservations are the first duels in the match zone.
        let mut kept = state.zone_from..state.duels.min(state.zone_from + state.kept);
        kept.any(|duel| match (value(state.ball, duel), value(state.defender(), duel)) {
            (Some(own), Some(other)) => own >= other.saturating_add(self.rules.offside_gap),
            _ => false,
        })
    }

    /// CHI-903: may the clock choose for this side?
    fn check_clock(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if self.rules.clock == 0 {
            Err(Refusal::NoClock)
        } else if state.stage == Stage::Over {
            Err(Refusal::MatchOver)
        } else if state.to_act.has(seat) {
            Ok(())
        } else if state.asked().has(seat) {
            Err(Refusal::AlreadyChosen)
        } else {
            Err(Refusal::NotAskedNow)
        }
    }

    /// Has this viewer seen the card at that place of a side's dealing order? (The table below CHI-223.)
    pub(crate) fn has_seen(&self, state: &State, viewer: Viewer, side: Seat, place: u8) -> bool {
        if viewer == Viewer::All {
            return true;
        }
        let first_up = 4 + self.rules.face_down;
        if (4..first_up).contains(&place) {
            let drawn = place < first_up - state.down[side.index()];
            let active = state.slots[side.index()].contains(&place);
            drawn && (viewer == Viewer::Seat(side) || !active)
        } else {
            place < 4 || place + 1 >= first_up + state.up[side.index()]
        }
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// CHI-903: a missing answer is "no"; a missing card, pile or direction is drawn from the legal ones.
    fn time_out(&mut self, seat: Seat) {
        self.events.add(Event::TimedOut { side: Side::of(seat) });
        match self.state.stage {
            Stage::OneTwo => self.one_two(false),
            Stage::Offside => self.offside(false),
            _ => self.state.timed_out = Some(seat),
        }
    }

    /// CHI-302: a choice is final, and the other side learns only that it was made, until both are in.
    fn hand_in(&mut self, seat: Seat, choice: u8) {
        self.state.chosen[seat.index() & 1] = choice;
        self.state.to_act = self.state.to_act.without(seat);
        if !self.state.to_act.is_empty() {
            self.events.add(Event::Committed { side: Side::of(seat) });
            return;
        }
        match self.state.stage {
            Stage::Choose => self.reveal(false),
            Stage::Kick(kick) => self.take_kick(kick),
            _ => self.take_cards(),
        }
    }
}

/// Is this a choice that the side may make now?
#[inline]
fn is_legal(state: &State, seat: Seat, choice: Move) -> bool {
    let asked = state.to_act.has(seat);
    match (choice, state.stage) {
        (Move::Play(slot), Stage::Choose) => asked & state.active(seat, slot).is_some(),
        (Move::Aim(aim), Stage::Kick(kick)) => asked & (aim != Direction::Centre || kick.has_centre()),
        (Move::Draw(_), Stage::Draw)
        | (Move::OneTwo(_), Stage::OneTwo)
        | (Move::Offside(_), Stage::Offside) => asked,
        // CHI-904: at any moment, asked or not; but only who plays can give up.
        (Move::Resign, now) => now != Stage::Over && Seats::BOTH.has(seat),
        _ => false,
    }
}

/// One of the choices that a side could hand in now, as a number from 1; `below` draws one below its argument.
#[inline]
fn any_choice(state: &State, seat: Seat, mut below: impl FnMut(u32) -> u32) -> u8 {
    #[allow(clippy::cast_possible_truncation)] // small numbers
    match state.stage {
        Stage::Choose => {
            let (occupied, n) = state.occupied(seat);
            occupied[below(n.max(1) as u32) as usize & 3].number()
        }
        Stage::Kick(kick) if kick.has_centre() => below(3) as u8 + 1,
        Stage::Kick(_) => 2 * below(2) as u8 + 1,
        _ => below(2) as u8 + 1,
    }
}

/// The choice that this number stands for under seal.
#[inline]
pub(crate) fn choice(stage: Stage, number: u8) -> Move {
    match stage {
        Stage::Kick(_) => Move::Aim(direction(number)),
        Stage::Draw => Move::Draw(pile(number)),
        _ => Move::Play(Slot::ALL[usize::from(number.wrapping_sub(1)) & 3]),
    }
}

impl State {
    /// Does this side owe a choice, or has it handed one in under seal?
    #[inline]
    fn has_choices(&self, seat: Seat) -> bool {
        self.to_act.has(seat) || self.chosen.get(seat.index()).is_some_and(|&number| number != 0)
    }

    /// CHI-304: the slots with a card, and how many there are. Filled without branches: which ones is random.
    #[inline]
    fn occupied(&self, seat: Seat) -> ([Slot; 4], usize) {
        let (mut occupied, mut n) = ([Slot::ALL[0]; 4], 0);
        for slot in Slot::ALL {
            occupied[n & 3] = slot;
            n += usize::from(self.active(seat, slot).is_some());
        }
        (occupied, n)
    }

    /// The kick that both sides choose a direction for now.
    pub fn kick_due(&self) -> Option<Kick> {
        if let Stage::Kick(kick) = self.stage { Some(kick) } else { None }
    }
}
