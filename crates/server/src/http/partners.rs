//! `/api/matches/{match}/partners`: those with whom the owner of a seat shares it.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use onze_session::Fault;
use onze_session::protocol::{Partners, ShareRequest};

use super::visitor::bearer;
use super::{Body, Named, Speaks, told};
use crate::app::App;

/// Who they are, for the owner.
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    headers: HeaderMap,
) -> Response {
    told(&app, lang, list(&app, &name, &headers).await.map(Json))
}

/// A secret for one more.
pub(super) async fn share(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    Body(request): Body<ShareRequest>,
) -> Response {
    let shared = async { app.room(&name)?.share(&app, request).await };
    told(&app, lang, shared.await.map(|joined| (StatusCode::CREATED, Json(joined))))
}

/// One of them shares the seat no longer; the answer is who still does.
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    named: Result<Path<(String, u32)>, PathRejection>,
    headers: HeaderMap,
) -> Response {
    let withdrawn = async {
        // What is no number is that of nobody.
        let Path((name, partner)) = named.map_err(|_| Fault::no_match())?;
        let held = bearer(&headers)?.unwrap_or_default().to_owned();
        app.room(&name)?.withdraw(&app, held, partner).await?;
        list(&app, &name, &headers).await.map(Json)
    };
    told(&app, lang, withdrawn.await)
}

async fn list(app: &Arc<App>, name: &str, headers: &HeaderMap) -> Result<Partners, Fault> {
    let held = bearer(headers)?.unwrap_or_default();
    let room = app.room(name)?;
    let inside = room.enter_settled(app).await?;
    inside.session()?.partners(held)
}
