//! Texts with a `*` for anything.

use std::fmt;

/// A text in which `*` stands for anything, or for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(String);

impl Pattern {
    /// The pattern that is written so.
    pub fn new(text: &str) -> Self {
        Pattern(text.to_owned())
    }

    /// Is the whole text like this?
    pub fn fits(&self, text: &str) -> bool {
        let Some((first, rest)) = self.0.split_once('*') else { return self.0 == text };
        let Some(mut text) = text.strip_prefix(first) else { return false };
        let mut parts: Vec<_> = rest.split('*').collect();
        let last = parts.pop().unwrap_or_default();
        for part in parts {
            let Some((_, after)) = text.split_once(part) else { return false };
            text = after;
        }
        text.ends_with(last)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything_or_nothing() {
        for (pattern, yes, no) in [
            ("8>14,9", "8>14,9", "8>14,90"),
            ("8>*", "8>14,9 (5)", "18>14,9"),
            ("*(5)", "8>14,9 (5)", "8>14,9 (6)"),
            ("8>*,9 *", "8>14,9 (5)", "8>14,8 (5)"),
            ("*", "", "\n"),
        ] {
            assert!(Pattern::new(pattern).fits(yes), "{pattern}: {yes}");
            assert!(pattern == "*" || !Pattern::new(pattern).fits(no), "{pattern}: {no}");
        }
    }
}
