//! Phase 2, and the moves that phases 2 and 3 share (SIM-701 to SIM-710, SIM-520, SIM-849).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::football::Phases;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::place::Stance;
use crate::refusal::Refusal;
use crate::state::{Hands, Restart, Stage};
use crate::turn::Turn;

impl Phases<'_> {
    /// SIM-520, SIM-849: the pegs of which one must leave its cell before anything else.
    pub(crate) fn must_leave(self, side: Side) -> Pegs {
        let crowd = self.crowd(side);
        if crowd.is_empty() {
            return crowd;
        }
        // The carrier stays at the ball, and the thrower at the line.
        let bound = self.ball.carrier.filter(|_| side == self.turn.attack && self.ball.hands != Hands::Held);
        bound.map_or(crowd, |carrier| crowd.without(carrier))
    }

    /// SIM-313, SIM-709: may this peg still move in its side's phase?
    pub(crate) fn may_move(self, peg: Peg) -> bool {
        self.is_standing(peg) && !self.turn.moved.has(peg) && !self.grounded.has(peg)
    }

    /// The cells to which a peg of a crowded cell may step: within its allowance, or by a free step.
    pub(crate) fn ways_out(self, peg: Peg, allowance: u8) -> Cells {
        let from = self.cell(peg);
        let mut closed = self.closed_to(peg.side());
        if self.ball.carrier == Some(peg) {
            // SIM-658: only a keeper with the ball in his hands moves with it.
            closed = closed.or(self.game.pitch.penalty_area(peg.side()).complement());
        }
        let open = |cells: Cells| -> Cells {
            let is_open = |cell: &Cell| self.has_room(peg, *cell) && !closed.has(*cell);
            cells.without(from).iter().filter(is_open).collect()
        };
        let usual = if self.may_move(peg) { open(from.within(allowance)) } else { Cells::NONE };
        if !usual.is_empty() {
            return usual;
        }
        // One free step; farther only if every neighbour is taken.
        (1..=14).map(|steps| open(from.within(steps))).find(|cells| !cells.is_empty()).unwrap_or(Cells::NONE)
    }

    /// The cells that a side may not enter in its phase, whatever its pegs do.
    pub(crate) fn closed_to(self, side: Side) -> Cells {
        // SIM-832, SIM-727
        let closed = self.turn.restart == Some(Restart::ThrowIn) || side != self.turn.attack;
        if closed { Cells::only(self.ball.cell) } else { Cells::NONE }
    }

    pub(crate) fn check_phase_2(self, put: Put, tackle: bool) -> Result<(), Refusal> {
        let peg = put.peg;
        Refusal::NotYourPeg { peg }.when(peg.side() != self.turn.attack)?;
        Refusal::NoTackle { peg }.when(tackle)?;
        let cell = self.check_place(peg, &put.body())?;
        let crowd = self.must_leave(self.turn.attack);
        if !crowd.is_empty() {
            return self.check_way_out(peg, cell, (crowd, self.turn.limit));
        }
        let in_hands = self.ball.carrier == Some(peg) && self.ball.hands == Hands::Held;
        Refusal::CarrierStays { peg }.when(self.ball.carrier == Some(peg) && !in_hands)?;
        Refusal::HasMoved { peg }.unless(self.may_move(peg))?;
        self.check_room(peg, cell)?;
        let from = self.cell(peg);
        Refusal::ThrowersCell.when(cell != from && self.closed_to(peg.side()).has(cell))?;
        Refusal::TooFar { peg, cells: from.distance(cell), most: self.turn.limit }
            .when(from.distance(cell) > self.turn.limit)?;
        Refusal::HandsEndAtTheArea.when(in_hands && !self.game.pitch.penalty_area(peg.side()).has(cell))?;
        Refusal::DidNotMove { peg }.when(put.at == self.point(peg))
    }

    pub(crate) fn check_way_out(
        self,
        peg: Peg,
        cell: Cell,
        (crowd, allowance): (Pegs, u8),
    ) -> Result<(), Refusal> {
        Refusal::CrowdFirst.unless(crowd.has(peg) && self.ways_out(peg, allowance).has(cell))
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn begin_phase_2(&mut self) {
        self.state.turn.only = None;
        self.get_up(self.state.turn.attack);
        self.events.add(Event::Phase2 { side: self.state.turn.attack });
        self.ask(Stage::Phase2);
    }

    /// SIM-709: all lying pegs of a side get up where they lie.
    pub(crate) fn get_up(&mut self, side: Side) {
        let lying = self.state.lying().and(Pegs::team(side));
        if !self.game.rules.until_3 {
            // Who got up in a phase before has rested in it.
            self.state.grounded = self.state.grounded.but(Pegs::team(side).but(lying));
        }
        for peg in lying.iter() {
            self.set_up(peg, Stance::Standing);
            self.events.add(Event::GotUp { peg });
        }
    }

    /// Moves a peg and says how many cells; a shift counts 1 (SIM-707).
    pub(crate) fn move_peg(&mut self, put: Put) -> u8 {
        let Put { peg, at } = put;
        let from = self.state.cell(peg);
        self.state.put(&self.game.pitch, peg, put.body());
        let to = self.state.cell(peg);
        self.state.turn.moved = self.state.turn.moved.with(peg);
        let cells = from.distance(to);
        self.events.add(Event::Moved { peg, from, to, at, cells });
        cells.max(1)
    }

    pub(crate) fn step_in_phase_2(&mut self, put: Put) {
        let cells = self.move_peg(put);
        self.count_movement(self.state.turn.attack, cells);
        if self.state.ball.carrier == Some(put.peg) {
            self.state.ball.at = put.at;
            self.state.ball.cell = self.state.cell(put.peg);
        }
        self.ask(Stage::Phase2);
    }

    /// SIM-706, SIM-710.
    pub(crate) fn end_phase_2(&mut self) {
        if self.state.turn.m == 0 {
            self.events.add(Event::QuickRound { side: self.state.turn.attack });
        }
        self.state.grounded = self.state.grounded.but(Pegs::team(self.state.turn.attack));
        self.begin_phase_3();
    }
}
