//! Simulator Soccer as a game of Onze: who is asked, what is legal, what a choice does.

use onze_core::{
    Chance, Clause, Clock, Counts, Events, Game, Outcome, Sealed, Seat, Seats, Setting, Settings, Side,
    TakeBack, Viewer,
};

use crate::event::Event;
use crate::flight::Ran;
use crate::keeper::KeeperBodies;
use crate::kit::Worn;
use crate::moves::Move;
use crate::options::{self, Rules};
use crate::peg::{Peg, Pegs};
use crate::pitch::Pitch;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::squad::Squad;
use crate::state::{Due, Ended, Stage, State};
use crate::sticker::Sticker;
use crate::view::View;

/// The rules of one match: options, pitch, squads and the ball.
#[derive(Clone, Debug)]
pub struct Simulator {
    settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) pitch: Pitch,
    pub(crate) squads: [Squad; 2],
    /// What the sides wear, where that is not the first strip of their standard kits.
    pub(crate) worn: [Option<Box<Worn>>; 2],
    pub(crate) world: onze_kick::World,
    pub(crate) keeper: KeeperBodies,
}

impl Game for Simulator {
    const ID: &'static str = "simulator";
    const SETTINGS: &'static [Setting] = options::SETTINGS;
    /// Version 2: positions tell who played before a line-up of half-time that is under seal. Version 3: what the sides wear is an
    /// option.
    const RULES: u32 = 3;
    const TAKE_BACK: TakeBack = TakeBack::Never(Clause("SIM-704"));
    const TIME_OUT: Option<Move> = Some(Move::TimeOut);
    const GIVE_UP: Option<Move> = Some(Move::GiveUp);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let (pitch, squads) = options::equipment(settings)?;
        Ok(Simulator {
            settings: settings.clone(),
            rules: Rules::new(settings),
            pitch,
            squads,
            worn: options::wardrobe(settings)?,
            world: onze_kick::World::standard(),
            keeper: KeeperBodies::standard(),
        })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        2
    }

    /// SIM-301: both are asked for their line-ups.
    fn start(&self, _: &mut impl Chance, _: &mut impl Events<Event>) -> State {
        self.before_line_up()
    }

    fn to_act(&self, state: &State) -> Seats {
        state.to_act
    }

    /// SIM-1008.
    fn clock(&self, _: &State) -> Option<Clock> {
        let seconds = self.rules.clock;
        (seconds > 0).then_some(Clock::Choice { seconds })
    }

    /// SIM-1004.
    fn sealed(&self, state: &State) -> Vec<Sealed> {
        Side::BOTH
            .into_iter()
            .filter(|&side| self.has_sealed(state, side))
            .map(|side| Sealed::by(side.seat()))
            .collect()
    }

    fn unsealed(&self, state: &State) -> State {
        let sealed = Side::BOTH.into_iter().filter(|&side| self.has_sealed(state, side));
        sealed.fold(*state, |open, side| self.before_secret(&open, side))
    }

    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let side = Side::of(seat);
        if state.to_act.has(seat) {
            self.list(state, side, moves);
        } else if self.has_sealed(state, side) {
            self.list(&self.before_secret(state, side), side, moves);
        }
    }

    fn lists_samples(&self, state: &State, seat: Seat) -> bool {
        match state.stage {
            Stage::AimDive => Side::of(seat) == state.turn.attack,
            Stage::Hands
            | Stage::Skill
            | Stage::SubstituteFirst
            | Stage::SubstituteSecond
            | Stage::Throw
            | Stage::Taker
            | Stage::Over => false,
            _ => true,
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        state.to_act.has(seat).then(|| self.any_choice(state, Side::of(seat), chance)).flatten()
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        if state.stage == Stage::Over {
            return Err(Refusal::MatchOver);
        }
        if *choice == Move::GiveUp && Seats::BOTH.has(seat) {
            return Ok(());
        }
        if !state.to_act.has(seat) {
            let chosen = self.has_sealed(state, Side::of(seat));
            return Err(if chosen { Refusal::AlreadyChosen } else { Refusal::NotYourChoice });
        }
        if *choice == Move::TimeOut {
            return if self.rules.clock > 0 { Ok(()) } else { Err(Refusal::NoClock) };
        }
        self.check_asked(state, seat, choice)
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        let side = Side::of(seat);
        let default = (*choice == Move::TimeOut).then(|| self.default_choice(state, side)).flatten();
        let choice = default.as_ref().unwrap_or(choice);
        Play { game: self, state, events }.carry_out(side, choice);
    }

    fn due(&self, state: &State) -> bool {
        state.due.is_some()
    }

    fn draw(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let Some(due) = state.due.take() else { return };
        let shown = events.are_heard();
        let mut play = Play { game: self, state, events };
        match due {
            Due::KickOff => play.toss_won(Side::of(chance.toss(Seats::BOTH))),
            Due::Shootout => play.begin_shootout(Side::of(chance.toss(Seats::BOTH))),
            Due::Kick(strike) => {
                let ran = self.run(play.state, &strike, chance, shown);
                play.struck(&strike, &ran);
            }
            Due::Dribble { ball } => play.dribble_duel(ball, [die(chance), die(chance)]),
            Due::FromBehind { peg, tackle } => play.enter_from_behind(peg, tackle, die(chance)),
            Due::Tackle { peg } => play.tackle_duel(peg, [die(chance), die(chance)]),
            Due::Review(foul) => play.review(foul, die(chance)),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    /// Only choices that wait for their opening are hidden: they are chosen anew.
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        self.with_other_secrets(state, viewer, chance)
    }

    fn score(&self, state: &State) -> Counts {
        self.final_score(state).into_iter().map(i64::from).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let gave_up = match state.ended {
            Some(Ended::GaveUp(side)) => Some(side.seat()),
            _ => None,
        };
        let counts = |[red, blue]: [u16; 2]| [red, blue].into_iter().map(i64::from).collect();
        Some(Outcome {
            tie_break: state.shootout.map(|shootout| counts(shootout.goals)),
            gave_up,
            ..Outcome::of_two(self.winner(state).map(Side::seat), self.final_score(state))
        })
    }
}

/// SIM-132.
fn die(chance: &mut impl Chance) -> u8 {
    u8::try_from(chance.die(6)).unwrap_or(6)
}

impl Simulator {
    /// Like [`Game::play`], but a kick runs as it was seen, on a real cloth say: the rules after it need no more of it
    /// (SIM-403).
    ///
    /// # Errors
    /// As there.
    pub fn play_seen(
        &self,
        state: &mut State,
        (seat, choice): (Seat, &Move),
        seen: &Ran,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, choice)?;
        self.apply(state, seat, choice, events);
        if let Some(Due::Kick(strike)) = state.due {
            state.due = None;
            Play { game: self, state, events }.struck(&strike, seen);
        }
        self.go_on(state, chance, events);
        Ok(())
    }

    /// The table before the first line-up.
    pub(crate) fn before_line_up(&self) -> State {
        let team = |side: Side| -> Pegs {
            self.squads[side.index()].eleven(side).filter_map(|(number, _)| Peg::new(side, number)).collect()
        };
        let first = |side: Side| {
            let keeper = Peg::new(side, self.squads[side.index()].keeper());
            keeper.unwrap_or(if side == Side::Red { Peg::R1 } else { Peg::B1 })
        };
        State::new(&self.pitch, Side::BOTH.map(team), Side::BOTH.map(first))
    }

    /// The sticker that a peg carries now (SIM-889).
    pub(crate) fn sticker(&self, state: &State, peg: Peg) -> Sticker {
        if state.reserves.has(peg) {
            return Sticker::RESERVE_KEEPER;
        }
        self.squads[peg.side().index()].stickers()[usize::from(peg.number() - 1) & 15]
    }

    /// The pitch of the match.
    pub const fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// The squad of a side.
    pub const fn squad(&self, side: Side) -> &Squad {
        &self.squads[side.index()]
    }

    /// SIM-1008: what a clock confirms, the first choice that is listed.
    fn default_choice(&self, state: &State, side: Side) -> Option<Move> {
        let mut moves = Vec::new();
        self.list(state, side, &mut moves);
        moves.into_iter().next()
    }

    /// Is this a choice that the side, which is asked, may make now?
    pub(crate) fn check_asked(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        match state.stage {
            Stage::LineUp | Stage::KickOff | Stage::Throw | Stage::ClearFirst | Stage::ClearSecond => {
                self.check_set_up(state, seat, choice)
            }
            Stage::SubstituteFirst
            | Stage::SubstituteSecond
            | Stage::Reposition1
            | Stage::Reposition2
            | Stage::Reposition3
            | Stage::Taker => self.check_stoppage(state, choice),
            Stage::Phase2 | Stage::Phase3First | Stage::Phase3 => self.check_phases(state, choice),
            Stage::AimDive => self.check_kick_or_dive(state, seat, choice),
            _ => self.check_phase_1(state, choice),
        }
    }

    fn check_set_up(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        match (choice, state.stage) {
            (Move::LineUp(puts), Stage::LineUp) => self.check_line_up(state, Side::of(seat), puts),
            (Move::KickOff(put), Stage::KickOff) => self.check_kick_off(state, *put),
            (Move::Throw(peg), Stage::Throw) => self.check_thrower(state, *peg),
            (Move::Clear(put), Stage::ClearFirst | Stage::ClearSecond) => self.check_clear(state, *put),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    fn check_stoppage(&self, state: &State, choice: &Move) -> Result<(), Refusal> {
        match (choice, state.stage) {
            (
                Move::Reposition { ball, puts },
                Stage::Reposition1 | Stage::Reposition2 | Stage::Reposition3,
            ) => self.check_reposition(state, *ball, puts),
            (Move::Taker(peg), Stage::Taker) => self.check_taker(state, *peg),
            (_, Stage::Reposition1 | Stage::Reposition2 | Stage::Reposition3 | Stage::Taker) => {
                Err(Refusal::NotAskedNow)
            }
            (Move::Substitute { on, off }, _) => self.check_substitution(state, *on, *off),
            (Move::Reserve { off }, _) => self.check_reserve(state, *off),
            (Move::NameKeeper(peg), _) => self.check_name_keeper(state, *peg),
            (Move::End, _) => self.check_end_of_substitutions(state),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    fn check_phases(&self, state: &State, choice: &Move) -> Result<(), Refusal> {
        let quick = state.turn.m == 0 && !state.turn.phase3.any;
        let side = if state.stage == Stage::Phase2 { state.turn.attack } else { state.defence() };
        let crowded = !self.must_leave(state, side).is_empty();
        match (choice, state.stage) {
            (Move::Quick | Move::Hold | Move::End, _) if crowded => Err(Refusal::CrowdFirst),
            (Move::Step { put, tackle }, Stage::Phase2) => self.check_phase_2(state, *put, *tackle),
            (Move::Step { put, tackle }, _) => self.check_phase_3(state, *put, *tackle),
            (Move::Quick, Stage::Phase2) | (Move::Hold, Stage::Phase3First) => {
                if quick {
                    Ok(())
                } else {
                    Err(Refusal::NotQuick)
                }
            }
            (Move::End, Stage::Phase2 | Stage::Phase3First) => {
                if quick {
                    Err(Refusal::QuickInstead)
                } else {
                    Ok(())
                }
            }
            (Move::End, _) => Ok(()),
            (Move::Tackle(peg), Stage::Phase3First) => self.check_standing_tackle(state, *peg),
            (Move::KnockOn { first, second, tackle }, Stage::Phase3First | Stage::Phase3) => {
                self.check_knock_on(state, *first, *second)?;
                if *tackle { self.check_tackle(state, first.peg, self.pitch.cell(first.at)) } else { Ok(()) }
            }
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// SIM-645: he his kick, the defence a dive.
    fn check_kick_or_dive(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let attacks = Side::of(seat) == state.turn.attack;
        match choice {
            Move::Kick { peg, aim } if attacks => self.check_kick(state, *peg, *aim),
            Move::Dive(_) if !attacks => Ok(()),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    fn check_phase_1(&self, state: &State, choice: &Move) -> Result<(), Refusal> {
        match (choice, state.stage) {
            (Move::Pass { peg, aim, dribble }, Stage::Action | Stage::Header) => {
                self.check_pass(state, *peg, *aim, *dribble)
            }
            (Move::PutDown(at), Stage::Action) => self.check_put_down(state, *at),
            (Move::StepBack(put), Stage::Action | Stage::Header) => self.check_step_back(state, *put),
            (Move::Cross { peg, direct }, Stage::Action) => self.check_cross(state, *peg, *direct),
            (Move::Shot { peg, direct }, Stage::Action | Stage::Header) => {
                self.check_shot(state, *peg, *direct)
            }
            (Move::Hands(true), Stage::Header) if !self.may_take_in_hands(state) => Err(Refusal::NoHands),
            (Move::Hands(true), Stage::Header) | (Move::Hands(_), Stage::Hands) => Ok(()),
            (Move::Headers(puts), Stage::HeadersAttack | Stage::HeadersDefence) => {
                self.check_headers(state, puts)
            }
            (Move::Prepare(plan), Stage::Prepare) => self.check_preparation(state, plan),
            (Move::Kick { peg, aim }, Stage::Aim) => self.check_kick(state, *peg, *aim),
            (Move::Dodge { peg, aim }, Stage::Aim) => self.check_dodge(state, *peg, *aim),
            (Move::Place(put), Stage::KickerPlace) => self.check_kicker_place(state, *put),
            (Move::Speed(puts), Stage::SpeedAttack | Stage::SpeedDefence) => self.check_speed(state, puts),
            (Move::Take(put), Stage::Cod) => self.check_take(state, *put),
            (Move::Skill(skill), Stage::Skill) => self.check_skill(state, *skill),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// SIM-409: anywhere inside the cell he was in.
    pub(crate) fn check_kicker_place(&self, state: &State, put: crate::moves::Put) -> Result<(), Refusal> {
        let peg = put.peg;
        if state.last.is_none_or(|last| last.kicker != peg) {
            return Err(Refusal::NotYourPeg { peg });
        }
        // SIM-415: where he is he may stay, a thousandth too near or not.
        if put.at == state.point(peg) {
            return Ok(());
        }
        let cell = self.check_place(state, peg, &put.body())?;
        if cell == state.cell(peg) { Ok(()) } else { Err(Refusal::OnALine { peg }) }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Does what was checked.
    fn carry_out(&mut self, side: Side, choice: &Move) {
        match choice {
            Move::LineUp(puts) => self.line_up(side, puts),
            Move::KickOff(put) => self.kick_off(*put),
            Move::Pass { peg, aim, dribble } => self.pass(*peg, *aim, *dribble),
            Move::PutDown(at) => self.put_ball_down(*at),
            Move::StepBack(put) => self.step_back(*put),
            Move::Cross { peg, direct } => self.declare_cross(*peg, *direct),
            Move::Shot { peg, direct } => self.declare_shot(*peg, *direct),
            Move::Headers(puts) => self.leap(puts),
            Move::Prepare(plan) => self.prepare(plan),
            Move::Kick { peg, aim } => self.kick(*peg, *aim),
            Move::Dodge { peg, aim } => self.dodge(*peg, *aim),
            Move::Dive(dive) => self.dive(*dive),
            Move::Place(put) => self.place_kicker(*put),
            Move::Speed(puts) => self.speed(puts),
            Move::Take(put) => self.take(*put),
            Move::Hands(taken) => self.hands(*taken),
            Move::Skill(skill) => self.use_skill(*skill),
            Move::Step { put, tackle } => match self.state.stage {
                Stage::Phase2 => self.step_in_phase_2(*put),
                _ => self.step_in_phase_3(*put, *tackle),
            },
            Move::Tackle(peg) => self.tackle_standing(*peg),
            Move::KnockOn { first, second, tackle } => self.knock_on(*first, *second, *tackle),
            Move::Quick | Move::Hold | Move::End => self.end_of_phase(),
            Move::Substitute { on, off } => self.substitute(*on, *off),
            Move::Reserve { off } => self.bring_reserve(*off),
            Move::NameKeeper(peg) => self.name_keeper(*peg),
            Move::Throw(peg) => self.throw_by(*peg),
            Move::Clear(put) => self.clear(*put),
            Move::Reposition { ball, puts } => self.reposition(*ball, puts),
            Move::Taker(peg) => self.take_penalty(*peg),
            // Replaced by the default before.
            Move::TimeOut => {}
            Move::GiveUp => self.give_up(side),
        }
    }

    fn end_of_phase(&mut self) {
        match self.state.stage {
            Stage::Phase2 => self.end_phase_2(),
            Stage::Phase3First | Stage::Phase3 => self.end_phase_3(),
            _ => self.end_substitutions(),
        }
    }

    /// SIM-1009.
    fn give_up(&mut self, side: Side) {
        self.events.add(Event::GaveUp { side });
        self.state.ended = Some(Ended::GaveUp(side));
        self.stop();
    }
}
