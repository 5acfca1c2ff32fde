//! A finished match is explained in the background, and a running one is not.

use onze_server::{Config, Db};
use onze_session::protocol::{AnalysisState, Explanation, SeatKind};

use crate::common::{Server, computer, request, wide};

/// Waits until it is there.
async fn explained(server: &Server, path: &str) -> Explanation {
    loop {
        match server.get::<AnalysisState>(path).await {
            AnalysisState::Done { analysis } => return analysis,
            AnalysisState::Running { .. } => tokio::task::yield_now().await,
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
        assert_eq!(begun["state"], "running", "{begun}");
        let (_, stopped) = server.ask("DELETE", &path, None).await;
        assert_eq!(stopped["state"], "none", "{stopped}");
    }
    server.stop().await;
}

/// One address has one explained at a time; whoever waits is told behind how many, and only who asked or played stops it.
#[tokio::test]
async fn an_address_has_one_match_explained_and_nobody_else_stops_it() {
    let proxy = "127.0.0.1".parse().unwrap();
    let server = Server::configured(Config {
        limits: wide(),
        trusted_proxies: vec![proxy],
        ..Config::new(Db::Memory)
    })
    .await;
    let ask = async |method: &str, path: &str, from: &str, token: Option<&str>| {
        let token = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![("x-forwarded-for", from)];
        headers.extend(token.as_deref().map(|token| ("authorization", token)));
        let (status, _, text) = server.request(method, path, &headers, None).await;
        (status, serde_json::from_str::<serde_json::Value>(&text).unwrap())
    };
    let mut paths = Vec::new();
    for _ in 0..3 {
        let created = server.create(&request("simulator", &[], [SeatKind::Me, computer("random")])).await;
        let token = created.seats["R"].token.clone();
        let mut page = server.page(&created.name, &[&token]).await;
        page.resign("R").await.unwrap();
        page.wait(|now| now.outcome.is_some()).await;
        paths.push((format!("/api/matches/{}/analysis", created.name), token));
    }
    let [(first, first_token), (second, _), (third, _)] = &paths[..] else { unreachable!() };
    assert_eq!(ask("POST", first, "192.0.2.1", None).await.1["ahead"], 0);
    let (status, refused) = ask("POST", second, "192.0.2.1", None).await;
    assert_eq!((status, &refused["error"]["kind"]), (429, &"analysis_yours".into()));
    assert_eq!(ask("POST", second, "192.0.2.2", None).await.1["ahead"], 1);
    assert_eq!(ask("POST", third, "192.0.2.3", None).await.1["ahead"], 2);
    let (status, refused) = ask("DELETE", second, "192.0.2.3", None).await;
    assert_eq!((status, &refused["error"]["kind"]), (403, &"analysis_of_others".into()));
    assert_eq!(ask("DELETE", second, "192.0.2.2", None).await.1["state"], "none");
    assert_eq!(ask("GET", third, "192.0.2.3", None).await.1["ahead"], 1);
    let (status, stopped) = ask("DELETE", first, "192.0.2.9", Some(first_token)).await;
    assert_eq!((status, &stopped["state"]), (200, &"none".into()), "who played it may");
    assert_eq!(
        ask("POST", second, "192.0.2.1", None).await.1["state"],
        "running",
        "and asks for the next one"
    );
    server.stop().await;
}
