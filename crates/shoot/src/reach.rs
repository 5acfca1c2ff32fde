//! How far a player's steps carry him.
//!
//! The squares after each number of steps are found all at once. From the row of the player a step leads to the rows
//! next to it, the second step back to his own or to one two rows away, and so on: even numbers of steps stay in his
//! layer of the pitch, the *centre*, odd ones in the other, the *side* (see [`crate::squares`]). A word has room for
//! six rows of a layer, and a window of either layer is all that a move can see:
//!
//! ```text
//!   side      n   n+1        where a step leads to from bit n of the centre:
//!   centre      n            the same bit and the next one (up), or ten bits before them (down);
//!   side   n−10  n−9         from bit n of the side: n+9 and n+10 (up), n−1 and n (down)
//! ```

use crate::board::Board;
use crate::square::Dark;
use crate::squares::{ROW, Spot, Squares};

/// The most steps that one die gives.
pub(crate) const DIE: usize = 6;
/// The most steps that the sum of both gives.
pub(crate) const SUM: usize = 12;

/// Steps enough to tell whether a player who steps any way can move at all.
pub(crate) const FEW: usize = 2;

/// The squares that a player can reach with each number of points, up to `MOST`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach<const MOST: usize> {
    /// After one step, two steps, …
    sets: [u64; MOST],
    windows: Windows,
}

/// A part of a set of squares: 64 bits, and the place of the first of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) set: u64,
    pub(crate) start: u16,
}

impl Part {
    fn has(self, square: Dark) -> bool {
        let bit = Spot::of(square).bit.wrapping_sub(self.start);
        bit < 64 && self.set >> bit & 1 != 0
    }
}

/// The places where the two windows begin, and the player's square in that of the centre.
#[derive(Clone, Copy, Debug)]
struct Windows {
    centre: u16,
    side: u16,
    origin: u64,
}

impl Windows {
    /// Six rows back and six ahead; of the last of them only a part.
    #[inline]
    fn around(from: Dark) -> Windows {
        let Spot { bit, centre, side } = Spot::of(from);
        Windows { centre, side, origin: 1 << (bit - centre) }
    }

    /// Twelve rows ahead; of the last of them only a part.
    #[inline]
    fn ahead(from: Dark) -> Windows {
        let Windows { centre, side, origin } = Windows::around(from);
        Windows { centre: centre + 3 * ROW, side: side + 3 * ROW, origin: origin >> (3 * ROW) }
    }

    /// What is free in either window. SHO-403: a square with a player on it is closed; the one that the player himself
    /// has left is not.
    #[inline]
    fn free(self, free: &Squares) -> (u64, u64) {
        (free.window(self.centre) | self.origin, free.window(self.side))
    }
}

impl<const MOST: usize> Reach<MOST> {
    /// A player who steps any way (SHO-422, SHO-431, SHO-441). More than six steps are for a keeper, whose goal area is
    /// no deeper than the windows.
    #[inline]
    pub(crate) fn any_way(from: Dark, steps: u8, free: &Squares) -> Self {
        let windows = Windows::around(from);
        let (free_centre, free_side) = windows.free(free);
        let (mut sets, mut set) = ([0; MOST], windows.origin);
        // All the steps of a die without a branch cost less than to stop in time.
        let pairs = if MOST <= DIE { MOST / 2 } else { usize::from(steps).div_ceil(2) };
        for [odd, even] in sets.as_chunks_mut().0.iter_mut().take(pairs) {
            let up = to_side(set);
            *odd = (up | up >> ROW) & free_side;
            let down = to_centre(*odd);
            set = (down | down << ROW) & free_centre;
            // SHO-404: a move ends on another square than it began.
            *even = set & !windows.origin;
        }
        Reach { sets, windows }
    }

    /// A forward (SHO-411), who may step back where both squares lie in the opponents' penalty area (SHO-413). The area
    /// is no deeper than the windows.
    #[inline]
    pub(crate) fn forward(from: Dark, steps: u8, free: &Squares, board: &Board) -> Self {
        let is_far = from.row() < board.attacked_from;
        let windows = if is_far { Windows::ahead(from) } else { Windows::around(from) };
        let (free_centre, free_side) = windows.free(free);
        let area_centre = board.attacked_area.window(windows.centre);
        let area_side = board.attacked_area.window(windows.side);
        let (mut sets, mut set) = ([0; MOST], windows.origin);
        for [odd, even] in sets.as_chunks_mut().0.iter_mut().take(usize::from(steps).div_ceil(2)) {
            let back = to_side(set & area_centre) >> ROW & area_side;
            *odd = (to_side(set) | back) & free_side;
            let back = to_centre(*odd & area_side) & area_centre;
            set = (to_centre(*odd) << ROW | back) & free_centre;
            *even = set & !windows.origin;
            // Most forwards have nowhere to go after a step or two: the last row is near.
            if set == 0 {
                break;
            }
        }
        Reach { sets, windows }
    }

    /// Where so many points lead, as far as the windows show it.
    #[inline]
    pub(crate) fn part(&self, points: u8) -> Part {
        let set = self.sets.get(usize::from(points).wrapping_sub(1)).copied().unwrap_or(0);
        Part { set, start: if points.is_multiple_of(2) { self.windows.centre } else { self.windows.side } }
    }

    /// Where so many points lead beyond the windows (see [`leads_beyond`]): the last step up from the side.
    #[inline]
    pub(crate) fn beyond(&self, points: u8, free: &Squares) -> Part {
        let start = self.windows.centre + 64;
        let set = to_centre(self.part(points - 1).set) >> (64 - ROW) & free.window(start);
        Part { set, start }
    }

    /// Can he get there with so many points?
    pub(crate) fn has(&self, points: u8, square: Dark, free: &Squares) -> bool {
        self.part(points).has(square) || leads_beyond(points) && self.beyond(points, free).has(square)
    }

    /// Can he get anywhere with so many points?
    pub(crate) fn any(&self, points: u8, free: &Squares) -> bool {
        self.part(points).set != 0 || leads_beyond(points) && self.beyond(points, free).set != 0
    }
}

impl Reach<FEW> {
    /// Can a player who steps any way get anywhere with so many points? What one or two do not allow, no greater number
    /// of the same parity does; what they allow, he can do and then step to and fro.
    #[inline]
    pub(crate) fn any_few(&self, points: u8) -> bool {
        self.sets[usize::from((points + 1) % 2)] != 0
    }
}

/// Six steps any way lead beyond the windows, or twelve ahead.
#[inline]
pub(crate) const fn leads_beyond(points: u8) -> bool {
    points == 6 || points == 12
}

/// A step from the centre to the side, to the left and to the right: up as it is, down a row less.
#[inline]
const fn to_side(set: u64) -> u64 {
    set | set << 1
}

/// A step from the side to the centre, to the left and to the right: down as it is, up a row more.
#[inline]
const fn to_centre(set: u64) -> u64 {
    set | set >> 1
}

#[cfg(test)]
mod tests;
