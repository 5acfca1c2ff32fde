//! The worked examples of the rules, as they stand; from 34 on they are in `worked_examples_2.rs`.

use crate::common::{self, Table};

/// The players whose throw goes on without possession.
const NOTHING: &str = "2-1";

#[test]
fn example_1_sho_204_sho_701_equal_totals_are_thrown_again() {
    let table = Table::start("", "4-3 5-2 6-6 6-5 3-2");
    assert!(table.happened("tied").is_some());
    assert_eq!(table.field("due"), "R B then P 3-2");
    assert!(table.happened("free_kick").is_none(), "a double six for the kick-off brings nothing else");
}

#[test]
fn example_2_sho_206_sho_207_sho_511_the_kick_off_throw() {
    let table = Table::thrown("", "12,10 R", "R B then P", "3-2");
    assert_eq!(table.ball_squares(), "17,5 17,7 17,9 17,11 17,13 17,15");
    assert_eq!(table.refused("ball 17,10"), ["SHO-104"]);
    assert_eq!(table.refused("ball 16,10")[0], "SHO-511");
    assert_eq!(table.refused("ball 17,17")[0], "SHO-511");
    for square in table.ball_squares().split(' ') {
        let after = table.after(&format!("ball {square}"), NOTHING);
        assert_eq!(after.field("ball"), format!("{square} loose"));
        assert_eq!(after.field("due"), "R P 2-1");
    }
}

#[test]
fn example_3_sho_303_sho_403_sho_501_coming_next_to_the_ball() {
    let table = Table::thrown("", "17,9 loose", "R P", "6-1");
    let mut reaching = table.reaching();
    reaching.sort();
    let mut expected: Vec<String> =
        [8, 9, 10, 11].iter().flat_map(|n| [format!("{n}>17,8 (6)"), format!("{n}>18,9 (7)")]).collect();
    expected.sort();
    assert_eq!(reaching, expected);
    assert_eq!(table.refused("9>17,10 (6)"), ["SHO-403"]);
    assert_eq!(table.after("9>18,9 (7)", "2-1").holders(), "9");
    assert_eq!(table.after("11>17,8 (6)", "").after("done", "2-1").holders(), "11");
}

#[test]
fn example_4_sho_310_sho_602_sho_603_both_dice_first_then_the_ball() {
    let mut table = Table::thrown("", "17,9 loose", "R P", "6-1");
    table.play("9>17,8 (6)", "");
    assert_eq!(table.field("due"), "R P 6-1 used 9 (6)");
    table.play("5>8,9 (1)", "6-5");
    assert_eq!(table.holders(), "9");
    assert_eq!(table.field("due"), "R B 6-5");
    assert!(table.allows("ball goal"));
}

#[test]
fn example_5_sho_312_sho_502_a_ball_left_next_to_an_opponent() {
    let mut table = Table::thrown("", "17,9 loose", "R P", "2-1");
    assert_eq!(table.reaching(), [""; 0]);
    table.play("done", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
    table.play("done", "3-3");
    assert_eq!(table.holders(), "9");
    assert_eq!((table.field("ball"), table.field("due")), ("17,9 B".to_owned(), "B B 3-3".to_owned()));
}

#[test]
fn example_6_sho_302_to_307_sho_403_uses_of_a_throw() {
    let table = Table::thrown("", "14,10 loose", "R P", "3-4");
    assert!(table.after("9>14,13 (3)", "").allows("5>11,12 (4)"));
    assert!(table.allows("9>18,11 (7)"));
    assert_eq!(table.after("4>10,15 (3)", "").after("done", NOTHING).field("due"), "B P 2-1");
    assert_eq!(table.refused("5>14,11 (7)"), ["SHO-304"]);
    assert_eq!(table.refused("9>13,10 (2)")[0], "SHO-305");
    assert_eq!(table.refused("5>11,10 (4)"), ["SHO-403"]);
}

#[test]
fn example_7_sho_411_a_forward_gains_as_many_rows_as_points() {
    let table = Table::thrown("", "14,10 loose", "R P", "3-6");
    assert_eq!(table.squares(8, 3), "14,11 14,13 14,15 14,17");
    assert_eq!(table.refused("8>12,13 (3)")[0], "SHO-306");
    assert_eq!(table.refused("8>10,13 (3)")[0], "SHO-411");
}

#[test]
fn example_8_sho_413_sho_414_back_and_forth_in_the_area() {
    let table = Table::thrown("R9@22,9", "14,10 loose", "R P", "1-6");
    assert_eq!(table.squares(9, 1), "23,8 23,10");
    assert!(table.refused("9>21,8 (1)").contains(&"SHO-414"));
    assert!(!table.allows("9>21,10 (1)"));
    let table = Table::thrown("R9@24,9", "14,10 loose", "R P", "1-6");
    assert_eq!(table.squares(9, 1), "23,8 23,10 25,8 25,10");
}

#[test]
fn example_9_sho_411_sho_413_into_the_area_from_its_side() {
    let table = Table::thrown("R11@24,3", "14,10 loose", "R P", "1-3");
    assert_eq!(table.squares(11, 1), "25,2 25,4");
    assert_eq!(table.squares(11, 3), "25,6 27,2 27,4 27,6");
    assert_eq!(table.squares(11, 4), "24,5 26,5 26,7");
    assert_eq!(table.refused("11>23,2 (1)")[0], "SHO-411");
}

#[test]
fn example_10_sho_306_sho_308_a_die_that_he_cannot_use() {
    let table = Table::thrown("R7@25,18", "14,10 loose", "R P", "2-3");
    assert_eq!(table.squares(7, 2), "27,16 27,18");
    assert_eq!(table.squares(7, 3), "");
}

#[test]
fn example_11_sho_404_sho_423_a_half_at_his_area() {
    let table = Table::thrown("", "14,10 loose", "R P", "1-2");
    assert_eq!(table.squares(5, 1), "8,9 8,11");
    assert_eq!(table.refused("5>6,9 (1)"), ["SHO-423"]);
    assert_eq!(table.refused("5>6,11 (1)"), ["SHO-423"]);
    assert_eq!(table.squares(5, 2), "7,8 7,12 9,8 9,10 9,12");
    assert_eq!(table.refused("5>7,10 (2)"), ["SHO-404"]);
}

#[test]
fn example_12_sho_403_sho_424_a_half_in_the_other_area() {
    let table = Table::thrown("R5@23,10", "14,10 loose", "R P", "1-2");
    assert_eq!(table.squares(5, 1), "22,9 22,11 24,9 24,11");
    assert_eq!(table.squares(5, 2), "21,8 21,12 23,8 23,12");
    assert_eq!(table.refused("5>25,10 (2)"), ["SHO-424"]);
    assert_eq!(table.refused("5>21,10 (2)"), ["SHO-403"]);
}

#[test]
fn example_13_sho_432_sho_433_a_back() {
    let table = Table::thrown("", "14,10 loose", "R P", "1-6");
    assert_eq!(table.squares(2, 1), "3,14 5,12 5,14");
    assert_eq!(table.refused("2>3,12 (1)"), ["SHO-433"]);
    let table = Table::thrown("R2@7,12", "14,10 loose", "R P", "1-6");
    assert_eq!(table.squares(2, 1), "6,11 6,13");
    assert_eq!(table.refused("2>8,11 (1)"), ["SHO-432"]);
    assert_eq!(table.refused("2>8,13 (1)"), ["SHO-432"]);
}

#[test]
fn example_14_sho_442_sho_443_the_keeper() {
    let table = Table::thrown("", "14,10 loose", "R P", "2-3");
    assert_eq!(table.squares(1, 2), "1,8 1,12 3,8 3,10 3,12");
    assert_eq!(table.squares(1, 3), "2,7 2,9 2,11 2,13");
    assert_eq!(table.squares(1, 5), "2,7 2,9 2,11 2,13");
    assert_eq!(table.refused("1>4,9 (3)"), ["SHO-442"]);
}

#[test]
fn example_15_sho_309_sho_403_the_order_of_the_moves() {
    let table = Table::thrown("R8@12,11 R10@12,9", "14,10 loose", "R P", "1-3");
    assert_eq!(table.squares(9, 3), "");
    assert_eq!(table.refused("9>14,9 (3)"), ["SHO-403"]);
    assert_eq!(table.after("10>13,8 (1)", "").squares(9, 3), "14,9 14,11");
}

#[test]
fn example_16_sho_113_next_to_the_ball() {
    let in_possession = |player: &str, ball: &str| {
        let line = common::line(player, &format!("{ball} R"), "R B", "");
        onze_core::Notation::read_position(&common::game(""), &line)
    };
    for square in ["13,10", "15,10", "14,9", "14,11"] {
        assert!(in_possession(&format!("R5@{square}"), "14,10").is_ok(), "{square}");
    }
    for square in ["1,2", "2,1"] {
        assert!(in_possession(&format!("R6@{square}"), "1,1").is_ok(), "{square}");
    }
    for (square, ball) in [("12,9", "14,10"), ("13,8", "14,10"), ("1,4", "1,1"), ("2,3", "1,1")] {
        let refusal = in_possession(&format!("R6@{square}"), ball).unwrap_err();
        assert_eq!(common::clauses(&refusal)[0], "SHO-501", "{square}");
    }
    // 13,9 and 15,11 are diagonal and light.
    for square in ["13,9", "15,11"] {
        let refusal = in_possession(&format!("R5@{square}"), "14,10").unwrap_err();
        assert_eq!(common::clauses(&refusal)[0], "SHO-104", "{square}");
    }
}

#[test]
fn example_17_sho_505_sho_520_sho_521_sho_603_pass_pass_goal() {
    let mut table = Table::thrown("R5@12,9 R8@17,12 R9@22,9", "13,9 R", "R B", "2-2");
    table.play("ball 17,11", "5-1");
    assert_eq!((table.holders(), table.field("due")), ("8".to_owned(), "R B 5-1".to_owned()));
    table.play("ball 23,9", "3-2");
    assert_eq!(table.holders(), "9");
    table.play("ball goal", "4-3");
    assert_eq!(table.field("score"), "1-0");
}

#[test]
fn example_18_sho_522_a_dribble() {
    let mut table = Table::thrown("R9@15,10", "14,10 R", "R B", "1-1");
    table.play("ball 16,10", "2-1");
    assert_eq!((table.holders(), table.field("due")), ("9".to_owned(), "R B 2-1".to_owned()));
}

#[test]
fn example_19_sho_610_sho_611_no_pass_to_an_offside_forward() {
    let mut table = Table::thrown("R8@17,12 R9@22,9 B2@21,6 B3@21,12", "17,11 R", "R B", "5-1");
    table.play("ball 23,9", "2-1");
    assert_eq!(table.field("ball"), "23,9 loose");
    assert_eq!(table.field("due"), "B P 2-1");
    assert_eq!(table.because("loose")[0], "SHO-611");
    assert_eq!(table.happened("loose").unwrap()["offside"], serde_json::json!([9]));
}

#[test]
fn example_20_sho_610_level_is_offside_and_one_back_is_enough() {
    let comes_to_23_9 = |back: &str, dice: &str| {
        let changes = format!("R8@17,12 R9@22,9 B2@{back} B3@21,12");
        let mut table = Table::thrown(&changes, "17,11 R", "R B", "5-1");
        table.play("ball 23,9", dice);
        table.field("ball")
    };
    assert_eq!(comes_to_23_9("22,5", "2-1"), "23,9 loose");
    assert_eq!(comes_to_23_9("25,6", "2-1"), "23,9 R");
}

#[test]
fn example_21_sho_504_sho_606_sho_611_sho_612_a_half_receives_and_cannot_score() {
    let mut table = Table::thrown("R4@23,8 R8@17,12 R9@22,9 B2@21,6 B3@21,12", "17,11 R", "R B", "5-1");
    table.play("ball 23,9", "6-4");
    assert_eq!(table.holders(), "4");
    assert_eq!(table.ball_squares(), "27,5 27,7 27,9 27,11 27,13");
    assert_eq!(table.refused("ball goal")[0], "SHO-612");
}

#[test]
fn example_22_sho_514_sho_612_sho_613_an_offside_forward_takes_a_loose_ball() {
    let mut table = Table::thrown("R9@22,9 B2@21,6 B3@21,12", "24,10 loose", "R P", "1-4");
    table.play("9>23,10 (1)", "").play("done", "5-4");
    assert_eq!(table.holders(), "9");
    assert_eq!(table.ball_squares(), "27,7 27,9 27,11 27,13");
    table.play("ball 27,13", "2-1");
    assert_eq!(table.happened("ball_moved").unwrap()["lost"], 6);
    assert_eq!((table.field("ball"), table.field("due")), ("27,13 loose".to_owned(), "B P 2-1".to_owned()));
}

#[test]
fn example_23_sho_404_sho_503_unmoved_he_does_not_count() {
    let table = Table::thrown("R9@22,9 B2@21,6 B3@21,12", "23,9 loose", "R P", "1-2");
    let unmoved = table.after("done", "2-1");
    assert_eq!(unmoved.field("ball"), "23,9 loose");
    assert_eq!(unmoved.because("no_possession")[0], "SHO-503");
    for choice in ["9>23,8 (1)", "9>24,9 (2)"] {
        assert_eq!(table.after(choice, "").after("done", "2-1").field("ball"), "23,9 R", "{choice}");
    }
    assert_eq!(table.refused("9>22,9 (2)"), ["SHO-404"]);
}

const LAST_ROW: &str = "27,3 27,5 27,7 27,9 27,11 27,13 27,15 27,17";

#[test]
fn example_24_sho_514_sho_606_a_half_cannot_score() {
    let table = Table::thrown("R5@19,10", "20,10 R", "R B", "5-4");
    assert_eq!(table.ball_squares(), LAST_ROW);
    assert_eq!(table.refused("ball goal")[0], "SHO-606");
    assert_eq!(table.after("ball 27,3", "2-1").happened("ball_moved").unwrap()["lost"], 2);
}

#[test]
fn example_25_sho_603_sho_605_eight_from_row_20() {
    let table = Table::set("R9@19,10", "20,10 R", "R B");
    let seven = table.after_throw("4-3");
    assert_eq!(seven.ball_squares(), LAST_ROW);
    assert_eq!(seven.refused("ball goal"), ["SHO-603"]);
    assert_eq!(table.after_throw("4-4").ball_squares(), format!("{LAST_ROW} goal"));
}

#[test]
fn example_26_sho_604_sho_703_the_mouth_out_of_reach() {
    let table = Table::set("R8@25,14 B2@26,5", "25,15 R", "R B");
    let eleven = table.after_throw("6-5");
    assert_eq!(eleven.ball_squares(), "27,13 27,15 27,17");
    assert_eq!(eleven.refused("ball goal"), ["SHO-604"]);
    let twelve = table.after_throw("6-6 4-3");
    assert_eq!(twelve.field("score"), "1-0");
    assert_eq!(twelve.because("goal")[0], "SHO-703");
}

#[test]
fn example_27_sho_603_sho_610_from_the_last_row() {
    let mut table = Table::thrown("R9@25,10 B2@27,6", "27,9 loose", "R P", "1-1");
    table.play("9>26,9 (1)", "").play("done", "2-1 4-3");
    assert_eq!(table.field("score"), "1-0");
}

#[test]
fn example_28_sho_515_sho_704_level_with_the_deepest_back() {
    for dice in ["3-1", "6-6"] {
        let mut table = Table::thrown("R9@25,10 B2@26,5", "27,9 loose", "R P", "1-1");
        table.play("9>26,9 (1)", "").play("done", dice);
        assert_eq!((table.field("ball"), table.field("due")), ("27,9 dead".to_owned(), "B C".to_owned()));
        assert_eq!(table.legal(), ["goalkick right", "goalkick left"]);
        table.play("goalkick left", "2-1");
        assert_eq!(table.field("due"), "B B 2-1");
    }
}

#[test]
fn example_29_sho_515_a_half_in_the_corner() {
    let table = Table::thrown("R4@26,3", "27,3 R", "R B", "4-2");
    assert_eq!((table.field("ball"), table.field("due")), ("27,3 dead".to_owned(), "B C".to_owned()));
}

/// Example 30 up to the choice.
fn keeper_has_it(changes: &str) -> Table {
    let mut table = Table::thrown(changes, "25,9 loose", "B P", "1-3");
    table.play("1>26,9 (1)", "").play("done", "");
    assert_eq!(table.legal(), ["play", "goalkick right", "goalkick left"]);
    table
}

#[test]
fn example_30_sho_530_sho_531_sho_532_the_keepers_choice() {
    let table = keeper_has_it("");
    assert_eq!(table.field("due"), "B C");
    let play = table.after("play", "4-3");
    assert_eq!(play.ball_squares(), "18,2 18,4 18,6 18,8 18,10 18,12 18,14 18,16");
    for square in play.ball_squares().split(' ') {
        let passes = ["18,2", "18,6", "18,10", "18,14"].contains(&square);
        let after = play.after(&format!("ball {square}"), "2-1");
        assert_eq!(after.happened("passed").is_some(), passes, "{square}");
    }
    let right = table.after("goalkick right", "3-2");
    assert_eq!((right.field("ball"), right.at("B2")), ("22,6 B".to_owned(), "23,6".to_owned()));
    let left = table.after("goalkick left", "3-2");
    assert_eq!((left.field("ball"), left.at("B3")), ("22,14 B".to_owned(), "23,14".to_owned()));
}

#[test]
fn example_31_sho_520_sho_532_a_goal_kick_to_the_forwards() {
    let table = keeper_has_it("").after("goalkick right", "3-2");
    assert_eq!(table.ball_squares(), "17,1 17,3 17,5 17,7 17,9 17,11");
    for (square, receiver) in
        [("17,1", "7"), ("17,3", "7"), ("17,5", "8"), ("17,7", "8"), ("17,9", "9"), ("17,11", "9")]
    {
        assert_eq!(table.after(&format!("ball {square}"), "2-1").holders(), receiver, "{square}");
    }
}

#[test]
fn example_32_sho_452_who_stands_there_makes_way() {
    let table = keeper_has_it("R10@23,6").after("goalkick right", "3-2");
    assert_eq!((table.at("B2"), table.at("R10")), ("23,6".to_owned(), "22,5".to_owned()));
}

#[test]
fn example_33_sho_533_outside_the_goal_area_there_is_no_choice() {
    let mut table = Table::thrown("", "24,10 loose", "B P", "2-2");
    table.play("1>25,10 (2)", "").play("done", "3-1");
    assert_eq!(table.field("due"), "B B 3-1");
    assert_eq!(table.refused("goalkick right")[0], "SHO-533");
}
