//! Phases 2 and 3 (7xx) and the turn (30x).

use super::*;
use crate::state::Restart;

/// Phase 3 of Blue after Red's carrier has the ball; M as told.
fn phase_3(pegs: &str, carrier: &str, m: u8) -> Table {
    let mut table = table(pegs).ball(carrier);
    table.state.m = m;
    table.turn().begin_phase_3();
    table
}

#[test]
fn sim_722_sim_725_sim_720_ex_62_a_quick_round() {
    let mut table = phase_3("R8 D9, B6 F13, B8 F17", "R8", 0);
    assert_eq!(table.refused("MOVE B6 E16"), "SIM-701");
    table.play("MOVE B6 F15");
    assert_eq!(table.refused("MOVE B8 F19"), "SIM-722");
    table.play("MOVE B1 F19");
    assert_eq!((table.ticks(), table.state.stage), (1, Stage::Action));
}

#[test]
fn sim_721_sim_722_sim_710_ex_63_the_defence_moves_as_far_as_the_attack_did() {
    let mut table = table("R8 F9, R10 F13, R7 A9, B6 F19, B8 G18").ball("R8");
    table.pass("rest F15");
    table.took();
    table.play("MOVE R7 A13");
    assert_eq!(table.state.m, 2);
    table.play("END");
    assert_eq!(table.refused("MOVE B6 C18"), "SIM-701");
    table.play("MOVE B6 E20");
    table.play("MOVE B8 G14");
    table.play("END");
    assert_eq!((table.state.t, table.state.attack, table.state.stage), (1, Side::Red, Stage::Action));
}

#[test]
fn sim_703_sim_701_sim_721_ex_64_who_moved_in_phase_1_or_has_the_ball_does_not_move() {
    let mut table = table("R7 A17, R9 F17, B3 J20, B1 K21").ball("R7");
    table.state.moved = pegs("R7");
    table.state.m = 1;
    table.cross("rest F21 cells A17 C18 D19 E20 F21");
    assert_eq!(table.took(), ("R9".to_owned(), 2));
    assert_eq!(table.state.m, 2);
    if table.state.stage == Stage::Skill {
        table.play("SKILL none");
    }
    assert_eq!(table.refused("MOVE R7 A15"), "SIM-313");
    assert_eq!(table.refused("MOVE R9 F17"), "SIM-701");
}

#[test]
fn sim_701_sim_702_sim_705_sim_704_ex_65_a_movement_in_phase_2() {
    let phase_2 = |pegs: &str| {
        let mut table = table(pegs).ball("R8");
        table.turn().begin_phase_2();
        table
    };
    assert_eq!(phase_2("R8 K5, R7 D9").refused("MOVE R7 D17"), "SIM-701");
    let mut over = phase_2("R8 K5, R7 F9, B6 F11, R9 F13");
    over.play("MOVE R7 F15");
    assert_eq!(over.refused("MOVE R7 F17"), "SIM-313");
    let mut taken = phase_2("R8 K5, R7 F9, R9 F11, B6 F13");
    assert_eq!(taken.refused("MOVE R7 F11@450,360"), "SIM-129");
    assert_eq!(taken.refused("MOVE R7 F13"), "SIM-128");
    assert_eq!(taken.refused("MOVE R7 F13@588,333"), "SIM-127");
    assert_eq!(taken.refused("MOVE B6 F15"), "SIM-1002");
    taken.play("MOVE R7 F13@546,360");
    assert_eq!(taken.refused("MOVE R7 F15"), "SIM-313");
}

#[test]
fn sim_707_sim_706_ex_66_a_shift_in_the_cell_counts_one() {
    let mut table = table("R8 K5, R7 D9, B6 F13").ball("R8");
    table.turn().begin_phase_2();
    assert_eq!(table.refused("MOVE R7 D9"), "SIM-707");
    table.play("MOVE R7 D9@378,200");
    assert_eq!(table.state.m, 1);
    assert_eq!(table.refused("QUICK"), "SIM-706");
    table.play("END");
}

#[test]
fn sim_730_sim_731_sim_734_sim_741_sim_742_sim_804_sim_309_ex_67_a_tackle_won() {
    let mut table = phase_3("R8 F11@448,333, B6 F13", "R8", 1);
    table.dice(&[4, 2]);
    table.play("MOVE B6 F11@490,333 tackle");
    assert_eq!((table.state.attack, table.state.carrier), (Side::Blue, Some(peg("B6"))));
    assert_eq!((table.state.relance, table.state.stage, table.ticks()), (true, Stage::Action, 0));
    assert!(
        table.has(|event| matches!(event, Event::Tackled { dice: [4, 2], numbers: [4, 5], won: true, .. }))
    );
}

#[test]
fn sim_743_sim_436_sim_770_ex_68_a_tackle_lost() {
    let mut table = phase_3("R8 F11@448,333, B6 F13, B8 K15", "R8", 1);
    table.dice(&[3, 2]);
    table.play("MOVE B6 F11@490,333 tackle");
    assert_eq!((table.state.stage, table.state.attack), (Stage::Phase3, Side::Red));
    assert_eq!(table.refused("MOVE B6 F13"), "SIM-313");
    table.play("MOVE B8 K13");
    table.play("END");
    assert_eq!((table.ticks(), table.state.failed_before), (1, pegs("B6")));
}

#[test]
fn sim_732_sim_735_sim_736_sim_802_ex_69_entering_from_behind() {
    let enter = |die: u8| {
        let mut table = table("R8 F11@448,333, B9 F9").with_elevens().ball("R8");
        table.put("R9 K7");
        table.put("R8 F11@448,333");
        table.state.ball = Point::mm(462, 333);
        table.state.m = 1;
        table.turn().begin_phase_3();
        table.dice(&[die]);
        table.play("MOVE B9 F11@430,333");
        table
    };
    let foul = enter(2);
    assert_eq!((foul.state.restart, foul.state.attack), (Some(Restart::FreeKick), Side::Red));
    assert!(foul.state.yellow.has(peg("B9")));
    assert_eq!(foul.ticks(), 1);
    let fine = enter(5);
    assert_eq!((fine.state.stage, fine.at("B9")), (Stage::Phase3, "F11".to_owned()));
    let mut tackles = table("R8 F11@448,333, B9 F9").ball("R8");
    tackles.state.m = 1;
    tackles.turn().begin_phase_3();
    tackles.dice(&[5, 6, 1]);
    tackles.play("MOVE B9 F11@430,333 tackle");
    assert_eq!(tackles.state.carrier, Some(peg("B9")));
}

#[test]
fn sim_733_sim_871_sim_873_sim_876_ex_70_entering_over_two_cells_is_violent() {
    let mut table = table("R8 F11@448,333, B8 F15").with_elevens().ball("R8");
    table.state.m = 3;
    table.turn().begin_phase_3();
    table.play("MOVE B8 F11@490,333");
    assert_eq!(table.state.whereabouts(peg("B8")), Where::SentOff);
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::FreeKick), Side::Red));
    assert_eq!(table.state.playing(Side::Blue).len(), 10);
    let mut area = super::table("R8 F19@784,333, B8 F15").with_elevens().ball("R8");
    area.state.m = 3;
    area.turn().begin_phase_3();
    area.play("MOVE B8 F19@830,333");
    assert_eq!(area.state.restart, Some(Restart::Penalty));
    assert!(!area.has(|event| matches!(event, Event::Var { .. })));
}

#[test]
fn sim_726_sim_727_ex_71_only_the_first_peg_enters() {
    let mut table = phase_3("R8 F11@448,333, B6 K13, B8 F13", "R8", 1);
    table.play("MOVE B6 K15");
    assert_eq!(table.refused("MOVE B8 F11@490,333"), "SIM-727");
    assert_eq!(table.refused("MOVE B8 F11@490,333 tackle"), "SIM-727");
}

#[test]
fn sim_734_sim_130_ex_72_the_gap_inside() {
    let mut table = phase_3("R8 F11@448,333, B6 F13", "R8", 1);
    table.state.ball = Point::mm(470, 333);
    assert_eq!(table.refused("MOVE B6 F11@490,333"), "SIM-130");
    table.play("MOVE B6 F11@494,333");
    assert_eq!(table.at("B6"), "F11");
}

#[test]
fn sim_744_sim_871_sim_873_ex_73_a_one_of_the_tackler_in_his_zone() {
    let mut free = table("R9 F17@700,333, B4 F19").with_elevens().ball("R9");
    free.state.m = 1;
    free.turn().begin_phase_3();
    free.dice(&[1, 1]);
    free.play("MOVE B4 F17@740,333 tackle");
    assert_eq!((free.state.restart, free.state.attack), (Some(Restart::FreeKick), Side::Red));
    let mut area = table("R9 F19@784,333, B4 F21, B1 E22").with_elevens().ball("R9");
    area.state.m = 1;
    area.turn().begin_phase_3();
    area.dice(&[1, 1, 3]);
    area.play("MOVE B4 F19@825,333 tackle");
    assert_eq!(area.state.restart, Some(Restart::Penalty));
    assert!(area.has(|event| matches!(event, Event::Var { die: 3, .. })));
}

#[test]
fn sim_805_sim_804_ex_74_running_the_clock() {
    let mut table = phase_3("R8 F11, B6 F15", "R8", 0);
    assert_eq!(table.refused("END"), "SIM-706");
    table.play("HOLD");
    assert_eq!((table.ticks(), table.state.holds, table.state.stage), (0, 1, Stage::Action));
}

#[test]
fn sim_815_after_ten_holds_a_further_one_gives_a_tick() {
    let mut table = phase_3("R8 F11, B6 F15", "R8", 0);
    table.state.holds = 9;
    table.play("HOLD");
    assert_eq!((table.ticks(), table.state.holds), (0, 10));
    table.turn().begin_phase_3();
    table.play("HOLD");
    assert_eq!(table.ticks(), 1);
}

#[test]
fn sim_709_ex_75_a_dribbled_peg_gets_up_and_does_no_more() {
    let mut table = table("R8 F11@448,333, B3 F11@490,333/90").ball("R8");
    table.state.grounded = pegs("B3");
    table.state.m = 2;
    table.turn().begin_phase_3();
    assert!(table.state.is_standing(peg("B3")));
    assert_eq!(table.refused("TACKLE B3"), "SIM-313");
    assert_eq!(table.refused("MOVE B3 F13"), "SIM-313");
    table.play("END");
    assert!(table.state.grounded.is_empty());
}

#[test]
fn sim_727_sim_745_sim_740_ex_76_a_peg_in_the_cell_tackles_where_it_stands() {
    let mut table = phase_3("R8 F11@448,333, B6 F11@490,333, B8 F15", "R8", 0);
    table.dice(&[1, 6]);
    table.play("TACKLE B6");
    assert_eq!(table.refused("MOVE B8 F17"), "SIM-722");
    table.play("END");
    // SIM-805: a tackle forfeits the hold.
    assert_eq!(table.ticks(), 1);
}

#[test]
fn sim_305_sim_306_sim_307_sim_308_sim_101_a_turn_has_a_kick_and_two_rounds_of_moves() {
    let mut table = table("R8 F9, R10 F13, B6 F19").ball("R8");
    // A turn cannot be passed.
    for other in ["QUICK", "END", "HOLD", "MOVE R10 F15"] {
        assert_eq!(table.refused(other), "SIM-1001");
    }
    table.pass("rest F13 touch R10");
    assert_eq!(table.state.stage, Stage::Skill);
    table.play("SKILL none");
    assert_eq!(table.state.stage, Stage::Phase2);
    table.play("QUICK");
    assert_eq!(table.state.stage, Stage::Phase3First);
}

#[test]
fn sim_312_sim_853_a_new_turn_forgets_the_old_one() {
    let mut table = table("R8 F9").ball("R8");
    let state = &mut table.state;
    (state.crosses, state.shots, state.m, state.reach) = (1, 1, 3, 5);
    (state.passed, state.moved) = (pegs("R8"), pegs("R8 B6"));
    table.turn().begin_turn(Side::Red, false);
    let state = &table.state;
    assert_eq!((state.crosses, state.shots, state.m, state.reach), (0, 0, 0, 3));
    assert!(state.passed.is_empty() && state.moved.is_empty());
}

#[test]
fn sim_315_sim_316_after_a_goal_or_a_ball_out_there_is_no_duel() {
    let mut table = table("R9 E16, B3 E18").with_elevens().ball("R9");
    table.kicks_past(Class::Pass, "out y0 500", Some("B3"));
    assert!(!table.has(|event| matches!(event, Event::Dribbled { .. })));
    assert_eq!(table.state.restart, Some(Restart::ThrowIn));
}

#[test]
fn sim_875_a_second_yellow_card_is_a_sending_off() {
    let mut table = table("R8 F11@448,333, B9 F9").with_elevens().ball("R8");
    table.put("R9 K7");
    table.state.ball = Point::mm(462, 333);
    table.state.yellow = pegs("B9");
    table.state.m = 1;
    table.turn().begin_phase_3();
    table.dice(&[3]);
    table.play("MOVE B9 F11@430,333");
    assert_eq!(table.state.whereabouts(peg("B9")), Where::SentOff);
}
