//! What a score is worth after so many choices: learnt from whole matches of the quick player against itself.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use onze_core::{Game, Quick, Seat};

use super::value::{Valuer, margin};
use crate::estimate::inverse;

/// The logarithm of the odds is the lead times a curve over the length of a match; a level score is worth one half.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tail {
    curve: [f64; N],
    /// Choices of a usual match.
    length: f64,
}

/// How many numbers the curve has.
const N: usize = 3;
/// A lead of more goals is worth no more.
const MOST: f64 = 5.0;
/// Holds the curve where few matches say anything, at about what a goal is worth in football.
const HELD: f64 = 0.7;
const HOLD: f64 = 2.0;
/// A match counts so often, evenly spread over its length, however long it is.
const SAMPLES: usize = 20;

/// A lead after so many choices, and the points at the end.
type Sample = (f64, usize, f64);

impl Tail {
    /// Plays matches. `None` if it is stopped.
    pub(super) fn learn<G: Game>(valuer: &Valuer<'_, G>, matches: u32, threads: usize) -> Option<Tail> {
        let (next, played) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let work = || {
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= u64::from(matches) {
                    return;
                }
                let Some(one) = self_play(valuer, n) else { return };
                if let Ok(mut played) = played.lock() {
                    played.push((n, one));
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        let mut played = played.into_inner().ok()?;
        played.sort_by_key(|(n, _)| *n);
        (played.len() == matches as usize)
            .then(|| Tail::fit(&played.into_iter().map(|(_, one)| one).collect::<Vec<_>>()))
    }

    /// Plays matches as long as there is time, and tells whether all were played. From none follows what a goal is worth
    /// in football, whenever it falls.
    pub(super) fn learn_in_time<G: Game>(valuer: &Valuer<'_, G>, matches: u32) -> (Tail, bool) {
        let played: Vec<_> = (0..u64::from(matches)).map_while(|n| self_play(valuer, n)).collect();
        (Tail::fit(&played), played.len() == matches as usize)
    }

    #[allow(clippy::cast_precision_loss)] // choices
    fn fit(matches: &[Vec<Sample>]) -> Tail {
        let lengths = matches.iter().filter_map(|one| one.last()).map(|(_, made, _)| *made as f64);
        let length = (lengths.sum::<f64>() / matches.len().max(1) as f64).max(1.0);
        let mut tail = Tail { curve: [HELD, 0.0, 0.0], length };
        let weight = 1.0 / SAMPLES as f64;
        for _ in 0..30 {
            // Newton's steps; the curve is held near where it began.
            let mut slope: Vec<f64> =
                (0..N).map(|i| HOLD * (if i == 0 { HELD } else { 0.0 } - tail.curve[i])).collect();
            let mut bend: Vec<Vec<f64>> =
                (0..N).map(|i| (0..N).map(|j| if i == j { HOLD } else { 0.0 }).collect()).collect();
            for one in matches {
                for n in 0..SAMPLES {
                    let Some(&(lead, made, points)) = one.get(n * one.len() / SAMPLES) else { continue };
                    let (x, p) = (tail.features(lead, made), tail.points(lead, made));
                    for i in 0..N {
                        slope[i] += weight * x[i] * (points - p);
                        for j in 0..N {
                            bend[i][j] += weight * x[i] * x[j] * p * (1.0 - p);
                        }
                    }
                }
            }
            let inverse = inverse(bend);
            for (value, row) in tail.curve.iter_mut().zip(&inverse) {
                *value += row.iter().zip(&slope).map(|(cell, slope)| cell * slope).sum::<f64>();
            }
        }
        tail
    }

    #[allow(clippy::cast_precision_loss)] // choices
    fn features(&self, lead: f64, made: usize) -> [f64; N] {
        let (lead, gone) = (lead.clamp(-MOST, MOST), (made as f64 / self.length).min(1.0));
        [lead, lead * gone, lead * gone * gone]
    }

    /// The points of the first seat to expect with such a lead after so many choices.
    pub(super) fn points(&self, lead: f64, made: usize) -> f64 {
        let odds: f64 = self.features(lead, made).iter().zip(&self.curve).map(|(x, curve)| x * curve).sum();
        1.0 / (1.0 + (-odds).exp())
    }
}

/// How scores end, learnt one match after the other.
#[derive(Default)]
pub(super) struct Learnt {
    played: Vec<Vec<Sample>>,
    pub(super) tail: Option<Tail>,
}

impl Learnt {
    /// How many matches were played.
    pub(super) fn matches(&self) -> usize {
        self.played.len()
    }

    /// Plays one more; after the last of so many it is known.
    pub(super) fn play<G: Game>(&mut self, valuer: &Valuer<'_, G>, of: usize) {
        self.played.extend(self_play(valuer, self.played.len() as u64));
        self.tail = (self.played.len() == of).then(|| Tail::fit(&self.played));
    }
}

/// The lead after every choice of one match, and how it ended.
fn self_play<G: Game>(valuer: &Valuer<'_, G>, n: u64) -> Option<Vec<Sample>> {
    let (game, mut chance) = (valuer.game, Quick::nth(0x7A11, n));
    let (mut state, mut players) = (game.start(&mut chance, &mut ()), valuer.players(&chance));
    let mut leads = vec![0.0];
    while let Some(seat) = game.to_act(&state).first() {
        if valuer.is_stopped() {
            return None;
        }
        let Some(choice) = valuer.choice(&mut *players[seat.index()], &state, seat) else { break };
        game.apply(&mut state, seat, &choice, &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
        leads.push(margin(game, &state));
    }
    let points = game.outcome(&state).map_or(0.5, |outcome| outcome.points(Seat::FIRST));
    Some(leads.into_iter().enumerate().map(|(made, lead)| (lead, made, points)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_the_later_it_is_and_a_level_score_one_half() {
        // A goal in the middle decides the match; each side has as many.
        let one = |side: f64| {
            (0..100).map(|n| (if n < 50 { 0.0 } else { side }, n, f64::midpoint(side, 1.0))).collect()
        };
        // A goal at the beginning does not: two of three are made good.
        let early = |side: f64| {
            (0..100)
                .map(|n| (if n < 60 { side } else { -side }, n, f64::midpoint(-side, 1.0)))
                .collect::<Vec<_>>()
        };
        let matches: Vec<Vec<Sample>> =
            (0..12).flat_map(|_| [one(1.0), one(-1.0), early(1.0), early(-1.0)]).collect();
        let tail = Tail::fit(&matches);
        assert!((tail.points(0.0, 30) - 0.5).abs() < 1e-9);
        assert!((tail.points(1.0, 80) + tail.points(-1.0, 80) - 1.0).abs() < 1e-9);
        assert!(tail.points(1.0, 90) > 0.75, "{tail:?}");
        assert!(tail.points(1.0, 90) > tail.points(1.0, 20) + 0.2, "{tail:?}");
        let unlearnt = Tail::fit(&[]);
        assert!((0.6..0.75).contains(&unlearnt.points(1.0, 30)), "a goal is worth something all the same");
    }
}
