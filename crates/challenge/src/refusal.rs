//! Why something is not possible, with the clause that says so.

use onze_core::{Because, Clause};
use serde::Serialize;

use crate::club::Club;
use crate::figures::Money;
use crate::pitch;

/// Why a choice, a set of options or a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Refusal {
    /// In an office, or around a match.
    Office(No),
    /// On the pitch.
    Pitch(pitch::Refusal),
}

/// Why something around the matches is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum No {
    /// There is no such command.
    NotACommand {
        /// What was typed.
        typed: String,
        /// What would have been understood.
        forms: &'static [&'static str],
    },
    /// The championship has no such club.
    NotAClub,
    /// It is over.
    SeasonOver,
    /// Nothing is asked of this club now.
    NotYourTurn,
    /// Something else is asked of it.
    OtherwiseAsked {
        /// What.
        asked: Asked,
    },
    /// The capital does not suffice for this series.
    SeriesTooDear {
        /// The series.
        series: u8,
        /// The capital that it asks for.
        asks: Money,
        /// The capital of the club.
        capital: Money,
    },
    /// No card of this series is left.
    SeriesEmpty {
        /// The series.
        series: u8,
    },
    /// A deficit is covered by one champion or the credit at a time.
    OneAtATime,
    /// The seller has not so many champions.
    TooFewChampions {
        /// Who has not.
        club: Club,
        /// How many it has.
        champions: u8,
    },
    /// At least one champion is traded.
    NoChampion,
    /// The bank has not so many champions.
    BankHasNone {
        /// How many it has.
        stock: u16,
    },
    /// It would leave the buyer below zero.
    TooDear {
        /// The price.
        price: Money,
        /// What the buyer has.
        cash: Money,
    },
    /// Below zero nothing is bought.
    BelowZero {
        /// What the club has.
        cash: Money,
    },
    /// The club has drawn its credit already.
    CreditUsed,
    /// Once the matches have begun, a credit is for a deficit only.
    CreditTooLate,
    /// A price is a whole number of millions.
    NotAPrice {
        /// What was typed for it.
        given: String,
    },
    /// A club trades with another one of the championship.
    NoSuchPartner,
    /// Three offers and asks to one club are the most.
    TooManyOffers {
        /// To which.
        club: Club,
    },
    /// A club in deficit sells no champion below his resale price.
    BelowResale {
        /// The price.
        resale: Money,
    },
    /// The squad is handed in already.
    SquadIsIn,
    /// The matches are played without a clock.
    NoClock,
    /// The clock has run out already, or does not run.
    NoTime,
    /// The matches are played here, and their results are not reported.
    PlayedHere,
    /// Played at a real table, and not by a match of Onze.
    NoLinkedMatch,
    /// The game that decides the matches has no Chance cards.
    NoCards,
    /// A length that matches cannot have.
    Length {
        /// What was asked for.
        given: String,
        /// The least number.
        least: u16,
        /// The largest.
        most: u16,
    },
    /// The bank would sell a champion for less than it pays for one.
    BankPrice {
        /// What was asked for.
        given: Money,
        /// The least: the highest resale price on the club cards.
        least: Money,
    },
    /// A data file of the game is not as it should be.
    Data,
    /// A position that no championship can reach.
    Position {
        /// The first word of the field that is wrong; empty if there is no such field.
        field: &'static str,
        /// What stands there.
        at: String,
    },
}

/// What is asked of a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A series.
    Series,
    /// How it covers its deficit.
    Deficit,
    /// The answer to an offer or an ask.
    Answer,
    /// A turn of the trade window.
    Trade,
    /// Its shirts.
    Colour,
    /// The place of the match.
    Venue,
    /// A choice in its match.
    Match,
    /// How its match ended, which is decided elsewhere.
    Result,
    /// Nothing.
    Nothing,
}

impl From<No> for Refusal {
    fn from(no: No) -> Self {
        Refusal::Office(no)
    }
}

impl Because for Refusal {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Refusal::Office(no) => no.rules(),
            Refusal::Pitch(refusal) => refusal.rules(),
        }
    }
}

impl Because for No {
    fn rules(&self) -> &'static [Clause] {
        match self {
            // How a choice is typed is no matter of rules.
            No::NotACommand { .. } | No::Position { .. } => &[],
            No::NotAClub => &[Clause("CHA-202")],
            No::SeasonOver => &[Clause("CHA-823")],
            No::NotYourTurn => &[Clause("CHA-316"), Clause("CHA-317")],
            No::OtherwiseAsked { asked } => asked.rules(),
            No::SeriesTooDear { .. } => &[Clause("CHA-307")],
            No::SeriesEmpty { .. } => &[Clause("CHA-121")],
            No::OneAtATime => &[Clause("CHA-809"), Clause("CHA-309")],
            No::TooFewChampions { .. } | No::NoChampion => &[Clause("CHA-317"), Clause("CHA-310")],
            No::BankHasNone { .. } => &[Clause("CHA-128")],
            No::TooDear { .. } => &[Clause("CHA-312"), Clause("CHA-129")],
            No::BelowZero { .. } => &[Clause("CHA-810"), Clause("CHA-312")],
            No::CreditUsed => &[Clause("CHA-311")],
            No::CreditTooLate => &[Clause("CHA-317"), Clause("CHA-809")],
            No::NotAPrice { .. } => &[Clause("CHA-317"), Clause("CHA-122")],
            No::NoSuchPartner | No::TooManyOffers { .. } | No::BelowResale { .. } => &[Clause("CHA-317")],
            No::SquadIsIn => &[Clause("CHA-407")],
            No::NoClock | No::Length { .. } => &[Clause("CHA-204"), Clause("CHA-909")],
            No::BankPrice { .. } => &[Clause("CHA-909"), Clause("CHA-129")],
            No::NoTime => &[Clause("CHA-801"), Clause("CHA-204")],
            No::Data => &[Clause("CHA-910")],
            No::PlayedHere | No::NoLinkedMatch => &[Clause("CHA-802")],
            No::NoCards => &[Clause("CHA-805")],
        }
    }
}

impl Asked {
    const fn rules(self) -> &'static [Clause] {
        match self {
            Asked::Series => &[Clause("CHA-305")],
            Asked::Deficit => &[Clause("CHA-809"), Clause("CHA-309")],
            Asked::Answer | Asked::Trade => &[Clause("CHA-317")],
            Asked::Colour => &[Clause("CHA-401")],
            Asked::Venue => &[Clause("CHA-402")],
            Asked::Match => &[Clause("CHA-407"), Clause("CHA-502")],
            Asked::Result => &[Clause("CHA-802"), Clause("CHA-803")],
            Asked::Nothing => &[Clause("CHA-823")],
        }
    }
}
