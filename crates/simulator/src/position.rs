//! A whole state on one line (SIM-317, SIM-318): items with a name, most of them left out at their usual values.
//!
//! ```text
//! action; attack R; half 1; t 3; score 0-0; R keeper R1: R1 F1, R2 C4@170,120, R9 F17/90, R12 bench, …; B keeper B1: …;
//! ball @470,333 F11; carrier R8; m 2; moved R10 R7; last R8 pass low F9 touched R10 by R10; …
//! ```
//!
//! A peg is at a place, `bench`, `off`, `sent` or `lifted` (with the place it was lifted from). An item that is there says
//! something; one that is missing has its usual value. A draw that is due comes last: `due tackle B6`. The order is fixed, so equal states are equal lines.

mod check;
mod due;
mod line;

use std::fmt::Write;

use onze_core::Side;
use serde::Serialize;

use self::line::{Line, list, pegs};
use crate::aim::{Class, Kind};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::game::Simulator;
use crate::notation::{Reader, Writer};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Ended, HandedIn, Last, Shootout, State, Where};
use onze_core::reasons;

reasons! {
    /// What is wrong with a position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PositionFault {
        /// It is not written as positions are.
        Form because ["SIM-317", "SIM-318"],
        /// A peg is not wholly inside a cell.
        Place because ["SIM-127"],
        /// Two bodies overlap.
        Overlap because ["SIM-128"],
        /// Too many pegs in a cell.
        Capacity because ["SIM-129", "SIM-848"],
        /// A side has too few pegs, or too many.
        Team because ["SIM-201", "SIM-876"],
        /// A keeper who cannot be one.
        Keeper because ["SIM-211"],
        /// Substitutions that do not fit the pegs.
        Substitutions because ["SIM-885"],
        /// The ball lies where it cannot.
        Ball because ["SIM-820"],
        /// A carrier who cannot have the ball.
        Carrier because ["SIM-519"],
        /// The ball in hands that may not hold it.
        Hands because ["SIM-656", "SIM-658"],
        /// A clock that cannot show this.
        Clock because ["SIM-801", "SIM-806"],
        /// Counters that a turn cannot reach.
        Counters because ["SIM-312", "SIM-313"],
        /// What is asked does not fit the rest.
        Stage because ["SIM-317", "SIM-318"],
        /// A choice is handed in that nobody was asked for.
        Sealed because ["SIM-1004"],
        /// A shoot-out that the options or the score do not allow.
        Shootout because ["SIM-895", "SIM-896"],
    }
}

/// The line of a state.
pub(crate) fn write(game: &Simulator, state: &State) -> String {
    let mut line = Line::Written(String::new());
    go_through(&mut line, game, &mut state.clone());
    line.written()
}

/// The state of a line, if a match can reach it.
pub(crate) fn read(game: &Simulator, text: &str) -> Result<State, Refusal> {
    let mut state = game.before_line_up();
    let mut line = Line::of(text);
    go_through(&mut line, game, &mut state);
    line.end().map_err(unreadable)?;
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
    Refusal::Position { fault: PositionFault::Form, item: u16::try_from(index + 1).ok() }
}

/// All items in their order: those of a line that is written are taken from the state, those of one that is read are put
/// there.
fn go_through(line: &mut Line<'_>, game: &Simulator, state: &mut State) {
    line.stage(&mut state.stage);
    line.always("attack", &mut state.turn.attack);
    line.always("half", &mut state.half.number);
    line.always("t", &mut state.half.t);
    line.always("score", &mut state.score);
    line.flag("time up", &mut state.half.time_up);
    line.item("late", &mut state.half.late, 0);
    line.item("added", &mut state.half.added, 0);
    line.always("first", &mut state.first);
    line.item("substitutions", &mut state.substitutions, [0; 2]);
    line.item("yellow", &mut state.yellow, Pegs::NONE);
    line.item("reserve", &mut state.reserves, Pegs::NONE);
    for side in Side::BOTH {
        line.write(side.letter(), || write_team(game, state, side));
        line.read(side.letter(), |text| read_team(game, state, side, text));
    }
    line.write("ball", || format!("@{} {}", state.ball.at, state.ball.cell));
    let ball = line.read("ball", |text| {
        let (at, cell) = text.strip_prefix('@')?.split_once(' ')?;
        Some((Point::parse(at)?, Cell::parse(cell)?))
    });
    (state.ball.at, state.ball.cell) = ball.unwrap_or((state.ball.at, state.ball.cell));
    line.item("carrier", &mut state.ball.carrier, None);
    turn(line, state);
    kick(line, game, state);
    line.write_some("last", || state.last.map(write_last));
    state.last = line.read("last", read_last).or(state.last);
    rest(line, game, state);
    line.write_some("due", || state.due.as_ref().map(|due| due::write(game, due)));
    state.due = line.read("due", |text| due::read(game, state, text)).or(state.due);
}

fn turn(line: &mut Line<'_>, state: &mut State) {
    let turn = &mut state.turn;
    line.item("hands", &mut state.ball.hands, crate::state::Hands::No);
    line.item("carried", &mut turn.carried, 0);
    line.flag("relance", &mut turn.relance);
    line.item("restart", &mut turn.restart, None);
    line.item("only", &mut turn.only, None);
    line.item("crosses", &mut turn.crosses, 0);
    line.item("shots", &mut turn.shots, 0);
    line.item("passed", &mut turn.passed, Pegs::NONE);
    line.item("moved", &mut turn.moved, Pegs::NONE);
    line.item("m", &mut turn.m, 0);
    line.item("reach", &mut turn.limit, 3);
    line.item("failed", &mut turn.failed, Pegs::NONE);
    line.item("failed-before", &mut turn.failed_before, Pegs::NONE);
    line.item("grounded", &mut state.grounded, Pegs::NONE);
    line.item("holds", &mut turn.holds, 0);
}

fn kick(line: &mut Line<'_>, game: &Simulator, state: &mut State) {
    line.item("declared", &mut state.declared.class, None);
    line.flag("direct", &mut state.declared.direct);
    line.flag("heading", &mut state.ball.on_head);
    line.item("keeper", &mut state.declared.keeper, crate::state::Prepared::No);
    line.item("sealed-kick", &mut state.sealed.kick, None);
    line.item("sealed-dive", &mut state.sealed.dive, None);
    let handed_in = state.sealed.line_up;
    line.write_some("sealed-lineup", || handed_in.map(|handed_in| handed_in.side));
    let side = line.read("sealed-lineup", Side::read);
    state.sealed.line_up = side.map(|side| usual(game, state, side)).or(handed_in);
    let told = handed_in
        .filter(|&handed_in| handed_in != usual(game, state, handed_in.side) && !game.rules.untold_line_ups);
    line.write_some("before", || told.map(|told| format!("{} {}", told.keeper, list(told.playing))));
    let before = line.read("before", |text| {
        let (keeper, playing) = text.split_once(' ')?;
        Some(HandedIn { keeper: Peg::parse(keeper)?, playing: pegs(playing)?, ..state.sealed.line_up? })
    });
    state.sealed.line_up = before.or(state.sealed.line_up);
    line.item("sealed-substitutions", &mut state.sealed.substitutions, [0; 2]);
    line.flag("immediate", &mut state.declared.immediate);
}

fn rest(line: &mut Line<'_>, game: &Simulator, state: &mut State) {
    line.item("leapt", &mut state.turn.leapt, Pegs::NONE);
    line.item("stepped", &mut state.turn.stepped, Pegs::NONE);
    line.flag("stepped-back", &mut state.turn.stepped_back);
    line.item("free", &mut state.turn.free, Pegs::NONE);
    line.item("quick-pegs", &mut state.turn.phase3.pegs, 0);
    line.flag("quick-spent", &mut state.turn.phase3.spent);
    line.flag("quick-keeper", &mut state.turn.phase3.keeper);
    line.flag("quick-any", &mut state.turn.phase3.any);
    if game.rules.until_3 {
        let mut replaced = !state.came_on.is_empty();
        line.flag("replaced", &mut replaced);
        state.came_on = if replaced { Pegs::only(Peg::R1) } else { Pegs::NONE };
    } else {
        line.item("replaced", &mut state.came_on, Pegs::NONE);
    }
    line.write_some("shootout", || {
        let Shootout { begins, kicks, goals: [red, blue], .. } = state.shootout?;
        Some(format!("{begins} {kicks} {red}-{blue}"))
    });
    let shootout = line.read("shootout", |text| {
        let mut words = text.splitn(3, ' ');
        let (begins, kicks) = (Side::read(words.next()?)?, words.next()?.parse().ok()?);
        Some(Shootout { begins, kicks, goals: line::pair(words.next()?)?, taken: Pegs::NONE })
    });
    state.shootout = shootout.or(state.shootout);
    if let Some(shootout) = &mut state.shootout {
        line.item("taken", &mut shootout.taken, Pegs::NONE);
    }
    for (name, how) in [("gave-up", Ended::GaveUp as fn(Side) -> Ended), ("too-few", Ended::TooFew)] {
        line.write_some(name, || Side::BOTH.into_iter().find(|&side| state.ended == Some(how(side))));
        state.ended = line.read(name, Side::read).map(how).or(state.ended);
    }
}

/// What was known of a side before the line-up that it has handed in, if nothing has changed by it: the first eleven in
/// the first half, in the second those who line up.
fn usual(game: &Simulator, state: &State, side: Side) -> HandedIn {
    let first = game.before_line_up();
    let before = if state.half.number == 1 { &first } else { state };
    HandedIn { side, keeper: before.keeper_of(side), playing: before.playing(side) }
}

fn write_team(game: &Simulator, state: &State, side: Side) -> String {
    let writer = Writer(&game.pitch);
    let place = |peg: Peg| match state.whereabouts(peg) {
        Where::Bench => "bench".to_owned(),
        Where::Off => "off".to_owned(),
        Where::SentOff => "sent".to_owned(),
        Where::On(Stance::Standing) => writer.place(state.point(peg)),
        Where::On(Stance::Lying(angle)) => format!("{}/{angle}", writer.place(state.point(peg))),
        Where::Lifted if state.point(peg) == Point::default() => "lifted".to_owned(),
        Where::Lifted => format!("lifted {}", writer.place(state.point(peg))),
    };
    let pegs: Vec<String> = Peg::of(side).map(place).collect();
    format!("{} {}", state.keeper_of(side), pegs.join(", "))
}

fn read_team(game: &Simulator, state: &mut State, side: Side, text: &str) -> Option<()> {
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

/// What was true of a kick, whom it concerned, and who alone, each with its name.
type Parts<'a> = (
    [(&'static str, &'a mut bool); 7],
    [(&'static str, &'a mut Pegs); 3],
    [(&'static str, &'a mut Option<Peg>); 2],
);

fn parts(last: &mut Last) -> Parts<'_> {
    (
        [
            ("direct", &mut last.direct),
            ("header", &mut last.header),
            ("dodge", &mut last.dodge),
            ("relance", &mut last.relance),
            ("stayed", &mut last.stayed),
            ("beaten", &mut last.beaten),
            ("ready", &mut last.keeper_ready),
        ],
        [("pressed", &mut last.pressed_by), ("touched", &mut last.touched), ("offside", &mut last.offside)],
        [("by", &mut last.final_touch), ("dribbled", &mut last.dribbled)],
    )
}

fn write_last(mut last: Last) -> String {
    let mut text = format!("{} {} {} {}", last.kicker, last.class.word(), last.kind.word(), last.from);
    let restart = last.restart;
    let (flags, several, single) = parts(&mut last);
    for (name, _) in flags.into_iter().filter(|(_, set)| **set) {
        let _ = write!(text, " {name}");
    }
    if let Some(restart) = restart {
        let _ = write!(text, ", restart {}", restart.word());
    }
    for (name, pegs) in several.into_iter().filter(|(_, pegs)| !pegs.is_empty()) {
        let _ = write!(text, ", {name} {}", list(*pegs));
    }
    for (name, peg) in single.into_iter().filter_map(|(name, peg)| Some((name, (*peg)?))) {
        let _ = write!(text, ", {name} {peg}");
    }
    text
}

fn read_last(text: &str) -> Option<Last> {
    let mut items = text.split(", ");
    let mut words = items.next()?.split(' ');
    let kicker = Peg::parse(words.next()?)?;
    let (class, kind) = (Class::read(words.next()?)?, Kind::read(words.next()?)?);
    let mut last = Last::new(kicker, class, kind, Cell::parse(words.next()?)?);
    for flag in words {
        *parts(&mut last).0.into_iter().find(|(name, _)| *name == flag)?.1 = true;
    }
    for item in items {
        let (name, value) = item.split_once(' ')?;
        let (_, several, single) = parts(&mut last);
        if let Some((_, pegs)) = several.into_iter().find(|(known, _)| *known == name) {
            *pegs = line::pegs(value)?;
        } else if let Some((_, peg)) = single.into_iter().find(|(known, _)| *known == name) {
            *peg = Some(Peg::parse(value)?);
        } else {
            last.restart = Some(crate::state::Restart::read(value).filter(|_| name == "restart")?);
        }
    }
    Some(last)
}
