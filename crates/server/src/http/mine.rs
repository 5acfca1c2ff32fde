//! `POST /api/mine`: the matches of the tokens that a device holds.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use onze_session::Fault;
use onze_session::protocol::{MineRequest, MyMatch};

use super::{Body, Speaks, told};
use crate::app::App;

pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Body(request): Body<MineRequest>,
) -> Response {
    told(&app, lang, list(&app, request).await.map(Json))
}

async fn list(app: &Arc<App>, request: MineRequest) -> Result<Vec<MyMatch>, Fault> {
    let most = app.limits.tokens;
    if request.tokens.len() > most {
        return Err(
            Fault::bad("too_many_tokens", "Too many matches in one list. Ask in parts.").with("most", most)
        );
    }
    let mut matches: Vec<MyMatch> = Vec::new();
    for held in request.tokens {
        match one(app, &held.name, &held.token).await {
            Ok(found) => add(&mut matches, found),
            // A token of a match that is gone, or of a seat that is lost, is no reason to hide the others.
            Err(fault) if fault.status < 500 => {}
            Err(fault) => return Err(fault),
        }
    }
    matches.sort_by_key(|found| std::cmp::Reverse(found.last));
    Ok(matches)
}

async fn one(app: &Arc<App>, name: &str, token: &str) -> Result<MyMatch, Fault> {
    let room = app.room(name)?;
    if !room.is_held_by(app, token).await? {
        return Err(Fault::forbidden("token_wrong", "This token holds no seat."));
    }
    let inside = room.enter_settled(app).await?;
    inside.session()?.mine(token, inside.last)
}

/// Puts a match into the list, or one more seat to the match that is in it.
fn add(matches: &mut Vec<MyMatch>, found: MyMatch) {
    match matches.iter_mut().find(|known| known.info.name == found.info.name) {
        Some(known) if known.mine.contains(&found.seat) => {}
        Some(known) => known.mine.push(found.seat),
        None => matches.push(found),
    }
}
