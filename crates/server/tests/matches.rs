//! Matches from the first request to the last whistle.

mod common;

use common::{Server, play_on, text};
use onze_core::record::parse;
use serde_json::{Value, json};

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

#[tokio::test]
async fn a_study_starts_from_a_position_with_told_dice() {
    let server = Server::start().await;
    // SHO-730: a double six while the ball is loose in the opponents' penalty area.
    let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
                    B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
                    ball 22,8 loose; due R P; score 0-0; throws 10; idle 0";
    let study = |seats: Value, position: &str| json!({ "game": "shoot", "seats": seats, "position": position, "chance": "6, 6" });
    let device = json!({ "R": "me", "B": "device" });
    let created = server.create(study(device.clone(), position)).await;
    let mut page = server.connect(&text(&created["match"])).await;
    page.hello(&[&text(&created["seats"]["R"]["token"])], 0).await;
    assert_eq!(page.now["view"]["penalty"], true);
    assert_eq!(page.now["view"]["dice"], json!([6, 6]));

    let server = &server;
    let refused = |body: Value| async move {
        server.ask("POST", "/api/matches", Some(&body)).await.1["error"]["kind"].clone()
    };
    assert_eq!(
        refused(study(json!({ "R": "me", "B": "friend" }), position)).await,
        "chance_with_friend",
        "who is invited may trust the dice"
    );
    assert_eq!(refused(study(device.clone(), "nowhere")).await, "position");
    assert_eq!(refused(study(device, "South=R;\nR 1@1,10")).await, "not_readable");
}
