//! What one player cannot know of the other's choices (SIM-1004).

use onze_core::Chance;

use crate::aim::Aim;
use crate::game::Simulator;
use crate::moves::{Dive, Move};
use crate::peg::Peg;
use crate::place::Body;
use crate::point::Point;
use crate::side::Side;
use crate::state::State;

impl Simulator {
    /// The same state with other choices of the opponent, where they are handed in and not yet opened.
    pub(crate) fn with_other_secrets(&self, state: &State, side: Side, chance: &mut impl Chance) -> State {
        let mut other = *state;
        let opponent = side.other();
        if state.sealed_lineup == Some(opponent) {
            self.turn_line_up(&mut other, opponent, chance);
        }
        if state.sealed_kick.is_some() && opponent == state.attack {
            other.sealed_kick = self.any_kick(state, chance);
        }
        if state.sealed_dive.is_some() && opponent == state.defence() {
            other.sealed_dive = Dive::ALL.get(chance.below(6) as usize).copied();
        }
        other
    }

    /// The same pegs, perhaps mirrored from row A to row K.
    fn turn_line_up(&self, state: &mut State, side: Side, chance: &mut impl Chance) {
        if chance.below(2) == 0 {
            return;
        }
        let pegs: arrayvec::ArrayVec<Peg, 16> = state.on(side).iter().collect();
        for peg in pegs {
            let Point { x, y } = state.point(peg);
            state.put(&self.pitch, peg, Body::standing(Point::new(x, self.pitch.width() - y)));
        }
    }

    fn any_kick(&self, state: &State, chance: &mut impl Chance) -> Option<Aim> {
        let mut kicks = Vec::new();
        self.list_kicks(state, state.attack, &mut kicks);
        #[allow(clippy::cast_possible_truncation)] // a short list
        let n = chance.below(kicks.len().max(1) as u32) as usize;
        match kicks.get(n) {
            Some(Move::Kick { aim, .. }) => Some(*aim),
            _ => state.sealed_kick,
        }
    }
}
