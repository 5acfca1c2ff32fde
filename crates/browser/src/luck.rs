//! Secrets and chance from the random bytes that come with each order.

use onze_core::fair::Secret;
use onze_session::token::Token;
use onze_session::{Fault, Secrets};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// Random bytes for one order, as many as it takes.
pub(crate) struct Luck {
    stream: ChaCha20Rng,
    /// The secret of a match that was promised before.
    pub(crate) promised: Option<Secret>,
}

impl Luck {
    pub(crate) fn new(seed: [u8; 32]) -> Self {
        Luck { stream: ChaCha20Rng::from_seed(seed), promised: None }
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.stream.fill_bytes(&mut bytes);
        bytes
    }

    pub(crate) fn number(&mut self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }
}

impl Secrets for Luck {
    fn draws(&mut self) -> Result<Secret, Fault> {
        Ok(self.promised.take().unwrap_or_else(|| Secret::new(self.bytes())))
    }

    fn token(&mut self) -> Result<Token, Fault> {
        Ok(Token::new(self.bytes()))
    }
}
