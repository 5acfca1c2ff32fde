//! Finished matches explained, in the background and one at a time, in the order in which they were asked for. An address
//! has one of them wait or run at a time, so nobody waits for long because of somebody else.
//!
//! What was found is kept beside its match: whoever asks later, here or at another node, finds it there.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use onze_core::record;
use onze_players::analysis::Effort;
use onze_session::protocol::{AnalysisState, Explanation};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::app::App;
use crate::store::Store;

/// So many are remembered, whether or not they could be kept.
const MOST: usize = 50;
/// So many wait or run at the same time; more are refused until one is done.
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
    has_begun: AtomicBool,
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

/// Too many are being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Busy {
    /// For whoever asks.
    Yours,
    /// For others.
    Others,
}

/// Where a match is explained, and for whom.
pub(crate) struct Wanted<'a> {
    pub(crate) name: &'a str,
    pub(crate) record: String,
    pub(crate) address: IpAddr,
    /// So many of theirs may wait or run at the same time.
    pub(crate) most: usize,
}

impl Analyses {
    /// How the explanation of a match stands.
    pub(crate) async fn state(&self, store: &dyn Store, name: &str) -> AnalysisState {
        match self.known(name) {
            AnalysisState::None => kept(store, name).await,
            state => state,
        }
    }

    /// The same as far as it is known here.
    fn known(&self, name: &str) -> AnalysisState {
        let jobs = self.jobs();
        let Some(at) = jobs.iter().position(|(known, _)| **known == *name) else {
            return AnalysisState::None;
        };
        jobs[at].1.state(|| jobs.iter().take(at).filter(|(_, job)| job.is_running()).count())
    }

    /// Begins to explain a match, unless that has begun already.
    pub(crate) fn begin(&self, app: &Arc<App>, wanted: Wanted<'_>) -> Result<(), Busy> {
        let Wanted { name, record, address, most } = wanted;
        let job = Arc::new(Job::of(address));
        {
            let mut jobs = self.jobs();
            if jobs.iter().any(|(known, job)| **known == *name && job.is_wanted()) {
                return Ok(());
            }
            let running = || jobs.iter().filter(|(_, job)| job.is_running());
            if running().filter(|(_, job)| job.address == address).count() >= most {
                return Err(Busy::Yours);
            }
            if running().count() >= MOST_AT_ONCE {
                return Err(Busy::Others);
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
        let (turn, app, name) = (Arc::clone(&self.turn), Arc::clone(app), name.to_owned());
        tokio::spawn(async move {
            // The semaphore is never closed.
            let Ok(turn) = turn.acquire_owned().await else { return };
            job.has_begun.store(true, Ordering::Relaxed);
            let work = Arc::clone(&job);
            let found = spawn_blocking(move || {
                let _turn = turn;
                explain(&record, &work)
            });
            let found = found.await.unwrap_or(None);
            if let Some(text) = found.as_ref().and_then(|found| serde_json::to_string(found).ok()) {
                app.keeps(address, text.len());
                if let Err(error) = app.store.explain(&name, text).await {
                    tracing::warn!(name, %error, "the explanation of a match was not kept");
                }
            }
            let _ = job.found.set(found);
        });
        Ok(())
    }

    /// Who asked for the explanation of this match, if it waits or runs.
    pub(crate) fn asked_by(&self, name: &str) -> Option<IpAddr> {
        self.find(name).filter(|job| job.is_running()).map(|job| job.address)
    }

    /// Nobody wants the explanation of this match any more; one that is there stays.
    pub(crate) fn stop(&self, name: &str) {
        if let Some(job) = self.find(name) {
            job.stop.store(true, Ordering::Relaxed);
        }
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
    fn of(address: IpAddr) -> Self {
        let [has_begun, stop] = [false; 2].map(AtomicBool::new);
        let [done, of] = [0; 2].map(AtomicUsize::new);
        Job { address, has_begun, stop, done, of, found: OnceLock::new() }
    }

    /// How it stands; `before` tells how many come before it.
    fn state(&self, before: impl FnOnce() -> usize) -> AnalysisState {
        match self.found.get() {
            Some(Some(found)) => AnalysisState::Done { analysis: found.clone() },
            None if self.is_running() && !self.has_begun.load(Ordering::Relaxed) => {
                AnalysisState::Waiting { before: before() }
            }
            None if self.is_running() => AnalysisState::Running {
                done: self.done.load(Ordering::Relaxed),
                of: self.of.load(Ordering::Relaxed),
            },
            _ => AnalysisState::None,
        }
    }

    /// Is it there, or on its way?
    fn is_wanted(&self) -> bool {
        self.is_running() || self.found.get().is_some_and(Option::is_some)
    }

    /// Does it wait or run? One that was stopped is as good as ended.
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
    onze_advice::explain(onze_players::computers(parsed.game).ok()?, &*table, &effort, &progress)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Db};
    use crate::serve::open_store;

    #[tokio::test]
    async fn an_address_has_one_at_a_time_and_those_that_wait_tell_their_place() {
        let store = open_store(&Db::Memory, &Arc::default()).await.unwrap();
        let app = Arc::new(App::new(Config::new(Db::Memory), store, Arc::default(), None));
        // None of them begins as long as this one has its turn.
        let _turn = Arc::clone(&app.analyses.turn).acquire_owned().await.unwrap();
        let begin = |name: &str, address: u8, most: usize| {
            let address = IpAddr::from([10, 0, 0, address]);
            let wanted = Wanted { name, record: String::new(), address, most };
            match app.analyses.begin(&app, wanted) {
                Ok(()) => "begun",
                Err(Busy::Yours) => "yours",
                Err(Busy::Others) => "others",
            }
        };
        let waits = |name: &str| match app.analyses.known(name) {
            AnalysisState::Waiting { before } => Some(before),
            _ => None,
        };
        assert_eq!([begin("a", 1, 1), begin("a", 2, 1), begin("b", 1, 1)], ["begun", "begun", "yours"]);
        assert_eq!([begin("b", 2, 1), begin("c", 3, 2), begin("d", 3, 2)], ["begun"; 3]);
        assert_eq!(["a", "b", "c", "d", "e"].map(waits), [Some(0), Some(1), Some(2), Some(3), None]);
        assert_eq!(app.analyses.asked_by("b"), Some(IpAddr::from([10, 0, 0, 2])));
        app.analyses.stop("a");
        assert_eq!((waits("a"), waits("b"), app.analyses.asked_by("a")), (None, Some(0), None));
        assert_eq!([begin("e", 1, 1), begin("f", 1, 1)], ["begun", "yours"]);
        for other in 10..40 {
            begin(&format!("m{other}"), other, 1);
        }
        assert_eq!(begin("z", 99, 1), "others");
    }
}
