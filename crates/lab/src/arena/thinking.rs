//! How long players think about their choices: by the clock on the wall, and so the load of the machine is in it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use onze_core::{Game, Seen};
use onze_players::{Budget, Fault, Player};

use super::Maker;

/// How long a player has thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// About so many choices.
    pub choices: u64,
    /// About all of them together.
    pub total: Duration,
    /// About the one that took it longest.
    pub longest: Duration,
}

impl Thinking {
    /// About one more choice.
    pub fn add(&mut self, took: Duration) {
        self.merge(Thinking { choices: 1, total: took, longest: took });
    }

    /// About the choices of another one too.
    pub fn merge(&mut self, other: Thinking) {
        self.choices += other.choices;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// About a choice on average.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.choices.max(1)).unwrap_or(u32::MAX)
    }
}

/// What the players of one maker have thought, in all their matches.
pub(crate) type Shared = Arc<Mutex<Thinking>>;

/// The same players, whose thinking is timed.
pub(crate) fn timed<G: Game>(maker: Maker<G>, shared: &Shared) -> Maker<G> {
    let shared = Arc::clone(shared);
    Box::new(move |chance| {
        Box::new(Timed { player: maker(chance), own: Thinking::default(), shared: Arc::clone(&shared) })
    })
}

/// One player of one match. What it has thought is shared once the match is over: others think at the same time.
struct Timed<G: Game> {
    player: Box<dyn Player<G>>,
    own: Thinking,
    shared: Shared,
}

impl<G: Game> Player<G> for Timed<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> G::Move {
        let begin = Instant::now();
        let choice = self.player.choose(seen, moves, budget);
        self.own.add(begin.elapsed());
        choice
    }

    fn fault(&self) -> Option<Fault> {
        self.player.fault()
    }
}

impl<G: Game> Drop for Timed<G> {
    fn drop(&mut self) {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner).merge(self.own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_of_all_choices_and_their_mean_are_known() {
        let mut thinking = Thinking::default();
        assert_eq!(thinking.mean(), Duration::ZERO);
        for millis in [2, 9, 1] {
            thinking.add(Duration::from_millis(millis));
        }
        let mut all =
            Thinking { choices: 1, total: Duration::from_millis(4), longest: Duration::from_millis(4) };
        all.merge(thinking);
        assert_eq!(
            (all.choices, all.mean(), all.longest),
            (4, Duration::from_millis(4), Duration::from_millis(9))
        );
    }
}
