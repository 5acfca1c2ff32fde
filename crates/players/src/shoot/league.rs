//! A player without learning: values a position by the passing chains that it gives both sides.

use std::sync::LazyLock;

use onze_core::{Quick, Seat};
use onze_shoot::{ROWS, Shoot, State, Throw};

use super::chains::{Chains, Leaves};
use super::ground::takes;
use super::search::{Judge, Search};
use super::steady::order;
use crate::Player;

/// A player of the league.
pub(crate) fn league(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(Search::new(ByChains, 12, 1))
}

/// Chains end in possession, which is worth more the further up the pitch it is, or with a loose ball, which is worth less:
/// the other side throws first, and one's own forwards have run past it.
static LEAVES: LazyLock<Leaves> = LazyLock::new(|| {
    let way = |row: usize| f32::from(u8::try_from(row).unwrap_or(0)) / f32::from(ROWS);
    Leaves::new(
        std::array::from_fn(|row| -0.1 * way(row)),
        std::array::from_fn(|row| 0.04 + 0.22 * way(row) * way(row)),
    )
});

/// Values a position by what both sides make of the ball by passing.
pub(super) struct ByChains;

impl Judge for ByChains {
    fn worth(&mut self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        let thrower = state.side();
        let chains = |side: Seat| Chains::new(game, state, side, &LEAVES);
        let promise = if state.throw_due() == Some(Throw::Ball) {
            chains(thrower).here(game, state.has_scorer(thrower))
        } else {
            // Who reaches the ball, perhaps with a forward who may score.
            let taken = |side: Seat| {
                let (chains, [anybody, scorer]) = (chains(side), takes(game, state, side));
                let (with, without) = (chains.here(game, true), chains.here(game, false));
                (anybody, scorer * with.max(without) + (anybody - scorer) * without)
            };
            let (own, other) = (taken(thrower), taken(thrower.other()));
            own.1 - (1.0 - own.0) * other.1
        };
        let promise = if thrower == seat { promise } else { -promise };
        0.5 + 0.5 * (promise + order(state, seat) - order(state, seat.other()))
    }
}
