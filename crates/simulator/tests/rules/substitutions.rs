//! Substitutions, their duties, and who keeps goal (SIM-885 to SIM-891).

use crate::scene::{Scene, Table, scene};

/// A throw-in for Red in the second half.
fn throw_in(pegs: &str, items: &str) -> Table {
    scene(&format!("R6 C8, B8 C12, {pegs}")).with(items).pass("out y0 310 touch B8")
}

/// B9 is about to be entered by R1 over two cells: R1 will be sent off.
fn last_man() -> Scene {
    scene("B9 F5@222,333, R1 F1, R6 F9").ball("210,333").stage("phase3-first").with("m 3; moved B7")
}

/// R1 has been sent off, and Red is asked.
fn without_keeper() -> Table {
    let mut table = last_man().set();
    table.play("MOVE R1 F5@186,333");
    assert_eq!((table.at("R1"), table.told("awarded", "restart")), ("sent".to_owned(), "free".to_owned()));
    table.play("END");
    assert_eq!((table.stage(), table.asked()), ("substitute-2".to_owned(), "R".to_owned()));
    table
}

const ONE_AND_TWO: &str = "R2 off, R13 C4, B2 off, B3 off, B13 C18, B14 E18";

#[test]
fn ex_92_sim_886_sim_888_at_the_60th_minute_two_are_due_and_a_throw_in_becomes_a_repositioning() {
    let mut table = throw_in(ONE_AND_TWO, "half 2; t 11; substitutions 1-2");
    assert_eq!((table.stage(), table.asked(), table.count("tick")), ("substitute-1".into(), "R".into(), 0));
    assert!(table.refuses("END", "SIM-888"));
    table.play("SUB R14 for R8").play("END");
    assert_eq!((table.stage(), table.asked()), ("substitute-2".to_owned(), "B".to_owned()));
    table.play("END");
    assert_eq!(
        (table.stage(), table.count("tick"), table.item("t")),
        ("reposition-1".into(), 1, "12".into())
    );
    // SIM-831: the thrower stands at the line, and no phases 2 and 3 come before the throw.
    table.play("REPOS R3 A7@310,6, R4 A1, R5 A3, R6 A5, R7 C6, R9 C2").first("REPOS").first("REPOS");
    assert_eq!(
        (table.stage(), table.item("restart"), table.item("t")),
        ("action".into(), "throw".into(), "12".into())
    );
}

#[test]
fn sim_886_without_a_substitution_a_throw_in_stays_one() {
    let mut table = throw_in("B2 C18", "t 11");
    table.play("END").play("END");
    assert_eq!((table.stage(), table.item("t")), ("throw".to_owned(), "11".to_owned()));
}

#[test]
fn ex_93_sim_885_sim_887_sim_806_at_most_five_and_those_of_half_time_add_no_time() {
    let four = "R2 off, R3 off, R4 off, R5 off, R13 A1, R14 A3, R15 A5, R16 A7";
    let mut table = throw_in(four, "substitutions 4-0");
    table.play("SUB R12 for R1");
    assert_eq!((table.stage(), table.item("substitutions")), ("substitute-2".to_owned(), "5-0".to_owned()));

    // Three at half-time.
    let mut table = scene("R8 F11, B6 F15").stage("phase3-first").with("t 32; m 1; moved R7").set();
    table.play("END");
    let red = "LINEUP R R1 F1, R13 C4, R14 E4, R15 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9";
    let blue =
        "LINEUP B B1 F21, B2 C18, B3 E18, B4 G18, B5 J18, B6 E14, B7 A15, B8 G14, B9 D13, B10 H13, B11 K15";
    crate::by(&mut table, "R", red, "");
    crate::by(&mut table, "B", blue, "");
    assert_eq!((table.item("substitutions"), table.at("R2")), ("3-0".to_owned(), "off".to_owned()));
    let view = table.view();
    assert_eq!(view["clock"]["length"], 33, "they do not count in L");

    // A sixth is illegal.
    let pegs = format!("R8 F11, {four}, B6 F15");
    let mut table =
        scene(&pegs).stage("phase3-first").with("t 36; added 4; m 1; moved R7; substitutions 4-0").set();
    table.play("END");
    let line_up = |r1: &str, r6: &str| {
        format!("LINEUP R {r1} F1, R13 C4, R14 E4, R15 G4, R16 J4, {r6}, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9")
    };
    assert!(refused(&table, &line_up("R12", "R2 F5")).contains(&"SIM-885"), "he does not return");
    assert!(refused(&table, &line_up("R12", "R6 F5")).is_empty(), "the fifth");
}

/// The clauses by which Red's line-up is refused while both are asked.
fn refused(table: &Table, choice: &str) -> Vec<&'static str> {
    use onze_core::{Because, Game, Notation, Seat};
    let mut state = table.state;
    let choice = table.game.read_move(choice).unwrap();
    let played =
        table.game.play(&mut state, Seat::FIRST, &choice, &mut crate::scene::Dice::default(), &mut ());
    played.err().map_or(Vec::new(), |refusal| refusal.rules().iter().map(|rule| rule.0).collect())
}

#[test]
fn ex_94_sim_889_sim_876_the_reserve_keeper() {
    let mut table = without_keeper();
    assert!(table.refuses("END", "SIM-889"), "a team needs a keeper");
    table.play("RESERVE for R11");
    assert_eq!((table.at("R11"), table.item("substitutions")), ("off".to_owned(), "1-0".to_owned()));
    let r1 = &table.view()["sides"][0]["pegs"][0];
    assert_eq!(r1["state"], "standing");
    let sticker = &r1["sticker"];
    for number in ["dribble", "marking", "tackle", "keeping"] {
        assert_eq!(sticker[number], 4, "{number}");
    }
    assert_eq!(sticker["marks"], "X");
    table.play("END");
    let reds = table.item("R");
    assert_eq!(reds.matches("lifted").count(), 10, "ten Reds: {reds}");
}

#[test]
fn sim_889_without_a_reserve_a_field_peg_is_named_keeper() {
    let mut table = without_keeper();
    table.play("KEEPER R5");
    assert!(table.item("R").starts_with("R5 "));
    table.play("END");
    assert_eq!((table.stage(), table.item("substitutions")), ("reposition-1".to_owned(), String::new()));
}

#[test]
fn sim_889_the_reserve_comes_only_for_a_keeper_who_was_sent_off() {
    let table = throw_in("B2 C18", "t 11");
    assert!(table.refuses("RESERVE for R11", "SIM-889"));
    assert!(table.refuses("KEEPER R5", "SIM-889"));
}

#[test]
fn sim_890_sim_211_a_keeper_is_replaced_by_an_x() {
    let table = throw_in("B2 C18", "t 11");
    assert!(table.refuses("SUB R13 for R1", "SIM-890"), "R12 is on the bench");
    assert!(table.refuses("SUB R12 for R5", "SIM-890"), "an X plays only as the keeper");
    let mut table = table.after("SUB R12 for R1");
    assert!(table.item("R").starts_with("R12 "));
    table.play("END").play("END").first("REPOS").first("REPOS").first("REPOS");
    let thrower = table.item("carrier");
    table.kick(&format!("PASS {thrower} head 0.0 p40 l20"), "out y0 310 touch B8", "");
    assert!(table.accepts("SUB R13 for R12"), "no X is left on the bench");
    assert!(table.after("SUB R13 for R12").item("R").starts_with("R13 "));
}

#[test]
fn sim_887_who_came_on_at_a_stoppage_does_not_go_off_at_it() {
    let came_on = |options: &str| {
        let scene = scene("R6 C8, B8 C12").options(options).with("half 2; t 11");
        scene.pass("out y0 310 touch B8").after("SUB R14 for R8")
    };
    let mut table = came_on("");
    assert!(table.refuses("SUB R15 for R14", "SIM-887") && table.accepts("SUB R15 for R9"));
    assert!(!table.legal().contains(&"SUB R15 for R14".to_owned()));
    assert!(came_on("rules=3").accepts("SUB R15 for R14"), "the older rules let him");
    // At the next one he may.
    table.play("SUB R15 for R9").play("END").play("SUB B13 for B2").play("SUB B14 for B3").play("END");
    table.first("REPOS").first("REPOS").first("REPOS");
    let thrower = table.item("carrier");
    table.kick(&format!("PASS {thrower} head 0.0 p40 l20"), "out y0 310 touch B8", "");
    assert!(table.accepts("SUB R13 for R14"));
}

#[test]
fn sim_891_an_x_of_the_bench_may_come_on_for_a_field_peg() {
    let mut table = without_keeper();
    table.play("SUB R12 for R11").play("END");
    assert!(table.item("R").starts_with("R12 "));
    assert_eq!((table.at("R11"), table.item("substitutions")), ("off".to_owned(), "1-0".to_owned()));
}

#[test]
fn sim_885_who_went_off_does_not_return_and_the_other_takes_his_place() {
    let table = throw_in("B2 C18, R9 F17@700,340", "t 11").after("SUB R14 for R9");
    assert_eq!((table.at("R14"), table.at("R9")), ("F17@700,340".to_owned(), "off".to_owned()));
    assert!(table.refuses("SUB R9 for R8", "SIM-885"));
    assert!(table.refuses("SUB R15 for R9", "SIM-885"), "he is not on the pitch");
}

#[test]
fn sim_885_the_kicking_side_is_asked_first_at_every_repositioning() {
    let mut table = scene("R8 F11, B6 F15").pass("out x924 420");
    assert_eq!((table.stage(), table.asked()), ("substitute-1".to_owned(), "B".to_owned()));
    table.play("END");
    assert_eq!((table.stage(), table.asked()), ("substitute-2".to_owned(), "R".to_owned()));
}

#[test]
fn sim_887_sim_888_two_by_the_60th_and_three_by_the_75th() {
    let owed = |t: u16, half: u8| {
        let table = throw_in(ONE_AND_TWO, &format!("half {half}; t {t}; substitutions 1-2"));
        let view = table.view();
        [view["sides"][0]["owed"].clone(), view["sides"][1]["owed"].clone()]
            .map(|owed| owed.as_i64().unwrap())
    };
    assert_eq!(owed(30, 1), [0, 0]);
    assert_eq!(owed(10, 2), [0, 0]);
    assert_eq!(owed(11, 2), [1, 0]);
    assert_eq!(owed(21, 2), [1, 0]);
    assert_eq!(owed(22, 2), [2, 1]);
}

#[test]
fn sim_888_sim_813_when_the_duties_fall_due() {
    let owed = |ticks: &str, half: u8, t: u16| {
        let items = format!("half {half}; t {t}");
        let table = scene("R8 F11").options(&format!("ticks_per_half={ticks}")).with(&items).set();
        table.view()["sides"][0]["owed"].as_u64().unwrap()
    };
    for (ticks, first, second) in [("33", 11, 22), ("22", 8, 15), ("11", 4, 8)] {
        let due = [first - 1, first, second - 1, second].map(|t| owed(ticks, 2, t));
        assert_eq!(due, [0, 2, 2, 3], "{ticks}");
        assert_eq!(owed(ticks, 1, second), 0);
    }
}
