//! A match as it is told.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// One step as a viewer may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Step"))]
pub struct ToldStep {
    /// Its number.
    pub n: usize,
    /// The short name of the seat that did it; nobody did the set-up.
    pub seat: Option<Cow<'static, str>>,
    /// The move as written, `start`, or `undo`; `null` while it is under seal.
    #[serde(rename = "move")]
    pub deed: Option<Cow<'static, str>>,
    /// The draws as written; `null` for one that the viewer may not know.
    pub chance: Vec<Option<String>>,
    /// A list of what the viewer learns of what happened, each with its clauses under `rules`.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    /// The hash of the state after it, for those who may know the whole state.
    pub hash: Option<String>,
}

impl ToldStep {
    /// About how many bytes it takes as JSON.
    pub fn bytes(&self) -> usize {
        let drawn = self.chance.iter().flatten().map(|draw| draw.len() + 8).sum::<usize>();
        128 + drawn + self.events.get().len()
    }
}

/// How a match ended, in the words of its seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Outcome"))]
pub struct ToldOutcome {
    /// Who won; nobody in a drawn match.
    pub winner: Option<Cow<'static, str>>,
    /// The place of each seat, in seat order: 1 is first.
    pub ranks: Vec<u8>,
    /// Goals or points of each seat, in seat order.
    pub score: Vec<i64>,
    /// A second count that decided a level score.
    pub tie_break: Option<Vec<i64>>,
    /// The seat that gave up, if that ended the match.
    pub gave_up: Option<Cow<'static, str>>,
}

/// The whole match as a viewer may know it.
#[derive(Clone, Debug, Serialize)]
pub struct Replay {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its options with their values.
    pub options: serde_json::Map<String, Value>,
    /// Who sits where.
    pub seats: Vec<ToldSeat>,
    /// The log.
    pub steps: Vec<ToldStep>,
    /// The short names of those who owe a choice.
    pub to_act: Vec<&'static str>,
    /// How many choices they have together.
    pub legal_count: usize,
    /// What the viewer sees now.
    pub view: Box<RawValue>,
    /// The whole state, for those who may know it.
    pub position: Option<String>,
    /// How it ended, once it has.
    pub outcome: Option<ToldOutcome>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToldSeat {
    /// Its short name.
    pub seat: &'static str,
    /// The player's name; empty without one.
    pub player: String,
}
