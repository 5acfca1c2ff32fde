//! Line-ups, toss, kick-off (30x), options, giving up (10xx).

use super::*;
use crate::state::Restart;

const RED: &str = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R10 H7, R11 K9";
const BLUE: &str =
    "LINEUP B B1 F21, B2 C18, B3 E18, B4 G18, B5 J18, B6 E14, B7 A15, B8 G14, B9 D13, B10 H13, B11 K15";

fn start(set: &[(&str, &str)]) -> Table {
    let game = game(set);
    let state = game.start(&mut Dice::default(), &mut ());
    Table { game, state, dice: Dice::default(), events: Vec::new() }
}

fn kick_off() -> Table {
    let mut table = start(&[]);
    table.try_play_as(Seat::FIRST, RED).unwrap();
    table.dice(&[1]);
    table.try_play_as(Seat::SECOND, BLUE).unwrap();
    table
}

#[test]
fn sim_301_sim_302_sim_303_sim_1004_both_line_up_secretly_then_the_toss() {
    let mut table = start(&[]);
    assert_eq!(table.state.to_act, onze_core::Seats::BOTH);
    table.try_play_as(Seat::SECOND, BLUE).unwrap();
    assert_eq!(table.game.sealed(&table.state), onze_core::Seats::only(Seat::SECOND));
    let hidden = table.game.view(&table.state, onze_core::Viewer::Seat(Seat::FIRST));
    assert!(hidden.sides[1].pegs.iter().all(|peg| peg.at.is_none() && peg.state.is_none()));
    let own = table.game.view(&table.state, onze_core::Viewer::Seat(Seat::SECOND));
    assert_eq!(own.sides[1].pegs.iter().filter(|peg| peg.at.is_some()).count(), 11);
    assert_eq!(table.try_play_as(Seat::SECOND, BLUE), Err("SIM-1004"));
    table.dice(&[2]);
    table.try_play_as(Seat::FIRST, RED).unwrap();
    assert!(table.has(|event| matches!(event, Event::Toss { side: Side::Blue })));
    assert_eq!((table.state.attack, table.state.stage), (Side::Blue, Stage::KickOff));
}

#[test]
fn sim_302_sim_130_ex_06_a_line_up_keeps_its_distance() {
    let mut table = start(&[]);
    let refused = |table: &mut Table, from: &str, to: &str| {
        table.try_play_as(Seat::FIRST, &RED.replace(from, to)).unwrap_err()
    };
    assert_eq!(refused(&mut table, "R9 F7", "R9 F9"), "SIM-130");
    assert_eq!(refused(&mut table, "R7 A9", "R7 A13"), "SIM-302");
    assert_eq!(refused(&mut table, "R7 A9", "R7 A9@340,42"), "SIM-127");
    assert_eq!(refused(&mut table, "R2 C4", "R2 E4@168,290"), "SIM-129");
    assert_eq!(refused(&mut table, ", R11 K9", ""), "SIM-301");
    assert_eq!(refused(&mut table, "R11 K9", "B11 K9"), "SIM-1001");
    table.try_play_as(Seat::FIRST, RED).unwrap();
    let mut free = start(&[("kickoff_placement", "free")]);
    let in_the_way = RED.replace("R1 F1", "R1 F11@440,333");
    assert_eq!(free.try_play_as(Seat::FIRST, &in_the_way), Err("SIM-842"));
    free.try_play_as(Seat::FIRST, &RED.replace("R9 F7", "R9 F9")).unwrap();
}

#[test]
fn sim_211_a_peg_with_an_x_plays_only_as_the_keeper() {
    let mut table = start(&[]);
    for (from, to) in [("R11 K9", "R12 K9"), ("R1 F1", "R13 F1")] {
        assert_eq!(table.try_play_as(Seat::FIRST, &RED.replace(from, to)), Err("SIM-211"));
    }
    table.try_play_as(Seat::FIRST, &RED.replace("R1 F1", "R12 F1")).unwrap();
    assert_eq!(table.state.keepers[0], peg("R12"));
}

#[test]
fn sim_303_sim_304_the_kicker_stands_beside_the_ball() {
    let mut table = kick_off();
    assert_eq!(table.refused("KICKOFF R1 F11@448,333"), "SIM-842");
    assert_eq!(table.refused("KICKOFF R9 F7"), "SIM-303");
    assert_eq!(table.refused("KICKOFF R9 F11@458,333"), "SIM-128");
    table.play("KICKOFF R9 F11@448,333");
    assert_eq!((table.state.stage, table.state.restart), (Stage::Action, Some(Restart::KickOff)));
    assert_eq!(table.refused("SHOT R9"), "SIM-847");
    assert_eq!(table.refused("PASS R9 low 0.0 p30 dribble B9"), "SIM-431");
    table.play("PASS R9 lob 180.0 p30 l45");
    assert!(table.state.last.is_some_and(|last| last.restart == Some(Restart::KickOff)));
}

#[test]
fn sim_422_sim_402_lobs_are_not_for_passes_in_open_play() {
    let mut table = table("R8 F9, R10 F13").ball("R8");
    assert_eq!(table.refused("PASS R8 lob 0.0 p30 l40"), "SIM-422");
    assert_eq!(table.refused("PASS R8 head 0.0 p30 l30"), "SIM-422");
    assert_eq!(table.refused("PASS R8 low 0.0 p101"), "SIM-402");
    assert_eq!(table.refused("PASS R8 low 360.0 p50"), "SIM-402");
    assert_eq!(table.refused("PASS R10 low 0.0 p50"), "SIM-307");
    let mut lobs = table_with(&[("lob_passes", "on")], "R8 F9, R10 F13").ball("R8");
    lobs.play("PASS R8 lob 0.0 p30 l40");
}

#[test]
fn sim_1009_who_gives_up_loses_by_the_score_or_by_three() {
    for (score, end) in [([2, 1], [0, 3]), ([1, 5], [1, 5]), ([0, 2], [0, 3])] {
        let mut table = kick_off();
        table.state.score = score;
        table.try_play_as(Seat::FIRST, "GIVEUP").unwrap();
        let outcome = table.game.outcome(&table.state).unwrap();
        assert_eq!((outcome.winner, outcome.gave_up), (Some(Seat::SECOND), Some(Seat::FIRST)));
        assert_eq!(outcome.score.as_slice(), end);
        assert_eq!(table.try_play_as(Seat::SECOND, "GIVEUP"), Err("SIM-895"));
    }
}

#[test]
fn sim_1001_sim_1002_sim_704_what_is_confirmed_stands_and_refusals_name_their_clause() {
    assert_eq!(Simulator::TAKE_BACK, onze_core::TakeBack::Never(onze_core::Clause("SIM-704")));
    let mut table = kick_off();
    assert_eq!(table.refused("PASS R9 low 0.0 p30"), "SIM-1001");
    assert_eq!(table.refused("FLY R9"), "SIM-1001");
    assert_eq!(table.try_play_as(Seat::SECOND, "KICKOFF R9 F11@448,333"), Err("SIM-1001"));
}

#[test]
fn sim_1003_a_decision_without_a_choice_is_made_by_itself() {
    // One winner at distance 0 in one cell: nobody is asked.
    let mut table = table("R8 F9, R10 F13, B6 K21").ball("R8");
    table.pass("rest F13");
    assert!(table.has(|event| matches!(event, Event::Took { .. })));
    assert_ne!(table.state.stage, Stage::Cod);
}

#[test]
fn sim_1008_the_first_choice_listed_is_the_default() {
    let mut table = table("R8 F9, R10 F13, B6 K21").ball("R8");
    table.pass("rest F13 touch R10");
    assert_eq!(table.legal()[0], Move::Skill(crate::moves::Skill::None));
    table.play("SKILL none");
    assert_eq!(table.legal()[0], Move::Quick);
    table.play("QUICK");
    assert_eq!(table.legal()[0], Move::Hold);
    let mut shot = super::table("R9 F17").ball("R9");
    shot.play("SHOT R9");
    assert_eq!(shot.legal()[0], Move::Prepare(crate::moves::Preparation::default()));
}

#[test]
fn sim_1010_the_options_and_their_defaults() {
    let defaults: Vec<(&str, String)> = {
        let settings = Settings::new(Simulator::SETTINGS);
        settings.iter().map(|(key, value)| (key, value.to_owned())).collect()
    };
    for (key, value) in [
        ("squad_value", "any"),
        ("kickoff_placement", "own_half"),
        ("hand", "normal"),
        ("lob_passes", "off"),
        ("short_pass", "5"),
        ("interceptors", "1"),
        ("ticks_per_half", "33"),
        ("hold_limit", "10"),
        ("striker_shots", "5"),
        ("shootout", "off"),
    ] {
        assert!(defaults.contains(&(key, value.to_owned())), "{key}");
    }
    let refused = |key: &str, value: &str| {
        let mut settings = Settings::new(Simulator::SETTINGS);
        settings.set(key, value).unwrap();
        Simulator::new(&settings).unwrap_err().rules()[0].0
    };
    assert_eq!(refused("squad_value", "fat"), "SIM-209");
    assert!(refused("red_squad", "X X X").starts_with("SIM-2"));
    assert!(refused("pitch", "round").starts_with("SIM-1"));
}

#[test]
fn sim_1005_the_same_choices_and_draws_give_the_same_match() {
    use onze_core::Quick;
    let game = game(&[("ticks_per_half", "11")]);
    let end = |seed: u64| {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        let mut moves = Vec::new();
        for _ in 0..300 {
            let Some(seat) = game.to_act(&state).first() else { break };
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
            game.play(&mut state, seat, &moves[n].clone(), &mut chance, &mut ()).unwrap();
        }
        game.write_position(&state)
    };
    assert_eq!(end(7), end(7));
    assert_ne!(end(7), end(8));
}
