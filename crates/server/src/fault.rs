//! Why something was not done, on its way to whoever asked for it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use onze_core::table::Refused;
use serde_json::{Map, Value, json};

use crate::protocol::ErrorInfo;
use crate::store::StoreError;
use onze_texts::Texts;

/// Something was not done, and why.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    rules: Vec<String>,
    kind: String,
    facts: Box<Map<String, Value>>,
    /// The sentence where the files of sentences have none for this kind.
    message: &'static str,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, kind: &str, message: &'static str) -> Self {
        Fault { status, rules: Vec::new(), kind: kind.to_owned(), facts: Box::default(), message }
    }

    /// What was asked for cannot be read or cannot be.
    pub(crate) fn bad(kind: &str, message: &'static str) -> Self {
        Fault::new(StatusCode::BAD_REQUEST, kind, message)
    }

    /// It can be, but not as things stand.
    pub(crate) fn conflict(kind: &str, message: &'static str) -> Self {
        Fault::new(StatusCode::CONFLICT, kind, message)
    }

    /// Somebody else may do that.
    pub(crate) fn forbidden(kind: &str, message: &'static str) -> Self {
        Fault::new(StatusCode::FORBIDDEN, kind, message)
    }

    pub(crate) fn too_many(kind: &str, message: &'static str) -> Self {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, kind, message)
    }

    pub(crate) fn no_match() -> Self {
        Fault::new(
            StatusCode::NOT_FOUND,
            "match_unknown",
            "There is no such match. Check the link, or ask whoever sent it for a new one.",
        )
    }

    pub(crate) fn broken() -> Self {
        Fault::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "match_broken",
            "This match cannot be read. It is left as it is; ask the owner of the server to look at it.",
        )
    }

    pub(crate) fn no_chance() -> Self {
        Fault::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "no_random",
            "The server has no random numbers just now. Try again in a moment.",
        )
    }

    /// With one more fact for the sentence.
    pub(crate) fn with(mut self, name: &str, fact: impl Into<Value>) -> Self {
        self.facts.insert(name.to_owned(), fact.into());
        self
    }

    /// The same with another status.
    pub(crate) fn with_status(self, status: StatusCode) -> Self {
        Fault { status, ..self }
    }

    pub(crate) fn kind(&self) -> &str {
        &self.kind
    }

    /// As it goes over the wire.
    pub(crate) fn info(&self, texts: &Texts) -> ErrorInfo {
        let dashed = self.kind.replace('_', "-");
        let id = match self.facts.get("of").and_then(Value::as_str) {
            Some(game) => format!("{game}-refusal-{dashed}"),
            None => format!("refusal-{dashed}"),
        };
        let message = texts.find(&id, &self.facts).unwrap_or_else(|| self.message.to_owned());
        let (rules, kind, facts) =
            (self.rules.clone(), self.kind.clone(), Value::Object((*self.facts).clone()));
        ErrorInfo { rules, kind, facts, message }
    }

    /// As the answer to a request.
    pub(crate) fn response(&self, texts: &Texts) -> Response {
        (self.status, Json(json!({ "error": self.info(texts) }))).into_response()
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        let mut facts = match refused.why {
            Value::Object(facts) => facts,
            _ => Map::new(),
        };
        let kind = facts.remove("kind").and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default();
        let rules = refused.rules.iter().map(|clause| clause.0.to_owned()).collect();
        Fault {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            rules,
            kind,
            facts: Box::new(facts),
            message: "The rules do not allow this here.",
        }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken { .. } => Fault::conflict("late", "Somebody else was faster. Look again."),
            error => {
                tracing::error!(%error, "storage");
                Fault::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "not_kept",
                    "The server could not keep this, so it did not happen. Try again in a moment.",
                )
            }
        }
    }
}
