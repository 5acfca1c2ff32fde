//! Squares and directions (CHA-106 to CHA-108, CHA-114, CHA-115).
//!
//! ```text
//!              J40 … P40           North's goal, beyond row 39
//!   A39 B39 …      M39      … Y39
//!    ⋮              ⋮           ⋮        N
//!   A20 …          M20      … Y20   NW ↖ ↑ ↗ NE
//!    ⋮              ⋮           ⋮    W ←   → E
//!   A1  B1  …      M1       … Y1    SW ↙ ↓ ↘ SE
//!              J0 … P0                   S
//! ```

use std::fmt;
use std::num::NonZeroU16;

use super::Side;

/// Columns A to Y.
pub const COLUMNS: u8 = 25;
/// Rows 1 to 39.
pub const ROWS: u8 = 39;

/// The bits of a column in a square's index; a border of one square all round has room too.
const STRIDE: u16 = 32;
/// Squares with the rows behind the goals and the border.
pub(crate) const CELLS: usize = 41 * STRIDE as usize;

/// A square of the pitch, or one just beyond a goal line such as `K40`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(NonZeroU16);

impl Square {
    /// M20, the centre of the pitch.
    pub const CENTRE: Square = Square(NonZeroU16::new(20 * STRIDE + 13).unwrap());

    /// Column 1 to 25 and row 0 to 40.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if 1 <= column && column <= COLUMNS && row <= ROWS + 1 {
            Some(Square::at(row as usize * STRIDE as usize + column as usize))
        } else {
            None
        }
    }

    /// The square written like this: a column's letter and a row.
    pub fn read(text: &str) -> Option<Square> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_uppercase)? as u8 - b'A' + 1;
        let row = letters.as_str();
        let plain = row.bytes().all(|digit| digit.is_ascii_digit()) && (row == "0" || !row.starts_with('0'));
        plain.then(|| row.parse().ok()).flatten().and_then(|row| Square::new(column, row))
    }

    /// 1 is A.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.0.get() % STRIDE) as u8
    }

    /// From 0, behind South's goal line, to 40.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.0.get() / STRIDE % 64) as u8
    }

    /// The letter of its column.
    pub const fn letter(self) -> char {
        (b'A' + self.column() - 1) as char
    }

    /// On the pitch, not behind a goal line?
    #[inline]
    pub const fn is_on_pitch(self) -> bool {
        let row = self.row();
        1 <= row && row <= ROWS
    }

    /// The larger of column difference and row difference (CHA-115).
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }

    /// How many rows it is from a side's own goal row; a mouth is not asked.
    #[inline]
    pub const fn depth(self, side: Side) -> u8 {
        match side {
            Side::South => self.row().saturating_sub(1),
            Side::North => ROWS.saturating_sub(self.row()),
        }
    }

    /// In the half where a side places its footballers, the halfway row included (CHA-110)?
    pub const fn is_in_half_of(self, side: Side) -> bool {
        self.is_on_pitch() && self.depth(side) <= ROWS / 2
    }

    /// In the half of a side's opponents, as offside counts it: without the halfway row (CHA-110)?
    #[inline]
    pub const fn is_beyond_halfway(self, side: Side) -> bool {
        self.depth(side) > ROWS / 2
    }

    /// The same square for the other side, by half a turn of the board (CHA-414).
    #[must_use]
    pub const fn turned(self) -> Square {
        Square::at(
            (ROWS + 1 - self.row()) as usize * STRIDE as usize + (COLUMNS + 1 - self.column()) as usize,
        )
    }

    /// As South sees it for South, by half a turn for North.
    #[must_use]
    pub const fn own(self, side: Side) -> Square {
        match side {
            Side::South => self,
            Side::North => self.turned(),
        }
    }

    /// The direction of the straight line to another square, if there is one (CHA-506).
    pub const fn direction_to(self, other: Square) -> Option<Direction> {
        let columns = other.column().cast_signed() - self.column().cast_signed();
        let rows = other.row().cast_signed() - self.row().cast_signed();
        if columns != 0 && rows != 0 && columns.abs() != rows.abs() {
            return None;
        }
        Some(match (columns.signum(), rows.signum()) {
            (0, 1) => Direction::N,
            (1, 1) => Direction::NE,
            (1, 0) => Direction::E,
            (1, -1) => Direction::SE,
            (0, -1) => Direction::S,
            (-1, -1) => Direction::SW,
            (-1, 0) => Direction::W,
            (-1, 1) => Direction::NW,
            _ => return None,
        })
    }

    /// So many steps on, if that is a square.
    pub fn ahead(self, direction: Direction, steps: u8) -> Option<Square> {
        let (columns, rows) = direction.offset();
        let steps = i16::from(steps);
        let column = u8::try_from(i16::from(self.column()) + columns * steps).ok()?;
        let row = u8::try_from(i16::from(self.row()) + rows * steps).ok()?;
        Square::new(column, row)
    }

    /// All squares of the pitch, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (1..=usize::from(ROWS)).flat_map(|row| {
            (1..=usize::from(COLUMNS)).map(move |column| Square::at(row * usize::from(STRIDE) + column))
        })
    }

    /// Its place in tables of [`CELLS`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The square in this place of a table: one that a walk over the table met inside the pitch or in a mouth.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // tables have 1,312 places
    pub(crate) const fn at(index: usize) -> Square {
        match NonZeroU16::new(index as u16) {
            Some(index) => Square(index),
            None => Square::CENTRE, // the corner of the border, where no walk comes
        }
    }
}

onze_core::words! {
    /// One of the eight directions, in their fixed order (CHA-114); N is towards row 40 for both sides.
    #[derive(PartialOrd, Ord)]
    #[allow(missing_docs)] // the points of the compass
    pub enum Direction {
        N = "N",
        NE = "NE",
        E = "E",
        SE = "SE",
        S = "S",
        SW = "SW",
        W = "W",
        NW = "NW",
    }
}

/// One step in a table of [`CELLS`], by direction.
static DELTAS: [isize; 8] = [32, 33, 1, -31, -32, -33, -1, 31];

impl Direction {
    /// Columns and rows of one step.
    pub(crate) const fn offset(self) -> (i16, i16) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self as usize]
    }

    /// One step in a table of [`CELLS`].
    #[inline]
    pub(crate) fn delta(self) -> isize {
        DELTAS[self as usize]
    }

    /// Is the other one 45 degrees to its right or left?
    pub(crate) const fn is_beside(self, other: Direction) -> bool {
        matches!((self as u8 + 8 - other as u8) % 8, 1 | 7)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

onze_core::written! {
    Square: |square| "{}{}", square.letter(), square.row();
}
