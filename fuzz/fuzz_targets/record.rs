//! Any text is a record of some game, or gets an error: never a panic. What is read is what we would write.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_core::Viewer;
use onze_core::record::{parse, split};

fuzz_target!(|text: &str| {
    for (_, part) in split(text) {
        let Ok(record) = parse(part) else { continue };
        let Ok(game) = onze_games::find(record.game) else { continue };
        if let Ok(table) = game.read(&record, usize::MAX) {
            assert_eq!(table.record(Viewer::All), part);
            // Other eyes may see less, but never fail.
            let _ = (table.record(Viewer::Spectator), table.sheet(Viewer::Spectator));
        }
        let _ = game.verify(&record);
    }
});
