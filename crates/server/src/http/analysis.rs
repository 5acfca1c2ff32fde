//! `/api/matches/{match}/analysis`: a finished match explained.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use onze_session::Fault;
use onze_session::protocol::AnalysisState;

use super::visitor::{Client, bearer};
use super::{Answer, Named};
use crate::analyses::{Busy, Wanted};
use crate::app::App;
use crate::limits::Cost;

/// How it stands.
pub(super) async fn look(State(app): State<Arc<App>>, Named(name): Named) -> Answer<Json<AnalysisState>> {
    finished(&app, &name).await?;
    Ok(Json(app.analyses.state(&*app.store, &name).await))
}

/// Begins it, unless it is there.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Extension(Client(address)): Extension<Client>,
    Named(name): Named,
) -> Answer<Json<AnalysisState>> {
    let record = finished(&app, &name).await?;
    let mut state = app.analyses.state(&*app.store, &name).await;
    if state == AnalysisState::None {
        app.allow(address, Cost::Analysis)?;
        app.may_keep(address)?;
        let most = app.times_more(address);
        let begun = app.analyses.begin(&app, Wanted { name: &name, record, address, most });
        begun.map_err(|busy| match busy {
            Busy::Yours => Fault::AnalysisYours,
            Busy::Others => Fault::AnalysisBusy,
        })?;
        state = app.analyses.state(&*app.store, &name).await;
    }
    Ok(Json(state))
}

/// Stops it, for whoever asked for it or has a seat in the match.
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Extension(Client(address)): Extension<Client>,
    Named(name): Named,
    headers: HeaderMap,
) -> Answer<Json<AnalysisState>> {
    finished(&app, &name).await?;
    let held = bearer(&headers)?;
    if app.analyses.asked_by(&name).is_some_and(|asked| asked != address)
        && !app.room(&name)?.is_held_by(&app, held.unwrap_or_default()).await?
    {
        return Err(Fault::AnalysisNotYours.into());
    }
    app.analyses.stop(&name);
    Ok(Json(app.analyses.state(&*app.store, &name).await))
}

/// The record of a match that is over and has two sides.
async fn finished(app: &Arc<App>, name: &str) -> Result<String, Fault> {
    let room = app.room(name)?;
    let inside = room.enter_settled(app).await?;
    let session = inside.session()?;
    if session.info().seats.len() != 2 {
        return Err(Fault::AnalysisOfTwo);
    }
    session.finished()
}
