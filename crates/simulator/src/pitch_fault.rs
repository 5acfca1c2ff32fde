//! What may be wrong with a pitch (SIM-104).

use onze_core::{Because, Clause};
use serde::Serialize;

/// What is wrong with a pitch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PitchFault {
    /// It is not written as pitches are.
    Form,
    /// A list of cells names one that does not exist, or one twice.
    Cells,
    /// The ball flies over another pitch, into other goals or against other bodies.
    Flight,
    /// Cells of this size do not cover the pitch.
    Grid,
    /// A peg at home in a half cell would stand on a line.
    Home,
    /// A cell lies in both defence zones, or there is no midfield.
    Thirds,
    /// The goal area reaches out of the penalty area, or the two penalty areas meet.
    Areas,
    /// The penalty spot lies outside the penalty area, or the keeper is not on his line.
    PenaltySpot,
    /// The corner mark is off the pitch or outside the cross zone.
    Corner,
}

impl Because for PitchFault {
    fn rules(&self) -> &'static [Clause] {
        match self {
            PitchFault::Form => &[Clause("SIM-104")],
            PitchFault::Cells | PitchFault::Grid => &[Clause("SIM-108"), Clause("SIM-104")],
            PitchFault::Flight => {
                &[Clause("SIM-105"), Clause("SIM-121"), Clause("SIM-124"), Clause("SIM-126")]
            }
            PitchFault::Home => &[Clause("SIM-114")],
            PitchFault::Thirds => &[Clause("SIM-115")],
            PitchFault::Areas => &[Clause("SIM-118"), Clause("SIM-119")],
            PitchFault::PenaltySpot => &[Clause("SIM-122"), Clause("SIM-650")],
            PitchFault::Corner => &[Clause("SIM-122"), Clause("SIM-851")],
        }
    }
}
