//! Secrets that hold seats: 128 random bits, hashed at rest.

use std::fmt;

use sha2::{Digest, Sha256};

/// What is kept of a token.
pub type TokenHash = [u8; 32];

/// The secret of a seat or of an invitation. It has no `Debug` form that tells it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 16]);

impl Token {
    /// The token of 16 random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Token(bytes)
    }

    /// What its holder keeps: 32 hexadecimal digits.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// What the server keeps.
    pub fn hash(&self) -> TokenHash {
        hash(&self.text())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The hash of what somebody says is a token.
pub fn hash(text: &str) -> TokenHash {
    Sha256::digest(text).into()
}

/// Compares in a time that does not depend on where they differ.
pub fn same(a: &TokenHash, b: &TokenHash) -> bool {
    let difference = a.iter().zip(b).fold(0, |sum, (a, b)| sum | (a ^ b));
    std::hint::black_box(difference) == 0
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_and_tells_nothing_in_a_log() {
        let (one, other) = (Token::new([1; 16]), Token::new([2; 16]));
        assert_eq!(one.text().len(), 32);
        assert!(same(&one.hash(), &hash(&one.text())) && !same(&one.hash(), &other.hash()));
        assert_eq!(format!("{one:?}"), "Token(…)");
    }
}
