//! The strongest player: a learnt value under one throw of look-ahead.

use std::sync::LazyLock;

use onze_core::{Drawn, Game, Quick, Seat, Seen};
use onze_shoot::{Move, Shoot, State, Throw};

use super::THROWS;
use super::features::{INPUTS, inputs, network};
use super::search::{Judge, Search, applied, goal_since};
use crate::look::over_draws;
use crate::value::Network;
use crate::{Budget, Player};

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// What `cargo xtask train shoot` made: the weights for throws for the players, then those for throws for the ball.
static WEIGHTS: &[u8] = include_bytes!("../../data/shoot.value");

static LEARNT: LazyLock<[Network; 2]> = LazyLock::new(|| {
    let (players, ball) = WEIGHTS.split_at(WEIGHTS.len() / 2);
    [players, ball].map(|bytes| {
        Network::read(INPUTS, HIDDEN, bytes)
            .expect("the weights are those of these inputs: a test reads them")
    })
});

/// The champion.
pub(crate) fn champion(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(Champion(Search::new(Learnt(&*LEARNT), 6, 4)))
}

struct Champion(Search<Learnt<'static>>);

impl Player<Shoot> for Champion {
    fn choose(&mut self, seen: &Seen<'_, Shoot>, moves: &[Move], _: &Budget<'_>) -> Move {
        self.0.choose(seen, moves)
    }
}

/// Values a position by what was learnt.
pub(super) struct Learnt<'a>(pub(super) &'a [Network]);

impl Judge for Learnt<'_> {
    fn worth(&self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        let share = self.0[network(state)].value(&inputs(game, state));
        if state.side() == seat { share } else { 1.0 - share }
    }

    /// One throw for the ball ahead; the uses of a throw for the players are too many, and looking at them adds nothing.
    fn closer(&self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        if state.throw_due() != Some(Throw::Ball) {
            return self.worth(game, state, seat);
        }
        let thrower = state.side();
        let mut moves = Vec::new();
        let draws = TOTALS.iter().map(|(dice, weight)| (&dice[..], *weight));
        let share = over_draws(game, state, draws, |thrown| {
            let ended = |after: &State| {
                let goal = goal_since(state, after, thrower);
                goal.or_else(|| after.throw_due().is_none().then_some(0.5))
            };
            if let Some(share) = ended(thrown) {
                return share;
            }
            moves.clear();
            game.legal(thrown, thrower, &mut moves);
            let worth = moves.iter().map(|&choice| {
                let after = applied(game, thrown, thrower, choice);
                ended(&after).unwrap_or_else(|| self.worth(game, &after, thrower))
            });
            worth.fold(0.0, f32::max)
        });
        if thrower == seat { share } else { 1.0 - share }
    }
}

/// The totals of a throw, each as one pair of dice, with their weights: only the total counts for the ball.
static TOTALS: LazyLock<Vec<([Drawn; 2], f32)>> = LazyLock::new(|| {
    let dice = |total: u8| {
        let one = total.saturating_sub(6).max(1);
        [one, total - one].map(|face| Drawn::Die(u32::from(face)))
    };
    (2..=12).map(|total| (dice(total), THROWS[usize::from(total)])).collect()
});
