//! The rules laboratory: what a house rule does to the game, by many matches between equal players.
//!
//! Both matches of a round have the same draws in their order ([`crate::arena`]) and differ by the players' thoughts
//! alone. How far their results go together is the share of luck: the part of the differences between results that the
//! deal and the dice explain by themselves, 0 if they do not matter and 1 if nothing else does.

use crate::arena::{Estimate, Round, Sum};

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
    /// The share of luck.
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

/// What matches under one set of options came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// Matches played.
    pub matches: u64,
    sums: [Sum; 6],
    /// The results of the first seat in the two matches of each round: their sums, squares and product.
    twins: Twins,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Twins {
    n: f64,
    sum: f64,
    squares: f64,
    products: f64,
}

/// A figure under both sets of options, and what the second changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// What it is.
    pub measure: Measure,
    /// With the first and the second set.
    pub values: [Estimate; 2],
    /// What the second has more.
    pub difference: Estimate,
    /// What is known of the difference.
    pub verdict: Verdict,
}

/// What is known of a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is one.
    Differs,
    /// There is none that matters.
    Same,
    /// More matches would tell.
    Open,
}

/// Beyond so many standard errors a difference is believed: more than the usual two, because it is looked for again and
/// again while the matches are played.
const SURE: f64 = 3.3;
/// A difference of such a share, or of this part of a number, does not matter.
const MATTERS: f64 = 0.03;
/// What happens less often in a match is measured as if it happened so often.
const RARE: f64 = 0.5;
/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.96;

impl Findings {
    /// More rounds, of two equal players.
    pub fn add(&mut self, rounds: &[Round]) {
        for round in rounds {
            for played in &round.matches {
                self.matches += 1;
                let together: f64 = played.outcome.score.iter().map(|&goals| as_float(goals)).sum();
                let share = |such: bool| if such { 1.0 } else { 0.0 };
                let figures = [
                    together,
                    f64::from(played.choices),
                    played.points(played.first),
                    share(played.outcome.winner().is_none()),
                    share(played.is_level()),
                    f64::from(played.lead_changes),
                ];
                for (sum, figure) in self.sums.iter_mut().zip(figures) {
                    sum.add(figure);
                }
            }
            // In the second match the players have changed seats.
            if let [one, other] = &round.matches[..] {
                self.twins.add(one.points(0), other.points(1));
            }
        }
    }

    /// Did the matches of a round ever end differently? Players whose thoughts never vary play the same match twice, and
    /// the share of luck says nothing.
    pub fn players_vary(&self) -> bool {
        self.twins.differ()
    }

    /// A figure, and its standard error.
    fn figure(&self, measure: Measure) -> (f64, f64) {
        match Measure::ALL.iter().position(|one| *one == measure).and_then(|n| self.sums.get(n)) {
            Some(sum) => (sum.mean().value, sum.error()),
            None => self.twins.correlation(),
        }
    }
}

impl Twins {
    fn add(&mut self, one: f64, other: f64) {
        self.n += 1.0;
        self.sum += one + other;
        self.squares += one * one + other * other;
        self.products += one * other;
    }

    /// Was there ever a difference? The sum of its squares tells.
    fn differ(&self) -> bool {
        self.squares - 2.0 * self.products > 1e-9
    }

    /// How far the two go together, and its standard error.
    fn correlation(&self) -> (f64, f64) {
        let n = self.n.max(2.0);
        let mean = self.sum / (2.0 * n);
        let (spread, shared) = (self.squares / (2.0 * n) - mean * mean, self.products / n - mean * mean);
        let share = if spread > 1e-12 { (shared / spread).clamp(-1.0, 1.0) } else { 0.0 };
        (share, (1.0 - share * share) / n.sqrt())
    }
}

/// Sets two findings side by side; the share of luck only if it can be told.
pub fn compare(findings: &[Findings; 2]) -> Vec<Compared> {
    let has_luck = findings.iter().all(Findings::players_vary);
    let told = Measure::ALL.into_iter().filter(|measure| has_luck || *measure != Measure::Luck);
    told.map(|measure| compare_one(findings, measure)).collect()
}

fn compare_one(findings: &[Findings; 2], measure: Measure) -> Compared {
    let [one, other] = [0, 1].map(|n| findings[n].figure(measure));
    let (difference, error) = (other.0 - one.0, one.1.hypot(other.1));
    let matters = MATTERS * if measure.is_share() { 1.0 } else { one.0.abs().max(other.0.abs()).max(RARE) };
    let verdict = if findings.iter().any(|findings| findings.matches < LEAST) {
        Verdict::Open
    } else if difference.abs() > SURE * error && difference.abs() > 1e-9 {
        Verdict::Differs
    } else if SURE * error <= matters {
        Verdict::Same
    } else {
        Verdict::Open
    };
    let around =
        |(value, error): (f64, f64)| Estimate { value, low: value - Z * error, high: value + Z * error };
    Compared {
        measure,
        values: [around(one), around(other)],
        difference: around((difference, error)),
        verdict,
    }
}

/// With fewer matches nothing is known.
const LEAST: u64 = 100;

#[allow(clippy::cast_precision_loss)] // goals or money of one match
fn as_float(goals: i64) -> f64 {
    goals as f64
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::arena::Plan;
    use crate::{Entrant, Rounds, contest};

    fn findings(set: &[(&str, &str)], player: &str, games: u64) -> Findings {
        let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let (found, plan) = (Mutex::new(Findings::default()), Plan { games, seed: 8, threads: 2 });
        let told = |rounds: &[Round]| found.lock().unwrap().add(rounds);
        let rounds = Rounds { meetings: &[vec![0, 0]], plan, wanted: &|_, _| true, told: &told };
        contest("chifootmi", &set, &[Entrant::Computer(player.to_owned())], &rounds).unwrap();
        found.into_inner().unwrap()
    }

    fn verdict(compared: &[Compared], measure: Measure) -> Verdict {
        compared.iter().find(|one| one.measure == measure).unwrap().verdict
    }

    #[test]
    fn the_same_rules_make_no_difference_and_others_do() {
        let beginner = findings(&[("level", "beginner")], "random", 20_000);
        let same = compare(&[beginner.clone(), findings(&[], "random", 20_000)]);
        assert!(same.iter().all(|one| one.verdict != Verdict::Differs && one.difference.value.abs() < 0.05));
        let pro = findings(&[("level", "pro")], "random", 20_000);
        let compared = compare(&[beginner, pro]);
        assert_eq!(verdict(&compared, Measure::Choices), Verdict::Differs);
        assert_eq!(compare(&[Findings::default(), Findings::default()])[0].verdict, Verdict::Open);
    }

    #[test]
    fn luck_is_how_far_the_results_of_twins_go_together() {
        let twins = |pairs: &[(f64, f64)]| {
            let mut twins = Twins::default();
            pairs.iter().cycle().take(400).for_each(|&(one, other)| twins.add(one, other));
            twins.correlation().0
        };
        assert!((twins(&[(1.0, 1.0), (0.0, 0.0)]) - 1.0).abs() < 1e-9, "the draws decide everything");
        assert!(twins(&[(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]).abs() < 1e-9, "they decide nothing");
        let told = |one: f64, other: f64| {
            let mut findings = Findings::default();
            findings.twins.add(one, other);
            let compared = compare(&[findings.clone(), findings]);
            compared.iter().any(|compared| compared.measure == Measure::Luck)
        };
        assert!(
            told(1.0, 0.0) && !told(1.0, 1.0),
            "nothing is said of players who play the same match twice"
        );
        // Between players who choose at random, hardly anything but their own dice decides.
        let (luck, error) = findings(&[], "random", 20_000).figure(Measure::Luck);
        assert!(luck.abs() < 0.06 && error < 0.02, "{luck} ± {error}");
    }
}
