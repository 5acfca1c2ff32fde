//! Reads the line of a state.

use super::{CLASSES, PositionFault as Fault, STAGES, check, write};
use crate::aim::Kind;
use crate::angle::Angle;
use crate::cell::Cell;
use crate::game::Simulator;
use crate::moves::Dive;
use crate::notation::{Reader, read_aim};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::side::Side;
use crate::state::{Ended, Hands, Last, Prepared, Restart, Shootout, State, Where};

/// The state of a line, if a match can reach it.
pub(crate) fn read(game: &Simulator, text: &str) -> Result<State, Fault> {
    let mut state = parse(game, text).ok_or(Fault::Form)?;
    check::check(game, &mut state)?;
    // One way to write each.
    if write(game, &state) == text { Ok(state) } else { Err(Fault::Form) }
}

fn parse(game: &Simulator, text: &str) -> Option<State> {
    let mut items = text.split("; ");
    let mut state = game.before_line_up();
    state.stage = of(&STAGES, items.next()?)?;
    for item in items {
        let (name, value) = item.split_once(' ').unwrap_or((item, ""));
        let done = match_state(&mut state, name, value)
            .or_else(|| turn(&mut state, name, value))
            .or_else(|| kick(&mut state, name, value))
            .or_else(|| rest(&mut state, name, value));
        match done {
            Some(()) => {}
            None if name == "R" || name == "B" => team(game, &mut state, Side::parse(name)?, value)?,
            None => return None,
        }
    }
    Some(state)
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
        "attack" => state.attack = Side::parse(value)?,
        "half" => state.half = value.parse().ok()?,
        "t" => state.t = value.parse().ok()?,
        "score" => state.score = pair(value)?,
        "time" => state.time_up = value == "up",
        "added" => state.added = value.parse().ok()?,
        "first" => state.first = Side::parse(value)?,
        "substitutions" => state.substitutions = pair(value)?,
        "yellow" => state.yellow = pegs(value)?,
        "reserve" => state.reserves = pegs(value)?,
        "ball" => {
            let (at, cell) = value.strip_prefix('@')?.split_once(' ')?;
            state.ball = Point::parse(at)?;
            state.ball_cell = Cell::parse(cell)?;
        }
        "carrier" => state.carrier = Some(Peg::parse(value)?),
        _ => return None,
    }
    Some(())
}

fn turn(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "hands" => state.hands = of(&[(Hands::Held, "held"), (Hands::PutDown, "down")], value)?,
        "carried" => state.carried = value.parse().ok()?,
        "relance" => state.relance = true,
        "restart" => state.restart = Some(of(&Restart::ALL, value)?),
        "only" => state.only = Some(of(&CLASSES, value)?),
        "crosses" => state.crosses = value.parse().ok()?,
        "shots" => state.shots = value.parse().ok()?,
        "passed" => state.passed = pegs(value)?,
        "moved" => state.moved = pegs(value)?,
        "m" => state.m = value.parse().ok()?,
        "reach" => state.reach = value.parse().ok()?,
        "failed" => state.failed = pegs(value)?,
        "failed-before" => state.failed_before = pegs(value)?,
        "grounded" => state.grounded = pegs(value)?,
        "holds" => state.holds = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}

fn kick(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "declared" => state.declared = Some(of(&CLASSES, value)?),
        "direct" => state.direct = true,
        "heading" => state.heading = true,
        "keeper" => state.keeper = of(&[(Prepared::Placed, "placed"), (Prepared::Bar, "bar")], value)?,
        "sealed-kick" => state.sealed_kick = Some(read_aim(value)?),
        "sealed-dive" => state.sealed_dive = Some(Dive::ALL.into_iter().find(|dive| dive.word() == value)?),
        "sealed-lineup" => state.sealed_lineup = Some(Side::parse(value)?),
        "sealed-substitutions" => state.sealed_substitutions = pair(value)?,
        "immediate" => state.immediate = true,
        "last" => state.last = Some(last(value)?),
        _ => return None,
    }
    Some(())
}

fn rest(state: &mut State, name: &str, value: &str) -> Option<()> {
    match name {
        "leapt" => state.leapt = pegs(value)?,
        "stepped" => state.stepped = pegs(value)?,
        "stepped-back" => state.stepped_back = true,
        "free" => state.free = pegs(value)?,
        "quick-pegs" => state.quick.pegs = value.parse().ok()?,
        "quick-spent" => state.quick.spent = true,
        "quick-keeper" => state.quick.keeper = true,
        "quick-any" => state.quick.any = true,
        "replaced" => state.replaced = true,
        "shootout" => {
            let mut words = value.split(' ');
            let begins = Side::parse(words.next()?)?;
            let kicks = words.next()?.parse().ok()?;
            let goals = pair(words.next()?)?;
            state.shootout = Some(Shootout { begins, kicks, goals, taken: Pegs::NONE });
        }
        "taken" => state.shootout.as_mut()?.taken = pegs(value)?,
        "gave-up" => state.ended = Some(Ended::GaveUp(Side::parse(value)?)),
        "too-few" => state.ended = Some(Ended::TooFew(Side::parse(value)?)),
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
    let kinds = [Kind::Low, Kind::Lob, Kind::Head].map(|kind| (kind, kind.word()));
    let mut last = Last {
        kicker: Peg::parse(words.next()?)?,
        class: of(&CLASSES, words.next()?)?,
        kind: of(&kinds, words.next()?)?,
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
            "restart" => last.restart = Some(of(&Restart::ALL, value)?),
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
