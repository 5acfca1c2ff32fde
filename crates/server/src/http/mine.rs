//! `POST /api/mine`: the matches of the tokens that a device holds. `POST /api/mine/forget`: they are let go.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use onze_session::Fault;
use onze_session::protocol::{HeldSeat, LetGoOf, MineRequest, MyMatch};

use super::{Answer, Body};
use crate::app::App;
use crate::house::LetGo;

pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Body(request): Body<MineRequest>,
) -> Answer<Json<Vec<MyMatch>>> {
    check_number(&app, &request)?;
    let mut matches: Vec<MyMatch> = Vec::new();
    for held in request.tokens {
        match one(&app, &held.name, &held.token).await {
            Ok(found) => add(&mut matches, found),
            // A token of a match that is gone, or of a seat that is lost, is no reason to hide the others.
            Err(Fault::MatchUnknown | Fault::TokenWrong) => {}
            Err(fault) => return Err(fault.into()),
        }
    }
    matches.sort_by_key(|found| std::cmp::Reverse(found.last));
    Ok(Json(matches))
}

/// Deletes the matches that are nobody else's, and takes the name out of the others.
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    Body(request): Body<MineRequest>,
) -> Answer<Json<LetGoOf>> {
    check_number(&app, &request)?;
    let mut held: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for HeldSeat { name, token } in &request.tokens {
        held.entry(name).or_default().push(token);
    }
    let mut let_go = LetGoOf::default();
    for (name, tokens) in held {
        match app.let_go(name, &tokens).await? {
            LetGo::Deleted => let_go.deleted += 1,
            LetGo::Stays => let_go.stay += 1,
            LetGo::NotTheirs => {}
        }
    }
    Ok(Json(let_go))
}

fn check_number(app: &App, request: &MineRequest) -> Result<(), Fault> {
    let most = app.limits.tokens;
    if request.tokens.len() <= most {
        return Ok(());
    }
    Err(Fault::TooManyTokens { most })
}

async fn one(app: &Arc<App>, name: &str, token: &str) -> Result<MyMatch, Fault> {
    let room = app.room(name)?;
    if !room.is_held_by(app, token).await? {
        return Err(Fault::TokenWrong);
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
