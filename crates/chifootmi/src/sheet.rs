//! The score sheet of a match, as the rulebook's chapter "Notation" writes it: a header, a line a duel, the shoot-out,
//! the end.
//!
//! ```text
//! CHI 1; level=beginner; opt=-; R 8 5 10 11 4 1 3 7 2 9 6; B 7 1 11 5 2 6 10 8 9 4 3; ball=B
//! 1 B 5@4-10@3 L /dd        attacker, its card and slot, the defender's, the result, Red's and Blue's draw
//! 2 R 8@1-1@2 K1 /du
//! 3 R 4@3-2@4 K2 [LR]* /dd  a kick: shooter, keeper, goal (*) or saved (.)
//! …
//! 11 R 5@2-8@4 L Z[RL]*     the last shot
//! END B 1-2
//! ```
//!
//! It holds what the players did and nothing of how a computer keeps it; the record of `onze_core` is the other way
//! round. A reader plays the sheet and refuses one that the rules would write differently.

mod read;
mod write;

use thiserror::Error;

pub use read::read;
pub use write::{write, write_public};

/// A score sheet cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}
