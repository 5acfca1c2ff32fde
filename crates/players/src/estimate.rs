//! Means with what is known of them: intervals that hold, and that never leave what is possible.

/// A sum that knows its spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sum {
    n: u64,
    total: f64,
    squares: f64,
    /// The least of them, and 0 at most.
    least: f64,
}

/// A figure with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

/// How the spread of a figure hangs on its mean.
#[derive(Clone, Copy)]
enum Spread {
    /// As that of things that happen or do not: nothing is left of it at 0 and at 1.
    Share,
    /// As that of things that are counted: nothing is left of it at 0.
    Count,
}

impl Sum {
    /// One more.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        self.total += value;
        self.squares += value * value;
        self.least = self.least.min(value);
    }

    /// How many.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// All of another one.
    pub fn merge(&mut self, other: &Sum) {
        self.n += other.n;
        self.total += other.total;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
    }

    /// The mean.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    pub fn value(&self) -> f64 {
        self.total / self.n.max(1) as f64
    }

    /// The squares of the distances from the mean, together.
    pub fn scatter(&self) -> f64 {
        (self.squares - self.total * self.value()).max(0.0)
    }

    /// The standard error of the mean; nothing is said of a single one.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    pub fn error(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let n = self.n as f64;
        let mean = self.total / n;
        ((self.squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
    }

    /// The mean of shares, each from 0 to 1, with Wilson's interval, made for the spread that they have. A hundred rounds
    /// won are no proof that none is ever lost.
    pub fn share(&self) -> Estimate {
        let Estimate { value, low, high } = self.scored(Spread::Share);
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }

    /// The mean of numbers. Where none is negative, the interval is not either; money may be.
    pub fn number(&self) -> Estimate {
        if self.least < 0.0 {
            return around(self.value(), self.error(), self.n);
        }
        self.scored(Spread::Count)
    }

    /// All figures whose own spread would allow what was seen: the spread that was seen, made smaller or larger as the
    /// figure is nearer to the ends of its range or further from them.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    fn scored(&self, spread: Spread) -> Estimate {
        let (value, error) = (self.value(), self.error());
        let curve = if matches!(spread, Spread::Share) { 1.0 } else { 0.0 };
        let at_value = value * (1.0 - curve * value);
        let k = if error > 1e-12 && at_value > 1e-12 {
            (quantile(self.n) * error).powi(2) / at_value
        } else if self.n > 1 && matches!(spread, Spread::Count) && value > 0.0 {
            // The same number in every match, such as that of throws where the rules fix it.
            0.0
        } else {
            Z * Z / self.n.max(1) as f64
        };
        // The ends μ of (value − μ)² = k μ (1 − curve μ).
        let (a, b) = (1.0 + k * curve, 2.0 * value + k);
        let root = (b * b - 4.0 * a * value * value).max(0.0).sqrt();
        // The figure itself is always one of them, however numbers are rounded.
        Estimate {
            value,
            low: ((b - root) / (2.0 * a)).min(value),
            high: ((b + root) / (2.0 * a)).max(value),
        }
    }
}

/// A figure with this standard error, made from so many rounds.
pub fn around(value: f64, error: f64, rounds: u64) -> Estimate {
    let half = quantile(rounds) * error;
    Estimate { value, low: value - half, high: value + half }
}

/// 95 % of Student's distribution for so many rounds lie within this: its expansion around the normal one, a little
/// too small for two or three rounds.
#[allow(clippy::cast_precision_loss)] // far fewer than 2^52 rounds
fn quantile(rounds: u64) -> f64 {
    let free = rounds.saturating_sub(1).max(1) as f64;
    let power = |n: i32| Z.powi(n);
    let first = (power(3) + Z) / 4.0;
    let second = (5.0 * power(5) + 16.0 * power(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * Z) / 384.0;
    Z + first / free + second / free.powi(2) + third / free.powi(3)
}

/// The inverse of a positive matrix, by elimination.
pub fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..n).map(|row| (0..n).map(|column| if row == column { 1.0 } else { 0.0 }).collect()).collect();
    for pivot in 0..n {
        let scale = matrix[pivot][pivot];
        for rows in [&mut matrix, &mut inverse] {
            for cell in &mut rows[pivot] {
                *cell /= scale;
            }
        }
        for row in (0..n).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let of_pivot = rows[pivot].clone();
                for (cell, of_pivot) in rows[row].iter_mut().zip(of_pivot) {
                    *cell -= factor * of_pivot;
                }
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(values: &[f64], times: usize) -> Sum {
        let mut sum = Sum::default();
        values.iter().cycle().take(values.len() * times).for_each(|&value| sum.add(value));
        sum
    }

    #[test]
    fn an_interval_holds_its_figure_and_shrinks_with_more_rounds() {
        let (few, many) = (sum(&[0.0, 1.0], 5).share(), sum(&[0.0, 1.0], 5_000).share());
        assert!(few.low < 0.5 && 0.5 < few.high && many.high - many.low < (few.high - few.low) / 20.0);
        // Wilson's interval for 150 of 200, from its closed form.
        let estimate = sum(&[1.0, 1.0, 1.0, 0.0], 50).share();
        assert!(
            (estimate.low - 0.6857).abs() < 2e-3 && (estimate.high - 0.8049).abs() < 2e-3,
            "{estimate:?}"
        );
        // Student's distribution has 2.262 for ten.
        assert!((quantile(10) - 2.262).abs() < 1e-3 && (quantile(1_000_000) - Z).abs() < 1e-5);
    }

    #[test]
    fn a_hundred_rounds_won_are_no_proof_that_none_is_lost() {
        let Estimate { value, low, high } = sum(&[1.0], 100).share();
        assert!((value - 1.0).abs() < 1e-9 && low > 0.95 && low < 0.97 && high > 0.999, "{low} {high}");
        let Estimate { value, low, high } = sum(&[0.0], 100).number();
        assert!(value.abs() < 1e-9 && low.abs() < 1e-9 && high > 0.03 && high < 0.05, "{low} {high}");
    }

    #[test]
    fn no_interval_leaves_what_is_possible() {
        for rounds in [1, 2, 3, 10, 100] {
            for values in
                [&[0.0, 0.0, 0.0, 1.0][..], &[1.0, 1.0, 0.5, 1.0], &[0.0], &[1.0], &[0.5], &[1.0, 0.0]]
            {
                let Estimate { value, low, high } = sum(values, rounds).share();
                assert!(0.0 <= low && low <= value && value <= high && high <= 1.0, "{values:?} {rounds}");
                let Estimate { value, low, high } = sum(values, rounds).number();
                assert!(
                    0.0 <= low && low <= value && value <= high && high.is_finite(),
                    "{values:?} {rounds}"
                );
            }
        }
        assert!(sum(&[-3.0, 4.0], 10).number().low < 0.0, "money may be owed");
    }

    #[test]
    fn the_same_match_told_twice_is_told_once() {
        // Rounds whose two matches are the same are as many as there are rounds, not matches.
        let twice = sum(&[0.0, 0.0, 1.0], 30).share();
        let once = sum(&[0.0, 0.0, 1.0], 60).share();
        assert!((twice.high - twice.low) / (once.high - once.low) > 1.35);
    }
}
