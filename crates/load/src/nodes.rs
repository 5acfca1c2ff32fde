//! Several nodes that share a `PostgreSQL` and a NATS: what a move costs them, and what is left of their matches when
//! everything around them fails again and again.

mod players;

use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use onze_core::{Chance, Quick};
use onze_services::{Nats, Postgres, Way};
use serde::Serialize;

use crate::client::{End, Pair, play};
use crate::under_test::UnderTest;
use crate::{BenchError, IN_A_ROW, Speed, Sum, all};
use players::Table;

/// How the program that serves is started: given the database and, if there are several nodes, NATS.
pub type Start<'a> = &'a dyn Fn(&str, Option<&str>) -> Command;

/// What to measure.
#[derive(Clone, Debug)]
pub struct NodesPlan {
    /// How many nodes.
    pub nodes: usize,
    /// Matches that are played at the same time.
    pub matches: usize,
    /// How long each measurement takes.
    pub time: Duration,
}

/// What moves cost with so many nodes.
#[derive(Clone, Debug, Serialize)]
pub struct Cost {
    /// How many nodes.
    pub nodes: usize,
    /// With both pages of a match at the same node.
    pub together: Placed,
    /// With the two pages of a match at different nodes, if there are several.
    pub apart: Option<Placed>,
}

/// What moves cost with the pages placed so.
#[derive(Clone, Debug, Serialize)]
pub struct Placed {
    /// Moves and round trips; processor time is that of all nodes together.
    pub speed: Speed,
    /// Microseconds of processor time that `PostgreSQL` took for a move.
    pub postgres_us: f64,
    /// Microseconds of processor time that NATS took for a move.
    pub nats_us: f64,
}

/// Starts the nodes and plays.
pub fn measure_nodes(start: Start<'_>, postgres: &Postgres, plan: &NodesPlan) -> Result<Cost, BenchError> {
    let nats = if plan.nodes > 1 { Some(Nats::start()?) } else { None };
    let url = nats.as_ref().map(Nats::url);
    let nodes = (0..plan.nodes).map(|_| UnderTest::start(&mut start(&postgres.url(), url.as_deref())));
    let nodes = nodes.collect::<Result<Vec<_>, _>>()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let services = Services { nodes, postgres, nats };
    runtime.block_on(async {
        let together = services.play(plan, 0).await?;
        let apart = if plan.nodes > 1 { Some(services.play(plan, 1).await?) } else { None };
        Ok(Cost { nodes: plan.nodes, together, apart })
    })
}

struct Services<'a> {
    nodes: Vec<UnderTest>,
    postgres: &'a Postgres,
    nats: Option<Nats>,
}

impl Services<'_> {
    /// Plays with the second page of each match so many nodes further.
    async fn play(&self, plan: &NodesPlan, further: usize) -> Result<Placed, BenchError> {
        let addresses: Vec<Arc<str>> = self.nodes.iter().map(|node| node.address().into()).collect();
        let (mut sum, mut others) = (Sum::default(), [Duration::ZERO; 2]);
        for round in 0.. {
            if sum.took >= plan.time {
                break;
            }
            let seating = (0..plan.matches).map(|n| {
                let [red, blue] = [n, n + further].map(|n| Arc::clone(&addresses[n % addresses.len()]));
                tokio::spawn(async move {
                    let mut pairs = Vec::new();
                    for _ in 0..IN_A_ROW {
                        pairs.push(Pair::sit(&red, &blue).await?);
                    }
                    Ok(pairs)
                })
            });
            let seated = all(seating.collect()).await?;
            let (cpu, before, start) = (self.cpu()?, self.others()?, Instant::now());
            let end = Arc::new(End::at(start + plan.time.saturating_sub(sum.took)));
            let playing = seated.into_iter().enumerate().map(|(n, pairs)| {
                let chance = Quick::nth(round, n as u64);
                tokio::spawn(play(pairs, chance, None, Arc::clone(&end)))
            });
            let played = all(playing.collect()).await?;
            let (took, cpu) = (start.elapsed(), self.cpu()?.saturating_sub(cpu));
            let after = self.others()?;
            for (sum, (after, before)) in others.iter_mut().zip(after.into_iter().zip(before)) {
                *sum += after.saturating_sub(before);
            }
            sum.add(played.iter().flat_map(|(trips, _)| trips).copied().collect(), took, cpu);
        }
        let speed = sum.speed();
        let [postgres_us, nats_us] = others.map(|time| crate::micros_each(time, speed.moves));
        Ok(Placed { speed, postgres_us, nats_us })
    }

    fn cpu(&self) -> Result<Duration, BenchError> {
        self.nodes.iter().map(UnderTest::cpu).sum()
    }

    fn others(&self) -> Result<[Duration; 2], BenchError> {
        let nats = self.nats.as_ref().map_or(Ok(Duration::ZERO), Nats::cpu)?;
        Ok([self.postgres.cpu()?, nats])
    }
}

/// What was done to the nodes and what is around them, and what came of it.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Trouble {
    /// How often a node was killed.
    pub kills: usize,
    /// How often a node was told to stop.
    pub stops: usize,
    /// How often `PostgreSQL` crashed.
    pub crashes: usize,
    /// How often NATS was gone.
    pub silences: usize,
    /// How often the way from a node to `PostgreSQL` was cut.
    pub cuts: usize,
    /// Was it a network that was cut, in a namespace of its own, and not a relay?
    pub by_network: bool,
    /// Matches that were played.
    pub matches: usize,
    /// Steps that were acknowledged.
    pub acknowledged: usize,
    /// Those of them that are not kept.
    pub lost: usize,
    /// Pages that show something else than what is kept, when all is well again.
    pub astray: usize,
}

/// A way may be cut for so long.
const LONG: Duration = Duration::from_secs(15);

/// One of the nodes under trouble.
struct Node {
    process: UnderTest,
    way: Way,
}

impl Node {
    fn start(start: Start<'_>, way: Way, nats: &Nats) -> Result<Self, BenchError> {
        let db = format!("postgres://postgres@{}/postgres", way.address());
        Ok(Node { process: UnderTest::start(&mut start(&db, Some(&nats.url())))?, way })
    }
}

/// Plays this many matches at this many nodes, each with its pages at any of them, and makes trouble for a while. Then
/// all must be well within a while.
pub fn trouble(
    start: Start<'_>,
    n_nodes: usize,
    n_matches: usize,
    time: Duration,
    seed: u64,
) -> Result<Trouble, BenchError> {
    let ((mut postgres, ways), mut nats) = (Postgres::start_with_ways(n_nodes)?, Nats::start()?);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let by_network = ways.iter().all(Way::is_network);
    let nodes = ways.into_iter().map(|way| Node::start(start, way, &nats));
    let mut nodes = nodes.collect::<Result<Vec<_>, BenchError>>()?;
    let table = Arc::new(Table::new(nodes.iter().map(|node| node.process.address().to_owned()).collect()));
    runtime.block_on(table.sit(n_matches, seed))?;
    let (end, mut chance) = (Instant::now() + time, Quick::nth(seed, u64::MAX));
    let mut done = Trouble { matches: n_matches, by_network, ..Trouble::default() };
    let pause = |chance: &mut Quick, least: u64, more: u32| {
        std::thread::sleep(Duration::from_millis(least + u64::from(chance.below(more))));
    };
    for kind in (0..5).cycle() {
        if Instant::now() >= end {
            break;
        }
        pause(&mut chance, 500, 1000);
        let any = chance.below(u32::try_from(n_nodes).unwrap_or(1)) as usize;
        match kind {
            0 | 3 => {
                if kind == 0 {
                    nodes[any].process.kill()?;
                    done.kills += 1;
                } else {
                    nodes[any].process.stop()?;
                    done.stops += 1;
                }
                pause(&mut chance, 100, 500);
                nodes[any] = Node::start(start, nodes[any].way.clone(), &nats)?;
                table.set(any, nodes[any].process.address());
            }
            1 => {
                postgres.kill()?;
                pause(&mut chance, 300, 1000);
                postgres.start_again()?;
                done.crashes += 1;
            }
            2 => {
                nats.kill()?;
                pause(&mut chance, 500, 3000);
                nats.start_again()?;
                done.silences += 1;
            }
            _ => {
                nodes[any].way.cut()?;
                // Now and then for longer than a node waits for an answer, if there is the time.
                let is_long = time > 4 * LONG && chance.below(3) == 0;
                pause(&mut chance, if is_long { 10_500 } else { 500 }, 3000);
                nodes[any].way.mend(chance.below(2) == 0)?;
                done.cuts += 1;
            }
        }
    }
    table.rest();
    (done.acknowledged, done.lost, done.astray) = runtime.block_on(table.compare());
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(done)
}
