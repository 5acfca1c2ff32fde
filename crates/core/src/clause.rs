//! The permanent names of the rules.

use std::fmt;

use serde::Serialize;

/// The permanent name of one rule, such as `SHO-203`.
///
/// Refusals and events carry the clauses that caused them, so that every answer to "why?" is one look-up away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Clause(pub &'static str);

/// Something that happened, or did not, because of rules.
pub trait Because {
    /// The clauses behind it, the most telling one first. Never empty.
    fn rules(&self) -> &'static [Clause];
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
