//! Positions on one line (SIM-317, SIM-318): read back, played on from, refused where no match could be.

use onze_core::{Because, Chance, Game, Notation, Quick};
use onze_simulator::{Refusal, State};

use crate::scene::{Scene, game, scene};

/// R8 has the ball in F9, everybody else is far away along row K.
fn open_play() -> Scene {
    scene("R8 F9")
}

/// The first clause that refuses the line with something replaced.
fn refused(scene: &Scene, from: &str, to: &str) -> &'static str {
    let line = scene.line();
    let changed = line.replace(from, to);
    assert_ne!(line, changed, "'{from}' is not in {line}");
    match game("").read_position(&changed) {
        Ok(_) => panic!("accepted: {changed}"),
        Err(refusal) => refusal.rules()[0].0,
    }
}

#[test]
fn sim_317_sim_318_every_item_is_read_back() {
    let last = "last R10 cross lob A17 direct relance stayed beaten ready, restart corner, pressed B3, \
                touched R9 B3, offside R7 R9, by R9, dribbled B3";
    let items = format!("t 12; score 2-1; relance; failed-before B6; yellow R4 B9; holds 4; {last}");
    // Setting it reads and writes the line, and compares.
    let table = open_play().with(&items).set();
    assert_eq!((table.item("yellow"), table.item("holds")), ("R4 B9".to_owned(), "4".to_owned()));
    assert!(!table.position().contains('\n'));
}

#[test]
fn sim_127_sim_128_sim_129_impossible_places_are_refused() {
    let scene = open_play();
    assert_eq!(refused(&scene, "R R1 F1,", "R R1 F1@2,333,"), "SIM-127");
    assert_eq!(refused(&scene, " K1, K3,", " K1, K1@45,624,"), "SIM-128");
    let crowd = " K1, K3@100,610, K3@115,610, K3@130,610, K3@145,610,";
    assert_eq!(refused(&scene, " K1, K3, K5, K7, K9,", crowd), "SIM-129");
}

#[test]
fn sim_317_what_does_not_fit_is_refused() {
    let scene = open_play();
    for (from, to, clause) in [
        ("action; ", "acting; ", "SIM-317"),
        ("; ball", "; ball ; ball", "SIM-317"),
        ("half 1", "half 3", "SIM-801"),
        ("score 0-0", "score 0-0; time up", "SIM-801"),
        ("carrier R8", "carrier R9", "SIM-519"),
        ("carrier R8", "carrier R8; hands held", "SIM-656"),
        ("; carrier R8", "", "SIM-519"),
        ("bench, bench;", "bench, sent;", "SIM-201"),
        ("bench, bench;", "bench, off;", "SIM-885"),
        ("action", "phase9", "SIM-317"),
        ("action", "kicker-place", "SIM-519"),
        ("carrier R8", "carrier R8; sealed-dive AL", "SIM-1004"),
        ("carrier R8", "carrier R8; reach 9", "SIM-312"),
        ("carrier R8", "carrier R8; shootout R 0 0-0", "SIM-895"),
        ("R R1 F1", "R R12 F1", "SIM-211"),
    ] {
        assert_eq!(refused(&scene, from, to), clause, "{to}");
    }
}

#[test]
fn sim_317_a_line_that_cannot_be_read_says_which_item() {
    let line = open_play().line();
    let item = |from: &str, to: &str| match game("").read_position(&line.replacen(from, to, 1)) {
        Err(Refusal::Position { item, .. }) => item,
        other => panic!("{other:?}"),
    };
    assert_eq!(item("action; ", "acting; "), Some(1));
    assert_eq!(item("half 1", "half one"), Some(3));
    assert_eq!(item("t 3; score 0-0", "score 0-0; t 3"), Some(4), "out of order");
    assert_eq!(item("carrier R8", "carrier R9"), None, "it can be read, but not be");
}

#[test]
fn sim_820_a_ball_far_outside_is_refused() {
    assert_eq!(refused(&open_play(), "ball @390,333", "ball @390,700"), "SIM-820");
}

#[test]
fn sim_317_a_match_goes_on_from_a_position() {
    let game = game("ticks_per_half=11");
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

/// A search keeps millions of them.
#[test]
fn a_state_is_some_five_hundred_bytes() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
