//! The shot of beginner and amateur: clauses 401 to 411.

use crate::common::{BLUE, RED, Story, same};
use onze_chifootmi::{Asked, Event, Kick, Move};
use onze_core::Viewer;

fn at_the_shot(level: &str) -> Story {
    Story::tell(level, "R 8-8 K1; R 9-4 K2")
}

#[test]
fn chi_401_chi_402_chi_403_the_attacker_shoots_and_the_defender_keeps_goal() {
    for level in ["beginner", "amateur"] {
        let story = at_the_shot(level);
        let (kick, shooter) = story.view().kick.unwrap();
        assert_eq!((kick, shooter.seat()), (Kick::Shot, RED), "{level}");
        for seat in [RED, BLUE] {
            let moves: Vec<_> = story.played.legal(seat).iter().map(ToString::to_string).collect();
            assert_eq!(moves, ["SL", "SR"], "{level}");
        }
    }
}

#[test]
fn chi_404_the_kick_comes_in_the_same_turn_before_the_draw() {
    let mut story = at_the_shot("amateur");
    let before = story.view();
    assert_eq!((before.asked, before.duel, before.sides[0].face_up), (Asked::Kick, 2, 6));
    story.kick("[LR]").unwrap();
    assert_eq!(story.view().asked, Asked::Pile);
}

#[test]
fn chi_405_example_49_left_or_right_only() {
    // The gesture and its rhythm are the table's; the page shows them (CHI-907). Here: two directions, no centre.
    for level in ["beginner", "amateur"] {
        let mut story = at_the_shot(level);
        for side in ["R", "B"] {
            assert_eq!(story.say(&format!("{side} SC")), Err("CHI-507 CHI-405".to_owned()));
        }
    }
}

#[test]
fn chi_406_directions_are_secret_final_and_shown_together() {
    for first in [RED, BLUE] {
        let mut story = at_the_shot("beginner");
        story.choose(first, "SR").unwrap();
        assert_eq!(story.choose(first, "SL"), Err("CHI-302".to_owned()));
        let seen = |viewer| story.view_of(viewer).sides[first.index()].choice.map(Move::command);
        assert_eq!(
            (seen(Viewer::Seat(first)), seen(Viewer::Seat(first.other())), seen(Viewer::Spectator)),
            (Some("SR"), None, None)
        );
        assert!(story.view().sides[first.index()].committed);
        story.choose(first.other(), "SR").unwrap();
        assert!(story.told().ends_with("K2 [RR]."));
    }
}

#[test]
fn chi_407_both_use_the_shooters_left_and_right() {
    for (kick, goal) in [("[LL]", false), ("[RR]", false), ("[LR]", true), ("[RL]", true)] {
        let mut story = at_the_shot("beginner");
        story.kick(kick).unwrap();
        let taken = story.events().into_iter().find_map(|event| match event {
            Event::KickTaken { shot, dive, goal, .. } => {
                Some((format!("[{}{}]", shot.letter(), dive.letter()), goal))
            }
            _ => None,
        });
        // A page may mirror the keeper's picture; the letters stay.
        assert_eq!(taken, Some((kick.to_owned(), goal)));
    }
}

#[test]
fn chi_408_same_direction_saved_other_direction_goal_and_the_ball_to_the_defender() {
    for level in ["beginner", "amateur"] {
        for (kick, after) in [("[LL].", "0-0"), ("[RR].", "0-0"), ("[LR]*", "1-0"), ("[RL]*", "1-0")] {
            let story = Story::tell(level, &format!("R 8-8 K1; R 9-4 K2 {kick}"));
            assert_eq!(story.now(), format!("B C 0/2 {after}"), "{level} {kick}");
        }
    }
}

#[test]
fn chi_409_chi_410_the_card_played_last_marks_the_goal() {
    let zones = Story::tell("beginner", "R 8-8 K1; R 9-4 K2 [LR]*").zones();
    assert!(same(&zones.goals[0], "R9") && same(&zones.played[1], "R8 B8 B4"), "{zones:?}");
    let zones = Story::tell("amateur", "B 8-8 K1; B X-4 K2 [LR]*").zones();
    assert!(same(&zones.goals[1], "BX"), "a dribble can mark a goal: {zones:?}");
    let story = Story::tell("beginner", "R 8-8 K1; R 9-4 K2 [LR]*; B 7-3 K1; B 10-2 K2 [LR]*");
    assert_eq!(story.view().score, [1, 1]);
    let rows =
        story.view().sides.map(|side| side.goal_row.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(rows, [["9"], ["10"]], "the score is the number of cards in the row");
}

#[test]
fn chi_411_one_card_marks_one_goal_at_most() {
    // The only duel with two goals is a card goal followed by the other side's last shot: two cards are turned.
    let zones = Story::tell_the_end("pro", "S 2/2", "R 7-5 G Z[LR]*; SO R").zones();
    assert!(same(&zones.goals[0], "R7") && same(&zones.goals[1], "B5"), "{zones:?}");
    assert_eq!(zones.count(), 28);
}

#[test]
fn kinds_of_kick_and_their_directions() {
    let centre = |kick: Kick| kick.has_centre();
    assert!(!centre(Kick::Shot) && !centre(Kick::FreeKick) && !centre(Kick::LastShot));
    assert!(centre(Kick::Penalty) && centre(Kick::ShootOut));
}

#[test]
fn exactly_half_of_the_kicks_to_two_sides_and_two_thirds_of_those_to_three_score() {
    let goals = |start: &str, level: &str, letters: &str| {
        let pairs =
            letters.chars().flat_map(|shot| letters.chars().map(move |dive| format!("[{shot}{dive}]")));
        let scored = pairs.filter(|kick| {
            let mut story = Story::tell(level, start);
            story.kick(kick).unwrap();
            story.view().score == [1, 0]
        });
        scored.count()
    };
    assert_eq!(goals("R 8-8 K1; R 9-4 K2", "beginner", "LR"), 2);
    assert_eq!(goals("R 8-8 K1; R 9-4 K2; R 5-X P", "pro", "LCR"), 6);
}
