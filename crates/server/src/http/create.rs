//! `POST /api/commitments`, `POST /api/positions` and `POST /api/matches`.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;
use onze_session::protocol::{Committed, CreateRequest, Created, PositionRequest};
use onze_session::{Fault, create as create_match, look_at};
use tokio::time::Instant;

use super::visitor::Client;
use super::{Body, Speaks, told};
use crate::app::App;
use crate::commitments::fresh;
use crate::random::Fresh;
use crate::room::size_of_new;

pub(super) async fn commit(State(app): State<Arc<App>>, Speaks(lang): Speaks) -> Response {
    let made = app.commitments.make(Instant::now());
    told(&app, lang, made.map(|commitment| (StatusCode::CREATED, Json(Committed { commitment }))))
}

pub(super) async fn position(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Body(request): Body<PositionRequest>,
) -> Response {
    let game = onze_games::find(&request.game).map_err(Fault::from);
    told(&app, lang, game.and_then(|game| look_at(game, request, fresh()?)).map(Json))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Extension(client): Extension<Client>,
    Body(request): Body<CreateRequest>,
) -> Response {
    told(&app, lang, make(&app, client, request).await)
}

async fn make(
    app: &Arc<App>,
    Client(address): Client,
    request: CreateRequest,
) -> Result<(StatusCode, Json<Created>), Fault> {
    app.may_begin(address)?;
    let promised = request.commitment.clone();
    if promised.is_none() && request.words.as_ref().is_some_and(|words| !words.is_empty()) {
        return Err(Fault::bad(
            "commitment_first",
            "Ask for a commitment first and send it with the words, so that the secret is fixed before they are known.",
        ));
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
            let inside = room.enter_settled(app).await?;
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
