//! An `SQLite` file that one process uses, with one thread that writes to it.
//!
//! Steps of many matches that arrive while a transaction is being written to disk go into the next one together: a
//! commit costs a wait for the disk, and so they share it. Nobody is answered before that wait is over.
//!
//! The file is in WAL mode with `synchronous=FULL`: each commit waits until the log is on the disk itself. `NORMAL`
//! would survive the end of the process just as well (the kernel has the bytes) but not that of the machine; grouped
//! commits make the difference small, so an acknowledged step survives both.
//!
//! Other processes may read it meanwhile ([`Archive`]): for a backup, or to list matches.

mod archive;
mod guard;
mod journal;
mod open;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use onze_session::{Amendment, NewMatch, NewStep};

use super::{Answer, Store, StoreError, StoredMatch};
use crate::metrics::Metrics;
use writer::Writer;

pub use archive::{Archive, Listed};

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
    Append {
        name: Box<str>,
        step: NewStep,
        reply: Reply<()>,
    },
    Amend {
        name: Box<str>,
        amendment: Box<Amendment>,
        reply: Reply<()>,
    },
    Load(Box<str>, Reply<Option<StoredMatch>>),
    /// Writes nothing of use, to see whether it can.
    Check(Reply<()>),
    /// The last one.
    Close(Reply<()>),
}

impl Sqlite {
    /// Opens or makes the file; without a path the database is in memory. Within a tokio runtime only.
    pub fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let writer = Writer::open(path)?;
        let (jobs, queue) = mpsc::unbounded_channel();
        let (answers, answered) = mpsc::unbounded_channel();
        tokio::spawn(answer_all(answered));
        std::thread::Builder::new()
            .name("onze-store".to_owned())
            .spawn(move || writer.work(queue, &answers, &metrics))
            .map_err(|error| open::failed(path, &open::Fault::Io(error)))?;
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

    fn check(&self) -> Answer<()> {
        self.ask(Job::Check)
    }

    fn close(&self) -> Answer<()> {
        self.ask(Job::Close)
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
        if open::is_damage(&error) {
            StoreError::Damaged(error.to_string())
        } else {
            StoreError::Failed(error.to_string())
        }
    }
}
