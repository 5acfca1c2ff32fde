//! `POST /api/lessons` and `POST /api/matches/{match}/lesson`.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use onze_advice::{Told, Verdict};
use onze_session::Fault;
use onze_session::protocol::LessonRequest;

use super::visitor::bearer;
use super::{Answer, Body, Named};
use crate::app::App;

pub(super) async fn read(Body(LessonRequest { game, lesson }): Body<LessonRequest>) -> Answer<Json<Told>> {
    Ok(Json(onze_advice::lesson(onze_games::find(&game)?, &lesson)?))
}

pub(super) async fn judge(
    State(app): State<Arc<App>>,
    Named(name): Named,
    headers: HeaderMap,
    Body(LessonRequest { lesson, .. }): Body<LessonRequest>,
) -> Answer<Json<Verdict>> {
    let token = bearer(&headers)?.ok_or(Fault::TokenWrong)?;
    let room = app.room(&name)?;
    let inside = room.enter_settled(&app).await?;
    let (table, seat) = inside.session()?.table_for(token)?;
    Ok(Json(onze_advice::verdict(table, seat, &lesson)?))
}
