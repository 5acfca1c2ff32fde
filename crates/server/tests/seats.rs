//! Who may sit, watch and come back, and what each of them hears.

mod common;

use common::{Client, Server, play_on, text};
use serde_json::{Value, json};

#[tokio::test]
async fn an_invitation_becomes_a_seat_once() {
    let server = Server::start().await;
    let seats = json!({ "R": "me", "B": "friend" });
    let created = server.create(json!({ "game": "chifootmi", "seats": seats, "name": "Anna" })).await;
    let name = text(&created["match"]);
    let (_, info) = server.ask("GET", &format!("/api/matches/{name}"), None).await;
    assert_eq!((&info["free"], &info["over"], &info["n"]), (&json!(true), &json!(false), &json!(1)));
    assert_eq!(
        info["seats"][0],
        json!({ "seat": "R", "name": "Anna", "kind": "person", "free": false, "here": false })
    );
    assert_eq!(info["seats"][1]["kind"], "free");

    let path = format!("/api/matches/{name}/join");
    let join = |token: Value| json!({ "token": token, "name": "Bob" });
    let (status, refused) = server.ask("POST", &path, Some(&join(json!("0".repeat(32))))).await;
    assert_eq!((status, &refused["error"]["kind"]), (403, &json!("token_wrong")));
    let wrong = json!({ "token": created["invite"]["B"], "name": "Bob\nsecret 00" });
    let (status, refused) = server.ask("POST", &path, Some(&wrong)).await;
    assert_eq!((status, &refused["error"]["kind"]), (422, &json!("name_wrong")));

    let mut red = server.page(&name, &[&text(&created["seats"]["R"]["token"])]).await;
    let (status, joined) = server.ask("POST", &path, Some(&join(created["invite"]["B"].clone()))).await;
    assert_eq!((status, &joined["seat"]), (200, &json!("B")));
    red.wait(|now| now["seats"][1]["name"] == "Bob" && now["seats"][1]["here"] == false).await;
    let (status, refused) = server.ask("POST", &path, Some(&join(created["invite"]["B"].clone()))).await;
    assert_eq!((status, &refused["error"]["kind"]), (409, &json!("seat_taken")));

    let mut blue = server.connect(&name).await;
    let answer = blue.hello(&[&text(&created["invite"]["B"])], 0).await;
    assert_eq!(answer["error"]["kind"], "token_wrong", "the invitation no longer holds the seat");
    assert_eq!(blue.hello(&[&text(&joined["token"])], 0).await["ok"], true);
    red.wait(|now| now["seats"][1]["here"] == true).await;
    let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    assert!(record.contains("seat R Anna\nseat B Bob\n") && !record.contains("secret"), "{record}");
    blue.leave().await;
    red.wait(|now| now["seats"][1]["here"] == false).await;
}

#[tokio::test]
async fn a_page_that_comes_back_gets_what_it_misses_and_what_was_opened() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(json!({})).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    let both = |red: &Client| red.n() > 4 && red.now["to_act"] == json!(["R", "B"]);
    play_on(&mut red, &mut blue, both).await;
    assert!(both(&red));
    let choice = red.legal("R").first().cloned();
    // Red hands in a card; Blue has the step under seal, leaves, and comes back when it is open.
    assert_eq!(red.play("R", &choice.unwrap()).await["ok"], true);
    let n = red.n() as u64 + 1;
    blue.wait(|now| now["n"] == n).await;
    assert!(blue.steps.last().unwrap()["move"].is_null());
    let have = blue.steps.len();
    let (steps, choice) = (blue.steps.clone(), blue.legal("B")[0].clone());
    let mut other_tab = server.page(&name, &[&blue_token]).await;
    blue.leave().await;
    assert_eq!(other_tab.play("B", &choice).await["ok"], true);
    let mut blue = server.connect(&name).await;
    blue.steps = steps;
    blue.hello(&[&blue_token], have).await;
    assert!(blue.steps.iter().all(|step| !step["move"].is_null()), "{:?}", blue.steps);
    assert_eq!(blue.steps.len(), blue.n());
    let steps_in = |text: &String| {
        let message: Value = serde_json::from_str(text).unwrap();
        message["steps"].as_array().map_or(0, Vec::len)
    };
    let sent: usize = blue.raw.iter().map(steps_in).sum();
    assert!(sent <= 4, "only what is missing or may have been opened");
    blue.hello(&[&blue_token], blue.n()).await;
    assert_eq!(blue.raw.iter().map(steps_in).sum::<usize>(), sent, "nothing is missing any more");
}

#[tokio::test]
async fn nobody_hears_what_they_may_not_know() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(json!({ "level": "pro" })).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    let mut watcher = server.page(&name, &[]).await;
    play_on(&mut red, &mut blue, |red| red.n() > 24).await;
    assert!(!red.over(), "the match is still running");
    let n = red.n() as u64;
    watcher.wait(|now| now["n"] == n).await;
    let raw = watcher.raw.join("\n");
    for frame in &watcher.raw {
        let message: Value = serde_json::from_str(frame).unwrap();
        for side in message["now"]["view"]["sides"].as_array().into_iter().flatten() {
            assert!(side.get("choice").is_none(), "a sealed choice is in nobody else's view");
            for slot in side["slots"].as_array().into_iter().flatten() {
                assert!(slot["face_down"] == false || slot.get("card").is_none(), "{slot}");
            }
        }
        for event in message["steps"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|step| step["events"].as_array().unwrap())
        {
            assert!(event["pile"] != "face-down" || event["card"].is_null(), "{event}");
        }
        assert!(message["now"]["legal"].as_object().is_none_or(serde_json::Map::is_empty));
    }
    assert!(!raw.contains("\"hash\":\"") && !raw.contains(&red_token) && !raw.contains(&blue_token));
    // The dealing order is in the first step: secret for all. Each sealed step came shut before it came open.
    assert!(watcher.steps[0]["chance"].as_array().unwrap().iter().any(Value::is_null));
    let first_sealed = watcher.raw.iter().position(|frame| frame.contains("\"move\":null"));
    assert!(first_sealed.is_some());
    // Blue never hears Red's choice of a running decision, and sees own cards only.
    for frame in &blue.raw {
        let message: Value = serde_json::from_str(frame).unwrap();
        let view = &message["now"]["view"];
        if !view.is_null() {
            assert_eq!(view["seat"], "B");
            assert!(view["sides"][0].get("choice").is_none());
        }
    }
    let answer = watcher.ask(json!({ "do": "look", "n": 5, "seat": "R" })).await;
    assert_eq!(answer["error"]["kind"], "seat_not_yours");
    assert_eq!(
        watcher.ask(json!({ "do": "look", "n": 5, "seat": "all" })).await["error"]["kind"],
        "seat_not_yours"
    );
    let answer = watcher.ask(json!({ "do": "look", "n": 5 })).await;
    assert!(answer["view"]["seat"].is_null() && answer["view"]["sides"].is_array(), "{answer}");
    let answer = red.ask(json!({ "do": "look", "n": 5, "seat": "R" })).await;
    assert_eq!(answer["view"]["seat"], "R");
}

#[tokio::test]
async fn both_seats_on_one_device_get_a_view_each_and_a_log_that_betrays_nobody() {
    let server = Server::start().await;
    let seats = json!({ "R": "me", "B": "device" });
    let created = server.create(json!({ "game": "chifootmi", "seats": seats })).await;
    let tokens = ["R", "B"].map(|seat| text(&created["seats"][seat]["token"]));
    let mut page = server.page(&text(&created["match"]), &[&tokens[0], &tokens[1]]).await;
    assert_eq!((&page.now["view"]["R"]["seat"], &page.now["view"]["B"]["seat"]), (&json!("R"), &json!("B")));
    assert!(!page.legal("R").is_empty() && !page.legal("B").is_empty());
    assert_eq!(page.play("R", "P1").await["ok"], true);
    page.wait(|now| now["n"] == 2).await;
    assert!(page.steps[1]["move"].is_null() && page.legal("R").is_empty());
    // Step 1 was under seal, so a choice meant as step 1 is still in time.
    let answer = page.ask(json!({ "do": "move", "seat": "B", "n": 1, "choice": "P2" })).await;
    assert_eq!(answer["ok"], true, "{answer}");
    page.wait(|now| now["n"] == 3).await;
    assert_eq!((&page.steps[1]["move"], &page.steps[2]["move"]), (&json!("P1"), &json!("P2")));
    let mine = json!({ "tokens": tokens.each_ref().map(|token| json!({ "match": created["match"], "token": token })) });
    let (status, mine) = server.ask("POST", "/api/mine", Some(&mine)).await;
    assert_eq!((status, mine.as_array().unwrap().len()), (200, 1));
    assert_eq!((&mine[0]["mine"], &mine[0]["score"]), (&json!(["R", "B"]), &json!([0, 0])));
    assert!(mine[0]["last"].as_u64() > Some(1_700_000_000_000) && mine[0]["to_act"].is_array());
}
