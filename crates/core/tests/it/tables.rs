//! The dynamic layer.

use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Of, Table};
use onze_core::{Consent, Dice, Header, Seat, Undo, Viewer};

use crate::toy::Toy;

fn table(set: &[(&str, &str)]) -> Box<dyn Table> {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let dice = Dice::fair(Secret::from_words("table"), Vec::new());
    let header =
        Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    Of::<Toy>::new().begin(&set, header, &[]).unwrap()
}

#[test]
fn a_table_speaks_of_seats_and_is_told_moves() {
    let mut table = table(&[("seats", "3")]);
    let b = table.read_seat("B").unwrap();
    assert_eq!(b, Seat::SECOND);
    assert_eq!(table.read_seat("Z").unwrap_err().why["seats"], "A, B, C");
    assert_eq!(table.legal(b), ["bid 1", "bid 2", "bid 3"]);
    assert_eq!(table.play(b, "bid 3", &[]), Ok(1));
    assert_eq!(table.play(b, "bid 3", &[]).unwrap_err().rules[0].0, "TOY-2");
    assert_eq!(table.may_take_back(b), Ok(Consent::Free));
    assert_eq!(table.may_take_back(Seat::FIRST), Ok(Consent::Needed));
    assert_eq!(table.take_back(b, Undo::Free), Ok(2));
    assert_eq!(table.may_take_back(b).unwrap_err().kind(), "take_back_nothing");
}

#[test]
fn a_step_is_told_with_the_clauses_of_its_events() {
    let mut table = table(&[]);
    table.play(Seat::FIRST, "bid 2", &[]).unwrap();
    let told = |viewer| serde_json::to_value(table.step(1, viewer)).unwrap();
    let own = told(Viewer::Seat(Seat::FIRST));
    assert_eq!((&own["seat"], &own["move"]), (&"A".into(), &"bid 2".into()));
    assert_eq!(own["events"][0], serde_json::json!({ "kind": "handed_in", "rules": ["TOY-1"] }));
    assert!(told(Viewer::Spectator)["move"].is_null());
    assert!(table.is_sealed(1) && !table.is_sealed(0) && table.step(2, Viewer::All).is_none());
}

#[test]
fn a_moment_stays_as_it_was_while_the_match_goes_on() {
    let mut table = table(&[]);
    let moment = table.now();
    let before = moment.view(Viewer::Spectator).get().to_owned();
    table.play(Seat::FIRST, "bid 2", &[]).unwrap();
    assert_eq!(moment.view(Viewer::Spectator).get(), before);
    assert_ne!(table.view(Viewer::Spectator).get(), before);
    assert_eq!(table.at(0).unwrap().view(Viewer::Spectator).get(), before);
    assert!(table.at(2).is_none());
}

#[test]
fn a_name_is_checked_and_stands_in_the_record() {
    let mut table = table(&[]);
    table.rename(Seat::SECOND, "Zinédine".to_owned()).unwrap();
    assert!(table.record_header().contains("\nseat B Zinédine\n"));
    assert_eq!(table.rename(Seat::SECOND, "a\nb".to_owned()).unwrap_err().kind(), "name_wrong");
    assert_eq!(table.header().players, ["", "Zinédine"]);
}

#[test]
fn a_replay_tells_the_whole_match_to_programs() {
    let mut table = table(&[]);
    table.play(Seat::FIRST, "give up", &[]).unwrap();
    let told = serde_json::to_value(table.replay(Viewer::Spectator)).unwrap();
    assert_eq!(told["game"], "toy");
    assert_eq!(told["seats"][0], serde_json::json!({ "seat": "A", "player": "" }));
    assert_eq!(told["steps"].as_array().unwrap().len(), 2);
    assert_eq!((&told["to_act"], &told["legal_count"]), (&serde_json::json!([]), &0.into()));
    assert_eq!((&told["outcome"]["winner"], &told["outcome"]["gave_up"]), (&"B".into(), &"A".into()));
    assert!(told["position"].is_string(), "everything is open at the end");
}
