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
mod read;

use std::fmt::{Display, Write};

use onze_core::{Because, Clause, Side};
use serde::Serialize;

pub(crate) use read::read;

use crate::game::Simulator;
use crate::notation::{Writer, write_aim};
use crate::peg::{Peg, Pegs};
use crate::place::Stance;
use crate::state::{Ended, HandedIn, Hands, Last, Prepared, State, Where};

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionFault {
    /// It is not written as positions are.
    Form,
    /// A peg is not wholly inside a cell.
    Place,
    /// Two bodies overlap.
    Overlap,
    /// Too many pegs in a cell.
    Capacity,
    /// A side has too few pegs, or too many.
    Team,
    /// A keeper who cannot be one.
    Keeper,
    /// Substitutions that do not fit the pegs.
    Substitutions,
    /// The ball lies where it cannot.
    Ball,
    /// A carrier who cannot have the ball.
    Carrier,
    /// The ball in hands that may not hold it.
    Hands,
    /// A clock that cannot show this.
    Clock,
    /// Counters that a turn cannot reach.
    Counters,
    /// What is asked does not fit the rest.
    Stage,
    /// A choice is handed in that nobody was asked for.
    Sealed,
    /// A shoot-out that the options or the score do not allow.
    Shootout,
}

impl Because for PositionFault {
    fn rules(&self) -> &'static [Clause] {
        match self {
            PositionFault::Form | PositionFault::Stage => &[Clause("SIM-317"), Clause("SIM-318")],
            PositionFault::Place => &[Clause("SIM-127")],
            PositionFault::Overlap => &[Clause("SIM-128")],
            PositionFault::Capacity => &[Clause("SIM-129"), Clause("SIM-848")],
            PositionFault::Team => &[Clause("SIM-201"), Clause("SIM-876")],
            PositionFault::Keeper => &[Clause("SIM-211")],
            PositionFault::Substitutions => &[Clause("SIM-885")],
            PositionFault::Ball => &[Clause("SIM-820")],
            PositionFault::Carrier => &[Clause("SIM-519")],
            PositionFault::Hands => &[Clause("SIM-656"), Clause("SIM-658")],
            PositionFault::Clock => &[Clause("SIM-801"), Clause("SIM-806")],
            PositionFault::Counters => &[Clause("SIM-312"), Clause("SIM-313")],
            PositionFault::Sealed => &[Clause("SIM-1004")],
            PositionFault::Shootout => &[Clause("SIM-895"), Clause("SIM-896")],
        }
    }
}

/// A line that grows by items.
struct Line(String);

impl Line {
    fn item(&mut self, name: &str, value: impl Display) {
        let _ = write!(self.0, "; {name} {value}");
    }

    fn number(&mut self, name: &str, value: impl Into<u32>, usual: u32) {
        let value: u32 = value.into();
        if value != usual {
            self.item(name, value);
        }
    }

    fn flag(&mut self, name: &str, set: bool) {
        if set {
            let _ = write!(self.0, "; {name}");
        }
    }

    fn pegs(&mut self, name: &str, pegs: Pegs) {
        if !pegs.is_empty() {
            self.item(name, list(pegs));
        }
    }
}

fn list(pegs: Pegs) -> String {
    pegs.iter().map(|peg| peg.to_string()).collect::<Vec<_>>().join(" ")
}

/// The line of a state.
pub(crate) fn write(game: &Simulator, state: &State) -> String {
    let mut line = Line(state.stage.word().to_owned());
    line.item("attack", state.turn.attack);
    line.item("half", state.half.number);
    line.item("t", state.half.t);
    line.item("score", format!("{}-{}", state.score[0], state.score[1]));
    line.flag("time up", state.half.time_up);
    line.number("late", state.half.late, 0);
    line.number("added", state.half.added, 0);
    line.item("first", state.first);
    let [red, blue] = state.substitutions;
    if [red, blue] != [0, 0] {
        line.item("substitutions", format!("{red}-{blue}"));
    }
    line.pegs("yellow", state.yellow);
    line.pegs("reserve", state.reserves);
    for side in Side::BOTH {
        line.item(side.letter(), write_team(game, state, side));
    }
    line.item("ball", format!("@{} {}", state.ball.at, state.ball.cell));
    if let Some(peg) = state.ball.carrier {
        line.item("carrier", peg);
    }
    write_turn(&mut line, state);
    write_kick(&mut line, game, state);
    if let Some(last) = &state.last {
        line.item("last", write_last(last));
    }
    write_rest(&mut line, game, state);
    if let Some(due) = &state.due {
        line.item("due", due::write(game, due));
    }
    line.0
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
        Where::Lifted if state.point(peg) == crate::point::Point::default() => "lifted".to_owned(),
        Where::Lifted => format!("lifted {}", writer.place(state.point(peg))),
    };
    let pegs: Vec<String> = Peg::of(side).map(place).collect();
    format!("{} {}", state.keeper_of(side), pegs.join(", "))
}

fn write_turn(line: &mut Line, state: &State) {
    match state.ball.hands {
        Hands::No => {}
        Hands::Held => line.item("hands", "held"),
        Hands::PutDown => line.item("hands", "down"),
    }
    line.number("carried", state.turn.carried, 0);
    line.flag("relance", state.turn.relance);
    if let Some(restart) = state.turn.restart {
        line.item("restart", restart.word());
    }
    if let Some(class) = state.turn.only {
        line.item("only", class.word());
    }
    line.number("crosses", state.turn.crosses, 0);
    line.number("shots", state.turn.shots, 0);
    line.pegs("passed", state.turn.passed);
    line.pegs("moved", state.turn.moved);
    line.number("m", state.turn.m, 0);
    line.number("reach", state.turn.limit, 3);
    line.pegs("failed", state.turn.failed);
    line.pegs("failed-before", state.turn.failed_before);
    line.pegs("grounded", state.grounded);
    line.number("holds", state.turn.holds, 0);
}

fn write_kick(line: &mut Line, game: &Simulator, state: &State) {
    if let Some(class) = state.declared.class {
        line.item("declared", class.word());
    }
    line.flag("direct", state.declared.direct);
    line.flag("heading", state.ball.on_head);
    match state.declared.keeper {
        Prepared::No => {}
        Prepared::Placed => line.item("keeper", "placed"),
        Prepared::Bar => line.item("keeper", "bar"),
    }
    if let Some(aim) = state.sealed.kick {
        line.item("sealed-kick", write_aim(aim));
    }
    if let Some(dive) = state.sealed.dive {
        line.item("sealed-dive", dive.word());
    }
    if let Some(handed_in) = state.sealed.line_up {
        line.item("sealed-lineup", handed_in.side);
        if handed_in != usual(game, state, handed_in.side) && !game.rules.untold_line_ups {
            line.item("before", format!("{} {}", handed_in.keeper, list(handed_in.playing)));
        }
    }
    let [red, blue] = state.sealed.substitutions;
    if [red, blue] != [0, 0] {
        line.item("sealed-substitutions", format!("{red}-{blue}"));
    }
    line.flag("immediate", state.declared.immediate);
}

fn write_last(last: &Last) -> String {
    let mut text = format!("{} {} {} {}", last.kicker, last.class.word(), last.kind.word(), last.from);
    for (name, set) in [
        ("direct", last.direct),
        ("header", last.header),
        ("dodge", last.dodge),
        ("relance", last.relance),
        ("stayed", last.stayed),
        ("beaten", last.beaten),
        ("ready", last.keeper_ready),
    ] {
        if set {
            let _ = write!(text, " {name}");
        }
    }
    if let Some(restart) = last.restart {
        let _ = write!(text, ", restart {}", restart.word());
    }
    for (name, pegs) in [("pressed", last.pressed_by), ("touched", last.touched), ("offside", last.offside)] {
        if !pegs.is_empty() {
            let _ = write!(text, ", {name} {}", list(pegs));
        }
    }
    for (name, peg) in [("by", last.final_touch), ("dribbled", last.dribbled)] {
        if let Some(peg) = peg {
            let _ = write!(text, ", {name} {peg}");
        }
    }
    text
}

fn write_rest(line: &mut Line, game: &Simulator, state: &State) {
    line.pegs("leapt", state.turn.leapt);
    line.pegs("stepped", state.turn.stepped);
    line.flag("stepped-back", state.turn.stepped_back);
    line.pegs("free", state.turn.free);
    let quick = state.turn.phase3;
    line.number("quick-pegs", quick.pegs, 0);
    line.flag("quick-spent", quick.spent);
    line.flag("quick-keeper", quick.keeper);
    line.flag("quick-any", quick.any);
    if game.rules.until_3 {
        line.flag("replaced", !state.came_on.is_empty());
    } else {
        line.pegs("replaced", state.came_on);
    }
    if let Some(shootout) = state.shootout {
        let [red, blue] = shootout.goals;
        line.item("shootout", format!("{} {} {red}-{blue}", shootout.begins, shootout.kicks));
        line.pegs("taken", shootout.taken);
    }
    match state.ended {
        None => {}
        Some(Ended::GaveUp(side)) => line.item("gave-up", side),
        Some(Ended::TooFew(side)) => line.item("too-few", side),
    }
}
