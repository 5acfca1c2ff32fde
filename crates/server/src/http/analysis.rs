//! `/api/matches/{match}/analysis`: a finished match explained.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use onze_session::Fault;
use onze_session::protocol::AnalysisState;

use super::visitor::{Client, bearer};
use super::{Named, Speaks, told};
use crate::analyses::Busy;
use crate::app::App;

/// How it stands.
pub(super) async fn look(State(app): State<Arc<App>>, Speaks(lang): Speaks, Named(name): Named) -> Response {
    let looked = async {
        finished(&app, &name).await?;
        Ok(Json(app.analyses.state(&*app.store, &name).await))
    };
    told(&app, lang, looked.await)
}

/// Begins it, unless it is there.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Speaks(lang): Speaks,
    Named(name): Named,
) -> Response {
    let begun = async {
        let record = finished(&app, &name).await?;
        let mut state = app.analyses.state(&*app.store, &name).await;
        if state == AnalysisState::None {
            app.analyses.begin(&app.store, &name, record, client.0).map_err(|busy| match busy {
                Busy::WithYours => Fault::too_many(
                    "analysis_yours",
                    "Another match is being explained for you. Wait for it, or stop it.",
                ),
                Busy::WithOthers => Fault::too_many(
                    "analysis_busy",
                    "Others have matches explained just now. Try again in a minute.",
                ),
            })?;
            state = app.analyses.state(&*app.store, &name).await;
        }
        Ok(Json(state))
    };
    told(&app, lang, begun.await)
}

/// Stops it, for whoever asked for it or holds a seat of the match.
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Speaks(lang): Speaks,
    Named(name): Named,
    headers: HeaderMap,
) -> Response {
    let stopped = async {
        finished(&app, &name).await?;
        let room = app.room(&name)?;
        let token = bearer(&headers)?;
        let is_player = match token {
            Some(token) => room.enter_settled(&app).await?.session()?.record(Some(token)).map(|_| true)?,
            None => false,
        };
        if !app.analyses.stop(&name, client.0, is_player) {
            return Err(Fault::forbidden(
                "analysis_of_others",
                "Somebody else has this match explained. Whoever asked for it or played it may stop it.",
            ));
        }
        Ok(Json(app.analyses.state(&*app.store, &name).await))
    };
    told(&app, lang, stopped.await)
}

/// The record of a match that is over and has two sides.
async fn finished(app: &Arc<App>, name: &str) -> Result<String, Fault> {
    let room = app.room(name)?;
    let inside = room.enter_settled(app).await?;
    let session = inside.session()?;
    if session.info().seats.len() != 2 {
        return Err(Fault::conflict("analysis_of_two", "Only a match between two is explained."));
    }
    session.finished()
}
