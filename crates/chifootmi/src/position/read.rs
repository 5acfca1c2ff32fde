//! Reads the line of a position.

use std::iter::Peekable;
use std::str::Split;

use onze_core::{Game, Seat, Side, shown};

use super::{SEATS, STAGES};
use crate::refusal::PositionFault as Fault;
use crate::state::{EMPTY, MOST_CARDS, State};
use crate::{Card, Chifootmi, Direction, Move, Pile, Refusal};

/// How each field is written.
const FORMS: [(&str, &str); 10] = [
    ("R", "R 8 5 10 11 4 1 3 7 2 9 6 slots 1 2 5 4 played 3 goals none"),
    ("B", "B 7 1 11 5 2 6 10 8 9 4 3 slots 1 2 3 5 played 4 goals none"),
    ("gathered", "gathered R"),
    ("ball", "ball R 0/2"),
    ("now", "now choose"),
    ("sealed", "sealed R P1"),
    ("timed-out", "timed-out R"),
    ("shoot-out", "shoot-out R 3 1-1"),
    ("toss", "toss R"),
    ("gave-up", "gave-up R"),
];

/// The state of a line, or which field of it is impossible and why.
pub(crate) fn read(game: &Chifootmi, line: &str) -> Result<State, Refusal> {
    let mut fields = Fields { rest: line.split("; ").peekable(), word: "" };
    let state = read_fields(game, &mut fields).map_err(|fault| refuse(line, fields.word, fault))?;
    if let Some(left) = fields.rest.next() {
        let (field, form) = ("", String::new());
        return Err(Refusal::Position { fault: Fault::Unexpected, field, at: shown(left), form });
    }
    super::check::check(&game.rules, &state).map_err(|fault| refuse(line, fault.field(), fault))?;
    // One way to write each state, so that equal states have equal hashes.
    let ours = super::write(game, &state);
    if ours == line {
        return Ok(state);
    }
    let differ = ours.split("; ").zip(line.split("; ")).find(|(ours, theirs)| ours != theirs);
    let (form, at) = differ.unwrap_or((&ours, line));
    Err(Refusal::Position { fault: Fault::Form, field: "", at: shown(at), form: form.to_owned() })
}

fn refuse(line: &str, field: &'static str, fault: Fault) -> Refusal {
    let is_it = |text: &&str| text.split(' ').next() == Some(field);
    let at = shown(line.split("; ").find(is_it).unwrap_or(field));
    let form = FORMS.iter().find(|(word, _)| *word == field).map_or("", |(_, form)| form);
    Refusal::Position { fault, field, at, form: form.to_owned() }
}

/// The fields of a line, one after the other.
struct Fields<'a> {
    rest: Peekable<Split<'a, &'static str>>,
    /// The field that was asked for last: what is wrong is wrong there.
    word: &'static str,
}

impl<'a> Fields<'a> {
    /// What stands behind this word, if the next field begins with it.
    fn next(&mut self, word: &'static str) -> Option<&'a str> {
        self.word = word;
        let field = self.rest.next_if(|field| field.split(' ').next() == Some(word))?;
        field.split_once(' ').map(|(_, rest)| rest)
    }

    fn need(&mut self, word: &'static str) -> Result<&'a str, Fault> {
        self.next(word).ok_or(Fault::Form)
    }
}

fn read_fields(game: &Chifootmi, fields: &mut Fields<'_>) -> Result<State, Fault> {
    let mut state = game.laid_out(game.decks, Seat::FIRST);
    let red = read_side(game, fields.need("R")?, &mut state, Seat::FIRST)?;
    let blue = read_side(game, fields.need("B")?, &mut state, Seat::SECOND)?;
    if red != blue {
        return Err(Fault::Duels);
    }
    state.duels = red;
    read_gathered(fields.need("gathered")?, &mut state)?;
    let (ball, conservations) = fields.need("ball")?.split_once(' ').ok_or(Fault::Form)?;
    state.ball = read_seat(ball)?;
    let (kept, needed) = conservations.split_once('/').ok_or(Fault::Form)?;
    (state.kept, state.needed) = (read_number(kept)?, read_number(needed)?);
    let now = fields.need("now")?;
    state.ask(STAGES.iter().find(|(name, _)| *name == now).ok_or(Fault::Form)?.1);
    while let Some(sealed) = fields.next("sealed") {
        read_sealed(game, sealed, &mut state)?;
    }
    state.timed_out = fields.next("timed-out").map(read_seat).transpose()?;
    if let Some(shoot_out) = fields.next("shoot-out") {
        let mut parts = shoot_out.split([' ', '-']);
        let mut part = || parts.next().ok_or(Fault::Form);
        state.first_kicker = Some(read_seat(part()?)?);
        state.kicks = read_number(part()?)?;
        state.tally = [read_number(part()?)?, read_number(part()?)?];
    }
    state.decided = fields.next("toss").map(read_seat).transpose()?;
    if let Some(loser) = fields.next("gave-up") {
        state.gave_up = Some(read_seat(loser)?);
        state.decided = state.gave_up.map(Seat::other);
    }
    Ok(state)
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

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(move |_| text != "none")
}

fn read_seat(text: &str) -> Result<Seat, Fault> {
    SEATS.into_iter().find(|&seat| Side::of(seat).letter() == text).ok_or(Fault::Form)
}

fn read_number<N: std::str::FromStr>(text: &str) -> Result<N, Fault> {
    text.parse().map_err(|_| Fault::Form)
}
