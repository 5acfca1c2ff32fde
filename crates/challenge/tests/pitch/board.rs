//! Board, geometry and decks (CHA-104 to CHA-134).

use onze_challenge::pitch::{
    CARDS, COLUMNS, Card, Choice, Deck, Direction, Event, Options, Outcome, Phase, ROWS, Side, Square,
};

use super::common::{Table, scene, scene_with, square};

/// What a straight path of this table comes to.
fn outcome(table: &Table, path: &str) -> Outcome {
    let Ok(Choice::Path(path)) = Choice::read(path) else { panic!("{path} is a path") };
    table.pitch.outcome(&table.play, &path)
}

#[test]
fn cha_106_cha_107_cha_910_the_pitch_has_25_columns_and_39_rows() {
    assert_eq!((COLUMNS, ROWS, Square::all().count()), (25, 39, 975));
    assert_eq!((square("A1").depth(Side::South), square("Y39").depth(Side::North)), (0, 0));
    assert_eq!(Square::read("Z1"), None);
    assert_eq!(Square::read("A41"), None);
    assert_eq!(Square::read("A01"), None);
}

#[test]
fn cha_108_cha_603_each_goal_has_seven_squares() {
    for (column, letter) in ('H'..='R').enumerate() {
        let at = format!("{letter}39");
        let table = scene(&format!("9{at}"), "1A39", &at).throw("111").card("CHN-01");
        let inside = (2..=8).contains(&column);
        assert_eq!(table.allows(&format!("b {at}>{letter}40")), inside, "{letter}");
        assert_eq!(table.allows(&format!("b {at}xN")), !inside, "{letter}");
    }
}

#[test]
fn cha_109_cha_707_shocks_in_a_penalty_area_are_for_the_box_deck() {
    for (at, deck) in [
        ("G34", Deck::RefereeBox),
        ("S39", Deck::RefereeBox),
        ("G1", Deck::RefereeBox),
        ("S6", Deck::RefereeBox),
        ("F34", Deck::RefereeField),
        ("T39", Deck::RefereeField),
        ("G33", Deck::RefereeField),
        ("S7", Deck::RefereeField),
    ] {
        let from = square(at).ahead(Direction::S, 1).filter(|square| square.is_on_pitch());
        let from = from.or_else(|| square(at).ahead(Direction::N, 1)).unwrap();
        let rest = format!("ball {from}; due moves; throw S P; dice 432; unused 1");
        let table = scene_with(Options::default(), &format!("9{from}"), &format!("5{at}"), &rest);
        let table = table.plays(&format!("m S9:1 {from}^N5"));
        assert_eq!(table.phase(), Phase::Card(deck), "{at}");
    }
}

#[test]
fn cha_110_the_halfway_row_belongs_to_both_halves_for_placing_and_to_none_for_offside() {
    let halfway = square("A20");
    for side in Side::BOTH {
        assert!(halfway.is_in_half_of(side));
        assert!(!halfway.is_beyond_halfway(side));
    }
    assert!(square("A21").is_beyond_halfway(Side::South) && square("A19").is_beyond_halfway(Side::North));
}

#[test]
fn cha_112_corner_and_goal_kick_squares_lie_on_the_side_where_the_ball_went_out() {
    for (from, path, at) in [
        ("D3", "b D3>D1xS", "A1"),
        ("V3", "b V3>V1xS", "Y1"),
        ("D37", "b D37>D39xN", "J38"),
        ("V37", "b V37>V39xN", "P38"),
    ] {
        let table = scene(&format!("6{from}"), "", from).throw("321");
        let Outcome::Out { at: restart, side: Side::North, .. } = outcome(&table, path) else {
            panic!("{path}")
        };
        assert_eq!(restart.to_string(), at);
    }
}

#[test]
fn cha_113_there_are_twelve_stars() {
    let stars: Vec<String> = Square::all()
        .filter(|at| {
            let Some(from) = at.ahead(Direction::S, 1).filter(|from| from.row() > 1 && from.row() < 39)
            else {
                return false;
            };
            let rest = "ball A39; due moves; throw S R; dice 432; unused 1";
            let table = scene_with(Options::default(), &format!("9{from}"), "1Y39 4X39", rest);
            let run = format!("m S9:1 {from}>{at}");
            table.allows(&run) && table.plays(&run).phase() == Phase::Card(Deck::Incidents)
        })
        .map(|at| at.to_string())
        .collect();
    assert_eq!(stars.join(" "), "E10 U10 M11 I15 Q15 C20 W20 I25 Q25 M29 E30 U30");
}

#[test]
fn cha_111_the_circle_has_37_squares() {
    let inside = |at: Square| {
        let placed = format!("place 1M1 2A1 3B2 4C2 5D2 6E2 7F2 8G2 9H2 10I2 11{at} k1");
        let rest = "ball M20; due place S; throw N P kick-off";
        scene_with(Options::default(), "", "", rest).refused_by(&placed) == Some("CHA-410")
    };
    let south = Square::all().filter(|at| at.row() <= 20 && inside(*at)).count();
    // Rows 17 to 19 of the southern part and row 20, which belongs to both.
    assert_eq!(south, 22);
    assert!(inside(square("J19")) && inside(square("P20")) && inside(square("M17")));
    assert!(!inside(square("J18")) && !inside(square("I20")));
}

#[test]
fn cha_114_cha_115_cha_116_steps_distances_and_diagonals() {
    let names: Vec<&str> = Direction::ALL.iter().map(|direction| direction.word()).collect();
    assert_eq!(names.join(" "), "N NE E SE S SW W NW");
    assert_eq!(square("A1").distance(square("D3")), 3);
    // Between two footballers.
    let rest = "ball A1; due moves; throw S R; dice 432; unused 1";
    let table = scene_with(Options::default(), "9M20", "5M21 6N20", rest);
    assert!(table.allows("m S9:1 M20>N21"));
}

#[test]
fn cha_117_cha_118_a_placing_never_takes_a_loose_ball() {
    // REF-04 sends S9 two squares back, where the ball lies loose.
    let rest = "ball M24; due moves; throw S P; dice 432; unused 2";
    let table =
        scene_with(Options::default(), "9M25", "6M27", rest).plays("m S9:2 M25>M26^N6").card("REF-11");
    assert_eq!(table.square("N6"), "M29");
    let rest = "ball M29; due moves; throw S P; dice 432; unused 2";
    let table =
        scene_with(Options::default(), "9M25", "6M27", rest).plays("m S9:2 M25>M26^N6").card("REF-11");
    assert_eq!((table.square("N6").as_str(), table.holder().as_str()), ("M30", "loose"));
}

#[test]
fn cha_119_of_equally_near_footballers_their_side_chooses() {
    let table = scene("6C21", "7E25 8E17", "C21").throw("221").plays("b C21>A21xW; .");
    assert_eq!(table.play.who(), Some(Side::North));
    assert_eq!(table.listed(), ["taker 7", "taker 8"]);
    assert_eq!(table.refused("taker 4"), "CHA-119");
    assert_eq!(table.plays("taker 8").square("N8"), "A21");
}

#[test]
fn cha_104_cha_130_to_cha_134_four_decks_of_twelve() {
    for deck in Deck::ALL {
        for number in 1..=CARDS {
            let card = Card::new(deck, number).unwrap();
            assert_eq!(Card::read(&card.to_string()), Some(card));
        }
        assert_eq!(Card::new(deck, CARDS + 1), None);
    }
    assert_eq!(Card::read("BOX-5"), None);
}

#[test]
fn cha_131_chance_pays_or_gives_a_die() {
    let amounts = [6, 5, 4, 4, 3, 3, 2, 2, -2, -3];
    for (number, amount) in amounts.into_iter().enumerate() {
        let table = scene("9M10", "", "M10").throw("222").card(&format!("CHN-{:02}", number + 1));
        assert!(table.happened(|event| *event == Event::Money { side: Side::South, amount }));
        assert_eq!(table.phase(), Phase::Path);
    }
    for (card, die) in [("CHN-11", 4), ("CHN-12", 6)] {
        let table = scene("9M10", "", "M10").throw("222").card(card);
        assert_eq!((table.play.unused(2), table.play.unused(die)), (3, 1));
        // CHA-770: it does not count for the ball.
        assert!(table.allows("b M10>M16"));
    }
}
