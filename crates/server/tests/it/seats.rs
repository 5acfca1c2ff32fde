//! Who may sit, watch and come back, and what each of them hears.

use onze_session::protocol::{
    ClientMessage, CreateRequest, Created, HeldSeat, JoinRequest, MatchInfo, MineRequest, MyMatch, SeatInfo,
    SeatKind, ServerMessage, Sitter,
};
use serde_json::Value;

use crate::common::{Server, kind, made, play_on, request};

#[tokio::test]
async fn an_invitation_becomes_a_seat_once() {
    let server = Server::start().await;
    let seats = [SeatKind::Me, SeatKind::Friend];
    let anna = Some("Anna".to_owned());
    let created = server.create(&CreateRequest { name: anna, ..request("chifootmi", &[], seats) }).await;
    let name = &created.name;
    let info: MatchInfo = server.get(&format!("/api/matches/{name}")).await;
    assert_eq!((info.free, info.over, info.n, &info.name), (true, false, 1, name));
    let red = SeatInfo {
        seat: "R".into(),
        name: "Anna".to_owned(),
        kind: Sitter::Person,
        free: false,
        here: false,
    };
    assert_eq!((&info.seats[0], &info.seats[1].kind), (&red, &Sitter::Free));

    let join = |token: &str, name: &str| JoinRequest {
        token: token.to_owned(),
        name: Some(name.to_owned()),
        words: None,
    };
    let invite = &created.invite["B"];
    let refused = server.join(name, &join(&"0".repeat(32), "Bob")).await.unwrap_err();
    assert_eq!(refused, (403, "token_wrong".to_owned()));
    let refused = server.join(name, &join(invite, "Bob\nsecret 00")).await.unwrap_err();
    assert_eq!(refused, (422, "name_unseen".to_owned()));

    let mut red = server.page(name, &[&created.seats["R"].token]).await;
    let joined = server.join(name, &join(invite, "Bob")).await.unwrap();
    assert_eq!(joined.seat, "B");
    red.wait(|now| now.seats[1].name == "Bob" && !now.seats[1].here).await;
    let refused = server.join(name, &join(invite, "Bob")).await.unwrap_err();
    assert_eq!(refused, (409, "seat_taken".to_owned()));

    let mut blue = server.connect(name).await;
    assert_eq!(kind(blue.hello(&[invite], 0).await), "token_wrong", "it no longer holds the seat");
    blue.hello(&[&joined.token], 0).await.unwrap();
    red.wait(|now| now.seats[1].here).await;
    let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    assert!(record.contains("seat R Anna\nseat B Bob\n") && !record.contains("secret"), "{record}");
    blue.leave().await;
    red.wait(|now| !now.seats[1].here).await;
}

#[tokio::test]
async fn a_name_is_refused_where_it_is_entered_with_what_is_wrong() {
    let server = Server::start().await;
    let create = async |name: &str| {
        let wanted = request("shoot", &[], [SeatKind::Me, SeatKind::Friend]);
        let wanted = CreateRequest { name: Some(name.to_owned()), ..wanted };
        server.post::<Created>("/api/matches", &wanted).await
    };
    let wide = "W".repeat(25);
    for (name, why) in [
        (&*wide, "name_long"),
        ("a\u{202e}b", "name_unseen"),
        ("a\nb", "name_unseen"),
        ("Bleu", "name_taken"),
    ] {
        assert_eq!(create(name).await.unwrap_err(), (422, why.to_owned()), "{name}");
    }
    let created = create("  Zoe\u{301}  B ").await.unwrap();
    let info: MatchInfo = server.get(&format!("/api/matches/{}", created.name)).await;
    assert_eq!(info.seats[0].name, "Zoé B");
    let join = |name: &str| JoinRequest {
        token: created.invite["B"].clone(),
        name: Some(name.to_owned()),
        words: None,
    };
    let refused = server.join(&created.name, &join("Champion")).await.unwrap_err();
    assert_eq!(refused, (422, "name_taken".to_owned()));
    server.join(&created.name, &join("محمد")).await.unwrap();
}

#[tokio::test]
async fn nobody_hears_what_they_may_not_know() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(&[("level", "pro")]).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    let mut watcher = server.page(&name, &[]).await;
    play_on(&mut red, &mut blue, |red| red.n() > 24).await;
    assert!(!red.over(), "the match is still running");
    let n = red.n();
    watcher.wait(|now| now.n == n).await;
    let (mut sealed, mut views) = (0, 0);
    for frame in &watcher.raw {
        let ServerMessage::News { steps, now } = serde_json::from_str(frame).unwrap() else { continue };
        if let Some(now) = now {
            let view: Value = serde_json::from_str(now.view.get()).unwrap();
            for side in view["sides"].as_array().unwrap() {
                assert!(side.get("choice").is_none(), "a sealed choice is in nobody else's view");
                for slot in side["slots"].as_array().into_iter().flatten() {
                    assert!(slot["face_down"] == false || slot.get("card").is_none(), "{slot}");
                }
            }
            assert!(now.legal.is_empty() && now.unasked.is_empty() && now.take_back.is_empty());
            views += 1;
        }
        sealed += steps.iter().filter(|step| step.deed.is_none()).count();
        for event in
            steps.iter().flat_map(|step| serde_json::from_str::<Vec<Value>>(step.events.get()).unwrap())
        {
            assert!(event["pile"] != "face-down" || event["card"].is_null(), "{event}");
        }
        assert!(steps.iter().all(|step| step.hash.is_none()));
    }
    assert!(sealed > 0 && views > 0, "each sealed step came shut before it came open");
    let raw = watcher.raw.join("\n");
    assert!(!raw.contains(&red_token) && !raw.contains(&blue_token));
    // The dealing order is in the first step: secret for all.
    assert!(watcher.steps[0].chance.iter().any(Option::is_none));
    // Blue never hears Red's choice of a running decision, and sees own cards only.
    for frame in &blue.raw {
        let ServerMessage::News { now: Some(now), .. } = serde_json::from_str(frame).unwrap() else {
            continue;
        };
        let view: Value = serde_json::from_str(now.view.get()).unwrap();
        assert!(view["seat"] == "B" && view["sides"][0].get("choice").is_none());
    }
    let look = |seat: Option<&str>| {
        let seat = seat.map(str::to_owned);
        |id| ClientMessage::Look { id, n: 5, seat }
    };
    assert_eq!(kind(watcher.ask(look(Some("R"))).await), "seat_not_yours");
    assert_eq!(kind(watcher.ask(look(Some("all"))).await), "seat_not_yours");
    for (page, seat, seen) in [(&mut watcher, None, Value::Null), (&mut red, Some("R"), Value::from("R"))] {
        let Ok(ServerMessage::Done { view: Some(view), .. }) = page.ask(look(seat)).await else {
            panic!("a view");
        };
        let view: Value = serde_json::from_str(view.get()).unwrap();
        assert!(view["seat"] == seen && view["sides"].is_array(), "{view}");
    }
}

#[tokio::test]
async fn both_seats_on_one_device_get_a_view_each_and_are_one_match_in_the_list() {
    let server = Server::start().await;
    let (name, tokens) = server.device("chifootmi", &[]).await;
    let mut page = server.page(&name, &[&tokens[0], &tokens[1]]).await;
    let view = page.view();
    assert_eq!((&view["R"]["seat"], &view["B"]["seat"]), (&Value::from("R"), &Value::from("B")));
    assert!(!page.legal("R").is_empty() && !page.legal("B").is_empty());
    assert_eq!(made(page.play("R", "P1").await), Some(1));
    page.wait(|now| now.n == 2).await;
    assert!(page.deeds()[1].is_none() && page.legal("R").is_empty());
    let held = |token: &String| HeldSeat { name: name.clone(), token: token.clone() };
    let request = MineRequest { tokens: tokens.iter().chain([&"0".repeat(32)]).map(held).collect() };
    let mine: Vec<MyMatch> = server.post("/api/mine", &request).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!((&mine[0].mine[..], &mine[0].score), (&["R".into(), "B".into()][..], &vec![0, 0]));
    assert!(mine[0].last > 1_700_000_000_000 && mine[0].to_act == ["B"]);
}
