//! What is known of a match before its first step.

use crate::fair::{Later, Secret};

/// What is known of a match before its first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the match, part of the key of every draw.
    pub name: String,
    /// The names of the players, in seat order; empty for a seat without one.
    pub players: Vec<String>,
    /// Words that the seats added to the draws, in seat order.
    pub words: Vec<String>,
    /// Where chance comes from.
    pub dice: Dice,
    /// The position it starts from, instead of the usual set-up.
    pub position: Option<String>,
}

impl Header {
    /// The draws of a step ([`Secret::stream`]).
    pub(crate) fn draws<'a>(&'a self, secret: &'a Secret, standing: usize, choice: &'a str) -> Later<'a> {
        Later { secret, match_name: &self.name, standing, choice, words: &self.words, stream: None }
    }
}

/// Where the chance of a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// From a secret fixed beforehand; before that, from a script of draws, for studies.
    Fair {
        /// What was published of the secret.
        commitment: String,
        /// The secret, unless this is a viewer's copy of a running match.
        secret: Option<Secret>,
        /// Draws used in order before any other.
        script: Vec<String>,
    },
    /// Typed in with each step: real dice on a real table.
    Typed {
        /// Seals choices.
        secret: Secret,
    },
}

impl Dice {
    /// Fair dice of this secret.
    pub fn fair(secret: Secret, script: Vec<String>) -> Self {
        Dice::Fair { commitment: secret.commitment(), secret: Some(secret), script }
    }

    pub(crate) fn secret(&self) -> Option<&Secret> {
        match self {
            Dice::Fair { secret, .. } => secret.as_ref(),
            Dice::Typed { secret } => Some(secret),
        }
    }
}
