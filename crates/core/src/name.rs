//! Names that people give themselves, their clubs, their strips and those who wear them: strangers read them.
//!
//! The rule holds where a name is entered. Records and databases of before it are read as they are, and [`shown`] cuts what
//! is in them where somebody looks.

use std::borrow::Cow;

use thiserror::Error;

use crate::letters::{is_mark, is_other, is_space, nfc, nfkc, seen_letters};
use crate::record::MOST_NAME;

/// The most letters of a name, as the eye counts them.
pub const MOST_LETTERS: usize = 24;

/// The most marks over and under one letter: more of them reach into other lines.
const MOST_MARKS: usize = 3;

/// What sides and computers are called, in both languages, as [`folded`] writes it: nobody else may be.
const TAKEN: &[&str] = &[
    "red",
    "reds",
    "blue",
    "blues",
    "rouge",
    "rouges",
    "bleu",
    "bleus",
    "lesrouges",
    "lesbleus",
    "computer",
    "thecomputer",
    "ordi",
    "ordinateur",
    "lordinateur",
    "random",
    "joker",
    "thejoker",
    "farfelu",
    "lefarfelu",
    "rookie",
    "poussin",
    "club",
    "cadet",
    "league",
    "senior",
    "champion",
    "steady",
    "thesteadyone",
    "lerégulier",
    "you",
    "toi",
];

/// Why a name is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NameFault {
    /// It has more than [`MOST_LETTERS`].
    #[error("a name has at most {MOST_LETTERS} letters")]
    Long,
    /// Something in it cannot be seen, or stands where it does not belong.
    #[error("a name consists of letters that are seen")]
    Unseen,
    /// It is what a side or a computer is called.
    #[error("'{0}' is what a side or a computer is called")]
    Taken(String),
}

/// The name of a person as it is entered: as [`tidy`] writes it, and none that stands for somebody else.
pub fn of_person(text: &str) -> Result<String, NameFault> {
    let name = tidy(text)?;
    if TAKEN.contains(&&*folded(&name)) { Err(NameFault::Taken(name)) } else { Ok(name) }
}

/// Any name as it is entered: in the one form in which Unicode writes its letters (NFC), with single spaces, and of letters
/// that are seen. Empty for none.
pub fn tidy(text: &str) -> Result<String, NameFault> {
    // Whether a letter is a picture or not is asked of it by an invisible one behind it, which keyboards add by themselves.
    let letters = nfc(text).filter(|letter| !matches!(letter, '\u{FE0E}' | '\u{FE0F}'));
    let spaced = letters.map(|letter| if is_space(letter) { ' ' } else { letter }).collect::<String>();
    let name = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if !is_seen(&name) {
        return Err(NameFault::Unseen);
    }
    if seen_letters(&name).count() > MOST_LETTERS || name.chars().count() > MOST_NAME {
        return Err(NameFault::Long);
    }
    Ok(name)
}

/// A name that was entered before there was a rule, as it is shown: without what is not seen, and cut.
pub fn shown(name: &str) -> Cow<'_, str> {
    if tidy(name).as_deref() == Ok(name) {
        return Cow::Borrowed(name);
    }
    let seen: String = nfc(name).filter(|letter| is_space(*letter) || !is_unseen(*letter)).collect();
    let mut cut = String::new();
    let mut letters = seen_letters(seen.trim());
    for letter in letters.by_ref().take(MOST_LETTERS - 1) {
        cut.extend(letter.chars().take(1 + MOST_MARKS));
    }
    let last = letters.next().unwrap_or_default();
    cut.push_str(if letters.next().is_some() { "…" } else { last });
    Cow::Owned(cut)
}

/// Can every letter be seen, where it stands and not elsewhere?
fn is_seen(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().all(|letter| {
        // A mark at the beginning would stand on whatever comes before the name.
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && !is_unseen(letter)
    })
}

/// Is this nothing to see: a control of lines, of directions or of shapes, a filler, a letter that there is not?
fn is_unseen(letter: char) -> bool {
    // Those that Unicode calls ignorable though they count as letters, marks or signs, and two blanks.
    let blank = matches!(letter,
        '\u{034F}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
        | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{1D159}' | '\u{E0100}'..='\u{E01EF}');
    is_other(letter) || blank
}

/// A name as it is compared: small letters and digits alone, whatever they are dressed up as.
fn folded(name: &str) -> String {
    nfkc(name).flat_map(char::to_lowercase).filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_peoples_are_written_as_they_were_entered() {
        for name in [
            "",
            "Zoé",
            "N’Golo",
            "Zinédine “10”",
            "孫興慜",
            "محمد صلاح",
            "Βασίλης",
            "Иван",
            "สมชาย",
            "🦊 7",
            "🇧🇷",
        ] {
            assert_eq!(of_person(name).as_deref(), Ok(name));
            assert_eq!(shown(name), name);
        }
        assert_eq!(tidy("  Zoe\u{301}\u{A0}\u{3000}B ").as_deref(), Ok("Zoé B"), "NFC, single spaces");
        assert_eq!(tidy("❤\u{FE0F}").as_deref(), Ok("❤"));
    }

    #[test]
    fn twenty_four_letters_as_the_eye_counts_them_and_no_more() {
        for letter in ["W", "é", "﷽", "字", "👍🏽", "नि", "ث"] {
            assert!(tidy(&letter.repeat(24)).is_ok(), "{letter}");
            assert_eq!(tidy(&letter.repeat(25)), Err(NameFault::Long), "{letter}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for hidden in [
            '\n',
            '\t',
            '\r',
            '\0',
            '\u{7F}',
            '\u{85}',
            '\u{AD}',
            '\u{34F}',
            '\u{61C}',
            '\u{115F}',
            '\u{180E}',
            '\u{200B}',
            '\u{200D}',
            '\u{200E}',
            '\u{2028}',
            '\u{2029}',
            '\u{202A}',
            '\u{202E}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{E000}',
            '\u{FEFF}',
            '\u{FFA0}',
            '\u{378}',
            '\u{E0041}',
        ] {
            assert_eq!(tidy(&format!("a{hidden}b")), Err(NameFault::Unseen), "{}", hidden.escape_unicode());
        }
        assert_eq!(tidy("\u{301}a"), Err(NameFault::Unseen), "it would stand on what is before the name");
        assert_eq!(tidy(&format!("q{}", "\u{323}".repeat(4))), Err(NameFault::Unseen), "a pile of marks");
    }

    #[test]
    fn nobody_is_called_as_a_side_or_as_the_computer() {
        for name in ["Red", "blue", "ROUGE", "Bleu", " Champion ", "L’ordinateur", "Ｒｅｄ", "R.e.d"] {
            assert!(matches!(of_person(name), Err(NameFault::Taken(_))), "{name}");
        }
        assert!(of_person("Redford").is_ok() && tidy("Red").is_ok(), "a strip may be red");
    }

    #[test]
    fn a_name_of_before_is_cut_where_it_is_shown() {
        assert_eq!(shown(&"W".repeat(80)), format!("{}…", "W".repeat(23)));
        assert_eq!(shown(&"W".repeat(24)), "W".repeat(24));
        assert_eq!(shown("a\u{202E}b\u{200B}c"), "abc");
        let pile = format!("q{}", "\u{323}".repeat(60));
        assert_eq!(shown(&pile).chars().count(), 4);
        assert_eq!(shown("Red"), "Red");
    }
}
