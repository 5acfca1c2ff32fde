//! The rules laboratory: what a house rule does to the game, by many matches between equal players.
//!
//! Both matches of a round have the same draws in their order ([`crate::arena`]) and differ by the players' thoughts
//! alone; players whose thoughts do not vary play the same match twice. So rounds are counted, not matches.
//!
//! A round has the same draws with both rules, too: the difference of two rules is that of pairs of rounds, and what the
//! draws do to both alike does not blur it.
//!
//! `cargo run --release -p onze-lab --example coverage` tells how often the intervals hold the truth.

mod luck;

use std::collections::BTreeMap;

use onze_players::estimate::{Estimate, Sum, around};

use crate::arena::{Played, Round, one_if};
use luck::Luck;

/// What is measured, in the order in which it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Goals a match.
    Goals,
    /// Choices a match.
    Choices,
    /// The share of the points that whoever chooses first takes.
    First,
    /// Matches that nobody won.
    Drawn,
    /// Matches level at the end of play.
    Level,
    /// How often the lead changes hands in a match.
    LeadChanges,
    /// The share of luck: how far the results of the two matches of a round go together. It is the part of the differences
    /// between results that the deal and the dice explain by themselves, 0 if they do not matter and 1 if nothing else does.
    Luck,
}

impl Measure {
    /// All of them.
    pub const ALL: [Measure; 7] = [
        Measure::Goals,
        Measure::Choices,
        Measure::First,
        Measure::Drawn,
        Measure::Level,
        Measure::LeadChanges,
        Measure::Luck,
    ];

    /// Its name in sentences and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Goals => "goals",
            Measure::Choices => "choices",
            Measure::First => "first",
            Measure::Drawn => "drawn",
            Measure::Level => "level",
            Measure::LeadChanges => "lead-changes",
            Measure::Luck => "luck",
        }
    }

    /// Is it a share of all, rather than a number a match?
    pub fn is_share(self) -> bool {
        !matches!(self, Measure::Goals | Measure::Choices | Measure::LeadChanges)
    }
}

/// What rounds with two rules came to. Those that were played with one of them only are kept aside until the other one
/// has them too.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    alone: [BTreeMap<u64, Figures>; 2],
    matches: [u64; 2],
    pairs: [Pairs; 6],
    luck: Luck,
    /// Were the two matches of a round ever not the same?
    vary: [bool; 2],
}

/// What one round was, with one rule.
#[derive(Clone, PartialEq, Debug)]
struct Figures {
    matches: u64,
    means: [f64; 6],
    /// The points of the first seat in both matches.
    twins: Option<[f64; 2]>,
    vary: bool,
}

/// A figure of rounds with both rules.
#[derive(Clone, PartialEq, Debug, Default)]
struct Pairs {
    sums: [Sum; 2],
    /// What the second rule has more, round by round.
    difference: Sum,
}

/// A figure under both rules, and what the second changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// What it is.
    pub measure: Measure,
    /// With the first and the second rule.
    pub values: [Estimate; 2],
    /// What the second has more.
    pub difference: Estimate,
    /// What is known of the difference.
    pub verdict: Verdict,
}

/// What is known of a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is one: it is [`SURE`] standard errors from nothing.
    Differs,
    /// If there is one it does not matter: `SURE` standard errors around it there is nothing as large as [`MATTERS`].
    Same,
    /// Neither is known: more matches would tell.
    Open,
}

/// Beyond so many standard errors a difference is believed: more than the usual two, because it is looked for again and
/// again while the matches are played.
pub const SURE: f64 = 3.3;
/// A difference of such a share, or of this part of a number, does not matter.
pub const MATTERS: f64 = 0.03;
/// What happens less often in a match is measured as if it happened so often.
const RARE: f64 = 0.5;
/// With fewer rounds nothing is known.
const LEAST: u64 = 50;

impl Findings {
    /// More rounds of two equal players with one of the rules, 0 or 1.
    pub fn add(&mut self, rule: usize, rounds: &[Round]) {
        for round in rounds {
            let figures = Figures::of(round);
            let Some(other) = self.alone[1 - rule].remove(&round.n) else {
                self.alone[rule].insert(round.n, figures);
                continue;
            };
            let both = if rule == 0 { [figures, other] } else { [other, figures] };
            for (rule, figures) in both.iter().enumerate() {
                self.matches[rule] += figures.matches;
                self.vary[rule] |= figures.vary;
            }
            for (n, pairs) in self.pairs.iter_mut().enumerate() {
                pairs.add([both[0].means[n], both[1].means[n]]);
            }
            if let [Some(one), Some(other)] = [both[0].twins, both[1].twins] {
                self.luck.add([one, other]);
            }
        }
    }

    /// How many rounds are known with both rules.
    pub fn rounds(&self) -> u64 {
        self.pairs[0].difference.n()
    }

    /// How many matches these had with each rule.
    pub fn matches(&self) -> [u64; 2] {
        self.matches
    }

    /// Were the two matches of a round ever not the same, with either rule? Players whose thoughts never vary play one
    /// match twice, and the share of luck says nothing.
    pub fn players_vary(&self) -> bool {
        self.vary.contains(&true)
    }

    /// Sets both rules side by side; the share of luck only if it can be told.
    pub fn compare(&self) -> Vec<Compared> {
        let of_rounds = Measure::ALL.into_iter().zip(&self.pairs);
        let mut compared: Vec<_> =
            of_rounds.map(|(measure, pairs)| pairs.compare(measure, self.rounds())).collect();
        if self.vary == [true; 2] && self.luck.is_known() {
            let (values, difference, error) = self.luck.compare();
            let mut luck = judged(Measure::Luck, values, (difference, error), self.rounds());
            // Both shares are told as far as they are possible, and so is their difference.
            let Estimate { value, low, high } = &mut luck.difference;
            *value = (values[1].value - values[0].value).clamp(*low, *high);
            compared.push(luck);
        }
        compared
    }
}

impl Figures {
    fn of(round: &Round) -> Self {
        let means = [
            round.mean(Played::goals),
            round.mean(|played| f64::from(played.choices)),
            round.mean(|played| played.points(played.first)),
            round.mean(|played| one_if(played.outcome.winner().is_none())),
            round.mean(|played| one_if(played.is_level())),
            round.mean(|played| f64::from(played.lead_changes)),
        ];
        // In the second match the players have changed seats.
        let (twins, vary) = match &round.matches[..] {
            [one, other] => (Some([one.points(0), other.points(1)]), !is_same(one, other)),
            _ => (None, false),
        };
        Figures { matches: round.matches.len() as u64, means, twins, vary }
    }
}

/// Are these one and the same match, with the players on each other's seats?
fn is_same(one: &Played, other: &Played) -> bool {
    (one.choices, one.lead_changes, one.goals_of(0), one.goals_of(1))
        == (other.choices, other.lead_changes, other.goals_of(1), other.goals_of(0))
}

impl Pairs {
    fn add(&mut self, values: [f64; 2]) {
        for (sum, value) in self.sums.iter_mut().zip(values) {
            sum.add(value);
        }
        self.difference.add(values[1] - values[0]);
    }

    fn compare(&self, measure: Measure, rounds: u64) -> Compared {
        let is_share = measure.is_share();
        let values = self.sums.map(|sum| if is_share { sum.share() } else { sum.number() });
        // Rounds that never differed are no proof that none does: one more counts as if its two rules had nothing to do
        // with each other, or had differed by one where nothing ever varied.
        let [one, other] = self.sums.map(|sum| sum.scatter() / float(sum.n().max(1)));
        let one_more = if one + other > 1e-12 { one + other } else { 1.0 };
        let error = ((self.difference.scatter() + one_more) / float(rounds.max(1))).sqrt()
            / float(rounds.saturating_sub(1).max(1)).sqrt();
        judged(measure, values, (self.difference.value(), error), rounds)
    }
}

fn judged(measure: Measure, values: [Estimate; 2], (difference, error): (f64, f64), rounds: u64) -> Compared {
    let is_share = measure.is_share();
    let [one, other] = values.map(|estimate| estimate.value.abs());
    let matters = MATTERS * if is_share { 1.0 } else { one.max(other).max(RARE) };
    let verdict = if rounds < LEAST {
        Verdict::Open
    } else if difference.abs() > SURE * error {
        Verdict::Differs
    } else if difference.abs() + SURE * error < matters {
        Verdict::Same
    } else {
        Verdict::Open
    };
    let Estimate { value, low, high } = around(difference, error, rounds);
    let difference = if is_share {
        Estimate { value, low: low.max(-1.0), high: high.min(1.0) }
    } else {
        Estimate { value, low, high }
    };
    Compared { measure, values, difference, verdict }
}

#[allow(clippy::cast_precision_loss)] // far fewer than 2^52 rounds
fn float(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests;
