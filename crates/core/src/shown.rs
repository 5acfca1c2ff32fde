//! What somebody typed, in an answer.

/// What somebody typed, fit to be shown again: on one line, and cut where it is long.
pub fn shown(typed: &str) -> String {
    const MOST: usize = 80;
    typed.chars().filter(|letter| !letter.is_control()).take(MOST).collect()
}
