//! The options of a match (SIM-1010).

use onze_core::settings::{Flag, Number, Text};
use onze_core::{Settings, Side};
use onze_kick::Level;

use crate::catalogue::Catalogue;
use crate::kit::{Kit, Worn};
use crate::pitch::Pitch;
use crate::refusal::Refusal;
use crate::squad::{Squad, SquadValue};

onze_core::options! {
    RED_SQUAD: Text("red_squad", "reds", "SIM-212");
    BLUE_SQUAD: Text("blue_squad", "blues", "SIM-212");
    pub(crate) RED_STRIP: Text("red_strip", "reds", "SIM-214").since(3);
    pub(crate) BLUE_STRIP: Text("blue_strip", "blues", "SIM-214").since(3);
    CATALOGUE: Text("catalogue", "standard", "SIM-210");
    PITCH: Text("pitch", "standard", "SIM-104");
    SQUAD_VALUE: Text("squad_value", "any", "SIM-209");
    KICKOFF_PLACEMENT: Word("kickoff_placement", &["own_half", "free"], "own_half", "SIM-302");
    HAND: Word("hand", &["normal", "exact", "steady", "shaky"], "normal", "SIM-407");
    LOB_PASSES: Flag("lob_passes", "off", "SIM-422");
    SHORT_PASS: Number("short_pass", (1, 14), "5", "SIM-514");
    INTERCEPTORS: Word("interceptors", &["1", "all"], "1", "SIM-761");
    TICKS_PER_HALF: Word("ticks_per_half", &["33", "22", "11"], "33", "SIM-813");
    HOLD_LIMIT: Number("hold_limit", (1, 100), "10", "SIM-815").or_none();
    STRIKER_SHOTS: Number("striker_shots", (1, 20), "5", "SIM-916").needs(&[PRO_STRIKER.is(&["on"])]);
    SHOOTOUT: Flag("shootout", "off", "SIM-895");
    CLOCK: Number("clock", (5, 3600), "0", "SIM-1008").or_none();
    PRO_ASSIST: Flag("pro_assist", "off", "SIM-904");
    PRO_LONG_KICK: Flag("pro_long_kick", "off", "SIM-905");
    PRO_EXTENDED_CROSS: Flag("pro_extended_cross", "off", "SIM-906");
    PRO_PRECISE_CROSS: Flag("pro_precise_cross", "off", "SIM-907");
    pub(crate) PRO_OFFSIDE_LINE: Flag("pro_offside_line", "off", "SIM-908");
    PRO_STRIKER: Flag("pro_striker", "off", "SIM-909");
    PRO_RETRIEVAL: Flag("pro_retrieval", "off", "SIM-911");
    PRO_WALL: Flag("pro_wall", "off", "SIM-912");
    PRO_HEADER: Flag("pro_header", "off", "SIM-913");
    PRO_SPEED: Flag("pro_speed", "off", "SIM-914");
    pub(crate) PRO_QUICK_DEFENCE: Flag("pro_quick_defence", "off", "SIM-915");
}

/// The numbers and switches that decide what a choice means.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub(crate) struct Rules {
    pub(crate) kickoff_free: bool,
    pub(crate) hand: Level,
    pub(crate) lob_passes: bool,
    pub(crate) short_pass: u8,
    pub(crate) all_intercept: bool,
    pub(crate) ticks: u16,
    pub(crate) hold_limit: u8,
    pub(crate) striker_shots: u8,
    pub(crate) shootout: bool,
    /// Seconds for each choice; 0 for no clock.
    pub(crate) clock: u32,
    /// Version 1: a position does not tell who played before a line-up of half-time that is under seal.
    pub(crate) untold_line_ups: bool,
    /// Versions 1 to 3: a half may go on for ever in the attack zone (SIM-817), a winner may run four cells to a line
    /// (SIM-518), a peg that came on may go off at once (SIM-887), a dribbled one that got up in a phase 3 in which the
    /// ball was won rests in the next phase too (SIM-709), and a direct cross is declared by hand wherever somebody might
    /// step back (SIM-1003).
    pub(crate) until_3: bool,
    pub(crate) pro: Pro,
}

/// The PRO rules that are on (SIM-901).
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is switched on by itself
pub(crate) struct Pro {
    pub(crate) assist: bool,
    pub(crate) long_kick: bool,
    pub(crate) extended_cross: bool,
    pub(crate) precise_cross: bool,
    pub(crate) offside_line: bool,
    pub(crate) striker: bool,
    pub(crate) retrieval: bool,
    pub(crate) wall: bool,
    pub(crate) header: bool,
    pub(crate) speed: bool,
    pub(crate) quick_defence: bool,
}

impl Rules {
    pub(crate) fn new(settings: &Settings) -> Rules {
        let small = |key: Number| u8::try_from(key.of(settings)).unwrap_or(u8::MAX);
        let on = |key: Flag| key.of(settings);
        Rules {
            kickoff_free: KICKOFF_PLACEMENT.of(settings) == "free",
            hand: match HAND.of(settings) {
                "exact" => Level::Exact,
                "steady" => Level::Steady,
                "shaky" => Level::Shaky,
                _ => Level::Normal,
            },
            lob_passes: on(LOB_PASSES),
            short_pass: small(SHORT_PASS),
            all_intercept: INTERCEPTORS.of(settings) == "all",
            ticks: TICKS_PER_HALF.of(settings).parse().unwrap_or(33),
            hold_limit: small(HOLD_LIMIT),
            striker_shots: small(STRIKER_SHOTS),
            shootout: on(SHOOTOUT),
            clock: CLOCK.of(settings),
            untold_line_ups: settings.older_than(2),
            until_3: settings.older_than(4),
            pro: Pro {
                assist: on(PRO_ASSIST),
                long_kick: on(PRO_LONG_KICK),
                extended_cross: on(PRO_EXTENDED_CROSS),
                precise_cross: on(PRO_PRECISE_CROSS),
                offside_line: on(PRO_OFFSIDE_LINE),
                striker: on(PRO_STRIKER),
                retrieval: on(PRO_RETRIEVAL),
                wall: on(PRO_WALL),
                header: on(PRO_HEADER),
                speed: on(PRO_SPEED),
                quick_defence: on(PRO_QUICK_DEFENCE),
            },
        }
    }
}

/// What the two sides wear (SIM-214, SIM-215). It has no effect on play.
pub(crate) fn wardrobe(settings: &Settings) -> Result<[Option<Box<Worn>>; 2], Refusal> {
    let kit = |side: Side, key: Text| Kit::read(key.of(settings)).map_err(|_| Refusal::Strip { side });
    let kits = [kit(Side::Red, RED_STRIP)?, kit(Side::Blue, BLUE_STRIP)?];
    Kit::dress(kits).map_err(|_| Refusal::Strip { side: Side::Red })
}

/// The pitch and the squads that the options name.
pub(crate) fn equipment(settings: &Settings) -> Result<(Pitch, [Squad; 2]), Refusal> {
    let pitch = Pitch::read(PITCH.of(settings)).map_err(|fault| Refusal::Pitch { fault })?;
    let catalogue = Catalogue::read(CATALOGUE.of(settings)).map_err(|fault| Refusal::Catalogue { fault })?;
    let value = SquadValue::parse(SQUAD_VALUE.of(settings)).map_err(|fault| Refusal::SquadValue { fault })?;
    let squad = |side: Side, key: Text| {
        Squad::read(key.of(settings), &catalogue, value).map_err(|fault| Refusal::Squad { side, fault })
    };
    Ok((pitch, [squad(Side::Red, RED_SQUAD)?, squad(Side::Blue, BLUE_SQUAD)?]))
}
