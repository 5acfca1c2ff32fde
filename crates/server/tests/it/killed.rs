//! A server that is killed in the middle of a match.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use onze_server::{Config, Db, run};
use onze_session::protocol::{ClientMessage, Step};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::common::{elsewhere, play_on, wide};

const TEST: &str = "killed::what_was_acknowledged_is_there_after_sigkill";
const DB: &str = "ONZE_TEST_DB";

/// Starts this very test in another process, where it only serves.
fn start(db: &Path) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", TEST, "--nocapture"]).env(DB, db).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines();
    // The test runner has something to say first, on the same line or before it.
    let address = lines.map_while(Result::ok).find_map(|line| line.split_whitespace().last()?.parse().ok());
    (process, address.unwrap())
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().unwrap()
}

/// Serves until standard input ends; the address is the last word of a line on standard output.
fn serve(db: &Path) {
    runtime().block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut out = std::io::stdout();
        writeln!(out, "{}", listener.local_addr().unwrap()).unwrap();
        let wait = || drop(std::io::stdin().read_to_end(&mut Vec::new()));
        let stop = async { drop(tokio::task::spawn_blocking(wait).await) };
        let config = Config { limits: wide(), ..Config::new(Db::File(db.to_owned())) };
        run(listener, stop, config).await.unwrap();
    });
}

#[test]
fn what_was_acknowledged_is_there_after_sigkill() {
    if let Some(db) = std::env::var_os(DB) {
        return serve(Path::new(&db));
    }
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("onze.db");
    runtime().block_on(async {
        let (mut process, address) = start(&db);
        let mut server = elsewhere(address);
        let (name, tokens) = server.pair(&[("level", "pro")]).await;
        let mut known: [Vec<Step>; 2] = [Vec::new(), Vec::new()];
        for part in 1..=4 {
            let mut red = server.connect(&name).await;
            let mut blue = server.connect(&name).await;
            let have = known[0].len();
            [red.steps, blue.steps] = known;
            red.hello(&[&tokens[0]], have).await.unwrap();
            blue.hello(&[&tokens[1]], have).await.unwrap();
            // What was in flight when the server died may be there or not; what was acknowledged must be.
            assert!(red.n() >= have && red.n() <= have + 2, "{} steps of {have}", red.n());
            assert_eq!(red.steps.len(), red.n());
            play_on(&mut red, &mut blue, |red| red.n() > 6 * part).await;
            for (seat, client) in [("R", &mut red), ("B", &mut blue)] {
                if let Some(choice) = client.legal(seat).first().cloned() {
                    let (seat, n) = (seat.to_owned(), client.n());
                    client.say(|id| ClientMessage::Move { id, seat, n, choice }).await;
                }
            }
            process.kill().unwrap();
            process.wait().unwrap();
            known = [red.steps.clone(), blue.steps.clone()];
            let address;
            (process, address) = start(&db);
            server = elsewhere(address);
        }
        process.kill().unwrap();
        process.wait().unwrap();
    });
}
