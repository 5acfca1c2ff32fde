//! Measures the server of this build: `cargo run --release -p onze-load --example load`.

use std::path::Path;
use std::process::Command;

use onze_load::{Plan, child, measure, relay};

/// That of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--child", db] => child(Path::new(db)),
        ["--relay"] => relay(),
        _ => {
            let program = std::env::current_exe()?;
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
