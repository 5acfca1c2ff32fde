//! The worked examples EX-62 to EX-120 and the clauses 3xx, 7xx, 8xx, 9xx and 10xx.

#![allow(clippy::unwrap_used)] // a test that is written wrongly may panic

#[path = "../scene/mod.rs"]
mod scene;

mod end;
mod fouls;
mod interceptions;
mod line_up;
mod offside;
mod phases;
mod pro;
mod restarts;
mod screen;
mod substitutions;
mod tackles;
mod time;

use onze_core::{Game, Notation};

/// A side makes its choice; for moments at which both are asked.
fn by(table: &mut scene::Table, side: &str, choice: &str, dice: &str) {
    let seat = table.game.read_seat(side).unwrap();
    let choice = table.game.read_move(choice).unwrap();
    table.events.clear();
    table
        .game
        .play(&mut table.state, seat, &choice, &mut scene::Dice::told(dice), &mut table.events)
        .unwrap();
}
