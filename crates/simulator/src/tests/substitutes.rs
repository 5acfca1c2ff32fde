//! Substitutions, cards and keepers (87x, 88x).

use super::*;
use crate::state::Restart;

fn stoppage() -> Table {
    let mut table = table("").with_elevens();
    table.turn().award(Restart::GoalKick, Side::Red, Point::mm(30, 333), None);
    table
}

#[test]
fn sim_885_ex_93_five_in_the_match_and_nobody_returns() {
    let mut table = stoppage();
    assert_eq!(table.state.stage, Stage::SubstituteFirst);
    let at = table.state.point(peg("R8"));
    table.play("SUB R14 for R8");
    assert_eq!(table.state.point(peg("R14")), at);
    assert_eq!(table.refused("SUB R8 for R9"), "SIM-885");
    assert_eq!(table.refused("SUB R15 for R8"), "SIM-885");
    assert_eq!(table.refused("SUB B14 for B8"), "SIM-1002");
    assert_eq!((table.state.substitutions, table.state.added), ([1, 0], 1));
    table.state.substitutions[0] = 5;
    assert_eq!(table.refused("SUB R15 for R9"), "SIM-885");
    table.play("END");
    assert_eq!(table.state.stage, Stage::SubstituteSecond);
    table.play("END");
    assert_eq!(table.state.stage, Stage::Reposition1);
}

#[test]
fn sim_890_sim_211_keepers_are_replaced_by_keepers() {
    let mut table = stoppage();
    assert_eq!(table.refused("SUB R12 for R8"), "SIM-211");
    assert_eq!(table.refused("SUB R14 for R1"), "SIM-211");
    table.play("SUB R12 for R1");
    assert_eq!(table.state.keeper_of(Side::Red), peg("R12"));
    // No X is left on the bench: a field peg may be named.
    table.play("SUB R14 for R12");
    assert_eq!(table.state.keeper_of(Side::Red), peg("R14"));
}

#[test]
fn sim_889_sim_876_ex_94_the_reserve_keeper() {
    let mut table = table("").with_elevens();
    table.state.take_away(peg("R1"), Where::SentOff);
    table.turn().award(Restart::FreeKick, Side::Blue, Point::mm(400, 333), None);
    table.play("END");
    assert_eq!(table.refused("END"), "SIM-889");
    assert_eq!(table.refused("REPOS R1 F1"), "SIM-1001");
    table.play("RESERVE for R11");
    let state = &table.state;
    let sticker = table.game.sticker(state, peg("R1"));
    assert_eq!(
        (sticker.marks.to_string(), sticker.numbers.to_string()),
        ("X".to_owned(), "4-4-4-4".to_owned())
    );
    assert_eq!((state.playing(Side::Red).len(), state.substitutions[0]), (10, 1));
    assert_eq!(state.whereabouts(peg("R11")), Where::Off);
}

#[test]
fn sim_889_sim_891_or_a_field_peg_or_an_x_of_the_bench() {
    let sent_off = || {
        let mut table = table("").with_elevens();
        table.state.take_away(peg("R1"), Where::SentOff);
        table.turn().award(Restart::FreeKick, Side::Blue, Point::mm(400, 333), None);
        table.play("END");
        table
    };
    let mut field = sent_off();
    field.play("KEEPER R5");
    assert_eq!(field.state.keeper_of(Side::Red), peg("R5"));
    assert_eq!(field.refused("KEEPER R6"), "SIM-889");
    let mut bench = sent_off();
    bench.play("SUB R12 for R9");
    assert_eq!(bench.state.keeper_of(Side::Red), peg("R12"));
    assert_eq!(bench.refused("RESERVE for R8"), "SIM-889");
}

#[test]
fn sim_886_sim_888_sim_887_sim_814_ex_92_duties_at_a_throw_in() {
    let mut table = table("").with_elevens();
    table.state.half = 2;
    table.state.t = 11;
    table.state.substitutions = [1, 2];
    for (on, off) in [("R16", "R11"), ("B15", "B11"), ("B16", "B10")] {
        let at = table.state.point(peg(off));
        table.state.take_away(peg(off), Where::Off);
        table.state.put(&table.game.pitch, peg(on), Body::standing(at));
    }
    table.turn().award(Restart::ThrowIn, Side::Red, Point::mm(310, 0), Some(cell("A7")));
    assert_eq!(table.refused("END"), "SIM-888");
    table.play("SUB R14 for R8");
    table.play("END");
    table.play("END");
    assert_eq!((table.state.stage, table.ticks()), (Stage::Reposition1, 1));
    // SIM-886, SIM-831: the thrower is put where he throws.
    let step = "R3 E4, R4 G4, R5 J4, R6 F5, R10 H7";
    assert_eq!(table.refused(&format!("REPOS R2 C4, {step}")), "SIM-303");
    assert_eq!(table.refused(&format!("REPOS R2 A7@310,6, {step}, R7 A7@300,60")), "SIM-129");
    table.play(&format!("REPOS R2 A7@310,6, {step}, R7 A9"));
}

#[test]
fn sim_888_sim_813_when_the_duties_fall_due() {
    for (ticks, first, second) in [("33", 11, 22), ("22", 8, 15), ("11", 4, 8)] {
        let mut table = table_with(&[("ticks_per_half", ticks)], "");
        table.state.half = 2;
        let mut duty = |t: u16| {
            table.state.t = t;
            table.game.duty(&table.state)
        };
        assert_eq!([duty(first - 1), duty(first), duty(second - 1), duty(second)], [0, 2, 2, 3], "{ticks}");
        table.state.half = 1;
        assert_eq!(table.game.duty(&table.state), 0);
    }
}

#[test]
fn sim_888_the_duty_ends_for_a_side_with_nobody_to_bring_on() {
    let mut table = table("").with_elevens();
    table.state.half = 2;
    table.state.t = 22;
    for name in ["R12", "R13", "R14", "R15", "R16"] {
        table.state.take_away(peg(name), Where::SentOff);
    }
    assert_eq!(table.game.owed(&table.state, Side::Red), 0);
    assert_eq!(table.game.owed(&table.state, Side::Blue), 3);
}

#[test]
fn sim_876_with_fewer_than_seven_a_side_loses() {
    let mut table = table("R8 F11@448,333, B8 F15, B2 C18, B3 E18, B4 G18, B5 J18, B6 K21").ball("R8");
    table.state.score = [0, 1];
    table.state.m = 3;
    table.turn().begin_phase_3();
    table.play("MOVE B8 F11@490,333");
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!((outcome.winner, outcome.score.as_slice()), (Some(Seat::FIRST), &[3, 0][..]));
    assert!(outcome.gave_up.is_none());
}
