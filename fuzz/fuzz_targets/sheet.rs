//! Any text is a score sheet of Chifootmi, or gets an error: never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_chifootmi::sheet;

fuzz_target!(|text: &str| {
    let _ = sheet::read(text);
});
