//! The types of the protocol, written from those of Rust:
//! `cargo test -p onze-session --features ts typescript`. Fails once when they have changed.

use std::fmt::Write;
use std::path::Path;

use onze_core::story::{
    Attack, Beat, Best, Ended, Mark, MarkKind, Pitch, Report, Scored, Shot, ShotResult, Story, StoryClock,
    Tally,
};
use onze_session::protocol::{
    About, Addresses, AnalysisState, BetterChoice, ClientMessage, Clock, Committed, CreateRequest, Created,
    ErrorInfo, ExplainedStep, Explanation, Gone, Held, HeldSeat, Hint, Hints, JoinRequest, Joined, LetGoOf,
    Listed, MatchInfo, MineRequest, MovedBy, MyMatch, Now, Offer, OfferKind, Outcome, PartnerInfo, Partners,
    Phrase, PositionRequest, Positioned, RenewRequest, Said, SeatInfo, SeatKind, ServerMessage, ShareRequest,
    Sitter, Step, StepOf, StoodIn, TakeBack, WIRE,
};
use ts_rs::{Config, TS};

#[test]
fn the_page_has_the_types_of_today() {
    let config = Config::new().with_large_int("number");
    let mut text =
        "// Written from crates/session/src/protocol by its test `typescript`. Do not edit.\n".to_owned();
    let _ = write!(
        text,
        "\n/** The version of these messages, which `hello` names. */\nexport const WIRE = {WIRE};\n"
    );
    macro_rules! write_types {
        ($($name:ident)*) => {
            $(let _ = write!(text, "\n{}export {}\n", $name::docs().unwrap_or_default(), $name::decl(&config));)*
        };
    }
    write_types! {
        SeatKind Committed CreateRequest StepOf PositionRequest Positioned Created Held MatchInfo SeatInfo Sitter JoinRequest Joined RenewRequest ShareRequest Partners PartnerInfo MineRequest HeldSeat MyMatch LetGoOf
        Outcome About Addresses ErrorInfo ClientMessage OfferKind Phrase Said Offer StoodIn ServerMessage Gone Step Now Listed TakeBack Clock
        Story Attack Beat Ended Mark MarkKind Report StoryClock Scored Best Tally Pitch Shot ShotResult
        Hints Hint AnalysisState Explanation ExplainedStep MovedBy BetterChoice
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "web/src/generated/protocol.ts was out of date and is written anew");
}
