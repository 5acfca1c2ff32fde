//! Random bytes from the operating system.

use onze_core::fair::Secret;
use onze_session::token::Token;
use onze_session::{Fault, Secrets};

/// So many random bytes.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Fault::NoRandom)?;
    Ok(bytes)
}

/// A random number.
pub(crate) fn number() -> Result<u64, Fault> {
    bytes().map(u64::from_le_bytes)
}

/// Secrets that nobody was told of; that of the draws may have been promised before.
pub(crate) struct Fresh<F>(pub(crate) F);

impl<F: FnMut() -> Result<Secret, Fault>> Secrets for Fresh<F> {
    fn draws(&mut self) -> Result<Secret, Fault> {
        (self.0)()
    }

    fn token(&mut self) -> Result<Token, Fault> {
        bytes().map(Token::new)
    }
}
