//! Matches of the toy game, made for the tests.

use onze_core::fair::Secret;
use onze_core::record::parse;
use onze_core::{Dice, Game, Header, Match, Seat, Settings, Source};

use crate::toy::{Move, Toy};

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;

pub(crate) fn header(dice: Dice) -> Header {
    Header {
        name: "m1".into(),
        players: vec!["Ada".into(), String::new()],
        words: vec![String::new(); 2],
        dice,
        position: None,
    }
}

pub(crate) fn game() -> Toy {
    Toy::new(&Settings::new(Toy::SETTINGS)).unwrap()
}

pub(crate) fn fair(script: &[&str]) -> Match<Toy> {
    let script = script.iter().map(|&draw| draw.to_owned()).collect();
    Match::begin(game(), header(Dice::fair(Secret::from_words("kick-off"), script)), &[]).unwrap()
}

/// One round that A wins and doubles.
pub(crate) fn one_round() -> Match<Toy> {
    let mut played = fair(&["3 1 2", "1", "1", "6"]);
    played.play(A, Move::Bid(2), &[]).unwrap();
    played.play(B, Move::Bid(1), &[]).unwrap();
    played.play(A, Move::Double(true), &[]).unwrap();
    played
}

pub(crate) fn finished() -> Match<Toy> {
    let mut played = one_round();
    for (a, b) in [(1, 1), (2, 2)] {
        played.play(B, Move::Bid(b), &[]).unwrap();
        played.play(A, Move::Bid(a), &[]).unwrap();
    }
    assert!(played.outcome().is_some());
    played
}

/// The text without one of its lines, counted from 0.
pub(crate) fn without_line(text: &str, n: usize) -> String {
    text.split_inclusive('\n').enumerate().filter(|(i, _)| *i != n).map(|(_, line)| line).collect()
}

pub(crate) fn reread(text: &str) -> Result<Match<Toy>, String> {
    let record = parse(text).map_err(|error| error.to_string())?;
    Match::read(&record).map_err(|error| error.to_string())
}

pub(crate) fn verified(text: &str) -> Result<Source, String> {
    let record = parse(text).map_err(|error| error.to_string())?;
    Match::<Toy>::verify(&record).map(|(_, verified)| verified.source).map_err(|error| error.to_string())
}

/// A match with these options.
pub(crate) fn many(set: &[(&str, &str)]) -> Match<Toy> {
    let mut settings = Settings::new(Toy::SETTINGS);
    for (key, value) in set {
        settings.set(key, value).unwrap();
    }
    let game = Toy::new(&settings).unwrap();
    let script = std::iter::once("1 2 3").chain(std::iter::repeat_n("1", game.seats()));
    let dice = Dice::fair(Secret::from_words("many"), script.map(str::to_owned).collect());
    let empty = || vec![String::new(); game.seats()];
    let header = Header { players: empty(), words: empty(), ..header(dice) };
    Match::begin(game, header, &[]).unwrap()
}
