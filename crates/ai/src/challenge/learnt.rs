//! The learnt value of a situation.

use std::sync::LazyLock;

use onze_challenge::pitch::Side;

use super::captain::Judge;
use super::features::{INPUTS, Situation, inputs, inputs_of};
use super::ground::Ground;
use super::lines::Lines;
use crate::value::Network;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// What `cargo xtask train challenge` made: the weights for recovery throws, then those for possession throws.
static WEIGHTS: &[u8] = include_bytes!("../../data/challenge.value");

pub(super) static LEARNT: LazyLock<[Network; 2]> = LazyLock::new(|| {
    let (recovery, possession) = WEIGHTS.split_at(WEIGHTS.len() / 2);
    [recovery, possession].map(|bytes| {
        Network::read(INPUTS, HIDDEN, bytes)
            .expect("the weights are those of these inputs: a test reads them")
    })
});

/// Values a situation by what was learnt.
pub(super) struct Learnt<'a>(pub(super) &'a [Network]);

impl Judge for Learnt<'_> {
    fn worth(&self, ground: &Ground, lines: [&Lines; 2], now: Situation) -> f32 {
        self.0[now.network()].value(&inputs(ground, lines, now))
    }

    fn told(&self, ground: &Ground, lines: [&Lines; 2], now: Situation) -> [f32; INPUTS] {
        inputs(ground, lines, now)
    }

    fn glance(
        &self,
        ground: &Ground,
        lines: &Lines,
        now: Situation,
        moved: Side,
        before: &[f32; INPUTS],
    ) -> f32 {
        self.0[now.network()].value(&inputs_of(ground, lines, now, moved, before))
    }
}
