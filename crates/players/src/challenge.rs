//! Players of CHALLENGE FOOT: a president who stays solvent, and a coach. Rookie, club and league have a coach who plays for
//! the next shot, the league's with a high line of defence; the champion has that line too, and a captain with a learnt
//! value. The plain and the attacking one are the yardsticks of the rules' figures.

mod ahead;
mod captain;
mod coach;
mod features;
mod ground;
mod keeping;
mod learnt;
mod lessons;
mod line_up;
mod lines;
mod plain;
mod president;
#[cfg(test)]
mod tests;
mod worth;

use onze_challenge::pitch::Choice;
use onze_challenge::{Challenge, Club, Move, Report};
use onze_core::{Chance, Quick, Seen};

use self::captain::{Captain, Care};
use self::coach::{Coach, Eye};
use self::learnt::{LEARNT, Learnt};
pub use self::lessons::COURSE;
use self::plain::Plain;
use self::president::President;
use crate::{Budget, Player};

/// Sees what is near the ball.
pub(crate) fn rookie(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::Rookie })
}

/// Plays for the next shot, and thinks of what the next throw may lose.
pub(crate) fn club(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::Club })
}

/// Plays like the club in front of a high line of defence.
pub(crate) fn league(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::League })
}

/// Looks at what each choice leaves at the end of the throw, with a learnt value and a high line of defence.
pub(crate) fn champion(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::Champion })
}

/// A plain player: takes goals and keeps the ball.
pub(crate) fn plain(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::Plain })
}

/// The same, with his forwards in the box.
pub(crate) fn attacking(chance: Quick) -> Box<dyn Player<Challenge>> {
    Box::new(Computer { chance, style: Style::Attacking })
}

struct Computer {
    chance: Quick,
    style: Style,
}

/// How the coach plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Plain,
    Attacking,
    Rookie,
    Club,
    League,
    Champion,
}

impl Player<Challenge> for Computer {
    fn choose(&mut self, seen: &Seen<'_, Challenge>, moves: &[Move], budget: &Budget<'_>) -> Move {
        let choice = match moves[0] {
            Move::Pitch(_) => self.on_pitch(seen, moves, budget),
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

impl Computer {
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
    fn on_pitch(&mut self, seen: &Seen<'_, Challenge>, moves: &[Move], budget: &Budget<'_>) -> Option<Move> {
        let state = seen.resample(&mut self.chance);
        let (play, side) = seen.game().match_of(&state, Club::of(seen.seat())?)?;
        let pitch = seen.game().pitch();
        match self.style {
            Style::Rookie => Coach::new(pitch, play, side, Eye::Rookie, budget).choice(moves),
            Style::Club => Coach::new(pitch, play, side, Eye::Club, budget).choice(moves),
            Style::League => Coach::new(pitch, play, side, Eye::High, budget).choice(moves),
            Style::Champion => {
                let choices: Vec<Choice> = moves
                    .iter()
                    .filter_map(|choice| match choice {
                        Move::Pitch(choice) => Some(*choice),
                        _ => None,
                    })
                    .collect();
                let learnt = Learnt(&LEARNT);
                let choice = Captain::new(&learnt, pitch, play, side, budget, Care::Ahead).choice(&choices);
                choice
                    .map(Move::Pitch)
                    .or_else(|| Coach::new(pitch, play, side, Eye::High, budget).choice(moves))
            }
            style => Plain { pitch, play, side, attacking: style == Style::Attacking }.choice(moves),
        }
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
