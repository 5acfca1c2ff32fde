//! The match: worked examples 1 to 30 as they stand, the clauses, and properties of random play.

mod board;
mod common;
mod end;
mod events;
mod moves;
mod offside;
mod paths;
mod properties;
mod set_up;
mod worked_examples;
mod worked_examples_2;
