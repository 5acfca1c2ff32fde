//! Several nodes with real servers around them.

use std::fs::File;

use onze_services::{Nats, Postgres, free_port};
use serde_json::Value;

use crate::running::{Running, ask, metric, wait_for};
use crate::{Folder, onze, stderr, stdout};

/// The short form of `cargo xtask chaos`: two nodes play 200 matches, whose pages are at any of them, while nodes are killed
/// and stopped, PostgreSQL and NATS crash, and the network to PostgreSQL is cut.
#[test]
fn nothing_that_two_nodes_acknowledge_is_lost_and_all_pages_find_back() {
    let output = onze(&["bench", "--chaos", "25", "--nodes", "2", "--json"]);
    assert!(output.status.success(), "{} {}", stdout(&output), stderr(&output));
    let done: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    for kind in ["kills", "stops", "crashes", "silences", "cuts"] {
        assert!(done[kind].as_u64().unwrap() > 0, "{kind}: {done}");
    }
    assert!(done["acknowledged"].as_u64().unwrap() > 200, "{done}");
    let said = stderr(&output);
    assert_eq!(done["by_network"].as_bool(), Some(!said.contains("network namespace")), "{said}");
}

#[test]
fn nodes_share_a_database_that_can_be_shared() {
    let output = onze(&["serve", "--no-open", "--db", "memory", "--nats", "nats://127.0.0.1:1"]);
    assert!(!output.status.success() && stderr(&output).contains("PostgreSQL"), "{}", stderr(&output));
}

#[test]
fn that_nats_is_gone_is_said_once_and_that_it_is_back() {
    let folder = Folder::new("nats-gone");
    let (postgres, mut nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let told_at = format!("127.0.0.1:{}", free_port().unwrap());
    let (log, url, there) = (folder.file("log"), postgres.url(), nats.url());
    let args = ["serve", "--no-open", "--addr", "127.0.0.1:0", "--log", "json", "--metrics-addr", &told_at];
    let args = [&args[..], &["--db", &url, "--nats", &there]].concat();
    let server = Running::start_with_log(&args, &folder.0, File::create(&log).unwrap());
    wait_for(&told_at, "onze_nats_sent_total", |sent| sent >= 1.0);
    nats.kill().unwrap();
    wait_for(&told_at, "onze_nats_connected", |connected| connected < 1.0);
    // Matches are made and looked at meanwhile, and the node would have told that it is there several times.
    let before = metric(&told_at, "onze_nats_untold_total");
    for _ in 0..5 {
        let name = server.make_match()["match"].as_str().unwrap().to_owned();
        assert_eq!(ask(&server.address, "GET", &format!("/api/matches/{name}"), "").0, 200);
    }
    wait_for(&told_at, "onze_nats_untold_total", |untold| untold >= before + 3.0);
    nats.start_again().unwrap();
    wait_for(&told_at, "onze_nats_connected", |connected| connected > 0.0);
    assert!((metric(&told_at, "onze_nats_lost_total") - 1.0).abs() < 0.1);
    server.stop();
    let log = std::fs::read_to_string(log).unwrap();
    let said = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let said: Vec<_> = said.map(|line| (line["level"].clone(), line["message"].clone())).collect();
    let of_nats = |level: &str| {
        let mut found =
            said.iter().filter(|(is, message)| is == level && message.to_string().contains("NATS"));
        (found.next().is_some(), found.next().is_some())
    };
    assert_eq!((of_nats("WARN"), of_nats("INFO")), ((true, false), (true, false)), "{log}");
    assert!(said.iter().all(|(level, _)| level == "INFO" || level == "WARN"), "nothing is wrong: {log}");
    assert_eq!(said.iter().filter(|(level, _)| level == "WARN").count(), 1, "{log}");
}
