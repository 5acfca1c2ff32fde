//! Reads the line of a state.

use onze_core::Side;

use super::{PositionFault as Fault, check, due, usual, write};
use crate::aim::{Class, Kind};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::game::Simulator;
use crate::moves::Dive;
use crate::notation::{Reader, read_aim};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Ended, Hands, Last, Prepared, Restart, Shootout, Stage, State, Where};

/// The state of a line, if a match can reach it.
pub(crate) fn read(game: &Simulator, text: &str) -> Result<State, Refusal> {
    let mut state = parse(game, text).map_err(unreadable)?;
    check::check(game, &mut state).map_err(|fault| Refusal::Position { fault, item: None })?;
    // One way to write each.
    let written = write(game, &state);
    if written == text {
        return Ok(state);
    }
    let as_written =
        text.split("; ").zip(written.split("; ")).take_while(|(item, known)| item == known).count();
    Err(unreadable(as_written))
}

/// The item with this number, from 0, cannot be read.
fn unreadable(index: usize) -> Refusal {
    Refusal::Position { fault: Fault::Form, item: u16::try_from(index + 1).ok() }
}

/// The state of a line, or the number of the first item that cannot be read.
fn parse(game: &Simulator, text: &str) -> Result<State, usize> {
    let mut state = game.before_line_up();
    for (index, item) in text.split("; ").enumerate() {
        if index == 0 {
            state.stage = Stage::read(item).ok_or(index)?;
        } else {
            let (name, value) = item.split_once(' ').unwrap_or((item, ""));
            add(game, &mut state, name, value).ok_or(index)?;
        }
    }
    Ok(state)
}

fn add(game: &Simulator, state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "R" | "B" => team(game, state, Side::read(name)?, value)?,
        "sealed-lineup" => state.sealed.line_up = Some(usual(game, state, Side::read(value)?)),
        // By whom, positions of versions 1 to 3 do not tell.
        "replaced" if game.rules.until_3 => state.came_on = Pegs::only(Peg::R1),
        "due" => state.due = Some(due::read(game, state, value)?),
        _ => {
            match_state(state, name, value)
                .or_else(|| turn(state, name, value))
                .or_else(|| kick(state, name, value))
                .or_else(|| rest(state, name, value))?;
        }
    }
    Some(())
}

fn of<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

fn pegs(text: &str) -> Option<Pegs> {
    text.split(' ').map(Peg::parse).try_fold(Pegs::NONE, |all, peg| peg.map(|peg| all.with(peg)))
}

fn pair<T: std::str::FromStr>(text: &str) -> Option<[T; 2]> {
    let (red, blue) = text.split_once('-')?;
    Some([red.parse().ok()?, blue.parse().ok()?])
}

fn match_state(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "attack" => state.turn.attack = Side::read(value)?,
        "half" => state.half.number = value.parse().ok()?,
        "t" => state.half.t = value.parse().ok()?,
        "score" => state.score = pair(value)?,
        "time" => state.half.time_up = value == "up",
        "late" => state.half.late = value.parse().ok()?,
        "added" => state.half.added = value.parse().ok()?,
        "first" => state.first = Side::read(value)?,
        "substitutions" => state.substitutions = pair(value)?,
        "yellow" => state.yellow = pegs(value)?,
        "reserve" => state.reserves = pegs(value)?,
        "ball" => {
            let (at, cell) = value.strip_prefix('@')?.split_once(' ')?;
            state.ball.at = Point::parse(at)?;
            state.ball.cell = Cell::parse(cell)?;
        }
        "carrier" => state.ball.carrier = Some(Peg::parse(value)?),
        _ => return None,
    }
    Some(())
}

fn turn(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "hands" => state.ball.hands = of(&[(Hands::Held, "held"), (Hands::PutDown, "down")], value)?,
        "carried" => state.turn.carried = value.parse().ok()?,
        "relance" => state.turn.relance = true,
        "restart" => state.turn.restart = Some(Restart::read(value)?),
        "only" => state.turn.only = Some(Class::read(value)?),
        "crosses" => state.turn.crosses = value.parse().ok()?,
        "shots" => state.turn.shots = value.parse().ok()?,
        "passed" => state.turn.passed = pegs(value)?,
        "moved" => state.turn.moved = pegs(value)?,
        "m" => state.turn.m = value.parse().ok()?,
        "reach" => state.turn.limit = value.parse().ok()?,
        "failed" => state.turn.failed = pegs(value)?,
        "failed-before" => state.turn.failed_before = pegs(value)?,
        "grounded" => state.grounded = pegs(value)?,
        "holds" => state.turn.holds = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}

fn kick(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "declared" => state.declared.class = Some(Class::read(value)?),
        "direct" => state.declared.direct = true,
        "heading" => state.ball.on_head = true,
        "keeper" => {
            state.declared.keeper = of(&[(Prepared::Placed, "placed"), (Prepared::Bar, "bar")], value)?;
        }
        "sealed-kick" => state.sealed.kick = Some(read_aim(value)?),
        "sealed-dive" => state.sealed.dive = Some(Dive::read(value)?),
        "before" => {
            let (keeper, playing) = value.split_once(' ')?;
            let handed_in = state.sealed.line_up.as_mut()?;
            handed_in.keeper = Peg::parse(keeper)?;
            handed_in.playing = pegs(playing)?;
        }
        "sealed-substitutions" => state.sealed.substitutions = pair(value)?,
        "immediate" => state.declared.immediate = true,
        "last" => state.last = Some(last(value)?),
        _ => return None,
    }
    Some(())
}

fn rest(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "leapt" => state.turn.leapt = pegs(value)?,
        "stepped" => state.turn.stepped = pegs(value)?,
        "stepped-back" => state.turn.stepped_back = true,
        "free" => state.turn.free = pegs(value)?,
        "quick-pegs" => state.turn.phase3.pegs = value.parse().ok()?,
        "quick-spent" => state.turn.phase3.spent = true,
        "quick-keeper" => state.turn.phase3.keeper = true,
        "quick-any" => state.turn.phase3.any = true,
        "replaced" => state.came_on = pegs(value)?,
        "shootout" => {
            let mut words = value.split(' ');
            let begins = Side::read(words.next()?)?;
            let kicks = words.next()?.parse().ok()?;
            let goals = pair(words.next()?)?;
            state.shootout = Some(Shootout { begins, kicks, goals, taken: Pegs::NONE });
        }
        "taken" => state.shootout.as_mut()?.taken = pegs(value)?,
        "gave-up" => state.ended = Some(Ended::GaveUp(Side::read(value)?)),
        "too-few" => state.ended = Some(Ended::TooFew(Side::read(value)?)),
        _ => return None,
    }
    Some(())
}

fn team(game: &Simulator, state: &mut State, side: Side, text: &str) -> Option<()> {
    let (keeper, places) = text.split_once(' ')?;
    state.keepers[side.index()] = Peg::parse(keeper).filter(|peg| peg.side() == side)?;
    let mut places = places.split(", ");
    let reader = Reader(&game.pitch);
    for peg in Peg::of(side) {
        match places.next()? {
            "bench" => state.take_away(peg, Where::Bench),
            "off" => state.take_away(peg, Where::Off),
            "sent" => state.take_away(peg, Where::SentOff),
            "lifted" => state.take_away(peg, Where::Lifted),
            place => match place.strip_prefix("lifted ") {
                Some(place) => state.lift_at(&game.pitch, peg, reader.place(place)?),
                None => state.put(&game.pitch, peg, body(&reader, place)?),
            },
        }
    }
    places.next().is_none().then_some(())
}

fn body(reader: &Reader<'_>, text: &str) -> Option<Body> {
    match text.split_once('/') {
        Some((place, angle)) => {
            Some(Body { at: reader.place(place)?, stance: Stance::Lying(Angle::parse(angle)?) })
        }
        None => Some(Body::standing(reader.place(text)?)),
    }
}

fn last(text: &str) -> Option<Last> {
    let mut parts = text.split(", ");
    let mut words = parts.next()?.split(' ');
    let mut last = Last {
        kicker: Peg::parse(words.next()?)?,
        class: Class::read(words.next()?)?,
        kind: Kind::read(words.next()?)?,
        from: Cell::parse(words.next()?)?,
        direct: false,
        header: false,
        restart: None,
        dodge: false,
        relance: false,
        stayed: false,
        pressed_by: Pegs::NONE,
        touched: Pegs::NONE,
        final_touch: None,
        offside: Pegs::NONE,
        dribbled: None,
        beaten: false,
        keeper_ready: false,
    };
    for flag in words {
        match flag {
            "direct" => last.direct = true,
            "header" => last.header = true,
            "dodge" => last.dodge = true,
            "relance" => last.relance = true,
            "stayed" => last.stayed = true,
            "beaten" => last.beaten = true,
            "ready" => last.keeper_ready = true,
            _ => return None,
        }
    }
    for part in parts {
        let (name, value) = part.split_once(' ')?;
        match name {
            "restart" => last.restart = Some(Restart::read(value)?),
            "pressed" => last.pressed_by = pegs(value)?,
            "touched" => last.touched = pegs(value)?,
            "offside" => last.offside = pegs(value)?,
            "by" => last.final_touch = Some(Peg::parse(value)?),
            "dribbled" => last.dribbled = Some(Peg::parse(value)?),
            _ => return None,
        }
    }
    Some(last)
}
