//! Every message gets an answer, whatever it is; limits are told.

mod common;

use common::{Server, text, wide};
use onze_server::{Db, Limits};
use serde_json::{Value, json};

#[tokio::test]
async fn wrong_late_and_garbled_messages_get_answers() {
    let server = Server::start().await;
    let (name, [red, _]) = server.pair(json!({})).await;
    let mut client = server.connect(&name).await;
    let answer = client.ask(json!({ "do": "move", "seat": "R", "n": 1, "choice": "P1" })).await;
    assert_eq!(answer["error"]["kind"], "hello_first");
    assert_eq!(client.ask(json!({ "do": "ping" })).await["ok"], true);
    client.hello(&[&red], 0).await;
    let check = |answer: &Value, kind: &str, rules: Value| {
        assert_eq!((&answer["error"]["kind"], &answer["error"]["rules"]), (&json!(kind), &rules), "{answer}");
        assert!(!text(&answer["error"]["message"]).is_empty());
    };
    let cases = [
        (json!({ "do": "move", "seat": "B", "n": 1, "choice": "P1" }), "seat_not_yours", json!([])),
        (json!({ "do": "move", "seat": "X", "n": 1, "choice": "P1" }), "seat_not_yours", json!([])),
        (json!({ "do": "move", "seat": "R", "n": 7, "choice": "P1" }), "late", json!([])),
        (json!({ "do": "move", "seat": "R", "n": 0, "choice": "P1" }), "late", json!([])),
        (json!({ "do": "move", "seat": "R", "n": 1, "choice": "SL" }), "not_asked_now", json!(["CHI-902"])),
        (
            json!({ "do": "move", "seat": "R", "n": 1, "choice": "castle" }),
            "not_a_command",
            json!(["CHI-902"]),
        ),
        (json!({ "do": "move", "seat": "R", "n": 1, "choice": "undo agreed" }), "use_take_back", json!([])),
        (json!({ "do": "move", "seat": "R", "n": 1, "choice": "TIMEOUT" }), "clock_is_kept", json!([])),
        (json!({ "do": "take_back", "seat": "R" }), "take_back_forbidden", json!(["CHI-905"])),
        (json!({ "do": "offer", "seat": "R", "what": "rematch" }), "not_over", json!([])),
        (json!({ "do": "offer", "seat": "R", "what": "stand_in", "of": "B" }), "still_here", json!([])),
        (json!({ "do": "answer", "seat": "R", "what": "pause", "yes": true }), "offer_unknown", json!([])),
        (json!({ "do": "look", "n": 99 }), "step_unknown", json!([])),
        (json!({ "do": "dance" }), "not_readable", json!([])),
        (json!({ "do": "move", "seat": "R" }), "not_readable", json!([])),
    ];
    for (message, kind, rules) in cases {
        check(&client.ask(message).await, kind, rules);
    }
    for garbage in ["", "{", "null", "[1,2]", "\"do\"", "{\"id\":-1,\"do\":\"ping\"}", "\u{0}\u{feff}é"] {
        client.send_raw(garbage).await;
        let answer = client.until(|message| message.get("re").is_some()).await;
        assert_eq!(
            (&answer["re"], &answer["error"]["kind"]),
            (&Value::Null, &json!("not_readable")),
            "{garbage}"
        );
    }
    // The clause and the sentence, in the language of the page.
    client.ask(json!({ "do": "hello", "tokens": [red], "have": 0, "lang": "fr" })).await;
    let answer = client.ask(json!({ "do": "take_back", "seat": "R" })).await;
    assert!(text(&answer["error"]["message"]).contains("jou"), "{answer}");
    // Once more as long as a message may be, and it is the last one.
    client.send_raw(&format!("{{\"id\":1,\"do\":\"{}\"}}", "x".repeat(8000))).await;
    let answer = client.until(|message| message["error"]["kind"] == "message_broken").await;
    assert!(answer["re"].is_null());
    assert!(client.read().await.is_none());
}

#[tokio::test]
async fn wrong_requests_get_answers() {
    let server = Server::start().await;
    let (name, _) = server.pair(json!({})).await;
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
        (create(json!({ "game": "chifootmi", "seats": seats, "name": "a\nb" })), 422, "name_wrong"),
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
        assert!(!text(&answer["error"]["message"]).is_empty());
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
    let (name, _) = server.pair(json!({})).await;
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
    let (name, _) = server.pair(json!({})).await;
    let (status, head, answer) = server.request("POST", "/api/matches", &[], Some("{}")).await;
    assert!(
        status == 429 && head.contains("retry-after: 60") && answer.contains("too_many_requests"),
        "{head}"
    );
    let mut client = server.connect(&name).await;
    let mut refused = 0;
    for _ in 0..12 {
        let answer = client.ask(json!({ "do": "ping" })).await;
        refused += usize::from(answer["error"]["kind"] == "too_fast");
    }
    assert!((2..=4).contains(&refused), "{refused} of 12");
    let (_second, _third) = (server.connect(&name).await, server.connect(&name).await);
    let (status, answer) = server.ask("GET", "/healthz", None).await;
    assert_eq!((status, &answer["error"]["kind"]), (429, &json!("too_many_connections")));
}

#[tokio::test]
async fn every_answer_is_guarded_and_machines_get_theirs() {
    let server = Server::start().await;
    for path in ["/", "/api/games?lang=fr", "/healthz", "/metrics", "/api/openapi.json", "/api/nothing"] {
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
    let (_, _, metrics) = server.request("GET", "/metrics", &[], None).await;
    assert!(metrics.contains("onze_matches_in_memory 0\n") && metrics.contains("onze_http_requests_total "));
}
