//! Where the program speaks: results to stdout, talk to stderr.

use std::io::Write;

pub(crate) use onze_texts::{Lang, Texts};

/// The sentences of a language; without one, that of the environment.
pub(crate) fn texts(lang: Option<Lang>) -> Texts {
    Texts::new(lang.unwrap_or_else(from_environment))
}

fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    set.map_or(Lang::En, |tag| Lang::of(&tag))
}

/// A result, to stdout. A reader who went away is not an error.
pub(crate) fn print(text: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}

/// Talk, to stderr.
pub(crate) fn talk(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}
