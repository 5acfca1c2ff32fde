//! The options of a game (CHA-909).

use onze_core::{Clause, Kind, Needs, Setting, Settings};
use serde::Serialize;

use crate::Refusal;
use crate::circle;
use crate::figures::Money;
use crate::pitch;
use crate::refusal::No;

/// Fewest throws or minutes of a match (CHA-909).
const LEAST_LENGTH: u16 = 30;
const MOST_LENGTH: u16 = 300;

const CHAMPIONSHIP: &[Needs] = &[Needs { key: "friendly", values: &["off"] }];
const FRIENDLY: &[Needs] = &[Needs { key: "friendly", values: &["on"] }];
const TWO: &[Needs] = &[Needs { key: "friendly", values: &["off"] }, Needs { key: "clubs", values: &["2"] }];
const MANY: &[Needs] = &[
    Needs { key: "friendly", values: &["off"] },
    Needs { key: "clubs", values: &["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] },
];

const fn number(least: u32, most: u32) -> Kind {
    Kind::Number { least, most, zero: false }
}

const fn number_or_none(least: u32, most: u32) -> Kind {
    Kind::Number { least, most, zero: true }
}

const fn choice(values: &'static [&'static str]) -> Kind {
    Kind::Choice { values }
}

pub(crate) const SETTINGS: &[Setting] = &[
    Setting::new("friendly", Kind::Flag, "off", Clause("CHA-907")),
    Setting::new("clubs", number(2, 12), "2", Clause("CHA-202")).needs(CHAMPIONSHIP),
    Setting::new("legs", number(1, 2), "1", Clause("CHA-820")).needs(MANY),
    Setting::new("matches", number(1, 99), "2", Clause("CHA-820")).needs(TWO),
    Setting::new("friendly_champions", number(0, 6), "2", Clause("CHA-907")).needs(FRIENDLY),
    Setting::new("length", Kind::Text, "throws:45", Clause("CHA-204")),
    Setting::new("offside", choice(&["auto", "claim", "off"]), "auto", Clause("CHA-757")),
    Setting::new("forced_dice", Kind::Flag, "off", Clause("CHA-522")),
    Setting::new("champion_turns", number_or_none(1, 5), "0", Clause("CHA-524")),
    Setting::new("bent_shot", Kind::Flag, "on", Clause("CHA-514")),
    Setting::new("goal_extra_step", number(0, 1), "0", Clause("CHA-601")),
    Setting::new("goal_row_limit", number_or_none(1, 9), "3", Clause("CHA-529")),
    Setting::new(
        "recovery",
        choice(&["player_to_ball", "ball_to_player"]),
        "player_to_ball",
        Clause("CHA-542"),
    ),
    Setting::new("keep_limit", number_or_none(5, 30), "0", Clause("CHA-548")),
    Setting::new("shocks_per_throw", number(0, 3), "1", Clause("CHA-710")),
    Setting::new("shock_reach", number(0, 12), "6", Clause("CHA-710")),
    Setting::new("max_substitutions", number(0, 5), "5", Clause("CHA-415")),
    Setting::new("gate", choice(&["host", "both", "half"]), "host", Clause("CHA-804")).needs(CHAMPIONSHIP),
    // CHA-909 says "any" of both. Below a resale price (CHA-127) there is money to be made of the bank without end.
    Setting::new("champion_stock", number(0, 99), "12", Clause("CHA-128")).needs(CHAMPIONSHIP),
    Setting::new("bank_price", number(0, 999), "20", Clause("CHA-129")).needs(CHAMPIONSHIP),
    Setting::new("administration_penalty", number(0, 9), "0", Clause("CHA-810")).needs(CHAMPIONSHIP),
    // Beyond the rulebook: everything around the matches stays as it is.
    Setting::new(
        "decided_by",
        choice(&["match", "table", "chifootmi", "shoot", "simulator"]),
        "match",
        Clause("CHA-802"),
    )
    .needs(CHAMPIONSHIP)
    .since(2),
];

/// Who receives the gate (CHA-804).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gate {
    /// The host alone.
    Host,
    /// Each of them the whole.
    Both,
    /// Each of them half, rounded down.
    Half,
}

/// What decides the matches of a championship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The match of the rules, played here.
    Match,
    /// A real table, from which the results are typed in.
    Table,
    /// Matches of Chifootmi.
    Chifootmi,
    /// Matches of SHOOT.
    Shoot,
    /// Matches of Simulator Soccer.
    Simulator,
}

impl DecidedBy {
    /// The game whose matches decide, if it is another one.
    pub(crate) const fn game(self) -> Option<&'static str> {
        match self {
            DecidedBy::Match | DecidedBy::Table => None,
            DecidedBy::Chifootmi => Some("chifootmi"),
            DecidedBy::Shoot => Some("shoot"),
            DecidedBy::Simulator => Some("simulator"),
        }
    }

    fn read(text: &str) -> DecidedBy {
        match text {
            "table" => DecidedBy::Table,
            "chifootmi" => DecidedBy::Chifootmi,
            "shoot" => DecidedBy::Shoot,
            "simulator" => DecidedBy::Simulator,
            _ => DecidedBy::Match,
        }
    }
}

/// How long a match lasts (CHA-204).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// So many throws.
    Throws(u16),
    /// So many minutes by the clock.
    Minutes(u16),
}

/// The numbers and switches that decide what happens around the matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// CHA-907: one match without money, each side with so many champions.
    pub(crate) friendly: Option<u8>,
    pub(crate) clubs: usize,
    /// CHA-820.
    pub(crate) rounds: usize,
    pub(crate) length: Length,
    pub(crate) gate: Gate,
    pub(crate) champion_stock: u16,
    pub(crate) bank_price: Money,
    pub(crate) administration_penalty: i32,
    pub(crate) decided_by: DecidedBy,
}

impl Rules {
    /// CHA-909: the options as they are set.
    pub(crate) fn new(settings: &Settings) -> Result<Rules, Refusal> {
        let small = |key: &str| u8::try_from(settings.number(key)).unwrap_or(u8::MAX);
        let friendly = settings.flag("friendly").then(|| small("friendly_champions"));
        let clubs = if friendly.is_some() { 2 } else { usize::from(small("clubs")) };
        let rounds = match (friendly, clubs) {
            (Some(_), _) => 1,
            (None, 2) => usize::from(small("matches")),
            _ => circle::rounds(clubs) * usize::from(small("legs")),
        };
        Ok(Rules {
            friendly,
            clubs,
            rounds,
            length: Length::read(settings.text("length"))?,
            gate: match settings.text("gate") {
                "both" => Gate::Both,
                "half" => Gate::Half,
                _ => Gate::Host,
            },
            champion_stock: u16::from(small("champion_stock")),
            bank_price: Money::try_from(settings.number("bank_price")).unwrap_or(Money::MAX),
            administration_penalty: i32::from(small("administration_penalty")),
            decided_by: match friendly {
                Some(_) => DecidedBy::Match,
                None => DecidedBy::read(settings.text("decided_by")),
            },
        })
    }
}

/// CHA-909: the options of the match itself.
pub(crate) fn on_pitch(settings: &Settings, length: Length) -> pitch::Options {
    let small = |key: &str| u8::try_from(settings.number(key)).unwrap_or(u8::MAX);
    pitch::Options {
        length: match length {
            Length::Throws(throws) => pitch::Length::Throws(throws),
            Length::Minutes(_) => pitch::Length::Clock,
        },
        forced_dice: settings.flag("forced_dice"),
        champion_turns: Some(small("champion_turns")).filter(|turns| *turns > 0),
        bent_shot: settings.flag("bent_shot"),
        goal_extra_step: small("goal_extra_step") > 0,
        goal_row_limit: small("goal_row_limit"),
        ball_to_player: settings.text("recovery") == "ball_to_player",
        keep_limit: small("keep_limit"),
        offside: match settings.text("offside") {
            "claim" => pitch::OffsideRule::Claim,
            "off" => pitch::OffsideRule::Off,
            _ => pitch::OffsideRule::Auto,
        },
        shocks_per_throw: small("shocks_per_throw"),
        shock_reach: small("shock_reach"),
        max_substitutions: small("max_substitutions"),
        // CHA-907; the first version of the rules noted the money of a friendly match.
        money: !settings.flag("friendly") || settings.older_than(2),
    }
}

impl Length {
    /// `throws:45`, `minutes:45`, and for tests `trial:5`, a match of fewer throws than anybody would play.
    fn read(text: &str) -> Result<Length, Refusal> {
        let refused =
            || Refusal::from(No::Length { given: text.to_owned(), least: LEAST_LENGTH, most: MOST_LENGTH });
        let (kind, n) = text.split_once(':').ok_or_else(refused)?;
        let number: u16 =
            n.parse().ok().filter(|number: &u16| number.to_string() == n).ok_or_else(refused)?;
        match kind {
            "trial" if (1..LEAST_LENGTH).contains(&number) => Ok(Length::Throws(number)),
            "throws" if (LEAST_LENGTH..=MOST_LENGTH).contains(&number) => Ok(Length::Throws(number)),
            "minutes" if (LEAST_LENGTH..=MOST_LENGTH).contains(&number) => Ok(Length::Minutes(number)),
            _ => Err(refused()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn cha_909_the_rulebook_tells_the_numbers_that_an_option_takes() {
        let books = [
            (include_str!("../../../rulebook/en/challenge.md"), "to"),
            (include_str!("../../../rulebook/fr/challenge.md"), "à"),
        ];
        for (book, to) in books {
            let table = book.split("### CHA-909").nth(1).unwrap().split("###").next().unwrap();
            for setting in SETTINGS {
                let Kind::Number { least, most, .. } = setting.kind else { continue };
                // Few numbers are named one by one.
                if most - least < 4 {
                    continue;
                }
                let name = format!("`{}`", setting.key);
                let row = table.lines().find(|row| row.contains(&name)).unwrap_or_default();
                assert!(row.contains(&format!("{least} {to} {most}")), "{name}: {least} {to} {most}: {row}");
            }
        }
    }
}
