//! Counters for `/metrics`, in the text form of Prometheus.

mod process;

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::app::App;

/// What is counted. Each number stands for itself: nothing is read that needs two of them to agree.
#[derive(Debug, Default)]
pub struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused_requests: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) refused_messages: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) computer_moves: AtomicU64,
    pub(crate) thinking_cut_short: AtomicU64,
    pub(crate) matches_made: AtomicU64,
    pub(crate) matches_loaded: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) connections: AtomicI64,
    pub(crate) sockets: AtomicI64,
    store_bytes: AtomicI64,
    matches_forgotten: AtomicU64,
    reconnects: AtomicU64,
    commits: AtomicU64,
    failed_commits: AtomicU64,
    /// Was the last transaction not kept?
    is_failing: AtomicBool,
    writes: AtomicU64,
    commit_micros: AtomicU64,
}

/// All that can be told of a server.
pub(crate) fn text(app: &App) -> String {
    let mut told = Exposition::default();
    let version = format!("onze_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
    told.gauge(&version, "the version of the program", 1);
    told.gauge(
        "onze_ready",
        "1 if the last write was kept and the server does not stop",
        u8::from(app.is_ready()),
    );
    told.gauge("onze_matches_in_memory", "matches in memory", app.n_rooms());
    app.metrics.tell(&mut told);
    if let Some(nodes) = &app.nodes {
        nodes.tell_metrics(&mut told);
    }
    process::tell(&mut told);
    told.0
}

impl Metrics {
    pub(crate) fn add(&self, counter: impl Fn(&Metrics) -> &AtomicU64) {
        counter(self).fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn forgot(&self, matches: usize) {
        self.matches_forgotten.fetch_add(matches as u64, Ordering::Relaxed);
    }

    pub(crate) fn has_stored(&self, bytes: u64) {
        self.store_bytes.store(i64::try_from(bytes).unwrap_or(i64::MAX), Ordering::Relaxed);
    }

    /// The database was away and is there again.
    pub(crate) fn reconnected(&self) {
        self.reconnects.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn committed(&self, writes: usize, took: Duration) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.is_failing.store(false, Ordering::Relaxed);
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.commit_micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Nothing can be kept at the moment, whether or not somebody wants it.
    pub(crate) fn cannot_keep(&self) {
        self.is_failing.store(true, Ordering::Relaxed);
    }

    pub(crate) fn not_committed(&self) {
        self.failed_commits.fetch_add(1, Ordering::Relaxed);
        self.is_failing.store(true, Ordering::Relaxed);
    }

    /// Was the last transaction kept?
    pub(crate) fn is_keeping(&self) -> bool {
        !self.is_failing.load(Ordering::Relaxed)
    }

    /// Tells all of them.
    pub(crate) fn tell(&self, told: &mut Exposition) {
        let counters = [
            ("http_requests", "requests", &self.requests),
            ("http_refused", "requests that were refused", &self.refused_requests),
            ("socket_messages", "messages of pages", &self.messages),
            ("socket_refused", "messages of pages that were refused", &self.refused_messages),
            ("moves", "steps made, by anybody", &self.moves),
            ("computer_moves", "steps made by computer players", &self.computer_moves),
            ("thinking_cut_short", "computer players that took too long", &self.thinking_cut_short),
            ("matches_made", "matches made", &self.matches_made),
            ("matches_loaded", "matches read from the database", &self.matches_loaded),
            ("slow_readers", "sockets closed because they did not read", &self.slow_readers),
            ("store_commits", "transactions", &self.commits),
            ("store_failed_commits", "transactions that were not kept", &self.failed_commits),
            ("store_writes", "writes in those transactions", &self.writes),
            ("store_reconnects", "times that the database was there again", &self.reconnects),
            ("matches_forgotten", "matches deleted because of their age", &self.matches_forgotten),
        ];
        for (name, help, counter) in counters {
            told.counter(&format!("onze_{name}_total"), help, counter.load(Ordering::Relaxed));
        }
        #[allow(clippy::cast_precision_loss)] // a sum of seconds, to look at
        let seconds = self.commit_micros.load(Ordering::Relaxed) as f64 / 1e6;
        told.counter("onze_store_commit_seconds_total", "time spent in transactions", seconds);
        told.gauge("onze_connections", "open connections", self.connections.load(Ordering::Relaxed));
        told.gauge("onze_store_bytes", "bytes of the database", self.store_bytes.load(Ordering::Relaxed));
        told.gauge("onze_sockets", "open sockets", self.sockets.load(Ordering::Relaxed));
    }
}

/// Numbers in the text form of Prometheus, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Exposition(pub(crate) String);

impl Exposition {
    /// A number that only grows.
    pub(crate) fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.one("counter", name, help, value);
    }

    /// A number as it is now.
    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.one("gauge", name, help, value);
    }

    fn one(&mut self, kind: &str, name: &str, help: &str, value: impl Display) {
        // What stands in brackets behind a name belongs to the number alone.
        let family = name.split('{').next().unwrap_or(name);
        let _ = writeln!(self.0, "# HELP {family} {help}\n# TYPE {family} {kind}\n{name} {value}");
    }
}
