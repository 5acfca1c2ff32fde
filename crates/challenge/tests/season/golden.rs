//! Finished championships that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`.

use std::path::Path;

use onze_challenge::Challenge;
use onze_core::conformance::check_golden;
use onze_core::record::parse;
use onze_core::{Match, Notation};

#[test]
fn every_golden_record_replays_and_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut names = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        check_golden::<Challenge>(&name, &std::fs::read_to_string(&path).unwrap());
        names.push(name);
    }
    names.sort();
    assert_eq!(names, ["claims", "clock", "five-clubs", "friendly", "real-table", "two-clubs"]);
}

/// The chapter "Notation" of the rules: a throw in one line, with its cards.
#[test]
fn the_sheet_of_a_friendly_writes_its_throws_as_the_rules_do() {
    let record = include_str!("../golden/friendly.onze");
    let played = Match::<Challenge>::read(&parse(record).unwrap()).unwrap();
    let sheet = Challenge::write_sheet(&played, true).unwrap();
    for lines in [
        "\nRound 1: club1 0-0 club2\n     squad 2-4,6,8-10,13-16 k15 c6,11\n     squad 1,2,5-8,11,13-16 k1 c5,7\n",
        "\n  1  P 542; b M18>M20>V20; m S15:4 M1>Q5; m S3:5 K4>K9; m S6:2 S5>T5\n  2  R 133; m N14:1 D29>D28; ",
        "\n  9  R 444; c CHN-06; m S6:4 U1>X1; ",
    ] {
        assert!(sheet.contains(lines), "{lines} is not in\n{sheet}");
    }
}
