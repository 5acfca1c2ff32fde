//! What a player may send, and how it is written.

use onze_core::shown;
use std::fmt;

use serde::{Serialize, Serializer};

use crate::Refusal;

/// One choice of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `P1` … `P4`: play the card of this slot (CHI-301).
    Play(Slot),
    /// `DU`, `DD`: draw from this pile (CHI-320).
    Draw(Pile),
    /// `SL`, `SC`, `SR`: shoot or dive there (CHI-406).
    Aim(Direction),
    /// `O+`, `O-`: signal the offside, or let it go (CHI-713).
    Offside(bool),
    /// `U+`, `U-`: make the one-two, or not (CHI-724).
    OneTwo(bool),
    /// `RESIGN` (CHI-904).
    Resign,
    /// `TIMEOUT`: the clock ran out, and chance chooses (CHI-903). Sent by whoever keeps the clock.
    TimeOut,
}

/// One of the four places for active cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot(u8);

impl Slot {
    /// All four.
    pub const ALL: [Slot; 4] = [Slot(0), Slot(1), Slot(2), Slot(3)];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub(crate) const fn index(self) -> usize {
        (self.0 & 3) as usize
    }
}

/// One of a side's two piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The one whose top card everybody sees (CHI-321).
    FaceUp,
    /// The one nobody looks into (CHI-322).
    FaceDown,
}

/// A part of the goal, as the shooter sees it (CHI-407).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Left.
    Left,
    /// The centre, for penalties and in the shoot-out.
    Centre,
    /// Right.
    Right,
}

impl Direction {
    /// All three.
    pub const ALL: [Direction; 3] = [Direction::Left, Direction::Centre, Direction::Right];

    /// Its letter in commands and on score sheets.
    pub const fn letter(self) -> char {
        match self {
            Direction::Left => 'L',
            Direction::Centre => 'C',
            Direction::Right => 'R',
        }
    }
}

/// Every move and its command.
const COMMANDS: [(&str, Move); 15] = [
    ("P1", Move::Play(Slot(0))),
    ("P2", Move::Play(Slot(1))),
    ("P3", Move::Play(Slot(2))),
    ("P4", Move::Play(Slot(3))),
    ("DU", Move::Draw(Pile::FaceUp)),
    ("DD", Move::Draw(Pile::FaceDown)),
    ("SL", Move::Aim(Direction::Left)),
    ("SC", Move::Aim(Direction::Centre)),
    ("SR", Move::Aim(Direction::Right)),
    ("O+", Move::Offside(true)),
    ("O-", Move::Offside(false)),
    ("U+", Move::OneTwo(true)),
    ("U-", Move::OneTwo(false)),
    ("RESIGN", Move::Resign),
    ("TIMEOUT", Move::TimeOut),
];

/// The commands of a player, in short.
const FORMS: [&str; 6] = ["P1–P4", "DU/DD", "SL/SC/SR", "O+/O-", "U+/U-", "RESIGN"];

impl Move {
    /// Every move there is.
    pub fn all() -> impl Iterator<Item = Move> {
        COMMANDS.iter().map(|&(_, choice)| choice)
    }

    /// Reads a command, in capitals or not, with spaces or without.
    pub fn read(text: &str) -> Result<Move, Refusal> {
        let is_it = |command: &str| {
            let typed = text.chars().filter(|letter| !letter.is_whitespace());
            // A dash that looks like a minus is one.
            let typed = typed.map(|letter| if matches!(letter, '–' | '−') { '-' } else { letter });
            typed.map(|letter| letter.to_ascii_uppercase()).eq(command.chars())
        };
        let found = COMMANDS.iter().find(|(command, _)| is_it(command));
        let no_such = || Refusal::NotACommand { typed: shown(text), forms: &FORMS };
        found.map(|&(_, choice)| choice).ok_or_else(no_such)
    }

    /// The command.
    pub fn command(self) -> &'static str {
        COMMANDS.iter().find(|&&(_, choice)| choice == self).map_or("", |(command, _)| command)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.command())
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}
