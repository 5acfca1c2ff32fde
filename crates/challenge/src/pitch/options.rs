//! The options of CHA-909 that concern the match itself.

use onze_core::Settings;

use crate::options;

/// How a match is played. The default is the rulebook's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub struct Options {
    /// When it ends (CHA-204).
    pub length: Length,
    /// A die may be left only if nobody can move by it (CHA-522).
    pub forced_dice: bool,
    /// How often a champion may turn in a move; none for no limit (CHA-524).
    pub champion_turns: Option<u8>,
    /// Champions may bend a shot (CHA-514).
    pub bent_shot: bool,
    /// A goal needs one square of the total beyond the mouth (CHA-601).
    pub goal_extra_step: bool,
    /// How many of a side may stand on its goal row; 0 for any number (CHA-529).
    pub goal_row_limit: u8,
    /// A recovered ball comes to the footballer, who stays (CHA-542).
    pub ball_to_player: bool,
    /// Possession throws in a row before the opponents get a free kick; 0 for no limit (CHA-548).
    pub keep_limit: u8,
    /// Who sees offside (CHA-757).
    pub offside: OffsideRule,
    /// Shocks in one throw (CHA-710).
    pub shocks_per_throw: u8,
    /// How far from the ball a shock may be; 0 for anywhere (CHA-710).
    pub shock_reach: u8,
    /// Reserves that may come on (CHA-415).
    pub max_substitutions: u8,
    /// Cards bring and cost money (CHA-761); a friendly match ignores it (CHA-907).
    pub money: bool,
    /// As in the second version of the rules, men return before the taker of CHA-548's free kick is placed (CHA-766).
    pub back_before_free_kick: bool,
}

impl Default for Options {
    fn default() -> Self {
        options::on_pitch(&Settings::new(options::SETTINGS), options::Length::Throws(45))
    }
}

/// When a match ends (CHA-204, CHA-801).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// After so many throws.
    Throws(u16),
    /// After the throw during which a clock runs out that somebody else keeps.
    Clock,
}

onze_core::words! {
    /// Who sees offside (CHA-757).
    pub enum OffsideRule {
        /// It is punished at once.
        Auto = "auto",
        /// The opponents are asked.
        Claim = "claim",
        /// There is none.
        Off = "off",
    }
}
