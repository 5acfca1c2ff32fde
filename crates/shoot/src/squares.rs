//! Sets of dark squares.
//!
//! A step always leads from an odd row to an even one, or back. So a set keeps the two kinds of rows apart, ten bits a
//! row, in a layer of odd rows (nine squares and a bit that is never set) and one of even rows:
//!
//! ```text
//!   odd rows                      even rows
//!   row 5   20 21 22 … 28  –      row 6   20 21 22 … 28 29
//!   row 3   10 11 12 … 18  –      row 4   10 11 12 … 18 19
//!   row 1    0  1  2 …  8  –      row 2    0  1  2 …  8  9
//! ```
//!
//! From bit n of an odd row the steps lead to bits n, n + 1 (up) and n − 10, n − 9 (down) of the even ones. All steps
//! of all squares of a set are then three shifts (see [`crate::reach`]), and one that would leave the pitch ends on a
//! bit that is never set.

use crate::square::{Dark, N_DARK};

/// Bits of a row.
pub(crate) const ROW: u16 = 10;
/// Bits from a layer to the other one.
pub(crate) const LAYER: u16 = 256;
/// Bits of a layer before its first row, so that a window may begin six rows before it.
const BEFORE: u16 = 32;
/// Bits of a set.
const BITS: usize = 2 * LAYER as usize;

/// Where a dark square lies in sets and in windows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    /// Its bit.
    pub(crate) bit: u16,
    /// The first bit of the row of its layer three before its own.
    pub(crate) centre: u16,
    /// The first bit of the row above that one. A bit earlier if that row is odd: steps are then the same from either
    /// layer to the other.
    pub(crate) side: u16,
}

impl Spot {
    const fn new(square: Dark) -> Spot {
        let (row, column) = (square.row() as u16, square.column() as u16);
        let is_even = row.is_multiple_of(2);
        let start = BEFORE + ROW * ((row - 1) / 2) + if is_even { LAYER } else { 0 };
        let centre = start - 3 * ROW;
        let side = if is_even { centre - LAYER + ROW - 1 } else { centre + LAYER };
        Spot { bit: start + (column - 1) / 2, centre, side }
    }

    #[inline]
    pub(crate) fn of(square: Dark) -> Spot {
        PLACES[usize::from(square.index())]
    }
}

static PLACES: [Spot; N_DARK] = {
    let mut places = [Spot { bit: 0, centre: 0, side: 0 }; N_DARK];
    let mut n = 0;
    while n < N_DARK {
        #[allow(clippy::cast_possible_truncation)] // below 256
        let square = Dark::from_index(n as u8);
        places[n] = Spot::new(square);
        n += 1;
    }
    places
};

/// The square of each bit in the board's coordinates, for a set in South's own and for one in North's; any square for a
/// bit without one.
static SQUARES: [[Dark; BITS + 65]; 2] = {
    let mut squares = [[Dark::from_index(0); BITS + 65]; 2];
    let mut n = 0;
    while n < N_DARK {
        #[allow(clippy::cast_possible_truncation)] // below 256
        let square = Dark::from_index(n as u8);
        let bit = Spot::new(square).bit as usize;
        squares[0][bit] = square;
        squares[1][bit] = square.own(true);
        n += 1;
    }
    squares
};

/// The squares of 64 bits of a set in own coordinates, in the board's.
#[inline]
pub(crate) fn squares_of(start: u16, north: bool) -> Option<&'static [Dark; 65]> {
    SQUARES[usize::from(north)].get(usize::from(start)..)?.first_chunk()
}

/// A set of dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Squares([u64; BITS / 64]);

impl Squares {
    pub(crate) fn of(squares: impl Iterator<Item = Dark>) -> Squares {
        let mut set = Squares::default();
        squares.for_each(|square| set.flip(square));
        set
    }

    /// Puts a square in, or takes it out.
    #[inline]
    pub(crate) fn flip(&mut self, square: Dark) {
        let place = Spot::of(square).bit;
        self.0[usize::from(place >> 6) & 7] ^= 1 << (place & 63);
    }

    #[inline]
    pub(crate) fn has(&self, square: Dark) -> bool {
        let place = Spot::of(square).bit;
        self.0[usize::from(place >> 6) & 7] >> (place & 63) & 1 != 0
    }

    /// The squares that are not in another set.
    #[inline]
    #[must_use]
    pub(crate) fn without(&self, other: &Squares) -> Squares {
        let mut rest = *self;
        for (word, other) in rest.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        rest
    }

    /// 64 bits from here on.
    #[inline]
    pub(crate) fn window(&self, start: u16) -> u64 {
        let word = usize::from(start >> 6);
        let both = u128::from(self.0[word & 7]) | u128::from(self.0[(word + 1) & 7]) << 64;
        #[allow(clippy::cast_possible_truncation)] // the low half is wanted
        let window = (both >> (start & 63)) as u64;
        window
    }
}
