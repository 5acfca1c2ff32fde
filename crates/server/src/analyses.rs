//! Finished matches explained, in the background and one at a time.
//!
//! What was found is kept beside its match: whoever asks later, here or at another node, finds it there.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use onze_ai::analysis::{Analysis, Effort, Mover};
use onze_core::table::Table;
use onze_core::{Seat, Seats, record};
use onze_session::protocol::{AnalysisState, BetterChoice, ExplainedStep, Explanation, MovedBy};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::store::Store;

/// So many are remembered, whether or not they could be kept.
const MOST: usize = 50;
/// So many wait or run at the same time, one of an address; more are refused until one is done.
const MOST_AT_ONCE: usize = 32;

/// The explanations of the server.
pub(crate) struct Analyses {
    jobs: Mutex<VecDeque<(Box<str>, Arc<Job>)>>,
    turn: Arc<Semaphore>,
}

/// One explanation, on its way or there.
struct Job {
    /// Who asked for it.
    address: IpAddr,
    stop: AtomicBool,
    done: AtomicUsize,
    of: AtomicUsize,
    /// Nothing if it was stopped, or if the match is none of two.
    found: OnceLock<Option<Explanation>>,
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses { jobs: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

/// It is not begun.
pub(crate) enum Busy {
    /// One that the same address asked for is not done yet.
    WithYours,
    /// Too many others wait.
    WithOthers,
}

impl Analyses {
    /// How the explanation of a match stands.
    pub(crate) async fn state(&self, store: &dyn Store, name: &str) -> AnalysisState {
        match self.job_state(name) {
            AnalysisState::None => kept(store, name).await,
            state => state,
        }
    }

    /// The same, as far as it is being made. Jobs have their turns in the order in which they came: no address has two.
    fn job_state(&self, name: &str) -> AnalysisState {
        let jobs = self.jobs();
        let Some(at) = jobs.iter().position(|(known, _)| **known == *name) else {
            return AnalysisState::None;
        };
        jobs[at].1.state(jobs.iter().take(at).filter(|(_, job)| job.is_running()).count())
    }

    /// Begins to explain a match, unless that has begun already.
    pub(crate) fn begin(
        &self,
        store: &Arc<dyn Store>,
        name: &str,
        record: String,
        address: IpAddr,
    ) -> Result<(), Busy> {
        let job = Arc::new(Job::new(address));
        {
            let mut jobs = self.jobs();
            if jobs.iter().any(|(known, job)| **known == *name && job.state(0) != AnalysisState::None) {
                return Ok(());
            }
            let running = || jobs.iter().filter(|(_, job)| job.is_running());
            if running().any(|(_, job)| job.address == address) {
                return Err(Busy::WithYours);
            }
            if running().count() >= MOST_AT_ONCE {
                return Err(Busy::WithOthers);
            }
            jobs.retain(|(known, _)| **known != *name);
            let oldest = jobs.iter().position(|(_, job)| job.found.get().is_some());
            if jobs.len() >= MOST
                && let Some(oldest) = oldest
            {
                jobs.remove(oldest);
            }
            jobs.push_back((name.into(), Arc::clone(&job)));
        }
        let (turn, store, name) = (Arc::clone(&self.turn), Arc::clone(store), name.to_owned());
        tokio::spawn(async move {
            // The semaphore is never closed.
            let Ok(turn) = turn.acquire_owned().await else { return };
            let work = Arc::clone(&job);
            let found = spawn_blocking(move || {
                let _turn = turn;
                explain(&record, &work)
            });
            let found = found.await.unwrap_or(None);
            if let Some(text) = found.as_ref().and_then(|found| serde_json::to_string(found).ok())
                && let Err(error) = store.explain(&name, text).await
            {
                tracing::warn!(name, %error, "the explanation of a match was not kept");
            }
            let _ = job.found.set(found);
        });
        Ok(())
    }

    /// Nobody wants the explanation of this match any more; one that is there stays. False if it is somebody else's to stop:
    /// that of whoever asked for it, or holds a seat of the match.
    pub(crate) fn stop(&self, name: &str, address: IpAddr, is_player: bool) -> bool {
        let Some(job) = self.find(name).filter(|job| job.is_running()) else { return true };
        let may = is_player || job.address == address;
        job.stop.fetch_or(may, Ordering::Relaxed);
        may
    }

    /// The server stops.
    pub(crate) fn stop_all(&self) {
        for (_, job) in self.jobs().iter() {
            job.stop.store(true, Ordering::Relaxed);
        }
    }

    fn find(&self, name: &str) -> Option<Arc<Job>> {
        self.jobs().iter().find(|(known, _)| **known == *name).map(|(_, job)| Arc::clone(job))
    }

    fn jobs(&self) -> MutexGuard<'_, VecDeque<(Box<str>, Arc<Job>)>> {
        // Nothing that runs under this lock leaves the list half changed.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Job {
    fn new(address: IpAddr) -> Self {
        let (stop, done, of) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
        Job { address, stop, done, of, found: OnceLock::new() }
    }

    fn state(&self, ahead: usize) -> AnalysisState {
        match self.found.get() {
            Some(Some(found)) => AnalysisState::Done { analysis: found.clone() },
            None if self.is_running() => AnalysisState::Running {
                done: self.done.load(Ordering::Relaxed),
                of: self.of.load(Ordering::Relaxed),
                ahead,
            },
            _ => AnalysisState::None,
        }
    }

    /// One that was stopped is as good as ended.
    fn is_running(&self) -> bool {
        self.found.get().is_none() && !self.stop.load(Ordering::Relaxed)
    }
}

/// The explanation that is kept beside the match. One in the form of another version is made anew.
async fn kept(store: &dyn Store, name: &str) -> AnalysisState {
    let kept = store.explanation(name).await.unwrap_or_else(|error| {
        tracing::warn!(name, %error, "the explanation of a match cannot be read");
        None
    });
    let read = kept.and_then(|text| serde_json::from_str(&text).ok());
    read.map_or(AnalysisState::None, |analysis| AnalysisState::Done { analysis })
}

fn explain(record: &str, job: &Job) -> Option<Explanation> {
    let parsed = record::parse(record).ok()?;
    let table = onze_games::find(parsed.game).ok()?.read(&parsed, usize::MAX).ok()?;
    let effort = Effort { threads: 1, percent: 100, stop: &job.stop };
    let progress = |done: usize, of: usize| {
        job.of.store(of, Ordering::Relaxed);
        job.done.store(done, Ordering::Relaxed);
    };
    Some(explanation(&*table, &onze_ai::analyse(&*table, &effort, &progress)?))
}

/// An analysis as it is told.
pub fn explanation(table: &dyn Table, analysis: &Analysis) -> Explanation {
    let judged = [Seat::FIRST, Seat::SECOND].map(|seat| analysis.judgement(seat));
    let steps = analysis.steps.iter().map(|step| ExplainedStep {
        n: step.n,
        seat: table.seat_name(step.seat).to_owned(),
        after: step.after,
        error: step.error,
        luck: step.luck(),
        judgement: step.judgement,
        by: match step.mover() {
            Mover::Nothing => MovedBy::Nothing,
            Mover::Luck => MovedBy::Luck,
            Mover::Judgement => MovedBy::Judgement,
        },
        better: step.better.as_ref().map(|better| BetterChoice {
            choice: better.choice.clone(),
            chosen: better.chances[0],
            instead: better.chances[1],
            goals: better.goals[1] - better.goals[0],
        }),
    });
    Explanation {
        seats: Seats::all(table.n_seats()).iter().map(|seat| table.seat_name(seat).to_owned()).collect(),
        start: analysis.start,
        steps: steps.collect(),
        luck: analysis.luck(),
        judgement: judged.iter().map(|(value, _)| *value).collect(),
        judgement_error: judged.iter().map(|(_, error)| *error).collect(),
        result: analysis.result,
    }
}
