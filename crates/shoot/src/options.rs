//! The options of a match.

use onze_core::Settings;

use crate::Refusal;
use crate::board::Board;

onze_core::options! {
    BOARD: Text("board", "standard", "SHO-115");
    ENDS: Word("ends", &["agreed", "throw"], "agreed", "SHO-201");
    KICKOFF_AFTER_GOAL: Word("kickoff_after_goal", &["single", "double"], "single", "SHO-210");
    LENGTH: Word(
        "length", &["goals-2", "goals-3", "goals-4", "halves-clock", "halves-throws", "open"], "goals-3", "SHO-801",
    );
    MINUTES_PER_HALF: Number("minutes_per_half", (1, 90), "45", "SHO-803").needs(&[LENGTH.is(&["halves-clock"])]);
    THROWS_PER_HALF: Number("throws_per_half", (10, 500), "60", "SHO-804").needs(&[LENGTH.is(&["halves-throws"])]);
    DROP_BALL_AFTER: Number("drop_ball_after", (4, 200), "20", "SHO-902").or_none();
    MAX_THROWS: Number("max_throws", (100, 100_000), "2000", "SHO-904").or_none();
}

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
    let max_throws = MAX_THROWS.of(settings);
    let length = match LENGTH.of(settings) {
        "goals-2" => Length::Goals(2),
        "goals-4" => Length::Goals(4),
        "halves-clock" => Length::Clock(MINUTES_PER_HALF.of(settings)),
        "halves-throws" => {
            let throws = 2 * THROWS_PER_HALF.of(settings);
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
        ends_by_throw: ENDS.of(settings) == "throw",
        pair_after_goal: KICKOFF_AFTER_GOAL.of(settings) == "double",
        drop_ball_after: DROP_BALL_AFTER.of(settings),
        max_throws,
    };
    let board = Board::read(BOARD.of(settings)).map_err(|fault| Refusal::Board { fault })?;
    Ok((rules, board))
}
