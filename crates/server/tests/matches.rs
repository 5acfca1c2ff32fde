//! Matches from the first request to the last whistle.

mod common;

use common::{Server, play_on, text};
use onze_core::record::parse;
use serde_json::json;

#[tokio::test]
async fn two_people_play_a_whole_match() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.pair(json!({ "level": "pro" })).await;
    let mut red = server.page(&name, &[&red]).await;
    let mut blue = server.page(&name, &[&blue]).await;
    play_on(&mut red, &mut blue, |_| false).await;
    assert_eq!(red.now["outcome"], blue.now["outcome"]);
    assert_eq!(red.steps.len(), red.n());
    // What was under seal has come again, open, to both.
    for client in [&red, &blue] {
        assert!(client.steps.iter().all(|step| !step["move"].is_null()));
    }
    let (status, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    assert_eq!(status, 200);
    let game = onze_ai::games::find("chifootmi").unwrap();
    let verified = game.verify(&parse(&record).unwrap()).unwrap();
    assert!(format!("{verified:?}").contains("Verified"));
    server.stop().await;
}

#[tokio::test]
async fn a_match_against_the_computer_goes_on_by_itself() {
    let server = Server::start().await;
    for level in ["beginner", "amateur", "pro", "pro+"] {
        for player in ["random", "steady"] {
            let seats = json!({ "R": "me", "B": { "computer": player } });
            let options = json!({ "level": level });
            let created = server
                .create(json!({ "game": "chifootmi", "options": options, "seats": seats, "name": "Anna" }))
                .await;
            let mut red =
                server.page(&text(&created["match"]), &[&text(&created["seats"]["R"]["token"])]).await;
            assert_eq!(red.now["seats"][0]["name"], "Anna");
            assert_eq!(red.now["seats"][1]["kind"], json!({ "computer": player }));
            while !red.over() {
                red.wait(|now| now["legal"].get("R").is_some() || !now["outcome"].is_null()).await;
                let choices = red.legal("R");
                if let Some(choice) = choices.get(red.n() % choices.len().max(1)) {
                    let answer = red.play("R", choice).await;
                    // The computer may have been faster; then we choose again.
                    assert!(answer["ok"] == true || answer["error"]["kind"] == "late", "{answer}");
                    let n = red.n();
                    if answer["ok"] == true {
                        red.wait(|now| {
                            !now["to_act"].as_array().unwrap().contains(&json!("R"))
                                || now["n"].as_u64() > Some(n as u64)
                        })
                        .await;
                    } else {
                        let next = answer["error"]["facts"]["n"].clone();
                        red.wait(|now| now["n"].as_u64() >= next.as_u64()).await;
                    }
                }
            }
        }
    }
}

#[tokio::test]
async fn odds_are_asked_for_while_somebody_chooses() {
    let server = Server::start().await;
    let created = server.create(json!({ "game": "shoot", "seats": { "R": "me", "B": "device" } })).await;
    let tokens = ["R", "B"].map(|seat| text(&created["seats"][seat]["token"]));
    let mut page = server.connect(&text(&created["match"])).await;
    let ask = |question: &str| json!({ "do": "ask", "question": question });
    assert_eq!(page.ask(ask("odds")).await["error"]["kind"], "hello_first");
    page.hello(&[&tokens[0], &tokens[1]], 0).await;
    let before = page.now.clone();
    let answer = page.ask(ask("odds")).await;
    for seat in ["R", "B"] {
        for throw in ["players", "ball"] {
            for what in ["possession", "pass", "goal"] {
                assert!(answer["answer"][seat][throw][what].as_u64() <= Some(36), "{answer}");
            }
        }
    }
    // The throw after a choice of the list.
    let seat = text(&before["to_act"][0]);
    let choice = text(&before["legal"][&seat][0]);
    let after = page.ask(ask(&format!("odds {choice}"))).await;
    assert!(after["answer"]["odds"].is_object() || after["error"]["kind"] == "question_unknown", "{after}");
    assert_eq!(page.ask(ask("weather")).await["error"]["kind"], "question_unknown");
    let foreign = json!({ "do": "ask", "question": "odds", "seat": "all" });
    assert_eq!(page.ask(foreign).await["error"]["kind"], "seat_not_yours");
    // The match has not noticed.
    page.hello(&[&tokens[0], &tokens[1]], 0).await;
    assert_eq!(page.now, before);
}
