//! The load generator: measures a server as its pages feel it: over real sockets on loopback, with a database on disk.
//!
//! The server runs in a process of its own, so that its time and memory are its own: the caller passes the command that
//! starts it, and that command calls [`child`].

mod chaos;
mod client;
mod nodes;
mod relay;
mod under_test;

use std::io::{Read, Write};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use onze_core::Quick;
use onze_server::{Config, Db, Limits, Nodes, NodesKey, Way, run as serve};
use serde::Serialize;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use client::{End, Pair, create};
use under_test::UnderTest;

pub use chaos::{Disk, Havoc, havoc};
pub use nodes::{Cost, NodesPlan, Placed, Start, Trouble, measure_nodes, trouble};
pub use relay::child as relay;

/// Matches that each pair of pages plays one after the other before new ones are made.
const IN_A_ROW: usize = 4;

/// Rounds in which the relay is measured; those of the server end with their matches.
const ROUNDS: u32 = 20;

/// Matches before the first measurement.
const WARM_UP: usize = 20;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Matches that are played at the same time.
    pub matches: usize,
    /// How long each measurement takes.
    pub time: Duration,
    /// Moves a second for the measurement of round trips; a second measurement goes as fast as it can.
    pub rate: u32,
    /// Matches with both sockets open, for the memory of one.
    pub open: usize,
    /// Numbers of matches that nobody looks at.
    pub idle: Vec<usize>,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { matches: 50, time: Duration::from_secs(10), rate: 2000, open: 400, idle: vec![1_000, 10_000] }
    }
}

/// What was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// At the rate of the plan.
    pub paced: Speed,
    /// As fast as it goes.
    pub flat_out: Speed,
    /// The same pages at a server that only relays what they say.
    pub relay: Speed,
    /// Microseconds of processor time to make a match and seat both its pages.
    pub seating_us: f64,
    /// Bytes of memory of a match with both sockets open, just set up.
    pub bytes_open: u64,
    /// With matches that nobody looks at.
    pub idle: Vec<Idle>,
}

/// The memory of a server with matches that nobody looks at.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Idle {
    /// How many matches.
    pub matches: usize,
    /// Bytes of memory of the whole server.
    pub bytes: u64,
    /// How many of them are there because of one match.
    pub bytes_a_match: u64,
}

/// How fast moves went.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Speed {
    /// Moves made, kept on disk and told to both sides.
    pub moves: usize,
    /// Moves a second.
    pub per_second: f64,
    /// The round trip of a move, from sending it to its acknowledgement, in milliseconds: half are faster.
    pub p50_ms: f64,
    /// 99 of 100 are faster.
    pub p99_ms: f64,
    /// Microseconds of processor time that the server took for a move.
    pub cpu_us: f64,
    /// The same in the round in which it took least: when others let the machine alone.
    pub quiet_cpu_us: f64,
}

/// Nothing was measured.
#[derive(Debug, Error)]
pub enum BenchError {
    /// The server did not start or could not be watched.
    #[error("the server under test: {0}")]
    Server(#[from] std::io::Error),
    /// A page was not answered as it should be.
    #[error("a page under test: {0}")]
    Page(String),
}

/// Serves until standard input ends; the first line on standard output is the address. For the process under test.
pub fn child(db: Db, nats: Option<&str>) -> Result<(), Box<dyn std::error::Error>> {
    let limits = Limits {
        messages_per_second: 1_000_000,
        changes_per_minute: 100_000_000,
        requests_per_minute: 100_000_000,
        moves_per_minute: u32::MAX,
        hellos_per_minute: u32::MAX,
        kept_per_day: u64::MAX,
        connections_per_address: 1_000_000,
        idle: Duration::from_millis(500),
        ..Limits::default()
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        writeln!(std::io::stdout(), "{}", listener.local_addr()?)?;
        let nodes = match nats {
            Some(url) => {
                let key = NodesKey::of_database(&db).await?;
                Some(Nodes::connect(Way { url: url.to_owned(), certificates: None, key }).await?)
            }
            None => None,
        };
        serve(listener, input_ends(), Config { limits, nodes, ..Config::new(db) }).await?;
        Ok(())
    })
}

/// The end of standard input, by which the caller stops the process under test.
async fn input_ends() {
    let wait = || drop(std::io::stdin().read_to_end(&mut Vec::new()));
    drop(tokio::task::spawn_blocking(wait).await);
}

/// Starts the server, and for comparison the relay, with these commands and measures them.
pub fn measure(server: &mut Command, relay: &mut Command, plan: &Plan) -> Result<Report, BenchError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let relay = relay_speed(&UnderTest::start(relay)?, plan).await?;
        let server = UnderTest::start(server)?;
        let cpu = server.cpu()?;
        let bytes_open = open_matches(&server, plan.open).await?;
        let made = u32::try_from(plan.open + WARM_UP).unwrap_or(u32::MAX);
        let seating_us = (server.cpu()?.saturating_sub(cpu) / made).as_secs_f64() * 1e6;
        let mut report = Report { relay, seating_us, bytes_open, ..Report::default() };
        let pace = Duration::from_secs(plan.matches as u64) / plan.rate.max(1);
        report.paced = play(&server, plan, Some(pace)).await?;
        report.flat_out = play(&server, plan, None).await?;
        let (mut there, start) = (0, server.memory()?);
        for &matches in &plan.idle {
            make(&server, matches.saturating_sub(there)).await?;
            there = there.max(matches);
            // Longer than the server keeps a match that nobody looks at.
            tokio::time::sleep(Duration::from_secs(2)).await;
            let bytes = server.memory()?;
            let bytes_a_match = bytes.saturating_sub(start) / matches.max(1) as u64;
            report.idle.push(Idle { matches, bytes, bytes_a_match });
        }
        Ok(report)
    })
}

/// Makes matches, some at the same time.
async fn make(server: &UnderTest, n: usize) -> Result<(), BenchError> {
    const AT_ONCE: usize = 32;
    let address: Arc<str> = server.address().into();
    let making = (0..AT_ONCE).map(|task| {
        let (address, n) = (Arc::clone(&address), n / AT_ONCE + usize::from(task < n % AT_ONCE));
        tokio::spawn(async move {
            for _ in 0..n {
                create(&address).await?;
            }
            Ok(())
        })
    });
    all(making.collect()).await.map(drop)
}

/// Memory of one match with both sockets open.
async fn open_matches(server: &UnderTest, n: usize) -> Result<u64, BenchError> {
    let _warm = seat(server.address().into(), WARM_UP).await?;
    let before = server.memory()?;
    let _pairs = seat(server.address().into(), n).await?;
    Ok(server.memory()?.saturating_sub(before) / n.max(1) as u64)
}

/// Both pages of each match play until the time is over, at the same time where the game asks both. Matches are made
/// and seated beforehand and between rounds, so that what is measured is moves alone.
async fn play(server: &UnderTest, plan: &Plan, pace: Option<Duration>) -> Result<Speed, BenchError> {
    let address: Arc<str> = server.address().into();
    let mut sum = Sum::default();
    for round in 0.. {
        if sum.took >= plan.time {
            break;
        }
        let seating = (0..plan.matches).map(|_| tokio::spawn(seat(Arc::clone(&address), IN_A_ROW)));
        let seated = all(seating.collect()).await?;
        let (cpu, start) = (server.cpu()?, Instant::now());
        let end = Arc::new(End::at(start + plan.time.saturating_sub(sum.took)));
        let playing = seated.into_iter().enumerate().map(|(n, pairs)| {
            let chance = Quick::nth(round, n as u64);
            tokio::spawn(client::play(pairs, chance, pace, Arc::clone(&end)))
        });
        let played = all(playing.collect()).await?;
        let trips = played.iter().flat_map(|(trips, _)| trips);
        sum.add(trips.copied().collect(), start.elapsed(), server.cpu()?.saturating_sub(cpu));
    }
    Ok(sum.speed())
}

/// What sockets alone cost on this machine: the same pages at a server that only relays.
async fn relay_speed(server: &UnderTest, plan: &Plan) -> Result<Speed, BenchError> {
    let mut pairs = Vec::new();
    for _ in 0..plan.matches {
        pairs.push(client::Relayed::connect(server.address()).await?);
    }
    let mut sum = Sum::default();
    for _ in 0..ROUNDS {
        let (cpu, start) = (server.cpu()?, Instant::now());
        let end = start + plan.time / ROUNDS;
        let talked = all(pairs.into_iter().map(|pair| tokio::spawn(pair.talk(end))).collect()).await?;
        let (took, cpu) = (start.elapsed(), server.cpu()?.saturating_sub(cpu));
        let trips: Vec<Vec<Duration>>;
        (trips, pairs) = talked.into_iter().unzip();
        sum.add(trips.concat(), took, cpu);
    }
    Ok(sum.speed())
}

async fn seat(address: Arc<str>, n: usize) -> Result<Vec<Pair>, BenchError> {
    let mut pairs = Vec::new();
    for _ in 0..n {
        pairs.push(Pair::sit(&address, &address).await?);
    }
    Ok(pairs)
}

/// The results of all tasks, or the first that failed.
async fn all<T>(tasks: Vec<JoinHandle<Result<T, BenchError>>>) -> Result<Vec<T>, BenchError> {
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.map_err(|error| BenchError::Page(error.to_string()))??);
    }
    Ok(results)
}

/// Measurements of several rounds together.
#[derive(Default)]
struct Sum {
    trips: Vec<Duration>,
    took: Duration,
    cpu: Duration,
    /// Microseconds for a move in the quietest round.
    quiet: Option<f64>,
}

impl Sum {
    fn add(&mut self, trips: Vec<Duration>, took: Duration, cpu: Duration) {
        self.took += took;
        self.cpu += cpu;
        // A short round, such as the last one, says little.
        if took >= Duration::from_millis(100) {
            let each = micros_each(cpu, trips.len());
            self.quiet = Some(self.quiet.map_or(each, |quiet| quiet.min(each)));
        }
        self.trips.extend(trips);
    }

    fn speed(mut self) -> Speed {
        self.trips.sort_unstable();
        let moves = self.trips.len();
        let at = |part: usize| {
            self.trips.get((moves * part / 100).min(moves.saturating_sub(1))).copied().unwrap_or_default()
        };
        let cpu_us = micros_each(self.cpu, moves);
        Speed {
            moves,
            per_second: 1e6 / micros_each(self.took, moves),
            p50_ms: at(50).as_secs_f64() * 1e3,
            p99_ms: at(99).as_secs_f64() * 1e3,
            cpu_us,
            quiet_cpu_us: self.quiet.unwrap_or(cpu_us),
        }
    }
}

#[allow(clippy::cast_precision_loss)] // a number of moves, to look at
fn micros_each(time: Duration, n: usize) -> f64 {
    time.as_secs_f64() * 1e6 / n.max(1) as f64
}
