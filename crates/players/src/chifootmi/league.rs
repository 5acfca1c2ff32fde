//! A player that mixes without having learnt anything: values states by a few weights, and solves the last cards.

use onze_chifootmi::{Chifootmi, State};
use onze_core::{Quick, Seat};

use super::mixing::{Mixing, Style};
use super::outlook::Judge;
use super::steady::WEIGHTS;
use crate::Player;

/// A player of the league.
pub(crate) fn league(chance: Quick) -> Box<dyn Player<Chifootmi>> {
    let style = Style { own: 3, others: 4, rounds: 60, noise: 0.4, last_cards: 2 };
    Box::new(Mixing { chance, judge: ByWeights, style })
}

/// The weights of the club player, which tell goals, as shares of the points.
struct ByWeights;

impl Judge for ByWeights {
    fn worth(&self, _: &Chifootmi, state: &State, seat: Seat) -> f32 {
        #[allow(clippy::cast_possible_truncation)] // a few goals
        let goals = WEIGHTS.balance(state, seat) as f32;
        0.5 + 0.5 * goals / (1.0 + goals.abs())
    }
}
