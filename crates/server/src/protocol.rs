//! What the page and the server say to each other; `docs/protocol.md` says when.
//!
//! What belongs to a game (its view, the events of a step) is left as JSON here: the game's own types describe it.

mod http;
mod live;

pub use http::{
    Committed, CreateRequest, Created, ErrorInfo, Held, HeldSeat, JoinRequest, Joined, MatchInfo,
    MineRequest, MyMatch, Outcome, SeatInfo, SeatKind, Sitter,
};
pub use live::{ClientMessage, Clock, Gone, Now, Offer, OfferKind, ServerMessage, Step};
