//! `onze bench server --nodes 1,2`: what a move costs with several nodes. `onze bench --chaos 60 --nodes 2`: what is left
//! of their matches when everything around them fails.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use onze_load::{Cost, NodesPlan, Placed, Trouble, measure_nodes};
use onze_services::Postgres;
use serde_json::json;

use super::server::Database;
use crate::cli::Json;
use crate::failure::Failure;
use crate::texts::{print, talk};

/// Matches that are played at the same time for each node: one among several has as much to do as one alone.
const MATCHES_A_NODE: usize = 50;

/// Matches that are played at the same time while there is trouble.
const MATCHES: usize = 200;

/// Measures with each number of nodes and tells, as text or as JSON.
pub(crate) fn bench(nodes: &[u8], json: Json) -> Result<(), Failure> {
    let own = Database::new()?;
    let postgres = Postgres::start_synced(own.0.parent().unwrap_or(Path::new(".")))?;
    let mut costs = Vec::new();
    for &nodes in nodes {
        let plan = NodesPlan {
            nodes: nodes.into(),
            matches: MATCHES_A_NODE * usize::from(nodes),
            time: Duration::from_secs(10),
        };
        let cost = measure_nodes(&start, &postgres, &plan);
        costs.push(cost.map_err(|error| Failure::Plain(error.to_string()))?);
    }
    if json.json {
        print(&json!(costs).to_string());
    } else {
        tell(&costs);
    }
    Ok(())
}

fn tell(costs: &[Cost]) {
    print("server, 50 matches a node at once, two sockets each, PostgreSQL on disk, as fast as it goes");
    print(&format!(
        "{:<28} {:>9} {:>8} {:>8} {:>15} {:>9} {:>11} {:>8}",
        "", "moves / s", "p50 ms", "p99 ms", "nodes µs / move", "quietest", "PostgreSQL", "NATS"
    ));
    let line = |name: &str, placed: &Placed| {
        let Placed { speed, postgres_us, nats_us } = placed;
        print(&format!(
            "{name:<28} {:>9.0} {:>8.2} {:>8.2} {:>15.1} {:>9.1} {postgres_us:>11.1} {nats_us:>8.1}",
            speed.per_second, speed.p50_ms, speed.p99_ms, speed.cpu_us, speed.quiet_cpu_us
        ));
    };
    for Cost { nodes, together, apart } in costs {
        line(&format!("{nodes} nodes, pages together"), together);
        if let Some(apart) = apart {
            line(&format!("{nodes} nodes, pages apart"), apart);
        }
    }
}

/// Makes trouble for a while; fails if a step is lost that was acknowledged, or if a page does not find back.
pub(crate) fn trouble(seconds: u64, nodes: &[u8], json: Json) -> Result<(), Failure> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(|error| Failure::Plain(error.to_string()))?;
    let nodes = nodes.first().copied().unwrap_or(2).into();
    let time = Duration::from_secs(seconds);
    let done = onze_load::trouble(&start, nodes, MATCHES, time, u64::from_le_bytes(seed));
    let done = done.map_err(|error| Failure::Plain(error.to_string()))?;
    let Trouble { kills, stops, crashes, silences, cuts, by_network, matches, acknowledged, lost, astray } =
        done;
    if !by_network {
        talk("no network namespace can be made here (only root can, with `ip`): a relay is cut in its place");
    }
    if json.json {
        print(&json!(done).to_string());
    } else {
        print(&format!(
            "{kills} nodes killed, {stops} stopped, {crashes} crashes of PostgreSQL, {silences} of NATS, {cuts} ways cut: {lost} of {acknowledged} acknowledged steps of {matches} matches lost, {astray} pages astray"
        ));
    }
    if lost + astray > 0 {
        return Err(Failure::Plain(format!("{lost} acknowledged steps are lost, {astray} pages are astray")));
    }
    Ok(())
}

/// This program as a node.
fn start(db: &str, nats: Option<&str>) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap_or_else(|_| "onze".into()));
    command.args(["bench", "server", "--child", db]);
    command.args(nats.into_iter().flat_map(|nats| ["--nats", nats]));
    command
}
