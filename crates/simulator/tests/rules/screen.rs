//! What makes the table easy to use (SIM-1001 to SIM-1010).

use onze_core::{Because, Clause, Game, Kind, Notation, Quick, Seat, TakeBack, Viewer};
use onze_simulator::{Aim, Cell, Event, Move, Peg, Point, Put, Simulator};
use serde_json::{Value, json};

use crate::scene::{Table, answer, duel, game, scene};

#[test]
fn sim_1001_a_confirmed_choice_stands() {
    assert_eq!(Simulator::TAKE_BACK, TakeBack::Never(Clause("SIM-704")));
    // Until then it may be changed: a choice that is refused, or not handed in, leaves no trace.
    let table = scene("R8 E4, R7 D9").stage("phase2").set();
    assert!(table.refuses("MOVE R7 D17", "SIM-701"));
    assert!(table.accepts("MOVE R7 D11") && table.accepts("MOVE R7 D13"));
}

#[test]
fn sim_1002_an_illegal_choice_is_refused_with_its_clause_and_legal_ones_are_shown() {
    let table = scene("R8 E4, R7 D9, B6 F13").stage("phase2").set();
    for (choice, clause) in [
        ("MOVE R7 D17", "SIM-701"),
        ("MOVE B6 F15", "SIM-1002"),
        ("MOVE R8 E6", "SIM-701"),
        ("HANDS yes", "SIM-305"),
    ] {
        assert!(table.refuses(choice, clause), "{choice}: {:?}", table.refused(choice));
    }
    for choice in table.legal() {
        assert!(table.accepts(&choice), "{choice}");
    }
    // A violent foul is legal, and punished (SIM-733).
    let table = scene("R8 F11, B8 F15").stage("phase3-first").with("m 3; moved R7").set();
    assert!(table.accepts("MOVE B8 F11@494,350"));
}

#[test]
fn sim_1002_choices_that_are_legal_but_punished_are_named() {
    let table = scene("R8 F11@448,333, B8 F15, B6 F13").stage("phase3-first").with("m 3; moved R7").set();
    let punished = |text: &str| {
        let choice = table.game.read_move(text).unwrap();
        table.game.warns(&table.state, Seat::SECOND, &choice).map(|clause| clause.0)
    };
    assert_eq!(punished("MOVE B8 F11@490,333"), Some("SIM-733"));
    assert_eq!(punished("MOVE B6 F11@490,333"), None);
    assert_eq!(punished("MOVE B8 F17"), None);
    let blue = Viewer::Seat(Seat::SECOND);
    let check = |choice: &str| answer(&table, blue, json!({ "check": choice }));
    assert_eq!(check("MOVE B8 F11@490,333"), json!({ "legal": "SIM-733" }));
    assert_eq!(check("MOVE B6 F11@490,333"), json!({ "legal": null }));
    assert_eq!(check("MOVE B6 F11@470,333")["refused"][1][0], "SIM-128");
}

#[test]
fn sim_704_movements_are_thought_out_together_before_any_is_made() {
    let table = scene("R8 E4, R7 D9, R9 F9, B6 F13").stage("phase2").set();
    let red = Viewer::Seat(Seat::FIRST);
    let after = |texts: &[&str]| answer(&table, red, json!({ "after": texts }));
    let told = after(&["MOVE R7 D11", "MOVE R9 D9"]);
    let place = |peg: usize| told["view"]["sides"][0]["pegs"][peg - 1]["cell"].clone();
    assert_eq!((place(7), place(9)), ("D11".into(), "D9".into()));
    // SIM-721: the farther of the two; SIM-703: both have moved.
    assert_eq!(told["view"]["turn"]["m"], 2);
    let open = told["legal"]["texts"].as_array().unwrap();
    assert!(open.iter().any(|choice| choice == "END"));
    assert!(!open.iter().any(|choice| choice.as_str().unwrap().starts_with("MOVE R9 ")));
    // SIM-705: D9 is free only when R7 has left it.
    let refused = after(&["MOVE R9 D9@398,188", "MOVE R7 D11"]);
    assert_eq!(refused["open"], 0);
    assert!(refused["rules"].as_array().unwrap().contains(&"SIM-129".into()), "{refused}");
    assert_eq!(after(&["MOVE R7 D11", "MOVE R9 D11"])["open"], 1);
    // Nothing else is foretold, and to nobody else; the match is as it was.
    assert_eq!((after(&["QUICK"]), after(&[""])), (Value::Null, Value::Null));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::SECOND)] {
        assert_eq!(answer(&table, viewer, json!({ "after": ["MOVE R7 D11"] })), Value::Null);
    }
    assert_eq!(table.cell("R7"), "D9");
}

#[test]
fn sim_732_what_hangs_on_a_die_is_not_foretold() {
    let table = scene("R8 F11@448,333, B8 F9, B6 F13").stage("phase3-first").with("m 1; moved R7").set();
    let after =
        |text: &str| answer(&table, Viewer::Seat(Seat::SECOND), json!({ "after": [format!("MOVE {text}")] }));
    assert_eq!(after("B8 F11@430,310"), Value::Null, "from behind");
    assert!(after("B6 F11@490,333")["legal"].is_object(), "from in front");
    assert_eq!(after("B6 F11@490,333 tackle"), Value::Null);
}

#[test]
fn sim_1003_what_can_be_chosen_in_one_way_is_done_and_home_points_are_proposed() {
    // R8 takes the ball in his own cell, and nobody is asked.
    let table = scene("R6 F5, R8 D9, B6 F15").pass("rest D9");
    assert_eq!((table.count("took"), table.stage()), (1, "phase2".to_owned()));
    assert!(table.legal().contains(&"MOVE R6 F7".to_owned()), "at the home point");
}

#[test]
fn sim_1004_a_secret_choice_is_shown_to_nobody_else() {
    let penalty = scene("R9 F19@814,333, B1 F21@918,333, B6 F13").stage("aim-dive");
    let mut table =
        penalty.with("ball @828,333 F19; restart penalty; shots 1; declared shot; keeper bar").set();
    table.play("KICK R9 low 5.0 p60");
    assert_eq!((table.told("committed", "side"), table.asked()), ("R".to_owned(), "B".to_owned()));
    let view = |seat| table.game.view(&table.state, Viewer::Seat(seat));
    assert!(view(Seat::FIRST).own_kick.is_some());
    assert!(view(Seat::SECOND).own_kick.is_none());
    assert!(table.game.view(&table.state, Viewer::Spectator).own_kick.is_none());
}

/// A match of so many choices, each the nth of those listed.
fn replay(seed: u64, choices: usize) -> (String, Vec<Event>) {
    let game = game("ticks_per_half=11 hand=shaky");
    let (mut chance, mut taste) = (Quick::new(seed), Quick::new(7));
    let mut events = Vec::new();
    let mut state = game.start(&mut chance, &mut events);
    for _ in 0..choices {
        let Some(seat) = game.to_act(&state).first() else { break };
        let mut moves = Vec::new();
        game.legal(&state, seat, &mut moves);
        let n = usize::try_from(onze_core::Chance::below(&mut taste, u32::try_from(moves.len()).unwrap()))
            .unwrap();
        game.play(&mut state, seat, &moves[n], &mut chance, &mut events).unwrap();
    }
    (game.write_position(&state), events)
}

#[test]
fn sim_1005_the_seed_and_the_choices_reproduce_the_match() {
    assert_eq!(replay(11, 60), replay(11, 60));
    assert_ne!(replay(11, 60).0, replay(12, 60).0);
}

#[test]
fn sim_1006_while_aiming_the_path_is_shown_and_never_the_error() {
    let shown = |hand: &str| {
        let table = scene("R8 F9, B6 F19").options(hand).set();
        let path = table.game.football(&table.state).aimed_path(Aim::low(125, 40)).unwrap();
        format!("{:?}", path.end)
    };
    assert_eq!(shown("hand=shaky"), shown("hand=exact"));
}

#[test]
fn sim_1006_sim_408_the_path_is_that_of_the_aim_among_the_pegs_as_they_stand() {
    let table = scene("R8 F9, B6 F15").options("hand=shaky").set();
    let path = |aim: Aim| table.game.football(&table.state).aimed_path(aim);
    // SIM-413: B6 is 22.
    assert_eq!(path(Aim::low(0, 60)).unwrap().touched().next(), Some(onze_kick::PegId(22)));
    assert!(path(Aim::low(3600, 60)).is_none(), "out of range");
    let shown = asked(&table, low(0, 60));
    assert_eq!(shown["segments"][0]["at"], json!([390.0, 333.0, 5.0]));
    assert_eq!(asked(&table, low(0, 101)), Value::Null);
}

#[test]
fn sim_1007_a_pattern_is_fitted_to_the_restart() {
    // A corner at K21.
    let mut table = scene("R8 F11, B6 F15").pass("out x924 420 touch B6");
    table.play("END").play("END");
    let put = |peg: &str, cell: &str| {
        let at = table.game.pitch().home(Cell::parse(cell).unwrap());
        Put { peg: Peg::parse(peg).unwrap(), at }
    };
    let places = [
        ("R7", "F11"),
        ("R9", "F19"),
        ("R10", "E18"),
        ("R11", "G18"),
        ("R8", "F15"),
        ("R3", "D19"),
        ("R4", "H19"),
    ];
    let pattern = places.map(|(peg, cell)| put(peg, cell));
    let fitted = table.game.football(&table.state).fitted(&pattern).unwrap();
    let Move::Reposition { puts, .. } = &fitted else { panic!("{fitted:?}") };
    assert_eq!(table.game.pitch().cell(puts[0].at).to_string(), "K21", "the kicker goes to the ball");
    assert_eq!(puts[1], pattern[1]);
    let fitted = table.game.write_move(&fitted).into_owned();
    table.play(&fitted);
}

#[test]
fn sim_1007_a_line_up_is_a_line_that_can_be_kept_and_called_up() {
    let game = game("");
    let line = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9";
    let choice = game.read_move(line).unwrap();
    assert_eq!(game.write_move(&choice), line);
    // A repositioning proposes where the pegs were, fitted to the restart.
    let mut table = scene("R8 F11, B6 F15, B3 E14").pass("out x924 420");
    table.play("END").play("END");
    let proposed = table.legal().remove(0);
    assert!(proposed.starts_with("REPOS @") && proposed.contains("B3 E14"), "{proposed}");
}

#[test]
fn sim_1008_the_first_choice_listed_is_the_one_a_clock_confirms() {
    let skill = scene("R6 F5, R8 D9").pass("rest D9 touch R8");
    assert_eq!(skill.legal()[0], "SKILL none");
    assert_eq!(skill.after("SKILL none").legal()[0], "QUICK");
    assert_eq!(skill.after("SKILL none").after("QUICK").legal()[0], "HOLD");
    assert_eq!(scene("R9 F17, B6 F13").set().after("SHOT R9").legal()[0], "PREP none");
    let nearest = scene("R8 F9, R10 F13, B6 F19").pass("rest F15");
    assert!(nearest.legal()[0].starts_with("COD R10 F15"));
}

#[test]
fn sim_1008_the_clock_confirms_the_default() {
    let mut table = scene("R8 F9, R10 F13").options("clock=60").set();
    assert_eq!(table.game.clock(&table.state), Some(onze_core::Clock::Choice { seconds: 60 }));
    table.pass("R8", "rest F13 touch R10");
    table.play("TIME");
    assert_eq!(table.stage(), "phase2");
    table.play("TIME").play("TIME");
    assert_eq!((table.stage(), table.item("holds")), ("action".to_owned(), "1".to_owned()));
    let time = table.game.read_move("TIME").unwrap();
    let early = table.game.play(&mut table.state, Seat::SECOND, &time, &mut Quick::new(0), &mut ());
    assert_eq!(early.unwrap_err().rules()[0].0, "SIM-305", "it is not his choice");
    let without = scene("R8 F9").set();
    assert!(without.refuses("TIME", "SIM-1008"));
    assert_eq!(without.game.clock(&without.state), None);
}

#[test]
fn sim_1009_who_gives_up_loses_by_the_score_or_0_3() {
    let end = |score: &str| {
        let mut table = scene("R8 F11, B6 F15").with(score).set();
        // At any moment, also when the other is asked.
        crate::by(&mut table, "B", "GIVEUP", "");
        let outcome = table.game.outcome(&table.state).unwrap();
        assert_eq!((outcome.winner(), outcome.gave_up), (Some(Seat::FIRST), Some(Seat::SECOND)));
        let seen = table.game.view(&table.state, Viewer::All).sides.map(|side| i64::from(side.score));
        assert_eq!(outcome.score.to_vec(), seen, "the page shows the same");
        outcome.score.to_vec()
    };
    assert_eq!(end("score 0-2"), [3, 0]);
    assert_eq!(end("score 2-0"), [3, 0]);
    assert_eq!(end("score 5-1"), [5, 1]);
}

#[test]
fn sim_1010_the_options_and_their_defaults() {
    let wanted = [
        ("squad_value", "any"),
        ("kickoff_placement", "own_half"),
        ("hand", "normal"),
        ("lob_passes", "off"),
        ("short_pass", "5"),
        ("interceptors", "1"),
        ("ticks_per_half", "33"),
        ("hold_limit", "10"),
        ("striker_shots", "5"),
        ("shootout", "off"),
        ("pro_assist", "off"),
        ("pro_long_kick", "off"),
        ("pro_extended_cross", "off"),
        ("pro_precise_cross", "off"),
        ("pro_offside_line", "off"),
        ("pro_striker", "off"),
        ("pro_retrieval", "off"),
        ("pro_wall", "off"),
        ("pro_header", "off"),
        ("pro_speed", "off"),
        ("pro_quick_defence", "off"),
    ];
    for (key, default) in wanted {
        let setting = Simulator::SETTINGS.iter().find(|setting| setting.key == key).unwrap();
        assert_eq!(setting.default, default, "{key}");
    }
    let ticks = Simulator::SETTINGS.iter().find(|setting| setting.key == "ticks_per_half").unwrap();
    assert_eq!(ticks.kind, Kind::Choice { values: &["33", "22", "11"] });
}

#[test]
fn sim_1002_every_event_names_a_clause() {
    let table = scene("R8 F9, R10 F13, B6 F19").pass("rest F15");
    for event in &table.events {
        assert!(!event.rules().is_empty(), "{event:?}");
    }
}

/// A question about a table, and its answer.
fn asked(table: &Table, question: impl Into<Value>) -> Value {
    answer(table, Viewer::Spectator, question.into())
}

/// The path of a low kick.
fn low(direction: u16, power: u8) -> Value {
    json!({ "path": [Aim::low(direction, power), null] })
}

#[test]
fn sim_127_let_go_on_a_line_a_peg_stands_beside_it_wholly_inside_its_cell() {
    let table = scene("R8 E4, R7 D9").stage("phase2").set();
    let stand = |at: &str| asked(&table, json!({ "stand": at })).as_str().unwrap().to_owned();
    assert_eq!(stand("472,313"), "472,313");
    for at in ["504,336", "462,381", "421,357", "40,1", "1,333", "500,0"] {
        let stands = Point::parse(&stand(at)).unwrap();
        let cell = table.game.pitch().cell(Point::parse(at).unwrap());
        assert_eq!(table.game.pitch().cell(stands), cell, "{at}");
        let there = format!("MOVE R7 {cell}@{stands}");
        let refused = table.refused(&there);
        assert!(!refused.contains(&"SIM-127"), "{there}: {refused:?}");
    }
    // A movement goes where the finger let go, if that can be, and else where it is listed.
    let near = |choice: &str, at: &str| {
        answer(&table, Viewer::Seat(Seat::FIRST), json!({ "near": [choice, at] }))["text"].clone()
    };
    assert_eq!(near("MOVE R7 D11", "470,190"), "MOVE R7 D11@470,190");
    assert_eq!(near("MOVE R7 D11", "600,190"), "MOVE R7 D11", "another cell");
    assert_eq!(near("MOVE R7 D21", "880,190"), Value::Null, "too far");
}

#[test]
fn sim_402_sim_412_the_set_up_tells_the_limits_of_a_kick() {
    let told = serde_json::to_value(game("").setup()).unwrap();
    assert_eq!(told["power"], json!([1, 100]));
    assert_eq!(told["lofts"], json!({ "low": [0, 0, 0], "lob": [27, 75, 35], "head": [0, 63, 30] }));
    // SIM-114, SIM-130.
    assert_eq!(told["pitch"]["cells"][11], json!(["C0", "0,114.762", "21,114.762"]));
    assert_eq!(told["pitch"]["gap"], 107_000);
}

#[test]
fn a_choice_is_told_with_a_short_tag_and_without_names() {
    let game = game("");
    let told = |text: &str| serde_json::to_value(game.read_move(text).unwrap()).unwrap();
    assert_eq!(told("MOVE R7 F11"), json!({ "step": ["R7", "462,333"] }));
    assert_eq!(told("MOVE R7 F11@494,333 tackle"), json!({ "step": ["R7", "494,333", true] }));
    assert_eq!(told("TACKLE B6"), json!({ "tackle": "B6" }));
    assert_eq!(told("QUICK"), json!("quick"));
    assert_eq!(told("PASS R8 low 0.0 p30 dribble B6"), json!({ "pass": ["R8", Aim::low(0, 30), "B6"] }));
    let prepared = json!({ "prepare": { "intercept": [["B4", "798,333", 90]], "keeper": "bar" } });
    assert_eq!(told("PREP intercept B4 F19/90; keeper bar"), prepared);
}

#[test]
fn sim_1006_sim_502_what_would_come_of_a_kick_is_told_with_its_path() {
    // R10 stands alone where the ball comes to rest, B6 is farther away.
    let table = scene("R8 F9, R10 F15, B6 C18").options("hand=shaky").set();
    let seen = asked(&table, low(0, 40));
    assert_eq!((&seen["result"]["kind"], &seen["result"]["side"]), (&"taken".into(), &"R".into()));
    assert_eq!(seen["result"]["pegs"], json!(["R10"]));
    assert_eq!(asked(&table, low(900, 100))["result"]["restart"], "throw");
}

#[test]
fn sim_1004_nothing_is_foreseen_of_a_shot_against_a_secret_dive() {
    let penalty = scene("R9 F19@814,333, B1 F21@918,333, B6 F13").stage("aim-dive");
    let mut table =
        penalty.with("ball @828,333 F19; restart penalty; shots 1; declared shot; keeper bar").set();
    let before = (asked(&table, low(50, 60)), asked(&table, "kicks"));
    table.play("DIVE KL");
    assert_eq!((asked(&table, low(50, 60)), asked(&table, "kicks")), before);
    assert_eq!(before.0["result"], Value::Null);
}

#[test]
fn sim_1006_kicks_with_names_are_legal_and_told_with_what_would_come_of_them() {
    let table = scene("R8 F9, R10 F15, B6 F11, B1 F21").set();
    let kicks = asked(&table, "kicks");
    let kicks = kicks.as_array().unwrap();
    let named = |name: &str| kicks.iter().filter(|kick| kick["name"] == name).collect::<Vec<_>>();
    for kick in kicks {
        assert!(table.accepts(kick["text"].as_str().unwrap()), "{kick}");
    }
    assert_eq!(named("feet")[0]["peg"], "R10");
    assert_eq!(named("dribble")[0]["peg"], "B6");
    assert!(named("through").iter().any(|kick| kick["peg"] == "R10"));
    assert!(named("through").iter().all(|kick| kick["peg"] != "R1"), "nobody plays his keeper through");
    // A shot of Red's: row A is on its left, so the direction turns towards smaller y.
    let shot = scene("R9 F17, B1 F21").stage("aim").with("shots 1; declared shot").set();
    let kicks = asked(&shot, "kicks");
    let direction = |name: &str| {
        let kick = kicks.as_array().unwrap().iter().find(|kick| kick["name"] == name).unwrap();
        kick["text"].as_str().unwrap().to_owned()
    };
    assert!(direction("left").starts_with("KICK R9 low 3"), "{}", direction("left"));
    assert!(direction("right").starts_with("KICK R9 low 1"), "{}", direction("right"));
}

#[test]
fn sim_741_sim_744_a_duel_is_told_with_both_numbers_and_its_odds() {
    let table = scene("R8 F11@448,333, B6 F13").stage("phase3-first").with("m 1; moved R7").set();
    let seen = duel(&table, "MOVE B6 F11@490,333 tackle");
    let (one, two) = (seen["numbers"][0].as_i64().unwrap(), seen["numbers"][1].as_i64().unwrap());
    let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
    let wins = throws.filter(|(a, b)| a + one > b + two).count();
    assert_eq!(seen["wins"], wins);
    assert_eq!((&seen["fouls"], &seen["behind"]), (&0.into(), &0.into()));
    // SIM-732: from behind three faces are a foul.
    let table = scene("R8 F11@448,333, B9 F9").stage("phase3-first").with("m 1; moved R7").set();
    assert_eq!(duel(&table, "MOVE B9 F11@490,333 tackle")["behind"], 3);
    let enters = duel(&table, "MOVE B9 F11@490,333");
    assert_eq!(
        (&enters["behind"], &enters["wins"]),
        (&3.into(), &0.into()),
        "without a tackle the die remains"
    );
    assert_eq!(duel(&table, "MOVE B9 F7"), Value::Null);
    // SIM-744: in one's own defence zone a 1 is a foul.
    let table = scene("R9 F17@700,333, B4 F19").stage("phase3-first").with("m 1; moved R7").set();
    assert_eq!(duel(&table, "MOVE B4 F17@740,333 tackle")["fouls"], 6);
    assert_eq!(duel(&table, "MOVE B4 F21"), Value::Null);
}

#[test]
fn sim_722_sim_407_the_view_tells_the_allowance_and_the_set_up_the_hand() {
    let table = scene("R8 F11, B6 F13").stage("phase3-first").with("m 2; moved R7").set();
    assert_eq!(table.game.view(&table.state, Viewer::Spectator).turn.allowance, 2);
    let hand = |options: &str| game(options).setup().hand.direction;
    // KICK-304: 1.49° at one deviation.
    assert!((hand("hand=normal").to_degrees() - 1.49).abs() < 0.01);
    assert!(hand("hand=exact").abs() < f64::EPSILON);
}
