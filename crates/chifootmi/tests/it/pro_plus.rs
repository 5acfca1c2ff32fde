//! Offside, one-two, counter-attack: clauses 701 to 743.

use crate::common::{self, BLUE, RED, Story};
use onze_chifootmi::{Asked, Chifootmi, Event};
use onze_core::{Game, Seats};

#[test]
fn chi_701_one_two_or_three_added_rules() {
    for options in ["O", "U", "C", "OU", "OC", "UC", "OUC"] {
        assert!(Chifootmi::new(&common::settings(&format!("pro+ {options}"))).is_ok(), "{options}");
    }
}

#[test]
fn chi_702_pro_plus_with_no_option_is_pro() {
    let scripts = [
        "R 11-1 K1; R 8-8 K2; R 7-4 G",
        "R 10-4 K1; R 9-10 L",
        "R X-X T; B 3-3 K1; B 8-7 K2",
        "R 8-8 K1; R 6-6 K2; R X-X T; B 9-1 K1",
    ];
    for script in scripts {
        let (pro, plus) = (Story::tell("pro", script), Story::tell("pro+", script));
        assert_eq!(pro.now(), plus.now());
    }
}

/// The values whose first duel brings the question of an offside.
fn offside_pairs() -> Vec<(u8, u8)> {
    let pairs = (1..=11).flat_map(|own| (1..=11).map(move |other| (own, other)));
    let asked = |&(own, other): &(u8, u8)| {
        let mut story = Story::with_cards("pro+ O", &own.to_string(), &other.to_string(), &["R"]);
        story.say("R P1").unwrap();
        story.say("B P1").unwrap();
        story.view().asked == Asked::Offside
    };
    pairs.filter(asked).collect()
}

#[test]
fn chi_711_the_ten_offside_pairs() {
    let mut expected =
        [(8, 1), (9, 2), (10, 3), (11, 4), (9, 1), (10, 2), (11, 3), (10, 1), (11, 2), (11, 1)].to_vec();
    expected.sort_unstable();
    assert_eq!(offside_pairs(), expected);
}

#[test]
fn chi_711_without_the_option_nobody_is_asked() {
    for level in ["amateur", "pro", "pro+", "pro+ UC"] {
        Story::tell(level, "R 11-1 K1");
    }
}

#[test]
fn chi_712_not_in_phase_s_but_after_a_counter_attack() {
    Story::tell("pro+ O", "R 8-8 K1; R 6-6 K2; R 11-1 H");
    let story = Story::tell("pro+ OC", "B X-X T; R 11-1");
    assert_eq!((story.view().asked, story.now().as_str()), (Asked::Offside, "R C 0/1 0-0"));
    for script in ["R X-1 K1", "R 11-X F"] {
        Story::tell("pro+ O", script);
    }
}

#[test]
fn chi_713_the_defender_alone_is_asked_before_anything_else_happens() {
    let mut story = Story::tell("pro+ O", "R 8-8 K1; R 11-1");
    assert_eq!(story.played.to_act(), Seats::only(BLUE));
    assert_eq!(
        (story.view().asked, story.now().as_str()),
        (Asked::Offside, "R C 1/2 0-0"),
        "k is not raised yet"
    );
    assert_eq!(story.say("R O-"), Err("CHI-713".to_owned()), "example 51");
    assert_eq!(story.say("R O+"), Err("CHI-713".to_owned()));
    story.say("B O-").unwrap();
    // The answer is public: no event of it is kept from anybody.
    let answer = story.events().into_iter().find(|event| matches!(event, Event::Offside { .. })).unwrap();
    let told = story.played.game().told(&answer, onze_core::Viewer::Spectator);
    assert_eq!(told, Some(answer));
}

#[test]
fn chi_714_signalled_it_is_no_conservation_and_no_counter_attack() {
    assert_eq!(Story::tell("pro+ OC", "R 11-1 O+").now(), "B C 0/2 0-0");
    assert_eq!(Story::tell("pro+ OC", "R 8-8 K1; R 11-1 O+").now(), "B C 0/2 0-0", "k would have reached t");
    assert_eq!(Story::tell("pro+ OC", "B X-X T; R 11-1 O+").now(), "B C 0/2 0-0");
}

#[test]
fn chi_715_not_signalled_it_counts_and_cannot_be_claimed_later() {
    let mut story = Story::tell("pro+ O", "R 11-1 O- K1");
    assert_eq!(story.now(), "R C 1/2 0-0");
    assert_eq!(story.say("B O+"), Err("CHI-715".to_owned()));
    assert_eq!(story.say("R O+"), Err("CHI-711".to_owned()), "it was never the attacker's to signal");
    let mut least = Story::tell("pro+ O", "R 8-1 O- K1");
    assert_eq!(least.say("B O+"), Err("CHI-715".to_owned()), "the least difference that is offside");
    assert_eq!(Story::tell("pro+ O", "R 8-8 K1; R 11-1 O- K2").now(), "R S 2/2 0-0");
}

#[test]
fn chi_715_a_late_claim_is_one_of_this_possession_and_this_phase() {
    let mut story = Story::tell("pro+ O", "R 11-1 O- K1; R 8-8 K2");
    assert_eq!(story.say("B O+"), Err("CHI-715".to_owned()), "one duel later");
    let mut story = Story::tell("pro+ O", "R 11-1 O- K1; R 2-3 L");
    assert_eq!(story.say("R O+"), Err("CHI-711".to_owned()), "Blue has the ball and was never offside");
    let mut story = Story::tell("pro+ O", "R 3-3 K1; R 8-8 K2; R X-2 N");
    assert_eq!(story.say("B O+"), Err("CHI-711".to_owned()), "a dribble has no value");
    let mut story = Story::tell("pro+ O", "R 8-2 K1");
    assert_eq!(story.say("B O+"), Err("CHI-711".to_owned()), "example 50: a difference of 6");
}

/// The one-twos there are: value kept, then played, against.
fn one_two_triples() -> Vec<(u8, u8, u8)> {
    let mut triples = Vec::new();
    for kept in 1..=11_u8 {
        for own in (1..=11).filter(|&own| own != kept) {
            for other in 2..=11 {
                // Blue's 1 first: Red keeps the ball against it with any value.
                let (red, blue) = (format!("{kept} {own}"), format!("1 {other}"));
                let mut story = Story::with_cards("pro+ U", &red, &blue, &["R"]);
                story.quiet_duel();
                story.say("R P2").unwrap();
                story.say("B P2").unwrap();
                if story.view().asked == Asked::OneTwo {
                    triples.push((kept, own, other));
                }
            }
        }
    }
    triples
}

#[test]
fn chi_721_chi_723_the_ten_one_two_triples() {
    let expected: Vec<_> = (2..=11).map(|kept| (kept, kept - 1, kept)).collect();
    assert_eq!(one_two_triples(), expected);
}

#[test]
fn chi_722_chi_724_made_the_duel_is_judged_with_the_card_before() {
    for kept in 2..=11 {
        let first = if kept == 2 { 1 } else { 2 };
        let before = format!("R {kept}-{first} K1; R {}-{kept}", kept - 1);
        assert_eq!(Story::tell("pro+ U", &format!("{before} U+ K2")).now(), "R S 2/2 0-0");
        assert_eq!(Story::tell("pro+ U", &format!("{before} U- L")).now(), "B C 0/2 0-0");
    }
    let kept = Story::tell("pro+ U", "R 10-4 K1; R 9-10 U+ K2").events();
    let kept = kept.iter().rfind(|event| matches!(event, Event::Kept { .. })).unwrap();
    assert!(matches!(kept, Event::Kept { dribble: false, kept: 2, .. }), "a one-two is no dribble: {kept:?}");
}

#[test]
fn chi_723_the_attacker_alone_is_asked_and_only_with_the_option() {
    let mut story = Story::tell("pro+ U", "R 10-4 K1; R 9-10");
    assert_eq!((story.played.to_act(), story.view().asked), (Seats::only(RED), Asked::OneTwo));
    assert_eq!(story.say("B U-"), Err("CHI-723".to_owned()));
    for level in ["amateur", "pro", "pro+", "pro+ OC"] {
        Story::tell(level, "R 10-4 K1; R 9-10 L");
    }
}

#[test]
fn chi_725_only_after_a_value_that_kept_the_ball_in_this_possession() {
    Story::tell("pro+ U", "B 4-10 L; R 9-10 L");
    Story::tell("pro+ U", "R X-4 K1; R 9-10 L");
    // Kept with 10 in an earlier possession.
    Story::tell("pro+ U", "R 10-4 K1; R 3-5 L; B 1-2 L; R 9-10 L");
    // Kept with 10, but not in the duel before: with t = 2 that is phase S.
    Story::tell("pro+ U", "R 10-4 K1; R 8-8 K2; R 9-10 L");
}

#[test]
fn chi_726_only_in_the_second_conservation_duel_and_never_after_a_counter_attack() {
    // After T the first kept ball is phase S already.
    Story::tell("pro+ UC", "B X-X T; R 10-4 K1; R 9-10 L");
    // It never chains: after U+ the phase is S.
    let story = Story::tell("pro+ U", "R 10-4 K1; R 9-10 U+ K2; R 8-9 L");
    assert_eq!(story.events().iter().filter(|event| matches!(event, Event::OneTwoOffered { .. })).count(), 1);
}

#[test]
fn chi_727_it_averts_no_tackle_and_does_not_exist_in_phase_s() {
    Story::tell("pro+ U", "R 10-4 K1; R 9-X F [LL].");
    Story::tell("pro+ U", "R 8-8 K1; R 10-4 K2; R 9-10 L");
}

#[test]
fn chi_728_offside_is_judged_by_the_printed_cards_of_the_duel() {
    // 9 after a 10: the difference to 2 is 7, to 3 it is 6 (and would be 7 for the 10).
    Story::tell("pro+ OU", "R 10-4 K1; R 9-2 O+");
    Story::tell("pro+ OU", "R 10-4 K1; R 9-3 K2");
    let both = Story::tell("pro+ OU", "R 10-4 K1; R 9-10 U+ K2");
    assert!(!both.events().iter().any(|event| matches!(event, Event::OffsideAsked { .. })));
}

#[test]
fn chi_729_it_moves_no_card() {
    let zones = Story::tell("pro+ U", "R 10-4 K1; R 9-10 U+ K2").zones();
    assert_eq!(zones.match_zone.join(" "), "R10 B4 R9 B10");
    assert_eq!(zones.count(), 28);
}

#[test]
fn chi_741_chi_742_a_tackle_against_a_dribble_starts_a_counter_attack_in_either_phase() {
    for before in ["", "R 8-8 K1; ", "R 8-8 K1; R 6-6 K2; ", "R 8-8 K1; R 6-6 K2; R 7-7 E; "] {
        let story = Story::tell("pro+ C", &format!("{before}R X-X T"));
        assert_eq!(story.now(), "B C 0/1 0-0");
        let story = Story::tell("pro+ C", &format!("{before}R X-X T; B 3-3 K1"));
        assert_eq!(story.now(), "B S 1/1 0-0", "one conservation brings the shot phase");
        Story::tell("pro+ C", &format!("{before}R X-X T; B 3-3 K1; B 5-4 G"));
    }
}

#[test]
fn chi_743_no_other_way_of_getting_the_ball_is_a_counter_attack_and_it_holds_once() {
    let others = [
        "R 5-7 L",
        "R 5-X F [LL].",
        "R 5-X F [LR]*",
        "R 8-8 K1; R 6-6 K2; R 9-4 H",
        "R 8-8 K1; R 6-6 K2; R 9-7 G",
        "R 8-8 K1; R 6-6 K2; R 9-X P [LL].",
        "R 11-1 O+",
    ];
    for script in others {
        let story = Story::tell("pro+ OC", script);
        assert!(story.now().starts_with("B C 0/2"), "{script}: {}", story.now());
    }
    let story = Story::tell("pro+ C", "R X-X T; B 3-5 L");
    assert_eq!(story.now(), "R C 0/2 0-0", "for that possession only");
}
