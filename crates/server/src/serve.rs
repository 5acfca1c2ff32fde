//! The server from its first connection to its last.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::connect_info::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use onze_session::Fault;
use onze_session::protocol::Gone;
use onze_texts::Lang;
use serde_json::json;
use thiserror::Error;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use crate::app::App;
use crate::config::{Config, Db};
use crate::fault::info;
use crate::http::router;
use crate::http::visitor::counted;
use crate::limits::Connection;
use crate::metrics::{self, Metrics};
use crate::store::{Forgotten, Postgres, Sqlite, Store, StoreError};

/// How long connections have for an orderly end.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// So many matches are looked at together when old ones are deleted.
const AT_A_TIME: usize = 200;

/// So often the database is looked at how large it is.
const WEIGHED: Duration = Duration::from_secs(30);

/// The server did not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Serves matches on a listener until `stop` is ready.
///
/// The caller owns the port and the end; a test can do without both. What was acknowledged is on the disk at any
/// moment, so a server that is simply dropped or killed loses nothing.
pub async fn run(
    listener: TcpListener,
    stop: impl Future<Output = ()>,
    config: Config,
) -> Result<(), ServeError> {
    let metrics = Arc::new(Metrics::default());
    let store = open_store(&config.db, &metrics).await?;
    run_with(listener, stop, config, store, metrics).await;
    Ok(())
}

/// Opens the database, for those who want to know that it can be used before they serve. The tokio runtime in which it is opened works for it.
pub async fn open_store(db: &Db, metrics: &Arc<Metrics>) -> Result<Arc<dyn Store>, StoreError> {
    let metrics = Arc::clone(metrics);
    Ok(Arc::new(match db {
        Db::File(path) => Sqlite::open(Some(path), metrics)?,
        Db::Memory => Sqlite::open(None, metrics)?,
        Db::Postgres { url, share } => Postgres::open(url, *share, metrics).await?,
    }))
}

/// As [`run`], with a store of the caller's.
pub async fn run_with(
    listener: TcpListener,
    stop: impl Future<Output = ()>,
    config: Config,
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
) {
    let config_metrics = config.metrics.clone();
    let app = Arc::new(App::new(config, store, metrics, listener.local_addr().ok()));
    let router = router(Arc::clone(&app));
    let places = Arc::new(Semaphore::new(app.limits.connections.min(Semaphore::MAX_PERMITS)));
    let metrics_told = tokio::spawn(tell_metrics(Arc::clone(&app), config_metrics));
    let (stopping, stopped) = watch::channel(());
    let mut in_touch = JoinSet::new();
    if let Some(nodes) = &app.nodes {
        in_touch.spawn(Arc::clone(nodes).keep_in_touch(Arc::clone(&app)));
        in_touch.spawn(Arc::clone(nodes).keep_promises(Arc::clone(&app)));
    }
    let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
    let housekeeper = tokio::spawn(Arc::clone(&app).obey());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener) => {
                if let Some((stream, peer)) = accepted {
                    connect(&app, &router, &places, &stopped, stream, peer);
                }
            }
        }
    }
    sweeper.abort();
    housekeeper.abort();
    metrics_told.abort();
    drop((listener, stopped));
    app.stop();
    for room in app.all_rooms() {
        room.close(Gone::Stopping).await;
    }
    let _ = stopping.send(());
    if timeout(LAST_WORDS, stopping.closed()).await.is_err() {
        tracing::info!("some connections did not end in time");
    }
    in_touch.abort_all();
    if let Some(nodes) = &app.nodes {
        nodes.bye().await;
    }
    if let Err(error) = app.store.close().await {
        tracing::error!(%error, "the database was not closed in order");
    }
}

/// Tells what is counted, if that is wanted, on an address of its own: it is for whoever looks after the server.
async fn tell_metrics(app: Arc<App>, listener: Option<Arc<std::net::TcpListener>>) {
    let Some(listener) = listener else { return };
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let told = Router::new().route("/metrics", get(async move || (kind, metrics::text(&app))));
    let served = async {
        let listener = listener.try_clone()?;
        listener.set_nonblocking(true)?;
        axum::serve(TcpListener::from_std(listener)?, told).await
    };
    if let Err(error) = served.await {
        tracing::error!(%error, "the metrics cannot be told");
    }
}

/// The next connection.
async fn accept(listener: &TcpListener) -> Option<(TcpStream, SocketAddr)> {
    match listener.accept().await {
        Ok(accepted) => Some(accepted),
        Err(error) => {
            // Too many open files, most likely: it passes when some are closed.
            tracing::warn!(%error, "cannot accept a connection");
            sleep(Duration::from_millis(100)).await;
            None
        }
    }
}

fn connect(
    app: &Arc<App>,
    router: &Router,
    places: &Arc<Semaphore>,
    stopped: &watch::Receiver<()>,
    stream: TcpStream,
    peer: SocketAddr,
) {
    let Ok(place) = Arc::clone(places).try_acquire_owned() else {
        tracing::warn!("all connections are taken");
        tokio::spawn(turn_away(Arc::clone(app), stream, Fault::ServerFull));
        return;
    };
    let by_proxy = app.trusted_proxies.contains(&peer.ip().to_canonical());
    let address = (!by_proxy).then(|| counted(peer.ip()));
    let counted = address.map(|address| app.addresses.connect(address, app.connections_of(address)));
    if matches!(counted, Some(None)) {
        tracing::debug!(%peer, "too many connections from one address");
        tokio::spawn(turn_away(Arc::clone(app), stream, Fault::TooManyConnections));
        return;
    }
    // Moves are small and wait for nobody.
    drop(stream.set_nodelay(true));
    let connection = Connection::new(counted.flatten(), place, stopped.clone(), Arc::clone(&app.metrics));
    let connection_counted = Arc::new(connection);
    let (router, head_time) = (TowerToHyperService::new(router.clone()), app.limits.head_time);
    let mut stopped = stopped.clone();
    tokio::spawn(async move {
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(&connection_counted));
            router.call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(head_time).max_buf_size(16 << 10).max_headers(64);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = stopped.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended early");
        }
    });
}

/// There is no place for this connection; it is told so.
async fn turn_away(app: Arc<App>, mut stream: TcpStream, fault: Fault) {
    // Nobody has read in which language to say it.
    let body = json!({ "error": info(&fault, app.texts(Lang::default())) }).to_string();
    let (status, length) = (StatusCode::from_u16(fault.status()).unwrap_or_default(), body.len());
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    );
    let telling = async {
        stream.write_all((head + &body).as_bytes()).await?;
        stream.shutdown().await
    };
    drop(timeout(LAST_WORDS, telling).await);
}

/// Deletes some of the matches that are too old; the answer is where to look for the next ones.
async fn forget(app: &Arc<App>, keep: Duration, after: &str) -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let before = u64::try_from(since.saturating_sub(keep).as_millis()).unwrap_or(0);
    match app.store.forget(before, after, AT_A_TIME).await {
        Ok(Forgotten { names, last }) => {
            if !names.is_empty() {
                app.metrics.forgot(names.len());
                tracing::info!(matches = names.len(), "old matches are deleted");
                app.deleted(&names).await;
            }
            last.unwrap_or_default()
        }
        Err(error) => {
            tracing::warn!(%error, "old matches cannot be deleted");
            after.to_owned()
        }
    }
}

/// Looks how large the database is.
async fn weigh(app: &Arc<App>) {
    match app.store.size().await {
        Ok(bytes) => app.has_stored(bytes),
        Err(error) => tracing::warn!(%error, "the size of the database cannot be told"),
    }
}

/// Forgets what nobody uses, again and again.
async fn sweep(app: Arc<App>) {
    let mut tick = interval((app.limits.idle / 2).max(Duration::from_millis(10)));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut looked_at, mut weighed) = (String::new(), None);
    loop {
        tick.tick().await;
        let now = Instant::now();
        app.sweep(now);
        app.addresses.sweep(now, |address, cost| app.rate(address, cost));
        if weighed.is_none_or(|weighed| now > weighed + WEIGHED) {
            weighed = Some(now);
            weigh(&app).await;
        }
        if !app.metrics.is_keeping() {
            // Nobody may come as long as nothing is kept, so somebody has to find out when it is.
            drop(app.store.check().await);
        } else if let Some(keep) = app.keep {
            looked_at = forget(&app, keep, &looked_at).await;
        }
    }
}
