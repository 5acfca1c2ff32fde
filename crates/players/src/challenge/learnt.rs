//! The learnt value of a situation.

use std::sync::LazyLock;

use onze_challenge::pitch::Side;

use super::features::{INPUTS, Situation, inputs, inputs_of};
use super::ground::Ground;
use super::lines::Lines;
use crate::value::Network;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// What `cargo xtask train challenge` made: the weights for recovery throws, then those for possession throws.
static WEIGHTS: &[u8] = include_bytes!("../../data/challenge.value");

pub(super) static LEARNT: LazyLock<Vec<Network>> =
    LazyLock::new(|| Network::read_all(INPUTS, HIDDEN, WEIGHTS));

/// Values a situation by what was learnt.
pub(super) struct Learnt<'a>(pub(super) &'a [Network]);

impl Learnt<'_> {
    /// What a situation is worth to who throws: how often his side scores the next goal.
    pub(super) fn worth(&self, ground: &Ground, lines: [&Lines; 2], now: Situation) -> f32 {
        self.0[now.network()].value(&inputs(ground, lines, now))
    }

    /// Nearly the same and half the work, after somebody of a side has moved; `lines` are those of this side then, and
    /// `before` was told before he did.
    pub(super) fn glance(
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
