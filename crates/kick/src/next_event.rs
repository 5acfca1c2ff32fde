//! What happens next to the ball, and when (KICK-706 to KICK-710).

use crate::{
    bodies::{HALF_MOUTH, MOUTH, Shape, goal_line},
    faces::{Quadratic, Touch},
    geometry::{Point, Vector, larger, smaller},
    motion::{Course, Motion},
    pitch::{Pitch, Ranks},
    result::{Body, Side},
    size::{LENGTH, WIDTH},
    world::World,
};

/// An event and its τ on the course.
#[derive(Clone, Copy)]
pub(crate) struct Event {
    pub(crate) tau: f64,
    pub(crate) what: What,
}

#[derive(Clone, Copy)]
pub(crate) enum What {
    Stop,
    Ground,
    /// A peg, by its rank on the pitch, and the face entered.
    Peg {
        rank: usize,
        face: usize,
    },
    Frame {
        part: Part,
        face: usize,
    },
    /// A line, or after a goal a panel of the net.
    Border(Border),
}

/// A part of a goal's frame.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    Post { goal: Side, post: Side },
    Bar(Side),
}

/// What bounds the ball: the four lines, or the net's panels.
#[derive(Clone, Copy)]
pub(crate) enum Border {
    X(Side),
    Y(Side),
    Roof,
}

/// KICK-710: the first event; of several at once, the one listed first.
pub(crate) fn next_event(
    world: &World,
    course: &Course,
    (pitch, obstacles): (&Pitch, Ranks),
    scored: Option<Side>,
) -> Event {
    let touching = world.limit.touching;
    let mut next = stop_or_ground(world, course);
    let border = match scored {
        None => line(course),
        Some(goal) => panel(course, goal, touching),
    };
    // The border is listed last, but nothing beyond it needs to be looked at.
    let horizon = smaller(next.tau, border.tau);
    for rank in pitch.near(course, horizon, obstacles).ascending() {
        let shape = Shape::of(pitch.pegs()[rank].pose);
        if let Some(Touch { tau, face }) = shape.touch(course, next.tau, touching) {
            next = Event { tau, what: What::Peg { rank, face } };
        }
    }
    for goal in [Side::Low, Side::High] {
        if comes_near(course, horizon, goal) {
            for part in Part::of(goal) {
                if let Some(Touch { tau, face }) = part.shape().touch(course, next.tau, touching) {
                    next = Event { tau, what: What::Frame { part, face } };
                }
            }
        }
    }
    if border.tau < next.tau { border } else { next }
}

/// KICK-706 and KICK-707.
fn stop_or_ground(world: &World, course: &Course) -> Event {
    match course.motion {
        Motion::Roll => {
            Event { tau: course.speed * course.speed / (2.0 * world.ball.roll), what: What::Stop }
        }
        Motion::Fly => {
            let fall = world.ball.fall;
            let rise = course.along.z;
            let height = larger(0.0, course.start.z - world.ball.radius);
            let landing = (rise * rise + 2.0 * fall * height).sqrt();
            let tau = if rise < 0.0 { 2.0 * height / (landing - rise) } else { (rise + landing) / fall };
            Event { tau, what: What::Ground }
        }
    }
}

const NEVER: f64 = f64::INFINITY;

/// KICK-708: the whole ball over a line, once its centre is its radius beyond it.
fn line(course: &Course) -> Event {
    side(course, [-5.0, LENGTH + 5.0], [-5.0, WIDTH + 5.0], 0.0)
}

/// KICK-105 and KICK-709: the net, once the ball has scored.
///
/// ```text
///   y = 401 ┌──────────┐
///      back │          │ front: X = 5, not back through the line
///    X = 55 │          │
///   y = 265 └──────────┘        roof: z = 46
/// ```
fn panel(course: &Course, goal: Side, touching: f64) -> Event {
    let line = goal_line(goal);
    let x = match goal {
        Side::Low => [line - 55.0, line - 5.0],
        Side::High => [line + 5.0, line + 55.0],
    };
    let side = side(course, x, [265.0, 401.0], touching);
    let roof = roof(course, touching);
    if roof < side.tau { Event { tau: roof, what: What::Border(Border::Roof) } } else { side }
}

/// Which side of a rectangle the ball's centre reaches first; of x and y at once, that of x.
fn side(course: &Course, x: [f64; 2], y: [f64; 2], touching: f64) -> Event {
    let (x_tau, x_side) = outwards(course.start.x, course.along.x, x, touching);
    let (y_tau, y_side) = outwards(course.start.y, course.along.y, y, touching);
    if y_tau < x_tau {
        Event { tau: y_tau, what: What::Border(Border::Y(y_side)) }
    } else {
        Event { tau: x_tau, what: What::Border(Border::X(x_side)) }
    }
}

/// When the ball reaches the bound it moves towards, and which: at once if it is there already.
fn outwards(start: f64, along: f64, [low, high]: [f64; 2], touching: f64) -> (f64, Side) {
    let (gap, speed, side) =
        if along < 0.0 { (start - low, -along, Side::Low) } else { (high - start, along, Side::High) };
    let tau = if speed > 0.0 { gap / speed } else { NEVER };
    (if gap <= touching && speed > 0.0 { 0.0 } else { tau }, side)
}

fn roof(course: &Course, touching: f64) -> f64 {
    let gap = 46.0 - course.start.z;
    match course.motion {
        Motion::Fly if course.along.z > 0.0 => {
            if gap <= touching {
                return 0.0;
            }
            Quadratic { a: -course.bend, b: -course.along.z, c: gap }.entering_root().unwrap_or(NEVER)
        }
        _ => NEVER,
    }
}

/// Whether the course comes within a millimetre of the volumes of a goal's frame.
fn comes_near(course: &Course, horizon: f64, goal: Side) -> bool {
    let end = course.start.x + course.along.x * horizon;
    match goal {
        Side::Low => smaller(course.start.x, end) < goal_line(goal) + 8.0,
        Side::High => larger(course.start.x, end) > goal_line(goal) - 8.0,
    }
}

impl Part {
    fn of(goal: Side) -> [Self; 3] {
        [Self::Post { goal, post: Side::Low }, Self::Post { goal, post: Side::High }, Self::Bar(goal)]
    }

    pub(crate) fn shape(self) -> Shape {
        match self {
            Self::Post { goal, post: Side::Low } => {
                Shape::Post(Point::new(goal_line(goal), MOUTH - HALF_MOUTH))
            }
            Self::Post { goal, post: Side::High } => {
                Shape::Post(Point::new(goal_line(goal), MOUTH + HALF_MOUTH))
            }
            Self::Bar(goal) => Shape::Bar(goal),
        }
    }

    pub(crate) fn body(self) -> Body {
        match self {
            Self::Post { goal, post } => Body::Post { goal, post },
            Self::Bar(goal) => Body::Bar(goal),
        }
    }
}

impl Border {
    /// KICK-809: from the border back to the ball.
    pub(crate) fn normal(self) -> Vector {
        match self {
            Self::X(Side::Low) => Vector::new(1.0, 0.0, 0.0),
            Self::X(Side::High) => Vector::new(-1.0, 0.0, 0.0),
            Self::Y(Side::Low) => Vector::new(0.0, 1.0, 0.0),
            Self::Y(Side::High) => Vector::new(0.0, -1.0, 0.0),
            Self::Roof => Vector::new(0.0, 0.0, -1.0),
        }
    }
}
