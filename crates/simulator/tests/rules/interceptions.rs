//! Interceptions of direct crosses and shots (SIM-760 to SIM-764).

use crate::scene::{Scene, scene};

/// A direct shot of R9 in F17, who moved two cells to the ball.
fn direct_shot(pegs: &str) -> Scene {
    let moved = "carried 2; only shot; shots 1; moved R9; m 2; declared shot; direct";
    scene(&format!("R9 F17, {pegs}")).stage("prepare").with(moved)
}

#[test]
fn sim_760_sim_761_as_far_as_the_opponent_moved_and_lying() {
    let table = direct_shot("B4 G20").set();
    assert!(table.accepts("PREP intercept B4 F19/90"));
    assert!(table.accepts("PREP intercept B4 E20/30"), "two cells");
    assert!(table.refuses("PREP intercept B4 D19/90", "SIM-761"), "three cells");
    assert!(table.refuses("PREP intercept B4 F19", "SIM-760"), "he lies down");
    assert!(table.accepts("PREP intercept B4 G20@850,410"), "a shift inside the cell, standing");
    assert!(table.refuses("PREP intercept B4 F17@714,360/0", "SIM-761"), "not into the ball's cell");
}

#[test]
fn sim_761_a_ball_received_in_the_own_cell_leaves_only_one_s_own_cell() {
    let own = "only shot; shots 1; declared shot; direct";
    let table = scene("R9 F17, B4 G20").stage("prepare").with(own).set();
    assert!(table.accepts("PREP intercept B4 G20/90"));
    assert!(table.refuses("PREP intercept B4 F19/90", "SIM-761"));
}

#[test]
fn sim_761_one_peg_or_with_the_option_all() {
    let two = "PREP intercept B4 F19/90; intercept B3 E20/90";
    assert!(direct_shot("B4 G20, B3 E22").set().refuses(two, "SIM-761"));
    assert!(direct_shot("B4 G20, B3 E22").options("interceptors=all").set().accepts(two));
    let twice = "PREP intercept B4 F19/90; intercept B4 E20/90";
    assert!(direct_shot("B4 G20").options("interceptors=all").set().refuses(twice, "SIM-761"));
}

#[test]
fn sim_761_not_the_keeper_against_a_shot() {
    assert!(direct_shot("B4 G20").set().refuses("PREP intercept B1 F21/90", "SIM-761"));
    let cross = scene("R7 A17, B1 F21").stage("prepare");
    let cross = cross.with("carried 1; only cross; crosses 1; moved R7; m 1; declared cross; direct").set();
    assert!(cross.accepts("PREP intercept B1 F21/90"));
}

#[test]
fn sim_760_only_a_direct_kick_is_intercepted() {
    let table = scene("R9 F17, B4 G20").stage("prepare").with("shots 1; declared shot").set();
    assert!(table.refuses("PREP intercept B4 G20/90", "SIM-760"));
}

#[test]
fn sim_763_it_is_open_before_the_kick_and_after_the_pro_headers() {
    let mut table = direct_shot("B4 G20").set();
    table.play("PREP intercept B4 F19/90");
    assert_eq!((table.stage(), table.asked()), ("aim".to_owned(), "R".to_owned()));
    assert_eq!(table.told("interceptor", "to"), "F19");

    let skill = scene("R7 A17, R9 E18, B4 G18").options("pro_header=on").stage("skill");
    let mut table = skill.with("carried 1; moved R7; m 1; last R8 pass low A11").set();
    table.play("SKILL green");
    assert_eq!((table.stage(), table.asked()), ("headers-a".to_owned(), "R".to_owned()));
    table.play("HEADERS R9 F19");
    assert_eq!((table.stage(), table.asked()), ("headers-d".to_owned(), "B".to_owned()));
    table.play("HEADERS none");
    assert_eq!((table.stage(), table.asked()), ("prepare".to_owned(), "B".to_owned()));
}

#[test]
fn sim_764_an_interceptor_keeps_twelve_from_the_ball() {
    // B9 stands in the ball's cell already; the ball lies at (726, 333).
    let table = direct_shot("B9 F17@730,365").set();
    assert!(table.refuses("PREP intercept B9 F17@740,350", "SIM-764"));
    assert!(table.accepts("PREP intercept B9 F17@740,352"));
    assert!(table.refuses("PREP intercept B9 F17@726,355/0", "SIM-764"));
    assert!(table.accepts("PREP intercept B9 F17@726,356/0"));
}
