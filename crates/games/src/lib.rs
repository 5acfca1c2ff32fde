//! The games there are, and what is registered for each: its rules, its rulebook and what is measured of it.
//!
//! A new game is one entry in the list below. Who plays it besides people is for `onze-players` to say, and what it tells for
//! `onze-texts`.
//!
//! ```
//! let game = onze_games::find("chifootmi").expect("it is in the list");
//! assert_eq!(game.seats(&[]).expect("the defaults fit together"), ["R", "B"]);
//! ```

use onze_core::table::{AnyGame, Of, Refused};
use onze_core::{Game, name};

/// A rulebook in both languages, in Markdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Book {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

/// Options under which a game is measured, with the name of the figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its name beside that of the game.
    pub name: &'static str,
    /// The options that differ from the defaults.
    pub set: &'static [(&'static str, &'static str)],
}

/// What is registered for one game.
struct Entry {
    id: &'static str,
    book: Book,
    cases: &'static [Case],
}

macro_rules! games {
    ($($id:literal: $game:ty { $($name:literal: [$($set:expr),*]),* })*) => {
        /// Every game.
        pub static ALL: &[&dyn AnyGame] = &[$(&Of::<$game>::new()),*];

        static ENTRIES: &[Entry] = &[$(Entry {
            id: $id,
            book: Book {
                en: include_str!(concat!("../../../rulebook/en/", $id, ".md")),
                fr: include_str!(concat!("../../../rulebook/fr/", $id, ".md")),
            },
            cases: &[$(Case { name: $name, set: &[$($set),*] }),*],
        }),*];
    };
}

games! {
    "chifootmi": onze_chifootmi::Chifootmi {
        "beginner": [("level", "beginner")],
        "amateur": [("level", "amateur")],
        "pro": [("level", "pro")],
        "pro+ OUC": [("level", "pro+"), ("offside", "on"), ("one_two", "on"), ("counter_attack", "on")]
    }
    "shoot": onze_shoot::Shoot { "to 3 goals": [] }
    "challenge": onze_challenge::Challenge {
        "friendly": [("friendly", "on")],
        "four clubs": [("clubs", "4")]
    }
    "simulator": onze_simulator::Simulator { "plain": [] }
}

/// The game with this name.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, Refused> {
    ALL.iter().copied().find(|game| game.id() == name).ok_or_else(|| {
        let known = ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Refused::plain("game_unknown", &[("game", name), ("games", &known)])
    })
}

/// The rulebook of a game.
pub fn book(game: &str) -> Option<Book> {
    entry(game).map(|entry| entry.book)
}

/// What is measured of a game.
pub fn cases(game: &str) -> &'static [Case] {
    entry(game).map_or(&[], |entry| entry.cases)
}

/// Refuses options that bring a name to the table which nobody may enter ([`onze_core::name`]). Asked of what somebody chooses,
/// not of what a record says.
pub fn check_names<'a>(game: &str, set: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<(), Refused> {
    if game != onze_simulator::Simulator::ID {
        return Ok(());
    }
    let mut names = set.into_iter().flat_map(|(key, value)| onze_simulator::names_on_shirts(key, value));
    names.try_for_each(|written| Ok(name::tidy(&written).map(drop)?))
}

fn entry(game: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_name_its_rulebook_and_something_to_measure() {
        for (game, entry) in ALL.iter().zip(ENTRIES) {
            assert_eq!(game.id(), entry.id);
            assert!(entry.book.en.starts_with("# ") && entry.book.fr.starts_with("# "), "{}", entry.id);
            assert!(!entry.cases.is_empty(), "{}", entry.id);
        }
    }

    #[test]
    fn the_options_of_every_case_fit_together() {
        for game in ALL {
            for case in cases(game.id()) {
                let set: Vec<_> =
                    case.set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
                assert!(game.seats(&set).is_ok(), "{} {}", game.id(), case.name);
            }
        }
    }

    #[test]
    fn names_on_shirts_are_names_as_any() {
        let strip = |sponsor: &str| {
            let strip = "shirt = \"#ffffff\", shorts = \"#ffffff\", socks = \"#ffffff\"";
            let kit = format!(
                "{{ name = \"A\", first = {{ {strip} }}, second = {{ {} }}, sponsors = [\"{sponsor}\"] }}",
                strip.replace("ffffff", "000000")
            );
            [("red_strip".to_owned(), kit)]
        };
        let entered = |sponsor: &str| {
            let set = strip(sponsor);
            let game = find("simulator").unwrap();
            assert!(game.seats(&set).is_ok(), "{sponsor}: a record of before is read");
            check_names("simulator", set.iter().map(|(key, kit)| (&**key, &**kit)))
                .map_err(|refused| refused.kind().to_owned())
        };
        assert_eq!(entered("Café Ω"), Ok(()));
        assert_eq!(entered("a\\u202Eb"), Err("name_unseen".to_owned()));
    }

    #[test]
    fn a_game_that_is_not_there_is_refused_with_those_that_are() {
        let refused = find("chess").err().unwrap();
        assert_eq!(
            (refused.kind(), refused.why["games"].as_str().unwrap().split(", ").count()),
            ("game_unknown", ALL.len())
        );
        assert!(book("chess").is_none() && cases("chess").is_empty());
    }
}
