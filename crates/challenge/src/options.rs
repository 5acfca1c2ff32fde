//! The options of a game (CHA-909).

use onze_core::settings::Number;
use onze_core::{Needs, Settings};

use crate::Refusal;
use crate::circle;
use crate::figures::{Figures, Money};
use crate::pitch;
use crate::refusal::OfficeRefusal;

/// Fewest throws or minutes of a match (CHA-909).
const LEAST_LENGTH: u16 = 30;
const MOST_LENGTH: u16 = 300;

const CHAMPIONSHIP: &[Needs] = &[FRIENDLY.is(&["off"])];
const AS_FRIENDS: &[Needs] = &[FRIENDLY.is(&["on"])];
const TWO: &[Needs] = &[FRIENDLY.is(&["off"]), CLUBS.is(&["2"])];
const MANY: &[Needs] =
    &[FRIENDLY.is(&["off"]), CLUBS.is(&["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"])];

onze_core::options! {
    FRIENDLY: Flag("friendly", "off", "CHA-907");
    CLUBS: Number("clubs", (2, 12), "2", "CHA-202").needs(CHAMPIONSHIP);
    LEGS: Number("legs", (1, 2), "1", "CHA-820").needs(MANY);
    MATCHES: Number("matches", (1, 99), "2", "CHA-820").needs(TWO);
    FRIENDLY_CHAMPIONS: Number("friendly_champions", (0, 6), "2", "CHA-907").needs(AS_FRIENDS);
    LENGTH: Text("length", "throws:45", "CHA-204");
    OFFSIDE: Word("offside", &["auto", "claim", "off"], "auto", "CHA-757");
    FORCED_DICE: Flag("forced_dice", "off", "CHA-522");
    CHAMPION_TURNS: Number("champion_turns", (1, 5), "0", "CHA-524").or_none();
    BENT_SHOT: Flag("bent_shot", "on", "CHA-514");
    GOAL_EXTRA_STEP: Number("goal_extra_step", (0, 1), "0", "CHA-601");
    GOAL_ROW_LIMIT: Number("goal_row_limit", (1, 9), "3", "CHA-529").or_none();
    RECOVERY: Word("recovery", &["player_to_ball", "ball_to_player"], "player_to_ball", "CHA-542");
    KEEP_LIMIT: Number("keep_limit", (5, 30), "0", "CHA-548").or_none();
    SHOCKS_PER_THROW: Number("shocks_per_throw", (0, 3), "1", "CHA-710");
    SHOCK_REACH: Number("shock_reach", (0, 12), "6", "CHA-710");
    MAX_SUBSTITUTIONS: Number("max_substitutions", (0, 5), "5", "CHA-415");
    GATE: Word("gate", &["host", "both", "half"], "host", "CHA-804").needs(CHAMPIONSHIP);
    CHAMPION_STOCK: Number("champion_stock", (0, 99), "12", "CHA-128").needs(CHAMPIONSHIP);
    // How low it may be the club cards say, see `Rules::check_bank_price`.
    BANK_PRICE: Number("bank_price", (14, 999), "20", "CHA-129").needs(CHAMPIONSHIP).once_from(0);
    ADMINISTRATION_PENALTY: Number("administration_penalty", (0, 9), "0", "CHA-810").needs(CHAMPIONSHIP);
    // Beyond the rulebook: everything around the matches stays as it is.
    DECIDED_BY: Word("decided_by", &["match", "table", "chifootmi", "shoot", "simulator"], "match", "CHA-802")
        .needs(CHAMPIONSHIP)
        .since(2);
}

onze_core::words! {
    /// Who receives the gate (CHA-804).
    pub(crate) enum Gate {
        /// The host alone.
        Host = "host",
        /// Each of them the whole.
        Both = "both",
        /// Each of them half, rounded down.
        Half = "half",
    }
}

onze_core::words! {
    /// What decides the matches of a championship.
    pub enum DecidedBy {
        /// The match of the rules, played here.
        Match = "match",
        /// A real table, from which the results are typed in.
        Table = "table",
        /// Matches of Chifootmi.
        Chifootmi = "chifootmi",
        /// Matches of SHOOT.
        Shoot = "shoot",
        /// Matches of Simulator Soccer.
        Simulator = "simulator",
    }
}

impl DecidedBy {
    /// The game whose matches decide, if it is another one.
    pub(crate) fn game(self) -> Option<&'static str> {
        (!matches!(self, DecidedBy::Match | DecidedBy::Table)).then_some(self.word())
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
        let small = |key: &Number| u8::try_from(key.of(settings)).unwrap_or(u8::MAX);
        let friendly = FRIENDLY.of(settings).then(|| small(&FRIENDLY_CHAMPIONS));
        let clubs = if friendly.is_some() { 2 } else { usize::from(small(&CLUBS)) };
        let rounds = match (friendly, clubs) {
            (Some(_), _) => 1,
            (None, 2) => usize::from(small(&MATCHES)),
            _ => circle::rounds(clubs) * usize::from(small(&LEGS)),
        };
        Ok(Rules {
            friendly,
            clubs,
            rounds,
            length: Length::read(LENGTH.of(settings))?,
            gate: Gate::read(GATE.of(settings)).unwrap_or(Gate::Host),
            champion_stock: u16::from(small(&CHAMPION_STOCK)),
            bank_price: Money::try_from(BANK_PRICE.of(settings)).unwrap_or(Money::MAX),
            administration_penalty: i32::from(small(&ADMINISTRATION_PENALTY)),
            decided_by: match friendly {
                Some(_) => DecidedBy::Match,
                None => DecidedBy::read(DECIDED_BY.of(settings)).unwrap_or(DecidedBy::Match),
            },
        })
    }

    /// CHA-909: whoever could buy a champion below a resale price would make money of the bank without end. The first two
    /// versions of the rules let them.
    pub(crate) fn check_bank_price(
        &self,
        settings: &Settings,
        figures: &Figures,
    ) -> Result<(), OfficeRefusal> {
        let least = figures.highest_resale();
        let dear = self.bank_price >= least || self.friendly.is_some() || settings.older_than(3);
        if dear { Ok(()) } else { Err(OfficeRefusal::BankPrice { given: self.bank_price, least }) }
    }
}

/// CHA-909: the options of the match itself.
pub(crate) fn on_pitch(settings: &Settings, length: Length) -> pitch::Options {
    let small = |key: &Number| u8::try_from(key.of(settings)).unwrap_or(u8::MAX);
    pitch::Options {
        length: match length {
            Length::Throws(throws) => pitch::Length::Throws(throws),
            Length::Minutes(_) => pitch::Length::Clock,
        },
        forced_dice: FORCED_DICE.of(settings),
        champion_turns: Some(small(&CHAMPION_TURNS)).filter(|turns| *turns > 0),
        bent_shot: BENT_SHOT.of(settings),
        goal_extra_step: small(&GOAL_EXTRA_STEP) > 0,
        goal_row_limit: small(&GOAL_ROW_LIMIT),
        ball_to_player: RECOVERY.of(settings) == "ball_to_player",
        keep_limit: small(&KEEP_LIMIT),
        offside: pitch::OffsideRule::read(OFFSIDE.of(settings)).unwrap_or(pitch::OffsideRule::Auto),
        shocks_per_throw: small(&SHOCKS_PER_THROW),
        shock_reach: small(&SHOCK_REACH),
        max_substitutions: small(&MAX_SUBSTITUTIONS),
        // CHA-907; the first version of the rules noted the money of a friendly match.
        money: !FRIENDLY.of(settings) || settings.older_than(2),
        back_before_free_kick: settings.older_than(3),
    }
}

impl Length {
    /// `throws:45`, `minutes:45`, and for tests `trial:5`, a match of fewer throws than anybody would play.
    fn read(text: &str) -> Result<Length, Refusal> {
        let refused = || {
            Refusal::from(OfficeRefusal::Length {
                given: text.to_owned(),
                least: LEAST_LENGTH,
                most: MOST_LENGTH,
            })
        };
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

    use onze_core::Kind;

    use super::*;

    #[test]
    fn cha_129_cha_909_no_price_is_offered_that_the_club_cards_refuse() {
        let resale = u32::try_from(Figures::standard().unwrap().highest_resale()).unwrap();
        let kind = BANK_PRICE.setting().kind;
        assert_eq!(kind, Kind::Number { least: resale, most: 999, zero: false }, "what a form offers");
    }

    #[test]
    fn cha_909_the_rulebook_tells_the_numbers_that_an_option_takes() {
        let books = [
            (include_str!("../../../rulebook/en/challenge.md"), "to"),
            (include_str!("../../../rulebook/fr/challenge.md"), "à"),
        ];
        for (book, to) in books {
            let table = book.split("### CHA-909").nth(1).unwrap().split("###").next().unwrap();
            for setting in SETTINGS {
                assert!(table.contains(&format!("`{}`", setting.key)), "{} is in the table", setting.key);
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
