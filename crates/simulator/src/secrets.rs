//! What one player cannot know of the other's choices (SIM-1004).

use onze_core::{Chance, Side, Viewer};

use crate::football::LineUps;
use crate::moves::Move;
use crate::state::State;

impl LineUps<'_> {
    /// Has this side handed in a choice that is not opened yet?
    pub(crate) fn has_sealed(self, side: Side) -> bool {
        let sealed = &self.sealed;
        sealed.line_up.is_some_and(|handed_in| handed_in.side == side)
            || sealed.kick.is_some() && side == self.turn.attack
            || sealed.dive.is_some() && side == self.defence()
    }

    /// The state as it was before this side handed in its choice.
    pub(crate) fn before_secret(self, side: Side) -> State {
        let mut before = self.before_hand_in();
        if side == self.turn.attack {
            before.sealed.kick = None;
        } else {
            before.sealed.dive = None;
        }
        before.to_act = self.with(&before).owing();
        before
    }

    /// The same state with other choices where the viewer may not know those that were handed in: each is made anew from
    /// what everybody knew before, so that nothing of the true one is left.
    pub(crate) fn with_other_secrets(self, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut other = *self.state;
        for side in Side::BOTH {
            if viewer.knows_secrets_of(side.seat()) || !self.has_sealed(side) {
                continue;
            }
            let before = self.with(&other).line_ups().before_secret(side);
            match self.with(&before).guesses().any_choice(side, chance) {
                Some(Move::LineUp(puts)) => {
                    other = self.with(&before).line_ups().handed_in(side, &puts);
                }
                Some(Move::Kick { aim, .. }) => other.sealed.kick = Some(aim),
                Some(Move::Dive(dive)) => other.sealed.dive = Some(dive),
                _ => {}
            }
            other.to_act = self.with(&other).owing();
        }
        other
    }
}
