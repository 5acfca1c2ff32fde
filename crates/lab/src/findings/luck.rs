//! The share of luck: how far the results of two matches with the same draws go together.

use onze_players::estimate::{Estimate, around};

use super::float;

/// How often rounds ended in each of the ways in which they can: two matches with each of two rules, each of them lost,
/// level or won by the first seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Luck {
    counts: [[u64; WAYS]; WAYS],
}

/// Three results in each of two matches.
const WAYS: usize = 9;

impl Default for Luck {
    fn default() -> Self {
        Luck { counts: [[0; WAYS]; WAYS] }
    }
}

/// The two matches of a way, in points of the first seat.
fn points(way: usize) -> [f64; 2] {
    [way / 3, way % 3].map(|halves| [0.0, 0.5, 1.0][halves])
}

fn way([one, other]: [f64; 2]) -> usize {
    let halves = |points: f64| {
        if points < 0.25 {
            0
        } else if points < 0.75 {
            1
        } else {
            2
        }
    };
    3 * halves(one) + halves(other)
}

impl Luck {
    /// One more round: the points of the first seat in both matches, with each of the rules.
    pub(super) fn add(&mut self, [one, other]: [[f64; 2]; 2]) {
        self.counts[way(one)][way(other)] += 1;
    }

    /// Did matches end differently at all, with each of the rules?
    pub(super) fn is_known(&self) -> bool {
        [0, 1].iter().all(|&rule| self.share(rule).spread > 1e-12)
    }

    /// The share with each rule, what the second has more, and the standard error of that.
    pub(super) fn compare(&self) -> ([Estimate; 2], f64, f64) {
        let rounds = self.counts.iter().flatten().sum::<u64>().max(1);
        let shares = [0, 1].map(|rule| self.share(rule));
        // As for other shares, one more round counts as if it had gone as differently as it can.
        let mut scatters = [1.0; 3];
        for (one, counts) in self.counts.iter().enumerate() {
            for (other, &n) in counts.iter().enumerate() {
                let (one, other) = (shares[0].pull(one), shares[1].pull(other));
                for (scatter, pull) in scatters.iter_mut().zip([one, other, other - one]) {
                    *scatter += float(n) * pull * pull;
                }
            }
        }
        let [one, other, difference] = scatters.map(|scatter| (scatter.sqrt()) / float(rounds));
        let values = [(shares[0], one), (shares[1], other)].map(|(share, error)| {
            // Given the draws, the thoughts of both matches have nothing to do with each other, and so the share is
            // never below nothing, however the matches went.
            let Estimate { value, low, high } = around(share.value, error, rounds);
            let possible = |share: f64| share.clamp(0.0, 1.0);
            Estimate { value: possible(value), low: possible(low), high: possible(high) }
        });
        (values, shares[1].value - shares[0].value, difference)
    }

    /// How often the rounds with one rule ended in which way.
    fn ways(&self, rule: usize) -> impl Iterator<Item = (usize, u64)> {
        let of_first = |way: usize| self.counts[way].iter().sum();
        let of_second = |way: usize| self.counts.iter().map(|counts| counts[way]).sum();
        (0..WAYS).map(move |way| (way, if rule == 0 { of_first(way) } else { of_second(way) }))
    }

    fn share(&self, rule: usize) -> Share {
        let ways: Vec<_> = self.ways(rule).map(|(way, n)| (points(way), float(n))).collect();
        let all = ways.iter().map(|(_, n)| n).sum::<f64>().max(1.0);
        let mean = ways.iter().map(|([one, other], n)| n * (one + other) / 2.0).sum::<f64>() / all;
        let from_mean = ways.iter().map(|([one, other], n)| ([one - mean, other - mean], n));
        let (mut spread, mut together) = (0.0, 0.0);
        for ([one, other], n) in from_mean {
            spread += n * (one * one + other * other) / (2.0 * all);
            together += n * one * other / all;
        }
        let value = if spread > 1e-12 { together / spread } else { 0.0 };
        Share { value, mean, spread }
    }
}

/// The share with one rule, and what it was made from.
#[derive(Clone, Copy)]
struct Share {
    value: f64,
    mean: f64,
    spread: f64,
}

impl Share {
    /// How far a round that ended in this way pulls the share away from where it is.
    fn pull(self, way: usize) -> f64 {
        if self.spread < 1e-12 {
            return 0.0;
        }
        let [one, other] = points(way).map(|points| points - self.mean);
        (one * other - self.value * (one * one + other * other) / 2.0) / self.spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(pairs: &[[f64; 2]]) -> f64 {
        let mut luck = Luck::default();
        pairs.iter().cycle().take(420).for_each(|&pair| luck.add([pair, pair]));
        luck.compare().0[0].value
    }

    #[test]
    fn luck_is_how_far_the_results_of_twins_go_together() {
        assert!((share(&[[1.0, 1.0], [0.0, 0.0]]) - 1.0).abs() < 1e-9, "the draws decide everything");
        let nothing = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.0, 1.0]];
        assert!(share(&nothing).abs() < 1e-9, "they decide nothing");
        let half = [[1.0, 1.0], [1.0, 1.0], [0.0, 0.0], [0.0, 0.0], [0.5, 0.5], [1.0, 0.0], [0.0, 1.0]];
        assert!((share(&half) - 1.0 / 3.0).abs() < 1e-9, "{}", share(&half));
    }

    #[test]
    fn nothing_is_said_of_matches_that_all_end_alike() {
        let known = |pairs: &[[f64; 2]]| {
            let mut luck = Luck::default();
            for &pair in pairs {
                luck.add([pair, pair]);
            }
            luck.is_known()
        };
        assert!(known(&[[1.0, 0.0]]) && known(&[[1.0, 1.0], [0.0, 0.0]]) && !known(&[[0.5, 0.5]; 9]));
    }
}
