//! A beginner with a beginner's mistakes: wants every ball, and spends its best cards on it.

use onze_chifootmi::Chifootmi;
use onze_core::Quick;

use super::steady::{Steady, Weights};
use crate::Player;

/// A rookie.
pub(crate) fn rookie(chance: Quick) -> Box<dyn Player<Chifootmi>> {
    Box::new(Steady::new(chance, OVERRATED))
}

/// The ball is worth three times as much to it as it should be, and a shot more than twice; a card that beats any card it
/// throws away.
const OVERRATED: Weights =
    Weights { ball: 0.15, kept: 0.15, shot_phase: 0.5, high_card: 0.4, dribble_tackle: 0.05 };
