//! Dribble/Tackle cards: clauses 105, 106 and 501 to 510.

use crate::common::{RED, Story, same};
use onze_chifootmi::{Asked, Event, Kick};

const WITH_X: [&str; 4] = ["amateur", "pro", "pro+", "pro+ OUC"];

#[test]
fn chi_105_chi_501_a_dribble_in_attack_and_a_tackle_in_defence() {
    for level in WITH_X {
        // The same card of Red's: kept as attacker, a foul as defender.
        Story::tell(level, "R X-6 K1");
        Story::tell(level, "B 6-X F");
    }
}

#[test]
fn chi_106_the_three_of_a_team_are_alike() {
    let story = Story::tell("pro", "R X-1 K1; R X-2 K2; R X-3 N");
    let zone = story.view().zone;
    assert!(zone.iter().all(|[red, _]| red.unwrap().is_x() && red.unwrap().value().is_none()));
    assert!(zone.iter().all(|[red, _]| red.unwrap().to_string() == "X" && *red == zone[0][0]));
}

#[test]
fn chi_502_dribble_against_tackle_loses_the_ball() {
    for level in ["amateur", "pro", "pro+ OU"] {
        let story = Story::tell(level, "R 8-8 K1; R X-X T");
        assert_eq!(story.now(), "B C 0/2 0-0", "{level}");
        assert_eq!(story.view().asked, Asked::Card, "{level}: no kick");
    }
}

#[test]
fn chi_503_a_dribble_beats_every_value() {
    for level in WITH_X {
        for value in 1..=11 {
            let story = Story::tell(level, &format!("R X-{value} K1"));
            assert_eq!(story.now(), "R C 1/2 0-0", "{level}");
        }
    }
}

#[test]
fn chi_504_the_shot_follows_a_dribble_that_completes_the_conservations() {
    let story = Story::tell("amateur", "R 8-8 K1; R X-6 K2");
    assert_eq!(story.view().kick.map(|(kick, shooter)| (kick, shooter.seat())), Some((Kick::Shot, RED)));
    let story = Story::tell("pro", "R 8-8 K1; R X-6 K2");
    assert_eq!(story.now(), "R S 2/2 0-0");
    let story = Story::tell("amateur", "R X-8 K1; R X-6 K2 [LR]*");
    assert_eq!(story.now(), "B C 0/2 1-0");
}

#[test]
fn chi_505_no_x_is_in_an_offside_or_a_one_two() {
    for script in ["R X-1 K1; R X-2 K2", "R 11-X F [LL].", "R X-1 K1; R 9-10 L", "R 10-1 O- K1; R X-10 K2"] {
        let story = Story::tell("pro+ OU", script);
        let asked = story
            .events()
            .into_iter()
            .filter(|event| matches!(event, Event::OffsideAsked { .. } | Event::OneTwoOffered { .. }));
        assert_eq!(asked.count(), script.matches("O-").count(), "{script}");
    }
}

#[test]
fn chi_506_chi_507_a_value_against_a_tackle_is_a_free_kick_to_two_sides() {
    for level in WITH_X {
        for value in 1..=11 {
            let mut story = Story::tell(level, &format!("R {value}-X F"));
            assert_eq!(
                story.view().kick.map(|(kick, shooter)| (kick, shooter.seat())),
                Some((Kick::FreeKick, RED))
            );
            for side in ["R", "B"] {
                let answer = story.say(&format!("{side} SC"));
                assert_eq!(answer, Err("CHI-507 CHI-405".to_owned()), "{level}: example 49");
            }
        }
    }
}

#[test]
fn chi_508_after_a_free_kick_the_ball_is_the_defenders() {
    for level in WITH_X {
        for (kick, score) in [("[LR]*", "1-0"), ("[RL]*", "1-0"), ("[LL].", "0-0"), ("[RR].", "0-0")] {
            let story = Story::tell(level, &format!("R 8-8 K1; R 4-X F {kick}"));
            assert_eq!(story.now(), format!("B C 0/2 {score}"), "{level} {kick}");
        }
        let zones = Story::tell(level, "R 8-8 K1; R 4-X F [LR]*").zones();
        assert!(same(&zones.goals[0], "R4") && same(&zones.played[1], "R8 B8 BX"), "{zones:?}");
    }
}

#[test]
fn chi_509_the_foul_is_no_conservation() {
    let story = Story::tell("amateur", "R 8-8 K1; R 11-X F");
    assert_eq!(story.now(), "R C 1/2 0-0", "k is not raised before the kick");
    let mut story = story;
    story.kick("[RR]").unwrap();
    let kicks = story.events().iter().filter(|event| matches!(event, Event::KickTaken { .. })).count();
    assert_eq!((kicks, story.view().asked), (1, Asked::Pile), "no second kick");
}

#[test]
fn chi_510_nobody_has_an_x_at_beginner_level() {
    let zones = Story::with_cards("beginner", "", "", &["R"]).zones();
    let cards = zones.slots.iter().chain(&zones.face_down).chain(&zones.face_up).flatten();
    assert!(cards.into_iter().all(|card| card != "X"));
}
