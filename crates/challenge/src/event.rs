//! What happens around the matches, and what is told of them.

use onze_core::{Because, Clause, Seats};
use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::club::Club;
use crate::figures::Money;
use crate::moves::Shirt;
use crate::pitch::{self, Footballer, Number, Side};
use crate::report::MatchName;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// In an office, or around a match.
    Office(Office),
    /// On the pitch of a match.
    Pitch {
        /// The host, who plays from the South (CHA-403).
        host: Club,
        /// Its guest.
        guest: Club,
        /// What happened.
        #[serde(flatten, serialize_with = "with_men")]
        event: pitch::Event,
    },
}

/// An event of the pitch with `man`, whom it is about, and `other`, so that sentences can say "the 7 of Altamont".
fn with_men<S: Serializer>(event: &pitch::Event, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Told<'a> {
        #[serde(flatten)]
        event: &'a pitch::Event,
        #[serde(skip_serializing_if = "Option::is_none")]
        man: Option<Man>,
        #[serde(skip_serializing_if = "Option::is_none")]
        other: Option<Man>,
    }
    let [man, other] = event.about().map(|who| who.map(|Footballer { side, number }| Man { side, number }));
    Told { event, man, other }.serialize(serializer)
}

/// A footballer, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Man {
    side: Side,
    number: Number,
}

/// One thing that happened in an office, or around a match. Money is in millions of francs; `cash` is what the club has
/// after it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields say what they are
pub enum Office {
    /// A club threw one die for something.
    DieThrown { club: Club, die: u8, stake: Stake },
    /// The highest were equal, and throw again.
    Tied { clubs: Clubs, stake: Stake },
    /// A club won the throw for the order and begins.
    First { club: Club },
    /// A club drew a revenue card; the deck by its letters.
    Revenue { club: Club, card: Card, deck: &'static str, amount: Money },
    /// A club drew an expense card.
    Expense { club: Club, card: Card, deck: &'static str, amount: Money },
    /// A club drew its bonus card.
    BonusCard { club: Club, card: Card, win: Money, draw: Money, loss: Money },
    /// A club has worked out its capital.
    Capital { club: Club, revenue: Money, expenses: Money, capital: Money },
    /// A club chose a series. `only`: no other was open to it.
    SeriesChosen { club: Club, series: u8, only: bool },
    /// A club was bought.
    ClubBought {
        club: Club,
        card: Card,
        name: String,
        stadium: String,
        value: Money,
        wages: Money,
        resale: Money,
        gate: Money,
        champions: u8,
        /// Champions that the bank had no ring for.
        outside: u8,
        result: Money,
    },
    /// A club is below zero and must cover it. `after_match`: not in Phase 2.
    Deficit { club: Club, cash: Money, after_match: bool },
    /// Champions were sold to the bank.
    Sold { club: Club, champions: u8, price: Money, cash: Money, left: u8 },
    /// Champions were bought from the bank.
    Bought { club: Club, champions: u8, price: Money, cash: Money, left: u8 },
    /// A club drew its credit card.
    Credit { club: Club, card: Card, amount: Money, cash: Money },
    /// A club offers champions.
    Offered { club: Club, to: Club, champions: u8, price: Money },
    /// A club asks for champions.
    Asked { club: Club, to: Club, champions: u8, price: Money },
    /// The other club refused, or had to.
    Declined { club: Club, buyer: Club, why: Declined },
    /// Champions changed their club.
    Traded { seller: Club, buyer: Club, champions: u8, price: Money, seller_cash: Money, buyer_cash: Money },
    /// A trade window opens.
    WindowOpened { first: Club },
    /// A club let its turn go. `only`: it could do nothing else.
    Passed { club: Club, only: bool },
    /// The window is closed.
    WindowClosed,
    /// A round begins.
    RoundBegan { round: u8, rounds: u8 },
    /// Two clubs meet.
    Fixture { club: Club, other: Club, round: u8 },
    /// A club has no match in this round.
    Bye { club: Club },
    /// A club chose its shirts.
    ColourChosen { club: Club, colour: Shirt, other: Club, other_colour: Shirt },
    /// A club chose the place of the match.
    VenueChosen {
        club: Club,
        host: Club,
        guest: Club,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stadium: Option<String>,
    },
    /// A squad was handed in, under seal.
    SquadIn { club: Club },
    /// A club told how a match ended that was decided elsewhere, and what its cards brought.
    Reported {
        club: Club,
        host: Club,
        guest: Club,
        host_goals: u8,
        guest_goals: u8,
        host_chance: i8,
        guest_chance: i8,
        /// The match of another game that decided it.
        of: Option<MatchName>,
    },
    /// A match ended.
    FullTime { host: Club, guest: Club, host_goals: u16, guest_goals: u16 },
    /// The accounts of a match: the lines of its block and what they leave.
    Booked { club: Club, number: u8, gate: Money, chance: Money, bonus: Money, running: Money, cash: Money },
    /// A club has sold every champion, used its credit and is still below zero.
    Administration { club: Club, cash: Money },
    /// The end of the books: the credit is repaid. `total`: what remains.
    Repaid { club: Club, credit: Money, total: Money },
    /// The best financial result.
    FinancePoint { clubs: Clubs, total: Money },
    /// The championship is over; several champions share the title.
    Champions { clubs: Clubs, points: i32 },
    /// A friendly match is over.
    FriendlyOver { winner: Option<Club> },
}

/// Why champions do not change their club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    /// Who was asked does not want to.
    Unwilling,
    /// The buyer could not pay (CHA-312).
    TooDear,
    /// The buyer is below zero (CHA-810).
    BelowZero,
}

/// What a die of each club decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// Who begins (CHA-205).
    Order,
    /// Who chooses the shirts (CHA-401).
    Colour,
    /// Who chooses the place of the match (CHA-402).
    Venue,
}

impl Stake {
    const fn rules(self) -> &'static [Clause] {
        match self {
            Stake::Order => &[Clause("CHA-205")],
            Stake::Colour => &[Clause("CHA-401")],
            Stake::Venue => &[Clause("CHA-402")],
        }
    }
}

/// Some clubs, in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Club[]"))]
pub struct Clubs(pub Seats);

impl Clubs {
    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Club> {
        self.0.iter().filter_map(Club::of)
    }
}

impl Serialize for Clubs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Office> for Event {
    fn from(event: Office) -> Self {
        Event::Office(event)
    }
}

impl Because for Event {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Event::Office(event) => event.rules(),
            Event::Pitch { event, .. } => event.rules(),
        }
    }
}

impl Because for Office {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Office::DieThrown { stake, .. } => stake.rules(),
            Office::Tied { .. } => &[Clause("CHA-206")],
            Office::First { .. } => &[Clause("CHA-205")],
            Office::Revenue { .. } => &[Clause("CHA-301"), Clause("CHA-123")],
            Office::Expense { .. } => &[Clause("CHA-302"), Clause("CHA-124")],
            Office::BonusCard { .. } => &[Clause("CHA-303"), Clause("CHA-125")],
            Office::Capital { .. } => &[Clause("CHA-313"), Clause("CHA-304")],
            Office::SeriesChosen { only: true, .. } => &[Clause("CHA-904"), Clause("CHA-307")],
            Office::SeriesChosen { .. } => &[Clause("CHA-305"), Clause("CHA-306")],
            Office::ClubBought { .. } => &[Clause("CHA-305"), Clause("CHA-314"), Clause("CHA-308")],
            Office::Deficit { after_match: false, .. } => &[Clause("CHA-309")],
            Office::Deficit { after_match: true, .. } => &[Clause("CHA-809")],
            Office::Sold { .. } => &[Clause("CHA-309"), Clause("CHA-310"), Clause("CHA-318")],
            Office::Bought { .. } => &[Clause("CHA-312"), Clause("CHA-129")],
            Office::Credit { .. } => &[Clause("CHA-311"), Clause("CHA-126")],
            Office::Declined { why: Declined::TooDear, .. } => &[Clause("CHA-312"), Clause("CHA-904")],
            Office::Declined { why: Declined::BelowZero, .. } => &[Clause("CHA-810"), Clause("CHA-904")],
            Office::Traded { .. } => &[Clause("CHA-317"), Clause("CHA-318"), Clause("CHA-310")],
            Office::WindowOpened { .. } => &[Clause("CHA-317"), Clause("CHA-316"), Clause("CHA-811")],
            Office::Passed { only: true, .. } => &[Clause("CHA-904"), Clause("CHA-317")],
            Office::Offered { .. }
            | Office::Asked { .. }
            | Office::Declined { .. }
            | Office::Passed { .. }
            | Office::WindowClosed => &[Clause("CHA-317")],
            Office::RoundBegan { .. } | Office::Fixture { .. } | Office::Bye { .. } => &[Clause("CHA-820")],
            Office::ColourChosen { .. } => &[Clause("CHA-401")],
            Office::VenueChosen { .. } => &[Clause("CHA-402"), Clause("CHA-403")],
            Office::SquadIn { .. } => &[Clause("CHA-407")],
            Office::Reported { .. } => &[Clause("CHA-802"), Clause("CHA-803"), Clause("CHA-805")],
            Office::FullTime { .. } => &[Clause("CHA-801"), Clause("CHA-802")],
            Office::Booked { number: 1, .. } => &[Clause("CHA-807"), Clause("CHA-804"), Clause("CHA-806")],
            Office::Booked { .. } => &[Clause("CHA-808"), Clause("CHA-804"), Clause("CHA-806")],
            Office::Administration { .. } => &[Clause("CHA-810")],
            Office::Repaid { .. } => &[Clause("CHA-821")],
            Office::FinancePoint { .. } => &[Clause("CHA-822")],
            Office::Champions { .. } => &[Clause("CHA-823"), Clause("CHA-824")],
            Office::FriendlyOver { .. } => &[Clause("CHA-907"), Clause("CHA-802")],
        }
    }
}
