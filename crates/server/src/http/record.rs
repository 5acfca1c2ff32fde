//! `GET /api/matches/{match}/record`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::visitor::bearer;
use super::{Answer, Named};
use crate::app::App;

pub(super) async fn record(
    State(app): State<Arc<App>>,
    Named(name): Named,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let token = bearer(&headers)?;
    let room = app.room(&name)?;
    let inside = room.enter_settled(&app).await?;
    let record = inside.session()?.record(token)?;
    let disposition = format!("attachment; filename=\"{name}.onze\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record))
}
