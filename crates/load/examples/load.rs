//! Measures the server of this build: `cargo run --release -p onze-load --example load [-- --nodes]`.

use std::process::Command;
use std::time::Duration;

use onze_load::{NodesPlan, Plan, child, measure, measure_nodes, relay};
use onze_server::Db;
use onze_server::store::Share;

/// That of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = std::env::current_exe()?;
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--child", db] if db.starts_with("postgres:") => {
            child(Db::Postgres { url: db.to_owned(), share: Share::Alone }, None)
        }
        ["--child", db] => child(Db::File(db.into()), None),
        ["--child", db, "--nats", nats] => {
            child(Db::Postgres { url: db.to_owned(), share: Share::Nodes }, Some(nats))
        }
        ["--relay"] => relay(),
        ["--nodes"] => {
            let postgres = onze_services::Postgres::start_synced(&std::env::temp_dir())?;
            let start = |db: &str, nats: Option<&str>| {
                let mut command = Command::new(&program);
                command.args(["--child", db]).args(nats.into_iter().flat_map(|nats| ["--nats", nats]));
                command
            };
            for nodes in [1, 2] {
                let plan = NodesPlan { nodes, matches: 50, time: Duration::from_secs(10) };
                serde_json::to_writer_pretty(std::io::stdout(), &measure_nodes(&start, &postgres, &plan)?)?;
            }
            Ok(())
        }
        _ => {
            let db = std::env::temp_dir().join(format!("onze-load-{}.db", std::process::id()));
            let (mut server, mut relay) = (Command::new(&program), Command::new(&program));
            server.arg("--child").arg(&db);
            relay.arg("--relay");
            let report = measure(&mut server, &mut relay, &Plan::default())?;
            serde_json::to_writer_pretty(std::io::stdout(), &report)?;
            for end in ["", "-wal", "-shm"] {
                drop(std::fs::remove_file(format!("{}{end}", db.display())));
            }
            Ok(())
        }
    }
}
