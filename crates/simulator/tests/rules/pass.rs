//! Passes and drives (SIM-420 to SIM-426).

use crate::scene::scene;

const LOW: &str = "PASS R8 low 0.0 p40";
const LOB: &str = "PASS R8 lob 0.0 p40 l40";
const HEAD: &str = "PASS R8 head 0.0 p40 l20";

#[test]
fn sim_420_sim_421_a_kicker_who_wins_the_count_has_driven() {
    let mut table = scene("R8 F9, B6 F15").pass("rest F11");
    assert_eq!(table.takers(), "R8 F11");
    table.take("R8 F11");
    assert_eq!((table.item("carrier"), table.m()), ("R8".to_owned(), 1));
    assert_eq!(table.item("passed"), "R8", "a drive is his pass of the turn (SIM-314)");
}

#[test]
fn sim_422_in_open_play_a_pass_is_low() {
    let open = scene("R8 F9").set();
    assert!(open.accepts(LOW) && open.refuses(LOB, "SIM-422") && open.refuses(HEAD, "SIM-422"));
    let option = scene("R8 F9").options("lob_passes=on").set();
    assert!(option.accepts(LOW) && option.accepts(LOB) && option.refuses(HEAD, "SIM-422"));
}

#[test]
fn sim_422_restarts_may_be_lobbed_and_a_throw_in_is_thrown() {
    for restart in ["free", "indirect", "corner", "goalkick", "kickoff"] {
        let table = scene("R8 F9").with(&format!("restart {restart}")).set();
        assert!(table.accepts(LOW) && table.accepts(LOB) && table.refuses(HEAD, "SIM-422"), "{restart}");
    }
    let throw = scene("R8 A9@378,6").with("restart throw").set();
    assert!(throw.accepts(HEAD) && throw.refuses(LOW, "SIM-422") && throw.refuses(LOB, "SIM-422"));
}

#[test]
fn sim_423_the_length_is_counted_to_the_nearest_of_the_balls_cells() {
    // F15 is 5 from F5, F17 is 6: on the line between them the pass is short, whatever path it took.
    let pegs = "R8 F5, R10 E14, B6 G16";
    let table = scene(pegs).pass("rest 672,333");
    assert!(table.takers().contains("R10"), "{}", table.takers());
    let bent = scene("R8 F5, R10 E14, B6 G16").pass("rest F15 cells F5 F7 F9 F11 F13 F15 F17 F19");
    assert_eq!(bent.takers(), "R10 F15");
}

#[test]
fn sim_424_a_pass_into_the_opponents_goal_is_over_the_line() {
    let touched = scene("R8 F15, B3 F19").pass("goal B touch B3");
    assert_eq!((touched.happened("goal"), touched.told("awarded", "restart")), (None, "corner".to_owned()));
}

#[test]
fn sim_425_a_shot_that_stays_in_the_cell_is_spent_and_counts_as_a_drive() {
    let mut table = scene("R9 F17, B9 F17@714,365").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "rest 714,310");
    assert_eq!((table.takers(), table.item("shots")), ("R9 F17".to_owned(), "1".to_owned()));
    assert_eq!(table.because("took"), ["SIM-513"], "not the tie of a shot");
    assert_eq!(table.stage(), "phase2", "no other shot in this turn");
}

#[test]
fn sim_426_whatever_the_restart_the_kicker_does_not_play_to_himself() {
    for restart in ["free", "indirect", "corner", "goalkick", "kickoff"] {
        let table = scene("R8 F9, R10 F13, B6 F15").with(&format!("restart {restart}")).pass("rest F9");
        assert_eq!(table.takers(), "R10 F9", "{restart}");
    }
    let throw = scene("R8 A9@378,6, B6 A13").with("restart throw").set();
    assert_eq!(throw.after_kick("PASS R8 head 90.0 p10 l20", "rest A9", "").takers(), "B6 A9");
}

#[test]
fn sim_424_sim_823_the_corner_is_where_the_ball_crossed_the_line() {
    for (y, corner) in [(333, "@914,10 A21"), (334, "@914,656 K21")] {
        let table = scene("R8 A17, B3 F19").pass(&format!("goal B {y} touch B3"));
        assert_eq!(table.item("ball"), corner, "at y = {y}");
    }
}
