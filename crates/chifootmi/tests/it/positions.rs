//! Positions: every state on one line and back, and impossible lines refused with the clause they break.

use crate::common::{self, BLUE, LEVELS, RED, Story, any_of, game, game_with_deck};
use onze_chifootmi::{Chifootmi, Move, PositionFault, Refusal, State};
use onze_core::{Because, Chance, Game, Notation, Quick, Seat};

fn there_and_back(game: &Chifootmi, state: &State) {
    let line = game.write_position(state);
    assert_eq!(game.read_position(&line).as_ref(), Ok(state), "{line}");
}

/// Plays random matches, a few of them resigned, and writes and reads every state.
fn play_and_read(game: &Chifootmi, matches: usize, seed: u64) {
    let mut chance = Quick::new(seed);
    for _ in 0..matches {
        let mut state = game.start(&mut chance, &mut ());
        there_and_back(game, &state);
        while let Some(seat) = game.to_act(&state).first() {
            let mut moves = Vec::new();
            game.legal(&state, seat, &mut moves);
            let resigns = chance.below(60) == 0;
            let choice = if resigns { Move::Resign } else { any_of(&moves, &mut chance) };
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
            there_and_back(game, &state);
        }
    }
}

#[test]
fn chi_111_every_state_of_every_level_is_written_and_read_back() {
    for (n, level) in (0..).zip(LEVELS) {
        play_and_read(&game(level), 150, n);
    }
    play_and_read(&game("pro+ OUC last=off limit=5"), 150, 20);
    play_and_read(&game("pro clock=30"), 50, 21);
    play_and_read(&game_with_deck("pro+ OUC", "1 1 8 8 8 9 X X / 1 2 7 8 9 9 99 X"), 300, 22);
    play_and_read(&game_with_deck("beginner", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), 50, 23);
}

#[test]
fn chi_904_a_match_resigned_before_the_first_kick_of_the_shoot_out_keeps_its_first_kicker() {
    for first in ["R", "B"] {
        let mut story = Story::with_cards("beginner", "", "", &["R", first]);
        for _ in 0..11 {
            story.quiet_duel();
        }
        story.say("R RESIGN").unwrap();
        there_and_back(story.played.game(), story.played.state());
        assert!(story.told().ends_with(&format!("SO {first}; END B 0-0 (0-0) resigned")), "{}", story.told());
    }
}

#[test]
fn chi_111_a_line_reads_as_documented() {
    let mut story =
        Story::with_cards("beginner", "8 5 10 11 6 9 2 7 4 1 3", "7 1 11 5 3 4 9 8 2 6 10", &["B"]);
    for command in ["B P4", "R P3", "R DD"] {
        story.say(command).unwrap();
    }
    let line = story.played.game().write_position(story.played.state());
    let expected = "R 8 5 10 11 4 1 3 7 2 9 6 slots 1 2 - 4 played 3 goals none; \
                    B 7 1 11 5 2 6 10 8 9 4 3 slots 1 2 3 - played 4 goals none; \
                    gathered R; ball R 0/2; now draw; sealed R DD";
    assert_eq!(line, expected);
}

/// Beginner, after one kept duel, cards to be chosen.
const KEPT: &str = "R 8 5 10 11 4 1 3 7 2 9 6 slots 11 2 3 4 played 1 goals none; \
                    B 7 1 11 5 2 6 10 8 9 4 3 slots 11 2 3 4 played 1 goals none; \
                    gathered -; ball R 1/2; now choose";

fn fault(game: &Chifootmi, line: &str) -> PositionFault {
    match game.read_position(line) {
        Err(Refusal::Position { fault, .. }) => fault,
        other => panic!("{line}: {other:?}"),
    }
}

/// The first clause that it breaks; a line that cannot be read breaks none.
fn clause(fault: PositionFault) -> &'static str {
    fault.rules().first().map_or("", |clause| clause.0)
}

/// The field that is wrong, what stands there and what should.
fn wrong_field(game: &Chifootmi, line: &str) -> [String; 3] {
    match game.read_position(line) {
        Err(Refusal::Position { field, at, form, .. }) => [field.to_owned(), at, form],
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn a_position_that_cannot_be_read_says_which_field() {
    let game = game("beginner");
    for (from, to, field, at, form) in [
        ("ball R 1/2", "ball R one", "ball", "ball R one", "ball R 0/2"),
        ("gathered -; ball", "ball", "gathered", "gathered", "gathered R"),
        ("now choose", "now sleep", "now", "now sleep", "now choose"),
        ("now choose", "now choose; sealed R", "sealed", "sealed R", "sealed R P1"),
        ("now choose", "now choose; sealed R p1", "", "sealed R p1", "sealed R P1"),
        ("now choose", "now choose; extra \u{7}", "", "extra ", ""),
        ("ball R 1/2", "ball R 3/2", "ball", "ball R 3/2", "ball R 0/2"),
    ] {
        assert_eq!(wrong_field(&game, &KEPT.replacen(from, to, 1)), [field, at, form], "{to}");
    }
    let [field, at, _] = wrong_field(&game, &KEPT.replacen("B 7 1 11", "B 7 1 12", 1));
    assert_eq!((field.as_str(), at.starts_with("B 7 1 12 5 2")), ("B", true));
}

#[test]
fn impossible_positions_are_refused_with_the_clause_they_break() {
    use PositionFault as F;
    let game = game("beginner");
    assert!(game.read_position(KEPT).is_ok());
    let cases = [
        ("ball R 1/2", "ball R one", F::Form, ""),
        ("; now choose", "", F::Form, ""),
        ("now choose", "now sleep", F::Form, ""),
        ("now choose", "now choose; extra", F::Unexpected, ""),
        ("slots 11 2 3 4 played 1 goals none; B", "slots 011 2 3 4 played 1 goals none; B", F::Form, ""),
        ("gathered -", "gathered --", F::Form, ""),
        ("R 8 5 10", "R 8 5 8", F::Cards, "CHI-111"),
        ("B 7 1 11", "B X 1 11", F::Cards, "CHI-111"),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 11 2 3 3 played 1 goals none; B",
            F::Places,
            "CHI-111",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 12 2 3 4 played 1 goals none; B",
            F::Places,
            "CHI-111",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 11 2 3 - played 1 goals none; B",
            F::Places,
            "CHI-111",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 1 2 3 4 played none goals none; B",
            F::Duels,
            "CHI-301",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 6 2 3 4 played 1 goals none; B",
            F::FaceDown,
            "CHI-322",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots 10 2 3 4 played 1 goals none; B",
            F::FaceUp,
            "CHI-321",
        ),
        (
            "slots 11 2 3 4 played 1 goals none; B",
            "slots - 2 3 4 played 1 goals none; B",
            F::Active,
            "CHI-328",
        ),
        ("ball R 1/2", "ball R 3/2", F::Conservations, "CHI-312"),
        ("ball R 1/2", "ball R 2/2", F::Conservations, "CHI-312"),
        ("ball R 1/2", "ball R 0/1", F::Needed, "CHI-310"),
        ("ball R 1/2", "ball R 0/2", F::Zone, "CHI-314"),
        ("gathered -; ball R 1/2", "gathered R; ball R 1/2", F::Zone, "CHI-314"),
        ("gathered -; ball R 1/2", "gathered R; ball B 0/2", F::Zone, "CHI-314"),
        ("goals none; gathered", "goals 2; gathered", F::Goals, "CHI-410"),
        ("now choose", "now shoot-out", F::Active, "CHI-328"),
        ("now choose", "now choose; sealed R DU", F::Sealed, "CHI-302"),
        ("now choose", "now choose; sealed R P1; sealed B P1", F::Sealed, "CHI-302"),
        ("now choose", "now choose; shoot-out R 0 0-0", F::ShootOut, "CHI-812"),
        ("now choose", "now choose; toss R", F::End, "CHI-808"),
        ("now choose", "now choose; gave-up R", F::End, "CHI-808"),
    ];
    for (from, to, expected, rule) in cases {
        let line = KEPT.replacen(from, to, 1);
        assert_ne!(line, KEPT, "{from}");
        assert_eq!((fault(&game, &line), clause(fault(&game, &line))), (expected, rule), "{line}");
    }
}

/// A line of a match of this level, with a part of it exchanged.
fn changed(story: &Story, from: &str, to: &str) -> PositionFault {
    let line = story.played.game().write_position(story.played.state());
    assert!(line.contains(from), "{line}");
    fault(story.played.game(), &line.replacen(from, to, 1))
}

#[test]
fn chi_901_what_cannot_be_asked_here_is_refused() {
    use PositionFault as F;
    // A question that the cards do not raise.
    let offside = Story::tell("pro+ OU", "R 8-8 K1; R 11-1");
    assert_eq!(changed(&offside, "now offside", "now one-two"), F::Asked);
    assert_eq!(changed(&offside, "now offside", "now free-kick"), F::Asked);
    let free_kick = Story::tell("pro", "R 8-8 K1; R 5-X F");
    assert_eq!(changed(&free_kick, "now free-kick", "now offside"), F::Asked);
    assert_eq!(changed(&free_kick, "now free-kick", "now penalty"), F::Asked);
    let shot = Story::tell("beginner", "R 8-8 K1; R 9-4 K2");
    assert_eq!(changed(&shot, "now shot", "now penalty"), F::Conservations);
    // The match is not played out.
    assert_eq!(changed(&free_kick, "1/2; now free-kick", "2/2; now last-shot"), F::Asked);
    assert_eq!(clause(F::Asked), "CHI-901");
    // CHI-901: the last card is not asked for.
    let last = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1");
    assert_eq!(changed(&last, "now last-shot", "now choose"), F::Asked);
    assert_eq!(changed(&last, "now last-shot", "now draw"), F::Asked);
}

#[test]
fn chi_812_chi_808_a_shoot_out_that_cannot_be_is_refused() {
    use PositionFault as F;
    let mut story = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1 Z[LL].; SO R");
    story.kick("[LR]").unwrap();
    let cases = [
        ("shoot-out R 1 1-0", "shoot-out R 1 0-1", F::ShootOut),
        ("shoot-out R 1 1-0", "shoot-out R 1 2-0", F::ShootOut),
        ("shoot-out R 1 1-0", "shoot-out R 4000000001 1-0", F::ShootOut),
        ("now shoot-out; shoot-out R 1 1-0", "now shoot-out", F::ShootOut),
        ("now shoot-out", "now last-shot", F::ShootOut),
        ("shoot-out R 1 1-0", "shoot-out R 10 3-2", F::End),
        ("now shoot-out", "now over", F::End),
        ("shoot-out R 1 1-0", "shoot-out R 1 1-0; toss B", F::End),
    ];
    for (from, to, expected) in cases {
        assert_eq!(changed(&story, from, to), expected, "{to}");
    }
    // Goals that make the score unequal: then there is no shoot-out.
    assert_eq!(changed(&story, "goals none; B", "goals 1; B"), F::ShootOut);
}

#[test]
fn chi_742_one_conservation_is_enough_only_with_the_option() {
    let plain = Story::tell("pro+ O", "R X-X T");
    assert_eq!(changed(&plain, "ball B 0/2", "ball B 0/1"), PositionFault::Needed);
    let counter = Story::tell("pro+ C", "R X-X T");
    there_and_back(counter.played.game(), counter.played.state());
    assert_eq!(
        changed(&Story::with_cards("pro+ C", "", "", &["R"]), "0/2", "0/1"),
        PositionFault::Conservations
    );
}

#[test]
fn a_match_can_begin_from_a_position() {
    let line = KEPT.to_owned();
    let header = onze_core::Header { position: Some(line), ..common::header(Vec::new()) };
    let mut story = Story { played: onze_core::Match::begin(game("beginner"), header, &[]).unwrap() };
    assert_eq!(story.now(), "R C 1/2 0-0");
    story.say("R P4").unwrap();
    story.say("B P3").unwrap();
    story.kick("[LR]").unwrap();
    assert!(story.told().starts_with("R 11-11 K2 [LR]*"), "{}", story.told());
}

/// Applies a choice, and answers the line of the state before the draw that is then due.
fn before_the_draw(story: &Story, seat: Seat, choice: &str) -> String {
    let (game, mut state, mut events) = (story.played.game(), *story.played.state(), Vec::new());
    let choice = Move::read(choice).unwrap();
    assert_eq!(game.check(&state, seat, &choice), Ok(()), "{choice}");
    game.apply(&mut state, seat, &choice, &mut events);
    assert!(game.due(&state), "{choice}");
    there_and_back(game, &state);
    let line = game.write_position(&state);
    game.draw(&mut state, &mut Quick::new(1), &mut events);
    assert!(!game.due(&state), "{choice}: one draw");
    line
}

#[test]
fn chi_811_the_state_before_the_throw_for_the_first_kick_is_a_position() {
    let mut story = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1");
    story.say("R SL").unwrap();
    let line = before_the_draw(&story, BLUE, "SL");
    assert!(line.ends_with("now toss"), "{line}");
    let game = story.played.game();
    assert_eq!(fault(game, &line.replacen("goals none; B", "goals 1; B", 1)), PositionFault::End);
    assert_eq!(fault(game, &format!("{line}; shoot-out R 2 1-1")), PositionFault::End, "not at a limit");
}

#[test]
fn chi_912_the_state_before_the_throw_at_the_limit_is_a_position() {
    let mut story = Story::with_cards("beginner limit=5", "", "", &["R", "B"]);
    (0..11).for_each(|_| story.quiet_duel());
    (0..9).for_each(|_| story.kick("[LC]").unwrap());
    story.say("R SL").unwrap();
    let line = before_the_draw(&story, BLUE, "SC");
    assert!(line.ends_with("now toss; shoot-out B 10 5-5"), "{line}");
}

#[test]
fn chi_903_the_state_before_the_clock_chooses_is_a_position() {
    let mut story = Story::with_cards("beginner clock=30", "", "", &["R"]);
    let line = before_the_draw(&story, RED, "TIMEOUT");
    assert!(line.ends_with("now choose; timed-out R"), "{line}");
    story.say("R P2").unwrap();
    let line = before_the_draw(&story, BLUE, "TIMEOUT");
    assert!(line.ends_with("now choose; sealed R P2; timed-out B"), "{line}");
    let clock = |line: &str| (fault(story.played.game(), line), clause(fault(story.played.game(), line)));
    let wrong = line.replacen("timed-out B", "timed-out R", 1);
    assert_eq!(clock(&wrong), (PositionFault::Clock, "CHI-903"), "Red has chosen");
    let without = KEPT.to_owned() + "; timed-out R";
    assert_eq!(fault(&game("beginner"), &without), PositionFault::Clock, "there is no clock");
}
