//! What many matches come to, and how sure that is.

use std::collections::BTreeMap;

use onze_core::Game;

use super::round::{Fault, Round};
use super::{Figure, as_float};

/// What came of the matches of one meeting.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Matches played.
    pub games: u64,
    /// What each player did, in the order given.
    pub players: Vec<PlayerTally>,
    /// Matches that nobody won.
    pub drawn: u64,
    /// Matches level at the end of play, whatever decided them then.
    pub level: u64,
    /// Goals (points) of all seats together.
    pub goals: Sum,
    /// How many matches had 0, 1, 2 … goals; those with more than any match of football has are not in it.
    pub goals_of_matches: Vec<u64>,
    /// Choices of all seats together.
    pub choices: Sum,
    /// How many matches took so many choices.
    pub choices_of_matches: BTreeMap<u32, u64>,
    /// What else was counted, by name.
    pub figures: Vec<(&'static str, Sum)>,
}

/// What one player did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerTally {
    /// Matches won.
    pub wins: u64,
    /// Points a match: 1 for a win, the share of the others left behind among many, and one half if the score was level
    /// at the end of play, whatever decided then. One entry a round, whose matches share their draws.
    pub points: Sum,
    /// Goals scored.
    pub goals: Sum,
    /// Matches that it lost because it did not keep to what is agreed between programs, by what it did.
    pub faults: BTreeMap<Fault, u64>,
}

/// A sum that knows its spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sum {
    n: u64,
    total: f64,
    squares: f64,
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

/// The most goals of a match that are counted one by one: where points are money there are too many.
const MOST_GOALS: usize = 1_000;

impl Sum {
    /// One more.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        self.total += value;
        self.squares += value * value;
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

    /// The mean, with the interval of the normal approximation.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    pub fn mean(&self) -> Estimate {
        let value = self.total / self.n.max(1) as f64;
        let half = Z * self.error();
        Estimate { value, low: value - half, high: value + half }
    }

    /// The mean of shares. Where all are alike, the interval is Wilson's for so many matches: a hundred matches won are
    /// no proof that none is ever lost.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)] // matches
    pub fn share(&self, matches: u64) -> Estimate {
        let Estimate { value, low, high } = self.mean();
        if high - low > 1e-9 {
            return Estimate { value, low: low.max(0.0), high: high.min(1.0) };
        }
        Estimate { value, ..share((value * matches as f64).round() as u64, matches) }
    }
}

/// A share of many, with Wilson's interval, which is right also near 0 and 1.
#[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
pub fn share(part: u64, all: u64) -> Estimate {
    let (n, p) = (all.max(1) as f64, part as f64 / all.max(1) as f64);
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

impl Tally {
    /// Nothing yet.
    pub fn new<G: Game>(n_players: usize, figures: &[Figure<G>]) -> Self {
        Tally::named(n_players, figures.iter().map(|figure| figure.name))
    }

    /// Nothing yet, with figures of these names.
    pub fn named(n_players: usize, figures: impl Iterator<Item = &'static str>) -> Self {
        Tally {
            players: vec![PlayerTally::default(); n_players],
            figures: figures.map(|name| (name, Sum::default())).collect(),
            ..Tally::default()
        }
    }

    /// More rounds.
    pub fn add_all(&mut self, rounds: &[Round]) {
        for round in rounds {
            self.add(round);
        }
    }

    /// One more round.
    #[allow(clippy::cast_precision_loss)] // a few matches
    pub fn add(&mut self, round: &Round) {
        let mut points = vec![0.0; self.players.len()];
        for played in &round.matches {
            self.games += 1;
            self.level += u64::from(played.is_level());
            match played.outcome.winner() {
                Some(winner) => self.players[winner.index()].wins += 1,
                None => self.drawn += 1,
            }
            for (n, player) in self.players.iter_mut().enumerate() {
                player.goals.add(as_float(played.outcome.score.get(n).copied().unwrap_or(0)));
                points[n] += played.points(n);
            }
            if let Some((player, fault)) = played.fault {
                *self.players[player].faults.entry(fault).or_default() += 1;
            }
            self.choices.add(f64::from(played.choices));
            *self.choices_of_matches.entry(played.choices).or_default() += 1;
            for ((_, sum), n) in self.figures.iter_mut().zip(&played.figures) {
                sum.add(f64::from(*n));
            }
            self.add_goals(played.outcome.score.iter().sum());
        }
        for (player, points) in self.players.iter_mut().zip(points) {
            player.points.add(points / round.matches.len().max(1) as f64);
        }
    }

    fn add_goals(&mut self, together: i64) {
        self.goals.add(as_float(together));
        if let Some(goals) = usize::try_from(together).ok().filter(|&goals| goals <= MOST_GOALS) {
            if self.goals_of_matches.len() <= goals {
                self.goals_of_matches.resize(goals + 1, 0);
            }
            self.goals_of_matches[goals] += 1;
        }
    }

    /// Adds another tally, whose players are these of ours.
    pub fn merge(&mut self, other: &Tally, players: &[usize]) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.level += other.level;
        self.goals.merge(&other.goals);
        self.choices.merge(&other.choices);
        for ((_, sum), (_, others)) in self.figures.iter_mut().zip(&other.figures) {
            sum.merge(others);
        }
        for (&player, others) in players.iter().zip(&other.players) {
            let player = &mut self.players[player];
            player.wins += others.wins;
            player.points.merge(&others.points);
            player.goals.merge(&others.goals);
            for (fault, n) in &others.faults {
                *player.faults.entry(*fault).or_default() += n;
            }
        }
        for (choices, n) in &other.choices_of_matches {
            *self.choices_of_matches.entry(*choices).or_default() += n;
        }
        let longest = self.goals_of_matches.len().max(other.goals_of_matches.len());
        self.goals_of_matches.resize(longest, 0);
        for (matches, others) in self.goals_of_matches.iter_mut().zip(&other.goals_of_matches) {
            *matches += others;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_its_figure_and_shrinks_with_more_matches() {
        let (few, many) = (share(5, 10), share(5_000, 10_000));
        assert!(few.low < 0.5 && 0.5 < few.high && many.high - many.low < (few.high - few.low) / 20.0);
        assert!(share(0, 10).low.abs() < 1e-9 && share(0, 10).high > 0.2);
        // Wilson's interval for 15 of 20, from its closed form.
        let estimate = share(15, 20);
        assert!(
            (estimate.low - 0.5313).abs() < 1e-3 && (estimate.high - 0.8881).abs() < 1e-3,
            "{estimate:?}"
        );
    }

    #[test]
    fn a_hundred_matches_won_are_no_proof_that_none_is_lost() {
        let mut sum = Sum::default();
        (0..50).for_each(|_| sum.add(1.0));
        let Estimate { value, low, high } = sum.share(100);
        assert!((value - 1.0).abs() < 1e-9 && low > 0.95 && low < 0.97 && high > 0.999, "{low} {high}");
    }
}
