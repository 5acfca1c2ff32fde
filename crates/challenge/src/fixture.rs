//! One match of a round: shirts and venue (CHA-401, CHA-402), then the pitch.

use onze_core::Seats;

use crate::club::Club;
use crate::event::Stake;
use crate::figures::Verdict;
use crate::moves::Shirt;
use crate::pitch::{Play, Side, Squad};
use crate::refusal::Asked;

/// One match of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fixture {
    /// Who meets, in the order of the pairing (CHA-820).
    pub(crate) clubs: [Club; 2],
    /// The shirts of the first of them.
    pub(crate) shirt: Shirt,
    /// Is the second of them the host?
    pub(crate) away: bool,
    pub(crate) setting: Setting,
    /// Squads that are handed in, South's and North's, until both are (CHA-407).
    pub(crate) squads: [Option<Squad>; 2],
    /// The match on the pitch, from the squads on.
    pub(crate) play: Play,
}

/// What is settled before a match, and then the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// These throw for it. A draw is due.
    Throw { stake: Stake, among: Seats },
    /// This club chooses the shirts.
    Colour(Club),
    /// This club chooses the place.
    Venue(Club),
    /// The squads, and the match.
    Play,
    /// The result of a match that is decided elsewhere.
    Result,
    /// It is over.
    Over,
}

impl Fixture {
    pub(crate) fn new(clubs: [Club; 2], play: Play) -> Fixture {
        let among = clubs[0].only().with(clubs[1].seat());
        let setting = Setting::Throw { stake: Stake::Colour, among };
        Fixture { clubs, shirt: Shirt::Red, away: false, setting, squads: [None; 2], play }
    }

    /// CHA-402.
    pub(crate) const fn host(&self) -> Club {
        self.clubs[self.away as usize]
    }

    pub(crate) const fn guest(&self) -> Club {
        self.clubs[!self.away as usize]
    }

    /// Who wears red (CHA-401).
    pub(crate) fn in_red(&self) -> Club {
        self.clubs[usize::from(self.shirt != Shirt::Red)]
    }

    /// Both clubs.
    pub(crate) fn seats(&self) -> Seats {
        self.clubs[0].only().with(self.clubs[1].seat())
    }

    /// CHA-403: the host is South.
    pub(crate) fn side(&self, club: Club) -> Side {
        if club == self.host() { Side::South } else { Side::North }
    }

    pub(crate) const fn club(&self, side: Side) -> Club {
        match side {
            Side::South => self.host(),
            Side::North => self.guest(),
        }
    }

    pub(crate) fn other(&self, club: Club) -> Club {
        if club == self.clubs[0] { self.clubs[1] } else { self.clubs[0] }
    }

    /// Goals of host and guest.
    pub(crate) fn goals(&self) -> [u16; 2] {
        self.play.score().map(u16::from)
    }

    /// Goals of the clubs, in seat order where there are two.
    pub(crate) fn goals_by_club(&self) -> [u16; 2] {
        let mut goals = self.goals();
        if self.host() > self.guest() {
            goals.reverse();
        }
        goals
    }

    /// Who scored more (CHA-802).
    pub(crate) fn winner(&self) -> Option<Club> {
        let [host, guest] = self.goals();
        match Verdict::of(host, guest) {
            Verdict::Win => Some(self.host()),
            Verdict::Draw => None,
            Verdict::Loss => Some(self.guest()),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.setting == Setting::Over
    }
}

impl Setting {
    /// What is asked of a club of this match.
    pub(crate) fn asked(self, club: Club) -> Asked {
        match self {
            Setting::Colour(chooser) if chooser == club => Asked::Colour,
            Setting::Venue(chooser) if chooser == club => Asked::Venue,
            Setting::Play => Asked::Match,
            Setting::Result => Asked::Result,
            _ => Asked::Nothing,
        }
    }
}
