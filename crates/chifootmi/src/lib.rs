//! Chifootmi, a card game for two about the last minutes of a goalless match.
//!
//! [`Chifootmi`] holds the rules of one match (level, options, decks); [`State`] is the match at one moment.
//! Every event and every refusal names its clause (`CHI-…`); the clauses stand in the rulebook.
//!
//! ```
//! use onze_chifootmi::Chifootmi;
//! use onze_core::{Game, Quick, Settings};
//!
//! let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
//! let mut chance = Quick::new(11);
//! let mut state = game.start(&mut chance, &mut ());
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act(&state).first() {
//!     moves.clear();
//!     game.legal(&state, seat, &mut moves);
//!     game.play(&mut state, seat, &moves[0], &mut chance, &mut ()).expect("a listed move is legal");
//!     # if game.outcome(&state).is_none() && state_is_tied_for_ever(&game, &state) { break }
//! }
//! # fn state_is_tied_for_ever(game: &Chifootmi, state: &onze_chifootmi::State) -> bool {
//! #     game.view(state, onze_core::Viewer::All).shoot_out.is_some_and(|shoot_out| shoot_out.kicks > 10)
//! # }
//! ```

mod card;
mod end;
mod event;
mod game;
mod moves;
mod notation;
mod options;
mod position;
mod refusal;
mod setup;
pub mod sheet;
mod state;
mod story;
mod turn;
mod view;

pub use card::Card;
pub use event::{Decision, Event};
pub use game::Chifootmi;
pub use moves::{Direction, Move, Pile, Slot};
pub use options::{COUNTER_ATTACK, LEVEL, OFFSIDE, ONE_TWO};
pub use refusal::{DeckFault, PositionFault, Refusal};
pub use setup::Setup;
pub use state::{Kick, State};
pub use view::{Asked, Cards, History, ShootOutView, SideView, SlotView, View};
