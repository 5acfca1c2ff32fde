//! Where a peg may be put down (SIM-127 to SIM-130, SIM-133).

use arrayvec::ArrayVec;

use crate::cell::Cell;
use crate::game::Simulator;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Hands, Restart, State};

impl State {
    /// Does the ball lie on the cloth? It does not on a head, in hands or in a thrower's.
    pub(crate) fn ball_lies(&self) -> bool {
        !self.ball.on_head && self.ball.hands != Hands::Held && self.turn.restart != Some(Restart::ThrowIn)
    }
}

impl Simulator {
    /// Is this body wholly inside a cell and clear of all others? Says which cell.
    pub(crate) fn check_place(&self, state: &State, peg: Peg, body: &Body) -> Result<Cell, Refusal> {
        let cell = self.pitch.cell(body.at);
        if !self.pitch.holds(cell, body) {
            return Err(Refusal::OnALine { peg });
        }
        if state.ball_lies() && !body.keeps_gap(state.ball.at, 0) {
            return Err(Refusal::OnTheBall { peg });
        }
        let overlaps = |other: &Peg| state.body(*other).is_some_and(|other| other.overlaps(body));
        match state.in_cell(cell).without(peg).iter().find(overlaps) {
            Some(other) => Err(Refusal::Overlap { peg, other }),
            None => Ok(cell),
        }
    }

    /// SIM-129: no team-mate is in the cell.
    pub(crate) fn check_room(&self, state: &State, peg: Peg, cell: Cell) -> Result<(), Refusal> {
        if self.has_room(state, peg, cell) { Ok(()) } else { Err(Refusal::CellTaken { peg, cell }) }
    }

    pub(crate) fn has_room(&self, state: &State, peg: Peg, cell: Cell) -> bool {
        state.in_cell(cell).and(Pegs::team(peg.side())).without(peg).is_empty()
    }

    /// A legal place in a cell, as near to a wanted point as can be (SIM-133).
    pub(crate) fn nearest_body(
        &self,
        state: &State,
        peg: Peg,
        (cell, stance, wanted): (Cell, Stance, Point),
        also: impl Fn(&Body) -> bool,
    ) -> Option<Body> {
        let others: ArrayVec<Body, 32> =
            state.in_cell(cell).without(peg).iter().filter_map(|other| state.body(other)).collect();
        let ball = state.ball_lies().then_some(state.ball.at);
        self.pitch.nearest_place(cell, stance, wanted, |body| {
            ball.is_none_or(|ball| body.keeps_gap(ball, 0))
                && !others.iter().any(|other| other.overlaps(body))
                && also(body)
        })
    }

    /// A legal standing place in a cell, at home or near it (SIM-114).
    pub(crate) fn spot(
        &self,
        state: &State,
        peg: Peg,
        cell: Cell,
        also: impl Fn(&Body) -> bool,
    ) -> Option<Put> {
        let wanted = (cell, Stance::Standing, self.pitch.home(cell));
        self.nearest_body(state, peg, wanted, also).map(|body| Put { peg, at: body.at })
    }

    /// Stands a peg up, or out of the way of the ball, at the nearest legal place to where it is.
    pub(crate) fn set_up(&self, state: &mut State, peg: Peg) {
        let Some(body) = state.body(peg) else { return };
        let cell = state.cell(peg);
        let wanted = (cell, Stance::Standing, body.at);
        if let Some(body) = self.nearest_body(state, peg, wanted, |_| true) {
            state.put(&self.pitch, peg, body);
        }
    }

    /// SIM-125: lays a peg down at the nearest legal place to where it stood, across the pitch.
    pub(crate) fn lay_down(&self, state: &mut State, peg: Peg) {
        let Some(body) = state.body(peg) else { return };
        let wanted = (state.cell(peg), Stance::Lying(crate::angle::Angle::UPRIGHT), body.at);
        if let Some(body) = self.nearest_body(state, peg, wanted, |_| true) {
            state.put(&self.pitch, peg, body);
        }
    }
}
