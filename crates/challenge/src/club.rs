//! Who owns a club: a seat of the championship (CHA-202).

use onze_core::{Seat, Seats};

/// The most clubs of a championship (CHA-202).
pub const MOST_CLUBS: usize = 12;

const NAMES: [&str; MOST_CLUBS] = [
    "club1", "club2", "club3", "club4", "club5", "club6", "club7", "club8", "club9", "club10", "club11",
    "club12",
];

/// A club, by its seat: `club1` to `club12`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "`club${number}`"))]
pub struct Club(u8);

impl Club {
    /// The club of the first seat.
    pub const FIRST: Club = Club(0);

    /// The club with this number, counted from 0.
    pub const fn new(index: usize) -> Option<Club> {
        #[allow(clippy::cast_possible_truncation)] // at most 12
        if index < MOST_CLUBS { Some(Club(index as u8)) } else { None }
    }

    /// The club that has this seat, if a championship can have so many.
    pub const fn of(seat: Seat) -> Option<Club> {
        Club::new(seat.index())
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        match Seat::new(self.0 as usize) {
            Some(seat) => seat,
            None => Seat::FIRST,
        }
    }

    /// Its seat as a set.
    pub(crate) const fn only(self) -> Seats {
        Seats::only(self.seat())
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The club with this name.
    pub fn read(name: &str) -> Option<Club> {
        NAMES.iter().position(|known| *known == name).and_then(Club::new)
    }

    /// The club `n` places further round a table of `clubs` (CHA-205).
    pub(crate) const fn after(self, n: usize, clubs: usize) -> Club {
        #[allow(clippy::cast_possible_truncation)] // below 12
        Club(((self.index() + n) % clubs) as u8)
    }

    /// The first `n` clubs.
    pub fn all(n: usize) -> impl Iterator<Item = Club> + Clone {
        (0..n).filter_map(Club::new)
    }
}

onze_core::written! {
    Club: |club| "{}", club.name();
}
