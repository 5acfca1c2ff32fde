//! The last shot, full time and the shoot-out: clauses 801 to 817, and the limit of CHI-912.

use crate::common::{self, BLUE, LEVELS, RED, Story, same};
use onze_chifootmi::{Asked, Event, Kick};

#[test]
fn chi_801_the_side_with_the_ball_after_the_last_card_has_a_kick_left_or_right() {
    for level in LEVELS {
        let mut story = Story::tell_the_end(level, "C 0/2", "R 6-6 K1");
        assert_eq!(
            story.view().kick.map(|(kick, side)| (kick, side.seat())),
            Some((Kick::LastShot, RED)),
            "{level}"
        );
        assert_eq!(story.played.legal(RED).len(), 2);
        assert_eq!(story.say("R SC"), Err("CHI-801 CHI-405".to_owned()), "{level}");
        story.kick("[LR]").unwrap();
        assert!(story.told().ends_with("K1 Z[LR]*; END R 1-0"), "{level}: {}", story.told());
    }
}

#[test]
fn chi_802_both_run_out_of_cards_together_after_duel_n() {
    for (level, n) in [("beginner", 11), ("amateur", 14), ("pro+ OUC", 14)] {
        let story = Story::tell_the_end(level, "C 0/2", "R 6-6 K1");
        assert_eq!((story.view().duel, story.setup().duels), (n, n));
        for side in &story.view().sides {
            let left = side.slots.iter().filter(|slot| slot.occupied).count();
            assert_eq!((left, side.face_down, side.face_up), (0, 0, 0), "{level}");
        }
    }
}

#[test]
fn chi_803_example_54_the_last_shot_cannot_be_declined() {
    let mut story = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1");
    for command in ["PASS", "", "S-", "P1", "DU"] {
        assert_eq!(story.say(&format!("R {command}")), Err("CHI-902".to_owned()), "{command}");
    }
    assert_eq!(story.view().asked, Asked::Kick);
}

#[test]
fn chi_804_the_shooter_is_who_has_the_ball_after_the_complete_result() {
    let cases = [
        ("amateur", "C 0/2", "R 3-9 L", BLUE),
        ("amateur", "C 1/2", "R X-X T", BLUE),
        ("pro", "S 2/2", "R 11-5 H", BLUE),
        ("pro", "S 2/2", "R X-5 N", RED),
        ("pro+ O", "C 1/2", "R 11-2 O+", BLUE),
        ("pro+ O", "C 1/2", "R 11-2 O- K2", RED),
        ("pro+ U", "C 0/2", "R 6-1 K1; R 5-6 U+ K2", RED),
        ("pro+ U", "C 0/2", "R 6-1 K1; R 5-6 U- L", BLUE),
        ("pro+ C", "C 0/1", "R 6-6 K1", RED),
    ];
    for (level, before, script, shooter) in cases {
        let story = Story::tell_the_end(level, before, script);
        assert_eq!(
            story.view().kick.map(|(kick, side)| (kick, side.seat())),
            Some((Kick::LastShot, shooter)),
            "{script}"
        );
    }
}

#[test]
fn chi_805_a_kick_of_the_last_duel_was_the_last_shot() {
    let cases = [
        ("beginner", "C 1/2", "R 6-6 K2 [LR]*; END R 1-0"),
        ("amateur", "C 1/2", "R X-6 K2 [LL].; SO R"),
        ("amateur", "C 0/2", "R 6-X F [LR]*; END R 1-0"),
        ("pro", "C 0/2", "R 6-X F [LL].; SO R"),
        ("pro", "S 2/2", "R 7-X P [CL]*; END R 1-0"),
    ];
    for (level, before, script) in cases {
        let story = Story::tell_the_end(level, before, script);
        let last = story
            .events()
            .into_iter()
            .filter(|event| matches!(event, Event::KickDue { kick: Kick::LastShot, .. }));
        assert_eq!(last.count(), 0, "{script}");
    }
}

#[test]
fn chi_806_after_a_card_shot_in_the_last_duel_there_is_a_last_shot_also_for_who_conceded() {
    Story::tell_the_end("pro", "S 2/2", "R 7-5 G Z[LR]*; SO R");
    Story::tell_the_end("pro", "S 2/2", "R 7-5 G Z[LL].; END R 1-0");
    // With the option off only a goal ends the match at once.
    Story::tell_the_end("pro last=off", "S 2/2", "R 7-5 G; END R 1-0");
    Story::tell_the_end("pro last=off", "S 2/2", "R 11-5 H Z[LL].; SO R");
    Story::tell_the_end("pro last=off", "S 2/2", "R 7-7 E Z[LR]*; END R 1-0");
    // In an earlier duel the option says nothing.
    Story::tell("pro last=off", "R 8-8 K1; R 6-6 K2; R 7-5 G; B 3-1 K1");
}

#[test]
fn chi_807_after_the_last_shot_nothing_moves_but_the_card_of_a_goal() {
    let goal = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1 Z[LR]*; END R 1-0");
    assert_eq!(goal.now(), "R C 1/2 1-0", "the ball is not moved");
    assert!(same(&goal.zones().match_zone, "B6") && same(&goal.zones().goals[0], "R6"));
    let saved = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1 Z[LL].; SO R");
    assert!(same(&saved.zones().match_zone, "R6 B6"), "nothing is gathered");
    // A kick of CHI-805 is completed as usual.
    let own_kick = Story::tell_the_end("beginner", "C 1/2", "R 6-6 K2 [LL].; SO R");
    assert_eq!(own_kick.now(), "B C 0/2 0-0");
    assert!(own_kick.zones().match_zone.is_empty());
}

#[test]
fn chi_808_more_goals_win() {
    for (script, winner) in [("R 6-6 K1 Z[LR]*; END R 1-0", RED), ("R 3-9 L Z[RL]*; END B 0-1", BLUE)] {
        let story = Story::tell_the_end("beginner", "C 0/2", script);
        let outcome = story.played.outcome().unwrap();
        assert_eq!((outcome.winner(), outcome.tie_break, outcome.gave_up), (Some(winner), None, None));
        assert_eq!(story.view().winner.map(onze_core::Side::seat), Some(winner));
        assert!(story.played.to_act().is_empty());
    }
}

/// A goalless match with the shoot-out begun by this side, and these kicks taken.
fn shoot_out(rules: &str, first: &str, kicks: &[&str]) -> Story {
    let mut tosses = vec!["R", first];
    // The toss of CHI-912, should it come to that.
    tosses.push("B");
    let mut story = Story::with_cards(rules, "", "", &tosses);
    for _ in 0..11 {
        story.quiet_duel();
    }
    for kick in kicks {
        story.kick(kick).unwrap();
    }
    story
}

const GOAL: &str = "[LR]";
const SAVED: &str = "[LL]";

#[test]
fn chi_810_chi_811_level_at_full_time_the_ball_card_decides_who_kicks_first() {
    for first in ["R", "B"] {
        let story = shoot_out("beginner", first, &[]);
        assert_eq!(story.view().shoot_out.unwrap().first.letter(), first);
        assert_eq!(
            story.view().kick.map(|(kick, side)| (kick, side.letter())),
            Some((Kick::ShootOut, first))
        );
        assert!(story.told().ends_with(&format!("SO {first}")));
    }
}

#[test]
fn chi_812_penalties_five_each_alternating() {
    let mut story = shoot_out("beginner", "B", &[]);
    for kick in 0..10 {
        let (kind, shooter) = story.view().kick.unwrap();
        assert_eq!((kind, shooter.letter()), (Kick::ShootOut, if kick % 2 == 0 { "B" } else { "R" }));
        for seat in [RED, BLUE] {
            assert_eq!(story.played.legal(seat).len(), 3, "left, centre or right for both");
        }
        story.kick(if kick < 2 { "[CL]" } else { "[CC]" }).unwrap();
    }
    assert_eq!(story.view().shoot_out.unwrap().tally, [1, 1], "same direction saved, otherwise goal");
}

#[test]
fn chi_813_all_ten_are_taken_even_when_it_is_certain() {
    let five_nil = [GOAL, SAVED].repeat(4);
    let mut story = shoot_out("beginner", "R", &five_nil);
    assert_eq!(story.view().shoot_out.unwrap().tally, [4, 0]);
    assert!(story.played.outcome().is_none());
    story.kick(SAVED).unwrap();
    assert!(story.played.outcome().is_none());
    story.kick(SAVED).unwrap();
    assert!(story.told().ends_with("END R 0-0 (4-0)"));
}

#[test]
fn chi_814_chi_815_then_pairs_in_the_same_order() {
    let mut story = shoot_out("beginner", "B", &[GOAL; 10]);
    for _ in 0..20 {
        for side in ["B", "R"] {
            assert_eq!(story.view().kick.unwrap().1.letter(), side);
            story.kick(GOAL).unwrap();
            assert!(story.played.outcome().is_none());
        }
    }
    story.kick(SAVED).unwrap();
    assert!(story.played.outcome().is_none(), "the second kicker always answers");
    story.kick(GOAL).unwrap();
    assert!(story.told().ends_with("26 B [LL]. R [LR]*; END R 0-0 (26-25)"), "{}", story.told());
}

#[test]
fn chi_816_the_tally_is_not_the_score() {
    let story =
        shoot_out("beginner", "R", &[GOAL, SAVED, GOAL, SAVED, SAVED, SAVED, SAVED, SAVED, SAVED, GOAL]);
    assert_eq!((story.view().score, story.view().shoot_out.unwrap().tally), ([0, 0], [2, 1]));
    assert!(story.zones().goals.iter().all(Vec::is_empty), "no cards are turned");
    let outcome = story.played.outcome().unwrap();
    assert_eq!((&outcome.score[..], &outcome.tie_break.unwrap()[..]), (&[0, 0][..], &[2, 1][..]));
    assert!(story.told().ends_with("END R 0-0 (2-1)"), "the sheet shows both");
}

#[test]
fn chi_817_there_is_no_drawn_match() {
    for (n, level) in (0..).zip(LEVELS) {
        let game = common::game(level);
        let mut chance = onze_core::Quick::new(n);
        for _ in 0..500 {
            assert!(common::random_match(&game, &mut chance).winner().is_some(), "{level}");
        }
    }
}

#[test]
fn chi_912_at_the_limit_a_toss_decides() {
    for (limit, pairs) in [("limit=5", 5), ("limit=7", 7)] {
        let mut story = shoot_out(&format!("beginner {limit}"), "R", &[]);
        for _ in 0..2 * pairs {
            assert!(story.played.outcome().is_none());
            story.kick(GOAL).unwrap();
        }
        assert!(story.told().ends_with(&format!("END B 0-0 ({pairs}-{pairs})")), "{}", story.told());
        assert!(
            story
                .events()
                .iter()
                .any(|event| matches!(event, Event::TossDecides { side } if side.seat() == BLUE))
        );
    }
    // Decided at the limit: no toss.
    let kicks = [&[GOAL; 8][..], &[GOAL, SAVED]].concat();
    let story = shoot_out("beginner limit=5", "R", &kicks);
    assert!(story.told().ends_with("END R 0-0 (5-4)"));
}
