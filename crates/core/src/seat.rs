//! Who sits at the table, and who looks on.

/// One place at the table, counted from 0. Its letter or name is the game's ([`crate::Notation::seat_name`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// The most seats that any match has.
    pub const MOST: usize = 16;
    /// The seat with this number, if there can be one.
    pub const fn new(index: usize) -> Option<Seat> {
        #[allow(clippy::cast_possible_truncation)] // MOST fits
        if index < Seat::MOST { Some(Seat(index as u8)) } else { None }
    }

    /// Its number, below [`Seat::MOST`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(pub(crate) u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats: everybody in a match of `n`.
    pub const fn all(n: usize) -> Seats {
        if n >= Seat::MOST { Seats(u16::MAX) } else { Seats((1 << n) - 1) }
    }

    /// Just this one.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats that are in one of the sets.
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// Is this seat in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        #[allow(clippy::cast_possible_truncation)] // at most 16
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seat with so many others of the set before it.
    pub fn nth(self, n: usize) -> Option<Seat> {
        self.iter().nth(n)
    }

    /// All of them, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self), |rest| Some(Seats(rest.0 & rest.0.wrapping_sub(1))))
            .map_while(Seats::first)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whose eyes a match is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: the common knowledge and this seat's own secrets.
    Seat(Seat),
    /// Anybody who looks on: the common knowledge.
    Spectator,
    /// Everybody once the match is over, and the owner of a record file: everything.
    All,
}

impl Viewer {
    /// May this viewer know what only that seat knows?
    pub fn knows_secrets_of(self, seat: Seat) -> bool {
        self.is_among(Seats::only(seat))
    }

    /// May this viewer know what only these seats know?
    pub fn is_among(self, known_to: Seats) -> bool {
        match self {
            Viewer::Seat(own) => known_to.has(own),
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_counts_and_lists_its_members() {
        let third = Seat::new(2).unwrap();
        let set = Seats::only(third).with(Seat::FIRST);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::FIRST, third]);
        assert_eq!(
            (set.len(), set.has(Seat::SECOND), set.without(third).first()),
            (2, false, Some(Seat::FIRST))
        );
        assert!(Seats::NONE.iter().next().is_none());
        assert!(Seat::new(Seat::MOST).is_none());
    }

    #[test]
    fn secrets_are_for_their_owner_and_for_everybody_at_the_end() {
        let knows = |viewer: Viewer| viewer.knows_secrets_of(Seat::FIRST);
        assert!(knows(Viewer::Seat(Seat::FIRST)) && knows(Viewer::All));
        assert!(!knows(Viewer::Seat(Seat::SECOND)) && !knows(Viewer::Spectator));
    }
}
