//! How a fault is told, in the language of whoever asked.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use onze_core::table::Refused;
use onze_session::Fault;
use onze_session::protocol::ErrorInfo;
use onze_texts::Texts;
use serde_json::json;

use crate::store::StoreError;

/// A fault as it goes over the wire.
pub(crate) fn info(fault: &Fault, texts: &Texts) -> ErrorInfo {
    fault.info(match fault {
        Fault::Refused(refused) | Fault::Missing(refused) => texts.refusal(refused),
        _ => texts.say(&format!("refusal-{}", fault.kind().replace('_', "-")), &fault.facts()),
    })
}

/// A fault as the answer to a request: [`tell`] finds the words for it.
#[derive(Clone)]
pub(crate) struct Untold(Fault);

impl From<Fault> for Untold {
    fn from(fault: Fault) -> Self {
        Untold(fault)
    }
}

impl From<Refused> for Untold {
    fn from(refused: Refused) -> Self {
        Untold(refused.into())
    }
}

impl From<StoreError> for Untold {
    fn from(error: StoreError) -> Self {
        Untold(error.into())
    }
}

impl IntoResponse for Untold {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts a fault into words, if that is the answer.
pub(crate) fn tell(response: &mut Response, texts: &Texts) {
    if let Some(Untold(fault)) = response.extensions_mut().remove::<Untold>() {
        let told = Json(json!({ "error": info(&fault, texts) })).into_response();
        let (head, body) = told.into_parts();
        response.headers_mut().extend(head.headers);
        *response.body_mut() = body;
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "storage");
        match error {
            StoreError::Damaged(_) => Fault::MatchBroken,
            _ => Fault::NotKept,
        }
    }
}
