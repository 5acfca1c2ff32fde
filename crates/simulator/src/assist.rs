//! What a screen may show before a choice is made (10xx).

use onze_core::{Clause, Game};
use onze_kick::{Flight, Level, Source};

use crate::aim::Aim;
use crate::flight::Guard;
use crate::football::{Football, Screen};
use crate::moves::{Move, Put, Puts};
use crate::state::Stage;

/// Chance that is never off the mark.
struct Still;

impl Source for Still {
    fn word(&mut self) -> u64 {
        0
    }
}

impl Screen<'_> {
    /// SIM-1002: the clause that punishes a choice which is legal all the same, so that it is confirmed twice.
    pub(crate) fn punishes(self, choice: &Move) -> Option<Clause> {
        match choice {
            Move::Step { put, .. } if self.stage == Stage::Phase3First => {
                let (from, to) = (self.cell(put.peg), self.game.pitch.cell(put.at));
                let enters = to == self.ball.cell && from.distance(to) > 1;
                enters.then_some(Clause("SIM-733"))
            }
            Move::Dodge { aim, .. } if !self.kicking().passes_outside(*aim) => Some(Clause("SIM-442")),
            _ => None,
        }
    }
}

impl Football<'_> {
    /// SIM-1006: the path of a kick of the carrier as it is aimed, among the pegs as they stand, never the error.
    ///
    /// Nothing if nobody has the ball or the aim is out of range.
    pub fn aimed_path(self, aim: Aim) -> Option<Flight> {
        let peg = self.ball.carrier.filter(|_| aim.is_possible())?;
        let mut exact = self.game.clone();
        exact.rules.hand = Level::Exact;
        let mut flight = Flight::empty();
        exact.football(self.state).kicking().fly((peg, aim), Guard::Arms, &mut Still, &mut flight).ok()?;
        Some(flight)
    }

    /// SIM-1007: a stored pattern fitted to the repositioning that is asked for: each peg at its wanted place, or as
    /// near as the restart allows; the kicker first.
    pub fn fitted(self, pattern: &[Put]) -> Option<Move> {
        let repositions = matches!(self.stage, Stage::Reposition1 | Stage::Reposition2 | Stage::Reposition3);
        if !repositions {
            return None;
        }
        let side = self.restarts().repositioning();
        let mut wanted = *self.state;
        for put in pattern.iter().filter(|put| self.lifted(side).has(put.peg)) {
            wanted.lift_at(&self.game.pitch, put.peg, put.at);
        }
        let goal_kick =
            self.stage == Stage::Reposition1 && self.turn.restart == Some(crate::state::Restart::GoalKick);
        let ball = goal_kick.then(|| self.game.goal_kick_spot(side));
        if self.stage == Stage::Reposition1 {
            wanted.put_ball(&self.game.pitch, ball).ok()?;
        }
        let pegs = pattern.iter().map(|put| put.peg).filter(|&peg| self.lifted(side).has(peg));
        let puts: Puts = self.with(&wanted).restarts().arrange(pegs)?;
        let choice = Move::Reposition { ball, puts };
        self.game.check(self.state, side.seat(), &choice).is_ok().then_some(choice)
    }
}
