//! What anybody may ask: the games, their rules, and a match as a visitor sees it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use onze_core::table::Refused;
use onze_session::Fault;
use onze_session::protocol::{About, MatchInfo};
use onze_texts::rulebook;
use serde_json::Value;

use super::{Answer, Named, Speaks};
use crate::app::App;

pub(super) async fn games(State(app): State<Arc<App>>, Speaks(lang): Speaks) -> Answer<Json<Value>> {
    Ok(Json(app.texts(lang).games(onze_players::players)?))
}

pub(super) async fn rules(Speaks(lang): Speaks, Named(game): Named) -> Answer<impl IntoResponse> {
    let game = onze_games::find(&game).map_err(Fault::Missing)?.id();
    let missing = || Fault::Missing(Refused::plain("rulebook_missing", &[("game", game)]));
    let text = rulebook(game, lang).ok_or_else(missing)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}

/// What whoever plays here may want to know of the server.
pub(super) async fn about(State(app): State<Arc<App>>) -> Json<About> {
    let days = |keep: Duration| u32::try_from(keep.as_secs().div_ceil(86_400)).unwrap_or(u32::MAX);
    Json(About { keep_days: app.keep.map(days), contact: app.contact.clone() })
}

pub(super) async fn match_info(State(app): State<Arc<App>>, Named(name): Named) -> Answer<Json<MatchInfo>> {
    let room = app.room(&name)?;
    let inside = room.enter_settled(&app).await?;
    Ok(Json(inside.session()?.info()))
}
