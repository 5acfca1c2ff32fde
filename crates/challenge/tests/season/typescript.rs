//! The types of the page, written from those of Rust:
//! `cargo test -p onze-challenge --features ts typescript`. Fails once when they have changed.

use std::fmt::Write;
use std::path::Path;

use onze_challenge::pitch::{
    BoardView, Card as EventCard, Choice, Comes, Deck, Event as PitchEvent, Footballer, Number, Numbers,
    PitchView, Relays, Restart, Side, SideView, Squad, Square,
};
use onze_challenge::{
    AmountView, Answer, Asked, Block, BonusView, Card, Club, ClubCardView, ClubView, Clubs, ComesTo, Deal,
    DecidedBy, Declined, FixtureView, Foreseen, GoingOn, ListedPath, MatchName, Move, OfferView, Office,
    Question, Report, Series, Setup, Shirt, StageView, Stake, Standing, View,
};
use ts_rs::{Config, TS};

#[test]
fn the_page_has_the_types_of_today() {
    let config = Config::new().with_large_int("number");
    let mut text = "// Written from crates/challenge/src by its test `typescript`. Do not edit.\n".to_owned();
    macro_rules! write_types {
        ($($name:ident)*) => {
            $(let _ = write!(text, "\n{}export {}\n", $name::docs().unwrap_or_default(), $name::decl(&config));)*
        };
    }
    write_types! {
        Club Clubs Card Shirt Stake Declined Asked Side Number Numbers Relays Comes Footballer Square Squad Restart Deck
        MatchName Choice Series Deal Report Move Office Block ComesTo Question Answer GoingOn ListedPath Foreseen PitchView SideView BoardView
        Standing View StageView ClubView FixtureView OfferView DecidedBy Setup AmountView BonusView ClubCardView
    }
    // The match has cards of its own, which are named as all others are; its events go with whose match it is.
    assert_eq!(EventCard::name(&config), Card::name(&config));
    let _ = write!(text, "\n{}", PitchEvent::docs().unwrap_or_default());
    let _ =
        writeln!(text, "export {}", PitchEvent::decl(&config).replacen("type Event", "type PitchEvent", 1));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/challenge.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/challenge.ts was out of date and is written anew");
}
