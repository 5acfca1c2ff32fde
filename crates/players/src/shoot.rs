//! Players of SHOOT.
//!
//! Nothing is hidden (SHO-901), and a choice ends where the next throw is due. So every player here values positions
//! before a throw, and differs from the others in how.

mod chains;
mod champion;
mod features;
mod ground;
mod league;
mod learnt;
mod lessons;
mod rookie;
mod search;
mod steady;
#[cfg(test)]
mod tests;

use onze_core::{Chance, Seen};
use onze_shoot::{Offer, Shoot, State};

pub(crate) use champion::champion;
pub(crate) use league::league;
pub use lessons::COURSE;
pub(crate) use rookie::rookie;
pub(crate) use steady::club;

/// A side that is behind takes a draw; one that is not behind ends an open match.
fn accepts(seen: &Seen<'_, Shoot>, state: &State) -> bool {
    let (own, other) = (state.score(seen.seat()), state.score(seen.seat().other()));
    match seen.view().offer {
        Some((_, Offer::Draw)) => own < other,
        _ => own >= other,
    }
}

/// The dice that fall after a choice that is only tried: 1 and 2 in turn, which never do anything by themselves.
struct LowDice(u32);

impl Chance for LowDice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= 1;
        self.0 % n
    }

    fn word(&mut self) -> u64 {
        0
    }
}

/// How many of the 36 throws show each total from 0 to 12.
const THROWS: [f32; 13] = [0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0];
