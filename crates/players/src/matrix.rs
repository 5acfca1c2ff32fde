//! One simultaneous choice in a world that both sides know: solved exactly, where [`crate::regret`] comes near.

use crate::regret::{MOST, Mix, even};

/// One simultaneous choice that both sides know all about, solved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solved {
    /// What the rows gain if nobody errs.
    pub value: f32,
    /// How the rows mix for it.
    pub row: Mix,
    /// How the columns mix against it.
    pub column: Mix,
}

/// Solves one world that both sides know, with so many rows and columns, exactly but for rounding: by the simplex method
/// on the table of gains, which with four choices a side takes a handful of steps.
pub fn solve_one(gain: &[[f32; MOST]; MOST], rows: usize, columns: usize) -> Solved {
    let (rows, columns) = (rows.clamp(1, MOST), columns.clamp(1, MOST));
    let least = |row: usize| gain[row][..columns].iter().copied().fold(f32::MAX, f32::min);
    let most = |column: usize| gain[..rows].iter().map(|row| row[column]).fold(f32::MIN, f32::max);
    let best = (1..rows).fold(0, |best, row| if least(row) > least(best) { row } else { best });
    let answer = (1..columns).fold(0, |best, column| if most(column) < most(best) { column } else { best });
    if most(answer) <= least(best) {
        // A choice that is best whatever the other does needs no mixing.
        let (mut row, mut column) = ([0.0; MOST], [0.0; MOST]);
        (row[best], column[answer]) = (1.0, 1.0);
        return Solved { value: least(best), row, column };
    }
    Table::new(gain, rows, columns).solved()
}

/// The same where the columns are taken to choose at random now and then, each choice as likely, and to mix against the
/// rows otherwise: a little trust in their mistakes.
pub fn trusting(gain: &[[f32; MOST]; MOST], columns: usize, noise: f32) -> [[f32; MOST]; MOST] {
    let columns = columns.clamp(1, MOST);
    gain.map(|row| {
        let any = noise * even(columns) * row[..columns].iter().sum::<f32>();
        row.map(|gain| (1.0 - noise) * gain + any)
    })
}

/// The table of the simplex method: the gains, all made positive, with a last column of what is left and a last row of
/// prices. The columns ask for the largest sum of shares that gives no row more than one.
struct Table {
    cells: [[f64; MOST + 1]; MOST + 1],
    rows: usize,
    columns: usize,
    /// What was taken from the gains.
    lowest: f64,
    /// Who stands beside each row and above each column: rows by their number, columns by theirs and [`MOST`].
    beside: [usize; MOST],
    above: [usize; MOST],
}

/// What counts as nothing.
const TINY: f64 = 1e-9;
/// More steps than any table needs.
const MOST_STEPS: u32 = 64;

impl Table {
    fn new(gain: &[[f32; MOST]; MOST], rows: usize, columns: usize) -> Self {
        let all = gain[..rows].iter().flat_map(|row| &row[..columns]);
        let lowest = f64::from(all.copied().fold(f32::MAX, f32::min)) - 1.0;
        let mut cells = [[0.0; MOST + 1]; MOST + 1];
        for (cells, gains) in cells.iter_mut().zip(gain).take(rows) {
            for (cell, &gain) in cells.iter_mut().zip(gains).take(columns) {
                *cell = f64::from(gain) - lowest;
            }
            cells[columns] = 1.0;
        }
        cells[rows][..columns].fill(-1.0);
        let beside = std::array::from_fn(|n| n);
        Table { cells, rows, columns, lowest, beside, above: beside.map(|n| n + MOST) }
    }

    fn solved(mut self) -> Solved {
        for _ in 0..MOST_STEPS {
            let Some((row, column)) = self.next() else { break };
            self.pivot(row, column);
        }
        let sum = self.cells[self.rows][self.columns];
        let (mut row, mut column) = ([0.0; MOST], [0.0; MOST]);
        #[allow(clippy::cast_possible_truncation)] // shares and gains
        {
            for (n, &who) in self.beside[..self.rows].iter().enumerate() {
                if let Some(who) = who.checked_sub(MOST) {
                    column[who] = (self.cells[n][self.columns] / sum) as f32;
                }
            }
            for (n, &who) in self.above[..self.columns].iter().enumerate() {
                if who < MOST {
                    row[who] = (self.cells[self.rows][n] / sum) as f32;
                }
            }
            Solved { value: (1.0 / sum + self.lowest) as f32, row, column }
        }
    }

    /// Where to turn next: the first of those that still pay, and the row that it meets first. In this order the steps
    /// never go round in circles (Bland's rule).
    fn next(&self) -> Option<(usize, usize)> {
        let pays = (0..self.columns).filter(|&column| self.cells[self.rows][column] < -TINY);
        let column = pays.min_by_key(|&column| self.above[column])?;
        let mut met: Option<(usize, f64)> = None;
        for row in (0..self.rows).filter(|&row| self.cells[row][column] > TINY) {
            let ratio = self.cells[row][self.columns] / self.cells[row][column];
            let sooner = met.is_none_or(|(other, least)| {
                ratio < least - TINY || (ratio < least + TINY && self.beside[row] < self.beside[other])
            });
            if sooner {
                met = Some((row, ratio));
            }
        }
        met.map(|(row, _)| (row, column))
    }

    /// Whoever stands beside the row changes places with whoever stands above the column.
    fn pivot(&mut self, row: usize, column: usize) {
        let scale = 1.0 / self.cells[row][column];
        let turned = self.cells[row];
        for (n, cells) in self.cells.iter_mut().enumerate().take(self.rows + 1) {
            if n == row {
                for cell in cells.iter_mut() {
                    *cell *= scale;
                }
            } else {
                let share = cells[column] * scale;
                for (cell, turned) in cells.iter_mut().zip(&turned) {
                    *cell -= share * turned;
                }
                cells[column] = -share;
            }
        }
        self.cells[row][column] = scale;
        std::mem::swap(&mut self.beside[row], &mut self.above[column]);
    }
}

#[cfg(test)]
mod tests {
    use onze_core::{Chance, Quick};

    use super::*;

    #[test]
    fn a_choice_that_is_best_whatever_the_other_does_is_not_mixed() {
        let plain = [[0.1, 0.9, 0.2, 0.0], [0.3, 0.9, 0.4, 0.0], [0.0; 4], [0.0; 4]];
        let found = solve_one(&plain, 2, 3);
        assert_eq!(found, Solved { value: 0.3, row: [0.0, 1.0, 0.0, 0.0], column: [1.0, 0.0, 0.0, 0.0] });
    }

    #[test]
    fn a_penalty_is_aimed_more_often_where_the_keeper_saves_less() {
        // Left is saved always, right half the time: the shooter mixes one third left, two thirds right.
        let penalty = [[0.0, 1.0, 0.0, 0.0], [1.0, 0.5, 0.0, 0.0], [0.0; 4], [0.0; 4]];
        let Solved { value, row, .. } = solve_one(&penalty, 2, 2);
        assert!((value - 2.0 / 3.0).abs() < 1e-6 && (row[0] - 1.0 / 3.0).abs() < 1e-6, "{value} {row:?}");
    }

    /// Nobody does better against the mixes than the value says: that alone is a solution. Few different gains make
    /// tables with many equal steps.
    #[test]
    fn nobody_gains_by_leaving_the_mix() {
        let mut chance = Quick::new(1);
        for n in 0..4_000u32 {
            let (rows, columns) = (1 + chance.below(4) as usize, 1 + chance.below(4) as usize);
            let steps = if n % 2 == 0 { 4 } else { 1 << 16 };
            #[allow(clippy::cast_precision_loss)] // small numbers
            let gain = [(); MOST].map(|()| [(); MOST].map(|()| chance.below(steps) as f32 / steps as f32));
            let Solved { value, row, column } = solve_one(&gain, rows, columns);
            assert!((row.iter().sum::<f32>() - 1.0).abs() < 1e-5 && row.iter().all(|&share| share >= -1e-6));
            assert!((column.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            assert!(column.iter().all(|&share| share >= -1e-6));
            for gains in &gain[..rows] {
                let got: f32 = gains.iter().zip(column).map(|(gain, share)| gain * share).sum();
                assert!(got <= value + 1e-5, "{gain:?} {rows} {columns}: {got} is more than {value}");
            }
            for m in 0..columns {
                let given: f32 = gain.iter().zip(row).map(|(gains, share)| gains[m] * share).sum();
                assert!(given >= value - 1e-5, "{gain:?} {rows} {columns}: {given} is less than {value}");
            }
        }
    }

    #[test]
    fn whoever_trusts_in_mistakes_plays_for_them() {
        // Safe, or a gamble that loses against the right answer alone.
        let gain = [[0.5, 0.5, 0.5, 0.0], [0.3, 1.0, 1.0, 0.0], [0.0; 4], [0.0; 4]];
        assert!(solve_one(&gain, 2, 3).row[0] > 0.999);
        assert!(solve_one(&trusting(&gain, 3, 0.5), 2, 3).row[1] > 0.999);
    }
}
