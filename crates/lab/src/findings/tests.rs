//! Rules that are the same, rules that are not, and players who play the same match twice.

use std::sync::Mutex;

use onze_core::{Outcome, Seat};

use super::*;
use crate::arena::Plan;
use crate::{Entrant, Rounds, contest};

fn findings(sets: [&[(&str, &str)]; 2], player: &str, games: u64) -> Findings {
    let found = Mutex::new(Findings::default());
    for (rule, set) in sets.into_iter().enumerate() {
        let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let told = |rounds: &[Round]| found.lock().unwrap().add(rule, rounds);
        let plan = Plan { games, seed: 8, threads: 2 };
        let rounds = Rounds { meetings: &[vec![0, 0]], plan, wanted: &|_, _| true, told: &told };
        contest("chifootmi", &set, &[Entrant::Computer(player.to_owned())], &rounds).unwrap();
    }
    found.into_inner().unwrap()
}

fn of(compared: &[Compared], measure: Measure) -> Compared {
    *compared.iter().find(|one| one.measure == measure).unwrap()
}

#[test]
fn the_same_rules_make_no_difference_and_others_do() {
    let same = findings([&[("level", "beginner")], &[]], "random", 2_000).compare();
    for one in &same {
        assert!(one.verdict == Verdict::Same && one.difference.value.abs() < 1e-9, "{one:?}");
    }
    let other = findings([&[], &[("level", "pro")]], "random", 20_000);
    assert_eq!((other.rounds(), other.matches()), (10_000, [20_000; 2]));
    assert_eq!(of(&other.compare(), Measure::Choices).verdict, Verdict::Differs);
    // Between players who choose at random, hardly anything but their own dice decides.
    let luck = of(&other.compare(), Measure::Luck);
    assert!(luck.values.iter().all(|luck| luck.high < 0.06 && luck.low >= 0.0), "{luck:?}");
    assert_eq!(Findings::default().compare()[0].verdict, Verdict::Open);
}

/// Rounds of one match, or of the same match twice with the seats changed, with goals as they come.
fn rounds(goals: impl Iterator<Item = u16>, matches: usize) -> Vec<Round> {
    let played = |goals: u16, seat: Seat| Played {
        outcome: Outcome::of_two(
            (goals > 0).then_some(seat),
            if seat == Seat::FIRST { [goals, 0] } else { [0, goals] },
        ),
        choices: 10,
        lead_changes: 0,
        first: seat.index(),
        figures: Vec::new(),
        fault: None,
    };
    let seats = &[Seat::FIRST, Seat::SECOND][..matches];
    let round = |goals: u16| seats.iter().map(|&seat| played(goals, seat)).collect();
    (0..).zip(goals).map(|(n, goals)| Round { meeting: 0, n, matches: round(goals) }).collect()
}

#[test]
fn a_match_that_is_played_twice_tells_no_more_than_once() {
    let found = |matches: usize| {
        let mut findings = Findings::default();
        findings.add(0, &rounds((0..200).map(|n| n % 3), matches));
        findings.add(1, &rounds((0..200).map(|n| n * 7 % 4), matches));
        findings
    };
    let (once, twice) = (found(1), found(2));
    assert_eq!((once.matches(), twice.matches()), ([200; 2], [400; 2]));
    assert_eq!(once.compare(), twice.compare());
    assert!(!twice.players_vary());
}

#[test]
fn rules_are_compared_round_by_round() {
    // One goal more in every round, whatever the draws: nothing is surer, though both rules scatter widely.
    let mut findings = Findings::default();
    findings.add(1, &rounds((0..100).map(|n| n % 7 + 1), 2));
    assert_eq!(findings.rounds(), 0, "nothing is known before the other rule has played");
    findings.add(0, &rounds((0..100).map(|n| n % 7), 2));
    let goals = of(&findings.compare(), Measure::Goals);
    assert!((goals.difference.value - 1.0).abs() < 1e-9 && goals.verdict == Verdict::Differs);
    let width = |estimate: Estimate| estimate.high - estimate.low;
    assert!(width(goals.difference) < width(goals.values[0]) / 4.0, "{goals:?}");
}

#[test]
fn what_never_differed_in_a_few_rounds_is_not_yet_the_same() {
    let verdict = |n: u16| {
        let mut findings = Findings::default();
        (0..2).for_each(|rule| findings.add(rule, &rounds((0..n).map(|n| n % 2), 2)));
        of(&findings.compare(), Measure::Drawn).verdict
    };
    assert_eq!((verdict(60), verdict(400)), (Verdict::Open, Verdict::Same));
}
