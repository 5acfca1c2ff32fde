//! Where matches are kept, behind one small interface.
//!
//! A match is the text of its record: the header, then the lines of each step, numbered. Nothing that a step says is
//! ever changed, but that the first one may be drawn again while it is the only one. What may change besides (who sits
//! where, a pause, offers, the rematch) is written as a whole.
//!
//! Another database serves as well if it takes what it is asked in that order, can refuse a second step with the same
//! number, and answers only when what it was given survives the end of the process.

mod archive;
mod ending;
mod jobs;
mod postgres;
mod sqlite;
#[cfg(test)]
mod suite;

use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use onze_session::{Amendment, NewMatch, NewStep, Standing};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use archive::{Archive, Keeper, MatchEntry, Whole};
pub use ending::{NoEnd, ending};
pub use jobs::Jobs;
pub use postgres::{Postgres, Share};
pub use sqlite::Sqlite;

/// The most jobs that one transaction takes.
const GROUP: usize = 1024;

/// Transactions begin at least this far apart. A step that comes after a pause is written at once; under load steps wait
/// this long for company, which is little to a player and a great saving: the wait for the disk costs the same for one
/// step and for a hundred.
const PACE: Duration = Duration::from_millis(3);

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The answer of a store, when it is there.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps matches. What is asked is taken up at once and in order, whether or not anybody awaits the answer.
pub trait Store: Send + Sync {
    /// Keeps a new match with its first step.
    fn create(&self, new: NewMatch) -> Answer<()>;

    /// Keeps one more step of a match. Two steps with the same number never both succeed, and none does that follows
    /// another step than the one that is kept ([`NewStep::follows`]): [`StoreError::Taken`]. So of steps that are on their
    /// way together none is kept if one before it is not, whoever else writes to the same match.
    fn append(&self, name: &str, step: NewStep) -> Answer<()>;

    /// Keeps what may change of a match if its version is the next one, else [`StoreError::Outdated`]; the lines of its
    /// first step only if it is still the only one, else [`StoreError::Taken`]. All of it or nothing.
    fn amend(&self, name: &str, amendment: Amendment) -> Answer<()>;

    /// The match with its steps from the one with this number on: from 0 on, the whole match.
    fn load(&self, name: &str, from: usize) -> Answer<Option<StoredMatch>>;

    /// Keeps the explanation of a match beside it, instead of the one before. It goes with its match; without one nothing is
    /// kept. It can be made anew at any time: no copy of a match needs it.
    fn explain(&self, name: &str, text: String) -> Answer<()>;

    /// The explanation of a match, if there is one.
    fn explanation(&self, name: &str) -> Answer<Option<String>>;

    /// Deletes matches whose last step was made before this time, in milliseconds since 1970. So that nobody waits for it,
    /// it looks at `most` of them at a time, those whose names come after `after`.
    fn forget(&self, before: u64, after: &str, most: usize) -> Answer<Forgotten>;

    /// Deletes these matches with all that belongs to them, all of them or none. Those that are not there are gone already.
    fn delete(&self, names: Vec<String>) -> Answer<()>;

    /// What whoever keeps house wants done by the server that runs ([`Archive::order`]), the oldest first, each with its
    /// number; those that are done are crossed out before.
    fn orders(&self, done: Vec<i64>) -> Answer<Vec<(i64, Order)>>;

    /// How many bytes the database has, without what it has for reuse.
    fn size(&self) -> Answer<u64> {
        Box::pin(async { Ok(0) })
    }

    /// Can anything be kept? Asked after something could not.
    fn check(&self) -> Answer<()> {
        Box::pin(async { Ok(()) })
    }

    /// Ends in order. Whatever is asked afterwards is answered with [`StoreError::Closed`].
    fn close(&self) -> Answer<()> {
        Box::pin(async { Ok(()) })
    }
}

/// What whoever keeps house wants done to the matches of a server that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Delete these.
    Delete(Vec<String>),
    /// End these: whoever owes a choice gives up.
    End(Vec<String>),
    /// In these, give whoever has one name another, or none.
    Rename {
        /// The matches.
        matches: Vec<String>,
        /// The name.
        from: String,
        /// The other one; empty for none.
        to: String,
    },
}

impl Order {
    /// The matches to which it is done.
    pub fn matches(&self) -> &[String] {
        match self {
            Order::Delete(matches) | Order::End(matches) | Order::Rename { matches, .. } => matches,
        }
    }

    /// As it is kept.
    fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The orders that are kept under these numbers. One that cannot be read is of another version: it waits for that one.
    fn read_all(kept: impl IntoIterator<Item = (i64, String)>) -> Vec<(i64, Order)> {
        kept.into_iter().filter_map(|(id, text)| Some((id, serde_json::from_str(&text).ok()?))).collect()
    }
}

/// What came of looking for matches that are too old.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Forgotten {
    /// Those that were deleted.
    pub names: Vec<String>,
    /// The last one that was looked at, unless there are no more after it.
    pub last: Option<String>,
}

/// A match as it was kept.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// The header of its record.
    pub header: String,
    /// The lines of the steps that were asked for, one after the other.
    pub lines: String,
    /// How many steps it has.
    pub n: usize,
    /// When the last step was made, in milliseconds since 1970.
    pub last: u64,
    /// Milliseconds that were left then of this part of the match, if its clock counts that.
    pub left: Option<u64>,
    /// What may change.
    pub standing: Standing,
}

impl StoredMatch {
    /// The record, if all steps were asked for.
    pub fn record(self) -> String {
        self.header + &self.lines
    }

    /// The steps that were asked for, each with its number and its lines.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &str)> {
        let first = self.n.saturating_sub(split_steps(&self.lines).count());
        (first..).zip(split_steps(&self.lines))
    }
}

/// The lines of each step. A step begins with its number; what belongs to it besides, such as `end`, begins with a word.
fn split_steps(lines: &str) -> impl Iterator<Item = &str> {
    let mut rest = lines;
    std::iter::from_fn(move || {
        let later = rest.match_indices('\n').map(|(at, _)| at + 1);
        let end = later.into_iter().find(|&at| rest[at..].starts_with(|first: char| first.is_ascii_digit()));
        let (step, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        (!step.is_empty()).then_some(step)
    })
}

/// Why a database cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Another process has it.
    InUse,
    /// It may not be written to.
    ReadOnly,
    /// It is no database, or not a whole one.
    Damaged,
    /// It was made by a newer version of this program.
    Newer,
    /// There is no such place.
    Missing,
    /// What its address asks for cannot be done.
    Address,
    /// It does not prove that it is the one that is asked for.
    Untrusted,
    /// Whoever asks may not use it.
    Denied,
    /// The disk takes no more.
    Full,
    /// Something else.
    Other,
}

impl Cause {
    /// Its name, for the files of sentences.
    pub fn name(self) -> &'static str {
        match self {
            Cause::InUse => "in-use",
            Cause::ReadOnly => "read-only",
            Cause::Damaged => "damaged",
            Cause::Newer => "newer",
            Cause::Missing => "missing",
            Cause::Address => "address",
            Cause::Untrusted => "untrusted",
            Cause::Denied => "denied",
            Cause::Full => "full",
            Cause::Other => "other",
        }
    }
}

/// Something could not be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is such a step already: somebody else was faster.
    #[error("step {n} of this match was made by somebody else")]
    Taken {
        /// The number of the step.
        n: usize,
    },
    /// What may change of a match was changed by somebody else.
    #[error("this match was changed by somebody else")]
    Outdated,
    /// There is such a match already.
    #[error("there is a match of this name already")]
    Exists,
    /// A copy would overwrite this file.
    #[error("{path} is there already, and nothing is overwritten")]
    FileExists {
        /// The file.
        path: String,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {path}: {why}; choose another place with --db or free the file")]
    Open {
        /// Where it is.
        path: String,
        /// What kind of reason there is.
        cause: Cause,
        /// The reason in the words of whoever said no.
        why: String,
    },
    /// The database was deleted, or another file has come into its place.
    #[error("{path} was deleted or replaced while it was in use: nothing more is kept")]
    Replaced {
        /// The file.
        path: String,
    },
    /// What was read is not what was once written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database says no.
    #[error("the database cannot do this: {0}")]
    Failed(String),
    /// The database has ended.
    #[error("the database is closed")]
    Closed,
}
