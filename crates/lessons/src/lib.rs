//! Lessons: small positions with one task each, which a game is learnt by.
//!
//! A lesson is a text file (`docs/lessons.md` says how it is written). It runs through an ordinary match, as a study, and
//! whoever has that match asks after each choice how it stands: what the player did is right, almost right, wrong, or on
//! the way. That is read off the log of the match alone, with the eyes of the seat that learns.
//!
//! ```
//! use onze_lessons::{Lesson, Mark, begin, judge};
//!
//! let text = "game chifootmi\nseat R\nsolution P3\nright move P3 -> right\nwrong -> other\n";
//! let lesson = Lesson::read(text).expect("it is well written");
//! let game = onze_games::find(&lesson.game).expect("the game is there");
//! let table = begin(&lesson, game, 1).expect("it can begin so");
//! assert_eq!(judge(&lesson, &*table).expect("the seat is there").mark, Mark::Open);
//! ```

mod check;
mod judge;
mod pattern;
mod read;
mod term;
mod told;

pub use check::{Checked, begin, check};
pub use judge::{Mark, Play, Verdict, judge};
pub use pattern::Pattern;
pub use read::{Answer, Lesson, LessonError, Problem};
pub use term::Term;
pub use told::Told;

/// The most choices that a lesson takes.
pub const MOST_CHOICES: usize = 6;
