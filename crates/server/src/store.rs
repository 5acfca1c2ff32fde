//! Where matches are kept, behind one small interface.
//!
//! A match is the text of its record: the header, then the lines of each step, numbered. Nothing that a step says is
//! ever changed, but that the first one may be drawn again while it is the only one. What may change besides (who sits
//! where, a pause, offers, the rematch) is written as a whole.
//!
//! Another database serves as well if it takes what it is asked in that order, can refuse a second step with the same
//! number, and answers only when what it was given survives the end of the process.

mod sqlite;

use std::pin::Pin;

use onze_session::{Amendment, NewMatch, NewStep, Standing};
use thiserror::Error;

pub use sqlite::{Archive, Listed, Sqlite};

/// The answer of a store, when it is there.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps matches. What is asked is taken up at once and in order, whether or not anybody awaits the answer.
pub trait Store: Send + Sync {
    /// Keeps a new match with its first step.
    fn create(&self, new: NewMatch) -> Answer<()>;

    /// Keeps one more step of a match. Two steps with the same number never both succeed.
    fn append(&self, name: &str, step: NewStep) -> Answer<()>;

    /// Keeps what may change of a match; the lines of its first step only if it is still the only one.
    fn amend(&self, name: &str, amendment: Amendment) -> Answer<()>;

    /// The whole match.
    fn load(&self, name: &str) -> Answer<Option<StoredMatch>>;

    /// Can anything be kept? Asked after something could not.
    fn check(&self) -> Answer<()> {
        Box::pin(async { Ok(()) })
    }

    /// Ends in order. Whatever is asked afterwards is answered with [`StoreError::Closed`].
    fn close(&self) -> Answer<()> {
        Box::pin(async { Ok(()) })
    }
}

/// A match as it was kept.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// The whole record.
    pub record: String,
    /// When the last step was made, in milliseconds since 1970.
    pub last: u64,
    /// Milliseconds that were left then of this part of the match, if its clock counts that.
    pub left: Option<u64>,
    /// What may change.
    pub standing: Standing,
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
