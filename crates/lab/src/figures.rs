//! What the arena counts of some games besides goals and choices.

mod challenge;
mod simulator;

pub(crate) use challenge::FIGURES as CHALLENGE;
pub(crate) use simulator::FIGURES as SIMULATOR;
