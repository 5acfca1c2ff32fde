//! The footballers' moves, keeping and recovering (CHA-520 to CHA-548, CHA-705 to CHA-710).

use std::collections::HashSet;

use onze_challenge::pitch::{Choice, Deck, Direction, Event, Options, Phase, Play, Side, Square};

use super::common::{Table, scene, scene_with};

/// South moves in possession, by these dice.
fn moving(options: Options, south: &str, north: &str, ball: &str, dice: &str) -> Table {
    scene_with(options, south, north, &format!("ball {ball}; due moves; throw S P; dice 654; unused {dice}"))
}

fn plain(south: &str, north: &str, dice: &str) -> Table {
    moving(Options::default(), south, north, "A1", dice)
}

#[test]
fn cha_520_cha_521_each_die_moves_one_footballer_exactly_and_straight() {
    let table = plain("9M20 8C3", "", "42");
    assert_eq!(table.refused("m S9:3 M20>M23"), "CHA-520");
    assert_eq!(table.refused("m S9:4 M20>M23"), "CHA-521");
    assert_eq!(table.refused("m S9:4 M20>M25"), "CHA-521");
    assert_eq!(table.refused("m S9:4 M20>O23"), "CHA-521");
    assert_eq!(table.refused("m S9:4 M21>M25"), "CHA-520");
    assert_eq!(table.refused("m N1:4 M39>M35"), "CHA-520");
    let table = table.plays("m S9:4 M20>M24");
    assert_eq!(table.refused("m S8:4 C3>C7"), "CHA-520");
    assert!(table.allows("m S8:2 C3>C5"));
}

#[test]
fn cha_522_dice_may_be_left_unless_they_are_forced() {
    assert!(plain("9M20", "", "42").allows("."));
    let forced = Options { forced_dice: true, ..Options::default() };
    let table = moving(forced, "9M20", "", "A1", "42");
    assert_eq!(table.refused("."), "CHA-522");
    assert!(!table.listed().contains(&".".to_owned()));
    let table = table.plays("m S9:4 M20>M24; m S1:2 M1>M3");
    assert_eq!(table.due(), "N R");
}

#[test]
fn cha_523_cha_528_cha_530_ways_are_free_and_on_the_pitch_for_the_keeper_too() {
    let table = plain("9M20 8M22", "5P23", "63");
    assert_eq!(table.refused("m S9:3 M20>M23"), "CHA-523");
    assert_eq!(table.refused("m S9:3 M20>P23"), "CHA-523");
    assert!(table.allows("m S1:6 M1>S7"));
    let edge = plain("9B38", "", "32");
    assert_eq!(edge.refused("m S9:2 B38>B40"), "CHA-530");
    let mouth = plain("9K38", "", "32");
    assert_eq!(mouth.refused("m S9:2 K38>K40"), "CHA-530");
}

#[test]
fn cha_524_cha_526_a_champion_by_his_end_alone_or_by_his_turns() {
    // The straight way crosses the star on M11.
    let table = plain("10*M9", "", "3");
    let table_of = || plain("10*M9", "", "3");
    assert_eq!(table_of().plays("m S10:3 M9>M12").due(), "N R");
    let star = table_of().plays("m S10:3 M9>M10>M12");
    assert!(matches!(star.phase(), Phase::Card(_)));
    // Two ways to write the usual route are one choice.
    let normal = |text: &str| {
        let choice = Choice::read(text).unwrap();
        table.pitch.check(&table.play, Side::South, &choice).unwrap().to_string()
    };
    assert_eq!(normal("m S10:3 M9>M10>M12"), "m S10:3 M9>M10>M12");
    assert_eq!(normal("m S10:3 M9>M11>M12"), "m S10:3 M9>M10>M12");
    assert_eq!(normal("m S10:3 M9>M10>N11>M12"), "m S10:3 M9>M12");
    assert_eq!(normal("m S10:3 M9>L10>L11>M12"), "m S10:3 M9>L10>L11>M12");
    // One listed choice for each end square, all of 7 × 7 but his own.
    assert_eq!(table.listed().iter().filter(|choice| choice.starts_with("m S10:3")).count(), 48);
    let limited = Options { champion_turns: Some(1), ..Options::default() };
    let table = moving(limited, "10*M9", "", "A1", "3");
    assert_eq!(table.refused("m S10:3 M9>N10>N11>M12"), "CHA-524");
    assert!(table.allows("m S10:3 M9>N10>N12"));
}

#[test]
fn cha_525_cha_320_cha_610_a_champion_goes_round_and_never_over() {
    let wall = plain("10*A1", "5A2 6B2 7B1", "2");
    assert_eq!(wall.refused("m S10:2 A1>A3"), "CHA-523");
    assert!(!wall.listed().iter().any(|choice| choice.starts_with("m S10") && !choice.contains('^')));
    let gap = plain("10*A2", "5A3 6B3", "3");
    assert!(gap.allows("m S10:3 A2>C4"));
}

#[test]
fn cha_527_only_stopping_on_the_ball_takes_it_and_who_moves_leaves_it() {
    let rest = "ball M20; due moves; throw S R; dice 654; unused 42";
    let over = || scene_with(Options::default(), "9M18", "", rest);
    assert_eq!(over().plays("m S9:4 M18>M22; .").due(), "N R");
    assert_eq!(over().plays("m S9:2 M18>M20; .").due(), "S P");
    let leaves = scene("9M10 7M14", "", "M10").throw("211").plays("b M10>M14; m S7:2 M14>M16; .");
    assert_eq!((leaves.holder().as_str(), leaves.due().as_str()), ("loose", "N R"));
}

#[test]
fn cha_529_the_limit_of_the_goal_row() {
    let at = |limit| {
        let options = Options { goal_row_limit: limit, ..Options::default() };
        moving(options, "2J1 3P1 4K4", "", "A1", "3").allows("m S4:3 K4>K1")
    };
    assert_eq!([at(0), at(1), at(3), at(4)], [true, false, false, true]);
    // Who runs along the row makes no fourth, and only where one stops counts.
    assert!(plain("2J1 3P1", "", "2").allows("m S2:2 J1>L1"));
}

#[test]
fn cha_541_cha_545_recovery_throws_alternate() {
    let mut table = scene("9M10", "", "M10").throw("432").plays("b M10>M19; .");
    for due in ["N R", "S R", "N R", "S R"] {
        assert_eq!(table.due(), due);
        table = table.throw("221").plays(".");
    }
}

#[test]
fn cha_542_cha_544_with_ball_to_player_he_stays() {
    let options = Options { ball_to_player: true, ..Options::default() };
    let rest = "ball M19; due throw; throw N R";
    let table = scene_with(options, "9M10", "6H24", rest).throw("511").plays("m N6:5 H24>M19; .");
    assert_eq!(
        (table.square("N6").as_str(), table.ball().as_str(), table.due().as_str()),
        ("H24", "H24", "N P")
    );
    // He must be able to make the move.
    let blocked = scene_with(options, "9M10", "6H24 8K21", rest).throw("511");
    assert_eq!(blocked.refused("m N6:5 H24>M19"), "CHA-523");
}

#[test]
fn cha_547_a_recovery_throw_has_no_path_and_no_offside() {
    let rest = "ball P36; due throw; throw S R";
    let table = scene_with(Options::default(), "9S33", "5K33", rest).throw("321");
    assert_eq!(table.phase(), Phase::Moves);
    let table = table.plays("m S9:3 S33>P36; .");
    assert_eq!((table.holder().as_str(), table.due().as_str()), ("S9", "S P"));
}

#[test]
fn cha_548_whoever_keeps_the_ball_too_long_loses_it() {
    let options = Options { keep_limit: 5, ..Options::default() };
    let mut table = scene_with(options, "9M10 7M14", "6P20", "ball M10; due throw; throw S P");
    for throw in 0..5 {
        assert_eq!(table.due(), "S P", "before throw {throw}");
        let back = if throw % 2 == 0 { "b M10>M14" } else { "b M14>M10" };
        table = table.throw("211").plays(back).plays(".");
    }
    // The ball is with S7 on M14: a free kick there, S7 goes back, the nearest opponent takes it.
    assert_eq!((table.due().as_str(), table.square("S7").as_str()), ("N P", "M12"));
    assert_eq!((table.holder().as_str(), table.square("N6").as_str()), ("N6", "M14"));
    assert!(table.happened(|event| matches!(event, Event::KeptTooLong { side: Side::South })));
}

#[test]
fn cha_548_a_goal_or_a_throw_of_the_opponents_starts_the_count_anew() {
    let options = Options { keep_limit: 5, ..Options::default() };
    let after = |kept: &str, dice: &str, plays: &str| {
        let rest = format!("ball M10; due throw; throw S P; {kept}");
        let table = scene_with(options, "9M10 7M14", "6P20", &rest).throw(dice).plays(plays);
        table.happened(|event| matches!(event, Event::KeptTooLong { .. }))
    };
    assert!(after("kept S 4", "211", "b M10>M14; ."), "the fifth in a row");
    assert!(!after("kept S 3", "211", "b M10>M14; ."));
    assert!(!after("kept N 4", "211", "b M10>M14; ."), "the first after a throw of the opponents");
    assert!(!after("kept S 4", "432", "b M10>M19; ."), "a ball that is loose is no next one");
    // Who scores against himself kicks off.
    let rest = "ball K6; due throw; throw S P; kept S 4";
    let mut table = scene_with(options, "9K6", "", rest).throw("321").plays("b K6>K0");
    for _ in Side::BOTH {
        let first = table.listed()[0].clone();
        table = table.plays(&first);
    }
    assert_eq!(table.due(), "S P");
}

/// N12 is due back on A20, near the ball, before the throw at which South loses it for keeping it too long.
#[test]
fn cha_548_cha_766_the_taker_is_placed_before_men_return() {
    let options = Options { keep_limit: 5, ..Options::default() };
    let table = |options| {
        let rest = "ball C20; due moves; throw S P; dice 654; unused 6; throws 9; kept S 4; away N12 west 10";
        scene_with(options, "9C20", "6H20 12~", rest).plays(".")
    };
    let placed = table(options);
    assert_eq!((placed.holder().as_str(), placed.square("S9").as_str()), ("N6", "C18"));
    assert_eq!((placed.square("N12").as_str(), placed.due().as_str()), ("A20", "N P"));
    let told = |wanted: fn(&Event) -> bool| placed.events.iter().position(wanted).unwrap();
    let back = told(|event| matches!(event, Event::CameBack { .. }));
    assert!(told(|event| matches!(event, Event::Taker { .. })) < back);
    // By the second version of the rules they returned first.
    let before = table(Options { back_before_free_kick: true, ..options });
    assert_eq!(before.holder(), "N12");
}

#[test]
fn cha_705_cha_706_who_can_be_run_into() {
    let table = moving(Options::default(), "9M20 8L22", "5M24 6M26", "M22", "543");
    assert!(table.allows("m S9:4 M20>M23^N5"));
    assert!(table.allows("m S9:5 M20>M23^N5"));
    assert_eq!(table.refused("m S9:3 M20>M23^N5"), "CHA-706");
    assert_eq!(table.refused("m S9:4 M20>M22^N5"), "CHA-706");
    assert_eq!(table.refused("m S9:5 M20>M25^N6"), "CHA-523");
    assert_eq!(table.refused("m S9:4 M20>M23^S8"), "CHA-705");
    // From beside him, without a step; a plain footballer only on his line.
    let beside = moving(Options::default(), "9M23", "5M24", "M22", "3");
    assert!(beside.allows("m S9:3 M23^N5"));
    let round = moving(Options::default(), "9M22", "5N24", "M22", "3");
    assert_eq!(round.refused("m S9:3 M22>M23^N5"), "CHA-706");
    let champion = moving(Options::default(), "10*M22", "5N24", "M22", "3");
    assert!(champion.allows("m S10:3 M22>M23^N5"));
    assert!(champion.allows("m S10:3 M22>O23^N5"));
    assert_eq!(champion.refused("m S10:3 M22>N25^N5"), "CHA-706");
    let listed = champion.listed().into_iter().filter(|choice| choice.contains('^')).count();
    assert_eq!(listed, 5, "M23 N23 O23 by one or two steps, M24 and O24 by two");
}

#[test]
fn cha_710_one_shock_a_throw_near_the_ball() {
    let far = moving(Options::default(), "9M20 8C3", "5M24", "M31", "4");
    assert_eq!(far.refused("m S9:4 M20>M23^N5"), "CHA-710");
    let anywhere = Options { shock_reach: 0, ..Options::default() };
    assert!(moving(anywhere, "9M20", "5M24", "M31", "4").allows("m S9:4 M20>M23^N5"));
    let none = Options { shocks_per_throw: 0, ..Options::default() };
    assert_eq!(moving(none, "9M20", "5M24", "M22", "4").refused("m S9:4 M20>M23^N5"), "CHA-710");
    let second = moving(Options::default(), "9M20 8L20", "5M24 6L24", "M22", "44");
    let second = second.plays("m S9:4 M20>M23^N5").card("REF-10");
    assert_eq!(second.refused("m S8:4 L20>L23^N6"), "CHA-710");
    // A move with a shock draws no Incident card.
    let star =
        moving(Options::default(), "9M27", "5M30", "M25", "4").plays("m S9:4 M27>M29^N5").card("REF-10");
    assert_eq!(star.due(), "N R");
    assert!(!star.happened(|event| matches!(event, Event::Star { .. })));
}

#[test]
fn cha_745_no_card_while_the_ball_is_out() {
    let table = scene("6C21 9C24 7E8", "8C27", "C21").throw("332").plays("b C21>A21xW");
    assert_eq!(table.refused("m S9:3 C24>C26^N8"), "CHA-745");
    let table = table.plays("m S7:3 E8>E11");
    assert_eq!(table.phase(), Phase::Moves);
    assert!(!table.listed().iter().any(|choice| choice.contains('^')));
}

#[test]
fn cha_905_what_a_move_comes_to_is_known_before() {
    let prospect = |table: &Table, text: &str| {
        let Ok(Choice::Move(run)) = Choice::read(text) else { panic!("{text} is a move") };
        table.pitch.prospect(&table.play, &run)
    };
    let table = moving(Options::default(), "9M31 8E8 10*M9", "5M34", "M30", "431");
    let shock = prospect(&table, "m S9:4 M31>M33^N5").unwrap();
    assert_eq!((shock.deck, shock.way.len()), (Some(Deck::RefereeBox), 2));
    assert_eq!(prospect(&table, "m S8:3 E8>E11").unwrap().deck, Some(Deck::Incidents));
    assert!(prospect(&table, "m S9:1 M31>M30").unwrap().takes_ball);
    let round: Vec<String> =
        prospect(&table, "m S10:3 M9>M12").unwrap().way.as_slice().iter().map(Square::to_string).collect();
    assert_eq!(round.join(" "), "M10 N11 M12");
    assert_eq!(prospect(&table, "m S8:4 E8>E11"), None);
    let table = scene("8P27 9S33", "5K33", "P27").throw("432").plays("b P27>P36");
    assert!(prospect(&table, "m S9:3 S33>P36").unwrap().offside);
}

#[test]
fn cha_905_a_star_that_a_champion_cannot_avoid_is_known_before() {
    // Beside the touch-line, team-mates on every side but that of the star: two squares on there is one way.
    let around = "10*C19 2B19 3D19 4B20 5D20 6B18 7C18 8D18";
    let table = moving(Options::default(), around, "", "M30", "211");
    let comes: Vec<_> = table.pitch.prospects(&table.play).collect();
    assert_eq!(comes.len(), table.listed().iter().filter(|choice| choice.starts_with("m ")).count());
    for (run, prospect) in comes.into_iter().filter(|(run, _)| run.who.to_string() == "S10") {
        assert_eq!(Some(prospect), table.pitch.prospect(&table.play, &run));
        assert_eq!(prospect.deck, Some(Deck::Incidents), "{}", Choice::Move(run));
    }
    let before = scene("9M10", "", "M10").throw("432");
    assert_eq!(before.pitch.prospects(&before.play).count(), 0, "the ball is to be played");
}

#[test]
fn cha_702_only_moves_by_a_die_draw_and_not_from_the_start() {
    let from = plain("9M11", "", "3").plays("m S9:3 M11>M14");
    assert_eq!(from.due(), "N R");
    let onto = plain("9M8", "", "3").plays("m S9:3 M8>M11");
    assert!(matches!(onto.phase(), Phase::Card(_)));
}

/// The plain version of a champion's ends: every way step by step.
struct Walk<'a> {
    play: &'a Play,
    used: Vec<Square>,
    most_turns: u8,
    ends: HashSet<Square>,
}

impl Walk<'_> {
    fn go(&mut self, left: u8, came: Option<Direction>, turns: u8) {
        let at = *self.used.last().unwrap();
        if left == 0 {
            self.ends.insert(at);
            return;
        }
        for direction in Direction::ALL {
            let turns = turns + u8::from(came.is_some_and(|came| came != direction));
            let next = at.ahead(direction, 1).filter(|next| next.is_on_pitch());
            let Some(next) = next.filter(|next| turns <= self.most_turns && !self.used.contains(next)) else {
                continue;
            };
            if self.play.footballer_on(next).is_none() {
                self.used.push(next);
                self.go(left - 1, Some(direction), turns);
                self.used.pop();
            }
        }
    }
}

/// Crowded, at the border and in the open; with stars, which are no obstacle.
#[test]
fn cha_524_cha_525_a_champion_ends_wherever_any_way_of_his_length_leads() {
    let crowds = [
        ("10*M20 8M21 7N21 6L20", "5L21 6N20 7M19 8L19 9O22", "641"),
        ("10*A1 8B3 7C1", "5A3 6B2", "652"),
        ("10*Y39 8W39", "5X38 6V37 7Y36 8X35", "543"),
        ("10*L38 11*N38", "2K39 3M37 5L36", "653"),
        ("10*M11 9M12", "5L10 6N10 7K13", "632"),
        ("10*M25", "", "654"),
    ];
    for (south, north, dice) in crowds {
        for champion_turns in [None, Some(1), Some(2)] {
            let options = Options { champion_turns, goal_row_limit: 0, ..Options::default() };
            let table = scene_with(options, south, north, "ball E5; due throw; throw S R").throw(dice);
            let listed = table.legal(Side::South);
            for (number, from) in table.play.standing(Side::South) {
                let who = number.of(Side::South);
                if !table.play.is_champion(who) {
                    continue;
                }
                for die in dice.bytes().map(|digit| digit - b'0') {
                    let most_turns = champion_turns.unwrap_or(u8::MAX);
                    let mut walk =
                        Walk { play: &table.play, used: vec![from], most_turns, ends: HashSet::new() };
                    walk.go(die, None, 0);
                    let runs = listed.iter().filter_map(|choice| match choice {
                        Choice::Move(run) if run.who == who && run.die == die && run.shock.is_none() => {
                            Some(run.to)
                        }
                        _ => None,
                    });
                    assert_eq!(runs.collect::<HashSet<_>>(), walk.ends, "{who} by {die}: {}", table.play);
                }
            }
        }
    }
}

#[test]
fn cha_902_a_move_names_the_first_clause_that_it_breaks() {
    let limited = Options { champion_turns: Some(1), ..Options::default() };
    let rest = "ball M10; due moves; throw S P; dice 333; unused 333";
    let table = scene_with(limited, "10*M22 9M10", "", rest);
    assert_eq!(table.refused("m S10:3 M22>N22"), "CHA-524", "three squares to a neighbour take two turns");
    assert!(table.allows("m S10:3 M22>O23"), "one turn leads there");
    // Three stand on the goal row already, and the way is too long besides: the length is told last.
    let table = scene_with(Options::default(), "2J1 3P1 4K8 9M10", "", rest);
    assert_eq!(table.refused("m S4:3 K8>K1"), "CHA-529");
}

#[test]
fn cha_542_cha_905_who_fetches_the_ball_passes_no_star() {
    let options = Options { ball_to_player: true, ..Options::default() };
    let table = scene_with(options, "7E8", "", "ball E11; due throw; throw S R").throw("321");
    let Choice::Move(run) = Choice::read("m S7:3 E8>E11").unwrap() else { panic!("a move") };
    let prospect = table.pitch.prospect(&table.play, &run).unwrap();
    assert_eq!((prospect.takes_ball, prospect.deck), (true, None));
    let table = table.plays("m S7:3 E8>E11");
    assert_eq!((table.square("S7").as_str(), table.holder().as_str()), ("E8", "S7"));
}

#[test]
fn cha_542_only_a_recovery_throw_fetches_the_ball() {
    let options = Options { ball_to_player: true, ..Options::default() };
    let rest = "ball E8; due throw; throw S P";
    let table = scene_with(options, "7E8 8H14", "", rest).throw("321").plays("b E8>E14");
    let Choice::Move(run) = Choice::read("m S8:3 H14>E14").unwrap() else { panic!("a move") };
    let prospect = table.pitch.prospect(&table.play, &run).unwrap();
    assert!(prospect.takes_ball && !prospect.way.is_empty(), "he runs there");
    let table = table.plays("m S8:3 H14>E14");
    assert_eq!((table.square("S8").as_str(), table.ball().as_str()), ("E14", "E14"));
    // A shock from the square of the ball is no recovery either (CHA-706).
    let rest = "ball M31; due moves; throw S R; dice 432; unused 432";
    let table = scene_with(options, "9M29", "5M32", rest);
    assert!(table.allows("m S9:4 M29>M31^N5"));
    assert_eq!(table.plays("m S9:4 M29>M31^N5").square("S9"), "M31");
}

#[test]
fn cha_706_a_champion_comes_to_a_shock_straight_and_no_farther_than_his_die() {
    for champion_turns in [None, Some(0), Some(1)] {
        let options = Options { champion_turns, ..Options::default() };
        let table = moving(options, "10*M9", "5M14", "L16", "653");
        let Choice::Move(run) = Choice::read("m S10:5 M9>M13^N5").unwrap() else { panic!("a move") };
        let way = table.pitch.prospect(&table.play, &run).unwrap().way;
        assert_eq!(way.as_slice().last().map(Square::to_string).as_deref(), Some("M13"));
        assert_eq!(way.len(), 4, "{champion_turns:?}");
        assert!(table.listed().contains(&"m S10:5 M9>M13^N5".to_owned()), "{champion_turns:?}");
        assert!(!table.listed().contains(&"m S10:3 M9>M13^N5".to_owned()), "{champion_turns:?}");
    }
}
