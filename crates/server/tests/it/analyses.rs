//! A finished match is explained in the background, and a running one is not.

use onze_session::protocol::AnalysisState;

use crate::common::Server;

#[tokio::test]
async fn a_match_is_explained_once_it_is_over() {
    let server = Server::start().await;
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
    let analysis = loop {
        match server.get::<AnalysisState>(&path).await {
            AnalysisState::Done { analysis } => break analysis,
            AnalysisState::Running { .. } => tokio::task::yield_now().await,
            AnalysisState::None => panic!("nobody has stopped it"),
        }
    };
    assert_eq!((analysis.steps.len(), analysis.result.to_bits()), (1, 0.0f64.to_bits()));
    let parts = analysis.start + analysis.luck + analysis.judgement.iter().sum::<f64>();
    assert!((parts - analysis.result).abs() < 1e-9, "{analysis:?}");
    // Stopping does not take away what is there, and whoever asks again need not wait.
    assert_eq!(server.ask("DELETE", &path, None).await.0, 200);
    assert!(matches!(server.get(&path).await, AnalysisState::Done { .. }));
    assert_eq!(server.ask("GET", "/api/matches/nosuchmatch/analysis", None).await.0, 404);
    server.stop().await;
}
