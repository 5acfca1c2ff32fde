//! The clock: ticks, added time, the end of a half (SIM-801 to SIM-815).

use crate::scene::{Scene, Table, scene};

/// Phase 3 of a turn in which Red moved; the next choice may end it.
fn phase_3(pegs: &str, clock: &str) -> Scene {
    scene(pegs).stage("phase3-first").with("m 1; moved R7").with(clock)
}

fn length(table: &Table) -> i64 {
    table.view()["clock"]["length"].as_i64().unwrap_or(0)
}

/// First half, one goal and two substitutions: L = 36; time is up at t = 36.
fn late(pegs: &str) -> Scene {
    scene(pegs).with("t 36; score 1-0; time up; added 3; substitutions 1-1")
}

const REPLACED: &str = "R11 off, R16 A1, B11 off, B16 A21";

#[test]
fn ex_87_sim_801_sim_803_the_minute_is_counted_in_ticks() {
    let table = phase_3("R8 F11, B6 F15", "t 10").set().after("END");
    assert_eq!((table.told("tick", "t"), table.told("tick", "minute")), ("11".to_owned(), "15".to_owned()));
    let table = phase_3("R8 F11, B6 F15", "t 11").set().after("END");
    assert_eq!(table.told("tick", "minute"), "16", "⌊180/11⌋");
    for (t, minute) in [("t 21", "30"), ("t 32", "45")] {
        assert_eq!(phase_3("R8 F17, B6 F13", t).set().after("END").told("tick", "minute"), minute);
    }
    for (t, minute) in [("half 2; t 10", "60"), ("half 2; t 21", "75"), ("half 2; t 32", "90")] {
        assert_eq!(phase_3("R8 F17, B6 F13", t).set().after("END").told("tick", "minute"), minute);
    }
}

#[test]
fn sim_801_beyond_the_45th_minute_the_ticks_are_counted() {
    let table = phase_3("R8 F17, B6 F13", "t 34; score 3-0; added 3").set().after("END");
    assert_eq!(
        (table.told("tick", "minute"), table.told("tick", "beyond")),
        ("45".to_owned(), "2".to_owned())
    );
}

#[test]
fn sim_802_sim_811_one_tick_for_an_end_of_phase_3_and_one_for_a_repositioning() {
    let table = phase_3("R8 F11, B6 F15", "t 5").set().after("END");
    assert_eq!((table.count("tick"), table.item("t")), (1, "6".to_owned()));
    // The tick of a repositioning comes with the award, and no other comes before the kick.
    let mut table = scene("R8 F11, R9 F9, B6 F15").with("t 5").pass("out x924 420");
    assert_eq!((table.told("awarded", "restart"), table.count("tick")), ("goalkick".to_owned(), 1));
    table.play("END").play("END").first("REPOS").first("REPOS").first("REPOS");
    assert_eq!((table.stage(), table.item("t")), ("action".to_owned(), "6".to_owned()));
}

#[test]
fn sim_804_a_turn_that_ends_in_phase_1_gives_no_tick() {
    let table = scene("R8 F5, R10 E16, B6 F17").with("t 5").pass("rest F17");
    assert_eq!((table.count("relance"), table.count("tick")), (1, 0));
}

#[test]
fn sim_805_a_tackle_forfeits_the_hold_and_getting_up_does_not() {
    let quick = |pegs: &str| scene(pegs).stage("phase3-first").set();
    let table = quick("R8 F11@458,333, B6 F11@494,333").after_with("TACKLE B6", "3 3");
    assert!(!table.accepts("HOLD"));
    let table = table.after("END");
    assert_eq!(table.count("tick"), 1);
    // B4 gets up as phase 3 begins, and nobody moves.
    let mut table = scene("R8 F11, B4 G16/90").stage("phase2").set();
    table.play("QUICK");
    assert_eq!(table.told("got_up", "peg"), "B4");
    table.play("HOLD");
    assert_eq!((table.count("tick"), table.item("t")), (0, "3".to_owned()));
}

#[test]
fn sim_805_without_a_quick_round_there_is_no_hold() {
    let table = phase_3("R8 F11, B6 F15", "t 5").set();
    assert!(!table.accepts("HOLD"));
    assert_eq!(table.after("END").count("tick"), 1, "even if nobody moves");
}

#[test]
fn ex_88_sim_806_sim_807_goals_and_substitutions_lengthen_the_half() {
    let pegs = format!("R8 F11, B6 F15, {REPLACED}");
    let table = phase_3(&pegs, "t 35; score 1-0; added 3; substitutions 1-1").set();
    assert_eq!(length(&table), 36);
    let table = table.after("END");
    assert_eq!((table.count("time_up"), table.count("half_time")), (1, 1));
    assert_eq!((table.stage(), table.item("half")), ("lineup".to_owned(), "2".to_owned()));
}

#[test]
fn ex_89_sim_807_in_the_attack_zone_play_goes_on() {
    let pegs = format!("R9 F17, R8 F15, B6 F13, {REPLACED}");
    let mut table = phase_3(&pegs, "t 35; score 1-0; added 3; substitutions 1-1").set();
    table.play("END");
    assert_eq!((table.count("time_up"), table.count("half_time")), (1, 0));
    table.pass("R9", "rest F15");
    assert_eq!((table.told("took", "peg"), table.count("half_time")), ("R8".to_owned(), 1));
}

#[test]
fn ex_90_sim_807_sim_808_how_a_last_attack_ends() {
    let pegs = format!("R9 F17@700,333, B4 F19, {REPLACED}");
    let mut shot = late(&pegs).ball("712,333").set();
    shot.play("SHOT R9").play("PREP none");
    assert_eq!(shot.after_kick("KICK R9 low 0.0 p40", "rest F21", "").count("half_time"), 1, "B1 has it");
    let corner = shot.after_kick("KICK R9 low 0.0 p40", "out x924 420 touch B1", "");
    assert_eq!(corner.count("half_time"), 1);
    // A foul of Blue: the free kick is taken.
    let foul = late(&pegs).ball("712,333").stage("phase3-first").with("m 1; moved R7").set();
    let foul = foul.after_with("MOVE B4 F17@736,333 tackle", "1 1");
    assert_eq!((foul.told("awarded", "restart"), foul.count("half_time")), ("free".to_owned(), 0));
    assert_eq!(foul.stage(), "substitute-1");
}

#[test]
fn ex_91_sim_806_never_more_than_five() {
    let pegs = "R8 F11, R2 off, R3 off, R4 off, R13 A1, R14 A3, R15 A5, \
                B2 off, B3 off, B4 off, B13 A21, B14 A19, B15 A17";
    let table = scene(pegs).with("half 2; score 2-1; added 9; substitutions 3-3").set();
    assert_eq!(length(&table), 38);
}

#[test]
fn sim_806_a_late_goal_counts_too() {
    let mut table = scene("R9 F17, B6 F13").with("t 32").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "goal B");
    assert_eq!((table.item("t"), length(&table)), ("33".to_owned(), 34));
    assert_eq!(table.count("half_time"), 0);
}

#[test]
fn sim_808_when_time_is_up_no_other_restart_is_taken() {
    let pegs = format!("R9 F17, B6 F13, {REPLACED}");
    let table = late(&pegs).set();
    for ball in ["out y0 700", "out y0 700 touch B6", "out x924 100", "out x924 100 touch B6"] {
        assert_eq!(table.after_kick("PASS R9 low 0.0 p40", ball, "").count("half_time"), 1, "{ball}");
    }
    let mut goal = table.after("SHOT R9");
    goal.play("PREP none").shoot("R9", "goal B");
    assert_eq!((goal.count("goal"), goal.count("half_time")), (1, 1));
    // A penalty is.
    let pegs = format!("R9 F19@780,333, B4 F21, B1 E22, {REPLACED}");
    let table = late(&pegs).ball("792,333").stage("phase3-first").with("m 1; moved R7").set();
    let table = table.after_with("MOVE B4 F19@816,333 tackle", "1 2 5");
    assert_eq!((table.told("awarded", "restart"), table.count("half_time")), ("penalty".to_owned(), 0));
}

#[test]
fn sim_809_sim_807_after_the_last_free_kick_the_ball_decides() {
    let pegs = format!("R9 D17@688,200, R8 F15, R10 F17, B6 F13, {REPLACED}");
    let table = late(&pegs).ball("700,200").with("restart free").set();
    assert_eq!(table.after_kick("PASS R9 low 0.0 p40", "rest F15", "").count("half_time"), 1);
    assert_eq!(table.after_kick("PASS R9 low 0.0 p40", "rest F17", "").count("half_time"), 0);
}

#[test]
fn sim_810_time_once_up_stays_up() {
    let pegs = format!("R9 F17, R8 F15, B6 F13, {REPLACED}");
    let free =
        late(&pegs).stage("substitute-1").without("carrier").with("restart free").ball("740,350").set();
    let table = free.after("SUB R14 for R5");
    assert_eq!(length(&table), 37);
    assert_eq!(table.item("time"), "up", "although t = 36 is less");
}

#[test]
fn sim_812_at_half_time_both_line_up_and_the_other_side_kicks_off() {
    let mut table = phase_3("R8 F11, B6 F15", "t 32").set();
    table.play("END");
    assert_eq!((table.stage(), table.asked(), table.item("t")), ("lineup".into(), "RB".into(), "0".into()));
    let line_ups = [
        "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9",
        "LINEUP B B1 F21, B2 C18, B3 E18, B4 G18, B5 J18, B6 E14, B7 A15, B8 G14, B9 D13, B10 H13, B11 K15",
    ];
    crate::by(&mut table, "R", line_ups[0], "");
    crate::by(&mut table, "B", line_ups[1], "");
    assert_eq!(
        (table.stage(), table.asked()),
        ("kickoff".to_owned(), "B".to_owned()),
        "Red kicked off first"
    );
    assert_eq!((table.count("toss"), table.item("t"), length(&table)), (0, "0".to_owned(), 33));
}

#[test]
fn sim_813_a_shorter_half_is_walked_faster() {
    let at = |ticks: &str, clock: &str| {
        let options = format!("ticks_per_half={ticks}");
        phase_3("R8 F17, B6 F13", clock).options(&options).set()
    };
    assert_eq!(at("22", "t 10").after("END").told("tick", "minute"), "22", "⌊45 · 11 / 22⌋");
    assert_eq!(at("11", "t 3").after("END").told("tick", "minute"), "16", "⌊45 · 4 / 11⌋");
    assert_eq!((length(&at("22", "t 10")), length(&at("11", "t 3; score 1-0; added 2"))), (22, 13));
    // The duties of SIM-888 fall due at one third and two thirds.
    for (ticks, t, owed) in
        [("22", 7, 0), ("22", 8, 2), ("22", 15, 3), ("11", 3, 0), ("11", 4, 2), ("11", 8, 3)]
    {
        let options = format!("ticks_per_half={ticks}");
        let throw =
            scene("R8 C8, B6 F15").options(&options).with(&format!("half 2; t {t}")).pass("out y0 310");
        assert_eq!(throw.view()["sides"][1]["owed"], owed, "{ticks} ticks, t = {t}");
    }
}

#[test]
fn sim_814_a_throw_in_whose_phase_3_makes_time_up_is_not_thrown() {
    let throw = scene("R2 A17@714,6, B6 F13").with("ball @714,0 A17; restart throw");
    let table = throw.clone().stage("phase3-first").with("t 32; m 1; moved R7").set().after("END");
    assert_eq!(table.count("half_time"), 1, "in the attack zone too");
    // A substitution called at it counts in L before the tick of its repositioning.
    let called = throw.stage("substitute-1").without("carrier").with("t 32").set();
    let mut called = called.after("SUB R14 for R8");
    called.play("END").play("END");
    assert_eq!((called.item("t"), called.count("half_time")), ("33".to_owned(), 0));
    assert_eq!(called.stage(), "reposition-1");
}

#[test]
fn sim_815_after_ten_holds_in_a_row_a_further_one_gives_a_tick() {
    let hold = |options: &str, holds: &str| {
        let quick = scene("R8 F11, B6 F15").options(options).stage("phase3-first").with(holds);
        quick.set().after("HOLD")
    };
    let ninth = hold("", "holds 9");
    assert_eq!((ninth.count("tick"), ninth.item("holds")), (0, "10".to_owned()));
    assert_eq!(hold("", "holds 10").count("tick"), 1);
    assert_eq!(hold("hold_limit=3", "holds 3").count("tick"), 1);
    assert_eq!(hold("hold_limit=0", "holds 90").count("tick"), 0);
    // A new possession counts afresh.
    let lost = scene("R8 F5, B6 F17").with("holds 7").pass("rest F17");
    assert_eq!((lost.item("attack"), lost.item("holds")), ("B".to_owned(), String::new()));
}

#[test]
fn sim_812_sim_876_a_side_that_lost_a_peg_lines_up_with_ten() {
    let mut table = phase_3("R8 F11, R11 sent, B6 F15", "t 32").set();
    table.play("END");
    let ten = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7";
    crate::by(&mut table, "R", ten, "");
    assert_eq!((table.asked(), table.at("R11")), ("B".to_owned(), "sent".to_owned()));
}

/// Red keeps the ball in its attack zone, and Blue waits.
fn waiting(options: &str, clock: &str) -> Table {
    let quick = scene("R8 F17, B6 F13").options(options).stage("phase3-first");
    quick.with("t 35; time up").with(clock).set().after("HOLD")
}

#[test]
fn sim_817_when_time_is_up_a_hold_ticks_too_and_the_fifth_tick_ends_the_half() {
    let first = waiting("", "holds 2");
    assert_eq!((first.count("tick"), first.item("late"), first.count("half_time")), (1, "1".to_owned(), 0));
    assert_eq!(waiting("", "late 3").count("half_time"), 0);
    assert_eq!(waiting("", "late 4").count("half_time"), 1);
    let moved = scene("R8 F17, B6 F13").stage("phase3-first").with("t 37; time up; late 4; m 1; moved R7");
    assert_eq!(moved.set().after("END").count("half_time"), 1);
    // The tick that makes time up is not one of the five.
    let up = phase_3("R8 F17, B6 F13", "t 32").set().after("END");
    assert_eq!((up.item("time"), up.item("late")), ("up".to_owned(), String::new()));
}

#[test]
fn sim_817_a_free_kick_given_with_the_fifth_tick_is_taken_and_ends_the_half() {
    let foul = scene("R9 F17@700,333, R10 F19, B4 F19@810,340").ball("712,333").stage("phase3-first");
    let mut table = foul.with("t 37; time up; late 4; m 1; moved R7").set();
    table.play_with("MOVE B4 F17@736,333 tackle", "1 1");
    assert_eq!((table.told("awarded", "restart"), table.item("late")), ("free".to_owned(), "5".to_owned()));
    assert_eq!((table.count("half_time"), table.stage()), (0, "substitute-1".to_owned()));
    let taken = |late: &str| {
        let free = scene("R9 D17@688,200, R10 F17, B6 F13").ball("700,200");
        let free = free.with(&format!("restart free; t 38; time up{late}")).pass("rest F17");
        (free.told("took", "peg"), free.count("half_time"))
    };
    assert_eq!((taken("; late 4"), taken("; late 5")), (("R10".to_owned(), 0), ("R10".to_owned(), 1)));
}

#[test]
fn sim_817_while_that_kick_is_played_out_no_other_is_given() {
    let up =
        "B1 F21@900,333, B3 G18@740,400, B2 A1, B4 A3, B5 A5, B6 A7, B7 A9, B8 C2, B9 C4, B10 C6, B11 C8";
    let offside = |late: &str| {
        let free = scene(&format!("R8 F13@538,333, R9 E18@760,299, {up}")).ball("550,333");
        free.with(&format!("restart free; t 38; time up{late}")).pass("rest E18")
    };
    assert_eq!(
        (offside("").told("awarded", "restart"), offside("").count("half_time")),
        ("indirect".into(), 0)
    );
    assert_eq!(offside("; late 5").count("half_time"), 1);
}

#[test]
fn sim_817_a_match_by_older_rules_goes_on() {
    let held = waiting("rules=3", "holds 2");
    assert_eq!((held.count("tick"), held.item("holds"), held.item("late")), (0, "3".into(), String::new()));
}
