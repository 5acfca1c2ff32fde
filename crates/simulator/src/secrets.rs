//! What one player cannot know of the other's choices (SIM-1004).

use onze_core::{Chance, Side, Viewer};

use crate::game::Simulator;
use crate::moves::Move;
use crate::state::State;

impl Simulator {
    /// Has this side handed in a choice that is not opened yet?
    pub(crate) fn has_sealed(&self, state: &State, side: Side) -> bool {
        let sealed = &state.sealed;
        sealed.line_up.is_some_and(|handed_in| handed_in.side == side)
            || sealed.kick.is_some() && side == state.turn.attack
            || sealed.dive.is_some() && side == state.defence()
    }

    /// The state as it was before this side handed in its choice.
    pub(crate) fn before_secret(&self, state: &State, side: Side) -> State {
        let mut before = self.before_hand_in(state);
        if side == state.turn.attack {
            before.sealed.kick = None;
        } else {
            before.sealed.dive = None;
        }
        before.to_act = self.owing(&before);
        before
    }

    /// The same state with other choices where the viewer may not know those that were handed in: each is made anew from
    /// what everybody knew before, so that nothing of the true one is left.
    pub(crate) fn with_other_secrets(
        &self,
        state: &State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> State {
        let mut other = *state;
        for side in Side::BOTH {
            if viewer.knows_secrets_of(side.seat()) || !self.has_sealed(state, side) {
                continue;
            }
            let before = self.before_secret(&other, side);
            match self.any_choice(&before, side, chance) {
                Some(Move::LineUp(puts)) => {
                    other = before;
                    self.hand_in(&mut other, side, &puts);
                }
                Some(Move::Kick { aim, .. }) => other.sealed.kick = Some(aim),
                Some(Move::Dive(dive)) => other.sealed.dive = Some(dive),
                _ => {}
            }
            other.to_act = self.owing(&other);
        }
        other
    }
}
