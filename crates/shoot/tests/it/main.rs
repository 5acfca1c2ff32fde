//! All tests of SHOOT that need nothing but its public face, in one program so that they build fast.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod ball;
mod common;
mod conformance;
mod end;
mod golden;
mod positions;
mod properties;
mod set_up;
mod take_back;
mod throws;
#[cfg(feature = "ts")]
mod typescript;
mod worked_examples;
mod worked_examples_2;
