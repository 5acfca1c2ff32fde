//! Secrets that are fixed before anybody adds words to them.
//!
//! Whoever makes a match asks for a commitment first and then names it together with their words. So the secret cannot
//! have been chosen to suit the words.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use onze_core::fair::Secret;
use onze_session::Fault;
use tokio::time::Instant;

use crate::random;

/// Secrets whose commitment was told and that no match uses yet, the oldest first.
#[derive(Debug)]
pub(crate) struct Commitments {
    most: usize,
    time: Duration,
    waiting: Mutex<VecDeque<(Instant, String, Secret)>>,
}

impl Commitments {
    /// So many at most, each for so long.
    pub(crate) fn new(most: usize, time: Duration) -> Self {
        Commitments { most: most.max(1), time, waiting: Mutex::default() }
    }

    /// Fixes a secret and tells its commitment. If there are too many the oldest is forgotten.
    pub(crate) fn make(&self, now: Instant) -> Result<String, Fault> {
        Ok(self.add(fresh()?, now))
    }

    /// Is this the commitment of a secret here?
    pub(crate) fn has(&self, commitment: &str) -> bool {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.iter().any(|(_, known, _)| known == commitment)
    }

    /// Takes over a secret of another node; the answer is its commitment.
    pub(crate) fn add(&self, secret: Secret, now: Instant) -> String {
        let commitment = secret.commitment();
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.len() >= self.most || waiting.front().is_some_and(|(then, ..)| *then + self.time < now)
        {
            waiting.pop_front();
        }
        waiting.push_back((now, commitment.clone(), secret));
        commitment
    }

    /// The secret behind a commitment, for one match.
    pub(crate) fn take(&self, commitment: &str, now: Instant) -> Result<Secret, Fault> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let found =
            waiting.iter().position(|(then, known, _)| known == commitment && now <= *then + self.time);
        let found = found.and_then(|index| waiting.remove(index));
        found.map(|(.., secret)| secret).ok_or(Fault::CommitmentUnknown)
    }
}

/// A secret that nobody was told of.
pub(crate) fn fresh() -> Result<Secret, Fault> {
    random::bytes().map(Secret::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_holds_for_one_match_for_a_while_and_gives_way_to_newer_ones() {
        let (start, minute) = (Instant::now(), Duration::from_mins(1));
        let all = Commitments::new(2, minute);
        let [first, second, third] = [(); 3].map(|()| all.make(start).unwrap());
        assert!(all.take(&first, start).is_err(), "two are kept, this was the oldest");
        assert_eq!(all.take(&second, start).unwrap().commitment(), second);
        assert!(all.take(&second, start).is_err(), "for one match only");
        assert!(all.take(&third, start + 2 * minute).is_err(), "too old");
        assert!(all.take("", start).is_err());
    }
}
