//! The options of a match.

use onze_core::{Clause, Kind, Needs, Setting, Settings};

use crate::Refusal;
use crate::board::Board;

pub(crate) const SETTINGS: &[Setting] = &[
    Setting::new("board", Kind::Text, "standard", Clause("SHO-115")),
    Setting::new("ends", Kind::Choice { values: &["agreed", "throw"] }, "agreed", Clause("SHO-201")),
    Setting::new(
        "kickoff_after_goal",
        Kind::Choice { values: &["single", "double"] },
        "single",
        Clause("SHO-210"),
    ),
    Setting::new(
        "length",
        Kind::Choice { values: &["goals-2", "goals-3", "goals-4", "halves-clock", "halves-throws", "open"] },
        "goals-3",
        Clause("SHO-801"),
    ),
    Setting::new(
        "minutes_per_half",
        Kind::Number { least: 1, most: 90, zero: false },
        "45",
        Clause("SHO-803"),
    )
    .needs(&[Needs { key: "length", values: &["halves-clock"] }]),
    Setting::new(
        "throws_per_half",
        Kind::Number { least: 10, most: 500, zero: false },
        "60",
        Clause("SHO-804"),
    )
    .needs(&[Needs { key: "length", values: &["halves-throws"] }]),
    Setting::new(
        "drop_ball_after",
        Kind::Number { least: 4, most: 200, zero: true },
        "20",
        Clause("SHO-902"),
    ),
    Setting::new(
        "max_throws",
        Kind::Number { least: 100, most: 100_000, zero: true },
        "2000",
        Clause("SHO-904"),
    ),
];

/// The numbers and switches that decide what a choice means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    pub(crate) length: Length,
    /// SHO-201: are the ends thrown for?
    pub(crate) ends_by_throw: bool,
    /// SHO-210: is the kick-off after a goal played with the pair of throws, as at the beginning?
    pub(crate) pair_after_goal: bool,
    /// SHO-902; 0 for never.
    pub(crate) drop_ball_after: u32,
    /// SHO-904; 0 for never.
    pub(crate) max_throws: u32,
}

/// When a match ends (SHO-801).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// When a side has scored so many goals.
    Goals(u16),
    /// After two halves by the clock, of so many minutes each.
    Clock(u32),
    /// After two halves of so many throws each.
    Throws(u32),
    /// When both agree.
    Open,
}

impl Length {
    pub(crate) const fn has_halves(self) -> bool {
        matches!(self, Length::Clock(_) | Length::Throws(_))
    }
}

/// The rules and the board that these options stand for.
pub(crate) fn configure(settings: &Settings) -> Result<(Rules, Board), Refusal> {
    let max_throws = settings.number("max_throws");
    let length = match settings.text("length") {
        "goals-2" => Length::Goals(2),
        "goals-4" => Length::Goals(4),
        "halves-clock" => Length::Clock(settings.number("minutes_per_half")),
        "halves-throws" => {
            let throws = 2 * settings.number("throws_per_half");
            // SHO-904 is there to guarantee an end, not to cut short what was agreed under SHO-804.
            if max_throws != 0 && max_throws < throws {
                return Err(Refusal::StopsTooEarly { throws, max_throws });
            }
            Length::Throws(throws / 2)
        }
        "open" => Length::Open,
        _ => Length::Goals(3),
    };
    let rules = Rules {
        length,
        ends_by_throw: settings.text("ends") == "throw",
        pair_after_goal: settings.text("kickoff_after_goal") == "double",
        drop_ball_after: settings.number("drop_ball_after"),
        max_throws,
    };
    let board = Board::read(settings.text("board")).map_err(|fault| Refusal::Board { fault })?;
    Ok((rules, board))
}
