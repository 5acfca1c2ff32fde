//! What was acknowledged stays, and what nobody needs leaves memory.

use std::time::Duration;

use onze_server::{Db, Limits};
use onze_session::protocol::Gone;

use crate::common::{Server, kind, made, play_on, wide};

const IN_MEMORY: &str = "onze_matches_in_memory";

#[tokio::test]
async fn a_server_that_is_dropped_loses_no_acknowledged_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut path = folder.path().join("onze.db");
    let mut server = Server::on_file(&path).await;
    let (name, [red_token, blue_token]) = server.pair(&[("level", "amateur")]).await;
    let (mut red_steps, mut blue_steps) = (Vec::new(), Vec::new());
    for part in 1..=3 {
        let mut red = server.connect(&name).await;
        let mut blue = server.connect(&name).await;
        (red.steps, blue.steps) = (red_steps, blue_steps);
        let have = red.steps.len();
        red.hello(&[&red_token], have).await.unwrap();
        blue.hello(&[&blue_token], have).await.unwrap();
        assert_eq!(
            (red.steps.len(), blue.steps.len()),
            (have.max(1), have.max(1)),
            "nothing lost, nothing added"
        );
        play_on(&mut red, &mut blue, |red| red.n() > 9 * part).await;
        (red_steps, blue_steps) = (red.steps.clone(), blue.steps.clone());
        path = server.drop_dead(&path).await;
        server = Server::on_file(&path).await;
    }
    assert!(red_steps.len() > 20);
    // The tokens are not in the file.
    let file = std::fs::read(&path).unwrap();
    let wal = std::fs::read(format!("{}-wal", path.display())).unwrap_or_default();
    for bytes in [file, wal] {
        assert!(!bytes.windows(32).any(|window| window == red_token.as_bytes()));
    }
}

#[tokio::test]
async fn a_match_that_nobody_looks_at_leaves_memory_and_comes_back() {
    let limits = Limits { idle: Duration::from_millis(20), ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.page(&name, &[&red]).await;
    assert_eq!(made(client.play("R", "P2").await), Some(1));
    assert!(server.metric(IN_MEMORY).await == 1, "somebody looks at it");
    client.leave().await;
    // Each look takes a while, so this is no busy wait for long.
    while server.metric(IN_MEMORY).await > 0 {
        tokio::task::yield_now().await;
    }
    let mut client = server.page(&name, &[&red]).await;
    assert_eq!((client.n(), client.deeds()[1]), (2, Some("P2")));
    assert_eq!(kind(client.play("R", "P2").await), "already_chosen");
    assert_eq!(server.ask("GET", "/api/matches/ffffffffffffffff", None).await.0, 404);
    assert_eq!(server.metric(IN_MEMORY).await, 1, "a match that does not exist is not kept");
}

#[tokio::test]
async fn a_stopping_server_says_good_bye() {
    let server = Server::start().await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.page(&name, &[&red]).await;
    server.stop().await;
    assert_eq!(client.gone().await, Some(Gone::Stopping));
    assert!(client.read().await.is_none(), "that was the last word");
}

#[tokio::test]
async fn an_orderly_end_leaves_the_database_and_nothing_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.page(&name, &[&red]).await;
    assert_eq!(made(client.play("R", "P2").await), Some(1));
    let stopping = tokio::spawn(server.stop());
    client.end().await;
    stopping.await.unwrap();
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left, ["onze.db"]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_whose_database_is_taken_away_acknowledges_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.page(&name, &[&red]).await;
    assert_eq!(server.ask("GET", "/readyz", None).await.0, 200);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(kind(client.play("R", "P2").await), "not_kept");
    assert_eq!(client.gone().await, Some(Gone::Lost));
    assert_eq!(server.ask("GET", "/readyz", None).await.0, 503);
    assert_eq!(server.ask("GET", "/healthz", None).await.0, 200, "it lives all the same");
    assert!(server.metric("onze_store_failed_commits_total").await >= 1);
}

#[tokio::test]
async fn a_damaged_match_is_an_error_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let damages = [
        "DELETE FROM seats WHERE match = ?1",
        "DELETE FROM seats WHERE match = ?1 AND place = 1",
        "UPDATE seats SET token = x'00' WHERE match = ?1",
        "UPDATE seats SET player = x'ff' WHERE match = ?1",
        "UPDATE matches SET header = 'onze record 9' WHERE name = ?1",
        "UPDATE matches SET header = x'ff00' WHERE name = ?1",
        "UPDATE steps SET lines = 'nothing' WHERE match = ?1",
        "DELETE FROM steps WHERE match = ?1",
    ];
    let server = Server::on_file(&path).await;
    let mut names = Vec::new();
    for _ in 0..=damages.len() {
        names.push(server.pair(&[]).await);
    }
    server.stop().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    for (damage, (name, _)) in damages.iter().zip(&names) {
        assert!(file.execute(damage, [name]).unwrap() > 0, "{damage}");
    }
    drop(file);
    let server = Server::on_file(&path).await;
    for (damage, (name, tokens)) in damages.iter().zip(&names) {
        let (status, answer) = server.ask("GET", &format!("/api/matches/{name}"), None).await;
        assert_eq!((status, answer["error"]["kind"].as_str()), (500, Some("match_broken")), "{damage}");
        let mine = serde_json::json!({ "tokens": [{ "match": name, "token": tokens[0] }] });
        assert_eq!(server.ask("POST", "/api/mine", Some(&mine)).await.0, 500, "{damage}");
    }
    let (name, tokens) = &names[damages.len()];
    let mut client = server.page(name, &[&tokens[0]]).await;
    assert_eq!(made(client.play("R", "P2").await), Some(1), "the others are played on");
}
