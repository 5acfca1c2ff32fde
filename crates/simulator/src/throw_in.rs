//! The throw-in (SIM-830 to SIM-834).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::football::Restarts;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::place::PEG_RADIUS;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Restart, Stage};
use crate::turn::Turn;

/// SIM-831: a peg in a cell of an outer row may stand so far from its middle.
const ASIDE: i32 = 36_000;

impl Restarts<'_> {
    /// SIM-831: where the thrower stands.
    pub(crate) fn thrower_place(self) -> Point {
        let (at, cell) = (self.ball.at, self.ball.cell);
        let middle = self.game.pitch.centre(cell).x;
        let y = if at.y <= self.game.pitch.width() / 2 {
            PEG_RADIUS
        } else {
            self.game.pitch.width() - PEG_RADIUS
        };
        Point::new(at.x.clamp(middle - ASIDE, middle + ASIDE), y)
    }

    pub(crate) fn check_thrower(self, peg: Peg) -> Result<(), Refusal> {
        Refusal::NotYourPeg { peg }.unless(self.on(self.turn.attack).has(peg))
    }

    /// The pegs of a side that have to leave the thrower's cell.
    pub(crate) fn to_clear(self, side: Side) -> Pegs {
        let here = self.in_cell(self.ball.cell).and(Pegs::team(side));
        self.ball.carrier.map_or(here, |thrower| here.without(thrower))
    }

    /// SIM-832: the free neighbouring cells; farther ones only if there is none.
    pub(crate) fn clear_cells(self, peg: Peg) -> Cells {
        let from = self.cell(peg);
        let open = |cells: Cells| -> Cells {
            let is_open = |cell: &Cell| *cell != self.ball.cell && self.has_room(peg, *cell);
            cells.iter().filter(is_open).collect()
        };
        (1..=14).map(|steps| open(from.within(steps))).find(|cells| !cells.is_empty()).unwrap_or(Cells::NONE)
    }

    pub(crate) fn check_clear(self, put: Put) -> Result<(), Refusal> {
        let side = if self.stage == Stage::ClearSecond { self.defence() } else { self.turn.attack };
        Refusal::NotYourPeg { peg: put.peg }.unless(self.to_clear(side).has(put.peg))?;
        let cell = self.check_place(put.peg, &put.body())?;
        Refusal::NotAFreeNeighbour { cell }.unless(self.clear_cells(put.peg).has(cell))
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-831: the thrower walks to the line; the others make way first.
    pub(crate) fn throw_by(&mut self, peg: Peg) {
        self.state.ball.carrier = Some(peg);
        self.clear_throw_cell(Stage::ClearFirst);
    }

    fn clear_throw_cell(&mut self, stage: Stage) {
        self.state.stage = stage;
        let side = if stage == Stage::ClearFirst { self.state.turn.attack } else { self.state.defence() };
        if !self.now().restarts().to_clear(side).is_empty() {
            return self.ask(stage);
        }
        if stage == Stage::ClearFirst {
            return self.clear_throw_cell(Stage::ClearSecond);
        }
        self.stand_thrower();
        self.begin_phase_2();
    }

    pub(crate) fn clear(&mut self, put: Put) {
        let from = self.state.cell(put.peg);
        self.state.put(&self.game.pitch, put.peg, put.body());
        self.events.add(Event::MadeWay { peg: put.peg, from, at: put.at });
        let stage = self.state.stage;
        self.clear_throw_cell(stage);
    }

    fn stand_thrower(&mut self) {
        let Some(peg) = self.state.ball.carrier else { return };
        let at = self.now().restarts().thrower_place();
        self.state.put(&self.game.pitch, peg, crate::place::Body::standing(at));
        self.state.grounded = self.state.grounded.without(peg);
        self.events.add(Event::Thrower { peg, at });
    }

    /// SIM-833, SIM-814: the phases were a turn of their own, and the throw begins the next.
    pub(crate) fn throw_after_phases(&mut self) {
        if self.whistle_at_restart(Restart::ThrowIn) {
            return;
        }
        let carrier = self.state.ball.carrier;
        self.begin_turn(self.state.turn.attack);
        self.state.ball.carrier = carrier;
        self.state.turn.restart = Some(Restart::ThrowIn);
        self.ask(Stage::Action);
    }
}
