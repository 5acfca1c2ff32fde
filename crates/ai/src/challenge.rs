//! A steady player of CHALLENGE FOOT: a president who stays solvent, and a coach who plays for the next shot.

mod coach;
mod ground;
mod president;
#[cfg(test)]
mod tests;
mod worth;

use onze_challenge::{Challenge, Club, Move};
use onze_core::{Quick, Seen};

use self::coach::Coach;
use self::president::President;
use crate::{Budget, Player};

/// A steady player.
pub(crate) fn steady(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Steady { chance })
}

struct Steady {
    chance: Quick,
}

impl Player<Challenge> for Steady {
    fn choose(&mut self, seen: &Seen<'_, Challenge>, moves: &[Move], _: &Budget<'_>) -> Move {
        let choice = match moves[0] {
            Move::Pitch(_) => self.on_pitch(seen, moves),
            // Shirts are all alike, and who plays at home has the gate (CHA-804): the first of the list.
            Move::Colour(_) | Move::Venue { .. } => None,
            _ => President::new(seen).and_then(|president| president.choice(moves)),
        };
        choice.unwrap_or(moves[0])
    }
}

impl Steady {
    /// The coach's choice; `None` for the first of the list.
    fn on_pitch(&mut self, seen: &Seen<'_, Challenge>, moves: &[Move]) -> Option<Move> {
        let state = seen.resample(&mut self.chance);
        let (play, side) = seen.game().match_of(&state, Club::of(seen.seat())?)?;
        Coach::new(seen.game().pitch(), play, side).choice(moves)
    }
}

/// The item that is worth most, the first of equals.
fn best<T>(items: impl Iterator<Item = T>, mut worth: impl FnMut(&T) -> f64) -> Option<T> {
    let mut best = None;
    for item in items {
        let worth = worth(&item);
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((item, worth));
        }
    }
    best.map(|(item, _)| item)
}
