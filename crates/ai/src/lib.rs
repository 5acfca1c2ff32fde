//! Computer opponents, and the arena in which they meet.
//!
//! A [`Player`] gets what its seat may know ([`onze_core::Seen`]) and the list of its choices, never the true state.
//!

pub mod arena;
mod player;
pub mod playout;

pub use player::{Player, PlayerKind, random};
