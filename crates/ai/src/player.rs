//! Who makes the choices.

use onze_core::{Chance, Game, Quick, Seen};

/// A computer opponent for one match.
pub trait Player<G: Game>: Send {
    /// Picks one of the moves, by its index. There is at least one.
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> usize;
}

/// Makes players of one kind, a fresh one for each match.
pub type PlayerKind<G> = fn(Quick) -> Box<dyn Player<G>>;

/// Any legal move, all equally likely.
pub fn random<G: Game>(chance: Quick) -> Box<dyn Player<G>> {
    Box::new(Random(chance))
}

struct Random(Quick);

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &Seen<'_, G>, moves: &[G::Move]) -> usize {
        #[allow(clippy::cast_possible_truncation)] // no list has four billion moves
        let n = moves.len() as u32;
        self.0.below(n) as usize
    }
}
