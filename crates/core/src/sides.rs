//! Red and Blue: what games with two sides share.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Seat, Seats};

/// One of two sides. Red sits on the first seat, Blue on the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"R\" | \"B\""))]
pub enum Side {
    /// Red, `R`.
    Red,
    /// Blue, `B`.
    Blue,
}

impl Side {
    /// Red, then Blue.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    /// The side that sits here. A game with two sides has two seats, and so no seat but the first is Red's.
    #[inline]
    pub const fn of(seat: Seat) -> Side {
        if seat.index() == 0 { Side::Red } else { Side::Blue }
    }

    /// Its seat.
    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Side::Red => Seat::FIRST,
            Side::Blue => Seat::SECOND,
        }
    }

    /// Its number, 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// Its letter, which is also the short name of its seat.
    pub const fn letter(self) -> &'static str {
        match self {
            Side::Red => "R",
            Side::Blue => "B",
        }
    }

    /// The side with this letter.
    pub fn read(letter: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.letter() == letter)
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        Side::of(seat)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letter())
    }
}

impl Seat {
    /// The first seat: Red's where there are two sides.
    pub const FIRST: Seat = Seat(0);
    /// The second seat: Blue's where there are two sides.
    pub const SECOND: Seat = Seat(1);

    /// The other one of two.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl Seats {
    /// Both seats of a game for two.
    pub const BOTH: Seats = Seats::of_two(true, true);

    /// The first two seats, each if its flag says so.
    #[inline]
    pub const fn of_two(first: bool, second: bool) -> Seats {
        Seats(first as u16 | (second as u16) << 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_its_seat_and_its_letter() {
        for side in Side::BOTH {
            assert_eq!(Side::of(side.seat()), side);
            assert_eq!(Side::read(side.letter()), Some(side));
            assert_eq!((side.other().other(), side.other().seat()), (side, side.seat().other()));
            assert_eq!(serde_json::to_string(&side).unwrap(), format!("\"{side}\""));
        }
        assert_eq!(Side::read("r"), None);
    }
}
