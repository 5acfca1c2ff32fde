//! Players of Chifootmi.
//!
//! Both sides choose at the same time and some cards are hidden, so whoever is predictable loses: the stronger players
//! mix.

mod champion;
mod features;
mod league;
mod lessons;
mod mixing;
mod outlook;
mod pupil;
mod rookie;
mod steady;
#[cfg(test)]
mod tests;

pub(crate) use champion::champion;
pub(crate) use league::league;
pub use lessons::COURSE;
pub use pupil::Studious;
pub(crate) use rookie::rookie;
pub(crate) use steady::club;
