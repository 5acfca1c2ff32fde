//! PRO rules with moves of their own: header and speed (SIM-913, SIM-914).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::game::Simulator;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Stage, State};

impl Simulator {
    /// SIM-913: the cells to which a peg with black may leap.
    pub(crate) fn leap_cells(&self, state: &State, peg: Peg) -> Cells {
        let side = peg.side();
        let able = self.sticker(state, peg).black() > 0
            && self.may_move(state, peg)
            && state.ball.carrier != Some(peg);
        if !able {
            return Cells::NONE;
        }
        let area = self.pitch.penalty_area(state.defence());
        let barred = if side == state.turn.attack { Cells::NONE } else { Cells::only(state.ball.cell) };
        let near = state.cell(peg).neighbours().and(area).but(barred);
        near.iter().filter(|&cell| self.has_room(state, peg, cell)).collect()
    }

    pub(crate) fn leapers(&self, state: &State, side: Side) -> Pegs {
        state.on(side).iter().filter(|&peg| !self.leap_cells(state, peg).is_empty()).collect()
    }

    pub(crate) fn check_headers(&self, state: &State, puts: &Puts) -> Result<(), Refusal> {
        let side = if state.stage == Stage::HeadersDefence { state.defence() } else { state.turn.attack };
        self.check_each(
            state,
            side,
            puts,
            |after, put| self.leap_cells(after, put.peg),
            |after, put| {
                after.turn.moved = after.turn.moved.with(put.peg);
            },
        )
    }

    /// SIM-914: the cells to which a grey peg that was free may step.
    pub(crate) fn speed_cells(&self, state: &State, peg: Peg) -> Cells {
        if !state.turn.free.has(peg) || !self.may_move(state, peg) {
            return Cells::NONE;
        }
        let ball = self.pitch.ball_cells(state.ball.at);
        let from = state.cell(peg);
        let nearer =
            |cell: &Cell| ball.distance(*cell) < ball.distance(from) && state.in_cell(*cell).is_empty();
        from.neighbours().iter().filter(nearer).collect()
    }

    pub(crate) fn steppers(&self, state: &State, side: Side) -> Pegs {
        state.on(side).iter().filter(|&peg| !self.speed_cells(state, peg).is_empty()).collect()
    }

    pub(crate) fn check_speed(&self, state: &State, puts: &Puts) -> Result<(), Refusal> {
        let side = if state.stage == Stage::SpeedDefence { state.defence() } else { state.turn.attack };
        self.check_each(
            state,
            side,
            puts,
            |after, put| self.speed_cells(after, put.peg),
            |after, put| {
                after.turn.moved = after.turn.moved.with(put.peg);
            },
        )
    }

    fn check_each(
        &self,
        state: &State,
        side: Side,
        puts: &Puts,
        cells: impl Fn(&State, Put) -> Cells,
        done: impl Fn(&mut State, Put),
    ) -> Result<(), Refusal> {
        let mut after = *state;
        for put in puts {
            let peg = put.peg;
            if peg.side() != side {
                return Err(Refusal::NotYourPeg { peg });
            }
            let cell = self.check_place(&after, peg, &put.body())?;
            if !cells(&after, *put).has(cell) {
                return Err(Refusal::NoSuchStep { peg });
            }
            after.put(&self.pitch, peg, put.body());
            done(&mut after, *put);
        }
        Ok(())
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Asks for PRO header moves, if anybody has any.
    pub(crate) fn offer_headers(&mut self) -> bool {
        let (attack, defence) = (self.state.turn.attack, self.state.defence());
        if self.state.stage != Stage::HeadersAttack && !self.game.leapers(self.state, attack).is_empty() {
            self.ask(Stage::HeadersAttack);
            return true;
        }
        if !self.game.leapers(self.state, defence).is_empty() {
            self.ask(Stage::HeadersDefence);
            return true;
        }
        false
    }

    pub(crate) fn leap(&mut self, puts: &Puts) {
        for put in puts {
            let peg = put.peg;
            self.move_peg(*put);
            self.state.turn.leapt = self.state.turn.leapt.with(peg);
            self.count_movement(peg.side(), 1);
        }
        if self.state.stage == Stage::HeadersAttack && self.offer_headers() {
            return;
        }
        self.after_headers();
    }

    /// SIM-914: the ball lies in an empty cell surrounded by empty cells.
    pub(crate) fn offer_speed(&mut self) -> bool {
        let state = &*self.state;
        let around = self.game.pitch.ball_cells(state.ball.at).grown();
        if state.on_cloth().iter().any(|peg| around.has(state.cell(peg))) {
            return false;
        }
        let is_quick = |peg: &Peg| {
            self.game.sticker(state, *peg).grey() > 0
                && self.game.is_free(state, *peg)
                && self.game.may_move(state, *peg)
        };
        self.state.turn.free = state.on_cloth().iter().filter(is_quick).collect();
        self.ask_for_speed(Stage::SpeedAttack)
    }

    fn ask_for_speed(&mut self, stage: Stage) -> bool {
        let side = if stage == Stage::SpeedAttack { self.state.turn.attack } else { self.state.defence() };
        if !self.game.steppers(self.state, side).is_empty() {
            self.ask(stage);
            return true;
        }
        stage == Stage::SpeedAttack && self.ask_for_speed(Stage::SpeedDefence)
    }

    pub(crate) fn speed(&mut self, puts: &Puts) {
        for put in puts {
            let peg = put.peg;
            self.move_peg(*put);
            self.state.turn.stepped = self.state.turn.stepped.with(peg);
            self.count_movement(peg.side(), 1);
        }
        let next = self.state.stage == Stage::SpeedAttack && self.ask_for_speed(Stage::SpeedDefence);
        if !next {
            self.settle_cod();
        }
    }
}
