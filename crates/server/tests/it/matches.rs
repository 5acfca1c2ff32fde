//! Matches from the first request to the last whistle.

use onze_core::record::parse;
use onze_core::{Chance, Quick};
use onze_session::protocol::{ClientMessage, CreateRequest, SeatKind, ServerMessage, Sitter, TakeBack, WIRE};
use serde_json::{Value, json};

use crate::common::{Client, Server, computer, kind, made, play_on, request};

#[tokio::test]
async fn two_people_play_a_whole_match() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.pair(&[("level", "pro")]).await;
    let mut red = server.page(&name, &[&red]).await;
    let mut blue = server.page(&name, &[&blue]).await;
    play_on(&mut red, &mut blue, |_| false).await;
    assert_eq!(red.now().outcome, blue.now().outcome);
    assert_eq!(red.steps.len(), red.n());
    // What was under seal has come again, open, to both.
    for client in [&red, &blue] {
        assert!(client.deeds().iter().all(Option::is_some));
    }
    let (status, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    assert_eq!(status, 200);
    let game = onze_games::find("chifootmi").unwrap();
    let verified = game.verify(&parse(&record).unwrap()).unwrap();
    assert!(format!("{verified:?}").contains("Verified"));
    server.stop().await;
}

#[tokio::test]
async fn a_match_against_the_computer_goes_on_by_itself() {
    let server = Server::start().await;
    for level in ["beginner", "amateur", "pro", "pro+"] {
        for player in ["random", "league"] {
            let seats = [SeatKind::Me, computer(player)];
            let name = Some("Anna".to_owned());
            let created = server
                .create(&CreateRequest { name, ..request("chifootmi", &[("level", level)], seats) })
                .await;
            let mut red = server.page(&created.name, &[&created.seats["R"].token]).await;
            assert_eq!(red.now().seats[0].name, "Anna");
            assert_eq!(red.now().seats[1].kind, Sitter::Computer(player.to_owned()));
            while !red.over() {
                red.wait(|now| now.legal.contains_key("R") || now.outcome.is_some()).await;
                let choices = red.legal("R");
                let Some(choice) = choices.get(red.n() % choices.len().max(1)) else { continue };
                match red.play("R", choice).await {
                    Ok(done) => {
                        let n = made(Ok(done)).unwrap();
                        red.wait(|now| now.n > n).await;
                    }
                    // The computer was faster; then we choose again.
                    Err(error) => {
                        assert_eq!(error.kind, "late");
                        let next = error.facts["n"].as_u64();
                        red.wait(|now| Some(now.n as u64) >= next).await;
                    }
                }
            }
        }
    }
}

#[tokio::test]
async fn boards_and_decks_travel_once() {
    let server = Server::start().await;
    for game in ["chifootmi", "shoot", "simulator"] {
        let (name, [red, blue]) = server.device(game, &[]).await;
        let mut page = server.connect(&name).await;
        let Ok(ServerMessage::Done { setup: Some(setup), .. }) = page.hello(&[&red], 0).await else {
            panic!("{game}: the first hello tells the set-up");
        };
        assert!(setup.get().starts_with('{'), "{game}: {setup}");
        let seat = page.now().to_act[0].clone();
        let token = if seat == "R" { &red } else { &blue };
        page.hello(&[token], 0).await.unwrap();
        let choice = page.legal(&seat)[0].clone();
        assert_eq!(made(page.play(&seat, &choice).await), Some(1));
        // Whoever comes back with a log has it.
        let again = page.hello(&[token], 2).await;
        assert!(matches!(again, Ok(ServerMessage::Done { setup: None, .. })), "{game}: {again:?}");
    }
}

/// Plays at random on one device; `look` sees the page before each choice.
async fn play_alone(server: &Server, game: &str, steps: usize, mut look: impl FnMut(&Client)) -> Client {
    let (name, [red, blue]) = server.device(game, &[]).await;
    let (mut page, mut chance) = (server.page(&name, &[&red, &blue]).await, Quick::new(5));
    for _ in 0..steps {
        look(&page);
        let Some((seat, choices)) = page.now().legal.first_key_value() else { break };
        let (seat, n) = (seat.clone(), u32::try_from(choices.texts.len()).unwrap());
        let choice = choices.texts[chance.below(n) as usize].to_string();
        let n = made(page.play(&seat, &choice).await).unwrap();
        page.wait(|now| now.n > n).await;
    }
    page
}

#[tokio::test]
async fn pages_are_told_which_choices_are_samples_and_which_are_punished() {
    let server = Server::start().await;
    let mut samples = 0;
    play_alone(&server, "simulator", 60, |page| {
        for listed in page.now().legal.values() {
            samples += usize::from(listed.samples);
            for (place, clause) in &listed.warned {
                assert!(*place < listed.texts.len() && clause.starts_with("SIM-"), "{place} {clause}");
            }
        }
        assert!(page.now().take_back.is_empty(), "SIM-704: what is played is played");
    })
    .await;
    assert!(samples > 0, "kicks and placements are samples");
}

#[tokio::test]
async fn sho_906_pages_are_told_what_is_free_to_take_back() {
    let server = Server::start().await;
    let mut free = 0;
    let mut page = play_alone(&server, "shoot", 60, |page| {
        let take_back = &page.now().take_back;
        assert!(take_back.values().all(|told| *told == TakeBack::Free) && take_back.len() <= 1);
        free += take_back.len();
    })
    .await;
    assert!(free > 0, "the first use of a throw is free until it is confirmed");
    for _ in 0..200 {
        if let Some(seat) = page.now().take_back.keys().next().cloned() {
            let n = made(page.take_back(&seat).await).unwrap();
            page.wait(|now| now.n > n).await;
            assert_eq!(page.deeds()[n], Some("undo"));
            return;
        }
        let (seat, choices) = page.now().legal.first_key_value().unwrap();
        let (seat, choice) = (seat.clone(), choices.texts[0].to_string());
        let n = made(page.play(&seat, &choice).await).unwrap();
        page.wait(|now| now.n > n).await;
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn odds_are_asked_for_while_somebody_chooses() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.device("shoot", &[]).await;
    let mut page = server.connect(&name).await;
    let ask = |question: Value, seat: Option<&str>| {
        let seat = seat.map(str::to_owned);
        |id| ClientMessage::Ask { id, question, seat }
    };
    assert_eq!(kind(page.ask(ask(json!("odds"), None)).await), "hello_first");
    page.hello(&[&red, &blue], 0).await.unwrap();
    let before = serde_json::to_string(page.now()).unwrap();
    let Ok(ServerMessage::Done { answer: Some(answer), .. }) = page.ask(ask(json!("odds"), None)).await
    else {
        panic!("an answer");
    };
    let answer: Value = serde_json::from_str(answer.get()).unwrap();
    for seat in ["R", "B"] {
        for throw in ["players", "ball"] {
            for what in ["possession", "pass", "goal"] {
                assert!(answer["odds"][seat][throw][what].as_u64() <= Some(36), "{answer}");
            }
        }
    }
    // The throw after a choice of the list.
    let seat = page.now().to_act[0].clone();
    let choice = page.legal(&seat)[0].clone();
    match page.ask(ask(json!({ "after": choice }), None)).await {
        Ok(ServerMessage::Done { answer: Some(answer), .. }) => {
            let answer: Value = serde_json::from_str(answer.get()).unwrap();
            assert!(answer["after"]["odds"].is_object(), "{answer}");
        }
        other => assert_eq!(kind(other), "question_unknown"),
    }
    assert_eq!(kind(page.ask(ask(json!("weather"), None)).await), "question_unknown");
    assert_eq!(kind(page.ask(ask(json!("odds"), Some("all"))).await), "seat_not_yours");
    // The match has not noticed.
    page.hello(&[&red, &blue], 0).await.unwrap();
    assert_eq!(serde_json::to_string(page.now()).unwrap(), before);
}

#[tokio::test]
async fn a_study_starts_from_a_position_with_told_dice() {
    let server = Server::start().await;
    // SHO-730: a double six while the ball is loose in the opponents' penalty area.
    let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
                    B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
                    ball 22,8 loose; due R P; score 0-0; throws 10; idle 0";
    let study = |other: SeatKind, position: &str| {
        let (position, chance) = (Some(position.to_owned()), Some("6, 6".to_owned()));
        CreateRequest { position, chance, ..request("shoot", &[], [SeatKind::Me, other]) }
    };
    let created = server.create(&study(SeatKind::Device, position)).await;
    let page = server.page(&created.name, &[&created.seats["R"].token]).await;
    assert_eq!((&page.view()["penalty"], &page.view()["dice"]), (&json!(true), &json!([6, 6])));
    for (request, wanted) in [
        // Who is invited may trust the dice.
        (study(SeatKind::Friend, position), "chance_with_friend"),
        (study(SeatKind::Device, "nowhere"), "position"),
        (study(SeatKind::Device, "South=R;\nR 1@1,10"), "not_readable"),
    ] {
        let (_, refused) = server.post::<Value>("/api/matches", &request).await.unwrap_err();
        assert_eq!(refused, wanted);
    }
}

#[tokio::test]
async fn long_frames_come_packed_to_whoever_can_unpack_them() {
    let server = Server::start().await;
    let (name, [red, _]) = server.device("simulator", &[]).await;
    let mut heard = Vec::new();
    for packed in [false, true] {
        let mut page = server.connect(&name).await;
        let hello = |id| {
            let (tokens, lang) = (vec![red.clone()], None);
            ClientMessage::Hello { id, wire: WIRE, tokens, have: 0, packed, lang }
        };
        page.ask(hello).await.unwrap();
        let long = page.raw.iter().filter(|frame| frame.len() > 3 << 10).count();
        assert!(long > 0, "the set-up is long");
        assert_eq!(page.n_packed, if packed { long } else { 0 });
        heard.push(page.raw.remove(0));
    }
    assert_eq!(heard[0], heard[1]);
    server.stop().await;
}
