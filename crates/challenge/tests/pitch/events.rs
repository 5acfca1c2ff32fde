//! Cards, kicks and restarts (CHA-701 to CHA-774).

use onze_challenge::Challenge;
use onze_challenge::pitch::{Deck, Event, Footballer, Need, Options, Phase, Restart, Side, Whereabouts};
use onze_core::{Game, Settings};

use super::common::{Table, scene, scene_with};

/// South moves in possession, by these dice.
fn moving(south: &str, north: &str, ball: &str, dice: &str) -> Table {
    let rest = format!("ball {ball}; due moves; throw S P; dice 654; unused {dice}");
    scene_with(Options::default(), south, north, &rest)
}

/// S9 on M25 runs into N6 on M27, and this card is drawn.
fn field(card: &str) -> Table {
    moving("9M25", "6M27", "M24", "42").plays("m S9:2 M25>M26^N6").card(card)
}

/// S9 on M31 runs into N5 on M34, in North's area.
fn box_card(card: &str) -> Table {
    moving("9M31", "5M34", "M30", "42").plays("m S9:4 M31>M33^N5").card(card)
}

/// S7 runs over the star on E10 to E11.
fn incident(card: &str) -> Table {
    moving("7E8 9M10", "", "M10", "43").plays("m S7:3 E8>E11").card(card)
}

fn whereabouts(table: &Table, who: &str) -> Whereabouts {
    table.play.whereabouts(Footballer::read(who).unwrap())
}

#[test]
fn cha_703_cha_704_any_triple_draws_before_path_or_move() {
    let rest = "ball M19; due throw; throw N R";
    let recovery = scene_with(Options::default(), "9M10", "6H24", rest).throw("555");
    assert_eq!(recovery.pitch.needs(&recovery.play), Some(Need::Card(Deck::Chance)));
    let recovery = recovery.card("CHN-09");
    assert_eq!((recovery.phase(), recovery.play.money(Side::North)), (Phase::Moves, -2));
    assert_eq!(scene("9M10", "", "M10").throw("554").phase(), Phase::Path);
}

#[test]
fn cha_132_cha_708_cha_709_cha_762_referee_field() {
    for (card, holder, nine, six) in [
        ("REF-01", "N6", "M24", "M27"),
        ("REF-02", "N6", "M24", "M27"),
        ("REF-03", "N6", "M24", "M27"),
        ("REF-04", "N6", "M24", "M27"),
        ("REF-05", "N6", "M24", "M27"),
        ("REF-06", "N6", "-", "M27"),
        ("REF-07", "S9", "M26", "M29"),
        ("REF-08", "S9", "M26", "M29"),
        ("REF-09", "S9", "M26", "M29"),
    ] {
        let table = field(card);
        assert_eq!(table.holder(), holder, "{card}");
        assert_eq!((table.square("S9").as_str(), table.square("N6").as_str()), (nine, six), "{card}");
        assert_eq!(table.due(), format!("{} P", &holder[..1]), "{card}");
        assert_eq!(table.play.throws(), 1, "{card}");
    }
    assert!(!field("REF-09").play.cautions(Side::North).is_empty());
    assert_eq!(field("REF-10").phase(), Phase::Moves);
}

#[test]
fn cha_768_cha_766_the_last_two_of_the_field() {
    let back = field("REF-11");
    assert_eq!((back.square("N6").as_str(), back.phase()), ("M29", Phase::Moves));
    let out = field("REF-12");
    assert_eq!((whereabouts(&out, "S9"), out.phase()), (Whereabouts::Away, Phase::Moves));
}

#[test]
fn cha_133_cha_711_cha_763_referee_box() {
    for (card, due) in [
        ("BOX-04", "S P"),
        ("BOX-05", "S P"),
        ("BOX-06", "S P"),
        ("BOX-07", "S P"),
        ("BOX-08", "N P"),
        ("BOX-09", "N P"),
        ("BOX-10", "N P"),
        ("BOX-12", "N P"),
    ] {
        assert_eq!(box_card(card).due(), due, "{card}");
    }
    for card in ["BOX-01", "BOX-02", "BOX-03"] {
        assert_eq!(box_card(card).pitch.needs(&box_card(card).play), Some(Need::Penalty), "{card}");
    }
    assert_eq!(box_card("BOX-11").phase(), Phase::Moves);
    assert_eq!(box_card("BOX-10").square("S9"), "M31");
}

#[test]
fn cha_130_attack_and_defence_go_by_the_penalty_area() {
    // S2 runs into N9 in South's own area: North attacks there.
    let table = moving("2M6 9C30", "9M4", "M8", "2").plays("m S2:2 M6>M5^N9").card("BOX-01");
    assert!(table.happened(|event| matches!(event, Event::Penalty { who, at } if who.to_string() == "N9" && at.to_string() == "M4")));
    let goal = table.penalty(6);
    assert_eq!((goal.play.score(), goal.phase()), ([0, 1], Phase::Place(Side::South)));
}

#[test]
fn cha_720_cha_721_cha_723_an_incident_penalises_nobody() {
    let table = incident("INC-05");
    assert_eq!((table.holder().as_str(), table.ball().as_str(), table.due().as_str()), ("S7", "E11", "S P"));
    assert!(!table.happened(|event| matches!(event, Event::PutBack { .. })));
}

#[test]
fn cha_723_the_penalised_stops_at_the_last_square_of_the_pitch() {
    let table = moving("9M36", "5M38", "M35", "2").plays("m S9:2 M36>M37^N5").card("BOX-05");
    // M40 is no square; N1 stands on M39: the nearest free square in North's sense.
    assert_eq!(table.square("N5"), "L39");
}

#[test]
fn cha_730_cha_732_the_favoured_footballer_takes_it_and_nobody_is_moved_for_good() {
    let table = moving("9M31 8L36", "5M34 3J35", "M30", "4").plays("m S9:4 M31>M33^N5").card("BOX-02");
    assert!(table.happened(|event| matches!(event, Event::Penalty { who, .. } if who.to_string() == "S9")));
    let table = table.penalty(1);
    let at: Vec<String> = ["S9", "S8", "N5", "N3", "N1"].iter().map(|who| table.square(who)).collect();
    assert_eq!(at.join(" "), "M33 L36 M34 J35 M39");
}

#[test]
fn cha_744_the_taker_leaves_his_square_and_whoever_stands_there_makes_room() {
    // S8 has run to A21; N7 takes the throw-in there.
    let table = scene("6C21 8A23", "7E25 8H22", "C21").throw("221").plays("b C21>A21xW; m S8:2 A23>A21; .");
    assert_eq!((table.square("N7").as_str(), table.square("S8").as_str()), ("A21", "B20"));
    assert!(table.happened(|event| matches!(event, Event::Taker { restart: Restart::ThrowIn, .. })));
}

#[test]
fn cha_746_the_restart_is_the_possession_throw_of_the_side_it_benefits() {
    let table = scene("6D3", "9B2", "D3").throw("321").plays("b D3>D1xS; .");
    assert_eq!((table.due().as_str(), table.holder().as_str(), table.ball().as_str()), ("N P", "N9", "A1"));
}

#[test]
fn cha_134_cha_701_cha_805_incidents() {
    for (card, amount) in [("INC-01", 3), ("INC-02", 2), ("INC-07", -2), ("INC-08", -3)] {
        assert_eq!(incident(card).play.money(Side::South), amount, "{card}");
    }
    for (card, die) in [("INC-03", 3), ("INC-04", 6)] {
        let table = incident(card);
        assert_eq!((table.play.unused(die), table.phase()), (1, Phase::Moves), "{card}");
        assert_eq!(table.play.unused(4), 1);
    }
    assert_eq!(incident("INC-10").square("S7"), "E8");
}

#[test]
fn cha_769_the_ball_goes_to_the_nearest_of_that_side() {
    let table = incident("INC-06");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S9", "S P"));
    let table = moving("7E8 8K19 9O19", "", "M19", "43").plays("m S7:3 E8>E11").card("INC-06");
    assert_eq!(table.listed(), ["taker 8", "taker 9"]);
    let table = table.plays("taker 9");
    assert_eq!((table.holder().as_str(), table.ball().as_str(), table.due().as_str()), ("S9", "O19", "S P"));
}

#[test]
fn cha_771_cha_772_lost_dice_and_nothing() {
    let table = incident("INC-11");
    assert_eq!(table.due(), "S P", "S9 still stands on the ball");
    assert!(table.happened(|event| matches!(event, Event::DiceLost { .. })));
    assert_eq!(field("REF-10").play.unused(4), 1);
}

#[test]
fn cha_760_effects_are_resolved_in_their_order() {
    let table = field("REF-05");
    let order: Vec<usize> = ["Caution", "FreeKick", "PutBack", "Taker"]
        .iter()
        .map(|name| table.events.iter().position(|event| format!("{event:?}").starts_with(name)).unwrap())
        .collect();
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn cha_764_cha_765_the_second_caution_sends_off_and_the_ring_stays_the_clubs() {
    let table = moving("9*!M25", "6M27", "M24", "42").plays("m S9:2 M25>M26^N6").card("REF-04");
    assert_eq!(whereabouts(&table, "S9"), Whereabouts::Gone);
    assert_eq!(table.play.on_pitch(Side::South).len(), 10);
    assert_eq!(table.play.rings(Side::South).len(), 1);
}

#[test]
fn cha_766_he_returns_on_the_side_where_he_left_and_in_order() {
    let mut table = moving("7E8 9U8 8M10", "", "M10", "33").plays("m S7:3 E8>E11").card("INC-09");
    table = table.plays("m S9:3 U8>U11").card("INC-09");
    for _ in 0..4 {
        assert_eq!((table.square("S7").as_str(), table.square("S9").as_str()), ("-", "-"));
        table = table.throw("221");
        let path = table.listed()[0].clone();
        table = if table.phase() == Phase::Path { table.plays(&path).plays(".") } else { table.plays(".") };
    }
    assert_eq!((table.square("S7").as_str(), table.square("S9").as_str()), ("A20", "Y20"));
    let back: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::CameBack { who, .. } => Some(who.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(back, ["S7", "S9"]);
}

#[test]
fn cha_767_cha_415_an_injured_footballer_may_be_replaced_at_once() {
    let table = incident("INC-12");
    assert_eq!(table.phase(), Phase::Injury(Footballer::read("S7").unwrap()));
    assert_eq!(table.listed(), ["sub 12", "sub 13", "sub 14", "sub 15", "sub 16", "sub -"]);
    assert_eq!(table.refused("sub 9"), "CHA-415");
    let on = incident("INC-12").plays("sub 14");
    assert_eq!((on.square("S14").as_str(), on.square("S7").as_str(), on.phase()), ("E11", "-", Phase::Moves));
    assert!(on.allows("m S14:4 E11>E15"));
    let off = table.plays("sub -");
    assert_eq!((off.play.on_pitch(Side::South).len(), off.phase()), (10, Phase::Moves));
    // Nobody left to come on: nobody is asked.
    let none = Options { max_substitutions: 0, ..Options::default() };
    let rest = "ball M10; due moves; throw S P; dice 654; unused 43";
    let table = scene_with(none, "7E8 9M10", "", rest).plays("m S7:3 E8>E11").card("INC-12");
    assert_eq!((table.phase(), whereabouts(&table, "S7")), (Phase::Moves, Whereabouts::Gone));
}

/// Six champions stay on the pitch when a plain footballer is hurt: a seventh may not replace him, but he may replace one
/// of the six.
#[test]
fn cha_405_cha_767_a_seventh_champion_does_not_come_on_for_an_injured_man() {
    let hurt = |seven: &str| {
        let plain = if seven == "7*" { "6" } else { "6*" };
        let south = format!("2*C2 3*C3 4*C4 5*C5 {plain}C6 {seven}E7 8*C8 9M10 12* 13");
        let table = moving(&south, "", "M10", "43").plays("m S7:3 E7>E10").card("INC-12");
        assert_eq!(table.phase(), Phase::Injury(Footballer::read("S7").unwrap()));
        table
    };
    let plain = hurt("7");
    assert_eq!(plain.refused("sub 12"), "CHA-405");
    assert!(!plain.listed().contains(&"sub 12".to_owned()) && plain.allows("sub 13"));
    let champion = hurt("7*");
    assert!(champion.listed().contains(&"sub 12".to_owned()) && champion.allows("sub 12"));
}

#[test]
fn cha_770_an_extra_die_moves_a_footballer_and_does_not_count_for_the_ball() {
    let table = scene("9P3 7E8 8C4 6V4 5V9", "", "P3").throw("111").card("CHN-12");
    assert_eq!((table.play.dice(), table.play.unused(6), table.play.unused(1)), ([1, 1, 1], 1, 3));
    assert!(table.allows("b P3>P6"));
    assert_eq!(table.refused("b P3>P12"), "CHA-505", "three squares and not nine");
    let table = table.plays("b P3>P6; m S7:6 E8>E14").card("INC-03");
    assert_eq!((table.play.unused(6), table.play.unused(3)), (0, 1), "each is used once");
    let table = table.plays("m S9:3 P3>P6; m S8:1 C4>C5; m S6:1 V4>V5; m S5:1 V9>V10");
    assert_eq!(table.due(), "S P", "five dice, and none is left");
}

#[test]
fn cha_773_a_side_never_falls_below_seven() {
    let seven = |card: &str| {
        let line = "S 1M1 2- 3- 4- 5- 6E3 7E8 8E5 9M10 10G1 11H1 k1; N 1M39 4D33 ? k1; own 0-0; ball M10; due moves; \
                    throw S P; dice 654; unused 43";
        let play = onze_challenge::pitch::Play::read(line).unwrap();
        let pitch = onze_challenge::pitch::Pitch::new(Options::default());
        Table { pitch, play, events: Vec::new() }.plays("m S7:3 E8>E11").card(card)
    };
    let out = seven("INC-09");
    assert_eq!((out.square("S7").as_str(), out.play.on_pitch(Side::South).len()), ("E11", 7));
    assert!(out.happened(|event| matches!(event, Event::Spared { .. })));
    assert_eq!(seven("INC-12").plays("sub -").square("S7"), "E11");
    let on = seven("INC-12").plays("sub 12");
    assert_eq!((on.square("S12").as_str(), on.square("S7").as_str()), ("E11", "-"));
}

#[test]
fn cha_774_a_side_without_keeper_names_another_at_once() {
    let table = moving("1E8 9M10 2C3", "", "M10", "43").plays("m S1:3 E8>E11").card("INC-09");
    assert_eq!(table.phase(), Phase::Keeper(Side::South));
    assert_eq!(table.refused("keeper 1"), "CHA-774");
    assert_eq!(table.listed(), ["keeper 2", "keeper 9"]);
    let table = table.plays("keeper 2");
    assert_eq!((table.play.keeper(Side::South).unwrap().get(), table.phase()), (2, Phase::Moves));
    // A reserve who replaces him may be named; a card goes on where it was.
    let table = moving("1E8 9M10 2C3", "", "M10", "43").plays("m S1:3 E8>E11").card("INC-12").plays("sub 12");
    assert_eq!(table.plays("keeper 12").play.keeper(Side::South).unwrap().get(), 12);
    let table = moving("9M25 8C3", "1!M27 6C30", "M24", "42").plays("m S9:2 M25>M26^N1").card("REF-09");
    assert_eq!(table.play.who(), Some(Side::North));
    assert_eq!(table.plays("keeper 6").due(), "S P");
}

/// The card is drawn and told, and nothing of it is booked; whatever else it does, it does.
#[test]
fn cha_907_a_friendly_ignores_the_money_on_cards() {
    let with = |friendly: &str| {
        let mut settings = Settings::new(Challenge::SETTINGS);
        settings.set("friendly", friendly).unwrap();
        *Challenge::new(&settings).unwrap().pitch().options()
    };
    let rest = "ball M10; due throw; throw S P";
    for (friendly, booked) in [("off", 3), ("on", 0)] {
        let table = scene_with(with(friendly), "9M10", "", rest).throw("444").card("CHN-05");
        assert_eq!((table.phase(), table.play.money(Side::South)), (Phase::Path, booked), "{friendly}");
        let told = table.events.iter().any(|event| matches!(event, Event::Money { .. }));
        assert_eq!(told, booked != 0, "{friendly}");
    }
    let extra = scene_with(with("on"), "9M10", "", rest).throw("444").card("CHN-11");
    assert_eq!(extra.play.unused(4), 4, "the extra die of a friendly moves too");
}
