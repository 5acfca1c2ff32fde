//! Board, set-up and kick-off (chapters 1 and 2), and the options.

use crate::common::{BLUE, NORTH, RED, SOUTH, Table, clauses, game};
use onze_core::{Because, Game, Notation, Settings};
use onze_shoot::{COLUMNS, Dark, Light, Number, ROWS, Refusal, Role, Shoot};

fn places(player: impl Fn(usize) -> Dark) -> Vec<(u8, u8)> {
    (0..11).map(|n| (player(n).row(), player(n).column())).collect()
}

#[test]
fn sho_204_sho_806_who_wins_the_throw_for_the_kick_off_took_the_first_one() {
    let red = Table::start("length=halves-throws", "5-3 2-1 3-2");
    let blue = Table::start("length=halves-throws", "4-3 5-3 3-2");
    assert_eq!((red.field("first"), blue.field("first")), ("R".to_owned(), "B".to_owned()));
}

#[test]
fn sho_101_sho_202_two_sides_of_eleven_on_the_squares_of_table_2() {
    let table = Table::start("", "4-3 5-1 3-2");
    assert_eq!(table.game.seats(), 2);
    let [red, blue] = table.view().sides;
    assert_eq!(places(|n| red.players[n]), SOUTH);
    assert_eq!(places(|n| blue.players[n]), NORTH);
    assert_eq!((table.game.seat_name(RED), table.game.seat_name(BLUE)), ("R", "B"));
}

#[test]
fn sho_102_sho_103_257_light_and_256_dark_squares() {
    assert_eq!((ROWS, COLUMNS), (27, 19));
    let all = || (1..=27).flat_map(|row| (1..=19).map(move |column| (row, column)));
    assert_eq!(all().filter(|&(row, column)| Light::new(row, column).is_some()).count(), 257);
    assert_eq!(all().filter(|&(row, column)| Dark::new(row, column).is_some()).count(), 256);
    for (row, column) in all() {
        let light = (row + column) % 2 == 0;
        assert_eq!(Light::new(row, column).is_some(), light, "{row},{column}");
        assert_eq!(Dark::new(row, column).is_some(), !light, "{row},{column}");
        if let Some(square) = Dark::new(row, column) {
            assert_eq!((square.row(), square.column()), (row, column));
        }
    }
    for outside in [(0, 1), (1, 0), (28, 1), (1, 20), (27, 20)] {
        assert_eq!((Light::new(outside.0, outside.1), Dark::new(outside.0, outside.1)), (None, None));
    }
}

#[test]
fn sho_105_sho_106_red_is_south_and_norths_coordinates_are_turned() {
    let table = Table::start("", "4-3 5-1 3-2");
    let [red, blue] = table.view().sides;
    assert!(red.south && !blue.south);
    for (south, north) in SOUTH.iter().zip(NORTH) {
        assert_eq!((28 - south.0, 20 - south.1), north);
    }
    // Forward is towards row 27 for South and towards row 1 for North.
    assert_eq!(Table::thrown("", "14,10 loose", "R P", "1-1").squares(9, 1), "12,9 12,11");
    assert_eq!(Table::thrown("", "14,10 loose", "B P", "1-1").squares(9, 1), "16,9 16,11");
}

#[test]
fn sho_107_sho_108_sho_421_the_roles_of_the_numbers() {
    use Role::{Back, Forward, Goalkeeper, Half};
    let roles: Vec<Role> = Number::all().map(Number::role).collect();
    assert_eq!(
        roles,
        [Goalkeeper, Back, Back, Half, Half, Half, Forward, Forward, Forward, Forward, Forward]
    );
    // SHO-108: 2 stands to the right of 3, 4 of 5 of 6, 7 of 8 of 9 of 10 of 11.
    let columns: Vec<u8> = SOUTH.iter().map(|square| square.1).collect();
    assert!(columns[1] > columns[2] && columns[3..6].is_sorted_by(|a, b| a > b));
    assert!(columns[6..].is_sorted_by(|a, b| a > b));
    assert_eq!((Number::RIGHT_BACK.get(), Number::LEFT_BACK.get()), (2, 3));
}

#[test]
fn sho_109_sho_110_sho_111_sho_112_table_1() {
    let board = Table::start("", "4-3 5-1 3-2").setup().board;
    let written = serde_json::to_value(&board).unwrap();
    assert_eq!(written["penalty_area"], serde_json::json!({ "rows": 6, "columns": [5, 15] }));
    assert_eq!(written["goal_area"], serde_json::json!({ "rows": 3, "columns": [7, 13] }));
    assert_eq!((board.half_line, board.goal_mouth, board.goal_columns), (7, [8, 12], [9, 11]));
    assert_eq!(written["centre_spot"], "14,10");
    assert_eq!(written["kick_off_circle"], "12,10");
    assert_eq!(written["penalty_circle"], "22,10");
    assert_eq!(written["goal_kick_circles"], serde_json::json!(["6,14", "6,6"]));
}

fn board(text: &str) -> Result<Shoot, Refusal> {
    let mut settings = Settings::new(Shoot::SETTINGS);
    settings.set("board", text).unwrap();
    Shoot::new(&settings)
}

#[test]
fn sho_115_a_board_is_checked() {
    for (text, kind) in [
        ("9@11,9", "player-square"),
        ("4@7,17", "player-square"),
        ("kick-off 12,11", "ball-square"),
        ("2@4,7", "shared"),
        ("4@5,10", "limits"),
        ("2@8,13", "limits"),
        ("2@3,12", "limits"),
        ("1@4,9", "limits"),
        ("9@11,8", "kick-off"),
        ("penalty-circle 20,10", "circle"),
        ("goal-kick-left 8,6", "circle"),
        ("penalty-area 7 6-14", "areas"),
        ("goal-area 3 4-13", "areas"),
        ("goal-mouth 12-8", "areas"),
        ("half-line 20", "areas"),
        ("goal-mouth 10-10", "areas"),
        ("centre 14,10", "form"),
        ("", "form"),
        ("12@1,2", "form"),
    ] {
        let refusal = board(text).expect_err(text);
        assert_eq!(clauses(&refusal), ["SHO-115"], "{text}");
        let written = serde_json::to_value(refusal).unwrap();
        assert_eq!((&written["kind"], &written["fault"]), (&"board".into(), &kind.into()), "{text}");
    }
    for text in
        ["standard", "4@8,15; half-line 8", "goal-mouth 6-14; penalty-area 6 4-16", "9@11,8; kick-off 12,8"]
    {
        assert!(board(text).is_ok(), "{text}");
    }
}

#[test]
fn sho_201_the_ends_are_thrown_for_and_chosen() {
    let mut table = Table::start("ends=throw", "3-3 4-2 1-2 6-5");
    assert_eq!(table.field("due"), "B E");
    assert!(table.happened("tied").is_some(), "equal totals are thrown again");
    assert_eq!(table.legal(), ["south", "north"]);
    assert_eq!(table.refused_to(RED, "south"), ["SHO-201"]);
    assert_eq!(table.refused("done"), ["SHO-201"], "an end is asked for");
    let north = table.after("north", "6-1 1-1 3-2");
    assert!(north.position().starts_with("South=R; "));
    table.play("south", "6-1 1-1 3-2");
    assert!(table.position().starts_with("South=B; "));
    assert_eq!(table.at("B9"), "11,10");
    assert_eq!(
        (table.field("ball"), table.field("due")),
        ("16,10 R".to_owned(), "R B then P 3-2".to_owned())
    );
    assert_eq!(table.refused("north"), ["SHO-201"]);
}

#[test]
fn sho_203_sho_205_the_ball_goes_from_the_centre_spot_to_the_kick_off_circle() {
    let table = Table::start("ends=throw", "1-2 6-5");
    assert_eq!(table.field("ball"), "14,10 loose");
    let red = Table::start("", "6-5 1-2 3-2");
    assert_eq!(red.field("ball"), "12,10 R");
    let blue = Table::start("", "1-2 6-5 3-2");
    assert_eq!(blue.field("ball"), "16,10 B");
    assert_eq!(blue.because("kick_off")[0], "SHO-205");
}

#[test]
fn sho_208_sho_209_after_the_pair_every_throw_follows_the_ordinary_order() {
    let mut table = Table::start("", "6-5 1-2 3-2");
    table.play("ball 17,9", "6-1").play("9>17,8 (6)", "").play("done", "2-1");
    assert_eq!(table.field("due"), "R B 2-1", "possession: a throw for the ball, without a further one");
    table.play("ball 20,6", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
}

#[test]
fn sho_210_the_pair_of_throws_is_played_at_the_beginning_only() {
    assert_eq!(Table::start("", "6-5 1-2 3-2").field("due"), "R B then P 3-2");
    let mut table = Table::thrown("R9@22,9", "23,9 R", "R B", "3-2");
    table.play("ball goal", "4-3");
    assert_eq!(table.field("due"), "B B 4-3");
    assert_eq!(table.because("kick_off"), ["SHO-205", "SHO-210"]);
    table.play("ball 9,9", "2-1");
    assert_eq!(table.field("due"), "R P 2-1", "loose: the opponent throws for the players (SHO-315)");
}

#[test]
fn sho_210_after_a_goal_a_double_six_still_brings_its_throw_for_the_players() {
    let mut table = Table::thrown("R9@22,9", "23,9 R", "R B", "3-2");
    table.play("ball goal", "6-6").play("ball 4,10", "2-1");
    assert_eq!(table.field("due"), "B P 2-1", "by SHO-721, not by SHO-207");
}

#[test]
fn sho_210_sho_806_the_second_half_begins_as_the_game_does() {
    let rest = "score 0-0; throws 60; idle 0; half 1 from 0; first R";
    let mut table = Table::set_with("length=halves-throws", "", "17,9 loose", "R P", rest);
    table.throw("2-1").play("done", "3-2");
    assert_eq!(table.because("kick_off"), ["SHO-205", "SHO-206", "SHO-207"]);
    table.play("ball 17,9", "2-1");
    assert_eq!(table.field("due"), "B P 2-1", "the same side throws for its players");
}

#[test]
fn sho_210_with_the_option_double_every_kick_off_has_the_pair() {
    let mut table = Table::set_with("kickoff_after_goal=double", "R9@22,9", "23,9 R", "R B", "");
    table.throw("3-2").play("ball goal", "4-3");
    assert_eq!(table.field("due"), "B B then P 4-3");
    table.play("ball 9,9", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
}

#[test]
fn sho_904_the_safety_stop_does_not_cut_two_halves_short() {
    let mut settings = Settings::new(Shoot::SETTINGS);
    for (key, value) in [("length", "halves-throws"), ("throws_per_half", "60"), ("max_throws", "119")] {
        settings.set(key, value).unwrap();
    }
    let refusal = Shoot::new(&settings).expect_err("119 < 2 × 60");
    assert_eq!(refusal.rules()[0].0, "SHO-904");
    settings.set("max_throws", "120").unwrap();
    assert!(Shoot::new(&settings).is_ok());
}

#[test]
fn sho_801_options_have_the_defaults_and_ranges_of_the_rules() {
    let settings = Settings::new(Shoot::SETTINGS);
    let all: Vec<_> = settings.iter().collect();
    assert_eq!(
        all,
        [
            ("board", "standard"),
            ("ends", "agreed"),
            ("kickoff_after_goal", "single"),
            ("length", "goals-3"),
            ("minutes_per_half", "45"),
            ("throws_per_half", "60"),
            ("drop_ball_after", "20"),
            ("max_throws", "2000"),
        ]
    );
    let allows = |key: &str, value: &str| Settings::new(Shoot::SETTINGS).set(key, value).is_ok();
    for (key, least, most) in [
        ("minutes_per_half", 1, 90),
        ("throws_per_half", 10, 500),
        ("drop_ball_after", 4, 200),
        ("max_throws", 100, 100_000),
    ] {
        assert!(allows(key, &least.to_string()) && allows(key, &most.to_string()), "{key}");
        assert!(!allows(key, &(most + 1).to_string()), "{key}");
        let zero = ["drop_ball_after", "max_throws"].contains(&key);
        assert_eq!(allows(key, "0"), zero, "{key}");
    }
    assert!(game("length=goals-2").settings().iter().any(|option| option == ("length", "goals-2")));
}
