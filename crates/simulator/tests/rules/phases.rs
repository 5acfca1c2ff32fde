//! Phases 2 and 3: who moves, how far, how often (SIM-701 to SIM-725, SIM-770).

use onze_core::{Game, TakeBack};
use onze_simulator::Simulator;

use crate::scene::{Table, scene};

/// EX-56: the ball stops in R8's cell without touching him.
fn exact_pass() -> Table {
    let table = scene("R6 F5, R8 D9, B6 F15, B8 H15").pass("rest D9");
    assert_eq!((table.stage().as_str(), table.m()), ("phase2", 0));
    table
}

#[test]
fn ex_62_sim_722_sim_725_sim_720_in_a_quick_round_one_peg_and_the_keeper_move() {
    let mut table = exact_pass();
    table.play("QUICK");
    assert_eq!((table.stage().as_str(), table.asked().as_str()), ("phase3-first", "B"));
    assert!(table.refuses("MOVE B6 F11", "SIM-722"), "by one cell, not by two");
    table.play("MOVE B6 F13");
    assert!(table.refuses("MOVE B8 H13", "SIM-722"));
    assert!(table.refuses("MOVE B8 H15@640,480", "SIM-725"), "nor a shift of a second peg");
    table.play("MOVE B1 F19");
    assert_eq!(table.count("tick"), 1, "nobody is left to move");
}

#[test]
fn sim_725_the_keeper_may_make_his_step_first_or_shift_and_the_one_peg_too() {
    let mut table = exact_pass();
    table.play("QUICK").play("MOVE B1 F21@870,340");
    assert!(table.refuses("MOVE B1 F19", "SIM-703"));
    table.play("MOVE B6 F15@640,340");
    assert_eq!(table.count("tick"), 1, "SIM-1003: nobody is left to move");
}

#[test]
fn ex_63_sim_721_sim_722_m_is_the_largest_movement_of_the_attack() {
    let mut table = scene("R8 F9, R10 F13, R7 D9, B6 F19, B8 E20").pass("rest F15");
    table.take("R10 F15");
    assert_eq!((table.stage().as_str(), table.m()), ("phase2", 1));
    table.play("MOVE R7 D13");
    assert_eq!(table.m(), 2);
    table.play("END");
    assert_eq!(table.told("phase3", "allowance"), "2");
    assert!(table.refuses("MOVE B6 H15", "SIM-722"));
    table.play("MOVE B6 H17").play("MOVE B8 E16").play("MOVE B1 F17");
}

#[test]
fn ex_64_sim_703_sim_701_sim_721_who_moved_in_phase_1_does_not_move_in_phase_2() {
    let mut table = scene("R8 A11, R7 A15, R9 F13, B1 E22").pass("rest A17");
    table.take("R7 A17").play("SKILL green").play("PREP none").shoot("R7", "rest F17");
    table.take("R9 F17").play("SKILL none");
    assert_eq!((table.stage().as_str(), table.m()), ("phase2", 2));
    assert!(table.refuses("MOVE R7 A15", "SIM-703"), "he has moved");
    assert!(table.refuses("MOVE R9 F15", "SIM-701"), "he has the ball");
}

#[test]
fn ex_65_sim_701_sim_702_sim_705_up_to_three_cells_and_no_two_of_a_team_in_a_cell() {
    let table = scene("R8 E4, R7 D9").stage("phase2").set();
    assert!(table.refuses("MOVE R7 D17", "SIM-701"));
    let table = scene("R8 E4, R7 F9, R10 F11, B6 F13").stage("phase2").set();
    assert!(table.accepts("MOVE R7 F15"), "over occupied cells");
    assert!(table.refuses("MOVE R7 F11@446,333", "SIM-705"), "a Red peg is there");
    assert!(table.accepts("MOVE R7 F13@530,333"), "one Blue peg is there");
}

#[test]
fn ex_66_sim_707_a_shift_inside_the_cell_is_a_movement_of_one() {
    let mut table = scene("R8 E4, R7 D9").stage("phase2").set();
    table.play("MOVE R7 D9@390,190");
    assert_eq!(table.m(), 1);
    assert!(table.refuses("QUICK", "SIM-706"));
    table.play("END");
    assert_eq!(table.told("phase3", "allowance"), "1");
    assert!(scene("R8 E4, R7 D9").stage("phase2").set().refuses("MOVE R7 D9", "SIM-707"), "that is no shift");
}

#[test]
fn sim_702_a_peg_is_set_down_anywhere_in_the_cell_but_not_on_a_line() {
    let table = scene("R8 E4, R7 D9").stage("phase2").set();
    assert!(table.accepts("MOVE R7 D13@560,200"));
    // D13 ends at x = 588, and a peg has a radius of 6.
    assert!(table.accepts("MOVE R7 D13@582,187.508"));
    assert!(table.refuses("MOVE R7 D13@583,187.508", "SIM-127"));
}

#[test]
fn sim_703_sim_704_a_peg_moves_once_and_the_move_stands() {
    let mut table = scene("R8 E4, R7 D9").stage("phase2").set();
    table.play("MOVE R7 D11");
    assert!(table.refuses("MOVE R7 D9", "SIM-703"));
    assert!(matches!(Simulator::TAKE_BACK, TakeBack::Never(_)));
}

#[test]
fn sim_705_a_cell_left_by_a_team_mate_is_free_for_the_next() {
    let mut table = scene("R8 E4, R7 D9, R10 D11").stage("phase2").set();
    assert!(table.refuses("MOVE R7 D11@450,187", "SIM-705"));
    table.play("MOVE R10 D13").play("MOVE R7 D11");
    assert_eq!(table.cell("R7"), "D11");
}

#[test]
fn sim_706_sim_710_a_quick_round_needs_a_phase_1_without_a_movement() {
    let table = exact_pass();
    assert!(table.accepts("QUICK"));
    assert!(table.refuses("END", "SIM-706"), "to move nobody is to play it");
    let mut table = scene("R8 F9, R10 F13, B6 F19").pass("rest F15");
    table.take("R10 F15");
    assert!(table.refuses("QUICK", "SIM-706"));
    table.play("END");
    assert_eq!((table.stage().as_str(), table.asked().as_str()), ("phase3-first", "B"));
}

#[test]
fn sim_708_sim_723_after_a_long_ball_both_sides_move_as_far_as_the_winner() {
    let mut table =
        scene("R8 E4, R7 D5, B6 G20").stage("phase2").with("reach 5; m 5; moved R8; carried 5").set();
    assert!(table.refuses("MOVE R7 D17", "SIM-701"), "six cells");
    table.play("MOVE R7 D15").play("END");
    assert_eq!(table.told("phase3", "allowance"), "5");
    assert!(table.refuses("MOVE B6 G8", "SIM-722"));
    table.play("MOVE B6 G10");
}

#[test]
fn ex_75_sim_709_a_dribbled_peg_only_gets_up() {
    let mut table = scene("R9 E16, B3 E18, B4 G18").set();
    table.kick("PASS R9 low 0.0 p40 dribble B3", "rest E18", "6 4");
    assert!(table.at("B3").ends_with("/90"), "laid down where he stood");
    table.take("R9 E18").play("SKILL none").play("END");
    assert_eq!(table.told("got_up", "peg"), "B3");
    assert_eq!((table.cell("B3"), table.stage()), ("E18".to_owned(), "phase3-first".to_owned()));
    assert!(!table.at("B3").contains('/'));
    assert!(table.refuses("MOVE B3 E20", "SIM-709"));
    assert!(table.refuses("TACKLE B3", "SIM-709"), "he may not be the first peg");
}

#[test]
fn sim_709_sim_762_an_interceptor_gets_up_and_moves_unless_he_has_travelled() {
    // A direct shot of R9, who moved two cells to the ball.
    let shot = scene("R9 F17, R10 F15, B4 G20, B9 J16")
        .stage("prepare")
        .with("carried 2; only shot; shots 1; moved R9; m 2; declared shot; direct")
        .set();
    let follow = |table: &mut Table| {
        // R10 takes the ball in his own cell: phases 2 and 3 follow.
        table.shoot("R9", "rest F15").play("END");
        assert_eq!(table.stage(), "phase3-first");
    };
    let mut travelled = shot.after("PREP intercept B4 F19/90");
    assert_eq!(travelled.at("B4"), "F19/90");
    follow(&mut travelled);
    assert_eq!(travelled.told("got_up", "peg"), "B4");
    assert!(travelled.refuses("MOVE B4 E20", "SIM-703"));

    let mut lay = shot.after("PREP intercept B4 G20/90");
    follow(&mut lay);
    assert!(lay.accepts("MOVE B4 G18"));
}

#[test]
fn sim_724_letting_go_and_the_two_pegs_of_a_cell_hold_in_phase_3_too() {
    let mut table = scene("R8 E4, R7 D13, B6 F13, B8 F15").stage("phase3-first").with("m 1").set();
    assert!(table.refuses("MOVE B6 F15@614,333", "SIM-705"));
    table.play("MOVE B8 F17").play("MOVE B6 F15");
    assert!(table.refuses("MOVE B8 F19", "SIM-703"));
}

#[test]
fn sim_770_sim_309_when_the_attack_keeps_the_ball_a_tick_and_its_next_turn_follow() {
    let mut table =
        scene("R8 E4, B6 F13").stage("phase3-first").with("m 1; moved R7; passed R6; crosses 1").set();
    table.play("END");
    assert_eq!((table.told("tick", "t"), table.stage()), ("4".to_owned(), "action".to_owned()));
    assert_eq!((table.asked(), table.item("relance")), ("R".to_owned(), String::new()));
    // SIM-312: a new turn is a new stretch of time.
    assert_eq!(table.item("moved") + &table.item("passed") + &table.item("crosses") + &table.item("m"), "");
}

#[test]
fn sim_709_a_dribbled_peg_rests_in_phase_2_too_if_the_ball_has_changed_hands() {
    let mut table = scene("R9 E16, B3 E18, B4 G18").set();
    table.kick("PASS R9 low 0.0 p40 dribble B3", "rest G18", "6 4");
    assert_eq!((table.told("took", "peg"), table.item("attack")), ("B4".to_owned(), "B".to_owned()));
    table.pass("B4", "rest G18");
    assert_eq!((table.stage(), table.told("got_up", "peg")), ("phase2".to_owned(), "B3".to_owned()));
    assert!(table.refuses("MOVE B3 E20", "SIM-709"));
    table.play("QUICK").play("HOLD").pass("B4", "rest G18");
    assert!(table.accepts("MOVE B3 E20"), "in the next phase he moves");
}

#[test]
fn sim_709_who_got_up_in_a_phase_3_moves_when_his_side_has_won_the_ball_in_it() {
    let won = |options: &str| {
        let scene = scene("R9 F11@458,333, B3 E18/90, B6 F11@494,333, B8 F15").options(options);
        let mut table = scene.stage("phase2").with("grounded B3").set();
        table.play("QUICK");
        assert!(table.refuses("MOVE B3 E20", "SIM-709"));
        table.play_with("TACKLE B6", "6 1").pass("B6", "rest F15");
        assert_eq!((table.told("took", "peg"), table.stage()), ("B8".to_owned(), "phase2".to_owned()));
        table.accepts("MOVE B3 E20")
    };
    assert!(won("") && !won("rules=3"));
}
