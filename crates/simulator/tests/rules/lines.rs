//! A ball on a line, long balls, taps and who moves where (SIM-515 to SIM-532): the worked examples EX-22 to EX-30.

use crate::scene::{game, scene};
use onze_simulator::Point;

fn line(at: &str) -> String {
    let cells = game("").pitch().ball_cells(Point::parse(at).unwrap());
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn ex_22_sim_515_sim_516_sim_517_sim_518_sim_423_two_cells_count_as_one() {
    assert_eq!(line("588,333"), "F13 F15");
    let table = scene("R8 F9, R10 E12, B6 G16").pass("rest 588,333");
    assert_eq!(table.takers(), "R10 F13, R10 F15", "both are at 1, and the pass is short");
    for (cell, cells) in [("F13", 1), ("F15", 2)] {
        let mut table = table.clone();
        table.take(&format!("R10 {cell}"));
        assert_eq!((table.told("took", "cells"), table.m()), (cells.to_string(), cells));
        assert_eq!(
            table.item("ball"),
            format!("@588,333 {cell}"),
            "the ball's cell is the chosen one (SIM-519)"
        );
    }
}

#[test]
fn ex_23_sim_515_three_cells_meet_in_a_corner() {
    assert_eq!(line("588,308.7"), "E14 F13 F15");
}

#[test]
fn ex_24_sim_515_five_is_not_nearer_than_five() {
    assert_eq!(line("583,333"), "F13");
    assert_eq!(line("583.1,333"), "F13 F15");
}

#[test]
fn ex_25_sim_518_sim_603_who_is_in_one_of_the_cells_may_stay() {
    let table = scene("R8 F9, R10 F13").pass("rest 588,333 touch R10");
    assert_eq!(table.takers(), "R10 F13, R10 F15");
    let stays = table.after("COD R10 F13");
    assert_eq!((stays.told("took", "cells"), stays.m()), ("0".to_owned(), 0));
    assert_eq!((stays.skills(), stays.item("moved")), ("yellow".to_owned(), String::new()));
    let mut goes = table;
    goes.take("R10 F15");
    assert_eq!((goes.told("took", "cells"), goes.m(), goes.skills()), ("1".to_owned(), 1, String::new()));
    assert_eq!(goes.stage(), "phase2");
}

#[test]
fn ex_26_sim_530_sim_531_sim_723_a_long_ball_lets_everybody_run() {
    let mut table = scene("R2 C8, R7 A9, B2 G18, B1 H21, R9 F5, B6 H19").pass("rest A17");
    assert_eq!(table.takers(), "R7 A17");
    table.take("R7 A17").play("SKILL none");
    assert_eq!((table.m(), table.item("reach")), (4, "4".to_owned()));
    assert!(table.accepts("MOVE R9 F13") && table.refuses("MOVE R9 F15", "SIM-701"));
    table.play("END");
    assert_eq!(table.told("phase3", "allowance"), "4");
    assert!(table.accepts("MOVE B6 H11") && table.refuses("MOVE B6 H9", "SIM-722"));
}

#[test]
fn ex_27_sim_531_sim_312_a_long_run_of_the_defence_carries_nothing_over() {
    let mut table = scene("R2 C8, B2 F17, B1 H21, B9 H13, R6 D7").pass("rest A17");
    assert_eq!(table.takers(), "B2 A17");
    table.take("B2 A17");
    assert_eq!((table.told("took", "cells"), table.item("attack")), ("4".to_owned(), "B".to_owned()));
    assert_eq!((table.m(), table.item("reach"), table.item("relance")), (0, String::new(), "yes".to_owned()));
    table.pass("B2", "rest A17");
    assert_eq!((table.stage(), table.takers()), ("phase2".to_owned(), "B2 A17".to_owned()));
    assert!(table.accepts("MOVE B9 H19") && table.refuses("MOVE B9 H5", "SIM-701"));
    table.play("MOVE B9 H19").play("END");
    assert!(table.accepts("MOVE R6 D13") && table.refuses("MOVE R6 D15", "SIM-722"));
}

#[test]
fn ex_28_sim_425_sim_511_sim_706_a_tap_is_a_drive_of_no_cells() {
    let tapped = scene("R8 F9, B6 F9@378,360").pass("rest 378,310");
    assert_eq!(tapped.takers(), "B6 F9");
    assert!(tapped.because("took").contains(&"SIM-511"));
    let alone = scene("R8 F9").pass("rest 378,310");
    assert_eq!((alone.takers(), alone.m(), alone.stage()), ("R8 F9".to_owned(), 0, "phase2".to_owned()));
    assert!(alone.accepts("QUICK"));
}

#[test]
fn sim_425_a_ball_on_a_line_or_back_from_outside_has_left_the_cell() {
    let mut table = scene("R7 A19").set();
    table.play("CROSS R7");
    let stays = table.after_kick("KICK R7 low 0.0 p10", "rest 800,60", "");
    assert_eq!(stays.takers(), "R7 A19");
    // On the line to A21, and through C18 and back: a cross, so the crosser is not counted.
    for ball in ["rest 839,42", "rest 800,60 cells A19 C18"] {
        let left = table.after_kick("KICK R7 low 0.0 p10", ball, "");
        assert!(!left.takers().contains("R7"), "{ball}");
    }
}

#[test]
fn ex_29_sim_426_sim_513_sim_520_at_a_restart_nobody_plays_to_himself() {
    let mut table = scene("R9 F11@448,333, R10 F7, B9 D13, R6 D7")
        .ball("462,333")
        .with("restart kickoff")
        .pass("rest 462,345");
    assert_eq!(table.takers(), "R10 F11");
    table.take("R10 F11");
    assert_eq!((table.cell("R9"), table.cell("R10"), table.stage()), row("F11", "F11", "phase2"));
    for too_early in ["MOVE R6 D9", "END"] {
        assert!(table.refuses(too_early, "SIM-520"), "{too_early}");
    }
    assert!(!table.accepts("MOVE R10 F13"), "the carrier does not move (SIM-701)");
    table.play("MOVE R9 F13");
    assert!(table.accepts("MOVE R6 D9") && table.accepts("END"));
}

fn row(a: &str, b: &str, c: &str) -> (String, String, String) {
    (a.to_owned(), b.to_owned(), c.to_owned())
}

#[test]
fn sim_520_a_peg_that_has_moved_leaves_a_crowded_cell_by_a_free_step() {
    let table = scene("R10 F13, R9 F13@560,360").stage("phase2").with("moved R9 R10; m 2").set();
    assert!(table.refuses("MOVE R9 F17", "SIM-520"), "one step");
    assert_eq!(table.after("MOVE R9 F15").m(), 2);
    let first = scene("R10 F13, R9 F13@560,360").stage("phase2").with("moved R9").set();
    assert_eq!(first.after("MOVE R9 F15").m(), 1, "it counts as a movement of 1");
}

#[test]
fn ex_30_sim_425_sim_313_a_cross_that_stays_in_the_cell_is_spent() {
    let mut table = scene("R7 A19").set();
    table.play("CROSS R7").shoot("R7", "rest 800,60");
    assert_eq!((table.takers(), table.item("crosses")), ("R7 A19".to_owned(), "1".to_owned()));
    assert!(!table.skills().contains("green") && !table.accepts("SKILL green"));
}

#[test]
fn sim_517_a_cell_with_a_team_mate_is_chosen_only_if_no_other_is_open() {
    let table = scene("R9 F11@448,333, R10 F7").ball("462,333").with("restart kickoff").pass("rest 504,333");
    assert_eq!(table.takers(), "R10 F13");
    assert!(table.refuses("COD R10 F11@480,333", "SIM-517"));
}

#[test]
fn sim_521_who_comes_is_put_anywhere_legal_and_who_is_there_stays() {
    let comes = scene("R8 F9, R10 F13").pass("rest F15");
    for place in ["F15", "F15@618,330", "F15@594,333", "F15@630,342"] {
        assert!(comes.accepts(&format!("COD R10 {place}")), "{place}");
    }
    assert!(comes.refuses("COD R10 F15@590,333", "SIM-127"));
    let there = scene("R8 F9, R10 F13").pass("rest 588,333");
    assert!(there.refuses("COD R10 F13@550,333", "SIM-521"));
}

#[test]
fn sim_530_pegs_that_are_not_counted_do_not_make_a_ball_short() {
    let mut table = scene("R2 C8, R7 A9, R8 A15, B2 G18, B1 H21").with("moved R8; m 1").pass("rest A17");
    assert_eq!(table.takers(), "R7 A17", "R8 is at 1, but has moved");
    table.take("R7 A17");
    assert_eq!(table.item("reach"), "4");
}

#[test]
fn sim_532_beyond_six_cells_the_nearest_moves_all_the_same() {
    let mut table = scene("R2 H1, R7 J16, B1 K1@42,645, B6 F5").pass("rest A17");
    assert_eq!(table.takers(), "R7 A17");
    table.take("R7 A17").play("SKILL none");
    assert_eq!((table.told("phase2", "side"), table.item("reach")), ("R".to_owned(), "6".to_owned()));
    assert!(table.accepts("MOVE R2 H13") && table.refuses("MOVE R2 H15", "SIM-701"));
    table.play("END");
    assert!(table.accepts("MOVE B6 F17") && table.refuses("MOVE B6 F19", "SIM-722"));
}

#[test]
fn sim_518_on_a_line_only_a_cell_within_three_may_be_chosen() {
    let taken =
        |options: &str| scene("R8 D7, R10 F7").options(options).with("restart free").pass("rest 588,333");
    let table = taken("");
    assert_eq!(table.takers(), "R10 F13", "F15 is four cells away");
    assert!(table.refuses("COD R10 F15", "SIM-518"));
    assert_eq!(taken("rules=3").takers(), "R10 F13, R10 F15", "the older rules let him");
}

#[test]
fn sim_518_sim_530_after_a_long_ball_only_one_within_its_distance() {
    let table = scene("R2 C8, R7 A9, B2 G18, B1 H21, R9 F5, B6 H19").pass("rest 756,42");
    assert_eq!(line("756,42"), "A17 A19");
    assert_eq!(table.takers(), "R7 A17", "A17 is four cells away, A19 five");
}
