//! `POST /api/commitments`, `POST /api/positions` and `POST /api/matches`.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use onze_session::protocol::{Committed, CreateRequest, Created, PositionRequest, Positioned};
use onze_session::{Fault, create as create_match, look_at};
use tokio::time::Instant;

use super::visitor::Client;
use super::{Answer, Body};
use crate::app::App;
use crate::commitments::fresh;
use crate::random::Fresh;
use crate::room::size_of_new;

pub(super) async fn commit(State(app): State<Arc<App>>) -> Answer<(StatusCode, Json<Committed>)> {
    let commitment = app.commitments.make(Instant::now())?;
    Ok((StatusCode::CREATED, Json(Committed { commitment })))
}

pub(super) async fn position(Body(request): Body<PositionRequest>) -> Answer<Json<Positioned>> {
    let game = onze_games::find(&request.game)?;
    Ok(Json(look_at(game, request, fresh()?)?))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(Client(address)): Extension<Client>,
    Body(request): Body<CreateRequest>,
) -> Answer<(StatusCode, Json<Created>)> {
    app.may_begin(address)?;
    let promised = request.commitment.clone();
    if promised.is_none() && request.words.as_ref().is_some_and(|words| !words.is_empty()) {
        return Err(Fault::CommitmentFirst.into());
    }
    if let (Some(nodes), Some(commitment)) = (&app.nodes, &promised)
        && !app.commitments.has(commitment)
        && let Some(secret) = nodes.secret_of(commitment).await
    {
        app.commitments.add(secret, Instant::now());
    }
    let secret = || match &promised {
        Some(commitment) => app.commitments.take(commitment, Instant::now()),
        None => fresh(),
    };
    let game = onze_games::find(&request.game)?;
    let texts = request.options.iter().filter_map(|(key, value)| Some((&**key, value.as_str()?)));
    onze_games::check_names(game.id(), texts)?;
    let request = match request.from.clone() {
        Some(step) => {
            let room = app.room(&step.name)?;
            let inside = room.enter_settled(&app).await?;
            inside.session()?.play_on(step.n, request)?
        }
        None => request,
    };
    let (new, created) = create_match(game, &onze_players::players(game.id()), request, &mut Fresh(secret))?;
    app.keeps(address, size_of_new(&new));
    app.store.create(new).await?;
    app.metrics.add(|metrics| &metrics.matches_made);
    Ok((StatusCode::CREATED, Json(created)))
}
