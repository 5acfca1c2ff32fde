//! What holds in every match, with kicks of all kinds.

use crate::invariants::invariants;
use onze_core::{Chance, Game, Notation, Quick, Seat, Settings, Viewer};
use onze_simulator::{Aim, Event, Kind, Move, Side, Simulator, State};
use proptest::prelude::*;

/// A kick as nobody would aim it.
fn wild(chance: &mut Quick, kind: Kind) -> Aim {
    let (least, most) = (*kind.lofts().start(), *kind.lofts().end());
    let small = |n: u32| u8::try_from(n).unwrap();
    Aim {
        kind,
        direction: u16::try_from(chance.below(3600)).unwrap(),
        power: small(1 + chance.below(100)),
        loft: least + small(chance.below(u32::from(most - least) + 1)),
    }
}

/// The listed choice, its kick replaced by a wild one now and then.
fn perhaps_wild(choice: &Move, chance: &mut Quick) -> Move {
    if chance.below(2) == 0 {
        return choice.clone();
    }
    match choice {
        Move::Pass { peg, aim, .. } => Move::Pass { peg: *peg, aim: wild(chance, aim.kind), dribble: None },
        Move::Kick { peg, aim } => Move::Kick { peg: *peg, aim: wild(chance, aim.kind) },
        Move::Dodge { peg, .. } => Move::Dodge { peg: *peg, aim: wild(chance, Kind::Low) },
        other => other.clone(),
    }
}

/// SIM-1009, SIM-317: whoever gives up loses, and the end is a position like any other.
fn given_up(game: &Simulator, state: &State) {
    if game.outcome(state).is_some() {
        return;
    }
    let mut end = *state;
    game.play(&mut end, Seat::SECOND, &Move::GiveUp, &mut Quick::new(0), &mut ()).unwrap();
    assert_eq!(game.outcome(&end).unwrap().winner(), Some(Seat::FIRST));
    let line = game.write_position(&end);
    assert_eq!(game.read_position(&line), Ok(end), "{line}");
}

struct Played {
    goals: [u16; 2],
    ticks: [u16; 2],
    substitutions: [u8; 2],
}

fn play_out(game: &Simulator, seed: u64) -> Played {
    let mut chance = Quick::new(seed);
    let mut played = Played { goals: [0; 2], ticks: [0; 2], substitutions: [0; 2] };
    let mut events = Vec::new();
    let mut state = game.start(&mut chance, &mut events);
    let (mut moves, mut choices) = (Vec::new(), 0);
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
        let choice = perhaps_wild(&moves[n], &mut chance);
        let half = usize::from(game.view(&state, Viewer::All).clock.half) - 1;
        events.clear();
        game.play(&mut state, seat, &choice, &mut chance, &mut events).unwrap();
        for event in &events {
            match event {
                Event::Goal { side, .. } => played.goals[side.index()] += 1,
                Event::Tick { .. } => played.ticks[half] += 1,
                Event::Substituted { on, .. } => played.substitutions[on.side().index()] += 1,
                Event::ReserveKeeper { peg, .. } => played.substitutions[peg.side().index()] += 1,
                Event::LinedUp { side, substitutions, .. } => {
                    played.substitutions[side.index()] += substitutions;
                }
                _ => {}
            }
        }
        if choices % 8 == 0 {
            given_up(game, &state);
        }
        invariants(game, &state).unwrap_or_else(|fault| panic!("seed {seed}, after {choice:?}: {fault}"));
        choices += 1;
        assert!(choices < 100_000, "seed {seed}: the match does not end");
    }
    let view = game.view(&state, Viewer::All);
    let ended_early = events.iter().any(|event| matches!(event, Event::TooFew { .. }));
    if !ended_early {
        // SIM-806, SIM-807: no half is shorter than its ticks.
        assert!(played.ticks.iter().all(|&ticks| ticks >= 11), "seed {seed}: {:?}", played.ticks);
    }
    for side in Side::BOTH {
        let seen = &view.sides[side.index()];
        if !ended_early {
            assert_eq!(seen.score, played.goals[side.index()], "seed {seed}: goals");
        }
        assert_eq!(seen.substitutions, played.substitutions[side.index()], "seed {seed}: substitutions");
    }
    played
}

fn game(set: &[(&str, &str)]) -> Simulator {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in [("ticks_per_half", "11")].iter().chain(set) {
        settings.set(key, value).unwrap();
    }
    Simulator::new(&settings).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// SIM-127, SIM-129, SIM-473, SIM-802, SIM-806, SIM-885: pegs, clock, substitutions and score of whole matches.
    #[test]
    fn every_match_ends_and_adds_up(seed in any::<u64>()) {
        let played = play_out(&game(&[]), seed);
        prop_assert!(played.substitutions.iter().all(|&made| made <= 5));
    }

    #[test]
    fn every_match_with_all_pro_rules_ends_and_adds_up(seed in any::<u64>()) {
        let mut set = vec![("hand", "shaky"), ("shootout", "on"), ("lob_passes", "on")];
        for key in [
            "pro_assist", "pro_long_kick", "pro_extended_cross", "pro_precise_cross", "pro_offside_line", "pro_striker",
            "pro_retrieval", "pro_wall", "pro_header", "pro_speed", "pro_quick_defence",
        ] {
            set.push((key, "on"));
        }
        play_out(&game(&set), seed);
    }
}

/// SIM-317: a line that was changed is refused, or is a position from which a match can be played on.
#[test]
fn sim_317_changed_positions_are_refused_or_played_on() {
    let game = game(&[("shootout", "on")]);
    let mut chance = Quick::new(5);
    let mut state = game.start(&mut chance, &mut ());
    let (mut moves, mut accepted) = (Vec::new(), 0);
    while let Some(seat) = game.to_act(&state).first() {
        let line = game.write_position(&state);
        for _ in 0..4 {
            let mut changed = line.clone().into_bytes();
            let (from, to) =
                (chance.below(u32::try_from(changed.len()).unwrap()) as usize, b"0123456789RB;, ");
            changed[from] = to[chance.below(15) as usize];
            let Ok(mut read) = game.read_position(std::str::from_utf8(&changed).unwrap()) else { continue };
            accepted += 1;
            for _ in 0..10 {
                let Some(seat) = game.to_act(&read).first() else { break };
                moves.clear();
                game.legal(&read, seat, &mut moves);
                let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
                game.play(&mut read, seat, &moves[n], &mut chance, &mut ()).unwrap();
            }
        }
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
        game.play(&mut state, seat, &moves[n], &mut chance, &mut ()).unwrap();
    }
    assert!(accepted > 0);
}
