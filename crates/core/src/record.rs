//! Match records: plain text that a person can read, diff and mail.
//!
//! ```text
//! onze record 1
//! game chifootmi
//! rules 2                                 the version of its rules, if it is not the first
//! set level=beginner                      one line an option, all of them
//! match 1c2f5e9d40aa7b31                  its name
//! seat R Anna                             who plays, if they said so
//! words B allez les bleus                 words added to the draws, if any
//! commit 5d1f…                            published before the first draw
//! secret 09ab…                            left out of a viewer's copy of a running match
//! script 4, 3                             draws used before any other, for studies
//! position …                              where it starts, if not with the usual set-up
//!
//! 0 start {8 5 10 …, 7 1 11 …, B} =a9c1b5d2e3f40718
//! 1 R P3 ~digest/salt =…                  a choice under seal
//! 2 B P1 =…
//! 3 R undo =…
//! end B 1-2
//! ```
//!
//! A step is its number, the seat, the move, then its draws in braces, its seal and the hash of the state after it.
//! `dice typed` stands instead of the commitment where chance is typed in. In a viewer's copy `?` stands for what the
//! viewer may not know, and there are no hashes.

mod read;
mod write;

pub(crate) use read::{MOST_NAME, is_name};
pub use read::{RecordError, RecordText, Wrong, parse, split};

/// The header of a record with another name for a seat that has one, or with none if it is empty. Nothing hangs on names: no
/// draw, no hash.
pub fn with_player(header: &str, seat: &str, player: &str) -> String {
    let is_seat =
        |line: &str| line.strip_prefix("seat ").and_then(|rest| rest.split(' ').next()) == Some(seat);
    let lines = header.split_inclusive('\n').map(|line| match is_seat(line) {
        true if player.is_empty() => String::new(),
        true => format!("seat {seat} {player}\n"),
        false => line.to_owned(),
    });
    lines.collect()
}

const FIRST_LINE: &str = "onze record 1";
