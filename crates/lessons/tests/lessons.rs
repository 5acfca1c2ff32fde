//! All lessons of the project: each can be solved, its solution solves it, and every way is answered in both languages.
#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

#[path = "../examples/lessons.rs"]
mod chore;

use std::path::Path;

use onze_lessons::{Lesson, LessonError, Mark, Problem, begin, check, judge};

#[test]
fn every_lesson_can_be_solved_and_answers_every_way() {
    let found = chore::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), "").unwrap();
    assert!(found.faults.is_empty(), "{}", found.faults.join("\n"));
    for game in ["challenge", "chifootmi", "shoot"] {
        let count = found.count.get(game).copied().unwrap_or_default();
        assert!((5..=9).contains(&count), "{game} has {count} lessons");
    }
    assert_eq!(found.lines.len(), found.count.values().sum::<usize>());
}

/// Beginners of Chifootmi: both choose a card, and who shows the higher one has the ball.
const LESSON: &str = "\
# Keep it.
game chifootmi
option level beginner
seat R
rules CHI-301
other B P1
solution P4
right move P4 -> right
almost move P3 -> nearly
wrong -> other
";

fn fault(text: &str) -> (usize, Problem) {
    let LessonError { line, problem } = Lesson::read(text).unwrap_err();
    (line, problem)
}

#[test]
fn a_lesson_is_played_in_an_ordinary_match_and_judged_by_its_log() {
    let lesson = Lesson::read(LESSON).unwrap();
    let game = onze_games::find(&lesson.game).unwrap();
    let mut table = begin(&lesson, game, 1).unwrap();
    let verdict = judge(&lesson, &*table).unwrap();
    let play = verdict.plays.unwrap();
    assert_eq!((verdict.mark, &*play.seat, &*play.choice), (Mark::Open, "B", "P1"), "the other one first");
    let [red, blue] = ["R", "B"].map(|seat| table.read_seat(seat).unwrap());
    table.play(blue, &play.choice, &[]).unwrap();
    assert_eq!(judge(&lesson, &*table).unwrap().plays, None);
    table.play(red, "P4", &[]).unwrap();
    let verdict = judge(&lesson, &*table).unwrap();
    assert_eq!((verdict.mark, verdict.says.as_deref(), verdict.choices), (Mark::Right, Some("right"), 1));
    let checked = check(&lesson, game);
    assert_eq!((checked.faults, checked.shortest), (Vec::new(), 1));
    assert_eq!(checked.ways, [1, 1, 2], "P1 to P4");
}

#[test]
fn the_chore_finds_a_solution_that_solves_nothing_and_an_answer_that_nobody_hears() {
    let game = onze_games::find("chifootmi").unwrap();
    let faults = |text: &str| check(&Lesson::read(text).unwrap(), game).faults.join("\n");
    assert!(faults(&LESSON.replace("solution P4", "solution P3")).contains("Almost"));
    assert!(faults(&LESSON.replace("move P3", "event goal")).contains("nearly"));
    assert!(faults(&LESSON.replace("solution P4", "solution ZZ")).contains("ZZ"));
}

#[test]
fn bad_files_are_refused_with_the_line() {
    let at = |line: &str| LESSON.lines().position(|one| one.starts_with(line)).unwrap() + 1;
    for (from, to, problem) in [
        ("game chifootmi", "gane chifootmi", Problem::Word("gane".into())),
        ("seat R", "seat", Problem::Empty("seat".into())),
        ("option level", "option level=", Problem::Option),
        ("other B P1", "other B", Problem::Other),
        ("right move P4", "right P4", Problem::Term("P4".into())),
        ("almost move P3 -> nearly", "almost move P3", Problem::Sentence),
        ("almost move P3 -> nearly", "almost view ball -> nearly", Problem::Fact("ball".into())),
        ("rules CHI-301", "game shoot", Problem::Twice("game".into())),
    ] {
        let wanted = if from == "option level" { at("option") } else { at(from) };
        let bad = LESSON.replace(if from == "option level" { "option level beginner" } else { from }, to);
        assert_eq!(fault(&bad), (wanted, problem), "{to}");
    }
    assert_eq!(fault(&LESSON.replace("wrong -> other\n", "")).1, Problem::CatchAll);
    assert_eq!(fault(&LESSON.replace("right move P4 -> right\n", "")).1, Problem::Missing("right"));
    assert_eq!(fault(&LESSON.replace("solution P4\n", "")).1, Problem::Missing("solution"));
    let many = "solution P4\n".repeat(7);
    assert_eq!(fault(&LESSON.replace("solution P4\n", &many)).1, Problem::ManyChoices);
    assert_eq!(fault(&"#\n".repeat(9_000)).1, Problem::Long);
    assert_eq!(fault("").1, Problem::Missing("game"));
}
