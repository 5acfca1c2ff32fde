//! The worked examples 16 to 30 of the rules, as they stand.

use onze_challenge::pitch::{Deck, Event, Need, Options, Outcome, Phase, Restart, Side};

use super::common::{Table, scene, scene_with};

/// South moves, by these dice; the ball lies where it is said to.
fn moving(south: &str, north: &str, ball: &str, dice: &str) -> Table {
    let rest = format!("ball {ball}; due moves; throw S P; dice 432; unused {dice}");
    scene_with(Options::default(), south, north, &rest)
}

#[test]
fn example_16_cha_706_cha_707_cha_721_cha_724_cha_760_shock_in_the_area() {
    let table = moving("9M31", "5M34", "M30", "421").plays("m S9:4 M31>M33^N5");
    assert_eq!(table.pitch.needs(&table.play), Some(Need::Card(Deck::RefereeBox)));
    let table = table.card("BOX-05");
    assert_eq!((table.square("N5").as_str(), table.square("S9").as_str()), ("M36", "M33"));
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S9", "S P"));
    assert_eq!(table.play.unused(2) + table.play.unused(1), 0);
    assert_eq!(moving("9M31", "5M34", "M30", "211").refused("m S9:2 M31>M33^N5"), "CHA-706");
}

#[test]
fn example_17_cha_764_cha_722_cha_765_shock_in_the_field() {
    let shock = || moving("9M25", "6M27", "M24", "2");
    let table = shock().plays("m S9:2 M25>M26^N6").card("REF-04");
    assert_eq!(table.square("S9"), "M24");
    assert_eq!((table.holder().as_str(), table.ball().as_str()), ("N6", "M27"));
    assert_eq!(table.due(), "N P");
    assert!(table.play.cautions(Side::South).iter().any(|number| number.get() == 9));
    let again = moving("9!M25", "6M27", "M24", "2").plays("m S9:2 M25>M26^N6").card("REF-04");
    assert_eq!(again.square("S9"), "-");
    assert!(again.happened(|event| matches!(event, Event::SentOff { .. })));
    assert!(!again.happened(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(again.due(), "N P");
}

#[test]
fn example_18_cha_118_nearest_free_square() {
    let table = moving("9M25 8M24", "6M27", "M24", "2").plays("m S9:2 M25>M26^N6").card("REF-04");
    assert_eq!(table.square("S9"), "M23");
}

#[test]
fn example_19_cha_731_cha_733_cha_734_cha_735_penalty() {
    let given = || moving("9M31", "5M34", "M30", "421").plays("m S9:4 M31>M33^N5").card("BOX-01");
    let missed = given().penalty(3);
    assert_eq!((missed.square("S9").as_str(), missed.square("N5").as_str()), ("M33", "M34"));
    assert_eq!((missed.holder().as_str(), missed.due().as_str()), ("N1", "N P"));
    assert_eq!(missed.play.throws(), 1);
    let goal = given().penalty(4);
    assert_eq!((goal.play.score(), goal.phase()), ([1, 0], Phase::Place(Side::North)));
}

#[test]
fn example_20_cha_701_cha_702_cha_766_star() {
    let table = moving("7E8 9M10", "", "M10", "3").plays("m S7:3 E8>E11");
    assert_eq!(table.pitch.needs(&table.play), Some(Need::Card(Deck::Incidents)));
    let mut table = table.card("INC-09");
    assert_eq!(table.square("S7"), "-");
    for (throw, path) in ["b M10>M15", "", "", ""].into_iter().enumerate() {
        assert_eq!(table.square("S7"), "-", "before throw {throw}");
        table = table.throw("221");
        table = if path.is_empty() { table.plays(".") } else { table.plays(path).plays(".") };
    }
    assert_eq!(table.square("S7"), "A20");
    assert_eq!(table.pitch.needs(&table.play), Some(Need::Throw));
}

#[test]
fn example_21_cha_703_cha_704_cha_761_triple() {
    let table = scene("9M10", "", "M10").throw("444");
    assert_eq!(table.pitch.needs(&table.play), Some(Need::Card(Deck::Chance)));
    let table = table.card("CHN-05");
    assert!(table.happened(|event| *event == Event::Money { side: Side::South, amount: 3 }));
    assert_eq!(table.play.money(Side::South), 3);
    assert!(table.allows("b M10>M22"));
}

#[test]
fn example_22_cha_740_cha_741_cha_744_cha_745_throw_in() {
    let table = scene("6C21", "7E25 8H22", "C21").throw("221").plays("b C21>A21xW");
    assert_eq!(table.phase(), Phase::Moves);
    let table = table.plays("m S6:2 C21>E23; m S1:1 M1>M2; .");
    assert_eq!((table.square("N7").as_str(), table.holder().as_str()), ("A21", "N7"));
    assert_eq!(table.due(), "N P");
}

#[test]
fn example_23_cha_742_corner() {
    let table = scene("6D3", "", "D3").throw("321").plays("b D3>D1xS");
    let corner = |event: &Event| matches!(event, Event::Out { restart: Restart::Corner, side: Side::North, at } if at.to_string() == "A1");
    assert!(table.happened(corner));
    assert_eq!(table.plays(".").ball(), "A1");
}

#[test]
fn example_24_cha_750_cha_755_cha_756_offside() {
    let table = scene("8O24 9O33", "5K33", "O24").throw("432").plays("b O24>O33");
    assert_eq!((table.square("S9").as_str(), table.square("N5").as_str()), ("O31", "O33"));
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("N5", "N P"));
}

#[test]
fn example_25_cha_750_cha_753_not_offside() {
    let behind = scene("8O24 9O33", "5K34", "O24").throw("432").plays("b O24>O33");
    assert_eq!((behind.holder().as_str(), behind.phase()), ("S9", Phase::Moves));
    let level = scene("8D35 9M35", "5K33", "D35").throw("432").plays("b D35>M35");
    assert_eq!((level.holder().as_str(), level.phase()), ("S9", Phase::Moves));
}

#[test]
fn example_26_cha_752_running_onto_it() {
    let table = scene("8P27 9S33", "5K33", "P27").throw("432").plays("b P27>P36");
    assert_eq!(table.holder(), "loose");
    let stays = scene("8P27 9S33", "5K33", "P27").throw("432").plays("b P27>P36; .");
    assert_eq!(stays.due(), "N R");
    let table = table.plays("m S9:3 S33>P36");
    assert_eq!((table.ball().as_str(), table.due().as_str()), ("P36", "N P"));
    assert!(table.happened(|event| matches!(event, Event::Offside { at, .. } if at.to_string() == "P36")));
}

#[test]
fn example_27_cha_754_throw_in_exempt() {
    let from = |start: &str| {
        let rest = format!("ball A33; due throw; throw S P{start}");
        scene_with(Options::default(), "11A33 9F38", "5K33", &rest).throw("311").plays("b A33>F38")
    };
    let exempt = from(" set-piece");
    assert_eq!((exempt.holder().as_str(), exempt.phase()), ("S9", Phase::Moves));
    assert!(from("").happened(|event| matches!(event, Event::Offside { .. })));
}

#[test]
fn example_28_cha_413_kick_off() {
    let rest = "ball M20; due throw; throw S P kick-off";
    let table = scene_with(Options::default(), "10M20 11M18", "", rest).throw("221");
    assert!(table.allows("b M20>M18>J15"));
    assert!(table.allows("b M20>M15"));
    assert_eq!(table.refused("b M20>M25"), "CHA-413");
    assert_eq!(table.refused("b M20>H20"), "CHA-413");
    for listed in table.listed() {
        assert!(listed.starts_with("b M20>M18>") || listed == "b M20>M15", "{listed}");
    }
}

#[test]
fn example_29_cha_529_goal_row() {
    let table = moving("2J1 3P1 4K4 9M10", "", "M10", "32");
    assert_eq!(table.refused("m S4:3 K4>K1"), "CHA-529");
    assert!(table.allows("m S4:2 K4>K2"));
    assert!(!table.listed().contains(&"m S4:3 K4>K1".to_owned()));
}

#[test]
fn example_30_cha_520_cha_522_one_die_each() {
    let table = scene("9M10", "", "M10").throw("432").plays("b M10>M19; m S9:4 M10>I14");
    assert_eq!(table.refused("m S9:3 I14>I17"), "CHA-520");
    assert!(table.allows("."));
}

#[test]
fn cha_905_the_outcome_of_a_path_is_known_before_it_is_played() {
    let outcome = |table: &Table, path: &str| {
        let choice = onze_challenge::pitch::Choice::read(path).unwrap();
        let onze_challenge::pitch::Choice::Path(path) = choice else { panic!("a path") };
        table.pitch.outcome(&table.play, &path)
    };
    let table = scene("8O24 9O33", "5K33", "O24").throw("432");
    assert!(matches!(outcome(&table, "b O24>O33"), Outcome::Offside { who, .. } if who.to_string() == "S9"));
    assert!(matches!(outcome(&table, "b O24>O15"), Outcome::Stop { holder: None, .. }));
}
