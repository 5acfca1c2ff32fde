//! Points of the pitch, in thousandths of a millimetre (SIM-105).

use std::fmt;

/// Thousandths in a millimetre.
pub const MM: i32 = 1000;

/// A point seen from above: x from Red's goal line to Blue's, y from the touch-line of row A to that of row K.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Point {
    /// Thousandths of a millimetre from Red's goal line.
    pub x: i32,
    /// Thousandths of a millimetre from the touch-line of row A.
    pub y: i32,
}

/// No point that can be written lies farther out; the pitch is less than a tenth of it.
const FARTHEST_MM: i32 = 10_000;

impl Point {
    /// From thousandths of a millimetre.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// From whole millimetres.
    pub const fn mm(x: i32, y: i32) -> Point {
        Point { x: x * MM, y: y * MM }
    }

    /// The square of the distance, in millionths of a square millimetre.
    #[inline]
    pub const fn square_to(self, other: Point) -> i64 {
        let (dx, dy) = ((self.x - other.x) as i64, (self.y - other.y) as i64);
        dx * dx + dy * dy
    }

    /// Is it at least so far (in thousandths) from the other?
    #[inline]
    pub const fn is_apart(self, other: Point, distance: i32) -> bool {
        self.square_to(other) >= distance as i64 * distance as i64
    }

    /// Reads `588,308.7` in the one way in which it is written.
    pub fn parse(text: &str) -> Option<Point> {
        let (x, y) = text.split_once(',')?;
        let point = Point { x: length(x)?, y: length(y)? };
        (point.to_string() == text).then_some(point)
    }
}

crate::words::by_text!(Point, "a point");

/// Millimetres with up to three decimals.
fn length(text: &str) -> Option<i32> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > 3 {
        return None;
    }
    let whole: i32 = whole.parse().ok().filter(|whole| *whole <= FARTHEST_MM)?;
    let thousandths: i32 = format!("{decimals:0<3}").parse().ok()?;
    Some(sign * (whole * MM + thousandths))
}

/// A length as millimetres without needless decimals.
struct Length(i32);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, sign) = (self.0.unsigned_abs(), if self.0 < 0 { "-" } else { "" });
        let (whole, rest) = (size / 1000, size % 1000);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ if rest % 100 == 0 => write!(f, "{sign}{whole}.{}", rest / 100),
            _ if rest % 10 == 0 => write!(f, "{sign}{whole}.{:02}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:03}"),
        }
    }
}

onze_core::written! {
    Point: |point| "{},{}", Length(point.x), Length(point.y);
}
