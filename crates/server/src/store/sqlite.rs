//! An `SQLite` file that one process uses, with one thread that writes to it.
//!
//! Steps of many matches that arrive while a transaction is being written to disk go into the next one together: a
//! commit costs a wait for the disk, and so they share it. Nobody is answered before that wait is over.
//!
//! The file is in WAL mode with `synchronous=FULL`: each commit waits until the log is on the disk itself. `NORMAL`
//! would survive the end of the process just as well (the kernel has the bytes) but not that of the machine; grouped
//! commits make the difference small, so an acknowledged step survives both.
//!
//! Other processes may read it meanwhile ([`super::Archive`]): for a backup, or to list matches.

mod file;
mod guard;
mod journal;
mod open;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::sync::Arc;

use tokio::sync::mpsc;

use super::StoreError;
use super::jobs::{Jobs, Reply};
use crate::metrics::Metrics;
use writer::Writer;

pub(super) use file::FileArchive;
pub(super) use guard::beside;

/// Matches in an `SQLite` database.
#[derive(Debug)]
pub struct Sqlite;

impl Sqlite {
    /// Opens or makes the file; without a path the database is in memory. Within a tokio runtime only.
    pub fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Jobs, StoreError> {
        let writer = Writer::open(path)?;
        let (jobs, queue) = Jobs::new();
        let (answers, answered) = mpsc::unbounded_channel();
        tokio::spawn(answer_all(answered));
        std::thread::Builder::new()
            .name("onze-store".to_owned())
            .spawn(move || writer.work(queue, &answers, &metrics))
            .map_err(|error| open::failed(path, &open::Fault::Io(error)))?;
        Ok(jobs)
    }
}

type Answered = (Reply<()>, Result<(), StoreError>);

/// Tells everybody of a transaction how it went. In the runtime, so that its threads are woken once for all of them.
async fn answer_all(mut answered: mpsc::UnboundedReceiver<Vec<Answered>>) {
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
