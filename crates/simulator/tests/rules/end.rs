//! The end of a match, and penalties (SIM-895, SIM-896).

use crate::scene::scene;

#[test]
fn sim_895_the_side_with_more_goals_wins_and_equal_is_a_draw() {
    let end = |options: &str, score: &str, dice: &str| {
        let table = scene("R8 F11, B6 F15").options(options).stage("phase3-first");
        let table = table.with("half 2; t 32; m 1; moved R7").with(score).set();
        table.after_with("END", dice)
    };
    let won = end("", "score 2-1", "");
    assert_eq!((won.stage(), won.told("over", "winner")), ("over".to_owned(), "R".to_owned()));
    assert_eq!(end("", "score 1-1", "").told("over", "winner"), "null");
    // SIM-896: the toss decides who begins.
    let shootout = end("shootout=on", "score 1-1", "2");
    assert_eq!((shootout.stage(), shootout.asked()), ("taker".to_owned(), "B".to_owned()));
}

#[test]
fn sim_896_five_kicks_each_then_one_each_until_they_differ() {
    let scene = scene("R8 F11, B6 F15").options("shootout=on").stage("phase3-first");
    let mut table = scene.with("half 2; t 32; m 1; moved R7").set().after_with("END", "1");
    let mut kick = |n: u8, side: &str, ball: &str| {
        table.play(&format!("TAKER {side}{n}"));
        assert_eq!(table.asked(), "RB");
        table.play(&format!("KICK {side}{n} low {} p60", if side == "R" { "5.0" } else { "185.0" }));
        table.strike("DIVE CL", ball, "");
        assert_eq!(table.count("penalty_taken"), 1);
        table.stage()
    };
    for n in 2..=6 {
        kick(n, "R", "goal B");
        kick(n, "B", "goal R");
    }
    // Level after five each: one each, until they differ; the keepers kick too.
    kick(7, "R", "out x924 500");
    assert_eq!(kick(7, "B", "rest F1 touch R1"), "taker");
    kick(1, "R", "goal B");
    assert_eq!(kick(1, "B", "rest F3"), "over");
    assert_eq!(table.told("over", "winner"), "R");
}

#[test]
fn sim_896_each_kicks_once_before_anyone_kicks_again() {
    let scene = scene("R8 F11, B6 F15").options("shootout=on").stage("phase3-first");
    let mut table = scene.with("half 2; t 32; m 1; moved R7").set().after_with("END", "1");
    table.play("TAKER R9").play("KICK R9 low 5.0 p60").strike("DIVE CL", "goal B", "");
    table.play("TAKER B9").play("KICK B9 low 185.0 p60").strike("DIVE CL", "goal R", "");
    assert!(table.refuses("TAKER R9", "SIM-896"));
    assert!(table.accepts("TAKER R10"));
    assert!(table.refuses("TAKER R14", "SIM-896"), "he was not on the pitch at the end");
}

#[test]
fn sim_896_sim_645_the_dive_may_be_handed_in_first() {
    let scene = scene("R8 F11, B6 F15").options("shootout=on").stage("phase3-first");
    let mut table = scene.with("half 2; t 32; m 1; moved R7").set().after_with("END", "1");
    table.play("TAKER R9").play("DIVE AH");
    assert_eq!(table.asked(), "R");
    table.strike("KICK R9 low 5.0 p60", "goal B", "");
    assert_eq!(
        (table.told("dived", "dive"), table.told("penalty_taken", "scored")),
        ("AH".into(), "true".into())
    );
}
