//! How Chifootmi is written down.

use std::borrow::Cow;

use onze_core::story::{Shown, Story};
use onze_core::{Match, Notation, Say, Seat, Side, Viewer};

use crate::{Card, Chifootmi, Move, Refusal, Setup, State, position, sheet, story};

impl Notation for Chifootmi {
    type ComesTo = ();
    type Question = ();
    type Answer = ();
    type Setup = Setup;

    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::of(seat).letter()
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        choice.command().into()
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

    fn setup(&self) -> Setup {
        Setup::new(self)
    }

    fn write_sheet(played: &Match<Self>, viewer: Viewer, _: Say<'_>) -> Option<String> {
        Some(sheet::write(played, viewer))
    }

    fn story(shown: &Shown<Self>) -> Story {
        story::story(shown)
    }

    fn write_card(&self, card: u8) -> String {
        Card::from_code(card).to_string()
    }

    fn read_card(&self, text: &str) -> Option<u8> {
        Card::read(text).map(Card::code)
    }
}
