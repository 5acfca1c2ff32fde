//! Red and Blue.

use std::fmt;

use onze_core::Seat;
use serde::{Serialize, Serializer};

/// One of the two teams (SIM-101); Red attacks towards x = 924, Blue towards x = 0 (SIM-106).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"R\" | \"B\""))]
pub enum Side {
    /// The first seat.
    Red,
    /// The second seat.
    Blue,
}

impl Side {
    /// Red, then Blue.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    /// 0 for Red, 1 for Blue.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// Where its player sits.
    pub const fn seat(self) -> Seat {
        match self {
            Side::Red => Seat::FIRST,
            Side::Blue => Seat::SECOND,
        }
    }

    /// Who sits there: Red on the first seat, Blue on any other.
    pub const fn of(seat: Seat) -> Side {
        if seat.index() == 0 { Side::Red } else { Side::Blue }
    }

    /// Its letter (SIM-213).
    pub const fn letter(self) -> &'static str {
        match self {
            Side::Red => "R",
            Side::Blue => "B",
        }
    }

    /// The side with this letter.
    pub fn parse(text: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.letter() == text)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letter())
    }
}
