//! Why something is not possible, with the clause that says so.

use onze_core::reasons;
use serde::Serialize;

use crate::club::Club;
use crate::figures::Money;
use crate::pitch;

reasons! {
    /// Why a choice, a set of options or a position is refused.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(untagged)]
    pub enum Refusal {
        /// In an office, or around a match.
        Office(refusal: OfficeRefusal),
        /// On the pitch.
        Pitch(refusal: pitch::Refusal),
    }
}

reasons! {
    /// Why something around the matches is refused.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // the fields are what they say
    pub enum OfficeRefusal {
        /// There is no such command as was typed; `forms` would have been understood. That is no matter of rules.
        NotACommand { typed: String, forms: &'static [&'static str] } because [],
        /// The championship has no such club.
        NotAClub because ["CHA-202"],
        /// It is over.
        SeasonOver because ["CHA-823"],
        /// Nothing is asked of this club now.
        NotYourTurn because ["CHA-316", "CHA-317"],
        /// Something else is asked of it.
        OtherwiseAsked { asked: Asked } because asked,
        /// The capital does not suffice for this series, which `asks` for more.
        SeriesTooDear { series: u8, asks: Money, capital: Money } because ["CHA-307"],
        /// No card of this series is left.
        SeriesEmpty { series: u8 } because ["CHA-121"],
        /// A deficit is covered by one champion or the credit at a time.
        OneAtATime because ["CHA-809", "CHA-309"],
        /// The seller has not so many champions.
        TooFewChampions { club: Club, champions: u8 } because ["CHA-317", "CHA-310"],
        /// At least one champion is traded.
        NoChampion because ["CHA-317", "CHA-310"],
        /// The bank has not so many champions.
        BankHasNone { stock: u16 } because ["CHA-128"],
        /// It would leave the buyer below zero.
        TooDear { price: Money, cash: Money } because ["CHA-312", "CHA-129"],
        /// Below zero nothing is bought.
        BelowZero { cash: Money } because ["CHA-810", "CHA-312"],
        /// The club has drawn its credit already.
        CreditUsed because ["CHA-311"],
        /// Once the matches have begun, a credit is for a deficit only.
        CreditTooLate because ["CHA-317", "CHA-809"],
        /// A price is a whole number of millions.
        NotAPrice { given: String } because ["CHA-317", "CHA-122"],
        /// A club trades with another one of the championship.
        NoSuchPartner because ["CHA-317"],
        /// Three offers and asks to one club are the most.
        TooManyOffers { club: Club } because ["CHA-317"],
        /// A club in deficit sells no champion below his resale price.
        BelowResale { resale: Money } because ["CHA-317"],
        /// The squad is handed in already.
        SquadIsIn because ["CHA-407"],
        /// The matches are played without a clock.
        NoClock because ["CHA-204", "CHA-909"],
        /// The clock has run out already, or does not run.
        NoTime because ["CHA-801", "CHA-204"],
        /// The matches are played here, and their results are not reported.
        PlayedHere because ["CHA-802"],
        /// Played at a real table, and not by a match of Onze.
        NoLinkedMatch because ["CHA-802"],
        /// The game that decides the matches has no Chance cards.
        NoCards because ["CHA-805"],
        /// A length that matches cannot have.
        Length { given: String, least: u16, most: u16 } because ["CHA-204", "CHA-909"],
        /// The bank would sell a champion for less than it pays for one; `least`: the highest resale price on the club cards.
        BankPrice { given: Money, least: Money } because ["CHA-909", "CHA-129"],
        /// A data file of the game is not as it should be.
        Data because ["CHA-910"],
        /// A position that no championship can reach: the first word of the field that is wrong, empty if there is no such
        /// field, and what stands there.
        Position { field: &'static str, at: String } because [],
    }
}

reasons! {
    /// What is asked of a club.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Asked {
        /// A series.
        Series because ["CHA-305"],
        /// How it covers its deficit.
        Deficit because ["CHA-809", "CHA-309"],
        /// The answer to an offer or an ask.
        Answer because ["CHA-317"],
        /// A turn of the trade window.
        Trade because ["CHA-317"],
        /// Its shirts.
        Colour because ["CHA-401"],
        /// The place of the match.
        Venue because ["CHA-402"],
        /// A choice in its match.
        Match because ["CHA-407", "CHA-502"],
        /// How its match ended, which is decided elsewhere.
        Result because ["CHA-802", "CHA-803"],
        /// Nothing.
        Nothing because ["CHA-823"],
    }
}

impl From<OfficeRefusal> for Refusal {
    fn from(refusal: OfficeRefusal) -> Self {
        Refusal::Office(refusal)
    }
}
