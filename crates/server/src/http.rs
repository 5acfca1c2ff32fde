//! The routes. `openapi.json` describes them; a test compares the two.

mod addresses;
mod analysis;
mod create;
mod info;
mod join;
mod lessons;
mod live;
mod mine;
pub(crate) mod pages;
mod partners;
mod record;
mod simulator;
pub(crate) mod visitor;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use onze_session::Fault;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::fault::{Untold, tell};
use crate::limits::Cost;
use onze_texts::Lang;
use visitor::{Client, is_json, is_not_believed};

/// What a handler answers, or why not: in the language of whoever asked.
pub(crate) type Answer<T> = Result<T, Untold>;

/// A route: method, path, handler.
type Route = (&'static str, &'static str, fn() -> MethodRouter<Arc<App>>);

/// Every route but the files of the page.
pub(crate) const ROUTES: &[Route] = &[
    ("get", "/api/games", || get(info::games)),
    ("get", "/api/rules/{game}", || get(info::rules)),
    ("post", "/api/commitments", || post(create::commit)),
    ("post", "/api/positions", || post(create::position)),
    ("post", "/api/lessons", || post(lessons::read)),
    ("post", "/api/matches/{match}/lesson", || post(lessons::judge)),
    ("post", "/api/matches", || post(create::create)),
    ("get", "/api/matches/{match}", || get(info::match_info)),
    ("post", "/api/matches/{match}/join", || post(join::join)),
    ("post", "/api/matches/{match}/token", || post(join::renew)),
    ("get", "/api/matches/{match}/partners", || get(partners::look)),
    ("post", "/api/matches/{match}/partners", || post(partners::share)),
    ("delete", "/api/matches/{match}/partners/{partner}", || delete(partners::withdraw)),
    ("get", "/api/matches/{match}/record", || get(record::record)),
    ("get", "/api/matches/{match}/analysis", || get(analysis::look)),
    ("post", "/api/matches/{match}/analysis", || post(analysis::begin)),
    ("delete", "/api/matches/{match}/analysis", || delete(analysis::stop)),
    ("get", "/api/matches/{match}/live", || get(live::live)),
    ("post", "/api/mine", || post(mine::mine)),
    ("post", "/api/mine/forget", || post(mine::forget)),
    ("post", "/api/simulator/team", || post(simulator::team)),
    ("post", "/api/simulator/print", || post(simulator::print)),
    ("get", "/api/about", || get(info::about)),
    ("get", "/api/addresses", || get(addresses::addresses)),
    ("get", "/api/openapi.json", || get(pages::openapi)),
    ("get", "/healthz", || get(pages::healthz)),
    ("get", "/readyz", || get(pages::readyz)),
];

/// Routes that change something, or cost much: they have a smaller rate.
const CHANGES: &[&str] = &[
    "/api/commitments",
    "/api/matches",
    "/join",
    "/token",
    "/partners",
    "/analysis",
    "/api/mine/forget",
    "/api/simulator/print",
];

/// What the page may load and run: its own files, `WebAssembly` among them.
pub const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What a page elsewhere may send, once it has been named.
const FROM_ELSEWHERE: [(HeaderName, &str); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, DELETE"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type"),
    (header::ACCESS_CONTROL_MAX_AGE, "86400"),
];

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// All routes with what holds for each of them.
pub(crate) fn router(app: Arc<App>) -> Router {
    let mut router = Router::new();
    for (_, path, handler) in ROUTES {
        router = router.route(path, handler());
    }
    router
        .method_not_allowed_fallback(wrong_method)
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(app.limits.body))
        .layer(from_fn_with_state(Arc::clone(&app), around))
        .with_state(app)
}

/// Counts, limits, and sets the headers of every answer.
async fn around(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let lang = lang_of(request.uri(), request.headers());
    let client = Client::of(peer.ip(), request.headers(), &app.trusted_proxies);
    if is_not_believed(peer.ip(), request.headers(), &app.trusted_proxies)
        && !app.warned_of_proxy.swap(true, Ordering::Relaxed)
    {
        tracing::warn!(
            address = %peer.ip(),
            "X-Forwarded-For comes from an address that is not trusted: if your proxy is there, name it with \
             --trusted-proxy, or all its clients share one set of limits"
        );
    }
    request.extensions_mut().insert(client);
    let is_api = request.uri().path().starts_with("/api/");
    let elsewhere = app.origins.named(request.headers()).cloned();
    let mut response = match admit(&app, client, &request) {
        // A browser asks before it sends what a page elsewhere wants to.
        Ok(()) if elsewhere.is_some() && request.method() == Method::OPTIONS => {
            (StatusCode::NO_CONTENT, FROM_ELSEWHERE).into_response()
        }
        Ok(()) => next.run(request).await,
        Err(fault) => {
            let mut response = Untold::from(fault).into_response();
            if response.status() == StatusCode::TOO_MANY_REQUESTS {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
            }
            response
        }
    };
    tell(&mut response, app.texts(lang));
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.add(|metrics| &metrics.refused_requests);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Some(origin) = elsewhere {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        headers.append(header::VARY, HeaderValue::from_static("origin"));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// May this be asked at all: of this host, by this page, and not too often?
fn admit(app: &App, client: Client, request: &Request) -> Result<(), Fault> {
    let path = request.uri().path();
    // Whoever watches over the server may not know its name.
    if !["/healthz", "/readyz"].contains(&path) {
        app.hosts.check(request.headers())?;
    }
    app.origins.check(request.method(), request.headers())?;
    // The page itself is cheap, and whoever may not load it cannot be told why.
    if !path.starts_with("/api/") {
        return Ok(());
    }
    let changes = request.method() == "POST" && CHANGES.iter().any(|end| path.ends_with(end));
    app.allow(client.0, if changes { Cost::Change } else { Cost::Request })
}

async fn wrong_method() -> Untold {
    Fault::WrongMethod.into()
}

/// The language of whoever asks: `?lang=`, or what the browser says.
#[derive(Clone, Copy)]
pub(crate) struct Speaks(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for Speaks {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Speaks(lang_of(&parts.uri, &parts.headers)))
    }
}

/// What an address names.
pub(crate) struct Named(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        // What is no text is the name of nothing.
        let named = Path::from_request_parts(parts, state).await;
        Ok(Named(named.map_or_else(|_| String::new(), |Path(name)| name)))
    }
}

fn lang_of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let query = uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
    let browser = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked.or(browser).map(Lang::of).unwrap_or_default()
}

/// A body in JSON; one that is not gets an answer that says where it goes wrong.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let answer = |fault: Fault| Untold::from(fault).into_response();
        if !is_json(request.headers()) {
            return Err(answer(Fault::NotJson));
        }
        let reading = timeout(app.limits.body_time, Bytes::from_request(request, app));
        let read = reading.await.map_err(|_| {
            let mut late = answer(Fault::BodyLate);
            // What is still to come of it is not read any more.
            late.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            late
        })?;
        let bytes = read.map_err(|rejection| {
            let problem = rejection.body_text();
            let is_long = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            answer(if is_long {
                Fault::BodyBroken { most: app.limits.body }
            } else {
                Fault::NotReadable { problem }
            })
        })?;
        let unreadable = |error: serde_json::Error| Fault::NotReadable { problem: error.to_string() };
        serde_json::from_slice(&bytes).map(Body).map_err(|error| answer(unreadable(error)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    fn description() -> Value {
        serde_json::from_str(pages::OPENAPI).unwrap()
    }

    /// What is described: path, method, operation.
    fn operations(described: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
        let paths = described["paths"].as_object().unwrap().iter();
        paths.flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().iter().filter(|(method, _)| *method != "parameters");
            methods.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
        })
    }

    #[test]
    fn the_description_names_exactly_the_routes_there_are() {
        let described = description();
        let described: BTreeSet<_> = operations(&described).map(|(path, method, _)| (method, path)).collect();
        assert_eq!(described, ROUTES.iter().map(|(method, path, _)| (*method, *path)).collect());
    }

    #[test]
    fn every_operation_has_a_name_of_its_own_and_every_answer_a_form() {
        let described = description();
        let mut names = BTreeSet::new();
        for (path, method, operation) in operations(&described) {
            let name = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path}"));
            assert!(names.insert(name), "{name} is there twice");
            for (status, answer) in operation["responses"].as_object().unwrap() {
                let answer = answer["$ref"].as_str().map_or(answer, |to| found(&described, to));
                let has_form = answer["content"].as_object().is_some_and(|kinds| {
                    !kinds.is_empty() && kinds.values().all(|kind| kind["schema"].is_object())
                });
                assert!(has_form || status == "101", "{method} {path}: {status}");
                assert!(answer["description"].is_string(), "{method} {path}: {status}");
            }
        }
    }

    /// What comes from `admit` and from [`Body`], whatever the route does.
    #[test]
    fn every_operation_tells_what_may_happen_to_any() {
        let described = description();
        for (path, method, operation) in operations(&described).filter(|(path, ..)| path.starts_with("/api/"))
        {
            let mut expected = vec!["421", "429", "503"];
            if method != "get" {
                expected.push("403");
            }
            if operation["requestBody"].is_object() {
                expected.extend(["400", "408", "413", "415"]);
            }
            for status in expected {
                assert!(operation["responses"][status].is_object(), "{method} {path}: {status}");
            }
        }
    }

    #[test]
    fn everything_that_the_description_refers_to_is_there() {
        fn check(described: &Value, part: &Value) {
            match part {
                Value::Object(fields) => {
                    if let Some(to) = fields.get("$ref").and_then(Value::as_str) {
                        assert!(!found(described, to).is_null(), "{to}");
                    }
                    fields.values().for_each(|part| check(described, part));
                }
                Value::Array(items) => items.iter().for_each(|part| check(described, part)),
                _ => {}
            }
        }
        let described = description();
        check(&described, &described);
        let games = &described["components"]["schemas"]["GameId"]["enum"];
        let all: Vec<&str> = onze_games::ALL.iter().map(|game| game.id()).collect();
        assert_eq!(*games, Value::from(all));
    }

    /// What a `#/…` leads to.
    fn found<'a>(described: &'a Value, to: &str) -> &'a Value {
        described.pointer(to.trim_start_matches('#')).unwrap_or(&Value::Null)
    }
}
