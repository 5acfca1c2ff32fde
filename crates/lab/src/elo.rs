//! Ratings from matches between pairs of players, with how sure they are.

use onze_players::estimate::{Estimate, inverse};

use crate::arena::Tally;

/// What two players made of their matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Met {
    /// The players, by number.
    pub players: [usize; 2],
    /// How many matches.
    pub games: f64,
    /// The share of the points that the first took.
    pub share: f64,
}

impl Met {
    /// What a meeting of two came to. Rounds with shared draws are worth more matches than they have, and clear ones
    /// fewer: `games` is how many single matches, won or lost, would make the share as sure as it is.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    pub fn of(players: [usize; 2], tally: &Tally) -> Self {
        let (games, points) = (tally.games as f64, tally.players.first().map(|player| player.points));
        let (share, error) = points.map_or((0.5, 0.0), |points| (points.value(), points.error()));
        let worth = share * (1.0 - share) / (error * error);
        Met { players, games: if worth.is_finite() { worth.min(MOST_WORTH * games) } else { games }, share }
    }
}

/// A match is never worth more than so many, however well its twin goes with it.
const MOST_WORTH: f64 = 10.0;

/// So many points on the scale of Elo make ten to one.
const SCALE: f64 = 400.0;
/// The logarithm of the odds that one of them is worth.
const UNIT: f64 = std::f64::consts::LN_10 / SCALE;

/// The ratings that explain the results best, the average player at 0, each with its 95 % interval.
///
/// Each pair counts one drawn match more than it played, so that a player who never lost is rated too.
pub fn ratings(n_players: usize, met: &[Met]) -> Vec<Estimate> {
    let mut rating = vec![0.0; n_players];
    let mut spread = vec![vec![0.0; n_players]; n_players];
    for _ in 0..100 {
        let (slope, curve) = likelihood(&rating, met);
        spread = inverse(curve);
        let step: Vec<f64> =
            spread.iter().map(|row| row.iter().zip(&slope).map(|(cell, slope)| cell * slope).sum()).collect();
        for (rating, step) in rating.iter_mut().zip(&step) {
            *rating += step.clamp(-SCALE, SCALE);
        }
        if step.iter().all(|step| step.abs() < 1e-6) {
            break;
        }
    }
    // What holds the average is no knowledge.
    #[allow(clippy::cast_precision_loss)] // a few players
    let held = 1.0 / (UNIT * UNIT * (n_players * n_players) as f64);
    let half = |n: usize| 1.96 * (spread[n][n] - held).max(0.0).sqrt();
    let estimate = |(n, value): (usize, f64)| Estimate { value, low: value - half(n), high: value + half(n) };
    rating.into_iter().enumerate().map(estimate).collect()
}

/// The share that a rating so much higher is worth.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / SCALE))
}

/// The slope of the logarithm of the likelihood, and its curvature turned round, made regular by holding the average.
fn likelihood(rating: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = rating.len();
    let (mut slope, mut curve) = (vec![0.0; n], vec![vec![UNIT * UNIT; n]; n]);
    for &Met { players: [a, b], games, share } in met {
        let (all, points) = (games + 1.0, games * share + 0.5);
        let expected = expected(rating[a] - rating[b]);
        let (gap, weight) =
            (UNIT * (points - all * expected), UNIT * UNIT * all * expected * (1.0 - expected));
        slope[a] += gap;
        slope[b] -= gap;
        curve[a][a] += weight;
        curve[b][b] += weight;
        curve[a][b] -= weight;
        curve[b][a] -= weight;
    }
    (slope, curve)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points_apart() {
        let met = [Met { players: [0, 1], games: 1_000_000.0, share: 10.0 / 11.0 }];
        let [a, b] = ratings(2, &met)[..] else { panic!("two players") };
        assert!((a.value - b.value - 400.0).abs() < 0.1 && (a.value + b.value).abs() < 1e-3, "{a:?} {b:?}");
    }

    #[test]
    fn a_chain_of_results_adds_up_and_more_matches_make_it_surer() {
        let chain = |games| {
            let met = |a, b| Met { players: [a, b], games, share: 10.0 / 11.0 };
            ratings(3, &[met(0, 1), met(1, 2)])
        };
        let (few, many) = (chain(50.0), chain(5_000.0));
        assert!((many[0].value - many[2].value - 800.0).abs() < 5.0);
        assert!(few[0].high - few[0].low > 5.0 * (many[0].high - many[0].low));
        // Who never lost is rated, if not surely.
        let won = ratings(2, &[Met { players: [0, 1], games: 20.0, share: 1.0 }]);
        assert!(won[0].value > 200.0 && won[0].value < 1_000.0);
    }

    #[test]
    fn the_interval_of_two_players_is_that_of_their_share() {
        // 100 matches, half the points: the share is sure within 9.8 points, and 1 Elo is 0.144 points of share there.
        let [a, _] = ratings(2, &[Met { players: [0, 1], games: 99.0, share: 0.5 }])[..] else { panic!() };
        let between = 2.0 * (a.high - a.value);
        assert!((between - 0.098 / 0.001_439).abs() < 1.0, "{between}");
    }
}
