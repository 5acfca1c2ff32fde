//! Preparing the keeper for a shot (SIM-640 to SIM-655): the worked examples EX-47 to EX-49.

use crate::scene::{Scene, Table, scene};

fn two(a: &str, b: &str) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

/// The first peg declares a shot; the defence is asked.
fn shot(scene: Scene) -> Table {
    let mut table = scene.set();
    let carrier = table.item("carrier");
    table.play(&format!("SHOT {carrier}"));
    assert_eq!((table.stage(), table.asked()), two("prepare", "B"));
    table
}

#[test]
fn ex_47_sim_642_sim_647_from_the_area_he_is_only_placed() {
    let table = shot(scene("R9 F19"));
    assert!(table.refuses("PREP keeper bar", "SIM-642"));
    assert!(table.refuses("PREP keeper B1 D19", "SIM-647"), "two cells, standing");
    assert!(table.accepts("PREP keeper B1 D19/90") && table.accepts("PREP keeper B1 D19/45"));
    for place in ["F21", "F21@882,350", "F21/0", "E20", "E20/90", "G22"] {
        assert!(table.accepts(&format!("PREP keeper B1 {place}")), "{place}");
    }
    assert!(table.refuses("PREP keeper B1 C18/90", "SIM-647"), "three cells");
    assert!(table.refuses("PREP keeper B3 E20", "SIM-640"), "the keeper");
}

#[test]
fn ex_48_sim_642_outside_the_goal_area_he_has_no_bar() {
    let table = shot(scene("R9 F17, B1 F19"));
    assert!(table.refuses("PREP keeper bar", "SIM-642"));
    assert!(shot(scene("R9 F17, B1 F21")).accepts("PREP keeper bar"), "SIM-641");
    assert!(shot(scene("R9 F17, B1 E22")).accepts("PREP keeper bar"));
}

#[test]
fn ex_49_sim_653_sim_654_sim_744_a_keeper_comes_out_to_tackle() {
    let table = shot(scene("R10 F17"));
    let out = "PREP keeper B1 F17@750,333/90 tackle";
    let won = table.after_with(out, "5 4");
    let duel = won.happened("tackled").unwrap();
    assert_eq!((&duel["numbers"], &duel["won"]), (&serde_json::json!([4, 4]), &true.into()));
    assert_eq!((won.item("attack"), won.item("carrier")), two("B", "B1"));
    assert_eq!((won.stage(), won.item("relance")), two("action", "yes"), "no hands outside the area");
    let foul = table.after_with(out, "1 1");
    assert_eq!((foul.told("foul", "by"), foul.told("awarded", "restart")), two("B1", "free"));
    assert_eq!(foul.told("awarded", "side"), "R");
    let lost = table.after_with(out, "4 4");
    assert_eq!((lost.stage(), lost.asked()), two("aim", "R"), "the shot goes on");
}

#[test]
fn sim_640_sim_649_the_defence_may_prepare_nothing() {
    let mut table = shot(scene("R9 F17"));
    table.play("PREP none");
    assert_eq!((table.stage(), table.at("B1")), two("aim", "F21"));
    let mut cross = scene("R8 A9, R7 A15").pass("rest A17");
    cross.take("R7 A17").play("SKILL green");
    assert!(cross.refuses("PREP keeper B1 E22", "SIM-640"), "only for a shot");
}

#[test]
fn sim_643_he_may_be_placed_where_the_bar_is_allowed() {
    let table = shot(scene("R9 F17"));
    assert!(table.accepts("PREP keeper bar") && table.accepts("PREP keeper B1 E22"));
    assert_eq!(table.after("PREP keeper bar").told("bar", "side"), "B", "it is said openly");
}

#[test]
fn sim_644_interception_and_keeper_are_submitted_together() {
    let mut table = scene("R10 F9, R9 F13, B4 G20").pass("rest F17");
    table.take("R9 F17").play("SKILL red");
    table.play("PREP intercept B4 F19/90; keeper bar");
    assert_eq!((table.at("B4"), table.stage()), two("F19/90", "aim-dive"));
    let plain = shot(scene("R9 F17, B4 G20"));
    assert!(!plain.accepts("PREP intercept B4 G20/90; keeper bar"), "direct shots only");
}

#[test]
fn sim_645_kick_and_dive_are_chosen_secretly_and_together() {
    let mut table = shot(scene("R9 F17"));
    table.play("PREP keeper bar");
    assert_eq!((table.stage(), table.asked()), two("aim-dive", "RB"));
    let dived = table.after("DIVE KL");
    assert_eq!((dived.asked(), dived.count("dived")), ("R".to_owned(), 0));
    table.play("KICK R9 low 0.0 p60");
    assert_eq!((table.asked(), table.count("kicked")), ("B".to_owned(), 0));
    table.kick("DIVE KL", "rest E18 touch B1", "");
    assert_eq!((table.told("dived", "dive"), table.count("kicked")), ("KL".to_owned(), 1));
    assert_eq!(table.at("B1"), "F21", "the bar is taken away (SIM-641)");
}

#[test]
fn sim_645_a_touch_of_the_dive_is_a_touch_of_the_keeper() {
    for (dive, stopped) in [("CL", true), ("KL", true), ("AL", true), ("CH", false)] {
        let mut table = shot(scene("R9 F17").options("hand=exact"));
        table.play("PREP keeper bar").play(&format!("DIVE {dive}"));
        // Along the ground to the middle; the high dives begin 8 above it, and the ball is 10 high.
        table.play("KICK R9 low 0.0 p80");
        let touched = table.happened("ball").unwrap()["touched"].to_string().contains("B1");
        assert!(touched || !stopped, "{dive}");
    }
}

#[test]
fn sim_646_the_bodies_of_the_dives_are_those_of_the_table() {
    let data: toml::Table = toml::from_str(include_str!("../../data/keeper.toml")).unwrap();
    let mm = |value: &toml::Value| value.as_integer().unwrap() / 1000;
    let range = |table: &str, dive: &str, axis: &str| {
        let range = data[table][dive][axis].as_array().unwrap();
        (mm(&range[0]), mm(&range[1]))
    };
    let play = [
        ("AL", (263, 387), (0, 36)),
        ("CL", (278, 388), (0, 36)),
        ("KL", (279, 403), (0, 36)),
        ("AH", (263, 367), (8, 48)),
        ("CH", (283, 383), (8, 48)),
        ("KH", (299, 403), (8, 48)),
    ];
    let penalty = [
        ("AL", (263, 323), (0, 32)),
        ("CL", (303, 363), (0, 32)),
        ("KL", (343, 403), (0, 32)),
        ("AH", (263, 323), (16, 48)),
        ("CH", (303, 363), (16, 48)),
        ("KH", (343, 403), (16, 48)),
    ];
    for (name, dives) in [("play", play), ("penalty", penalty)] {
        for (dive, y, z) in dives {
            assert_eq!((range(name, dive, "y"), range(name, dive, "z")), (y, z), "{name} {dive}");
        }
    }
    assert_eq!(mm(&data["thickness"]), 12);
    // SIM-655
    assert_eq!(["x", "y", "z"].map(|axis| mm(&data["arms"][axis])), [12, 44, 40]);
}

#[test]
fn sim_648_placing_is_open_and_no_movement() {
    let mut table = shot(scene("R9 F19"));
    table.play("PREP keeper B1 E20");
    assert_eq!((table.told("keeper_placed", "to"), table.item("moved")), two("E20", ""));
    table.shoot("R9", "rest D21");
    assert_eq!(table.takers(), "B1 D21", "he is counted from where he was placed");
}

#[test]
fn sim_650_at_a_penalty_he_is_on_his_line_with_the_bar_or_standing() {
    let table = scene("R9 F19@806,333, B1 F21@918,333")
        .ball("828,333")
        .stage("prepare")
        .with("restart penalty; declared shot; shots 1")
        .set();
    assert!(table.accepts("PREP keeper bar") && table.accepts("PREP none"));
    assert!(table.refuses("PREP keeper B1 F21", "SIM-650"));
}

#[test]
fn sim_651_after_the_shot_he_gets_up_and_is_counted() {
    let mut lay = shot(scene("R9 F19"));
    lay.play("PREP keeper B1 D19/90").shoot("R9", "rest D21 touch B1");
    assert_eq!((lay.at("B1"), lay.takers()), two("D19", "B1 D21"));
    assert_eq!((lay.told("set_up", "peg"), lay.told("set_up", "moved")), two("B1", "false"));
    let mut bar = shot(scene("R9 F17"));
    bar.play("PREP keeper bar").play("DIVE AL").shoot("R9", "rest 882,338 touch B1");
    assert_eq!(bar.takers(), "B1 F21");
    let at = bar.at("B1");
    assert!(at.starts_with("F21@"), "{at}: the ball lies where he stood");
    assert_eq!((bar.told("set_up", "peg"), bar.told("set_up", "moved")), two("B1", "true"));
}

#[test]
fn sim_652_in_phases_2_and_3_he_is_a_peg_like_the_others() {
    let defends = scene("R8 F11").stage("phase3-first").with("m 2").set();
    assert!(defends.accepts("MOVE B1 F17") && defends.refuses("MOVE B1 F15", "SIM-722"));
    let attacks = scene("R8 F11").stage("phase2").set();
    assert!(attacks.accepts("MOVE R1 F7") && attacks.refuses("MOVE R1 F9", "SIM-701"));
}

#[test]
fn sim_653_over_two_cells_only_from_in_front() {
    let table = shot(scene("R10 F17, B1 E14"));
    assert!(table.refuses("PREP keeper B1 F17@690,333/90", "SIM-653"));
    for cell in ["F21", "E20", "G20", "D17", "H19"] {
        let table = shot(scene(&format!("R10 F17, B1 {cell}")));
        assert!(table.accepts("PREP keeper B1 F17@750,333/90"), "{cell}");
    }
}

#[test]
fn sim_653_over_one_cell_he_enters_like_any_defender() {
    let front = shot(scene("R10 F17, B1 F19"));
    assert_eq!(front.after("PREP keeper B1 F17@750,333").stage(), "aim", "no die");
    let behind = shot(scene("R10 F17, B1 F15"));
    let enters = "PREP keeper B1 F17@684,333";
    let foul = behind.after_with(enters, "3");
    assert_eq!((foul.told("foul", "by"), foul.told("carded", "card")), two("B1", "yellow"));
    assert_eq!(behind.after_with(enters, "4").stage(), "aim");
    assert_eq!(behind.after_with(&format!("{enters} tackle"), "4 6 1").told("tackled", "won"), "true");
    assert!(!shot(scene("R10 F17")).accepts("PREP keeper B1 F19 tackle"), "he must have entered");
}

#[test]
fn sim_654_in_his_area_a_tackle_won_gives_him_the_ball_in_his_hands() {
    let table = shot(scene("R10 F19"));
    let won = table.after_with("PREP keeper B1 F19@834,333 tackle", "6 1");
    assert_eq!((won.stage(), won.asked()), two("hands", "B"));
    assert_eq!(won.after("HANDS no").item("relance"), "yes");
}

#[test]
fn sim_654_at_a_header_shot_he_may_enter_but_not_tackle() {
    let mut table = scene("R7 A19, R9 F19").set();
    table.play("CROSS R7").shoot("R7", "rest F19 touch R9").play("SHOT R9");
    assert!(table.accepts("PREP keeper B1 F19@834,333"));
    assert!(table.refuses("PREP keeper B1 F19@834,333 tackle", "SIM-653"));
}

#[test]
fn sim_655_a_keeper_set_down_standing_has_his_arms_out() {
    let straight = |prepare: &str, kick: &str| {
        let mut table = shot(scene("R9 F19, B1 F21@900,350").options("hand=exact"));
        table.play(prepare).play(kick);
        let ball = table.happened("ball").unwrap();
        (ball["touched"][0] == "B1", ball["over"].to_string().contains("B1"))
    };
    let low = "KICK R9 low 0.0 p90";
    assert_eq!(straight("PREP none", low), (false, false), "17 from the bare peg's centre");
    assert_eq!(straight("PREP keeper B1 F21@900,350", low), (true, false), "the box cannot be overturned");
    assert_eq!(straight("PREP keeper B1 F21@882,300", low), (false, false), "33 away");
}

#[test]
fn sim_655_placed_he_keeps_twelve_from_the_ball_with_his_whole_body() {
    let table = shot(scene("R9 F19"));
    // The ball is at (810, 333); the box begins 6 before his point.
    assert!(table.refuses("PREP keeper B1 F19@832,333", "SIM-655"), "16 from the box");
    assert!(table.accepts("PREP keeper B1 F19@833,333"), "17 from it");
    assert!(table.refuses("PREP keeper B1 F19@832,333/90", "SIM-655"), "lying too");
}
