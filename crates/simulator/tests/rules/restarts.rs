//! Out of play, throw-ins, repositionings (SIM-820 to SIM-853).

use onze_core::Notation;

use crate::scene::{Table, game, scene};

/// Nobody is replaced.
fn no_substitutions(table: &mut Table) -> &mut Table {
    table.play("END").play("END")
}

fn awarded(table: &Table) -> (String, String, String) {
    (table.told("awarded", "restart"), table.told("awarded", "side"), table.told("awarded", "at"))
}

fn is(restart: &str, side: &str, at: &str) -> (String, String, String) {
    (restart.to_owned(), side.to_owned(), at.to_owned())
}

#[test]
fn ex_80_sim_821_sim_830_sim_831_sim_834_a_throw_in() {
    let pass = |ball: &str| scene("R6 C8, R2 C4, B8 C12").pass(ball);
    let mut table = pass("out y0 310 touch B8");
    assert_eq!(awarded(&table), is("throw", "R", "310,0"));
    assert_eq!(table.count("tick"), 0);
    no_substitutions(&mut table).play("THROW R2");
    assert_eq!((table.at("R2"), table.stage()), ("A7@310,6".to_owned(), "phase2".to_owned()));
    assert_eq!(table.m(), 0, "the thrower's walk does not count");
    table.play("MOVE R6 C6").play("END").play("MOVE B8 C10").play("END");
    assert_eq!((table.count("tick"), table.stage()), (1, "action".to_owned()));
    // The throw: R2 himself is nearest and is not counted.
    table.kick("PASS R2 head 90.0 p20 l30", "rest 310,40", "");
    assert_eq!(table.takers(), "R6 A7");

    let mut table = pass("out y0 335 touch B8");
    no_substitutions(&mut table).play("THROW R2");
    assert_eq!(table.at("R2"), "A7@330,6");
}

#[test]
fn ex_81_sim_822_sim_823_sim_851_a_corner() {
    let mut table = scene("R9 F17, B6 F13").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "out x924 420 touch B1");
    assert_eq!(awarded(&table), is("corner", "R", "914,656"));
    assert_eq!((table.item("ball"), table.count("tick")), ("@914,656 K21".to_owned(), 1));
    no_substitutions(&mut table).play("REPOS R7 K21@900,650, R2 A1, R3 A3, R4 A5, R5 A7, R6 A9");
    table.first("REPOS").first("REPOS");
    assert_eq!((table.stage(), table.item("carrier")), ("action".to_owned(), "R7".to_owned()));
    assert!(table.accepts("CROSS R7"));
    assert!(table.accepts("PASS R7 lob 200.0 p40 l35"));
    assert!(!table.accepts("SHOT R7"));
}

const BLUE_KICKS: &str = "B2 A13, B3 C14, B4 D15, B5 E14, B6 G14";
const RED_WAITS: &str = "R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R10 H7, R11 K9";

#[test]
fn ex_82_sim_826_sim_840_sim_841_sim_845_sim_846_the_kick_off_after_a_goal() {
    let mut table = scene("R9 F17, B6 F13").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "goal B");
    assert_eq!((table.told("goal", "side"), table.item("score")), ("R".to_owned(), "1-0".to_owned()));
    assert_eq!((awarded(&table), table.count("tick")), (is("kickoff", "B", "462,333"), 1));
    no_substitutions(&mut table);
    assert_eq!((table.stage(), table.asked()), ("reposition-1".to_owned(), "B".to_owned()));
    let first = |kicker: &str, more: &str| format!("REPOS {kicker}, {BLUE_KICKS}{more}");
    assert!(table.accepts(&first("B9 F11@476,333", "")), "six");
    assert!(table.accepts(&first("B9 F11@476,333", ", B7 A15")), "seven");
    assert!(table.refuses(&first("B9 F11@476,333", ", B7 A15, B8 H15"), "SIM-841"), "eight");
    assert!(table.refuses("REPOS B9 F11@476,333, B2 A13, B3 C14, B4 D15, B5 E14", "SIM-841"), "five");
    assert!(!table.accepts(&first("B9 F13", "")), "the kicker is in F11");
    assert!(table.refuses(&first("B9 F11@476,333", ", B7 A9"), "SIM-845"));
    assert!(table.refuses(&first("B9 F11@476,333", ", B1 F21"), "SIM-842"), "the keeper comes in step 3");
    table.play(&first("B9 F11@476,333", ""));

    assert_eq!((table.stage(), table.asked()), ("reposition-2".to_owned(), "R".to_owned()));
    assert!(table.refuses(&format!("REPOS R1 F1, {RED_WAITS}"), "SIM-841"), "all of them");
    assert!(table.refuses(&format!("REPOS R1 F1, R9 F9, {RED_WAITS}"), "SIM-846"), "84 from the ball");
    assert!(table.refuses(&format!("REPOS R1 F1, R9 A13@546,20, {RED_WAITS}"), "SIM-845"));
    table.play(&format!("REPOS R1 F1, R9 F7, {RED_WAITS}"));

    assert_eq!((table.stage(), table.asked()), ("reposition-3".to_owned(), "B".to_owned()));
    assert!(table.refuses("REPOS B1 F21, B7 A9@378,20, B8 H15, B10 J16, B11 K15", "SIM-841"));
    table.play("REPOS B1 F21, B7 A15, B8 H15, B10 J16, B11 K15");
    assert_eq!((table.stage(), table.item("relance")), ("action".to_owned(), String::new()));
}

#[test]
fn sim_845_with_free_placement_the_half_way_line_does_not_bind() {
    let free = scene("R9 F17, B6 F13").options("kickoff_placement=free").set();
    let mut table = free.after("SHOT R9");
    table.play("PREP none").shoot("R9", "goal B");
    no_substitutions(&mut table);
    assert!(table.accepts(&format!("REPOS B9 F11@476,333, {BLUE_KICKS}, B7 A9")));
}

/// EX-83: a foul at a dribble gives Red a free kick at (700, 200); Red has placed six.
fn free_kick_in_d17() -> Table {
    let mut table = scene("R9 D17@688,200, B3 D19").ball("700,200").set();
    table.strike("PASS R9 low 0.0 p40 dribble B3", "rest D19", "4 1");
    assert_eq!(
        (awarded(&table), table.item("ball")),
        (is("free", "R", "700,200"), "@700,200 D17".to_owned())
    );
    no_substitutions(&mut table).play("REPOS R9 D17@688,200, R10 F15, R2 A1, R3 A3, R4 A5, R5 A7");
    table
}

const WALL: &str = "B2 D19@812,193, B3 D19@812,206, B4 D19@812,219";
const OTHERS: &str = "B6 K19, B7 K17, B8 K15, B9 J16, B10 J18, B11 H19";

#[test]
fn ex_83_sim_846_sim_848_a_wall_of_three() {
    let table = free_kick_in_d17();
    assert!(table.accepts(&format!("REPOS B1 F21, {WALL}, B5 K21, {OTHERS}")));
    assert!(!table.accepts(&format!("REPOS B1 F21, {WALL}, B5 D19@812,180, {OTHERS}")), "a fourth");
    let goal_area = "B2 E22@905,245, B3 E22@905,258, B4 E22@905,271";
    assert!(!table.accepts(&format!("REPOS B1 F21, {goal_area}, B5 K21, {OTHERS}")), "in the goal area");
    let near = "B2 D19@790,193, B3 D19@790,206, B4 D19@812,219";
    assert!(table.refuses(&format!("REPOS B1 F21, {near}, B5 K21, {OTHERS}"), "SIM-846"));
    // One wall only.
    let second = "B6 K19, B7 K19@790,640, B8 K15, B9 J16, B10 J18, B11 H19";
    assert!(!table.accepts(&format!("REPOS B1 F21, {WALL}, B5 K21, {second}")));
}

#[test]
fn sim_848_outside_the_attack_zone_there_is_no_wall() {
    let pegs = "R8 F11@458,333, B9 F9";
    let mut table = scene(pegs).ball("470,333").stage("phase3-first").with("m 1; moved R7").set();
    table.play_with("MOVE B9 F11@440,333", "1");
    no_substitutions(&mut table).play("REPOS R8 F11@458,333, R10 F15, R2 A1, R3 A3, R4 A5, R5 A7");
    assert!(!table.accepts(&format!("REPOS B1 F21, {WALL}, B5 K21, {OTHERS}")));
}

#[test]
fn ex_84_sim_849_sim_722_the_wall_is_spread_by_free_steps() {
    let mut table = free_kick_in_d17();
    table.play(&format!("REPOS B1 F21, {WALL}, B5 K21, {OTHERS}"));
    table.play("REPOS R1 F1, R6 C4, R7 A9, R8 D7, R11 K9");
    table.pass("R9", "rest F15").play("QUICK");
    assert!(table.refuses("HOLD", "SIM-849"));
    assert!(table.refuses("MOVE B6 J20", "SIM-849"), "the wall first");
    assert!(!table.accepts("MOVE B2 A21"), "two cells");
    table.play("MOVE B2 C20");
    assert!(table.refuses("HOLD", "SIM-849"));
    table.play("MOVE B3 E18").play("MOVE B6 J20");
    assert!(table.refuses("MOVE B9 J14", "SIM-722"));
    table.play("MOVE B1 F19");
    assert_eq!(table.count("tick"), 1);
}

/// EX-85: a penalty for Red; Red is to place its pegs.
fn penalty() -> Table {
    let scene = scene("R9 F19@780,333, B4 F21, B1 E22").ball("792,333").stage("phase3-first");
    let mut table = scene.with("m 1; moved R7").set();
    table.play_with("MOVE B4 F19@816,333 tackle", "1 2 5");
    assert_eq!(awarded(&table), is("penalty", "R", "828,333"));
    no_substitutions(&mut table);
    table
}

#[test]
fn ex_85_sim_850_sim_645_sim_472_a_penalty() {
    let mut table = penalty();
    let first = |r10: &str| format!("REPOS R9 F19@814,333, R10 {r10}, R2 A1, R3 A3, R4 A5, R5 A7");
    assert!(table.refuses(&first("E20"), "SIM-850"), "inside the area");
    assert!(table.refuses(&first("J22"), "SIM-850"), "nearer to the goal line than the ball");
    table.play(&first("E16"));
    let second = |b1: &str, b4: &str| {
        let far = "B2 A13, B3 A15, B5 C12, B6 C14, B7 J12, B8 J14, B9 K11, B10 K13, B11 K15";
        format!("REPOS B1 {b1}, B4 {b4}, {far}")
    };
    assert!(table.refuses(&second("F21", "G16"), "SIM-850"), "the keeper is on the goal line");
    assert!(table.refuses(&second("F21@918,333", "D19"), "SIM-850"));
    assert!(table.refuses(&second("F21@918,333", "E18"), "SIM-846"), "102 from the ball");
    table.play(&second("F21@918,333", "G16")).play("REPOS R1 F1, R6 C4, R7 A9, R8 D7, R11 K9");

    assert_eq!((table.stage(), table.asked()), ("prepare".to_owned(), "B".to_owned()));
    assert!(table.refuses("PREP keeper B1 F21", "SIM-650"));
    assert!(table.accepts("PREP none"));
    table.play("PREP keeper bar");
    assert_eq!(table.asked(), "RB", "kick and dive are chosen together");
    table.play("KICK R9 low 5.0 p60");
    table.kick("DIVE CL", "rest F17 cells F19 F21 F19 F17 touch B1", "");
    // R10 in E16 and B4 in G16 are both at 1; the kicker is not counted.
    assert_eq!(table.takers(), "B4 F17");
}

#[test]
fn ex_86_sim_842_sim_843_with_a_peg_fewer() {
    let mut table = scene("R9 F17, R11 sent, B6 F13").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "out x924 420 touch B1");
    no_substitutions(&mut table);
    let first = |more: &str| format!("REPOS R7 K21@900,650, R2 A1, R3 A3, R4 A5, R5 A7{more}");
    assert!(table.refuses(&first(""), "SIM-843"), "five");
    assert!(table.refuses(&first(", R6 A9, R8 A11, R9 A13"), "SIM-843"), "eight");
    let lifted = |more: &str| table.after(&first(more)).item("R").matches("lifted").count();
    assert_eq!(lifted(", R6 A9, R8 A11"), 3, "2 and the keeper are left");
    assert_eq!(lifted(", R6 A9"), 4, "3 and the keeper are left");
}

#[test]
fn sim_842_a_keeper_who_kicks_comes_on_top_of_the_six_or_seven() {
    let mut table = scene("R8 F11, B6 F15").pass("out x924 420");
    no_substitutions(&mut table);
    let six = "B2 A13, B3 A15, B4 A17, B5 C12, B6 C14, B7 C16";
    assert!(table.accepts(&format!("REPOS @890,333 B1 F21@904,333, {six}")));
    assert!(table.accepts(&format!("REPOS @890,333 B1 F21@904,333, {six}, B8 C18")));
    assert!(!table.accepts("REPOS @890,333 B1 F21@904,333, B2 A13, B3 A15, B4 A17, B5 C12, B6 C14"));
    // Otherwise he is behind the half-way line in step 3.
    table.play("REPOS @890,333 B8 F21@904,333, B2 A13, B3 A15, B4 A17, B5 C12, B6 C14").first("REPOS");
    assert!(table.refuses("REPOS B1 F9@378,345, B7 J14, B9 J16, B10 J18, B11 J20", "SIM-841"));
    assert!(table.accepts("REPOS B1 E20, B7 J14, B9 J16, B10 J18, B11 J20"));
}

#[test]
fn sim_820_the_ball_is_out_when_the_whole_of_it_has_crossed_the_line() {
    let at = |y: &str| {
        let line = scene("R8 A9").with(&format!("ball @378,{y} A9")).line();
        game("").read_position(&line).is_ok()
    };
    assert!(at("-5"), "at rest exactly there it is in play");
    assert!(!at("-5.001"));
    let mut table = scene("R8 A9").options("hand=exact").set();
    table.play("PASS R8 low 270.0 p60");
    assert_eq!(table.told("ball", "end"), "touch");
    assert_eq!(table.told("awarded", "restart"), "throw");
}

#[test]
fn sim_821_the_side_that_did_not_touch_it_last_throws() {
    let pass = |ball: &str| awarded(&scene("R6 C8, R10 C10, B8 C12").pass(ball)).1;
    assert_eq!(pass("out y0 310"), "B", "the kicker is the first touch");
    assert_eq!(pass("out y0 310 touch B8"), "R");
    assert_eq!(pass("out y0 310 touch B8 R10"), "B");
    assert_eq!(pass("out y666 310"), "B");
}

#[test]
fn sim_822_sim_823_corner_or_goal_kick() {
    let pass = |ball: &str| awarded(&scene("R6 F11, R10 F15, B8 F19").pass(ball));
    assert_eq!((pass("out x924 420").0, pass("out x924 420").1), ("goalkick".to_owned(), "B".to_owned()));
    assert_eq!(pass("out x924 420 touch B8"), is("corner", "R", "914,656"));
    assert_eq!(pass("out x924 250 touch B8"), is("corner", "R", "914,10"));
    assert_eq!(pass("out x924 333 touch B8"), is("corner", "R", "914,10"), "the middle belongs to row A");
    assert_eq!(pass("out x0 500"), is("corner", "B", "10,656"));
    assert_eq!(pass("out x0 500 touch B8").0, "goalkick");
}

#[test]
fn sim_824_sim_825_goals_without_a_shot() {
    let pass = |pegs: &str, ball: &str| scene(pegs).pass(ball);
    let table = pass("R8 F17, B6 F13", "goal B");
    assert_eq!((table.count("goal"), table.told("awarded", "restart")), (0, "goalkick".to_owned()));
    let table = pass("R8 F17, B6 F19", "goal B touch B6");
    assert_eq!((table.count("goal"), table.told("awarded", "restart")), (0, "corner".to_owned()));
    // SIM-823: the corner is on the side where the ball went in, wherever the kick came from.
    let corner = |y: &str| awarded(&pass("R8 F17, B6 F19", &format!("goal B {y} touch B6"))).2;
    assert_eq!((corner("380"), corner("290")), ("914,656".to_owned(), "914,10".to_owned()));
    let table = pass("B3 F19, R6 F13", "goal B");
    assert_eq!(
        (table.told("goal", "side"), table.told("goal", "own_goal")),
        ("R".to_owned(), "true".to_owned())
    );
    // Directly from its own restart it is a corner.
    let goal_kick = scene("B1 F21@904,333, R6 F13").ball("892,333").with("restart goalkick").set();
    let table = goal_kick.after_kick("PASS B1 low 0.0 p40", "goal B", "");
    assert_eq!((table.count("goal"), awarded(&table).0, awarded(&table).1), (0, "corner".into(), "R".into()));
}

#[test]
fn sim_832_the_thrower_s_cell_is_cleared_and_stays_clear() {
    let scene = scene("R2 C4, R5 A7, B2 A7@300,60, B6 C8").stage("throw").without("carrier");
    let mut table = scene.with("ball @310,0 A7; restart throw").set();
    table.play("THROW R2");
    assert_eq!((table.stage(), table.asked()), ("clear-1".to_owned(), "R".to_owned()));
    assert!(table.refuses("CLEAR R5 A11", "SIM-832"));
    table.play("CLEAR R5 C6");
    assert_eq!((table.stage(), table.asked()), ("clear-2".to_owned(), "B".to_owned()));
    table.play("CLEAR B2 A9");
    assert_eq!((table.stage(), table.m()), ("phase2".to_owned(), 0));
    assert!(!table.accepts("MOVE R5 A7"));
    table.play("MOVE R5 C4@160,115").play("END");
    assert!(table.refuses("MOVE B2 A7", "SIM-832"));
}

#[test]
fn sim_833_at_a_throw_in_nobody_tackles_and_a_hold_is_possible() {
    let throw = scene("R2 A7@310,6, B6 C8").with("ball @310,0 A7; restart throw").stage("phase3-first");
    let table = throw.clone().with("m 1; moved R7").set();
    assert!(!table.accepts("MOVE B6 A7@280,60 tackle"));
    assert!(table.refuses("TACKLE B6", "SIM-833"));
    let held = throw.set().after("HOLD");
    assert_eq!((held.count("tick"), held.stage()), (0, "action".to_owned()));
    // The two phases were a turn of their own.
    let table = table.after("END");
    assert_eq!(
        (table.item("m"), table.item("moved"), table.count("tick")),
        (String::new(), String::new(), 1)
    );
}

#[test]
fn sim_834_a_throw_is_a_pass_by_hand() {
    let table = scene("R2 A19@798,6, B6 C8").with("ball @798,0 A19; restart throw").set();
    assert!(table.refuses("CROSS R2", "SIM-834"));
    assert!(table.refuses("SHOT R2", "SIM-834"));
    assert!(!table.accepts("PASS R2 low 90.0 p40"));
    let goal = table.after_kick("PASS R2 head 70.0 p90 l30", "goal B", "");
    assert_eq!((goal.count("goal"), awarded(&goal).0), (0, "goalkick".to_owned()));
}

#[test]
fn sim_844_everybody_may_stay_and_then_stands() {
    let mut table = scene("R8 F11, R10 F9, B6 F15/90, B8 G14").pass("out x924 420");
    no_substitutions(&mut table);
    table.play("REPOS @890,333 B9 F21@904,333, B6 F15, B8 G14, B3 C14, B4 C16, B5 C18").first("REPOS");
    assert_eq!((table.at("B6"), table.at("B8"), table.at("R10")), ("F15".into(), "G14".into(), "F9".into()));
}

#[test]
fn sim_847_what_a_free_kick_may_be() {
    let free = |pegs: &str| scene(pegs).with("restart free").set();
    let table = free("R7 A19, B6 F13");
    for choice in ["PASS R7 low 90.0 p40", "PASS R7 lob 90.0 p40 l35", "CROSS R7", "SHOT R7"] {
        assert!(table.accepts(choice), "{choice}");
    }
    assert!(free("R7 F15, B6 F13").refuses("SHOT R7", "SIM-470"));
    assert!(free("R7 D17, B6 F13").refuses("CROSS R7", "SIM-450"));
}

#[test]
fn sim_852_a_goal_kick_is_taken_from_the_goal_area() {
    let mut table = scene("R8 F11, B6 F15").pass("out x924 420");
    no_substitutions(&mut table);
    let five = "B2 A13, B3 A15, B4 A17, B5 C12, B6 C14";
    assert!(table.refuses(&format!("REPOS @800,333 B9 F19@814,333, {five}"), "SIM-852"));
    assert!(table.refuses(&format!("REPOS B9 F21, {five}"), "SIM-852"));
    table.play(&format!("REPOS @900,260 B9 E22@914,260, {five}"));
    let red = |r9: &str| format!("REPOS R1 F1, R9 {r9}, {RED_WAITS}");
    assert!(table.refuses(&red("F19"), "SIM-852"), "opponents are outside the penalty area");
    table.play(&red("E18")).first("REPOS");
    assert!(table.accepts("PASS B9 lob 180.0 p60 l35"));
    assert!(!table.accepts("SHOT B9"));
}

#[test]
fn sim_853_a_restart_kick_begins_a_turn_without_dribble_or_handicap() {
    let table = scene("R8 F11, R10 E12, B6 F13, B8 G14").with("restart free").set();
    assert!(!table.accepts("PASS R8 low 0.0 p40 dribble B6"));
    // R10 and B8 are both at 1 of F13: without a handicap a short pass is Red's.
    let table = scene("R8 F9, R10 E12, B8 G14").with("restart free").pass("rest F13");
    assert_eq!(table.takers(), "R10 F13");
}

#[test]
fn sim_849_a_side_that_wins_the_ball_spreads_its_wall_in_phase_2() {
    let mut table = scene(&format!("B9 F11, {WALL}, R6 F13")).stage("phase2").set();
    assert!(table.refuses("QUICK", "SIM-849"));
    assert!(table.refuses("MOVE B8 J14", "SIM-849"));
    table.play("MOVE B2 C20").play("MOVE B3 E18");
    assert_eq!(table.cell("B4"), "D19", "one of them may stay");
    table.play("END");
    assert_eq!(table.stage(), "phase3-first");
}

#[test]
fn sim_849_sim_520_a_wall_and_a_crowded_cell_may_wait_together() {
    // Blue has won the ball and still has its wall; B7's direct cross comes back into his cell, where B10 takes it.
    let items = "carried 1; only cross; crosses 1; moved B7; m 1; declared cross; direct";
    let scene = scene(&format!("B7 A5, B10 C6, {WALL}, R6 F13")).stage("aim").with(items);
    let mut table = scene.set();
    table.shoot("B7", "rest 190,70 cells A5 C4 D3 C4 A5").take("B10 A5");
    if table.stage() == "skill" {
        table.play("SKILL none");
    }
    assert_eq!(
        (table.stage(), table.cell("B10"), table.cell("B7")),
        ("phase2".into(), "A5".into(), "A5".into())
    );
    assert!(table.refuses("END", "SIM-520"));
    for step in ["B7 A7", "B2 C20", "B3 E18"] {
        table.play(&format!("MOVE {step}"));
    }
    table.play("END");
    assert_eq!(table.stage(), "phase3-first");
}
