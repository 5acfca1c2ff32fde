//! Why something was not done, on its way to whoever asked for it.

use std::borrow::Cow;

use onze_core::Clause;
use onze_core::table::Refused;
use serde_json::{Map, Value};

/// Something was not done, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// What kind of no it is, in the numbers of HTTP.
    pub status: u16,
    /// The clauses behind it; empty if it is not a matter of rules.
    pub rules: Vec<Clause>,
    /// Its name, for programs and for the files of sentences.
    pub kind: Cow<'static, str>,
    /// What the sentence is made from.
    pub facts: Box<Map<String, Value>>,
    /// The sentence where the files of sentences have none for this kind.
    pub message: &'static str,
}

impl Fault {
    /// A fault of this kind.
    pub fn new(status: u16, kind: &'static str, message: &'static str) -> Self {
        Fault { status, rules: Vec::new(), kind: kind.into(), facts: Box::default(), message }
    }

    /// What was asked for cannot be read or cannot be.
    pub fn bad(kind: &'static str, message: &'static str) -> Self {
        Fault::new(400, kind, message)
    }

    /// It can be, but not as things stand.
    pub fn conflict(kind: &'static str, message: &'static str) -> Self {
        Fault::new(409, kind, message)
    }

    /// Somebody else may do that.
    pub fn forbidden(kind: &'static str, message: &'static str) -> Self {
        Fault::new(403, kind, message)
    }

    /// It comes too often.
    pub fn too_many(kind: &'static str, message: &'static str) -> Self {
        Fault::new(429, kind, message)
    }

    /// There is no such match.
    pub fn no_match() -> Self {
        Fault::new(
            404,
            "match_unknown",
            "There is no such match. Check the link, or ask whoever sent it for a new one.",
        )
    }

    /// A match is not as it was kept.
    pub fn broken() -> Self {
        Fault::new(
            500,
            "match_broken",
            "This match cannot be read. It is left as it is; ask the owner of the server to look at it.",
        )
    }

    /// There are no random bytes.
    pub fn no_chance() -> Self {
        Fault::new(503, "no_random", "The server has no random numbers just now. Try again in a moment.")
    }

    /// Nothing was kept, so nothing happened.
    pub fn not_kept() -> Self {
        Fault::new(
            503,
            "not_kept",
            "The server could not keep this, so it did not happen. Try again in a moment.",
        )
    }

    /// With one more fact for the sentence.
    #[must_use]
    pub fn with(mut self, name: &str, fact: impl Into<Value>) -> Self {
        self.facts.insert(name.to_owned(), fact.into());
        self
    }

    /// The same with another status.
    #[must_use]
    pub fn with_status(self, status: u16) -> Self {
        Fault { status, ..self }
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        let mut facts = match refused.why {
            Value::Object(facts) => facts,
            _ => Map::new(),
        };
        let kind = facts.remove("kind").and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default();
        Fault {
            status: 422,
            rules: refused.rules,
            kind: kind.into(),
            facts: Box::new(facts),
            message: "The rules do not allow this here.",
        }
    }
}
