//! Computer opponents, and the arena in which they meet.
//!
//! A [`Player`] lives as long as its match. It gets what its seat may know ([`onze_core::Seen`]), the list of its choices
//! and a [`Budget`], never the true state. Programs that do not care which game it is get an [`AnyPlayer`].
//!
//! ```
//! use onze_ai::arena::{Plan, run};
//! use onze_ai::random;
//! use onze_chifootmi::Chifootmi;
//! use onze_core::{Game, Settings};
//!
//! let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
//! let plan = Plan { games: 100, seed: 1, threads: 1 };
//! let tally = run(&game, &[random, random], &[], plan, |_| ());
//! assert_eq!(tally.players[0].wins + tally.players[1].wins, 100);
//! ```

pub mod arena;
mod budget;
mod challenge;
mod chifootmi;
mod computers;
pub mod elo;
pub mod flat;
pub mod learn;
pub mod look;
mod player;
pub mod playout;
pub mod regret;
mod shoot;
mod simulator;
pub mod train;
pub mod value;

pub use budget::{Budget, Deadline};
pub use computers::{arena, player, players, playouts, state_size, strongest};
pub use player::{AnyPlayer, Player, PlayerKind, random};
