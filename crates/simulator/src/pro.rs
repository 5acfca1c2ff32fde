//! PRO rules with moves of their own: header and speed (SIM-913, SIM-914).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::football::Pro;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Stage, State};

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

    pub(crate) fn check_headers(self, puts: &Puts) -> Result<(), Refusal> {
        let side = if self.stage == Stage::HeadersDefence { self.defence() } else { self.turn.attack };
        self.check_each(
            side,
            puts,
            |after, put| self.with(after).pro().leap_cells(put.peg),
            |after, put| {
                after.turn.moved = after.turn.moved.with(put.peg);
            },
        )
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

    pub(crate) fn check_speed(self, puts: &Puts) -> Result<(), Refusal> {
        let side = if self.stage == Stage::SpeedDefence { self.defence() } else { self.turn.attack };
        self.check_each(
            side,
            puts,
            |after, put| self.with(after).pro().speed_cells(put.peg),
            |after, put| {
                after.turn.moved = after.turn.moved.with(put.peg);
            },
        )
    }

    fn check_each(
        self,
        side: Side,
        puts: &Puts,
        cells: impl Fn(&State, Put) -> Cells,
        done: impl Fn(&mut State, Put),
    ) -> Result<(), Refusal> {
        let mut after = *self.state;
        for put in puts {
            let peg = put.peg;
            if peg.side() != side {
                return Err(Refusal::NotYourPeg { peg });
            }
            let cell = self.with(&after).check_place(peg, &put.body())?;
            if !cells(&after, *put).has(cell) {
                return Err(Refusal::NoSuchStep { peg });
            }
            after.put(&self.game.pitch, peg, put.body());
            done(&mut after, *put);
        }
        Ok(())
    }
}

impl<E: Events<Event>> Play<'_, E> {
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
