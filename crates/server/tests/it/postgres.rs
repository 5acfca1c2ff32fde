//! A server whose matches are in `PostgreSQL`, which is killed, stopped and cut off.

use std::time::Duration;

use onze_server::store::Share;
use onze_server::{Config, Db, Limits};
use onze_services::Postgres;
use onze_session::protocol::Gone;

use crate::common::{Server, kind, made, play_on, wide};

/// One test: a database server takes a while to make.
#[tokio::test]
async fn play_goes_on_by_itself_when_the_database_is_back() {
    let mut postgres = Postgres::start().unwrap();
    let db = Db::Postgres { url: postgres.url(), share: Share::Alone };
    let limits = Limits { idle: Duration::from_millis(20), ..wide() };
    let server = Server::with(db.clone(), limits.clone()).await;
    let (name, [red_token, blue_token]) = server.pair(&[("level", "amateur")]).await;
    let (mut red_steps, mut blue_steps) = (Vec::new(), Vec::new());
    for part in 1..=3 {
        let mut red = server.connect(&name).await;
        let mut blue = server.connect(&name).await;
        (red.steps, blue.steps) = (red_steps, blue_steps);
        let have = red.steps.len();
        red.hello(&[&red_token], have).await.unwrap();
        blue.hello(&[&blue_token], have).await.unwrap();
        assert_eq!((red.steps.len(), blue.steps.len()), (have.max(1), have.max(1)), "nothing lost or added");
        play_on(&mut red, &mut blue, |red| red.n() > 9 * part).await;
        (red_steps, blue_steps) = (red.steps.clone(), blue.steps.clone());
        assert_eq!(server.ask("GET", "/readyz", None).await.0, 200);
        if part == 2 {
            postgres.kill().unwrap();
        } else {
            postgres.stop().unwrap();
        }
        // Whoever owes a choice is told that it was not kept.
        let (mover, seat) = if red.legal("R").is_empty() { (&mut blue, "B") } else { (&mut red, "R") };
        let choice = mover.legal(seat)[0].clone();
        assert_eq!(kind(mover.play(seat, &choice).await), "not_kept");
        assert_eq!(mover.gone().await, Some(Gone::Lost));
        assert_eq!(server.ask("GET", "/readyz", None).await.0, 503);
        assert_eq!(server.ask("GET", "/healthz", None).await.0, 200, "it lives all the same");
        assert_eq!(server.ask("GET", &format!("/api/matches/{name}"), None).await.0, 503);
        postgres.start_again().unwrap();
        // Nobody has to come for it: the server finds out.
        while server.ask("GET", "/readyz", None).await.0 != 200 {
            tokio::task::yield_now().await;
        }
    }
    assert!(server.metric("onze_store_failed_commits_total").await >= 3);
    assert!(server.metric("onze_store_reconnects_total").await >= 3);
    server.stop().await;
    // Old matches go, if that is wanted.
    let config = Config { limits, keep: Some(Duration::ZERO), ..Config::new(db) };
    let server = Server::configured(config).await;
    forgotten(&server, &name).await;
}

#[tokio::test]
async fn old_matches_are_deleted_from_a_file_too_if_that_is_wanted() {
    let limits = Limits { idle: Duration::from_millis(20), ..wide() };
    let server = Server::configured(Config {
        limits,
        keep: Some(Duration::from_millis(200)),
        ..Config::new(Db::Memory)
    })
    .await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.page(&name, &[&red]).await;
    assert_eq!(made(client.play("R", "P2").await), Some(1));
    // Also while somebody looks at them: what is in memory only is told to nobody.
    assert_eq!(client.gone().await, Some(Gone::Lost));
    assert_eq!(server.ask("GET", &format!("/api/matches/{name}"), None).await.0, 404);
    forgotten(&server, &name).await;
}

/// Waits until a match is deleted and has left memory: whoever asked for it again and again would keep it there.
async fn forgotten(server: &Server, name: &str) {
    for (metric, n) in [("onze_matches_forgotten_total", 1), ("onze_matches_in_memory", 0)] {
        while server.metric(metric).await != n {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(server.ask("GET", &format!("/api/matches/{name}"), None).await.0, 404);
}
