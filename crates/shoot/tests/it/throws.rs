//! Throws and turn order, and moving players (chapters 3 and 4).

use crate::common::Table;

#[test]
fn sho_301_what_a_throw_is_for_is_fixed_before_the_dice_fall() {
    let players = Table::thrown("", "17,9 loose", "R P", "6-1");
    assert_eq!(players.refused("ball 18,10"), ["SHO-302", "SHO-301"]);
    let ball = Table::thrown("", "12,10 R", "R B", "6-1");
    assert_eq!(ball.refused("9>17,8 (6)"), ["SHO-313", "SHO-301"]);
    assert_eq!(ball.refused("done"), ["SHO-313", "SHO-301"]);
}

#[test]
fn sho_302_sho_305_two_different_players_and_no_other_points() {
    let mut table = Table::thrown("", "20,2 loose", "R P", "3-4");
    table.play("9>14,13 (3)", "");
    assert_eq!(table.refused("9>18,13 (4)")[0], "SHO-302");
    assert_eq!(table.refused("8>14,13 (3)")[0], "SHO-305", "the 3 is used");
    assert_eq!(table.refused("8>18,13 (7)")[0], "SHO-305", "the sum is one move");
    assert!(table.legal().iter().all(|choice| choice.ends_with("(4)") || choice == "done"));
}

#[test]
fn sho_306_all_of_the_steps() {
    let table = Table::thrown("", "20,2 loose", "R P", "3-4");
    for points in [3, 4, 7] {
        let row = 11 + points;
        let squares = table.squares(9, points);
        assert!(squares.split(' ').all(|square| square.starts_with(&format!("{row},"))), "{squares}");
    }
}

#[test]
fn sho_307_one_die_or_both_may_be_declined() {
    let table = Table::thrown("", "20,2 loose", "R P", "3-4");
    let none = table.after("done", "2-1");
    assert_eq!(none.because("declined"), ["SHO-307"]);
    assert_eq!(none.field("due"), "B P 2-1");
    let one = table.after("9>14,13 (3)", "").after("done", "2-1");
    assert_eq!(one.field("due"), "B P 2-1");
}

#[test]
fn sho_311_sho_313_sho_506_possession_brings_a_throw_for_the_ball_alone() {
    let mut table = Table::thrown("", "17,9 loose", "R P", "6-1");
    table.play("9>17,8 (6)", "").play("done", "3-4");
    assert_eq!(table.because("possession"), ["SHO-501", "SHO-311"]);
    assert_eq!(table.field("due"), "R B 3-4");
    assert!(
        table.legal().iter().all(|choice| choice.starts_with("ball ")),
        "the total must be used on the ball"
    );
}

#[test]
fn sho_314_sho_315_after_a_throw_for_the_ball() {
    let table = Table::thrown("R8@17,12 R9@22,9", "17,11 R", "R B", "5-1");
    assert_eq!(table.after("ball 23,9", "2-1").field("due"), "R B 2-1", "a pass");
    assert_eq!(table.after("ball 23,5", "2-1").field("due"), "B P 2-1", "loose");
}

#[test]
fn sho_316_the_coaches_throw_for_the_players_in_turn() {
    let mut table = Table::thrown("", "14,2 loose", "R P", "2-1");
    for due in ["B P 1-1", "R P 1-1", "B P 1-1", "R P 1-1"] {
        table.play("done", "1-1");
        assert_eq!(table.field("due"), due);
    }
}

#[test]
fn sho_317_a_turn_is_a_series_of_throws_of_one_coach() {
    // A pass and a free kick do not end it: the half goes on beyond its number of throws (SHO-805).
    let rest = "score 0-0; throws 60; idle 0; half 1 from 0; first R";
    let free_kick = {
        let mut table = Table::set_with("length=halves-throws", "", "20,2 loose", "R P", rest);
        table.throw("6-6").play("done", "2-1");
        table
    };
    assert_eq!(
        (free_kick.field("due"), free_kick.field("half")),
        ("R P 2-1".to_owned(), "1 from 0".to_owned())
    );
    assert_eq!(free_kick.after("done", "2-1").field("half"), "2 from 62");
    // A dead ball does.
    let mut dead = Table::set_with("length=halves-throws", "R4@26,3", "27,3 R", "R B", rest);
    dead.throw("4-2 3-1");
    assert_eq!(dead.field("half"), "2 from 61");
}

#[test]
fn sho_318_two_equal_dice_have_no_special_effect() {
    let mut table = Table::thrown("", "20,2 loose", "R P", "5-5");
    table.play("9>16,9 (5)", "").play("8>16,13 (5)", "2-1");
    assert_eq!(table.field("due"), "B P 2-1");
    assert!(table.happened("free_kick").is_none());
}

#[test]
fn sho_401_a_step_is_diagonal() {
    let table = Table::thrown("R5@14,9", "20,2 loose", "R P", "1-6");
    assert_eq!(table.squares(5, 1), "13,8 13,10 15,8 15,10");
    assert_eq!(table.refused("5>16,9 (1)"), ["SHO-306", "SHO-401"]);
}

#[test]
fn sho_402_nobody_leaves_the_pitch() {
    let table = Table::thrown("R6@14,1", "20,2 loose", "R P", "1-2");
    assert_eq!(table.squares(6, 1), "13,2 15,2");
    assert_eq!(table.squares(6, 2), "12,1 12,3 14,3 16,1 16,3");
    let table = Table::thrown("R4@14,19 R11@27,2", "20,2 loose", "R P", "1-2");
    assert_eq!(table.squares(4, 1), "13,18 15,18");
    assert_eq!(table.squares(4, 2), "12,17 12,19 14,17 16,17 16,19");
    assert_eq!(table.squares(11, 1), "", "row 27 is the last");
    assert_eq!(table.refused("4>14,20 (1)"), ["SHO-104"]);
}

#[test]
fn sho_403_between_two_players_there_is_a_way() {
    // Red 5 goes from 14,9 to 15,10 between the players on 14,11 and 15,8.
    let table = Table::thrown("R5@14,9 R4@14,11 R6@15,8", "20,2 loose", "R P", "1-6");
    assert_eq!(table.squares(5, 1), "13,8 13,10 15,10");
}

#[test]
fn sho_405_sho_406_a_limit_holds_on_every_step_and_any_path_will_do() {
    // Red 5 on 7,4 cannot cross the corner of his penalty area (own 6,5): 5,6 would lie inside anyway, 5,2 is open.
    let table = Table::thrown("R6@7,4", "20,2 loose", "R P", "2-6");
    assert_eq!(table.squares(6, 2), "5,2 5,4 7,2 7,6 9,2 9,4 9,6");
    // Red 3 on 4,7: 2,7 lies in the goal area; 2,5 is reached by 3,6 alone, for 3,8 is closed.
    let table = Table::thrown("", "20,2 loose", "R P", "2-6");
    assert_eq!(table.squares(3, 2), "2,5 4,5 4,9 6,5 6,7 6,9");
    // With 3,6 taken, nothing but a way through the goal area is left to 2,5.
    let table = Table::thrown("R2@3,6", "20,2 loose", "R P", "2-6");
    assert!(!table.allows("3>2,5 (2)"));
}

#[test]
fn sho_412_sho_415_a_forward_goes_anywhere_with_a_die_or_the_sum() {
    let table = Table::thrown("R9@23,10", "20,2 loose", "R P", "2-3");
    assert!(table.allows("9>25,10 (2)"), "a square of the goal area");
    assert!(table.squares(9, 5).contains("26,9"));
    assert_ne!(table.squares(9, 3), "");
}

#[test]
fn sho_413_sho_414_leaving_the_area_sideways() {
    // From 24,5, the edge of the area, a forward step to 25,4 leaves it; from there the only way is forward.
    let table = Table::thrown("R11@24,5", "20,2 loose", "R P", "1-2");
    assert_eq!(table.squares(11, 1), "23,6 25,4 25,6");
    assert_eq!(table.squares(11, 2), "22,5 22,7 26,3 26,5 26,7", "24,7 is Blue 2's");
    let table = Table::thrown("R11@25,4", "20,2 loose", "R P", "1-2");
    assert_eq!(table.squares(11, 1), "26,3 26,5");
    assert_eq!(table.refused("11>24,5 (1)")[0], "SHO-411");
}

#[test]
fn sho_422_sho_431_sho_441_halves_backs_and_keeper_go_both_ways() {
    let table = Table::thrown("R5@14,9 R2@5,4 R1@2,9", "20,2 loose", "R P", "1-6");
    assert_eq!(table.squares(5, 1), "13,8 13,10 15,8 15,10");
    assert_eq!(table.squares(2, 1), "4,3 4,5 6,3 6,5");
    assert_eq!(table.squares(1, 1), "1,8 1,10 3,8 3,10");
}

#[test]
fn sho_304_sho_422_sho_431_one_die_only() {
    let table = Table::thrown("", "20,2 loose", "R P", "1-2");
    for number in 2..=6 {
        assert_eq!(table.squares(number, 3), "", "{number}");
        assert_eq!(table.refused(&format!("{number}>10,9 (3)")), ["SHO-304"]);
    }
}

#[test]
fn sho_425_sho_434_sho_444_all_may_hold_and_pass_but_not_score() {
    // The half's total would be enough, and the mouth is in reach.
    let half = Table::thrown("R4@24,9", "24,10 R", "R B", "5-4");
    assert_eq!(half.refused("ball goal")[0], "SHO-606");
    // A back and a keeper hold the ball and pass it: to Red 5 on 7,10.
    let back = Table::thrown("R2@5,12", "5,13 R", "R B", "1-1");
    assert_eq!(back.after("ball 7,11", "2-1").holders(), "5");
    let keeper = Table::set("R1@3,10", "4,10 R", "R B").after_throw("1-1");
    assert_eq!(keeper.after("ball 6,10", "2-1").holders(), "5");
}

#[test]
fn sho_451_placing_knows_no_direction() {
    // Blue 9 has gone far beyond and is lifted back to take the penalty.
    let table = Table::thrown("B9@2,9", "4,10 loose", "B P", "6-6");
    assert_eq!((table.at("B9"), table.field("ball")), ("7,10".to_owned(), "6,10 B".to_owned()));
    assert_eq!(table.at("R5"), "8,9", "who stood there makes way");
    assert_eq!(table.because("placed"), ["SHO-451"]);
    assert_eq!(table.because("made_way"), ["SHO-452"]);
}

#[test]
fn sho_452_the_square_left_by_the_placed_player_is_free() {
    // Red 2 goes to 5,14, where Red 3 stands; of the free squares one step away 4,13 is the one Red 2 has left.
    let mut table = Table::set("R3@5,14 R1@1,8", "1,9 R", "R C");
    table.play("goalkick right", "2-1");
    assert_eq!((table.at("R2"), table.at("R3")), ("5,14".to_owned(), "4,13".to_owned()));
}

/// Every Red player but the 3 is shut in, by others or at the end of the pitch.
const SHUT_IN: &str = "R4@27,18 R7@26,19 R8@26,17 R9@27,16 R6@27,2 R10@26,3 R11@27,4 R5@26,1 B4@25,2 \
    R1@1,8 B7@2,7 B8@2,9 R2@1,2 B9@2,1 B10@2,3 R3@1,18 B11@2,17";

#[test]
fn sho_308_sho_907_what_nobody_can_use_is_lost_and_play_goes_on() {
    let mut one_way = Table::thrown(SHUT_IN, "14,10 loose", "R P", "1-2");
    assert_eq!((one_way.squares(3, 1), one_way.squares(3, 2)), ("2,19".to_owned(), "3,18".to_owned()));
    one_way.play("3>2,19 (1)", "5-4");
    assert_eq!(one_way.happened("lost").unwrap()["points"], 2);
    assert_eq!(one_way.because("lost"), ["SHO-308", "SHO-907"]);
    assert_eq!(one_way.field("due"), "B P 5-4");
    // With Blue 5 on 2,19 nobody can move at all, and the throw is over as soon as it has fallen.
    let none = Table::thrown(&format!("{SHUT_IN} B5@2,19"), "14,10 loose", "R P", "1-2 5-4");
    assert_eq!(none.happened("lost").unwrap()["points"], 3);
    assert_eq!(none.field("due"), "B P 5-4");
}
