//! What the caller of the server decides.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How a server is to run.
#[derive(Clone)]
pub struct Config {
    /// Where matches are kept.
    pub db: Db,
    /// The page; without one `/` answers a line of text.
    pub static_files: Option<Arc<dyn StaticFiles>>,
    /// What nobody may exceed.
    pub limits: Limits,
}

impl Config {
    /// A server with this database, the usual limits and no page.
    pub fn new(db: Db) -> Self {
        Config { db, static_files: None, limits: Limits::default() }
    }
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let page = self.static_files.is_some();
        f.debug_struct("Config")
            .field("db", &self.db)
            .field("page", &page)
            .field("limits", &self.limits)
            .finish()
    }
}

/// Where matches are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Db {
    /// In an `SQLite` file, made if it does not exist.
    File(PathBuf),
    /// In memory, until the server ends.
    Memory,
}

/// What nobody may exceed. Whatever is refused for it is told so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a request body.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages a second on one socket, on average.
    pub messages_per_second: u32,
    /// Requests a minute from one address that make or join a match, on average.
    pub changes_per_minute: u32,
    /// Other requests a minute from one address, on average.
    pub requests_per_minute: u32,
    /// Open connections from one address, sockets included.
    pub connections_per_address: usize,
    /// Open connections, sockets included.
    pub connections: usize,
    /// Changes that wait for a reader before it is disconnected.
    pub queue: usize,
    /// How long a reader may take for one frame.
    pub send_time: Duration,
    /// How long a client has for the head of a request.
    pub head_time: Duration,
    /// After this long without a word a client is asked whether it is there, and after twice this it is not.
    pub silence: Duration,
    /// Matches without anybody leave memory after this long.
    pub idle: Duration,
    /// Computer players that think at the same time.
    pub thinkers: usize,
    /// How long a computer player may think; then it plays any of its choices.
    pub thinking_time: Duration,
    /// Files that are drawn for the printer at the same time; whoever comes then is asked to wait.
    pub printers: usize,
    /// How long somebody must have been away before the others may agree on a stand-in.
    pub away: Duration,
    /// Tokens in one list of matches, and in one hello.
    pub tokens: usize,
    /// Commitments that wait for their match; then the oldest is forgotten.
    pub commitments: usize,
    /// How long a commitment waits for its match.
    pub commitment_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 16 << 10,
            message: 4 << 10,
            messages_per_second: 20,
            changes_per_minute: 30,
            requests_per_minute: 600,
            connections_per_address: 256,
            connections: 20_000,
            queue: 32,
            send_time: Duration::from_secs(10),
            head_time: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            idle: Duration::from_secs(10),
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            thinking_time: Duration::from_secs(10),
            printers: 2,
            away: Duration::from_mins(1),
            tokens: 200,
            commitments: 4096,
            commitment_time: Duration::from_mins(10),
        }
    }
}

/// The files of the page.
pub trait StaticFiles: Send + Sync {
    /// The file at this path, which begins with `/`. The first page is asked for as `/index.html`.
    fn get(&self, path: &str) -> Option<StaticFile>;
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
