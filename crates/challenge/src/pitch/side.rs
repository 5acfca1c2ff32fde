//! The two sides on the pitch and their footballers.

use std::fmt;

use serde::Serialize;

/// One of the two sides on the pitch (CHA-107): the host is South (CHA-403).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"S\" | \"N\""))]
pub enum Side {
    /// Defends the goal below row 1, `S`.
    South,
    /// Defends the goal above row 39, `N`.
    North,
}

impl Side {
    /// South, then North.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

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
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }

    /// The side with this letter.
    pub const fn read(letter: char) -> Option<Side> {
        match letter {
            'S' => Some(Side::South),
            'N' => Some(Side::North),
            _ => None,
        }
    }
}

/// The number of a footballer within his side, 1 to 16 (CHA-404).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Number(u8);

impl Number {
    /// The number 1.
    pub const ONE: Number = Number(1);

    /// This number, if a footballer wears it.
    pub const fn new(number: u8) -> Option<Number> {
        if 1 <= number && number <= 16 { Some(Number(number)) } else { None }
    }

    /// From 1 to 16.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// From 0 to 15.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1) & 15
    }

    /// All sixteen.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> {
        (1..=16).map(Number)
    }

    /// This footballer of a side.
    #[inline]
    pub const fn of(self, side: Side) -> Footballer {
        Footballer { side, number: self }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of footballers of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Numbers(u16);

impl Numbers {
    /// Nobody.
    pub const NONE: Numbers = Numbers(0);
    /// 1 to 11.
    pub const ELEVEN: Numbers = Numbers(0x7FF);

    /// Is he among them?
    #[inline]
    pub const fn has(self, number: Number) -> bool {
        self.0 >> number.index() & 1 != 0
    }

    /// These and him.
    #[inline]
    #[must_use]
    pub const fn with(self, number: Number) -> Numbers {
        Numbers(self.0 | 1 << number.index())
    }

    /// These without him.
    #[inline]
    #[must_use]
    pub const fn without(self, number: Number) -> Numbers {
        Numbers(self.0 & !(1 << number.index()))
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Numbers) -> Numbers {
        Numbers(self.0 & !others.0)
    }

    /// Those of these who are also among the others.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Numbers) -> Numbers {
        Numbers(self.0 & others.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest number first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Number> {
        Number::all().filter(move |number| self.has(*number))
    }
}

impl FromIterator<Number> for Numbers {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        numbers.into_iter().fold(Numbers::NONE, Numbers::with)
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A footballer, written `S7` or `N7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Footballer {
    /// His side.
    pub side: Side,
    /// His number.
    pub number: Number,
}

impl Footballer {
    /// The footballer written like this.
    pub fn read(text: &str) -> Option<Footballer> {
        let mut letters = text.chars();
        let side = Side::read(letters.next()?)?;
        Some(read_number(letters.as_str())?.of(side))
    }
}

/// A number without a sign or leading zeros.
pub(crate) fn read_number(text: &str) -> Option<Number> {
    let plain = !text.starts_with(['0', '+']);
    plain.then(|| text.parse().ok().and_then(Number::new)).flatten()
}

onze_core::written! {
    Side: |side| "{}", side.letter();
    Footballer: |who| "{}{}", who.side, who.number;
}

onze_core::as_list! { Numbers }
