//! The clock, halves and the end (80x, 81x, 89x).

use super::*;
use crate::state::Restart;

/// The end of phase 3 with Red's ball in a cell.
fn ends_phase_3(cell: &str, t: u16, added: u8) -> Table {
    let mut table = table(&format!("R8 {cell}")).with_elevens().ball("R8");
    table.state.t = t;
    table.state.added = added;
    table.state.m = 1;
    table.turn().begin_phase_3();
    table.play("END");
    table
}

#[test]
fn sim_801_sim_803_sim_802_sim_131_ex_87_ticks_are_minutes() {
    let table = ends_phase_3("F11", 10, 0);
    assert_eq!((table.state.t, table.game.minute(&table.state)), (11, (15, 0)));
    let mut clock = super::table("");
    for (half, t, minute) in
        [(1, 12, (16, 0)), (1, 33, (45, 0)), (1, 36, (45, 3)), (2, 11, (60, 0)), (2, 22, (75, 0))]
    {
        clock.state.half = half;
        clock.state.t = t;
        assert_eq!(clock.game.minute(&clock.state), minute);
    }
    for (t, cell) in [(1, "A1"), (11, "A21"), (12, "A21"), (22, "A1"), (23, "A1"), (33, "A21")] {
        clock.state.t = t;
        assert_eq!(clock.game.referee(&clock.state).unwrap().to_string(), cell, "{t}");
    }
    clock.state.t = 0;
    assert_eq!(clock.game.referee(&clock.state), None);
}

#[test]
fn sim_806_sim_807_sim_812_ex_88_half_time() {
    let table = ends_phase_3("F11", 35, 3);
    assert_eq!((table.state.half, table.state.stage, table.state.t), (2, Stage::LineUp, 0));
    assert_eq!(table.state.attack, table.state.first.other());
    assert_eq!(table.state.added, 0);
    assert_eq!(ends_phase_3("F11", 34, 3).state.half, 1);
}

#[test]
fn sim_807_sim_810_ex_89_in_the_attack_zone_play_goes_on() {
    let mut table = ends_phase_3("F17", 35, 3);
    assert_eq!((table.state.half, table.state.time_up), (1, true));
    // A late goal would not bring the time back.
    table.state.added = 5;
    table.put("R10 F15");
    table.put("B6 K21");
    table.put("B3 K19");
    table.put("B4 K17");
    table.pass("rest F15 touch R10");
    assert_eq!((table.state.half, table.state.stage), (2, Stage::LineUp));
}

#[test]
fn sim_807_sim_808_sim_809_ex_90_what_ends_a_half() {
    let late = || {
        let mut table = table("R9 F17").with_elevens().ball("R9");
        table.state.t = 40;
        table.state.time_up = true;
        table
    };
    let mut saved = late();
    saved.shoot("rest F21 touch B1");
    assert_eq!(saved.state.half, 2);
    let mut corner = late();
    corner.shoot("out x924 420 touch B1");
    assert_eq!(corner.state.half, 2);
    let mut throw = late();
    throw.pass("out y0 700");
    assert_eq!(throw.state.half, 2);
    let mut goal = late();
    goal.shoot("goal B");
    assert_eq!((goal.state.half, goal.state.score), (2, [1, 0]));
    let mut foul = late();
    foul.put("B3 F17@700,360");
    foul.dice(&[3, 1]);
    foul.kicks_past(Class::Pass, "rest F15", Some("B3"));
    assert_eq!((foul.state.half, foul.state.restart), (1, Some(Restart::FreeKick)));
}

#[test]
fn sim_806_ex_91_at_most_five_are_added() {
    let mut table = table("");
    table.state.half = 2;
    table.state.added = 9;
    assert_eq!(table.game.length_of_half(&table.state), 38);
    table.state.added = 3;
    assert_eq!(table.game.length_of_half(&table.state), 36);
    let mut short = table_with(&[("ticks_per_half", "22")], "");
    short.state.t = 11;
    assert_eq!((short.game.length_of_half(&short.state), short.game.minute(&short.state)), (22, (22, 0)));
}

#[test]
fn sim_812_sim_806_sim_885_ex_93_substitutions_at_half_time_add_nothing() {
    let mut table = ends_phase_3("F11", 35, 3);
    let red = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R13 D7, R14 F7, R15 H7, R11 K9";
    table.try_play_as(Seat::FIRST, red).unwrap();
    let hidden = table.game.view(&table.state, onze_core::Viewer::Spectator);
    assert_eq!(hidden.sides[0].substitutions, 0);
    let blue =
        table.game.usual_line_up(&table.state, Side::Blue, table.state.playing(Side::Blue), false).unwrap();
    table.try_play_as(Seat::SECOND, &table.game.write_move(&Move::LineUp(blue))).unwrap();
    assert_eq!((table.state.substitutions, table.state.added), ([3, 0], 0));
    assert_eq!(table.state.whereabouts(peg("R8")), Where::Off);
    // The side that did not kick off the first half kicks off the second; nobody tosses.
    assert_eq!((table.state.stage, table.state.attack), (Stage::KickOff, table.state.first.other()));
}

#[test]
fn sim_814_a_throw_in_whose_phase_3_makes_time_up_is_not_thrown() {
    let mut table = table("").with_elevens();
    table.state.t = 32;
    table.turn().award(Restart::ThrowIn, Side::Red, Point::mm(700, 0), Some(cell("A17")));
    table.play("END");
    table.play("END");
    table.play("THROW R7");
    table.play("MOVE R8 D9");
    table.play("END");
    table.play("END");
    assert_eq!((table.state.half, table.state.stage), (2, Stage::LineUp));
}

#[test]
fn sim_895_the_end() {
    let mut table = table("R8 F11").with_elevens().ball("R8");
    table.state.half = 2;
    table.state.score = [2, 1];
    table.state.t = 40;
    table.state.m = 1;
    table.turn().begin_phase_3();
    table.play("END");
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!((outcome.winner, outcome.score.as_slice()), (Some(Seat::FIRST), &[2, 1][..]));
    assert!(table.state.to_act.is_empty());
}

#[test]
fn sim_896_sim_1004_a_shoot_out() {
    let mut table = table_with(&[("shootout", "on")], "R8 F11").with_elevens().ball("R8");
    table.state.half = 2;
    table.state.t = 40;
    table.state.m = 1;
    table.turn().begin_phase_3();
    table.dice(&[1]);
    table.play("END");
    assert_eq!((table.state.stage, table.state.attack), (Stage::Taker, Side::Red));
    table.play("TAKER R9");
    assert_eq!(table.state.to_act, onze_core::Seats::BOTH);
    assert_eq!(table.state.point(peg("B1")), Point::mm(918, 333));
    let (keeper, class) = (Reach::Dive(crate::moves::Dive::Cl), Class::Shot);
    let strike =
        |peg: Peg| Strike { peg, aim: Aim::low(0, 90), class, dribble: None, dodge: false, reach: keeper };
    // Red scores each time, Blue never: after five each it is over.
    for kick in 0..10 {
        let number = 2 + u8::try_from(kick / 2).unwrap();
        let taker = Peg::new(table.state.attack, number).unwrap();
        if kick == 0 {
            table.strikes(strike(peg("R9")), "goal B");
            assert_eq!(table.state.attack, Side::Blue);
            continue;
        }
        table.play(&format!("TAKER {taker}"));
        let end = if taker.side() == Side::Red { "goal B" } else { "rest F5" };
        table.strikes(strike(taker), end);
        if kick == 1 {
            table.play_refused_taker();
        }
    }
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!((outcome.winner, outcome.tie_break.unwrap().as_slice()), (Some(Seat::FIRST), &[5, 0][..]));
    assert_eq!(outcome.score.as_slice(), [0, 0]);
}

impl Table {
    /// R9 has kicked: each once before anyone kicks again.
    fn play_refused_taker(&mut self) {
        assert_eq!(self.refused("TAKER R9"), "SIM-896");
    }
}

#[test]
fn sim_106_sim_113_the_sides_do_not_change_their_direction_at_half_time() {
    let table = ends_phase_3("F11", 35, 3);
    assert_eq!(table.game.pitch.goal_line(Side::Red), 0);
    assert!(table.game.pitch.attack(Side::Red).has(cell("F21")));
    assert!(table.game.pitch.attack(Side::Blue).has(cell("F21").mirror()));
}
