//! A session is told things and says what is to be done: no sockets, no sleeping.
#![allow(clippy::unwrap_used)] // also in what the tests call

mod agreements;
mod at_once;
mod clocks;
mod computers;
mod elsewhere;
mod hints;
mod joining;
mod knowledge;
mod nodes;
mod parts;
mod room;
mod talk;
#[path = "../../../core/tests/it/toy/mod.rs"]
mod toy;
#[cfg(feature = "ts")]
mod typescript;

use onze_core::table::{AnyGame, Of};

static TOY: Of<toy::Toy> = Of::new();

/// The toy game of core: bids under seal for two to four seats, dice, and steps that are taken back by consent.
fn toy() -> &'static dyn AnyGame {
    &TOY
}
