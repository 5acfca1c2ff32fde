//! Positions on one line: read back as they were written, and refused with the clause that they break.

use crate::common::{clauses, game, line};
use onze_core::{Game, Notation, Quick};
use onze_shoot::{Move, Number, Refusal};

fn refused(options: &str, text: &str) -> &'static str {
    match game(options).read_position(text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(refusal) => clauses(&refusal).first().copied().unwrap_or_default(),
    }
}

/// The example of the rules, letter by letter.
const EXAMPLE: &str = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
    B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
    ball 12,10 R; due R B then P; score 0-0; throws 0; idle 0";

#[test]
fn the_example_of_the_rules_is_read_and_written() {
    let game = game("");
    let state = game.read_position(EXAMPLE).unwrap();
    assert_eq!(game.write_position(&state), EXAMPLE);
}

#[test]
fn positions_are_read_back_as_they_were_written() {
    for (changes, ball, due) in [
        ("", "17,9 loose", "B P"),
        ("", "17,9 loose", "B P 6-1"),
        ("", "17,9 loose", "R P 6-1 used 7 (6)"),
        ("R9@21,10 B5@20,9", "22,10 R", "R P pen 6-6"),
        ("R9@21,10 B5@20,9", "22,10 R", "R P pen 6-6 used 8 (6)"),
        ("R9@21,10 B5@20,9", "22,10 R", "R B pen"),
        ("R9@21,10 B5@20,9", "22,10 R", "R B pen 3-2"),
        ("R9@22,9", "23,9 R", "R P"),
        ("", "12,10 R", "R B then P 3-2"),
        ("R1@2,9", "1,9 R", "R C"),
        ("R1@2,9", "1,9 R", "R C then P"),
        ("", "27,3 dead", "B C"),
        ("", "17,9 loose", "over resign B"),
        ("", "17,9 loose", "over draw"),
        ("", "12,10 R", "R B then P"),
    ] {
        let text = line(changes, ball, due, "");
        let state = game("").read_position(&text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(game("").write_position(&state), text);
    }
    for (options, rest) in [
        ("length=halves-throws", "score 0-0; throws 80; idle 0; half 2 from 61; first B"),
        ("length=halves-clock", "score 0-0; throws 80; idle 0; half 1 from 0; first R; time up"),
        ("length=open", "score 9-8; throws 80; idle 0; offer R end"),
        ("", "score 2-2; throws 80; idle 19; offer B draw"),
    ] {
        let text = line("", "17,9 loose", "B P", rest);
        let state = game(options).read_position(&text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(game(options).write_position(&state), text);
    }
}

#[test]
fn sho_201_sho_204_the_state_before_the_first_throws_is_a_position() {
    let start = "score 0-0; throws 0; idle 0";
    for (options, due) in [("", "K"), ("ends=throw", "K"), ("ends=throw", "E"), ("ends=throw", "B E")] {
        let text = line("", "14,10 loose", due, start);
        let state = game(options).read_position(&text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(game(options).write_position(&state), text);
        assert_eq!(game(options).due(&state), due != "B E", "{text}");
    }
    let kick_off = line("", "14,10 loose", "K", start);
    assert!(game("ends=throw").read_position(&turned(&kick_off)).is_ok(), "Red chose the North");
    for (options, text) in [
        ("", turned(&kick_off)),
        ("", line("", "14,10 loose", "E", start)),
        ("", line("R9@12,9", "14,10 loose", "K", start)),
        ("", line("", "17,9 loose", "K", start)),
        ("", line("", "14,10 loose", "K", "score 0-0; throws 3; idle 0")),
        ("", line("", "14,10 loose", "K", "score 0-0; throws 0; idle 0; offer R draw")),
    ] {
        assert_eq!(refused(options, &text), "SHO-201", "{text}");
    }
}

/// The same table with Blue in the South.
fn turned(line: &str) -> String {
    let fields: Vec<&str> = line.split("; ").collect();
    let [_, red, blue, rest @ ..] = fields.as_slice() else { panic!("{line}") };
    let rest = rest.join("; ");
    format!("South=B; R{}; B{}; {rest}", &blue[1..], &red[1..])
}

#[test]
fn every_listed_choice_may_be_sampled_and_no_other() {
    let thrown = |changes, ball, due| game("").read_position(&line(changes, ball, due, "")).unwrap();
    for state in [
        thrown("", "17,9 loose", "R P 6-1"),
        thrown("", "17,9 loose", "R P 6-1 used 7 (6)"),
        thrown("R9@19,10", "20,10 R", "R B 5-3"),
        thrown("R1@2,9", "1,9 R", "R C"),
        thrown("", "27,3 dead", "B C"),
    ] {
        let (game, mut chance, mut listed) = (game(""), Quick::new(5), Vec::new());
        game.legal(&state, state.side(), &mut listed);
        let mut left: std::collections::HashSet<Move> = listed.iter().copied().collect();
        for _ in 0..200 * listed.len() {
            let choice = game.sample(&state, state.side(), &mut chance).unwrap();
            assert!(listed.contains(&choice), "{choice}");
            left.remove(&choice);
        }
        assert!(left.is_empty(), "never sampled: {left:?}");
        assert_eq!(game.sample(&state, state.side().other(), &mut chance), None);
    }
}

#[test]
fn a_position_that_cannot_be_read_says_which_field() {
    let good = line("", "17,9 loose", "R P 6-1", "");
    for (from, to, expected) in [
        ("South=R", "South=G", ["South", "South=G", "South=R"]),
        ("ball 17,9 loose", "ball 17,9", ["ball", "ball 17,9", "ball 12,10 R"]),
        ("ball 17,9 loose; ", "", ["ball", "ball", "ball 12,10 R"]),
        ("17,9 loose", "17,10 loose", ["ball", "ball 17,10 loose", "ball 12,10 R"]),
        ("due R P 6-1", "due R Q 6-1", ["due", "due R Q 6-1", "due R B then P"]),
        ("due R P 6-1", "over fear", ["over", "over fear", "over resign R"]),
        ("idle 0", "idle none", ["idle", "idle none", "idle 0"]),
        ("idle 0", "idle 00", ["", "idle 00", "idle 0"]),
        ("idle 0", "idle 11", ["idle", "idle 11", "idle 0"]),
        ("idle 0", "idle 0; rain", ["", "rain", ""]),
    ] {
        let refusal = game("").read_position(&good.replacen(from, to, 1)).unwrap_err();
        let Refusal::Position { field, at, form, .. } = refusal else { panic!("{refusal:?}") };
        assert_eq!([field, &at, &form], expected, "{to}");
    }
    let refusal = game("").read_position(&line("B9@18,9", "17,9 loose", "R P", "")).unwrap_err();
    assert!(matches!(refusal, Refusal::Position { field: "B", .. }), "{refusal:?}");
}

#[test]
fn a_position_says_which_player_stands_wrong() {
    for (change, side, who) in [
        ("R9@11,9", "R", Some(9)),
        ("R5@6,9", "R", Some(5)),
        ("B9@18,9", "B", Some(9)),
        // The 9 of Red stands where the 9 of Blue does: he is found first.
        ("R9@17,10", "R", Some(9)),
        ("R1@4,9", "R", Some(1)),
    ] {
        let refusal = game("").read_position(&line(change, "14,10 loose", "R P", "")).unwrap_err();
        let Refusal::Position { field, number, .. } = refusal else { panic!("{refusal:?}") };
        assert_eq!((field, number.map(Number::get)), (side, who), "{change}");
    }
    let refusal = game("").read_position(&line("", "17,9 R", "R P", "")).unwrap_err();
    assert!(matches!(refusal, Refusal::Position { field: "ball", number: None, .. }), "{refusal:?}");
}

#[test]
fn sho_104_sho_114_squares_that_nobody_can_stand_on() {
    assert_eq!(refused("", &line("R9@11,9", "17,9 loose", "R P", "")), "SHO-104");
    assert_eq!(refused("", &line("R9@28,9", "17,9 loose", "R P", "")), "SHO-104");
    assert_eq!(refused("", &line("", "17,10 loose", "R P", "")), "SHO-104");
    assert_eq!(refused("", &line("R9@17,10", "17,9 loose", "R P", "")), "SHO-114");
}

#[test]
fn the_limits_of_the_roles() {
    for (change, clause) in [
        ("R5@6,9", "SHO-423"),
        ("R5@25,10", "SHO-424"),
        ("R2@8,13", "SHO-432"),
        ("R2@3,12", "SHO-433"),
        ("R1@4,9", "SHO-442"),
        ("R9@10,9", "SHO-411"),
        ("B5@22,9", "SHO-423"),
        ("B9@18,9", "SHO-411"),
    ] {
        assert_eq!(refused("", &line(change, "14,10 loose", "R P", "")), clause, "{change}");
    }
}

#[test]
fn possession_throw_and_marks_must_fit() {
    for (changes, ball, due, clause) in [
        ("", "14,10 R", "R B", "SHO-501"),
        ("R9@22,9 B2@21,6 B3@21,12", "23,9 R", "R P", "SHO-501"),
        ("", "17,9 loose", "R B", "SHO-506"),
        ("", "12,10 R", "B P", "SHO-506"),
        ("", "12,10 R", "B B", "SHO-506"),
        ("", "12,10 R", "over draw", "SHO-506"),
        ("", "26,4 dead", "B C", "SHO-515"),
        ("", "27,3 dead", "R C", "SHO-515"),
        ("", "27,3 dead", "B P", "SHO-515"),
        ("R4@26,3", "27,3 R", "R B 4-2", "SHO-515"),
        ("", "12,10 R", "R C", "SHO-530"),
        ("R1@3,10", "4,10 R", "R C", "SHO-530"),
        ("", "17,9 loose", "R P then P", "SHO-209"),
        ("", "12,10 R", "R B pen", "SHO-731"),
        ("R9@21,10 B5@20,9", "22,10 R", "R P pen 6-5", "SHO-731"),
        ("R9@21,10 B5@20,9", "22,10 R", "R P pen", "SHO-731"),
        ("", "17,9 loose", "R P 6-1 used 9 (5)", "SHO-302"),
        ("", "17,9 loose", "R P 6-1 used 9 (7)", "SHO-302"),
        ("R9@21,10 B5@20,9", "22,10 R", "R P pen 6-6 used 9 (6)", "SHO-302"),
        ("", "14,10 loose", "R E", "SHO-201"),
        ("", "17,9 loose", "over", "SHO-801"),
        ("", "17,9 loose", "over agreed", "SHO-801"),
    ] {
        assert_eq!(refused("", &line(changes, ball, due, "")), clause, "{changes}; {ball}; {due}");
    }
}

#[test]
fn counts_must_fit() {
    for (options, rest, clause) in [
        ("", "score 3-1; throws 80; idle 0", "SHO-802"),
        ("", "score 4-1; throws 80; idle 0", "SHO-802"),
        ("", "score 1-1; throws 1; idle 0", "SHO-802"),
        ("", "score 0-0; throws 80; idle 20", "SHO-902"),
        ("", "score 0-0; throws 5; idle 6", "SHO-902"),
        ("", "score 0-0; throws 80; idle 0; time up", "SHO-804"),
        ("", "score 0-0; throws 80; idle 0; offer R end", "SHO-905"),
        ("length=halves-throws", "score 0-0; throws 80; idle 0", "SHO-804"),
        ("length=halves-throws", "score 0-0; throws 80; idle 0; half 2 from 59; first R", "SHO-804"),
        ("length=halves-throws", "score 0-0; throws 80; idle 0; half 1 from 5; first R", "SHO-804"),
        ("length=halves-clock", "score 0-0; throws 80; idle 0; half 2 from 81; first R", "SHO-804"),
    ] {
        assert_eq!(refused(options, &line("", "17,9 loose", "R P", rest)), clause, "{options}: {rest}");
    }
    let held = line("", "12,10 R", "R B", "score 0-0; throws 9; idle 2");
    assert_eq!(refused("", &held), "SHO-902", "possession restarts the count");
}

#[test]
fn there_is_one_way_to_write_a_position() {
    let good = line("", "17,9 loose", "R P 6-1", "");
    assert!(game("").read_position(&good).is_ok());
    for (from, to) in [
        ("South=R", "South=G"),
        ("South=R; ", ""),
        ("; idle 0", ""),
        ("score 0-0", "score 00-0"),
        ("throws 10", "throws +10"),
        ("R P 6-1", "R P 6-7"),
        ("R P 6-1", "R P 06-1"),
        ("R P 6-1", "R Q"),
        ("R P 6-1", "R C 6-1"),
        ("loose", "lost"),
        (" 2@4,13", " 2@4,13 2@4,13"),
        ("1@1,10 2@4,13", "2@4,13 1@1,10"),
        ("idle 0", "idle 0; half 1 from 0; first R"),
        ("idle 0", "idle 0; extra"),
        ("idle 0", "idle 0 "),
        ("17,9", "17,09"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        assert_eq!(refused("", &bad), "", "{bad}: unreadable, which is no matter of rules");
    }
}

#[test]
fn commands_are_understood_as_people_write_them_and_written_in_one_way() {
    for (typed, written) in [
        ("DONE", "done"),
        ("-", "done"),
        (" Resign ", "resign"),
        ("9 > 17,8 (6)", "9>17,8 (6)"),
        ("9>17, 8(6)", "9>17,8 (6)"),
        ("9 11,10>17,8 (6)", "9>17,8 (6)"),
        ("BALL  17,9", "ball 17,9"),
        ("ball 12,10>17,9", "ball 17,9"),
        ("ball 17,9>goal", "ball goal"),
        ("Ball Goal", "ball goal"),
        ("goalkick   Left", "goalkick left"),
        ("North", "north"),
    ] {
        assert_eq!(Move::read(typed).map(|choice| choice.to_string()), Ok(written.to_owned()), "{typed}");
    }
    for typed in
        ["", "9>17,8", "9 11>17,8 (6)", "9>17,8 (13)", "12>17,8 (6)", "ball", "ball x>17,9", "throw", "ß"]
    {
        let Err(Refusal::NotACommand { typed: shown, forms }) = Move::read(typed) else { panic!("{typed}") };
        assert_eq!((shown.as_str(), forms[0]), (typed, "9>17,8 (6)"));
    }
    assert_eq!(Move::read("9>17,9 (6)"), Err(Refusal::PlayersNeedDark { row: 17, column: 9 }));
}
