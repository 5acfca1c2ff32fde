//! The choices of a club: its management, and what it does on the pitch.
//!
//! ```text
//! series 3            offer club2 1 15     accept     colour red      time
//! sell 1   buy 1      ask club2 1 15       refuse     venue own       and those of pitch::Choice
//! credit              pass                            venue away      result 2-1 (played elsewhere)
//! ```

use std::fmt;

use serde::Serialize;

use crate::club::Club;
use crate::figures::{Money, Series};
use crate::refusal::No;
use crate::report::Report;
use crate::{Refusal, pitch};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Buys a club of this series (CHA-305).
    Series(Series),
    /// Sells champions to the bank (CHA-309).
    Sell(u8),
    /// Buys champions from the bank (CHA-312).
    Buy(u8),
    /// Draws a credit card (CHA-311).
    Credit,
    /// Offers champions to a club (CHA-317).
    Offer(Deal),
    /// Asks champions of a club (CHA-317).
    Ask(Deal),
    /// Answers an offer or an ask (CHA-317).
    Answer(bool),
    /// Lets a turn of the trade window go (CHA-317).
    Pass,
    /// Chooses its shirts (CHA-401).
    Colour(Shirt),
    /// Chooses the place of the match (CHA-402): its own stadium, or the opponent's.
    Venue {
        /// Its own?
        own: bool,
    },
    /// The clock of the match has run out (CHA-801).
    Time,
    /// Tells how a match ended that is decided elsewhere.
    Result(Report),
    /// A choice on the pitch.
    Pitch(pitch::Choice),
}

/// Champions for a price, which is for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The club that is offered them, or asked for them.
    pub with: Club,
    /// How many.
    pub champions: u8,
    /// Their price.
    pub price: Money,
}

/// The colour of a side's shirts: the box has two teams (CHA-104).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shirt {
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl Shirt {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Shirt {
        match self {
            Shirt::Red => Shirt::Blue,
            Shirt::Blue => Shirt::Red,
        }
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Shirt::Red => "red",
            Shirt::Blue => "blue",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Shirt> {
        [Shirt::Red, Shirt::Blue].into_iter().find(|shirt| shirt.word() == word)
    }
}

/// How choices are written.
const FORMS: &[&str] = &[
    "series 3",
    "sell 1",
    "buy 1",
    "credit",
    "offer club2 1 15",
    "ask club2 1 15",
    "accept",
    "refuse",
    "pass",
    "colour red",
    "venue own",
    "venue away",
    "squad 1-11 k1 c10,11",
    "place 1M1 2G5 … k1 ball10",
    "b M10>M14>R19",
    "m S8:4 Q23>M19",
    ".",
    "taker 7",
    "sub 12",
    "keeper 4",
    "claim",
    "let",
    "concede",
    "result 2-1",
];

impl Move {
    /// Reads a choice; whether it is possible now is not asked.
    pub fn read(text: &str) -> Result<Move, Refusal> {
        if let Some(choice) = read_plain(text) {
            return Ok(choice);
        }
        let no = || No::NotACommand { typed: text.chars().take(80).collect(), forms: FORMS };
        pitch::Choice::read(text).map(Move::Pitch).map_err(|_| no().into())
    }
}

/// The choices of management.
fn read_plain(text: &str) -> Option<Move> {
    let mut words = text.split(' ');
    if let Some(result) = text.strip_prefix("result ") {
        return Report::read(result.split(' ')).map(Move::Result);
    }
    let mut next = || words.next();
    let choice = match next()? {
        "series" => Move::Series(read_number(next()?).and_then(Series::new)?),
        "sell" => Move::Sell(read_number(next()?)?),
        "buy" => Move::Buy(read_number(next()?)?),
        "credit" => Move::Credit,
        "offer" => Move::Offer(read_deal([next()?, next()?, next()?])?),
        "ask" => Move::Ask(read_deal([next()?, next()?, next()?])?),
        "accept" => Move::Answer(true),
        "refuse" => Move::Answer(false),
        "pass" => Move::Pass,
        "colour" => Move::Colour(Shirt::read(next()?)?),
        "venue" => match next()? {
            "own" => Move::Venue { own: true },
            "away" => Move::Venue { own: false },
            _ => return None,
        },
        "time" => Move::Time,
        _ => return None,
    };
    next().is_none().then_some(choice)
}

fn read_deal([with, champions, price]: [&str; 3]) -> Option<Deal> {
    let with = Club::read(with)?;
    Some(Deal { with, champions: read_number(champions)?, price: read_number::<u16>(price)?.into() })
}

/// A number as we would write it.
pub(crate) fn read_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Series(series) => write!(f, "series {}", series.number()),
            Move::Sell(champions) => write!(f, "sell {champions}"),
            Move::Buy(champions) => write!(f, "buy {champions}"),
            Move::Credit => f.write_str("credit"),
            Move::Offer(deal) => write!(f, "offer {deal}"),
            Move::Ask(deal) => write!(f, "ask {deal}"),
            Move::Answer(true) => f.write_str("accept"),
            Move::Answer(false) => f.write_str("refuse"),
            Move::Pass => f.write_str("pass"),
            Move::Colour(shirt) => write!(f, "colour {}", shirt.word()),
            Move::Venue { own: true } => f.write_str("venue own"),
            Move::Venue { own: false } => f.write_str("venue away"),
            Move::Time => f.write_str("time"),
            Move::Result(report) => write!(f, "result {report}"),
            Move::Pitch(choice) => write!(f, "{choice}"),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.with, self.champions, self.price)
    }
}
