//! The pitch: cells, distances, zones and marks (SIM-101 to SIM-123, SIM-131).

use onze_core::{Because, Chance, Quick, Seat};
use onze_simulator::{Cell, Cells, MM, Pitch, PitchFault, Point, Side, Zone};

fn pitch() -> Pitch {
    Pitch::read("standard").unwrap()
}

fn cell(name: &str) -> Cell {
    Cell::parse(name).unwrap()
}

/// Cells as the rules list them, in any order.
fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

/// `A C D` and the numbers that go with each of them.
fn grid(rows: &str, numbers: &[u8]) -> Cells {
    rows.split(' ').flat_map(|row| numbers.iter().map(move |n| cell(&format!("{row}{n}")))).collect()
}

#[test]
fn sim_101_two_sides_sit_on_two_seats() {
    for side in Side::BOTH {
        assert_eq!((Side::of(side.seat()), side.other().other()), (side, side));
        assert_eq!(Side::read(side.letter()), Some(side));
    }
    assert_eq!((Side::Red.seat(), Side::Blue.seat()), (Seat::FIRST, Seat::SECOND));
}

#[test]
fn sim_102_the_playing_area_fits_the_cloth() {
    assert!(pitch().length() <= 1000 * MM && pitch().width() <= 790 * MM);
}

#[test]
fn sim_104_zones_and_marks_can_be_replaced_and_are_checked() {
    let wide =
        Pitch::read("penalty-area D17-21 E18-22 F17-21 G18-22 H17-21; penalty-spot 800.5,333").unwrap();
    assert!(wide.penalty_area(Side::Blue).has(cell("D17")) && wide.penalty_area(Side::Red).has(cell("D5")));
    assert_eq!(wide.penalty_spot(Side::Red), Point::new(123_500, 333_000));
    assert_eq!(wide.cross(Side::Red), pitch().cross(Side::Red));
    let refused = [
        ("", PitchFault::Form),
        ("penalty-area", PitchFault::Form),
        ("penalty-area F19 F19", PitchFault::Form),
        ("penalty-area F19 F18", PitchFault::Form),
        ("moat F19", PitchFault::Form),
        ("defence A1-11 C0-12", PitchFault::Thirds),
        ("goal-area F17 F19 F21", PitchFault::Areas),
        ("penalty-area F1-21", PitchFault::Areas),
        ("penalty-spot 700,333", PitchFault::PenaltySpot),
        ("penalty-spot 920,333", PitchFault::PenaltySpot),
        ("corner 922,10", PitchFault::Corner),
        ("cross F17-21", PitchFault::Corner),
    ];
    for (text, fault) in refused {
        assert_eq!(Pitch::read(text).map(|_| ()), Err(fault), "{text}");
    }
    assert_eq!(PitchFault::Thirds.rules()[0].0, "SIM-115");
}

#[test]
fn sim_104_a_file_is_checked_too() {
    let file = include_str!("../../data/pitch.toml");
    assert!(Pitch::from_toml(file).is_ok());
    let refused = [
        ("length = 924_000", "length = 930_000", PitchFault::Flight),
        ("peg_height = 32_000", "peg_height = 30_000", PitchFault::Flight),
        ("number_step = 42_000", "number_step = 40_000", PitchFault::Grid),
        ("row_step = 72_746", "row_step = 84_000", PitchFault::Grid),
        ("home_inset = 21_000", "home_inset = 5_000", PitchFault::Home),
        ("E22 F21 G22", "E22 F21 G23", PitchFault::Cells),
        ("[bodies]", "[body]", PitchFault::Form),
    ];
    for (from, to, fault) in refused {
        assert!(file.contains(from));
        assert_eq!(Pitch::from_toml(&file.replace(from, to)).map(|_| ()), Err(fault), "{to}");
    }
}

#[test]
fn sim_105_lengths_are_thousandths_of_a_millimetre() {
    assert_eq!((pitch().length(), pitch().width()), (924_000, 666_000));
    assert_eq!((pitch().goal_line(Side::Red), pitch().goal_line(Side::Blue)), (0, 924_000));
    for text in ["588,308.7", "0,180", "583.1,333", "-4.999,12.05", "0.001,-0.5"] {
        assert_eq!(Point::parse(text).unwrap().to_string(), text);
    }
    assert_eq!(Point::parse("588,308.7"), Some(Point::new(588_000, 308_700)));
    for text in [
        "", "588", "588,", ",1", "1,2.", "1,.5", "1,2.50", "01,2", "+1,2", "1,2.0001", "1, 2", "-0,1",
        "99999,1", "1,2,3",
    ] {
        assert_eq!(Point::parse(text), None, "{text}");
    }
}

#[test]
fn sim_107_sim_108_nine_rows_of_cells_103_in_all() {
    let all: Vec<Cell> = Cell::all().collect();
    assert_eq!((all.len(), Cells::ALL.len()), (103, 103));
    for (row, letter) in "ACDEFGHJK".chars().enumerate() {
        let first = u8::from(row % 2 == 0);
        let expected: Vec<String> = (first..=22 - first).step_by(2).map(|n| format!("{letter}{n}")).collect();
        let named: Vec<String> =
            all.iter().filter(|cell| usize::from(cell.row()) == row).map(ToString::to_string).collect();
        assert_eq!(named, expected);
        assert_eq!(named.len(), if row % 2 == 0 { 11 } else { 12 });
    }
    for (index, cell) in all.iter().enumerate() {
        assert_eq!((cell.index(), Cell::from_index(index)), (index, Some(*cell)));
        assert_eq!(Cell::new(cell.row(), cell.number()), Some(*cell));
        assert_eq!(Cell::parse(&cell.to_string()), Some(*cell));
    }
    for name in ["", "A", "A0", "A2", "A23", "A01", "B1", "I1", "C1", "C24", "a1", "A1 ", "é1", "A+1", "L1"]
    {
        assert_eq!(Cell::parse(name), None, "{name}");
    }
    assert_eq!((Cell::from_index(103), Cell::new(9, 1)), (None, None));
}

#[test]
fn sim_108_row_centres_are_those_of_the_check_table() {
    let table = [
        ("A", 42_016),
        ("C", 114_762),
        ("D", 187_508),
        ("E", 260_254),
        ("F", 333_000),
        ("G", 405_746),
        ("H", 478_492),
        ("J", 551_238),
        ("K", 623_984),
    ];
    for cell in Cell::all() {
        let y = table.iter().find(|(letter, _)| cell.to_string().starts_with(letter)).unwrap().1;
        assert_eq!(pitch().centre(cell), Point::new(42_000 * i32::from(cell.number()), y));
    }
}

#[test]
fn ex_01_sim_109_cells_of_points() {
    assert_eq!(pitch().cell(Point::mm(828, 333)), cell("F19"));
    assert_eq!(pitch().cell(Point::mm(0, 180)), cell("D1"));
    assert_eq!(pitch().cell(Point::mm(462, 333)), cell("F11"));
    // Later examples.
    for (x, y, name) in
        [(310, 0, "A7"), (700, 200, "D17"), (760, 300, "E18"), (756, 250, "E18"), (835, 265, "E20")]
    {
        assert_eq!(pitch().cell(Point::mm(x, y)), cell(name), "{x},{y}");
    }
}

#[test]
fn sim_109_equal_distances_go_to_the_earlier_row_then_the_smaller_number() {
    assert_eq!(pitch().cell(Point::mm(588, 333)), cell("F13"));
    assert_eq!(pitch().cell(Point::mm(84, 0)), cell("A1"));
    // Half-way between E12 and F13, in whole thousandths.
    let between = Point::new(525_000, 296_627);
    assert_eq!(pitch().cell(between), cell("E12"));
}

#[test]
fn sim_109_every_point_belongs_to_the_first_of_the_nearest_centres() {
    let (pitch, mut chance) = (pitch(), Quick::new(109));
    let mut coordinate = |most: u64| i32::try_from(chance.word() % most).unwrap() - 6_000;
    for n in 0..20_000 {
        let mut point = Point::new(coordinate(936_000), coordinate(678_000));
        if n % 2 == 0 {
            // Where ties are: on the borders of a row.
            point.x = point.x / 42_000 * 42_000;
        }
        let nearest = Cell::all().min_by_key(|cell| point.square_to(pitch.centre(*cell))).unwrap();
        assert_eq!(pitch.cell(point), nearest, "{point}");
    }
}

#[test]
fn ex_02_sim_110_sim_112_neighbours_front_and_rear() {
    let f11 = cell("F11");
    assert_eq!(f11.front(Side::Red), cells("F13 E12 G12"));
    assert_eq!(f11.rear(Side::Red), cells("F9 E10 G10"));
    assert_eq!(f11.front(Side::Blue), cells("F9 E10 G10"));
    assert_eq!(f11.rear(Side::Blue), cells("F13 E12 G12"));
    assert_eq!(cell("E0").neighbours(), cells("E2 D1 F1"));
    assert_eq!(cell("E0").front(Side::Red), cells("E2 D1 F1"));
    assert!(cell("E0").rear(Side::Red).is_empty());
}

#[test]
fn sim_110_neighbours_by_rows_and_numbers() {
    for cell in Cell::all() {
        let (row, number) = (i16::from(cell.row()), i16::from(cell.number()));
        let steps = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let there = |(rows, numbers): (i16, i16)| {
            Cell::new(u8::try_from(row + rows).ok()?, u8::try_from(number + numbers).ok()?)
        };
        assert_eq!(cell.neighbours(), steps.into_iter().filter_map(there).collect());
    }
}

#[test]
fn ex_01_sim_111_distances() {
    let table = "A1 K21 14, F9 F15 3, D7 G12 4, F13 F15 1, F19 F15 2, F5 F15 5, F5 F17 6, C8 A17 5, G18 A17 5, \
                 A9 A17 4, E12 F15 2, D9 D17 4, C18 A21 2, D19 A21 2, F21 D19 2, K7 H11 3, J8 H11 2, F15 H11 3";
    for line in table.split(", ") {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (from, to) = (cell(words[0]), cell(words[1]));
        assert_eq!(from.distance(to).to_string(), words[2], "{line}");
        assert_eq!(from.distance(to), to.distance(from));
    }
}

#[test]
fn sim_111_the_distance_is_the_number_of_steps_between_neighbours() {
    for from in Cell::all() {
        let mut reached = Cells::only(from);
        for steps in 0..=14 {
            assert_eq!(from.within(steps), reached, "{from} {steps}");
            for to in Cell::all() {
                assert_eq!(from.distance(to) <= steps, reached.has(to), "{from} {to}");
            }
            reached = reached.grown();
        }
        assert_eq!((from.distance(from), from.within(200)), (0, Cells::ALL));
    }
    let farthest = Cell::all().flat_map(|a| Cell::all().map(move |b| a.distance(b))).max();
    assert_eq!(farthest, Some(14));
}

#[test]
fn sim_112_three_in_front_and_three_behind() {
    for cell in Cell::all() {
        for side in Side::BOTH {
            let (front, rear) = (cell.front(side), cell.rear(side));
            assert_eq!(front.or(rear), cell.neighbours());
            assert!(front.and(rear).is_empty());
            let ahead = |other: Cell| match side {
                Side::Red => other.number() > cell.number(),
                Side::Blue => other.number() < cell.number(),
            };
            assert!(front.iter().all(ahead) && !rear.iter().any(ahead));
        }
        if (2..=20).contains(&cell.number()) && (1..=7).contains(&cell.row()) {
            assert_eq!(cell.front(Side::Red).len(), 3);
        }
    }
}

#[test]
fn sim_106_sim_113_blue_plays_on_the_mirrored_pitch() {
    let pitch = pitch();
    assert_eq!((cell("F1").mirror(), cell("C0").mirror()), (cell("F21"), cell("C22")));
    assert_eq!(pitch.mirror(Point::mm(100, 40)), Point::mm(824, 40));
    for cell in Cell::all() {
        assert_eq!(cell.mirror().mirror(), cell);
        assert_eq!(pitch.mirror(pitch.centre(cell)), pitch.centre(cell.mirror()));
        assert_eq!(pitch.mirror(pitch.home(cell)), pitch.home(cell.mirror()));
        assert_eq!(cell.front(Side::Blue), cell.mirror().front(Side::Red).mirror());
        assert_eq!(pitch.zone(Side::Blue, cell), pitch.zone(Side::Red, cell.mirror()));
        assert_eq!((cell.own(Side::Red), cell.own(Side::Blue)), (cell, cell.mirror()));
    }
    let (red, blue) = (Side::Red, Side::Blue);
    assert_eq!(pitch.cross(blue), pitch.cross(red).mirror());
    assert_eq!(pitch.shooting(blue), pitch.shooting(red).own(blue));
    assert_eq!(pitch.penalty_area(red), pitch.penalty_area(blue).mirror());
    assert_eq!(pitch.penalty_spot(red), pitch.mirror(pitch.penalty_spot(blue)));
}

#[test]
fn sim_114_home_points() {
    assert_eq!(pitch().home(cell("F9")), Point::mm(378, 333));
    assert_eq!(pitch().home(cell("E0")), Point::new(21_000, 260_254));
    assert_eq!(pitch().home(cell("E22")), Point::new(903_000, 260_254));
    for cell in Cell::all() {
        assert_eq!(pitch().cell(pitch().home(cell)), cell);
    }
}

#[test]
fn sim_115_to_sim_119_the_check_table() {
    let pitch = pitch();
    let (long, short) = ("A D F H K", "C E G J");
    let defence = grid(long, &[1, 3, 5]).or(grid(short, &[0, 2, 4, 6]));
    let midfield = grid(long, &[7, 9, 11, 13, 15]).or(grid(short, &[8, 10, 12, 14]));
    let attack = grid(long, &[17, 19, 21]).or(grid(short, &[16, 18, 20, 22]));
    assert_eq!((defence.len(), midfield.len(), attack.len()), (31, 41, 31));
    assert_eq!((pitch.defence(Side::Red), pitch.attack(Side::Red)), (defence, attack));
    assert_eq!((pitch.attack(Side::Blue), pitch.defence(Side::Blue)), (defence, attack));
    assert_eq!((pitch.midfield(), pitch.shooting(Side::Red)), (midfield, attack));
    let cross = cells("A17 A19 A21 C16 C18 C20 C22 J16 J18 J20 J22 K17 K19 K21");
    assert_eq!((pitch.cross(Side::Red), cross.len()), (cross, 14));
    let penalty = cells("D19 D21 E20 E22 F19 F21 G20 G22 H19 H21");
    assert_eq!((pitch.penalty_area(Side::Blue), penalty.len()), (penalty, 10));
    assert_eq!(pitch.goal_area(Side::Blue), cells("E22 F21 G22"));
    assert_eq!(pitch.goal_area(Side::Red), cells("F1 E0 G0"));
}

#[test]
fn sim_115_sim_123_the_zone_of_a_cell() {
    let zone = |side, name| pitch().zone(side, cell(name));
    assert_eq!(zone(Side::Red, "F15"), Zone::Midfield);
    assert_eq!(zone(Side::Red, "F17"), Zone::Attack);
    assert_eq!(zone(Side::Blue, "F17"), Zone::Defence);
    assert_eq!(zone(Side::Blue, "F5"), Zone::Attack);
    // A peg is in the zone of its cell even where its point lies beyond the number: E16 reaches back to x = 630.
    assert_eq!(pitch().cell(Point::new(640_000, 260_254)), cell("E16"));
    assert_eq!(zone(Side::Red, "E16"), Zone::Attack);
}

#[test]
fn sim_118_penalty_area_cells_have_centres_within_147_of_the_goal_line() {
    for cell in pitch().penalty_area(Side::Blue).iter() {
        assert!(924_000 - pitch().centre(cell).x <= 147_000);
    }
}

#[test]
fn sim_120_behind_the_half_way_line() {
    let pitch = pitch();
    assert_eq!(pitch.half_way(), 462_000);
    assert!(pitch.is_behind_half_way(Side::Red, Point::mm(456, 100)));
    assert!(!pitch.is_behind_half_way(Side::Red, Point::new(456_001, 100_000)));
    assert!(pitch.is_behind_half_way(Side::Blue, Point::mm(468, 100)));
    assert!(!pitch.is_behind_half_way(Side::Blue, Point::new(467_999, 100_000)));
}

#[test]
fn sim_121_goal_mouths() {
    let mouth = pitch().goal_mouth();
    assert_eq!((mouth.y, mouth.height), ([263_000, 403_000], 48_000));
    assert_eq!(mouth.y[0] + mouth.y[1], 2 * 333_000);
}

#[test]
fn sim_122_sim_650_sim_823_marks_and_their_cells() {
    let pitch = pitch();
    let at = |point: Point| (point, pitch.cell(point).to_string());
    assert_eq!(at(pitch.centre_spot()), (Point::mm(462, 333), "F11".to_owned()));
    assert_eq!(at(pitch.penalty_spot(Side::Red)), (Point::mm(96, 333), "F3".to_owned()));
    assert_eq!(at(pitch.penalty_spot(Side::Blue)), (Point::mm(828, 333), "F19".to_owned()));
    assert_eq!(at(pitch.corner(Side::Red, 333 * MM)), (Point::mm(10, 10), "A1".to_owned()));
    assert_eq!(at(pitch.corner(Side::Red, 333 * MM + 1)), (Point::mm(10, 656), "K1".to_owned()));
    assert_eq!(at(pitch.corner(Side::Blue, 0)), (Point::mm(914, 10), "A21".to_owned()));
    // EX-81.
    assert_eq!(at(pitch.corner(Side::Blue, 420 * MM)), (Point::mm(914, 656), "K21".to_owned()));
    assert_eq!(pitch.keeper_at_penalty(Side::Blue), Point::mm(918, 333));
    assert_eq!(pitch.keeper_at_penalty(Side::Red), Point::mm(6, 333));
}

#[test]
fn sim_131_the_touch_line_runs_beside_eleven_cells() {
    let beside: Vec<Cell> = Cell::all().filter(|cell| cell.row() == 0).collect();
    assert_eq!(beside.len(), 11);
    assert_eq!((beside[0], beside[10]), (cell("A1"), cell("A21")));
}

#[test]
fn sim_906_the_cells_beside_the_cross_zone() {
    let listed = cells("A15 C14 D15 D17 D19 D21 H15 H17 H19 H21 J14 K15");
    assert_eq!(pitch().extended_cross(Side::Red), listed);
    assert_eq!(pitch().extended_cross(Side::Blue), listed.mirror());
}

#[test]
fn sets_of_cells_read_lists_and_ranges() {
    assert_eq!(Cells::parse("A17-21 F1"), Some(cells("F1 A17 A19 A21")));
    assert_eq!(cells("G22 E22 F21").to_string(), "E22 F21 G22");
    for text in ["", " ", "A17-20", "A21-17", "A1  A3", "A1-3 A3", "A1-", "A1-3-5", "A1-23"] {
        assert_eq!(Cells::parse(text), None, "{text}");
    }
    let set = cells("F13 F15");
    assert_eq!(set.distance(cell("E12")), Some(1));
    assert_eq!(Cells::NONE.distance(cell("E12")), None);
    assert_eq!((set.first(), set.without(cell("F13")).len()), (Some(cell("F13")), 1));
}

#[test]
fn sim_116_sim_117_the_zones_of_crosses_and_shots() {
    let pitch = pitch();
    let (cross, shooting) = (pitch.cross(Side::Red), pitch.shooting(Side::Red));
    assert_eq!(cross.to_string(), "A17 A19 A21 C16 C18 C20 C22 J16 J18 J20 J22 K17 K19 K21");
    assert_eq!((shooting, shooting.len()), (pitch.attack(Side::Red), 31));
    assert_eq!(pitch.cross(Side::Blue), cross.mirror());
}
