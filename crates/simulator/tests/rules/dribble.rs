//! Dribbles of opponents and of keepers who come out (SIM-430 to SIM-446): the worked examples EX-31 to EX-38.

use crate::scene::{Table, scene};

/// R9 (dribble 4) in E16 dribbles B3 (marking 5) in E18; the ball rests there.
fn ex_31(dice: &str) -> Table {
    let mut table = scene("R9 E16, B3 E18, B4 G18").set();
    table.kick("PASS R9 low 0.0 p30 dribble B3", "rest 775,255", dice);
    table
}

#[test]
fn ex_31_sim_430_sim_431_sim_432_sim_433_sim_607_a_dribble_won_lays_the_opponent_down() {
    let mut table = ex_31("6 4");
    let duel = table.happened("dribbled").unwrap();
    assert_eq!(duel["dice"], serde_json::json!([6, 4]));
    assert_eq!((&duel["numbers"], &duel["won"]), (&serde_json::json!([4, 5]), &true.into()));
    assert_eq!((table.at("B3"), table.item("grounded")), ("E18/90".to_owned(), "B3".to_owned()));
    assert_eq!(table.takers(), "R9 E18");
    table.take("R9 E18");
    assert_eq!(table.skills(), "red", "a lying peg does not mark");
}

#[test]
fn ex_31_sim_607_after_the_dribble_he_is_a_free_player() {
    // R8 has no red; his dribble is 3.
    let mut table = scene("R8 E16, B3 E18, B4 G18").set();
    table.kick("PASS R8 low 0.0 p30 dribble B3", "rest 775,255", "6 3").take("R8 E18");
    assert_eq!(table.skills(), "free red");
}

#[test]
fn ex_32_sim_432_sim_434_an_equal_sum_is_a_dribble_lost() {
    let table = ex_31("4 3");
    assert_eq!(table.told("dribbled", "won"), "false");
    assert_eq!((table.takers(), table.at("B3")), ("B3 E18".to_owned(), "E18".to_owned()));
    assert_eq!((table.item("attack"), table.item("relance")), ("B".to_owned(), "yes".to_owned()));
}

#[test]
fn ex_33_sim_435_sim_871_in_the_attack_zone_a_one_is_a_foul() {
    let table = ex_31("6 1");
    assert_eq!((table.told("foul", "by"), table.told("foul", "on")), ("B3".to_owned(), "R9".to_owned()));
    assert_eq!(table.told("awarded", "restart"), "free");
    assert_eq!((table.told("awarded", "side"), table.item("restart")), ("R".to_owned(), "free".to_owned()));
    assert_eq!(table.item("ball"), "@684,260.254 E16", "where it lay before the kick");
    assert_eq!((table.count("tick"), table.happened("took")), (1, None));
}

#[test]
fn ex_34_sim_871_sim_873_in_the_penalty_area_it_is_a_penalty_after_the_review() {
    let dribble = |dice: &str| {
        let mut table = scene("R9 E20, B3 E20@840,285").set();
        table.kick("PASS R9 low 0.0 p30 dribble B3", "rest E22", dice);
        table
    };
    let cancelled = dribble("6 1 6");
    assert_eq!(
        (cancelled.told("var", "side"), cancelled.told("var", "die")),
        ("B".to_owned(), "6".to_owned())
    );
    assert_eq!(cancelled.told("awarded", "restart"), "goalkick");
    assert_eq!((cancelled.told("awarded", "side"), cancelled.count("tick")), ("B".to_owned(), 1));
    for die in 1..=5 {
        let given = dribble(&format!("6 1 {die}"));
        assert_eq!((given.told("awarded", "restart"), given.told("awarded", "side")), two("penalty", "R"));
        assert_eq!(given.count("tick"), 1);
    }
}

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

#[test]
fn ex_35_sim_436_sim_437_after_a_failed_tackle_the_dribble_is_won_without_dice() {
    let mut table = scene("R8 F13, B6 F15, R10 E12, B8 G14").stage("phase3-first").with("m 1").set();
    table.play_with("MOVE B6 F13@582,333 tackle", "2 4").play("END");
    assert_eq!((table.stage(), table.item("failed-before")), two("action", "B6"));
    table.kick("PASS R8 low 0.0 p30 dribble B6", "rest F15", "");
    assert!(table.happened("dribble_without_dice").is_some());
    assert!(table.at("B6").starts_with("F13@") && table.at("B6").ends_with("/90"));
    assert_eq!(table.takers(), "R8 F15", "R8 and B8 are at 1, and nobody presses");
}

#[test]
fn sim_436_the_next_turn_is_the_only_one() {
    let mut table = scene("R8 F13, B6 F13@582,333").stage("phase3-first").with("m 1; failed-before B6").set();
    table.play("END");
    assert_eq!((table.stage(), table.item("failed-before")), two("action", ""));
    table.kick("PASS R8 low 0.0 p30 dribble B6", "rest F15", "1 6");
    assert_eq!(table.told("dribbled", "won"), "false");
}

#[test]
fn ex_36_sim_431_only_the_first_other_cell_on_the_line_counts() {
    let table = scene("R8 F9, B6 F13").set();
    assert!(table.refuses("PASS R8 low 0.0 p40 dribble B6", "SIM-431"));
    let near = scene("R8 F9, B6 F11").set();
    assert!(near.accepts("PASS R8 low 0.0 p40 dribble B6") && near.accepts("PASS R8 low 0.0 p40"));
    assert!(near.refuses("PASS R8 low 90.0 p40 dribble B6", "SIM-431"), "not in that direction");
    assert!(near.refuses("PASS R8 low 0.0 p40 dribble R6", "SIM-431"), "an opponent");
}

#[test]
fn sim_431_not_on_a_lying_peg_a_restart_or_with_a_lob() {
    let dribble = "PASS R8 low 0.0 p40 dribble B6";
    assert!(scene("R8 F9, B6 F11/0").set().refuses(dribble, "SIM-431"));
    assert!(scene("R8 F9, B6 F11").with("restart free").set().refuses(dribble, "SIM-431"));
    let lobs = scene("R8 F9, B6 F11").options("lob_passes=on").set();
    assert!(lobs.accepts("PASS R8 lob 0.0 p40 l40"));
    assert!(lobs.refuses("PASS R8 lob 0.0 p40 l40 dribble B6", "SIM-431"));
}

#[test]
fn sim_435_outside_the_attack_zone_a_one_is_no_foul() {
    let mut table = scene("R9 F13, B3 F15").set();
    table.kick("PASS R9 low 0.0 p30 dribble B3", "rest 645,333", "6 1");
    assert_eq!((table.happened("foul"), table.told("dribbled", "won")), (None, "true".to_owned()));
    assert_eq!(table.takers(), "R9 F15");
}

/// R9 moved 2 cells to the ball at (756, 250) in E18 and declares a direct shot; B1 is placed in E20.
fn ex_37() -> Table {
    let mut table = scene("R10 D11, R9 E14").pass("rest 756,250");
    table.play("COD R9 E18@740,250").play("SKILL red").play("PREP keeper B1 E20@835,265");
    assert_eq!((table.stage(), table.m()), ("aim".to_owned(), 2));
    table
}

#[test]
fn ex_37_sim_440_sim_441_sim_442_sim_443_a_keeper_dribbled_on_the_outside() {
    let mut table = ex_37();
    table.kick("DODGE R9 low 350.0 p35", "rest D19", "5 4");
    let duel = table.happened("dribbled").unwrap();
    assert_eq!((&duel["numbers"], &duel["won"]), (&serde_json::json!([4, 4]), &true.into()));
    assert_eq!(table.at("B1"), "E20@835,265/90");
    assert_eq!(table.takers(), "R9 D19", "although he has moved before");
    table.take("R9 D19");
    assert_eq!((table.stage(), table.asked(), table.m()), ("aim".to_owned(), "R".to_owned(), 2));
    for kick in ["KICK R9 low 40.0 p60", "KICK R9 lob 40.0 p60 l30"] {
        assert!(table.accepts(kick), "{kick}");
    }
    table.shoot("R9", "goal B");
    assert_eq!(table.told("goal", "by"), "R9");
}

#[test]
fn ex_38_sim_442_sim_444_on_the_inside_the_duel_is_lost_without_dice() {
    let mut table = ex_37();
    table.kick("DODGE R9 low 20.0 p35", "rest F19", "");
    assert!(table.happened("passed_inside").is_some() && table.happened("dribbled").is_none());
    assert_eq!(table.at("B1"), "E20@835,265");
    assert_eq!(table.takers(), "R9 F19", "R9 and B1 are at 1, and the drive is short");
    table.take("R9 F19");
    assert_eq!((table.stage(), table.item("shots")), two("phase2", "1"));
}

#[test]
fn sim_441_the_keeper_must_have_come_out_and_the_carrier_have_moved() {
    let mut bar = scene("R10 D11, R9 E14").pass("rest 756,250");
    bar.play("COD R9 E18@740,250").play("SKILL red").play("PREP keeper bar");
    assert!(!bar.accepts("DODGE R9 low 350.0 p35"), "not against the bar");
    let mut far = scene("R10 D11, R9 E14").pass("rest 756,250");
    far.play("COD R9 E18@740,250").play("SKILL red").play("PREP none");
    assert!(far.refuses("DODGE R9 low 350.0 p35", "SIM-441"), "F21 is no neighbour of E18");
    let mut still = scene("R10 D11, R9 E18, B1 E20").pass("rest 756,240");
    still.play("SKILL red").play("PREP none");
    assert!(still.refuses("DODGE R9 low 350.0 p35", "SIM-441"), "he has not moved");
    let mut left = scene("R10 D11, R9 E16, B1 E20@835,265").pass("rest 756,250 touch R9");
    left.play("COD R9 E18@740,250").play("SKILL red").play("PREP none");
    assert!(left.accepts("DODGE R9 low 350.0 p35"), "a keeper left as he was");
    let mut declared = scene("R9 E18, B1 E20").set();
    declared.play("SHOT R9").play("PREP none");
    assert!(
        !declared.accepts("DODGE R9 low 350.0 p35"),
        "not after a shot declared without the skill (SIM-440)"
    );
}

#[test]
fn sim_441_the_kick_is_low_and_not_his_pass_of_the_turn() {
    let mut table = ex_37();
    assert!(!table.accepts("DODGE R9 lob 350.0 p35 l40"));
    table.kick("DODGE R9 low 350.0 p35", "rest D19", "5 4");
    assert_eq!(table.item("passed"), "R10");
}

#[test]
fn sim_442_the_outside_is_towards_the_nearer_touch_line() {
    // The mirror image of EX-37 across the pitch: the nearer touch-line is y = 666.
    let mut table = scene("R10 H11, R9 G14").others_in('A').pass("rest 756,416");
    table.play("COD R9 G18@740,416").play("SKILL red").play("PREP keeper B1 G20@835,401");
    let inside = table.after_kick("DODGE R9 low 340.0 p35", "rest F19", "");
    assert!(inside.happened("passed_inside").is_some());
    let away = table.after_kick("DODGE R9 low 190.0 p35", "rest F17", "");
    assert!(away.happened("passed_inside").is_some(), "u·v > 0 is required");
    let outside = table.after_kick("DODGE R9 low 10.0 p35", "rest H19", "5 4");
    assert_eq!(outside.told("dribbled", "won"), "true");
}

#[test]
fn sim_444_sim_435_a_lost_duel_another_winner_or_a_foul_give_no_immediate_shot() {
    let table = ex_37();
    let mut lost = table.after_kick("DODGE R9 low 350.0 p35", "rest D17", "2 4");
    assert_eq!(lost.told("dribbled", "won"), "false");
    lost.take("R9 D17");
    assert_eq!((lost.stage(), lost.item("shots")), two("phase2", "1"));
    let other = table.after_kick("DODGE R9 low 350.0 p35", "rest D11", "5 4");
    assert_eq!((other.takers(), other.stage()), two("R10 D11", "phase2"));
    let foul = table.after_kick("DODGE R9 low 350.0 p35", "rest D19", "5 1");
    assert_eq!((foul.told("foul", "by"), foul.told("awarded", "restart")), two("B1", "free"));
}

#[test]
fn sim_436_a_keeper_whose_tackle_failed_is_dribbled_without_dice_in_the_same_turn() {
    let mut table = scene("R10 D11, R9 E16, B1 E20").pass("rest 756,250 touch R9");
    table.play("COD R9 E18@730,250").play("SKILL red");
    table.play_with("PREP keeper B1 E18@780,262 tackle", "2 6");
    assert_eq!(table.told("tackled", "won"), "false");
    table.kick("DODGE R9 low 350.0 p35", "rest D19", "");
    assert!(table.happened("dribble_without_dice").is_some());
}

#[test]
fn sim_445_after_the_immediate_shot_the_beaten_keeper_stays_down() {
    let mut table = ex_37();
    table.kick("DODGE R9 low 350.0 p35", "rest D19", "5 4").take("R9 D19").shoot("R9", "rest F19");
    assert!(!table.takers().contains("B1") && table.at("B1").ends_with("/90"), "he is at 1");
    let mut own = ex_37();
    own.kick("DODGE R9 low 350.0 p35", "rest D19", "5 4").take("R9 D19").shoot("R9", "rest 840,230");
    assert_eq!(own.takers(), "B1 E20", "in his own cell he gets up");
}

#[test]
fn sim_446_a_keeper_laid_down_by_a_dribble_is_not_prepared_again() {
    let table = scene("R9 D19, B1 E20/90")
        .stage("prepare")
        .with("declared shot; shots 1; grounded B1; carried 1; direct")
        .set();
    assert!(table.refuses("PREP keeper B1 E20@840,260", "SIM-446") && table.accepts("PREP none"));
}
