//! What a coach may send, and how it is written.

use onze_core::shown;
use std::fmt;

use serde::Serialize;

use crate::number::written;
use crate::square::{Dark, Light, read_place};
use crate::{Number, Refusal};

/// One choice of one coach, and how it is written.
///
/// | command | choice |
/// |---|---|
/// | `9>17,8 (6)` | the 9 goes to 17,8 with 6 points: a die, or the sum (SHO-302, SHO-303) |
/// | `done` | the dice that are left are declined (SHO-307) |
/// | `ball 17,9`, `ball goal` | the ball goes there, or over the line (SHO-313, SHO-605) |
/// | `play`, `goalkick right`, `goalkick left` | the keeper has it in his goal area, or the ball is dead (SHO-530, SHO-515) |
/// | `south`, `north` | the end of one's choice (SHO-201) |
/// | `resign` | at any time (SHO-905) |
/// | `draw`, `end` | offers a draw (SHO-905), or the end of an `open` match (SHO-808); never listed |
/// | `accept`, `refuse` | answers an offer |
/// | `time` | the clock of the half has run out (SHO-805); sent by whoever keeps the clock, never listed |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// This player moves there by so many points: one die or the sum.
    Use(Number, Dark, u8),
    /// The dice that are left are declined.
    Done,
    /// The ball goes to this square.
    Ball(Light),
    /// The ball goes over the line.
    Goal,
    /// Play on from where the ball lies.
    Play,
    /// A goal kick from this side's circle.
    GoalKick(Flank),
    /// Takes this end.
    Take(End),
    /// Gives the match up.
    Resign,
    /// Offers something.
    Offer(Offer),
    /// Accepts what is offered, or does not.
    Answer(bool),
    /// The clock has run out.
    Time,
}

/// Right or left, as the side sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Flank {
    /// The circle in front of back 2.
    Right,
    /// The circle in front of back 3.
    Left,
}

/// One end of the pitch (SHO-105).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Row 1.
    South,
    /// Row 27.
    North,
}

onze_core::reasons! {
    /// What a coach may offer.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "kebab-case")]
    pub enum Offer {
        /// A draw, whatever the score.
        Draw because ["SHO-905"],
        /// The end of an open match, with the result that stands.
        End because ["SHO-808"],
    }
}

/// The commands that are single words, or two.
const COMMANDS: [(&str, Move); 13] = [
    ("done", Move::Done),
    ("ball goal", Move::Goal),
    ("play", Move::Play),
    ("goalkick right", Move::GoalKick(Flank::Right)),
    ("goalkick left", Move::GoalKick(Flank::Left)),
    ("south", Move::Take(End::South)),
    ("north", Move::Take(End::North)),
    ("resign", Move::Resign),
    ("draw", Move::Offer(Offer::Draw)),
    ("end", Move::Offer(Offer::End)),
    ("accept", Move::Answer(true)),
    ("refuse", Move::Answer(false)),
    ("time", Move::Time),
];

/// The commands of a coach, in short.
const FORMS: [&str; 11] = [
    "9>17,8 (6)",
    "done",
    "ball 17,9",
    "ball goal",
    "play",
    "goalkick right/left",
    "south/north",
    "draw",
    "end",
    "accept/refuse",
    "resign",
];

impl Move {
    /// The commands that name no square.
    pub fn plain() -> impl Iterator<Item = Move> {
        COMMANDS.iter().map(|&(_, choice)| choice)
    }

    /// Reads a command, in capitals or not, with spaces or without, or as the rules' chapter "Notation" writes it:
    /// `9 11,10>17,8 (6)`, `ball 12,10>17,9`, `ball 17,9>goal`, and `-` for dice that are declined. Where a player or
    /// the ball comes from is known, and only has to be a square.
    pub fn read(text: &str) -> Result<Move, Refusal> {
        let plain = plain(text);
        if let Some(&(_, choice)) = COMMANDS.iter().find(|(command, _)| *command == plain) {
            return Ok(choice);
        }
        let read = match plain.strip_prefix("ball ") {
            Some(rest) => read_ball(rest),
            None if plain == "-" => Some(Ok(Move::Done)),
            None => read_use(&plain),
        };
        read.unwrap_or_else(|| Err(Refusal::NotACommand { typed: shown(text), forms: &FORMS }))
    }
}

/// In small letters, with single spaces and none around signs.
fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ");
    let signs = [" >", "> ", " ,", ", ", " (", "( ", " )"];
    signs.iter().fold(words, |text, sign| text.replace(sign, sign.trim()))
}

/// `17,9`, `12,10>17,9`, `17,9>goal`; `None` if it is nothing of the kind.
fn read_ball(text: &str) -> Option<Result<Move, Refusal>> {
    let to = to(text)?;
    if to == "goal" {
        return Some(Ok(Move::Goal));
    }
    let (row, column) = read_place(to)?;
    Some(Light::new(row, column).map(Move::Ball).ok_or(Refusal::BallNeedsLight { row, column }))
}

/// Behind the square that the ball comes from, if one is named.
fn to(text: &str) -> Option<&str> {
    match text.split_once('>') {
        None => Some(text),
        Some((from, to)) => read_place(from).map(|_| to),
    }
}

/// `9>17,8(6)`, `9 11,10>17,8(6)`; `None` if it is nothing of the kind.
fn read_use(text: &str) -> Option<Result<Move, Refusal>> {
    let (who, rest) = text.split_once('>')?;
    let number = match who.split_once(' ') {
        None => who,
        Some((number, from)) => read_place(from).map(|_| number)?,
    };
    let number = Number::read(number)?;
    let (at, points) = rest.split_once('(')?;
    let (row, column) = read_place(at)?;
    let points = points.strip_suffix(')').and_then(read_points)?;
    let to = Dark::new(row, column).ok_or(Refusal::PlayersNeedDark { row, column });
    Some(to.map(|to| Move::Use(number, to, points)))
}

/// Points of a die or of both, in the one way that they are written.
pub(crate) fn read_points(text: &str) -> Option<u8> {
    text.parse().ok().filter(|points: &u8| (1..=12).contains(points) && points.to_string() == text)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Use(number, to, points) => {
                number.fmt(f)?;
                f.write_str(">")?;
                to.fmt(f)?;
                f.write_str(" (")?;
                f.write_str(written(*points))?;
                f.write_str(")")
            }
            Move::Ball(to) => {
                f.write_str("ball ")?;
                to.fmt(f)
            }
            plain => {
                let command = COMMANDS.iter().find(|(_, choice)| choice == plain);
                f.write_str(command.map_or("", |(command, _)| command))
            }
        }
    }
}
