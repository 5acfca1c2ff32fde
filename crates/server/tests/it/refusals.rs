//! Every message gets an answer, whatever it is; limits are told.

use onze_server::{Db, Limits};
use onze_session::protocol::{ClientMessage, OfferKind, WIRE};
use serde_json::{Value, json};

use crate::common::{Server, kind, wide};

#[tokio::test]
async fn wrong_late_and_garbled_messages_get_answers() {
    let server = Server::start().await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut client = server.connect(&name).await;
    let choose = |seat: &str, n, choice: &str| ClientMessage::Move {
        id: 7,
        seat: seat.to_owned(),
        n,
        choice: choice.to_owned(),
    };
    assert_eq!(kind(client.resign("R").await), "hello_first");
    assert_eq!(kind(client.ask(|id| ClientMessage::Ping { id }).await), "");
    client.hello(&[&red], 0).await.unwrap();
    let seat = || "R".to_owned();
    let (id, of, player) = (7, Some("B".to_owned()), None);
    let cases = [
        (choose("B", 1, "P1"), "seat_not_yours", &[][..]),
        (choose("X", 1, "P1"), "seat_not_yours", &[]),
        (choose("R", 7, "P1"), "late", &[]),
        (choose("R", 0, "P1"), "late", &[]),
        (choose("R", 1, "SL"), "not_asked_now", &["CHI-902"]),
        (choose("R", 1, "castle"), "not_a_command", &["CHI-902"]),
        (choose("R", 1, "undo agreed"), "not_a_command", &["CHI-902"]),
        (choose("R", 1, "TIMEOUT"), "clock_is_kept", &[]),
        (ClientMessage::TakeBack { id, seat: seat() }, "take_back_forbidden", &["CHI-905"]),
        (ClientMessage::Offer { id, seat: seat(), what: OfferKind::StandIn, of, player }, "still_here", &[]),
        (ClientMessage::Answer { id, seat: seat(), what: OfferKind::Pause, yes: true }, "offer_unknown", &[]),
        (ClientMessage::Look { id, n: 99, seat: None }, "step_unknown", &[]),
    ];
    for (message, kind, rules) in cases {
        client.send_raw(&serde_json::to_string(&message).unwrap()).await;
        let error = client.answer(Some(7)).await.unwrap_err();
        assert_eq!(
            (error.kind.as_str(), &error.rules[..]),
            (kind, &rules.iter().map(|rule| (*rule).to_owned()).collect::<Vec<_>>()[..])
        );
        assert!(!error.message.is_empty());
    }
    for garbage in ["", "{", "null", "[1,2]", "\"do\"", "{\"id\":-1,\"do\":\"ping\"}", "\u{0}\u{feff}é"] {
        client.send_raw(garbage).await;
        assert_eq!(kind(client.answer(None).await), "not_readable", "{garbage}");
    }
    for numbered in [r#"{"id":8,"do":"dance"}"#, r#"{"id":8,"do":"move","seat":"R"}"#] {
        client.send_raw(numbered).await;
        assert_eq!(kind(client.answer(Some(8)).await), "not_readable", "{numbered}");
    }
    // The clause and the sentence, in the language of the page.
    let (tokens, lang) = (vec![red], Some("fr".to_owned()));
    client
        .ask(|id| ClientMessage::Hello { id, wire: WIRE, tokens, have: 0, packed: false, lang })
        .await
        .unwrap();
    let error = client.take_back("R").await.unwrap_err();
    assert!(error.message.contains("jou"), "{error:?}");
    // Once more as long as a message may be, and it is the last one.
    client.send_raw(&format!("{{\"id\":1,\"do\":\"{}\"}}", "x".repeat(8000))).await;
    assert_eq!(kind(client.answer(None).await), "message_broken");
    assert!(client.read().await.is_none());
}

#[tokio::test]
async fn wrong_requests_get_answers() {
    let server = Server::start().await;
    let (name, _) = server.pair(&[]).await;
    let create = |request: Value| ("POST", "/api/matches".to_owned(), request);
    let seats = json!({ "R": "me", "B": { "computer": "random" } });
    let cases = [
        (create(json!({ "game": "chess", "seats": seats })), 422, "game_unknown"),
        (create(json!({ "game": "chifootmi", "seats": { "R": "me" } })), 400, "seat_missing"),
        (
            create(json!({ "game": "chifootmi", "seats": { "R": "me", "B": "me", "Z": "me" } })),
            422,
            "seat_unknown",
        ),
        (
            create(json!({ "game": "chifootmi", "seats": { "R": "me", "B": { "computer": "x" } } })),
            422,
            "player_unknown",
        ),
        (
            create(json!({ "game": "chifootmi", "seats": seats, "options": { "level": "easy" } })),
            422,
            "option_value",
        ),
        (
            create(json!({ "game": "chifootmi", "seats": seats, "options": { "level": [] } })),
            400,
            "option_shape",
        ),
        (create(json!({ "game": "chifootmi", "seats": seats, "name": "a\nb" })), 422, "name_unseen"),
        (create(json!({ "game": "chifootmi", "seats": seats, "cheat": true })), 400, "not_readable"),
        (create(json!([])), 400, "not_readable"),
        (("GET", "/api/matches/0000000000000000".to_owned(), Value::Null), 404, "match_unknown"),
        (("GET", "/api/matches/..%2f..%2fetc".to_owned(), Value::Null), 404, "match_unknown"),
        (("GET", "/api/matches/%ff".to_owned(), Value::Null), 404, "match_unknown"),
        (("GET", "/api/rules/chess".to_owned(), Value::Null), 404, "game_unknown"),
        (("GET", "/api/rules/%ff".to_owned(), Value::Null), 404, "game_unknown"),
        (("GET", format!("/api/matches/{name}/live"), Value::Null), 426, "no_socket"),
        (("GET", "/api/nothing".to_owned(), Value::Null), 404, "address_unknown"),
        (("DELETE", "/api/games".to_owned(), Value::Null), 405, "wrong_method"),
        (("POST", "/".to_owned(), Value::Null), 405, "wrong_method"),
    ];
    for ((method, path, body), status, kind) in cases {
        let (answered, answer) = server.ask(method, &path, Some(&body)).await;
        assert_eq!(
            (answered, &answer["error"]["kind"]),
            (status, &json!(kind)),
            "{method} {path} {body}: {answer}"
        );
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    let record = format!("/api/matches/{name}/record");
    let (status, _, _) = server.request("GET", &record, &[("authorization", "Bearer 00")], None).await;
    assert_eq!(status, 403);
    let (status, _, _) = server.request("GET", &record, &[("authorization", "Basic 00")], None).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn the_socket_is_for_pages_of_this_server() {
    let server = Server::start().await;
    let (name, _) = server.pair(&[]).await;
    let path = format!("/api/matches/{name}/live");
    let upgrade = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let with = |origin| upgrade.into_iter().chain([("origin", origin)]).collect::<Vec<_>>();
    let (status, _, body) = server.request("GET", &path, &with("https://elsewhere.example"), None).await;
    assert_eq!(status, 403);
    assert!(body.contains("other_origin"));
}

#[tokio::test]
async fn limits_are_told() {
    let limits = Limits {
        messages_per_second: 2,
        changes_per_minute: 3,
        body: 200,
        connections_per_address: 3,
        ..wide()
    };
    let server = Server::with(Db::Memory, limits).await;
    let long = json!({ "game": "x".repeat(1000) });
    let (status, answer) = server.ask("POST", "/api/matches", Some(&long)).await;
    assert_eq!((status, &answer["error"]["kind"]), (413, &json!("body_broken")));
    let (name, _) = server.pair(&[]).await;
    let (status, head, answer) = server.request("POST", "/api/matches", &[], Some("{}")).await;
    assert!(
        status == 429 && head.contains("retry-after: 60") && answer.contains("too_many_requests"),
        "{head}"
    );
    let mut client = server.connect(&name).await;
    let mut refused = 0;
    for _ in 0..12 {
        refused += usize::from(kind(client.ask(|id| ClientMessage::Ping { id }).await) == "too_fast");
    }
    assert!((2..=4).contains(&refused), "{refused} of 12");
    let (_second, _third) = (server.connect(&name).await, server.connect(&name).await);
    let (status, answer) = server.ask("GET", "/healthz", None).await;
    assert_eq!((status, &answer["error"]["kind"]), (429, &json!("too_many_connections")));
}

#[tokio::test]
async fn every_answer_is_guarded_and_machines_get_theirs() {
    let server = Server::start().await;
    for path in ["/", "/api/games?lang=fr", "/healthz", "/nowhere", "/api/openapi.json", "/api/nothing"] {
        let (_, head, _) = server.request("GET", path, &[], None).await;
        for wanted in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(wanted), "{path}: {wanted}");
        }
    }
    let (_, games) = server.ask("GET", "/api/games?lang=fr", None).await;
    assert_eq!((&games[0]["id"], &games[0]["players"][0]), (&json!("chifootmi"), &json!("random")));
    let (_, english) = server.ask("GET", "/api/games?lang=en", None).await;
    assert_ne!(games[0]["about"], english[0]["about"]);
    let (status, _, rules) = server.request("GET", "/api/rules/chifootmi?lang=fr", &[], None).await;
    assert!(status == 200 && rules.contains("### CHI-905"));
    let metrics = server.metrics().await;
    assert!(metrics.contains("onze_matches_in_memory 0\n") && metrics.contains("onze_http_requests_total "));
}
