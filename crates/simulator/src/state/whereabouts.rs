//! Where a peg is.

use crate::angle::Angle;
use crate::place::Stance;

/// Where a peg is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// Beside the pitch, and may come on.
    Bench,
    /// On the cloth.
    On(Stance),
    /// In the hand of its player, who will put it down: at a line-up, a repositioning, a shoot-out.
    Lifted,
    /// Replaced: does not return (SIM-885).
    Off,
    /// Sent off (SIM-876).
    SentOff,
}

/// A [`Where`] in one byte: the angle of a lying peg, or a number beyond all angles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed(u8);

impl Packed {
    pub(super) const STANDING: Packed = Packed(180);
    pub(super) const BENCH: Packed = Packed(181);
    pub(super) const LIFTED: Packed = Packed(182);
    const OFF: Packed = Packed(183);
    const SENT_OFF: Packed = Packed(184);

    pub(super) const fn new(at: Where) -> Packed {
        match at {
            Where::On(Stance::Lying(angle)) => Packed(angle.degrees()),
            Where::On(Stance::Standing) => Packed::STANDING,
            Where::Bench => Packed::BENCH,
            Where::Lifted => Packed::LIFTED,
            Where::Off => Packed::OFF,
            Where::SentOff => Packed::SENT_OFF,
        }
    }

    #[inline]
    pub(super) fn get(self) -> Where {
        match self {
            Packed::STANDING => Where::On(Stance::Standing),
            Packed::BENCH => Where::Bench,
            Packed::LIFTED => Where::Lifted,
            Packed::OFF => Where::Off,
            Packed(degrees) => match Angle::new(degrees) {
                Some(angle) => Where::On(Stance::Lying(angle)),
                None => Where::SentOff,
            },
        }
    }
}
