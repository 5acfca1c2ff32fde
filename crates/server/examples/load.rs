//! Measures the server: `cargo run --release -p onze-server --example load [FOLDER]`.
//!
//! The database is made in FOLDER, by default the folder for temporary files; it should be on a disk.

use std::path::PathBuf;
use std::process::Command;

use onze_server::bench::{Plan, child, measure};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args_os().skip(1);
    let first = args.next();
    if first.as_deref() == Some("--serve".as_ref()) {
        return child(&PathBuf::from(args.next().unwrap_or_default()));
    }
    let folder = first.map_or_else(std::env::temp_dir, PathBuf::from);
    let db = folder.join(format!("onze-load-{}.db", std::process::id()));
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("--serve").arg(&db);
    let report = measure(&mut command, &Plan::default())?;
    for end in ["", "-wal", "-shm"] {
        let mut name = db.clone().into_os_string();
        name.push(end);
        drop(std::fs::remove_file(name));
    }
    #[allow(clippy::print_stdout)] // its result
    {
        println!("{}", serde_json::to_string_pretty(&report)?);
    }
    Ok(())
}
