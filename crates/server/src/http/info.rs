//! What anybody may ask: the games, their rules, and a match as a visitor sees it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use onze_ai::games;
use onze_core::table::Refused;

use super::{Named, Speaks, told};
use crate::app::App;
use crate::fault::Fault;
use crate::protocol::MatchInfo;
use crate::room::{Live, SeatSet, options};
use onze_texts::{Lang, rulebook};

pub(super) async fn games(State(app): State<Arc<App>>, Speaks(lang): Speaks) -> Response {
    told(&app, lang, app.texts(lang).games().map(Json).map_err(Fault::from))
}

pub(super) async fn rules(State(app): State<Arc<App>>, Speaks(lang): Speaks, Named(game): Named) -> Response {
    told(&app, lang, book(&game, lang))
}

fn book(game: &str, lang: Lang) -> Result<impl IntoResponse, Fault> {
    let not_found = |refused: Refused| Fault::from(refused).with_status(StatusCode::NOT_FOUND);
    let game = games::find(game).map_err(not_found)?.id();
    let text = rulebook(game, lang)
        .ok_or_else(|| not_found(Refused::plain("rulebook_missing", &[("game", game)])))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
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
    let mut inside = room.enter(app).await?;
    let here = inside.here();
    Ok(facts(name, inside.live()?, here))
}

/// A match as a visitor may know it.
pub(super) fn facts(name: &str, live: &Live, here: SeatSet) -> MatchInfo {
    let seats = live.seat_infos(here);
    MatchInfo {
        name: name.to_owned(),
        game: live.game.id().to_owned(),
        options: options(&live.header),
        free: seats.iter().any(|seat| seat.free),
        seats,
        over: live.over(),
        n: live.table.n_steps(),
        commitment: live
            .header
            .lines()
            .find_map(|line| line.strip_prefix("commit "))
            .unwrap_or_default()
            .to_owned(),
    }
}
