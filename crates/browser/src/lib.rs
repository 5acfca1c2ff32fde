//! A server of one: the sessions of the matches that are played on one device, without a network, a disk or a clock of its
//! own.
//!
//! Whoever runs a [`House`] (a worker of the page) gives it [`Order`]s with the time and fresh random bytes, and does the
//! [`Deed`]s that come back: keep this, send that. What the page says to a match are the very messages that it would send to
//! a server, and what it hears are the very frames; `docs/protocol.md` describes both.
//!
//! As on a server nobody is told of a step before it is reported kept. A house never thinks unasked: it says what is to be
//! thought about ([`Deed::Think`]), and another house of the game, in a thread of its own, may do that ([`Order::Think`])
//! while this one listens.
//!
//! ```
//! use onze_browser::{Deed, House, Order};
//! use onze_core::table::Of;
//!
//! let mut house = House::new(const { &Of::<onze_shoot::Shoot>::new() }, &onze_players::SHOOT);
//! let order = r#"{ "do": "request", "id": 1, "path": "games" }"#;
//! let order: Order = serde_json::from_str(order).expect("an order");
//! let done = house.take(0, [0; 32], order);
//! assert!(matches!(done.deeds[..], [Deed::Answer { id: 1, status: 200, .. }]));
//! ```

mod explain;
mod house;
mod luck;
mod order;
mod record;
mod request;
mod room;
mod think;

pub use house::House;
pub use order::{Deed, Done, Keep, Kept, Order, RequestId, Task, Thought, Wanted};
