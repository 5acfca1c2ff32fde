//! The options of a match: what a person sets, and what may be set.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use thiserror::Error;

use crate::Clause;

/// The most bytes of an option that is text: enough for a board or two squads.
const MOST_TEXT: usize = 4000;

/// What one option may be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Kind {
    /// `on` or `off`.
    Flag,
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// A whole number: 0 where that means "none", or one from `least` to `most`.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
        /// Is 0 allowed besides, for "none"?
        zero: bool,
    },
    /// Text in a form of the game's own.
    Text,
}

/// One option that a game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Setting {
    /// Its name in `--set name=value`.
    pub key: &'static str,
    /// What it may be.
    #[serde(flatten)]
    pub kind: Kind,
    /// What it is unless set.
    pub default: &'static str,
    /// The clause that describes it.
    pub rule: Clause,
    /// It matters only if all of these hold.
    #[serde(skip_serializing_if = "<[Needs]>::is_empty")]
    pub needs: &'static [Needs],
    /// The version of the rules that brought it ([`crate::Game::RULES`]).
    #[serde(skip)]
    pub since: u32,
    /// The least number that older rules took; a game refuses it where it is played by newer ones.
    #[serde(skip)]
    pub once_from: Option<u32>,
}

/// A value of another option without which an option does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Needs {
    /// The other option.
    pub key: &'static str,
    /// One of these.
    pub values: &'static [&'static str],
}

impl Setting {
    /// Could older rules have had this value?
    fn once_allowed(&self, value: &str) -> bool {
        match (self.kind, self.once_from) {
            (Kind::Number { most, zero, .. }, Some(least)) => {
                Kind::Number { least, most, zero }.allows(value)
            }
            _ => false,
        }
    }

    /// An option that was there from the first version of the rules and always matters.
    const fn new(key: &'static str, kind: Kind, default: &'static str, rule: Clause) -> Self {
        Setting { key, kind, default, rule, needs: &[], since: 1, once_from: None }
    }

    /// The same, but it matters only if all of these hold.
    #[must_use]
    const fn needs(self, needs: &'static [Needs]) -> Self {
        Setting { needs, ..self }
    }

    /// The same, but brought by this version of the rules.
    #[must_use]
    const fn since(self, since: u32) -> Self {
        Setting { since, ..self }
    }
}

/// An option as the game that knows it reads it: a misspelt one does not compile. A game lists its own with [`options!`].
#[derive(Debug)]
pub struct Key<T: ?Sized>(Setting, PhantomData<fn(&T)>);

/// An option that is on or off.
pub type Flag = Key<bool>;
/// An option that is a number.
pub type Number = Key<u32>;
/// An option that is one of some words.
pub type Word = Key<[&'static str]>;
/// An option that is text in a form of the game's own.
pub type Text = Key<str>;

impl<T: ?Sized> Key<T> {
    const fn with(key: &'static str, kind: Kind, default: &'static str, rule: &'static str) -> Self {
        Key(Setting::new(key, kind, default, Clause(rule)), PhantomData)
    }

    /// The option as it is listed.
    pub const fn setting(&self) -> Setting {
        self.0
    }

    /// That it has one of these values, for [`Key::needs`] of another.
    pub const fn is(&self, values: &'static [&'static str]) -> Needs {
        Needs { key: self.0.key, values }
    }

    /// The same, but it matters only if all of these hold.
    #[must_use]
    pub const fn needs(self, needs: &'static [Needs]) -> Self {
        Key(self.0.needs(needs), PhantomData)
    }

    /// The same, but brought by this version of the rules.
    #[must_use]
    pub const fn since(self, since: u32) -> Self {
        Key(self.0.since(since), PhantomData)
    }
}

impl Flag {
    /// `on` or `off`.
    pub const fn new(key: &'static str, default: &'static str, rule: &'static str) -> Self {
        Key::with(key, Kind::Flag, default, rule)
    }

    /// Is it on?
    pub fn of(&self, settings: &Settings) -> bool {
        settings.text(self.0.key) == "on"
    }
}

impl Number {
    /// A number from the first to the second.
    pub const fn new(
        key: &'static str,
        (least, most): (u32, u32),
        default: &'static str,
        rule: &'static str,
    ) -> Self {
        Key::with(key, Kind::Number { least, most, zero: false }, default, rule)
    }

    /// The same, or 0 for "none".
    #[must_use]
    pub const fn or_none(self) -> Self {
        let Key(Setting { kind, .. }, _) = self;
        match kind {
            Kind::Number { least, most, .. } => {
                Key(Setting { kind: Kind::Number { least, most, zero: true }, ..self.0 }, PhantomData)
            }
            _ => self,
        }
    }

    /// The same, but older rules took smaller numbers too, from this one on: records of then are still read.
    #[must_use]
    pub const fn once_from(self, least: u32) -> Self {
        Key(Setting { once_from: Some(least), ..self.0 }, PhantomData)
    }

    /// Its value.
    pub fn of(&self, settings: &Settings) -> u32 {
        settings.text(self.0.key).parse().unwrap_or(0)
    }
}

impl Word {
    /// One of these words.
    pub const fn new(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        rule: &'static str,
    ) -> Self {
        Key::with(key, Kind::Choice { values }, default, rule)
    }

    /// Its value.
    pub fn of<'a>(&self, settings: &'a Settings) -> &'a str {
        settings.text(self.0.key)
    }
}

impl Text {
    /// Text.
    pub const fn new(key: &'static str, default: &'static str, rule: &'static str) -> Self {
        Key::with(key, Kind::Text, default, rule)
    }

    /// Its value.
    pub fn of<'a>(&self, settings: &'a Settings) -> &'a str {
        settings.text(self.0.key)
    }
}

/// The options of a game: a [`Key`] for each, and `SETTINGS`, the list of them all.
///
/// ```
/// use onze_core::Settings;
///
/// onze_core::options! {
///     LEVEL: Word("level", &["easy", "hard"], "easy", "X-1");
///     LIMIT: Number("limit", (5, 9), "0", "X-2").or_none();
///     FAST: Flag("fast", "off", "X-3").needs(&[LEVEL.is(&["hard"])]).since(2);
/// }
///
/// let settings = Settings::new(SETTINGS);
/// assert_eq!((LEVEL.of(&settings), LIMIT.of(&settings), FAST.of(&settings)), ("easy", 0, false));
/// ```
#[macro_export]
macro_rules! options {
    ($($(#[$doc:meta])* $vis:vis $name:ident: $kind:ident($($is:expr),* $(,)?)$(.$more:ident($($how:expr)?))*;)*) => {
        $($(#[$doc])* $vis const $name: $crate::settings::$kind = $crate::settings::$kind::new($($is),*)$(.$more($($how)?))*;)*
        /// All of them.
        pub(crate) const SETTINGS: &[$crate::Setting] = &[$($name.setting()),*];
    };
}

/// A value was given that an option cannot have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingError {
    /// There is no such option.
    #[error("there is no option '{key}'; the options are: {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// The option exists but cannot have this value.
    #[error("option '{key}' cannot be '{value}'; it takes {takes} ({rule})")]
    Value {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it takes, in words.
        takes: String,
        /// The clause that describes the option.
        rule: Clause,
    },
}

/// The options of one match, all of them, each with a value that its kind allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    known: &'static [Setting],
    values: BTreeMap<&'static str, String>,
    /// The version of the rules, if it is not the newest.
    rules: Option<u32>,
}

impl Settings {
    /// Every option at its default, by the newest rules.
    pub fn new(known: &'static [Setting]) -> Self {
        let values = known.iter().map(|setting| (setting.key, setting.default.to_owned())).collect();
        Settings { known, values, rules: None }
    }

    /// The same options by an older version of the rules.
    #[must_use]
    pub fn by_rules(self, version: u32) -> Self {
        Settings { rules: Some(version), ..self }
    }

    /// Is the match played by rules that are older than this version? So a mended rule asks for the old way.
    pub fn older_than(&self, version: u32) -> bool {
        self.rules.is_some_and(|rules| rules < version)
    }

    /// The version of the rules; `newest` unless it is an older one.
    pub(crate) fn rules(&self, newest: u32) -> u32 {
        self.rules.unwrap_or(newest)
    }

    /// Sets one option. Whether the options fit together is for the game to say.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let Some(setting) = self.known.iter().find(|setting| setting.key == key) else {
            let known = self.known.iter().map(|setting| setting.key).collect::<Vec<_>>().join(", ");
            return Err(SettingError::Unknown { key: key.to_owned(), known });
        };
        if !setting.kind.allows(value) && !setting.once_allowed(value) {
            let (key, value) = (key.to_owned(), value.to_owned());
            return Err(SettingError::Value { key, value, takes: setting.kind.takes(), rule: setting.rule });
        }
        self.values.insert(setting.key, value.to_owned());
        Ok(())
    }

    /// The value of an option; empty if the game has no such option.
    fn text(&self, key: &str) -> &str {
        self.values.get(key).map_or("", String::as_str)
    }

    /// All options with their values, in the order in which the game lists them; with older rules, those that there
    /// were then.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let there = |setting: &&Setting| !self.older_than(setting.since);
        self.known.iter().filter(there).map(|setting| (setting.key, self.text(setting.key)))
    }
}

impl Kind {
    fn allows(&self, value: &str) -> bool {
        match *self {
            Kind::Flag => matches!(value, "on" | "off"),
            Kind::Choice { values } => values.contains(&value),
            Kind::Number { least, most, zero } => value.parse().is_ok_and(|number: u32| {
                // One way to write each number, so that equal options are equal text.
                number.to_string() == value && ((least..=most).contains(&number) || zero && number == 0)
            }),
            Kind::Text => {
                value.len() <= MOST_TEXT && !value.contains(char::is_control) && value.trim() == value
            }
        }
    }

    fn takes(&self) -> String {
        match *self {
            Kind::Flag => "on or off".to_owned(),
            Kind::Choice { values } => values.join(" or "),
            Kind::Number { least, most, zero: true } => format!("0 or a number from {least} to {most}"),
            Kind::Number { least, most, zero: false } => format!("a number from {least} to {most}"),
            Kind::Text => format!("one line of at most {MOST_TEXT} bytes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::options! {
        LEVEL: Word("level", &["easy", "hard"], "easy", "X-1");
        LIMIT: Number("limit", (5, 9), "0", "X-2").or_none();
        FAST: Flag("fast", "off", "X-3").needs(&[LEVEL.is(&["hard"])]).since(2);
        BOARD: Text("board", "plain", "X-4").since(2);
    }

    #[test]
    fn options_start_at_their_defaults_and_keep_the_games_order() {
        let mut settings = Settings::new(SETTINGS);
        settings.set("fast", "on").unwrap();
        let all: Vec<_> = settings.iter().collect();
        assert_eq!(all, [("level", "easy"), ("limit", "0"), ("fast", "on"), ("board", "plain")]);
    }

    #[test]
    fn an_option_is_read_by_its_key() {
        let mut settings = Settings::new(SETTINGS);
        for (key, value) in [("level", "hard"), ("limit", "7"), ("fast", "on"), ("board", "a b")] {
            settings.set(key, value).unwrap();
        }
        assert_eq!((LEVEL.of(&settings), LIMIT.of(&settings)), ("hard", 7));
        assert_eq!((FAST.of(&settings), BOARD.of(&settings)), (true, "a b"));
    }

    #[test]
    fn older_rules_have_the_options_that_there_were_then() {
        let settings = Settings::new(SETTINGS).by_rules(1);
        assert_eq!(settings.iter().map(|(key, _)| key).collect::<Vec<_>>(), ["level", "limit"]);
        assert!(settings.older_than(2) && !settings.older_than(1) && !Settings::new(SETTINGS).older_than(2));
    }

    #[test]
    fn programs_learn_what_an_option_needs() {
        let fast = serde_json::to_value(SETTINGS[2]).unwrap();
        assert_eq!(fast["needs"], serde_json::json!([{ "key": "level", "values": ["hard"] }]));
        assert_eq!(serde_json::to_value(SETTINGS[1]).unwrap().get("needs"), None);
    }

    #[test]
    fn a_wrong_value_is_refused_with_what_would_be_right() {
        let mut settings = Settings::new(SETTINGS);
        for (key, value) in
            [("level", "Easy"), ("limit", "4"), ("limit", "07"), ("fast", "yes"), ("limit", "-1")]
        {
            assert!(settings.set(key, value).is_err(), "{key}={value}");
        }
        let error = settings.set("limit", "10").unwrap_err().to_string();
        assert_eq!(error, "option 'limit' cannot be '10'; it takes 0 or a number from 5 to 9 (X-2)");
        let error = settings.set("colour", "red").unwrap_err().to_string();
        assert_eq!(error, "there is no option 'colour'; the options are: level, limit, fast, board");
        assert_eq!(settings, Settings::new(SETTINGS));
    }
}
