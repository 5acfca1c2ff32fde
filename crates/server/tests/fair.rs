//! The secret is fixed before anybody adds words to it.
#![allow(clippy::unwrap_used)] // also in what the tests call

mod common;

use common::{Server, play_on, text};
use onze_core::record::parse;
use serde_json::{Value, json};

async fn commitment(server: &Server) -> String {
    let (status, answer) = server.ask("POST", "/api/commitments", None).await;
    assert_eq!(status, 201, "{answer}");
    text(&answer["commitment"])
}

fn request(commitment: Option<&str>, words: Option<&str>) -> Value {
    let seats = json!({ "R": "me", "B": "friend" });
    json!({ "game": "chifootmi", "seats": seats, "commitment": commitment, "words": words })
}

#[tokio::test]
async fn words_come_after_the_commitment_and_a_commitment_serves_once() {
    let server = Server::start().await;
    let (status, answer) = server.ask("POST", "/api/matches", Some(&request(None, Some("allez")))).await;
    assert_eq!((status, &answer["error"]["kind"]), (400, &json!("commitment_first")));
    let promised = commitment(&server).await;
    assert_eq!(promised.len(), 64);
    assert_ne!(promised, commitment(&server).await);
    let created = server.create(request(Some(&promised), Some("allez"))).await;
    let (_, info) = server.ask("GET", &format!("/api/matches/{}", text(&created["match"])), None).await;
    assert_eq!(info["commitment"], promised);
    for wrong in [promised.as_str(), "", "00"] {
        let (status, answer) = server.ask("POST", "/api/matches", Some(&request(Some(wrong), None))).await;
        assert_eq!((status, &answer["error"]["kind"]), (409, &json!("commitment_unknown")));
    }
}

#[tokio::test]
async fn whoever_joins_adds_words_and_the_match_is_set_up_with_all_of_them() {
    let server = Server::start().await;
    let promised = commitment(&server).await;
    let created = server.create(request(Some(&promised), Some("allez"))).await;
    let (name, red_token) = (text(&created["match"]), text(&created["seats"]["R"]["token"]));
    let mut red = server.page(&name, &[&red_token]).await;
    let before = red.steps[0].clone();
    let body = json!({ "token": created["invite"]["B"], "name": "Bea", "words": "les bleus" });
    let (status, joined) = server.ask("POST", &format!("/api/matches/{name}/join"), Some(&body)).await;
    assert_eq!(status, 200, "{joined}");
    red.wait(|now| now["seats"][1]["name"] == "Bea").await;
    assert_eq!(red.steps.len(), 1);
    // A page that was away meanwhile and has the old set-up gets the new one.
    let mut late = server.connect(&name).await;
    late.steps = vec![before];
    late.hello(&[&red_token], 1).await;
    assert_eq!(late.steps, red.steps);
    let mut blue = server.page(&name, &[&text(&joined["token"])]).await;
    play_on(&mut red, &mut blue, |_| false).await;
    let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    for line in ["words R allez", "words B les bleus", "seat B Bea", &format!("commit {promised}")] {
        assert!(record.lines().any(|one| one == line), "{line}: {record}");
    }
    // Every draw, the set-up's included, comes from the promised secret and the words of both.
    let game = onze_ai::games::find("chifootmi").unwrap();
    let verified = game.verify(&parse(&record).unwrap()).unwrap();
    assert!(format!("{verified:?}").contains("Verified"));
    let other = record.replace("les bleus", "les rouges");
    assert!(game.verify(&parse(&other).unwrap()).is_err());
}

#[tokio::test]
async fn words_are_too_late_after_the_first_choice() {
    let server = Server::start().await;
    let created = server.create(request(None, None)).await;
    let name = text(&created["match"]);
    let mut red = server.page(&name, &[&text(&created["seats"]["R"]["token"])]).await;
    assert_eq!(red.play("R", "P1").await["ok"], true);
    let join = |words: Option<&str>| json!({ "token": created["invite"]["B"], "words": words });
    let path = format!("/api/matches/{name}/join");
    let (status, answer) = server.ask("POST", &path, Some(&join(Some("late")))).await;
    assert_eq!((status, &answer["error"]["kind"]), (409, &json!("words_late")));
    assert_eq!(server.ask("POST", &path, Some(&join(None))).await.0, 200, "the seat is still free");
}
