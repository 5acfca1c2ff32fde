//! Crosses, headers, shots and the keeper (45x to 47x, 64x, 65x).

use super::*;
use crate::state::{Prepared, Restart};

#[test]
fn sim_452_sim_453_sim_643_sim_454_ex_40_the_first_touch_in_the_area_heads() {
    let mut table = table("R7 A19, B3 E18, R9 F19, R8 K5").ball("R7");
    table.cross("out x924 300 touch B3 R9");
    assert_eq!((table.state.stage, table.state.carrier), (Stage::Header, Some(peg("R9"))));
    assert!(table.state.heading && table.state.ball == table.state.point(peg("R9")));
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP keeper bar"), "SIM-641");
    table.play("PREP keeper B1 E22");
    assert_eq!(table.state.stage, Stage::Aim);
    assert_eq!(table.refused("KICK R9 low 0.0 p50"), "SIM-422");
    assert_eq!(table.state.keeper, Prepared::Placed);
}

#[test]
fn sim_455_sim_456_ex_41_a_header_of_the_defence_begins_its_turn() {
    let mut table = table("R7 A19, B4 G20, R9 F15").ball("R7");
    table.cross("rest F17 touch B4");
    assert_eq!((table.state.attack, table.state.stage), (Side::Blue, Stage::Header));
    assert!(table.state.relance);
    assert_eq!(table.refused("SHOT B4"), "SIM-313");
    assert_eq!(table.refused("PASS B4 low 180.0 p50"), "SIM-422");
    table.play("PASS B4 head 180.0 p50 l30");
    assert!(table.state.last.is_some_and(|last| last.header && last.relance));
}

#[test]
fn sim_455_sim_656_the_keeper_may_catch_a_cross() {
    let mut table = table("R7 A19, R9 F15").ball("R7");
    table.cross("rest F17 touch B1");
    table.play("HANDS yes");
    assert_eq!((table.state.hands, table.state.stage), (Hands::Held, Stage::Phase2));
    assert!(!table.state.relance);
}

#[test]
fn sim_604_sim_313_sim_450_ex_42_no_second_cross_in_a_turn() {
    let mut table = table("R7 A19, R11 J16, R8 K5").ball("R7");
    table.cross("rest J18");
    assert_eq!(table.took().0, "R11");
    assert!(!table.legal().contains(&Move::Skill(crate::moves::Skill::Green)));
}

#[test]
fn sim_450_sim_451_ex_44_a_cross_needs_the_cross_zone() {
    let mut table = table("R7 D17").ball("R7");
    assert_eq!(table.refused("CROSS R7"), "SIM-450");
    let mut corner = super::table("R7 A21@900,20, R8 K5").ball_at("R7", 914, 10);
    corner.state.restart = Some(Restart::Corner);
    corner.play("CROSS R7");
    let mut throw = super::table("R7 A19@798,6").ball("R7");
    throw.state.restart = Some(Restart::ThrowIn);
    assert_eq!(throw.refused("CROSS R7"), "SIM-847");
}

#[test]
fn sim_470_ex_45_a_shot_needs_the_shooting_zone() {
    let mut table = table("R8 F15").ball("R8");
    assert_eq!(table.refused("SHOT R8"), "SIM-470");
}

#[test]
fn sim_641_sim_645_sim_646_sim_473_ex_46_the_bar_against_a_lob() {
    use onze_kick::Bounds;
    let game = game(&[]);
    // The ball at y = 280, from 37 to 47 high.
    let stops = |dive| {
        let Bounds { x, y, z } = game.keeper.dive(dive, Side::Blue, false);
        assert_eq!(x, [912.0, 924.0]);
        (y[0]..=y[1]).contains(&280.0) && z[0] <= 47.0 && z[1] >= 37.0
    };
    use crate::moves::Dive;
    assert_eq!((stops(Dive::Ah), stops(Dive::Al), stops(Dive::Kh)), (true, false, false));
    let penalty = game.keeper.dive(Dive::Cl, Side::Red, true);
    assert_eq!((penalty.x, penalty.y, penalty.z), ([0.0, 12.0], [303.0, 363.0], [0.0, 32.0]));
}

#[test]
fn sim_645_sim_641_sim_471_kick_and_dive_are_chosen_secretly_together() {
    let mut table = table("R9 F17, R8 K5").ball("R9");
    table.play("SHOT R9");
    table.play("PREP keeper bar");
    assert_eq!(table.state.to_act, onze_core::Seats::BOTH);
    assert_eq!(table.try_play_as(Seat::SECOND, "KICK R9 low 0.0 p90"), Err("SIM-1001"));
    table.try_play_as(Seat::SECOND, "DIVE CL").unwrap();
    assert_eq!(table.game.sealed(&table.state), onze_core::Seats::only(Seat::SECOND));
    assert_eq!(table.try_play_as(Seat::SECOND, "DIVE AL"), Err("SIM-1004"));
    table.try_play_as(Seat::FIRST, "KICK R9 low 0.0 p90").unwrap();
    assert!(table.game.sealed(&table.state).is_empty());
    assert!(table.has(|event| matches!(event, Event::Ball { .. })));
}

#[test]
fn sim_642_sim_647_ex_47_from_the_area_only_placement() {
    let mut table = table("R9 F19").ball("R9");
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP keeper bar"), "SIM-641");
    assert_eq!(table.refused("PREP keeper B1 D19"), "SIM-701");
    table.play("PREP keeper B1 D19/90");
    assert!(table.state.is_lying(peg("B1")));
    assert!(!table.state.moved.has(peg("B1")), "SIM-648");
}

#[test]
fn sim_642_ex_48_no_bar_for_a_keeper_outside_his_goal_area() {
    let mut table = table("R9 F17, B1 F19").ball("R9");
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP keeper bar"), "SIM-641");
}

#[test]
fn sim_653_sim_654_sim_744_ex_49_the_keeper_comes_out_and_tackles() {
    let shot = || {
        let mut table = table("R10 F17@700,333").with_elevens().ball("R10");
        table.put("B1 F21");
        table.play("SHOT R10");
        table
    };
    let mut won = shot();
    won.dice(&[5, 4]);
    won.play("PREP keeper B1 F17@745,333/90 tackle");
    assert_eq!((won.state.attack, won.state.stage), (Side::Blue, Stage::Action));
    assert_eq!((won.state.carrier, won.state.relance), (Some(peg("B1")), true));
    let mut foul = shot();
    foul.dice(&[1, 4]);
    foul.play("PREP keeper B1 F17@745,333/90 tackle");
    assert_eq!((foul.state.restart, foul.state.attack), (Some(Restart::FreeKick), Side::Red));
    let mut lost = shot();
    lost.dice(&[2, 4]);
    lost.play("PREP keeper B1 F17@745,333/90 tackle");
    assert_eq!(lost.state.stage, Stage::Aim);
    // SIM-436: for the rest of this turn too.
    assert!(lost.state.failed.has(peg("B1")) && lost.state.failed_before.has(peg("B1")));
    assert_eq!(shot().refused("PREP keeper B1 F19 tackle"), "SIM-740");
}

#[test]
fn sim_653_over_two_cells_only_from_in_front() {
    let mut table = table("R9 E20, B1 E16").ball("R9");
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP keeper B1 E20@820,262/90"), "SIM-653");
}

#[test]
fn sim_472_sim_509_ex_50_the_shooter_does_not_move() {
    let mut table = table("R9 F17, R10 E16, B3 D19").ball("R9");
    table.shoot("rest E18 touch B1");
    assert_eq!(table.took().0, "B3");
}

#[test]
fn sim_656_sim_658_sim_660_sim_661_ex_51_in_the_keepers_hands() {
    let mut table = table("R9 F17, R10 D15, B3 K9, R8 E18").ball("R9");
    table.shoot("rest F21 touch B1");
    assert_eq!(table.took().0, "B1");
    table.play("HANDS yes");
    assert_eq!((table.state.attack, table.state.stage), (Side::Blue, Stage::Phase2));
    assert_eq!(table.refused("MOVE B1 F17@735,333"), "SIM-658");
    table.play("MOVE B1 F19");
    assert_eq!((table.state.m, table.state.ball_cell), (1, cell("F19")));
    table.play("END");
    assert_eq!(table.refused("MOVE R8 F19@780,333"), "SIM-660");
    assert_eq!(table.refused("MOVE R10 D19"), "SIM-701");
    table.play("MOVE R10 D17");
    table.play("END");
    assert_eq!((table.ticks(), table.state.relance, table.state.stage), (1, false, Stage::Action));
    // SIM-659: thrown, or put down and kicked.
    assert_eq!(table.refused("PASS B1 low 180.0 p50"), "SIM-422");
    assert_eq!(table.refused("BALL @880,333"), "SIM-659");
    table.play("BALL @780,333");
    table.play("PASS B1 lob 180.0 p50 l40");
}

#[test]
fn sim_657_ex_52_a_back_pass_is_not_taken_in_hand() {
    let mut back = table("B3 F17, R9 K1").ball("B3");
    back.pass("rest F21");
    assert_eq!(back.took().0, "B1");
    assert_ne!(back.state.stage, Stage::Hands);
    let mut touched = table("B3 F17, R9 K1").ball("B3");
    touched.pass("rest F21 touch R9");
    assert_eq!(touched.took().0, "B1");
    assert_eq!(touched.state.stage, Stage::Hands);
    let mut headed = table("B4 F17, R9 K1").ball("B4");
    headed.state.heading = true;
    headed.pass("rest F21");
    assert_eq!(headed.took().0, "B1");
    assert_eq!(headed.state.stage, Stage::Hands);
}

#[test]
fn sim_872_sim_411_sim_410_ex_53_a_header_that_knocks_an_opponent_over() {
    let header = |over: &str| {
        let mut table = table("R9 F19, B3 E20").with_elevens().ball("R9");
        table.state.heading = true;
        table.state.ball = table.state.point(peg("R9"));
        table.shoot(&format!("rest E22 touch {over} over {over}"));
        table
    };
    let foul = header("B3");
    assert_eq!((foul.state.restart, foul.state.attack), (Some(Restart::FreeKick), Side::Blue));
    assert_eq!(foul.state.ball, foul.state.point(peg("R9")));
    let none = header("B1");
    assert!(none.state.restart.is_none() && none.state.is_standing(peg("B1")));
}

#[test]
fn sim_424_sim_459_sim_824_sim_825_ex_54_no_goal_without_a_shot() {
    let mut pass = table("R8 F15").with_elevens().ball("R8");
    pass.pass("goal B");
    assert_eq!((pass.state.score, pass.state.restart), ([0, 0], Some(Restart::GoalKick)));
    let mut own = table("B3 F15").with_elevens().ball("B3");
    own.pass("goal B");
    assert_eq!(
        (own.state.score, own.state.restart, own.state.attack),
        ([1, 0], Some(Restart::KickOff), Side::Blue)
    );
    let mut restart = table("B3 F15").with_elevens().ball("B3");
    restart.state.restart = Some(Restart::FreeKick);
    restart.pass("goal B");
    assert_eq!((restart.state.score, restart.state.restart), ([0, 0], Some(Restart::Corner)));
    assert_eq!(restart.state.attack, Side::Red);
    assert_eq!(restart.state.ball_cell, cell("K21"), "SIM-823: it went in at y = 340");
}

#[test]
fn sim_473_a_shot_scores() {
    let mut table = table("R9 F17").with_elevens().ball("R9");
    table.shoot("goal B touch B3");
    assert_eq!((table.state.score, table.state.attack), ([1, 0], Side::Blue));
}

#[test]
fn sim_454_sim_460_a_heading_peg_that_may_neither_pass_nor_shoot_keeps_the_ball() {
    let mut table = table("R7 A19, R9 F19, R8 K5").ball("R7");
    table.state.passed = pegs("R9");
    table.state.shots = 1;
    table.cross("rest F17 touch R9");
    assert_eq!((table.state.stage, table.state.carrier), (Stage::Phase2, Some(peg("R9"))));
    assert_eq!(table.state.ball, Point::mm(809, 333));
}

#[test]
fn sim_457_sim_453_a_header_shot_is_not_intercepted() {
    let mut table = table("R7 A19, R9 F19, B4 G20").ball("R7");
    table.cross("rest F17 touch R9");
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP intercept B4 G20/90"), "SIM-760");
}

#[test]
fn sim_640_sim_644_sim_649_the_keeper_may_stay_as_he_is() {
    let mut table = table("R9 F17").ball("R9");
    assert_eq!(table.refused("KICK R9 low 0.0 p90"), "SIM-1001");
    table.play("SHOT R9");
    table.play("PREP none");
    assert_eq!((table.state.stage, table.state.keeper), (Stage::Aim, Prepared::No));
}

#[test]
fn sim_655_a_placed_keeper_keeps_his_arms_from_the_ball() {
    let mut table = table("R9 F19").ball_at("R9", 815, 333);
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP keeper B1 F19@834,333"), "SIM-130");
    let arms = table.game.keeper.arms(Point::mm(860, 333));
    assert_eq!((arms.x, arms.y, arms.z), ([854.0, 866.0], [311.0, 355.0], [0.0, 40.0]));
    table.play("PREP keeper B1 F21@880,333");
}

#[test]
fn sim_651_sim_652_after_the_shot_he_gets_up_and_takes_part() {
    let mut table = table("R9 F17, R8 K5").ball("R9");
    table.play("SHOT R9");
    table.play("PREP keeper B1 F19/90");
    table.kicks(Class::Shot, "rest E20");
    assert!(table.state.is_standing(peg("B1")));
    assert_eq!(table.took(), ("B1".to_owned(), 1));
}

#[test]
fn sim_401_sim_404_sim_406_sim_412_sim_413_a_real_kick_runs_over_the_pegs() {
    use onze_kick::{Flight, SplitMix64};
    let table = table_with(&[("hand", "exact")], "R8 F9, B6 F13, R10 F9@378,350").ball("R8");
    let mut flight = Flight::empty();
    let mut words = SplitMix64::new(1);
    table.game.fly(&table.state, peg("R8"), Aim::low(0, 60), Reach::Bare, &mut words, &mut flight);
    assert_eq!(flight.touched().next(), Some(peg("B6").id()));
    assert_eq!((peg("R1").id().0, peg("B1").id().0, peg("B16").id().0), (1, 17, 32));
    let head = Aim { kind: crate::aim::Kind::Head, direction: 0, power: 50, loft: 30 };
    table.game.fly(&table.state, peg("R8"), head, Reach::Bare, &mut words, &mut flight);
    assert!((flight.segments[0].centre.z - 37.0).abs() < 1e-12);
    assert!((flight.segments[0].centre.x - 378.0).abs() < 1e-12);
}

#[test]
fn sim_407_sim_416_a_kick_takes_nine_words_whatever_the_hand() {
    struct Count(u32);
    impl Chance for Count {
        fn below(&mut self, _: u32) -> u32 {
            panic!("a kick throws no die")
        }
        fn word(&mut self) -> u64 {
            self.0 += 1;
            u64::from(self.0) << 40
        }
    }
    for hand in ["exact", "steady", "normal", "shaky"] {
        let table = table_with(&[("hand", hand)], "R8 F9").ball("R8");
        let mut words = Count(0);
        let ran = table.game.run(&table.state, peg("R8"), Aim::low(0, 40), Reach::Bare, (&mut words, false));
        assert_eq!(words.0, 9);
        assert!(matches!(ran.end, End::Rest(_)));
        assert_eq!(ran.cells[0], cell("F9"));
    }
}
