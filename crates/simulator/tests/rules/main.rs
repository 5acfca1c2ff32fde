//! The rules, clause by clause, with every worked example; what every game owes; what is told to the page.

#![allow(clippy::unwrap_used)] // a test that is written wrongly may panic

mod catalogue_for_the_page;
mod cod;
mod conformance;
mod cross;
mod draws;
mod dribble;
mod end;
mod fouls;
mod golden;
mod hands;
mod interceptions;
mod invariants;
mod keeper;
mod kick;
mod line_up;
mod lines;
mod lists;
mod mirror;
mod odds;
mod offside;
mod on_screen;
mod pass;
mod phases;
mod pitch;
mod places;
mod positions;
mod pro;
mod properties;
mod restarts;
mod scene;
mod screen;
mod shot;
mod skills;
mod squads;
mod substitutions;
mod tackles;
mod time;
#[cfg(feature = "ts")]
mod typescript;

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
