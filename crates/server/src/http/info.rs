//! What anybody may ask: the games, their rules, and a match as a visitor sees it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use onze_core::table::Refused;
use onze_session::Fault;
use onze_session::protocol::{About, MatchInfo};

use super::{Named, Speaks, told};
use crate::app::App;
use onze_texts::{Lang, rulebook};

pub(super) async fn games(State(app): State<Arc<App>>, Speaks(lang): Speaks) -> Response {
    told(&app, lang, app.texts(lang).games(onze_players::players).map(Json).map_err(Fault::from))
}

pub(super) async fn rules(State(app): State<Arc<App>>, Speaks(lang): Speaks, Named(game): Named) -> Response {
    told(&app, lang, book(&game, lang))
}

fn book(game: &str, lang: Lang) -> Result<impl IntoResponse, Fault> {
    let not_found = |refused: Refused| Fault::from(refused).with_status(404);
    let game = onze_games::find(game).map_err(not_found)?.id();
    let text = rulebook(game, lang)
        .ok_or_else(|| not_found(Refused::plain("rulebook_missing", &[("game", game)])))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}

/// What whoever plays here may want to know of the server.
pub(super) async fn about(State(app): State<Arc<App>>) -> Json<About> {
    let days = |keep: Duration| u32::try_from(keep.as_secs().div_ceil(86_400)).unwrap_or(u32::MAX);
    Json(About { keep_days: app.keep.map(days), contact: app.contact.clone() })
}

pub(super) async fn match_info(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
) -> Response {
    told(&app, lang, visit(&app, &name).await.map(Json))
}

async fn visit(app: &Arc<App>, name: &str) -> Result<MatchInfo, Fault> {
    let room = app.room(name)?;
    let inside = room.enter_settled(app).await?;
    Ok(inside.session()?.info())
}
