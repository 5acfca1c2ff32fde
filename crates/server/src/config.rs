//! What the caller of the server decides.

use std::borrow::Cow;
use std::net::{IpAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::allowances::Allowance;
use crate::bounds::Limits;
use crate::nodes::Nodes;
use crate::store::Share;

/// How a server is to run.
#[derive(Clone)]
pub struct Config {
    /// Where matches are kept.
    pub db: Db,
    /// The way to other nodes that share the database; without one there are none.
    pub nodes: Option<Arc<Nodes>>,
    /// The page; without one `/` answers a line of text.
    pub static_files: Option<Arc<dyn StaticFiles>>,
    /// Matches whose last step is older are deleted, if this is given.
    pub keep: Option<Duration>,
    /// Whom to write to about this server, as the page about privacy tells it.
    pub contact: Option<String>,
    /// Names under which the server is reached, besides this machine's own and the address that it listens to.
    pub hosts: Vec<String>,
    /// Pages that lie elsewhere and may play here, such as `https://games.example.org`.
    pub origins: Vec<String>,
    /// Proxies whose word is taken for the address of a client.
    pub trusted_proxies: Vec<IpAddr>,
    /// Where the metrics are told; without it, nowhere.
    pub metrics: Option<Arc<TcpListener>>,
    /// What nobody may exceed.
    pub limits: Limits,
    /// Who may have more than others.
    pub allowances: Vec<Allowance>,
}

impl Config {
    /// A server with this database, the usual limits and no page.
    pub fn new(db: Db) -> Self {
        Config {
            db,
            nodes: None,
            static_files: None,
            keep: None,
            contact: None,
            hosts: Vec::new(),
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            metrics: None,
            limits: Limits::default(),
            allowances: Vec::new(),
        }
    }
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let page = self.static_files.is_some();
        f.debug_struct("Config")
            .field("db", &self.db)
            .field("nodes", &self.nodes)
            .field("page", &page)
            .field("hosts", &self.hosts)
            .field("trusted_proxies", &self.trusted_proxies)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// Where matches are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Db {
    /// In an `SQLite` file, made if it does not exist.
    File(PathBuf),
    /// In memory, until the server ends.
    Memory,
    /// In a `PostgreSQL` database.
    Postgres {
        /// Where it is.
        url: String,
        /// Who else uses it.
        share: Share,
    },
}

/// The files of the page.
pub trait StaticFiles: Send + Sync {
    /// The file at this path, which begins with `/`. The first page is asked for as `/index.html`.
    fn get(&self, path: &str) -> Option<StaticFile>;

    /// Does the page show something at this path, other than that there is nothing?
    fn is_address(&self, path: &str) -> bool;
}

/// One file of the page.
#[derive(Clone, Debug)]
pub struct StaticFile {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type, such as `text/html; charset=utf-8`.
    pub mime: String,
    /// What changes with its content.
    pub etag: String,
    /// Does its name change with its content, so that it may be kept for ever?
    pub immutable: bool,
}
