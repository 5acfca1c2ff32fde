//! `onze bench server`: the server as its pages feel it, over real sockets on this machine, with its database on disk.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use onze_load::{Disk, Havoc, Plan, Report, Speed, child, havoc, measure};
use onze_services::Postgres;
use serde_json::{Value, json};

use crate::cli::Json;
use crate::commands::serve::{database, shared};
use crate::failure::Failure;
use crate::texts::{Texts, print};

/// Serves from this process until its input ends: what is measured runs on its own.
pub(crate) fn serve(texts: &Texts, db: &str, nats: Option<&str>) -> Result<(), Failure> {
    let db = database(texts, Some(db))?;
    let db = if nats.is_some() { shared(texts, db)? } else { db };
    child(db, nats).map_err(|error| Failure::Plain(error.to_string()))
}

/// Relays from this process, for comparison.
pub(crate) fn relay() -> Result<(), Failure> {
    onze_load::relay().map_err(|error| Failure::Plain(error.to_string()))
}

/// The word for a `PostgreSQL` of our own, which is made for the measurement and goes away with it.
const OWN_POSTGRES: &str = "postgres";

/// Wreaks havoc for a while; fails if a step is lost that was acknowledged.
///
/// Where it may, it does so once more in a mount namespace of its own, in which it has a disk that it can fill.
pub(crate) fn chaos(
    texts: &Texts,
    seconds: u64,
    db: Option<&str>,
    own_disk: Option<&Path>,
    json: Json,
) -> Result<(), Failure> {
    let program = std::env::current_exe()?;
    let own = Database::new()?;
    if db.is_none() && own_disk.is_none() && unshare().arg("true").status().is_ok_and(|done| done.success()) {
        let folder = own.0.with_extension("disk");
        std::fs::create_dir_all(&folder)?;
        let mut inside = unshare();
        inside.arg(&program).args(["bench", "--chaos", &seconds.to_string(), "--own-disk"]).arg(&folder);
        let done = inside.args(json.json.then_some("--json")).status();
        // What was on the disk is gone with the namespace.
        drop(std::fs::remove_dir_all(&folder));
        return if done?.success() { Ok(()) } else { Err(Failure::Plain("see above".to_owned())) };
    }
    let (db, disk) = match (db, own_disk) {
        (None, Some(folder)) => (folder.join("onze.db").display().to_string(), Disk::own(folder)),
        (None, None) => (own.0.display().to_string(), Disk::Any),
        (Some(OWN_POSTGRES), _) => {
            let postgres = Box::new(Postgres::start()?);
            (postgres.url(), Disk::Service(postgres))
        }
        (Some(db), _) => (db.to_owned(), Disk::Any),
    };
    let mut server = Command::new(program);
    server.args(["bench", "server", "--child", &db]);
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).map_err(|error| Failure::Plain(error.to_string()))?;
    let time = Duration::from_secs(seconds);
    let done = havoc(&mut server, &database(texts, Some(&db))?, disk, time, u64::from_le_bytes(seed))
        .map_err(|error| Failure::Plain(error.to_string()))?;
    let Havoc { kills, full_disks, crashes, cuts, matches, acknowledged, lost } = done;
    if json.json {
        print(&json!(done).to_string());
    } else {
        print(&format!(
            "{kills} kills, {full_disks} full disks, {crashes} crashes of the database, {cuts} cut sockets: {lost} of {acknowledged} acknowledged steps of {matches} matches lost"
        ));
    }
    if lost > 0 { Err(Failure::Plain(format!("{lost} acknowledged steps are lost"))) } else { Ok(()) }
}

/// A command in a mount namespace of its own.
fn unshare() -> Command {
    let mut command = Command::new("unshare");
    command.arg("--mount").stderr(std::process::Stdio::inherit());
    command
}

/// Measures and tells, as text or as JSON.
pub(super) fn bench(db: Option<&str>, json: Json) -> Result<Value, Failure> {
    let own = Database::new()?;
    let (db, _service) = match db {
        Some(OWN_POSTGRES) => {
            let service = Postgres::start_synced(own.0.parent().unwrap_or(Path::new(".")))?;
            (service.url(), Some(service))
        }
        Some(db) => (db.to_owned(), None),
        None => (own.0.display().to_string(), None),
    };
    let program = std::env::current_exe()?;
    let (mut server, mut relay) = (Command::new(&program), Command::new(&program));
    server.args(["bench", "server", "--child", &db]);
    relay.args(["bench", "server", "--relay"]);
    let plan = Plan::default();
    let report =
        measure(&mut server, &mut relay, &plan).map_err(|error| Failure::Plain(error.to_string()))?;
    if !json.json {
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
pub(super) struct Database(pub(super) PathBuf);

impl Database {
    pub(super) fn new() -> Result<Self, Failure> {
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
