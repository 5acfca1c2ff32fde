//! `onze serve`: the games in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use onze_page::Page;
use onze_server::store::{Share, StoreError};
use onze_server::{
    Config, Db, KeyError, LimitError, Limits, Metrics, Nodes, NodesError, NodesKey, Way, open_store, run_with,
};
use serde_json::Value;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::{Log, Serve};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

pub(crate) fn serve(texts: &Texts, asked: &Serve) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    // Of its connection the client of NATS speaks at each try; we do once.
    let heard = Targets::new().with_default(LevelFilter::INFO).with_target("async_nats", LevelFilter::OFF);
    match asked.log {
        Log::Text => log.finish().with(heard).init(),
        Log::Json => log.json().flatten_event(true).finish().with(heard).init(),
    }
    let mut config = Config {
        static_files: Some(Arc::new(Page)),
        hosts: asked.host.clone(),
        origins: asked.origin.clone(),
        trusted_proxies: asked.trusted_proxy.clone(),
        contact: asked.contact.clone(),
        allowances: asked.allow.clone(),
        keep: asked.keep_days.map(|days| Duration::from_secs(86_400 * u64::from(days))),
        ..Config::new(database(texts, asked.db.as_deref())?)
    };
    for (name, value) in &asked.limit {
        config.limits.set(name, value).map_err(|why| {
            let list =
                facts(&[("limit", Value::from(name.as_str())), ("value", Value::from(value.as_str()))]);
            let names = Limits::names().collect::<Vec<_>>().join(", ");
            let sentence = match why {
                LimitError::Unknown => "serve-limit-unknown",
                LimitError::Value => "serve-limit-value",
            };
            let list = list.into_iter().chain([("names".to_owned(), Value::from(names))]).collect();
            Failure::Plain(texts.say(sentence, &list))
        })?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener =
            TcpListener::bind(asked.addr).await.map_err(|error| in_use(texts, asked.addr, &error))?;
        if let Some(addr) = asked.metrics_addr {
            let told = std::net::TcpListener::bind(addr).map_err(|error| in_use(texts, addr, &error))?;
            config.metrics = Some(Arc::new(told));
        }
        if let Some(url) = &asked.nats {
            config.db = shared(texts, config.db)?;
            let key = key(texts, asked, &config.db).await?;
            let way = Way { url: url.clone(), certificates: asked.nats_ca.clone(), key };
            let nodes = Nodes::connect(way).await.map_err(|error| match error {
                NodesError::NoNats { url, why } => {
                    let list = [("url", Value::from(url)), ("error", Value::from(why))];
                    Failure::Plain(texts.say("serve-no-nats", &facts(&list)))
                }
                NodesError::NoChance => Failure::Plain(error.to_string()),
            })?;
            config.nodes = Some(nodes);
        }
        let metrics = Arc::new(Metrics::default());
        let store = open_store(&config.db, &metrics).await.map_err(|error| no_database(texts, &error))?;
        let address = format!("http://{}", listener.local_addr()?);
        print(&texts.say("serve-at", &facts(&[("address", Value::from(address.as_str()))])));
        if !onze_page::has_engine() {
            talk(&texts.say("engine-missing", &facts(&[])));
        }
        if !asked.no_open && open::that_detached(&address).is_err() {
            talk(&texts.say("serve-open-yourself", &facts(&[("address", Value::from(address))])));
        }
        run_with(listener, stopped(), config, store, metrics).await;
        Ok(())
    })
}

/// The key of what nodes tell each other: from the file that is named, else the one in their database.
async fn key(texts: &Texts, asked: &Serve, db: &Db) -> Result<NodesKey, Failure> {
    let Some(file) = &asked.nats_key_file else {
        return NodesKey::of_database(db).await.map_err(|error| match error {
            KeyError::Store(error) => no_database(texts, &error),
            error => Failure::Plain(error.to_string()),
        });
    };
    let refused = |why: String| {
        let list = [("file", Value::from(file.display().to_string())), ("error", Value::from(why))];
        Failure::Plain(texts.say("serve-no-key", &facts(&list)))
    };
    let text = std::fs::read_to_string(file).map_err(|error| refused(error.to_string()))?;
    NodesKey::from_hex(&text).map_err(|error| refused(error.to_string()))
}

/// Ctrl-C, or the end that a service manager asks for.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
        return;
    }
    let _ = interrupt.await;
}

fn in_use(texts: &Texts, addr: SocketAddr, error: &std::io::Error) -> Failure {
    let list =
        facts(&[("address", Value::from(addr.to_string())), ("error", Value::from(error.to_string()))]);
    Failure::Plain(texts.say("serve-in-use", &list))
}

pub(crate) fn no_database(texts: &Texts, error: &StoreError) -> Failure {
    let StoreError::Open { path, cause, why } = error else { return Failure::Plain(error.to_string()) };
    let list = facts(&[
        ("path", Value::from(path.as_str())),
        ("cause", Value::from(cause.name())),
        ("error", Value::from(why.as_str())),
    ]);
    let sentence = if is_postgres(path) { "serve-no-postgres" } else { "serve-no-database" };
    Failure::Plain(texts.say(sentence, &list))
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// A database that nodes share: not every one can be.
pub(crate) fn shared(texts: &Texts, db: Db) -> Result<Db, Failure> {
    match db {
        Db::Postgres { url, .. } => Ok(Db::Postgres { url, share: Share::Nodes }),
        Db::File(_) | Db::Memory => Err(Failure::Plain(texts.say("serve-nats-alone", &facts(&[])))),
    }
}

/// A path, `sqlite:PATH`, `sqlite://PATH`, `postgres://…` or `memory`; without it a file in the user's data folder.
pub(crate) fn database(texts: &Texts, url: Option<&str>) -> Result<Db, Failure> {
    let Some(url) = url else {
        let folder = dirs::data_local_dir().unwrap_or_else(|| PathBuf::from(".")).join("onze");
        std::fs::create_dir_all(&folder).map_err(|error| {
            Failure::Plain(format!("cannot make {}: {error}; choose a file with --db", folder.display()))
        })?;
        return Ok(Db::File(folder.join("onze.db")));
    };
    let path = url.strip_prefix("sqlite:").map_or(url, |path| path.strip_prefix("//").unwrap_or(path));
    match path {
        _ if url == "memory" => Ok(Db::Memory),
        _ if is_postgres(url) => Ok(Db::Postgres { url: url.to_owned(), share: Share::Alone }),
        path if path.is_empty() || path.contains("://") => {
            Err(Failure::Plain(texts.say("serve-wrong-database", &facts(&[("url", url.into())]))))
        }
        path => Ok(Db::File(PathBuf::from(path))),
    }
}
