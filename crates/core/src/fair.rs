//! Fair dice: a secret fixed beforehand, draws that anybody can recompute afterwards, and seals for secret choices.
//!
//! The server publishes the [commitment](Secret::commitment) of its secret before the first draw. The draws of a step
//! come from a ChaCha stream keyed by an HMAC of the secret over the match, the number of standing steps, the choice
//! itself and the words that the seats added. Nobody can run the dice ahead without the secret, the owner of the secret
//! cannot bend them, and a step that is taken back and played again draws the same.

use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{Chance, hex};

/// The secret behind the draws of one match.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from 32 random bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    /// The secret that stands for some words, for matches that can be made again.
    pub fn from_words(words: &str) -> Self {
        Secret(Sha256::digest(format!("onze seed\n{words}")).into())
    }

    /// What is published beforehand: it fixes the secret and does not tell it.
    pub fn commitment(&self) -> String {
        hex::write(&Sha256::digest(self.0))
    }

    /// The secret in hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::write(&self.0)
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Secret)
    }

    /// A name for a match of this secret, where none was given.
    pub fn match_name(&self) -> String {
        hex::write(&self.keyed("match", &[])[..8])
    }

    /// The stream for the draws of one step.
    ///
    /// `standing` counts the steps that stand before it, `choice` is the seat and its move as written (empty for the
    /// set-up), `words` are those of the seats in seat order.
    pub fn stream(&self, match_name: &str, standing: usize, choice: &str, words: &[String]) -> Stream {
        let words = words.join("\n");
        Stream(ChaCha8Rng::from_seed(
            self.keyed("draw", &[match_name, &standing.to_string(), choice, &words]),
        ))
    }

    /// Seals a choice that is handed in before others are. The salt comes from the secret, so nobody can guess it.
    pub fn seal(&self, match_name: &str, standing: usize, choice: &str) -> Seal {
        let full = self.keyed("salt", &[match_name, &standing.to_string(), choice]);
        let mut salt = [0; 16];
        salt.copy_from_slice(&full[..16]);
        Seal { digest: Seal::digest(match_name, standing, choice, &salt), salt }
    }

    fn keyed(&self, purpose: &str, parts: &[&str]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("an HMAC takes keys of any length");
        mac.update(b"onze ");
        mac.update(purpose.as_bytes());
        for part in parts {
            mac.update(b"\n");
            mac.update(part.as_bytes());
        }
        mac.finalize().into_bytes().into()
    }
}

impl std::fmt::Debug for Secret {
    /// Secrets stay out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The draws of one step of a live match.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Chance for Stream {
    /// Takes 32-bit words from the stream, passes over those in the incomplete last block of `n`, and keeps the rest
    /// of the division by `n`. Fixed for ever: records are checked with it.
    fn below(&mut self, n: u32) -> u32 {
        let n = n.max(1);
        let blocks = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < blocks {
                return word % n;
            }
        }
    }

    fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The draws of one step, keyed when the first of them is made: most choices draw nothing.
#[derive(Debug)]
pub(crate) struct Later<'a> {
    pub(crate) secret: &'a Secret,
    pub(crate) match_name: &'a str,
    pub(crate) standing: usize,
    pub(crate) choice: &'a str,
    pub(crate) words: &'a [String],
    pub(crate) stream: Option<Stream>,
}

impl Later<'_> {
    pub(crate) fn stream(&mut self) -> &mut Stream {
        let Later { secret, match_name, standing, choice, words, stream } = self;
        stream.get_or_insert_with(|| secret.stream(match_name, *standing, choice, words))
    }
}

/// A choice handed in under seal: the digest is published at once, the salt when the choice is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    digest: [u8; 16],
    salt: [u8; 16],
}

impl Seal {
    /// What is published when the choice is handed in.
    pub fn digest_hex(&self) -> String {
        hex::write(&self.digest)
    }

    /// What is published when the choice is opened.
    pub fn salt_hex(&self) -> String {
        hex::write(&self.salt)
    }

    /// A seal as a record tells it.
    pub fn from_hex(digest: &str, salt: &str) -> Option<Self> {
        Some(Seal { digest: hex::read(digest)?, salt: hex::read(salt)? })
    }

    /// Is this the choice that was sealed?
    pub fn holds(&self, match_name: &str, standing: usize, choice: &str) -> bool {
        self.digest == Seal::digest(match_name, standing, choice, &self.salt)
    }

    fn digest(match_name: &str, standing: usize, choice: &str, salt: &[u8; 16]) -> [u8; 16] {
        let text = format!("onze seal\n{match_name}\n{standing}\n{choice}\n{}", hex::write(salt));
        let mut digest = [0; 16];
        digest.copy_from_slice(&Sha256::digest(text)[..16]);
        digest
    }
}

/// A hash of the whole state after a step, so that a replay that drifts is caught where it drifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StateHash([u8; 8]);

impl StateHash {
    /// The hash of a position, which tells the whole state ([`crate::Notation::write_position`]).
    pub fn of(position: &str) -> Self {
        let mut hash = [0; 8];
        hash.copy_from_slice(&Sha256::digest(position)[..8]);
        StateHash(hash)
    }

    /// The hash in 16 hexadecimal digits.
    pub fn to_hex(self) -> String {
        hex::write(&self.0)
    }

    /// Reads 16 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(StateHash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_words(secret: &Secret, standing: usize, choice: &str, words: &[&str]) -> [u64; 2] {
        let words: Vec<String> = words.iter().map(|&text| text.to_owned()).collect();
        let mut stream = secret.stream("m1", standing, choice, &words);
        [stream.word(), stream.word()]
    }

    #[test]
    fn draws_depend_on_secret_step_choice_and_words_and_on_nothing_else() {
        let secret = Secret::from_words("midnight");
        let base = first_words(&secret, 3, "R P1", &["a", "b"]);
        assert_eq!(base, first_words(&secret, 3, "R P1", &["a", "b"]));
        for other in [
            first_words(&Secret::from_words("noon"), 3, "R P1", &["a", "b"]),
            first_words(&secret, 4, "R P1", &["a", "b"]),
            first_words(&secret, 3, "R P2", &["a", "b"]),
            first_words(&secret, 3, "R P1", &["a", "c"]),
        ] {
            assert_ne!(base, other);
        }
    }

    #[test]
    fn a_commitment_is_the_sha_256_of_the_secret() {
        let zeros = Secret::new([0; 32]);
        assert_eq!(zeros.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(Secret::from_hex(&zeros.to_hex()), Some(zeros));
        assert_eq!(format!("{:?}", Secret::new([7; 32])), "Secret(…)");
    }

    #[test]
    fn a_seal_holds_for_its_choice_only() {
        let seal = Secret::from_words("x").seal("m1", 5, "R P1");
        assert!(seal.holds("m1", 5, "R P1"));
        assert!(!seal.holds("m1", 5, "R P2") && !seal.holds("m1", 6, "R P1") && !seal.holds("m2", 5, "R P1"));
        assert_eq!(Seal::from_hex(&seal.digest_hex(), &seal.salt_hex()), Some(seal));
    }

    #[test]
    fn fair_dice_show_every_face_equally_often() {
        let mut stream = Secret::from_words("dice").stream("m", 0, "", &[]);
        let mut counts = [0usize; 6];
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|n| n.abs_diff(10_000) < 500), "{counts:?}");
    }
}
