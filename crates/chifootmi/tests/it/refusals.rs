//! Refused commands: examples 45 to 54, and every refusal with its clause. Nothing changes (CHI-902): the helper checks
//! that after each.

use crate::common::{BLUE, LEVELS, RED, Story, any_of, game, settings};
use onze_chifootmi::{Asked, Chifootmi, Direction, Move, Refusal};
use onze_core::{Because, Game, PlayError, Quick, Seat};

fn refused(story: &mut Story, command: &str, clauses: &str) {
    assert_eq!(story.say(command), Err(clauses.to_owned()), "{command}");
}

#[test]
fn example_45_chi_304_the_slot_is_empty() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    for _ in 0..8 {
        story.quiet_duel();
    }
    assert!(!story.view().sides[0].slots[3].occupied);
    refused(&mut story, "R P4", "CHI-304");
}

#[test]
fn example_46_chi_302_a_choice_is_final() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    story.say("R P1").unwrap();
    refused(&mut story, "R P2", "CHI-302");
    refused(&mut story, "R P1", "CHI-302");
}

#[test]
fn example_47_chi_902_drawing_is_not_asked_now() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    for command in ["R DU", "R DD", "B DU", "R SL"] {
        refused(&mut story, command, "CHI-902");
    }
}

#[test]
fn example_48_chi_901_a_draw_with_one_pile_left_is_automatic() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    // Blue empties its face-down pile, Red keeps both piles.
    for _ in 0..3 {
        let slot = story.view().duel % 4 + 1;
        story.say(&format!("R P{slot}")).unwrap();
        story.say(&format!("B P{slot}")).unwrap();
        if story.view().asked == Asked::Kick {
            story.kick("[LL]").unwrap();
        }
        story.say("R DU").unwrap();
        story.say("B DD").unwrap();
    }
    story.say("R P4").unwrap();
    story.say("B P4").unwrap();
    if story.view().asked == Asked::Kick {
        story.kick("[LL]").unwrap();
    }
    assert_eq!((story.view().asked, story.view().sides[1].face_down), (Asked::Pile, 0));
    refused(&mut story, "B DU", "CHI-901");
    refused(&mut story, "B DD", "CHI-901");
    story.say("R DD").unwrap();
    assert_eq!(story.view().asked, Asked::Card, "Blue's draw has made itself");
}

#[test]
fn example_49_chi_507_left_or_right_only() {
    for (level, script) in
        [("beginner", "R 8-8 K1; R 9-4 K2"), ("amateur", "R 5-X F"), ("pro+ OUC", "R 5-X F")]
    {
        let mut story = Story::tell(level, script);
        refused(&mut story, "R SC", "CHI-507 CHI-405");
        refused(&mut story, "B SC", "CHI-507 CHI-405");
    }
}

#[test]
fn example_50_chi_711_there_is_no_offside() {
    let mut story = Story::with_cards("pro+ O", "8", "2", &["R"]);
    story.say("R P1").unwrap();
    story.say("B P1").unwrap();
    refused(&mut story, "B O+", "CHI-711");
    assert_eq!(story.told(), "R 8-2 K1");
}

#[test]
fn example_51_chi_713_only_the_defender_answers() {
    let mut story = Story::tell("pro+ O", "R 9-2");
    refused(&mut story, "R O-", "CHI-713");
    refused(&mut story, "R P1", "CHI-902");
    refused(&mut story, "B U+", "CHI-702");
}

#[test]
fn examples_52_and_53_before_the_set_up() {
    let mut amateur = settings("amateur");
    amateur.set("offside", "on").unwrap();
    assert_eq!(Chifootmi::new(&amateur).unwrap_err().rules()[0].0, "CHI-702", "example 52");
    let mut beginner = settings("beginner");
    beginner.set("deck", "1 2 3 4 5 6 7 8 9 10 11 X X X").unwrap();
    assert_eq!(Chifootmi::new(&beginner).unwrap_err().rules()[0].0, "CHI-510", "example 53");
}

#[test]
fn example_54_chi_803_no_command_declines_the_last_shot() {
    let mut story = Story::tell_the_end("pro", "C 0/2", "R 6-6 K1");
    let commands: Vec<String> = Move::all().map(|choice| choice.to_string()).collect();
    assert!(!commands.iter().any(|command| command.contains("PASS")), "there is no such command");
    for command in commands.iter().filter(|command| !["SL", "SR", "RESIGN"].contains(&command.as_str())) {
        assert!(story.say(&format!("R {command}")).is_err(), "{command}");
    }
}

#[test]
fn chi_702_chi_711_chi_723_answers_that_nobody_asked_for() {
    let mut story = Story::with_cards("pro", "", "", &["R"]);
    for command in ["R U+", "B O+", "R O-"] {
        refused(&mut story, command, "CHI-702");
    }
    let mut story = Story::with_cards("pro+ OU", "", "", &["R"]);
    refused(&mut story, "B O+", "CHI-711");
    refused(&mut story, "R U-", "CHI-723");
}

#[test]
fn chi_902_what_is_no_command_at_all() {
    let mut story = Story::with_cards("pro", "", "", &["R"]);
    for command in ["", "P", "P5", "O", "P1 P2", "give up", "ß"] {
        refused(&mut story, &format!("R {command}"), "CHI-902");
    }
}

#[test]
fn chi_902_an_unknown_command_is_shown_again_beside_those_there_are() {
    let refusal = Move::read("P9\u{1b}[2J").unwrap_err();
    let Refusal::NotACommand { typed, forms } = refusal else { panic!("{refusal:?}") };
    assert_eq!(typed, "P9[2J", "without what would disturb a terminal");
    assert_eq!(forms, ["P1–P4", "DU/DD", "SL/SC/SR", "O+/O-", "U+/U-", "RESIGN"]);
    let Err(Refusal::NotACommand { typed, .. }) = Move::read(&"long ".repeat(1000)) else { panic!() };
    assert_eq!(typed.len(), 80);
}

#[test]
fn commands_are_understood_in_small_letters_and_with_spaces_and_written_in_one_way() {
    for (typed, written) in [
        ("p1", "P1"),
        (" P 4 ", "P4"),
        ("du", "DU"),
        ("Sl", "SL"),
        ("o+", "O+"),
        ("O −", "O-"),
        ("u–", "U-"),
        ("resign", "RESIGN"),
        ("Timeout", "TIMEOUT"),
    ] {
        assert_eq!(Move::read(typed).map(Move::command), Ok(written), "{typed}");
    }
}

#[test]
fn chi_902_nothing_is_possible_after_the_end() {
    let mut story = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1 Z[LR]*; END R 1-0");
    for choice in Move::all().filter(|&choice| choice != Move::TimeOut) {
        for side in ["R", "B"] {
            refused(&mut story, &format!("{side} {choice}"), "CHI-902");
        }
    }
}

#[test]
fn chi_902_nobody_but_the_two_sides_can_play_or_resign() {
    let mut story = Story::with_cards("pro", "", "", &["R"]);
    let stranger = Seat::new(2).unwrap();
    for choice in [Move::Resign, Move::Play(onze_chifootmi::Slot::ALL[0]), Move::Aim(Direction::Left)] {
        let refusal = story.played.play(stranger, choice, &[]);
        assert!(matches!(refusal, Err(PlayError::Refused(_))), "{choice}");
    }
    assert!(story.played.outcome().is_none());
}

#[test]
fn chi_902_what_is_listed_is_accepted_and_nothing_else_is() {
    for (n, level) in (0..).zip(LEVELS) {
        let (game, mut chance) = (game(level), Quick::new(n));
        for _ in 0..60 {
            let mut state = game.start(&mut chance, &mut ());
            while let Some(seat) = game.to_act(&state).first() {
                for seat in [RED, BLUE] {
                    let mut listed = Vec::new();
                    game.legal(&state, seat, &mut listed);
                    for choice in Move::all().filter(|&choice| choice != Move::Resign) {
                        let (mut after, mut events) = (state, Vec::new());
                        let answer = game.play(&mut after, seat, &choice, &mut chance, &mut events);
                        assert_eq!(answer.is_ok(), listed.contains(&choice), "{level}: {choice}");
                        if let Err(refusal) = answer {
                            assert!(
                                after == state
                                    && events.is_empty()
                                    && refusal.rules()[0].0.starts_with("CHI-")
                            );
                        }
                    }
                }
                let mut moves = Vec::new();
                game.legal(&state, seat, &mut moves);
                let choice = any_of(&moves, &mut chance);
                game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
            }
        }
    }
}
