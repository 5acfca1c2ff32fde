//! A steady player of CHALLENGE FOOT: a president who stays solvent, and a coach who plays for the next shot.

mod coach;
mod ground;
mod president;
#[cfg(test)]
mod tests;
mod worth;

use onze_challenge::{Challenge, Club, Move, Report};
use onze_core::{Chance, Quick, Seen};

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
            Move::Result(_) => self.report(seen),
            // Shirts are all alike, and who plays at home has the gate (CHA-804): the first of the list.
            Move::Colour(_) | Move::Venue { .. } => None,
            _ => President::new(seen).and_then(|president| president.choice(moves)),
        };
        choice.unwrap_or(moves[0])
    }
}

/// Dice that a side throws for its goals, and more for each champion: as many goals as in the rules' figures.
const DICE: u8 = 7;
const DICE_A_CHAMPION: u8 = 3;

impl Steady {
    /// A result that nobody plays for: every six is a goal.
    fn report(&mut self, seen: &Seen<'_, Challenge>) -> Option<Move> {
        let (view, club) = (seen.view(), Club::of(seen.seat())?);
        let fixture = view.fixtures.iter().find(|fixture| fixture.clubs.contains(&club))?;
        let host = fixture.host?;
        let guest = *fixture.clubs.iter().find(|club| **club != host)?;
        let goals = [host, guest].map(|club| {
            let champions = view.clubs.get(club.index()).map_or(0, |club| club.champions);
            let dice = DICE + DICE_A_CHAMPION * champions.min(president::SIX);
            u8::try_from((0..dice).filter(|_| self.chance.die(6) == 6).count()).unwrap_or(0)
        });
        Some(Move::Result(Report { goals, chance: [0; 2], of: None }))
    }

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
