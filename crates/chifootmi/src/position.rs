//! A whole state on one line, and the checks that a line must pass to become a state.
//!
//! ```text
//! R 8 5 10 11 4 1 3 7 2 9 6 slots 1 2 5 4 played 3 goals none; B … ; gathered R; ball R 0/2; now choose
//! ```
//!
//! For each side its deck in dealing order (CHI-208), then by their numbers in that order the cards in slots 1 to 4
//! (`-` for an empty slot) and the cards played, one a duel, and the duels whose card marks a goal. `gathered` names for
//! each duel who gathered its cards, `-` while they lie in the match zone. After the ball, the conservations made and
//! needed. Then what is asked, and where they apply `sealed`, `shoot-out` (first kicker, kicks, tally), `toss`, `gave-up`.

use std::fmt::Write;

use onze_core::{Game, Seat};

use crate::options::Rules;
use crate::refusal::PositionFault as Fault;
use crate::state::{EMPTY, MOST_CARDS, Stage, State};
use crate::view::choice;
use crate::{Card, Chifootmi, Direction, Kick, Move, Pile, Side};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// More than anybody kicks; a count without a bound could overflow.
const MOST_KICKS: u32 = 1_000_000;

const STAGES: [(&str, Stage); 10] = [
    ("choose", Stage::Choose),
    ("one-two", Stage::OneTwo),
    ("offside", Stage::Offside),
    ("shot", Stage::Kick(Kick::Shot)),
    ("free-kick", Stage::Kick(Kick::FreeKick)),
    ("penalty", Stage::Kick(Kick::Penalty)),
    ("last-shot", Stage::Kick(Kick::LastShot)),
    ("shoot-out", Stage::Kick(Kick::ShootOut)),
    ("draw", Stage::Draw),
    ("over", Stage::Over),
];

/// The line of a state.
pub(crate) fn write(game: &Chifootmi, state: &State) -> String {
    let mut line = String::with_capacity(256);
    for seat in SEATS {
        write_side(&mut line, game, state, seat);
    }
    line.push_str("gathered ");
    for duel in 0..state.duels {
        let blue = state.gathered_by_blue & 1 << duel != 0;
        line.push(if duel >= state.zone_from {
            '-'
        } else if blue {
            'B'
        } else {
            'R'
        });
    }
    if state.duels == 0 {
        line.push_str("none");
    }
    let _ = write!(line, "; ball {} {}/{}", Side(state.ball).letter(), state.kept, state.needed);
    let now = STAGES.iter().find(|(_, stage)| *stage == state.stage).map_or("", |(name, _)| name);
    let _ = write!(line, "; now {now}");
    for seat in SEATS {
        if let Some(choice) = choice(state, seat) {
            let _ = write!(line, "; sealed {} {}", Side(seat).letter(), choice.command());
        }
    }
    if let Some(first) = state.first_kicker {
        let [red, blue] = state.tally;
        let _ = write!(line, "; shoot-out {} {} {red}-{blue}", Side(first).letter(), state.kicks);
    }
    if let (Some(winner), None) = (state.decided, state.gave_up) {
        let _ = write!(line, "; toss {}", Side(winner).letter());
    }
    if let Some(loser) = state.gave_up {
        let _ = write!(line, "; gave-up {}", Side(loser).letter());
    }
    line
}

fn write_side(line: &mut String, game: &Chifootmi, state: &State, seat: Seat) {
    let side = seat.index();
    line.push_str(Side(seat).letter());
    for card in &state.decks[side][..usize::from(game.rules.n_cards)] {
        push_word(line, card.value(), "X");
    }
    line.push_str(" slots");
    for &place in &state.slots[side] {
        push_word(line, (place != EMPTY).then(|| place + 1), "-");
    }
    let mut list = |name: &str, numbers: &mut dyn Iterator<Item = u8>| {
        line.push(' ');
        line.push_str(name);
        let mut any = false;
        for number in numbers {
            any = true;
            push_word(line, Some(number), "");
        }
        if !any {
            line.push_str(" none");
        }
    };
    list("played", &mut (0..state.duels).map(|duel| state.played[side][usize::from(duel)] + 1));
    list(
        "goals",
        &mut (0..state.duels).filter(|duel| state.goals[side] & 1 << duel != 0).map(|duel| duel + 1),
    );
    line.push_str("; ");
}

/// A number, or a word in its place. A position is written for the hash of each step, so this is worth being quick.
fn push_word(line: &mut String, number: Option<u8>, none: &str) {
    line.push(' ');
    match number {
        Some(number) => line.push_str(itoa::Buffer::new().format(number)),
        None => line.push_str(none),
    }
}

/// The state of a line, or what is impossible about it.
pub(crate) fn read(game: &Chifootmi, line: &str) -> Result<State, Fault> {
    let mut fields = line.split("; ").peekable();
    let mut next = |name: &str| {
        let field = fields.next_if(|field| field.split_once(' ').is_some_and(|(first, _)| first == name));
        field.and_then(|field| field.split_once(' ')).map(|(_, rest)| rest)
    };
    let mut state = game.laid_out(game.decks, Seat::FIRST);
    let red = read_side(game, next("R").ok_or(Fault::Form)?, &mut state, Seat::FIRST)?;
    let blue = read_side(game, next("B").ok_or(Fault::Form)?, &mut state, Seat::SECOND)?;
    if red != blue {
        return Err(Fault::Duels);
    }
    state.duels = red;
    read_gathered(next("gathered").ok_or(Fault::Form)?, &mut state)?;
    let (ball, conservations) = next("ball").and_then(|rest| rest.split_once(' ')).ok_or(Fault::Form)?;
    state.ball = read_seat(ball)?;
    let (kept, needed) = conservations.split_once('/').ok_or(Fault::Form)?;
    (state.kept, state.needed) = (read_number(kept)?, read_number(needed)?);
    let now = next("now").ok_or(Fault::Form)?;
    state.ask(STAGES.iter().find(|(name, _)| *name == now).ok_or(Fault::Form)?.1);
    while let Some(sealed) = next("sealed") {
        read_sealed(game, sealed, &mut state)?;
    }
    if let Some(shoot_out) = next("shoot-out") {
        let mut parts = shoot_out.split([' ', '-']);
        let mut part = || parts.next().ok_or(Fault::Form);
        state.first_kicker = Some(read_seat(part()?)?);
        state.kicks = read_number(part()?)?;
        state.tally = [read_number(part()?)?, read_number(part()?)?];
    }
    state.decided = next("toss").map(read_seat).transpose()?;
    if let Some(loser) = next("gave-up") {
        state.gave_up = Some(read_seat(loser)?);
        state.decided = state.gave_up.map(Seat::other);
    }
    if fields.next().is_some() {
        return Err(Fault::Form);
    }
    check(&game.rules, &state)?;
    // One way to write each state, so that equal states have equal hashes.
    if write(game, &state) == line { Ok(state) } else { Err(Fault::Form) }
}

/// Reads one side and answers how many cards it has played.
fn read_side(game: &Chifootmi, text: &str, state: &mut State, seat: Seat) -> Result<u8, Fault> {
    let side = seat.index();
    let n = usize::from(game.rules.n_cards);
    let (deck, rest) = text.split_once(" slots ").ok_or(Fault::Form)?;
    let (slots, rest) = rest.split_once(" played ").ok_or(Fault::Form)?;
    let (played, goals) = rest.split_once(" goals ").ok_or(Fault::Form)?;
    let cards: Vec<Card> = deck.split(' ').map(Card::read).collect::<Option<_>>().ok_or(Fault::Form)?;
    let sorted = |cards: &[Card]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    if sorted(&cards) != sorted(&game.decks[side][..n]) {
        return Err(Fault::Cards);
    }
    state.decks[side][..n].copy_from_slice(&cards);
    let mut places = Places { n: game.rules.n_cards, used: 0 };
    let mut n_slots = 0;
    for place in slots.split(' ') {
        let slot = state.slots[side].get_mut(n_slots).ok_or(Fault::Form)?;
        *slot = if place == "-" { EMPTY } else { places.take(read_number(place)?)? };
        n_slots += 1;
    }
    let mut n_played = 0;
    for place in list(played) {
        *state.played[side].get_mut(n_played).ok_or(Fault::Form)? = places.take(read_number(place)?)?;
        n_played += 1;
    }
    for duel in list(goals) {
        let duel: u8 = read_number(duel)?;
        if duel == 0 || usize::from(duel) > n_played {
            return Err(Fault::Goals);
        }
        state.goals[side] |= 1 << (duel - 1);
    }
    (state.down[side], state.up[side]) = places.left(game.rules.face_down)?;
    #[allow(clippy::cast_possible_truncation)] // at most MOST_CARDS
    if n_slots == 4 { Ok(n_played as u8) } else { Err(Fault::Form) }
}

/// The places of a dealing order that are in slots or played.
struct Places {
    n: u8,
    used: u16,
}

impl Places {
    /// Takes the place with this number, counted from 1, once.
    fn take(&mut self, number: u8) -> Result<u8, Fault> {
        let place = number.checked_sub(1).filter(|&place| place < self.n).ok_or(Fault::Places)?;
        let bit = 1 << place;
        if self.used & bit != 0 {
            return Err(Fault::Places);
        }
        self.used |= bit;
        Ok(place)
    }

    /// What is left of the face-down and of the face-up pile, each drawn from its top.
    fn left(&self, face_down: u8) -> Result<(u8, u8), Fault> {
        let has = |place: u8| self.used & 1 << place != 0;
        if !(0..4).all(has) {
            return Err(Fault::Places);
        }
        let first_up = 4 + face_down;
        let drawn_down = (4..first_up).take_while(|&place| has(place)).count();
        if (4..first_up).filter(|&place| has(place)).count() != drawn_down {
            return Err(Fault::FaceDown);
        }
        let drawn_up = (first_up..self.n).rev().take_while(|&place| has(place)).count();
        if (first_up..self.n).filter(|&place| has(place)).count() != drawn_up {
            return Err(Fault::FaceUp);
        }
        #[allow(clippy::cast_possible_truncation)] // at most MOST_CARDS
        Ok((face_down - drawn_down as u8, self.n - first_up - drawn_up as u8))
    }
}

fn read_gathered(text: &str, state: &mut State) -> Result<(), Fault> {
    let letters = if text == "none" { "" } else { text };
    if letters.len() != usize::from(state.duels) || state.duels as usize > MOST_CARDS {
        return Err(Fault::Form);
    }
    for (duel, letter) in letters.bytes().enumerate() {
        let in_zone = usize::from(state.zone_from) < duel;
        match letter {
            b'R' | b'B' if in_zone => return Err(Fault::Zone),
            b'R' => state.zone_from += 1,
            b'B' => {
                state.zone_from += 1;
                state.gathered_by_blue |= 1 << duel;
            }
            b'-' => {}
            _ => return Err(Fault::Form),
        }
    }
    Ok(())
}

fn read_sealed(game: &Chifootmi, text: &str, state: &mut State) -> Result<(), Fault> {
    let (seat, choice) = text.split_once(' ').ok_or(Fault::Form)?;
    let (seat, choice) = (read_seat(seat)?, Move::read(choice).map_err(|_| Fault::Form)?);
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    if !legal.contains(&choice) {
        return Err(Fault::Sealed);
    }
    state.chosen[seat.index()] = match choice {
        Move::Play(slot) => slot.number(),
        Move::Draw(Pile::FaceUp) | Move::Aim(Direction::Left) => 1,
        Move::Draw(Pile::FaceDown) | Move::Aim(Direction::Centre) => 2,
        Move::Aim(Direction::Right) => 3,
        _ => return Err(Fault::Sealed),
    };
    // With nobody left to choose, the choices would have been opened.
    state.to_act = state.to_act.without(seat);
    if state.to_act.is_empty() { Err(Fault::Sealed) } else { Ok(()) }
}

/// Everything that the rules fix and the form does not.
fn check(rules: &Rules, state: &State) -> Result<(), Fault> {
    let ends_early = state.gave_up.is_some();
    if ends_early != (state.gave_up.is_some() && state.stage == Stage::Over) {
        return Err(Fault::End);
    }
    check_active(rules, state)?;
    check_possession(rules, state)?;
    check_asked(rules, state)?;
    check_end(rules, state)
}

/// CHI-328: how many cards are active after so many duels.
fn check_active(rules: &Rules, state: &State) -> Result<(), Fault> {
    let most_draws = rules.n_cards - 4;
    let before_draw = state.duels.saturating_sub(1).min(most_draws);
    let after_draw = state.duels.min(most_draws);
    for seat in SEATS {
        let side = seat.index();
        let draws = most_draws - state.down[side] - state.up[side];
        let fits = match state.stage {
            Stage::Choose => draws == after_draw,
            Stage::Over => draws == before_draw || draws == after_draw,
            _ => draws == before_draw,
        };
        if !fits {
            return Err(Fault::Active);
        }
    }
    Ok(())
}

/// Ball, conservations and match zone of the possession.
fn check_possession(rules: &Rules, state: &State) -> Result<(), Fault> {
    let counter = rules.counter_attack && state.needed == rules.counter_attack_conservations;
    if state.needed != rules.conservations && !counter {
        return Err(Fault::Needed);
    }
    if state.kept > state.needed || counter && state.duels == 0 {
        return Err(Fault::Conservations);
    }
    // CHI-314: who gathered last took the ball with it.
    if let Some(last) = state.zone_from.checked_sub(1)
        && (state.gathered_by_blue & 1 << last != 0) != (state.ball == Seat::SECOND)
    {
        return Err(Fault::Zone);
    }
    let in_zone = state.duels - state.zone_from;
    let shot_phase = state.in_shot_phase();
    // In phase C every duel in the zone kept the ball, but for the one that is being judged.
    let judged = u8::from(matches!(
        state.stage,
        Stage::OneTwo | Stage::Offside | Stage::Kick(Kick::FreeKick | Kick::Penalty)
    ));
    match state.stage {
        _ if !rules.card_shot && shot_phase && state.stage != Stage::Kick(Kick::Shot) => {
            if state.gave_up.is_some() { Ok(()) } else { Err(Fault::Conservations) }
        }
        Stage::Over => {
            if in_zone >= state.kept {
                Ok(())
            } else {
                Err(Fault::Zone)
            }
        }
        _ if shot_phase && in_zone >= state.kept + judged => Ok(()),
        _ if !shot_phase && in_zone == state.kept + judged => Ok(()),
        _ => Err(Fault::Zone),
    }
}

/// Can this be asked here?
fn check_asked(rules: &Rules, state: &State) -> Result<(), Fault> {
    let played_out = state.duels == rules.n_cards;
    let shot_phase = state.in_shot_phase();
    let cards = (state.duels > 0).then(|| (state.last_card(state.ball), state.last_card(state.defender())));
    let values = cards.and_then(|(own, other)| Some((own.value()?, other.value()?)));
    let fits = match state.stage {
        // CHI-901: the last card and a draw without a choice are not asked for.
        Stage::Choose => state.duels + 1 < rules.n_cards,
        Stage::Draw => !played_out && state.duels > 0 && !state.with_two_piles().is_empty(),
        Stage::Offside => {
            rules.offside
                && !shot_phase
                && values.is_some_and(|(own, other)| own >= other.saturating_add(rules.offside_gap))
        }
        Stage::OneTwo => {
            let before =
                (state.kept > 0).then(|| state.card_of_duel(state.ball, state.duels.wrapping_sub(2)));
            rules.one_two
                && !shot_phase
                && values.is_some_and(|(own, other)| {
                    own + 1 == other && before.and_then(Card::value) == Some(other)
                })
        }
        Stage::Kick(Kick::Shot) => {
            !rules.card_shot
                && shot_phase
                && cards.is_some_and(|(own, other)| !other.is_x() && own >= other || own.is_x())
        }
        Stage::Kick(Kick::FreeKick) => {
            !shot_phase && cards.is_some_and(|(own, other)| !own.is_x() && other.is_x())
        }
        Stage::Kick(Kick::Penalty) => {
            shot_phase && cards.is_some_and(|(own, other)| !own.is_x() && other.is_x())
        }
        Stage::Kick(Kick::LastShot) => played_out,
        Stage::Kick(Kick::ShootOut) | Stage::Over => played_out || state.gave_up.is_some(),
    };
    if fits { Ok(()) } else { Err(Fault::Asked) }
}

/// The shoot-out, and whether the match is over.
fn check_end(rules: &Rules, state: &State) -> Result<(), Fault> {
    let level = state.score(Seat::FIRST) == state.score(Seat::SECOND);
    let in_shoot_out = state.stage == Stage::Kick(Kick::ShootOut);
    if let Some(first) = state.first_kicker {
        let most = |seat: Seat| if seat == first { state.kicks.div_ceil(2) } else { state.kicks / 2 };
        let possible =
            state.kicks <= MOST_KICKS && SEATS.iter().all(|&seat| state.tally[seat.index()] <= most(seat));
        if !possible
            || !level
            || state.duels != rules.n_cards
            || !(in_shoot_out || state.stage == Stage::Over)
        {
            return Err(Fault::ShootOut);
        }
    } else if in_shoot_out {
        return Err(Fault::ShootOut);
    }
    let complete = state.kicks.is_multiple_of(2) && state.kicks / 2 >= rules.shootout_kicks;
    let at_limit = complete && rules.shootout_limit != 0 && state.kicks / 2 >= rules.shootout_limit;
    let led = complete && state.tally[0] != state.tally[1];
    let tossed = state.decided.is_some() && state.gave_up.is_none();
    let fits = match state.stage {
        Stage::Over if state.gave_up.is_some() => !tossed,
        Stage::Over if !level => state.kicks == 0 && !tossed,
        Stage::Over => led && !tossed || at_limit && !led && tossed,
        Stage::Kick(Kick::ShootOut) => !led && !at_limit && !tossed,
        _ => !tossed,
    };
    if fits { Ok(()) } else { Err(Fault::End) }
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(move |_| text != "none")
}

fn read_seat(text: &str) -> Result<Seat, Fault> {
    SEATS.into_iter().find(|&seat| Side(seat).letter() == text).ok_or(Fault::Form)
}

fn read_number<N: std::str::FromStr>(text: &str) -> Result<N, Fault> {
    text.parse().map_err(|_| Fault::Form)
}
