//! Computer opponents, and what they tell people: hints, and finished matches explained.
//!
//! A [`Player`] lives as long as its match. It gets what its seat may know ([`onze_core::Seen`]), the list of its choices
//! and a [`Budget`], never the true state. Programs that do not care which game it is get an [`AnyPlayer`].
//!
//! This is what a server needs, and what a browser could run: nothing here starts a program, and a thread only where
//! somebody asks for more than one. Where players meet by the thousand and learn is `onze-lab`.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use onze_chifootmi::Chifootmi;
//! use onze_core::{Game, Quick, Seat, Seen, Settings};
//! use onze_players::{Budget, random};
//!
//! let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
//! let (state, mut moves) = (game.start(&mut Quick::new(1), &mut ()), Vec::new());
//! game.legal(&state, Seat::FIRST, &mut moves);
//! let seen = Seen::new(&game, &state, Seat::FIRST);
//! let choice = random(Quick::new(2)).choose(&seen, &moves, &Budget::new(&AtomicBool::new(false)));
//! assert!(moves.contains(&choice));
//! ```

pub mod analysis;
mod budget;
mod challenge;
mod chifootmi;
mod computers;
pub mod estimate;
pub mod hints;
pub mod lessons;
pub mod matrix;
mod player;
pub mod playout;
pub mod regret;
pub mod scales;
mod shoot;
mod simulator;
pub mod value;

pub use budget::{Budget, Deadline};
pub use computers::{
    AnyComputers, CHALLENGE, CHIFOOTMI, Computers, SHOOT, SIMULATOR, analyse, computers, easiest, hints,
    player, players, strongest,
};
pub use player::{AnyPlayer, Fault, Player, PlayerKind, Seated, random};
