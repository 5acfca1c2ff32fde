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
