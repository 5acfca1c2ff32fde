//! How SHOOT is written down.

use std::borrow::Cow;
use std::fmt::Write;

use onze_core::{Match, Notation, Say, Seat, Side, Viewer};
use serde_json::Value;

use crate::{Landing, Move, Refusal, Setup, Shoot, State, ball, position, sheet};

/// The bytes of the longest choice, `10>27,10 (12)`, and some to spare.
const LONGEST: usize = 16;

impl Notation for Shoot {
    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::of(seat).letter()
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        let mut text = String::with_capacity(LONGEST);
        // A text takes everything.
        let _ = write!(text, "{choice}");
        text.into()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        Move::read(text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        position::read(self, text)
    }

    /// `odds`: those of both sides and both throws, as the position stands. `odds CHOICE`: those of the throw that
    /// follows if this choice is made.
    fn answer(&self, state: &State, _: Viewer, question: &str) -> Option<Value> {
        if question == "odds" {
            return serde_json::to_value(self.both_odds(state)).ok();
        }
        let choice = Move::read(question.strip_prefix("odds ")?).ok()?;
        serde_json::to_value(self.odds_after(state, choice)?).ok()
    }

    fn setup(&self) -> Value {
        serde_json::to_value(Setup::new(self)).unwrap_or_default()
    }

    fn write_sheet(played: &Match<Self>, _: bool, _: Say<'_>) -> Option<String> {
        Some(sheet::write(played))
    }
}

impl Shoot {
    /// What a listed choice comes to, as far as the page shows it unasked.
    pub fn comes_to(&self, state: &State, _: Seat, choice: &Move) -> Option<Landing> {
        if let Move::Ball(to) = choice { ball::landing(state, *to) } else { None }
    }
}
