//! What an analysis of a match says, and that it adds up.

use std::sync::Mutex;

use onze_core::fair::Secret;
use onze_core::{Dice, Header, Quick};

use super::*;
use crate::Budget;

/// A match between two computer players, in which the first gives up after so many choices.
fn played(game: &str, set: &[(&str, &str)], kinds: [&str; 2], most: usize) -> Box<dyn Table> {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let dice = Dice::fair(Secret::from_words("analysis"), Vec::new());
    let header =
        Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let mut table = onze_games::find(game).unwrap().begin(&set, header, &[]).unwrap();
    // With the same thoughts a shoot-out would never end.
    let mut players: Vec<_> = (1..)
        .zip(kinds)
        .map(|(n, kind)| crate::player(game, kind, Quick::new(n)).unwrap_or_else(|_| panic!("{kind}")))
        .collect();
    let stop = AtomicBool::new(false);
    while let Some(seat) = table.to_act().first() {
        if table.n_steps() > most {
            table.play(Seat::FIRST, &table.give_up().unwrap(), &[]).unwrap();
            break;
        }
        let choice = players[seat.index()].choose(&*table.now(), seat, &Budget::new(&stop)).unwrap();
        table.play(seat, &choice, &[]).unwrap();
    }
    table
}

fn quickly(table: &dyn Table) -> Option<Analysis> {
    let stop = AtomicBool::new(false);
    crate::analyse(table, &Effort { threads: 2, percent: 1, stop: &stop }, &|_, _| ())
}

#[test]
fn a_part_at_a_time_it_is_the_same_explanation() {
    for (game, set) in [("shoot", &[][..]), ("simulator", &[("ticks_per_half", "11")][..])] {
        let table = played(game, set, ["club", "random"], 12);
        let mut parts = crate::computers(game).unwrap().parts(&*table, 1).unwrap();
        let mut told = (0, 1);
        while told.0 < told.1 {
            assert_eq!(parts.explained(), None, "{game}");
            let next = parts.go_on();
            assert_eq!(next.0, told.0 + 1, "{game}");
            told = next;
        }
        assert_eq!(parts.explained(), quickly(&*table), "{game}");
    }
}

/// Start, luck and judgement of both sides make the result, and neighbours agree.
fn adds_up(table: &dyn Table) -> Analysis {
    let (game, analysis) = (table.game(), quickly(table).unwrap());
    let judged = analysis.judgement(Seat::FIRST).0 + analysis.judgement(Seat::SECOND).0;
    assert!((analysis.start + analysis.luck() + judged - analysis.result).abs() < 1e-9, "{game}");
    assert!((analysis.result - table.outcome().unwrap().points(Seat::FIRST)).abs() < 1e-9, "{game}");
    assert!(analysis.steps.windows(2).all(|pair| (pair[0].after - pair[1].before).abs() < 1e-9), "{game}");
    for better in analysis.steps.iter().filter_map(|step| step.better.as_ref()) {
        assert!(better.chances[1] > better.chances[0], "{game}: {better:?}");
    }
    analysis
}

/// A whole match that was played once.
fn read(record: &str) -> Box<dyn Table> {
    let parsed = onze_core::record::parse(record).unwrap();
    onze_games::find(parsed.game).unwrap().read(&parsed, usize::MAX).unwrap()
}

#[test]
fn the_account_of_a_match_of_chifootmi_or_shoot_adds_up() {
    let table = played("chifootmi", &[("level", "pro")], ["club", "random"], 1_000);
    assert_eq!(adds_up(&*table).steps.len(), table.n_steps() - 1, "nothing was taken back");
    adds_up(&*read(include_str!("../../../chifootmi/tests/golden/pro-plus.onze")));
    adds_up(&*read(include_str!("../../../shoot/tests/golden/halves.onze")));
    adds_up(&*read(include_str!("../../../shoot/tests/golden/three-goals.onze")));
}

#[test]
fn the_account_of_a_friendly_of_challenge_foot_adds_up() {
    adds_up(&*read(include_str!("../../../challenge/tests/golden/friendly.onze")));
}

#[test]
fn the_account_of_a_match_of_simulator_soccer_adds_up() {
    adds_up(&*read(include_str!("../../../simulator/tests/golden/short.onze")));
}

#[test]
fn a_match_that_runs_is_not_explained() {
    let dice = Dice::fair(Secret::from_words("x"), Vec::new());
    let header =
        Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let table = onze_games::find("chifootmi").unwrap().begin(&[], header, &[]).unwrap();
    assert_eq!(quickly(&*table), None);
}

#[test]
fn whoever_gives_up_a_good_match_has_judged_badly() {
    let dice = Dice::fair(Secret::from_words("x"), Vec::new());
    let header =
        Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let mut table = onze_games::find("chifootmi").unwrap().begin(&[], header, &[]).unwrap();
    table.play(Seat::SECOND, "RESIGN", &[]).unwrap();
    let analysis = quickly(&*table).unwrap();
    let step = &analysis.steps[0];
    // What it gave away is what it had, as far as it could know; which cards lay face down was luck.
    assert!(step.judgement > 0.3 && (step.after - 1.0).abs() < 1e-9, "{step:?}");
    assert_eq!((step.mover(), step.seat), (Mover::Judgement, Seat::SECOND));
}

#[test]
fn it_is_told_how_far_it_is_and_stops_when_told_to() {
    let table = played("chifootmi", &[], ["random", "random"], 1_000);
    let (stop, told) = (AtomicBool::new(false), Mutex::new(Vec::new()));
    let effort = Effort { threads: 1, percent: 1, stop: &stop };
    let progress = |done, of| {
        told.lock().unwrap().push((done, of));
        stop.store(done == 5, Ordering::Relaxed);
    };
    assert_eq!(crate::analyse(&*table, &effort, &progress), None);
    let told = told.into_inner().unwrap();
    assert_eq!(told, (0..=5).map(|done| (done, table.n_steps() + 1)).collect::<Vec<_>>());
}

#[test]
fn a_choice_is_judged_by_what_could_be_known() {
    // A duel of sealed cards: with the other's card known, some card would be sure to win it. The judgement of a player
    // that plays as the quick one does is nothing, however the guesses came out.
    let analysis = adds_up(&*played("chifootmi", &[], ["club", "club"], 1_000));
    for seat in [Seat::FIRST, Seat::SECOND] {
        let (judgement, error) = analysis.judgement(seat);
        assert!(judgement.abs() < 4.0 * error + 0.05, "{judgement} ± {error}");
    }
}
