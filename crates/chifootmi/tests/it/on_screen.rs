//! On screen: clauses 901 to 911, as far as the engine can show them; what the page must add is said where it applies.

use crate::common::{self, BLUE, LEVELS, RED, Story, any_of, game};
use onze_chifootmi::{Asked, Chifootmi, Event, Kick, Move};
use onze_core::{Because, Clause, Game, Quick, Seat, Seen, TakeBackError, Undo, Viewer};
use serde_json::Value;

#[test]
fn chi_901_the_last_card_and_a_draw_with_one_pile_left_make_themselves() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    for _ in 0..10 {
        story.quiet_duel();
    }
    assert_eq!(
        (story.view().duel, story.view().asked),
        (11, Asked::Kick),
        "nobody was asked for the last card"
    );
    let forced = story.events().into_iter().filter_map(|event| match event {
        Event::Duel { number, forced: true, .. } => Some(format!("duel {number}")),
        Event::Drew { side, forced: true, .. } => Some(format!("draw of {}", side.letter())),
        _ => None,
    });
    let forced: Vec<String> = forced.collect();
    let expected = [["draw of R", "draw of B"].repeat(3), vec!["duel 11"]].concat();
    assert_eq!(forced, expected);
    // Recorded as if chosen.
    assert!(
        onze_chifootmi::sheet::write(&story.played, Viewer::All).contains("\n11 B 11@"),
        "{}",
        story.told()
    );
}

#[test]
fn chi_903_without_a_clock_nobody_runs_out_of_time() {
    let mut story = Story::with_cards("pro", "", "", &["R"]);
    assert_eq!(story.say("R TIMEOUT"), Err("CHI-903".to_owned()));
    assert!(!story.played.legal(RED).contains(&Move::TimeOut));
}

#[test]
fn chi_903_a_missing_card_is_drawn_from_the_legal_ones_all_equally_likely() {
    let game = game("pro clock=30");
    let mut counts = [0usize; 4];
    let mut chance = Quick::new(1);
    let start = game.start(&mut chance, &mut ());
    for _ in 0..8000 {
        let mut state = start;
        let mut events = Vec::new();
        game.play(&mut state, RED, &Move::TimeOut, &mut chance, &mut events).unwrap();
        assert!(matches!(events[..], [Event::TimedOut { .. }, Event::Committed { .. }]), "{events:?}");
        let choice = game.view(&state, Viewer::Seat(RED)).sides[0].choice;
        let Some(Move::Play(slot)) = choice else { panic!("{choice:?}") };
        counts[usize::from(slot.number() - 1)] += 1;
    }
    assert!(counts.iter().all(|n| n.abs_diff(2000) < 200), "{counts:?}");
}

#[test]
fn chi_903_a_missing_direction_or_pile_is_drawn_too_and_stays_secret() {
    let mut story = Story::tell("pro clock=30", "R 8-8 K1; R 9-4 K2; R 5-X P");
    story.say("B TIMEOUT").unwrap();
    assert_eq!(story.view().sides[1].choice, None);
    assert!(
        story.view_of(Viewer::Seat(BLUE)).sides[1]
            .choice
            .is_some_and(|choice| matches!(choice, Move::Aim(_)))
    );
    let last = story.played.steps().len() - 1;
    assert_eq!(story.played.seen(last, Viewer::Seat(RED)).unwrap().draws, [None]);
    assert_eq!(story.say("B TIMEOUT"), Err("CHI-302".to_owned()), "once only");
    story.say("R SL").unwrap();
    assert_eq!(story.view().asked, Asked::Pile);
    story.say("R TIMEOUT").unwrap();
    assert!(
        story.view_of(Viewer::Seat(RED)).sides[0]
            .choice
            .is_some_and(|choice| matches!(choice, Move::Draw(_)))
    );
    // Left or right only where the centre is not allowed.
    let story = Story::tell("pro clock=30", "R 5-X F");
    let drawn = (0..100).map(|seed| {
        let (game, mut state) = (story.played.game(), *story.played.state());
        game.play(&mut state, RED, &Move::TimeOut, &mut Quick::new(seed), &mut ()).unwrap();
        game.view(&state, Viewer::Seat(RED)).sides[0].choice.unwrap().command()
    });
    assert_eq!(drawn.collect::<std::collections::BTreeSet<_>>(), ["SL", "SR"].into());
}

#[test]
fn chi_903_a_missing_answer_is_no() {
    let mut story = Story::tell("pro+ O clock=30", "R 11-1");
    assert_eq!(story.say("R TIMEOUT"), Err("CHI-902".to_owned()), "only who is asked runs out of time");
    story.say("B TIMEOUT").unwrap();
    assert_eq!(story.told(), "R 11-1 O- K1");
    let mut story = Story::tell("pro+ U clock=30", "R 10-4 K1; R 9-10");
    story.say("R TIMEOUT").unwrap();
    assert_eq!(story.told(), "R 10-4 K1; R 9-10 U- L");
    let mut over = Story::tell_the_end("beginner clock=30", "C 0/2", "R 6-6 K1 Z[LR]*; END R 1-0");
    assert_eq!(over.say("R TIMEOUT"), Err("CHI-902".to_owned()));
}

#[test]
fn chi_904_a_side_may_resign_at_any_moment_and_the_score_stands() {
    let moments = [
        ("beginner", "R 8-8 K1; R 9-4 K2 [LR]*", "1-0"),
        ("beginner", "R 8-8 K1; R 9-4 K2", "0-0"),
        ("pro+ O", "R 11-1", "0-0"),
        ("pro+ U", "R 10-4 K1; R 9-10", "0-0"),
        ("pro", "R 8-8 K1; R 9-4 K2; R 5-X P", "0-0"),
    ];
    for (level, script, score) in moments {
        for (loser, winner) in [("R", "B"), ("B", "R")] {
            let mut story = Story::tell(level, script);
            story.say(&format!("{loser} RESIGN")).unwrap();
            assert_eq!(story.told(), format!("{script}; END {winner} {score} resigned"));
            let outcome = story.played.outcome().unwrap();
            assert_eq!(outcome.winner(), Some(common::side(winner)));
            assert_eq!(outcome.gave_up, Some(common::side(loser)));
        }
    }
    // Also a side that has committed, and one that is not asked.
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    story.say("R P1").unwrap();
    story.say("R RESIGN").unwrap();
    assert_eq!(story.told(), "END B 0-0 resigned", "a choice that was never revealed is not on the sheet");
    // A lost connection is the server's: a running clock, or waiting without one.
}

#[test]
fn chi_905_there_is_no_taking_back_and_afterwards_everything_may_be_shown() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    story.say("R P1").unwrap();
    for undo in [Undo::Free, Undo::Agreed] {
        let answer = story.played.take_back(RED, undo).map(|_| ());
        assert_eq!(answer, Err(TakeBackError::Forbidden(Clause("CHI-905"))));
    }
    assert!(
        story.played.seen(0, Viewer::Spectator).unwrap().draws[0].is_none(),
        "the decks are secret while it runs"
    );
    story.say("B RESIGN").unwrap();
    let draws = story.played.seen(0, Viewer::Spectator).unwrap().draws;
    assert!(draws.iter().all(Option::is_some), "{draws:?}");
}

#[test]
fn chi_906_the_lists_of_played_and_unseen_cards() {
    let story = Story::tell("amateur", "R X-8 K1; R 5-7 L; B 3-2 K1");
    let view = story.view_of(Viewer::Seat(RED));
    let list =
        |cards: &[onze_chifootmi::Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let histories = view.sides.each_ref().map(|side| side.history.clone().unwrap());
    assert_eq!(
        [list(&histories[0].played), list(&histories[1].played)],
        ["2 5 X", "3 7 8"],
        "sorted, without places"
    );
    // 14 cards, 3 played, 4 active, 1 on top: 6 unseen.
    assert_eq!(histories.each_ref().map(|history| history.unseen.len()), [6, 6]);
    assert!(histories[1].unseen.is_sorted_by_key(|card| card.value().unwrap_or(u8::MAX)));
    let off = Story::tell("amateur show_history=off", "R X-8 K1");
    assert!(
        VIEWERS.iter().all(|&viewer| off.view_of(viewer).sides.iter().all(|side| side.history.is_none()))
    );
}

const VIEWERS: [Viewer; 3] = [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator];

#[test]
fn chi_907_the_picture_of_a_kick_can_start_when_both_choices_are_in() {
    let mut story = Story::tell("beginner", "R 8-8 K1; R 9-4 K2");
    let taken = |story: &Story| {
        story.events().iter().any(|event| matches!(event, Event::KickTaken { kick: Kick::Shot, .. }))
    };
    story.say("R SL").unwrap();
    assert!(!taken(&story), "no picture with one arm");
    story.say("B SR").unwrap();
    assert!(taken(&story));
    // The page shows the count 1-2-3 when it gets this event.
}

#[test]
fn chi_908_always_signalling_is_the_clients_and_no_option_of_the_game() {
    let options: Vec<&str> = Chifootmi::SETTINGS.iter().map(|option| option.key).collect();
    assert!(!options.iter().any(|key| key.contains("always")), "{options:?}");
    // However often it was signalled before, it is asked again. The page may answer at once.
    let story = Story::tell("pro+ O", "R 9-2 O+; B 9-2 O+; R 8-1");
    assert_eq!(story.view().asked, Asked::Offside);
}

#[test]
fn chi_909_a_computer_player_gets_the_view_of_its_side() {
    let story = Story::tell("pro", "R 8-8 K1; R 9-4 K2");
    for seat in [RED, BLUE] {
        let seen = Seen::new(story.played.game(), story.played.state(), seat);
        assert_eq!(seen.view(), story.view_of(Viewer::Seat(seat)));
        // What it can imagine besides are states with the same view.
        let imagined = seen.resample(&mut Quick::new(4));
        assert_eq!(story.played.game().view(&imagined, Viewer::Seat(seat)), seen.view());
    }
}

#[test]
fn chi_910_for_two_players_at_one_screen_there_is_a_view_without_secrets() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    for command in ["R P1", "B P1", "R DD", "B DD", "R P1"] {
        story.say(command).unwrap();
    }
    let view = story.view();
    assert!(view.sides.iter().all(|side| side.choice.is_none() && side.slots[0].card.is_none()));
    assert!(view.sides[0].committed, "whose turn it is to look can be told");
    // The page shows this view until the hand-over is confirmed, or takes keys while the faces stay hidden.
}

#[test]
fn chi_911_all_that_must_be_on_screen_is_in_every_view() {
    for (n, level) in (0..).zip(LEVELS) {
        let (game, mut chance) = (game(level), Quick::new(n));
        let mut events = Vec::new();
        let mut state = game.start(&mut chance, &mut events);
        while let Some(seat) = game.to_act(&state).first() {
            for viewer in VIEWERS {
                let view: Value = serde_json::to_value(game.view(&state, viewer)).unwrap();
                for key in ["score", "shot_phase", "kept", "needed", "ball", "duel", "asked"] {
                    assert!(!view[key].is_null(), "{key}");
                }
            }
            let mut moves = Vec::new();
            game.legal(&state, seat, &mut moves);
            let choice = any_of(&moves, &mut chance);
            game.play(&mut state, seat, &choice, &mut chance, &mut events).unwrap();
        }
        for event in &events {
            assert!(!event.rules().is_empty() && event.rules().iter().all(|rule| rule.0.starts_with("CHI-")));
            let json = serde_json::to_value(event).unwrap();
            assert!(json["kind"].is_string(), "{json}");
        }
    }
}

#[test]
fn chi_904_chi_902_a_seat_is_red_or_blue() {
    assert_eq!([RED, BLUE], [Seat::FIRST, Seat::SECOND]);
    let mut story = Story::tell("beginner", "R 8-8 K1");
    story.say("B RESIGN").unwrap();
    assert_eq!(story.say("R RESIGN"), Err("CHI-902".to_owned()), "nobody resigns twice");
}
