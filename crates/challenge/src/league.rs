//! The table (CHA-802, CHA-822 to CHA-824).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use onze_core::Outcome;
use serde::Serialize;

use crate::club::{Club, MOST_CLUBS};
use crate::figures::Money;
use crate::game::Challenge;
use crate::state::{Stage, State};

/// A line of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The club.
    pub club: Club,
    /// Its place; clubs that share one have the same.
    pub rank: u8,
    /// Matches played.
    pub played: u8,
    /// Won.
    pub won: u8,
    /// Drawn.
    pub drawn: u8,
    /// Lost.
    pub lost: u8,
    /// Goals scored.
    pub scored: u16,
    /// Goals conceded.
    pub conceded: u16,
    /// Does it have the point for the best finances? (CHA-822)
    pub finance_point: bool,
    /// Points lost by matches that ended in administration (CHA-810).
    pub penalty: i32,
    /// All points (CHA-823).
    pub points: i32,
    /// What it has, less its credit: F at the end (CHA-821).
    pub total: Money,
}

impl Standing {
    /// CHA-823, CHA-824: points, goal difference, goals scored, finances.
    fn merit(&self) -> (i32, i32, u16, Money) {
        (self.points, i32::from(self.scored) - i32::from(self.conceded), self.scored, self.total)
    }
}

/// The table, the best first.
pub(crate) type League = ArrayVec<Standing, MOST_CLUBS>;

/// Puts lines in their order and numbers their places.
pub(crate) fn rank(lines: &mut League) {
    lines.sort_by_key(|line| (Reverse(line.merit()), line.club));
    let merits: ArrayVec<_, MOST_CLUBS> = lines.iter().map(Standing::merit).collect();
    for line in lines.iter_mut() {
        let better = merits.iter().filter(|merit| **merit > line.merit()).count();
        line.rank = u8::try_from(better + 1).unwrap_or(u8::MAX);
    }
}

impl Challenge {
    /// One club's line, without its place.
    pub(crate) fn standing(&self, state: &State, club: Club) -> Standing {
        let (books, finance_point) = (state.of(club), state.finance.has(club.seat()));
        let fared = &books.fared;
        let penalty = i32::from(books.in_debt) * self.rules.administration_penalty;
        Standing {
            club,
            rank: 0,
            played: fared.played(),
            won: fared.won,
            drawn: fared.drawn,
            lost: fared.lost,
            scored: fared.scored,
            conceded: fared.conceded,
            finance_point,
            penalty,
            points: fared.points() + i32::from(finance_point) - penalty,
            total: self.total(state, club),
        }
    }

    /// The table as it stands.
    pub(crate) fn league(&self, state: &State) -> League {
        let mut lines = Club::all(self.rules.clubs).map(|club| self.standing(state, club)).collect();
        rank(&mut lines);
        lines
    }

    /// How it ended, once it has.
    pub(crate) fn outcome_of(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        if self.rules.friendly.is_some() {
            return Challenge::friendly_outcome(state);
        }
        let mut ranks = ArrayVec::new();
        let table = self.league(state);
        for club in Club::all(self.rules.clubs) {
            ranks.extend(table.iter().find(|line| line.club == club).map(|line| line.rank));
        }
        let score =
            Club::all(self.rules.clubs).map(|club| i64::from(self.standing(state, club).points)).collect();
        Some(Outcome { ranks, score, tie_break: None, gave_up: None })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn line(index: usize, points: i32, scored: u16, conceded: u16, total: Money) -> Standing {
        Standing {
            club: Club::new(index).unwrap(),
            rank: 0,
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            scored,
            conceded,
            finance_point: false,
            penalty: 0,
            points,
            total,
        }
    }

    fn ranks(lines: &[Standing]) -> Vec<(usize, u8)> {
        let mut league: League = lines.iter().copied().collect();
        rank(&mut league);
        league.iter().map(|line| (line.club.index(), line.rank)).collect()
    }

    /// Example 35: A and B end on 5 points each, A having the finance point; goals A 6-4, B 7-3.
    #[test]
    fn cha_823_cha_824_example_35_b_wins_on_goal_difference() {
        let a = Standing { finance_point: true, ..line(0, 5, 6, 4, 9) };
        assert_eq!(ranks(&[a, line(1, 5, 7, 3, 2)]), [(1, 1), (0, 2)]);
    }

    /// Goal difference counts before goals scored: 3-1 is better than 9-8, and 1-0 than 8-8.
    #[test]
    fn cha_824_goal_difference_counts_before_goals_scored() {
        assert_eq!(ranks(&[line(0, 4, 9, 8, 9), line(1, 4, 3, 1, 0)]), [(1, 1), (0, 2)]);
        assert_eq!(ranks(&[line(0, 4, 8, 8, 9), line(1, 4, 1, 0, 0)]), [(1, 1), (0, 2)]);
    }

    #[test]
    fn cha_824_then_goals_scored_then_finances_then_the_place_is_shared() {
        assert_eq!(ranks(&[line(0, 4, 3, 2, 9), line(1, 4, 4, 3, 0)]), [(1, 1), (0, 2)]);
        assert_eq!(ranks(&[line(0, 4, 3, 2, 1), line(1, 4, 3, 2, 2)]), [(1, 1), (0, 2)]);
        let shared = [line(0, 4, 3, 2, 1), line(1, 4, 3, 2, 1), line(2, 5, 0, 9, -9), line(3, 0, 0, 0, 0)];
        assert_eq!(ranks(&shared), [(2, 1), (0, 2), (1, 2), (3, 4)]);
    }
}
