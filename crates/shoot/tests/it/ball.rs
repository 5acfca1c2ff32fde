//! Ball, possession, goals, offside, double six (chapters 5 to 7).

use crate::common::Table;

#[test]
fn sho_505_opponents_next_to_the_ball_change_nothing() {
    let table = Table::thrown("R5@14,9 B5@14,11", "14,10 R", "R B", "1-1");
    assert_eq!(table.field("due"), "R B 1-1");
    assert_eq!(table.ball_squares(), "16,8 16,10 16,12");
}

#[test]
fn sho_510_sho_511_always_forward_for_the_thrower() {
    assert_eq!(Table::thrown("R5@14,9", "14,10 R", "R B", "1-2").ball_squares(), "17,7 17,9 17,11 17,13");
    assert_eq!(Table::thrown("B5@14,9", "14,10 B", "B B", "1-2").ball_squares(), "11,7 11,9 11,11 11,13");
    assert_eq!(Table::thrown("B5@14,9", "14,10 B", "B B", "1-2").refused("ball 17,9")[0], "SHO-511");
}

#[test]
fn sho_512_players_never_block_the_ball() {
    let wall = "R5@14,9 B7@15,8 B8@15,10 B9@15,12 B10@16,9 B11@16,11";
    assert_eq!(Table::thrown(wall, "14,10 R", "R B", "1-1").ball_squares(), "16,8 16,10 16,12");
}

#[test]
fn sho_513_at_the_side_the_ball_goes_inwards() {
    assert_eq!(Table::thrown("R6@14,1", "13,1 R", "R B", "1-1").ball_squares(), "15,1 15,3");
    assert_eq!(Table::thrown("R6@14,1", "13,1 R", "R B", "1-2").ball_squares(), "16,2 16,4");
    assert_eq!(Table::thrown("R4@14,19", "13,19 R", "R B", "1-1").ball_squares(), "15,17 15,19");
    assert_eq!(Table::thrown("R4@14,19", "13,19 R", "R B", "1-2").ball_squares(), "16,16 16,18");
}

#[test]
fn sho_514_before_the_last_row_there_are_two_squares_at_least() {
    assert_eq!(Table::thrown("R6@26,1", "26,2 R", "R B", "5-4").ball_squares(), "27,1 27,3");
    assert_eq!(Table::thrown("R6@26,19", "26,18 R", "R B", "5-4").ball_squares(), "27,17 27,19");
    assert_eq!(Table::thrown("R6@26,1", "25,1 R", "R B", "5-4").ball_squares(), "27,1 27,3");
}

#[test]
fn sho_523_sho_524_a_loose_ball_comes_back_into_play() {
    let mut table = Table::thrown("R5@14,9", "14,10 R", "R B", "1-2");
    table.play("ball 17,7", "2-1");
    assert_eq!((table.field("ball"), table.field("due")), ("17,7 loose".to_owned(), "B P 2-1".to_owned()));
    assert_eq!(table.because("loose"), ["SHO-523", "SHO-315"]);
    table.play("done", "4-3");
    assert_eq!((table.holders(), table.field("due")), ("8".to_owned(), "B B 4-3".to_owned()));
    table.play("ball 10,10", "2-1");
    assert_eq!(table.field("due"), "R P 2-1");
}

#[test]
fn sho_504_all_who_count_are_holders() {
    let mut table = Table::thrown("R5@14,9 R4@14,11 R9@13,10", "14,10 loose", "R P", "1-2");
    table.play("done", "2-1");
    assert_eq!(table.holders(), "4,5,9");
}

#[test]
fn sho_530_the_choice_comes_after_a_pass_too() {
    let mut table = Table::set("R1@2,9", "1,9 R", "R C");
    table.play("play", "1-1");
    assert_eq!(table.because("played_on"), ["SHO-531"]);
    table.play("ball 3,9", "");
    assert_eq!((table.holders(), table.field("due")), ("1".to_owned(), "R C".to_owned()));
    assert_eq!(table.because("keeper_asked"), ["SHO-530"]);
}

#[test]
fn sho_530_sho_713_the_choice_keeps_the_further_throw() {
    let mut table = Table::thrown("", "3,9 loose", "R P", "6-6");
    assert_eq!(table.squares(1, 6), "1,8 1,12 3,8 3,10 3,12");
    table.play("1>3,8 (6)", "").play("done", "");
    assert_eq!(table.field("due"), "R C then P");
    table.play("goalkick left", "2-1");
    assert_eq!((table.field("due"), table.field("ball")), ("R B then P 2-1".to_owned(), "6,6 R".to_owned()));
    assert_eq!(table.at("R3"), "5,6");
}

#[test]
fn sho_515_a_dead_ball_lets_further_throws_lapse() {
    let mut table = Table::set("R4@26,3", "27,3 R", "R B then P");
    table.throw("4-2");
    assert_eq!(table.because("dead"), ["SHO-515"]);
    assert_eq!(table.refused("play"), ["SHO-515"]);
    table.play("goalkick right", "3-2");
    assert_eq!(table.field("due"), "B B 3-2");
}

#[test]
fn sho_601_sho_607_sho_608_a_goal_counts_and_the_other_side_kicks_off() {
    let mut table = Table::thrown("B9@6,9 R4@12,3", "5,9 B", "B B", "3-2");
    table.play("ball goal", "2-1");
    assert_eq!(table.because("goal"), ["SHO-601", "SHO-602", "SHO-607"]);
    assert_eq!((table.field("score"), table.field("ball")), ("0-1".to_owned(), "12,10 R".to_owned()));
    assert_eq!((table.at("R4"), table.at("B9")), ("7,16".to_owned(), "17,10".to_owned()));
}

#[test]
fn sho_605_on_the_last_row_the_goal_is_the_only_destination() {
    let table = Table::thrown("R9@26,9 B2@27,6", "27,9 R", "R B", "1-1 4-3");
    assert_eq!(table.field("score"), "1-0");
    assert_eq!(table.because("goal"), ["SHO-601", "SHO-605", "SHO-907"]);
}

#[test]
fn sho_614_offside_is_judged_at_the_moment_and_for_forwards_only() {
    // Nobody is beyond Red 4, and he receives all the same.
    let mut table = Table::thrown("R5@20,9 R4@25,6 B2@21,6 B3@21,12", "21,9 R", "R B", "2-2");
    table.play("ball 25,7", "2-1");
    assert_eq!(table.holders(), "4");
    // Red 9 is offside until a Blue back goes behind him.
    let players = |back: &str| {
        let view = Table::set(&format!("R9@22,9 B2@{back} B3@21,12"), "14,10 loose", "R P").view();
        view.sides[0].offside.to_string() == "9"
    };
    assert!(players("21,6") && players("22,5") && !players("23,6"));
}

#[test]
fn sho_702_sho_703_an_automatic_goal_comes_before_everything_else() {
    // On a throw for the players too, after a pass into the area.
    let mut table = Table::set("R9@22,9", "23,9 R", "R P");
    table.throw("6-6 4-3");
    assert_eq!((table.field("score"), table.because("goal")[0]), ("1-0".to_owned(), "SHO-703"));
    assert!(table.happened("free_kick").is_none() && table.happened("penalty").is_none());
}

#[test]
fn sho_715_sho_730_who_holds_the_ball_in_the_area_has_a_free_kick_and_no_penalty() {
    // Red 4, a half, holds the ball in Blue's penalty area; nobody there could score of himself (SHO-703).
    let mut table = Table::thrown("R4@24,9", "24,10 R", "R P", "6-6");
    assert_eq!(table.because("free_kick"), ["SHO-710", "SHO-711"]);
    assert!(table.happened("penalty").is_none());
    assert_eq!((table.field("ball"), table.at("R9")), ("24,10 R".to_owned(), "11,10".to_owned()));
    assert!(table.allows("9>17,8 (6)"), "the 9 is not kept for a shot");
    table.play("done", "2-1");
    assert_eq!((table.holders(), table.field("due")), ("4".to_owned(), "R B then P 2-1".to_owned()));
}

#[test]
fn sho_702_sho_730_a_penalty_comes_before_a_free_kick() {
    let table = Table::thrown("", "22,8 loose", "R P", "6-6");
    assert!(table.happened("penalty").is_some() && table.happened("free_kick").is_none());
    assert_eq!(table.field("due"), "R P pen 6-6");
}

#[test]
fn sho_711_sho_712_the_further_throw_is_judged_like_any_other() {
    let mut table = Table::thrown("", "20,2 loose", "R P", "6-6");
    assert_eq!(table.because("free_kick"), ["SHO-710", "SHO-711"]);
    table.play("11>17,4 (6)", "").play("done", "3-1");
    assert!(table.reaching().iter().any(|choice| choice == "11>20,3 (3)"));
    table.play("11>20,3 (3)", "").play("done", "2-1");
    assert_eq!(table.field("due"), "R B 2-1", "without a further throw for the players");
}

#[test]
fn sho_732_before_a_penalty_two_by_six_one_forward_by_twelve_or_nothing() {
    let table = Table::thrown("", "22,8 loose", "R P", "6-6");
    assert!(table.allows("10>23,6 (12)") && table.allows("5>13,10 (6)") && table.allows("done"));
    assert_eq!(table.squares(9, 6), "");
    assert_eq!(table.refused("1>3,10 (12)"), ["SHO-710"]);
}

#[test]
fn sho_735_sho_736_after_the_penalty() {
    let mut table = Table::thrown("", "22,8 loose", "R P", "6-6");
    table.play("done", "4-2");
    let goal = table.after("ball goal", "3-2");
    assert_eq!((goal.field("ball"), goal.field("due")), ("16,10 B".to_owned(), "B B 3-2".to_owned()));
    assert_eq!(goal.at("R9"), "11,10");
    // A pass gives another throw for the ball, and nothing further.
    let mut table = Table::thrown("R4@26,5", "22,8 loose", "R P", "6-6");
    table.play("done", "3-2").play("ball 27,5", "2-1");
    assert_eq!(table.holders(), "4");
    assert!(table.happened("dead").is_some());
}

#[test]
fn sho_734_sho_703_a_double_six_for_the_penalty_is_a_goal() {
    let mut table = Table::thrown("B2@21,6 B3@21,14", "25,13 loose", "R P", "6-6");
    table.play("done", "6-6 4-3");
    assert_eq!(table.because("goal")[0], "SHO-703");
}
