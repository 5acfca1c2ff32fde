//! The 103 cells of the pitch and how they touch (SIM-108 to SIM-113).
//!
//! ```text
//!  number    0   1   2   3   4  …  20  21  22
//!  row A       A1      A3      …      A21        rows run along the length, from Red's goal to Blue's;
//!  row C     C0      C2      C4 …  C20     C22   the neighbours of a cell lie two numbers away in its row
//!  row D       D1      D3      …      D21        and one number away in the rows beside it
//! ```
//!
//! Cells are counted row by row, so an earlier letter, then a smaller number, is a lower index: the order in which
//! SIM-109 settles equal distances.

use onze_core::Side;

use crate::cells::Cells;

/// Rows of the pitch.
pub(crate) const ROWS: u8 = 9;
/// The highest number of a cell; those with 0 and with this one are halves cut by a goal line.
pub(crate) const LAST: u8 = 22;
/// The greatest distance on the pitch, from corner to corner.
pub(crate) const FARTHEST: u8 = 14;

const LETTERS: [char; ROWS as usize] = ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'];

/// One cell of the pitch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = 103;
    /// The first of them, A1.
    pub const FIRST: Cell = Cell(0);

    /// The cell in this row (0 for A to 8 for K) with this number, if there is one.
    pub const fn new(row: u8, number: u8) -> Option<Cell> {
        let odd_row = row % 2 == 1;
        if row >= ROWS || number > LAST || number.is_multiple_of(2) != odd_row {
            return None;
        }
        Some(Cell(11 * row.div_ceil(2) + 12 * (row / 2) + number / 2))
    }

    /// Its row: 0 for A to 8 for K.
    #[inline]
    pub const fn row(self) -> u8 {
        PLACES[self.index()].0
    }

    /// Its number, 0 to 22.
    #[inline]
    pub const fn number(self) -> u8 {
        PLACES[self.index()].1
    }

    /// Its place in the order of the cells, below [`Cell::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this index.
    pub const fn from_index(index: usize) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation)] // below 103
        if index < Cell::COUNT { Some(Cell(index as u8)) } else { None }
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Cell> {
        PLACES.iter().filter_map(|&(row, number)| Cell::new(row, number))
    }

    /// Reads `F11`, in the one way in which it is written.
    pub fn parse(text: &str) -> Option<Cell> {
        let letter = text.chars().next()?;
        let row = LETTERS.iter().position(|&row| row == letter)?;
        let number = text.get(1..)?.parse().ok()?;
        let cell = Cell::new(u8::try_from(row).ok()?, number)?;
        (cell.to_string() == text).then_some(cell)
    }

    /// How many steps from neighbour to neighbour lead there (SIM-111).
    #[inline]
    pub const fn distance(self, other: Cell) -> u8 {
        let (row, number) = PLACES[self.index()];
        let (other_row, other_number) = PLACES[other.index()];
        let (rows, numbers) = (row.abs_diff(other_row), number.abs_diff(other_number));
        rows + numbers.saturating_sub(rows) / 2
    }

    /// The cells that touch it (SIM-110).
    #[inline]
    pub const fn neighbours(self) -> Cells {
        Cells::from_bits(WITHIN[self.index()][1].bits() ^ 1 << self.0)
    }

    /// The cells at most so many steps away, itself included.
    #[inline]
    pub const fn within(self, steps: u8) -> Cells {
        let steps = if steps < FARTHEST { steps } else { FARTHEST };
        WITHIN[self.index()][steps as usize]
    }

    /// The cells in front of it, towards the goal line that the side attacks (SIM-112).
    #[inline]
    pub const fn front(self, side: Side) -> Cells {
        let lower = PLACES_BELOW[self.number() as usize];
        match side {
            Side::Red => self.neighbours().and(lower.complement()),
            Side::Blue => self.neighbours().and(lower),
        }
    }

    /// The cells behind it, towards the goal line that the side defends (SIM-112).
    #[inline]
    pub const fn rear(self, side: Side) -> Cells {
        self.front(side.other())
    }

    /// Its mirror image (SIM-113).
    #[must_use]
    pub const fn mirror(self) -> Cell {
        let (row, number) = PLACES[self.index()];
        match Cell::new(row, LAST - number) {
            Some(cell) => cell,
            None => self, // 22 − n is odd or even as n is, so there is one
        }
    }

    /// From the pitch as it lies to the pitch as Red would see it in this side's stead, or back (SIM-113).
    #[must_use]
    pub const fn own(self, side: Side) -> Cell {
        match side {
            Side::Red => self,
            Side::Blue => self.mirror(),
        }
    }
}

/// Row and number of each cell.
const PLACES: [(u8, u8); Cell::COUNT] = {
    let mut places = [(0, 0); Cell::COUNT];
    let mut row = 0;
    while row < ROWS {
        let mut number = 0;
        while number <= LAST {
            if let Some(cell) = Cell::new(row, number) {
                places[cell.index()] = (row, number);
            }
            number += 1;
        }
        row += 1;
    }
    places
};

/// The cells with a smaller number than this.
static PLACES_BELOW: [Cells; LAST as usize + 1] = {
    let mut below = [Cells::NONE; LAST as usize + 1];
    let mut index = 0;
    while index < Cell::COUNT {
        let mut number = PLACES[index].1 as usize + 1;
        while number <= LAST as usize {
            below[number] = Cells::from_bits(below[number].bits() | 1 << index);
            number += 1;
        }
        index += 1;
    }
    below
};

/// For each cell, the cells at most 0, 1, … 14 steps away.
static WITHIN: [[Cells; FARTHEST as usize + 1]; Cell::COUNT] = {
    let mut within = [[Cells::NONE; FARTHEST as usize + 1]; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let mut rings = [0_u128; FARTHEST as usize + 1];
        let mut to = 0;
        while to < Cell::COUNT {
            #[allow(clippy::cast_possible_truncation)] // below 103
            let steps = Cell(from as u8).distance(Cell(to as u8));
            rings[steps as usize] |= 1 << to;
            to += 1;
        }
        let (mut steps, mut all) = (0, 0);
        while steps <= FARTHEST as usize {
            all |= rings[steps];
            within[from][steps] = Cells::from_bits(all);
            steps += 1;
        }
        from += 1;
    }
    within
};

onze_core::written! {
    Cell: |cell| "{}{}", LETTERS[usize::from(cell.row())], cell.number();
}
