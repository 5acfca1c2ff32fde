//! The bodies in the ball's way and their faces (KICK-601 to KICK-607).
//!
//! A face is a function of the ball's centre that is ≤ 0 inside, written in the body's own frame:
//!
//! ```text
//!            η                       a lying peg from above; ξ runs along its axis
//!            │    L1                 and η across it, to the left of the heading
//!     ___________________
//!  L7／      │           ＼ L5        standing peg, post:  ϱ = ξ² + η²
//!  L4│- - - -+- - - - - -│L3 ─ ξ     lying peg, bar:      ϱ = η²
//!  L8＼__________________／ L6
//!                 L2
//! ```

use std::f64::consts::SQRT_2;

use crate::{
    faces::{Quadratic, Touch, first_touch},
    geometry::{Heading, Point, Vector},
    input::{Bounds, Pose},
    motion::{Course, Motion},
    result::Side,
    size::{LENGTH, WIDTH},
};

/// KICK-104: the x of a goal line, where its posts and bar stand.
pub(crate) const fn goal_line(side: Side) -> f64 {
    match side {
        Side::Low => 0.0,
        Side::High => LENGTH,
    }
}

/// KICK-104: the middle of the mouth and how far the posts' axes are from it.
pub(crate) const MOUTH: f64 = WIDTH / 2.0;
pub(crate) const HALF_MOUTH: f64 = 72.0;

/// f = xi·ξ + eta·η + zeta·z + round·ϱ + constant.
#[derive(Clone, Copy)]
struct Face {
    xi: f64,
    eta: f64,
    zeta: f64,
    round: f64,
    constant: f64,
}

const fn face(xi: f64, eta: f64, zeta: f64, round: f64, constant: f64) -> Face {
    Face { xi, eta, zeta, round, constant }
}

/// KICK-601, S1 to S4.
const STANDING: [Face; 4] = [
    face(0.0, 0.0, 0.0, 1.0, -121.0),
    face(0.0, 0.0, 1.0, 0.0, -37.0),
    face(0.0, 0.0, 1.0, 1.0 / 24.0, -39.375),
    face(0.0, 0.0, 1.0, 1.0 / 15.0, -125.0 / 3.0),
];

const K1: f64 = 22.0 + 5.0 * SQRT_2;
const K2: f64 = 28.0 + 5.0 * SQRT_2;

/// KICK-602, L1 to L12.
const LYING: [Face; 12] = [
    face(0.0, 1.0, 0.0, 0.0, -11.0),
    face(0.0, -1.0, 0.0, 0.0, -11.0),
    face(1.0, 0.0, 0.0, 0.0, -21.0),
    face(-1.0, 0.0, 0.0, 0.0, -21.0),
    face(1.0, 1.0, 0.0, 0.0, -K1),
    face(1.0, -1.0, 0.0, 0.0, -K1),
    face(-1.0, 1.0, 0.0, 0.0, -K1),
    face(-1.0, -1.0, 0.0, 0.0, -K1),
    face(0.0, 0.0, 1.0, 1.0 / 22.0, -17.0),
    face(0.0, 0.0, 1.0, 1.0 / 11.0, -19.75),
    face(1.0, 0.0, 1.0, 1.0 / 22.0, -K2),
    face(-1.0, 0.0, 1.0, 1.0 / 22.0, -K2),
];

/// KICK-603, P1 to P3.
const POST: [Face; 3] = [
    face(0.0, 0.0, 0.0, 1.0, -49.0),
    face(0.0, 0.0, 1.0, 1.0 / 14.0, -57.0),
    face(0.0, 0.0, 1.0, 1.0 / 7.0, -58.75),
];

/// KICK-604, B1 to B8; here η = x − gx as there, and ξ = 333 − y.
const BAR: [Face; 8] = [
    face(0.0, 1.0, 0.0, 0.0, -7.0),
    face(0.0, -1.0, 0.0, 0.0, -7.0),
    face(-1.0, 0.0, 0.0, 0.0, -HALF_MOUTH),
    face(1.0, 0.0, 0.0, 0.0, -HALF_MOUTH),
    face(0.0, 0.0, 1.0, 1.0 / 14.0, -57.0),
    face(0.0, 0.0, 1.0, 1.0 / 7.0, -58.75),
    face(0.0, 0.0, -1.0, 1.0 / 14.0, 43.0),
    face(0.0, 0.0, -1.0, 1.0 / 7.0, 41.25),
];

/// KICK-607, D1 to D18: which way each face looks.
const BOX: [[f64; 3]; 18] = [
    [1.0, 0.0, 0.0],
    [-1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, -1.0, 0.0],
    [1.0, 1.0, 0.0],
    [1.0, -1.0, 0.0],
    [-1.0, 1.0, 0.0],
    [-1.0, -1.0, 0.0],
    [0.0, 0.0, 1.0],
    [0.0, 0.0, -1.0],
    [1.0, 0.0, 1.0],
    [-1.0, 0.0, 1.0],
    [1.0, 0.0, -1.0],
    [-1.0, 0.0, -1.0],
    [0.0, 1.0, 1.0],
    [0.0, -1.0, 1.0],
    [0.0, 1.0, -1.0],
    [0.0, -1.0, -1.0],
];

/// KICK-605: the faces that say nothing about z are listed first; a rolling ball meets no others.
const fn sides<const N: usize>(faces: &[Face]) -> &[Face; N] {
    faces.first_chunk().expect("a body has more faces than sides")
}
const STANDING_SIDES: &[Face; 1] = sides(&STANDING);
const LYING_SIDES: &[Face; 8] = sides(&LYING);
const POST_SIDES: &[Face; 1] = sides(&POST);
const N_BOX_SIDES: usize = 8;
/// KICK-605: a rolling ball passes under a box that begins at its top or higher.
const BALL_TOP: f64 = 10.0;

/// A body as the ball meets it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    Standing(Point),
    Lying(Point, Heading),
    Box(Bounds),
    Post(Point),
    Bar(Side),
}

impl Shape {
    pub(crate) const fn of(pose: Pose) -> Self {
        match pose {
            Pose::Standing(at) => Self::Standing(at),
            Pose::Lying { at, heading } => Self::Lying(at, heading),
            Pose::Box(bounds) => Self::Box(bounds),
        }
    }

    /// KICK-703 to 705: where the course first enters this body, if before `limit`.
    pub(crate) fn touch(&self, course: &Course, limit: f64, touching: f64) -> Option<Touch> {
        let frame = self.frame();
        let is_rolling = course.motion == Motion::Roll;
        match self {
            Self::Standing(_) if is_rolling => frame.first_touch(STANDING_SIDES, course, limit, touching),
            Self::Standing(_) => frame.first_touch(&STANDING, course, limit, touching),
            Self::Lying(..) if is_rolling => frame.first_touch(LYING_SIDES, course, limit, touching),
            Self::Lying(..) => frame.first_touch(&LYING, course, limit, touching),
            Self::Post(_) if is_rolling => frame.first_touch(POST_SIDES, course, limit, touching),
            Self::Post(_) => frame.first_touch(&POST, course, limit, touching),
            Self::Bar(_) if is_rolling => None,
            Self::Bar(_) => frame.first_touch(&BAR, course, limit, touching),
            Self::Box(bounds) if is_rolling && bounds.z[0] >= BALL_TOP => None,
            Self::Box(bounds) if is_rolling => {
                frame.first_touch(sides::<N_BOX_SIDES>(&box_faces(bounds)), course, limit, touching)
            }
            Self::Box(bounds) => frame.first_touch(&box_faces(bounds), course, limit, touching),
        }
    }

    /// From the body to the ball: the gradient of the entered face.
    pub(crate) fn normal(&self, face: usize, centre: Vector) -> Vector {
        let frame = self.frame();
        match self {
            Self::Standing(_) => frame.normal(STANDING[face], centre),
            Self::Lying(..) => frame.normal(LYING[face], centre),
            Self::Post(_) => frame.normal(POST[face], centre),
            Self::Bar(_) => frame.normal(BAR[face], centre),
            Self::Box(bounds) => frame.normal(box_faces(bounds)[face], centre),
        }
    }

    /// A point on the axis, seen from above.
    pub(crate) fn middle(&self) -> Point {
        match self {
            Self::Standing(at) | Self::Lying(at, _) | Self::Post(at) => *at,
            Self::Bar(side) => Point::new(goal_line(*side), MOUTH),
            Self::Box(Bounds { x, y, .. }) => Point::new(middle(*x), middle(*y)),
        }
    }

    fn frame(&self) -> Frame {
        let (heading, along, height) = match self {
            Self::Standing(_) | Self::Post(_) => (Heading::new(1.0, 0.0), 1.0, 0.0),
            Self::Lying(_, heading) => (*heading, 0.0, 0.0),
            Self::Bar(_) => (Heading::new(0.0, -1.0), 0.0, 0.0),
            Self::Box(bounds) => (Heading::new(1.0, 0.0), 0.0, middle(bounds.z)),
        };
        Frame { origin: self.middle(), height, heading, along }
    }
}

fn box_faces(bounds: &Bounds) -> [Face; 18] {
    let [a, b, c] = [bounds.x, bounds.y, bounds.z].map(|[low, high]| (high - low) / 2.0);
    BOX.map(|[xi, eta, zeta]| {
        let half = xi * xi * a + eta * eta * b + zeta * zeta * c;
        let is_flat = xi * xi + eta * eta + zeta * zeta < 1.5;
        face(xi, eta, zeta, 0.0, -half - if is_flat { 5.0 } else { 5.0 * SQRT_2 })
    })
}

#[allow(clippy::manual_midpoint, reason = "KICK-108: no function of the library's")]
fn middle([low, high]: [f64; 2]) -> f64 {
    (low + high) / 2.0
}

/// A body's own coordinates.
struct Frame {
    origin: Point,
    height: f64,
    heading: Heading,
    /// Whether ϱ counts ξ² too: 1 or 0.
    along: f64,
}

impl Frame {
    fn first_touch<const N: usize>(
        &self,
        faces: &[Face; N],
        course: &Course,
        limit: f64,
        touching: f64,
    ) -> Option<Touch> {
        let [xi, eta] = self.turned(course.along.x, course.along.y);
        let [xi0, eta0] = self.turned(course.start.x - self.origin.x, course.start.y - self.origin.y);
        let zeta0 = course.start.z - self.height;
        let round = Quadratic {
            a: self.along * xi * xi + eta * eta,
            b: 2.0 * (self.along * xi * xi0 + eta * eta0),
            c: self.along * xi0 * xi0 + eta0 * eta0,
        };
        let along_course = faces.map(|face| Quadratic {
            a: face.zeta * course.bend + face.round * round.a,
            b: face.xi * xi + face.eta * eta + face.zeta * course.along.z + face.round * round.b,
            c: face.xi * xi0 + face.eta * eta0 + face.zeta * zeta0 + face.round * round.c + face.constant,
        });
        first_touch(&along_course, limit, touching)
    }

    fn normal(&self, face: Face, centre: Vector) -> Vector {
        let [xi, eta] = self.turned(centre.x - self.origin.x, centre.y - self.origin.y);
        let along = face.xi + 2.0 * face.round * self.along * xi;
        let across = face.eta + 2.0 * face.round * eta;
        let Heading { x, y } = self.heading;
        Vector::new(along * x - across * y, along * y + across * x, face.zeta).normalised()
    }

    /// (ξ, η) of a horizontal vector.
    fn turned(&self, x: f64, y: f64) -> [f64; 2] {
        [x * self.heading.x + y * self.heading.y, y * self.heading.x - x * self.heading.y]
    }
}
