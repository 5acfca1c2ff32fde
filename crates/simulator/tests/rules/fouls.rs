//! Fouls and cards (SIM-870 to SIM-876).

use crate::scene::{Scene, scene};

/// R9 has the ball in F11; B9 may come from behind.
fn from_behind() -> Scene {
    scene("R9 F11@458,333, B9 F9").ball("470,333").stage("phase3-first").with("m 1; moved R7")
}

#[test]
fn sim_870_sim_871_a_foul_gives_a_free_kick_at_the_ball_s_place() {
    let table = from_behind().set().after_with("MOVE B9 F11@440,333", "1");
    assert_eq!((table.told("foul", "by"), table.told("foul", "on")), ("B9".to_owned(), "R9".to_owned()));
    assert_eq!(
        (table.told("awarded", "restart"), table.item("ball")),
        ("free".into(), "@470,333 F11".into())
    );
    // A dribble: where the ball lay before the kick; offside has its own place (SIM-866).
    let mut table = scene("R9 E16, B3 E18").set();
    table.strike("PASS R9 low 0.0 p40 dribble B3", "rest E18", "6 1");
    assert_eq!((table.told("foul", "by"), table.told("awarded", "at")), ("B3".into(), "684,260.254".into()));
}

#[test]
fn sim_871_the_carrier_s_cell_says_whether_it_is_a_penalty() {
    // The ball lies on the line between F17 and F19; the carrier stands in the one or the other.
    let entered = |pegs: &str, dice: &str| {
        let table = scene(pegs).with("ball @756,333 F17").stage("phase3-first").with("m 1; moved R7");
        table.set().after_with("MOVE B4 F17@730,340 tackle", dice).told("awarded", "restart")
    };
    assert_eq!(entered("R9 F17@740,320, B4 E18", "1 1"), "free");
    let inside = scene("R9 F19@772,333, B4 F21, B1 E22").with("ball @756,333 F19");
    let inside = inside.stage("phase3-first").with("m 1; moved R7").set();
    let table = inside.after_with("MOVE B4 F19@800,333 tackle", "1 1 2");
    assert_eq!(table.told("awarded", "restart"), "penalty");
    assert_eq!(table.told("awarded", "at"), "828,333");
}

#[test]
fn sim_871_a_foul_of_the_attack_in_the_area_is_a_free_kick() {
    // R9's header knocks B3 over.
    let mut table = scene("R9 F19, B3 F21@870,350").stage("header").with("ball @798,333 F19; heading").set();
    table.play("SHOT R9").play("PREP none");
    table.strike("KICK R9 head 0.0 p80 l10", "rest F21 over B3 touch B3", "");
    assert_eq!(
        (table.told("awarded", "restart"), table.told("awarded", "side")),
        ("free".into(), "B".into())
    );
    assert_eq!(table.told("awarded", "at"), "798,333", "where the heading peg stood");
}

#[test]
fn sim_872_a_header_that_knocks_over_the_keeper_is_no_foul_nor_is_a_throw() {
    let mut table = scene("R9 F19, B3 F21@870,350").stage("header").with("ball @798,333 F19; heading").set();
    table.play("SHOT R9").play("PREP none");
    table.strike("KICK R9 head 0.0 p80 l10", "rest F21 over B1 touch B1", "");
    assert_eq!(table.count("foul"), 0);
    let throw = scene("R2 A7@310,6, B6 C8").with("ball @310,0 A7; restart throw").set();
    let table = throw.after_kick("PASS R2 head 90.0 p60 l10", "rest C8 over B6 touch B6", "");
    assert_eq!(table.count("foul"), 0);
}

#[test]
fn sim_873_on_a_6_neither_the_penalty_nor_the_card_stands() {
    let table =
        scene("R9 F19@780,333, B9 F17, B1 F21").ball("792,333").stage("phase3-first").with("m 1; moved R7");
    let table = table.set();
    let cancelled = table.after_with("MOVE B9 F19@764,340", "2 6");
    assert_eq!((cancelled.told("awarded", "restart"), cancelled.count("carded")), ("goalkick".into(), 0));
    assert_eq!((cancelled.told("var", "side"), cancelled.count("tick")), ("B".to_owned(), 1));
    for die in 1..=5 {
        let stands = table.after_with("MOVE B9 F19@764,340", &format!("2 {die}"));
        assert_eq!(
            (stands.told("awarded", "restart"), stands.item("yellow")),
            ("penalty".into(), "B9".into())
        );
        assert_eq!(stands.count("tick"), 1);
    }
}

#[test]
fn sim_875_a_second_yellow_card_sends_off() {
    let table = from_behind().with("yellow B9").set().after_with("MOVE B9 F11@440,333", "3");
    assert_eq!((table.count("carded"), table.at("B9")), (2, "sent".to_owned()));
    assert_eq!(table.item("yellow"), "");
}

#[test]
fn sim_876_who_is_sent_off_is_not_replaced() {
    let mut table = from_behind().with("yellow B9").set().after_with("MOVE B9 F11@440,333", "3");
    table.play("END");
    assert_eq!((table.stage(), table.asked()), ("substitute-2".to_owned(), "B".to_owned()));
    assert!(table.refuses("SUB B14 for B9", "SIM-885"));
    table.play("END");
    let blues = table.item("B");
    assert_eq!(blues.matches("lifted").count(), 10, "{blues}");
}

#[test]
fn sim_876_with_fewer_than_seven_the_match_is_lost() {
    let seven = "B8 sent, B7 sent, B6 sent, B5 sent";
    let end = |score: &str| {
        let pegs = format!("R9 F11@458,333, B9 F9, {seven}");
        let scene = scene(&pegs).ball("470,333").stage("phase3-first");
        let table = scene.with("m 1; moved R7; yellow B9").with(score).set();
        let table = table.after_with("MOVE B9 F11@440,333", "3");
        assert_eq!((table.stage(), table.count("too_few")), ("over".to_owned(), 1));
        (table.told("over", "red"), table.told("over", "blue"))
    };
    assert_eq!(end("score 0-2"), ("3".to_owned(), "0".to_owned()));
    assert_eq!(end("score 4-0"), ("4".to_owned(), "0".to_owned()), "whichever is worse");
}
