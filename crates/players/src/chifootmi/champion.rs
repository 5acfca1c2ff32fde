//! The strongest player: mixes, with a learnt value, and solves the last cards.

use std::sync::LazyLock;

use onze_chifootmi::{Chifootmi, State};
use onze_core::{Quick, Seat};

use super::features::{Agreed, INPUTS, LEVELS, inputs};
use super::mixing::{Mixing, Style};
use super::outlook::Judge;
use crate::Player;
use crate::value::Network;

/// Units of the hidden layer.
pub(super) const HIDDEN: usize = 32;
/// How many networks there are.
pub(super) const NETWORKS: usize = 2 * LEVELS.len();

/// What `cargo xtask train chifootmi` made.
static WEIGHTS: &[u8] = include_bytes!("../../data/chifootmi.value");

static LEARNT: LazyLock<Vec<Network>> = LazyLock::new(|| Network::read_all(INPUTS, HIDDEN, WEIGHTS));

/// What it has learnt: two networks a level.
pub(super) fn learnt() -> &'static [Network] {
    &LEARNT
}

/// The champion.
pub(crate) fn champion(chance: Quick) -> Box<dyn Player<Chifootmi>> {
    let style = Style { own: 6, others: 8, rounds: 100, noise: 0.6, last_cards: 2 };
    Box::new(Mixing { chance, judge: Learnt::new(&LEARNT), style })
}

/// Values a state by what was learnt.
pub(super) struct Learnt<'a> {
    networks: &'a [Network],
    agreed: Agreed,
}

impl<'a> Learnt<'a> {
    pub(super) fn new(networks: &'a [Network]) -> Self {
        Learnt { networks, agreed: Agreed::default() }
    }
}

impl Judge for Learnt<'_> {
    fn meet(&mut self, game: &Chifootmi) {
        self.agreed = Agreed::new(game);
    }

    fn worth(&self, game: &Chifootmi, state: &State, seat: Seat) -> f32 {
        let share = self.networks[self.agreed.network(state)].value_of(&inputs(game, self.agreed, state));
        if state.attacker() == seat { share } else { 1.0 - share }
    }
}
