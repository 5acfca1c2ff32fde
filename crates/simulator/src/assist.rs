//! What a screen may show before a choice is made (10xx).

use onze_core::{Clause, Game};
use onze_kick::{Flight, Level, Source};

use crate::aim::Aim;
use crate::flight::Guard;
use crate::game::Simulator;
use crate::moves::{Move, Put, Puts};
use crate::peg::Peg;
use crate::state::{Stage, State};

/// Chance that is never off the mark.
struct Still;

impl Source for Still {
    fn word(&mut self) -> u64 {
        0
    }
}

impl Simulator {
    /// SIM-1002: the clause that punishes a choice which is legal all the same, so that it is confirmed twice.
    pub(crate) fn punishes(&self, state: &State, choice: &Move) -> Option<Clause> {
        match choice {
            Move::Step { put, .. } if state.stage == Stage::Phase3First => {
                let (from, to) = (state.cell(put.peg), self.pitch.cell(put.at));
                let enters = to == state.ball.cell && from.distance(to) > 1;
                enters.then_some(Clause("SIM-733"))
            }
            Move::Dodge { aim, .. } if !self.passes_outside(state, *aim) => Some(Clause("SIM-442")),
            _ => None,
        }
    }

    /// SIM-1006: the path of a kick of the carrier as it is aimed, among the pegs as they stand, never the error.
    ///
    /// Nothing if nobody has the ball or the aim is out of range.
    pub fn aimed_path(&self, state: &State, aim: Aim) -> Option<Flight> {
        let peg = state.ball.carrier.filter(|_| aim.is_possible())?;
        let mut exact = self.clone();
        exact.rules.hand = Level::Exact;
        let mut flight = Flight::empty();
        exact.fly(state, (peg, aim), Guard::Arms, &mut Still, &mut flight).ok()?;
        Some(flight)
    }

    /// The flight to which a choice in a state led, from the words that were drawn for it: for showing it again.
    ///
    /// Nothing if the choice kicks no ball, or one that cannot be kicked, or waits for the other side's.
    pub fn flight(&self, state: &State, choice: &Move, words: &mut impl Source) -> Option<Flight> {
        let (peg, aim, guard) = self.kick_of(state, choice)?;
        let mut flight = Flight::empty();
        self.fly(state, (peg, aim), guard, words, &mut flight).ok()?;
        Some(flight)
    }

    fn kick_of(&self, state: &State, choice: &Move) -> Option<(Peg, Aim, Guard)> {
        let both = state.stage == Stage::AimDive;
        Some(match choice {
            Move::Pass { peg, aim, .. } | Move::Dodge { peg, aim } => (*peg, *aim, Guard::Bare),
            Move::Kick { peg, aim } if both => (*peg, *aim, Guard::Dive(state.sealed.dive?)),
            Move::Kick { peg, aim } => (*peg, *aim, Guard::Arms),
            Move::Dive(dive) => (state.ball.carrier?, state.sealed.kick?, Guard::Dive(*dive)),
            _ => return None,
        })
    }

    /// SIM-1007: a stored pattern fitted to the repositioning that is asked for: each peg at its wanted place, or as
    /// near as the restart allows; the kicker first.
    pub fn fitted(&self, state: &State, pattern: &[Put]) -> Option<Move> {
        let repositions = matches!(state.stage, Stage::Reposition1 | Stage::Reposition2 | Stage::Reposition3);
        if !repositions {
            return None;
        }
        let side = self.repositioning(state);
        let mut wanted = *state;
        for put in pattern.iter().filter(|put| state.lifted(side).has(put.peg)) {
            wanted.lift_at(&self.pitch, put.peg, put.at);
        }
        let goal_kick =
            state.stage == Stage::Reposition1 && state.turn.restart == Some(crate::state::Restart::GoalKick);
        let ball = goal_kick.then(|| self.goal_kick_spot(side));
        if state.stage == Stage::Reposition1 {
            self.put_ball(&mut wanted, ball).ok()?;
        }
        let pegs = pattern.iter().map(|put| put.peg).filter(|&peg| state.lifted(side).has(peg));
        let puts: Puts = self.arrange(&wanted, pegs)?;
        let choice = Move::Reposition { ball, puts };
        self.check(state, side.seat(), &choice).is_ok().then_some(choice)
    }
}
