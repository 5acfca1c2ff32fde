//! How a match ended.

use arrayvec::ArrayVec;

use crate::Seat;

/// One whole number a seat, in seat order: goals, points, money.
pub type Counts = ArrayVec<i64, { Seat::MOST }>;

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The place of each seat, in seat order: 1 is first, and those who share a place have the same number.
    pub ranks: ArrayVec<u8, { Seat::MOST }>,
    /// Goals (or points) of each seat, in seat order, as they stood at the end of play.
    pub score: Counts,
    /// A second count that decided a level score, such as a shoot-out.
    pub tie_break: Option<Counts>,
    /// The seat that gave up, if that ended the match.
    pub gave_up: Option<Seat>,
}

impl Outcome {
    /// The end of a match between two: who won, if anybody, and the score.
    pub fn of_two(winner: Option<Seat>, score: [impl Into<i64>; 2]) -> Self {
        let rank = |seat: Seat| if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
        Outcome {
            ranks: [Seat::FIRST, Seat::SECOND].into_iter().map(rank).collect(),
            score: score.into_iter().map(Into::into).collect(),
            tie_break: None,
            gave_up: None,
        }
    }

    /// Who won: the one seat in the first place, if there is just one.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = self.ranks.iter().enumerate().filter(|(_, rank)| **rank == 1);
        let winner = first.next().and_then(|(index, _)| Seat::new(index));
        if first.next().is_none() { winner } else { None }
    }

    /// What the end is worth to a seat, from 0 to 1: the share of the others that it left behind, half for those it
    /// shares a place with. Between two, 1 is a win and one half a draw.
    pub fn points(&self, seat: Seat) -> f64 {
        let Some(&own) = self.ranks.get(seat.index()) else { return 0.0 };
        let worth = |rank: u8| if rank > own { 2 } else { u32::from(rank == own) };
        // Everybody shares a place with itself.
        let halves = self.ranks.iter().map(|&rank| worth(rank)).sum::<u32>() - 1;
        #[allow(clippy::cast_precision_loss)] // at most 15
        let others = self.ranks.len().saturating_sub(1).max(1) as f64;
        f64::from(halves) / 2.0 / others
    }

    /// Was the score level when play ended, whatever decided afterwards?
    pub fn level(&self) -> bool {
        self.score.windows(2).all(|pair| pair[0] == pair[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(ranks: &[u8]) -> Outcome {
        let score = ranks.iter().map(|&rank| -i64::from(rank)).collect();
        Outcome { ranks: ranks.iter().copied().collect(), score, tie_break: None, gave_up: None }
    }

    fn points(outcome: &Outcome) -> Vec<f64> {
        (0..outcome.ranks.len()).filter_map(Seat::new).map(|seat| outcome.points(seat)).collect()
    }

    #[test]
    fn a_win_a_draw_and_a_loss_between_two() {
        let won = Outcome::of_two(Some(Seat::SECOND), [1u16, 2]);
        assert_eq!((won.winner(), points(&won)), (Some(Seat::SECOND), vec![0.0, 1.0]));
        let drawn = Outcome::of_two(None, [2u16, 2]);
        assert_eq!((drawn.winner(), points(&drawn), drawn.level()), (None, vec![0.5, 0.5], true));
    }

    #[test]
    fn places_of_many_are_worth_the_share_of_those_left_behind() {
        let table = ranked(&[2, 1, 4, 2, 5]);
        assert_eq!(table.winner(), Some(Seat::SECOND));
        assert_eq!(points(&table), [0.625, 1.0, 0.25, 0.625, 0.0]);
        assert_eq!(ranked(&[1, 1, 3]).winner(), None);
    }
}
