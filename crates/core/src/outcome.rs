//! How a match ended.

use arrayvec::ArrayVec;

use crate::Seat;

/// One count a seat, in seat order.
pub type Counts = ArrayVec<u16, { Seat::MOST }>;

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; nobody in a drawn match.
    pub winner: Option<Seat>,
    /// Goals (or points) of each seat, in seat order, as they stood at the end of play.
    pub score: Counts,
    /// A second count that decided a level score, such as a shoot-out.
    pub tie_break: Option<Counts>,
    /// The seat that gave up, if that ended the match.
    pub gave_up: Option<Seat>,
}

impl Outcome {
    /// Was the score level when play ended, whatever decided afterwards?
    pub fn level(&self) -> bool {
        self.score.windows(2).all(|pair| pair[0] == pair[1])
    }
}
