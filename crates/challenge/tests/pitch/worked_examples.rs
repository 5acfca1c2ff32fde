//! The worked examples 1 to 15 of the rules, as they stand.

use onze_challenge::pitch::{Event, Phase, Side};

use super::common::scene;

#[test]
fn example_1_cha_505_cha_506_cha_515_straight() {
    let table = scene("9M10", "", "M10").throw("432").plays("b M10>M19");
    assert_eq!((table.ball().as_str(), table.holder().as_str()), ("M19", "loose"));
    assert_eq!(table.phase(), Phase::Moves);
}

#[test]
fn example_2_cha_508_relay() {
    let table = scene("9M10 7M14", "", "M10").throw("432").plays("b M10>M14>R19");
    assert_eq!(table.ball(), "R19");
}

#[test]
fn example_3_cha_508_no_relay() {
    assert_eq!(scene("9M10", "", "M10").throw("432").refused("b M10>M14>R19"), "CHA-508");
}

#[test]
fn example_4_cha_507_blocked() {
    assert_eq!(scene("9M10", "5M16", "M10").throw("432").refused("b M10>M19"), "CHA-507");
}

#[test]
fn example_5_cha_511_whole_total() {
    assert_eq!(scene("9M10", "", "M10").throw("432").refused("b M10>M18"), "CHA-511");
}

#[test]
fn example_6_cha_509_cha_515_each_relays_once() {
    let table = scene("9M10 8M12 7M14", "", "M10");
    let nine = scene("9M10 8M12 7M14", "", "M10").throw("432");
    assert!(nine.allows("b M10>M14>M12>P15"));
    assert_eq!(nine.refused("b M10>M14>M12>M14>N15"), "CHA-509");
    let four = table.throw("211").plays("b M10>M12>M10");
    assert_eq!(four.holder(), "S9");
}

#[test]
fn example_7_cha_510_cha_602_keeper() {
    let goal = scene("9L33", "", "L33").throw("332").plays("b L33>L40");
    assert_eq!(goal.play.score(), [1, 0]);
    let champion = scene("9L33", "1*M39", "L33").throw("332");
    assert_eq!(champion.refused("b L33>L40"), "CHA-510");
    let wider = scene("9K33", "1*M39", "K33").throw("332").plays("b K33>K40");
    assert_eq!(wider.play.score(), [1, 0]);
    assert_eq!(scene("9M33", "", "M33").throw("332").refused("b M33>M40"), "CHA-507");
}

#[test]
fn example_8_cha_511_cha_605_cha_606_rest_lost_or_short() {
    let goal = scene("9K33", "", "K33").throw("332").plays("b K33>K40");
    assert_eq!(goal.play.score(), [1, 0]);
    assert_eq!(goal.phase(), Phase::Place(Side::North));
    let short = scene("9K33", "", "K33").throw("321").plays("b K33>K39");
    assert_eq!((short.play.score(), short.ball()), ([0, 0], "K39".to_owned()));
    assert_eq!(short.phase(), Phase::Moves);
}

#[test]
fn example_9_cha_603_cha_743_diagonals_and_posts() {
    let wing = scene("9G36", "", "G36").throw("211").plays("b G36>K40");
    assert_eq!(wing.play.score(), [1, 0]);
    let post = scene("9I39", "", "I39").throw("211").plays("b I39>J40");
    assert_eq!(post.play.score(), [1, 0]);
    let wide = scene("9J39", "", "J39").throw("211").plays("b J39xNW; .");
    assert_eq!(wide.ball(), "J38");
    assert_eq!(wide.due(), "N P");
}

#[test]
fn example_10_cha_514_bent_shot() {
    let bent = scene("10*H32", "", "H32").throw("432").plays("b H32~H35>M40");
    assert_eq!(bent.play.score(), [1, 0]);
    assert_eq!(scene("10H32", "", "H32").throw("432").refused("b H32~H35>M40"), "CHA-514");
    assert_eq!(scene("10*H32", "1*M39", "H32").throw("432").refused("b H32~H35>M40"), "CHA-510");
    assert_eq!(scene("10*H32", "", "H32").throw("421").refused("b H32~H35>L39"), "CHA-514");
}

#[test]
fn example_11_cha_540_keeping() {
    let table = scene("9M10 8Q23", "", "M10").throw("432").plays("b M10>M19; m S8:4 Q23>M19; .");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S8", "S P"));
}

#[test]
fn example_12_cha_542_cha_544_recovering() {
    let table = scene("9M10", "6H24", "M10").throw("432").plays("b M10>M19; .");
    assert_eq!(table.due(), "N R");
    let table = table.throw("511").plays("m N6:5 H24>M19");
    assert_eq!(table.phase(), Phase::Moves);
    let table = table.plays("m N4:1 D33>D32; m N1:1 M39>M38");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("N6", "N P"));
}

#[test]
fn example_13_cha_523_cha_543_clearing_the_line() {
    let table = scene("9M10", "6H24 8K21", "M10").throw("432").plays("b M10>M19; .").throw("531");
    assert_eq!(table.refused("m N6:5 H24>M19"), "CHA-523");
    let table = table.plays("m N8:3 K21>K24; m N6:5 H24>M19; .");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("N6", "N P"));
}

#[test]
fn example_14_cha_545_cha_546_failing() {
    let table = scene("9M10", "6H24", "M10").throw("432").plays("b M10>M19; .").throw("642");
    assert!(table.listed().iter().all(|choice| !choice.ends_with(">M19")));
    let table = table.plays("m N6:6 H24>H30; m N4:4 D33>D29; m N1:2 M39>M37");
    assert_eq!(table.due(), "S R");
    assert!(table.happened(|event| matches!(event, Event::Loose { side: Side::North, .. })));
}

#[test]
fn example_15_cha_524_cha_525_cha_523_champions_run() {
    let champion = scene("9E5 10*M22", "5M23", "E5").throw("431").plays("b E5>E13");
    assert!(champion.allows("m S10:3 M22>N23>N25"));
    assert_eq!(champion.refused("m S10:4 M22>N23>M22>K20"), "CHA-524");
    let plain = scene("8E5 9M22", "5M23", "E5").throw("431").plays("b E5>E13");
    assert_eq!(plain.refused("m S9:3 M22>M25"), "CHA-523");
    assert_eq!(plain.refused("m S9:3 M22>N23>N25"), "CHA-524");
}
