//! The options of a match (SIM-1010).

use onze_core::{Clause, Kind, Needs, Setting, Settings, Side};
use onze_kick::Level;

use crate::catalogue::Catalogue;
use crate::kit::{Kit, Worn};
use crate::pitch::Pitch;
use crate::refusal::Refusal;
use crate::squad::{Squad, SquadValue};

const fn flag(key: &'static str, rule: &'static str) -> Setting {
    Setting::new(key, Kind::Flag, "off", Clause(rule))
}

const fn text(key: &'static str, default: &'static str, rule: &'static str) -> Setting {
    Setting::new(key, Kind::Text, default, Clause(rule))
}

const fn choice(
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    rule: &'static str,
) -> Setting {
    Setting::new(key, Kind::Choice { values }, default, Clause(rule))
}

const fn number(
    key: &'static str,
    (least, most, zero): (u32, u32, bool),
    default: &'static str,
    rule: &'static str,
) -> Setting {
    Setting::new(key, Kind::Number { least, most, zero }, default, Clause(rule))
}

const STRIKER: &[Needs] = &[Needs { key: "pro_striker", values: &["on"] }];

pub(crate) const SETTINGS: &[Setting] = &[
    text("red_squad", "reds", "SIM-212"),
    text("blue_squad", "blues", "SIM-212"),
    text("red_strip", "reds", "SIM-214").since(3),
    text("blue_strip", "blues", "SIM-214").since(3),
    text("catalogue", "standard", "SIM-210"),
    text("pitch", "standard", "SIM-104"),
    text("squad_value", "any", "SIM-209"),
    choice("kickoff_placement", &["own_half", "free"], "own_half", "SIM-302"),
    choice("hand", &["normal", "exact", "steady", "shaky"], "normal", "SIM-407"),
    flag("lob_passes", "SIM-422"),
    number("short_pass", (1, 14, false), "5", "SIM-514"),
    choice("interceptors", &["1", "all"], "1", "SIM-761"),
    choice("ticks_per_half", &["33", "22", "11"], "33", "SIM-813"),
    number("hold_limit", (1, 100, true), "10", "SIM-815"),
    number("striker_shots", (1, 20, false), "5", "SIM-916").needs(STRIKER),
    flag("shootout", "SIM-895"),
    number("clock", (5, 3600, true), "0", "SIM-1008"),
    flag("pro_assist", "SIM-904"),
    flag("pro_long_kick", "SIM-905"),
    flag("pro_extended_cross", "SIM-906"),
    flag("pro_precise_cross", "SIM-907"),
    flag("pro_offside_line", "SIM-908"),
    flag("pro_striker", "SIM-909"),
    flag("pro_retrieval", "SIM-911"),
    flag("pro_wall", "SIM-912"),
    flag("pro_header", "SIM-913"),
    flag("pro_speed", "SIM-914"),
    flag("pro_quick_defence", "SIM-915"),
];

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
        let small = |key: &str| u8::try_from(settings.number(key)).unwrap_or(u8::MAX);
        let on = |key: &str| settings.flag(key);
        Rules {
            kickoff_free: settings.text("kickoff_placement") == "free",
            hand: match settings.text("hand") {
                "exact" => Level::Exact,
                "steady" => Level::Steady,
                "shaky" => Level::Shaky,
                _ => Level::Normal,
            },
            lob_passes: on("lob_passes"),
            short_pass: small("short_pass"),
            all_intercept: settings.text("interceptors") == "all",
            ticks: settings.text("ticks_per_half").parse().unwrap_or(33),
            hold_limit: small("hold_limit"),
            striker_shots: small("striker_shots"),
            shootout: on("shootout"),
            clock: settings.number("clock"),
            untold_line_ups: settings.older_than(2),
            until_3: settings.older_than(4),
            pro: Pro {
                assist: on("pro_assist"),
                long_kick: on("pro_long_kick"),
                extended_cross: on("pro_extended_cross"),
                precise_cross: on("pro_precise_cross"),
                offside_line: on("pro_offside_line"),
                striker: on("pro_striker"),
                retrieval: on("pro_retrieval"),
                wall: on("pro_wall"),
                header: on("pro_header"),
                speed: on("pro_speed"),
                quick_defence: on("pro_quick_defence"),
            },
        }
    }
}

/// What the two sides wear (SIM-214, SIM-215). It has no effect on play.
pub(crate) fn wardrobe(settings: &Settings) -> Result<[Option<Box<Worn>>; 2], Refusal> {
    let kit = |side: Side, key: &str| Kit::read(settings.text(key)).map_err(|_| Refusal::Strip { side });
    let kits = [kit(Side::Red, "red_strip")?, kit(Side::Blue, "blue_strip")?];
    Kit::dress(kits).map_err(|_| Refusal::Strip { side: Side::Red })
}

/// The pitch and the squads that the options name.
pub(crate) fn equipment(settings: &Settings) -> Result<(Pitch, [Squad; 2]), Refusal> {
    let pitch = Pitch::read(settings.text("pitch")).map_err(|fault| Refusal::Pitch { fault })?;
    let catalogue =
        Catalogue::read(settings.text("catalogue")).map_err(|fault| Refusal::Catalogue { fault })?;
    let value =
        SquadValue::parse(settings.text("squad_value")).map_err(|fault| Refusal::SquadValue { fault })?;
    let squad = |side: Side, key: &str| {
        Squad::read(settings.text(key), &catalogue, value).map_err(|fault| Refusal::Squad { side, fault })
    };
    Ok((pitch, [squad(Side::Red, "red_squad")?, squad(Side::Blue, "blue_squad")?]))
}
