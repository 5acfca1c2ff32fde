//! `POST /api/matches/{match}/join`: an invitation becomes a seat of one's own. `POST /api/matches/{match}/token`: its
//! holder gets another secret for it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use onze_session::Fault;
use onze_session::protocol::{JoinRequest, Joined, RenewRequest};

use super::{Body, Named, Speaks, told};
use crate::app::App;

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    Body(request): Body<JoinRequest>,
) -> Response {
    told(&app, lang, take_seat(&app, &name, request).await.map(Json))
}

pub(super) async fn renew(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    Body(request): Body<RenewRequest>,
) -> Response {
    told(&app, lang, fresh_token(&app, &name, request).await.map(Json))
}

async fn fresh_token(app: &Arc<App>, name: &str, request: RenewRequest) -> Result<Joined, Fault> {
    app.room(name)?.renew(app, request).await
}

async fn take_seat(app: &Arc<App>, name: &str, request: JoinRequest) -> Result<Joined, Fault> {
    app.room(name)?.join(app, request).await
}
