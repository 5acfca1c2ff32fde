//! An `SQLite` file that one process uses, with one thread that writes to it.
//!
//! Steps of many matches that arrive while a transaction is being written to disk go into the next one together: a
//! commit costs a wait for the disk, and so they share it. Nobody is answered before that wait is over.
//!
//! The file is in WAL mode with `synchronous=FULL`: each commit waits until the log is on the disk itself. `NORMAL`
//! would survive the end of the process just as well (the kernel has the bytes) but not that of the machine; grouped
//! commits make the difference small, so an acknowledged step survives both.

mod journal;
mod tables;
#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tokio::sync::{mpsc, oneshot};

use onze_session::{Amendment, NewMatch, NewStep};

use super::{Answer, Store, StoreError, StoredMatch};
use crate::metrics::Metrics;
use journal::Journal;
use tables::{amend, create, load, run, start_again};

/// The most jobs that one transaction takes.
const GROUP: usize = 1024;

/// Transactions begin at least this far apart. A step that comes after a pause is written at once; under load steps wait
/// this long for company, which is little to a player and a great saving: the wait for the disk costs the same for one
/// step and for a hundred.
const PACE: Duration = Duration::from_millis(3);

/// How long to wait for another process that still has the file.
const PATIENCE: Duration = Duration::from_secs(3);

const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS matches (
        name TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        paused INTEGER NOT NULL DEFAULT 0,
        rematch TEXT
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS seats (
        match TEXT NOT NULL,
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        player TEXT NOT NULL,
        computer TEXT,
        stand_in TEXT,
        token BLOB,
        invite BLOB,
        PRIMARY KEY (match, place)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS steps (
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
";

/// What was added to the form of the database, in order. `user_version` counts how much of it a file has.
const ADDED: &[&str] = &[
    "
    ALTER TABLE matches ADD COLUMN offers TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE steps ADD COLUMN left INTEGER;
",
    "
    ALTER TABLE steps ADD COLUMN count INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE journal (id INTEGER PRIMARY KEY, steps TEXT NOT NULL);
",
];

/// Matches in an `SQLite` database.
#[derive(Debug)]
pub struct Sqlite {
    /// Whoever asks waits for the answer, so that there are never more of them than connections, clocks and thinkers.
    jobs: mpsc::UnboundedSender<Job>,
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

#[derive(Debug)]
enum Job {
    Create(Box<NewMatch>, Reply<()>),
    Append { name: Box<str>, step: NewStep, reply: Reply<()> },
    Amend { name: Box<str>, amendment: Box<Amendment>, reply: Reply<()> },
    Load(Box<str>, Reply<Option<StoredMatch>>),
}

impl Sqlite {
    /// Opens or makes the file; without a path the database is in memory. Within a tokio runtime only.
    pub fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let failed = |why: String| StoreError::Open {
            path: path.map_or_else(|| "in memory".to_owned(), |path| path.display().to_string()),
            why,
        };
        let writer = Writer::open(path).map_err(|error| failed(error.to_string()))?;
        let (jobs, queue) = mpsc::unbounded_channel();
        let (answers, answered) = mpsc::unbounded_channel();
        tokio::spawn(answer_all(answered));
        std::thread::Builder::new()
            .name("onze-store".to_owned())
            .spawn(move || writer.work(queue, &answers, &metrics))
            .map_err(|error| failed(error.to_string()))?;
        Ok(Sqlite { jobs })
    }

    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        // If nobody takes it, nobody answers.
        drop(self.jobs.send(job(reply)));
        Box::pin(async { answer.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Store for Sqlite {
    fn create(&self, new: NewMatch) -> Answer<()> {
        self.ask(|reply| Job::Create(Box::new(new), reply))
    }

    fn append(&self, name: &str, step: NewStep) -> Answer<()> {
        let name = name.into();
        self.ask(move |reply| Job::Append { name, step, reply })
    }

    fn amend(&self, name: &str, amendment: Amendment) -> Answer<()> {
        let (name, amendment) = (name.into(), Box::new(amendment));
        self.ask(move |reply| Job::Amend { name, amendment, reply })
    }

    fn load(&self, name: &str) -> Answer<Option<StoredMatch>> {
        let name = name.into();
        self.ask(move |reply| Job::Load(name, reply))
    }
}

/// The one that reads and writes.
struct Writer {
    connection: Connection,
    journal: Journal,
}

impl Writer {
    fn open(path: Option<&Path>) -> rusqlite::Result<Self> {
        let connection = match path {
            Some(path) => Connection::open(path)?,
            None => Connection::open_in_memory()?,
        };
        connection.busy_timeout(PATIENCE)?;
        // All of them: the usual sixteen are fewer than there are.
        connection.set_prepared_statement_cache_capacity(32);
        // One plan for a statement, whatever is asked with it: otherwise those by match are planned anew each time.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        // Nobody else writes steps meanwhile: the journal is partly in memory.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // In pages. Steps wait while the log is brought into the file, so not too often: this is every few seconds under
        // load.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        // In KiB. The usual two megabytes hold some hundred matches; then pages are read again for every step.
        connection.pragma_update(None, "cache_size", -16_384)?;
        connection.execute_batch(SCHEMA)?;
        let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        for (n, added) in ADDED.iter().enumerate().skip(version as usize) {
            connection.execute_batch(&format!("BEGIN; {added} PRAGMA user_version = {}; COMMIT;", n + 1))?;
        }
        let mut journal = Journal::read(&connection)?;
        journal.settle(&connection)?;
        Ok(Writer { connection, journal })
    }

    /// Takes whatever waits, reads first, then writes all the rest in one transaction, then answers.
    fn work(
        mut self,
        mut queue: mpsc::UnboundedReceiver<Job>,
        answers: &mpsc::UnboundedSender<Vec<Told>>,
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
            let mut writes = Vec::with_capacity(group.len());
            for job in group.drain(..) {
                // Reads come before the transaction: they must not see what is not on the disk yet.
                match job {
                    Job::Load(name, reply) => drop(reply.send(self.load(&name))),
                    write => writes.push(write),
                }
            }
            if writes.is_empty() {
                continue;
            }
            let start = Instant::now();
            let n_writes = writes.len();
            let told = self.write_all(writes);
            metrics.committed(n_writes, start.elapsed());
            last = Some(start);
            drop(answers.send(told));
        }
        self.settle();
    }

    fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        Ok(load(&self.connection, name, self.journal.of(name))?)
    }

    fn write_all(&mut self, jobs: Vec<Job>) -> Vec<Told> {
        let begun = run(&self.connection, "BEGIN IMMEDIATE");
        let told: Vec<Told> = jobs.into_iter().filter_map(|job| self.write(job, begun.is_ok())).collect();
        let Writer { connection, journal } = self;
        let ended = begun.and_then(|()| journal.write(connection)).and_then(|()| run(connection, "COMMIT"));
        let Err(error) = ended else { return told };
        tracing::error!(%error, steps = told.len(), "the database did not keep a group of steps");
        drop(run(connection, "ROLLBACK"));
        // What is on the disk counts.
        match Journal::read(connection) {
            Ok(read) => *journal = read,
            Err(error) => tracing::error!(%error, "the journal of the database cannot be read"),
        }
        let failed = || Err(StoreError::Failed(error.to_string()));
        told.into_iter().map(|(reply, _)| (reply, failed())).collect()
    }

    /// Writes one job, if its transaction has begun.
    fn write(&mut self, job: Job, begun: bool) -> Option<Told> {
        let Writer { connection, journal } = self;
        match job {
            Job::Create(_, reply) | Job::Append { reply, .. } | Job::Amend { reply, .. } if !begun => {
                Some((reply, Ok(())))
            }
            Job::Create(new, reply) => Some((reply, create(connection, &new).map_err(Into::into))),
            Job::Append { name, step, reply } => Some((reply, journal.add(connection, name, step))),
            Job::Amend { name, amendment, reply } => {
                let again = amendment.start.as_ref().map_or(Ok(()), |start| match journal.of(&name).next() {
                    Some(run) => Err(StoreError::Taken { n: run.first }),
                    None => start_again(connection, &name, start),
                });
                let Amendment { header, standing, .. } = &*amendment;
                let amended = || amend(connection, &name, header, standing).map_err(Into::into);
                Some((reply, again.and_then(|()| amended())))
            }
            Job::Load(..) => None,
        }
    }

    fn settle(&mut self) {
        if let Err(error) = self.journal.settle(&self.connection) {
            // The steps stay where they are, on the disk too, and the next time may be better.
            tracing::warn!(%error, "steps stay in the journal");
        }
    }
}

type Told = (Reply<()>, Result<(), StoreError>);

/// Tells everybody of a transaction how it went. In the runtime, so that its threads are woken once for all of them.
async fn answer_all(mut answered: mpsc::UnboundedReceiver<Vec<Told>>) {
    while let Some(told) = answered.recv().await {
        for (reply, answer) in told {
            drop(reply.send(answer));
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Failed(error.to_string())
    }
}
