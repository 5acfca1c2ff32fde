//! Tiny programs that play, fail and misbehave.

use std::sync::Mutex;

use onze_core::Seat;

use super::*;
use crate::arena::{Plan, Played};
use crate::{Entrant, Rounds, contest};

/// Answers every question with what `answer` makes of the line in `$line`, once it is ready.
fn script(answer: &str) -> Program {
    let body = format!("read line; echo ready; while read line; do {answer}; done");
    Program { words: ["sh", "-c", &body].map(str::to_owned).to_vec(), ..program("sh") }
}

/// Chooses the first of the choices.
const FIRST: &str = r#"line=${line#*'"choices":["'}; echo "${line%%'"'*}""#;

fn program(command: &str) -> Program {
    Program::new(command, Duration::from_mins(1)).unwrap()
}

/// Two matches of a program against a random player.
fn matches(game: &str, set: &[(&str, &str)], program: Program) -> Vec<Played> {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let entrants = [Entrant::Outside(program), Entrant::Computer("random".to_owned())];
    let (plan, told) = (Plan { games: 2, seed: 4, threads: 1 }, Mutex::new(Vec::new()));
    let note = |rounds: &[crate::arena::Round]| {
        told.lock().unwrap().extend(rounds.iter().flat_map(|round| round.matches.clone()));
    };
    let rounds = Rounds { meetings: &[vec![0, 1]], plan, wanted: &|_, _| true, told: &note };
    contest(game, &set, &entrants, &rounds).unwrap();
    told.into_inner().unwrap()
}

/// Both matches are lost by this fault, whatever the score.
fn loses(program: Program, fault: Fault) {
    for played in matches("chifootmi", &[], program) {
        assert_eq!((played.fault, played.outcome.winner()), (Some((0, fault)), Some(Seat::SECOND)));
    }
}

#[test]
fn a_program_that_keeps_to_the_agreement_plays_matches_to_their_end() {
    for (game, set) in
        [("chifootmi", &[("level", "pro")][..]), ("shoot", &[("length", "open"), ("max_throws", "100")])]
    {
        for played in matches(game, set, script(FIRST)) {
            assert_eq!(played.fault, None, "{game}");
            assert!(played.choices > 10, "{game}");
        }
    }
}

#[test]
fn one_that_gives_up_loses_and_has_done_nothing_wrong() {
    for played in matches("chifootmi", &[], script("echo RESIGN")) {
        assert_eq!((played.fault, played.outcome.gave_up), (None, Some(Seat::FIRST)));
        assert!(played.points(0).abs() < 1e-9);
    }
}

#[test]
fn one_that_crashes_loses() {
    loses(program("false"), Fault::Crashed);
    loses(program("/no/such/program"), Fault::Crashed);
    loses(script("exit 1"), Fault::Crashed);
    loses(script("printf P1; exit 0"), Fault::Crashed);
}

#[test]
fn how_one_ended_is_known_with_the_last_that_it_said() {
    let ended = |program: Program| {
        let _ = matches("chifootmi", &[], program.clone());
        program.ended().cloned()
    };
    let traceback = script("seq 20 >&2; echo 'no such card' >&2; exit 3");
    let Ended { how, lines } = ended(traceback).unwrap();
    assert_eq!(
        (how.as_str(), lines.len(), lines.last().unwrap().as_str()),
        ("exit status: 3", 10, "no such card")
    );
    let not_there = ended(program("/no/such/program")).unwrap();
    assert!(not_there.how.contains("No such file") && not_there.lines.is_empty(), "{not_there:?}");
    assert_eq!(ended(script(&format!("echo thinking >&2; {FIRST}"))), None, "talk alone is no end");
    // What nobody reads does not hold it up.
    assert_eq!(ended(script(&format!("head -c 200000 /dev/zero >&2; {FIRST}"))), None);
}

#[test]
fn one_that_stalls_loses_also_if_it_does_not_even_read() {
    loses(Program { think: Duration::from_millis(50), ..script("exec sleep 60") }, Fault::Stalled);
    loses(Program { start: Duration::from_millis(50), ..program("sleep 60") }, Fault::Stalled);
}

#[test]
fn one_that_lies_loses() {
    for lie in ["P99", "", "P1 P2", "TIMEOUT", "undo", "{}", "\\377"] {
        loses(script(&format!("printf '{lie}\\n'")), Fault::Lied);
    }
    loses(program("echo hello"), Fault::Lied);
}

#[test]
fn one_that_floods_loses_and_fills_no_memory() {
    loses(script("exec cat /dev/zero"), Fault::Flooded);
    loses(program("cat /dev/zero"), Fault::Flooded);
    for played in matches("chifootmi", &[], script("exec yes P1")) {
        assert!(matches!(played.fault, Some((0, Fault::Flooded | Fault::Lied))), "{played:?}");
    }
}

#[test]
fn where_the_rules_know_no_giving_up_the_arena_ends_the_match() {
    for played in matches("challenge", &[("friendly", "on")], script("exit 1")) {
        assert_eq!((played.fault, played.outcome.winner()), (Some((0, Fault::Crashed)), Some(Seat::SECOND)));
    }
}

#[test]
fn a_program_is_told_what_its_seat_may_know_and_nothing_else() {
    let game = onze_chifootmi::Chifootmi::new(&onze_core::Settings::new(onze_chifootmi::Chifootmi::SETTINGS));
    let game = game.unwrap();
    let state = game.start(&mut Quick::new(3), &mut ());
    let asked = |state: &_| {
        let (seen, mut moves) = (Seen::new(&game, state, Seat::FIRST), Vec::new());
        game.legal(state, Seat::FIRST, &mut moves);
        (introduction(&seen), question(&seen, &moves, 1, Duration::from_secs(1)))
    };
    let (match_, question) = asked(&state);
    assert_eq!((&match_["seat"], &match_["game"]), (&"R".into(), &"chifootmi".into()));
    assert_eq!((&question["n"], &question["milliseconds"]), (&1.into(), &1_000.into()));
    // With other cards in the other hand, not a letter changes.
    let twin = game.resample(&state, onze_core::Viewer::Seat(Seat::FIRST), &mut Quick::new(99));
    assert!(twin != state && asked(&twin) == asked(&state));
}
