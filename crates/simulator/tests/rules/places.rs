//! Places of pegs and of the ball (SIM-124 to SIM-133, SIM-515).

use onze_core::{Chance, Quick};
use onze_simulator::{
    Angle, BALL_RADIUS, Body, Cell, Cells, MM, PEG_GAP, PEG_HEIGHT, PEG_RADIUS, Pitch, Point, Stance,
    THREE_PEGS_GAP,
};

fn pitch() -> Pitch {
    Pitch::read("standard").unwrap()
}

fn cell(name: &str) -> Cell {
    Cell::parse(name).unwrap()
}

fn point(text: &str) -> Point {
    Point::parse(text).unwrap()
}

fn lying(x: i32, y: i32, degrees: u8) -> Body {
    Body::lying(Point::mm(x, y), Angle::new(degrees).unwrap())
}

/// `legal(x,y,C)` of the worked examples.
fn legal(at: &str, name: &str) -> bool {
    pitch().holds(cell(name), &Body::standing(point(at)))
}

/// `line(x,y)` of the worked examples.
fn line(at: &str) -> String {
    pitch().ball_cells(point(at)).to_string()
}

fn any_point(chance: &mut Quick) -> Point {
    let mut below = |n: u32| i32::try_from(chance.below(n)).unwrap();
    Point::new(below(934_000) - 5_000, below(676_000) - 5_000)
}

#[test]
fn sim_124_sim_125_sim_126_the_bodies() {
    assert_eq!((2 * PEG_RADIUS, PEG_HEIGHT, 2 * BALL_RADIUS), (12 * MM, 32 * MM, 10 * MM));
    assert_eq!(Angle::all().count(), 180);
    assert_eq!((Angle::new(180), Angle::parse("090"), Angle::parse("-1")), (None, None, None));
    assert_eq!(Angle::parse("179").map(Angle::degrees), Some(179));
    assert_eq!(Angle::UPRIGHT.degrees(), 90);
}

#[test]
fn ex_03_sim_127_wholly_inside_one_cell() {
    assert!(!legal("590,333", "F15"));
    assert!(legal("594,333", "F15"));
    assert!(!legal("593.999,333", "F15"));
    assert!(!legal("594,333", "F13"));
}

#[test]
fn ex_72_ex_83_ex_114_sim_127_places_of_later_examples() {
    assert!(legal("494,333", "F11"));
    for at in ["812,193", "812,206", "812,219"] {
        assert!(legal(at, "D19"), "{at}");
    }
    assert!(legal("735,330", "F17"));
    for (at, name) in [("448,333", "F11"), ("835,265", "E20"), ("618,330", "F15"), ("360,330", "F9")] {
        assert!(legal(at, name), "{at}");
    }
}

#[test]
fn ex_80_sim_831_the_thrower_stands_within_36_of_the_middle_of_his_cell() {
    assert!(legal("310,6", "A7") && legal("330,6", "A7") && legal("258,6", "A7"));
    assert!(!legal("330.001,6", "A7") && !legal("257.999,6", "A7") && !legal("310,5.999", "A7"));
    assert!(legal("310,660", "K7") && !legal("310,660.001", "K7"));
}

#[test]
fn sim_127_the_lines_of_the_pitch() {
    assert!(legal("6,260.254", "E0") && !legal("5.999,260.254", "E0"));
    assert!(legal("918,333", "F21") && !legal("918.001,333", "F21"));
}

/// The region of a cell and the pitch, as corners; by cutting, not by the formulas of the crate.
fn region(cell: Cell, margin: f64) -> Vec<[f64; 2]> {
    let pitch = pitch();
    let place = |cell: Cell| {
        let Point { x, y } = pitch.centre(cell);
        [f64::from(x) / 1000.0, f64::from(y) / 1000.0]
    };
    let [cx, cy] = place(cell);
    let (x, y) = ([-margin, 924.0 + margin], [-margin, 666.0 + margin]);
    let mut corners = vec![[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]];
    for other in Cell::all().filter(|other| *other != cell) {
        let [ox, oy] = place(other);
        // Negative where the other centre is nearer.
        let depth =
            |[x, y]: [f64; 2]| (ox - x).powi(2) + (oy - y).powi(2) - (cx - x).powi(2) - (cy - y).powi(2);
        let mut cut = Vec::new();
        for (n, &from) in corners.iter().enumerate() {
            let to = corners[(n + 1) % corners.len()];
            let (here, there) = (depth(from), depth(to));
            if here >= 0.0 {
                cut.push(from);
            }
            if (here < 0.0) != (there < 0.0) {
                let part = here / (here - there);
                cut.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
            }
        }
        corners = cut;
    }
    corners
}

/// How far a point is inside a convex region; negative outside it.
fn depth(corners: &[[f64; 2]], [x, y]: [f64; 2]) -> f64 {
    let mut least = f64::INFINITY;
    for (n, from) in corners.iter().enumerate() {
        let to = corners[(n + 1) % corners.len()];
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let length = dx.hypot(dy);
        if length > 1e-9 {
            least = least.min((dx * (y - from[1]) - dy * (x - from[0])) / length);
        }
    }
    least
}

/// How far a point outside is from a region.
fn distance(corners: &[[f64; 2]], [x, y]: [f64; 2]) -> f64 {
    if depth(corners, [x, y]) >= 0.0 {
        return 0.0;
    }
    let mut least = f64::INFINITY;
    for (n, from) in corners.iter().enumerate() {
        let to = corners[(n + 1) % corners.len()];
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let square = dx * dx + dy * dy;
        let t = if square == 0.0 { 0.0 } else { ((x - from[0]) * dx + (y - from[1]) * dy) / square };
        let t = t.clamp(0.0, 1.0);
        least = least.min((x - from[0] - t * dx).hypot(y - from[1] - t * dy));
    }
    least
}

fn mm(point: Point) -> [f64; 2] {
    [f64::from(point.x) / 1000.0, f64::from(point.y) / 1000.0]
}

/// The corners of a lying peg.
fn corners(at: Point, angle: Angle) -> [[f64; 2]; 4] {
    let ([x, y], (sin, cos)) = (mm(at), f64::from(angle.degrees()).to_radians().sin_cos());
    [(16.0, 6.0), (-16.0, 6.0), (-16.0, -6.0), (16.0, -6.0)]
        .map(|(along, across)| [x + along * cos - across * sin, y + along * sin + across * cos])
}

#[test]
fn sim_127_standing_and_lying_agree_with_the_drawn_regions() {
    let (pitch, mut chance) = (pitch(), Quick::new(127));
    let regions: Vec<_> = Cell::all().map(|cell| region(cell, 0.0)).collect();
    let (mut held, mut refused) = (0, 0);
    for _ in 0..60_000 {
        let at = any_point(&mut chance);
        let angle = Angle::all().nth(chance.below(180) as usize).unwrap();
        let cell = pitch.cell(at);
        let drawn = &regions[cell.index()];
        let least =
            corners(at, angle).map(|corner| depth(drawn, corner)).into_iter().fold(f64::MAX, f64::min);
        for (body, depth) in
            [(Body::standing(at), depth(drawn, mm(at)) - 6.0), (Body::lying(at, angle), least)]
        {
            if depth.abs() > 1e-6 {
                assert_eq!(pitch.holds(cell, &body), depth > 0.0, "{at} {cell} {body:?} {depth}");
            }
            *(if depth > 0.0 { &mut held } else { &mut refused }) += 1;
        }
    }
    assert!(held > 20_000 && refused > 20_000, "{held} {refused}");
}

#[test]
fn sim_127_a_place_in_one_cell_is_a_place_in_no_other() {
    let (pitch, mut chance) = (pitch(), Quick::new(1270));
    for _ in 0..2_000 {
        let body = Body::standing(any_point(&mut chance));
        let holding: Vec<Cell> = Cell::all().filter(|cell| pitch.holds(*cell, &body)).collect();
        assert!(holding.is_empty() || holding == [pitch.cell(body.at)], "{} {holding:?}", body.at);
    }
}

#[test]
fn sim_128_bodies_may_touch_but_not_overlap() {
    let here = Body::standing(Point::mm(462, 333));
    assert!(!here.overlaps(&Body::standing(point("474,333"))));
    assert!(here.overlaps(&Body::standing(point("473.999,333"))));
    assert!(here.keeps_gap(point("473,333"), 0) && !here.keeps_gap(point("472.999,333"), 0));
    // Beside a lying peg, at its end, and at its corner: 6 and 8 from it make 10.
    let along_x = lying(462, 333, 0);
    assert!(!along_x.overlaps(&Body::standing(point("462,345"))));
    assert!(along_x.overlaps(&Body::standing(point("462,344.999"))));
    assert!(!Body::standing(point("484,333")).overlaps(&along_x));
    assert!(Body::standing(point("483.999,333")).overlaps(&along_x));
    assert!(along_x.keeps_gap(point("484,347"), 5 * MM) && !along_x.keeps_gap(point("484,347"), 5 * MM + 1));
}

#[test]
fn sim_125_sim_128_lying_pegs_side_by_side_and_across() {
    let along_x = lying(462, 333, 0);
    assert!(!along_x.overlaps(&lying(462, 345, 0)) && along_x.overlaps(&lying(462, 344, 0)));
    assert!(!along_x.overlaps(&lying(494, 333, 0)) && along_x.overlaps(&lying(493, 333, 0)));
    assert!(!along_x.overlaps(&lying(484, 333, 90)) && along_x.overlaps(&lying(483, 333, 90)));
    assert!(!along_x.overlaps(&lying(462, 355, 90)) && along_x.overlaps(&lying(462, 354, 90)));
    assert!(along_x.overlaps(&along_x));
}

#[test]
fn sim_125_sim_128_overlaps_agree_with_the_drawn_bodies() {
    let mut chance = Quick::new(128);
    let (mut apart, mut together) = (0, 0);
    for _ in 0..40_000 {
        let at = Point::mm(462, 333);
        let mut aside = || i32::try_from(chance.below(70_000)).unwrap() - 35_000;
        let other = Point::new(at.x + aside(), at.y + aside());
        let mut angle = || Angle::all().nth(chance.below(180) as usize).unwrap();
        let (first, second) = (angle(), angle());
        let drawn = corners(at, first);
        let gap = gap(&drawn, &corners(other, second));
        if gap.abs() > 1e-4 {
            let (one, two) = (Body::lying(at, first), Body::lying(other, second));
            assert_eq!(one.overlaps(&two), gap < 0.0, "{one:?} {two:?} {gap}");
            assert_eq!(two.overlaps(&one), gap < 0.0);
            *(if gap > 0.0 { &mut apart } else { &mut together }) += 1;
        }
        let to_point = distance(&drawn, mm(other));
        for radius in [6.0, 5.0, 17.0] {
            if (to_point - radius).abs() > 1e-4 {
                let one = Body::lying(at, first);
                let clear = match radius {
                    6.0 => !one.overlaps(&Body::standing(other)),
                    5.0 => one.keeps_gap(other, 0),
                    _ => one.keeps_gap(other, PEG_GAP),
                };
                assert_eq!(clear, to_point > radius, "{one:?} {other} {to_point}");
            }
        }
    }
    assert!(apart > 5_000 && together > 5_000, "{apart} {together}");
}

/// The largest gap that a straight line along a side leaves between two bodies; negative if they overlap.
fn gap(first: &[[f64; 2]; 4], second: &[[f64; 2]; 4]) -> f64 {
    let mut most = f64::MIN;
    for body in [first, second] {
        for n in 0..2 {
            let (dx, dy) = (body[n + 1][0] - body[n][0], body[n + 1][1] - body[n][1]);
            let length = dx.hypot(dy);
            let shadow = |body: &[[f64; 2]; 4]| {
                body.iter().fold((f64::MAX, f64::MIN), |(low, high), [x, y]| {
                    let along = (x * dx + y * dy) / length;
                    (low.min(along), high.max(along))
                })
            };
            let ((low, high), (other_low, other_high)) = (shadow(first), shadow(second));
            most = most.max((other_low - high).max(low - other_high));
        }
    }
    most
}

#[test]
fn ex_06_ex_72_sim_130_gaps_are_free_distances() {
    assert_eq!((PEG_GAP, THREE_PEGS_GAP), (12 * MM, 96 * MM));
    let from = |text: &str| Body::standing(point(text));
    let ball = point("470,333");
    assert!(!from("490,333").keeps_gap(ball, PEG_GAP) && from("494,333").keeps_gap(ball, PEG_GAP));
    assert!(from("493,333").keeps_gap(ball, PEG_GAP) && !from("492.999,333").keeps_gap(ball, PEG_GAP));
    let spot = pitch().centre_spot();
    let home = |name: &str| Body::standing(pitch().home(cell(name)));
    assert!(!home("F9").keeps_gap(spot, THREE_PEGS_GAP) && home("F7").keeps_gap(spot, THREE_PEGS_GAP));
    assert!(
        from("355,333").keeps_gap(spot, THREE_PEGS_GAP)
            && !from("355.001,333").keeps_gap(spot, THREE_PEGS_GAP)
    );
    // EX-83.
    for at in ["812,193", "812,206", "812,219"] {
        assert!(from(at).at.is_apart(point("700,200"), 112 * MM));
        assert!(from(at).keeps_gap(point("700,200"), THREE_PEGS_GAP));
    }
}

#[test]
fn sim_655_a_keeper_keeps_his_gap_with_his_arms_and_with_his_lying_body() {
    let ball = point("800,300");
    let keeper = |x: i32, y: i32| Body::standing(Point::mm(x, y)).keeps_gap_as_keeper(ball, PEG_GAP);
    assert!(keeper(823, 300) && !keeper(822, 300));
    assert!(keeper(800, 339) && !keeper(800, 338));
    // At the corner of the box 8 and 15 from the ball make 17.
    assert!(keeper(814, 337) && !keeper(813, 337));
    let lying = |x: i32, degrees: u8| lying(x, 300, degrees).keeps_gap_as_keeper(ball, PEG_GAP);
    assert!(lying(823, 90) && !lying(822, 90) && lying(833, 0) && !lying(832, 0));
}

#[test]
fn ex_22_ex_23_ex_24_sim_515_the_cells_of_a_ball_on_a_line() {
    assert_eq!(line("588,333"), "F13 F15");
    assert_eq!(line("588,308.7"), "E14 F13 F15");
    assert_eq!(line("583,333"), "F13");
    assert_eq!(line("583.1,333"), "F13 F15");
    assert_eq!(line("630,333"), "F15");
}

#[test]
fn sim_515_the_balls_cells_agree_with_the_drawn_regions() {
    let (pitch, mut chance) = (pitch(), Quick::new(515));
    let regions: Vec<_> = Cell::all().map(|cell| region(cell, 30.0)).collect();
    let mut sizes = [0; 4];
    for n in 0..40_000 {
        let mut ball = any_point(&mut chance);
        if n % 2 == 0 {
            // Near a corner of three regions.
            let corner = Cell::all().nth(chance.below(103) as usize).unwrap();
            let corner = regions[corner.index()][chance.below(3) as usize];
            let mut aside = || f64::from(chance.below(14_000)) / 1000.0 - 7.0;
            #[allow(clippy::cast_possible_truncation)] // on the pitch
            let thousandths = |length: f64| (length * 1000.0).round() as i32;
            ball = Point::new(thousandths(corner[0] + aside()), thousandths(corner[1] + aside()));
            ball = Point::new(ball.x.clamp(-5_000, 929_000), ball.y.clamp(-5_000, 671_000));
        }
        let distances: Vec<f64> =
            Cell::all().map(|cell| distance(&regions[cell.index()], mm(ball))).collect();
        if distances.iter().any(|distance| (distance - 5.0).abs() < 1e-5) {
            continue;
        }
        let near: Cells = Cell::all().filter(|cell| distances[cell.index()] < 5.0).collect();
        assert_eq!(pitch.ball_cells(ball), near, "{ball}");
        sizes[near.len()] += 1;
    }
    assert!(sizes[1] > 1_000 && sizes[2] > 1_000 && sizes[3] > 1_000, "{sizes:?}");
}

#[test]
fn sim_133_the_wanted_point_if_it_is_legal() {
    let wanted = point("600.123,333.001");
    let place = pitch().nearest_place(cell("F15"), Stance::Standing, wanted, |_| true);
    assert_eq!(place, Some(Body::standing(wanted)));
}

#[test]
fn sim_133_otherwise_the_nearest_in_whole_millimetres() {
    let near = |text: &str, other: &str| {
        let other = Body::standing(point(other));
        let place =
            pitch().nearest_place(cell("F15"), Stance::Standing, point(text), |body| !body.overlaps(&other));
        place.unwrap().at.to_string()
    };
    assert_eq!(near("590,333", "650,333"), "594,333");
    assert_eq!(near("590,333.4", "650,333"), "594,333");
    // Equal distances all around: the smaller x; beside the border, where x cannot be smaller, the smaller y.
    assert_eq!(near("630,333", "630,333"), "618,333");
    assert_eq!(near("594,333", "594,333"), "594,321");
}

#[test]
fn sim_133_agrees_with_a_search_of_every_point() {
    let (pitch, mut chance) = (pitch(), Quick::new(133));
    for n in 0..120 {
        let cell = Cell::all().nth(chance.below(103) as usize).unwrap();
        let stance = match n % 3 {
            0 => Stance::Lying(Angle::new(u8::try_from(chance.below(180)).unwrap()).unwrap()),
            _ => Stance::Standing,
        };
        let Point { x, y } = pitch.home(cell);
        let mut aside = || i32::try_from(chance.below(60_000)).unwrap() - 30_000;
        let mut some = || Point::new(x + aside(), y + aside());
        let (wanted, ball, other) = (some(), some(), Body::standing(some()));
        let is_free = |body: &Body| !body.overlaps(&other) && body.keeps_gap(ball, PEG_GAP);
        let is_legal = |at: Point| {
            let body = Body { at, stance };
            pitch.holds(cell, &body) && is_free(&body)
        };
        let all = (0..=924).flat_map(|x| (0..=666).map(move |y| Point::mm(x, y)));
        let near = all.filter(|at| at.is_apart(wanted, 0) && !at.is_apart(wanted, 120 * MM));
        let best = near.filter(|at| is_legal(*at)).min_by_key(|at| (wanted.square_to(*at), *at));
        let expected = if is_legal(wanted) { Some(wanted) } else { best };
        let found = pitch.nearest_place(cell, stance, wanted, is_free).map(|body| body.at);
        assert_eq!(found, expected, "{cell} {stance:?} {wanted} {ball} {other:?}");
    }
}

#[test]
fn sim_114_sim_133_every_home_point_is_a_legal_place_standing_and_laid_down() {
    for cell in Cell::all() {
        let home = pitch().home(cell);
        assert!(pitch().holds(cell, &Body::standing(home)), "{cell}");
        assert!(pitch().holds(cell, &Body::lying(home, Angle::UPRIGHT)), "{cell}");
    }
}

#[test]
fn sim_133_no_place_is_none() {
    assert_eq!(pitch().nearest_place(cell("F15"), Stance::Standing, Point::mm(630, 333), |_| false), None);
}

#[test]
fn sim_460_sim_659_a_ball_wholly_inside_a_cell() {
    let pitch = pitch();
    assert!(
        pitch.holds_ball(cell("F15"), point("593,333"))
            && !pitch.holds_ball(cell("F15"), point("592.999,333"))
    );
    assert!(pitch.holds_ball(cell("E22"), point("919,260.254")));
    assert!(!pitch.holds_ball(cell("E22"), point("919.001,260.254")));
    // 11 in front of a peg near the goal line would be out; the nearest place touches the line or the peg.
    let head = Body::standing(point("912,333"));
    let ball = pitch.nearest_ball(cell("F21"), point("923,333"), |ball| head.keeps_gap(ball, 0)).unwrap();
    assert!(pitch.holds_ball(cell("F21"), ball) && head.keeps_gap(ball, 0));
    assert_eq!(ball, point("919,324"));
}
