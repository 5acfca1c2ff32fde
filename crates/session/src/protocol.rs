//! What the page and the server say to each other; `docs/protocol.md` says when.
//!
//! These types are what is written and what is read: the server sends them, and whoever talks to it reads them back.
//! What belongs to a game (its view, the events of a step) stays the JSON that the game wrote: its own types describe it.

mod analysis;
mod client;
mod hints;
mod http;
mod now;
mod server;

use std::borrow::Cow;

pub use analysis::{AnalysisState, BetterChoice, ExplainedStep, Explanation, MovedBy};
pub use client::{ClientMessage, OfferKind, Phrase, WIRE};
pub use hints::{Hint, Hints};
pub use http::{
    About, Addresses, Committed, CreateRequest, Created, ErrorInfo, Held, HeldSeat, JoinRequest, Joined,
    LessonRequest, LetGoOf, MatchInfo, MineRequest, MyMatch, PartnerInfo, Partners, PositionRequest,
    Positioned, RenewRequest, SeatInfo, SeatKind, ShareRequest, Sitter, StepOf,
};
pub use now::{Clock, Now, Offer, Seating, StoodIn, TakeBack};
pub use onze_core::table::{Listed, ToldOutcome as Outcome, ToldStep as Step};
pub use server::{Gone, Said, ServerMessage, packed};

/// A short text that mostly is the game's own, such as the name of a seat: then it costs nothing to tell it.
pub type Name = Cow<'static, str>;
