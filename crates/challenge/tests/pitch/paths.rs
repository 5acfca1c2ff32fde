//! The ball's path (CHA-502 to CHA-515, CHA-601 to CHA-604, CHA-740 to CHA-747, CHA-902, CHA-903, CHA-911).

use std::collections::BTreeMap;

use onze_challenge::pitch::{
    Card, Choice, Direction, Event, Footballer, Given, Need, OffsideRule, Options, Outcome, Path, PathEnd,
    Phase, Pitch, Play, Side, Square, Turns,
};
use onze_core::{Chance, Quick};

use super::common::{Table, kicked_off, scene, scene_with, square};

#[test]
fn cha_502_the_ball_first_then_the_moves() {
    let table = scene("9M10", "", "M10").throw("432");
    assert_eq!(table.phase(), Phase::Path);
    assert_eq!(table.refused("m S9:4 M10>I14"), "CHA-207");
    assert_eq!(table.plays("b M10>M19").phase(), Phase::Moves);
}

#[test]
fn cha_105_cha_501_cha_503_cha_504_whose_throw_it_is() {
    let table = scene("9M10", "", "M10");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S9", "S P"));
    let shared = "S 1M1 9M1 ? k1; N ?; ball M1; due throw; throw S P";
    assert!(Play::read(shared).is_err());
}

#[test]
fn cha_506_cha_903_a_path_has_straight_legs_and_named_squares_where_it_does_not_turn_are_no_part_of_it() {
    let table = scene("9M10 7M14", "", "M10").throw("432");
    assert_eq!(table.refused("b M10>O19"), "CHA-506");
    assert_eq!(table.refused("b M11>M20"), "CHA-506");
    let named = Choice::read("b M10>M14>M19").unwrap();
    assert_eq!(table.pitch.check(&table.play, Side::South, &named).unwrap().to_string(), "b M10>M19");
}

#[test]
fn cha_505_cha_902_length_is_told_last() {
    let table = scene("9M10", "5M16", "M10").throw("432");
    assert_eq!(table.refused("b M10>M20"), "CHA-507");
    assert_eq!(table.refused("b M10>E18"), "CHA-511");
    assert_eq!(table.refused("b M10>C20"), "CHA-505");
    // First along the path, then the lowest number on the same square.
    assert_eq!(table.refused("b M10>M14>M16"), "CHA-507");
    assert_eq!(table.refused("b M10>M16>P19"), "CHA-507");
    assert_eq!(table.refused("b M10>M15>P18"), "CHA-508");
}

#[test]
fn cha_509_the_starter_does_not_relay() {
    let table = scene("9M10 7M14", "", "M10").throw("553");
    assert_eq!(table.refused("b M10>M14>M10>P13"), "CHA-509");
    assert!(table.allows("b M10>M14>M5"));
}

#[test]
fn cha_510_a_champion_keeper_covers_the_squares_beside_him_wherever_he_stands() {
    let table = scene("9M10", "1*K20", "M10").throw("653");
    assert_eq!(table.refused("b M10>Y10>A10"), "CHA-508");
    let beside = scene("9L10", "1*K20", "L10").throw("653");
    assert_eq!(beside.refused("b L10>L24"), "CHA-510");
    // The start is not tested, and one's own keeper covers nothing.
    let start = scene("9L20", "1*K20", "L20").throw("211");
    assert!(start.allows("b L20>L24"));
    let own = scene("9L2 1*M2", "", "L2").throw("211");
    assert!(own.allows("b L2>L6"));
    // Footballers may enter.
    let rest = "ball A1; due moves; throw S R; dice 432; unused 2";
    assert!(scene_with(Options::default(), "9L18", "1*K20", rest).allows("m S9:2 L18>L20"));
}

#[test]
fn cha_512_cha_513_hemmed_in_the_ball_stays() {
    let north = "2L11 3M11 5N11 6L10 7N10 8L9 9M9 10N9";
    let table = scene("9M10", north, "M10").throw("432");
    assert!(table.happened(|event| matches!(event, Event::HemmedIn { .. })));
    assert_eq!(table.phase(), Phase::Moves);
    let table = table.plays(".");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S9", "S P"));
    // If there is only the way out, it must be played.
    let corner = scene("9A1", "2B1 3B2 5A2", "A1").throw("432");
    let mut listed = corner.listed();
    listed.sort();
    assert_eq!(listed, ["b A1xSE", "b A1xSW"].map(str::to_owned)[..1].to_vec(), "one outcome each");
}

#[test]
fn cha_514_a_shot_bends_once_by_45_degrees_on_a_free_square() {
    let table = scene("10*H32 7H34", "", "H32").throw("543");
    assert_eq!(table.refused("b H32~H34>M39"), "CHA-514");
    assert_eq!(table.refused("b H32~H33>A40"), "CHA-514");
    assert_eq!(table.refused("b H32~H36>P36"), "CHA-514");
    let off = Options { bent_shot: false, ..Options::default() };
    let table = scene_with(off, "10*H32", "", "ball H32; due throw; throw S P").throw("432");
    assert_eq!(table.refused("b H32~H35>M40"), "CHA-514");
    assert!(!table.listed().iter().any(|path| path.contains('~')));
}

#[test]
fn cha_507_cha_514_cha_902_a_path_that_mixes_bend_and_relay_is_refused_where_it_does() {
    let table = |north: &str| scene("10*F32 7H34 8I36", north, "F32").throw("654");
    assert_eq!(table("").refused("b F32>H34~H36>L40"), "CHA-514", "a relay, then a bend");
    assert_eq!(table("").refused("b F32~F33>I36>I38xN"), "CHA-514", "a bend, then a relay");
    assert_eq!(table("").refused("b F32~F33>J37>J40"), "CHA-508", "a bend, then nobody's relay");
    assert_eq!(table("").refused("b F32~F33~J37>J40"), "CHA-514", "two bends");
    // An opponent before the square where it mixes them is named first, one behind it is not.
    assert_eq!(table("5H35").refused("b F32>H34~H36>L40"), "CHA-507");
    assert_eq!(table("5J38").refused("b F32>H34~H36>L40"), "CHA-514");
    let straight_on = scene("10*H32", "", "H32").throw("654");
    assert!(straight_on.allows("b H32~H35>J37>M40"), "a square that it passes straight on is no turn");
}

#[test]
fn cha_507_cha_514_cha_902_on_a_bent_path_that_leads_out_an_earlier_opponent_is_named_first() {
    let table = |north: &str| scene("10*H32", north, "H32").throw("654");
    assert_eq!(table("").refused("b H32~H34>D38xNW"), "CHA-514");
    assert_eq!(table("5F36").refused("b H32~H34>C39xNW"), "CHA-507");
    assert_eq!(table("5H33").refused("b H32~H34xNW"), "CHA-507");
    assert_eq!(table("5F36").refused("b H32~H34xE"), "CHA-514", "that is no bend at all");
    assert_eq!(table("").refused("b H32~H39xN"), "CHA-514");
}

#[test]
fn cha_601_a_goal_may_ask_for_one_square_more() {
    let options = Options { goal_extra_step: true, ..Options::default() };
    let at = |dice| scene_with(options, "9K33", "", "ball K33; due throw; throw S P").throw(dice);
    assert_eq!(at("421").refused("b K33>K40"), "CHA-601");
    assert!(at("422").allows("b K33>K40"));
    assert!(!at("421").listed().contains(&"b K33>K40".to_owned()));
}

#[test]
fn cha_604_an_own_goal_counts_for_the_others() {
    let table = scene("9K3", "", "K3").throw("432").plays("b K3>K0");
    assert_eq!((table.play.score(), table.phase()), ([0, 1], Phase::Place(Side::South)));
    assert!(table.happened(|event| matches!(event, Event::Goal { own: true, side: Side::North, .. })));
}

#[test]
fn cha_740_the_step_that_leaves_counts_one_square() {
    let table = scene("6C21", "", "C21").throw("111").card("CHN-01");
    assert!(table.allows("b C21>A21xW"));
    let far = scene("6D21", "", "D21").throw("111").card("CHN-01");
    assert_eq!(far.refused("b D21>A21xW"), "CHA-505");
    assert_eq!(far.refused("b D21>C21xW"), "CHA-740");
}

#[test]
fn cha_747_a_diagonal_over_a_corner_is_over_the_goal_line() {
    let table = scene("6B38", "", "B38").throw("432");
    let Ok(Choice::Path(path)) = Choice::read("b B38>A39xNW") else { panic!() };
    assert!(
        matches!(table.pitch.outcome(&table.play, &path), Outcome::Out { at, .. } if at == square("J38"))
    );
    let table = scene("6B2", "", "B2").throw("432");
    let Ok(Choice::Path(path)) = Choice::read("b B2>A1xSW") else { panic!() };
    assert!(matches!(table.pitch.outcome(&table.play, &path), Outcome::Out { at, .. } if at == square("A1")));
}

/// The outcome of CHA-911: kind, last or restart square, offside footballer, row where the last leg began, relayed.
type Key = (u8, Square, Option<Footballer>, u8, bool);

fn key(table: &Table, path: &Path) -> Key {
    let turns = path.turns.as_slice();
    let leg = |n: usize| n.checked_sub(1).map_or(path.from, |before| turns[before]).row();
    let (row, relayed) = (leg(turns.len()), !turns.is_empty() && !path.is_bent());
    let outcome = table.pitch.outcome(&table.play, path);
    match outcome {
        Outcome::Goal { at, .. } => (0, at, None, row, relayed),
        Outcome::Stop { at, .. } => (1, at, None, row, relayed),
        Outcome::Out { at, .. } => (2, at, None, row, relayed),
        // What comes after the whistle does not count, unless the opponents may let it go.
        Outcome::Offside { who, at } if table.pitch.options().offside == OffsideRule::Auto => {
            let n = turns.iter().position(|turn| *turn == at).unwrap_or(turns.len());
            (3, at, Some(who), leg(n), n > 0)
        }
        Outcome::Offside { who, .. } => {
            let at = match path.end {
                PathEnd::At(at) => at,
                PathEnd::Out(..) => {
                    let off = Options { offside: OffsideRule::Off, ..*table.pitch.options() };
                    let Outcome::Out { at, .. } = Pitch::new(off).outcome(&table.play, path) else {
                        panic!("it leaves")
                    };
                    at
                }
            };
            (4 + u8::from(matches!(path.end, PathEnd::Out(..))), at, Some(who), row, relayed)
        }
    }
}

/// Fewest turns, then leg by leg the first direction, then the shorter leg.
type Preference = (usize, Vec<(Direction, u8)>);

fn preference(path: &Path) -> Preference {
    let mut at = path.from;
    let mut legs = Vec::new();
    for to in path.turns.as_slice() {
        legs.push((at.direction_to(*to).unwrap(), at.distance(*to)));
        at = *to;
    }
    match path.end {
        PathEnd::At(to) => legs.push((at.direction_to(to).unwrap(), at.distance(to))),
        PathEnd::Out(last, direction) => legs.push((direction, at.distance(last) + 1)),
    }
    (path.turns.len(), legs)
}

/// Every legal path, found by trying all of them.
fn every_path(table: &Table) -> Vec<Path> {
    let mut paths = Vec::new();
    let total = table.play.dice().iter().sum();
    try_on(table, &mut Vec::new(), table.play.ball(), total, &mut paths);
    let legal = |path: &Path| table.pitch.check(&table.play, table.play.side(), &Choice::Path(*path)).is_ok();
    paths.retain(|path| legal(path));
    paths
}

fn try_on(table: &Table, turns: &mut Vec<Square>, at: Square, left: u8, paths: &mut Vec<Path>) {
    let (from, bend_from) = (table.play.ball(), turns.is_empty());
    let mut add = |turns: &[Square], bend, end| {
        paths.push(Path {
            from,
            turns: Turns::of(turns.iter().copied()).unwrap(),
            bends: u16::from(bend),
            end,
        });
    };
    let mut relays = Vec::new();
    for direction in Direction::ALL {
        for steps in 1..=left {
            let next = at.ahead(direction, steps);
            let Some(next) = next.filter(|next| next.is_on_pitch()) else {
                let last = at.ahead(direction, steps - 1).unwrap();
                add(turns, false, PathEnd::Out(last, direction));
                if let Some(mouth) = next {
                    add(turns, false, PathEnd::At(mouth));
                }
                break;
            };
            if bend_from {
                for second in Direction::ALL {
                    for more in 1..=left - steps {
                        if let Some(end) = next.ahead(second, more).filter(|end| !end.is_on_pitch()) {
                            add(&[next], true, PathEnd::At(end));
                        }
                    }
                }
            }
            match table.play.footballer_on(next) {
                Some(who) if who.side != table.play.side() => break,
                Some(_) if next != from && !turns.contains(&next) && steps < left => {
                    relays.push((next, steps));
                }
                _ => {}
            }
            if steps == left {
                add(turns, false, PathEnd::At(next));
            }
        }
    }
    for (relay, steps) in relays {
        turns.push(relay);
        try_on(table, turns, relay, left - steps, paths);
        turns.pop();
    }
}

fn agrees(table: &Table) {
    let mut best: BTreeMap<Key, (Preference, Path)> = BTreeMap::new();
    for path in every_path(table) {
        // A relay that goes straight on is no relay.
        let Ok(Choice::Path(normal)) = table.pitch.check(&table.play, table.play.side(), &Choice::Path(path))
        else {
            panic!("it is legal")
        };
        if normal != path {
            continue;
        }
        let found = (preference(&path), path);
        match best.get(&key(table, &path)) {
            Some((known, _)) if *known <= found.0 => {}
            _ => drop(best.insert(key(table, &path), found)),
        }
    }
    let expected: BTreeMap<Key, String> =
        best.into_iter().map(|(key, (_, path))| (key, Choice::Path(path).to_string())).collect();
    let listed = table.legal(table.play.side()).into_iter().map(|choice| match choice {
        Choice::Path(path) => (key(table, &path), choice.to_string()),
        other => panic!("{other} is no path"),
    });
    let listed: BTreeMap<Key, String> = listed.collect();
    assert_eq!(listed, expected, "{}", table.play);
}

#[test]
fn cha_911_one_path_for_each_outcome_and_the_right_one() {
    for (south, north, ball, dice) in [
        ("9M10 8M12 7M14 6O12 5K12", "5N13", "M10", "322"),
        ("10*H32 7H34 8L36 9M31", "5K33 6I36", "H32", "432"),
        ("10*L33 7H34 8L36 9M38", "1*M39 5K33 6I36", "L33", "332"),
        ("8O24 9O33 7R33 6L27", "5K30", "O24", "633"),
        ("2A2 3C2 4B4", "5A5", "A2", "321"),
    ] {
        for offside in [OffsideRule::Auto, OffsideRule::Claim, OffsideRule::Off] {
            for start in ["", " set-piece"] {
                let rest = format!("ball {ball}; due throw; throw S P{start}");
                let options = Options { offside, ..Options::default() };
                let table = scene_with(options, south, north, &rest).throw(dice);
                let table = if dice == "333" { table.card("CHN-01") } else { table };
                agrees(&table);
            }
        }
    }
}

#[test]
fn cha_911_in_random_matches() {
    let mut n_checked = 0;
    for seed in 0..60 {
        let mut table = kicked_off(Options::default(), [3, 3]);
        let mut chance = Quick::new(seed);
        let mut die = || u8::try_from(chance.die(6)).unwrap();
        loop {
            match table.pitch.needs(&table.play) {
                Some(Need::Throw) => {
                    table.give(Given::Throw([die(), die() % 3 + 1, die() % 2 + 1]));
                }
                Some(Need::Penalty) => table.give(Given::Penalty(die())),
                Some(Need::Card(deck)) => {
                    let card = Card::new(deck, 2 * die()).unwrap();
                    table.give(Given::Card(card));
                }
                _ => {}
            }
            let Some(side) = table.play.who() else {
                if table.phase() == Phase::Over {
                    break;
                }
                continue;
            };
            if table.phase() == Phase::Path {
                agrees(&table);
                way_points_agree(&table);
                n_checked += 1;
            }
            let choices = table.legal(side);
            let nth = usize::from(die()) * 97 + usize::from(die()) * 7;
            let choice = choices[nth % choices.len()];
            table.pitch.apply(&mut table.play, side, &choice, &mut table.events);
        }
    }
    assert!(n_checked >= 80, "{n_checked}");
}

#[test]
fn cha_911_a_packed_side_has_about_a_thousand_outcomes() {
    let line = "S 1M1 2M17 3M18 4L16 5M16 6N16 7L15 8M15 9N15 10M14 11L14 k1; N 1M39 4D33 ? k1; own 0-0; ball M18; \
                due path; throw S P; dice 666; unused 666";
    let play = Play::read(line).unwrap();
    let pitch = Pitch::new(Options::default());
    let mut choices = Vec::new();
    pitch.legal(&play, Side::South, &mut choices);
    assert!((700..=1300).contains(&choices.len()), "{}", choices.len());
}

#[test]
fn cha_601_cha_603_cha_740_a_ball_in_a_mouth_is_never_out() {
    let own = scene("9K3", "", "K3").throw("332");
    assert_eq!(own.refused("b K3>K0xS"), "CHA-740");
    assert!(own.allows("b K3>K0"), "it is an own goal (CHA-604)");
    let shot = scene("9K37", "", "K37").throw("332");
    assert_eq!(shot.refused("b K37>K40xN"), "CHA-740");
    let diagonal = scene("9G36", "", "G36").throw("332");
    assert_eq!(diagonal.refused("b G36>K40xNE"), "CHA-740");
}

/// The paths by way of some squares, as they are written, and who can relay them next.
fn via(table: &Table, turns: &[&str]) -> (Vec<String>, Vec<String>) {
    let turns: Vec<Square> = turns.iter().map(|turn| square(turn)).collect();
    let via = table.pitch.via(&table.play, &turns).expect("the path may turn there");
    let paths = via.paths.iter().map(|path| Choice::Path(*path).to_string()).collect();
    (paths, via.relays.iter().map(ToString::to_string).collect())
}

#[test]
fn cha_903_a_path_is_drawn_by_way_points_and_shows_where_it_can_go_on() {
    let table = scene("9M10 8M12 7M14", "", "M10").throw("432");
    let (paths, relays) = via(&table, &["M14"]);
    assert_eq!(relays, ["M12"], "who began does not relay (CHA-509)");
    assert!(paths.iter().all(|path| path.starts_with("b M10>M14>")) && paths.len() > 8, "{paths:?}");
    let (paths, relays) = via(&table, &["M14", "M12"]);
    assert!(paths.contains(&"b M10>M14>M12>P15".to_owned()), "{paths:?}");
    assert!(relays.is_empty());
    for nowhere in [&["M13"][..], &["Q18"], &["M14", "M12", "M14"], &["M10"]] {
        let turns: Vec<Square> = nowhere.iter().map(|turn| square(turn)).collect();
        assert_eq!(table.pitch.via(&table.play, &turns), None, "{nowhere:?}");
    }
}

/// Whatever is offered by way-points is legal, and every listed path is found by its first one.
fn way_points_agree(table: &Table) {
    let (pitch, play) = (&table.pitch, &table.play);
    for choice in table.legal(play.side()) {
        let Choice::Path(path) = choice else { panic!("a path is asked for") };
        let Some(first) = path.turns.as_slice().first().filter(|_| !path.is_bent()) else { continue };
        let found = pitch.via(play, &[*first]).expect("the path may turn there").paths;
        let outcome = pitch.outcome(play, &path);
        assert!(found.iter().any(|other| pitch.outcome(play, other) == outcome), "{choice}");
        for other in found.into_iter().map(Choice::Path) {
            assert_eq!(pitch.check(play, play.side(), &other), Ok(other));
        }
    }
}

#[test]
fn cha_514_a_bent_shot_that_uses_up_the_whole_total_is_listed() {
    // Eight rows to the mouth, and eight points.
    let bent = |dice: &str| {
        scene("10*H32", "", "H32")
            .throw(dice)
            .listed()
            .iter()
            .any(|path| path.contains('~') && path.ends_with(">M40"))
    };
    assert_eq!([bent("432"), bent("332"), bent("331")], [true, true, false]);
}

#[test]
fn cha_508_nothing_is_asked_of_a_path_when_none_is_due() {
    let table = scene("10*H32", "", "H32").throw("432");
    assert!(table.pitch.via(&table.play, &[]).is_some());
    let table = table.plays("b H32~H35>M40");
    assert!(table.pitch.via(&table.play, &[]).is_none());
    assert!(scene("10*H32", "", "H32").pitch.via(&scene("10*H32", "", "H32").play, &[]).is_none());
}
