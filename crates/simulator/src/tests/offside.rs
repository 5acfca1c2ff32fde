//! Offside (86x).

use super::*;
use crate::state::Restart;

/// EX-100: R9 is beyond B3, the second-last Blue peg.
fn beyond() -> Table {
    let mut table = table("R8 F13@536,333, R9 E18@760,300, B1 F21@900,333, B3 F17@740,333, R11 J14")
        .ball_at("R8", 550, 333);
    table.state.put(&table.game.pitch, peg("B3"), Body::standing(Point::mm(740, 333)));
    table
}

#[test]
fn sim_860_sim_861_sim_863_sim_866_ex_100_the_ball_passes_through_his_cell() {
    let mut table = beyond().with_elevens();
    for blue in ["B2", "B4", "B5"] {
        table.put(&format!(
            "{blue} {}",
            match blue {
                "B2" => "C14",
                "B4" => "G12",
                _ => "J10",
            }
        ));
    }
    assert_eq!(table.game.offside_pegs(&table.state), pegs("R9"));
    table.pass("rest 756,275 cells F13 F15 F17 E18");
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::Indirect), Side::Blue));
    assert_eq!(table.state.ball, Point::mm(760, 300));
    // SIM-847: no shot from an indirect free kick.
    assert_eq!(table.ticks(), 1);
}

#[test]
fn sim_861_ex_101_level_is_onside_and_so_is_the_own_half() {
    let mut level = beyond();
    level.put("R9 E18@740,270");
    assert!(level.game.offside_pegs(&level.state).is_empty());
    let mut own = beyond();
    own.put("R9 E10@450,260");
    assert!(own.game.offside_pegs(&own.state).is_empty());
    // For Blue the pitch is mirrored.
    let mut blue = table("B8 F9, B9 E4@164,300, R3 F5@184,333").ball_at("B8", 374, 333);
    assert_eq!(blue.game.offside_pegs(&blue.state), pegs("B9"));
    blue.put("B9 E4@184,290");
    assert!(blue.game.offside_pegs(&blue.state).is_empty());
}

#[test]
fn sim_865_ex_102_passive() {
    let mut table = beyond();
    table.pass("rest J14 cells F13 G14 H13 J14");
    assert_eq!(table.took(), ("R11".to_owned(), 0));
}

#[test]
fn sim_864_ex_103_taking_part_in_the_cod() {
    let mut table = beyond().with_elevens();
    for blue in ["B2 C14", "B4 G12", "B5 J10"] {
        table.put(blue);
    }
    table.put("R10 H5");
    table.put("R7 A3");
    table.put("B10 H11");
    table.put("B8 G10");
    table.put("B6 E10");
    table.put("B3 J18@740,551");
    table.pass("rest 672,240 cells F13 E14 E16");
    assert_eq!(table.state.restart, Some(Restart::Indirect));
    assert!(table.has(|event| matches!(event, Event::Offside { .. })));
}

#[test]
fn sim_862_ex_104_not_at_a_throw_in() {
    for restart in [Restart::ThrowIn, Restart::GoalKick, Restart::Corner] {
        let mut table = beyond();
        table.state.restart = Some(restart);
        table.pass("rest 756,275 cells F13 F15 F17 E18");
        assert_eq!(table.took().0, "R9");
    }
    // On a shot only by taking part.
    let mut shot = beyond();
    shot.shoot("rest J14 cells F13 F15 F17 E18 J14");
    assert_eq!(shot.took().0, "R11");
}

#[test]
fn sim_868_sim_869_the_start_does_not_count_and_a_touch_does() {
    let mut beside = table("R8 E18@730,260, R9 E18@775,260, B3 F13, R11 E18@750,280").ball_at("R8", 745, 260);
    beside.state.take_away(peg("R11"), Where::Bench);
    assert_eq!(beside.game.offside_pegs(&beside.state), pegs("R9"));
    beside.pass("rest 745,240 cells E18");
    assert!(!beside.has(|event| matches!(event, Event::Offside { .. })) || beside.state.restart.is_some());
    let mut touched = beyond().with_elevens();
    touched.pass("rest J14 cells F13 J14 touch R9");
    assert_eq!(touched.state.restart, Some(Restart::Indirect));
}

#[test]
fn sim_867_everybody_sees_who_is_in_an_offside_position() {
    let table = beyond();
    let view = table.game.view(&table.state, onze_core::Viewer::Spectator);
    assert_eq!(view.offside, pegs("R9"));
}
