//! The contract that every game of Onze fulfils, and what follows from it: chance, logs, records, fair dice.
//!
//! A game is a value of a type that implements [`Game`] (its rules) and [`Notation`] (how it is written down). A
//! [`Match`] is a log of choices and draws over such a game; it can be written as a record, read back, verified and
//! seen with anybody's eyes. Nothing here does input or output, reads a clock or makes chance of its own.
//!
//! For programs that do not care which game it is there is one dynamic layer, [`table`].
//!
//! ```
//! use onze_core::{Chance, Quick};
//!
//! let mut chance = Quick::new(2026);
//! assert!((1..=6).contains(&chance.die(6)));
//! ```

mod chance;
mod citation;
mod clause;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod fair;
mod game;
mod header;
pub mod hex;
pub mod in_order;
mod letters;
mod log;
pub mod name;
mod outcome;
mod reasons;
pub mod record;
pub mod rulebook;
mod seat;
mod seen;
pub mod settings;
mod shown;
mod sides;
mod snapshot;
pub mod story;
pub mod table;
pub mod told;
mod verify;
mod words;
mod written;

pub use chance::{Chance, Draw, Drawn, Given, Logged, Quick};
pub use citation::{Citation, CitedMatch, CitedSide};
pub use clause::{Because, Clause};
pub use game::{Clock, Each, Events, Game, Notation, Say, Sealed, Seen, TakeBack};
pub use header::{Dice, Header};
pub use log::{BeginError, Consent, Deed, Match, NameError, PlayError, Step, StepOf, TakeBackError, Undo};
pub use outcome::{Counts, Outcome};
pub use seat::{Seat, Seats, Viewer};
pub use seen::SeenStep;
pub use settings::{Kind, Needs, Setting, SettingError, Settings};
pub use shown::shown;
pub use sides::Side;
pub use snapshot::Snapshot;
pub use verify::{Source, Verified};
