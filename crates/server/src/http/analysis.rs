//! `/api/matches/{match}/analysis`: a finished match explained.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use onze_session::Fault;
use onze_session::protocol::AnalysisState;

use super::visitor::{Client, bearer};
use super::{Named, Speaks, told};
use crate::analyses::{Busy, Wanted};
use crate::app::App;
use crate::limits::Cost;

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
    Speaks(lang): Speaks,
    Extension(Client(address)): Extension<Client>,
    Named(name): Named,
) -> Response {
    let begun = async {
        let record = finished(&app, &name).await?;
        let mut state = app.analyses.state(&*app.store, &name).await;
        if state == AnalysisState::None {
            app.allow(address, Cost::Analysis)?;
            app.may_keep(address)?;
            let most = app.times_more(address);
            app.analyses.begin(&app, Wanted { name: &name, record, address, most }).map_err(busy)?;
            state = app.analyses.state(&*app.store, &name).await;
        }
        Ok(Json(state))
    };
    told(&app, lang, begun.await)
}

fn busy(busy: Busy) -> Fault {
    match busy {
        Busy::Yours => Fault::too_many(
            "analysis_yours",
            "Another match is being explained for you. Wait for it, or stop it.",
        ),
        Busy::Others => {
            Fault::too_many("analysis_busy", "Others have matches explained just now. Try again in a minute.")
        }
    }
}

/// Stops it, for whoever asked for it or has a seat in the match.
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Extension(Client(address)): Extension<Client>,
    Named(name): Named,
    headers: HeaderMap,
) -> Response {
    let stopped = async {
        finished(&app, &name).await?;
        let held = bearer(&headers)?;
        if app.analyses.asked_by(&name).is_some_and(|asked| asked != address)
            && !app.room(&name)?.is_held_by(&app, held.unwrap_or_default()).await?
        {
            return Err(Fault::forbidden(
                "analysis_not_yours",
                "Somebody else wants this explanation. Only they stop it, or whoever played the match.",
            ));
        }
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
