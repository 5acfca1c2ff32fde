//! What a hint tells, and that it tells nothing else.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use onze_chifootmi::Chifootmi;
use onze_core::fair::Secret;
use onze_core::table::Table;
use onze_core::{Dice, Game, Header, Seats, Settings, Viewer};

use crate::Deadline;

use super::*;

fn begin(game: &str, set: &[(&str, &str)], words: &str) -> Box<dyn Table> {
    begin_from(game, set, words, None)
}

fn begin_from(game: &str, set: &[(&str, &str)], words: &str, position: Option<&str>) -> Box<dyn Table> {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let dice = Dice::fair(Secret::from_words(words), Vec::new());
    let position = position.map(str::to_owned);
    let header = Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position };
    onze_games::find(game).unwrap().begin(&set, header, &[]).unwrap()
}

/// A hint for a seat with so many simulations.
fn hint(table: &dyn Table, seat: Seat, simulations: u64) -> Option<Hints> {
    let (stop, moment) = (AtomicBool::new(false), table.now());
    let asked = Choosing { moment: &*moment, seat, made: table.n_steps(), options: "" };
    let budget = Budget::new(&stop).simulations(simulations);
    crate::hints(table.game(), &asked, &Memory::default(), Quick::new(7), &budget)
}

#[test]
fn the_best_choices_come_first_each_with_its_error() {
    for (game, set) in [
        ("chifootmi", &[("level", "pro")][..]),
        ("shoot", &[("length", "halves-throws"), ("throws_per_half", "10")]),
        ("challenge", &[("friendly", "on"), ("length", "throws:30")]),
        ("simulator", &[("ticks_per_half", "11"), ("hand", "exact")]),
    ] {
        let table = begin(game, set, "x");
        let seat = table.to_act().first().unwrap();
        let legal = table.legal(seat);
        let hints = hint(&*table, seat, 300).unwrap();
        assert_eq!(hints.best.len(), hints.of.min(FEW), "{game}");
        let samples = table.listed(seat).samples;
        assert!(samples || hints.of == legal.len().min(MOST), "{game}: {} of {}", hints.of, legal.len());
        for Hint { choice, value, chance, error } in &hints.best {
            assert_eq!(table.value(choice).as_ref(), Some(value), "{game}");
            assert!(samples || legal.iter().any(|legal| legal == choice), "{game}: {choice}");
            assert!((0.0..=1.0).contains(chance) && (0.0..0.5).contains(error), "{game}: {hints:?}");
        }
        assert!(hints.best.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{game}: {hints:?}");
        assert_eq!(hint(&*table, seat, 300), Some(hints), "{game}: the same chance, the same hint");
    }
}

#[test]
fn sho_802_the_goal_that_wins_the_match_is_the_best_choice_and_sure_to_win() {
    let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@19,10 10@11,6 11@11,2; \
        B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
        ball 20,10 R; due R B 4-4; score 2-2; throws 90; idle 0";
    let table = begin_from("shoot", &[], "x", Some(position));
    let hints = hint(&*table, table.to_act().first().unwrap(), 300).unwrap();
    assert_eq!(hints.best[0].choice, "ball goal", "{hints:?}");
    assert!(hints.best[0].chance > 0.99 && hints.of > 1, "{hints:?}");
}

#[test]
fn what_a_seat_may_not_know_changes_nothing() {
    let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).unwrap_or_else(|_| panic!("the defaults"));
    let game = Arc::new(game);
    let mut state = game.start(&mut Quick::new(3), &mut ());
    let stop = AtomicBool::new(false);
    let hint = |state: &<Chifootmi as Game>::State, seat: Seat| {
        let moment = Snapshot::new(Arc::clone(&game), *state);
        let asked = Choosing { moment: &moment, seat, made: 1, options: "" };
        let budget = Budget::new(&stop).simulations(200);
        crate::hints("chifootmi", &asked, &Memory::default(), Quick::new(7), &budget)
    };
    let (mut chance, mut compared) = (Quick::new(5), 0);
    for n in 0..40 {
        for seat in Seats::all(2).iter().filter(|&seat| game.to_act(&state).has(seat)) {
            let twin = game.resample(&state, Viewer::Seat(seat), &mut Quick::nth(9, n));
            compared += usize::from(twin != state);
            assert_eq!(hint(&twin, seat), hint(&state, seat), "choice {n}");
        }
        let Some(seat) = game.to_act(&state).first() else { break };
        let choice = game.sample(&state, seat, &mut chance).unwrap();
        game.apply(&mut state, seat, &choice, &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
    }
    assert!(compared > 10, "the twins had other secrets");
}

/// Whatever the other seat hands in, and that it has, tells nothing: so it changes no advice.
#[test]
fn the_advice_is_the_same_before_and_after_the_other_seat_has_handed_in() {
    for (game, set) in [
        ("chifootmi", &[("level", "pro")][..]),
        ("challenge", &[("friendly", "on"), ("length", "throws:30")]),
        ("simulator", &[("ticks_per_half", "11"), ("hand", "exact")]),
    ] {
        let mut compared = 0;
        let mut table = begin(game, set, "x");
        while compared < 3 && table.outcome().is_none() {
            let both = table.to_act();
            let (mover, other) = (both.first().unwrap(), both.iter().nth(1));
            let before = other.and_then(|other| hint(&*table, other, 120));
            let n = table.play(mover, &table.legal(mover).pop().unwrap(), &[]).unwrap();
            if let Some(other) = other.filter(|_| table.is_closed(n, Viewer::Spectator)) {
                assert_eq!(hint(&*table, other, 120), before, "{game}, step {n}");
                compared += 1;
            }
            if game != "chifootmi" && compared > 0 {
                break;
            }
        }
        assert!(compared > 0, "{game}: something was under seal");
    }
}

#[test]
fn whoever_owes_no_choice_gets_no_hint_and_a_stop_or_no_time_ends_it() {
    let mut table = begin("chifootmi", &[], "x");
    let first = table.legal(Seat::FIRST)[0].clone();
    table.play(Seat::FIRST, &first, &[]).unwrap();
    assert_eq!(hint(&*table, Seat::FIRST, 100), None);
    assert!(hint(&*table, Seat::SECOND, 100).is_some());
    let moment = table.now();
    let asked = Choosing { moment: &*moment, seat: Seat::SECOND, made: 2, options: "" };
    for (stopped, time) in [(true, Duration::from_hours(1)), (false, Duration::ZERO)] {
        let stop = AtomicBool::new(stopped);
        let budget = Budget::new(&stop).until(Deadline::after(time));
        assert_eq!(crate::hints("chifootmi", &asked, &Memory::default(), Quick::new(7), &budget), None);
    }
    assert_eq!(hint(&*begin("challenge", &[("clubs", "3")], "x"), Seat::FIRST, 100), None);
}
