//! `/api/matches/{match}/partners`: those with whom the owner of a seat shares it.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use onze_session::Fault;
use onze_session::protocol::{Joined, Partners, ShareRequest};

use super::visitor::bearer;
use super::{Answer, Body, Named};
use crate::app::App;

/// Who they are, for the owner.
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Named(name): Named,
    headers: HeaderMap,
) -> Answer<Json<Partners>> {
    let held = bearer(&headers)?.unwrap_or_default();
    let room = app.room(&name)?;
    let inside = room.enter_settled(&app).await?;
    Ok(Json(inside.session()?.partners(held)?))
}

/// A secret for one more.
pub(super) async fn share(
    State(app): State<Arc<App>>,
    Named(name): Named,
    Body(request): Body<ShareRequest>,
) -> Answer<(StatusCode, Json<Joined>)> {
    Ok((StatusCode::CREATED, Json(app.room(&name)?.share(&app, request).await?)))
}

/// One of them shares the seat no longer; the answer is who still does.
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    named: Result<Path<(String, u32)>, PathRejection>,
    headers: HeaderMap,
) -> Answer<Json<Partners>> {
    // What is no number is that of nobody.
    let Path((name, partner)) = named.map_err(|_| Fault::MatchUnknown)?;
    let held = bearer(&headers)?.unwrap_or_default().to_owned();
    app.room(&name)?.withdraw(&app, held, partner).await?;
    look(State(app), Named(name), headers).await
}
