//! What may be wrong with a pitch (SIM-104).

use serde::Serialize;

use onze_core::reasons;

reasons! {
    /// What is wrong with a pitch.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PitchFault {
        /// It is not written as pitches are.
        Form because ["SIM-104"],
        /// A list of cells names one that does not exist, or one twice.
        Cells because ["SIM-108", "SIM-104"],
        /// The ball flies over another pitch, into other goals or against other bodies.
        Flight because ["SIM-105", "SIM-121", "SIM-124", "SIM-126"],
        /// Cells of this size do not cover the pitch.
        Grid because ["SIM-108", "SIM-104"],
        /// A peg at home in a half cell would stand on a line.
        Home because ["SIM-114"],
        /// A cell lies in both defence zones, or there is no midfield.
        Thirds because ["SIM-115"],
        /// The goal area reaches out of the penalty area, or the two penalty areas meet.
        Areas because ["SIM-118", "SIM-119"],
        /// The penalty spot lies outside the penalty area, or the keeper is not on his line.
        PenaltySpot because ["SIM-122", "SIM-650"],
        /// The corner mark is off the pitch or outside the cross zone.
        Corner because ["SIM-122", "SIM-851"],
    }
}
