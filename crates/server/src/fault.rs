//! How a fault is told, in the language of whoever asked.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use onze_session::Fault;
use onze_session::protocol::ErrorInfo;
use onze_texts::Texts;
use serde_json::{Value, json};

use crate::store::StoreError;

/// A fault as it goes over the wire.
pub(crate) fn info(fault: &Fault, texts: &Texts) -> ErrorInfo {
    let dashed = fault.kind.replace('_', "-");
    let id = match fault.facts.get("of").and_then(Value::as_str) {
        Some(game) => format!("{game}-refusal-{dashed}"),
        None => format!("refusal-{dashed}"),
    };
    ErrorInfo {
        rules: fault.rules.iter().map(|clause| clause.0.to_owned()).collect(),
        kind: fault.kind.clone().into_owned(),
        facts: Value::Object((*fault.facts).clone()),
        message: texts.find(&id, &fault.facts).unwrap_or_else(|| fault.message.to_owned()),
    }
}

/// A fault as the answer to a request.
pub(crate) fn response(fault: &Fault, texts: &Texts) -> Response {
    let status = StatusCode::from_u16(fault.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    (status, Json(json!({ "error": info(fault, texts) }))).into_response()
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "storage");
        match error {
            StoreError::Damaged(_) => Fault::broken(),
            _ => Fault::not_kept(),
        }
    }
}
