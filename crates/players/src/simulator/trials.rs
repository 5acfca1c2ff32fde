//! What comes of a choice: it is made on a copy of the state, with draws of the player's own.

use onze_core::{Game, Quick};
use onze_simulator::{Move, Simulator, State};

use crate::Budget;

/// More trials are not worth a person's waiting: a third of a second or so.
const MOST: u64 = 20_000;

/// Trials within a budget.
pub(super) struct Trials<'a> {
    game: &'a Simulator,
    budget: &'a Budget<'a>,
    pub(super) chance: &'a mut Quick,
    /// How many there were.
    pub(super) done: u64,
}

impl<'a> Trials<'a> {
    pub(super) fn new(game: &'a Simulator, budget: &'a Budget<'a>, chance: &'a mut Quick) -> Self {
        Trials { game, budget, chance, done: 0 }
    }

    /// The same for thoughts within these; what they try is not counted here.
    pub(super) fn lent(&mut self) -> Trials<'_> {
        Trials { game: self.game, budget: self.budget, chance: self.chance, done: self.done }
    }

    /// Is it time to choose?
    pub(super) fn are_over(&self) -> bool {
        self.done >= MOST || self.budget.is_spent(self.done)
    }

    /// The state after these choices, each by the side whose it is, and after the kicker is back in his cell.
    pub(super) fn after(&mut self, state: &State, choices: &[&Move]) -> State {
        self.done += 1;
        let mut after = *state;
        for choice in choices {
            self.make(&mut after, choice);
        }
        if let Some(put) = self.game.football(&after).kicker_back() {
            self.make(&mut after, &Move::Place(put));
        }
        after
    }

    fn make(&mut self, state: &mut State, choice: &Move) {
        let football = self.game.football(state);
        let defends = matches!(choice, Move::Dive(_) | Move::Prepare(_));
        let side = if defends { football.attack().other() } else { football.attack() };
        self.game.apply(state, side.seat(), choice, &mut ());
        self.game.go_on(state, self.chance, &mut ());
    }
}
