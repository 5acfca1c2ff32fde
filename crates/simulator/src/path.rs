//! The path of a kick for a screen, and the cells over which a straight line passes, in order (SIM-403, SIM-414).
//!
//! Along the line the squared distance to a centre differs from that to another by something linear, so the nearest
//! centre changes where two of these straight lines meet. All numbers are integers: fractions are compared by products.

use onze_kick::{Flight, Motion, Segment, Vector};
use serde::Serialize;

use crate::cell::Cell;
use crate::peg::Peg;
use crate::pitch::Pitch;
use crate::point::Point;

/// The path of a kick in millimetres and seconds, for showing it (KICK-871 to KICK-875).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Path {
    /// The stretches in which nothing happens, in order.
    pub segments: Vec<Stretch>,
    /// When pegs and goal frames were touched.
    pub touches: Vec<f64>,
    /// Who fell, when, and which way.
    pub fallen: Vec<(Peg, f64, [f64; 2])>,
    /// When it ends.
    pub time: f64,
    /// Where the ball's centre is then.
    pub end: [f64; 3],
}

/// One stretch of a path.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stretch {
    /// Above the cloth, or on it?
    pub flies: bool,
    /// When it begins.
    pub time: f64,
    /// The ball's centre then.
    pub at: [f64; 3],
    /// Its velocity then.
    pub velocity: [f64; 3],
}

impl From<&Flight> for Path {
    fn from(flight: &Flight) -> Path {
        let flat = |Vector { x, y, z }: Vector| [x, y, z];
        let last = flight.end.last();
        let stretch = |segment: &Segment| Stretch {
            flies: segment.motion == Motion::Fly,
            time: segment.time,
            at: flat(segment.centre),
            velocity: flat(segment.velocity),
        };
        let solid = |contact: &&onze_kick::Contact| contact.body != onze_kick::Body::Ground;
        let fallen = flight.fallen.iter().filter_map(|fallen| {
            let peg = Peg::of_id(fallen.peg)?;
            Some((peg, fallen.time, [fallen.direction.x, fallen.direction.y]))
        });
        Path {
            segments: flight.segments.iter().map(stretch).collect(),
            touches: flight.contacts.iter().filter(solid).map(|contact| contact.time).collect(),
            fallen: fallen.collect(),
            time: last.time,
            end: flat(last.centre),
        }
    }
}

/// No line crosses more cells than there are.
const MOST: usize = Cell::COUNT;

/// Names the cells of all points from one to another, the same one perhaps several times.
pub(crate) fn walk(pitch: &Pitch, from: Point, to: Point, mut visit: impl FnMut(Cell)) {
    let way = (i128::from(to.x - from.x), i128::from(to.y - from.y));
    let lines = |cell: Cell| {
        let centre = pitch.centre(cell);
        let along = i128::from(centre.x) * way.0 + i128::from(centre.y) * way.1;
        (i128::from(from.square_to(centre)), 2 * along)
    };
    let mut cell = pitch.cell(from);
    visit(cell);
    for _ in 0..MOST {
        let (start, slope) = lines(cell);
        // Where a neighbour comes as near: so far along the way, as a fraction.
        let mut next: Option<(i128, i128)> = None;
        for other in cell.neighbours().iter() {
            let (other_start, other_slope) = lines(other);
            let (over, under) = (other_start - start, other_slope - slope);
            if under > 0 && next.is_none_or(|(a, b)| over * b < a * under) {
                next = Some((over, under));
            }
        }
        let Some((over, under)) = next.filter(|(over, under)| over <= under) else { return };
        let is_level = |other: &Cell| {
            let (other_start, other_slope) = lines(*other);
            (other_start - start) * under == (other_slope - slope) * over
        };
        // SIM-109: a point that is equally near to several belongs to the first.
        let level = || std::iter::once(cell).chain(cell.neighbours().iter().filter(is_level));
        if let Some(owner) = level().min() {
            visit(owner);
        }
        if over == under {
            return;
        }
        let ahead = level().max_by_key(|other| (lines(*other).1, std::cmp::Reverse(*other)));
        cell = ahead.unwrap_or(cell);
        visit(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(from: Point, to: Point) -> String {
        let pitch = Pitch::read("standard").unwrap();
        let mut seen = Vec::new();
        walk(&pitch, from, to, |cell| {
            if seen.last() != Some(&cell) {
                seen.push(cell);
            }
        });
        seen.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn sim_403_a_line_names_the_cells_it_passes_in_order() {
        assert_eq!(cells(Point::mm(378, 333), Point::mm(630, 333)), "F9 F11 F13 F15");
        assert_eq!(cells(Point::mm(630, 333), Point::mm(378, 333)), "F15 F13 F11 F9");
        assert_eq!(cells(Point::mm(400, 333), Point::mm(400, 333)), "F9");
        assert_eq!(cells(Point::mm(42, 42), Point::mm(84, 114)), "A1 C2");
    }

    #[test]
    fn sim_414_points_on_a_border_belong_to_the_first_cell() {
        // Along the border x = 420 between F9 and F11, then out of it at either end.
        assert_eq!(cells(Point::mm(420, 333), Point::mm(420, 340)), "F9");
        assert_eq!(cells(Point::mm(420, 333), Point::mm(440, 333)), "F9 F11");
        // Ends exactly on the border.
        assert_eq!(cells(Point::mm(440, 333), Point::mm(420, 333)), "F11 F9");
    }

    #[test]
    fn sim_403_every_point_of_a_line_is_in_a_cell_that_it_names() {
        let pitch = Pitch::read("standard").unwrap();
        for (n, to) in [(3, 5), (917, 660), (500, -4), (928, 20), (77, 601)].into_iter().enumerate() {
            let from = Point::new(12_345 + 200_001 * i32::try_from(n).unwrap(), 333_333);
            let to = Point::mm(to.0, to.1);
            let mut seen = crate::cells::Cells::NONE;
            walk(&pitch, from, to, |cell| seen = seen.with(cell));
            for k in 0..=1000 {
                let at = |a: i32, b: i32| a + i32::try_from(i64::from(b - a) * k / 1000).unwrap();
                assert!(seen.has(pitch.cell(Point::new(at(from.x, to.x), at(from.y, to.y)))));
            }
        }
    }
}
