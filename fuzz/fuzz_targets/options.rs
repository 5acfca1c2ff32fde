//! Any text is a value of any option of any game (a board, a deck, two squads), or gets an error: never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_fuzz::{begin, game, options};

fuzz_target!(|input: (u8, u8, Vec<(u8, &str)>)| {
    let (number, case, values) = input;
    let game = game(number);
    let known = game.settings();
    let mut set = options(game, case);
    for (key, value) in values {
        set.push((known[usize::from(key) % known.len()].key.to_owned(), value.to_owned()));
    }
    if game.seats(&set).is_ok() {
        begin(game, &set, 1, None).expect("options that fit together make a match");
    }
});
