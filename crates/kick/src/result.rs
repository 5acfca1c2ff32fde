//! What a kick gives back (KICK-851 to KICK-857).

use arrayvec::ArrayVec;

use crate::{
    error::Deviates,
    geometry::{Heading, Point, Vector},
    input::PegId,
    motion::Motion,
    size::{LENGTH, WIDTH},
    world::{CAPACITY, World},
};

/// Which of two opposite lines, goals or posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Side 0: goal line x = 0, touch line y = 0.
    Low,
    /// Side 1: goal line x = 924, touch line y = 666.
    High,
}

/// What the ball touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// A peg, standing, lying or a box.
    Peg(PegId),
    /// A post of a goal: the one at y = 261 is low.
    Post {
        /// Whose goal.
        goal: Side,
        /// Which of its two.
        post: Side,
    },
    /// The crossbar of a goal.
    Bar(Side),
    /// The net of a goal, from inside.
    Net(Side),
    /// The cloth.
    Ground,
}

/// A stretch of the path in which nothing happens (KICK-851).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// When it begins, in seconds after the kick.
    pub time: f64,
    /// The ball's centre at that time.
    pub centre: Vector,
    /// Its velocity at that time.
    pub velocity: Vector,
    /// On the cloth or above it.
    pub motion: Motion,
}

/// A touch (KICK-852).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// What was touched.
    pub body: Body,
    /// When.
    pub time: f64,
    /// Where the ball's centre was.
    pub centre: Vector,
    /// From the body to the ball, of length 1.
    pub normal: Vector,
    /// How fast the ball came on along the normal.
    pub normal_speed: f64,
}

/// A peg that was knocked over (KICK-853).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fallen {
    /// Which.
    pub peg: PegId,
    /// When.
    pub time: f64,
    /// Which way it fell, of length 1.
    pub direction: Heading,
}

/// A place of the ball and its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallAt {
    /// Seconds after the kick.
    pub time: f64,
    /// The ball's centre.
    pub centre: Vector,
}

/// How a kick ends (KICK-854).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// At rest in play.
    Rest(BallAt),
    /// Wholly over a touch line.
    Touch {
        /// Which.
        side: Side,
        /// When and where.
        over: BallAt,
    },
    /// Wholly over a goal line, beside or above the goal.
    GoalLine {
        /// Which.
        side: Side,
        /// When and where.
        over: BallAt,
    },
    /// Wholly over a goal line, inside the goal.
    Goal {
        /// Which.
        side: Side,
        /// When and where it was wholly over.
        over: BallAt,
        /// When and where it came to rest in the net.
        last: BallAt,
    },
}

/// A kick with its whole path.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// The error that was drawn.
    pub deviates: Deviates,
    /// The path, in order of time.
    pub segments: ArrayVec<Segment, CAPACITY>,
    /// The touches, in order.
    pub contacts: ArrayVec<Contact, CAPACITY>,
    /// The pegs knocked over, in order.
    pub fallen: ArrayVec<Fallen, CAPACITY>,
    /// How it ends.
    pub end: End,
    /// Whether the ball was declared at rest because it was stuck (KICK-712).
    pub capped: bool,
}

/// A kick without its path (KICK-857); equal to the flight's bit for bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The error that was drawn.
    pub deviates: Deviates,
    /// The pegs touched, in order, as often as they were.
    pub touched: ArrayVec<PegId, CAPACITY>,
    /// The pegs knocked over, in order.
    pub fallen: ArrayVec<Fallen, CAPACITY>,
    /// How it ends.
    pub end: End,
    /// Whether the ball was declared at rest because it was stuck (KICK-712).
    pub capped: bool,
}

impl Side {
    /// 0 or 1, as the rules count them.
    pub const fn number(self) -> u8 {
        match self {
            Self::Low => 0,
            Self::High => 1,
        }
    }
}

impl Contact {
    /// The point of the ball that touched.
    pub fn point(&self, world: &World) -> Vector {
        self.centre - self.normal * world.ball.radius
    }
}

impl End {
    /// The last of the ball: at rest, or leaving play.
    pub const fn last(&self) -> BallAt {
        match self {
            Self::Rest(last)
            | Self::Touch { over: last, .. }
            | Self::GoalLine { over: last, .. }
            | Self::Goal { last, .. } => *last,
        }
    }

    /// KICK-856: where the ball went out of play, put back onto the line.
    pub fn restart_point(&self) -> Option<Point> {
        match self {
            Self::Touch { over, .. } | Self::GoalLine { over, .. } => {
                let Vector { x, y, .. } = over.centre;
                Some(Point::new(
                    crate::geometry::limited(x, 0.0, LENGTH),
                    crate::geometry::limited(y, 0.0, WIDTH),
                ))
            }
            Self::Rest(_) | Self::Goal { .. } => None,
        }
    }
}

impl Outcome {
    pub(crate) const fn empty(deviates: Deviates) -> Self {
        Self {
            deviates,
            touched: ArrayVec::new_const(),
            fallen: ArrayVec::new_const(),
            end: NOT_YET,
            capped: false,
        }
    }
}

const NOT_YET: End = End::Rest(BallAt { time: 0.0, centre: Vector::ZERO });

impl Flight {
    /// A flight that has not begun, for `World::kick_into`.
    pub const fn empty() -> Self {
        Self {
            deviates: Deviates { direction: 0.0, speed: 0.0, loft: 0.0 },
            segments: ArrayVec::new_const(),
            contacts: ArrayVec::new_const(),
            fallen: ArrayVec::new_const(),
            end: NOT_YET,
            capped: false,
        }
    }

    pub(crate) fn clear(&mut self, deviates: Deviates) {
        self.deviates = deviates;
        self.segments.clear();
        self.contacts.clear();
        self.fallen.clear();
    }

    /// KICK-855: the path from above, a polyline from the start to the last point.
    pub fn track(&self) -> impl Iterator<Item = Point> {
        let corners = self.segments.iter().map(|segment| segment.centre.point());
        corners.chain(std::iter::once(self.end.last().centre.point()))
    }

    /// The pegs touched, in order: the first gets a header (KICK-861), the last was on the ball (KICK-864).
    pub fn touched(&self) -> impl DoubleEndedIterator<Item = PegId> {
        self.contacts.iter().filter_map(|contact| match contact.body {
            Body::Peg(id) => Some(id),
            _ => None,
        })
    }
}
