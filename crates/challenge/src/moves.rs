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
use crate::refusal::OfficeRefusal;
use crate::report::Report;
use crate::{Refusal, pitch};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
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
    #[serde(untagged)]
    Pitch(pitch::Choice),
}

/// Champions for a price, which is for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    /// The club that is offered them, or asked for them.
    pub with: Club,
    /// How many.
    pub champions: u8,
    /// Their price.
    pub price: Money,
}

onze_core::words! {
    /// The colour of a side's shirts: the box has two teams (CHA-104).
    pub enum Shirt {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
    }
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
        let typed = || text.chars().take(80).collect();
        let no = || {
            not_a_price(text).unwrap_or_else(|| OfficeRefusal::NotACommand { typed: typed(), forms: FORMS })
        };
        // A result goes into the books as it stands, and whoever keeps the clock writes as we do: neither is guessed at.
        let guessed = |choice: &Move| !matches!(choice, Move::Result(_) | Move::Time);
        let understood = || read_exactly(&tidied(text)).filter(guessed);
        read_exactly(text).or_else(understood).ok_or_else(|| no().into())
    }
}

/// An offer or ask in which nothing is amiss but its price.
fn not_a_price(text: &str) -> Option<OfficeRefusal> {
    let tidy = tidied(text);
    let (deal, price) = tidy.rsplit_once(' ')?;
    let is_deal = matches!(read_plain(&format!("{deal} 0"))?, Move::Offer(_) | Move::Ask(_));
    is_deal.then(|| OfficeRefusal::NotAPrice { given: price.chars().take(20).collect() })
}

fn read_exactly(text: &str) -> Option<Move> {
    read_plain(text).or_else(|| pitch::Choice::read(text).ok().map(Move::Pitch))
}

/// What was typed with other letters or spaces, as we would write it: words small, squares and footballers in capitals,
/// one space between words and none beside a sign.
fn tidied(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        let signs: &[char] = &['>', '~', '^', ':', ','];
        let joins = tidy.ends_with(signs) || word.starts_with(signs);
        if !tidy.is_empty() && !joins {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    let (word, rest) = tidy.split_once(' ').unwrap_or((&tidy, ""));
    // The word of other games for it: here a match is given up, and no more than that (CHA-908).
    let word = if word.eq_ignore_ascii_case("resign") { "concede".into() } else { word.to_ascii_lowercase() };
    let rest = match &*word {
        "b" | "m" => in_capitals(rest),
        "place" => rest.split(' ').map(placed).collect::<Vec<_>>().join(" "),
        _ => rest.to_ascii_lowercase().replace('*', ""),
    };
    if rest.is_empty() { word } else { format!("{word} {rest}") }
}

/// `1m1` as `1M1`; `k1` and `ball10` are words.
fn placed(word: &str) -> String {
    let is_word =
        word.starts_with(['k', 'K']) || word.get(..4).is_some_and(|b| b.eq_ignore_ascii_case("ball"));
    if is_word { word.to_ascii_lowercase() } else { word.to_ascii_uppercase() }
}

/// Squares and footballers in capitals. An `x` behind a number is where the ball leaves the pitch, and stays small.
fn in_capitals(text: &str) -> String {
    let before = std::iter::once(' ').chain(text.chars());
    let letter = |(before, c): (char, char)| match c {
        'x' | 'X' if before.is_ascii_digit() => 'x',
        _ => c.to_ascii_uppercase(),
    };
    before.zip(text.chars()).map(letter).collect()
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn cha_526_cha_903_cha_911_other_letters_and_spaces_are_understood() {
        for (typed, written) in [
            ("m s10:3 m9>m10>m12", "m S10:3 M9>M10>M12"),
            ("m S10:3 M9 > M10 > M12", "m S10:3 M9>M10>M12"),
            ("M S10* : 3  M9>M10>M12", "m S10:3 M9>M10>M12"),
            ("b m10>m14>m16", "b M10>M14>M16"),
            ("b c21>a21xw", "b C21>A21xW"),
            ("b x21>y21xe", "b X21>Y21xE"),
            ("b H32 ~ H35 > M40", "b H32~H35>M40"),
            ("m s9:4 m31>m33 ^ n5", "m S9:4 M31>M33^N5"),
            ("OFFER CLUB2 1 3", "offer club2 1 3"),
            ("offer  club2 1 3", "offer club2 1 3"),
            ("squad 1-11 k1 c10*, 11", "squad 1-11 k1 c10,11"),
            ("squad 1-11 c10,11 k1", "squad 1-11 k1 c10,11"),
            ("place 1m1 2g5 ball2 K1", "place 1M1 2G5 k1 ball2"),
            ("Pass", "pass"),
            ("resign", "concede"),
            ("RESIGN", "concede"),
        ] {
            assert_eq!(Move::read(typed).unwrap().to_string(), written, "{typed}");
        }
        for typed in
            ["", "b", "b m10>", "offer club2 1", "squad 1-11 k1 k2", "place 1M1 k1 k1", "pa ss", "TIME"]
        {
            assert!(Move::read(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn cha_317_what_is_no_price_is_said_to_be_none() {
        for (typed, given) in
            [("offer club2 1 -1", "-1"), ("Ask club1 2 9.5", "9.5"), ("ask club1 1 ten", "ten")]
        {
            let refusal = Move::read(typed).unwrap_err();
            assert_eq!(refusal, OfficeRefusal::NotAPrice { given: given.to_owned() }.into(), "{typed}");
        }
        for typed in ["offer club13 1 -1", "offer club2 x -1", "sell -1"] {
            assert!(
                matches!(Move::read(typed), Err(Refusal::Office(OfficeRefusal::NotACommand { .. }))),
                "{typed}"
            );
        }
    }
}
