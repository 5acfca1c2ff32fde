//! `GET /api/matches/{match}/live`: the socket.

use std::sync::Arc;

use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use onze_session::Fault;

use super::{Named, Speaks, told};
use crate::app::App;
use crate::limits::Connection;
use crate::live::serve;

/// Buffers of a socket. Messages are small and go out at once, so the usual 128 KiB each would be idle memory.
const READ_BUFFER: usize = 1 << 10;
const WRITE_BUFFER: usize = 8 << 10;

pub(super) async fn live(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    Extension(connection): Extension<Arc<Connection>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    told(&app, lang, open(&app, &name, connection, &headers, upgrade).await)
}

async fn open(
    app: &Arc<App>,
    name: &str,
    connection: Arc<Connection>,
    headers: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    if !same_origin(headers) {
        return Err(Fault::forbidden("other_origin", "The socket is for the page of this server only."));
    }
    let upgrade = upgrade
        .map_err(|_| Fault::new(426, "no_socket", "This address takes a WebSocket connection only."))?;
    let room = app.room(name)?;
    // A match that does not exist is told now, while there is an answer to tell it with.
    drop(room.enter(app).await?);
    let app = Arc::clone(app);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(usize::MAX)
        .max_message_size(app.limits.message)
        .max_frame_size(app.limits.message);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(app, room, socket).await;
        drop(connection);
    }))
}

/// A browser says where the page comes from. Other programs say nothing, and hold no secrets of a browser.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}
