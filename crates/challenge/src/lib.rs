//! The rules of CHALLENGE FOOT: own a club, play its matches with three dice, win the championship (clauses `CHA-…`).
//!
//! [`Challenge`] holds the rules of one championship (options and cards); [`State`] is the championship at one moment.
//! Every event and every refusal names its clause; the clauses stand in the rulebook.
//!
//! - [`pitch`]: one match as a machine of its own, without money and without the championship.
//! - Around it: cards and figures, the books of each club, the market, the rounds, the table.
//!
//! The matches of a round are played at the same time: a club plays one match at a time, so whose choice it is says in
//! which match it is made. Dice fall and cards are turned over by themselves (CHA-901), in the order of the record.

mod asked;
mod books;
mod cards;
mod circle;
mod club;
mod event;
mod field;
mod figures;
mod fixture;
mod form;
mod game;
mod league;
mod market;
mod moves;
mod notation;
mod options;
pub mod pitch;
mod position;
mod refusal;
mod report;
mod round;
mod season;
mod setup;
mod state;
mod story;
mod throws;
mod view;

pub use asked::{Answer, ComesTo, Foreseen, GoingOn, ListedPath, Question};
pub use books::Block;
pub use cards::{Card, Deck};
pub use club::{Club, MOST_CLUBS};
pub use event::{Clubs, Declined, Event, Office, Stake};
pub use figures::{ClubCard, Figures, Money, Series, Verdict};
pub use game::Challenge;
pub use league::Standing;
pub use moves::{Deal, Move, Shirt};
pub use options::DecidedBy;
pub use refusal::{Asked, OfficeRefusal, Refusal};
pub use report::{MatchName, Report};
pub use setup::{AmountView, BonusView, ClubCardView, Setup};
pub use state::State;
pub use story::FIGURES;
pub use view::{ClubView, FixtureView, OfferView, StageView, View};
