//! Offside (CHA-750 to CHA-757).

use onze_challenge::pitch::{Choice, Deck, Event, OffsideRule, Options, Phase, Side};

use super::common::{Table, scene, scene_with};

fn is_offside(table: &Table) -> bool {
    table.happened(|event| matches!(event, Event::Offside { .. }))
}

#[test]
fn cha_751_the_second_defender_is_an_outfield_footballer_wherever_the_keeper_is() {
    // N4 on D33 is the last outfield man; the keeper has come out.
    let out = scene("8O24 9O33", "1M30", "O24").throw("432").plays("b O24>O33");
    assert!(is_offside(&out));
    let behind = scene("8O23 9O32", "1M30", "O23").throw("432").plays("b O23>O32");
    assert!(!is_offside(&behind));
}

#[test]
fn cha_752_who_does_not_take_part_is_not_punished() {
    let passed = scene("8O24 9O33", "5K33", "O24").throw("433").plays("b O24>O34");
    assert!(!is_offside(&passed), "passing him without turning is nothing");
    let relayed = scene("8O24 9O33", "5K33", "O24").throw("633").plays("b O24>O33>R36");
    assert!(is_offside(&relayed));
    assert_eq!(relayed.ball(), "O33");
    let own_half = scene("8O8 9O17", "4D5", "O8").throw("432").plays("b O8>O17");
    assert!(!is_offside(&own_half));
}

#[test]
fn cha_752_cha_753_positions_and_the_last_leg_count_when_the_ball_was_played() {
    // Beyond N4 and nearer to the goal row than the start of the last leg: he may stay away, but not run onto it.
    let table = || scene("8S35 9P38", "4D30", "S35").throw("321").plays("b S35>M35");
    assert!(!is_offside(&table().plays("m S9:1 P38>P37; .")));
    assert!(is_offside(&table().plays("m S9:3 P38>M35")));
    // Level with the start of the last leg he may.
    let level = scene("8S36 9P36", "4D30", "S36").throw("321").plays("b S36>M36; m S9:3 P36>M36; .");
    assert_eq!((is_offside(&level), level.due().as_str()), (false, "S P"));
}

#[test]
fn cha_754_only_the_first_leg_of_a_set_piece_is_exempt() {
    let rest = "ball A33; due throw; throw S P set-piece";
    let table = || scene_with(Options::default(), "11A33 8D33 9F38", "4K30", rest);
    let onto = table().throw("411").plays("b A33>G33; .");
    assert_eq!(onto.due(), "N R");
    let relayed = table().throw("531").plays("b A33>D33>D39");
    assert!(!is_offside(&relayed), "S8 is reached by the first leg");
    let second = scene_with(Options::default(), "11A33 8D33 9F35", "4K30", rest).throw("311");
    assert!(is_offside(&second.plays("b A33>D33>F35")));
    // Moving onto a ball that was not relayed.
    let run = scene_with(Options::default(), "11A33 9F36", "4K30", rest).throw("321");
    let run = run.plays("b A33>G39");
    let run = run.plays("m S9:1 F36>F37; .");
    assert!(!is_offside(&run));
    let onto = scene_with(Options::default(), "11A33 9G36", "4K30", rest).throw("321");
    let onto = onto.plays("b A33>G39; m S9:3 G36>G39; .");
    assert_eq!((is_offside(&onto), onto.due().as_str()), (false, "S P"));
}

#[test]
fn cha_755_cha_756_the_free_kick_of_an_offside() {
    let table = scene("8P27 9S33", "5K33", "P27").throw("432").plays("b P27>P36; m S9:3 S33>P36");
    // N1 on M39 is nearest to P36 and takes it; S9 goes back two squares.
    assert_eq!((table.holder().as_str(), table.square("S9").as_str()), ("N1", "P34"));
    assert_eq!(table.play.throws(), 1);
}

#[test]
fn cha_757_cha_207_claimed_let_go_or_off() {
    let claim = Options { offside: OffsideRule::Claim, ..Options::default() };
    let rest = "ball O24; due throw; throw S P";
    let asked = || scene_with(claim, "8O24 9O33", "5K33", rest).throw("633").plays("b O24>O33>R36");
    assert_eq!((asked().phase(), asked().play.who()), (Phase::Claim, Some(Side::North)));
    assert_eq!(asked().listed(), ["claim", "let"]);
    assert_eq!(asked().plays("claim").due(), "N P");
    let gone_on = asked().plays("let");
    assert_eq!((gone_on.ball().as_str(), gone_on.phase()), ("R36", Phase::Moves));
    let run = scene_with(claim, "8P27 9S33", "5K33", "ball P27; due throw; throw S P");
    let run = run.throw("432").plays("b P27>P36; m S9:3 S33>P36");
    assert_eq!(run.phase(), Phase::Claim);
    let run = run.plays("let; .");
    assert_eq!((run.holder().as_str(), run.due().as_str()), ("S9", "S P"));
    let off = Options { offside: OffsideRule::Off, ..Options::default() };
    let table = scene_with(off, "8O24 9O33", "5K33", rest).throw("432").plays("b O24>O33");
    assert_eq!((table.holder().as_str(), table.phase()), ("S9", Phase::Moves));
}

/// S9 was let off where the path stopped: on the ball already, he does not move onto it.
#[test]
fn cha_752_cha_757_after_let_a_shock_without_a_step_is_no_offence_and_not_marked() {
    let claim = Options { offside: OffsideRule::Claim, ..Options::default() };
    let rest = "ball O24; due throw; throw S P";
    let table = scene_with(claim, "8O24 9O33 7R30", "5P33", rest).throw("432").plays("b O24>O33; let");
    let shock = |text: &str| Choice::read(text).unwrap();
    assert!(!table.pitch.is_offside(&table.play, &shock("m S9:4 O33^N5")));
    let table = table.plays("m S9:4 O33^N5");
    assert_eq!(table.phase(), Phase::Card(Deck::RefereeField));
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Offside { .. })).count(), 1);
    // Who runs onto the ball from there is marked as ever.
    let rest = "ball P27; due throw; throw S P";
    let run = scene_with(claim, "8P27 9S33", "5K33", rest).throw("432").plays("b P27>P36");
    assert!(run.pitch.is_offside(&run.play, &shock("m S9:3 S33>P36")));
}

#[test]
fn cha_754_a_throw_in_a_corner_and_a_goal_kick_exempt_the_first_leg_and_a_free_kick_does_not() {
    let from = |ball: &str, south: &str, dead: &str, north: &str, dice: &str, plays: &str| {
        // North has played out, or is penalised; the restart is South's, with the taker on the spot.
        let rest = format!("ball {ball}; due moves; throw N P; dice 654; unused 6; dead {dead}");
        let table = scene_with(Options::default(), south, north, &rest).plays(".");
        is_offside(&table.throw(dice).plays(plays))
    };
    assert!(!from("A33", "11A33 9F38", "throw-in A33", "4K30", "311", "b A33>F38"));
    assert!(!from("A39", "11A39 9G39", "corner A39", "4K30", "321", "b A39>G39"));
    assert!(!from("J2", "1J2 2K2 9J20 10M1", "goal-kick J2", "4K5", "664", "b J2>J18"));
    let free_kick = "ball A33; due throw; throw S P";
    let open = scene_with(Options::default(), "11A33 9F38", "4K30", free_kick);
    assert!(is_offside(&open.throw("311").plays("b A33>F38")));
}
