//! Players of Simulator Soccer: one mind, and levels with more or less of everything. It tries kicks with hands as
//! unsteady as those of the match, values what comes of them in goals, and places its pegs so that they are first where
//! it matters.

mod action;
mod aims;
mod block;
mod control;
mod figures;
mod keeper;
mod level;
mod phases;
mod placing;
mod substitutions;
#[cfg(test)]
mod tests;
mod threat;
mod trials;
mod worth;

use onze_core::{Game, Quick, Seen, Side};
use onze_simulator::{Football, Move, Simulator, Stage, State};

pub(crate) use self::figures::FIGURES;
use self::level::Level;
use self::trials::Trials;
use self::worth::Worth;
use crate::{Budget, Player};

/// A beginner with a beginner's mistakes.
pub(crate) fn rookie(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer { chance, level: &level::ROOKIE })
}

/// The player of the club.
pub(crate) fn club(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer { chance, level: &level::CLUB })
}

/// One on trial for the league.
pub(crate) fn league(chance: Quick) -> Box<dyn Player<Simulator>> {
    Box::new(Computer { chance, level: &level::LEAGUE })
}

struct Computer {
    chance: Quick,
    level: &'static Level,
}

impl Player<Simulator> for Computer {
    fn choose(&mut self, seen: &Seen<'_, Simulator>, moves: &[Move], budget: &Budget<'_>) -> Move {
        let game = seen.game();
        let state = seen.resample(&mut self.chance);
        let trials = Trials::new(game, budget, &mut self.chance);
        let side = Side::of(seen.seat());
        let choice = Mind {
            game,
            state: &state,
            side,
            moves,
            level: self.level,
            worth: Worth::new(game, &self.level.believes),
            trials,
        }
        .choice();
        let legal = choice.filter(|choice| game.check(&state, seen.seat(), choice).is_ok());
        legal.unwrap_or_else(|| moves[0].clone())
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
    worth: Worth<'a>,
    trials: Trials<'a>,
}

impl<'a> Mind<'a> {
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
            Stage::Phase2 => Some(self.support()),
            Stage::Phase3First => Some(self.challenge()),
            Stage::Phase3 => Some(self.cover()),
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
