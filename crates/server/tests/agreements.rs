//! What needs consent, giving up, and the clock.

mod common;

use std::time::Duration;

use common::{Server, play_on, text, wide};
use onze_server::{Db, Limits};
use serde_json::json;

#[tokio::test]
async fn a_pause_holds_when_both_agree_and_ends_when_both_agree() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.pair(json!({})).await;
    let mut red = server.page(&name, &[&red]).await;
    let mut blue = server.page(&name, &[&blue]).await;
    let pause = |seat: &str| json!({ "do": "offer", "seat": seat, "what": "pause" });
    assert_eq!(red.ask(pause("R")).await["ok"], true);
    assert_eq!(red.ask(pause("R")).await["error"]["kind"], "offer_stands");
    blue.wait(|now| now["offers"] == json!([{ "by": "R", "what": "pause", "waits_for": ["B"] }])).await;
    let answer = |yes: bool| json!({ "do": "answer", "seat": "B", "what": "pause", "yes": yes });
    assert_eq!(blue.ask(answer(false)).await["ok"], true);
    red.wait(|now| now["offers"] == json!([]) && now["paused"] == false).await;
    red.ask(pause("R")).await;
    blue.ask(answer(true)).await;
    red.wait(|now| now["paused"] == true).await;
    assert_eq!(red.play("R", "P1").await["error"]["kind"], "paused");
    // Both offer the same: that is agreed.
    red.ask(pause("R")).await;
    blue.ask(pause("B")).await;
    red.wait(|now| now["paused"] == false).await;
    assert_eq!(red.play("R", "P1").await["ok"], true);
}

#[tokio::test]
async fn whoever_gives_up_loses_and_may_have_a_rematch_with_the_same_tokens() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(json!({ "level": "pro" })).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(red.ask(json!({ "do": "resign", "seat": "R" })).await["ok"], true);
    blue.wait(|now| now["outcome"]["winner"] == "B" && now["outcome"]["gave_up"] == "R").await;
    assert_eq!(red.ask(json!({ "do": "resign", "seat": "R" })).await["error"]["kind"], "match_over");
    // Nothing is secret any more.
    let mut watcher = server.page(&name, &[]).await;
    assert!(watcher.steps.iter().all(|step| step["hash"].is_string()));
    assert!(watcher.ask(json!({ "do": "look", "n": 0, "seat": "all" })).await["view"].is_object());
    blue.ask(json!({ "do": "offer", "seat": "B", "what": "rematch" })).await;
    red.ask(json!({ "do": "answer", "seat": "R", "what": "rematch", "yes": true })).await;
    red.wait(|now| now["rematch"].is_string()).await;
    let again = text(&red.now["rematch"]);
    assert_ne!(again, name);
    let mut red = server.page(&again, &[&red_token]).await;
    let mut blue = server.page(&again, &[&blue_token]).await;
    let (_, info) = server.ask("GET", &format!("/api/matches/{again}"), None).await;
    assert_eq!(info["options"]["level"], "pro");
    play_on(&mut red, &mut blue, |red| red.n() > 5).await;
}

#[tokio::test]
async fn a_stand_in_plays_for_whoever_wants_one_or_has_left() {
    let limits = Limits { away: Duration::ZERO, ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let (name, [red_token, blue_token]) = server.pair(json!({})).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let stand_in = |seat: &str, of: &str| json!({ "do": "offer", "seat": seat, "what": "stand_in", "of": of, "player": "random" });
    // Blue has not come: a computer plays in the place of Blue, and answers by itself.
    assert_eq!(red.ask(stand_in("R", "B")).await["ok"], true);
    red.wait(|now| now["seats"][1]["kind"] == json!({ "stand_in": "random" })).await;
    red.wait(|now| now["n"] == 2).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(blue.play("B", "P1").await["error"]["kind"], "stand_in_plays");
    assert_eq!(blue.ask(stand_in("B", "B")).await["ok"], true, "back again, without asking");
    red.wait(|now| now["seats"][1]["kind"] == "person").await;
    assert_eq!(red.ask(stand_in("R", "B")).await["error"]["kind"], "still_here");
    assert_eq!(red.ask(stand_in("R", "R")).await["ok"], true);
    red.wait(|now| now["offers"][0]["waits_for"] == json!(["B"])).await;
    blue.ask(json!({ "do": "answer", "seat": "B", "what": "stand_in", "yes": true })).await;
    red.wait(|now| now["seats"][0]["kind"] == json!({ "stand_in": "random" })).await;
}

#[tokio::test]
async fn the_clock_plays_for_whoever_is_too_slow() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(json!({ "clock": 30 })).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!((&red.now["clock"]["seconds"], &red.now["clock"]["runs"]), (&json!(30), &json!(true)));
    assert_eq!(red.play("R", "P1").await["ok"], true);
    blue.wait(|now| now["n"] == 2).await;
    assert!(blue.now["clock"]["left"].get("R").is_none() && blue.now["clock"]["left"]["B"].is_number());
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(29)).await;
    tokio::time::resume();
    assert_eq!(red.ask(json!({ "do": "ping" })).await["ok"], true);
    assert_eq!(red.n(), 2);
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(2)).await;
    tokio::time::resume();
    blue.wait(|now| now["n"] == 3).await;
    assert!(blue.steps[2]["events"].as_array().unwrap().iter().any(|event| event["kind"] == "timed_out"));
    assert_eq!(blue.steps[2]["move"], "TIMEOUT");
}

#[tokio::test]
async fn an_offer_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red_token, blue_token]) = server.pair(json!({})).await;
    let mut red = server.page(&name, &[&red_token]).await;
    assert_eq!(red.ask(json!({ "do": "offer", "seat": "R", "what": "pause" })).await["ok"], true);
    let left = server.drop_dead(&path).await;
    let server = Server::on_file(&left).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(blue.now["offers"][0]["waits_for"], json!(["B"]));
    blue.ask(json!({ "do": "answer", "seat": "B", "what": "pause", "yes": true })).await;
    blue.wait(|now| now["paused"] == true && now["offers"] == json!([])).await;
}

#[tokio::test]
async fn sho_803_the_clock_of_a_half_is_kept_by_the_server_and_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let seats = json!({ "R": "me", "B": "device" });
    let options = json!({ "length": "halves-clock" });
    let created = server.create(json!({ "game": "shoot", "options": options, "seats": seats })).await;
    let (name, token) = (text(&created["match"]), text(&created["seats"]["R"]["token"]));
    let blue = text(&created["seats"]["B"]["token"]);
    let mut page = server.page(&name, &[&token, &blue]).await;
    assert_eq!((&page.now["clock"]["period"], &page.now["clock"]["runs"]), (&json!(1), &json!(true)));
    let whole = page.now["clock"]["seconds"].as_u64().unwrap() * 1000;
    tokio::time::pause();
    tokio::time::advance(Duration::from_mins(1)).await;
    tokio::time::resume();
    let seat = text(&page.now["to_act"][0]);
    let choice = page.legal(&seat)[0].clone();
    assert_eq!(page.play(&seat, "time").await["error"]["kind"], "clock_is_kept");
    assert_eq!(page.play(&seat, &choice).await["ok"], true);
    page.wait(|now| now["n"] == 2).await;
    let left = server.drop_dead(&path).await;
    let server = Server::on_file(&left).await;
    let page = server.page(&name, &[&token, &blue]).await;
    let left = page.now["clock"]["left"]["R"].as_u64().unwrap();
    assert!(left <= whole - 60_000 && left > 0, "{left} of {whole}");
}
