//! Who takes the ball (SIM-501 to SIM-514): the worked examples EX-10 to EX-21, and who is counted.

use crate::scene::{Scene, Table, scene};

/// The side that took the ball and the clauses that settled it, after `R10` or `B6` has been put down.
fn settled(table: &Table, taker: &str) -> Vec<&'static str> {
    let mut table = table.clone();
    if table.stage() == "cod" {
        table.take(taker);
    }
    assert_eq!(table.told("took", "peg"), taker.split(' ').next().unwrap());
    table.because("took")
}

fn ex_11() -> Scene {
    scene("R8 F5, R10 E14, B6 G16")
}

fn ex_12() -> Scene {
    scene("R8 F5, R10 E16, B6 G18")
}

#[test]
fn ex_10_sim_502_sim_522_the_nearest_peg_moves_to_the_ball() {
    let mut table = scene("R8 F9, R10 F13, B6 F19").pass("rest F15");
    assert_eq!(table.takers(), "R10 F15");
    table.take("R10 F15");
    assert_eq!((table.told("took", "cells"), table.m()), ("1".to_owned(), 1));
    assert_eq!((table.cell("R10"), table.item("carrier")), ("F15".to_owned(), "R10".to_owned()));
    assert_eq!(table.item("moved"), "R10", "it is his movement of the turn");
}

#[test]
fn ex_11_sim_507_sim_513_a_short_pass_with_a_tie_stays_with_the_attack() {
    let table = ex_11().pass("rest F15");
    assert_eq!(table.takers(), "R10 F15");
    assert_eq!(settled(&table, "R10 F15"), ["SIM-513"]);
}

#[test]
fn ex_12_sim_512_sim_310_sim_804_a_long_pass_with_a_tie_goes_to_the_defence() {
    let mut table = ex_12().pass("rest F17");
    assert_eq!(table.takers(), "B6 F17");
    assert_eq!(settled(&table, "B6 F17"), ["SIM-512"]);
    table.take("B6 F17");
    assert_eq!(table.told("took", "cells"), "1");
    assert_eq!((table.item("attack"), table.item("relance")), ("B".to_owned(), "yes".to_owned()));
    assert_eq!((table.stage(), table.asked()), ("action".to_owned(), "B".to_owned()));
    assert_eq!((table.count("tick"), table.item("t")), (0, "3".to_owned()));
    assert_eq!(table.item("moved"), "", "the movement belongs to the old turn (SIM-312)");
}

#[test]
fn ex_13_sim_511_sim_751_a_pressed_kicker_loses_ties() {
    let table = scene("R8 F9, B6 F9@378,360, R10 E12, B8 G14").pass("rest F13");
    assert_eq!(table.takers(), "B8 F13");
    assert!(settled(&table, "B8 F13").contains(&"SIM-511"));
}

#[test]
fn ex_14_sim_750_sim_513_outside_midfield_nobody_presses() {
    let table = scene("R8 F5, B6 F5@210,360, R10 E8, B8 G10").pass("rest F9");
    assert_eq!(table.takers(), "R10 F9");
    assert_eq!(settled(&table, "R10 F9"), ["SIM-513"]);
}

#[test]
fn ex_15_sim_510_the_first_kick_of_a_relance_loses_ties() {
    let mut table = scene("B3 F15, B8 E10, R6 G12").with("relance").pass("rest F11");
    assert_eq!(table.takers(), "R6 F11");
    table.take("R6 F11");
    assert_eq!(table.because("took"), ["SIM-510"]);
    assert_eq!((table.item("attack"), table.item("relance")), ("R".to_owned(), "yes".to_owned()));
}

#[test]
fn sim_310_sim_311_the_handicap_lasts_for_one_kick() {
    let mut table = scene("B3 F15, B8 F11, R6 F7, B11 E8, R8 G10").with("relance").pass("rest F11 touch B8");
    assert_eq!((table.takers(), table.item("relance")), ("B8 F11".to_owned(), String::new()));
    table.play("SKILL yellow").pass("B8", "rest F9");
    assert_eq!(table.takers(), "B11 F9, B8 F9", "R6 and R8 are at 1 too, and the pass is short");
}

#[test]
fn ex_16_sim_509_sim_458_after_a_cross_ties_go_to_the_defence() {
    let mut table = scene("R7 A19, R10 E16, B6 G18").set();
    table.play("CROSS R7").shoot("R7", "rest F17");
    assert_eq!(table.takers(), "B6 F17");
    assert_eq!(settled(&table, "B6 F17"), ["SIM-509"]);
}

#[test]
fn ex_17_sim_509_after_a_shot_ties_go_to_the_defence() {
    let mut table = scene("R9 F17, R10 E18, B4 G20, B1 A21").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "rest F19");
    assert_eq!(table.takers(), "B4 F19");
    assert_eq!(settled(&table, "B4 F19"), ["SIM-509"]);
}

#[test]
fn ex_18_sim_508_the_last_to_touch_takes_it_after_a_long_pass_too() {
    let table = ex_12().pass("rest F17 touch B3 R10");
    assert_eq!(table.takers(), "R10 F17");
    assert_eq!(settled(&table, "R10 F17"), ["SIM-508"]);
}

#[test]
fn ex_19_sim_508_the_last_to_touch_takes_it_from_the_attack_too() {
    let table = ex_11().pass("rest F15 touch B6");
    assert_eq!(table.takers(), "B6 F15");
}

#[test]
fn ex_20_sim_508_sim_513_a_later_touch_of_a_peg_farther_away_ends_the_claim() {
    let table = ex_11().pass("rest F15 touch R10 B3");
    assert_eq!(table.takers(), "R10 F15");
    assert_eq!(settled(&table, "R10 F15"), ["SIM-513"]);
    let table = ex_12().pass("rest F17 touch R10 B3");
    assert_eq!(table.takers(), "B6 F17", "and a long pass is lost");
}

#[test]
fn ex_21_sim_505_sim_508_a_side_chooses_among_its_equally_near_pegs() {
    let both = || scene("R8 F9, R10 E14, R9 F13, B6 F19");
    let table = both().pass("rest F15");
    assert_eq!((table.takers(), table.asked()), ("R10 F15, R9 F15".to_owned(), "R".to_owned()));
    let touched = both().pass("rest F15 touch R9");
    assert_eq!(touched.takers(), "R9 F15");
    assert!(touched.refuses("COD R10 F15", "SIM-508"));
}

#[test]
fn sim_310_sim_508_the_last_touch_comes_before_the_relance() {
    let table = scene("B3 F15, B8 E10, R6 G12").with("relance").pass("rest F11 touch B8");
    assert_eq!(table.takers(), "B8 F11");
}

#[test]
fn sim_501_a_ball_out_of_play_is_not_counted() {
    let table = scene("R8 F9, R10 A9").pass("out y0 378");
    assert_eq!((table.happened("took"), table.told("awarded", "restart")), (None, "throw".to_owned()));
}

#[test]
fn sim_503_the_kicker_of_a_restart_is_not_counted() {
    for restart in ["free", "indirect", "corner", "goalkick", "throw", "kickoff"] {
        let kick = if restart == "throw" { "head 0.0 p40 l20" } else { "low 0.0 p40" };
        let mut table = scene("R8 F9, R10 F15").with(&format!("restart {restart}")).set();
        table.kick(&format!("PASS R8 {kick}"), "rest F11", "");
        assert_eq!(table.takers(), "R10 F11", "{restart}");
    }
    assert_eq!(
        scene("R8 F9, R10 F15").pass("rest F11").takers(),
        "R8 F11",
        "in open play he drives (SIM-421)"
    );
}

#[test]
fn sim_504_who_has_moved_is_counted_in_his_own_cell_only() {
    let moved = || scene("R8 F9, R10 F13, B6 F19").with("moved R10; m 1");
    assert_eq!(moved().pass("rest F15").takers(), "B6 F15");
    assert_eq!(moved().pass("rest F13").takers(), "R10 F13");
}

#[test]
fn sim_504_a_lying_peg_gets_up_to_take_a_ball_in_its_cell() {
    let lying = || scene("R8 F9, R10 F13/0, B6 F19");
    assert_eq!(lying().pass("rest F15").takers(), "B6 F15");
    let table = lying().pass("rest F13");
    assert_eq!((table.takers(), table.at("R10")), ("R10 F13".to_owned(), "F13".to_owned()));
}

#[test]
fn sim_504_the_shooter_is_counted_in_his_own_cell_only() {
    let shot = |rest: &str| {
        let mut table = scene("R9 F17, R8 F13, B4 A17, B1 A21").set();
        table.play("SHOT R9").play("PREP none").shoot("R9", rest);
        table.takers()
    };
    assert_eq!(shot("rest F19"), "R8 F19");
    assert_eq!(shot("rest 714,310 cells F17 F19"), "R9 F17");
}

#[test]
fn sim_506_if_nobody_is_counted_the_defence_chooses_its_nearest_peg() {
    let everybody = "moved R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11; m 1";
    let table = scene("R8 F9, R10 F13, B6 F19, B8 F11/0").with(everybody).pass("rest F15");
    assert_eq!((table.takers(), table.asked()), ("B6 F15, B8 F15".to_owned(), "B".to_owned()));
}

#[test]
fn sim_514_the_length_of_a_short_pass_is_data() {
    let table = ex_11().options("short_pass=4").pass("rest F15");
    assert_eq!(table.takers(), "B6 F15");
    assert_eq!(settled(&table, "B6 F15"), ["SIM-512"]);
}
