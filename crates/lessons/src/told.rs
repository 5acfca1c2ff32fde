//! What a page is told of a lesson: the match that it asks for, and what it is about.

use std::collections::BTreeMap;

use onze_core::table::{AnyGame, Refused};
use serde::Serialize;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::read::Lesson;

/// A lesson as a page needs it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Told {
    /// The game.
    pub game: String,
    /// The options of its match.
    pub options: BTreeMap<String, String>,
    /// Where it begins, if it does not where a match begins.
    pub position: Option<String>,
    /// The draws that fall first, if any are told.
    pub draws: Option<String>,
    /// All seats.
    pub seats: Vec<String>,
    /// The one that learns.
    pub seat: String,
    /// The clauses that it is about.
    pub rules: Vec<String>,
    /// The choices that are open, as texts with `*` for anything; all, where none of them is there.
    pub live: Vec<String>,
    /// Choices that solve it.
    pub solution: Vec<String>,
}

impl Lesson {
    /// What a page is told of it, or why the game has no such match.
    pub fn told(&self, game: &dyn AnyGame) -> Result<Told, Refused> {
        let set: Vec<_> = self.options.clone().into_iter().collect();
        Ok(Told {
            game: self.game.clone(),
            options: self.options.clone(),
            position: self.position.clone(),
            draws: self.draws.clone(),
            seats: game.seats(&set)?.into_iter().map(str::to_owned).collect(),
            seat: self.seat.clone(),
            rules: self.rules.clone(),
            live: self.live.iter().map(ToString::to_string).collect(),
            solution: self.solution.clone(),
        })
    }
}
