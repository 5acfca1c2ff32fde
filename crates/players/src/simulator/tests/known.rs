//! Small positions whose best choice is known, for every level.

use onze_core::Side;
use onze_simulator::{KeeperPlan, Move, Peg};

use super::{ATTACK, CHAMPION, CLUB, LEAGUE, ROOKIE, after, choose_at, game, position, taker};

#[test]
fn every_level_shoots_at_a_goal_without_a_keeper() {
    let game = game(&[]);
    let pegs = [("R9", "F17"), ("B1", "A21")];
    let state = position(&game, ATTACK, &pegs, "ball @726,333 F17; carrier R9");
    for level in [&ROOKIE, &CLUB, &LEAGUE, &CHAMPION] {
        let choice = choose_at(level, &game, &state, Side::Red, 1);
        assert_eq!(choice, Move::Shot { peg: Peg::parse("R9").unwrap(), direct: false });
    }
}

#[test]
fn of_two_before_the_goal_the_free_one_gets_the_ball() {
    let game = game(&[]);
    // B3 takes R10's skill away (SIM-606), B4 stands in the way to him.
    let pegs = [
        ("R8", "F13@544,333"),
        ("R9", "E20"),
        ("R10", "G20"),
        ("B3", "G20@854,405.746"),
        ("B4", "G16@680,375"),
    ];
    let state = position(&game, ATTACK, &pegs, "ball @558,333 F13; carrier R8");
    for (level, least) in [(&ROOKIE, 1), (&CLUB, 20), (&LEAGUE, 20), (&CHAMPION, 20)] {
        let passes = (0..5).map(|seed| choose_at(level, &game, &state, Side::Red, seed));
        let takers: Vec<Option<Peg>> = passes
            .flat_map(|pass| (0..8).map(|seed| taker(&game, &state, &pass, seed)).collect::<Vec<_>>())
            .collect();
        let [free, marked] =
            ["R9", "R10"].map(|name| takers.iter().filter(|taker| **taker == Peg::parse(name)).count());
        assert!(free >= least && free > marked, "{free} and {marked} of 40");
    }
}

#[test]
fn sim_653_a_keeper_does_not_leave_his_goal_for_a_tackle_that_he_would_lose() {
    let game = game(&[]);
    // R9 keeps the ball with 4, B1 tackles with 4: five throws of twelve win it, and the goal is open after the others.
    let state = position(&game, ATTACK, &[("R9", "F17")], "ball @726,333 F17; carrier R9");
    let prepare = after(&game, &state, &Move::Shot { peg: Peg::parse("R9").unwrap(), direct: false });
    for (level, seed) in [(&CLUB, 0), (&CLUB, 1), (&CLUB, 2), (&LEAGUE, 0), (&CHAMPION, 0), (&CHAMPION, 1)] {
        let choice = choose_at(level, &game, &prepare, Side::Blue, seed);
        let Move::Prepare(plan) = &choice else { panic!("{choice:?}") };
        let stays = match plan.keeper {
            KeeperPlan::Bar => true,
            KeeperPlan::Place { to, tackle } => !tackle && to.angle.is_none(),
            KeeperPlan::Stay => false,
        };
        assert!(stays, "{choice:?}");
    }
}
