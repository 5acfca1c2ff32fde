//! The angle of a lying peg (SIM-125).

use std::fmt;

use serde::Serialize;

use crate::sines::COSINES;

/// What [`Angle::cos`] and [`Angle::sin`] count in: they are integers, so that every machine agrees.
pub(crate) const UNIT: i64 = 1_000_000_000;

/// The angle between a lying peg's long axis and the x axis, in whole degrees from 0 to 179.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Angle(u8);

impl Angle {
    /// How many there are.
    pub const COUNT: usize = 180;
    /// Along the goal lines: the angle of a peg that the rules lay down.
    pub const UPRIGHT: Angle = Angle(90);

    /// The angle of so many degrees, if it is one of 0 to 179.
    pub const fn new(degrees: u8) -> Option<Angle> {
        if (degrees as usize) < Angle::COUNT { Some(Angle(degrees)) } else { None }
    }

    /// All of them, ascending.
    pub fn all() -> impl Iterator<Item = Angle> {
        (0..180).map(Angle)
    }

    /// In degrees.
    pub const fn degrees(self) -> u8 {
        self.0
    }

    /// The mirror image (SIM-113).
    #[must_use]
    pub const fn mirror(self) -> Angle {
        Angle(if self.0 == 0 { 0 } else { 180 - self.0 })
    }

    /// Reads `90`, in the one way in which it is written.
    pub fn parse(text: &str) -> Option<Angle> {
        let angle = text.parse().ok().and_then(Angle::new)?;
        (angle.to_string() == text).then_some(angle)
    }

    /// The cosine, in units of 10⁻⁹.
    #[inline]
    pub(crate) fn cos(self) -> i64 {
        let degrees = usize::from(self.0);
        if degrees <= 90 { COSINES[degrees] } else { -COSINES[180 - degrees] }
    }

    /// The sine, in units of 10⁻⁹.
    #[inline]
    pub(crate) fn sin(self) -> i64 {
        COSINES[usize::from(self.0.abs_diff(90))]
    }

    /// Cosine and sine, without their signs, of the angle between two axes.
    #[inline]
    pub(crate) fn between(self, other: Angle) -> (i64, i64) {
        let angle = Angle(self.0.abs_diff(other.0));
        (angle.cos().abs(), angle.sin())
    }
}

impl fmt::Display for Angle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
