//! A match and those who look at it, without input, output, clock, threads or chance of its own.
//!
//! A [`Session`] is told what happens (a page says something, a step is kept, a computer player has chosen, the time has
//! come) together with the time, and gives back what is to be done: steps to keep, frames to send, thinking to be done.
//! It decides no rule: it asks the game, has what the game did kept, and then tells everybody what they may know of it.
//!
//! Nobody is told of a step before it is [reported kept](Input::Kept). What is said meanwhile waits; but those who
//! choose at the same time, each without knowing of the other, do not wait for each other, so that their steps are kept
//! together. If something is not kept the session is over, and what was kept counts.
//!
//! Several nodes may run the same match ([`Opening::shared`]): each learns what another has kept, and of two that make the
//! same step one is told that the other was faster. What they say to each other is in [`nodes`].
//!
//! Seats are [`onze_core::Seat`]s here. Their names are read and written where messages are: in [`protocol`].

mod cited;
mod create;
mod exchange;
mod fault;
mod forget;
pub mod nodes;
pub mod protocol;
mod session;
mod standing;
pub mod token;

pub use cited::{Played, cited, cited_missing};
pub use create::{Secrets, create, look_at};
pub use exchange::{
    Amendment, Hinting, Input, Keep, Kept, Millis, NewMatch, NewStep, Output, PageId, Question, Thinking,
    Ticket, mark,
};
pub use fault::Fault;
pub use forget::{Leaving, leave, rename};
pub use session::{Opening, Session};
pub use standing::{KeptOffer, KeptSeat, KeptStandIn, Partner, Standing};
