//! Simultaneous choices: the mix of choices that nobody can exploit, found by regret matching.
//!
//! Each side keeps, for each of its choices, how much better it would have done with it than it did, and chooses in
//! proportion to what is positive. The average of what both did comes near an equilibrium.

/// The most choices of a side.
pub const MOST: usize = 4;

/// A mix: how often each choice is made.
pub type Mix = [f32; MOST];

/// A game of one simultaneous choice over several worlds: the chooser of the rows has one hand that it knows, or one of
/// several that only it knows, and so has the other side.
///
/// The rows are chosen by *row kinds*: all worlds with the same `row` share one mix, because the side that chooses cannot
/// tell them apart. The same for columns.
#[derive(Clone, Debug, Default)]
pub struct Game {
    worlds: Vec<World>,
    rows: Vec<Side>,
    columns: Vec<Side>,
}

#[derive(Clone, Debug)]
struct World {
    row: usize,
    column: usize,
    weight: f32,
    /// What the rows gain, by row and column.
    gain: [[f32; MOST]; MOST],
}

#[derive(Clone, Copy, Debug, Default)]
struct Side {
    n: usize,
    regret: Mix,
    sum: Mix,
    now: Mix,
}

impl Side {
    fn matched(&self) -> Mix {
        let total: f32 = self.regret.iter().sum();
        let mut mix = [0.0; MOST];
        for (share, regret) in mix.iter_mut().zip(&self.regret).take(self.n) {
            *share = if total > 0.0 { regret / total } else { even(self.n) };
        }
        mix
    }

    /// Regret matching plus: regrets never fall below nothing, and later rounds count more.
    fn learn(&mut self, gains: Mix, round: f32) {
        let had: f32 = gains.iter().zip(&self.now).map(|(gain, share)| gain * share).sum();
        for (n, gain) in gains.into_iter().enumerate().take(self.n) {
            self.regret[n] = (self.regret[n] + gain - had).max(0.0);
            self.sum[n] += round * self.now[n];
        }
    }

    fn average(&self) -> Mix {
        let total: f32 = self.sum.iter().sum();
        let mut mix = self.sum;
        for share in mix.iter_mut().take(self.n) {
            *share = if total > 0.0 { *share / total } else { even(self.n) };
        }
        mix
    }
}

#[allow(clippy::cast_precision_loss)] // four choices at most
pub(crate) fn even(n: usize) -> f32 {
    1.0 / n.max(1) as f32
}

impl Game {
    /// A game without worlds.
    pub fn new() -> Self {
        Game::default()
    }

    /// One more kind of knowledge of the side that chooses rows, with so many choices; its number.
    pub fn add_row(&mut self, n: usize) -> usize {
        self.rows.push(Side { n: n.min(MOST), ..Side::default() });
        self.rows.len() - 1
    }

    /// The same for the side that chooses columns.
    pub fn add_column(&mut self, n: usize) -> usize {
        self.columns.push(Side { n: n.min(MOST), ..Side::default() });
        self.columns.len() - 1
    }

    /// One more world: what the rows gain by each pair of choices.
    pub fn add(&mut self, row: usize, column: usize, weight: f32, gain: [[f32; MOST]; MOST]) {
        self.worlds.push(World { row, column, weight, gain });
    }

    /// Counts a world once more that both sides know as well as one that is there; false if there is none.
    pub fn again(&mut self, row: usize, column: usize) -> bool {
        let found = self.worlds.iter_mut().find(|world| (world.row, world.column) == (row, column));
        found.map(|world| world.weight += 1.0).is_some()
    }

    /// Solves the game in so many rounds. `noise` is the share of the other side's choices that it is taken to make at
    /// random, each as likely: a little trust in its mistakes.
    #[allow(clippy::cast_precision_loss)] // some hundred rounds
    pub fn solve(&mut self, rounds: u32, noise: f32) {
        let (mut to_rows, mut to_columns) =
            (vec![[0.0; MOST]; self.rows.len()], vec![[0.0; MOST]; self.columns.len()]);
        for round in 1..=rounds {
            for side in self.rows.iter_mut().chain(&mut self.columns) {
                side.now = side.matched();
            }
            to_rows.fill([0.0; MOST]);
            to_columns.fill([0.0; MOST]);
            for world in &self.worlds {
                let (row, column) = (&self.rows[world.row], &self.columns[world.column]);
                let (mine, mut other, any) = (row.now, column.now, noise * even(column.n));
                for share in other.iter_mut().take(column.n) {
                    *share = (1.0 - noise) * *share + any;
                }
                // Where a side has no choice its share is nothing, so all cells may be added.
                let (to_row, to_column) = (&mut to_rows[world.row], &mut to_columns[world.column]);
                for n in 0..MOST {
                    for m in 0..MOST {
                        let gain = world.weight * world.gain[n][m];
                        to_row[n] += gain * other[m];
                        to_column[m] -= gain * mine[n];
                    }
                }
            }
            for (side, gains) in self.rows.iter_mut().zip(&to_rows) {
                side.learn(*gains, round as f32);
            }
            for (side, gains) in self.columns.iter_mut().zip(&to_columns) {
                side.learn(*gains, round as f32);
            }
        }
    }

    /// The mix of a kind of knowledge of the side that chooses rows.
    pub fn row(&self, row: usize) -> Mix {
        self.rows.get(row).map_or([0.0; MOST], Side::average)
    }

    /// What the rows gain on average if both sides keep to their mixes.
    pub fn value(&self) -> f32 {
        let (mut sum, mut weights) = (0.0, 0.0);
        for world in &self.worlds {
            let (row, column) = (self.rows[world.row].average(), self.columns[world.column].average());
            let gains = world.gain.iter().zip(row).map(|(gains, share)| {
                share * gains.iter().zip(column).map(|(gain, share)| gain * share).sum::<f32>()
            });
            sum += world.weight * gains.sum::<f32>();
            weights += world.weight;
        }
        if weights > 0.0 { sum / weights } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(gain: [[f32; MOST]; MOST], n: usize) -> (Mix, f32) {
        let mut game = Game::new();
        let (row, column) = (game.add_row(n), game.add_column(n));
        game.add(row, column, 1.0, gain);
        game.solve(2_000, 0.0);
        (game.row(row), game.value())
    }

    #[test]
    fn rock_paper_scissors_is_mixed_evenly() {
        let gain = [[0.0, -1.0, 1.0, 0.0], [1.0, 0.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 0.0], [0.0; 4]];
        let (mix, value) = solved(gain, 3);
        assert!(mix[..3].iter().all(|share| (share - 1.0 / 3.0).abs() < 0.01) && mix[3] == 0.0, "{mix:?}");
        assert!(value.abs() < 0.01, "{value}");
    }

    #[test]
    fn a_penalty_is_aimed_more_often_where_the_keeper_saves_less() {
        // Left is saved always, right half the time: the shooter mixes one third left, two thirds right.
        let (mix, value) = solved([[0.0, 1.0, 0.0, 0.0], [1.0, 0.5, 0.0, 0.0], [0.0; 4], [0.0; 4]], 2);
        assert!((mix[0] - 1.0 / 3.0).abs() < 0.02, "{mix:?}");
        assert!((value - 2.0 / 3.0).abs() < 0.01, "{value}");
    }

    #[test]
    fn a_side_that_cannot_tell_worlds_apart_has_one_mix_for_both() {
        let mut game = Game::new();
        let (rows, column) = ([game.add_row(2), game.add_row(2)], game.add_column(2));
        // The side that chooses rows knows which world it is, and wins by knowing it.
        let identity = [[1.0, 0.0, 0.0, 0.0], [0.0; 4], [0.0; 4], [0.0; 4]];
        let flipped = [[0.0; 4], [0.0, 1.0, 0.0, 0.0], [0.0; 4], [0.0; 4]];
        game.add(rows[0], column, 1.0, identity);
        game.add(rows[1], column, 1.0, flipped);
        game.solve(2_000, 0.0);
        assert!(game.row(rows[0])[0] > 0.98 && game.row(rows[1])[1] > 0.98);
        assert!((game.value() - 0.5).abs() < 0.01, "{}", game.value());
    }
}
