//! Skills that repeat phase 1 (SIM-601 to SIM-610): the worked examples EX-55 to EX-61.

use crate::scene::{Table, scene};

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

#[test]
fn ex_55_sim_603_sim_313_a_direct_pass_and_only_one_of_each_peg() {
    let mut table = scene("R6 F5, R8 D9, R10 H7").pass("rest D9 touch R8");
    assert_eq!((table.takers(), table.skills()), two("R8 D9", "yellow"));
    table.play("SKILL yellow");
    assert_eq!((table.stage(), table.item("only")), two("action", "pass"));
    table.pass("R8", "rest H7 touch R10");
    assert_eq!(table.skills(), "yellow");
    table.play("SKILL yellow").pass("R10", "rest D9 touch R8");
    assert_eq!(
        (table.takers(), table.skills(), table.stage()),
        ("R8 D9".into(), String::new(), "phase2".into())
    );
}

#[test]
fn ex_56_sim_603_sim_706_without_a_touch_there_is_no_direct_pass() {
    let table = scene("R6 F5, R8 D9").pass("rest D9");
    assert_eq!((table.takers(), table.stage()), two("R8 D9", "phase2"));
    assert!(table.m() == 0 && table.accepts("QUICK"));
}

#[test]
fn ex_57_sim_603_who_moves_to_the_ball_makes_no_direct_pass() {
    let mut table = scene("R6 F5, R8 D9").pass("rest D11 touch R8");
    table.take("R8 D11");
    assert_eq!((table.stage(), table.m()), ("phase2".to_owned(), 1));
}

#[test]
fn ex_58_sim_604_sim_760_a_direct_cross_may_be_intercepted() {
    let mut table = scene("R8 A9, R7 A15, B2 C18, B3 D19").pass("rest A17");
    table.take("R7 A17");
    assert!(table.skills().contains("green"));
    table.play("SKILL green");
    assert_eq!((table.told("cross_declared", "direct"), table.asked()), two("true", "B"));
    assert!(table.accepts("PREP intercept B2 D17/90") && table.accepts("PREP intercept B2 C18@760,120"));
    assert!(table.refuses("PREP intercept B2 D17", "SIM-760"), "who travels lies down");
    assert!(table.refuses("PREP intercept B3 E16/90", "SIM-761"), "two cells");
    assert!(table.refuses("PREP intercept B2 D17/90; intercept B3 E18/90", "SIM-761"), "one peg");
    table.play("PREP intercept B2 D17/90");
    assert_eq!((table.at("B2"), table.stage()), two("D17/90", "aim"));
}

#[test]
fn ex_59_sim_605_sim_761_a_direct_shot_may_be_intercepted_as_far_as_the_shooter_ran() {
    let shot = |pegs: &str| {
        let mut table = scene(pegs).pass("rest F17");
        if table.stage() == "cod" {
            table.take("R9 F17");
        }
        table.play("SKILL red");
        assert_eq!((table.told("shot_declared", "direct"), table.stage()), two("true", "prepare"));
        table
    };
    let ran = shot("R10 F9, R9 F13, B4 G20");
    assert!(ran.accepts("PREP intercept B4 F19/90"));
    assert!(ran.refuses("PREP intercept B4 F17@740,333/90", "SIM-761"), "not into the ball's cell");
    let stood = shot("R10 F9, R9 F17, B4 G20");
    assert!(stood.refuses("PREP intercept B4 F19/90", "SIM-761"));
    assert!(stood.accepts("PREP intercept B4 G20/90") && stood.accepts("PREP intercept B4 G20@830,400"));
}

/// R9 in F17 is the last to touch a ball that rests beside him and one opponent.
fn beside(opponent: &str) -> Table {
    scene(&format!("R10 F11, R9 F17, {opponent}")).pass("rest 714,300 touch R9")
}

#[test]
fn ex_60_sim_606_blue_in_the_same_cell_cancels_the_skills() {
    let marked = beside("B3 F17@714,360");
    assert_eq!((marked.takers(), marked.stage()), two("R9 F17", "phase2"));
    let not = beside("B9 F17@714,360");
    assert_eq!((not.takers(), not.skills()), two("R9 F17", "red"));
}

#[test]
fn sim_606_sim_608_a_lying_peg_does_not_mark() {
    assert_eq!(beside("B3 F17@714,360/0").skills(), "red, free yellow", "nor does it hinder a free player");
    assert_eq!(beside("B3 E18").skills(), "red", "nor does one in the next cell");
}

#[test]
fn sim_606_marking_is_judged_when_the_winner_has_been_put_down() {
    // R9 comes to B3's cell for the ball that he touched last.
    let mut table = scene("R10 F11, R9 F15, B3 F17@714,370, B4 A21").with("moved B3").pass("rest 714,310");
    assert_eq!(table.takers(), "B3 F17", "in his own cell he is counted");
    table = scene("R10 F11, R9 F15, B3 F19").with("moved B3").pass("rest F17");
    table.take("R9 F17");
    assert_eq!(table.skills(), "red", "B3 is in the next cell");
}

#[test]
fn ex_61_sim_607_a_free_player_has_an_offensive_skill_of_his_choice() {
    let free = scene("R10 F11, R8 F17").pass("rest F17");
    assert_eq!((free.takers(), free.skills()), two("R8 F17", "free red"));
    let touched = scene("R10 F11, R8 F17").pass("rest F17 touch R8");
    assert_eq!(touched.skills(), "yellow, free red", "his own, or one that he gains");
    let watched = scene("R10 F11, R8 F17, B4 E18").pass("rest F17");
    assert_eq!(watched.stage(), "phase2");
    let lying = scene("R10 F11, R8 F17, B4 E18/0").pass("rest F17");
    assert_eq!(lying.skills(), "free red", "lying opponents do not count");
}

#[test]
fn sim_607_the_conditions_of_the_skill_still_hold() {
    let yellow = scene("R6 F5, R9 D9").pass("rest D9 touch R9");
    assert_eq!(yellow.skills(), "free yellow");
    assert_eq!(scene("R6 F5, R9 D9").pass("rest D9").stage(), "phase2");
    let green = scene("R6 F13, R8 C18").pass("rest C18");
    assert_eq!(green.skills(), "free green, free red");
    assert_eq!(scene("R6 F13, R8 C18").with("crosses 1; shots 1").pass("rest C18").stage(), "phase2");
}

#[test]
fn sim_601_using_a_skill_is_a_choice() {
    let mut table = scene("R10 F11, R9 F17").pass("rest F17");
    assert_eq!(table.stage(), "skill");
    table.play("SKILL none");
    assert_eq!(table.stage(), "phase2");
}

#[test]
fn sim_601_after_the_new_kick_everything_runs_as_after_the_first() {
    let mut table = scene("R6 F5, R8 D9, B6 D13").pass("rest D9 touch R8");
    table.play("SKILL yellow").pass("R8", "rest D13");
    assert_eq!(
        (table.takers(), table.item("attack"), table.item("relance")),
        ("B6 D13".into(), "B".into(), "yes".into())
    );
}

#[test]
fn sim_602_a_skill_is_for_the_winner_at_any_distance_and_for_a_driver_too() {
    let mut drove = scene("R9 F15").pass("rest F17");
    drove.take("R9 F17");
    assert_eq!(drove.skills(), "red");
    let tapped = scene("R9 F17").pass("rest F17");
    assert_eq!((tapped.takers(), tapped.skills()), two("R9 F17", "red"));
}

#[test]
fn sim_603_a_direct_pass_follows_a_team_mates_pass() {
    let own = scene("R8 D9").pass("rest D9 cells D9 D11 D9 touch R8");
    assert_eq!((own.takers(), own.stage()), two("R8 D9", "phase2"));
    let mut cross = scene("R7 A19, R8 D17").set();
    cross.play("CROSS R7").shoot("R7", "rest D17 touch R8");
    assert_eq!((cross.takers(), cross.skills()), two("R8 D17", "free red"));
}

#[test]
fn sim_604_sim_605_the_cross_and_the_shot_of_the_turn_must_be_left() {
    let at = |items: &str| scene("R10 F11, R11 C18").with(items).pass("rest C18").skills();
    assert_eq!(at("m 1"), "green, red");
    assert_eq!(at("m 1; crosses 1"), "red");
    assert_eq!(at("m 1; shots 1"), "green");
    let midfield = scene("R10 F11, R11 C14").pass("rest C14");
    assert_eq!(midfield.stage(), "phase2", "neither zone");
}

#[test]
fn sim_609_more_marks_black_and_grey_give_nothing_more() {
    // R8 has three yellow marks, and still only one pass.
    let mut table = scene("R6 F5, R8 D9").with("passed R8").pass("rest D9 touch R8");
    assert_eq!((table.takers(), table.stage()), two("R8 D9", "phase2"));
    // B4 is blue and black, B16 grey: neither gives a kick.
    table = scene("B3 F5, B4 F3").pass("rest F3 touch B4");
    assert_eq!(table.takers(), "B4 F3");
    assert!(!table.skills().split(", ").any(|skill| skill == "yellow" || skill == "red"));
}

#[test]
fn sim_610_skills_are_looked_at_after_a_count_only() {
    let start = scene("R9 F17").set();
    assert!(start.refuses("SHOT R9 direct", "SIM-605") && start.accepts("SHOT R9"));
    let start = scene("R7 A19").set();
    assert!(start.refuses("CROSS R7 direct", "SIM-604") && start.accepts("CROSS R7"));
    let mut header = scene("R7 A19, R9 F19").set();
    header.play("CROSS R7").shoot("R7", "rest F19 touch R9");
    assert!(!header.accepts("SKILL red") && header.stage() == "header");
}
