//! The constants of the ball (KICK-107) and how they are read and checked.

use serde::Deserialize;

use crate::{error::Level, input::Kind};

/// Room for the segments of a kick (KICK-107: `MAX_SEGMENTS`) and for its pegs (KICK-204).
pub(crate) const CAPACITY: usize = 64;

/// Everything about the ball that is a number to tune, checked.
///
/// Reading it takes far longer than a kick: make one and pass it by reference.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct World {
    pub(crate) ball: Ball,
    pub(crate) ground: Surface,
    pub(crate) peg: Peg,
    pub(crate) frame: Surface,
    pub(crate) net: Net,
    pub(crate) limit: Limit,
    kind: Kinds,
    level: Levels,
    pub(crate) error: ErrorLimits,
    show: Show,
}

/// A file of constants that cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum WorldError {
    /// It is not TOML, or a constant is missing, unknown or of the wrong type; says the line.
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    /// A constant has a value with which the model makes no sense.
    #[error("{name} is {value}, but must be {wanted}")]
    Value {
        /// The constant, as `table.key`.
        name: &'static str,
        /// What the file says.
        value: f64,
        /// What would be accepted.
        wanted: &'static str,
    },
}

impl World {
    /// The world of `data/ball.toml`, in which every match is played.
    pub fn standard() -> Self {
        Self::from_toml(include_str!("../data/ball.toml"))
            .expect("the embedded ball.toml is valid; a test loads it")
    }

    /// A world with other constants, in the form of `data/ball.toml`.
    pub fn from_toml(text: &str) -> Result<Self, WorldError> {
        let world: Self = toml::from_str(text)?;
        world.check_constants()?;
        Ok(world)
    }

    pub(crate) const fn kind(&self, kind: Kind) -> &Speed {
        match kind {
            Kind::Low => &self.kind.low,
            Kind::Lob => &self.kind.lob,
            Kind::Header => &self.kind.header,
        }
    }

    /// What one standard deviation of the hand does (KICK-304): the angle in radians by which the direction is turned,
    /// and the share by which the speed changes.
    pub fn spread(&self, level: Level) -> [f64; 2] {
        let sigma = self.sigma(level);
        // KICK-305: half-tangents, and so small that an angle is its tangent.
        [2.0 * sigma.direction, sigma.speed]
    }

    /// What a screen shows beyond the path.
    pub const fn show(&self) -> Show {
        self.show
    }

    /// KICK-871: how the ball falls, and how it slows down on the cloth, in mm/s².
    pub const fn pull(&self) -> [f64; 2] {
        [self.ball.fall, self.ball.roll]
    }

    pub(crate) const fn sigma(&self, level: Level) -> &Sigma {
        match level {
            Level::Exact => &self.level.exact,
            Level::Steady => &self.level.steady,
            Level::Normal => &self.level.normal,
            Level::Shaky => &self.level.shaky,
        }
    }

    fn check_constants(&self) -> Result<(), WorldError> {
        // The faces of KICK-601 to 607 are fitted to a ball of this radius.
        demand(&[("ball.radius", self.ball.radius)], "5", |value| (5.0..=5.0).contains(&value))?;
        demand(&self.shares(), "from 0 to 1", |value| (0.0..=1.0).contains(&value))?;
        demand(&self.amounts(), "finite and not negative", |value| value >= 0.0 && value.is_finite())?;
        demand(&self.positives(), "finite and above 0", |value| value > 0.0 && value.is_finite())?;
        // Segments are kept in arrays of this size.
        let room = |value| (1.0..=64.0).contains(&value);
        demand(&[("limit.segments", f64::from(self.limit.segments))], "from 1 to 64", room)?;
        for range in [self.kind.low.loft, self.kind.lob.loft, self.kind.header.loft, self.error.speed] {
            demand(&[("a range", range[0])], "no larger than its end", |least| least <= range[1])?;
        }
        Ok(())
    }

    fn shares(&self) -> [(&'static str, f64); 8] {
        [
            ("ball.grip", self.ball.grip),
            ("ground.restitution", self.ground.restitution),
            ("peg.restitution", self.peg.restitution),
            ("peg.knock", self.peg.knock),
            ("frame.restitution", self.frame.restitution),
            ("net.normal", self.net.normal),
            ("net.tangential", self.net.tangential),
            ("error.turn", self.error.turn),
        ]
    }

    fn amounts(&self) -> [(&'static str, f64); 30] {
        let Kinds { low, lob, header } = &self.kind;
        let Levels { exact, steady, normal, shaky } = &self.level;
        [
            ("ball.backspin", self.ball.backspin),
            ("ground.friction", self.ground.friction),
            ("peg.friction", self.peg.friction),
            ("frame.friction", self.frame.friction),
            ("kind.low.range", low.range),
            ("kind.low.loft", low.loft[0]),
            ("kind.low.loft", low.loft[1]),
            ("kind.lob.range", lob.range),
            ("kind.lob.loft", lob.loft[0]),
            ("kind.lob.loft", lob.loft[1]),
            ("kind.header.range", header.range),
            ("kind.header.loft", header.loft[0]),
            ("kind.header.loft", header.loft[1]),
            ("level.exact.direction", exact.direction),
            ("level.exact.speed", exact.speed),
            ("level.exact.loft", exact.loft),
            ("level.steady.direction", steady.direction),
            ("level.steady.speed", steady.speed),
            ("level.steady.loft", steady.loft),
            ("level.normal.direction", normal.direction),
            ("level.normal.speed", normal.speed),
            ("level.normal.loft", normal.loft),
            ("level.shaky.direction", shaky.direction),
            ("level.shaky.speed", shaky.speed),
            ("level.shaky.loft", shaky.loft),
            ("error.speed", self.error.speed[0]),
            ("error.speed", self.error.speed[1]),
            ("show.run_on", self.show.run_on),
            ("show.topple", self.show.topple),
            ("show.fallen", self.show.fallen),
        ]
    }

    fn positives(&self) -> [(&'static str, f64); 11] {
        [
            ("ball.fall", self.ball.fall),
            ("ball.roll", self.ball.roll),
            ("peg.tip", self.peg.tip),
            ("limit.stop", self.limit.stop),
            ("limit.settle", self.limit.settle),
            ("limit.hop", self.limit.hop),
            ("limit.separation", self.limit.separation),
            ("limit.touching", self.limit.touching),
            ("kind.low.base", self.kind.low.base),
            ("kind.lob.base", self.kind.lob.base),
            ("kind.header.base", self.kind.header.base),
        ]
    }
}

/// Refuses the first constant that `accepts` does not.
fn demand(
    constants: &[(&'static str, f64)],
    wanted: &'static str,
    accepts: impl Fn(f64) -> bool,
) -> Result<(), WorldError> {
    match constants.iter().find(|(_, value)| !accepts(*value)) {
        Some(&(name, value)) => Err(WorldError::Value { name, value, wanted }),
        None => Ok(()),
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ball {
    pub(crate) radius: f64,
    pub(crate) fall: f64,
    pub(crate) roll: f64,
    pub(crate) grip: f64,
    pub(crate) backspin: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Surface {
    pub(crate) restitution: f64,
    pub(crate) friction: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Peg {
    pub(crate) restitution: f64,
    pub(crate) friction: f64,
    pub(crate) knock: f64,
    pub(crate) tip: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Net {
    pub(crate) normal: f64,
    pub(crate) tangential: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Limit {
    pub(crate) stop: f64,
    pub(crate) settle: f64,
    pub(crate) hop: f64,
    pub(crate) separation: f64,
    pub(crate) touching: f64,
    pub(crate) segments: u32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kinds {
    low: Speed,
    lob: Speed,
    header: Speed,
}

/// KICK-202 and KICK-401: what a kind of kick allows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Speed {
    pub(crate) base: f64,
    pub(crate) range: f64,
    pub(crate) loft: [f64; 2],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Levels {
    exact: Sigma,
    steady: Sigma,
    normal: Sigma,
    shaky: Sigma,
}

/// KICK-304: standard deviations.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sigma {
    pub(crate) direction: f64,
    pub(crate) speed: f64,
    pub(crate) loft: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorLimits {
    pub(crate) turn: f64,
    pub(crate) speed: [f64; 2],
}

/// What a screen shows beyond the path; no rule hangs on it.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// KICK-873: for so many seconds a ball out of play runs on.
    pub run_on: f64,
    /// KICK-875: in so many seconds a peg falls.
    pub topple: f64,
    /// KICK-853: so far from where it stood is its middle, lying.
    pub fallen: f64,
}
