//! `POST /api/mine`: the matches of the tokens that a device holds.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use onze_core::Viewer;
use serde_json::Value;

use super::info::facts;
use super::{Body, Speaks, told};
use crate::app::App;
use crate::fault::Fault;
use crate::protocol::{MineRequest, MyMatch};

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
            Ok((_, seat))
                if matches.iter_mut().any(|known| known.info.name == held.name && known.add(&seat)) => {}
            Ok((found, _)) => matches.push(found),
            // A token of a match that is gone, or of a seat that is lost, is no reason to hide the others.
            Err(fault) if fault.status.is_client_error() => {}
            Err(fault) => return Err(fault),
        }
    }
    matches.sort_by_key(|found| std::cmp::Reverse(found.last));
    Ok(matches)
}

async fn one(app: &Arc<App>, name: &str, token: &str) -> Result<(MyMatch, String), Fault> {
    let room = app.room(name)?;
    let mut inside = room.enter(app).await?;
    let here = inside.here();
    let live = inside.live()?;
    let place =
        live.held_by(token).ok_or_else(|| Fault::forbidden("token_wrong", "This token holds no seat."))?;
    let seat = live.standing.seats[place].seat.clone();
    let outcome = live.outcome();
    let score = match &outcome {
        Some(outcome) => outcome.score.clone().into(),
        None => live.table.view(Viewer::Spectator).get_mut("score").map(Value::take).unwrap_or_default(),
    };
    let found = MyMatch {
        info: facts(name, live, here),
        seat: seat.clone(),
        mine: vec![seat.clone()],
        score,
        to_act: live.table.to_act().into_iter().map(str::to_owned).collect(),
        outcome,
        last: live.last,
    };
    Ok((found, seat))
}

impl MyMatch {
    /// One more seat of the same match; says that it is in the list.
    fn add(&mut self, seat: &str) -> bool {
        if !self.mine.iter().any(|own| own == seat) {
            self.mine.push(seat.to_owned());
        }
        true
    }
}
