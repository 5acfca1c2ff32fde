//! Players of Simulator Soccer: one mind, and levels with more or less of everything. It tries kicks with hands as
//! unsteady as those of the match, values what comes of them in goals, and places its pegs so that they are first where
//! it matters.

mod action;
mod aims;
mod block;
mod control;
mod counter;
mod features;
mod keeper;
mod learnt;
mod lessons;
mod level;
mod phases;
mod placing;
mod plans;
mod substitutions;
#[cfg(test)]
mod tests;
mod threat;
mod trials;
mod worth;

use onze_core::{Game, Quick, Seen, Side};
use onze_simulator::{Football, Move, Simulator, Stage, State};

use self::learnt::Learnt;
pub use self::lessons::COURSE;
use self::level::{Level, Way};
use self::trials::Trials;
use self::worth::Worth;
use crate::{Budget, Player};

/// A beginner with a beginner's mistakes.
pub(crate) fn rookie(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer::new(chance, &level::ROOKIE))
}

/// The player of the club.
pub(crate) fn club(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer::new(chance, &level::CLUB))
}

/// A player of the league.
pub(crate) fn league(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer::new(chance, &level::LEAGUE))
}

/// The champion.
pub(crate) fn champion(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer::new(chance, &level::CHAMPION))
}

struct Computer<'a> {
    chance: Quick,
    level: &'static Level,
    /// What was learnt.
    learnt: Option<Learnt<'a>>,
    /// What is left of a phase that was thought through, the next movement last.
    planned: Vec<Move>,
}

impl Computer<'static> {
    fn new(chance: Quick, level: &'static Level) -> Self {
        let learnt = level.learnt.then(|| Learnt(&learnt::LEARNT));
        Computer { chance, level, learnt, planned: Vec::new() }
    }
}

impl Player<Simulator> for Computer<'_> {
    fn choose(&mut self, seen: &Seen<'_, Simulator>, moves: &[Move], budget: &Budget<'_>) -> Move {
        let game = seen.game();
        let state = seen.resample(&mut self.chance);
        let is_legal = |choice: &Move| game.check(&state, seen.seat(), choice).is_ok();
        let moves_pegs = plans::is_movement(game.football(&state).stage());
        if let Some(next) = self.planned.pop().filter(|next| moves_pegs && is_legal(next)) {
            return next;
        }
        let trials = Trials::new(game, budget, &mut self.chance);
        let mut mind = Mind::new(game, &state, Side::of(seen.seat()), moves, self.level, trials);
        mind.worth = mind.worth.taught(self.learnt);
        let choice = mind.choice().filter(is_legal);
        self.planned = mind.planned;
        choice.unwrap_or_else(|| moves[0].clone())
    }
}

/// One choice to be made.
struct Mind<'a> {
    game: &'a Simulator,
    /// The match as far as the side may know it.
    state: &'a State,
    side: Side,
    /// The listed choices, the default first.
    moves: &'a [Move],
    level: &'static Level,
    /// What counts when it moves pegs.
    way: Way,
    worth: Worth<'a>,
    trials: Trials<'a>,
    /// The rest of the phase, if it thought it through, the next movement last.
    planned: Vec<Move>,
}

impl<'a> Mind<'a> {
    fn new(
        game: &'a Simulator,
        state: &'a State,
        side: Side,
        moves: &'a [Move],
        level: &'static Level,
        trials: Trials<'a>,
    ) -> Self {
        let worth = Worth::new(game, &level.believes).hurried(&game.football(state));
        let way = level.ways[0];
        Mind { game, state, side, moves, level, way, worth, trials, planned: Vec::new() }
    }

    /// The choice; `None` for the default.
    fn choice(&mut self) -> Option<Move> {
        match self.football().stage() {
            Stage::Action | Stage::Header => Some(self.best_action(self.state)?.choice),
            Stage::Prepare => self.preparation(),
            Stage::Aim => self.declared_kick(),
            Stage::AimDive if self.football().attack() == self.side => self.secret_kick(),
            Stage::AimDive => self.dive(),
            Stage::Cod => self.taking(),
            Stage::Skill => self.skill(),
            Stage::Phase2 | Stage::Phase3 => Some(self.through_phase()),
            Stage::Phase3First => Some(self.challenge()),
            Stage::SubstituteFirst | Stage::SubstituteSecond => self.substitution(),
            Stage::KickOff | Stage::Throw => self.nearest_kicker(),
            Stage::Reposition1 => self.place_attack(),
            Stage::Reposition2 | Stage::Reposition3 => self.place_rest(),
            // A keeper who holds the ball is not pressed; of the rest the default is as good as any.
            _ => None,
        }
    }

    fn football(&self) -> Football<'a> {
        self.game.football(self.state)
    }

    /// The listed choice that is worth most.
    fn best_listed(&self, worth: impl Fn(&Move) -> Option<f64>) -> Option<Move> {
        let valued = self.moves.iter().filter_map(|choice| Some((choice, worth(choice)?)));
        valued.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(choice, _)| choice.clone())
    }
}
