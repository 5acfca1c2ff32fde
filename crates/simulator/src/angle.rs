//! The angle of a lying peg (SIM-125).

use std::fmt;

use serde::{Serialize, Serializer};

/// What [`Angle::cos`] and [`Angle::sin`] count in: they are integers, so that every machine agrees.
pub(crate) const UNIT: i64 = 1_000_000_000;

/// The angle between a lying peg's long axis and the x axis, in whole degrees from 0 to 179.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
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

impl Serialize for Angle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// The cosines of 0 to 90 degrees, each the integer nearest to 10⁹ times the true value.
#[rustfmt::skip]
static COSINES: [i64; 91] = [
    1_000_000_000, 999_847_695, 999_390_827, 998_629_535, 997_564_050, 996_194_698, 994_521_895,
    992_546_152, 990_268_069, 987_688_341, 984_807_753, 981_627_183, 978_147_601, 974_370_065,
    970_295_726, 965_925_826, 961_261_696, 956_304_756, 951_056_516, 945_518_576, 939_692_621,
    933_580_426, 927_183_855, 920_504_853, 913_545_458, 906_307_787, 898_794_046, 891_006_524,
    882_947_593, 874_619_707, 866_025_404, 857_167_301, 848_048_096, 838_670_568, 829_037_573,
    819_152_044, 809_016_994, 798_635_510, 788_010_754, 777_145_961, 766_044_443, 754_709_580,
    743_144_825, 731_353_702, 719_339_800, 707_106_781, 694_658_370, 681_998_360, 669_130_606,
    656_059_029, 642_787_610, 629_320_391, 615_661_475, 601_815_023, 587_785_252, 573_576_436,
    559_192_903, 544_639_035, 529_919_264, 515_038_075, 500_000_000, 484_809_620, 469_471_563,
    453_990_500, 438_371_147, 422_618_262, 406_736_643, 390_731_128, 374_606_593, 358_367_950,
    342_020_143, 325_568_154, 309_016_994, 292_371_705, 275_637_356, 258_819_045, 241_921_896,
    224_951_054, 207_911_691, 190_808_995, 173_648_178, 156_434_465, 139_173_101, 121_869_343,
    104_528_463, 87_155_743, 69_756_474, 52_335_956, 34_899_497, 17_452_406, 0,
];
