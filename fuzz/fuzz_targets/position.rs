//! Any text is a position of a game, or gets an error: never a panic. What a match tells of its position begins another
//! that stands there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_fuzz::{begin, game, options};

fuzz_target!(|input: (u8, u8, &str)| {
    let (number, case, text) = input;
    let game = game(number);
    let set = options(game, case);
    if let Ok(table) = begin(game, &set, 1, Some(text.to_owned())) {
        let position = table.position();
        let again = begin(game, &set, 1, Some(position.clone())).expect("our own position is possible");
        assert_eq!(again.position(), position);
    }
});
