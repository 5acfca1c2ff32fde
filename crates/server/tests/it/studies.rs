//! Finished matches that are played on from.

use onze_core::{Chance, Quick};
use onze_session::protocol::{
    CreateRequest, Created, LessonRequest, MatchInfo, PositionRequest, Positioned, SeatKind, StepOf,
};
use serde_json::json;

use crate::common::{Server, made, request};

#[tokio::test]
async fn a_finished_match_is_played_on_from_any_step_of_every_game() {
    let server = Server::start().await;
    for game in ["chifootmi", "shoot", "simulator"] {
        let (name, [red, blue]) = server.device(game, &[]).await;
        let mut page = server.page(&name, &[&red, &blue]).await;
        let mut chance = Quick::new(5);
        for _ in 0..30 {
            let Some((seat, choices)) = page.now().legal.first_key_value() else { break };
            let any = chance.below(u32::try_from(choices.texts.len()).unwrap());
            let (seat, choice) = (seat.clone(), choices.texts[any as usize].to_string());
            let n = made(page.play(&seat, &choice).await).unwrap();
            page.wait(|now| now.n > n).await;
        }
        let from = |n| {
            let from = Some(StepOf { name: name.clone(), n });
            CreateRequest { from, ..request(game, &[], [SeatKind::Device, SeatKind::Device]) }
        };
        let refused = async |request: &CreateRequest| {
            server.post::<Created>("/api/matches", request).await.unwrap_err()
        };
        // A running match would tell what is hidden.
        assert_eq!(refused(&from(1)).await, (409, "from_running".to_owned()), "{game}");
        if !page.over() {
            page.resign("R").await.unwrap();
            page.wait(|now| now.outcome.is_some()).await;
        }
        let last = page.n() - 1;
        for n in 0..last {
            let created = server.create(&from(n)).await;
            let info: MatchInfo = server.get(&format!("/api/matches/{}", created.name)).await;
            assert!(info.study && !info.over, "{game}, step {n}");
            let tokens = ["R", "B"].map(|seat| &*created.seats[seat].token);
            let study = server.page(&created.name, &tokens).await;
            assert!(!study.now().to_act.is_empty(), "{game}, step {n}: somebody chooses");
        }
        assert_eq!(refused(&from(last)).await, (409, "from_the_end".to_owned()), "{game}");
        assert_eq!(refused(&from(last + 1)).await.1, "step_unknown", "{game}");
        let more = CreateRequest { position: Some("anything".to_owned()), ..from(1) };
        assert_eq!(refused(&more).await, (400, "from_and_more".to_owned()), "{game}");
        let nowhere = CreateRequest { from: Some(StepOf { name: "nowhere".to_owned(), n: 0 }), ..from(0) };
        assert_eq!(refused(&nowhere).await, (404, "match_unknown".to_owned()), "{game}");
    }
}

#[tokio::test]
async fn chi_302_whoever_plays_on_is_not_bound_by_a_card_under_seal() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.device("chifootmi", &[("level", "pro")]).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    let before = page.view();
    let card = page.legal("R")[0].clone();
    let sealed = made(page.play("R", &card).await).unwrap();
    page.resign("B").await.unwrap();
    page.wait(|now| now.outcome.is_some()).await;
    let from = Some(StepOf { name, n: sealed });
    let seats = [SeatKind::Device, SeatKind::Device];
    let created = server.create(&CreateRequest { from, ..request("chifootmi", &[], seats) }).await;
    let study = server.page(&created.name, &["R", "B"].map(|seat| &*created.seats[seat].token)).await;
    assert_eq!(study.now().to_act, ["R", "B"], "both choose a card");
    assert_eq!(study.view(), before, "the same cards, and the options of the match");
    let info: MatchInfo = server.get(&format!("/api/matches/{}", created.name)).await;
    assert_eq!(info.options["level"], "pro");
}

#[tokio::test]
async fn a_position_is_looked_at_without_making_a_match() {
    let server = Server::start().await;
    for game in ["chifootmi", "shoot", "simulator"] {
        let usual = PositionRequest { game: game.to_owned(), options: [].into(), position: None };
        let Positioned { view, setup } = server.post("/api/positions", &usual).await.unwrap();
        assert!(view.get().starts_with('{') && setup.get().starts_with('{'), "{game}");
        for position in ["nowhere", "two\nlines"] {
            let wrong = PositionRequest { position: Some(position.to_owned()), ..usual.clone() };
            server.post::<Positioned>("/api/positions", &wrong).await.unwrap_err();
        }
    }
    let wrong = json!({
        "game": "shoot",
        "position": "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@2,9 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
                     B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
                     ball 14,10 loose; due R P; score 0-0; throws 0; idle 0",
    });
    let (status, refused) = server.ask("POST", "/api/positions", Some(&wrong)).await;
    assert_eq!((status, &refused["error"]["facts"]["number"]), (422, &json!(5)));
    assert_eq!(refused["error"]["facts"]["field"], "R");
    assert_eq!(server.metric("onze_matches_made_total").await, 0);
}

#[tokio::test]
async fn a_lesson_is_judged_for_the_seat_that_learns_and_for_nobody_else() {
    let server = Server::start().await;
    let lesson = include_str!("../../../../lessons/shoot/01-win.lesson");
    let body = LessonRequest { game: "shoot".to_owned(), lesson: lesson.to_owned() };
    let told: serde_json::Value = server.post("/api/lessons", &body).await.unwrap();
    let position = told["position"].as_str().map(str::to_owned);
    let study = CreateRequest { position, ..request("shoot", &[], [SeatKind::Me, SeatKind::Device]) };
    let created = server.create(&study).await;
    let path = format!("/api/matches/{}/lesson", created.name);
    let [red, blue] = ["R", "B"].map(|seat| &*created.seats[seat].token);
    let text = serde_json::to_string(&body).unwrap();
    let judged = async |token: &str| {
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", &*bearer), ("content-type", "application/json")];
        let (status, _, text) = server.request("POST", &path, &headers, Some(&text)).await;
        (status, serde_json::from_str::<serde_json::Value>(&text).unwrap())
    };
    let mut page = server.page(&created.name, &[red]).await;
    for choice in told["solution"].as_array().unwrap() {
        assert_eq!(judged(red).await.1["mark"], "open");
        let n = made(page.play("R", choice.as_str().unwrap()).await).unwrap();
        page.wait(|now| now.n > n).await;
    }
    assert_eq!(judged(red).await.1["mark"], "right");
    for (token, status, kind) in [(blue, 400, "lesson_other"), (&*"0".repeat(32), 403, "token_wrong")] {
        let refused = judged(token).await;
        assert_eq!((refused.0, &refused.1["error"]["kind"]), (status, &json!(kind)));
    }
    let other = LessonRequest { game: "chifootmi".to_owned(), ..body };
    let refused = server.post::<serde_json::Value>("/api/lessons", &other).await.unwrap_err();
    assert_eq!(refused, (400, "lesson_other".to_owned()));
}
