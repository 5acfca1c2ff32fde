//! Reads the line of a position.

use std::iter::Peekable;
use std::str::Split;

use onze_core::{Seat, Side, shown};

use super::Wrong;
use crate::moves::read_points;
use crate::refusal::PositionFault as Fault;
use crate::square::{Dark, Light, read_place};
use crate::state::{Ended, Stage, State};
use crate::{Number, Offer, Refusal, Shoot};

/// How each field is written.
const FORMS: [(&str, &str); 12] = [
    ("South", "South=R"),
    ("R", "R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2"),
    ("B", "B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18"),
    ("ball", "ball 12,10 R"),
    ("due", "due R B then P"),
    ("over", "over resign R"),
    ("score", "score 0-0"),
    ("throws", "throws 0"),
    ("idle", "idle 0"),
    ("half", "half 2 from 61"),
    ("first", "first B"),
    ("offer", "offer R draw"),
];

/// The state of a line, or which field of it is impossible and why.
pub(crate) fn read(game: &Shoot, line: &str) -> Result<State, Refusal> {
    let mut fields = Fields { rest: line.split("; ").peekable(), word: "" };
    let state = read_fields(game, &mut fields).map_err(|wrong| refuse(line, fields.word, wrong))?;
    if let Some(left) = fields.rest.next() {
        let (field, form, number) = ("", String::new(), None);
        return Err(Refusal::Position { fault: Fault::Unexpected, field, at: shown(left), form, number });
    }
    super::check::check(game, &state).map_err(|(wrong, field)| refuse(line, field, wrong))?;
    // One way to write each state, so that equal states have equal hashes.
    let ours = super::write(game, &state);
    if ours == line {
        return Ok(state);
    }
    let differ = ours.split("; ").zip(line.split("; ")).find(|(ours, theirs)| ours != theirs);
    let (form, at) = differ.unwrap_or((&ours, line));
    Err(Refusal::Position {
        fault: Fault::Form,
        field: "",
        at: shown(at),
        form: form.to_owned(),
        number: None,
    })
}

fn refuse(line: &str, field: &'static str, Wrong { fault, number }: Wrong) -> Refusal {
    let at = shown(line.split("; ").find(|text| first_word(text) == field).unwrap_or(field));
    let form = FORMS.iter().find(|(word, _)| *word == field).map_or("", |(_, form)| form);
    Refusal::Position { fault, field, at, form: form.to_owned(), number }
}

fn first_word(field: &str) -> &str {
    field.split([' ', '=']).next().unwrap_or(field)
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
        let field = self.rest.next_if(|field| first_word(field) == word)?;
        Some(field.get(word.len() + 1..).unwrap_or_default())
    }

    fn need(&mut self, word: &'static str) -> Result<&'a str, Fault> {
        self.next(word).ok_or(Fault::Form)
    }
}

fn read_fields(game: &Shoot, fields: &mut Fields<'_>) -> Result<State, Wrong> {
    let mut state = game.set_up();
    state.south = read_seat(fields.need("South")?).ok_or(Fault::Form)?;
    let red = read_side(fields.need("R")?)?;
    let blue = read_side(fields.need("B")?)?;
    state.put_all([red, blue]);
    let dead = read_ball(fields.need("ball")?, &mut state)?;
    if let Some(end) = fields.next("over") {
        state.stage = Stage::Over;
        state.ended = read_end(end)?;
    } else {
        read_due(fields.need("due")?, &mut state, dead)?;
    }
    if dead && state.stage != Stage::DeadBall {
        return Err(Fault::Dead.into());
    }
    let (red, blue) = fields.need("score")?.split_once('-').ok_or(Fault::Form)?;
    state.score = [read_number(red)?, read_number(blue)?];
    state.throws = read_number(fields.need("throws")?)?;
    state.idle = read_number(fields.need("idle")?)?;
    if game.rules.length.has_halves() {
        let half = fields.next("half").and_then(|half| half.split_once(" from ")).ok_or(Fault::Half)?;
        state.second_half = half.0 == "2";
        state.half_from = read_number(half.1)?;
        state.first = fields.next("first").and_then(read_seat).ok_or(Fault::Half)?;
    }
    state.time_up = fields.next("time").is_some();
    if let Some(offer) = fields.next("offer") {
        let (side, word) = offer.split_once(' ').ok_or(Fault::Form)?;
        let offer = if word == "draw" { Offer::Draw } else { Offer::End };
        state.offer = Some((read_seat(side).ok_or(Fault::Form)?, offer));
    }
    Ok(state)
}

fn read_side(text: &str) -> Result<[Dark; 11], Wrong> {
    let mut words = text.split(' ');
    let mut squares = [Dark::from_index(0); 11];
    for (square, number) in squares.iter_mut().zip(Number::all()) {
        let (name, at) = words.next().and_then(|word| word.split_once('@')).ok_or(Fault::Form)?;
        if Number::read(name) != Some(number) {
            return Err(Fault::Form.into());
        }
        let (row, column) = read_place(at).ok_or(Fault::Form)?;
        let none = Wrong { fault: Fault::PlayerSquare, number: Some(number) };
        *square = Dark::new(row, column).ok_or(none)?;
    }
    if words.next().is_none() { Ok(squares) } else { Err(Fault::Form.into()) }
}

/// Reads the ball and answers whether it is dead.
fn read_ball(text: &str, state: &mut State) -> Result<bool, Fault> {
    let (at, held) = text.split_once(' ').ok_or(Fault::Form)?;
    let (row, column) = read_place(at).ok_or(Fault::Form)?;
    state.ball = Light::new(row, column).ok_or(Fault::BallSquare)?;
    if !matches!(held, "loose" | "dead") {
        state.holder = Some(read_seat(held).ok_or(Fault::Form)?);
    }
    Ok(held == "dead")
}

/// `R B then P 3-2`, `B P 6-1 used 9 (6)`, …
fn read_due(text: &str, state: &mut State, dead: bool) -> Result<(), Fault> {
    let both = match text {
        "E" => Some(Stage::ThrowEnds),
        "K" => Some(Stage::ThrowKickOff),
        _ => None,
    };
    if let Some(stage) = both {
        state.stage = stage;
        return Ok(());
    }
    let words: Vec<&str> = text.split(' ').collect();
    let [side, kind, rest @ ..] = words.as_slice() else { return Err(Fault::Form) };
    state.side = read_seat(side).ok_or(Fault::Form)?;
    let rest = match rest {
        ["then", "P", rest @ ..] => {
            state.then_players = true;
            rest
        }
        ["pen", rest @ ..] => {
            state.penalty = true;
            rest
        }
        rest => rest,
    };
    let thrown = match rest {
        [] => false,
        [dice] => {
            state.dice = read_dice(dice).ok_or(Fault::Form)?;
            true
        }
        [dice, "used", number, points] => {
            state.dice = read_dice(dice).ok_or(Fault::Form)?;
            let points = points.strip_prefix('(').and_then(|points| points.strip_suffix(')'));
            let points = points.and_then(read_points).ok_or(Fault::Form)?;
            state.used = Some((Number::read(number).ok_or(Fault::Form)?, points));
            true
        }
        _ => return Err(Fault::Form),
    };
    state.stage = match (*kind, thrown) {
        ("B", false) => Stage::ThrowBall,
        ("B", true) => Stage::MoveBall,
        ("P", false) => Stage::ThrowPlayers,
        ("P", true) => Stage::UsePlayers,
        ("C", false) if dead => Stage::DeadBall,
        ("C", false) => Stage::Keeper,
        ("E", false) => Stage::Ends,
        _ => return Err(Fault::Form),
    };
    Ok(())
}

fn read_dice(text: &str) -> Option<[u8; 2]> {
    let (one, other) = text.split_once('-')?;
    let dice = [read_points(one)?, read_points(other)?];
    dice.iter().all(|&die| die <= 6).then_some(dice)
}

fn read_end(text: &str) -> Result<Option<Ended>, Fault> {
    match text {
        "" => Ok(None),
        "draw" => Ok(Some(Ended::Draw)),
        "agreed" => Ok(Some(Ended::Agreed)),
        _ => {
            let loser = text.strip_prefix("resign ").and_then(read_seat).ok_or(Fault::Form)?;
            Ok(Some(Ended::Resigned(loser)))
        }
    }
}

/// `R` or `B`.
fn read_seat(text: &str) -> Option<Seat> {
    Side::read(text).map(Side::seat)
}

fn read_number<N: std::str::FromStr>(text: &str) -> Result<N, Fault> {
    text.parse().map_err(|_| Fault::Form)
}
