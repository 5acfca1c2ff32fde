//! Pegs and the ball as bodies seen from above: where they may be, and whether they overlap (SIM-124 to SIM-130).
//!
//! A peg lies wholly inside one cell (SIM-127), so two pegs of different cells never overlap: only those of the same
//! cell, and the ball, have to be looked at.

use crate::angle::{Angle, UNIT};
use crate::cell::Cell;
use crate::pitch::Pitch;
use crate::point::{MM, Point};

/// Half the diameter of a peg (SIM-124).
pub const PEG_RADIUS: i32 = 6 * MM;
/// The height of a peg, the length of a lying one (SIM-124, SIM-125).
pub const PEG_HEIGHT: i32 = 32 * MM;
/// Half the diameter of the ball (SIM-126).
pub const BALL_RADIUS: i32 = 5 * MM;
/// "1.2 cm": a peg must fit between (SIM-130).
pub const PEG_GAP: i32 = 12 * MM;
/// "9.6 cm": three pegs in line must fit between (SIM-130).
pub const THREE_PEGS_GAP: i32 = 96 * MM;

/// Half the width of a keeper with his arms out (SIM-655).
const ARMS: i32 = 22 * MM;
const HALF_LENGTH: i32 = PEG_HEIGHT / 2;
/// From the middle of a lying peg to its corners, rounded up: √(16² + 6²).
const TO_CORNER: i32 = 17_089;

/// How a peg is on the pitch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    /// Upright (SIM-124).
    Standing,
    /// On its side (SIM-125).
    Lying(Angle),
}

/// A peg on the pitch, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Body {
    /// Its middle.
    pub at: Point,
    /// Standing or lying.
    pub stance: Stance,
}

impl Body {
    /// A peg that stands here.
    pub const fn standing(at: Point) -> Body {
        Body { at, stance: Stance::Standing }
    }

    /// A peg that lies here.
    pub const fn lying(at: Point, angle: Angle) -> Body {
        Body { at, stance: Stance::Lying(angle) }
    }

    /// Do two pegs overlap? They may touch (SIM-128).
    #[inline]
    pub fn overlaps(&self, other: &Body) -> bool {
        match (self.stance, other.stance) {
            (Stance::Standing, Stance::Standing) => !self.at.is_apart(other.at, 2 * PEG_RADIUS),
            (Stance::Lying(_), Stance::Standing) => !self.is_clear_of(other.at, PEG_RADIUS),
            (Stance::Standing, Stance::Lying(_)) => !other.is_clear_of(self.at, PEG_RADIUS),
            (Stance::Lying(angle), Stance::Lying(other_angle)) => {
                !is_beside((self.at, angle), (other.at, other_angle))
                    && !is_beside((other.at, other_angle), (self.at, angle))
            }
        }
    }

    /// Is there at least this gap between the peg and a ball (SIM-130)? With a gap of 0 they may touch (SIM-128).
    #[inline]
    pub fn keeps_gap(&self, ball: Point, gap: i32) -> bool {
        self.is_clear_of(ball, BALL_RADIUS + gap)
    }

    /// The same for the keeper set down for a shot: standing he has his arms out (SIM-655).
    pub fn keeps_gap_as_keeper(&self, ball: Point, gap: i32) -> bool {
        match self.stance {
            Stance::Standing => {
                let out = |distance: i32, half: i32| i64::from((distance.abs() - half).max(0));
                let (dx, dy) = (out(ball.x - self.at.x, PEG_RADIUS), out(ball.y - self.at.y, ARMS));
                dx * dx + dy * dy >= i64::from(BALL_RADIUS + gap).pow(2)
            }
            Stance::Lying(_) => self.keeps_gap(ball, gap),
        }
    }

    /// Is every point of the body at least so far from this one?
    #[inline]
    fn is_clear_of(&self, point: Point, distance: i32) -> bool {
        match self.stance {
            Stance::Standing => self.at.is_apart(point, PEG_RADIUS + distance),
            Stance::Lying(angle) => {
                self.at.is_apart(point, TO_CORNER + distance) || {
                    let (along, across) = in_frame(self.at, angle, point);
                    let out =
                        |length: i64, half: i32| i128::from((length.abs() - i64::from(half) * UNIT).max(0));
                    let (along, across) = (out(along, HALF_LENGTH), out(across, PEG_RADIUS));
                    along * along + across * across >= i128::from(i64::from(distance) * UNIT).pow(2)
                }
            }
        }
    }
}

/// A point as seen from a lying peg: along its axis and across, UNIT times.
#[inline]
fn in_frame(at: Point, angle: Angle, point: Point) -> (i64, i64) {
    let (dx, dy) = (i64::from(point.x - at.x), i64::from(point.y - at.y));
    let (cos, sin) = (angle.cos(), angle.sin());
    (dx * cos + dy * sin, dy * cos - dx * sin)
}

/// Does a straight line along a side of the first lying peg keep the second apart?
fn is_beside((at, angle): (Point, Angle), (other, other_angle): (Point, Angle)) -> bool {
    let (along, across) = in_frame(at, angle, other);
    let (cos, sin) = angle.between(other_angle);
    let (length, radius) = (i64::from(HALF_LENGTH), i64::from(PEG_RADIUS));
    along.abs() >= length * UNIT + length * cos + radius * sin
        || across.abs() >= radius * UNIT + length * sin + radius * cos
}

impl Pitch {
    /// Is a peg wholly inside this cell, on no line (SIM-127)?
    #[inline]
    pub fn holds(&self, cell: Cell, body: &Body) -> bool {
        self.ground.holds(cell, self.ground.extent(body.stance), body.at)
    }

    /// Does a ball here lie wholly inside this cell and on the pitch (SIM-659)?
    pub fn holds_ball(&self, cell: Cell, ball: Point) -> bool {
        self.ground.holds(cell, self.ground.ball(), ball)
    }

    /// The nearest legal place to a wanted point for a peg in this cell (SIM-133), if there is any.
    ///
    /// `is_free` says whether other bodies, and what else the rules ask of the place, let the peg be there; that it
    /// is wholly inside the cell is looked at here.
    pub fn nearest_place(
        &self,
        cell: Cell,
        stance: Stance,
        wanted: Point,
        is_free: impl Fn(&Body) -> bool,
    ) -> Option<Body> {
        let extent = self.ground.extent(stance);
        let is_legal = |at: Point| self.ground.holds(cell, extent, at) && is_free(&Body { at, stance });
        let at = nearest(self.ground.bounds(cell, extent), wanted, is_legal)?;
        Some(Body { at, stance })
    }

    /// The nearest point to a wanted one for a ball that lies wholly inside this cell (SIM-460).
    pub fn nearest_ball(&self, cell: Cell, wanted: Point, is_free: impl Fn(Point) -> bool) -> Option<Point> {
        let extent = self.ground.ball();
        let is_legal = |at: Point| self.ground.holds(cell, extent, at) && is_free(at);
        nearest(self.ground.bounds(cell, extent), wanted, is_legal)
    }
}

/// The wanted point if it is legal, otherwise the nearest legal one of the box in whole millimetres; at equal
/// distances the smaller x, then the smaller y.
fn nearest([low, high]: [Point; 2], wanted: Point, is_legal: impl Fn(Point) -> bool) -> Option<Point> {
    if is_legal(wanted) {
        return Some(wanted);
    }
    let mut best: Option<(i64, Point)> = None;
    // Columns from the wanted one outwards, and in each the points from the wanted one outwards.
    for x in outwards(wanted.x, low.x, high.x) {
        let aside = i64::from(x * MM - wanted.x).pow(2);
        if best.is_some_and(|(square, _)| aside > square) {
            break;
        }
        for y in outwards(wanted.y, low.y, high.y) {
            let at = Point::mm(x, y);
            let found = (wanted.square_to(at), at);
            if best.is_some_and(|best| found.0 > best.0) {
                break;
            }
            if best.is_none_or(|best| found < best) && is_legal(at) {
                best = Some(found);
            }
        }
    }
    best.map(|(_, at)| at)
}

/// The whole millimetres from `low` to `high`, the nearest to `wanted` first.
fn outwards(wanted: i32, low: i32, high: i32) -> impl Iterator<Item = i32> {
    let (low, high) = (-(-low).div_euclid(MM), high.div_euclid(MM));
    let (mut down, mut up) = (wanted.div_euclid(MM).min(high), wanted.div_euclid(MM).max(low - 1) + 1);
    std::iter::from_fn(move || {
        let (below, above) = (wanted - down * MM, up * MM - wanted);
        if down >= low && (up > high || below <= above) {
            down -= 1;
            Some(down + 1)
        } else if up <= high {
            up += 1;
            Some(up - 1)
        } else {
            None
        }
    })
}
