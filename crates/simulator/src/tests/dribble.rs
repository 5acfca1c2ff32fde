//! Dribbles, of field pegs and of a keeper who has come out (43x, 44x).

use super::*;
use crate::state::{Prepared, Restart};

fn duel() -> Table {
    table("R9 E16, B3 E18, B4 G18, R8 K5").ball("R9")
}

#[test]
fn sim_430_sim_432_sim_433_sim_607_sim_416_ex_31_a_dribble_won() {
    let mut table = duel();
    table.dice(&[6, 4]);
    table.kicks_past(Class::Pass, "rest E18", Some("B3"));
    assert_eq!(table.took(), ("R9".to_owned(), 1));
    assert!(table.state.is_lying(peg("B3")) && table.state.grounded.has(peg("B3")));
    assert!(
        table.has(|event| matches!(event, Event::Dribbled { dice: [6, 4], numbers: [4, 5], won: true, .. }))
    );
    assert!(table.game.is_free(&table.state, peg("R9")));
}

#[test]
fn sim_432_sim_434_ex_32_a_dribble_lost() {
    let mut table = duel();
    table.dice(&[4, 3]);
    table.kicks_past(Class::Pass, "rest E18", Some("B3"));
    assert_eq!(table.took(), ("B3".to_owned(), 0));
}

#[test]
fn sim_435_sim_871_ex_33_a_one_of_the_defender_is_a_foul() {
    let mut table = duel().with_elevens();
    let ball = table.state.ball;
    table.dice(&[6, 1]);
    table.kicks_past(Class::Pass, "rest E18", Some("B3"));
    assert_eq!(table.state.restart, Some(Restart::FreeKick));
    assert_eq!((table.state.attack, table.state.ball), (Side::Red, ball));
    assert_eq!(table.ticks(), 1);
}

#[test]
fn sim_871_sim_873_ex_34_in_the_penalty_area_a_penalty_with_var() {
    for (die, restart, side) in [(6, Restart::GoalKick, Side::Blue), (5, Restart::Penalty, Side::Red)] {
        let mut table = table("R9 E20, B3 E20@860,260").with_elevens().ball("R9");
        table.dice(&[6, 1, die]);
        table.kicks_past(Class::Pass, "rest E18", Some("B3"));
        assert_eq!((table.state.restart, table.state.attack), (Some(restart), side));
        assert_eq!(table.ticks(), 1);
    }
}

#[test]
fn sim_436_sim_437_ex_35_after_a_failed_tackle_a_dribble_needs_no_dice() {
    let mut table = table("R8 F13, B6 F13@560,333, R10 E16, B8 G18").ball_at("R8", 530, 333);
    table.state.failed_before = pegs("B6");
    table.kicks_past(Class::Pass, "rest F17", Some("B6"));
    assert!(table.has(|event| matches!(event, Event::DribbleWithoutDice { .. })));
    assert_eq!(table.took().0, "R10");
}

#[test]
fn sim_436_it_holds_for_the_next_turn_only() {
    let mut table = table("R8 F11, B6 F11@494,333").ball_at("R8", 470, 333);
    table.state.failed = pegs("B6");
    table.turn().begin_turn(Side::Red, false);
    assert_eq!(table.state.failed_before, pegs("B6"));
    table.turn().begin_turn(Side::Red, false);
    assert!(table.state.failed_before.is_empty());
}

#[test]
fn sim_431_sim_408_ex_36_whom_a_dribble_may_name() {
    let mut table = table("R8 F9, B6 F13, B8 F11, B3 F9@350,333, B4 E10/90").ball("R8");
    assert_eq!(table.refused("PASS R8 low 0.0 p30 dribble B6"), "SIM-431");
    assert_eq!(table.refused("PASS R8 low 180.0 p30 dribble B8"), "SIM-431");
    assert_eq!(table.refused("PASS R8 low 300.0 p30 dribble B4"), "SIM-431");
    assert_eq!(table.refused("PASS R8 low 0.0 p30 dribble R1"), "SIM-431");
    for legal in ["PASS R8 low 0.0 p30 dribble B8", "PASS R8 low 200.0 p30 dribble B3"] {
        let choice = table.game.read_move(legal).unwrap();
        assert_eq!(table.game.check(&table.state, Seat::FIRST, &choice), Ok(()), "{legal}");
    }
    table.state.restart = Some(Restart::FreeKick);
    assert_eq!(table.refused("PASS R8 low 0.0 p30 dribble B8"), "SIM-431");
}

/// EX-37: a direct shot against a keeper placed in E20.
fn out() -> Table {
    let mut table = table("R9 E18@742,250, R8 K5, B3 K15").ball_at("R9", 756, 250);
    table.state.carried = 2;
    table.state.moved = pegs("R9");
    table.state.m = 2;
    table.state.only = Some(Class::Shot);
    table.play("SHOT R9 direct");
    table.play("PREP keeper B1 E20@835,265");
    table
}

fn dodge(table: &mut Table, direction: u16, ball: &str) {
    let aim = Aim::low(direction, 35);
    assert_eq!(table.game.check_dodge(&table.state, peg("R9"), aim), Ok(()));
    let reach = Reach::Bare;
    let (peg, dribble) = (peg("R9"), Some(peg("B1")));
    table.strikes(Strike { peg, aim, class: Class::Pass, dribble, dodge: true, reach }, ball);
}

#[test]
fn sim_440_sim_441_sim_442_sim_443_sim_445_sim_446_ex_37_the_keeper_is_dribbled() {
    let mut table = out();
    table.dice(&[5, 4]);
    dodge(&mut table, 3500, "rest D19");
    assert_eq!(table.took(), ("R9".to_owned(), 1));
    assert!(table.state.is_lying(peg("B1")));
    assert_eq!((table.state.stage, table.state.m), (Stage::Aim, 2));
    assert!(!table.state.passed.has(peg("R9")));
    // No further preparation: the shot is taken, and the keeper stays down.
    table.shoot_now("rest C20");
    assert!(table.state.is_lying(peg("B1")));
}

impl Table {
    fn shoot_now(&mut self, ball: &str) {
        self.kicks(Class::Shot, ball);
    }
}

#[test]
fn sim_442_sim_444_ex_38_on_the_inside_it_is_lost_without_dice() {
    let mut table = out();
    dodge(&mut table, 200, "rest F19");
    assert!(table.has(|event| matches!(event, Event::PassedInside { .. })));
    assert_eq!(table.took().0, "R9");
    assert_eq!((table.state.stage, table.state.shots), (Stage::Phase2, 1));
}

#[test]
fn sim_441_not_against_the_bar_nor_without_a_movement() {
    let mut still = out();
    still.state.carried = 0;
    assert_eq!(still.refused("DODGE R9 low 350.0 p35"), "SIM-441");
    let mut bar = out();
    bar.state.keeper = Prepared::Bar;
    assert_eq!(bar.refused("DODGE R9 low 350.0 p35"), "SIM-441");
    let mut far = out();
    far.put("B1 F21");
    assert_eq!(far.refused("DODGE R9 low 350.0 p35"), "SIM-441");
    let mut lob = out();
    assert_eq!(lob.refused("DODGE R9 lob 350.0 p35 l40"), "SIM-422");
}
