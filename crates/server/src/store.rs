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

use thiserror::Error;

use crate::protocol::Offer;

pub use crate::token::TokenHash;
pub use sqlite::Sqlite;

/// The answer of a store, when it is there.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps matches. What is asked is taken up at once and in order, whether or not anybody awaits the answer.
pub trait Store: Send + Sync {
    /// Keeps a new match with its first step.
    fn create(&self, new: NewMatch) -> Answer<'_, ()>;

    /// Keeps step `n` of a match. Two steps with the same number never both succeed.
    fn append(&self, name: &str, n: usize, step: NewStep) -> Answer<'_, ()>;

    /// Keeps what may change of a match; with `start`, also the lines of its first step, if it is still the only one.
    fn amend(&self, name: &str, header: String, standing: Standing, start: Option<String>) -> Answer<'_, ()>;

    /// The whole match.
    fn load(&self, name: &str) -> Answer<'_, Option<StoredMatch>>;
}

/// A match to be kept.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its name.
    pub name: String,
    /// The header of its record.
    pub header: String,
    /// The lines of its first step.
    pub start: String,
    /// What may change.
    pub standing: Standing,
}

/// A step to be kept.
#[derive(Clone, Default, Debug)]
pub struct NewStep {
    /// Its lines of the record.
    pub lines: String,
    /// Milliseconds that were left of this part of the match, if its clock counts that.
    pub left: Option<u64>,
}

/// A match as it was kept.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// The whole record.
    pub record: String,
    /// How much of it is the header.
    pub header_len: usize,
    /// When the last step was made, in milliseconds since 1970.
    pub last: u64,
    /// Milliseconds that were left then of this part of the match, if its clock counts that.
    pub left: Option<u64>,
    /// What may change.
    pub standing: Standing,
}

/// What may change of a match and is not a step of it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// Is it paused?
    pub paused: bool,
    /// The match that follows it.
    pub rematch: Option<String>,
    /// Offers that wait for answers.
    pub offers: Vec<Offer>,
    /// Who sits where, in seat order.
    pub seats: Vec<StoredSeat>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct StoredSeat {
    /// The short name of the seat.
    pub seat: String,
    /// The name of the player.
    pub player: String,
    /// The computer player, if it is one.
    pub computer: Option<String>,
    /// The computer player in the place of the person, if there is one.
    pub stand_in: Option<String>,
    /// What holds the seat.
    pub token: Option<TokenHash>,
    /// What the invitation to it was, used or not.
    pub invite: Option<TokenHash>,
}

impl std::fmt::Debug for StoredSeat {
    /// Hashes of tokens stay out of logs too.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("StoredSeat")
            .field("seat", &self.seat)
            .field("player", &self.player)
            .finish_non_exhaustive()
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
        /// Why not.
        why: String,
    },
    /// The database says no.
    #[error("the database cannot do this: {0}")]
    Failed(String),
    /// The database has ended.
    #[error("the database is closed")]
    Closed,
}
