//! Squads, placing and kick-off (CHA-206, CHA-404 to CHA-415).

use onze_challenge::pitch::{Choice, Given, Need, Options, Phase, Pitch, Play, Side, Squad};
use onze_core::Because;

use super::common::{Table, kicked_off, scene, scene_with};

fn squad(text: &str) -> Squad {
    let Ok(Choice::Squad(squad)) = Choice::read(text) else { panic!("{text} is a squad") };
    squad
}

/// The clause that refuses a squad of a side with so many champions.
fn refused(champions: u8, text: &str) -> Option<&'static str> {
    let pitch = Pitch::new(Options::default());
    pitch.check_squad(champions, &squad(text)).err().map(|refusal| refusal.rules()[0].0)
}

/// South places for a kick-off of its own; nobody stands anywhere yet.
fn placing(rest: &str) -> Table {
    let play = Play::read(&format!("S ?; N ?; ball M20; {rest}")).unwrap();
    Table { pitch: Pitch::new(Options::default()), play, events: Vec::new() }
}

const KICKING: &str = "throw S P kick-off; due place S";

#[test]
fn cha_404_cha_405_cha_406_a_squad() {
    assert_eq!(refused(2, "squad 1-11 k1 c10,11"), None);
    assert_eq!(refused(0, "squad 1-10,16 k16"), None);
    assert_eq!(refused(0, "squad 1-10 k1"), Some("CHA-404"));
    assert_eq!(refused(2, "squad 1-11 k1 c10"), Some("CHA-405"));
    assert_eq!(refused(1, "squad 1-11 k1 c10,11"), Some("CHA-405"));
    assert_eq!(refused(1, "squad 1-11 k1 c1"), None);
    assert_eq!(refused(0, "squad 1-11 k12"), Some("CHA-406"));
    assert_eq!(refused(7, "squad 1-11 k1 c1-7"), Some("CHA-405"));
    assert_eq!(refused(7, "squad 1-11 k1 c1-6,12"), None);
    for champions in 0..=14 {
        let pitch = Pitch::new(Options::default());
        assert_eq!(pitch.check_squad(champions, &pitch.ready_squad(champions)), Ok(()));
    }
}

#[test]
fn cha_407_squads_are_asked_of_both_and_opened_together() {
    let pitch = Pitch::new(Options::default());
    let mut play = pitch.start([1, 1]);
    let (south, north) = (squad("squad 1-11 k1 c10"), squad("squad 2-12 k2 c3"));
    for side in Side::BOTH {
        assert_eq!(pitch.check(&play, side, &Choice::Squad(south)), Ok(Choice::Squad(south)));
    }
    pitch.open_squads(&mut play, &south, &north, &mut ());
    assert_eq!((play.rings(Side::South), play.rings(Side::North)), (south.rings, north.rings));
    assert_eq!(pitch.needs(&play), Some(Need::KickOff));
}

#[test]
fn cha_408_cha_206_the_higher_die_kicks_off_and_equal_ones_are_thrown_again() {
    let pitch = Pitch::new(Options::default());
    let mut play = pitch.start([0, 0]);
    let squad = pitch.ready_squad(0);
    pitch.open_squads(&mut play, &squad, &squad, &mut ());
    pitch.give(&mut play, Given::KickOff(3, 3), &mut ()).unwrap();
    assert_eq!(pitch.needs(&play), Some(Need::KickOff));
    pitch.give(&mut play, Given::KickOff(3, 4), &mut ()).unwrap();
    assert_eq!(play.phase(), Phase::Place(Side::North));
}

#[test]
fn cha_409_cha_410_cha_411_cha_412_what_a_placing_needs() {
    let table = placing(KICKING);
    let others = "1M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12";
    let place = |rest: &str| format!("place {others} {rest}");
    assert!(table.allows(&place("10M20 11M18 k1 ball10")));
    assert!(table.allows(&place("10M20 11P20 k1 ball11")));
    assert_eq!(table.refused(&place("10M20 k1 ball10")), "CHA-409");
    assert_eq!(table.refused(&place("10M20 11M21 k1 ball10")), "CHA-409");
    assert_eq!(table.refused(&place("10M20 12M18 k1 ball10")), "CHA-415");
    assert_eq!(table.refused(&place("10M20 11A1 k1 ball10")), "CHA-410");
    assert_eq!(table.refused(&place("10M20 11L18 k1 ball10")), "CHA-410");
    assert_eq!(table.refused(&place("10J20 11P20 k1 ball10")), "CHA-410");
    assert_eq!(table.refused(&place("10M20 11M18 k1 ball9")), "CHA-412");
    assert_eq!(table.refused(&place("10M20 11M18 k1")), "CHA-412");
    assert_eq!(table.refused(&place("10M20 11M18 k9 ball10")), "CHA-411");
    assert_eq!(table.refused(&place("10M20 11M20 k1 ball10")), "CHA-411");
    let three = "place 1M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9M17 10M20 11M18 k1 ball10";
    assert_eq!(table.refused(three), "CHA-410");
    let keeper = "place 1M20 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12 10E9 11M18 k1 ball11";
    assert_eq!(table.refused(keeper), "CHA-410");
    let row = "place 1M1 2G1 3K1 4O1 5S5 6D12 7J10 8P10 9V12 10M20 11M18 k1 ball10";
    assert_eq!(table.refused(row), "CHA-529");
    // The other side: nobody in the circle, nobody on a square of the halfway row that is taken.
    let table = table.plays(&place("10M20 11M18 k1 ball10").replace("9V12", "9V20"));
    let north = "place 1M39 2G35 3K36 4O36 5S35 6D28 7J30 8P30 9V28";
    assert!(table.allows(&format!("{north} 10B20 11A20 k1")));
    assert_eq!(table.refused(&format!("{north} 10M23 11A20 k1")), "CHA-410");
    assert_eq!(table.refused(&format!("{north} 10V20 11A20 k1")), "CHA-411");
    assert_eq!(table.refused(&format!("{north} 10B20 11A19 k1")), "CHA-409");
    assert_eq!(table.refused(&format!("{north} 10B20 11A20 k1 ball10")), "CHA-412");
    assert_eq!(table.plays(&format!("{north} 10B20 11A20 k1")).due(), "S P");
}

#[test]
fn cha_413_a_kick_off_may_not_turn_stop_or_leave_before_it_has_passed_somebody() {
    let kick_off = |south: &str, dice: &str| {
        let rest = "ball M19; due throw; throw S P kick-off";
        scene_with(Options::default(), &format!("10M19 {south}"), "", rest).throw(dice)
    };
    // The other one in the circle may stand in front; a man further back outside the circle counts as well.
    let table = kick_off("11P19 7M10", "543");
    assert!(table.allows("b M19>P19>P28"));
    assert!(table.allows("b M19>Y19"));
    assert!(table.allows("b M19>M10>J13"));
    assert_eq!(table.refused("b M19>A7"), "CHA-413");
    // Row 20 is allowed, row 21 is not.
    let table = kick_off("11N20", "211");
    assert!(table.allows("b M19>N20>Q20"));
    assert!(table.allows("b M19>Q23"));
    for path in kick_off("11P19 7M10", "543").listed() {
        let starts = ["b M19>P19", "b M19>M10", "b M19>Y19"];
        assert!(starts.iter().any(|start| path.starts_with(start)) || path == "b M19>M7", "{path}");
    }
}

#[test]
fn cha_414_the_ready_line_ups() {
    let table = kicked_off(Options::default(), [2, 2]);
    let at = |side: &str| -> Vec<String> { (1..=11).map(|n| table.square(&format!("{side}{n}"))).collect() };
    assert_eq!(at("S").join(" "), "M1 G5 K4 O4 S5 D12 J10 P10 V12 M20 M18");
    // Receiving, by half a turn.
    assert_eq!(at("N").join(" "), "M39 R36 O37 K37 H36 V29 P31 J31 D29 P24 J24");
    assert_eq!(table.holder(), "S10");
}

#[test]
fn cha_415_reserves_come_on_with_a_placing_after_a_goal() {
    let place = "place 12M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12 10M20 11M18 k12 ball10";
    assert_eq!(placing(KICKING).refused(place), "CHA-415");
    let table = placing("throw S P kick-off; due place S; after goal").plays(place);
    assert_eq!((table.play.substitutions(Side::South), table.square("S1").as_str()), (1, "-"));
    assert!(!table.play.reserves(Side::South).iter().any(|number| matches!(number.get(), 1 | 12)));
    // Who was replaced does not return.
    let line = "S 1- 12? 2? 3? 4? 5? 6? 7? 8? 9? 10? 11? k12 subs1; N ?; ball M20; throw S P kick-off; due place S; after goal";
    let back =
        Table { pitch: Pitch::new(Options::default()), play: Play::read(line).unwrap(), events: Vec::new() };
    let place = place.replace("12M1", "1M1").replace("k12", "k1");
    assert_eq!(back.refused(&place), "CHA-409");
    // Nor may a sixth come on.
    let spent = line.replace("1- 12?", "1?").replace("k12 subs1", "k1 subs5");
    let spent = Table {
        pitch: Pitch::new(Options::default()),
        play: Play::read(&spent).unwrap(),
        events: Vec::new(),
    };
    assert_eq!(spent.refused(&place.replace("1M1 ", "13M1 ").replace("k1 ", "k13 ")), "CHA-415");
}

#[test]
fn cha_405_cha_415_a_seventh_champion_does_not_come_on() {
    let line = "S 1? 2*? 3*? 4*? 5*? 6*? 7*? 8? 9? 10? 11? 12* k1; N ?; own 7-0; ball M20; throw S P kick-off; due place S; after goal";
    let table =
        Table { pitch: Pitch::new(Options::default()), play: Play::read(line).unwrap(), events: Vec::new() };
    let rest = "6D12 7J10 8P10 9V12 10M20 11M18";
    assert_eq!(table.refused(&format!("place 12M1 2G5 3K4 4O4 5S5 {rest} k12 ball10")), "CHA-405");
    assert!(table.allows(&format!("place 1M1 12G5 3K4 4O4 5S5 {rest} k1 ball10")));
}

#[test]
fn cha_605_after_a_goal_the_side_that_conceded_places_first_and_kicks_off() {
    let table = scene("9K33", "", "K33").throw("332").plays("b K33>K40");
    assert_eq!((table.phase(), table.play.side()), (Phase::Place(Side::North), Side::North));
    let first = table.listed()[0].clone();
    let table = table.plays(&first);
    let second = table.listed()[0].clone();
    assert_eq!(table.plays(&second).due(), "N P");
}

#[test]
fn cha_408_a_die_has_six_faces_and_both_are_thrown() {
    let pitch = Pitch::new(Options::default());
    for (dice, fits) in [((5, 2), true), ((7, 2), false), ((5, 0), false)] {
        let mut play = pitch.start([2; 2]);
        let [south, north] = [2, 2].map(|owned| pitch.ready_squad(owned));
        pitch.open_squads(&mut play, &south, &north, &mut ());
        assert_eq!(pitch.give(&mut play, Given::KickOff(dice.0, dice.1), &mut ()).is_ok(), fits, "{dice:?}");
    }
}
