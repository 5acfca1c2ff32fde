//! SHOOT, a football game with two dice on a chequered pitch.
//!
//! [`Shoot`] holds the rules of one match (options and board); [`State`] is the match at one moment.
//! Every event and every refusal names its clause (`SHO-…`); the clauses stand in the rulebook.
//!
//! The dice fall by themselves: a step ends with the next throw, unless a choice comes before it (SHO-907). So a coach
//! is only ever asked what to do with dice that lie on the table. One move is one use of the throw, and `done` declines
//! the rest: the first move can be taken back until the second, or `done`, confirms the use (SHO-906). How moves are
//! written is told at [`Move`].
//!
//! ```
//! use onze_core::{Game, Quick, Settings};
//! use onze_shoot::Shoot;
//!
//! let game = Shoot::new(&Settings::new(Shoot::SETTINGS)).expect("the defaults fit together");
//! let mut chance = Quick::new(11);
//! let mut state = game.start(&mut chance, &mut ());
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act(&state).first() {
//!     moves.clear();
//!     game.legal(&state, seat, &mut moves);
//!     game.play(&mut state, seat, &moves[0], &mut chance, &mut ()).expect("a listed move is legal");
//! }
//! assert!(game.outcome(&state).is_some());
//! ```

mod ball;
mod board;
mod end;
mod event;
mod game;
mod moves;
mod notation;
mod number;
mod odds;
mod options;
mod placing;
mod players;
mod position;
mod reach;
mod refusal;
mod setup;
mod sheet;
mod square;
mod squares;
mod state;
mod story;
mod turn;
mod view;

pub use ball::Landing;
pub use board::Area;
pub use event::Event;
pub use game::Shoot;
pub use moves::{End, Flank, Move, Offer};
pub use number::{Number, Numbers, Role};
pub use odds::{Answer, BothOdds, NextThrow, Odds, Question, SideOdds, Throw};
pub use refusal::{BoardFault, Limit, NoGoal, PositionFault, Refusal};
pub use setup::{BoardView, BoxView, LimitView, Setup};
pub use square::{COLUMNS, Dark, Light, ROWS};
pub use state::State;
pub use view::{Asked, BallView, HalfView, SideView, View};
