//! Steps that were just made.
//!
//! The place of a step is behind the other steps of its match, and so each step of a group would change a page of its
//! own: much to write for a line of text. Instead a group is written as one row at the end of a journal, and after many
//! groups the steps of each match go to their place together. Until then they are in memory as well, for whoever reads
//! the match.

use std::collections::HashMap;

use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use super::tables::{keep, next_step, now, run};
use crate::store::{NewStep, StoreError};

/// So many steps in the journal go to their place: enough that a match of cards goes there as a whole.
const FULL: usize = 8192;

/// The steps in the journal.
#[derive(Default, Debug)]
pub(super) struct Journal {
    runs: HashMap<Box<str>, Run>,
    n_steps: usize,
    /// Those that are not written yet.
    group: Vec<Entry>,
}

/// Steps of one match that follow each other.
#[derive(Clone, Default, Debug)]
pub(super) struct Run {
    pub(super) first: usize,
    pub(super) count: usize,
    pub(super) lines: String,
    /// When the last of them was made.
    pub(super) at: i64,
    /// What was left then of this part of the match.
    pub(super) left: Option<i64>,
}

/// A step in the journal.
#[derive(Serialize, Deserialize, Debug)]
struct Entry {
    #[serde(rename = "match")]
    name: Box<str>,
    n: usize,
    at: i64,
    left: Option<i64>,
    lines: String,
}

impl Run {
    /// The set-up of a match.
    pub(super) fn first(lines: &str) -> Self {
        Run { first: 0, count: 1, lines: lines.to_owned(), at: now(), left: None }
    }
}

impl Journal {
    /// What is on the disk.
    pub(super) fn read(connection: &Connection) -> rusqlite::Result<Self> {
        let mut journal = Journal::default();
        let mut rows = connection.prepare("SELECT steps FROM journal ORDER BY id")?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            let group: Vec<Entry> = serde_json::from_str(row.get_ref(0)?.as_str()?)
                .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
            for entry in &group {
                journal.remember(entry);
            }
        }
        Ok(journal)
    }

    /// Takes a step into the group that is written next.
    pub(super) fn add(
        &mut self,
        connection: &Connection,
        name: Box<str>,
        n: usize,
        step: NewStep,
    ) -> Result<(), StoreError> {
        let next = match self.runs.get(&name) {
            Some(run) => run.first + run.count,
            None => next_step(connection, &name)?,
        };
        if n != next {
            return Err(StoreError::Taken { n });
        }
        let left = step.left.and_then(|left| i64::try_from(left).ok());
        let entry = Entry { name, n, at: now(), left, lines: step.lines };
        self.remember(&entry);
        self.group.push(entry);
        Ok(())
    }

    fn remember(&mut self, entry: &Entry) {
        // Not `entry`: it would clone the name for each step.
        if !self.runs.contains_key(&entry.name) {
            self.runs.insert(entry.name.clone(), Run { first: entry.n, ..Run::default() });
        }
        if let Some(run) = self.runs.get_mut(&entry.name) {
            run.count += 1;
            run.lines.push_str(&entry.lines);
            (run.at, run.left) = (entry.at, entry.left);
        }
        self.n_steps += 1;
    }

    /// Writes the group, within the transaction of the caller.
    pub(super) fn write(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.group.is_empty() {
            return Ok(());
        }
        let text = serde_json::to_string(&self.group)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        self.group.clear();
        connection.prepare_cached("INSERT INTO journal (steps) VALUES (?1)")?.execute([text]).map(drop)
    }

    /// The steps of a match that are not in their place.
    pub(super) fn of(&self, name: &str) -> Option<&Run> {
        self.runs.get(name)
    }

    pub(super) fn is_full(&self) -> bool {
        self.n_steps >= FULL
    }

    /// Brings all steps to their place.
    pub(super) fn settle(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.n_steps == 0 {
            return Ok(());
        }
        let move_all = || {
            run(connection, "BEGIN IMMEDIATE")?;
            for (name, run) in &self.runs {
                keep(connection, name, run)?;
            }
            run(connection, "DELETE FROM journal")?;
            run(connection, "COMMIT")
        };
        if let Err(error) = move_all() {
            drop(run(connection, "ROLLBACK"));
            return Err(error);
        }
        self.runs.clear();
        self.n_steps = 0;
        Ok(())
    }
}
