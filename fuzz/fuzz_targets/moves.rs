//! Any sequence of choices: the legal list and `play` agree, and a refusal leaves no trace.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_chifootmi::{Chifootmi, Move};
use onze_core::{Game, Quick, Seat, Settings};

fuzz_target!(|input: (u8, u64, Vec<(bool, u8)>)| {
    let (options, seed, choices) = input;
    let mut settings = Settings::new(Chifootmi::SETTINGS);
    let level = ["beginner", "amateur", "pro", "pro+"][usize::from(options & 3)];
    settings.set("level", level).expect("the level exists");
    for (bit, key) in [(4, "offside"), (8, "one_two"), (16, "counter_attack")] {
        if options & bit != 0 {
            settings.set(key, "on").expect("the flag exists");
        }
    }
    if options & 32 != 0 {
        settings.set("clock", "30").expect("the clock exists");
    }
    let Ok(game) = Chifootmi::new(&settings) else { return };
    let moves: Vec<Move> = Move::all().collect();
    let mut chance = Quick::new(seed);
    let mut state = game.start(&mut chance, &mut ());
    let mut legal = Vec::new();
    for (second, choice) in choices {
        let seat = if second { Seat::SECOND } else { Seat::FIRST };
        let choice = moves[usize::from(choice) % moves.len()];
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let before = state;
        let accepted = game.play(&mut state, seat, &choice, &mut chance, &mut ()).is_ok();
        if !matches!(choice, Move::Resign | Move::TimeOut) {
            assert_eq!(accepted, legal.contains(&choice));
        }
        if !accepted {
            assert_eq!(state, before);
        }
    }
});
