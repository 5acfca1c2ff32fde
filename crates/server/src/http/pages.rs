//! The page and its files, and what machines ask for.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use onze_session::Fault;
use serde_json::{Value, json};

use super::Answer;
use crate::app::App;
use crate::config::{StaticFile, StaticFiles};
use crate::fault::Untold;

pub(crate) const OPENAPI: &str = include_str!("../openapi.json");

pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

pub(super) async fn healthz() -> Json<Value> {
    Json(json!({ "ok": true }))
}

/// Can the server be given work?
pub(super) async fn readyz(State(app): State<Arc<App>>) -> Response {
    let ready = app.is_ready();
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({ "ok": ready }))).into_response()
}

/// A file of the page; for an address within the page, the page.
pub(super) async fn page(State(app): State<Arc<App>>, request: Request) -> Answer<Response> {
    let path = request.uri().path();
    let nothing = Untold::from(Fault::AddressUnknown);
    if path.starts_with("/api/") {
        return Err(nothing);
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Err(Fault::WrongMethod.into());
    }
    let Some(files) = &app.static_files else {
        if path == "/" {
            return Ok("Onze serves matches here. This program was built without the page.\n".into_response());
        }
        return Err(nothing);
    };
    if let Some(file) = files.get(path) {
        return Ok(answer(&**files, path, file, request.headers()));
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let is_address = files.is_address(path);
    if !is_address && (is_file || !is_browser(request.headers())) {
        return Err(nothing);
    }
    let Some(file) = files.get(INDEX) else { return Err(nothing) };
    let mut page = answer(&**files, INDEX, file, request.headers());
    // A person at an address that is none is told so by the page, and a machine by the status.
    if !is_address && page.status() == StatusCode::OK {
        *page.status_mut() = StatusCode::NOT_FOUND;
    }
    Ok(page)
}

/// The page itself.
const INDEX: &str = "/index.html";

/// Does whoever asks show pages to a person?
fn is_browser(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|list| list.to_str().ok()).unwrap_or_default();
    accepted.contains("text/html")
}

/// How the page's files are packed when it is built: the name of the packing, and what it adds to the name of a file.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file, packed as the browser likes it best.
fn answer(files: &dyn StaticFiles, path: &str, file: StaticFile, headers: &HeaderMap) -> Response {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let accepts = |packing: &str| {
        let mut listed = accepted.split(',').map(|one| one.trim().split(';').next().unwrap_or_default());
        listed.any(|one| one == packing)
    };
    let packed =
        PACKINGS.into_iter().filter(|(packing, _)| accepts(packing)).find_map(|(packing, ending)| {
            let StaticFile { bytes, etag, .. } = files.get(&format!("{path}{ending}"))?;
            Some((packing, StaticFile { bytes, etag, ..file.clone() }))
        });
    let vary = [(header::VARY, "accept-encoding")];
    match packed {
        Some((packing, file)) => {
            (vary, [(header::CONTENT_ENCODING, packing)], send(file, headers)).into_response()
        }
        None => (vary, send(file, headers)).into_response(),
    }
}

fn send(file: StaticFile, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", file.etag);
    let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tag| tag.to_str().ok()) == Some(etag.as_str());
    let fixed = [(header::ETAG, etag), (header::CACHE_CONTROL, cache.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, [(header::CONTENT_TYPE, file.mime)], Body::from(file.bytes.into_owned())).into_response()
}
