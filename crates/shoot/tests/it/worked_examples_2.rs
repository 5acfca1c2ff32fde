//! The worked examples of the rules from 34 on: kick-offs, double sixes, the end.

use crate::common::Table;

#[test]
fn example_34_sho_207_sho_315_sho_607_sho_608_sho_210_after_a_goal() {
    let after_the_goal = |options| {
        let mut table = Table::set_with(options, "R5@9,8 R9@22,9", "23,9 R", "R B", "");
        table.throw("3-2").play("ball goal", "4-3");
        table
    };
    let mut table = after_the_goal("");
    assert_eq!(table.field("ball"), "16,10 B");
    assert_eq!(table.ball_squares(), "9,3 9,5 9,7 9,9 9,11 9,13 9,15 9,17");
    let start = Table::start("", "1-1 2-2 4-3");
    assert_eq!(table.field("R"), start.field("R"));
    assert_eq!(table.field("B"), start.field("B"));
    table.play("ball 9,9", "2-1");
    assert_eq!(table.field("due"), "R P 2-1", "loose, so Red throws for the players");
    let double = after_the_goal("kickoff_after_goal=double").after("ball 9,9", "2-1");
    assert_eq!(double.field("due"), "B P 2-1", "with the option, Blue does first");
}

#[test]
fn example_35_sho_710_sho_712_a_free_kick_without_possession() {
    let mut table = Table::thrown("", "20,2 loose", "R P", "6-6");
    table.play("8>17,12 (6)", "").play("10>17,8 (6)", "3-1");
    assert_eq!(table.field("due"), "R P 3-1");
    assert_eq!(table.reaching(), [""; 0]);
    table.play("done", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
}

#[test]
fn example_36_sho_724_again_a_double_six() {
    let mut table = Table::thrown("", "20,2 loose", "R P", "6-6");
    table.play("8>17,12 (6)", "").play("10>17,8 (6)", "6-6").play("done", "2-1");
    assert_eq!(table.field("due"), "R P 2-1");
}

#[test]
fn example_37_sho_710_twelve_is_for_one_forward_only() {
    let table = Table::thrown("", "20,2 loose", "R P", "6-6");
    assert_eq!(table.refused("1>3,10 (12)"), ["SHO-710"]);
    assert_eq!(table.refused("5>19,10 (12)"), ["SHO-710"]);
    assert!(table.allows("9>23,8 (12)"));
}

#[test]
fn example_38_sho_713_possession_then_ball_then_players() {
    let mut table = Table::thrown("", "17,9 loose", "R P", "6-6");
    table.play("9>17,8 (6)", "").play("8>17,12 (6)", "2-1");
    assert_eq!(table.field("due"), "R B then P 2-1");
    assert_eq!(table.ball_squares(), "20,6 20,8 20,10 20,12");
    table.play("ball 20,10", "3-2");
    assert_eq!((table.field("ball"), table.field("due")), ("20,10 loose".to_owned(), "R P 3-2".to_owned()));
    table.play("9>20,9 (3)", "");
    assert!(table.after("done", "4-4").allows("ball goal"));
    assert!(!table.after("done", "4-3").allows("ball goal"));
}

#[test]
fn example_39_sho_714_a_pass_and_still_the_players() {
    let mut table = Table::thrown("R10@20,7", "17,9 loose", "R P", "6-6");
    table.play("9>17,8 (6)", "").play("done", "2-1").play("ball 20,8", "2-1");
    assert_eq!(table.holders(), "10");
    assert_eq!((table.field("ball"), table.field("due")), ("20,8 R".to_owned(), "R P 2-1".to_owned()));
    table.play("done", "3-3");
    assert_eq!(table.field("due"), "R B 3-3");
}

/// Example 40 up to the throw for the ball.
fn twelve_for_the_ball() -> Table {
    Table::thrown("R9@19,10", "8,10 R", "R B", "6-6")
}

#[test]
fn example_40_sho_720_sho_722_twelve_on_the_ball_makes_a_pass() {
    let mut table = twelve_for_the_ball();
    table.play("ball 20,10", "1-2");
    assert_eq!((table.holders(), table.field("due")), ("9".to_owned(), "R P 1-2".to_owned()));
    table.play("8>12,13 (1)", "");
    assert!(table.after("done", "4-4").allows("ball goal"));
    assert!(!table.after("done", "4-3").allows("ball goal"));
}

#[test]
fn example_41_sho_715_sho_713_double_six_while_holding() {
    let mut table = twelve_for_the_ball();
    table.play("ball 20,10", "6-6").play("8>17,12 (6)", "").play("done", "2-1");
    assert_eq!(table.field("due"), "R B then P 2-1");
    assert_eq!(table.field("score"), "0-0");
}

#[test]
fn example_42_sho_721_sho_502_the_ball_next_to_a_blue_half() {
    let mut table = twelve_for_the_ball();
    table.play("ball 20,4", "2-1");
    assert_eq!(table.reaching(), [""; 0]);
    table.play("done", "2-1").play("done", "3-3");
    assert_eq!((table.holders(), table.field("due")), ("4".to_owned(), "B B 3-3".to_owned()));
}

#[test]
fn example_43_sho_207_sho_723_throws_for_the_players_do_not_add_up() {
    let mut table = Table::thrown("", "12,10 R", "R B then P", "6-6");
    assert_eq!(table.ball_squares(), "24,2 24,4 24,6 24,8 24,10 24,12 24,14 24,16 24,18");
    table.play("ball 24,2", "2-1").play("done", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
}

/// Example 44 up to the moves.
fn penalty() -> Table {
    let mut table = Table::thrown("", "12,10 R", "R B then P", "6-4");
    table.play("ball 22,8", "6-6");
    table
}

#[test]
fn example_44_sho_730_sho_731_sho_732_sho_452_a_penalty() {
    let mut table = penalty();
    assert_eq!(table.field("ball"), "22,10 R");
    assert_eq!((table.at("R9"), table.at("B5")), ("21,10".to_owned(), "20,9".to_owned()));
    table.play("8>17,12 (6)", "").play("10>17,8 (6)", "4-2");
    assert_eq!(table.field("due"), "R B pen 4-2");
}

#[test]
fn example_45_sho_733_sho_736_six_is_enough() {
    let mut table = penalty();
    table.play("8>17,12 (6)", "");
    let squares = "27,5 27,7 27,9 27,11 27,13 27,15";
    assert_eq!(table.after("10>17,8 (6)", "4-2").ball_squares(), format!("{squares} goal"));
    let five = table.after("10>17,8 (6)", "3-2");
    assert_eq!(five.ball_squares(), squares);
    let after = five.after("ball 27,9", "2-1");
    assert_eq!((after.field("ball"), after.field("due")), ("27,9 loose".to_owned(), "B P 2-1".to_owned()));
}

#[test]
fn example_46_sho_732_the_nine_takes_the_penalty() {
    assert_eq!(penalty().refused("9>27,10 (6)"), ["SHO-732"]);
}

#[test]
fn example_47_sho_734_in_the_penalty_he_counts_as_onside() {
    let mut table = Table::thrown("B2@21,6 B3@21,14", "25,13 loose", "R P", "6-6");
    table.play("done", "5-1").play("ball goal", "4-3");
    assert_eq!(table.field("score"), "1-0");
}

#[test]
fn example_48_sho_703_sho_722_two_double_sixes() {
    let mut table = Table::thrown("R5@9,10 R9@21,10 B5@20,9", "10,10 R", "R B", "6-6");
    table.play("ball 22,10", "6-6 4-3");
    assert_eq!(table.holders(), "9");
    assert_eq!(table.because("goal")[0], "SHO-703");
    assert_eq!(table.field("score"), "1-0");
}

#[test]
fn example_49_sho_704_sho_612_sho_721_no_automatic_goal_from_offside() {
    let mut table = Table::thrown("R9@23,10 B2@21,6 B3@21,12", "24,10 R", "R B", "6-6");
    assert_eq!(table.ball_squares(), "27,7 27,9 27,11 27,13");
    table.play("ball 27,7", "2-1");
    assert_eq!(table.field("due"), "R P 2-1");
}

#[test]
fn example_50_sho_710_sho_730_in_the_own_area_it_is_a_free_kick() {
    let table = Table::thrown("", "4,10 loose", "R P", "6-6");
    assert!(table.happened("free_kick").is_some() && table.happened("penalty").is_none());
    assert_eq!(table.field("due"), "R P 6-6");
}

#[test]
fn example_51_sho_802_the_third_goal() {
    let rest = "score 2-1; throws 90; idle 0";
    let mut table = Table::set_with("", "R9@22,9", "23,9 R", "R B", rest);
    table.throw("3-2").play("ball goal", "");
    assert_eq!(table.field("score"), "3-1");
    assert!(table.position().contains("; over; "));
    assert!(table.happened("kick_off").is_none());
}

#[test]
fn example_52_sho_805_a_throw_earned_is_a_throw_made() {
    let rest = "score 0-0; throws 59; idle 0; half 1 from 0; first R";
    let mut table = Table::set_with("length=halves-throws", "R9@15,10", "14,10 R", "R B", rest);
    table.throw("1-1").play("ball 16,10", "6-3");
    assert_eq!((table.field("throws"), table.field("half")), ("61".to_owned(), "1 from 0".to_owned()));
    table.play("ball 25,1", "4-3");
    assert!(table.happened("half_time").is_some());
    assert_eq!(table.field("half"), "2 from 61");
}

#[test]
fn example_53_sho_806_after_half_time() {
    let rest = "score 0-0; throws 60; idle 0; half 1 from 0; first R";
    let mut table = Table::set_with("length=halves-throws", "", "17,9 loose", "R P", rest);
    table.throw("2-1").play("done", "3-2");
    assert!(table.position().starts_with("South=B; "));
    assert_eq!(
        (table.field("ball"), table.field("due")),
        ("12,10 B".to_owned(), "B B then P 3-2".to_owned())
    );
    assert_eq!((table.at("B9"), table.at("R9")), ("11,10".to_owned(), "17,10".to_owned()));
    assert_eq!(table.ball_squares(), "17,5 17,7 17,9 17,11 17,13 17,15");
}

#[test]
fn example_54_sho_902_a_drop_ball() {
    let rest = "score 0-0; throws 40; idle 19";
    let mut table = Table::set_with("", "", "20,2 loose", "R P", rest);
    table.throw("6-6").play("done", "2-1");
    assert_eq!((table.field("ball"), table.field("due")), ("14,10 loose".to_owned(), "B P 2-1".to_owned()));
    assert_eq!(table.field("idle"), "0");
}
