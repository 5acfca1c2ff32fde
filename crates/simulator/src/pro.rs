//! PRO rules with moves of their own: header and speed (SIM-913, SIM-914).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::football::Pro;
use crate::moves::Puts;
use crate::peg::{Peg, Pegs};
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::turn::Turn;

impl Pro<'_> {
    /// SIM-913: the cells to which a peg with black may leap.
    pub(crate) fn leap_cells(self, peg: Peg) -> Cells {
        let side = peg.side();
        let able =
            self.sticker(peg).black() > 0 && self.phases().may_move(peg) && self.ball.carrier != Some(peg);
        if !able {
            return Cells::NONE;
        }
        let area = self.game.pitch.penalty_area(self.defence());
        let barred = if side == self.turn.attack { Cells::NONE } else { Cells::only(self.ball.cell) };
        let near = self.cell(peg).neighbours().and(area).but(barred);
        near.iter().filter(|&cell| self.has_room(peg, cell)).collect()
    }

    pub(crate) fn leapers(self, side: Side) -> Pegs {
        self.on(side).iter().filter(|&peg| !self.leap_cells(peg).is_empty()).collect()
    }

    /// SIM-914: the cells to which a grey peg that was free may step.
    pub(crate) fn speed_cells(self, peg: Peg) -> Cells {
        if !self.turn.free.has(peg) || !self.phases().may_move(peg) {
            return Cells::NONE;
        }
        let ball = self.game.pitch.ball_cells(self.ball.at);
        let from = self.cell(peg);
        let nearer =
            |cell: &Cell| ball.distance(*cell) < ball.distance(from) && self.in_cell(*cell).is_empty();
        from.neighbours().iter().filter(nearer).collect()
    }

    pub(crate) fn steppers(self, side: Side) -> Pegs {
        self.on(side).iter().filter(|&peg| !self.speed_cells(peg).is_empty()).collect()
    }

    /// Where a peg may go by the PRO rule whose moves are asked for.
    pub(crate) fn step_cells(self, peg: Peg) -> Cells {
        let heads = matches!(self.stage, Stage::HeadersAttack | Stage::HeadersDefence);
        if heads { self.leap_cells(peg) } else { self.speed_cells(peg) }
    }

    pub(crate) fn check_steps(self, puts: &Puts) -> Result<(), Refusal> {
        let defends = matches!(self.stage, Stage::HeadersDefence | Stage::SpeedDefence);
        let side = if defends { self.defence() } else { self.turn.attack };
        let mut after = *self.state;
        for &put in puts {
            let peg = put.peg;
            Refusal::NotYourPeg { peg }.when(peg.side() != side)?;
            let now = self.with(&after);
            let cell = now.check_place(peg, &put.body())?;
            Refusal::NoSuchStep { peg }.unless(now.pro().step_cells(peg).has(cell))?;
            after.put(&self.game.pitch, peg, put.body());
            after.turn.moved = after.turn.moved.with(peg);
        }
        Ok(())
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Asks for PRO header moves, if anybody has any.
    pub(crate) fn offer_headers(&mut self) -> bool {
        let (attack, defence) = (self.state.turn.attack, self.state.defence());
        if self.state.stage != Stage::HeadersAttack && !self.now().pro().leapers(attack).is_empty() {
            self.ask(Stage::HeadersAttack);
            return true;
        }
        if !self.now().pro().leapers(defence).is_empty() {
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
            self.game.football(state).sticker(*peg).grey() > 0
                && self.game.football(state).skills().is_free(*peg)
                && self.game.football(state).phases().may_move(*peg)
        };
        self.state.turn.free = state.on_cloth().iter().filter(is_quick).collect();
        self.ask_for_speed(Stage::SpeedAttack)
    }

    fn ask_for_speed(&mut self, stage: Stage) -> bool {
        let side = if stage == Stage::SpeedAttack { self.state.turn.attack } else { self.state.defence() };
        if !self.now().pro().steppers(side).is_empty() {
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
