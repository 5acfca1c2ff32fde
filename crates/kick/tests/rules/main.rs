//! The clauses of the rules, chapter by chapter, and their worked examples.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::float_cmp, reason = "where the rules say exactly, exactly is meant")]

mod animation;
mod bodies;
mod common;
mod events;
mod hand;
mod inputs;
mod launch;
mod motion;
mod properties;
mod responses;
mod results;
mod worked_examples;
mod world;
