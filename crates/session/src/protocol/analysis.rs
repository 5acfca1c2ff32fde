//! A finished match explained.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The answer to `GET` and `POST /api/matches/{match}/analysis`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum AnalysisState {
    /// Nobody has asked for it, or it was stopped.
    None,
    /// It waits for those of others.
    Waiting {
        /// How many come before it.
        before: usize,
    },
    /// It is being made.
    Running {
        /// How much is done.
        done: usize,
        /// Of how much.
        of: usize,
    },
    /// It is there.
    Done {
        /// The match explained.
        analysis: Explanation,
    },
}

/// A finished match of two explained. Everything is told with the eyes of the first seat: its chance to win, from 0 to 1,
/// and what helps the second is negative.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Explanation {
    /// The two seats.
    pub seats: Vec<String>,
    /// The chance before the first choice.
    pub start: f64,
    /// The steps that stand.
    pub steps: Vec<ExplainedStep>,
    /// All that luck did.
    pub luck: f64,
    /// All that the choices of each seat did, in seat order: with `start` and `luck` they make `result`.
    pub judgement: Vec<f64>,
    /// One standard error of each of these.
    pub judgement_error: Vec<f64>,
    /// 1 if the first seat won, 0 if the second did.
    pub result: f64,
}

/// One step explained.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ExplainedStep {
    /// Its number.
    pub n: usize,
    /// Who chose.
    pub seat: String,
    /// The chance after it.
    pub after: f64,
    /// One standard error of what it changed.
    pub error: f64,
    /// What dice, cards, the hand's error and what was hidden did.
    pub luck: f64,
    /// What the choice did, beyond that of a player of the club, by what could be known.
    pub judgement: f64,
    /// What moved the match, if anything did.
    pub by: MovedBy,
    /// What would have been better, if something surely would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub better: Option<BetterChoice>,
}

/// What moved the match in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum MovedBy {
    /// Nothing worth telling.
    Nothing,
    /// Dice, cards, the hand's error, what was hidden.
    Luck,
    /// The choice.
    Judgement,
}

/// A better choice, and why. Chances and goals are those of whoever chose, as far as they could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct BetterChoice {
    /// The choice.
    pub choice: String,
    /// The same as the game's own value; none in what was explained before there were any.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub value: Option<Value>,
    /// The chance with what was chosen.
    pub chosen: f64,
    /// The chance with this.
    pub instead: f64,
    /// Goals more than the opponent's soon after, with this instead.
    pub goals: f64,
}
