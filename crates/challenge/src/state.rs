//! A championship at one moment: plain data, at most four kilobytes for twelve clubs.

use arrayvec::ArrayVec;
use onze_core::Seats;

use crate::books::Books;
use crate::cards::Piles;
use crate::club::{Club, MOST_CLUBS};
use crate::figures::Series;
use crate::fixture::Fixture;
use crate::moves::Deal;

/// Matches that are played at the same time.
pub(crate) const MOST_FIXTURES: usize = MOST_CLUBS / 2;

/// The whole of a championship at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) stage: Stage,
    /// The club that begins; the others follow in seat order (CHA-205).
    pub(crate) first: Club,
    /// By club; those beyond the last stay empty.
    pub(crate) books: [Books; MOST_CLUBS],
    pub(crate) piles: Piles,
    /// Champions that the bank has left (CHA-128).
    pub(crate) stock: u16,
    /// Rounds that have begun; 0 in Phase 2.
    pub(crate) round: u8,
    /// The matches of this round.
    pub(crate) fixtures: ArrayVec<Fixture, MOST_FIXTURES>,
    /// A credit card is due for this club.
    pub(crate) credit: Option<Club>,
    /// An offer or ask that waits for its answer.
    pub(crate) pending: Option<Pending>,
    /// The clubs whose squads are handed in and not opened, the oldest first (CHA-407).
    pub(crate) sealed: ArrayVec<Club, MOST_FIXTURES>,
    /// Who has the point for the finances (CHA-822).
    pub(crate) finance: Seats,
}

/// What goes on. A place is one in the order of the clubs, or of those who settle their accounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// These throw for who begins (CHA-205, CHA-206). A draw is due.
    Order { among: Seats },
    /// The clubs draw their finance cards (CHA-301 to CHA-303). A draw is due.
    Cards,
    /// The club at this place chooses a series (CHA-305).
    Series { place: u8 },
    /// Its club card is due.
    ClubCard { place: u8, series: Series },
    /// The club at this place covers its deficit (CHA-309, CHA-809).
    Deficit { place: u8 },
    /// The club at this place has a turn of the trade window; so many before it have passed in a row (CHA-317).
    Trade { place: u8, passed: u8 },
    /// The matches of a round are played.
    Round,
    /// It is over.
    Over,
}

/// An offer or ask that waits for its answer (CHA-317).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub(crate) by: Club,
    /// Does it ask for champions, rather than offer them?
    pub(crate) asks: bool,
    pub(crate) deal: Deal,
}

impl Pending {
    pub(crate) const fn seller(&self) -> Club {
        if self.asks { self.deal.with } else { self.by }
    }

    pub(crate) const fn buyer(&self) -> Club {
        if self.asks { self.by } else { self.deal.with }
    }
}

impl State {
    pub(crate) fn new(stock: u16, clubs: usize) -> State {
        State {
            stage: Stage::Order { among: Seats::all(clubs) },
            first: Club::FIRST,
            books: [Books::default(); MOST_CLUBS],
            piles: Piles::full(),
            stock,
            round: 0,
            fixtures: ArrayVec::new(),
            credit: None,
            pending: None,
            sealed: ArrayVec::new(),
            finance: Seats::NONE,
        }
    }

    pub(crate) fn of(&self, club: Club) -> &Books {
        &self.books[club.index()]
    }

    pub(crate) fn of_mut(&mut self, club: Club) -> &mut Books {
        &mut self.books[club.index()]
    }

    /// The match of a club in this round, if it plays one.
    pub(crate) fn fixture_of(&self, club: Club) -> Option<usize> {
        self.fixtures.iter().position(|fixture| fixture.clubs.contains(&club))
    }
}
