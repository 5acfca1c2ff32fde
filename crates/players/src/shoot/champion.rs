//! The strongest player: a learnt value under one throw of look-ahead.

use std::sync::LazyLock;

use onze_core::Quick;
use onze_shoot::Shoot;

use super::features::INPUTS;
use super::learnt::Learnt;
use super::search::Search;
use crate::Player;
use crate::value::Network;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;

/// What `cargo xtask train shoot` made: the weights for throws for the players, then those for throws for the ball.
static WEIGHTS: &[u8] = include_bytes!("../../data/shoot.value");

static LEARNT: LazyLock<Vec<Network>> = LazyLock::new(|| Network::read_all(INPUTS, HIDDEN, WEIGHTS));

/// The champion.
pub(crate) fn champion(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(Search::new(Learnt::new(&LEARNT), 8, 4))
}
