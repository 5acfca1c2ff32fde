//! What happens around the matches, and what is told of them.

use onze_core::{Seats, reasons};
use serde::{Serialize, Serializer};

use crate::cards::Card;
use crate::club::Club;
use crate::figures::Money;
use crate::moves::Shirt;
use crate::pitch::{self, Footballer, Number, Side};
use crate::report::MatchName;

reasons! {
    /// One thing that happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(untagged)]
    pub enum Event {
        /// In an office, or around a match.
        Office(event: Office),
        /// On the pitch of a match.
        Pitch {
            /// The host, who plays from the South (CHA-403).
            host: Club,
            /// Its guest.
            guest: Club,
            /// What happened.
            #[serde(flatten, serialize_with = "with_men")]
            event: pitch::Event,
        } because event,
    }
}

/// An event of the pitch with `man`, whom it is about, and `other`, so that sentences can say "the 7 of Altamont".
fn with_men<S: Serializer>(event: &pitch::Event, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct WithMen<'a> {
        #[serde(flatten)]
        event: &'a pitch::Event,
        #[serde(skip_serializing_if = "Option::is_none")]
        man: Option<Man>,
        #[serde(skip_serializing_if = "Option::is_none")]
        other: Option<Man>,
    }
    let [man, other] = event.about().map(|who| who.map(|Footballer { side, number }| Man { side, number }));
    WithMen { event, man, other }.serialize(serializer)
}

/// A footballer, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Man {
    side: Side,
    number: Number,
}

reasons! {
    /// One thing that happened in an office, or around a match. Money is in millions of francs; `cash` is what the club has
    /// after it.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // the fields say what they are
    pub enum Office {
        /// A club threw one die for something.
        DieThrown { club: Club, die: u8, stake: Stake } because stake,
        /// The highest were equal, and throw again.
        Tied { clubs: Clubs, stake: Stake } because ["CHA-206"],
        /// A club won the throw for the order and begins.
        First { club: Club } because ["CHA-205"],
        /// A club drew a revenue card; the deck by its letters.
        Revenue { club: Club, card: Card, deck: &'static str, amount: Money } because ["CHA-301", "CHA-123"],
        /// A club drew an expense card.
        Expense { club: Club, card: Card, deck: &'static str, amount: Money } because ["CHA-302", "CHA-124"],
        /// A club drew its bonus card.
        BonusCard { club: Club, card: Card, win: Money, draw: Money, loss: Money } because ["CHA-303", "CHA-125"],
        /// A club has worked out its capital.
        Capital { club: Club, revenue: Money, expenses: Money, capital: Money } because ["CHA-313", "CHA-304"],
        /// A club chose a series. `only`: no other was open to it.
        SeriesChosen { club: Club, series: u8, only: bool }
            because { only: true } ["CHA-904", "CHA-307"] or ["CHA-305", "CHA-306"],
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
        } because ["CHA-305", "CHA-314", "CHA-308"],
        /// A club is below zero and must cover it. `after_match`: not in Phase 2.
        Deficit { club: Club, cash: Money, after_match: bool }
            because { after_match: false } ["CHA-309"] or ["CHA-809"],
        /// Champions were sold to the bank.
        Sold { club: Club, champions: u8, price: Money, cash: Money, left: u8 }
            because ["CHA-309", "CHA-310", "CHA-318"],
        /// Champions were bought from the bank.
        Bought { club: Club, champions: u8, price: Money, cash: Money, left: u8 } because ["CHA-312", "CHA-129"],
        /// A club drew its credit card.
        Credit { club: Club, card: Card, amount: Money, cash: Money } because ["CHA-311", "CHA-126"],
        /// A club offers champions.
        Offered { club: Club, to: Club, champions: u8, price: Money } because ["CHA-317"],
        /// A club asks for champions.
        Asked { club: Club, to: Club, champions: u8, price: Money } because ["CHA-317"],
        /// The other club refused, or had to.
        Declined { club: Club, buyer: Club, why: Declined } because why,
        /// Champions changed their club.
        Traded { seller: Club, buyer: Club, champions: u8, price: Money, seller_cash: Money, buyer_cash: Money }
            because ["CHA-317", "CHA-318", "CHA-310"],
        /// A trade window opens.
        WindowOpened { first: Club } because ["CHA-317", "CHA-316", "CHA-811"],
        /// A club let its turn go. `only`: it could do nothing else.
        Passed { club: Club, only: bool } because { only: true } ["CHA-904", "CHA-317"] or ["CHA-317"],
        /// The window is closed.
        WindowClosed because ["CHA-317"],
        /// A round begins.
        RoundBegan { round: u8, rounds: u8 } because ["CHA-820"],
        /// Two clubs meet.
        Fixture { club: Club, other: Club, round: u8 } because ["CHA-820"],
        /// A club has no match in this round.
        Bye { club: Club } because ["CHA-820"],
        /// A club chose its shirts.
        ColourChosen { club: Club, colour: Shirt, other: Club, other_colour: Shirt } because ["CHA-401"],
        /// A club chose the place of the match.
        VenueChosen {
            club: Club,
            host: Club,
            guest: Club,
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            stadium: Option<String>,
        } because ["CHA-402", "CHA-403"],
        /// A squad was handed in, under seal.
        SquadIn { club: Club } because ["CHA-407"],
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
        } because ["CHA-802", "CHA-803", "CHA-805"],
        /// A match ended.
        FullTime { host: Club, guest: Club, host_goals: u16, guest_goals: u16 } because ["CHA-801", "CHA-802"],
        /// The accounts of a match: the lines of its block and what they leave.
        Booked { club: Club, number: u8, gate: Money, chance: Money, bonus: Money, running: Money, cash: Money }
            because { number: 1 } ["CHA-807", "CHA-804", "CHA-806"] or ["CHA-808", "CHA-804", "CHA-806"],
        /// A club has sold every champion, used its credit and is still below zero.
        Administration { club: Club, cash: Money } because ["CHA-810"],
        /// The end of the books: the credit is repaid. `total`: what remains.
        Repaid { club: Club, credit: Money, total: Money } because ["CHA-821"],
        /// The best financial result.
        FinancePoint { clubs: Clubs, total: Money } because ["CHA-822"],
        /// The championship is over; several champions share the title.
        Champions { clubs: Clubs, points: i32 } because ["CHA-823", "CHA-824"],
        /// A friendly match is over.
        FriendlyOver { winner: Option<Club> } because ["CHA-907", "CHA-802"],
    }
}

reasons! {
    /// Why champions do not change their club.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Declined {
        /// Who was asked does not want to.
        Unwilling because ["CHA-317"],
        /// The buyer could not pay.
        TooDear because ["CHA-312", "CHA-904"],
        /// The buyer is below zero.
        BelowZero because ["CHA-810", "CHA-904"],
    }
}

reasons! {
    /// What a die of each club decides.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Stake {
        /// Who begins (CHA-205).
        Order because ["CHA-205"],
        /// Who chooses the shirts (CHA-401).
        Colour because ["CHA-401"],
        /// Who chooses the place of the match (CHA-402).
        Venue because ["CHA-402"],
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

impl From<Office> for Event {
    fn from(event: Office) -> Self {
        Event::Office(event)
    }
}

onze_core::as_list! { Clubs }
