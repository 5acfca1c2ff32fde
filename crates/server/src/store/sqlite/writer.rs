//! The thread that reads and writes.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::Answered;
use super::guard::Guard;
use super::journal::Journal;
use super::open::{Fault, failed, for_writing, version};
use super::tables::{
    amend, create, delete, explain, explanation, last_run, load, names_after, orders, run, size,
};
use crate::metrics::Metrics;
use crate::store::jobs::{Forget, Job};
use crate::store::{Forgotten, GROUP, Order, PACE, StoreError, StoredMatch};

/// The one that reads and writes.
pub(super) struct Writer {
    // In this order: the guard lets go of the file when the connection is closed.
    connection: Connection,
    journal: Journal,
    /// Is what the journal has in memory not what is on the disk?
    is_stale: bool,
    guard: Option<Guard>,
}

impl Writer {
    pub(super) fn open(path: Option<&Path>) -> Result<Self, StoreError> {
        Writer::try_open(path).map_err(|fault| failed(path, &fault))
    }

    fn try_open(path: Option<&Path>) -> Result<Self, Fault> {
        let mut guard = path.map(Guard::take).transpose()?;
        let connection = for_writing(path)?;
        let mut journal = Journal::read(&connection)?;
        journal.settle(&connection)?;
        if let Some(guard) = &mut guard {
            guard.know_files()?;
        }
        Ok(Writer { connection, journal, is_stale: false, guard })
    }

    /// Takes whatever waits, reads first, then writes all the rest in one transaction, then answers.
    pub(super) fn work(
        mut self,
        mut queue: mpsc::UnboundedReceiver<Job>,
        answers: &mpsc::UnboundedSender<Vec<Answered>>,
        metrics: &Metrics,
    ) {
        let mut group = Vec::new();
        let mut last: Option<Instant> = None;
        while queue.blocking_recv_many(&mut group, GROUP) > 0 {
            let early = last.map_or(Duration::ZERO, |last| PACE.saturating_sub(last.elapsed()));
            if !early.is_zero() {
                std::thread::sleep(early);
                while group.len() < GROUP
                    && let Ok(job) = queue.try_recv()
                {
                    group.push(job);
                }
            }
            let (mut writes, mut closing, mut forgetting) = (Vec::with_capacity(group.len()), None, None);
            let mut deleting = Vec::new();
            for job in group.drain(..) {
                // Reads come before the transaction: they must not see what is not on the disk yet.
                match job {
                    Job::Load { name, from, reply } => drop(reply.send(self.load(&name, from))),
                    Job::Explanation { name, reply } => {
                        drop(reply.send(explanation(&self.connection, &name)));
                    }
                    Job::Size(reply) => drop(reply.send(size(&self.connection))),
                    Job::Close(reply) => closing = Some(reply),
                    Job::Forget(one) => forgetting = Some(one),
                    Job::Delete(names, reply) => deleting.push((names, reply)),
                    Job::Orders(done, reply) => drop(reply.send(self.orders(&done))),
                    write => writes.push(write),
                }
            }
            if !writes.is_empty() {
                let start = Instant::now();
                let n_writes = writes.len();
                let (told, kept) = self.write_all(writes);
                if kept {
                    metrics.committed(n_writes, start.elapsed());
                } else {
                    metrics.not_committed();
                }
                last = Some(start);
                drop(answers.send(told));
            }
            for (names, reply) in deleting {
                drop(reply.send(self.delete(&names)));
            }
            if let Some(Forget { before, after, most, reply }) = forgetting {
                drop(reply.send(self.forget(before, &after, most)));
            }
            if let Some(reply) = closing {
                drop(reply.send(self.close()));
                return;
            }
        }
        drop(self.close());
    }

    fn load(&mut self, name: &str, from: usize) -> Result<Option<StoredMatch>, StoreError> {
        self.refresh()?;
        Ok(load(&self.connection, name, from, self.journal.of(name))?)
    }

    /// Deletes old matches, a few at a time.
    fn forget(&mut self, before: u64, after: &str, most: usize) -> Result<Forgotten, StoreError> {
        self.refresh()?;
        let Writer { connection, journal, .. } = self;
        let names = names_after(connection, after, most)?;
        let end = names.last().filter(|_| names.len() == most).cloned();
        let mut old = Vec::new();
        for name in names {
            let last = last_run(connection, journal, &name)?.map_or(0, |run| run.at);
            if u64::try_from(last).unwrap_or(0) < before {
                old.push(name);
            }
        }
        self.delete(&old)?;
        Ok(Forgotten { names: old, last: end })
    }

    fn delete(&mut self, names: &[String]) -> Result<(), StoreError> {
        self.refresh()?;
        self.is_ours()?;
        let Writer { connection, journal, .. } = self;
        // What is in the journal would come to its place after its match is gone.
        if names.iter().any(|name| journal.of(name).next().is_some()) {
            journal.settle(connection)?;
        }
        delete(connection, &names.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn orders(&self, done: &[i64]) -> Result<Vec<(i64, Order)>, StoreError> {
        self.is_ours()?;
        orders(&self.connection, done)
    }

    /// Reads the journal again if it could not be read when it should have been.
    fn refresh(&mut self) -> Result<(), StoreError> {
        if self.is_stale {
            self.journal = Journal::read(&self.connection)?;
            self.is_stale = false;
        }
        Ok(())
    }

    /// Writes all in one transaction; the answer is what to tell everybody, and whether it was kept.
    fn write_all(&mut self, jobs: Vec<Job>) -> (Vec<Answered>, bool) {
        let begun = self.refresh().and_then(|()| self.is_ours());
        let begun = begun.and_then(|()| Ok(run(&self.connection, "BEGIN IMMEDIATE")?));
        let told: Vec<Answered> = jobs.into_iter().filter_map(|job| self.write(job, begun.is_ok())).collect();
        let Writer { connection, journal, .. } = self;
        let ended =
            begun.and_then(|()| Ok(journal.write(connection).and_then(|()| run(connection, "COMMIT"))?));
        // A file that is not where everybody looks for it has kept nothing.
        let ended = ended.and_then(|()| self.is_ours());
        let Err(error) = ended else { return (told, true) };
        tracing::error!(%error, steps = told.len(), "the database did not keep a group of steps");
        drop(run(&self.connection, "ROLLBACK"));
        // What is on the disk counts.
        self.is_stale = true;
        if let Err(error) = self.refresh() {
            tracing::error!(%error, "the journal of the database cannot be read");
        }
        let failed = || Err(StoreError::Failed(error.to_string()));
        (told.into_iter().map(|(reply, _)| (reply, failed())).collect(), false)
    }

    /// Is the database still where it was?
    fn is_ours(&self) -> Result<(), StoreError> {
        self.guard.as_ref().map_or(Ok(()), Guard::check)
    }

    /// Writes one job, if its transaction has begun.
    fn write(&mut self, job: Job, begun: bool) -> Option<Answered> {
        let Writer { connection, journal, .. } = self;
        match job {
            Job::Create(_, reply)
            | Job::Append { reply, .. }
            | Job::Amend { reply, .. }
            | Job::Explain { reply, .. }
            | Job::Check(reply)
                if !begun =>
            {
                Some((reply, Ok(())))
            }
            Job::Check(reply) => Some((reply, write_anything(connection).map_err(Into::into))),
            Job::Create(new, reply) => Some((reply, create(connection, &new))),
            Job::Append { name, step, reply } => Some((reply, journal.add(connection, name, step))),
            Job::Amend { name, amendment, reply } => {
                let late = amendment.start.as_ref().and_then(|_| journal.of(&name).next());
                let amended = match late {
                    Some(run) => Err(StoreError::Taken { n: run.first }),
                    None => amend(connection, &name, &amendment),
                };
                Some((reply, amended))
            }
            Job::Explain { name, text, reply } => Some((reply, explain(connection, &name, &text))),
            Job::Load { .. }
            | Job::Explanation { .. }
            | Job::Forget(_)
            | Job::Size(_)
            | Job::Delete(..)
            | Job::Orders(..)
            | Job::Close(_) => None,
        }
    }

    /// Brings all steps to their place, the log into the file, and lets go of both.
    fn close(mut self) -> Result<(), StoreError> {
        self.refresh()?;
        if let Err(error) = self.journal.settle(&self.connection) {
            // The steps stay where they are, on the disk too, and the next time may be better.
            tracing::warn!(%error, "steps stay in the journal");
        }
        let Writer { connection, guard, .. } = self;
        // The last one to close it brings the log into the file and takes it away.
        connection.close().map_err(|(_, error)| error)?;
        drop(guard);
        Ok(())
    }
}

/// Writes what stands there already: enough to see whether the disk takes it.
fn write_anything(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "user_version", version(connection)?)
}
