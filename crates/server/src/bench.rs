//! Measures a server as its pages feel it: over real sockets on loopback, with a database on disk.
//!
//! The server runs in a process of its own, so that its time and memory are its own: the caller passes the command that
//! starts it, and that command calls [`child`].

mod client;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::{Config, Db, Limits};
use crate::serve::run as serve;
use client::{Pair, create};

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
pub fn child(db: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let limits = Limits {
        messages_per_second: 1_000_000,
        changes_per_minute: 100_000_000,
        requests_per_minute: 100_000_000,
        connections_per_address: 1_000_000,
        idle: Duration::from_millis(500),
        ..Limits::default()
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        writeln!(std::io::stdout(), "{}", listener.local_addr()?)?;
        let end = async {
            let wait = || drop(std::io::stdin().read_to_end(&mut Vec::new()));
            drop(tokio::task::spawn_blocking(wait).await);
        };
        serve(listener, end, Config { limits, ..Config::new(Db::File(db.to_owned())) }).await?;
        Ok(())
    })
}

/// Starts the server with this command and measures it.
pub fn measure(command: &mut Command, plan: &Plan) -> Result<Report, BenchError> {
    let server = UnderTest::start(command)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let mut report = Report { bytes_open: open_matches(&server, plan.open).await?, ..Report::default() };
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
    let making: Vec<_> = (0..AT_ONCE)
        .map(|task| {
            let (address, n) = (Arc::clone(&address), n / AT_ONCE + usize::from(task < n % AT_ONCE));
            tokio::spawn(async move {
                for _ in 0..n {
                    create(&address).await?;
                }
                Ok::<(), BenchError>(())
            })
        })
        .collect();
    for task in making {
        task.await.map_err(|error| BenchError::Page(error.to_string()))??;
    }
    Ok(())
}

/// Memory of one match with both sockets open.
async fn open_matches(server: &UnderTest, n: usize) -> Result<u64, BenchError> {
    let mut warm = Vec::new();
    for _ in 0..20 {
        warm.push(Pair::sit(server.address()).await?);
    }
    let before = server.memory()?;
    let mut pairs = Vec::new();
    for _ in 0..n {
        pairs.push(Pair::sit(server.address()).await?);
    }
    Ok(server.memory()?.saturating_sub(before) / n.max(1) as u64)
}

async fn play(server: &UnderTest, plan: &Plan, pace: Option<Duration>) -> Result<Speed, BenchError> {
    let mut pairs = Vec::new();
    for _ in 0..plan.matches {
        pairs.push(Pair::sit(server.address()).await?);
    }
    let (cpu, start) = (server.cpu()?, Instant::now());
    let address: Arc<str> = server.address().into();
    let playing: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(n, pair)| tokio::spawn(client::play(Arc::clone(&address), pair, n, pace, start + plan.time)))
        .collect();
    let mut trips: Vec<Duration> = Vec::new();
    for task in playing {
        trips.extend(task.await.map_err(|error| BenchError::Page(error.to_string()))??);
    }
    let (took, cpu) = (start.elapsed(), server.cpu()?.saturating_sub(cpu));
    trips.sort_unstable();
    let moves = trips.len();
    let at = |part: usize| {
        trips.get((moves * part / 100).min(moves.saturating_sub(1))).copied().unwrap_or_default()
    };
    #[allow(clippy::cast_precision_loss)] // a number of moves, to look at
    let each = moves.max(1) as f64;
    Ok(Speed {
        moves,
        per_second: each / took.as_secs_f64(),
        p50_ms: at(50).as_secs_f64() * 1e3,
        p99_ms: at(99).as_secs_f64() * 1e3,
        cpu_us: cpu.as_secs_f64() * 1e6 / each,
    })
}

/// The process with the server.
struct UnderTest {
    process: Child,
    address: String,
}

impl UnderTest {
    fn start(command: &mut Command) -> Result<Self, BenchError> {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut address)?;
        }
        Ok(UnderTest { process, address: address.trim().to_owned() })
    }

    fn address(&self) -> &str {
        &self.address
    }

    fn proc(&self, file: &str) -> Result<String, BenchError> {
        Ok(std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id()))?)
    }

    /// Resident memory in bytes.
    fn memory(&self) -> Result<u64, BenchError> {
        let status = self.proc("status")?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = kib.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.unwrap_or(0) * 1024)
    }

    /// Processor time so far.
    fn cpu(&self) -> Result<Duration, BenchError> {
        let stat = self.proc("stat")?;
        // After the name in parentheses: the 12th and 13th fields, in hundredths of a second.
        let fields = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ');
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }
}

impl Drop for UnderTest {
    fn drop(&mut self) {
        // The end of its input is its signal to stop.
        drop(self.process.stdin.take());
        drop(self.process.wait());
    }
}
