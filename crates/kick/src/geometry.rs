//! Points, headings and vectors, and the few float operations KICK-108 allows.

use std::ops::{Add, Mul, Neg, Sub};

/// A point of the cloth, in millimetres (KICK-101).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Along the touch lines, from goal line 0 to goal line 1.
    pub x: f64,
    /// Along the goal lines, from touch line 0 to touch line 1.
    pub y: f64,
}

/// A direction on the cloth; of length 1 wherever the ball hands one out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heading {
    /// The share along x.
    pub x: f64,
    /// The share along y.
    pub y: f64,
}

/// A point in space (mm), a velocity (mm/s) or a normal; z is up, the cloth is z = 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vector {
    /// Along the touch lines.
    pub x: f64,
    /// Along the goal lines.
    pub y: f64,
    /// Up.
    pub z: f64,
}

impl Point {
    /// The point (x, y).
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}

impl Heading {
    /// The direction (x, y), of any length.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }

    /// KICK-402: the heading divided by its length, which must not be zero.
    pub(crate) fn unit(self) -> Self {
        let length = length(self.x, self.y);
        // Squares of very large and very small numbers leave the range of binary64.
        if (1e-140..1e140).contains(&length) {
            return Self::new(self.x / length, self.y / length);
        }
        let scale = larger(magnitude(self.x), magnitude(self.y));
        let (x, y) = (self.x / scale, self.y / scale);
        let length = self::length(x, y);
        Self::new(x / length, y / length)
    }

    /// KICK-305: turned by the angle whose half-tangent is `h`, from +x towards +y.
    pub(crate) fn turned(self, h: f64) -> Self {
        let square = h * h;
        let k = (1.0 - square) / (1.0 + square);
        let m = 2.0 * h / (1.0 + square);
        Self::new(self.x * k - self.y * m, self.y * k + self.x * m)
    }
}

impl Vector {
    /// The vector (x, y, z).
    pub const fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }

    /// Seen from above.
    pub const fn point(self) -> Point {
        Point::new(self.x, self.y)
    }

    pub(crate) const ZERO: Self = Self::new(0.0, 0.0, 0.0);

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    pub(crate) fn cross(self, other: Self) -> Self {
        Self::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    pub(crate) fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The length of the shadow on the cloth.
    pub(crate) fn horizontal(self) -> f64 {
        length(self.x, self.y)
    }

    pub(crate) fn normalised(self) -> Self {
        let length = self.length();
        Self::new(self.x / length, self.y / length, self.z / length)
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl Sub for Vector {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Mul<f64> for Vector {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor, self.z * factor)
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y, -self.z)
    }
}

pub(crate) fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

// KICK-108: the library's max, min, abs and clamp leave the sign of a zero open
// or are functions of their own; comparisons and negation are the same everywhere.

pub(crate) fn larger(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

pub(crate) fn smaller(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

pub(crate) fn magnitude(a: f64) -> f64 {
    if a < 0.0 { -a } else { a }
}

pub(crate) fn limited(a: f64, least: f64, most: f64) -> f64 {
    smaller(larger(a, least), most)
}
