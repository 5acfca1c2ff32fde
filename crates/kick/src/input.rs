//! What a kick is (KICK-201 to KICK-205), and which kicks are accepted.

use std::fmt;

use crate::{
    error::Level,
    geometry::{Heading, Point, magnitude},
    refusal::Refusal,
    size::{LENGTH, WIDTH},
    world::World,
};

/// The name of a peg; where order matters, the smaller comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PegId(pub u32);

/// The three kinds of kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Rolls on the cloth.
    Low,
    /// Flicked up from the cloth.
    Lob,
    /// Headed or thrown from the top of the peg at `at`.
    Header,
}

/// How a peg is placed, and where (KICK-103, KICK-607).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pose {
    /// Upright, its axis through the point.
    Standing(Point),
    /// On its side, its middle above the point.
    Lying {
        /// Under its middle.
        at: Point,
        /// Along its axis, of length 1.
        heading: Heading,
    },
    /// A goalkeeper's reach while the shot runs.
    Box(Bounds),
}

/// The six bounds of a box, each the lower one first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// From goal line 0 to goal line 1.
    pub x: [f64; 2],
    /// From touch line 0 to touch line 1.
    pub y: [f64; 2],
    /// From the cloth up.
    pub z: [f64; 2],
}

/// A peg that the ball may touch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Peg {
    /// Its name.
    pub id: PegId,
    /// How and where it is placed.
    pub pose: Pose,
    /// Whether a hand keeps it from falling.
    pub held: bool,
}

/// A kick as the player chose it; the pegs are the pitch's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kick {
    /// Low, lob or header.
    pub kind: Kind,
    /// The point under the ball.
    pub at: Point,
    /// Where to, of any length but zero.
    pub dir: Heading,
    /// From 0 to 1.
    pub power: f64,
    /// The tangent of the rise.
    pub loft: f64,
    /// Whose peg is in the player's hand and in nobody's way.
    pub kicker: Option<PegId>,
    /// How steady the hand is.
    pub level: Level,
}

impl Peg {
    /// A standing peg that may fall.
    pub const fn standing(id: PegId, at: Point) -> Self {
        Self { id, pose: Pose::Standing(at), held: false }
    }

    /// A lying peg; `heading` runs along its axis and is of length 1.
    pub const fn lying(id: PegId, at: Point, heading: Heading) -> Self {
        Self { id, pose: Pose::Lying { at, heading }, held: false }
    }

    /// A peg whose body is a box.
    pub const fn boxed(id: PegId, bounds: Bounds) -> Self {
        Self { id, pose: Pose::Box(bounds), held: false }
    }
}

impl World {
    /// Whether a kick is accepted (KICK-201 to 204); nothing is drawn and nothing moves.
    pub fn check(&self, kick: &Kick) -> Result<(), Refusal> {
        let Kick { kind, at, dir, power, loft, .. } = *kick;
        for (what, finite) in [
            ("point", at.is_finite()),
            ("direction", dir.is_finite()),
            ("power", power.is_finite()),
            ("loft", loft.is_finite()),
        ] {
            if !finite {
                return Err(Refusal::NotFinite(what));
            }
        }
        if magnitude(dir.x) + magnitude(dir.y) <= 0.0 {
            return Err(Refusal::NoDirection);
        }
        if !(0.0..=1.0).contains(&power) {
            return Err(Refusal::Power(power));
        }
        let [least, most] = self.kind(kind).loft;
        if !(least..=most).contains(&loft) {
            return Err(Refusal::Loft { loft, least, most });
        }
        // KICK-203: at most just not wholly over a line.
        if !(-5.0..=LENGTH + 5.0).contains(&at.x) || !(-5.0..=WIDTH + 5.0).contains(&at.y) {
            return Err(Refusal::Start(at));
        }
        Ok(())
    }
}

impl fmt::Display for PegId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
