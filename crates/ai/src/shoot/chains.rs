//! Passing chains: what a side that has the ball makes of it without its players moving, by dynamic programming.
//!
//! The ball only ever goes forward (SHO-510), so the squares where a pass finds somebody are valued from the last row
//! back: with each total the best of a goal, a pass to a square valued before, and a loose ball.

use onze_core::Seat;
use onze_shoot::{COLUMNS, Light, ROWS, Shoot, State};

use super::THROWS;
use super::ground::{columns_within, own_ball, receivers};

/// What passing brings a side, the others standing as they do.
pub(super) struct Chains {
    ball: Light,
    receivers: [[u32; 2]; ROWS as usize + 2],
    /// What the ball is worth on the squares where a pass is received, by own row and column.
    worth: [[f32; COLUMNS as usize + 1]; ROWS as usize + 1],
    leaves: &'static Leaves,
}

/// Where a chain ends: what the ball is worth by own row.
pub(super) struct Leaves {
    /// Left loose.
    pub(super) loose: [f32; ROWS as usize + 1],
    /// In somebody's hands, at least.
    pub(super) held: [f32; ROWS as usize + 1],
}

impl Leaves {
    /// Nothing but goals counts.
    pub(super) const NONE: Leaves =
        Leaves { loose: [0.0; ROWS as usize + 1], held: [0.0; ROWS as usize + 1] };
}

impl Chains {
    /// The chains of a side, from the row of the ball on.
    pub(super) fn new(game: &Shoot, state: &State, seat: Seat, leaves: &'static Leaves) -> Self {
        let ball = own_ball(state, seat);
        let mut chains = Chains {
            ball,
            receivers: receivers(state, seat),
            worth: [[0.0; COLUMNS as usize + 1]; ROWS as usize + 1],
            leaves,
        };
        for row in (ball.row()..=ROWS).rev() {
            let [anybody, forwards] = chains.receivers[usize::from(row)].map(|columns| columns & ALL);
            let mut left = anybody;
            while left != 0 {
                #[allow(clippy::cast_possible_truncation)] // below 20
                let column = left.trailing_zeros() as u8;
                left &= left - 1;
                if let Some(square) = Light::new(row, column) {
                    let mouth = game.mouth_in_reach(square);
                    let scorer = forwards & 1 << column != 0;
                    chains.worth[usize::from(row)][usize::from(column)] =
                        chains.from(square, mouth, scorer).max(leaves.held[usize::from(row)]);
                }
            }
        }
        chains
    }

    /// What the ball is worth where it lies, in the hands of somebody who may score or may not.
    pub(super) fn here(&self, game: &Shoot, scorer: bool) -> f32 {
        self.from(self.ball, game.mouth_in_reach(self.ball), scorer)
    }

    /// The share of throws for the ball that find somebody, and a forward who may score.
    pub(super) fn passes(&self) -> [f32; 2] {
        let mut shares = [0.0; 2];
        for total in 2..=12 {
            let row = (self.ball.row() + total).min(ROWS);
            let within = columns_within(self.ball.column(), row - self.ball.row());
            for (share, columns) in shares.iter_mut().zip(self.receivers[usize::from(row)]) {
                *share += if columns & within != 0 { THROWS[usize::from(total)] / 36.0 } else { 0.0 };
            }
        }
        shares
    }

    #[inline]
    fn from(&self, square: Light, mouth: bool, scorer: bool) -> f32 {
        let (row, column) = (square.row(), square.column());
        let mut sum = 0.0;
        for total in 2..=12 {
            let best = if scorer && mouth && row + total > ROWS {
                1.0
            } else if row == ROWS {
                // SHO-515: the ball is dead.
                self.leaves.loose[usize::from(ROWS)]
            } else {
                let to = (row + total).min(ROWS);
                self.received(to, columns_within(column, to - row)).max(self.leaves.loose[usize::from(to)])
            };
            sum += THROWS[usize::from(total)] * best;
        }
        sum / 36.0
    }

    /// The best square of a row at which a pass is received, among these columns.
    #[inline]
    fn received(&self, row: u8, within: u32) -> f32 {
        let mut left = self.receivers[usize::from(row)][0] & within & ALL;
        let mut best = f32::MIN;
        while left != 0 {
            best = best.max(self.worth[usize::from(row)][left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        best
    }
}

/// The columns of the pitch, a bit each.
const ALL: u32 = (2 << COLUMNS) - 2;

#[cfg(test)]
mod tests {
    use onze_core::{Game, Notation, Settings};

    use super::*;

    #[test]
    fn sho_603_a_forward_alone_in_front_of_the_goal_scores_as_often_as_the_dice_say() {
        let game = Shoot::new(&Settings::new(Shoot::SETTINGS)).unwrap();
        // Red's 9 holds the ball on row 20: a total of 8 or more is a goal (15 of 36). Below that the ball comes to
        // rows 22 to 27, and only the 9 himself, who stands on 19, could receive it: he does not.
        let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@19,10 10@11,6 11@11,2; \
             B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
             ball 20,10 R; due R B 4-4; score 0-0; throws 3; idle 0";
        let state = game.read_position(position).unwrap();
        let chains = Chains::new(&game, &state, Seat::FIRST, &Leaves::NONE);
        assert!((chains.here(&game, true) - 15.0 / 36.0).abs() < 1e-6);
        assert!(chains.here(&game, false).abs() < 1e-6);
    }
}
