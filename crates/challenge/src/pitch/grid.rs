//! The board with its footballers as one table, for walks over it.

use super::board::Board;
use super::square::{CELLS, Direction, Square};
use super::{Footballer, Number, Play, Side};

/// What a walk meets in a place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// A free square (CHA-117).
    Free,
    /// A footballer.
    Taken(Footballer),
    /// The goal that a side defends.
    Mouth(Side),
    /// Out of play.
    Off,
}

/// Values of the table: 0 is free, 1 to 32 are footballers.
pub(crate) const FREE: u8 = 0;
pub(crate) const OFF: u8 = 0x40;
pub(crate) const MOUTH: [u8; 2] = [0x41, 0x42];

/// Where everybody stands, by place of the table.
pub(crate) struct Grid {
    cells: [u8; CELLS],
}

impl Grid {
    pub(crate) fn new(board: &Board, play: &Play) -> Grid {
        let mut cells = *board.cells();
        for side in Side::BOTH {
            for (number, square) in play.standing(side) {
                cells[square.index()] = code(number.of(side));
            }
        }
        Grid { cells }
    }

    /// The value in a place of the table.
    #[inline]
    pub(crate) fn code(&self, index: usize) -> u8 {
        self.cells.get(index).copied().unwrap_or(OFF)
    }

    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.code(square.index()) == FREE
    }

    pub(crate) fn cell(&self, square: Square) -> Cell {
        self.cell_at(square.index())
    }

    /// What stands one step on.
    pub(crate) fn next(&self, square: Square, direction: Direction) -> Cell {
        self.cell_at(square.index().wrapping_add_signed(direction.delta()))
    }

    fn cell_at(&self, index: usize) -> Cell {
        match self.code(index) {
            FREE => Cell::Free,
            code if code == MOUTH[0] => Cell::Mouth(Side::South),
            code if code == MOUTH[1] => Cell::Mouth(Side::North),
            code => footballer(code).map_or(Cell::Off, Cell::Taken),
        }
    }
}

/// A footballer's value in the table.
#[inline]
#[allow(clippy::cast_possible_truncation)] // at most 32
const fn code(who: Footballer) -> u8 {
    (who.side.index() * 16 + who.number.index() + 1) as u8
}

/// The footballer with this value.
fn footballer(code: u8) -> Option<Footballer> {
    match code {
        1..=16 => Number::new(code).map(|number| number.of(Side::South)),
        17..=32 => Number::new(code - 16).map(|number| number.of(Side::North)),
        _ => None,
    }
}

/// The number of a side's footballer with this value, from 0; other values give none.
#[inline]
pub(crate) const fn number_of(code: u8, side: Side) -> Option<usize> {
    let from = code.wrapping_sub(1 + 16 * side as u8);
    if from < 16 { Some(from as usize) } else { None }
}

/// The squares that the champion keeper of a side covers beside himself (CHA-510); places of the table.
pub(crate) fn covered(play: &Play, side: Side) -> [usize; 2] {
    let keeper = play.keeper(side).map(|number| number.of(side)).filter(|keeper| play.is_champion(*keeper));
    match keeper.and_then(|keeper| play.square(keeper)) {
        Some(square) => [square.index() - 1, square.index() + 1],
        None => [0; 2],
    }
}
