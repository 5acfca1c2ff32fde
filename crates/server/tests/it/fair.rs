//! The secret is fixed before anybody adds words to it.

use onze_core::record::parse;
use onze_session::protocol::{Committed, CreateRequest, JoinRequest, MatchInfo, SeatKind};
use serde_json::Value;

use crate::common::{Server, made, play_on, request};

async fn commitment(server: &Server) -> String {
    let committed: Committed = server.post("/api/commitments", &Value::Null).await.unwrap();
    committed.commitment
}

fn with_words(commitment: Option<&str>, words: Option<&str>) -> CreateRequest {
    let [commitment, words] = [commitment, words].map(|text| text.map(str::to_owned));
    CreateRequest { commitment, words, ..request("chifootmi", &[], [SeatKind::Me, SeatKind::Friend]) }
}

#[tokio::test]
async fn words_come_after_the_commitment_and_a_commitment_serves_once() {
    let server = Server::start().await;
    let refused = server.post::<Value>("/api/matches", &with_words(None, Some("allez"))).await.unwrap_err();
    assert_eq!(refused, (400, "commitment_first".to_owned()));
    let promised = commitment(&server).await;
    assert_eq!(promised.len(), 64);
    assert_ne!(promised, commitment(&server).await);
    let created = server.create(&with_words(Some(&promised), Some("allez"))).await;
    let info: MatchInfo = server.get(&format!("/api/matches/{}", created.name)).await;
    assert_eq!(info.commitment, promised);
    for wrong in [promised.as_str(), "", "00"] {
        let refused = server.post::<Value>("/api/matches", &with_words(Some(wrong), None)).await.unwrap_err();
        assert_eq!(refused, (409, "commitment_unknown".to_owned()));
    }
}

#[tokio::test]
async fn whoever_joins_adds_words_and_the_match_is_set_up_with_all_of_them() {
    let server = Server::start().await;
    let promised = commitment(&server).await;
    let created = server.create(&with_words(Some(&promised), Some("allez"))).await;
    let (name, red_token) = (created.name, &created.seats["R"].token);
    let mut red = server.page(&name, &[red_token]).await;
    let before = red.steps[0].clone();
    let (token, words) = (created.invite["B"].clone(), Some("les bleus".to_owned()));
    let join = JoinRequest { token, name: Some("Bea".to_owned()), words };
    let joined = server.join(&name, &join).await.unwrap();
    red.wait(|now| now.seats[1].name == "Bea").await;
    assert_eq!(red.steps.len(), 1);
    // A page that was away meanwhile and has the old set-up gets the new one.
    let mut late = server.connect(&name).await;
    late.steps = vec![before];
    late.hello(&[red_token], 1).await.unwrap();
    assert_eq!(late.steps[0].chance, red.steps[0].chance);
    let mut blue = server.page(&name, &[&joined.token]).await;
    play_on(&mut red, &mut blue, |_| false).await;
    let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    for line in ["words R allez", "words B les bleus", "seat B Bea", &format!("commit {promised}")] {
        assert!(record.lines().any(|one| one == line), "{line}: {record}");
    }
    // Every draw, the set-up's included, comes from the promised secret and the words of both.
    let game = onze_games::find("chifootmi").unwrap();
    let verified = game.verify(&parse(&record).unwrap()).unwrap();
    assert!(format!("{verified:?}").contains("Verified"));
    let other = record.replace("les bleus", "les rouges");
    assert!(game.verify(&parse(&other).unwrap()).is_err());
}

#[tokio::test]
async fn words_are_too_late_after_the_first_choice() {
    let server = Server::start().await;
    let created = server.create(&with_words(None, None)).await;
    let mut red = server.page(&created.name, &[&created.seats["R"].token]).await;
    assert_eq!(made(red.play("R", "P1").await), Some(1));
    let token = &created.invite["B"];
    let join = |words: Option<&str>| JoinRequest {
        token: token.clone(),
        name: None,
        words: words.map(str::to_owned),
    };
    let refused = server.join(&created.name, &join(Some("late"))).await.unwrap_err();
    assert_eq!(refused, (409, "words_late".to_owned()));
    assert!(server.join(&created.name, &join(None)).await.is_ok(), "the seat is still free");
}
