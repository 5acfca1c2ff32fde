//! Steps that were just made.
//!
//! The place of a step is behind the other steps of its match, and so each step of a group would change a page of its
//! own: much to write for a line of text. Instead a group is written as one row at the end of a journal. When there are
//! many, the steps of each match go to their place together, some matches with each of the groups that follow, so that
//! nobody waits for all of it. Until then they are in memory as well, for whoever reads the match.

use std::collections::BTreeMap;

use onze_session::{NewStep, mark};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use super::tables::{keep, next_step, run};
use crate::store::{StoreError, now};

/// So many steps go to their place together: enough that a match of cards goes there as a whole.
const MANY: usize = 8192;

/// The steps in the journal.
#[derive(Default, Debug)]
pub(super) struct Journal {
    /// Those that are going to their place.
    old: Part,
    /// Those that came since.
    new: Part,
    /// Those that are not written yet.
    group: Vec<Entry>,
}

/// Steps of many matches.
#[derive(Default, Debug)]
struct Part {
    runs: BTreeMap<Box<str>, Run>,
    n_steps: usize,
    /// How many matches there were before the first of them went to its place.
    n_runs: usize,
    /// The last row of the journal that has some of them.
    last_row: i64,
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
    /// By what the last of them is known to the next one.
    pub(super) mark: u64,
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
        Run { count: 1, lines: lines.to_owned(), at: now(), mark: mark(lines), ..Run::default() }
    }
}

impl Part {
    fn remember(&mut self, entry: &Entry) {
        // Not `entry`: it would clone the name for each step.
        if !self.runs.contains_key(&entry.name) {
            self.runs.insert(entry.name.clone(), Run { first: entry.n, ..Run::default() });
        }
        if let Some(run) = self.runs.get_mut(&entry.name) {
            run.count += 1;
            run.lines.push_str(&entry.lines);
            (run.at, run.left, run.mark) = (entry.at, entry.left, mark(&entry.lines));
        }
        self.n_steps += 1;
    }

    /// Brings the steps of some matches to their place, and forgets them once that is done.
    fn settle(&mut self, connection: &Connection, n_matches: usize) -> rusqlite::Result<()> {
        for (name, run) in self.runs.iter().take(n_matches) {
            keep(connection, name, run)?;
        }
        if n_matches >= self.runs.len() {
            connection.prepare_cached("DELETE FROM journal WHERE id <= ?1")?.execute([self.last_row])?;
            *self = Part::default();
        }
        for _ in 0..n_matches.min(self.runs.len()) {
            self.runs.pop_first();
        }
        Ok(())
    }
}

impl Journal {
    /// What is on the disk and not in its place.
    pub(super) fn read(connection: &Connection) -> rusqlite::Result<Self> {
        let mut journal = Journal::default();
        let mut in_place = BTreeMap::new();
        let mut rows = connection.prepare("SELECT id, steps FROM journal ORDER BY id")?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            journal.new.last_row = row.get(0)?;
            let group: Vec<Entry> = serde_json::from_str(row.get_ref(1)?.as_str()?)
                .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
            for entry in &group {
                if !in_place.contains_key(&entry.name) {
                    in_place.insert(entry.name.clone(), next_step(connection, &entry.name)?.0);
                }
                if entry.n >= in_place[&entry.name] {
                    journal.new.remember(entry);
                }
            }
        }
        Ok(journal)
    }

    /// Takes a step into the group that is written next.
    pub(super) fn add(
        &mut self,
        connection: &Connection,
        name: Box<str>,
        step: NewStep,
    ) -> Result<(), StoreError> {
        let next = match self.of(&name).last() {
            Some(run) => (run.first + run.count, run.mark),
            None => next_step(connection, &name)?,
        };
        let NewStep { n, follows, lines, left } = step;
        if (n, follows) != next {
            return Err(StoreError::Taken { n });
        }
        let left = left.and_then(|left| i64::try_from(left).ok());
        let entry = Entry { name, n, at: now(), left, lines };
        self.new.remember(&entry);
        self.group.push(entry);
        Ok(())
    }

    /// Writes the group, within the transaction of the caller, and brings a share of the old steps to their place: so
    /// many that all are there before half as many new ones have come.
    pub(super) fn write(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.group.is_empty() {
            return Ok(());
        }
        let text = serde_json::to_string(&self.group)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()));
        let share = (2 * self.old.n_runs * self.group.len()).div_ceil(MANY);
        self.group.clear();
        connection.prepare_cached("INSERT INTO journal (steps) VALUES (?1)")?.execute([text?])?;
        self.new.last_row = connection.last_insert_rowid();
        if self.old.runs.is_empty() && self.new.n_steps >= MANY {
            self.old = std::mem::take(&mut self.new);
            self.old.n_runs = self.old.runs.len();
        }
        if self.old.runs.is_empty() { Ok(()) } else { self.old.settle(connection, share) }
    }

    /// The steps of a match that are not in their place, in at most two runs.
    pub(super) fn of(&self, name: &str) -> impl Iterator<Item = &Run> {
        [&self.old, &self.new].into_iter().filter_map(|part| part.runs.get(name))
    }

    /// Brings all steps to their place.
    pub(super) fn settle(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        run(connection, "BEGIN IMMEDIATE")?;
        let settled = self.old.settle(connection, usize::MAX);
        let settled = settled.and_then(|()| self.new.settle(connection, usize::MAX));
        settled.and_then(|()| run(connection, "COMMIT")).inspect_err(|_| drop(run(connection, "ROLLBACK")))
    }
}
