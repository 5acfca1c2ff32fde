//! Finished championships that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`.

use onze_challenge::Challenge;
use onze_core::record::parse;
use onze_core::{Header, Match, Notation, Viewer};

onze_core::golden_records!(Challenge: "claims", "clock", "five-clubs", "friendly", "kept-too-long", "real-table", "two-clubs");

/// A man returned before the taker of the free kick was placed: the second version of the rules (CHA-548, CHA-766).
#[test]
fn cha_766_a_record_of_the_second_rules_is_played_by_them_alone() {
    let record = include_str!("../golden/kept-too-long.onze");
    let by = |rules: &str| {
        let record = record.replace("\nrules 2\n", &format!("\nrules {rules}\n"));
        Match::<Challenge>::read(&parse(&record).unwrap()).is_ok()
    };
    assert!(by("2"));
    assert!(!by("3"));
}

/// What a sheet says in words, by the name of the sentence and its facts.
fn said(id: &str, facts: &[(&str, serde_json::Value)]) -> String {
    let facts: Vec<String> = facts.iter().map(|(name, fact)| format!(" {name}={fact}")).collect();
    format!("<{id}{}>", facts.concat())
}

/// The chapter "Notation" of the rules: a throw in one line, with its cards.
#[test]
fn the_sheet_of_a_friendly_writes_its_throws_as_the_rules_do() {
    let record = include_str!("../golden/friendly.onze");
    let played = Match::<Challenge>::read(&parse(record).unwrap()).unwrap();
    let sheet = Challenge::write_sheet(&played, Viewer::All, &said).unwrap();
    for lines in [
        "\n<challenge-sheet-round round=1 host=\"club1\" guest=\"club2\" south=0 north=0>\n     squad 2-4,6,8-10,13-16 k15 c6,11\n     squad 1,2,5-8,11,13-16 k1 c5,7\n",
        "\n  1  P 542; b M18>M20>V20; m S15:4 M1>Q5; m S3:5 K4>K9; m S6:2 S5>T5\n  2  R 133; m N14:1 D29>D28; ",
        "\n  9  R 444; c CHN-06; m S6:4 U1>X1; ",
    ] {
        assert!(sheet.contains(lines), "{lines} is not in\n{sheet}");
    }
}

/// A study begins in the middle of a match: in its round, with the goals and the throws that went before.
#[test]
fn the_sheet_of_a_study_knows_its_round_and_what_went_before() {
    let record = include_str!("../golden/five-clubs.onze");
    let played = Match::<Challenge>::read(&parse(record).unwrap()).unwrap();
    let in_play = |n: &usize| {
        let view = played.at(*n).unwrap().view(onze_core::Viewer::All);
        view.round == 2 && view.fixtures.iter().any(|fixture| fixture.pitch.is_some() && !fixture.over)
    };
    let n = (0..played.steps().len()).rfind(in_play).expect("a match of the second round");
    let position = played.game().write_position(played.at(n).unwrap().state());
    let header = Header { position: Some(position), ..played.header().clone() };
    let mut study = Match::<Challenge>::begin(played.game().clone(), header, &[]).unwrap();
    let seat = study.to_act().first().unwrap();
    let choice = study.legal(seat)[0];
    study.play(seat, choice, &[]).unwrap();
    let sheet = Challenge::write_sheet(&study, Viewer::All, &said).unwrap();
    assert!(sheet.contains("round=2") && !sheet.contains("round=0"), "{sheet}");
    assert!(
        !sheet.contains("CAPITAL") && !sheet.contains("challenge-sheet-capital"),
        "no cards were drawn:\n{sheet}"
    );
}
