//! What a coach may send, and how it is written.

use std::fmt;

use serde::Serialize;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A player moves by one die or by the sum.
    Use {
        /// Who.
        number: Number,
        /// Where to.
        to: Dark,
        /// By how many points.
        points: u8,
    },
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

/// What a coach may offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw, whatever the score (SHO-905).
    Draw,
    /// The end of an open match, with the result that stands (SHO-808).
    End,
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

impl Move {
    /// The commands that name no square.
    pub fn plain() -> impl Iterator<Item = Move> {
        COMMANDS.iter().map(|&(_, choice)| choice)
    }

    /// Reads a command.
    pub fn read(text: &str) -> Result<Move, Refusal> {
        if let Some(&(_, choice)) = COMMANDS.iter().find(|(command, _)| *command == text) {
            return Ok(choice);
        }
        if let Some(at) = text.strip_prefix("ball ") {
            let (row, column) = read_place(at).ok_or(Refusal::NotACommand)?;
            return Light::new(row, column).map(Move::Ball).ok_or(Refusal::BallNeedsLight { row, column });
        }
        let (number, rest) = text.split_once('>').ok_or(Refusal::NotACommand)?;
        let (at, points) = rest.split_once(" (").ok_or(Refusal::NotACommand)?;
        let (row, column) = read_place(at).ok_or(Refusal::NotACommand)?;
        let points = points.strip_suffix(')').and_then(read_points).ok_or(Refusal::NotACommand)?;
        let number = Number::read(number).ok_or(Refusal::NotACommand)?;
        let to = Dark::new(row, column).ok_or(Refusal::PlayersNeedDark { row, column })?;
        Ok(Move::Use { number, to, points })
    }
}

/// Points of a die or of both, in the one way that they are written.
pub(crate) fn read_points(text: &str) -> Option<u8> {
    text.parse().ok().filter(|points: &u8| (1..=12).contains(points) && points.to_string() == text)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Use { number, to, points } => write!(f, "{number}>{to} ({points})"),
            Move::Ball(to) => write!(f, "ball {to}"),
            plain => {
                let command = COMMANDS.iter().find(|(_, choice)| choice == plain);
                f.write_str(command.map_or("", |(command, _)| command))
            }
        }
    }
}
