//! The rulebooks, embedded.

use onze_core::rulebook::Rulebook;

use crate::cli::Lang;

/// The rulebook of a game.
pub(crate) fn of(game: &str, lang: Lang) -> Option<Rulebook<'static>> {
    let text = match (game, lang) {
        ("chifootmi", Lang::En) => include_str!("../../../rulebook/en/chifootmi.md"),
        ("chifootmi", Lang::Fr) => include_str!("../../../rulebook/fr/chifootmi.md"),
        ("shoot", Lang::En) => include_str!("../../../rulebook/en/shoot.md"),
        ("shoot", Lang::Fr) => include_str!("../../../rulebook/fr/shoot.md"),
        _ => return None,
    };
    Some(Rulebook::parse(text))
}
