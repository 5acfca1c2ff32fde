//! The card shot of pro and pro+: clauses 601 to 616.

use crate::common::{self, RED, Story, same};
use onze_chifootmi::{Asked, Event, Kick};

const WITH_CARD_SHOT: [&str; 4] = ["pro", "pro+", "pro+ O", "pro+ OUC"];

/// Red in phase S after two dribbles, so that all its values are left; Blue has played 1 and 2, or 10 and 11.
fn shot(level: &str, own: &str, other: &str, result: &str) -> Story {
    let (first, second) = if ["1", "2"].contains(&other) { (10, 11) } else { (1, 2) };
    Story::tell(level, &format!("R X-{first} K1; R X-{second} K2; R {own}-{other} {result}"))
}

#[test]
fn chi_601_chi_602_no_kick_follows_the_conservations() {
    for level in WITH_CARD_SHOT {
        let story = Story::tell(level, "R 8-8 K1; R 9-4 K2; R 10-9 G; B 7-7 K1; B 6-1 K2; B 5-5 E");
        assert!(!story.events().iter().any(|event| matches!(event, Event::KickDue { .. })), "{level}");
    }
}

#[test]
fn chi_603_the_next_duel_is_the_shot_chosen_as_any_other() {
    let mut story = Story::with_cards("pro", "8 9", "8 4", &["R"]);
    story.quiet_duel();
    story.say("R P2").unwrap();
    story.say("B P2").unwrap();
    assert_eq!(
        (story.view().asked, story.now().as_str()),
        (Asked::Pile, "R S 2/2 0-0"),
        "first the usual draw"
    );
    story.say("R DU").unwrap();
    story.say("B DD").unwrap();
    assert_eq!((story.view().asked, story.now().as_str()), (Asked::Card, "R S 2/2 0-0"));
    assert!(
        story.events().iter().any(|event| matches!(event, Event::ShotPhase { side } if side.seat() == RED))
    );
}

#[test]
fn chi_604_to_chi_607_all_121_pairs_of_values() {
    for level in WITH_CARD_SHOT {
        for own in 1..=11_i32 {
            for other in 1..=11 {
                let (result, after) = match own - other {
                    1..=3 => ("G", "B C 0/2 1-0"),
                    0 => ("E", "R S 2/2 0-0"),
                    4.. => ("H", "B C 0/2 0-0"),
                    _ => ("L", "B C 0/2 0-0"),
                };
                let story = shot(level, &own.to_string(), &other.to_string(), result);
                assert_eq!(story.now(), after, "{level}: {own}-{other}");
            }
        }
    }
}

#[test]
fn chi_605_chi_606_chi_607_name_their_clauses() {
    use onze_core::Because;
    for (own, other, result, clause) in
        [("9", "3", "H", "CHI-605"), ("6", "6", "E", "CHI-606"), ("4", "5", "L", "CHI-607")]
    {
        let story = shot("pro", own, other, result);
        assert!(story.events().iter().any(|event| event.rules()[0].0 == clause), "{clause}");
    }
}

#[test]
fn chi_608_after_a_card_goal_the_conceding_side_has_the_ball() {
    let story = shot("pro", "7", "4", "G");
    assert_eq!(story.now(), "B C 0/2 1-0");
    let zones = story.zones();
    assert!(same(&zones.goals[0], "R7") && same(&zones.played[1], "RX B1 RX B2 B4"), "{zones:?}");
}

#[test]
fn chi_609_chi_610_free_kick_in_phase_c_penalty_in_phase_s() {
    for level in WITH_CARD_SHOT {
        let story = Story::tell(level, "R 5-X F");
        assert_eq!(story.view().kick.unwrap().0, Kick::FreeKick, "{level}");
        assert_eq!(story.played.legal(RED).len(), 2);
        let story = Story::tell(level, "R 8-8 K1; R 9-4 K2; R 5-X P");
        assert_eq!(
            story.view().kick.map(|(kick, side)| (kick, side.seat())),
            Some((Kick::Penalty, RED)),
            "{level}"
        );
    }
}

#[test]
fn chi_611_chi_612_a_penalty_has_three_places_for_both() {
    let story = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 5-X P");
    for seat in [RED, RED.other()] {
        let moves: Vec<_> = story.played.legal(seat).iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["SL", "SC", "SR"]);
    }
    for shot in ["L", "C", "R"] {
        for dive in ["L", "C", "R"] {
            let (mark, score) = if shot == dive { (".", "0-0") } else { ("*", "1-0") };
            let story = Story::tell("pro", &format!("R 8-8 K1; R 9-4 K2; R 5-X P [{shot}{dive}]{mark}"));
            assert_eq!(story.now(), format!("B C 0/2 {score}"), "the ball is the defender's in both cases");
        }
    }
}

#[test]
fn chi_613_a_dribble_in_phase_s_keeps_the_ball_and_scores_nothing() {
    for value in 1..=11 {
        let before = if value > 9 { "R 8-1 K1; R 9-2 K2" } else { "R 10-10 K1; R 11-11 K2" };
        let story = Story::tell("pro", &format!("{before}; R X-{value} N"));
        assert_eq!(story.now(), "R S 2/2 0-0");
    }
}

#[test]
fn chi_614_dribble_against_tackle_in_phase_s() {
    for level in ["pro", "pro+", "pro+ OU"] {
        assert_eq!(shot(level, "X", "X", "T").now(), "B C 0/2 0-0", "{level}");
    }
    assert_eq!(shot("pro+ C", "X", "X", "T").now(), "B C 0/1 0-0");
}

#[test]
fn chi_615_phase_s_may_last_as_long_as_the_cards() {
    let script = "R 1-1 K1; R 2-2 K2; R 3-3 E; R 4-4 E; R 5-5 E; R 6-6 E; R 7-7 E; R 8-8 E; R 9-9 E; R 10-10 E; R 11-11 E";
    let story = Story::tell("pro", script);
    assert_eq!((story.now().as_str(), story.view().zone.len()), ("R S 2/2 0-0", 11));
}

#[test]
fn chi_616_phase_c_of_pro_is_that_of_amateur() {
    let team = common::team("pro");
    for own in &team {
        for other in &team {
            let code = |level: &str| {
                let mut story = Story::with_cards(level, own, other, &["R"]);
                story.quiet_duel();
                (story.told(), story.now())
            };
            assert_eq!(code("pro"), code("amateur"), "{own}-{other}");
        }
    }
}
