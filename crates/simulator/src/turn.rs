//! What all phases share: the turn, its beginning, its dice.

use onze_core::{Chance, Events, Seats};

use crate::event::Event;
use crate::flight::Ran;
use crate::game::Simulator;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::side::Side;
use crate::state::{Hands, Prepared, Quick, Stage, State};

/// The state while a choice is being carried out.
pub(crate) struct Turn<'a, C, E> {
    pub(crate) game: &'a Simulator,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut E,
    /// What the ball of this choice did, if it was seen elsewhere than in our own flight.
    pub(crate) seen: Option<&'a Ran>,
}

impl<C: Chance, E: Events<Event>> Turn<'_, C, E> {
    /// Asks for the choice of a stage.
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.state.stage = stage;
        self.state.to_act = self.game.owing(self.state);
    }

    /// SIM-132.
    pub(crate) fn die(&mut self) -> u8 {
        #[allow(clippy::cast_possible_truncation)] // 1 to 6
        let face = self.chance.die(6) as u8;
        face
    }

    /// SIM-312: a new turn of a side, with everything of the old one forgotten.
    pub(crate) fn begin_turn(&mut self, side: Side, relance: bool) {
        let state = &mut *self.state;
        if state.attack != side {
            state.holds = 0;
        }
        state.attack = side;
        state.relance = relance;
        state.restart = None;
        state.only = None;
        (state.crosses, state.shots, state.m, state.reach) = (0, 0, 0, 3);
        (state.passed, state.moved) = (Pegs::NONE, Pegs::NONE);
        state.failed_before = state.failed;
        state.failed = Pegs::NONE;
        state.declared = None;
        (state.direct, state.heading, state.immediate) = (false, false, false);
        state.keeper = Prepared::No;
        (state.leapt, state.stepped, state.free) = (Pegs::NONE, Pegs::NONE, Pegs::NONE);
        state.stepped_back = false;
        state.quick = Quick::default();
        state.carried = 0;
    }

    /// SIM-308, SIM-310: the other side has won the ball in play; its turn begins at once unless the half is over.
    pub(crate) fn relance(&mut self, carrier: Peg) {
        self.begin_turn(carrier.side(), true);
        self.state.carrier = Some(carrier);
        self.events.add(Event::Relance { side: carrier.side(), peg: carrier });
        if self.whistle_if_time_is_up() {
            return;
        }
        if self.game.may_take_in_hands(self.state) {
            self.ask(Stage::Hands);
        } else {
            self.ask(Stage::Action);
        }
    }

    /// SIM-721: the attack moved so far.
    pub(crate) fn count_movement(&mut self, side: Side, cells: u8) {
        if side == self.state.attack {
            self.state.m = self.state.m.max(cells);
        }
    }

    /// The ball leaves everybody.
    pub(crate) fn drop_ball(&mut self, at: Point) {
        self.state.ball = at;
        self.state.carrier = None;
        self.state.hands = Hands::No;
        self.state.heading = false;
    }
}

impl Simulator {
    /// Who owes a choice in the state's stage.
    pub(crate) fn owing(&self, state: &State) -> Seats {
        let (attack, defence) = (state.attack.seat(), state.defence().seat());
        match state.stage {
            Stage::Over => Seats::NONE,
            Stage::LineUp => match state.sealed_lineup {
                None => Seats::BOTH,
                Some(side) => Seats::only(side.other().seat()),
            },
            Stage::AimDive => {
                let mut owing = Seats::NONE;
                if state.sealed_kick.is_none() {
                    owing = owing.with(attack);
                }
                if state.sealed_dive.is_none() {
                    owing = owing.with(defence);
                }
                owing
            }
            Stage::Cod => Seats::only(self.verdict(state).side.seat()),
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
