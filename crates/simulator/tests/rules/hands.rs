//! The ball in the keeper's hands (SIM-656 to SIM-661): the worked examples EX-51 and EX-52.

use crate::scene::{Table, scene};

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

/// B1 has taken R9's shot in F21 and is asked whether he wants it in his hands.
fn saved() -> Table {
    let mut table = scene("R9 F17, R10 E18, B3 E14").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "rest F21 touch B1");
    assert_eq!((table.stage(), table.asked()), two("hands", "B"));
    table
}

#[test]
fn ex_51_sim_656_sim_658_sim_660_hands_begin_the_turn_with_phase_2() {
    let mut table = saved();
    table.play("HANDS yes");
    assert_eq!((table.stage(), table.item("attack")), two("phase2", "B"));
    assert_eq!((table.item("hands"), table.item("relance")), two("held", ""));
    table.play("MOVE B1 F19");
    assert_eq!((table.m(), table.item("ball")), (1, "@798,333 F19".to_owned()));
    table.play("END");
    assert!(table.accepts("MOVE R10 E16") && table.refuses("MOVE R10 D15", "SIM-722"));
    assert!(table.refuses("MOVE R9 F19@780,333", "SIM-660"));
    table.play("END");
    assert_eq!((table.count("tick"), table.stage()), (1, "action".to_owned()));
    assert_eq!((table.item("relance"), table.item("hands")), two("", "held"));
}

#[test]
fn ex_52_sim_657_a_back_pass_stays_on_the_ground() {
    let low = scene("B3 E18").pass("rest F21 touch B1");
    assert_eq!(low.takers(), "B1 F21");
    assert_ne!(low.stage(), "hands");
    let touched = scene("B3 E18, R9 E20").pass("rest F21 touch R9 B1");
    assert_eq!(touched.stage(), "hands", "an opponent has touched it");
    let mut header = scene("B4 G20").ball("840,405.746").stage("header").with("heading; relance").set();
    header.kick("PASS B4 head 270.0 p20 l20", "rest F21", "");
    assert_eq!((header.takers(), header.stage()), two("B1 F21", "hands"));
}

#[test]
fn sim_657_a_throw_in_and_his_own_throw_are_back_passes() {
    let mut throw = scene("B3 A19@798,6").with("restart throw").set();
    throw.kick("PASS B3 head 90.0 p60 l30", "rest F21", "");
    assert_eq!(throw.takers(), "B1 F21");
    assert_ne!(throw.stage(), "hands");
    let mut own = scene("B1 F21").ball("882,333").with("hands held").set();
    own.kick("PASS B1 head 180.0 p10 l30", "rest 860,340", "");
    assert_eq!(own.takers(), "B1 F21");
    assert_ne!(own.stage(), "hands");
}

#[test]
fn sim_656_only_in_his_own_penalty_area() {
    let mut outside = scene("R9 F15, B1 F17").set();
    outside.pass("R9", "rest F17");
    assert_eq!((outside.takers(), outside.stage()), two("B1 F17", "action"));
    let field = scene("R9 F15, B4 F19").pass("rest F19");
    assert_eq!((field.takers(), field.stage()), two("B4 F19", "action"), "only the keeper");
}

#[test]
fn sim_658_his_walk_counts_and_ends_inside_the_area() {
    let mut table = saved();
    table.play("HANDS yes");
    assert!(table.refuses("MOVE B1 F17@735,333", "SIM-658") && table.accepts("MOVE B1 D19"));
    assert_eq!(table.after("MOVE B1 D19").m(), 2);
    assert!(table.accepts("QUICK"), "he may also stay");
    let mut own = scene("B4 G20, B1 F21").ball("840,405.746").stage("header").with("heading").set();
    own.kick("PASS B4 head 270.0 p20 l20", "rest F21", "").play("HANDS yes");
    assert_eq!((own.stage(), own.item("attack")), two("phase2", "B"), "his own side goes on to phase 2");
}

#[test]
fn sim_659_then_it_is_thrown_or_put_down_and_kicked() {
    let table = scene("B1 F21").ball("882,333").with("hands held").set();
    assert!(table.accepts("PASS B1 head 180.0 p60 l30"));
    assert!(!table.accepts("PASS B1 low 180.0 p60") && !table.accepts("SHOT B1"));
    assert!(table.accepts("BALL @850,333") && table.accepts("BALL @919,333"));
    assert!(table.refuses("BALL @844,333", "SIM-659"), "not wholly inside the cell");
    assert!(table.refuses("BALL @920,333", "SIM-659"), "nor over the line");
    assert!(table.refuses("BALL @875,333", "SIM-659"), "nor on a peg");
    let down = table.after("BALL @860,333");
    assert!(down.accepts("PASS B1 low 180.0 p60") && down.accepts("PASS B1 lob 180.0 p60 l40"));
    assert!(!down.accepts("PASS B1 head 180.0 p60 l30"));
}

#[test]
fn sim_660_an_opponent_in_his_cell_can_neither_tackle_nor_enter() {
    let phase3 = |pegs: &str| scene(pegs).ball("882,333").stage("phase3-first").with("hands held; m 1").set();
    let inside = phase3("B1 F21, R9 F21@860,345, R10 F19");
    assert!(!inside.accepts("TACKLE R9") && !inside.accepts("MOVE R9 F21@860,320 tackle"));
    assert!(inside.accepts("MOVE R9 E20"), "he may go away");
    let outside = phase3("B1 F21, R10 F19");
    assert!(outside.refuses("MOVE R10 F21@860,320", "SIM-660"), "nobody comes in");
    assert!(outside.refuses("MOVE R10 F21@860,320 tackle", "SIM-660"), "not to tackle either");
    assert!(outside.accepts("MOVE R10 E20"), "he may go elsewhere");
}

#[test]
fn sim_661_without_his_hands_he_is_a_carrier_like_any_other() {
    let mut table = saved();
    table.play("HANDS no");
    assert_eq!((table.stage(), table.item("relance")), two("action", "yes"));
    assert!(table.accepts("PASS B1 low 180.0 p60") && !table.accepts("PASS B1 head 180.0 p60 l30"));
}
