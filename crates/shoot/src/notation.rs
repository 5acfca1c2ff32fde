//! How SHOOT is written down.

use onze_core::{Match, Notation, Seat};

use crate::{Move, Refusal, Shoot, Side, State, position, sheet};

impl Notation for Shoot {
    fn seat_name(&self, seat: Seat) -> &'static str {
        Side(seat).letter()
    }

    fn write_move(&self, choice: &Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        Move::read(text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        position::read(self, text).map_err(|fault| Refusal::Position { fault })
    }

    fn write_sheet(played: &Match<Self>, _: bool) -> Option<String> {
        Some(sheet::write(played))
    }
}
