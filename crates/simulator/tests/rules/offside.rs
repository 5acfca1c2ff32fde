//! Offside (SIM-860 to SIM-869).

use crate::scene::{Scene, Table, scene};

/// The other Blues are far up the pitch, so that B1 at x = 900 and B3 at x = 740 are the last two.
const UP: &str =
    "B1 F21@900,333, B3 G18@740,400, B2 A1, B4 A3, B5 A5, B6 A7, B7 A9, B8 C2, B9 C4, B10 C6, B11 C8";

/// Ball at (550, 333), R9 where the text says.
fn r9(place: &str) -> Scene {
    scene(&format!("R8 F13@538,333, R9 {place}, R11 J14, {UP}")).ball("550,333")
}

/// EX-100: R9 in an offside position in E18.
fn beyond() -> Scene {
    r9("E18@760,299")
}

fn offside(table: &Table) -> String {
    table.view()["offside"].to_string()
}

#[test]
fn ex_100_sim_860_sim_861_sim_863_sim_866_a_pass_beyond_the_last_line() {
    let table = beyond().set();
    assert_eq!(offside(&table), r#"["R9"]"#);
    let table = beyond().pass("rest E18");
    assert_eq!(table.told("offside", "peg"), "R9");
    assert_eq!(
        (table.told("awarded", "restart"), table.told("awarded", "side")),
        ("indirect".into(), "B".into())
    );
    assert_eq!((table.told("awarded", "at"), table.item("attack")), ("760,299".to_owned(), "B".to_owned()));
}

/// The line is where the second-last opponent stands, or the ball, or the middle, whichever is nearest to his goal.
#[test]
fn sim_861_the_line_that_the_table_draws() {
    let line = |scene: Scene| scene.set().view()["offside_line"].to_string();
    assert_eq!(line(r9("E18@741,290")), "740000");
    // The ball lies before its carrier.
    assert_eq!(line(scene(&format!("R8 F19@780,333, R9 E18@760,290, {UP}"))), "792000");
}

#[test]
fn ex_101_sim_861_level_is_onside_and_so_is_the_own_half() {
    assert_eq!(offside(&r9("E18@740,290").set()), "[]");
    assert_eq!(offside(&r9("E18@741,290").set()), r#"["R9"]"#);
    assert_eq!(offside(&r9("F11@450,333").set()), "[]");
    let behind_the_ball = scene(&format!("R8 F19@780,333, R9 E18@760,290, {UP}")).set();
    assert_eq!(offside(&behind_the_ball), "[]");
}

#[test]
fn ex_102_sim_865_a_pass_to_somebody_else_is_no_offence() {
    let table = beyond().pass("rest J14");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R11".to_owned()));
    assert_eq!((table.told("took", "cells"), table.stage()), ("0".to_owned(), "phase2".to_owned()));
}

#[test]
fn ex_103_sim_864_who_takes_part_in_the_count_is_whistled() {
    let table = beyond().pass("rest E16 cells F13 E14 E16");
    assert_eq!(table.told("offside", "peg"), "R9");
    assert_eq!(table.count("took"), 0, "the attack cannot renounce it");
}

#[test]
fn ex_104_sim_862_no_offside_from_a_throw_in() {
    let throw = scene(&format!("R2 A13@550,6, R9 E18@760,299, {UP}")).with("ball @550,0 A13; restart throw");
    let mut table = throw.set();
    table.kick("PASS R2 head 60.0 p60 l30", "rest E18", "");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R9".to_owned()));
}

#[test]
fn sim_862_nor_from_a_goal_kick_or_a_corner() {
    let goal_kick =
        scene(&format!("R1 F1@30,333, R9 E18@760,299, {UP}")).ball("42,333").with("restart goalkick");
    let table = goal_kick.set().after_kick("PASS R1 lob 0.0 p90 l35", "rest E18", "");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R9".to_owned()));
    let corner = scene(&format!("R8 A21@900,14, R9 E22@918,290, {UP}")).ball("914,10").with("restart corner");
    let table = corner.set().after_kick("PASS R8 lob 90.0 p60 l35", "rest 905,270", "");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R9".to_owned()));
}

#[test]
fn sim_862_sim_864_a_shot_is_judged_only_by_taking_part() {
    let shot = scene(&format!("R8 F17@680,333, R9 E18@760,299, R11 J14, {UP}")).ball("692,333");
    let mut table = shot.set();
    table.play("SHOT R8").play("PREP none");
    let through = table.after_kick("KICK R8 low 0.0 p60", "goal B cells F17 E18 E20 F21", "");
    assert_eq!((through.count("offside"), through.count("goal")), (0, 1));
    let rebound = table.after_kick("KICK R8 low 0.0 p60", "rest E20 cells F17 F19 F21 E20 touch B1", "");
    assert_eq!(rebound.told("offside", "peg"), "R9");
}

#[test]
fn sim_861_sim_113_it_is_mirrored_for_blue_and_counts_lying_pegs() {
    let reds = "R1 F1@24,333, R3 G4@184,400, R2 A21, R4 A19, R5 A17, R6 A15, R7 A13, R8 C20, R9 C18, R10 C16, R11 C14";
    let at = |x: u16| offside(&scene(&format!("B8 F9@386,333, B9 E4@{x},290, {reds}")).ball("374,333").set());
    assert_eq!((at(183), at(184)), (r#"["B9"]"#.to_owned(), "[]".to_owned()));
    let down = UP.replace("B3 G18@740,400", "B3 G18@770,400/90");
    let table = scene(&format!("R8 F13@538,333, R9 E18@760,299, {down}")).ball("550,333").set();
    assert_eq!(offside(&table), "[]", "B3 lies at x = 770");
}

#[test]
fn sim_863_passing_through_is_enough_even_if_the_ball_goes_out() {
    let table = beyond().pass("out x924 220 cells F13 E14 E16 E18 E20 E22");
    assert_eq!(
        (table.told("offside", "peg"), table.told("awarded", "restart")),
        ("R9".into(), "indirect".into())
    );
}

#[test]
fn sim_866_sim_847_the_free_kick_after_offside_is_indirect() {
    let table = scene("R9 F17, B6 F13").with("restart indirect").set();
    assert!(table.refuses("SHOT R9", "SIM-847"));
    assert!(table.accepts("PASS R9 lob 0.0 p40 l35"));
}

#[test]
fn sim_867_the_table_shows_at_any_time_who_is_offside() {
    let table = beyond().stage("phase3-first").with("m 1; moved R9").set();
    assert_eq!(offside(&table), r#"["R9"]"#);
}

#[test]
fn sim_868_the_cell_over_which_the_ball_starts_does_not_count() {
    // The ball lies on the line between F13 and F15; R9 stands beyond it in F15.
    let up = UP.replace("B3 G18@740,400", "B3 E8");
    let line = scene(&format!("R8 F13@570,333, R9 F15@606,333, R10 F9, {up}")).ball("588,333").set();
    assert_eq!(offside(&line), r#"["R9"]"#);
    let table = line.after_kick("PASS R8 low 180.0 p40", "rest F9 cells F15 F13 F11 F9", "");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R10".to_owned()));
}

#[test]
fn sim_869_a_touch_is_as_good_as_passing_through() {
    let table = beyond().pass("rest J14 cells F13 E14 E16 F17 G16 H15 J14 touch R9");
    assert_eq!(table.told("offside", "peg"), "R9");
}

#[test]
fn sim_862_a_header_pass_is_judged_from_the_heading_peg() {
    let header = scene(&format!("R10 F17@700,333, R9 E18@760,299, {UP}")).stage("header");
    let mut table = header.with("ball @700,333 F17; heading; crosses 1").set();
    table.strike("PASS R10 head 330.0 p40 l20", "rest E18", "");
    assert_eq!((table.told("offside", "peg"), table.told("awarded", "at")), ("R9".into(), "760,299".into()));
}

#[test]
fn sim_863_up_to_the_header_s_touch_of_a_cross_and_no_farther() {
    let cross = |ball: &str| {
        let pegs = format!("R7 A17@700,20, R10 F19@780,320, R9 E22@918,290, {UP}");
        let mut table = scene(&pegs).ball("712,20").set();
        table.play("CROSS R7").strike("KICK R7 lob 80.0 p60 l35", ball, "");
        (table.count("offside"), table.count("header"))
    };
    // R10 would be offside too, were B3 not put on: here the two stand beyond B3.
    assert_eq!(cross("rest E22 cells A17 C18 D19 F19 F21 E22 touch R10"), (1, 0));
    let onside = UP.replace("B3 G18@740,400", "B3 G20@840,420");
    let pegs = format!("R7 A17@700,20, R10 F19@780,320, R9 E22@918,290, {onside}");
    let mut table = scene(&pegs).ball("712,20").set();
    table.play("CROSS R7");
    table.strike("KICK R7 lob 80.0 p60 l35", "rest E22 cells A17 C18 D19 F19 F21 E22 touch R10 R9", "");
    assert_eq!((table.count("offside"), table.told("header", "peg")), (0, "R10".to_owned()));
}

#[test]
fn sim_861_in_the_own_half_nobody_is_offside() {
    // All Blues but their keeper are beyond the ball, which lies before R8.
    let up = UP.replace("B3 G18@740,400", "B3 E8");
    let at = |x: u16| offside(&scene(&format!("R8 F7, R9 F11@{x},340, R10 D1, R11 D3, {up}")).set());
    assert_eq!((at(462), at(463)), ("[]".to_owned(), r#"["R9"]"#.to_owned()));
}

#[test]
fn sim_868_nor_does_the_kickers_cell() {
    // The ball lies on the line and its middle is over F13; R8 kicks from F15, and R9 stands there too.
    let up = UP.replace("B3 G18@740,400", "B3 E8");
    let line = scene(&format!("R8 F15@600,333, R9 F15@625,333, R10 F9, {up}")).ball("587,333").set();
    assert_eq!(offside(&line), r#"["R9"]"#);
    let table = line.after_kick("PASS R8 low 180.0 p40", "rest F9 cells F13 F15 F11 F9", "");
    assert_eq!((table.count("offside"), table.told("took", "peg")), (0, "R10".to_owned()));
}
