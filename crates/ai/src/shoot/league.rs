//! A player without learning: values a position by the passing chains that it gives both sides.

use std::sync::LazyLock;

use onze_core::{Quick, Seat, Seen};
use onze_shoot::{Move, Shoot, State, Throw};

use super::chains::{Chains, Leaves};
use super::ground::reach;
use super::search::{Judge, Search};
use super::steady::{held, loose, order};
use crate::{Budget, Player};

/// A player of the league.
pub(crate) fn league(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(League(Search::new(ByChains, 12, 1)))
}

struct League(Search<ByChains>);

impl Player<Shoot> for League {
    fn choose(&mut self, seen: &Seen<'_, Shoot>, moves: &[Move], _: &Budget<'_>) -> Move {
        self.0.choose(seen, moves)
    }
}

/// Chains end as the club values the ball.
static LEAVES: LazyLock<Leaves> = LazyLock::new(|| {
    let by_row = |worth: fn(u8) -> f32| std::array::from_fn(|row| u8::try_from(row).map_or(0.0, worth));
    Leaves { loose: by_row(loose), held: by_row(held) }
});

/// Values a position by what both sides make of the ball by passing.
pub(super) struct ByChains;

impl Judge for ByChains {
    fn worth(&self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        let thrower = state.side();
        let chains = |side: Seat| Chains::new(game, state, side, &LEAVES);
        // Nobody knows yet who will have it.
        let taken = |side: Seat| {
            let chains = chains(side);
            0.5 * (chains.here(game, true) + chains.here(game, false))
        };
        let promise = if state.throw_due() == Some(Throw::Ball) {
            chains(thrower).here(game, state.has_scorer(thrower))
        } else {
            let (takes, lost) = (reach(game, state, thrower), reach(game, state, thrower.other()));
            takes * taken(thrower) - (1.0 - takes) * lost * taken(thrower.other())
        };
        let promise = if thrower == seat { promise } else { -promise };
        0.5 + 0.5 * (promise + order(state, seat) - order(state, seat.other()))
    }
}
