//! The PRO rules (SIM-901 to SIM-916).

use onze_core::{Game, Kind};
use onze_simulator::Simulator;

use crate::scene::{Scene, Table, scene};

#[test]
fn ex_110_sim_904_an_assist_cancels_the_marking() {
    let pass = |options: &str, passer: &str| {
        let pegs = format!("{passer} F13, R9 F17, B3 F17@740,333");
        let mut table = scene(&pegs).options(options).pass("rest F17");
        if table.stage() == "cod" {
            table.take("R9 F17");
        }
        assert_eq!(table.item("carrier"), "R9");
        table.skills()
    };
    assert_eq!(pass("pro_assist=on", "R10"), "red", "R10 has two yellow marks");
    assert_eq!(pass("pro_assist=on", "R6"), "", "R6 has one");
    assert_eq!(pass("", "R10"), "");
}

#[test]
fn sim_904_the_assist_is_for_a_team_mate_with_green_or_red_and_this_reception_only() {
    // R8 has neither green nor red.
    let pegs = "R10 F13, R8 F17, B3 F17@740,333";
    let table = scene(pegs).options("pro_assist=on").pass("rest F17 touch R8");
    assert_eq!((table.item("carrier"), table.skills()), ("R8".to_owned(), String::new()));
}

#[test]
fn ex_111_sim_905_sim_512_a_long_kick_counts_as_a_normal_pass() {
    let pass = |options: &str, ball: &str| {
        let pegs = "R8 D5, R10 C16, B6 E18, B8 F11";
        scene(pegs).options(options).pass(ball).takers()
    };
    assert_eq!(pass("pro_long_kick=on", "rest D17"), "R10 D17");
    assert_eq!(pass("pro_long_kick=on", "rest D17 touch B8"), "B6 D17");
    assert_eq!(pass("", "rest D17"), "B6 D17");
}

#[test]
fn ex_112_sim_906_the_extended_cross_zone() {
    let at = |options: &str, pegs: &str| scene(pegs).options(options).set();
    assert!(at("pro_extended_cross=on", "R7 D17, B6 F13").accepts("CROSS R7"));
    assert!(at("pro_extended_cross=on", "R11 D17, B6 F13").refuses("CROSS R11", "SIM-450"));
    assert!(at("", "R7 D17, B6 F13").refuses("CROSS R7", "SIM-450"));
    for cell in ["A15", "C14", "D15", "D17", "D19", "D21", "H15", "H17", "H19", "H21", "J14"] {
        assert!(at("pro_extended_cross=on", &format!("R7 {cell}, B6 F13")).accepts("CROSS R7"), "{cell}");
    }
    for cell in ["A13", "E16", "G18", "J12"] {
        assert!(!at("pro_extended_cross=on", &format!("R7 {cell}, B6 F13")).accepts("CROSS R7"), "{cell}");
    }
}

#[test]
fn ex_113_sim_907_a_precise_cross_need_not_touch() {
    let cross = |options: &str, ball: &str| {
        let mut table = scene("B7 A3, B9 D3, R3 E4").options(options).set();
        table.play("CROSS B7");
        table.strike("KICK B7 lob 90.0 p50 l40", ball, "");
        table
    };
    let table = cross("pro_precise_cross=on", "rest F3 cells A3 C2 D3 E2 F3");
    assert_eq!((table.told("header", "peg"), table.stage()), ("B9".to_owned(), "header".to_owned()));
    let touched = cross("pro_precise_cross=on", "rest F3 cells A3 C2 D3 E2 F3 touch R3");
    assert_eq!(touched.count("header"), 0);
    assert_eq!(cross("", "rest F3 cells A3 C2 D3 E2 F3").count("header"), 0);
    // R7 has two green marks, B7 three.
    let mut two = scene("R7 A19, R9 D19, B3 E18").options("pro_precise_cross=on").set();
    two.play("CROSS R7").strike("KICK R7 lob 90.0 p50 l40", "rest F19 cells A19 C20 D19 E20 F19", "");
    assert_eq!(two.count("header"), 0);
}

/// EX-100 with the PRO rule on: R9 in an offside position in E18, B3 at x = 740.
fn offside_line() -> Scene {
    let up =
        "B1 F21@900,333, B3 G18@740,400, B2 A1, B4 A3, B5 A5, B6 A7, B7 A9, B8 C2, B9 C4, B10 C6, B11 C8";
    let pegs = format!("R8 F13@538,333, R9 E18@760,299, R6 F5, {up}");
    scene(&pegs).ball("550,333").options("pro_offside_line=on")
}

#[test]
fn ex_114_sim_908_a_peg_steps_back_to_be_onside() {
    let mut table = offside_line().set();
    assert!(table.refuses("BACK R9 G18@720,410", "SIM-908"), "not a rear cell of E18");
    assert!(table.refuses("BACK R9 F17@745,330", "SIM-908"), "still offside");
    table.play("BACK R9 F17@735,330");
    assert_eq!((table.m(), table.view()["offside"].to_string()), (1, "[]".to_owned()));
    table.pass("R8", "rest F17");
    assert_eq!((table.count("offside"), table.takers()), (0, "R9 F17".to_owned()), "he is counted normally");
    // Had another taken the ball, he would not move in phase 2.
    let mut table = offside_line().set();
    table.play("BACK R9 F17@735,330").pass("R8", "rest F5");
    assert_eq!(table.stage(), "phase2");
    assert!(table.refuses("MOVE R9 F15", "SIM-703"));
}

#[test]
fn sim_908_one_peg_a_kick_and_only_with_two_red_marks() {
    let mut table = offside_line().set();
    table.play("BACK R9 F17@735,330");
    assert!(table.refuses("BACK R9 F15", "SIM-908"));
    // R11 has one red mark only.
    let up =
        "B1 F21@900,333, B3 G18@740,400, B2 A1, B4 A3, B5 A5, B6 A7, B7 A9, B8 C2, B9 C4, B10 C6, B11 C8";
    let pegs = format!("R8 F13@538,333, R11 E18@760,299, {up}");
    let table = scene(&pegs).ball("550,333").options("pro_offside_line=on").set();
    assert!(table.refuses("BACK R11 F17@735,330", "SIM-908"));
}

#[test]
fn ex_115_sim_909_against_a_striker_the_keeper_does_not_stand_outside_the_goal_area() {
    let shot = |options: &str| scene("B9 F3, R6 F9").options(options).set().after("SHOT B9");
    let table = shot("pro_striker=on");
    assert!(table.refuses("PREP keeper R1 E2", "SIM-909"));
    assert!(table.accepts("PREP keeper R1 E2/90"));
    assert!(table.accepts("PREP keeper R1 E0"));
    assert!(shot("").accepts("PREP keeper R1 E2"));
}

#[test]
fn ex_115_sim_910_a_striker_shoots_again_in_the_same_turn() {
    let rebound = |options: &str| {
        let mut table = scene("B10 F5, B9 E2, R6 F9").options(options).set();
        table.play("SHOT B10").play("PREP none").shoot("B10", "rest E2 touch R1");
        assert_eq!(table.item("carrier"), "B9");
        table
    };
    let mut table = rebound("pro_striker=on");
    assert_eq!(table.skills(), "striker");
    table.play("SKILL striker");
    assert_eq!(
        (table.told("shot_declared", "direct"), table.stage()),
        ("true".to_owned(), "prepare".to_owned())
    );
    assert_eq!(rebound("").skills(), "");
}

#[test]
fn ex_116_sim_911_retrieval_from_behind_only_a_1_is_a_foul() {
    let enter = |options: &str, dice: &str| {
        let scene = scene("R8 F11@458,333, B3 F9").ball("470,333").options(options).stage("phase3-first");
        scene.with("m 1; moved R7").set().after_with("MOVE B3 F11@440,333", dice)
    };
    assert_eq!(enter("pro_retrieval=on", "2").count("foul"), 0);
    let foul = enter("pro_retrieval=on", "1");
    assert_eq!((foul.count("foul"), foul.item("yellow")), (1, "B3".to_owned()));
    assert_eq!(enter("", "2").count("foul"), 1);
}

/// A direct shot of R9, who moved two cells.
fn wall(pegs: &str, options: &str) -> Table {
    let moved = "carried 2; only shot; shots 1; moved R9; m 2; declared shot; direct";
    scene(&format!("R9 H17, {pegs}")).options(options).stage("prepare").with(moved).set()
}

#[test]
fn ex_117_sim_912_a_wall_stays_standing_if_he_moves_forwards() {
    let table = wall("B3 E20", "pro_wall=on");
    for cell in ["E18", "D17"] {
        assert!(table.accepts(&format!("PREP intercept B3 {cell}")), "{cell}");
    }
    assert!(table.refuses("PREP intercept B3 D21", "SIM-912"), "a step backwards");
    assert!(table.accepts("PREP intercept B3 D21/90"));
    assert!(table.refuses("PREP intercept B3 C20", "SIM-912"), "sideways is not forwards");
    assert!(wall("B3 E20", "").refuses("PREP intercept B3 E18", "SIM-760"));
    // B5 has one blue mark only.
    assert!(wall("B5 E20", "pro_wall=on").refuses("PREP intercept B5 E18", "SIM-912"));
}

#[test]
fn ex_118_sim_913_headers_come_into_the_area() {
    let scene = scene("R7 A19, R9 E18, R10 E14, B4 G18, B1 H21").options("pro_header=on");
    let mut table = scene.set();
    table.play("CROSS R7");
    assert_eq!((table.stage(), table.asked()), ("headers-a".to_owned(), "R".to_owned()));
    assert!(table.refuses("HEADERS R9 D17", "SIM-913"), "outside the area");
    assert!(table.refuses("HEADERS R10 E16", "SIM-913"), "no black mark");
    table.play("HEADERS R9 F19").play("HEADERS B4 G20");
    assert_eq!((table.m(), table.stage()), (1, "aim".to_owned()));
    table.shoot("R7", "rest F17");
    assert_eq!(table.takers(), "R10 F17", "R9 and B4, both nearer, are not counted");
}

#[test]
fn sim_913_sim_452_a_peg_that_came_in_may_head() {
    let mut table = scene("R7 A19, R9 E18, B4 G18").options("pro_header=on").set();
    table.play("CROSS R7").play("HEADERS R9 F19").play("HEADERS none");
    table.shoot("R7", "rest F17 cells A19 C18 D19 E18 F19 F17 touch R9");
    assert_eq!(table.told("header", "peg"), "R9");
}

#[test]
fn ex_119_sim_914_a_quick_peg_steps_before_the_count() {
    let pegs = "R8 D7, R7 K7, R9 F15, B5 F15@640,350";
    let mut table = scene(pegs).others_in('A').options("pro_speed=on").set();
    table.pass("R8", "rest H11");
    assert_eq!((table.stage(), table.asked()), ("speed-a".to_owned(), "R".to_owned()));
    assert!(table.refuses("SPEED R7 K5", "SIM-914"), "not nearer to the ball");
    table.play("SPEED R7 J8");
    assert_eq!(table.m(), 1);
    // B5 is not free, and R7 is nearer by now.
    assert_eq!(table.takers(), "R7 H11");
    table.take("R7 H11");
    assert_eq!((table.told("took", "cells"), table.m()), ("2".to_owned(), 2));
}

#[test]
fn sim_914_not_if_a_peg_is_beside_the_ball() {
    let pegs = "R8 D7, R7 K7, R10 G12, B5 F15";
    let mut table = scene(pegs).others_in('A').options("pro_speed=on").set();
    table.pass("R8", "rest H11");
    assert_eq!(table.takers(), "R10 H11");
}

/// Phase 3 of a quick round.
fn quick_defence(pegs: &str) -> Table {
    scene(&format!("R8 F11, {pegs}")).options("pro_quick_defence=on").stage("phase3-first").set()
}

#[test]
fn ex_120_sim_915_the_pro_quick_defence() {
    let mut table = quick_defence("B4 G18, B3 F17");
    assert!(!table.accepts("MOVE B4 F17@690,333"), "B3 must move on");
    assert!(table.refuses("KNOCK B4 F17, B3 F17@690,333", "SIM-915"));
    table.play("KNOCK B4 F17, B3 E16");
    assert_eq!((table.cell("B4"), table.cell("B3")), ("F17".to_owned(), "E16".to_owned()));
    assert!(!table.accepts("MOVE B6 K17"));
    assert!(table.accepts("MOVE B1 F19"), "besides the keeper's step");

    let mut table = quick_defence("B4 G18, B3 F17, B5 E16, B6 C14, B7 C16");
    for shift in ["B4 G18@760,400", "B3 F17@700,340", "B5 E16@680,260", "B6 C14@590,120"] {
        table.play(&format!("MOVE {shift}"));
    }
    assert!(table.refuses("MOVE B7 C16@680,120", "SIM-722"), "a fifth");
    assert!(table.accepts("MOVE B1 F19"));

    let table = quick_defence("B4 G18, B3 F17").after("MOVE B4 G16");
    assert!(!table.accepts("MOVE B3 F17@700,340"), "one by one is one");
}

#[test]
fn sim_915_the_team_mate_moves_to_an_empty_cell() {
    let table = quick_defence("B4 G18, B3 F17, R9 E16");
    assert!(table.refuses("KNOCK B4 F17, B3 E16@660,260", "SIM-915"));
    assert!(table.refuses("KNOCK B4 F17, B3 F13", "SIM-915"), "not adjacent");
}

#[test]
fn sim_915_the_cell_that_was_left_is_open_to_the_team_mate() {
    let mut table = quick_defence("B4 G18, B3 F17");
    table.play("KNOCK B4 F17, B3 G18");
    assert_eq!((table.cell("B4"), table.cell("B3")), ("F17".to_owned(), "G18".to_owned()));
    assert_eq!((table.count("moved"), table.item("quick-pegs")), (2, "1".to_owned()), "it is one peg's move");
    let table = quick_defence("B4 G18, B3 F17, R9 G18@756,430");
    assert!(table.refuses("KNOCK B4 F17, B3 G18", "SIM-915"), "R9 is still there: it is not empty");
    let listed = quick_defence("B4 G18, B3 F17").legal();
    assert!(listed.contains(&"KNOCK B4 F17, B3 G18".to_owned()), "{listed:?}");
}

#[test]
fn sim_915_sim_740_the_first_peg_of_a_knock_on_may_tackle() {
    // B6 presses R8 in F11; B4 comes from in front and takes his place.
    let pressed = || quick_defence("B4 F13, B6 F11@498,333");
    let choice = "KNOCK B4 F11@498,333, B6 F13@560,310 tackle";
    assert!(
        pressed().legal().iter().any(|listed| listed.starts_with("KNOCK") && listed.ends_with(" tackle"))
    );
    // B4 has tackle 3, R8 keeping 5 (SIM-741).
    let won = pressed().after_with(choice, "6 3");
    assert_eq!((won.told("tackled", "won"), won.item("carrier")), ("true".to_owned(), "B4".to_owned()));
    assert_eq!((won.item("relance"), won.stage()), ("yes".to_owned(), "action".to_owned()));
    let lost = pressed().after_with(choice, "5 3");
    assert_eq!((lost.told("tackled", "won"), lost.item("failed")), ("false".to_owned(), "B4".to_owned()));
    assert!(lost.accepts("MOVE B1 F19"), "the keeper's step is left");
    assert!(!lost.accepts("MOVE B3 K17"), "the peg of the quick round is spent");
    // From behind the die of SIM-732 comes first.
    let behind = quick_defence("B4 F9, B6 F11@498,333");
    let foul = behind.after_with("KNOCK B4 F11@498,333, B6 F13@560,310 tackle", "2");
    assert_eq!((foul.happened("tackled"), foul.told("carded", "card")), (None, "yellow".to_owned()));
}

#[test]
fn sim_915_sim_740_only_who_enters_the_balls_cell_tackles() {
    let table = quick_defence("B4 G18, B3 F17");
    assert!(table.refuses("KNOCK B4 F17, B3 E16 tackle", "SIM-740"), "the ball is in F11");
    // The keeper's step was the first move: nobody enters any more (SIM-727).
    let table = quick_defence("B4 F13, B6 F11@498,333").after("MOVE B1 F19");
    assert!(table.refuses("KNOCK B4 F11@498,333, B6 F13@560,310 tackle", "SIM-727"));
    // The team-mate never enters.
    let table = quick_defence("B4 E12, B6 F13");
    assert!(table.refuses("KNOCK B4 F13, B6 F11@498,333", "SIM-915"));
}

#[test]
fn sim_901_every_pro_rule_is_off_in_the_standard_game() {
    let pro = Simulator::SETTINGS.iter().filter(|setting| setting.key.starts_with("pro_"));
    let rules: Vec<&str> = pro
        .map(|setting| {
            assert_eq!((setting.default, &setting.kind), ("off", &Kind::Flag), "{}", setting.key);
            setting.rule.0
        })
        .collect();
    let clauses = (904..=915).filter(|n| *n != 910).map(|n| format!("SIM-{n}"));
    assert!(clauses.eq(rules), "the striker's two are one option");
    let table = scene("R8 F11, B4 G18, B3 F17").stage("phase3-first").set();
    assert!(table.refuses("KNOCK B4 F17, B3 E16", "SIM-901"));
    let table = offside_line().options("pro_assist=on").set();
    assert!(table.refuses("BACK R9 F17@735,330", "SIM-901"), "each is switched on by itself");
}

#[test]
fn sim_902_more_marks_include_the_lower_level() {
    // R8 has three yellow marks: Long kick, and Assist as well.
    let pegs = "R8 F13, R9 F17, B3 F17@740,333";
    let table = scene(pegs).options("pro_assist=on").pass("rest F17");
    assert_eq!(table.skills(), "red");
    // B3 has three blue marks: Wall, and Retrieval as well (EX-116). B9 has three red ones, and steps back too.
    let reds = "R1 F1@24,333, R3 G4@184,400, R2 A21, R4 A19, R5 A17, R6 A15, R7 A13, R8 C20, R9 C18, R10 C16, R11 C14";
    let pegs = format!("B8 F9@386,333, B9 E4@164,290, {reds}");
    let table = scene(&pegs).ball("374,333").options("pro_offside_line=on").set();
    assert!(table.accepts("BACK B9 F5@190,333"));
}

#[test]
fn sim_903_sim_910_marking_does_not_cancel_a_pro_skill_and_the_free_player_gains_none() {
    let receive = |pegs: &str, winner: &str| {
        let mut table = scene(pegs).options("pro_striker=on").pass("rest F5");
        if table.stage() == "cod" {
            table.take(winner);
        }
        table.skills()
    };
    assert_eq!(receive("B8 F9, B9 F5, R4 F5@185,333", "B9 F5"), "striker", "R4 has blue");
    assert_eq!(receive("B8 F9, B3 F5", "B3 F5"), "free red", "a red for this time is no three reds");
}

#[test]
fn sim_916_a_side_shoots_at_most_five_times_in_a_turn() {
    let rebound = |options: &str, shots: u8, last: &str| {
        let items = format!("shots {shots}; last {last}");
        let table = scene("B9 E2, R6 F9").options(options).stage("skill").with(&items);
        table.set().skills()
    };
    let saved = "B10 shot low F5, touched R1, by R1";
    assert_eq!(rebound("pro_striker=on", 4, saved), "striker");
    // With none left only the basic skills are offered, and the shot of the turn is spent.
    let table = scene("B10 F5, B9 E2, R6 F9").options("pro_striker=on striker_shots=1").set();
    let mut table = table.after("SHOT B10");
    table.play("PREP none").shoot("B10", "rest E2 touch R1");
    assert_eq!((table.item("carrier"), table.stage()), ("B9".to_owned(), "phase2".to_owned()));
    // Nor after his own kick that stayed in the cell.
    let table = scene("B9 E2, R6 F9").options("pro_striker=on").set();
    let mut table = table.after("SHOT B9");
    table.play("PREP none").shoot("B9", "rest 75,270");
    assert_eq!((table.item("carrier"), table.stage()), ("B9".to_owned(), "phase2".to_owned()));
}

#[test]
fn sim_910_sim_454_a_striker_heads_at_goal_although_a_shot_was_declared() {
    let header = |options: &str, peg: &str| {
        let pegs = format!("{peg} F3, R6 F9");
        scene(&pegs)
            .options(options)
            .stage("header")
            .with("ball @126,333 F3; crosses 1; shots 1; heading")
            .set()
    };
    assert!(header("pro_striker=on", "B9").accepts("SHOT B9"));
    assert!(header("", "B9").refuses("SHOT B9", "SIM-313"));
    assert!(header("pro_striker=on", "B10").refuses("SHOT B10", "SIM-313"), "two red marks are not enough");
}

#[test]
fn sim_1003_sim_908_a_direct_cross_is_declared_by_itself_unless_somebody_may_step_back() {
    let skill = |options: &str, r9: &str| {
        let pegs = format!("R8 A11, R7 A15, R9 {r9}, B1 E22");
        let mut table = scene(&pegs).options(options).pass("rest A17");
        table.take("R7 A17").play("SKILL green");
        table.stage()
    };
    assert_eq!(skill("pro_offside_line=on", "F13"), "prepare");
    assert_eq!(skill("pro_offside_line=on", "F21@905,333"), "action", "R9 may step back onside");
    assert_eq!(skill("pro_offside_line=on rules=3", "F13"), "action", "as it was");
}
