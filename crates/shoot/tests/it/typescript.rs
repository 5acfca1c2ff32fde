//! The types of the page, written from those of Rust:
//! `cargo test -p onze-shoot --features ts typescript`. Fails once when they have changed.

use std::fmt::Write;
use std::path::Path;

use onze_core::Side;
use onze_shoot::{
    Answer, Area, Asked, BallView, BoardView, BothOdds, BoxView, Dark, End, Event, Flank, HalfView, Landing,
    Light, LimitView, Move, NextThrow, Number, Numbers, Odds, Offer, Question, Role, Setup, SideOdds,
    SideView, Throw, View,
};
use ts_rs::{Config, TS};

#[test]
fn the_page_has_the_types_of_today() {
    let config = Config::new().with_large_int("number");
    let mut text = "// Written from crates/shoot/src by its test `typescript`. Do not edit.\n".to_owned();
    macro_rules! write_types {
        ($($name:ident)*) => {
            $(let _ = write!(text, "\n{}export {}\n", $name::docs().unwrap_or_default(), $name::decl(&config));)*
        };
    }
    write_types! {
        Side Number Numbers Dark Light Role Flank End Offer Asked Event Move View BallView Landing SideView HalfView Setup BoardView Area
        LimitView BoxView Throw Odds NextThrow SideOdds BothOdds Question Answer
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/shoot.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/shoot.ts was out of date and is written anew");
}
