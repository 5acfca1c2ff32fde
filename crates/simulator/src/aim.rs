//! A kick as it is aimed (SIM-402), and the numbers it stands for (SIM-412).

use serde::{Deserialize, Serialize};

use crate::Point;
use crate::sines::{SINES, TANGENTS};

onze_core::words! {
    /// How the ball is struck (SIM-401).
    pub enum Kind {
        /// It rolls.
        Low = "low",
        /// It jumps off the ground.
        Lob = "lob",
        /// From the top of the peg: header, throw-in, keeper's throw.
        Head = "head",
    }
}

onze_core::words! {
    /// What was declared.
    pub enum Class {
        /// A pass or a drive.
        Pass = "pass",
        /// A cross.
        Cross = "cross",
        /// A shot.
        Shot = "shot",
    }
}

/// A kick as the player aims it; the error of the hand comes on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aim {
    /// Low, lob or head.
    pub kind: Kind,
    /// In tenths of a degree, 0 to 3599: 0 towards x = 924, 900 towards y = 666.
    pub direction: u16,
    /// 1 to 100.
    pub power: u8,
    /// In degrees: 0 for low, 27 to 75 for a lob, 0 to 63 for head.
    pub loft: u8,
}

/// SIM-402: the least and the greatest power.
pub(crate) const POWER: std::ops::RangeInclusive<u8> = 1..=100;

impl Kind {
    /// SIM-412: the lofts it can have.
    pub const fn lofts(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Kind::Low => 0..=0,
            Kind::Lob => 27..=75,
            Kind::Head => 0..=63,
        }
    }

    pub(crate) const fn in_kick(self) -> onze_kick::Kind {
        match self {
            Kind::Low => onze_kick::Kind::Low,
            Kind::Lob => onze_kick::Kind::Lob,
            Kind::Head => onze_kick::Kind::Header,
        }
    }
}

impl Aim {
    /// A low kick.
    pub const fn low(direction: u16, power: u8) -> Aim {
        Aim { kind: Kind::Low, direction, power, loft: 0 }
    }

    /// Are its numbers within the ranges of SIM-402 and SIM-412?
    pub fn is_possible(self) -> bool {
        self.direction < 3600 && POWER.contains(&self.power) && self.kind.lofts().contains(&self.loft)
    }

    pub(crate) fn slope(self) -> f64 {
        TANGENTS.get(usize::from(self.loft)).copied().unwrap_or(0.0)
    }
}

/// SIM-412: cosine and sine of a direction in tenths of a degree.
pub(crate) fn unit(direction: u16) -> [f64; 2] {
    let rest = usize::from(direction % 900);
    let (cos, sin) = (SINES[900 - rest], SINES[rest]);
    match direction / 900 % 4 {
        0 => [cos, sin],
        1 => [-sin, cos],
        2 => [-cos, -sin],
        _ => [sin, -cos],
    }
}

/// The direction, in tenths of a degree, that leads most nearly from a point to another.
pub(crate) fn towards(from: Point, to: Point) -> u16 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    // Turned into the first quadrant by exchanges and changes of sign.
    let (quadrant, x, y) = match (dx >= 0.0, dy >= 0.0) {
        (true, true) => (0, dx, dy),
        (false, true) => (1, dy, -dx),
        (false, false) => (2, -dx, -dy),
        (true, false) => (3, -dy, dx),
    };
    // The sine of the angle between the two grows with the tenths taken off.
    let ahead = |tenths: usize| y * SINES[900 - tenths] - x * SINES[tenths];
    let (mut low, mut high) = (0, 900);
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if ahead(middle) >= 0.0 { low = middle } else { high = middle }
    }
    let nearer = if ahead(low) <= -ahead(high) { low } else { high };
    #[allow(clippy::cast_possible_truncation)] // at most 900
    let tenths = nearer as u16;
    (quadrant * 900 + tenths) % 3600
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sim_402_sim_412_directions_are_tenths_of_a_degree_from_the_table() {
        assert_eq!(unit(0).map(f64::to_bits), [1.0_f64, 0.0].map(f64::to_bits));
        assert_eq!(unit(900)[1].to_bits(), 1.0_f64.to_bits());
        assert_eq!(unit(300)[1].to_bits(), 0.5_f64.to_bits());
        assert_eq!(unit(1800)[0].to_bits(), (-1.0_f64).to_bits());
        for direction in 0..3600 {
            let [x, y] = unit(direction);
            assert!((x * x + y * y - 1.0).abs() < 1e-15);
            let far = |part: f64| (part * 1_000_000.0).round();
            #[allow(clippy::cast_possible_truncation)]
            let to = Point { x: far(x) as i32, y: far(y) as i32 };
            assert_eq!(towards(Point { x: 0, y: 0 }, to), direction);
        }
    }

    #[test]
    fn sim_402_a_loft_belongs_to_its_kind() {
        assert!(Aim::low(3599, 100).is_possible());
        assert!(!Aim::low(3600, 50).is_possible() && !Aim::low(0, 0).is_possible());
        for (kind, least, most) in [(Kind::Low, 0, 0), (Kind::Lob, 27, 75), (Kind::Head, 0, 63)] {
            let aim = |loft| Aim { kind, direction: 0, power: 10, loft };
            assert!(aim(least).is_possible() && aim(most).is_possible() && !aim(most + 1).is_possible());
        }
        assert!(!Aim { kind: Kind::Lob, direction: 0, power: 10, loft: 26 }.is_possible());
    }
}
