//! Why a kick is refused.

use crate::{geometry::Point, input::PegId};

/// A kick outside the inputs of KICK-201 to KICK-204; it has drawn nothing from the source.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// A number of the kick itself is infinite or not a number.
    #[error("the kick's {0} is not a finite number")]
    NotFinite(&'static str),
    /// A number of a peg is infinite or not a number.
    #[error("peg {0} has a number that is not finite")]
    PegNotFinite(PegId),
    /// The direction is (0, 0).
    #[error("a kick needs a direction")]
    NoDirection,
    /// The power is not from 0 to 1.
    #[error("the power is {0}, not from 0 to 1")]
    Power(f64),
    /// The loft is not one this kind of kick can have.
    #[error("the loft is {loft}, not from {least} to {most}")]
    Loft {
        /// The loft asked for.
        loft: f64,
        /// The flattest this kind allows.
        least: f64,
        /// The steepest this kind allows.
        most: f64,
    },
    /// The ball lies more than its radius outside the playing rectangle.
    #[error("the ball lies at ({}, {}), outside the pitch", .0.x, .0.y)]
    Start(Point),
    /// More pegs than the pitch holds.
    #[error("{0} pegs, more than 64")]
    TooManyPegs(usize),
    /// Two pegs have one id.
    #[error("two pegs have the id {0}")]
    SameId(PegId),
    /// A lying peg's heading is not of length 1.
    #[error("the heading of lying peg {0} is not a unit vector")]
    Heading(PegId),
    /// A box ends before it begins.
    #[error("the box of peg {0} ends before it begins")]
    Box(PegId),
}

impl Refusal {
    /// The id of the clause that the kick breaks.
    pub const fn clause(&self) -> &'static str {
        match self {
            Self::Heading(_) => "KICK-103",
            Self::NoDirection | Self::Power(_) => "KICK-201",
            Self::Loft { .. } => "KICK-202",
            Self::Start(_) => "KICK-203",
            Self::NotFinite(_) | Self::PegNotFinite(_) | Self::TooManyPegs(_) | Self::SameId(_) => "KICK-204",
            Self::Box(_) => "KICK-607",
        }
    }
}
