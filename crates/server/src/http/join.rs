//! `POST /api/matches/{match}/join`: an invitation becomes a seat of one's own. `POST /api/matches/{match}/token`: its
//! holder gets another secret for it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use onze_session::protocol::{JoinRequest, Joined, RenewRequest};

use super::{Answer, Body, Named};
use crate::app::App;

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Named(name): Named,
    Body(request): Body<JoinRequest>,
) -> Answer<Json<Joined>> {
    Ok(Json(app.room(&name)?.join(&app, request).await?))
}

pub(super) async fn renew(
    State(app): State<Arc<App>>,
    Named(name): Named,
    Body(request): Body<RenewRequest>,
) -> Answer<Json<Joined>> {
    Ok(Json(app.room(&name)?.renew(&app, request).await?))
}
