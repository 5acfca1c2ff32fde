//! The cloth: the pitch with its cells, zones and marks, and the border that it lies in (SIM-102, SIM-107 to SIM-122).

use onze_simulator::{BALL_RADIUS, Cell, Cells, MM, Pitch, Point, Side, THREE_PEGS_GAP};

use crate::font::Face;
use crate::svg::{Drawing, Type};
use crate::top::RADIUS;

/// The cloth (SIM-102).
pub(crate) const CLOTH: [f64; 2] = [1000.0, 790.0];

const LINE: &str = "#2c6444";
const FAINT: &str = "#8db592";
const GRASS: &str = "#e4f0da";
/// How far the referee walks from the touch-line (SIM-131).
const TRACK: f64 = 14.0;

/// The steps to the six neighbours, by the edge between corner n and corner n + 1 of a cell (SIM-110).
const NEIGHBOURS: [(i16, i16); 6] = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];

/// The cloth at real size, its corner by row A and Red's goal at the origin.
pub fn cloth(pitch: &Pitch) -> Drawing {
    let (length, width) = (mm(pitch.length()), mm(pitch.width()));
    let mut field = Drawing::default();
    field.rect([0.0, 0.0, length, width], &format!("fill=\"{GRASS}\""));
    draw_cells(&mut field, pitch);
    draw_zones(&mut field, pitch);
    draw_lines(&mut field, pitch);
    draw_track(&mut field, pitch);
    let mut cloth = Drawing::default();
    cloth.rect([0.0, 0.0, CLOTH[0], CLOTH[1]], "fill=\"#f3f7ec\"");
    cloth.place([(CLOTH[0] - length) / 2.0, (CLOTH[1] - width) / 2.0], "pitch", &field);
    cloth
}

fn mm(thousandths: i32) -> f64 {
    f64::from(thousandths) / f64::from(MM)
}

fn at(Point { x, y }: Point) -> [f64; 2] {
    [mm(x), mm(y)]
}

/// The corners of a cell's region, from the uppermost clockwise (SIM-109).
///
/// ```text
///        0           from the middle to the corner above: peak
///      /   \         half of an upright edge: side
///     5     1        from the middle to an upright edge: half
///     |     |
///     4     2        The rows at the rims reach to the touch-line, the halves only to the goal line.
///      \   /
///        3
/// ```
fn corners(pitch: &Pitch, cell: Cell) -> [[f64; 2]; 6] {
    let [x, y] = at(pitch.centre(cell));
    let [length, width] = [mm(pitch.length()), mm(pitch.width())];
    // Two cells that touch, in the rows A and C.
    let touching = [Cell::new(0, 1), Cell::new(1, 2)].map(|cell| cell.unwrap_or(Cell::FIRST));
    let [first, next] = touching.map(|cell| at(pitch.centre(cell)));
    let (half, row) = (next[0] - first[0], next[1] - first[1]);
    let peak = (half * half + row * row) / (2.0 * row);
    let side = row - peak;
    let shape = [[0.0, -peak], [half, -side], [half, side], [0.0, peak], [-half, side], [-half, -side]];
    let is_rim = |row: i16| i16::from(cell.row()) == row;
    shape.map(|[dx, dy]| {
        let edge = if dy < 0.0 { (is_rim(0), 0.0) } else { (is_rim(8), width) };
        [(x + dx).clamp(0.0, length), if edge.0 { edge.1 } else { y + dy }]
    })
}

fn draw_cells(field: &mut Drawing, pitch: &Pitch) {
    let either = |zone: fn(&Pitch, Side) -> Cells| zone(pitch, Side::Red).or(zone(pitch, Side::Blue));
    let tints = [
        (either(Pitch::goal_area), "#c3dfb8"),
        (either(Pitch::penalty_area), "#d0e6c4"),
        (either(Pitch::cross), "#d6ead0"),
        (either(Pitch::defence), "#dcecd1"),
    ];
    for cell in Cell::all() {
        let tint = tints.iter().find(|(cells, _)| cells.has(cell)).map_or(GRASS, |(_, tint)| tint);
        let style = format!("class=\"cell\" fill=\"{tint}\" stroke=\"{FAINT}\" stroke-width=\"0.4\"");
        field.polygon(&corners(pitch, cell), &style);
    }
    for cell in Cell::all() {
        let [x, y] = at(pitch.home(cell));
        // Beside the half-way line, not under it.
        let x = if pitch.home(cell).x == pitch.half_way() { x + 7.0 } else { x };
        let set = Type::new(Face::Display, 6.0, FAINT).anchored("middle");
        field.text([x, y - 27.0], set, &cell.to_string());
    }
}

/// Thicker lines bound the zones (SIM-107).
fn draw_zones(field: &mut Drawing, pitch: &Pitch) {
    for side in [Side::Red, Side::Blue] {
        let zones = [
            (pitch.cross(side), 0.9),
            (pitch.defence(side), 1.3),
            (pitch.penalty_area(side), 1.7),
            (pitch.goal_area(side), 1.7),
        ];
        for (cells, thickness) in zones {
            let style = format!("stroke=\"{LINE}\" stroke-width=\"{thickness}\" stroke-linecap=\"round\"");
            for cell in Cell::all().filter(|cell| cells.has(*cell)) {
                let corners = corners(pitch, cell);
                for (n, step) in NEIGHBOURS.iter().enumerate() {
                    if neighbour(cell, *step).is_some_and(|next| !cells.has(next)) {
                        field.line(corners[n], corners[(n + 1) % 6], &style);
                    }
                }
            }
        }
    }
}

fn neighbour(cell: Cell, (rows, numbers): (i16, i16)) -> Option<Cell> {
    let step = |from: u8, by: i16| u8::try_from(i16::from(from) + by).ok();
    Cell::new(step(cell.row(), rows)?, step(cell.number(), numbers)?)
}

/// Touch-lines, half-way line, goals and spots (SIM-120 to SIM-122).
fn draw_lines(field: &mut Drawing, pitch: &Pitch) {
    let (length, width, half) = (mm(pitch.length()), mm(pitch.width()), mm(pitch.half_way()));
    let line = |thickness: f64| format!("fill=\"none\" stroke=\"{LINE}\" stroke-width=\"{thickness}\"");
    let spot = format!("fill=\"{LINE}\"");
    field.line([half, 0.0], [half, width], &line(1.7));
    // SIM-302: at the kick-off pegs stand outside.
    field.circle(at(pitch.centre_spot()), mm(THREE_PEGS_GAP + BALL_RADIUS), &line(1.7));
    field.circle(at(pitch.centre_spot()), 2.0, &spot);
    let [top, bottom] = pitch.goal_mouth().y.map(mm);
    for side in [Side::Red, Side::Blue] {
        field.circle(at(pitch.penalty_spot(side)), 2.0, &spot);
        for y in [0, pitch.width()] {
            field.circle(at(pitch.corner(side, y)), mm(BALL_RADIUS), &line(0.8));
        }
        let (goal, behind) = (mm(pitch.goal_line(side)), 30.0);
        let left = if side == Side::Red { goal - behind } else { goal };
        field.rect([left, top, behind, bottom - top], &format!("{} stroke-dasharray=\"3 2\"", line(0.8)));
        for y in [top, bottom] {
            field.circle([goal, y], 2.4, &spot);
        }
    }
    field.rect([0.0, 0.0, length, width], &line(2.0));
}

/// The referee starts by the corner post and passes the cells of row A (SIM-131).
fn draw_track(field: &mut Drawing, pitch: &Pitch) {
    let cells = Cell::all().filter(|cell| cell.row() == 0).map(|cell| at(pitch.centre(cell))[0]);
    let stops: Vec<f64> = std::iter::once(-TRACK).chain(cells).collect();
    let style = format!("fill=\"none\" stroke=\"{LINE}\" stroke-width=\"0.6\"");
    for pair in stops.windows(2) {
        field.line([pair[0] + RADIUS + 2.0, -TRACK], [pair[1] - RADIUS - 2.0, -TRACK], &style);
    }
    for (number, x) in stops.iter().enumerate() {
        field.circle([*x, -TRACK], RADIUS + 2.0, &style);
        if number > 0 {
            let set = Type::new(Face::Display, 7.0, LINE).anchored("middle");
            field.text([*x, -TRACK + 2.5], set, &number.to_string());
        }
    }
}
