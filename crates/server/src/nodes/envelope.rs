//! What nodes write to each other is for them alone: NATS, and whoever listens there, sees who writes and how much.
//!
//! A letter is sealed with a key that all nodes have, for the subject that it is sent to: it cannot be read, changed, or
//! sent once more elsewhere.

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use onze_session::Fault;
use thiserror::Error;

use crate::config::Db;
use crate::random;
use crate::store::{Postgres, StoreError};

/// So long that it may be drawn anew for every letter.
const NONCE: usize = 24;

/// What the key is called in the database that nodes share.
const NAME: &str = "letters";

/// The key that all nodes have.
#[derive(Clone)]
pub struct NodesKey(XChaCha20Poly1305);

/// There is no key.
#[derive(Debug, Error)]
pub enum KeyError {
    /// It is not 32 bytes.
    #[error("a key is 64 hexadecimal digits")]
    Form,
    /// The database is one that nodes cannot share.
    #[error("nodes share a PostgreSQL database, and their key is in it")]
    Alone,
    /// There are no random bytes for a new one.
    #[error("there are no random numbers just now")]
    NoChance,
    /// It cannot be asked for.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl NodesKey {
    /// A key that was written down, in hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, KeyError> {
        let bytes = onze_core::hex::read::<32>(text.trim()).ok_or(KeyError::Form)?;
        Ok(NodesKey::new(bytes))
    }

    /// The one in the database that nodes share, which holds all that they may say anyway. The first node draws it.
    pub async fn of_database(db: &Db) -> Result<Self, KeyError> {
        let Db::Postgres { url, .. } = db else { return Err(KeyError::Alone) };
        let drawn: [u8; 32] = random::bytes().map_err(|_| KeyError::NoChance)?;
        let kept = Postgres::key(url, NAME, &drawn).await?;
        Ok(NodesKey::new(kept.try_into().map_err(|_| KeyError::Form)?))
    }

    fn new(bytes: [u8; 32]) -> Self {
        NodesKey(XChaCha20Poly1305::new(&Key::from(bytes)))
    }

    /// Seals a letter to whoever listens to a subject.
    pub(super) fn seal(&self, subject: &str, letter: &[u8]) -> Result<Vec<u8>, Fault> {
        let nonce: [u8; NONCE] = random::bytes()?;
        let payload = Payload { msg: letter, aad: subject.as_bytes() };
        let sealed = self.0.encrypt(&XNonce::from(nonce), payload).map_err(|_| Fault::NoRandom)?;
        Ok([nonce.as_slice(), &sealed].concat())
    }

    /// Opens a letter that came to a subject; none if it is not sealed with this key.
    pub(super) fn open(&self, subject: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, msg) = sealed.split_first_chunk::<NONCE>()?;
        self.0.decrypt(&XNonce::from(*nonce), Payload { msg, aad: subject.as_bytes() }).ok()
    }
}

impl fmt::Debug for NodesKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NodesKey")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_opened_with_its_key_at_its_subject_and_whole() {
        let (key, other) = (NodesKey::new([7; 32]), NodesKey::new([8; 32]));
        let sealed = key.seal("onze.match.a", b"R P3").unwrap();
        assert_eq!(key.open("onze.match.a", &sealed).as_deref(), Some(b"R P3".as_slice()));
        assert!(!sealed.windows(4).any(|part| part == b"R P3"));
        assert_ne!(sealed, key.seal("onze.match.a", b"R P3").unwrap(), "twice the same looks different");
        assert_eq!(other.open("onze.match.a", &sealed), None);
        assert_eq!(key.open("onze.match.b", &sealed), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(key.open("onze.match.a", &changed), None, "byte {at}");
            assert_eq!(key.open("onze.match.a", &sealed[..at]), None, "{at} bytes of it");
        }
    }

    #[test]
    fn a_key_is_64_hexadecimal_digits() {
        let text = format!("{}\n", "0f".repeat(32));
        assert!(NodesKey::from_hex(&text).is_ok());
        for wrong in ["", "0f", &"0g".repeat(32), &"0f".repeat(33)] {
            assert!(matches!(NodesKey::from_hex(wrong), Err(KeyError::Form)), "{wrong}");
        }
    }
}
