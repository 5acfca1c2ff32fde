//! The learnt value of a match in which somebody has the ball.

use std::sync::LazyLock;

use onze_simulator::{Football, Simulator};

use super::features::{INPUTS, Situation, inputs};
use super::worth::Worth;
use crate::value::Network;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// What `cargo xtask train simulator` made: the weights for phase 2, for a relance, for a kick and for phase 3.
static WEIGHTS: &[u8] = include_bytes!("../../data/simulator.value");

pub(super) static LEARNT: LazyLock<Vec<Network>> =
    LazyLock::new(|| Network::read_all(INPUTS, HIDDEN, WEIGHTS));

/// Values a situation by what was learnt.
#[derive(Clone, Copy)]
pub(super) struct Learnt<'a>(pub(super) &'a [Network]);

impl Learnt<'_> {
    /// How much more often the side in possession scores the next goal than the other.
    pub(super) fn goals(
        self,
        game: &Simulator,
        worth: &Worth<'_>,
        football: &Football<'_>,
        now: Situation,
    ) -> f64 {
        let share = self.0[now.next as usize].value(&inputs(game, worth, football, now));
        f64::from(2.0 * share - 1.0)
    }
}
