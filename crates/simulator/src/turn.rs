//! What all phases share: who is asked, what is drawn, how a turn begins.

use onze_core::{Events, Seats, Side};

use crate::event::Event;
use crate::football::Football;
use crate::game::Simulator;
use crate::peg::Peg;
use crate::point::Point;
use crate::state::{Ball, Declared, Due, Stage, State};

/// A state while a choice is carried out, or what a draw leads to: up to the next choice or the next draw.
pub(crate) struct Turn<'a, E> {
    pub(crate) game: &'a Simulator,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Turn<'_, E> {
    /// The state as the rules read it.
    pub(crate) const fn now(&self) -> Football<'_> {
        self.game.football(self.state)
    }

    /// Asks for the choice of a stage.
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.state.stage = stage;
        self.state.to_act = self.now().owing();
    }

    /// Nobody is asked before this is drawn.
    pub(crate) fn wait_for(&mut self, due: Due) {
        self.state.due = Some(due);
        self.state.to_act = Seats::NONE;
    }

    /// SIM-312: a new turn of a side, with everything of the old one forgotten.
    pub(crate) fn begin_turn(&mut self, side: Side) {
        let state = &mut *self.state;
        state.turn = state.turn.next(side);
        state.declared = Declared::NOTHING;
        state.ball.on_head = false;
    }

    /// The same for the side that has won the ball, with this peg (SIM-308).
    pub(crate) fn begin_relance(&mut self, peg: Peg) {
        self.begin_turn(peg.side());
        self.state.turn.relance = true;
        self.events.add(Event::Relance { side: peg.side(), peg });
    }

    /// SIM-308, SIM-310: the other side has won the ball in play; its turn begins at once unless the half is over.
    pub(crate) fn relance(&mut self, carrier: Peg) {
        self.begin_relance(carrier);
        self.state.ball.carrier = Some(carrier);
        if self.whistle_if_time_is_up() {
            return;
        }
        if self.now().skills().may_take_in_hands() {
            self.ask(Stage::Hands);
        } else {
            self.ask(Stage::Action);
        }
    }

    /// SIM-721: the attack moved so far.
    pub(crate) fn count_movement(&mut self, side: Side, cells: u8) {
        if side == self.state.turn.attack {
            self.state.turn.m = self.state.turn.m.max(cells);
        }
    }

    /// The ball leaves everybody.
    pub(crate) fn drop_ball(&mut self, at: Point) {
        self.state.ball = Ball::lying(at, self.game.pitch.cell(at));
    }
}

impl Football<'_> {
    /// Who owes a choice in the state's stage.
    pub(crate) fn owing(self) -> Seats {
        let (attack, defence) = (self.turn.attack.seat(), self.defence().seat());
        match self.stage {
            _ if self.due.is_some() => Seats::NONE,
            Stage::Over => Seats::NONE,
            Stage::LineUp => match self.sealed.line_up {
                None => Seats::BOTH,
                Some(handed_in) => Seats::only(handed_in.side.other().seat()),
            },
            Stage::AimDive => {
                let kick = if self.sealed.kick.is_none() { Seats::only(attack) } else { Seats::NONE };
                if self.sealed.dive.is_none() { kick.with(defence) } else { kick }
            }
            Stage::Cod => Seats::only(self.count().verdict().side.seat()),
            Stage::HeadersDefence
            | Stage::Prepare
            | Stage::SpeedDefence
            | Stage::Phase3First
            | Stage::Phase3
            | Stage::SubstituteSecond
            | Stage::ClearSecond
            | Stage::Reposition2 => Seats::only(defence),
            _ => Seats::only(attack),
        }
    }
}
