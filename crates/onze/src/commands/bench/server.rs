//! `onze bench server`: the server as its pages feel it, over real sockets on this machine, with its database on disk.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use onze_load::{Havoc, Plan, Report, Speed, child, havoc, measure};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::texts::print;

/// Serves from this process until its input ends: what is measured runs on its own.
pub(crate) fn serve(db: &Path) -> Result<(), Failure> {
    child(db).map_err(|error| Failure::Plain(error.to_string()))
}

/// Relays from this process, for comparison.
pub(crate) fn relay() -> Result<(), Failure> {
    onze_load::relay().map_err(|error| Failure::Plain(error.to_string()))
}

/// Wreaks havoc for a while; fails if a step is lost that was acknowledged.
pub(crate) fn chaos(seconds: u64, as_json: bool) -> Result<(), Failure> {
    let db = Database::new()?;
    let mut server = Command::new(std::env::current_exe()?);
    server.args(["bench", "server", "--child"]).arg(&db.0);
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(|error| Failure::Plain(error.to_string()))?;
    let time = Duration::from_secs(seconds);
    let done = havoc(&mut server, &db.0, time, u64::from_le_bytes(seed))
        .map_err(|error| Failure::Plain(error.to_string()))?;
    let Havoc { kills, full_disks, cuts, matches, acknowledged, lost } = done;
    if as_json {
        print(&json!(done).to_string());
    } else {
        print(&format!(
            "{kills} kills, {full_disks} full disks, {cuts} cut sockets: {lost} of {acknowledged} acknowledged steps of {matches} matches lost"
        ));
    }
    if lost > 0 { Err(Failure::Plain(format!("{lost} acknowledged steps are lost"))) } else { Ok(()) }
}

/// Measures and tells, as text or as JSON.
pub(super) fn bench(as_json: bool) -> Result<Value, Failure> {
    let db = Database::new()?;
    let program = std::env::current_exe()?;
    let (mut server, mut relay) = (Command::new(&program), Command::new(&program));
    server.args(["bench", "server", "--child"]).arg(&db.0);
    relay.args(["bench", "server", "--relay"]);
    let plan = Plan::default();
    let report =
        measure(&mut server, &mut relay, &plan).map_err(|error| Failure::Plain(error.to_string()))?;
    if !as_json {
        tell(&plan, &report);
    }
    Ok(json!(report))
}

#[allow(clippy::cast_precision_loss)] // bytes, to look at
fn tell(plan: &Plan, report: &Report) {
    print(&format!("server, {} matches at once, two sockets each, every move on disk", plan.matches));
    print(&format!(
        "{:<22} {:>10} {:>10} {:>10} {:>14} {:>16}",
        "", "moves / s", "p50 ms", "p99 ms", "CPU µs / move", "quietest round"
    ));
    let line = |name: &str, speed: &Speed| {
        print(&format!(
            "{name:<22} {:>10.0} {:>10.2} {:>10.2} {:>14.1} {:>16.1}",
            speed.per_second, speed.p50_ms, speed.p99_ms, speed.cpu_us, speed.quiet_cpu_us
        ));
    };
    line(&format!("at {} moves / s", plan.rate), &report.paced);
    line("as fast as it goes", &report.flat_out);
    line("a bare relay, no disk", &report.relay);
    print(&format!("making a match and seating both pages: {:.0} µs of CPU", report.seating_us));
    print(&format!("memory: {:.1} KiB a match with both sockets open", report.bytes_open as f64 / 1024.0));
    for idle in &report.idle {
        print(&format!(
            "memory: {:.1} MiB with {} matches that nobody looks at ({} bytes a match)",
            idle.bytes as f64 / 1_048_576.0,
            idle.matches,
            idle.bytes_a_match
        ));
    }
}

/// A database in the user's folder for such things, which is on a disk where that for temporary files may not be.
struct Database(PathBuf);

impl Database {
    fn new() -> Result<Self, Failure> {
        let folder = dirs::cache_dir().unwrap_or_else(std::env::temp_dir).join("onze");
        std::fs::create_dir_all(&folder)?;
        Ok(Database(folder.join(format!("bench-{}.db", std::process::id()))))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(end);
            drop(std::fs::remove_file(name));
        }
    }
}
