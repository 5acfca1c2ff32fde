//! Entering the ball's cell, tackles, pressing (SIM-726 to SIM-751).

use crate::scene::{Scene, Table, scene};

/// R8 (keeping 5) has the ball in F11; phase 3 begins and every Blue may move one cell.
fn at_r8(pegs: &str) -> Scene {
    let pegs = format!("R8 F11@458,333, {pegs}");
    scene(&pegs).ball("470,333").stage("phase3-first").with("m 1; moved R7")
}

fn entered_and_tackled(dice: &str) -> Table {
    at_r8("B6 F13, B8 G16").set().after_with("MOVE B6 F11@494,333 tackle", dice)
}

#[test]
fn ex_67_sim_731_sim_741_sim_742_sim_804_a_won_tackle_begins_a_relance() {
    let table = entered_and_tackled("4 2");
    assert_eq!(table.told("tackled", "won"), "true");
    assert_eq!((table.stage(), table.item("attack")), ("action".to_owned(), "B".to_owned()));
    assert_eq!((table.item("carrier"), table.item("relance")), ("B6".to_owned(), "yes".to_owned()));
    assert_eq!(table.item("ball"), "@470,333 F11", "the ball stays where it lies");
    assert_eq!((table.count("tick"), table.item("t")), (0, "3".to_owned()));
}

#[test]
fn ex_68_sim_743_sim_436_sim_750_after_a_lost_tackle_the_others_go_on() {
    let mut table = entered_and_tackled("4 3");
    assert_eq!((table.told("tackled", "won"), table.stage()), ("false".to_owned(), "phase3".to_owned()));
    assert!(table.refuses("MOVE B6 F13", "SIM-703"), "the tackler does not move any more");
    table.play("MOVE B8 G14").play("END");
    assert_eq!((table.count("tick"), table.cell("B6")), (1, "F11".to_owned()));
    // He presses: at the kick he stands in the cell of the passer.
    let pressed = table.clone().strike("PASS R8 low 0.0 p40", "rest F13", "").item("last");
    assert!(pressed.contains("pressed B6"), "{pressed}");
    // If R8 dribbles him next, it is won without dice.
    table.strike("PASS R8 low 0.0 p40 dribble B6", "rest F13", "");
    assert_eq!(table.told("dribble_without_dice", "opponent"), "B6");
}

#[test]
fn ex_69_sim_732_sim_735_entering_from_behind_throws_a_die() {
    let table = at_r8("B9 F9").set();
    let foul = table.after_with("MOVE B9 F11@440,333", "2");
    assert_eq!((foul.told("carded", "card"), foul.item("yellow")), ("yellow".to_owned(), "B9".to_owned()));
    assert_eq!(
        (foul.told("awarded", "restart"), foul.told("awarded", "side")),
        ("free".to_owned(), "R".to_owned())
    );
    assert_eq!((foul.told("awarded", "at"), foul.count("tick")), ("470,333".to_owned(), 1));
    assert_eq!(foul.item("t"), "4", "one tick in all");

    let fair = table.after_with("MOVE B9 F11@440,333 tackle", "5 4 2");
    assert_eq!((fair.count("foul"), fair.count("tackled")), (0, 1));
    assert_eq!(fair.cell("B9"), "F11");
    for die in ["1", "3"] {
        assert_eq!(table.after_with("MOVE B9 F11@440,333", die).count("foul"), 1);
    }
    assert_eq!(table.after_with("MOVE B9 F11@440,333", "4").count("foul"), 0);
}

#[test]
fn ex_70_sim_733_sim_871_sim_873_entering_over_two_cells_is_a_violent_foul() {
    let table = at_r8("B8 F15").with("m 3").set().after("MOVE B8 F11@494,333");
    assert_eq!((table.told("carded", "card"), table.at("B8")), ("red".to_owned(), "sent".to_owned()));
    assert_eq!((table.told("awarded", "restart"), table.item("attack")), ("free".to_owned(), "R".to_owned()));

    let area = scene("R9 F19@790,333, B8 F15").ball("802,333").stage("phase3-first").with("m 3; moved R7");
    let table = area.set().after("MOVE B8 F19@826,333");
    assert_eq!((table.told("awarded", "restart"), table.at("B8")), ("penalty".to_owned(), "sent".to_owned()));
    assert_eq!(table.count("var"), 0, "a violent foul has no VAR");
}

#[test]
fn sim_733_farther_than_three_cells_after_a_long_ball_it_is_violent_too() {
    let table = at_r8("B8 F19").with("m 4; reach 4").set().after("MOVE B8 F11@494,333");
    assert_eq!(table.told("carded", "card"), "red");
}

#[test]
fn ex_71_sim_727_sim_726_only_the_first_peg_enters() {
    let mut table = at_r8("B6 G14, B8 F13").set();
    table.play("MOVE B6 G16");
    assert!(table.refuses("MOVE B8 F11@494,333", "SIM-727"));
    assert!(table.accepts("MOVE B8 F15"));
}

#[test]
fn ex_72_sim_734_the_defender_keeps_twelve_from_the_ball() {
    let table = at_r8("B6 F13").set();
    assert!(table.refuses("MOVE B6 F11@490,333", "SIM-734"));
    assert!(table.accepts("MOVE B6 F11@494,333"));
    assert!(table.accepts("MOVE B6 F11@493,333"), "23 is enough");
}

#[test]
fn ex_73_sim_744_sim_871_sim_873_a_tackler_who_throws_1_in_his_defence_zone_fouls() {
    let outside = scene("R9 F17@700,333, B4 F19").ball("712,333").stage("phase3-first").with("m 1; moved R7");
    let table = outside.set().after_with("MOVE B4 F17@736,333 tackle", "1 1");
    assert_eq!(
        (table.told("foul", "by"), table.told("awarded", "restart")),
        ("B4".to_owned(), "free".to_owned())
    );
    assert_eq!((table.item("attack"), table.count("var")), ("R".to_owned(), 0));

    let inside =
        scene("R9 F19@780,333, B4 F21, B1 E22").ball("792,333").stage("phase3-first").with("m 1; moved R7");
    let table = inside.set();
    let stands = table.after_with("MOVE B4 F19@816,333 tackle", "1 2 5");
    assert_eq!(
        (stands.told("var", "die"), stands.told("awarded", "restart")),
        ("5".to_owned(), "penalty".to_owned())
    );
    let cancelled = table.after_with("MOVE B4 F19@816,333 tackle", "1 2 6");
    assert_eq!(cancelled.told("awarded", "restart"), "goalkick");
    assert_eq!((cancelled.item("attack"), cancelled.count("tick")), ("B".to_owned(), 1));
}

#[test]
fn sim_744_outside_his_defence_zone_a_1_is_no_foul() {
    assert_eq!(entered_and_tackled("1 6").count("foul"), 0);
}

#[test]
fn ex_74_sim_805_nobody_moves_and_no_time_passes() {
    let table = at_r8("B6 F13").without("m").without("moved").set().after("HOLD");
    assert_eq!((table.count("tick"), table.item("t")), (0, "3".to_owned()));
    assert_eq!((table.stage(), table.asked()), ("action".to_owned(), "R".to_owned()));
}

#[test]
fn ex_76_sim_727_sim_745_a_peg_in_the_ball_s_cell_tackles_without_moving() {
    let mut table = at_r8("B6 F11@494,333, B8 G16").without("m").without("moved").set();
    table.play_with("TACKLE B6", "3 3");
    assert_eq!((table.count("tackled"), table.at("B6")), (1, "F11@494,333".to_owned()));
    assert!(table.refuses("MOVE B8 G14", "SIM-722"), "the one peg of the quick round is used");
    assert!(table.accepts("MOVE B1 F19"));
}

#[test]
fn sim_745_one_tackle_in_a_phase_3() {
    let mut table = at_r8("B6 F11@494,333, B8 F13").set();
    table.play_with("TACKLE B6", "3 3");
    assert!(!table.accepts("TACKLE B6"));
    assert!(!table.accepts("MOVE B8 F11@440,333 tackle"));
}

#[test]
fn sim_730_a_defender_may_enter_only_to_press() {
    let mut table = at_r8("B6 F13").set();
    table.play("MOVE B6 F11@494,333");
    assert_eq!((table.count("tackled"), table.stage()), (0, "phase3".to_owned()));
}

#[test]
fn sim_731_sim_732_in_front_and_behind_are_seen_from_the_carrier() {
    for front in ["F13", "E12", "G12"] {
        let table = at_r8(&format!("B6 {front}")).set().after("MOVE B6 F11@494,333");
        assert_eq!(table.count("entered_from_behind"), 0, "{front} is in front of a Red carrier");
    }
    for behind in ["F9", "E10", "G10"] {
        let table = at_r8(&format!("B6 {behind}")).set().after_with("MOVE B6 F11@494,333", "4");
        assert_eq!(table.told("entered_from_behind", "die"), "4", "{behind} is behind him");
    }
    let blue = scene("B8 F11@466,333, R6 F13").ball("454,333").stage("phase3-first").with("m 1; moved B7");
    let table = blue.set().after_with("MOVE R6 F11@490,333", "6");
    assert_eq!(table.count("entered_from_behind"), 1, "and the reverse for a Blue carrier");
}

#[test]
fn sim_735_a_foul_on_entering_ends_phase_3_without_tackle() {
    let table = at_r8("B9 F9").set().after_with("MOVE B9 F11@440,333 tackle", "3");
    assert_eq!((table.count("tackled"), table.stage()), (0, "substitute-1".to_owned()));
}

#[test]
fn sim_736_who_shares_the_cell_enters_nothing_and_keeps_the_gap_when_he_shifts() {
    // Behind the carrier, and no die is thrown.
    let table = at_r8("B9 F11@440,333").set();
    assert_eq!(table.after("MOVE B9 F11@438,340").count("entered_from_behind"), 0);
    assert!(table.refuses("MOVE B9 F11@470,350", "SIM-734"));
}

#[test]
fn sim_740_only_in_the_ball_s_cell_is_there_a_tackle() {
    let table = at_r8("B6 F13").set();
    assert!(table.refuses("MOVE B6 F15 tackle", "SIM-740"));
    assert!(table.refuses("TACKLE B6", "SIM-740"));
}

#[test]
fn sim_741_equal_sums_are_not_enough() {
    for (dice, won) in [("4 3", "false"), ("4 2", "true"), ("1 6", "false"), ("6 1", "true")] {
        assert_eq!(entered_and_tackled(dice).told("tackled", "won"), won, "{dice}");
    }
}

#[test]
fn sim_750_sim_751_pressing_is_in_midfield_only_and_by_standing_opponents() {
    let kick = |pegs: &str| scene(pegs).set().strike("PASS R8 low 0.0 p40", "rest A5", "").item("last");
    assert!(kick("R8 F9, B6 F9@400,340").contains("pressed B6"));
    assert!(!kick("R8 F9, B6 F11").contains("pressed"), "not from the next cell");
    assert!(!kick("R8 F5, B6 F5@230,345").contains("pressed"), "not in the defence zone");
    assert!(!kick("R8 F17, B6 F17@735,345").contains("pressed"), "nor in the attack zone");
    assert!(!kick("R8 F9, B6 F9@400,350/0").contains("pressed"), "nor lying");
}

#[test]
fn sim_751_sim_425_a_cross_that_stays_in_the_cell_is_a_pass_for_the_tie() {
    let scene = scene("R7 C14, B9 C14@608,130").options("pro_extended_cross=on");
    let mut table = scene.set();
    table.play("CROSS R7").shoot("R7", "rest 600,105");
    assert_eq!(
        (table.told("took", "peg"), table.told("took", "tie")),
        ("B9".to_owned(), "pressing".to_owned())
    );
}

#[test]
fn sim_751_a_pressed_carrier_who_drives_loses_ties_too() {
    // The ball stays in the cell: R8 and B6 are both at 0.
    let table = scene("R8 F9, B6 F9@400,345").set().after_kick("PASS R8 low 0.0 p1", "rest 394,333", "");
    assert_eq!(table.takers(), "B6 F9");
    assert_eq!(table.told("took", "tie"), "pressing");
}

#[test]
fn sim_132_sim_416_dice_are_public_and_in_order() {
    // He who began the duel throws first.
    let table = scene("R8 F11@448,333, B6 F13").stage("phase3-first").with("m 1; moved R7").set();
    let table = table.after_with("MOVE B6 F11@490,333 tackle", "6 1");
    assert_eq!(table.happened("tackled").unwrap()["dice"], serde_json::json!([6, 1]));
}

#[test]
fn sim_740_sim_805_sim_849_who_leaves_a_wall_is_not_the_first() {
    let wall = "R8 F11@458,333, B6 F11@494,333, B4 F13@540,333, B5 F13@560,333";
    let mut table = scene(wall).stage("phase3-first").set();
    assert!(table.refuses("TACKLE B6", "SIM-740"), "the wall is spread first");
    table.play("MOVE B4 F15");
    assert_eq!(table.stage(), "phase3-first");
    assert!(table.accepts("HOLD") && table.accepts("TACKLE B6"));
    assert!(table.accepts("MOVE B5 E14"), "the one peg of a quick round is left");
}
