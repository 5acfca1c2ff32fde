//! How long a player may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a player may think about one choice: it ends with whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// The moment by which the choice is wanted.
    pub deadline: Option<Deadline>,
    /// How many matches it may play in its head.
    pub simulations: Option<u64>,
    /// Set by whoever does not want the choice any more, or wants it now.
    pub stop: &'a AtomicBool,
}

impl<'a> Budget<'a> {
    /// As long as it likes, unless somebody says stop.
    pub const fn new(stop: &'a AtomicBool) -> Self {
        Budget { deadline: None, simulations: None, stop }
    }

    /// The same, up to a moment.
    #[must_use]
    pub const fn until(self, deadline: Deadline) -> Self {
        Budget { deadline: Some(deadline), ..self }
    }

    /// The same, up to so many simulations.
    #[must_use]
    pub const fn simulations(self, most: u64) -> Self {
        Budget { simulations: Some(most), ..self }
    }

    /// Is it time to choose, with so many simulations done? Cheap enough to be asked after each of them.
    #[inline]
    pub fn is_spent(&self, done: u64) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.simulations.is_some_and(|most| done >= most)
            || self.deadline.is_some_and(Deadline::is_over)
    }
}

/// A moment on the machine's clock. All that a player knows of time is here, because where there is no such clock (in a
/// browser) it must be told otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deadline(Instant);

impl Deadline {
    /// So long from now.
    pub fn after(time: Duration) -> Self {
        Deadline(Instant::now() + time)
    }

    /// How long it is until then; nothing if it has come.
    pub fn left(self) -> Duration {
        self.0.saturating_duration_since(Instant::now())
    }

    /// Has it come?
    pub fn is_over(self) -> bool {
        Instant::now() >= self.0
    }
}

impl From<Instant> for Deadline {
    fn from(moment: Instant) -> Self {
        Deadline(moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_ends_with_the_first_of_its_limits() {
        let stop = AtomicBool::new(false);
        let free = Budget::new(&stop);
        assert!(!free.is_spent(u64::MAX));
        assert!(!free.simulations(5).is_spent(4) && free.simulations(5).is_spent(5));
        assert!(free.until(Deadline::after(Duration::ZERO)).is_spent(0));
        assert!(!free.until(Deadline::after(Duration::from_hours(1))).is_spent(0));
        stop.store(true, Ordering::Relaxed);
        assert!(free.is_spent(0));
    }
}
