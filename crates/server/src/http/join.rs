//! `POST /api/matches/{match}/join`: an invitation becomes a seat of one's own.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use onze_core::table::Refused;

use super::{Body, Named, Speaks, told};
use crate::app::App;
use crate::fault::Fault;
use crate::matches::set_up_again;
use crate::protocol::{JoinRequest, Joined};
use crate::room::{Live, amend, read, set_up, with_player};
use crate::token::{self, Token};

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    Body(request): Body<JoinRequest>,
) -> Response {
    // A task of its own: a browser that leaves in the middle must not leave memory and disk apart.
    let joining = {
        let app = Arc::clone(&app);
        tokio::spawn(async move { take_seat(&app, &name, request).await })
    };
    told(&app, lang, joining.await.unwrap_or_else(|_| Err(Fault::broken())).map(Json))
}

async fn take_seat(app: &Arc<App>, name: &str, request: JoinRequest) -> Result<Joined, Fault> {
    let room = app.room(name)?;
    let mut inside = room.enter(app).await?;
    let live = inside.live()?;
    let hash = token::hash(&request.token);
    let seats = &live.standing.seats;
    let invited = seats.iter().position(|seat| seat.invite.is_some_and(|invite| token::same(&invite, &hash)));
    let Some(place) = invited else {
        return Err(Fault::forbidden(
            "token_wrong",
            "This is not an invitation to this match. Ask for a new link.",
        ));
    };
    if !seats[place].is_free() {
        return Err(Fault::conflict(
            "seat_taken",
            "Somebody has taken this seat already. You can still watch.",
        ));
    }
    let seat = seats[place].seat.clone();
    let player = request.name.filter(|player| !player.is_empty());
    let start = if let Some(words) = request.words.filter(|words| !words.is_empty()) {
        Some(add_words(live, place, player, words)?)
    } else {
        player.map_or(Ok(()), |player| rename(live, place, player))?;
        None
    };
    let token = Token::random().map_err(|_| Fault::no_chance())?;
    live.standing.seats[place].token = Some(token.hash());
    match start {
        Some(start) => set_up(app, &room, &mut inside, start).await?,
        None => amend(app, &room, &mut inside).await?,
    }
    Ok(Joined { seat, token: token.text() })
}

/// Sets the match up once more, with words that were chosen after its commitment was known; the answer is the lines of
/// its first step. Nothing was chosen yet, so nobody loses anything by it.
fn add_words(live: &mut Live, place: usize, player: Option<String>, words: String) -> Result<String, Fault> {
    if live.table.n_steps() > 1 {
        return Err(Fault::conflict(
            "words_late",
            "Words can be added before the first choice only. Join without them.",
        ));
    }
    let mut standing = live.standing.clone();
    if let Some(player) = player {
        standing.seats[place].player = player;
    }
    let (new, table) = set_up_again(live, standing, place, words)?;
    (live.table, live.header, live.standing) = (table, new.header, new.standing);
    Ok(new.start)
}

/// Writes a name into the header of the record.
fn rename(live: &mut Live, place: usize, player: String) -> Result<(), Fault> {
    let seats = &live.standing.seats;
    let names: Vec<&str> = seats.iter().map(|seat| seat.seat.as_str()).collect();
    let header = with_player(&live.header, &names, names[place], &player);
    // The record is read again with the name in it, which also says whether it is a possible one.
    let whole = live.table.record(onze_core::Viewer::All);
    let renamed = header.clone() + whole.get(live.header.len()..).unwrap_or_default();
    let (_, table) =
        read(&renamed, usize::MAX).map_err(|_| Refused::plain("name_wrong", &[("name", &player)]))?;
    (live.table, live.header) = (table, header);
    live.standing.seats[place].player = player;
    Ok(())
}
