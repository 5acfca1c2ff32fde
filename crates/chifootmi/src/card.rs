//! The cards of a team.

use std::fmt;

use serde::{Serialize, Serializer};

/// A card: a value from 1, or a Dribble/Tackle card, which has none (CHI-106).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// A Dribble/Tackle card: a dribble for the attacker, a tackle for the defender (CHI-105).
    pub const X: Card = Card(0);
    /// The highest value that a deck may hold.
    pub const MOST: u8 = 99;

    /// The card with this value, or `X` for 0.
    pub(crate) const fn from_code(code: u8) -> Card {
        Card(code)
    }

    /// The number that chance shuffles and records keep.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// Is it a Dribble/Tackle card?
    pub const fn is_x(self) -> bool {
        self.0 == 0
    }

    /// The value, if it has one.
    pub const fn value(self) -> Option<u8> {
        if self.is_x() { None } else { Some(self.0) }
    }

    /// Reads `7` or `X`.
    pub fn read(text: &str) -> Option<Card> {
        if text == "X" {
            return Some(Card::X);
        }
        let value: u8 = text.parse().ok()?;
        // One way to write each card, so that equal positions are equal text.
        ((1..=Card::MOST).contains(&value) && value.to_string() == text).then_some(Card(value))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => value.fmt(f),
            None => f.write_str("X"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.value() {
            Some(value) => serializer.serialize_str(itoa::Buffer::new().format(value)),
            None => serializer.serialize_str("X"),
        }
    }
}
