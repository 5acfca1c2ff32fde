//! Line-up, kick-off and the turn (SIM-301 to SIM-318).

use onze_core::{Game, Notation};

use crate::by;
use crate::scene::{Dice, Table, game, scene};

const RED: &str = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9";
const BLUE: &str =
    "LINEUP B B1 F21, B2 C18, B3 E18, B4 G18, B5 J18, B6 E14, B7 A15, B8 G14, B9 D13, B10 H13, B11 K15";

/// A match before anything is done.
fn start(options: &str) -> Table {
    let game = game(options);
    let state = game.start(&mut Dice::default(), &mut ());
    Table { game, state, events: Vec::new() }
}

/// Both have lined up, and the toss fell so: 1 for Red, 2 for Blue.
fn lined_up(toss: &str) -> Table {
    let mut table = start("");
    by(&mut table, "R", RED, "");
    by(&mut table, "B", BLUE, toss);
    table
}

#[test]
fn sim_301_eleven_pegs_one_in_a_cell_and_five_on_the_bench() {
    let table = start("");
    assert_eq!(table.asked(), "RB");
    assert!(table.accepts(RED));
    assert!(table.refuses(&RED.replace(", R11 K9", ""), "SIM-301"), "ten");
    assert!(table.refuses(&RED.replace("R11 K9", "R10 K9"), "SIM-301"), "one of them twice");
    assert!(table.refuses(&RED.replace("R11 K9", "R11 H7@300,490"), "SIM-129"));
    assert!(table.refuses(&RED.replace("R11 K9", "R11 K9@415,623"), "SIM-127"), "on a line");
    let table = lined_up("1");
    assert_eq!(table.item("R").matches("bench").count(), 5);
    assert!(table.accepts("KICKOFF R9 F11@448,333"));
}

#[test]
fn sim_301_any_of_the_sixteen_may_begin() {
    let table = start("");
    assert!(table.accepts(&RED.replace("R11 K9", "R16 K9")));
    assert!(table.accepts(&RED.replace("R1 F1", "R12 F1")));
    assert!(table.refuses(&RED.replace("R11 K9", "R12 K9"), "SIM-211"), "an X plays only as the keeper");
    assert!(table.refuses(&RED.replace("R1 F1", "R13 F1"), "SIM-211"));
}

#[test]
fn sim_302_behind_the_half_way_line_and_96_from_the_ball_unless_free() {
    let table = start("");
    let with = |r9: &str| RED.replace("R9 F7", &format!("R9 {r9}"));
    assert!(table.accepts(&with("A11@456,42.016")), "456 is behind the line");
    assert!(table.refuses(&with("A11@457,42.016"), "SIM-302"));
    assert!(table.refuses(&with("F9"), "SIM-130"), "84 from the ball");
    let free = start("kickoff_placement=free");
    assert!(free.accepts(&with("F9")) && free.accepts(&with("F15")));
}

#[test]
fn sim_302_the_line_ups_are_secret_until_both_are_in() {
    use onze_core::{Seat, Viewer};
    let mut table = start("");
    by(&mut table, "R", RED, "");
    assert_eq!(table.asked(), "B");
    let view = |viewer| serde_json::to_string(&table.game.view(&table.state, viewer).sides).unwrap();
    let seen = view(Viewer::Seat(Seat::SECOND));
    assert!(!seen.contains("\"F7\""), "{seen}");
    assert!(view(Viewer::Seat(Seat::FIRST)).contains("\"F7\""));
}

#[test]
fn sim_303_the_toss_follows_and_its_winner_chooses_who_kicks_off() {
    let table = lined_up("2");
    assert_eq!((table.told("toss", "side"), table.asked()), ("B".to_owned(), "B".to_owned()));
    assert_eq!(table.count("lined_up"), 2);
    assert!(table.refuses("KICKOFF B1 F11@476,333", "SIM-303"), "any but the keeper");
    assert!(table.refuses("KICKOFF B9 D13", "SIM-303"), "in F11");
    assert!(table.accepts("KICKOFF B9 F11@476,333"));
}

#[test]
fn sim_304_sim_305_the_kick_off_is_phase_1_of_the_first_turn() {
    let mut table = lined_up("1");
    table.play("KICKOFF R9 F11@448,333");
    assert_eq!((table.stage(), table.item("restart")), ("action".to_owned(), "kickoff".to_owned()));
    for choice in ["PASS R9 low 0.0 p40", "PASS R9 low 200.0 p40", "PASS R9 lob 90.0 p40 l35"] {
        assert!(table.accepts(choice), "{choice}");
    }
    assert!(!table.accepts("SHOT R9"));
    // A restart kick: the kicker is not counted.
    table.kick("PASS R9 low 180.0 p10", "rest F9", "");
    assert_eq!(table.takers(), "R10 F9, R6 F9, R8 F9");
    table.take("R8 F9");
    // Phases 2 and 3 follow.
    table.play("END");
    assert_eq!(table.told("phase3", "side"), "B");
    table.play("END");
    assert_eq!((table.stage(), table.asked()), ("action".to_owned(), "R".to_owned()));
}

#[test]
fn sim_306_sim_307_the_carrier_kicks_and_a_turn_cannot_be_passed() {
    let table = scene("R7 A19, R9 F17, B6 F13").set();
    for choice in ["PASS R7 low 90.0 p40", "CROSS R7", "SHOT R7"] {
        assert!(table.accepts(choice), "{choice}");
    }
    assert!(table.refuses("PASS R9 low 90.0 p40", "SIM-307"));
    for choice in ["QUICK", "END", "HOLD"] {
        assert!(!table.accepts(choice), "{choice}");
    }
}

#[test]
fn sim_308_the_four_ways_in_which_phase_1_ends() {
    let skill = scene("R6 F5, R8 D9").pass("rest D9 touch R8");
    assert_eq!((skill.stage(), skill.skills()), ("skill".to_owned(), "yellow".to_owned()));
    assert_eq!(skill.after("SKILL yellow").stage(), "action");
    assert_eq!(skill.after("SKILL none").stage(), "phase2");
    let lost = scene("R6 F5, B8 D9").pass("rest D9");
    assert_eq!((lost.stage(), lost.item("attack")), ("action".to_owned(), "B".to_owned()));
    let out = scene("R6 F5, B8 D9").pass("out y0 300");
    assert_eq!((out.stage(), out.item("restart")), ("substitute-1".to_owned(), "throw".to_owned()));
}

/// B3 has won the ball in F15 from Red.
fn relance() -> Table {
    let mut table = scene("R8 F5, B3 F15, B8 E10, R6 G12").pass("rest F15");
    assert_eq!((table.item("carrier"), table.item("relance")), ("B3".to_owned(), "yes".to_owned()));
    table.events.clear();
    table
}

#[test]
fn sim_310_sim_311_the_relance_handicap_lasts_for_one_kick() {
    // B8 and R6 are both at 1 of F11.
    let mut table = relance();
    table.pass("B3", "rest F11");
    assert_eq!(table.takers(), "R6 F11", "although the pass is short");
    table.take("R6 F11");
    assert_eq!((table.item("attack"), table.item("relance")), ("R".to_owned(), "yes".to_owned()));
    // The second kick of a turn is free of it: B8, with yellow, passes on.
    let mut table = scene("B3 F15, B8 E10, B9 G10, R6 G14").with("relance").pass("rest E10 touch B8");
    table.play("SKILL yellow").pass("B8", "rest F13");
    assert!(!table.item("last").contains("relance"));
}

#[test]
fn sim_311_no_handicap_after_a_restart_or_with_the_ball_in_the_hands() {
    let mut table = scene("R9 F17, B6 F13").set();
    table.play("SHOT R9").play("PREP none").shoot("R9", "rest F21");
    assert_eq!(table.stage(), "hands");
    table.play("HANDS yes");
    assert_eq!((table.stage(), table.item("relance")), ("phase2".to_owned(), String::new()));
    let goal_kick = scene("R8 F11, B6 F15").pass("out x924 420");
    assert_eq!(goal_kick.item("relance"), "");
}

#[test]
fn sim_312_a_new_turn_begins_with_nothing_counted() {
    let scene = scene("R8 F5, R7 A17, B3 F15").with("crosses 1; shots 1; passed R7; moved R7; m 2; reach 4");
    let table = scene.pass("rest F13");
    let table = if table.stage() == "cod" { table.clone().take("B3 F13").clone() } else { table };
    assert_eq!(table.item("attack"), "B");
    for counter in ["crosses", "shots", "passed", "moved", "m", "reach"] {
        assert_eq!(table.item(counter), "", "{counter}: the winner's movement belongs to the old turn");
    }
}

#[test]
fn sim_313_sim_314_one_cross_one_shot_one_pass_and_one_movement() {
    for (spent, choice) in
        [("crosses 1", "CROSS R7"), ("shots 1", "SHOT R7"), ("passed R7", "PASS R7 low 90.0 p40")]
    {
        assert!(scene("R7 A19, B6 F13").with(spent).set().refuses(choice, "SIM-313"), "{choice}");
    }
    // A header pass is a pass, and so is a drive.
    let mut header =
        scene("R9 F19, B6 F13").stage("header").with("ball @798,333 F19; heading; crosses 1").set();
    header.strike("PASS R9 head 180.0 p40 l20", "rest F17", "");
    assert_eq!(header.item("passed"), "R9");
    let drive = scene("R9 F9, B6 F17").pass("rest 395,350");
    assert_eq!((drive.item("carrier"), drive.item("passed")), ("R9".to_owned(), "R9".to_owned()));
}

#[test]
fn sim_315_the_order_after_a_kick() {
    // The foul of a header (2) comes before the goal (5).
    let mut table = scene("R9 F19, B3 F21@870,350").stage("header").with("ball @798,333 F19; heading").set();
    table.play("SHOT R9").play("PREP none").strike("KICK R9 head 0.0 p80 l10", "goal B over B3 touch B3", "");
    assert_eq!((table.count("foul"), table.count("goal")), (1, 0));
    // The header of a cross (3) makes the goal behind it void.
    let mut table = scene("R7 A19, R9 F19, B6 F13").set();
    table.play("CROSS R7").strike("KICK R7 lob 90.0 p60 l35", "goal B cells A19 D19 F19 F21 touch R9", "");
    assert_eq!((table.count("goal"), table.told("header", "peg")), (0, "R9".to_owned()));
    // The duel (6) comes before the kicker is put down (7), and that before the count (9).
    let mut table = scene("R9 E16, B3 E18").set();
    table.strike("PASS R9 low 0.0 p40 dribble B3", "rest E18", "6 4");
    assert_eq!((table.count("dribbled"), table.stage()), (1, "kicker-place".to_owned()));
}

#[test]
fn sim_316_after_a_ball_out_of_play_there_is_no_duel() {
    // No die is told: none may fall.
    let mut table = scene("R9 E16, B3 E18").set();
    table.strike("PASS R9 low 0.0 p40 dribble B3", "out x924 500", "");
    assert_eq!((table.count("dribbled"), table.told("awarded", "restart")), (0, "goalkick".to_owned()));
}

#[test]
fn sim_317_sim_318_a_position_is_enough_to_go_on_from() {
    let pegs = "R9 F17@700,340, R4 G4/30, R2 off, R13 C4, R5 sent, B12 F21, B1 off, B6 F13";
    let items = "half 2; t 17; score 2-1; added 4; first B; substitutions 1-1; yellow R3 B6; carried 2; relance; \
                 crosses 1; passed R8; moved R7 R9; m 2; reach 4; failed B6; failed-before B7; grounded R4; holds 3; \
                 last R8 pass low F13 relance, pressed B6, touched R9, offside R11, by R9";
    let keeper = "B B12";
    let mut line = scene(pegs).stage("phase2").with(items).line();
    line = line.replace("; B B1 ", &format!("; {keeper} "));
    let game = game("");
    let state = game.read_position(&line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    assert_eq!(game.write_position(&state), line);
    // A position that no match can reach is refused.
    assert!(game.read_position(&line.replace("half 2", "half 3")).is_err());
    assert!(game.read_position(&line.replace("C4", "C4@168,70")).is_err());
}
