//! Reads the line of a position.

use crate::moves::read_points;
use crate::refusal::PositionFault as Fault;
use crate::square::{Dark, Light, read_place};
use crate::state::{Ended, Stage, State};
use crate::{Number, Offer, Shoot, Side};

/// The state of a line, or what is impossible about it.
pub(crate) fn read(game: &Shoot, line: &str) -> Result<State, Fault> {
    let mut fields = line.split("; ").peekable();
    let mut next =
        |prefix: &str| fields.next_if(|field| field.starts_with(prefix)).map(|field| &field[prefix.len()..]);
    let mut state = game.set_up();
    state.south = next("South=").and_then(Side::read).ok_or(Fault::Form)?;
    let red = read_side(next("R ").ok_or(Fault::Form)?)?;
    let blue = read_side(next("B ").ok_or(Fault::Form)?)?;
    state.put_all([red, blue]);
    let dead = read_ball(next("ball ").ok_or(Fault::Form)?, &mut state)?;
    if let Some(due) = next("due ") {
        read_due(due, &mut state, dead)?;
    } else {
        state.stage = Stage::Over;
        state.ended = read_end(next("over").ok_or(Fault::Form)?)?;
    }
    if dead && state.stage != Stage::DeadBall {
        return Err(Fault::Dead);
    }
    let (red, blue) = next("score ").and_then(|score| score.split_once('-')).ok_or(Fault::Form)?;
    state.score = [read_number(red)?, read_number(blue)?];
    state.throws = read_number(next("throws ").ok_or(Fault::Form)?)?;
    state.idle = read_number(next("idle ").ok_or(Fault::Form)?)?;
    if game.rules.length.has_halves() {
        let half = next("half ").and_then(|half| half.split_once(" from ")).ok_or(Fault::Half)?;
        state.second_half = half.0 == "2";
        state.half_from = read_number(half.1)?;
        state.first = next("first ").and_then(Side::read).ok_or(Fault::Half)?;
    }
    state.time_up = next("time up").is_some();
    if let Some(offer) = next("offer ") {
        let (side, word) = offer.split_once(' ').ok_or(Fault::Form)?;
        let offer = if word == "draw" { Offer::Draw } else { Offer::End };
        state.offer = Some((Side::read(side).ok_or(Fault::Form)?, offer));
    }
    if fields.next().is_some() {
        return Err(Fault::Form);
    }
    super::check::check(game, &state)?;
    // One way to write each state, so that equal states have equal hashes.
    if super::write(game, &state) == line { Ok(state) } else { Err(Fault::Form) }
}

fn read_side(text: &str) -> Result<[Dark; 11], Fault> {
    let mut words = text.split(' ');
    let mut squares = [Dark::from_index(0); 11];
    for (square, number) in squares.iter_mut().zip(Number::all()) {
        let (name, at) = words.next().and_then(|word| word.split_once('@')).ok_or(Fault::Form)?;
        if Number::read(name) != Some(number) {
            return Err(Fault::Form);
        }
        let (row, column) = read_place(at).ok_or(Fault::Form)?;
        *square = Dark::new(row, column).ok_or(Fault::PlayerSquare)?;
    }
    if words.next().is_none() { Ok(squares) } else { Err(Fault::Form) }
}

/// Reads the ball and answers whether it is dead.
fn read_ball(text: &str, state: &mut State) -> Result<bool, Fault> {
    let (at, held) = text.split_once(' ').ok_or(Fault::Form)?;
    let (row, column) = read_place(at).ok_or(Fault::Form)?;
    state.ball = Light::new(row, column).ok_or(Fault::BallSquare)?;
    if !matches!(held, "loose" | "dead") {
        state.holder = Some(Side::read(held).ok_or(Fault::Form)?);
    }
    Ok(held == "dead")
}

/// `R B then P 3-2`, `B P 6-1 used 9 (6)`, …
fn read_due(text: &str, state: &mut State, dead: bool) -> Result<(), Fault> {
    let words: Vec<&str> = text.split(' ').collect();
    let [side, kind, rest @ ..] = words.as_slice() else { return Err(Fault::Form) };
    state.side = Side::read(side).ok_or(Fault::Form)?;
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
        " draw" => Ok(Some(Ended::Draw)),
        " agreed" => Ok(Some(Ended::Agreed)),
        _ => {
            let loser = text.strip_prefix(" resign ").and_then(Side::read).ok_or(Fault::Form)?;
            Ok(Some(Ended::Resigned(loser)))
        }
    }
}

fn read_number<N: std::str::FromStr>(text: &str) -> Result<N, Fault> {
    text.parse().map_err(|_| Fault::Form)
}
