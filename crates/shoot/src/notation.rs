//! How SHOOT is written down.

use std::borrow::Cow;
use std::fmt::Write;

use onze_core::{Match, Notation, Say, Seat, Side, Viewer};
use serde_json::{Value, json};

use crate::{Move, Refusal, Setup, Shoot, State, Throw, position, sheet};

/// The bytes of the longest choice, `10>27,10 (12)`, and some to spare.
const LONGEST: usize = 16;

impl Notation for Shoot {
    type ComesTo = ();
    type Question = String;
    type Answer = Value;
    type Setup = Setup;

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
    fn answer(&self, state: &State, _: Viewer, question: &String) -> Option<Value> {
        if question == "odds" {
            let odds = |seat, throw| self.odds(state, seat, throw);
            let both =
                |seat| json!({ "players": odds(seat, Throw::Players), "ball": odds(seat, Throw::Ball) });
            return Some(json!({ "R": both(Seat::FIRST), "B": both(Seat::SECOND) }));
        }
        let choice = Move::read(question.strip_prefix("odds ")?).ok()?;
        serde_json::to_value(self.odds_after(state, choice)?).ok()
    }

    fn setup(&self) -> Setup {
        Setup::new(self)
    }

    fn write_sheet(played: &Match<Self>, _: bool, _: Say<'_>) -> Option<String> {
        Some(sheet::write(played))
    }
}
