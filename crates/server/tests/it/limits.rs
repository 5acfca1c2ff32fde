//! What nobody may exceed, and what happens to those who do.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use onze_server::{Config, Db, Limits, StaticFile, StaticFiles};
use onze_session::protocol::{ClientMessage, SeatKind};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Server, computer, kind, request, wide};

/// One end of a connection that asks for a socket and then never reads.
async fn deaf(server: &Server, name: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/matches/{name}/live HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

/// A text frame as a browser sends it, under a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    assert!(text.len() < 126);
    let length = 0x80 | u8::try_from(text.len()).unwrap();
    [&[0x81, length, 0, 0, 0, 0], text.as_bytes()].concat()
}

#[tokio::test]
async fn a_reader_who_does_not_read_is_cut_off() {
    let limits = Limits { send_time: Duration::from_millis(50), ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let (name, _) = server.pair(&[]).await;
    let mut stream = deaf(&server, &name).await;
    // Each hello is answered with the whole match; after some megabytes nobody buffers any more.
    let hello = frame(r#"{"id":1,"do":"hello","wire":3,"have":0}"#).repeat(100);
    while stream.write_all(&hello).await.is_ok() && server.metric("onze_sockets").await > 0 {}
    assert_eq!(server.metric("onze_sockets").await, 0);
    assert!(server.metric("onze_slow_readers_total").await <= 1);
}

#[tokio::test]
async fn a_message_that_is_too_long_is_the_last_one() {
    let server = Server::with(Db::Memory, Limits { message: 200, ..wide() }).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut page = server.page(&name, &[&red]).await;
    page.send_raw(&format!("{{\"id\":2,\"do\":\"{}\"}}", "x".repeat(200))).await;
    assert_eq!(kind(page.answer(None).await), "message_broken");
    assert!(page.read().await.is_none(), "the connection ends");
}

#[tokio::test]
async fn messages_come_at_a_rate() {
    let server = Server::with(Db::Memory, Limits { messages_per_second: 1, ..wide() }).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let mut page = server.page(&name, &[&red]).await;
    let mut refused = 0;
    for _ in 0..12 {
        refused += usize::from(kind(page.ask(|id| ClientMessage::Ping { id }).await) == "too_fast");
    }
    assert!(refused > 0, "a burst of four, then one a second");
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = Server::with(Db::Memory, Limits { connections_per_address: 3, ..wide() }).await;
    let (name, [red, _]) = server.pair(&[]).await;
    let first = server.page(&name, &[&red]).await;
    let _others = [server.page(&name, &[]).await, server.page(&name, &[]).await];
    let (status, answer) = server.ask("GET", "/healthz", None).await;
    assert_eq!((status, &answer["error"]["kind"]), (429, &json!("too_many_connections")));
    first.leave().await;
    // The server notices the end of a connection a moment later.
    while server.ask("GET", "/healthz", None).await.0 != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_computer_player_without_any_time_plays_all_the_same() {
    let server = Server::with(Db::Memory, Limits { thinking_time: Duration::ZERO, ..wide() }).await;
    // Blue has two dice to use: thousands of ways. Whether it is cut short or keeps its budget of nothing, it plays.
    let position = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
        B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
        ball 14,10 loose; due B P 5-4; score 0-0; throws 3; idle 0";
    let mut study = request("shoot", &[], [SeatKind::Me, computer("champion")]);
    study.position = Some(position.to_owned());
    let created = server.create(&study).await;
    let mut red = server.page(&created.name, &[&created.seats["R"].token]).await;
    red.wait(|now| now.n >= 2).await;
    assert!(server.metric("onze_computer_moves_total").await >= 1);
}

struct Files;

impl StaticFiles for Files {
    fn get(&self, path: &str) -> Option<StaticFile> {
        let file = |text: &'static str, immutable| StaticFile {
            bytes: Cow::Borrowed(text.as_bytes()),
            mime: "text/html; charset=utf-8".to_owned(),
            etag: text.len().to_string(),
            immutable,
        };
        match path {
            "/index.html" => Some(file("the page", false)),
            "/a-1.js" => Some(file("code", true)),
            "/a-1.js.br" => Some(file("brotli", true)),
            "/a-1.js.gz" => Some(file("gzipped", true)),
            "/index.html.gz" => Some(file("a packed page", false)),
            _ => None,
        }
    }

    fn is_address(&self, path: &str) -> bool {
        path == "/" || path.starts_with("/m/")
    }
}

#[tokio::test]
async fn the_files_of_the_page_are_cached_and_its_addresses_lead_to_it() {
    let server =
        Server::configured(Config { static_files: Some(Arc::new(Files)), ..Config::new(Db::Memory) }).await;
    for path in ["/", "/m/0123", "/index.html"] {
        let (status, head, body) = server.request("GET", path, &[], None).await;
        assert_eq!((status, body.as_str()), (200, "the page"), "{path}");
        assert!(head.contains("etag: \"8\"") && head.contains("cache-control: no-cache"), "{head}");
    }
    let (status, _, body) = server.request("GET", "/", &[("if-none-match", "\"8\"")], None).await;
    assert_eq!((status, body.as_str()), (304, ""));
    let (_, head, _) = server.request("GET", "/a-1.js", &[], None).await;
    assert!(head.contains("immutable"), "{head}");
    assert_eq!(
        server.request("GET", "/b-2.js", &[], None).await.0,
        404,
        "a file that is not there is not the page"
    );
    assert_eq!(server.request("GET", "/api/nothing", &[], None).await.0, 404);
    assert_eq!(server.request("POST", "/", &[], None).await.0, 405);
}

#[tokio::test]
async fn an_address_that_is_none_is_not_found_whoever_asks() {
    let server =
        Server::configured(Config { static_files: Some(Arc::new(Files)), ..Config::new(Db::Memory) }).await;
    for (path, accepts, status, says) in [
        ("/", "*/*", 200, "the page"),
        ("/m/0123", "*/*", 200, "the page"),
        ("/index.html", "*/*", 200, "the page"),
        // A program is told in its own way, a browser by the page, which says so in its own words.
        ("/wp-admin", "*/*", 404, "address_unknown"),
        ("/wp-admin", "text/html,*/*;q=0.8", 404, "the page"),
        ("/wp-login.php", "text/html", 404, "address_unknown"),
        ("/metrics", "text/plain", 404, "address_unknown"),
        ("/api/nothing", "text/html", 404, "address_unknown"),
    ] {
        let (told, _, text) = server.request("GET", path, &[("accept", accepts)], None).await;
        assert_eq!(told, status, "{path}: {text}");
        assert!(text.contains(says), "{path}: {text}");
    }
}

#[tokio::test]
async fn a_file_is_sent_as_the_browser_takes_it_best() {
    let server =
        Server::configured(Config { static_files: Some(Arc::new(Files)), ..Config::new(Db::Memory) }).await;
    for (path, accepted, body, packing) in [
        ("/a-1.js", "gzip, deflate, br", "brotli", Some("br")),
        ("/a-1.js", "gzip;q=0.5", "gzipped", Some("gzip")),
        ("/a-1.js", "zstd", "code", None),
        ("/m/0123", "gzip, br", "a packed page", Some("gzip")),
    ] {
        let (status, head, sent) = server.request("GET", path, &[("accept-encoding", accepted)], None).await;
        assert_eq!((status, sent.as_str()), (200, body), "{path} {accepted}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
        assert!(head.contains("content-type: text/html"), "{head}");
        match packing {
            Some(packing) => assert!(head.contains(&format!("content-encoding: {packing}")), "{head}"),
            None => assert!(!head.contains("content-encoding"), "{head}"),
        }
    }
}
