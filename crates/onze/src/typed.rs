//! What a person types for a move: any letters, the words for taking back, and what is nearest to a slip.

use std::borrow::Cow;

use onze_core::table::{Refused, Table};
use onze_core::told::ToldError;
use onze_core::{Seat, Undo};

/// The seat with this name, in any letters.
pub(crate) fn seat(table: &dyn Table, name: &str) -> Result<Seat, Refused> {
    table.read_seat(name).or_else(|refused| table.read_seat(&name.to_uppercase()).map_err(|_| refused))
}

/// Makes a choice, or takes one back: `undo`, or `undo agreed` with the others' consent. The answer is the number of the
/// new step.
pub(crate) fn play(
    table: &mut dyn Table,
    seat: Seat,
    typed: &str,
    draws: &[String],
) -> Result<usize, Refused> {
    let words = typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    match (Undo::read(&words), draws.first()) {
        (None, _) => table.play(seat, &as_written(table, seat, typed), draws),
        (Some(_), Some(told)) => Err(ToldError::LeftOver { told: told.clone() }.into()),
        (Some(undo), None) => table.take_back(seat, undo),
    }
}

/// The possible choice that is nearest to what was typed, if that was none.
pub(crate) fn nearest(
    table: &dyn Table,
    seat: Seat,
    typed: &str,
    refused: &Refused,
) -> Option<Cow<'static, str>> {
    if refused.kind() != "not_a_command" {
        return None;
    }
    let typed = plain(typed);
    let near = possible(table, seat).map(|choice| (distance(&plain(&choice), &typed), choice));
    // What has hardly a letter in common was not meant.
    let nearest = near.min_by_key(|(away, _)| *away).filter(|(away, _)| 2 * away <= typed.len().max(3));
    nearest.map(|(_, choice)| choice)
}

/// What was typed in the letters of the choice that it stands for.
fn as_written<'a>(table: &dyn Table, seat: Seat, typed: &'a str) -> Cow<'a, str> {
    let all = possible(table, seat).chain(table.time_out());
    let found = all.into_iter().find(|choice| plain(choice) == plain(typed));
    found.unwrap_or(Cow::Borrowed(typed.trim()))
}

/// Everything that a seat may do now, as it is written; what the keeper of the clock says is not among it.
fn possible(table: &dyn Table, seat: Seat) -> impl Iterator<Item = Cow<'static, str>> {
    table.legal(seat).into_iter().chain(table.unasked(seat).texts).chain(table.give_up())
}

/// Without the difference of capital letters and of spaces.
fn plain(choice: &str) -> Vec<char> {
    choice.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// How many letters must be added, left out or exchanged to make one word of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    // The distances of what was read of `one` to each beginning of `other`.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (n, letter) in (1..).zip(one) {
        let mut before = std::mem::replace(&mut row[0], n);
        for (m, wanted) in (1..).zip(other) {
            let exchanged = before + usize::from(letter != wanted);
            before = row[m];
            row[m] = exchanged.min(before + 1).min(row[m - 1] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_of_two_words_counts_letters() {
        let distance = |one: &str, other: &str| distance(&plain(one), &plain(other));
        for (one, other, expected) in [
            ("", "", 0),
            ("P1", "p 1", 0),
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("ball gaol", "ball goal", 2),
        ] {
            assert_eq!((distance(one, other), distance(other, one)), (expected, expected), "{one} {other}");
        }
    }
}
