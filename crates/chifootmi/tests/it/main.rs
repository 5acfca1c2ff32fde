//! All tests of Chifootmi that need nothing but its public face, in one program so that they build fast.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod card_shot;
mod common;
mod conformance;
mod dribble_tackle;
mod end_of_match;
mod golden;
mod kicks;
mod on_screen;
mod outcomes;
mod positions;
mod pro_plus;
mod records;
mod refusals;
mod setup;
mod sheets;
mod statistics;
mod turn;
#[cfg(feature = "ts")]
mod typescript;
mod views;
mod worked_examples;
