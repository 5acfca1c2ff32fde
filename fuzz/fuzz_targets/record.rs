//! Any text is a record, a score sheet or a position, or gets an error: never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_chifootmi::{Chifootmi, sheet};
use onze_core::record::{parse, split};
use onze_core::{Game, Match, Notation, Settings};

fuzz_target!(|text: &str| {
    for (_, part) in split(text) {
        if let Ok(record) = parse(part)
            && let Ok(read) = Match::<Chifootmi>::read(&record)
        {
            // What is read is written back to a record that is read again.
            let again = read.record();
            let record = parse(&again).expect("our own record is well formed");
            assert!(Match::<Chifootmi>::read(&record).is_ok());
        }
    }
    let _ = sheet::read(text);
    let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).expect("the defaults fit together");
    if let Ok(state) = game.read_position(text) {
        assert_eq!(game.write_position(&state), text);
    }
});
