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
    /// The rows in which a pass is received, a bit each.
    rows: u32,
    /// What the ball is worth on the squares where a pass is received, by own row and column.
    worth: [[f32; COLUMNS as usize + 1]; ROWS as usize + 1],
    /// The best of each row.
    best: [f32; ROWS as usize + 1],
    leaves: &'static Leaves,
}

/// Where a chain ends: what the ball is worth by own row.
pub(super) struct Leaves {
    /// Left loose.
    loose: [f32; ROWS as usize + 1],
    /// In somebody's hands, at least.
    held: [f32; ROWS as usize + 1],
    /// A throw for the ball that leaves it loose whatever it shows, in 36ths.
    thrown: [f32; ROWS as usize + 1],
}

impl Leaves {
    /// Nothing but goals counts.
    pub(super) const NONE: Leaves = Leaves {
        loose: [0.0; ROWS as usize + 1],
        held: [0.0; ROWS as usize + 1],
        thrown: [0.0; ROWS as usize + 1],
    };

    pub(super) fn new(loose: [f32; ROWS as usize + 1], held: [f32; ROWS as usize + 1]) -> Self {
        let thrown = std::array::from_fn(|row| {
            (2..=12).map(|total| THROWS[total] * loose[(row + total).min(ROWS.into())]).sum()
        });
        Leaves { loose, held, thrown }
    }
}

impl Chains {
    /// The chains of a side, from the row of the ball on.
    pub(super) fn new(game: &Shoot, state: &State, seat: Seat, leaves: &'static Leaves) -> Self {
        let ball = own_ball(state, seat);
        let mut chains = Chains {
            ball,
            receivers: receivers(state, seat),
            rows: 0,
            worth: [[0.0; COLUMNS as usize + 1]; ROWS as usize + 1],
            best: [f32::MIN; ROWS as usize + 1],
            leaves,
        };
        for row in (ball.row()..=ROWS).rev() {
            let [anybody, forwards] = chains.receivers[usize::from(row)].map(|columns| columns & ALL);
            let mut left = anybody;
            chains.rows |= u32::from(anybody != 0) << row;
            while left != 0 {
                #[allow(clippy::cast_possible_truncation)] // below 20
                let column = left.trailing_zeros() as u8;
                left &= left - 1;
                if let Some(square) = Light::new(row, column) {
                    let mouth = game.mouth_in_reach(square);
                    let scorer = forwards & 1 << column != 0;
                    let worth = chains.from(square, mouth, scorer).max(leaves.held[usize::from(row)]);
                    chains.worth[usize::from(row)][usize::from(column)] = worth;
                    let best = &mut chains.best[usize::from(row)];
                    *best = best.max(worth);
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

    /// What a throw for the ball on a square is worth: what it is if nobody receives it, and what passes and goals add.
    #[inline]
    fn from(&self, square: Light, mouth: bool, scorer: bool) -> f32 {
        let (row, column) = (square.row(), square.column());
        let to_last_row = usize::from(ROWS - row);
        let pass = |steps: u8| {
            let to = usize::from(row + steps);
            (self.received(to, columns_within(column, steps)) - self.leaves.loose[to]).max(0.0)
        };
        let mut sum = self.leaves.thrown[usize::from(row)];
        // Totals from 2 to 12 that end before the last row, where somebody is.
        let mut rows = (self.rows & !(1 << ROWS)) >> row & 0x1ffc;
        while rows != 0 {
            #[allow(clippy::cast_possible_truncation)] // below 13
            let total = rows.trailing_zeros() as u8;
            rows &= rows - 1;
            sum += THROWS[usize::from(total)] * pass(total);
        }
        // Larger ones bring it to the last row, or over it. There it has no square to go to (SHO-515).
        let loose = self.leaves.loose[usize::from(ROWS)];
        let last = match u8::try_from(to_last_row) {
            Ok(steps @ 1..=12) if self.rows >> ROWS != 0 => pass(steps),
            _ => 0.0,
        };
        sum += THROWS.get(to_last_row).map_or(0.0, |throws| throws * last);
        sum += beyond(to_last_row) * if scorer && mouth { 1.0 - loose } else { last };
        sum / 36.0
    }

    /// The best square of a row at which a pass is received, among these columns.
    #[inline]
    fn received(&self, row: usize, within: u32) -> f32 {
        let anybody = self.receivers[row][0] & ALL;
        if anybody & !within == 0 {
            return self.best[row];
        }
        let mut left = anybody & within;
        let mut best = f32::MIN;
        while left != 0 {
            best = best.max(self.worth[row][left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        best
    }
}

/// How many of the 36 throws have a larger total.
fn beyond(total: usize) -> f32 {
    const BEYOND: [f32; 12] = [36.0, 36.0, 35.0, 33.0, 30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0];
    BEYOND.get(total).copied().unwrap_or(0.0)
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
