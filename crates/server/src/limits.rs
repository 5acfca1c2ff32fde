//! How often and how many: buckets that fill with time, and connections by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use onze_session::Fault;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::Instant;

use crate::metrics::Metrics;

/// How fast a bucket fills, and how much fits in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) size: f64,
    pub(crate) per_second: f64,
}

impl Rate {
    /// So many a time, and as many at once.
    pub(crate) fn new(many: u32, time: Duration) -> Self {
        let size = f64::from(many);
        Rate { size, per_second: size / time.as_secs_f64() }
    }

    /// So many times as much.
    pub(crate) fn times(self, factor: u32) -> Self {
        let factor = f64::from(factor);
        Rate { size: self.size * factor, per_second: self.per_second * factor }
    }
}

/// Allows so many things a second on average, and as many at once as fit in it.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Bucket { left: rate.size, at: now }
    }

    /// Takes one thing out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        if self.left(rate, now) < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    /// What is in it now.
    fn left(&mut self, rate: Rate, now: Instant) -> f64 {
        let filled = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        (self.left, self.at) = ((self.left + filled).min(rate.size), now);
        self.left
    }

    /// Is it full again by now?
    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second >= rate.size
    }
}

/// What each address does.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Arc<Mutex<HashMap<IpAddr, Address>>>);

#[derive(Debug, Default)]
struct Address {
    connections: usize,
    buckets: [Option<Bucket>; COSTS],
    /// How much of each it has spent since other nodes were told.
    untold: Spent,
}

/// How much of each thing an address has spent.
pub(crate) type Spent = [u32; COSTS];

impl Address {
    fn bucket(&mut self, cost: Cost, rate: Rate, now: Instant) -> &mut Bucket {
        self.buckets[cost as usize].get_or_insert_with(|| Bucket::full(rate, now))
    }
}

/// Which of its buckets something comes out of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    Request,
    Change,
    Move,
    Hello,
    Analysis,
    Byte,
}

const COSTS: usize = 6;

impl Cost {
    pub(crate) const ALL: [Cost; COSTS] =
        [Cost::Request, Cost::Change, Cost::Move, Cost::Hello, Cost::Analysis, Cost::Byte];
}

impl Addresses {
    /// Counts a connection until the guard is dropped; `None` if the address has enough.
    pub(crate) fn connect(&self, address: IpAddr, most: usize) -> Option<FromAddress> {
        let mut all = lock(&self.0);
        let entry = all.entry(address).or_default();
        if entry.connections >= most {
            return None;
        }
        entry.connections += 1;
        Some(FromAddress { all: Arc::clone(&self.0), address })
    }

    /// May this address ask for one thing more?
    pub(crate) fn allow(&self, address: IpAddr, cost: Cost, rate: Rate) -> bool {
        let now = Instant::now();
        let mut all = lock(&self.0);
        let entry = all.entry(address).or_default();
        entry.untold[cost as usize] += 1;
        entry.bucket(cost, rate, now).take(rate, now)
    }

    /// Is anything left to this address?
    pub(crate) fn has_left(&self, address: IpAddr, cost: Cost, rate: Rate) -> bool {
        let now = Instant::now();
        let all = &mut *lock(&self.0);
        let bucket = all.get_mut(&address).and_then(|entry| entry.buckets[cost as usize].as_mut());
        bucket.is_none_or(|bucket| bucket.left(rate, now) > 0.0)
    }

    /// An address has spent so much, which may be more than it had: then it waits until that is made good.
    pub(crate) fn spend(&self, address: IpAddr, cost: Cost, rate: Rate, amount: u32) {
        let now = Instant::now();
        let mut all = lock(&self.0);
        let entry = all.entry(address).or_default();
        let untold = &mut entry.untold[cost as usize];
        *untold = untold.saturating_add(amount);
        let bucket = entry.bucket(cost, rate, now);
        bucket.left = bucket.left(rate, now) - f64::from(amount);
    }

    /// How much each address has spent since this was told last.
    pub(crate) fn asked(&self) -> HashMap<IpAddr, Spent> {
        let mut all = lock(&self.0);
        let untold = all.iter_mut().filter(|(_, entry)| entry.untold != Spent::default());
        untold.map(|(address, entry)| (*address, std::mem::take(&mut entry.untold))).collect()
    }

    /// An address has spent so much at another node.
    pub(crate) fn take_off(&self, address: IpAddr, cost: Cost, rate: Rate, amount: u32) {
        if amount > 0 {
            let mut all = lock(&self.0);
            let bucket = all.entry(address).or_default().bucket(cost, rate, Instant::now());
            // What was refused there was counted too; bytes were kept, all of them.
            let least = if cost == Cost::Byte { f64::MIN } else { 0.0 };
            bucket.left = (bucket.left - f64::from(amount)).max(least);
        }
    }

    /// Forgets addresses that are not connected and whose buckets are full again by now.
    pub(crate) fn sweep(&self, now: Instant, rate: impl Fn(IpAddr, Cost) -> Rate) {
        let mut all = lock(&self.0);
        all.retain(|address, entry| {
            let is_full = |(cost, bucket): (Cost, &Option<Bucket>)| {
                bucket.as_ref().is_none_or(|bucket| bucket.is_full(rate(*address, cost), now))
            };
            entry.connections > 0 || !Cost::ALL.into_iter().zip(&entry.buckets).all(is_full)
        });
    }
}

/// A connection that counts for its address.
#[derive(Debug)]
pub(crate) struct FromAddress {
    all: Arc<Mutex<HashMap<IpAddr, Address>>>,
    address: IpAddr,
}

impl Drop for FromAddress {
    fn drop(&mut self) {
        if let Some(entry) = lock(&self.all).get_mut(&self.address) {
            entry.connections = entry.connections.saturating_sub(1);
        }
    }
}

/// A connection, counted until it is dropped. A socket keeps that of the request it came from.
#[derive(Debug)]
pub(crate) struct Connection {
    /// Nothing for that of a trusted proxy, behind which anybody may be.
    address: Option<FromAddress>,
    _place: OwnedSemaphorePermit,
    /// As long as there is one, the server waits for its end before it ends itself.
    _open: watch::Receiver<()>,
    metrics: Arc<Metrics>,
}

impl Connection {
    pub(crate) fn new(
        address: Option<FromAddress>,
        place: OwnedSemaphorePermit,
        open: watch::Receiver<()>,
        metrics: Arc<Metrics>,
    ) -> Self {
        metrics.connections.fetch_add(1, Ordering::Relaxed);
        Connection { address, _place: place, _open: open, metrics }
    }

    /// Counts it for the client behind a trusted proxy, if it counts for nobody yet.
    pub(crate) fn count_again(
        &self,
        all: &Addresses,
        client: IpAddr,
        most: usize,
    ) -> Result<Option<FromAddress>, Fault> {
        if self.address.is_some() {
            return Ok(None);
        }
        all.connect(client, most).map(Some).ok_or(Fault::TooManyConnections)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    #[test]
    fn a_bucket_allows_a_burst_and_then_fills_with_time() {
        let start = Instant::now();
        let rate = Rate { size: 2.0, per_second: 1.0 };
        let mut bucket = Bucket::full(rate, start);
        let mut take = |after: u64| bucket.take(rate, start + Duration::from_millis(after));
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert_eq!([take(500), take(1000), take(1000)], [false, true, false]);
        assert_eq!([take(60_000), take(60_000), take(60_000)], [true, true, false]);
    }

    #[test]
    fn what_an_address_asks_of_another_node_counts_here_too() {
        let (here, there, address) =
            (Addresses::default(), Addresses::default(), IpAddr::from([10, 0, 0, 1]));
        let rate = Rate::new(4, MINUTE);
        assert!((0..3).all(|_| here.allow(address, Cost::Change, rate)));
        here.spend(address, Cost::Byte, rate, 9);
        let asked = here.asked();
        assert_eq!((asked[&address], here.asked().len()), ([0, 3, 0, 0, 0, 9], 0), "told once");
        for (cost, amount) in Cost::ALL.into_iter().zip(asked[&address]) {
            there.take_off(address, cost, rate, amount);
        }
        let allowed = [(); 2].map(|()| there.allow(address, Cost::Change, rate));
        assert_eq!((allowed, there.allow(address, Cost::Request, rate)), ([true, false], true));
        assert!(!there.has_left(address, Cost::Byte, rate) && there.has_left(address, Cost::Move, rate));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_has_spent_more_than_there_was_makes_it_good_first() {
        let (all, here, rate) = (Addresses::default(), IpAddr::from([10, 0, 0, 1]), Rate::new(60, MINUTE));
        let has_left = || all.has_left(here, Cost::Byte, rate);
        assert!(has_left(), "nobody has heard of it yet");
        all.spend(here, Cost::Byte, rate, 90);
        assert!(!has_left());
        tokio::time::advance(Duration::from_secs(29)).await;
        assert!(!has_left());
        all.sweep(Instant::now(), |_, _| rate);
        assert!(!has_left(), "a debt is not forgotten");
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(has_left());
        tokio::time::advance(MINUTE).await;
        all.sweep(Instant::now(), |_, _| rate);
        assert!(lock(&all.0).is_empty());
    }

    #[test]
    fn an_address_gets_its_connections_back() {
        let (all, here) = (Addresses::default(), IpAddr::from([127, 0, 0, 1]));
        let first = all.connect(here, 1);
        assert!(first.is_some() && all.connect(here, 1).is_none());
        drop(first);
        assert!(all.connect(here, 1).is_some());
        all.sweep(Instant::now(), |_, _| Rate::new(1, MINUTE));
        assert!(lock(&all.0).is_empty());
    }
}
