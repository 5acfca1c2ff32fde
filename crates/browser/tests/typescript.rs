//! The types of the engine, written from those of Rust:
//! `cargo test -p onze-browser --features ts typescript`. Fails once when they have changed.

use std::fmt::Write;
use std::path::Path;

use onze_browser::{Deed, Done, Keep, Kept, Order, Task, Thought, Wanted};
use onze_core::{Source, Verified};
use ts_rs::{Config, TS};

#[test]
fn the_page_has_the_types_of_today() {
    let config = Config::new().with_large_int("number");
    let mut text = "// Written from crates/browser by its test `typescript`. Do not edit.\n".to_owned();
    macro_rules! write_types {
        ($($name:ident)*) => {
            $(let _ = write!(text, "\n{}export {}\n", $name::docs().unwrap_or_default(), $name::decl(&config));)*
        };
    }
    write_types! { Order Task Wanted Thought Kept Done Deed Keep Verified Source }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/engine.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/engine.ts was out of date and is written anew");
}
