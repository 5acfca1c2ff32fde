//! Sets of dark squares, and how far a player's steps carry through them.
//!
//! A set is a row of bits in the order of the squares' numbers. All steps of a set at once are two shifts each way:
//!
//! ```text
//!   +9   +10
//!     \ /
//!      ■        numbers of the squares one step away (SHO-401)
//!     / \
//!   −10   −9
//! ```
//!
//! At the edges a shift would land on the other edge: a step to the left never ends on column 19, one to the right never
//! on column 1. No move is longer than six rows either way, or twelve forward, so a window of 128 bits is enough.

use crate::square::{COLUMNS, Dark, N_DARK};

/// A set of dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Squares([u64; 4]);

impl Squares {
    pub(crate) fn of(squares: impl Iterator<Item = Dark>) -> Squares {
        let mut set = Squares::default();
        squares.for_each(|square| set.flip(square));
        set
    }

    /// Puts a square in, or takes it out.
    #[inline]
    pub(crate) fn flip(&mut self, square: Dark) {
        self.0[usize::from(square.index() >> 6) & 3] ^= 1 << (square.index() & 63);
    }

    #[inline]
    pub(crate) fn has(&self, square: Dark) -> bool {
        self.0[usize::from(square.index() >> 6) & 3] >> (square.index() & 63) & 1 != 0
    }

    /// From the board's coordinates to a side's own, or back (SHO-106).
    #[inline]
    #[must_use]
    pub(crate) fn own(&self, north: bool) -> Squares {
        if north {
            let [a, b, c, d] = self.0.map(u64::reverse_bits);
            Squares([d, c, b, a])
        } else {
            *self
        }
    }
}

/// A set with empty words around it, so that a window may reach beyond the pitch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Padded([u64; 8]);

/// Bits before the first square.
const BEFORE: u16 = 64;

impl Padded {
    #[inline]
    pub(crate) fn new(squares: &Squares) -> Padded {
        let [a, b, c, d] = squares.0;
        Padded([0, a, b, c, d, 0, 0, 0])
    }

    /// 64 bits from here on.
    #[inline]
    fn word(&self, start: u16) -> u64 {
        let (word, bit) = (usize::from(start >> 6), start & 63);
        self.0[word & 7] >> bit | (self.0[(word + 1) & 7] << 1) << (63 - bit)
    }

    /// 128 bits from here on.
    #[inline]
    fn window(&self, start: u16) -> u128 {
        u128::from(self.word(start)) | u128::from(self.word(start + 64)) << 64
    }
}

/// Where the steps of a role may end, with a window ready for each square that a move may begin on.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    squares: Squares,
    /// For each square, the squares of the window around it (ahead of it, for forwards) on which a step to the left and
    /// one to the right may end.
    windows: Box<[[u128; 2]; N_DARK]>,
}

impl Ground {
    /// `ahead`: windows begin with the square itself and not sixty-four squares before it.
    pub(crate) fn of(squares: Squares, ahead: bool) -> Ground {
        let but = |column: u8| {
            let rest = Dark::all().filter(|square| squares.has(*square) && square.column() != column);
            Padded::new(&Squares::of(rest))
        };
        let (left, right) = (but(COLUMNS), but(1));
        let mut windows = Box::new([[0; 2]; N_DARK]);
        for (pair, square) in windows.iter_mut().zip(Dark::all()) {
            let start = u16::from(square.index()) + if ahead { BEFORE } else { 0 };
            *pair = [left.window(start), right.window(start)];
        }
        Ground { squares, windows }
    }

    pub(crate) fn has(&self, square: Dark) -> bool {
        self.squares.has(square)
    }
}

/// The squares that a player can reach with each of up to three numbers of points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    sets: [u128; 3],
    start: u16,
}

impl Reach {
    /// A player who steps any way (SHO-422, SHO-431, SHO-441). `points`: 0 for none.
    #[inline]
    pub(crate) fn any_way(from: Dark, points: [u8; 3], ground: &Ground, occupied: &Padded) -> Reach {
        let start = u16::from(from.index());
        let origin = 1 << BEFORE;
        // SHO-403: a square with a player on it is closed; the one that the player himself has left is not.
        let closed = occupied.window(start) & !origin;
        let [left, right] = ground.windows[usize::from(from.index())].map(|window| window & !closed);
        // A step to the right ends one square to the right of where the step to the left does.
        let step = |set: u128| {
            let to_left = set << 9 | set >> 10;
            to_left & left | to_left << 1 & right
        };
        Reach { sets: walk(origin, points, step).map(|set| set & !origin), start }
    }

    /// A forward (SHO-411), who may step back where both squares lie in the opponents' penalty area (SHO-413).
    #[inline]
    pub(crate) fn forward(
        from: Dark,
        points: [u8; 3],
        ground: &Ground,
        occupied: &Padded,
        (area, area_from): (&Padded, Dark),
    ) -> Reach {
        if from >= area_from {
            return Reach::near(from, points, ground, occupied, (area, area_from));
        }
        let start = u16::from(from.index()) + BEFORE;
        let origin = 1;
        let closed = occupied.window(start) & !origin;
        let [left, right] = ground.windows[usize::from(from.index())].map(|window| window & !closed);
        let most = points[0].max(points[1]).max(points[2]);
        let ahead = |set: u128| set << 9 & left | set << 9 << 1 & right;
        let sets = if from.row() + most <= area_from.row() {
            walk(origin, points, ahead)
        } else {
            let area = area.window(start);
            walk(origin, points, |set| {
                let inside = set & area;
                ahead(set) | (inside >> 10 & left | inside >> 10 << 1 & right) & area
            })
        };
        // A forward never comes back to where he began outside the area.
        Reach { sets, start }
    }

    /// A forward on one of the last rows: from the first row of the area to the last of the pitch, 64 bits are enough.
    #[inline]
    fn near(
        from: Dark,
        points: [u8; 3],
        ground: &Ground,
        occupied: &Padded,
        (area, area_from): (&Padded, Dark),
    ) -> Reach {
        let start = u16::from(area_from.index()) + BEFORE;
        let origin = 1 << (from.index() - area_from.index());
        let closed = occupied.word(start) & !origin;
        let area = area.word(start);
        #[allow(clippy::cast_possible_truncation)] // beyond the pitch there is nothing
        let [left, right] =
            ground.windows[usize::from(area_from.index())].map(|window| window as u64 & !closed);
        let sets = walk(origin, points, |set| {
            let (ahead, back) = (set << 9, (set & area) >> 10);
            ahead & left | ahead << 1 & right | (back & left | back << 1 & right) & area
        });
        Reach { sets: sets.map(|set| u128::from(set & !origin)), start }
    }

    /// Can he get there with the nth of the points?
    #[inline]
    pub(crate) fn has(&self, n: usize, square: Dark) -> bool {
        let bit = u16::from(square.index()) + BEFORE;
        bit >= self.start && bit - self.start < 128 && self.sets[n] >> (bit - self.start) & 1 != 0
    }

    /// Is there any square for any of the points?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        // Arrays are compared by a call, which costs more than all the rest.
        self.sets[0] | self.sets[1] | self.sets[2] == 0
    }

    /// Appends the squares that he can reach with the nth of the points, made into something by `make`.
    #[inline]
    pub(crate) fn write<T: Copy>(&self, n: usize, room: &mut Room<T>, make: impl Fn(Dark) -> T) {
        // Three steps lead no further than 30 squares away: most sets fit in one word around the middle.
        let (set, start) = (self.sets[n], self.start);
        let middle = set >> 32;
        #[allow(clippy::cast_possible_truncation)] // the two halves of what is left, and numbers below 256
        if middle << 64 >> 32 == set {
            let base = (start as u8).wrapping_sub(BEFORE as u8).wrapping_add(32);
            room.write(middle as u64, |bit| make(Dark::from_index(base.wrapping_add(bit))));
        } else {
            for (half, start) in [(set as u64, start), ((set >> 64) as u64, start + 64)] {
                let base = (start as u8).wrapping_sub(BEFORE as u8);
                room.write(half, |bit| make(Dark::from_index(base.wrapping_add(bit))));
            }
        }
    }
}

/// Room for a list while it is being made.
pub(crate) struct Room<T> {
    list: [T; Room::<()>::SIZE],
    len: usize,
}

impl Room<()> {
    const SIZE: usize = 192;
    /// Entries written at once.
    const CHUNK: usize = 4;
}

impl<T: Copy> Room<T> {
    pub(crate) fn new(any: T) -> Self {
        Room { list: [any; Room::SIZE], len: 0 }
    }

    /// Writes an entry for each bit of a word: four at a time, whether there are so many or not. How many bits there
    /// are is random, and a loop that ends with the last of them would end by a mispredicted branch each time.
    #[inline]
    fn write(&mut self, word: u64, make: impl Fn(u8) -> T) {
        if word == 0 {
            return;
        }
        let n = word.count_ones() as usize;
        let (mut rest, mut written) = (word, 0);
        while written < n {
            let from = self.len + written;
            let Some(chunk) = self.list.get_mut(from..from + Room::CHUNK) else { break };
            for place in chunk {
                #[allow(clippy::cast_possible_truncation)] // below 64
                let bit = (rest | 1 << 63).trailing_zeros() as u8;
                *place = make(bit);
                rest &= rest.wrapping_sub(1);
            }
            written += Room::CHUNK;
        }
        self.len += n;
    }

    /// Hands the list over if it is nearly full.
    #[inline]
    pub(crate) fn flush(&mut self, unless: usize, list: &mut Vec<T>) {
        if self.len > unless {
            list.extend_from_slice(&self.list[..self.len.min(Room::SIZE)]);
            self.len = 0;
        }
    }
}

/// The sets after each number of steps; no squares after none.
#[inline]
fn walk<T: Copy + Default + PartialEq>(origin: T, points: [u8; 3], step: impl Fn(T) -> T) -> [T; 3] {
    // A forward at the end of his way stays there for the rest of the half.
    if step(origin) == T::default() {
        return [T::default(); 3];
    }
    let (mut set, mut made) = (origin, 0);
    points.map(|points| {
        for _ in made..points {
            set = step(set);
        }
        made = made.max(points);
        if points == 0 { T::default() } else { set }
    })
}
