//! `GET /api/matches/{match}/live`: the socket.

use std::sync::Arc;

use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use onze_session::Fault;

use super::visitor::Client;
use super::{Answer, Named};
use crate::app::App;
use crate::limits::Connection;
use crate::live::serve;

/// Buffers of a socket. Messages are small and go out at once, so the usual 128 KiB each would be idle memory.
const READ_BUFFER: usize = 1 << 10;
const WRITE_BUFFER: usize = 8 << 10;

pub(super) async fn live(
    State(app): State<Arc<App>>,
    Named(name): Named,
    Extension(connection): Extension<Arc<Connection>>,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    app.origins.check_sender(&headers)?;
    // A connection of a proxy counts for nobody: the socket that it becomes does.
    let counted = connection.count_again(&app.addresses, client, app.connections_of(client))?;
    let upgrade = upgrade.map_err(|_| Fault::NoSocket)?;
    let room = app.room(&name)?;
    // A match that does not exist is told now, while there is an answer to tell it with.
    drop(room.enter(&app).await?);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(usize::MAX)
        .max_message_size(app.limits.message)
        .max_frame_size(app.limits.message);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(app, room, client, socket).await;
        drop((connection, counted));
    }))
}
