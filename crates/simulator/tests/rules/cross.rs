//! Crosses and headers (SIM-450 to SIM-460): the worked examples EX-40 to EX-44.

use crate::scene::{Scene, Table, scene};
use onze_core::Game;
use onze_simulator::{Cell, Point};

/// R7 crosses from A19, and the ball did this.
fn crossed(pegs: &str, ball: &str) -> Table {
    cross_in(scene(&format!("R7 A19, {pegs}")), ball)
}

fn cross_in(scene: Scene, ball: &str) -> Table {
    let mut table = scene.set();
    table.play("CROSS R7").shoot("R7", ball);
    table
}

const TO_R9: &str = "out x924 420 cells A19 C18 D17 E18 F19 F21 touch B3 R9";

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

#[test]
fn ex_40_sim_452_sim_453_sim_643_the_first_touch_in_the_area_heads() {
    let mut table = crossed("B3 E18, R9 F19", TO_R9);
    assert_eq!((table.told("header", "peg"), table.happened("awarded")), ("R9".to_owned(), None));
    assert_eq!((table.stage(), table.asked()), two("header", "R"));
    table.play("SHOT R9");
    assert_eq!((table.stage(), table.asked()), two("prepare", "B"));
    assert!(table.refuses("PREP keeper bar", "SIM-643"));
    table.play("PREP keeper B1 E22");
    assert!(table.accepts("KICK R9 head 0.0 p60 l10") && !table.accepts("KICK R9 low 0.0 p60"));
    table.kick("KICK R9 head 0.0 p60 l10", "goal B", "");
    assert_eq!((table.told("goal", "side"), table.told("goal", "by")), two("R", "R9"));
}

#[test]
fn ex_41_sim_455_a_header_of_the_defence_begins_its_turn_with_the_handicap() {
    let mut table = crossed("B4 G20, B8 E14, R6 G16", "rest E20 touch B4");
    assert_eq!(table.told("header", "peg"), "B4");
    assert_eq!((table.item("attack"), table.item("relance")), two("B", "yes"));
    assert_eq!((table.stage(), table.asked()), two("header", "B"));
    assert!(!table.accepts("SHOT B4") && !table.accepts("PASS B4 low 180.0 p40"));
    table.kick("PASS B4 head 180.0 p60 l30", "rest F15", "");
    assert_eq!(table.takers(), "R6 F15");
    table.take("R6 F15");
    assert_eq!(table.because("took"), ["SIM-510"]);
}

#[test]
fn ex_42_sim_604_sim_313_no_second_cross_in_a_turn() {
    let table = crossed("R11 J18", "rest J18");
    assert_eq!((table.takers(), table.skills()), two("R11 J18", "red"));
    assert!(table.refuses("SKILL green", "SIM-604"));
}

#[test]
fn ex_43_sim_458_sim_503_the_crosser_is_not_counted() {
    let table = crossed("R9 D19, B2 C18", "rest A21");
    assert_eq!(table.takers(), "B2 A21");
}

#[test]
fn ex_44_sim_450_a_cross_is_declared_in_the_cross_zone() {
    let table = scene("R7 D17").set();
    assert!(table.refuses("CROSS R7", "SIM-450"));
    assert!(scene("R7 D17").options("pro_extended_cross=on").set().accepts("CROSS R7"), "SIM-906");
    for cell in ["A17", "A21", "C16", "C22", "J16"] {
        assert!(scene(&format!("R7 {cell}")).set().accepts("CROSS R7"), "{cell}");
    }
    for cell in ["A15", "C14", "D21", "F17"] {
        assert!(scene(&format!("R7 {cell}")).set().refuses("CROSS R7", "SIM-450"), "{cell}");
    }
}

#[test]
fn sim_450_a_cross_is_kicked_low_or_as_a_lob_and_once_a_turn() {
    let mut table = scene("R7 A19").set();
    assert!(scene("R7 A19").with("crosses 1").set().refuses("CROSS R7", "SIM-450"));
    table.play("CROSS R7");
    assert!(table.accepts("KICK R7 low 90.0 p60") && table.accepts("KICK R7 lob 90.0 p60 l40"));
    assert!(!table.accepts("KICK R7 head 90.0 p60 l40") && !table.accepts("PASS R7 low 90.0 p60"));
}

#[test]
fn sim_451_the_cell_counts_not_the_colour_and_a_throw_in_is_no_cross() {
    assert!(scene("R8 A19").set().accepts("CROSS R8"), "no green is needed");
    assert!(scene("R8 A19").with("restart free").set().accepts("CROSS R8"));
    let corner = scene("R8 A21@890,10").ball("914,10").with("restart corner").set();
    assert!(corner.accepts("CROSS R8") && !corner.accepts("SHOT R8"));
    assert!(!scene("R8 A19@798,6").with("restart throw").set().accepts("CROSS R8"));
}

#[test]
fn sim_452_lying_pegs_and_touches_outside_the_area_do_not_head() {
    let lying = crossed("B3 F19/0, R9 G20", "rest G18 cells A19 C20 D19 E20 F19 G20 G18 touch B3 R9");
    assert_eq!(lying.told("header", "peg"), "R9");
    let outside = crossed("B3 E18, R9 F17", "rest F15 cells A19 C18 D17 E18 F17 F15 touch B3 R9");
    assert_eq!(outside.happened("header"), None);
}

#[test]
fn sim_452_what_comes_after_the_touch_is_void() {
    for ball in ["goal B touch R9", "out y666 800 touch R9", "rest F21 touch R9 B1"] {
        let table = crossed("R9 F19", ball);
        assert_eq!((table.told("header", "peg"), table.stage()), two("R9", "header"), "{ball}");
        assert!(!table.item("last").contains("B1"), "{ball}");
    }
}

#[test]
fn sim_453_sim_456_a_header_pass_counts_like_a_pass_and_is_no_movement() {
    let mut table = crossed("B3 E18, R9 F19, B4 G22, R8 D21", TO_R9);
    assert_eq!((table.item("moved"), table.m()), (String::new(), 0));
    assert!(!table.accepts("PASS R9 low 0.0 p40"));
    table.kick("PASS R9 head 0.0 p20 l20", "rest 828,345", "");
    assert_eq!(table.takers(), "R9 F19", "the heading peg is counted");
}

#[test]
fn sim_456_after_a_header_shot_the_header_is_counted_in_his_cell_only() {
    let mut table = crossed("B3 E18, R9 F19, R8 F15, B1 A21", TO_R9);
    table.play("SHOT R9").play("PREP none").kick("KICK R9 head 0.0 p20 l20", "rest F21", "");
    assert!(!table.takers().contains("R9") && table.takers().contains('B'), "{}", table.takers());
}

#[test]
fn sim_454_a_header_uses_the_counters_of_the_turn() {
    let with = |items: &str| cross_in(scene("R7 A19, B3 E18, R9 F19").with(items), TO_R9);
    let passed = with("passed R9");
    assert!(passed.refuses("PASS R9 head 0.0 p40 l20", "SIM-313") && passed.accepts("SHOT R9"));
    let shot = with("shots 1");
    assert!(shot.refuses("SHOT R9", "SIM-313") && shot.accepts("PASS R9 head 0.0 p40 l20"));
    assert_eq!(shot.after_kick("PASS R9 head 0.0 p40 l20", "rest F19", "").item("passed"), "R9");
    let both = with("passed R9; shots 1");
    assert_eq!((both.told("kept_header", "peg"), both.stage()), two("R9", "phase2"));
    assert_eq!((both.item("carrier"), both.item("ball")), two("R9", "@809,333 F19"));
    assert!(both.accepts("QUICK"), "it is no movement");
}

#[test]
fn sim_460_the_ball_that_is_kept_lies_as_near_as_can_be_to_the_point_in_front() {
    let pegs = "R7 A19, B3 E18, R9 F19@820,333, B4 F19@834,334";
    let table = cross_in(scene(pegs).with("passed R9; shots 1"), TO_R9);
    let (pitch, cell) = (table.game.pitch(), Cell::parse("F19").unwrap());
    let wanted = Point::mm(831, 333);
    let fits = |at: &Point| {
        let clear = [Point::mm(820, 333), Point::mm(834, 334)].iter().all(|peg| peg.is_apart(*at, 11_000));
        clear && pitch.holds_ball(cell, *at)
    };
    let points = (700..900).flat_map(|x| (250..420).map(move |y| Point::mm(x, y)));
    let nearest = points.filter(fits).min_by_key(|at| (at.square_to(wanted), at.x, at.y)).unwrap();
    assert_eq!(table.ball(), nearest);
}

#[test]
fn sim_455_the_keeper_of_the_defence_may_take_the_cross_in_his_hands() {
    let table = crossed("R9 F17", "rest F19 touch B1");
    assert_eq!((table.told("header", "peg"), table.stage()), two("B1", "header"));
    let held = table.after("HANDS yes");
    assert_eq!((held.stage(), held.item("hands")), two("phase2", "held"));
    assert_eq!((held.item("attack"), held.item("relance")), two("B", ""));
    let other = crossed("B4 G20", "rest E20 touch B4");
    assert!(other.refuses("HANDS yes", "SIM-656"), "only the keeper");
}

#[test]
fn sim_457_a_header_shot_is_not_intercepted() {
    let mut table = crossed("B3 E18, R9 F19, B4 G20", TO_R9);
    table.play("SHOT R9");
    assert!(table.refuses("PREP intercept B4 G20/90", "SIM-457"));
}

#[test]
fn sim_459_sim_424_a_cross_straight_into_the_goal_is_no_goal() {
    let table = crossed("R9 F17", "goal B");
    assert_eq!(table.happened("goal"), None);
    assert_eq!((table.told("awarded", "restart"), table.told("awarded", "side")), two("goalkick", "B"));
    assert!(table.game.outcome(&table.state).is_none());
}
