//! Sets of cells, one bit a cell.

use std::fmt;

use onze_core::Side;

use crate::cell::Cell;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Cell>"))]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// The whole pitch.
    pub const ALL: Cells = Cells((1 << Cell::COUNT) - 1);

    pub(crate) const fn from_bits(bits: u128) -> Cells {
        Cells(bits)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Just this one.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.index())
    }

    /// Is this cell in the set?
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Is no cell in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with this cell added.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.index())
    }

    /// The set with this cell taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.index()))
    }

    /// The cells that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn but(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The other cells of the pitch.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Cells {
        Cells::ALL.but(self)
    }

    /// The first in the order of the cells.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        Cell::from_index(self.0.trailing_zeros() as usize)
    }

    /// All of them, in the order of the cells.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        std::iter::successors(Some(self), |rest| Some(Cells(rest.0 & rest.0.wrapping_sub(1))))
            .map_while(Cells::first)
    }

    /// The mirror image (SIM-113).
    #[must_use]
    pub fn mirror(self) -> Cells {
        self.iter().map(Cell::mirror).collect()
    }

    /// From the pitch as it lies to the pitch as Red would see it in this side's stead, or back (SIM-113).
    #[must_use]
    pub fn own(self, side: Side) -> Cells {
        match side {
            Side::Red => self,
            Side::Blue => self.mirror(),
        }
    }

    /// The set and every cell that touches it.
    #[must_use]
    pub fn grown(self) -> Cells {
        self.iter().fold(self, |all, cell| all.or(cell.neighbours()))
    }

    /// How many steps lead from a cell to the nearest of the set (SIM-502); none if the set is empty.
    pub fn distance(self, from: Cell) -> Option<u8> {
        self.iter().map(|cell| from.distance(cell)).min()
    }

    /// Reads `F13 F15 A17-21`: cells, and cells of one row from a number to another. At least one, none twice.
    pub fn parse(text: &str) -> Option<Cells> {
        let mut all = Cells::NONE;
        for item in text.split(' ') {
            let (first, last) = match item.split_once('-') {
                Some((first, last)) => (Cell::parse(first)?, last.parse().ok()?),
                None => (Cell::parse(item)?, Cell::parse(item)?.number()),
            };
            Cell::new(first.row(), last).filter(|last| first <= *last)?;
            for number in (first.number()..=last).step_by(2) {
                let cell = Cell::new(first.row(), number).filter(|cell| !all.has(*cell))?;
                all = all.with(cell);
            }
        }
        Some(all)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, cell) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

onze_core::as_list! { Cells }
