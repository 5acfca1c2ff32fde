//! What all connections share.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use onze_players::hints::Memory;
use onze_session::nodes::News;
use onze_session::{Fault, Millis};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::allowances::Allowance;
use crate::analyses::Analyses;
use crate::bounds::Limits;
use crate::commitments::Commitments;
use crate::config::{Config, StaticFiles};
use crate::http::visitor::{Hosts, Origins};
use crate::limits::{Addresses, Cost, Rate, Spent};
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::queue::{Most, Queue};
use crate::room::Room;
use crate::store::Store;
use onze_texts::{Lang, Texts};

/// What a database takes for a row besides its text, in bytes; in an index too.
const A_ROW: usize = 128;

/// What all connections share.
pub(crate) struct App {
    pub(crate) limits: Limits,
    /// Older matches are deleted.
    pub(crate) keep: Option<Duration>,
    /// Whom to write to about this server.
    pub(crate) contact: Option<String>,
    pub(crate) hosts: Hosts,
    pub(crate) origins: Origins,
    pub(crate) trusted_proxies: Vec<IpAddr>,
    /// Was it said that somebody passes on where clients are, and is not believed? Once is enough.
    pub(crate) warned_of_proxy: AtomicBool,
    stopping: AtomicBool,
    pub(crate) static_files: Option<Arc<dyn StaticFiles>>,
    pub(crate) store: Arc<dyn Store>,
    /// Other nodes, if there can be any.
    pub(crate) nodes: Option<Arc<Nodes>>,
    pub(crate) metrics: Arc<Metrics>,
    texts: [Texts; 2],
    pub(crate) addresses: Addresses,
    allowances: Vec<Allowance>,
    /// Bytes of the database, as they were looked up last.
    stored: AtomicU64,
    pub(crate) commitments: Commitments,
    /// Computer players that think, and those that wait for it.
    pub(crate) thinkers: Queue,
    /// Questions that are answered, and those that wait for it.
    pub(crate) answers: Queue,
    /// What was learnt to find hints.
    pub(crate) outlooks: Memory,
    /// Finished matches explained.
    pub(crate) analyses: Analyses,
    /// One permit for each file that may be drawn for the printer.
    pub(crate) printers: Arc<Semaphore>,
    /// The matches in memory. A standard mutex: it is held for a look-up, never across an await.
    rooms: Mutex<HashMap<Box<str>, Arc<Room>>>,
    next_client: AtomicU64,
    /// Where the server listens.
    pub(crate) listens: Option<SocketAddr>,
    start: Instant,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        listens: Option<SocketAddr>,
    ) -> Self {
        let limits = config.limits;
        App {
            keep: config.keep,
            contact: config.contact,
            hosts: Hosts::new(&config.hosts, listens),
            origins: Origins(config.origins.clone()),
            trusted_proxies: config.trusted_proxies.iter().map(IpAddr::to_canonical).collect(),
            warned_of_proxy: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            static_files: config.static_files,
            store,
            nodes: config.nodes,
            metrics,
            texts: [Lang::En, Lang::Fr].map(Texts::new),
            addresses: Addresses::default(),
            stored: AtomicU64::new(0),
            commitments: Commitments::new(limits.commitments, limits.commitment_time),
            thinkers: Queue::new(
                Most {
                    in_all: limits.thinkers,
                    each: limits.thinkers_per_address,
                    unhurried: limits.thinkers / 2,
                },
                config.allowances.clone(),
            ),
            answers: Queue::new(
                Most { in_all: limits.answers, each: limits.answers_per_address, unhurried: limits.answers },
                config.allowances.clone(),
            ),
            allowances: config.allowances,
            outlooks: Memory::default(),
            analyses: Analyses::default(),
            printers: Arc::new(Semaphore::new(limits.printers.max(1))),
            rooms: Mutex::default(),
            next_client: AtomicU64::new(0),
            listens,
            start: Instant::now(),
            limits,
        }
    }

    /// From now on every page is told that the server stops.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.analyses.stop_all();
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Can it be given work? Not if the last thing that it was given could not be kept, nor while it stops.
    pub(crate) fn is_ready(&self) -> bool {
        self.metrics.is_keeping() && !self.is_stopping()
    }

    /// May this address ask for one thing more?
    pub(crate) fn allow(&self, address: IpAddr, cost: Cost) -> Result<(), Fault> {
        if self.addresses.allow(address, cost, self.rate(address, cost)) {
            return Ok(());
        }
        Err(Fault::TooManyRequests)
    }

    /// These addresses have spent so much at other nodes.
    pub(crate) fn take_off(&self, asked: &HashMap<IpAddr, Spent>) {
        for (address, spent) in asked {
            for (cost, amount) in Cost::ALL.into_iter().zip(spent) {
                self.addresses.take_off(*address, cost, self.rate(*address, cost), *amount);
            }
        }
    }

    /// How much of something an address may have.
    pub(crate) fn rate(&self, address: IpAddr, cost: Cost) -> Rate {
        let (limits, minute) = (&self.limits, Duration::from_mins(1));
        let rate = match cost {
            Cost::Request => Rate::new(limits.requests_per_minute, minute),
            Cost::Change => Rate::new(limits.changes_per_minute, minute),
            Cost::Move => Rate::new(limits.moves_per_minute, minute),
            Cost::Hello => Rate::new(limits.hellos_per_minute, minute),
            Cost::Analysis => Rate::new(limits.analyses_per_hour, Duration::from_hours(1)),
            Cost::Byte => {
                #[allow(clippy::cast_precision_loss)] // a limit, to the megabyte
                let a_day = limits.kept_per_day as f64;
                Rate { size: a_day / 4.0, per_second: a_day / 86_400.0 }
            }
        };
        rate.times(Allowance::factor(&self.allowances, address))
    }

    /// So many times as much as others an address may have.
    pub(crate) fn times_more(&self, address: IpAddr) -> usize {
        Allowance::factor(&self.allowances, address) as usize
    }

    /// How many connections an address may have.
    pub(crate) fn connections_of(&self, address: IpAddr) -> usize {
        self.limits.connections_per_address.saturating_mul(self.times_more(address))
    }

    /// May something more be kept for this address?
    pub(crate) fn may_keep(&self, address: IpAddr) -> Result<(), Fault> {
        if self.stored.load(Ordering::Relaxed) >= self.limits.database {
            return Err(Fault::DatabaseFull);
        }
        if self.addresses.has_left(address, Cost::Byte, self.rate(address, Cost::Byte)) {
            return Ok(());
        }
        Err(Fault::KeptEnough)
    }

    /// May another match be begun from this address? Those that run come first where there is little room.
    pub(crate) fn may_begin(&self, address: IpAddr) -> Result<(), Fault> {
        if self.stored.load(Ordering::Relaxed) >= self.limits.database / 10 * 9 {
            return Err(Fault::DatabaseNearlyFull);
        }
        self.may_keep(address)
    }

    /// So many bytes are kept for this address.
    pub(crate) fn keeps(&self, address: IpAddr, bytes: usize) {
        let bytes = u32::try_from(bytes.saturating_add(A_ROW)).unwrap_or(u32::MAX);
        self.addresses.spend(address, Cost::Byte, self.rate(address, Cost::Byte), bytes);
    }

    /// The database has so many bytes. Whoever watches over it is warned in time, and once.
    pub(crate) fn has_stored(&self, bytes: u64) {
        let before = self.stored.swap(bytes, Ordering::Relaxed);
        let most = self.limits.database;
        for percent in [80, 90, 100] {
            let mark = most / 100 * percent;
            if before < mark && bytes >= mark {
                tracing::warn!(
                    bytes,
                    most,
                    percent,
                    "the database grows towards its limit (--limit database=…)"
                );
            }
        }
        self.metrics.has_stored(bytes);
    }

    /// The time as sessions count it: since the server has started.
    pub(crate) fn now(&self) -> Millis {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The moment of such a time.
    pub(crate) fn instant(&self, time: Millis) -> Instant {
        self.start + Duration::from_millis(time)
    }

    /// The sentences of a language.
    pub(crate) fn texts(&self, lang: Lang) -> &Texts {
        let [en, fr] = &self.texts;
        match lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// The room of a match, which may turn out to be empty when it is entered.
    pub(crate) fn room(&self, name: &str) -> Result<Arc<Room>, Fault> {
        if name.len() > 64 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Fault::MatchUnknown);
        }
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(name) {
            room.use_now();
            return Ok(Arc::clone(room));
        }
        let room = Arc::new(Room::new(name));
        rooms.insert(name.into(), Arc::clone(&room));
        Ok(room)
    }

    /// Forgets the rooms that nobody has used for a while and nobody holds: no socket, no clock, no thinker.
    pub(crate) fn sweep(&self, now: Instant) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || now < room.used() + self.limits.idle);
        if rooms.capacity() > 4 * rooms.len() + 64 {
            rooms.shrink_to_fit();
        }
    }

    /// Forgets a room in which there turned out to be no match.
    pub(crate) fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        if rooms.get(&room.name).is_some_and(|known| Arc::ptr_eq(known, room)) {
            rooms.remove(&room.name);
        }
    }

    /// These matches are deleted: those that are in memory leave it, here and elsewhere, and their pages come again in vain.
    pub(crate) async fn deleted(self: &Arc<Self>, names: &[String]) {
        for name in names {
            if let Some(room) = self.open_room(name) {
                room.give_up(self).await;
            }
            self.tell_nodes(name, &News::Lost);
        }
    }

    /// The room of a match, if it is in memory.
    pub(crate) fn open_room(&self, name: &str) -> Option<Arc<Room>> {
        self.rooms().get(name).cloned()
    }

    pub(crate) fn n_rooms(&self) -> usize {
        self.rooms().len()
    }

    pub(crate) fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    pub(crate) fn next_client(&self) -> u64 {
        self.next_client.fetch_add(1, Ordering::Relaxed)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<Box<str>, Arc<Room>>> {
        // Nothing that runs under this lock leaves the map half changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
