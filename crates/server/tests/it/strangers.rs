//! Strangers: what they cannot make the server do, and what they are told.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use onze_server::{Config, Db, Limits};
use onze_session::protocol::{
    ClientMessage, CreateRequest, Created, Gone, Joined, MatchInfo, OfferKind, RenewRequest, SeatKind,
};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Server, computer, kind, request, wide};

fn rematch(id: u64) -> ClientMessage {
    let (what, of, player) = (OfferKind::Rematch, None, None);
    ClientMessage::Offer { id, seat: "R".to_owned(), what, of, player }
}

#[tokio::test]
async fn what_a_study_hides_is_not_in_the_record_of_a_running_match() {
    let server = Server::start().await;
    let mut study = request("chifootmi", &[], [SeatKind::Me, SeatKind::Friend]);
    let usual = server.create(&request("chifootmi", &[], [SeatKind::Me, SeatKind::Device])).await;
    let tokens = ["R", "B"].map(|seat| usual.seats[seat].token.clone());
    let mut page = server.page(&usual.name, &[&tokens[0], &tokens[1]]).await;
    page.resign("R").await.unwrap();
    let (_, _, record) =
        server.request("GET", &format!("/api/matches/{}/record", usual.name), &[], None).await;
    let packs = record.split_once('{').unwrap().1.split(',').next().unwrap().to_owned();
    study.seats.insert("B".to_owned(), SeatKind::Device);
    study.chance = Some(format!("{packs}, {packs}, B"));
    let created = server.create(&study).await;
    let info: MatchInfo = server.get(&format!("/api/matches/{}", created.name)).await;
    assert!(info.study, "everybody is told");
    let address = format!("/api/matches/{}/record", created.name);
    let bearer = format!("Bearer {}", created.seats["R"].token);
    for headers in [&[][..], &[("authorization", bearer.as_str())]] {
        let (_, _, running) = server.request("GET", &address, headers, None).await;
        assert!(running.contains("\nscript ?\n"), "{running}");
        assert!(!running.lines().take_while(|line| !line.is_empty()).any(|line| line.contains(&packs)));
    }
}

#[tokio::test]
async fn told_draws_that_can_never_be_used_are_refused() {
    let server = Server::start().await;
    // Blue has two dice to use; then two more are thrown.
    let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
        B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
        ball 14,10 loose; due B P 5-4; score 0-0; throws 3; idle 0";
    let long = vec!["6"; 300].join(", ");
    for (chance, refused) in [
        ("6, 6", ""),
        ("6, 6, 1, 2", ""),
        ("R", "chance_never"),
        ("6, R", "chance_never"),
        (&long, "chance_long"),
    ] {
        let mut study = request("shoot", &[], [SeatKind::Me, SeatKind::Device]);
        (study.position, study.chance) = (Some(position.to_owned()), Some(chance.to_owned()));
        let made = server.post::<Created>("/api/matches", &study).await;
        assert_eq!(made.err().map(|(_, kind)| kind).unwrap_or_default(), refused, "{chance}");
    }
}

#[tokio::test]
async fn computers_among_themselves_rest_and_hold_up_nobody() {
    let (show_pace, idle) = (Duration::from_millis(1), Duration::from_millis(20));
    let limits = Limits { thinkers: 1, show_pace, idle, ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let endless = [("length", "open"), ("max_throws", "0")];
    let show = request("shoot", &endless, [computer("club"), computer("club")]);
    let mut looking = Vec::new();
    for _ in 0..8 {
        let created = server.create(&show).await;
        let page = server.page(&created.name, &[]).await;
        looking.push(page);
    }
    looking[0].wait(|now| now.n > 3).await;
    // A person's opponent answers while all of them want to think.
    let created = server.create(&request("chifootmi", &[], [SeatKind::Me, computer("club")])).await;
    let mut red = server.page(&created.name, &[&created.seats["R"].token]).await;
    let start = Instant::now();
    let choice = red.legal("R")[0].clone();
    red.play("R", &choice).await.unwrap();
    red.wait(|now| now.n >= 3).await;
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    // Nobody looks any more: they rest.
    for page in looking {
        page.leave().await;
    }
    // A match whose computers think stays in memory.
    while server.metric("onze_matches_in_memory").await > 1 {
        tokio::task::yield_now().await;
    }
    let made = server.metric("onze_computer_moves_total").await;
    red.leave().await;
    while server.metric("onze_matches_in_memory").await > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(server.metric("onze_computer_moves_total").await, made);
}

#[tokio::test]
async fn rematches_count_as_new_matches() {
    let server = Server::with(Db::Memory, Limits { changes_per_minute: 3, ..wide() }).await;
    let mut name = server.device("chifootmi", &[]).await;
    let mut made = 0;
    for _ in 0..5 {
        let [red, blue] = &name.1;
        let mut page = server.page(&name.0, &[red, blue]).await;
        page.resign("R").await.unwrap();
        page.wait(|now| now.outcome.is_some()).await;
        let agree =
            |id| ClientMessage::Answer { id, seat: "B".to_owned(), what: OfferKind::Rematch, yes: true };
        let told = [kind(page.ask(rematch).await), kind(page.ask(agree).await)];
        if told.contains(&"too_many_requests".to_owned()) {
            assert!(made <= 3);
            return;
        }
        made += 1;
        page.wait(|now| now.rematch.is_some()).await;
        name.0 = page.now().rematch.as_ref().unwrap().to_string();
    }
    panic!("{made} rematches in no time");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let limits = Limits { body_time: Duration::from_millis(50), connections_per_address: 8, ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let mut half_sent = Vec::new();
    for _ in 0..8 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!(
            "POST /api/matches HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{{",
            server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        half_sent.push(stream);
    }
    for mut stream in half_sent {
        let mut answer = String::new();
        let read = stream.read_to_string(&mut answer);
        drop(tokio::time::timeout(Duration::from_secs(10), read).await.expect("an end"));
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("body_late"), "{answer}");
    }
    while server.ask("GET", "/healthz", None).await.0 != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn other_sites_and_other_names_are_refused() {
    let config = Config { hosts: vec!["onze.example.org".to_owned()], ..Config::new(Db::Memory) };
    let server = Server::configured(Config { limits: wide(), ..config }).await;
    let body = serde_json::to_string(&request("chifootmi", &[], [SeatKind::Me, SeatKind::Device])).unwrap();
    let own = format!("http://{}", server.address);
    for (headers, status, kind) in [
        (vec![("origin", own.as_str())], 201, ""),
        (vec![], 201, ""),
        (vec![("origin", "http://evil.example")], 403, "other_origin"),
        (vec![("origin", "null")], 403, "other_origin"),
        (vec![("content-type", "text/plain")], 415, "not_json"),
        (vec![("content-type", "application/json; charset=utf-8")], 201, ""),
        (vec![("host", "evil.example")], 421, "host_unknown"),
        (vec![("host", "onze.example.org"), ("origin", "https://onze.example.org")], 201, ""),
        (vec![("host", "onze.example.org"), ("origin", "https://evil.example")], 403, "other_origin"),
    ] {
        let (told, _, text) = server.request("POST", "/api/matches", &headers, Some(&body)).await;
        assert_eq!(told, status, "{headers:?}: {text}");
        assert!(text.contains(kind), "{headers:?}: {text}");
    }
    let rebound = [("host", "evil.example")];
    for path in ["/", "/api/games", "/metrics"] {
        assert_eq!(server.request("GET", path, &rebound, None).await.0, 421, "{path}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.request("GET", path, &rebound, None).await.0, 200, "{path}");
    }
}

#[tokio::test]
async fn a_page_elsewhere_plays_here_once_it_is_named() {
    let (named, origin) =
        ("https://games.example.org", "access-control-allow-origin: https://games.example.org");
    let asks = [("origin", named), ("access-control-request-method", "POST")];
    let body = serde_json::to_string(&request("chifootmi", &[], [SeatKind::Me, SeatKind::Device])).unwrap();
    for origins in [vec![named.to_owned()], vec![]] {
        let is_named = !origins.is_empty();
        let server = Server::configured(Config { origins, limits: wide(), ..Config::new(Db::Memory) }).await;
        let (status, head, _) = server.request("OPTIONS", "/api/matches", &asks, None).await;
        assert_eq!((status == 204, head.contains(origin)), (is_named, is_named), "{head}");
        let (status, head, _) = server.request("POST", "/api/matches", &asks[..1], Some(&body)).await;
        assert_eq!((status == 201, head.contains(origin)), (is_named, is_named), "{head}");
        let other = [("origin", "https://games.example.org.evil.example")];
        let (status, head, _) = server.request("POST", "/api/matches", &other, Some(&body)).await;
        assert_eq!((status, head.contains("access-control")), (403, false), "{head}");
    }
}

#[tokio::test]
async fn behind_a_trusted_proxy_limits_count_by_client() {
    let limits = Limits { changes_per_minute: 1, ..wide() };
    let config = Config { limits: limits.clone(), ..Config::new(Db::Memory) };
    let trusted = Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..config.clone() };
    for (config, expected) in [(trusted, [201, 429, 201]), (config, [201, 429, 429])] {
        let server = Server::configured(config).await;
        let mut told = Vec::new();
        for client in ["198.51.100.1", "198.51.100.1", "198.51.100.2"] {
            let headers = [("x-forwarded-for", client)];
            told.push(server.request("POST", "/api/commitments", &headers, None).await.0);
        }
        assert_eq!(told, expected);
    }
}

#[tokio::test]
async fn every_page_is_told_once_that_the_server_stops() {
    let server = Server::start().await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut pages = Vec::new();
    for n in 0..50 {
        pages.push(match n % 3 {
            0 => server.page(&name, &[&red]).await,
            1 => server.page(&name, &[]).await,
            // One that has not even said hello.
            _ => server.connect(&name).await,
        });
    }
    // Connections that say nothing, or half of something, change nothing for the others.
    let mut others = Vec::new();
    for text in ["", "GET / HT", "POST /api/matches HTTP/1.1\r\ncontent-length: 9\r\n\r\n"] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        others.push(stream);
    }
    let stopping = tokio::spawn(server.stop());
    for page in &mut pages {
        assert_eq!(page.end().await, (vec![Gone::Stopping], Some(1001)));
    }
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_token_is_renewed_by_its_holder() {
    let server = Server::start().await;
    let (name, [red, blue]) = server.pair(&[]).await;
    let renew = async |token: &str| {
        let path = format!("/api/matches/{name}/token");
        server.post::<Joined>(&path, &RenewRequest { token: token.to_owned() }).await
    };
    let renewed = renew(&red).await.unwrap();
    assert_eq!(&*renewed.seat, "R");
    assert_eq!(renew(&red).await.unwrap_err(), (403, "token_wrong".to_owned()));
    let mut page = server.connect(&name).await;
    assert_eq!(kind(page.hello(&[&red], 0).await), "token_wrong");
    page.hello(&[&renewed.token, &blue], 0).await.unwrap();
    assert_eq!(page.now().legal.len(), 2);
}

#[tokio::test]
async fn the_metrics_are_told_on_their_own_address_and_nowhere_else() {
    let server = Server::start().await;
    assert_eq!(server.request("GET", "/metrics", &[], None).await.0, 404, "they are nobody else's business");
    let text = server.metrics().await;
    for told in [
        "onze_store_failed_commits_total 0",
        concat!("onze_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
        "onze_ready 1",
    ] {
        assert!(text.lines().any(|line| line == told), "{told}: {text}");
    }
    assert!(!text.contains("onze_nats"), "there is none: {text}");
    let started = text.lines().find_map(|line| line.strip_prefix("process_start_time_seconds ")).unwrap();
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64();
    assert!((since - started.parse::<f64>().unwrap()).abs() < 3600.0, "{started}, and now it is {since}");
    // Every family is explained once, before its number.
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let family = line.split(['{', ' ']).next().unwrap();
        assert_eq!(text.matches(&format!("# TYPE {family} ")).count(), 1, "{family}");
        assert!(line.rsplit_once(' ').unwrap().1.parse::<f64>().is_ok(), "{line}");
    }
}

#[tokio::test]
async fn a_match_is_made_with_or_without_stand_ins() {
    let server = Server::start().await;
    for (asked, told) in [(None, true), (Some(true), true), (Some(false), false)] {
        let asked =
            CreateRequest { stand_ins: asked, ..request("chifootmi", &[], [SeatKind::Me, SeatKind::Friend]) };
        let created = server.create(&asked).await;
        let info = server.ask("GET", &format!("/api/matches/{}", created.name), None).await.1;
        assert_eq!(info["stand_ins"], json!(told));
    }
}
