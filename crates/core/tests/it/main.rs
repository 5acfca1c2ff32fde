//! Core as a game and its programs use it, shown with a toy game.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod conformance;
mod made;
mod matches;
mod records;
mod tables;
mod toy;
