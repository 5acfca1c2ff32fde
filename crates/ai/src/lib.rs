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

pub mod analysis;
pub mod arena;
mod bench;
mod best_reply;
mod budget;
mod challenge;
mod chifootmi;
mod computers;
pub mod elo;
pub mod flat;
pub mod hints;
pub mod lab;
pub mod learn;
pub mod look;
pub mod matrix;
pub mod outside;
mod player;
pub mod playout;
pub mod regret;
mod shoot;
mod simulator;
pub mod train;
pub mod tree;
pub mod value;

pub use bench::Searching;
pub use best_reply::Study;
pub use budget::{Budget, Deadline};
pub use computers::{
    Entrant, Rounds, analyse, arena, best_reply, contest, easiest, figures, hints, outsider, player, players,
    playouts, searches, state_size, strongest,
};
pub use player::{AnyPlayer, Player, PlayerKind, random};
