//! Shirt numbers and roles.

use std::fmt;

use serde::Serialize;

/// What a player is (SHO-107).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Number 1.
    Goalkeeper,
    /// Numbers 2 and 3.
    Back,
    /// Numbers 4, 5 and 6.
    Half,
    /// Numbers 7 to 11.
    Forward,
}

impl Role {
    /// All of them, by number.
    pub(crate) const ALL: [Role; 4] = [Role::Goalkeeper, Role::Back, Role::Half, Role::Forward];

    /// The players of this role.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = Number> {
        const FIRST: [u8; 5] = [1, 2, 4, 7, 12];
        (FIRST[self as usize]..FIRST[self as usize + 1]).map(Number)
    }
}

/// The number on a player's shirt, 1 to 11.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Number(u8);

impl Number {
    /// The goalkeeper.
    pub const KEEPER: Number = Number(1);
    /// The right back.
    pub const RIGHT_BACK: Number = Number(2);
    /// The left back.
    pub const LEFT_BACK: Number = Number(3);
    /// The centre-forward.
    pub const CENTRE_FORWARD: Number = Number(9);

    /// The player with this number, if there is one.
    pub const fn new(number: u8) -> Option<Number> {
        if number >= 1 && number <= 11 { Some(Number(number)) } else { None }
    }

    /// All eleven.
    pub fn all() -> impl Iterator<Item = Number> {
        (1..=11).map(Number)
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What he is.
    pub const fn role(self) -> Role {
        match self.0 {
            1 => Role::Goalkeeper,
            2 | 3 => Role::Back,
            4..=6 => Role::Half,
            _ => Role::Forward,
        }
    }

    pub(crate) fn read(text: &str) -> Option<Number> {
        let number = text.parse().ok().and_then(Number::new)?;
        (number.to_string() == text).then_some(number)
    }
}

/// Some players of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Numbers(u16);

impl Numbers {
    /// Nobody.
    pub(crate) const NONE: Numbers = Numbers(0);

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this player in it?
    pub const fn has(self, number: Number) -> bool {
        self.0 & 1 << number.0 != 0
    }

    /// All of them, ascending.
    pub fn iter(self) -> impl Iterator<Item = Number> {
        Number::all().filter(move |&number| self.has(number))
    }

    #[must_use]
    pub(crate) const fn with(self, number: Number, is_in: bool) -> Numbers {
        Numbers(self.0 | (is_in as u16) << number.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Numbers) -> Numbers {
        Numbers(self.0 & !other.0)
    }
}

/// A row, a column, a shirt or points as written. Lists of choices are written for every page after every step: a
/// look-up takes a tenth of the time of a formatter.
pub(crate) const fn written(number: u8) -> &'static str {
    const WRITTEN: [&str; 28] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        "18", "19", "20", "21", "22", "23", "24", "25", "26", "27",
    ];
    WRITTEN[number as usize]
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(written(self.0))
    }
}

impl fmt::Display for Numbers {
    /// Joined by commas, as in match records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, number) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            number.fmt(f)?;
        }
        Ok(())
    }
}

onze_core::as_list! { Numbers }
