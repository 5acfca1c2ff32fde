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

/// Allows so many things a second on average, and as many at once as fit in it.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(size: u32, now: Instant) -> Self {
        Bucket { left: f64::from(size), at: now }
    }

    /// Takes one thing out, if there is one.
    pub(crate) fn take(&mut self, size: u32, per_second: f64, now: Instant) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * per_second).min(f64::from(size));
        self.at = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    /// So many things were taken out elsewhere.
    fn take_off(&mut self, count: u32) {
        self.left = (self.left - f64::from(count)).max(0.0);
    }
}

/// What each address does.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Arc<Mutex<HashMap<IpAddr, Address>>>);

#[derive(Debug, Default)]
struct Address {
    connections: usize,
    requests: Option<Bucket>,
    changes: Option<Bucket>,
    /// How often it has asked for each since other nodes were told.
    untold: [u32; 2],
}

impl Address {
    fn bucket(&mut self, cost: Cost, size: u32, now: Instant) -> &mut Bucket {
        let bucket = match cost {
            Cost::Request => &mut self.requests,
            Cost::Change => &mut self.changes,
        };
        bucket.get_or_insert_with(|| Bucket::full(size, now))
    }
}

/// Which of its two buckets a request comes out of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    Request,
    Change,
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

    /// May this address ask for one thing more, with so many a minute?
    pub(crate) fn allow(&self, address: IpAddr, cost: Cost, per_minute: u32) -> bool {
        let now = Instant::now();
        let mut all = lock(&self.0);
        let entry = all.entry(address).or_default();
        entry.untold[cost as usize] += 1;
        entry.bucket(cost, per_minute, now).take(per_minute, f64::from(per_minute) / 60.0, now)
    }

    /// How often each address has asked since this was told last.
    pub(crate) fn asked(&self) -> HashMap<IpAddr, [u32; 2]> {
        let mut all = lock(&self.0);
        let untold = all.iter_mut().filter(|(_, entry)| entry.untold != [0; 2]);
        untold.map(|(address, entry)| (*address, std::mem::take(&mut entry.untold))).collect()
    }

    /// An address has asked another node so often.
    pub(crate) fn take_off(&self, address: IpAddr, cost: Cost, per_minute: u32, count: u32) {
        if count > 0 {
            let mut all = lock(&self.0);
            all.entry(address).or_default().bucket(cost, per_minute, Instant::now()).take_off(count);
        }
    }

    /// Forgets addresses that are not connected and whose buckets are full again by now.
    pub(crate) fn sweep(&self, now: Instant) {
        let full = |bucket: &Option<Bucket>| {
            bucket.as_ref().is_none_or(|bucket| now.duration_since(bucket.at) > Duration::from_mins(1))
        };
        let mut all = lock(&self.0);
        all.retain(|_, entry| entry.connections > 0 || !full(&entry.requests) || !full(&entry.changes));
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
        let fault = || {
            Fault::too_many("too_many_connections", "Too many connections. Close some or come back later.")
        };
        all.connect(client, most).map(Some).ok_or_else(fault)
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

    #[test]
    fn a_bucket_allows_a_burst_and_then_fills_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::full(2, start);
        let mut take = |after: u64| bucket.take(2, 1.0, start + Duration::from_millis(after));
        assert_eq!([take(0), take(0), take(0)], [true, true, false]);
        assert_eq!([take(500), take(1000), take(1000)], [false, true, false]);
        assert_eq!([take(60_000), take(60_000), take(60_000)], [true, true, false]);
    }

    #[test]
    fn what_an_address_asks_of_another_node_counts_here_too() {
        let (here, there, address) =
            (Addresses::default(), Addresses::default(), IpAddr::from([10, 0, 0, 1]));
        assert!((0..3).all(|_| here.allow(address, Cost::Change, 4)));
        let asked = here.asked();
        assert_eq!((asked[&address], here.asked().len()), ([0, 3], 0), "told once");
        there.take_off(address, Cost::Change, 4, 3);
        let allowed = [(); 2].map(|()| there.allow(address, Cost::Change, 4));
        assert_eq!((allowed, there.allow(address, Cost::Request, 4)), ([true, false], true));
    }

    #[test]
    fn an_address_gets_its_connections_back() {
        let (all, here) = (Addresses::default(), IpAddr::from([127, 0, 0, 1]));
        let first = all.connect(here, 1);
        assert!(first.is_some() && all.connect(here, 1).is_none());
        drop(first);
        assert!(all.connect(here, 1).is_some());
        all.sweep(Instant::now());
        assert!(lock(&all.0).is_empty());
    }
}
