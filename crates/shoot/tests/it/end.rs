//! Duration, end and digital conveniences (chapters 8 and 9), odds, and the match record.

use crate::common::{BLUE, RED, Table, game};
use onze_core::fair::Secret;
use onze_core::{Dice, Game, Header, Match, Notation, Viewer};
use onze_shoot::{Answer, Odds, Question, Shoot, Throw};

fn winner(table: &Table) -> Option<&'static str> {
    let outcome = table.game.outcome(&table.state).expect("the match is over");
    outcome.winner().map(|seat| table.game.seat_name(seat))
}

#[test]
fn sho_802_two_or_four_goals() {
    for (length, before, after) in [("goals-2", "1-1", "2-1"), ("goals-4", "3-3", "4-3")] {
        let rest = format!("score {before}; throws 90; idle 0");
        let mut table = Table::set_with(&format!("length={length}"), "R9@22,9", "23,9 R", "R B", &rest);
        table.throw("3-2").play("ball goal", "");
        assert_eq!((table.field("score"), winner(&table)), (after.to_owned(), Some("R")));
    }
}

#[test]
fn sho_803_sho_805_the_clock_ends_the_half_at_the_end_of_the_turn() {
    let rest = "score 0-0; throws 40; idle 0; half 1 from 0; first R";
    let mut table = Table::set_with("length=halves-clock", "", "17,9 loose", "R P", rest);
    table.throw("2-1");
    assert_eq!(table.setup().minutes_per_half, Some(45));
    table.attempt(BLUE, "time", "").unwrap();
    assert_eq!(table.because("time_up"), ["SHO-803", "SHO-805"]);
    assert!(table.position().ends_with("; time up"));
    assert_eq!(table.game.clock(&table.state), None, "there is no time left to count");
    assert_eq!(table.refused("time"), ["SHO-805"]);
    table.play("done", "3-2");
    assert_eq!(
        (table.field("half"), table.field("due")),
        ("2 from 41".to_owned(), "B B then P 3-2".to_owned())
    );
    assert!(!table.position().contains("time up"));
    assert_eq!(Table::set("", "17,9 loose", "R P").refused("time"), ["SHO-803"]);
}

#[test]
fn sho_804_the_second_half_counts_from_zero() {
    let rest = "score 0-0; throws 71; idle 0; half 2 from 61; first R";
    let mut table = Table::set_with("length=halves-throws throws_per_half=11", "", "17,9 loose", "R P", rest);
    table.throw("2-1");
    assert_eq!(table.view().half.unwrap().throws, 11);
    table.play("done", "");
    assert!(table.game.outcome(&table.state).is_some());
    assert_eq!(table.because("full_time"), ["SHO-805", "SHO-807"]);
}

#[test]
fn sho_805_a_goal_scored_in_the_last_turn_counts() {
    let rest = "score 0-0; throws 130; idle 0; half 2 from 61; first R";
    let mut table = Table::set_with("length=halves-throws", "R9@22,9", "23,9 R", "R B", rest);
    table.throw("3-2").play("ball goal", "");
    assert_eq!((table.field("score"), winner(&table)), ("1-0".to_owned(), Some("R")));
}

#[test]
fn sho_807_more_goals_win_and_equal_goals_are_a_draw() {
    for (score, expected) in [("2-1", Some("R")), ("1-4", Some("B")), ("3-3", None)] {
        let rest = format!("score {score}; throws 125; idle 0; half 2 from 61; first R");
        let mut table = Table::set_with("length=halves-throws", "", "17,9 loose", "R P", &rest);
        table.throw("2-1").play("done", "");
        assert_eq!(winner(&table), expected, "{score}");
    }
}

#[test]
fn sho_808_an_open_match_ends_when_both_agree() {
    let rest = "score 2-1; throws 50; idle 0";
    let mut table = Table::set_with("length=open", "", "17,9 loose", "R P", rest);
    table.throw("2-1");
    assert!(!table.allows("end"), "offers are never listed");
    table.attempt(BLUE, "end", "").unwrap();
    assert_eq!((table.to_act(), table.legal()), (RED, vec!["accept".to_owned(), "refuse".to_owned()]));
    assert_eq!(table.refused("done"), ["SHO-905"], "the answer comes first");
    assert_eq!(table.refused_to(BLUE, "accept"), ["SHO-905"]);
    table.play("accept", "");
    assert_eq!(winner(&table), Some("R"));
    assert!(table.position().contains("; over agreed; "));
    assert_eq!(Table::set("", "17,9 loose", "R P").refused("end"), ["SHO-808"]);
}

#[test]
fn sho_905_a_draw_is_agreed_whatever_the_score() {
    let rest = "score 2-0; throws 50; idle 0";
    let mut table = Table::set_with("", "", "17,9 loose", "R P", rest);
    table.throw("2-1").attempt(RED, "draw", "").unwrap();
    let refused = table.after("refuse", "");
    assert_eq!(refused.field("due"), "R P 2-1");
    table.play("accept", "");
    assert_eq!((winner(&table), table.because("agreed")), (None, vec!["SHO-905"]));
    assert!(table.position().contains("; over draw; "));
    assert_eq!(Table::set("", "17,9 loose", "R P").refused("accept"), ["SHO-905"]);
}

#[test]
fn sho_905_who_resigns_loses_whatever_the_score() {
    let rest = "score 2-0; throws 50; idle 0";
    for (loser, expected) in [(RED, "B"), (BLUE, "R")] {
        let mut table = Table::set_with("", "", "17,9 loose", "R P", rest);
        table.attempt(loser, "resign", "").unwrap();
        let outcome = table.game.outcome(&table.state).unwrap();
        assert_eq!((winner(&table), outcome.gave_up), (Some(expected), Some(loser)));
        assert_eq!(table.refused_to(RED, "resign"), ["SHO-801"]);
    }
}

#[test]
fn sho_901_nothing_is_hidden() {
    use onze_core::Viewer;
    let table = Table::thrown("", "17,9 loose", "R P", "2-1");
    let view = |viewer| table.game.view(&table.state, viewer);
    assert_eq!(view(Viewer::Seat(RED)), view(Viewer::Seat(BLUE)));
    assert_eq!(view(Viewer::Spectator), view(Viewer::All));
    assert_eq!(view(Viewer::All).dice, Some([2, 1]));
    assert_eq!(table.refused("kick the ball"), [""; 0], "how one types is no matter of rules");
    assert_eq!(table.refused_to(BLUE, "done"), ["SHO-302", "SHO-317"], "Red throws for the players");
}

#[test]
fn sho_902_sho_903_at_a_drop_ball_nobody_is_in_possession() {
    let rest = "score 0-0; throws 40; idle 3";
    let mut table = Table::set_with("drop_ball_after=4", "B5@13,10 R5@15,10", "20,2 loose", "R P", rest);
    table.throw("2-1").play("done", "2-1");
    assert_eq!(table.because("drop_ball"), ["SHO-902", "SHO-903"]);
    assert_eq!((table.field("ball"), table.field("due")), ("14,10 loose".to_owned(), "B P 2-1".to_owned()));
    table.play("done", "3-3");
    assert_eq!(table.holders(), "5", "at the end of the next throw he counts");
    // 0 is never.
    let rest = "score 0-0; throws 400; idle 300";
    let mut table = Table::set_with("drop_ball_after=0", "", "20,2 loose", "R P", rest);
    table.throw("2-1").play("done", "2-1");
    assert_eq!((table.field("ball"), table.field("idle")), ("20,2 loose".to_owned(), "301".to_owned()));
}

#[test]
fn sho_902_the_count_restarts() {
    let rest = "score 0-0; throws 40; idle 7";
    let possession = {
        let mut table = Table::set_with("", "", "17,9 loose", "R P", rest);
        table.throw("6-1").play("9>17,8 (6)", "").play("done", "2-1");
        table
    };
    assert_eq!(possession.field("idle"), "0");
    let penalty = Table::set_with("", "", "22,8 loose", "R P", rest).after_throw("6-6");
    assert_eq!(penalty.field("idle"), "0");
}

#[test]
fn sho_904_the_match_stops_with_the_last_throw_that_was_agreed() {
    for (throws, over) in [(98, false), (99, true)] {
        let rest = format!("score 1-0; throws {throws}; idle 0");
        let mut table = Table::set_with("max_throws=100", "", "20,2 loose", "R P", &rest);
        table.throw("1-2").play("done", if over { "" } else { "1-2" });
        assert_eq!(table.happened("safety_stop").is_some(), over, "{throws}");
    }
}

#[test]
fn odds_of_double_six_are_a_penalty_for_a_loose_ball_alone() {
    // SHO-730: Blue is thirteen rows away from a ball in Red's area, and only a penalty would give it to him.
    let possession = |ball| {
        let table = Table::set("R2@3,14", ball, "R P");
        table.game.odds(&table.state, BLUE, Throw::Players).possession
    };
    assert_eq!((possession("3,13 loose"), possession("3,13 R")), (1, 0));
}

#[test]
fn sho_904_the_safety_stop_waits_for_the_end_of_a_turn() {
    let rest = "score 1-0; throws 99; idle 0";
    let mut table = Table::set_with("max_throws=100", "R9@15,10", "14,10 R", "R B", rest);
    table.throw("1-1").play("ball 16,10", "6-3");
    assert!(table.game.outcome(&table.state).is_none(), "a pass does not end the turn");
    table.play("ball 25,1", "");
    assert_eq!((table.because("safety_stop"), winner(&table)), (vec!["SHO-904"], Some("R")));
}

#[test]
fn sho_907_a_throw_comes_by_itself_and_a_single_answer_is_not_asked_for() {
    let mut table = Table::thrown("", "17,9 loose", "R P", "2-1");
    table.play("done", "5-5");
    assert_eq!(table.field("due"), "B P 5-5", "Blue is asked for the use, not for the throw");
}

#[test]
fn sho_908_limits_and_onside_state_are_shown() {
    let table = Table::set("R9@25,10", "17,9 loose", "R P");
    let limits =
        |seat, number| table.game.limits(&table.state, seat, onze_shoot::Number::new(number).unwrap());
    let written =
        |squares: Vec<onze_shoot::Dark>| squares.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        written(limits(RED, 1)),
        ["1,8", "1,10", "1,12", "2,7", "2,9", "2,11", "2,13", "3,8", "3,10", "3,12"]
    );
    assert_eq!(limits(BLUE, 9).len(), 256);
    // 66 dark squares on seven rows, ten of them in the goal area.
    assert_eq!(limits(BLUE, 2).len(), 56);
    // 33 dark squares of the own penalty area and ten of the other goal area are closed.
    assert_eq!(limits(RED, 5).len(), 256 - 33 - 10);
    assert_eq!(table.view().sides[0].offside.to_string(), "9");
    assert_eq!(table.setup().board.goal_columns, [9, 11]);
}

#[test]
fn sho_908_the_limits_that_the_page_draws_are_those_of_the_rules() {
    let table = Table::set("", "17,9 loose", "R P");
    let limits = table.setup().board.limits;
    for number in [1, 2, 5, 9].map(|number| onze_shoot::Number::new(number).unwrap()) {
        let limit = limits.iter().find(|limit| limit.role == number.role()).unwrap();
        let within = |area: &onze_shoot::BoxView, square: onze_shoot::Dark| {
            (area.rows[0]..=area.rows[1]).contains(&square.row())
                && (area.columns[0]..=area.columns[1]).contains(&square.column())
        };
        let may_stand = |square: onze_shoot::Dark| {
            within(&limit.open, square) && !limit.closed.iter().any(|area| within(area, square))
        };
        // Red is South: his own coordinates are the board's.
        let all =
            (1..=27).flat_map(|row| (1..=19).filter_map(move |column| onze_shoot::Dark::new(row, column)));
        let drawn: Vec<_> = all.filter(|&square| may_stand(square)).collect();
        assert_eq!(drawn, table.game.limits(&table.state, RED, number));
    }
}

#[test]
fn sho_520_sho_611_a_listed_square_tells_who_receives_the_ball_there() {
    // Worked example 17: 17,11 is a pass to 8. Example 19: with the backs up, 9 on 22,9 is offside.
    let table = Table::thrown("R5@12,9 R8@17,12 R9@22,9", "13,9 R", "R B", "2-2");
    assert_eq!(table.ball_squares(), "17,5 17,7 17,9 17,11 17,13");
    for loose in ["ball 17,5", "ball 17,7", "ball 17,9"] {
        assert_eq!(table.comes_to(loose), None, "{loose}");
    }
    for pass in ["ball 17,11", "ball 17,13"] {
        assert_eq!(table.comes_to(pass).unwrap().holders.to_string(), "8", "{pass}");
    }
    let up = Table::thrown("R5@12,9 R9@22,9 B2@21,6 B3@21,12", "13,9 R", "R B", "5-5");
    let offside = up.comes_to("ball 23,9").unwrap();
    assert_eq!((offside.holders.is_empty(), offside.offside.to_string()), (true, "9".to_owned()));
    // A throw for the players lands no ball.
    assert_eq!(Table::thrown("", "17,9 loose", "R P", "6-1").comes_to("9>17,8 (6)"), None);
}

#[test]
fn sho_113_the_view_tells_the_squares_next_to_the_ball() {
    let beside = |ball: &str| {
        let squares = Table::set("", ball, "R P").view().ball.beside;
        squares.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(beside("14,10 loose"), ["13,10", "14,9", "14,11", "15,10"]);
    assert_eq!(beside("1,1 loose"), ["1,2", "2,1"]);
}

#[test]
fn odds_sho_733_a_penalty_scores_with_26_throws_of_36() {
    let mut table = Table::thrown("", "22,8 loose", "R P", "6-6");
    table.play("done", "1-1");
    assert_eq!(table.game.odds(&table.state, RED, Throw::Ball).goal, 26);
}

#[test]
fn odds_are_counted_over_36_throws() {
    // Example 25: 8 or more, 15 throws.
    let table = Table::set("R9@19,10", "20,10 R", "R B");
    assert_eq!(table.game.odds(&table.state, RED, Throw::Ball).goal, 15);
    // Example 18: with a total of 2 the ball comes to rest next to Red 9 again; with others next to nobody.
    let table = Table::set("R9@15,10", "14,10 R", "R B");
    assert_eq!(table.game.odds(&table.state, RED, Throw::Ball), Odds { possession: 0, pass: 1, goal: 0 });
    // Example 5: Blue 9 already stands there.
    let table = Table::set("", "17,9 loose", "B P");
    assert_eq!(table.game.odds(&table.state, BLUE, Throw::Players).possession, 36);
    // Example 3: Red needs a 6 for 17,8, a 5 for 16,9, or a sum of 7 for 18,9; with 5 points nobody bars 16,9.
    let table = Table::set("", "17,9 loose", "R P");
    let reaches =
        |one: u8, other: u8| [one, other, one + other].iter().any(|points| [5, 6, 7].contains(points));
    let count = (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other)));
    let expected = count.filter(|&(one, other)| reaches(one, other)).count();
    assert_eq!(usize::from(table.game.odds(&table.state, RED, Throw::Players).possession), expected);
}

#[test]
fn odds_sho_309_a_player_may_make_way_for_another() {
    // Example 15: both squares before Red 9 are taken. With 1-3 the 10 makes way, and 9 comes next to 14,10... by 14,9.
    let table = Table::set("R8@12,11 R10@12,9 R7@27,18 R11@27,2", "15,9 loose", "R P");
    let odds = table.game.odds(&table.state, RED, Throw::Players).possession;
    let thrown = table.after_throw("1-3");
    let two_moves = thrown.after("8>13,12 (1)", "").allows("9>14,9 (3)");
    assert!(two_moves && odds > 0);
}

fn header(script: &str) -> Header {
    let empty = || vec![String::new(); 2];
    let script = script.split([' ', '-']).map(str::to_owned).collect();
    let dice = Dice::fair(Secret::from_words("tests"), script);
    Header { name: "test".to_owned(), players: empty(), words: empty(), dice, position: None }
}

/// The sample of the rules' chapter "Notation". Its kick-off after the goal has the pair of throws.
const SHEET: &str = "\
R K 4-3
B K 5-1
R B 3-2: ball 12,10>17,9 = loose
R P 6-1: 9 11,10>17,8 (6); 5 7,10>8,9 (1) = possession 9
R B 6-5: ball 17,9>goal = goal 1-0
B B 4-3: ball 16,10>9,9 = loose
B P 2-1: - = none
R P 2-1: - = none
";

fn the_sample(options: &str) -> Match<Shoot> {
    let script = "4-3 5-1 3-2 6-1 6-5 4-3 2-1 2-1 1-1";
    let mut played = Match::begin(game(options), header(script), &[]).unwrap();
    for choice in ["ball 17,9", "9>17,8 (6)", "5>8,9 (1)", "ball goal", "ball 9,9", "done", "done"] {
        let seat = played.to_act().first().unwrap();
        let choice = played.game().read_move(choice).unwrap();
        played.play(seat, choice, &[]).unwrap();
    }
    played
}

#[test]
fn the_match_record_is_written_as_in_the_rules() {
    let mut played = the_sample("kickoff_after_goal=double");
    let sheet = Shoot::write_sheet(&played, Viewer::All, &|_, _| String::new()).unwrap();
    assert_eq!(sheet, format!("{SHEET}B P 1-1: -\n"), "the last throw is still being used");
    let seat = played.to_act().first().unwrap();
    let resign = played.game().read_move("resign").unwrap();
    played.play(seat, resign, &[]).unwrap();
    let sheet = Shoot::write_sheet(&played, Viewer::All, &|_, _| String::new()).unwrap();
    assert!(sheet.ends_with("B P 1-1: -\n- resign B\n- end 1-0\n"), "{sheet}");
}

#[test]
fn sho_210_the_match_record_of_a_kick_off_by_the_ordinary_order() {
    let sheet = Shoot::write_sheet(&the_sample(""), Viewer::All, &|_, _| String::new()).unwrap();
    let after_the_goal =
        "B B 4-3: ball 16,10>9,9 = loose\nR P 2-1: - = none\nB P 2-1: - = none\nR P 1-1: -\n";
    assert!(sheet.ends_with(after_the_goal), "{sheet}");
}

#[test]
fn sho_101_only_the_two_coaches_play() {
    let table = Table::thrown("", "17,9 loose", "R P", "6-1");
    let stranger = onze_core::Seat::new(2).unwrap();
    for choice in ["done", "9>17,8 (6)", "resign", "draw", "ball goal"] {
        assert_eq!(table.refused_to(stranger, choice), ["SHO-101"], "{choice}");
    }
    assert_eq!(table.after("draw", "").refused_to(stranger, "accept"), ["SHO-101"]);
}

#[test]
fn odds_are_asked_for_without_touching_the_match() {
    let both = |table: &Table| match table.game.answer(&table.state, Viewer::Spectator, &Question::Odds) {
        Some(Answer::Odds(odds)) => odds,
        other => panic!("{other:?}"),
    };
    let after = |table: &Table, choice: &str| {
        table.game.answer(&table.state, Viewer::Spectator, &Question::After(choice.to_owned()))
    };
    let mut table = Table::set("R9@19,10", "20,10 R", "R B");
    assert_eq!(both(&table).R.ball.goal, 15, "example 25");
    table = Table::set("R9@15,10", "14,10 R", "R B");
    assert_eq!(both(&table).R.ball, Odds { possession: 0, pass: 1, goal: 0 }, "example 18");
    assert_eq!(both(&table).B.ball, Odds::default(), "no player next to the ball");
    // Example 5: Blue 9 stands next to the ball, so that a throw for it follows whatever Blue does.
    table = Table::thrown("", "17,9 loose", "B P", "1-1");
    let before = table.state;
    assert!(matches!(after(&table, "done"), Some(Answer::After(next)) if next.throw == Throw::Ball));
    for choice in ["", "what", "ball goal", "resign"] {
        assert_eq!(after(&table, choice), None, "{choice}");
    }
    assert_eq!(table.state, before);
    // As the page asks and is told.
    assert_eq!(
        serde_json::from_str::<Question>(r#"{"after":"done"}"#).unwrap(),
        Question::After("done".into())
    );
    assert!(serde_json::from_str::<Question>(r#""weather""#).is_err());
}

#[test]
fn sho_808_sho_905_what_a_coach_may_offer_unasked() {
    let offers = |table: &Table, seat| {
        let mut moves = Vec::new();
        table.game.unasked(&table.state, seat, &mut moves);
        moves.iter().map(|choice| table.game.write_move(choice)).collect::<Vec<_>>().join(" ")
    };
    for (options, expected) in [("", "draw"), ("length=open", "draw end")] {
        let mut table = Table::set_with(options, "", "17,9 loose", "R P", "");
        table.throw("2-1");
        for seat in [RED, BLUE] {
            assert_eq!(offers(&table, seat), expected);
            assert_eq!(offers(&table.after("draw", ""), seat), "", "one at a time");
        }
    }
}
