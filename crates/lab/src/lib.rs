//! The laboratory: where players meet by the thousand, rules are compared, and values are learnt.
//!
//! Nothing here is needed to play. Programs of somebody's own are started here ([`outside`]) and nowhere else: a server does
//! not know this crate, and so cannot.
//!
//! ```
//! use onze_chifootmi::Chifootmi;
//! use onze_core::{Game, Settings};
//! use onze_lab::arena::{Plan, run};
//! use onze_players::random;
//!
//! let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
//! let plan = Plan { games: 100, seed: 1, threads: 1 };
//! let tally = run(&game, &[random, random], &[], plan, |_| ());
//! assert_eq!(tally.players[0].wins + tally.players[1].wins, 100);
//! ```

pub mod arena;
mod best_reply;
pub mod elo;
pub mod findings;
pub mod flat;
pub mod learn;
pub mod outside;
pub mod problems;
mod subjects;

pub use best_reply::Study;
pub use subjects::{
    Entrant, Hunt, Rounds, best_reply, contest, course, figures, flawed, playouts, problems, searches,
    seated, state_size, weighed_again,
};
