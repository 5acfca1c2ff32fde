//! `POST /api/matches`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::{Body, Speaks, told};
use crate::app::App;
use crate::fault::Fault;
use crate::matches;
use crate::protocol::{CreateRequest, Created};

pub(super) async fn create(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Body(request): Body<CreateRequest>,
) -> Response {
    told(&app, lang, make(&app, request).await)
}

async fn make(app: &Arc<App>, request: CreateRequest) -> Result<(StatusCode, Json<Created>), Fault> {
    let (new, created) = matches::create(request)?;
    app.store.create(new).await?;
    app.metrics.add(|metrics| &metrics.matches_made);
    Ok((StatusCode::CREATED, Json(created)))
}
