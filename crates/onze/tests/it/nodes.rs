//! Several nodes with real servers around them.

use crate::{onze, stderr, stdout};

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
