//! `/api/matches/{match}/analysis`: a finished match explained.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use onze_session::Fault;
use onze_session::protocol::AnalysisState;

use super::{Named, Speaks, told};
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
pub(super) async fn begin(State(app): State<Arc<App>>, Speaks(lang): Speaks, Named(name): Named) -> Response {
    let begun = async {
        let record = finished(&app, &name).await?;
        let mut state = app.analyses.state(&*app.store, &name).await;
        if state == AnalysisState::None {
            app.analyses.begin(&app.store, &name, record).map_err(|_| {
                Fault::too_many(
                    "analysis_busy",
                    "Others have matches explained just now. Try again in a minute.",
                )
            })?;
            state = app.analyses.state(&*app.store, &name).await;
        }
        Ok(Json(state))
    };
    told(&app, lang, begun.await)
}

/// Stops it.
pub(super) async fn stop(State(app): State<Arc<App>>, Speaks(lang): Speaks, Named(name): Named) -> Response {
    let stopped = async {
        finished(&app, &name).await?;
        app.analyses.stop(&name);
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
