//! The tests of CHALLENGE FOOT that need nothing but its public face, in one program so that they build fast.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod pitch;
mod season;
