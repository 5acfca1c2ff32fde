//! The calculation of distance (5xx), and the kicks that lead to it.

use super::*;
use crate::event::Tie;

fn tie(table: &Table) -> Option<Tie> {
    table.events.iter().rev().find_map(|event| match event {
        Event::Took { tie, .. } => Some(*tie),
        _ => None,
    })?
}

/// EX-11 and its relatives: R8 kicks from F5; R10 and B6 are equally near.
fn level(ball: &str) -> (String, Option<Tie>) {
    let mut table = table("R8 F5, R10 E14, B6 G16, B3 F19").ball("R8");
    table.pass(ball);
    let (peg, _) = table.took();
    (peg, tie(&table))
}

/// EX-12 and its relatives: 6 cells.
fn level_far(ball: &str) -> (String, Option<Tie>) {
    let mut table = table("R8 F5, R10 E16, B6 G18, B3 K19").ball("R8");
    table.pass(ball);
    let (peg, _) = table.took();
    (peg, tie(&table))
}

#[test]
fn sim_501_sim_502_sim_522_ex_10_the_nearest_peg_takes_the_ball_and_moves() {
    let mut table = table("R8 F9, R10 F13, B6 F19").ball("R8");
    table.pass("rest F15");
    assert_eq!(table.took(), ("R10".to_owned(), 1));
    assert_eq!((table.state.m, table.at("R10")), (1, "F15".to_owned()));
    assert!(table.state.moved.has(peg("R10")));
}

#[test]
fn sim_513_sim_507_ex_11_a_short_pass_goes_to_the_attack() {
    assert_eq!(level("rest F15"), ("R10".to_owned(), Some(Tie::Short)));
}

#[test]
fn sim_512_sim_310_sim_804_sim_423_ex_12_a_long_pass_goes_to_the_defence() {
    let mut table = table("R8 F5, R10 E16, B6 G18").ball("R8");
    table.pass("rest F17");
    assert_eq!(table.took(), ("B6".to_owned(), 1));
    assert_eq!(tie(&table), Some(Tie::Long));
    assert_eq!((table.state.attack, table.state.relance), (Side::Blue, true));
    assert_eq!((table.state.stage, table.ticks()), (Stage::Action, 0));
}

#[test]
fn sim_514_the_number_of_cells_of_a_short_pass_is_data() {
    let mut table = table_with(&[("short_pass", "4")], "R8 F5, R10 E14, B6 G16").ball("R8");
    table.pass("rest F15");
    assert_eq!(table.took().0, "B6");
}

#[test]
fn sim_511_sim_751_ex_13_a_pressed_pass_goes_to_the_defence() {
    let mut table = table("R8 F9, B6 F9@360,333, R10 E12, B8 G14").ball("R8");
    table.pass("rest F13");
    assert_eq!(table.took().0, "B8");
    assert_eq!(tie(&table), Some(Tie::Pressing));
}

#[test]
fn sim_750_sim_608_ex_14_pressing_is_for_the_midfield_and_for_standing_pegs() {
    let mut deep = table("R8 F5, B6 F5@190,333, R10 E8, B8 G10").ball("R8");
    deep.pass("rest F9");
    assert_eq!(deep.took().0, "R10");
    let mut lying = table("R8 F9, B6 F9@350,333/90, R10 E12, B8 G14").ball("R8");
    lying.pass("rest F13");
    assert_eq!(lying.took().0, "R10");
}

#[test]
fn sim_510_sim_311_ex_15_the_first_kick_after_a_relance_goes_to_the_other_side() {
    let mut table = table("B3 F15, B8 E10, R6 G12, R3 C2, R4 J2").ball("B3");
    table.state.relance = true;
    table.pass("rest F11");
    assert_eq!(table.took().0, "R6");
    assert_eq!(tie(&table), Some(Tie::Relance));
    assert_eq!((table.state.attack, table.state.relance), (Side::Red, true));
    // It lasts for exactly one kick.
    let mut once = super::table("B3 F15, B8 E10, R6 G14, R3 C2, R4 J2").ball("B3");
    once.state.relance = true;
    once.pass("rest F11");
    assert_eq!(once.took().0, "B8");
    assert!(!once.state.relance);
}

#[test]
fn sim_509_sim_458_ex_16_after_a_cross_the_defence() {
    let mut table = table("R7 A19, R10 E16, B6 G18").ball("R7");
    table.cross("rest F17");
    assert_eq!(table.took().0, "B6");
    assert_eq!(tie(&table), Some(Tie::Declared));
}

#[test]
fn sim_509_sim_472_ex_17_after_a_shot_the_defence() {
    let mut table = table("R9 F17, R10 E18, B4 G20, B1 A21").ball("R9");
    table.shoot("rest F19");
    assert_eq!(table.took().0, "B4");
}

#[test]
fn sim_508_ex_18_ex_19_ex_20_the_last_to_touch_takes_it_if_he_is_one_of_them() {
    assert_eq!(level_far("rest F17 touch B3 R10"), ("R10".to_owned(), Some(Tie::LastTouch)));
    assert_eq!(level("rest F15 touch B6"), ("B6".to_owned(), Some(Tie::LastTouch)));
    assert_eq!(level("rest F15 touch R10 B3"), ("R10".to_owned(), Some(Tie::Short)));
}

#[test]
fn sim_505_ex_21_the_side_chooses_among_its_equally_near_pegs() {
    let mut open = table("R8 F9, R10 E14, R9 F13, B6 F19").ball("R8");
    open.pass("rest F15");
    assert_eq!(open.state.stage, Stage::Cod);
    assert_eq!(open.refused("COD B6 F15"), "SIM-502");
    open.play("COD R9 F15");
    assert_eq!(open.state.carrier, Some(peg("R9")));
    let mut touched = table("R8 F9, R10 E14, R9 F13, B6 F19").ball("R8");
    touched.pass("rest F15 touch R9");
    assert_eq!(touched.refused("COD R10 F15"), "SIM-502");
    touched.play("COD R9 F15");
}

#[test]
fn sim_515_sim_516_sim_517_sim_518_sim_519_sim_423_ex_22_a_ball_on_a_line() {
    for (place, cells) in [("F13@570,333", 1), ("F15@610,333", 2)] {
        let mut table = table("R8 F9, R10 E12, B6 G16").ball("R8");
        table.pass("rest 588,333 cells F9 F11 F13");
        table.play(&format!("COD R10 {place}"));
        assert_eq!(table.took(), ("R10".to_owned(), cells));
        assert_eq!(table.state.ball_cell.to_string(), place.split('@').next().unwrap());
        assert_eq!(table.state.ball, Point::mm(588, 333));
    }
    let mut table = table("R8 F9, R10 E12, B6 G16").ball("R8");
    table.pass("rest 588,333 cells F9 F11 F13");
    assert_eq!(table.refused("COD R10 E14"), "SIM-517");
}

#[test]
fn sim_517_not_a_cell_with_a_team_mate_if_another_is_open() {
    // R9 took a free kick, so he is not counted.
    let mut table = table("R9 F15@640,333, R10 E12, B6 K21, B3 J20").ball("R9");
    table.state.restart = Some(crate::state::Restart::FreeKick);
    table.pass("rest 588,333 cells F15 F13");
    assert_eq!(table.refused("COD R10 F15@605,333"), "SIM-517");
    table.play("COD R10 F13@570,333");
    assert_eq!(table.took(), ("R10".to_owned(), 1));
}

#[test]
fn sim_515_ex_23_ex_24_the_cells_of_a_ball() {
    let pitch = game(&[]).pitch;
    for (at, cells) in
        [("588,333", "F13 F15"), ("588,308.7", "E14 F13 F15"), ("583,333", "F13"), ("583.1,333", "F13 F15")]
    {
        assert_eq!(pitch.ball_cells(Point::parse(at).unwrap()).to_string(), cells, "{at}");
    }
}

#[test]
fn sim_518_sim_603_sim_521_ex_25_who_is_in_one_of_the_cells_may_stay_or_choose_another() {
    let at_line = || {
        let mut table = table("R8 F9, R10 F13, B6 K21").ball("R8");
        table.pass("rest 588,333 cells F9 F11 F13 touch R10");
        table
    };
    let mut stays = at_line();
    assert_eq!(stays.refused("COD R10 F13@560,340"), "SIM-521");
    stays.play("COD R10 F13");
    assert_eq!(stays.took(), ("R10".to_owned(), 0));
    stays.play("SKILL yellow");
    let mut moves = at_line();
    moves.play("COD R10 F15@610,333");
    assert_eq!(moves.took(), ("R10".to_owned(), 1));
    assert_eq!(moves.state.stage, Stage::Phase2);
}

#[test]
fn sim_530_sim_531_sim_723_sim_708_ex_26_a_long_ball() {
    let mut table = table("R2 C8, R7 A9, B2 G18, R5 K5, B5 K15").ball("R2");
    table.pass("rest A17");
    assert_eq!(table.took(), ("R7".to_owned(), 4));
    // R7 has green: the cross zone offers a direct cross.
    table.play("SKILL none");
    table.play("MOVE R5 K13");
    assert_eq!(table.state.m, 4);
    table.play("END");
    assert_eq!(table.refused("MOVE B5 K5"), "SIM-701");
    table.play("MOVE B5 K7");
}

#[test]
fn sim_531_sim_312_ex_27_a_long_ball_of_the_defence_carries_nothing_over() {
    let mut table = table("R2 C8, B2 F17, B1 K21").ball("R2");
    table.pass("rest A17");
    assert_eq!(table.took(), ("B2".to_owned(), 4));
    assert_eq!((table.state.attack, table.state.reach, table.state.m), (Side::Blue, 3, 0));
}

#[test]
fn sim_532_farther_than_six_counts_as_six() {
    let mut table = table("R2 A7, R7 K1, B2 K1@42,610, B1 K21").ball("R2");
    table.pass("rest A21 cells A7 A21");
    assert_eq!(table.took(), ("R2".to_owned(), 7));
    assert_eq!(table.state.reach, 6);
}

#[test]
fn sim_425_sim_421_sim_420_ex_28_a_tap_is_a_drive_of_no_cells() {
    let mut pressed = table("R8 F9, B6 F9@360,333").ball("R8");
    pressed.pass("rest 378,360");
    assert_eq!(pressed.took().0, "B6");
    let mut alone = table("R8 F9, B6 K21").ball("R8");
    alone.pass("rest 378,360");
    assert_eq!(alone.took(), ("R8".to_owned(), 0));
    assert_eq!((alone.state.m, alone.state.stage), (0, Stage::Phase2));
    alone.play("QUICK");
}

#[test]
fn sim_426_sim_503_sim_520_ex_29_nobody_plays_to_himself_at_a_kick_off() {
    let mut table = table("R9 F11@448,333, R10 F7, B9 D13").ball_at("R9", 462, 333);
    table.state.restart = Some(crate::state::Restart::KickOff);
    table.pass("rest 475,340 cells F11");
    assert_eq!(table.took(), ("R10".to_owned(), 2));
    assert_eq!((table.at("R9"), table.at("R10")), ("F11".to_owned(), "F11".to_owned()));
    if table.state.stage == Stage::Skill {
        table.play("SKILL none");
    }
    // R9 must leave F11 first.
    assert_eq!(table.refused("END"), "SIM-520");
    assert_eq!(table.refused("MOVE R1 F3"), "SIM-520");
    table.play("MOVE R9 F13");
    table.play("END");
}

#[test]
fn sim_425_sim_313_ex_30_a_cross_that_stays_in_the_cell_is_spent() {
    let mut table = table("R7 A19, B2 K21").ball("R7");
    table.cross("rest 798,30");
    assert_eq!(table.took(), ("R7".to_owned(), 0));
    assert_eq!(table.state.crosses, 1);
    assert!(table.legal().iter().all(|choice| *choice != Move::Skill(crate::moves::Skill::Green)));
}

#[test]
fn sim_503_sim_458_ex_43_the_crosser_is_not_counted() {
    let mut table = table("R7 A19, R9 D19, B2 C18").ball("R7");
    table.cross("rest A21 cells A19 A21");
    assert_eq!(table.took().0, "B2");
}

#[test]
fn sim_504_a_peg_that_has_moved_or_lies_is_counted_in_its_cell_only() {
    let mut moved = table("R8 F9, R10 F13, R9 H15, B6 K21").ball("R8");
    moved.state.moved = pegs("R10");
    moved.pass("rest F15");
    assert_eq!(moved.took().0, "R9");
    let mut lying = table("R8 F9, R10 F13/90, R9 H15, B6 K21").ball("R8");
    lying.pass("rest F15");
    assert_eq!(lying.took().0, "R9");
    let mut there = table("R8 F9, R10 F15/90, R9 F13, B6 K21").ball("R8");
    there.pass("rest F15");
    assert_eq!(there.took(), ("R10".to_owned(), 0));
    assert!(there.state.is_standing(peg("R10")));
}

#[test]
fn sim_506_if_nobody_is_counted_the_defence_chooses_its_nearest() {
    let mut table = table("R8 F9, B6 F13, B8 F19").ball("R8");
    table.state.moved = pegs("R8 R1 B1 B6 B8");
    table.pass("rest F17 cells F9 F11 F15 F17");
    let (name, _) = table.took();
    assert_eq!(name, "B8");
}

#[test]
fn sim_415_sim_411_a_peg_that_was_knocked_over_stands_up_beside_the_ball() {
    let mut table = table("R8 F9, B6 F13, R10 K21").ball("R8");
    table.pass("rest 546,340 cells F9 F11 F13 touch B6 over B6");
    let at = table.state.point(peg("B6"));
    assert!(table.state.is_standing(peg("B6")) && at.is_apart(table.state.ball, 10_999));
    assert_eq!(table.took(), ("B6".to_owned(), 0));
}

#[test]
fn sim_409_sim_405_the_kicker_is_put_back_anywhere_in_his_cell() {
    let mut table = table("R8 F9, R10 F13, B6 K21").ball("R8");
    let ran = table.ran("rest F15");
    let strike = Strike {
        peg: peg("R8"),
        aim: Aim::low(0, 30),
        class: Class::Pass,
        dribble: None,
        dodge: false,
        reach: Reach::Bare,
    };
    table.turn().struck(&strike, &ran);
    assert_eq!(table.state.stage, Stage::KickerPlace);
    assert_eq!(table.refused("PLACE R8 F11"), "SIM-127");
    assert_eq!(table.refused("PLACE R8 F9@415,333"), "SIM-127");
    table.play("PLACE R8 F9@360,330");
    assert_eq!(table.state.point(peg("R8")), Point::mm(360, 330));
    assert!(!table.state.moved.has(peg("R8")));
}
