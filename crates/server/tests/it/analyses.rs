//! A finished match is explained in the background, and a running one is not.

use onze_server::{Config, Db};
use onze_session::protocol::{AnalysisState, Explanation, SeatKind};

use crate::common::{Server, computer, request, wide};

/// Waits until it is there.
async fn explained(server: &Server, path: &str) -> Explanation {
    loop {
        match server.get::<AnalysisState>(path).await {
            AnalysisState::Done { analysis } => return analysis,
            AnalysisState::Waiting { .. } | AnalysisState::Running { .. } => tokio::task::yield_now().await,
            AnalysisState::None => panic!("nobody has stopped it"),
        }
    }
}

#[tokio::test]
async fn a_match_is_explained_once_it_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("onze.db");
    let server = Server::on_file(&file).await;
    let (name, [red, blue]) = server.pair(&[]).await;
    let path = format!("/api/matches/{name}/analysis");
    let (mut red, _blue) = (server.page(&name, &[&red]).await, server.page(&name, &[&blue]).await);
    for method in ["GET", "POST", "DELETE"] {
        let (status, refused) = server.ask(method, &path, None).await;
        assert_eq!((status, &refused["error"]["kind"]), (409, &"analysis_running".into()), "{method}");
    }
    red.resign("R").await.unwrap();
    red.wait(|now| now.outcome.is_some()).await;
    assert_eq!(server.get::<AnalysisState>(&path).await, AnalysisState::None);
    let (status, begun) = server.ask("POST", &path, None).await;
    assert!(status == 200 && begun["state"] != "none", "{begun}");
    let analysis = explained(&server, &path).await;
    assert_eq!((analysis.steps.len(), analysis.result.to_bits()), (1, 0.0f64.to_bits()));
    let parts = analysis.start + analysis.luck + analysis.judgement.iter().sum::<f64>();
    assert!((parts - analysis.result).abs() < 1e-9, "{analysis:?}");
    // Stopping does not take away what is there, and whoever asks again need not wait.
    assert_eq!(server.ask("DELETE", &path, None).await.0, 200);
    assert!(matches!(server.get(&path).await, AnalysisState::Done { .. }));
    assert_eq!(server.ask("GET", "/api/matches/nosuchmatch/analysis", None).await.0, 404);
    server.stop().await;
    // It stands beside the match: whoever comes tomorrow need not wait either.
    let server = Server::on_file(&file).await;
    assert_eq!(server.get::<AnalysisState>(&path).await, AnalysisState::Done { analysis });
    server.stop().await;
}

#[tokio::test]
async fn what_was_stopped_may_begin_again_at_once() {
    let server = Server::with(Db::Memory, wide()).await;
    let created = server.create(&request("simulator", &[], [SeatKind::Me, computer("random")])).await;
    let path = format!("/api/matches/{}/analysis", created.name);
    let mut page = server.page(&created.name, &[&created.seats["R"].token]).await;
    page.resign("R").await.unwrap();
    page.wait(|now| now.outcome.is_some()).await;
    for _ in 0..3 {
        let (_, begun) = server.ask("POST", &path, None).await;
        assert!(begun["state"] == "running" || begun["state"] == "waiting", "{begun}");
        let (_, stopped) = server.ask("DELETE", &path, None).await;
        assert_eq!(stopped["state"], "none", "{stopped}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_asked_or_has_a_seat_stops_it_and_nobody_else() {
    let config = Config { limits: wide(), ..Config::new(Db::Memory) };
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::configured(Config { trusted_proxies, ..config }).await;
    let created = server.create(&request("simulator", &[], [SeatKind::Me, computer("random")])).await;
    let (path, token) = (format!("/api/matches/{}/analysis", created.name), &created.seats["R"].token);
    let mut page = server.page(&created.name, &[token]).await;
    page.resign("R").await.unwrap();
    page.wait(|now| now.outcome.is_some()).await;
    let ask = async |method: &str, client: &str, token: Option<&str>| {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![("x-forwarded-for", client)];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        server.request(method, &path, &headers, None).await.0
    };
    for (client, token, told) in [
        ("198.51.100.2", None, 403),
        ("198.51.100.2", Some("00"), 403),
        ("198.51.100.2", Some(token.as_str()), 200),
        ("198.51.100.1", None, 200),
    ] {
        assert_eq!(ask("POST", "198.51.100.1", None).await, 200);
        assert_eq!(ask("DELETE", client, token).await, told, "{client} {token:?}");
    }
    server.stop().await;
}
