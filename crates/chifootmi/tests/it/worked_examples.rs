//! The worked examples of the rulebook, as they stand; 45 to 54 are in `refusals.rs`.
//!
//! A situation before the duel ("C 1/2, kept with 10") is a duel or two that lead to it. "R" or "B" before each duel is
//! the attacker.

use crate::common::{self, Story, same};

/// Number, level, script, ball · phase · k/t · score afterwards.
type Example = (&'static str, &'static str, &'static str, &'static str);

const SINGLE_DUELS: &[Example] = &[
    ("1: CHI-306, CHI-309, CHI-316", "beginner", "R 8-8 K1", "R C 1/2 0-0"),
    ("2: CHI-307, CHI-310, CHI-314", "beginner", "R 8-8 K1; R 5-7 L", "B C 0/2 0-0"),
    ("3: CHI-402, CHI-408, CHI-410, CHI-315", "beginner", "R 8-8 K1; R 9-4 K2 [LR]*", "B C 0/2 1-0"),
    ("4: CHI-408", "beginner", "R 8-8 K1; R 9-4 K2 [LL].", "B C 0/2 0-0"),
    ("5: CHI-311, CHI-308, CHI-410", "beginner", "R 5-7 L; B 6-6 K1; B 10-3 K2 [RL]*", "R C 0/2 0-1"),
    ("6: CHI-503, CHI-504, CHI-403, CHI-410", "amateur", "R 8-8 K1; R X-6 K2 [RL]*", "B C 0/2 1-0"),
    ("7: CHI-502, CHI-310", "amateur", "R 8-8 K1; R X-X T", "B C 0/2 0-0"),
    ("8: CHI-506, CHI-507, CHI-508", "amateur", "R 8-8 K1; R 4-X F [RL]*", "B C 0/2 1-0"),
    ("9: CHI-508, CHI-509", "amateur", "R 8-8 K1; R 11-X F [RR].", "B C 0/2 0-0"),
    ("10: CHI-602, CHI-603", "pro", "R 8-8 K1; R 6-5 K2", "R S 2/2 0-0"),
    ("11: CHI-604, CHI-608", "pro", "R 8-8 K1; R 6-5 K2; R 7-4 G", "B C 0/2 1-0"),
    ("12: CHI-605", "pro", "R 9-9 K1; R 6-5 K2; R 8-4 H", "B C 0/2 0-0"),
    ("13: CHI-606", "pro", "R 8-4 K1; R 7-5 K2; R 6-6 E", "R S 2/2 0-0"),
    ("13: CHI-606, CHI-604", "pro", "R 8-4 K1; R 7-5 K2; R 6-6 E; R 9-8 G", "B C 0/2 1-0"),
    ("14: CHI-607", "pro", "R 8-8 K1; R 6-6 K2; R 4-5 L", "B C 0/2 0-0"),
    ("15 goal: CHI-610, CHI-612", "pro", "R 8-8 K1; R 6-6 K2; R 5-X P [CL]*", "B C 0/2 1-0"),
    ("15 saved: CHI-610, CHI-612", "pro", "R 8-8 K1; R 6-6 K2; R 5-X P [CC].", "B C 0/2 0-0"),
    ("16: CHI-613", "pro", "R 8-8 K1; R 6-6 K2; R X-9 N", "R S 2/2 0-0"),
    ("16: CHI-613, CHI-604", "pro", "R 8-8 K1; R 6-6 K2; R X-9 N; R 9-7 G", "B C 0/2 1-0"),
    ("17: CHI-614", "pro", "R 8-8 K1; R 6-6 K2; R X-X T", "B C 0/2 0-0"),
    ("18: CHI-741, CHI-742", "pro+ C", "R 8-8 K1; R 6-6 K2; R X-X T", "B C 0/1 0-0"),
    ("18: CHI-741, CHI-742", "pro+ C", "R 8-8 K1; R 6-6 K2; R X-X T; B 3-3 K1", "B S 1/1 0-0"),
    ("19: CHI-743, CHI-702", "pro", "R X-X T; B 3-3 K1", "B C 1/2 0-0"),
    ("20: CHI-711, CHI-714", "pro+ O", "R 9-2 O+", "B C 0/2 0-0"),
    ("21: CHI-715", "pro+ O", "R 9-2 O- K1", "R C 1/2 0-0"),
    ("22: CHI-714", "pro+ O", "R 8-8 K1; R 11-1 O+", "B C 0/2 0-0"),
    ("23: CHI-712, CHI-605", "pro+ O", "R 8-8 K1; R 6-6 K2; R 9-2 H", "B C 0/2 0-0"),
    ("24: CHI-712, CHI-742", "pro+ OC", "B X-X T; R 10-3 O- K1", "R S 1/1 0-0"),
    ("24: CHI-712, CHI-714", "pro+ OC", "B X-X T; R 10-3 O+", "B C 0/2 0-0"),
    ("25: CHI-723, CHI-724, CHI-729", "pro+ U", "R 10-4 K1; R 9-10 U+ K2", "R S 2/2 0-0"),
    ("26: CHI-724", "pro+ U", "R 10-4 K1; R 9-10 U- L", "B C 0/2 0-0"),
    ("27 below: CHI-723", "pro+ U", "R 10-4 K1; R 9-8 K2", "R S 2/2 0-0"),
    ("27 above: CHI-723", "pro+ U", "R 10-4 K1; R 9-11 L", "B C 0/2 0-0"),
    ("28: CHI-727, CHI-506", "pro+ U", "R 10-4 K1; R 9-X F [LL].", "B C 0/2 0-0"),
    ("29: CHI-725", "pro+ U", "B 4-10 L; R 9-10 L", "B C 0/2 0-0"),
    ("30: CHI-725", "pro+ U", "R X-4 K1; R 9-10 L", "B C 0/2 0-0"),
    ("31: CHI-727, CHI-607", "pro+ U", "R 8-8 K1; R 10-4 K2; R 9-10 L", "B C 0/2 0-0"),
    ("32 d = 7: CHI-728", "pro+ OU", "R 10-4 K1; R 9-2 O+", "B C 0/2 0-0"),
    ("32 d = 6: CHI-728", "pro+ OU", "R 10-4 K1; R 9-3 K2", "R S 2/2 0-0"),
];

#[test]
fn examples_1_to_32_single_duels() {
    for (number, level, script, after) in SINGLE_DUELS {
        let story = Story::tell(level, script);
        assert_eq!(story.now(), *after, "example {number}: {script}");
        assert_eq!(story.zones().count(), 2 * common::team(level).len(), "example {number}");
    }
}

/// Number, level, script; the match zone, then the played pile and the goal row of Red and of Blue.
type Gathered =
    (&'static str, &'static str, &'static str, &'static str, [&'static str; 2], [&'static str; 2]);

const GATHERED: &[Gathered] = &[
    ("1: CHI-316", "beginner", "R 8-8 K1", "R8 B8", ["", ""], ["", ""]),
    ("2: CHI-314", "beginner", "R 8-8 K1; R 5-7 L", "", ["", "R8 B8 R5 B7"], ["", ""]),
    ("3: CHI-410, CHI-315", "beginner", "R 8-8 K1; R 9-4 K2 [LR]*", "", ["", "R8 B8 B4"], ["R9", ""]),
    ("4: CHI-408", "beginner", "R 8-8 K1; R 9-4 K2 [LL].", "", ["", "R8 B8 R9 B4"], ["", ""]),
    ("5: CHI-410", "beginner", "R 5-7 L; B 6-6 K1; B 10-3 K2 [RL]*", "", ["R6 B6 R3", "R5 B7"], ["", "B10"]),
    ("6: CHI-410", "amateur", "R 8-8 K1; R X-6 K2 [RL]*", "", ["", "R8 B8 B6"], ["RX", ""]),
    ("8: CHI-508", "amateur", "R 8-8 K1; R 4-X F [RL]*", "", ["", "R8 B8 BX"], ["R4", ""]),
    ("11: CHI-608", "pro", "R 8-8 K1; R 6-5 K2; R 7-4 G", "", ["", "R8 B8 R6 B5 B4"], ["R7", ""]),
    ("25: CHI-729", "pro+ U", "R 10-4 K1; R 9-10 U+ K2", "R10 B4 R9 B10", ["", ""], ["", ""]),
];

#[test]
fn examples_1_to_32_where_the_cards_lie() {
    for (number, level, script, zone, played, goals) in GATHERED {
        let zones = Story::tell(level, script).zones();
        let fits = same(&zones.match_zone, zone)
            && (0..2).all(|n| same(&zones.played[n], played[n]) && same(&zones.goals[n], goals[n]));
        assert!(fits, "example {number}: {zones:?}");
    }
}

/// Number, level, phase · k/t before the last duels, script, ball and score at the end.
const LAST_DUELS: &[(&str, &str, &str, &str, &str)] = &[
    ("33: CHI-801, CHI-804", "beginner", "C 0/2", "R 6-6 K1 Z[LR]*; END R 1-0", "R C 1/2 1-0"),
    ("34: CHI-805", "beginner", "C 1/2", "R 6-6 K2 [LR]*; END R 1-0", "B C 0/2 1-0"),
    ("35: CHI-804, CHI-410", "beginner", "C 1/2", "R 3-9 L Z[RL]*; END B 0-1", "B C 0/2 0-1"),
    ("36: CHI-806, CHI-411", "pro", "S 2/2", "R 7-5 G Z[LR]*; SO R", "B C 0/2 1-1"),
    ("37: CHI-806", "pro last=off", "S 2/2", "R 7-5 G; END R 1-0", "B C 0/2 1-0"),
    ("38 over: CHI-806, CHI-804", "pro", "S 2/2", "R 11-5 H Z[LR]*; END B 0-1", "B C 0/2 0-1"),
    ("38 parried: CHI-806, CHI-804", "pro", "S 2/2", "R 7-7 E Z[LR]*; END R 1-0", "R S 2/2 1-0"),
    ("38 dribble: CHI-806, CHI-804", "pro", "S 2/2", "R X-5 N Z[LR]*; END R 1-0", "R S 2/2 1-0"),
    ("39: CHI-801, CHI-601", "pro", "C 1/2", "R 7-5 K2 Z[LR]*; END R 1-0", "R S 2/2 1-0"),
    ("40: CHI-805", "pro", "S 2/2", "R 7-X P [CL]*; END R 1-0", "B C 0/2 1-0"),
    ("41: CHI-804, CHI-714", "pro+ O", "C 0/2", "R 11-2 O+ Z[LR]*; END B 0-1", "B C 0/2 0-1"),
    ("42: CHI-729, CHI-804", "pro+ U", "C 0/2", "R 6-1 K1; R 5-6 U+ K2 Z[LR]*; END R 1-0", "R S 2/2 1-0"),
];

#[test]
fn examples_33_to_42_the_last_duel() {
    for (number, level, before, script, after) in LAST_DUELS {
        let story = Story::tell_the_end(level, before, script);
        assert_eq!(story.now(), *after, "example {number}: {script}");
    }
}

#[test]
fn examples_33_to_42_the_card_that_is_turned() {
    let turned = |level: &str, before: &str, script: &str| {
        let story = Story::tell_the_end(level, before, script);
        story.zones().goals.map(|row| row.join(" "))
    };
    assert_eq!(turned("beginner", "C 0/2", "R 6-6 K1 Z[LR]*; END R 1-0"), ["R6", ""], "example 33");
    assert_eq!(turned("beginner", "C 1/2", "R 3-9 L Z[RL]*; END B 0-1"), ["", "B9"], "example 35");
    assert_eq!(turned("pro", "S 2/2", "R 7-5 G Z[LR]*; SO R"), ["R7", "B5"], "example 36");
    assert_eq!(turned("pro+ O", "C 0/2", "R 11-2 O+ Z[LR]*; END B 0-1"), ["", "B2"], "example 41");
    let one_two = "R 6-1 K1; R 5-6 U+ K2 Z[LR]*; END R 1-0";
    assert_eq!(turned("pro+ U", "C 0/2", one_two), ["R5", ""], "example 42: CHI-729, the 5 and not the 6");
}

/// Plays a goalless match of this level and its shoot-out, Red first.
fn shoot_out(level: &str, kicks: &[&str]) -> Story {
    let mut story = Story::tell_the_end(level, "C 0/2", "R 6-6 K1 Z[LL].; SO R");
    for kick in kicks {
        story.kick(kick).unwrap();
    }
    story
}

#[test]
fn example_43_chi_813_all_ten_kicks_are_taken() {
    for level in ["beginner", "amateur", "pro", "pro+ OUC"] {
        let four_pairs = ["[LR]", "[LR]", "[LR]", "[CC]", "[CR]", "[LL]", "[RL]", "[RR]"];
        let mut story = shoot_out(level, &four_pairs);
        assert_eq!(story.view().shoot_out.unwrap().tally, [4, 1], "example 43 {level}");
        assert!(story.played.outcome().is_none(), "example 43 {level}: nobody has won yet");
        story.kick("[LL]").unwrap();
        assert!(story.played.outcome().is_none(), "example 43 {level}: the second side still kicks");
        story.kick("[LR]").unwrap();
        assert!(story.told().ends_with("5 R [LL]. B [LR]*; END R 0-0 (4-2)"), "{}", story.told());
    }
}

#[test]
fn example_44_chi_814_chi_815_pairs_until_one_leads() {
    let three_each = ["[LR]", "[LR]", "[LR]", "[LR]", "[LR]", "[LR]", "[LL]", "[LL]", "[LL]", "[LL]"];
    let mut story = shoot_out("beginner", &three_each);
    assert_eq!(story.view().shoot_out.unwrap().tally, [3, 3]);
    story.kick("[LC]").unwrap();
    assert!(story.played.outcome().is_none(), "example 44: after Red's goal of pair 6 it is not over");
    story.kick("[RC]").unwrap();
    assert!(story.played.outcome().is_none(), "example 44: pair 6 is level");
    story.kick("[LC]").unwrap();
    story.kick("[LL]").unwrap();
    let end = "6 R [LC]* B [RC]*; 7 R [LC]* B [LL].; END R 0-0 (5-4)";
    assert!(story.told().ends_with(end), "example 44: {}", story.told());
}
