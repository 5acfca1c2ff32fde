//! The squares of the chequered pitch.
//!
//! ```text
//!  row 4   ■   ■   ■   …   ■      28 29 30 … 37    dark squares carry the players,
//!  row 3     ■   ■   … ■            19 20 … 27     light ones the ball (SHO-104)
//!  row 2   ■   ■   ■   …   ■       9 10 11 … 18
//!  row 1     ■   ■   … ■             0  1 …  8
//!  column  1 2 3 4 5 …    19
//! ```
//!
//! Dark squares are counted as drawn. A step to the next row then adds 9 (left) or 10 (right) from any square, and the
//! half-turn of SHO-106 turns number n into 255 − n.

use std::fmt;

use crate::number::written;

/// Rows of the pitch (SHO-102).
pub const ROWS: u8 = 27;
/// Columns of the pitch (SHO-102).
pub const COLUMNS: u8 = 19;
/// Dark squares (SHO-103).
pub(crate) const N_DARK: usize = 256;

/// A dark square, where players stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Dark(u8);

/// A light square, where the ball lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Light {
    row: u8,
    column: u8,
}

const PLACES: [(u8, u8); N_DARK] = {
    let mut places = [(0, 0); N_DARK];
    let mut n = 0;
    while n < N_DARK {
        #[allow(clippy::cast_possible_truncation)] // rows and columns are small
        let (pair, rest) = ((n / 19) as u8, (n % 19) as u8);
        places[n] = if rest < 9 { (2 * pair + 1, 2 * rest + 2) } else { (2 * pair + 2, 2 * (rest - 9) + 1) };
        n += 1;
    }
    places
};

/// The dark squares next to each light one (SHO-113), by row and column.
static BESIDE: [[[Option<Dark>; 4]; COLUMNS as usize + 1]; ROWS as usize + 1] = {
    let mut beside = [[[None; 4]; COLUMNS as usize + 1]; ROWS as usize + 1];
    let mut row = 1;
    while row <= ROWS {
        let mut column = 1;
        while column <= COLUMNS {
            beside[row as usize][column as usize] = [
                Dark::new(row - 1, column),
                Dark::new(row, column - 1),
                Dark::new(row, column + 1),
                Dark::new(row + 1, column),
            ];
            column += 1;
        }
        row += 1;
    }
    beside
};

impl Dark {
    /// The dark square in this place, if there is one.
    pub const fn new(row: u8, column: u8) -> Option<Dark> {
        if row == 0 || row > ROWS || column == 0 || column > COLUMNS || (row + column).is_multiple_of(2) {
            return None;
        }
        let before = 19 * ((row as usize - 1) / 2);
        #[allow(clippy::cast_possible_truncation)] // below 256
        Some(Dark(if row % 2 == 1 {
            (before + column as usize / 2 - 1) as u8
        } else {
            (before + 9 + (column as usize - 1) / 2) as u8
        }))
    }

    /// Its row, from 1 at the South end.
    pub const fn row(self) -> u8 {
        PLACES[self.0 as usize].0
    }

    /// Its column, from 1 at South's left.
    pub const fn column(self) -> u8 {
        PLACES[self.0 as usize].1
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_index(index: u8) -> Dark {
        Dark(index)
    }

    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Dark> {
        (0..=u8::MAX).map(Dark)
    }

    /// From the board's coordinates to a side's own, or back (SHO-106).
    #[must_use]
    pub const fn own(self, north: bool) -> Dark {
        Dark(self.0 ^ if north { u8::MAX } else { 0 })
    }

    /// Diagonal steps to another square on an empty pitch (SHO-452).
    pub(crate) fn steps_to(self, other: Dark) -> u8 {
        self.row().abs_diff(other.row()).max(self.column().abs_diff(other.column()))
    }
}

impl Light {
    /// The light square in this place, if there is one.
    pub const fn new(row: u8, column: u8) -> Option<Light> {
        if row == 0 || row > ROWS || column == 0 || column > COLUMNS || !(row + column).is_multiple_of(2) {
            return None;
        }
        Some(Light { row, column })
    }

    /// Its row, from 1 at the South end.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Its column, from 1 at South's left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// From the board's coordinates to a side's own, or back (SHO-106).
    #[must_use]
    pub const fn own(self, north: bool) -> Light {
        if north { Light { row: ROWS + 1 - self.row, column: COLUMNS + 1 - self.column } } else { self }
    }

    /// The dark squares that share an edge with it (SHO-113).
    pub fn beside(self) -> &'static [Option<Dark>; 4] {
        &BESIDE[self.row as usize][self.column as usize]
    }

    /// The square directly behind it, for a side whose own coordinates these are.
    pub(crate) const fn behind(self) -> Option<Dark> {
        Dark::new(self.row - 1, self.column)
    }
}

/// Reads `row,column` in the one way that it is written.
pub(crate) fn read_place(text: &str) -> Option<(u8, u8)> {
    let number = |text: &str| text.parse().ok().filter(|number: &u8| number.to_string() == text);
    let (row, column) = text.split_once(',')?;
    Some((number(row)?, number(column)?))
}

fn write_place(f: &mut fmt::Formatter<'_>, row: u8, column: u8) -> fmt::Result {
    f.write_str(written(row))?;
    f.write_str(",")?;
    f.write_str(written(column))
}

impl fmt::Display for Dark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_place(f, self.row(), self.column())
    }
}

impl fmt::Display for Light {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_place(f, self.row, self.column)
    }
}

onze_core::as_written! { Dark Light }
