//! What Unicode knows of letters, as far as names ask for it.
//!
//! Its tables are larger than a game, so they do not travel into browsers: there nobody but its owner enters names, and a
//! server looks again at those that come to it.

pub(crate) use known::{is_mark, is_other, is_space, nfc, nfkc, seen_letters};

#[cfg(not(target_family = "wasm"))]
mod known {
    use unicode_normalization::UnicodeNormalization;
    use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
    use unicode_segmentation::UnicodeSegmentation;

    /// Letters in the one form in which Unicode writes them.
    pub(crate) fn nfc(text: &str) -> impl Iterator<Item = char> {
        text.nfc()
    }

    /// The same, whatever they are dressed up as.
    pub(crate) fn nfkc(text: &str) -> impl Iterator<Item = char> {
        text.nfkc()
    }

    /// Letters as the eye counts them.
    pub(crate) fn seen_letters(text: &str) -> impl Iterator<Item = &str> {
        text.graphemes(true)
    }

    /// Does it stand over or under another letter?
    pub(crate) fn is_mark(letter: char) -> bool {
        letter.general_category_group() == GeneralCategoryGroup::Mark
    }

    /// A space of any width, but no line break.
    pub(crate) fn is_space(letter: char) -> bool {
        letter.general_category() == GeneralCategory::SpaceSeparator
    }

    /// No letter at all: a control, a line break, one that there is not.
    pub(crate) fn is_other(letter: char) -> bool {
        let (group, category) = (letter.general_category_group(), letter.general_category());
        group == GeneralCategoryGroup::Other
            || matches!(category, GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator)
    }
}

/// Whatever is no control is a letter.
#[cfg(target_family = "wasm")]
mod known {
    pub(crate) fn nfc(text: &str) -> impl Iterator<Item = char> {
        text.chars()
    }

    pub(crate) fn nfkc(text: &str) -> impl Iterator<Item = char> {
        text.chars()
    }

    pub(crate) fn seen_letters(text: &str) -> impl Iterator<Item = &str> {
        text.split("").filter(|letter| !letter.is_empty())
    }

    pub(crate) fn is_mark(_: char) -> bool {
        false
    }

    pub(crate) fn is_space(letter: char) -> bool {
        letter.is_whitespace() && !letter.is_control()
    }

    pub(crate) fn is_other(letter: char) -> bool {
        letter.is_control()
    }
}
