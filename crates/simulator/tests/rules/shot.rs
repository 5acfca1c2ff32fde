//! Shots and goals (SIM-424, SIM-470 to SIM-473): the worked examples EX-45, EX-46, EX-50, EX-53 and EX-54.

use crate::scene::{Table, scene};

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

#[test]
fn ex_45_sim_470_a_shot_is_declared_in_the_shooting_zone() {
    assert!(scene("R8 F15").set().refuses("SHOT R8", "SIM-470"));
    for cell in ["A17", "C16", "F17", "J16", "E22"] {
        assert!(scene(&format!("R8 {cell}")).set().accepts("SHOT R8"), "{cell}");
    }
    assert!(scene("R8 F17").with("shots 1").set().refuses("SHOT R8", "SIM-470"), "one shot per turn");
}

/// R9 shoots from F17 at B1 with the bar; the ball really runs.
fn lob_at_280(power: u8, loft: u8, dive: &str) -> Table {
    let mut table = scene("R9 F17").options("hand=exact").set();
    table.play("SHOT R9").play("PREP keeper bar").play(&format!("DIVE {dive}"));
    // From (726, 333) to (924, 280).
    table.play(&format!("KICK R9 lob 345.0 p{power} l{loft}"));
    table
}

#[test]
fn ex_46_sim_641_sim_646_sim_473_a_high_ball_passes_over_a_low_dive() {
    let mut seen = 0;
    for loft in (28..=60).step_by(2) {
        for power in (30..=100).step_by(5) {
            let low = lob_at_280(power, loft, "AL");
            // Over AL, whose body is below 36, and still into the goal: its lowest point is above 36.
            if low.happened("goal").is_none()
                || low.happened("ball").unwrap()["touched"] != serde_json::json!([])
            {
                continue;
            }
            seen += 1;
            let high = lob_at_280(power, loft, "AH");
            assert!(high.happened("goal").is_none(), "p{power} l{loft}: AH reaches from 8 to 48");
            assert_eq!(high.happened("ball").unwrap()["touched"][0], "B1");
            assert!(lob_at_280(power, loft, "KH").happened("goal").is_some(), "KH begins at y = 299");
        }
    }
    assert!(seen > 0, "some lob comes to the line as high as that");
}

#[test]
fn ex_50_sim_472_sim_509_the_shooter_may_not_move_and_ties_go_to_the_defence() {
    let mut table = scene("R9 F17, R10 E16, B3 D19").set();
    table.play("SHOT R9").play("PREP keeper bar").play("DIVE AL").shoot("R9", "rest E18 touch B1");
    assert_eq!(table.takers(), "B3 E18");
    table.take("B3 E18");
    assert_eq!(table.because("took"), ["SIM-509"]);
}

#[test]
fn sim_471_a_declared_shot_is_not_taken_back() {
    let mut table = scene("R9 F17").set();
    table.play("SHOT R9");
    assert_eq!((table.stage(), table.asked()), two("prepare", "B"));
    assert!(!table.accepts("KICK R9 low 0.0 p60"), "not before the go-ahead");
    table.play("PREP none");
    assert!(!table.accepts("PASS R9 low 0.0 p60") && !table.accepts("CROSS R9"));
    assert!(table.accepts("KICK R9 low 0.0 p60") && table.accepts("KICK R9 lob 0.0 p60 l40"));
    assert!(!table.accepts("KICK R9 head 0.0 p60 l20"));
}

#[test]
fn sim_473_a_deflected_shot_is_a_goal_and_a_kick_off_follows() {
    let mut table = scene("R9 F17, B3 F19").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "goal B touch B3 B1");
    assert_eq!((table.told("goal", "side"), table.told("goal", "by")), two("R", "R9"));
    assert_eq!((table.told("goal", "own_goal"), table.item("score")), two("false", "1-0"));
    assert_eq!((table.told("awarded", "restart"), table.told("awarded", "side")), two("kickoff", "B"));
}

/// R9 has headed a cross in F19 and declares a shot; the ball did this.
fn headed(ball: &str) -> Table {
    let mut table = scene("R7 A19, R9 F19, B3 E20").set();
    table.play("CROSS R7").shoot("R7", "rest F19 touch R9");
    table.play("SHOT R9").play("PREP none").kick("KICK R9 head 0.0 p60 l10", ball, "");
    table
}

#[test]
fn ex_53_sim_872_sim_411_a_header_that_knocks_an_opponent_over_is_a_foul() {
    let foul = headed("rest E22 touch B3 over B3");
    assert_eq!((foul.told("foul", "by"), foul.told("foul", "on")), two("R9", "B3"));
    assert_eq!((foul.told("awarded", "restart"), foul.told("awarded", "side")), two("free", "B"));
    assert_eq!(foul.item("ball"), "@798,333 F19", "where R9 stood");
    let keeper = headed("rest E22 touch B1 over B1");
    assert_eq!((keeper.happened("foul"), keeper.at("B1")), (None, "F21".to_owned()));
    assert!(keeper.takers().contains("B1 E22"), "he is set up and takes part");
}

#[test]
fn ex_54_sim_424_sim_824_sim_825_goals_without_a_shot() {
    let theirs = scene("R8 F15").pass("goal B");
    assert_eq!((theirs.happened("goal"), theirs.told("awarded", "restart")), (None, "goalkick".to_owned()));
    assert_eq!((theirs.told("awarded", "side"), theirs.item("score")), two("B", "0-0"));
    let own = scene("B3 F19").pass("goal B");
    assert_eq!((own.told("goal", "side"), own.told("goal", "own_goal")), two("R", "true"));
    assert_eq!(own.item("score"), "1-0");
}
