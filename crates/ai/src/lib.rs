//! Computer opponents, and the arena in which they meet.
//!
//! A [`Player`] gets what its seat may know ([`onze_core::Seen`]) and the list of its choices, never the true state.
//!
//! ```
//! use onze_ai::arena::{Plan, run};
//! use onze_ai::random;
//! use onze_chifootmi::Chifootmi;
//! use onze_core::{Game, Settings};
//!
//! let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
//! let plan = Plan { games: 100, seed: 1, threads: 1 };
//! let tally = run(&game, &[random, random], plan, |_| ());
//! assert_eq!(tally.players[0].wins + tally.players[1].wins, 100);
//! ```

pub mod arena;
mod chifootmi;
pub mod games;
mod player;
pub mod playout;
mod shoot;

pub use player::{Player, PlayerKind, random};
