//! A finished match explained: how the chance to win went, and what was luck and what was judgement.
//!
//! The worth of a moment is the share of the points that a seat takes on average if a quick player plays on for both
//! sides. The **judgement** of a choice is what it is worth beyond the quick player's own choice, averaged over states
//! that whoever made it could not tell apart: nobody is blamed for a card that lay face down, and of choices made at the
//! same time nobody is credited with a lucky guess. All else that moves the worth of the match is **luck**: dice, cards,
//! the error of a hand, what was hidden. So the worth at the start, all luck and all judgement add up to the result.
//!
//! Everything is told with the eyes of the first seat: what helps the second is negative.

mod step;
pub(crate) mod tail;
pub(crate) mod value;

use std::any::Any;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use onze_core::table::Table;
use onze_core::{Deed, Given, Match, Notation, Seat};

use crate::estimate::Sum;
use crate::{Budget, PlayerKind};
use step::StepMade;
use tail::Learnt;
use value::Valuer;

/// How a game is played on by the quick player: to the end where that takes a millionth of a second, else as far as the next
/// goal is in sight.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// So many choices are made by the quick player.
    pub horizon: u32,
    /// What comes then.
    pub then: Then,
    /// How often each moment is played on.
    pub playouts: u32,
    /// How many playouts a hint takes.
    pub hint: u64,
}

/// How what comes after the horizon is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Random choices to the end.
    Random,
    /// The score, by what so many whole matches of the quick player against itself tell of such scores.
    Score {
        /// How many matches.
        matches: u32,
    },
}

/// How much is spent, and by whom it is stopped.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// How many steps are looked at side by side.
    pub threads: usize,
    /// Scales the number of playouts, in percent.
    pub percent: u32,
    /// Set by whoever does not want it any more.
    pub stop: &'a AtomicBool,
}

impl Effort<'_> {
    /// So much of this number, and not less than that.
    fn scaled(&self, n: u32, least: u32) -> u32 {
        (n.saturating_mul(self.percent) / 100).max(least)
    }
}

/// However little is spent, each moment is played on so often.
const LEAST_PLAYOUTS: u32 = 3;

/// A finished match explained.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The worth of the match before its first choice.
    pub start: f64,
    /// The steps that stand, in order.
    pub steps: Vec<Explained>,
    /// The points of the first seat at the end.
    pub result: f64,
}

/// One step explained.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// Its number.
    pub n: usize,
    /// Who chose.
    pub seat: Seat,
    /// The worth of the match before it.
    pub before: f64,
    /// The worth of the match after it.
    pub after: f64,
    /// How sure the two are: one standard error of their difference.
    pub error: f64,
    /// What the choice was worth beyond the quick player's.
    pub judgement: f64,
    /// One standard error of that.
    pub judgement_error: f64,
    /// What would have been better, if something surely would.
    pub better: Option<Better>,
}

/// A better choice, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The choice, as written.
    pub choice: String,
    /// The same as the game's own value.
    pub value: serde_json::Value,
    /// The chance of whoever chose with what was chosen and with this, as far as they could know: 0 to 1.
    pub chances: [f64; 2],
    /// Goals more than the opponent's up to the horizon, with what was chosen and with this.
    pub goals: [f64; 2],
}

/// What moved the match in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Nothing worth telling.
    Nothing,
    /// Dice, cards, a hand's error, what was hidden.
    Luck,
    /// A choice.
    Judgement,
}

/// Less is not worth telling.
const TELLING: f64 = 0.03;
/// What is told lies so many standard errors from nothing.
const SURE: f64 = 2.0;

impl Explained {
    /// What luck did in it.
    pub fn luck(&self) -> f64 {
        self.after - self.before - self.judgement
    }

    /// What moved the match in it.
    pub fn mover(&self) -> Mover {
        let (luck, judgement) = (self.luck().abs(), self.judgement.abs());
        if luck.max(judgement) < TELLING.max(SURE * self.error.min(0.5)) {
            return Mover::Nothing;
        }
        if judgement > luck && judgement > SURE * self.judgement_error {
            Mover::Judgement
        } else {
            Mover::Luck
        }
    }
}

impl Analysis {
    /// All that luck did.
    pub fn luck(&self) -> f64 {
        self.steps.iter().map(Explained::luck).sum()
    }

    /// All that the choices of a seat did, and one standard error of it.
    pub fn judgement(&self, seat: Seat) -> (f64, f64) {
        let own = || self.steps.iter().filter(|step| step.seat == seat);
        let error: f64 = own().map(|step| step.judgement_error.powi(2)).sum();
        (own().map(|step| step.judgement).sum(), error.sqrt())
    }
}

/// Explains a finished match of two of this game; `None` if it is another game, runs, is between more than two, or if it
/// is stopped. `progress` is told how much is done, of how much.
pub(crate) fn analyse<G: Notation>(
    table: &dyn Table,
    kind: PlayerKind<G>,
    policy: Policy,
    effort: &Effort<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Option<Analysis> {
    let Played { game, moments, points } = Played::of(table)?;
    // Learning how scores end is the first part of the work.
    let total = moments.len() + 1;
    progress(0, total);
    let mut valuer = Valuer::new(&*game, kind, policy, Budget::new(effort.stop));
    valuer.learn(effort)?;
    let playouts = effort.scaled(policy.playouts, LEAST_PLAYOUTS).into();
    progress(1, total);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(1));
    let found: Vec<Mutex<Option<step::Found>>> = moments.iter().map(|_| Mutex::default()).collect();
    let work = || {
        while let Some(moment) = moments.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(seen) = step::look(&valuer, moment, playouts) else { return };
            if let Ok(mut found) = found[moment.index].lock() {
                *found = Some(seen);
            }
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..effort.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let found: Vec<step::Found> = found
        .into_iter()
        .map(|one| one.into_inner().unwrap_or_else(PoisonError::into_inner))
        .collect::<Option<_>>()?;
    Some(put_together(&moments, &found, points))
}

/// A finished match that is explained a part at a time: by whoever has one thread, and tells meanwhile how far it is.
pub trait Parts: Send {
    /// Does the next part; how many are done then, of how many.
    fn go_on(&mut self) -> (usize, usize);

    /// The explanation, the same as in one go; `None` as long as parts are missing.
    fn explained(&self) -> Option<Analysis>;
}

/// The parts of a match of this game: first the matches that tell how scores end, then its steps.
pub(crate) struct PartsOf<G: Notation> {
    played: Played<G>,
    kind: PlayerKind<G>,
    policy: Policy,
    percent: u32,
    learnt: Learnt,
    found: Vec<step::Found>,
}

impl<G: Notation> PartsOf<G> {
    pub(crate) fn new(table: &dyn Table, kind: PlayerKind<G>, policy: Policy, percent: u32) -> Option<Self> {
        let (played, learnt, found) = (Played::of(table)?, Learnt::default(), Vec::new());
        Some(PartsOf { played, kind, policy, percent, learnt, found })
    }
}

impl<G: Notation> Parts for PartsOf<G> {
    fn go_on(&mut self) -> (usize, usize) {
        let stop = AtomicBool::new(false);
        let Played { game, moments, .. } = &self.played;
        let effort = Effort { threads: 1, percent: self.percent, stop: &stop };
        let mut valuer = Valuer::new(&**game, self.kind, self.policy, Budget::new(&stop));
        let to_learn = valuer.to_learn(&effort);
        if self.learnt.matches() < to_learn {
            self.learnt.play(&valuer, to_learn);
        } else if let Some(moment) = moments.get(self.found.len()) {
            valuer.tail = self.learnt.tail;
            let playouts = effort.scaled(self.policy.playouts, LEAST_PLAYOUTS).into();
            self.found.extend(step::look(&valuer, moment, playouts));
        }
        (self.learnt.matches() + self.found.len(), to_learn + moments.len())
    }

    fn explained(&self) -> Option<Analysis> {
        let Played { moments, points, .. } = &self.played;
        (self.found.len() == moments.len()).then(|| put_together(moments, &self.found, *points))
    }
}

/// A finished match of two, as it is explained.
struct Played<G: Notation> {
    game: Arc<G>,
    moments: Vec<StepMade<G>>,
    /// Those of the first seat at the end.
    points: f64,
}

impl<G: Notation> Played<G> {
    fn of(table: &dyn Table) -> Option<Self> {
        let played = (table as &dyn Any).downcast_ref::<Match<G>>()?;
        let outcome = played.outcome().filter(|outcome| outcome.ranks.len() == 2)?;
        let (game, moments) = (played.game_shared(), moments(played)?);
        Some(Played { game, moments, points: outcome.points(Seat::FIRST) })
    }
}

/// The steps that stand, each with the state before it and after it; first of all the set-up.
fn moments<G: Notation>(played: &Match<G>) -> Option<Vec<StepMade<G>>> {
    let (game, mut state) = (played.game(), played.at(0)?.state().clone());
    let mut moments =
        vec![StepMade { index: 0, n: 0, made: None, before: state.clone(), after: state.clone() }];
    for (n, step) in played.steps().iter().enumerate().filter(|(n, _)| played.stands(*n)) {
        let Deed::Move { seat, choice } = &step.deed else { continue };
        let before = state.clone();
        game.apply(&mut state, *seat, choice, &mut ());
        game.go_on(&mut state, &mut Given(step.draws.iter().map(|draw| &draw.drawn)), &mut ());
        let (index, made) = (moments.len(), Some((*seat, choice.clone())));
        moments.push(StepMade { index, n, made, before, after: state.clone() });
    }
    Some(moments)
}

/// Differences of neighbours: whatever the estimates are, they add up.
fn put_together<G: Notation>(moments: &[StepMade<G>], found: &[step::Found], result: f64) -> Analysis {
    let last = found.len() - 1;
    let worth = |index: usize| {
        if index == last && last > 0 { (result, 0.0) } else { mean(&found[index].worth) }
    };
    let steps = moments.iter().skip(1).filter_map(|moment| {
        let (seat, _) = moment.made.as_ref()?;
        let ((before, one), (after, other)) = (worth(moment.index - 1), worth(moment.index));
        let of = &found[moment.index];
        let (judgement, judgement_error) = mean(&of.judgement);
        let sign = if *seat == Seat::FIRST { 1.0 } else { -1.0 };
        Some(Explained {
            n: moment.n,
            seat: *seat,
            before,
            after,
            error: one.hypot(other),
            judgement: sign * judgement,
            judgement_error,
            better: of.better.clone(),
        })
    });
    Analysis { start: worth(0).0, steps: steps.collect(), result }
}

fn mean(sum: &Sum) -> (f64, f64) {
    (sum.value(), sum.error())
}

#[cfg(test)]
mod tests;
