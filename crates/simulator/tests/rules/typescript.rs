//! The types of the page, written from those of Rust:
//! `cargo nextest run -p onze-simulator --features ts typescript`. Fails once when they have changed.
use std::fmt::Write;

use onze_core::table::Listed;
use onze_simulator::{
    Ahead, Aim, Angle, Answer, BallEnd, BallShown, BallView, Card, Cell, Cells, Checked, Choice, Class,
    ClockView, Colour, ComesTo, Dive, DiveView, Duel, Event, Foreseen, Foresight, HandView, KeeperPlan,
    KickName, Kind, Kit, Laid, LastView, Lofts, Marks, Move, NamedKick, Numbers, Outlook, Part, Path,
    Pattern, Peg, PegState, PegView, Pegs, PitchView, Places, Point, Preparation, Put, Question, Restart,
    Setup, ShootoutView, Side, SideView, Skill, Stage, Sticker, Stretch, Strip, Tie, Touched, TurnView, View,
    Worn,
};
use ts_rs::{Config, TS};

#[test]
fn the_page_has_the_types_of_today() {
    let config = Config::new().with_large_int("number");
    let mut text = "// Written from crates/simulator/src by its test `typescript`. Do not edit.\n".to_owned();
    macro_rules! write_types {
        ($($name:ident)*) => {
            $(let _ = write!(text, "\n{}export {}\n", $name::docs().unwrap_or_default(), $name::decl(&config));)*
        };
    }
    write_types! {
        Side Peg Pegs Cell Cells Point Angle Marks Numbers Sticker Kind Class Aim Dive Skill Card Tie Restart Stage Part Touched BallEnd Path
        Colour Pattern Strip Kit Worn Stretch Places Event View ClockView SideView PegState PegView BallView TurnView LastView ShootoutView PitchView HandView BallShown Lofts DiveView Setup
        Put Laid KeeperPlan Preparation Move Choice Outlook Foreseen Foresight KickName Duel NamedKick ComesTo Listed Ahead Checked Question Answer
    }
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/simulator.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/simulator.ts was out of date and is written anew");
}
