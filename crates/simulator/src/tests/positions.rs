//! Positions on one line (SIM-317, SIM-318).

use super::*;
use crate::state::Restart;

fn refused(table: &Table, from: &str, to: &str) -> &'static str {
    let line = table.game.write_position(&table.state);
    let changed = line.replace(from, to);
    assert_ne!(line, changed, "'{from}' is not in {line}");
    match table.game.read_position(&changed) {
        Ok(_) => panic!("accepted: {changed}"),
        Err(refusal) => refusal.rules()[0].0,
    }
}

fn open_play() -> Table {
    table("R8 F9").with_elevens().ball("R8")
}

#[test]
fn sim_317_sim_318_a_position_is_one_line_and_read_back() {
    let mut table = open_play();
    table.state.last = Some(crate::state::Last {
        kicker: peg("R10"),
        class: Class::Cross,
        kind: crate::aim::Kind::Lob,
        from: cell("A17"),
        direct: true,
        header: false,
        restart: Some(Restart::Corner),
        dodge: false,
        relance: true,
        stayed: true,
        pressed_by: pegs("B3"),
        touched: pegs("B3 R9"),
        final_touch: Some(peg("R9")),
        offside: pegs("R9 R7"),
        dribbled: Some(peg("B3")),
        beaten: true,
        keeper_ready: true,
    });
    table.state.relance = true;
    table.state.failed_before = pegs("B6");
    table.state.yellow = pegs("R4 B9");
    table.state.holds = 4;
    table.state.t = 12;
    table.state.score = [2, 1];
    let line = table.game.write_position(&table.state);
    assert!(!line.contains('\n'));
    assert_eq!(table.game.read_position(&line), Ok(table.state), "{line}");
}

#[test]
fn sim_127_sim_128_sim_129_impossible_places_are_refused() {
    let table = open_play();
    assert_eq!(refused(&table, "R R1 F1,", "R R1 F1@2,333,"), "SIM-127");
    assert_eq!(refused(&table, "A9,", "C4@175,115,"), "SIM-128");
    let mut crowd = open_play();
    crowd.put("R2 E4@150,260");
    crowd.put("R7 E4@150,280");
    crowd.put("R10 E4@185,260");
    let line = crowd.game.write_position(&crowd.state);
    assert_eq!(crowd.game.read_position(&line).unwrap_err().rules()[0].0, "SIM-129");
}

#[test]
fn sim_317_what_does_not_fit_is_refused() {
    let table = open_play();
    assert_eq!(refused(&table, "action; ", "acting; "), "SIM-317");
    assert_eq!(refused(&table, "; ball", "; ball ; ball"), "SIM-317");
    assert_eq!(refused(&table, "half 1", "half 3"), "SIM-801");
    assert_eq!(refused(&table, "half 1; t 0", "half 1; t 0; time up"), "SIM-801");
    assert_eq!(refused(&table, "score 0-0", "score 0-0; time up"), "SIM-801");
    assert_eq!(refused(&table, "carrier R8", "carrier R9"), "SIM-519");
    assert_eq!(refused(&table, "carrier R8", "carrier R8; hands held"), "SIM-656");
    assert_eq!(refused(&table, "; carrier R8", ""), "SIM-519");
    assert_eq!(refused(&table, "bench, bench;", "bench, sent;"), "SIM-201");
    assert_eq!(refused(&table, "bench, bench;", "bench, off;"), "SIM-885");
    assert_eq!(refused(&table, "action", "phase9"), "SIM-317");
    assert_eq!(refused(&table, "action", "kicker-place"), "SIM-519");
    assert_eq!(refused(&table, "carrier R8", "carrier R8; sealed-dive AL"), "SIM-1004");
    assert_eq!(refused(&table, "carrier R8", "carrier R8; reach 9"), "SIM-312");
    assert_eq!(refused(&table, "carrier R8", "carrier R8; shootout R 0 0-0"), "SIM-895");
    assert_eq!(refused(&table, "R R1 F1", "R R12 F1"), "SIM-211");
}

#[test]
fn sim_820_a_ball_far_outside_is_refused() {
    let table = open_play();
    assert_eq!(refused(&table, "ball @392,333", "ball @392,700"), "SIM-820");
}

#[test]
fn sim_317_a_match_goes_on_from_a_position() {
    use onze_core::Quick;
    let game = game(&[("ticks_per_half", "11")]);
    let mut chance = Quick::new(3);
    let mut state = game.start(&mut chance, &mut ());
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
        let line = game.write_position(&state);
        let mut read = game.read_position(&line).unwrap_or_else(|fault| panic!("{fault:?}: {line}"));
        let (mut one, mut two) = (chance.clone(), chance.clone());
        game.play(&mut state, seat, &moves[n], &mut one, &mut ()).unwrap();
        game.play(&mut read, seat, &moves[n], &mut two, &mut ()).unwrap();
        assert_eq!(state, read);
        chance = one;
    }
}
