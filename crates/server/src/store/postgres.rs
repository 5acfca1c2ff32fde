//! A `PostgreSQL` database, which outlives the machine that serves.
//!
//! One task has one connection and works as the thread of the `SQLite` store does: steps of many matches that arrive while
//! a transaction is being committed go into the next one together, and nobody is answered before it is. A group of steps is
//! one statement with one round trip. What need not be asked is not: by whom a step is followed is remembered for matches
//! that were just played, so only the first step of a match after a while, or after somebody else's, is looked up before.
//!
//! When the database is away, whatever is asked fails at once and nothing is acknowledged; it is connected to again when
//! something is asked. What a broken connection leaves in doubt (was it committed?) is not acknowledged either: whoever
//! reads the match afterwards sees.
//!
//! Without other nodes one process uses a database: an advisory lock, which goes away with the connection, says so.

mod archive;
mod connect;
mod group;
mod secure;
mod standing;
mod statements;
#[cfg(test)]
mod tests;
mod writer;

use std::sync::Arc;

use tokio_postgres::error::SqlState;

use super::StoreError;
use super::jobs::Jobs;
use crate::metrics::Metrics;
use connect::Server;
use writer::Writer;

pub(super) use archive::PostgresArchive;

/// Matches in a `PostgreSQL` database.
#[derive(Debug)]
pub struct Postgres;

/// With whom a database is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// With nobody else.
    Alone,
    /// With other nodes that know of each other, and with nobody who believes to be alone.
    Nodes,
}

impl Postgres {
    /// Connects and makes the tables if they are not there. Within a tokio runtime only, which does the work.
    pub async fn open(url: &str, share: Share, metrics: Arc<Metrics>) -> Result<Jobs, StoreError> {
        let server = Server::new(url, share, Arc::clone(&metrics))?;
        let connected = server.open().await?;
        let (jobs, queue) = Jobs::new();
        tokio::spawn(Writer::new(server, connected, metrics).work(queue));
        Ok(jobs)
    }

    /// The key of this name that is kept in a database for all who share it: the first to ask leaves the one it has drawn.
    pub(crate) async fn key(url: &str, name: &str, drawn: &[u8]) -> Result<Vec<u8>, StoreError> {
        let server = Server::new(url, Share::Nodes, Arc::default())?;
        server.key(name, drawn).await.map_err(|fault| server.failed(&fault))
    }
}

/// An error with what lies behind it: by itself it says little.
fn words(error: &tokio_postgres::Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.code() {
            Some(code) if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED => {
                StoreError::Damaged(words(&error))
            }
            _ => StoreError::Failed(words(&error)),
        }
    }
}
