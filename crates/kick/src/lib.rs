//! The ball of Simulator Soccer: what happens to a kicked ball.
//!
//! A kick is played from event to event (stop, landing, peg, post, bar, line, net); between two events
//! the ball's path is known in closed form. There is no time step, no game, no clock and no chance of
//! its own. The same kick and the same random words give the same bits on every machine, because
//! nothing is used but sums, products, quotients and square roots, each rounded on its own. Nothing is
//! allocated while a kick is computed. The rules are the clauses `KICK-…`; comments cite them.
//!
//! ```
//! use onze_kick::{End, Heading, Kick, Kind, Level, Peg, PegId, Pitch, Point, SplitMix64, World};
//!
//! let world = World::standard();
//! let pitch = Pitch::new(&world, &[Peg::standing(PegId(1), Point::new(300.0, 300.0))])?;
//! let kick = Kick {
//!     kind: Kind::Low,
//!     at: Point::new(200.0, 306.0),
//!     dir: Heading::new(1.0, 0.0),
//!     power: 0.3,
//!     loft: 0.0,
//!     kicker: None,
//!     level: Level::Exact,
//! };
//! let flight = world.kick(&pitch, &kick, &mut SplitMix64::new(1))?;
//! assert_eq!(flight.touched().next(), Some(PegId(1)));
//! let End::Rest(rest) = flight.end else { panic!("nothing is near a line") };
//! assert!((rest.centre.x - 299.880_621_581).abs() < 1e-9);
//! # Ok::<(), onze_kick::Refusal>(())
//! ```

mod animation;
mod bodies;
mod error;
mod faces;
mod geometry;
mod input;
mod launch;
mod motion;
mod next_event;
mod pitch;
mod refusal;
mod response;
mod result;
mod run;
pub mod sample;
pub mod size;
mod world;

pub use error::{Deviates, Level, Source, SplitMix64};
pub use geometry::{Heading, Point, Vector};
pub use input::{Bounds, Kick, Kind, Peg, PegId, Pose};
pub use motion::Motion;
pub use pitch::Pitch;
pub use refusal::Refusal;
pub use result::{BallAt, Body, Contact, End, Fallen, Flight, Outcome, Segment, Side};
pub use world::{Show, World, WorldError};
