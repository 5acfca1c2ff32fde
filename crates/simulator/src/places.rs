//! Where a peg may be put down (SIM-127 to SIM-130, SIM-133).

use arrayvec::ArrayVec;
use onze_core::Events;

use crate::cell::Cell;
use crate::event::Event;
use crate::football::Football;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Hands, Restart, State};
use crate::turn::Turn;

impl State {
    /// Does the ball lie on the cloth? It does not on a head, in hands or in a thrower's.
    pub(crate) fn ball_lies(&self) -> bool {
        !self.ball.on_head && self.ball.hands != Hands::Held && self.turn.restart != Some(Restart::ThrowIn)
    }
}

impl Football<'_> {
    /// Is this body wholly inside a cell and clear of all others? Says which cell.
    pub(crate) fn check_place(self, peg: Peg, body: &Body) -> Result<Cell, Refusal> {
        let cell = self.game.pitch.cell(body.at);
        Refusal::OnALine { peg }.unless(self.game.pitch.holds(cell, body))?;
        Refusal::OnTheBall { peg }.when(self.ball_lies() && !body.keeps_gap(self.ball.at, 0))?;
        let overlaps = |other: &Peg| self.body(*other).is_some_and(|other| other.overlaps(body));
        match self.in_cell(cell).without(peg).iter().find(overlaps) {
            Some(other) => Err(Refusal::Overlap { peg, other }),
            None => Ok(cell),
        }
    }

    /// SIM-129: no team-mate is in the cell.
    pub(crate) fn check_room(self, peg: Peg, cell: Cell) -> Result<(), Refusal> {
        Refusal::CellTaken { peg, cell }.unless(self.has_room(peg, cell))
    }

    pub(crate) fn has_room(self, peg: Peg, cell: Cell) -> bool {
        self.in_cell(cell).and(Pegs::team(peg.side())).without(peg).is_empty()
    }

    /// A legal place in a cell, as near to a wanted point as can be (SIM-133).
    pub(crate) fn nearest_body(
        self,
        peg: Peg,
        (cell, stance, wanted): (Cell, Stance, Point),
        also: impl Fn(&Body) -> bool,
    ) -> Option<Body> {
        let others: ArrayVec<Body, 32> =
            self.in_cell(cell).without(peg).iter().filter_map(|other| self.body(other)).collect();
        let ball = self.ball_lies().then_some(self.ball.at);
        self.game.pitch.nearest_place(cell, stance, wanted, |body| {
            ball.is_none_or(|ball| body.keeps_gap(ball, 0))
                && !others.iter().any(|other| other.overlaps(body))
                && also(body)
        })
    }

    /// A legal standing place in a cell, at home or near it (SIM-114).
    pub(crate) fn spot(self, peg: Peg, cell: Cell, also: impl Fn(&Body) -> bool) -> Option<Put> {
        let wanted = (cell, Stance::Standing, self.game.pitch.home(cell));
        self.nearest_body(peg, wanted, also).map(|body| Put { peg, at: body.at })
    }

    /// Where a peg of the cloth would stand or lie, as near as can be to where it is and out of the way of the ball.
    pub(crate) fn near_itself(self, peg: Peg, stance: Stance) -> Option<Body> {
        let body = self.body(peg)?;
        self.nearest_body(peg, (self.cell(peg), stance, body.at), |_| true)
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Stands a peg up, lays it down (SIM-125) or puts it out of the way of the ball, as near as can be.
    pub(crate) fn set_up(&mut self, peg: Peg, stance: Stance) {
        if let Some(body) = self.now().near_itself(peg, stance) {
            self.state.put(&self.game.pitch, peg, body);
        }
    }
}
