//! How good the choices of a seat are.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The answer to `hint`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Hints {
    /// The best choices that were found, the best first.
    pub best: Vec<Hint>,
    /// How many choices were looked at.
    pub of: usize,
}

/// A choice and what it is worth, by what the seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Hint {
    /// The choice, as the list of choices writes it.
    pub choice: String,
    /// The same as the game's own value.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Value,
    /// The chance to win, a draw as half a win: 0 to 1.
    pub chance: f64,
    /// One standard error of it.
    pub error: f64,
}
