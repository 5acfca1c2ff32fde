//! `GET /api/matches/{match}/record`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use onze_session::Fault;

use super::{Named, Speaks, told};
use crate::app::App;

pub(super) async fn record(
    State(app): State<Arc<App>>,
    Speaks(lang): Speaks,
    Named(name): Named,
    headers: HeaderMap,
) -> Response {
    told(&app, lang, text(&app, &name, &headers).await)
}

async fn text(app: &Arc<App>, name: &str, headers: &HeaderMap) -> Result<impl IntoResponse + use<>, Fault> {
    let token = match headers.get(header::AUTHORIZATION) {
        None => None,
        Some(value) => {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            Some(token.ok_or_else(|| {
                Fault::bad("header_wrong", "Send Authorization: Bearer TOKEN, or leave it out.")
            })?)
        }
    };
    let room = app.room(name)?;
    let inside = room.enter_settled(app).await?;
    let record = inside.session()?.record(token)?;
    let disposition = format!("attachment; filename=\"{name}.onze\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record))
}
