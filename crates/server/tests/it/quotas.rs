//! What an address may have over all its sockets, how long a match may be, and how large the database.

use std::path::Path;
use std::time::Duration;

use onze_server::{Config, Db, Limits};
use onze_session::protocol::{Created, HeldSeat, MineRequest, MyMatch, SeatKind};
use serde_json::{Value, json};

use crate::common::{Client, Server, computer, kind, request, wide};

/// A match of SHOOT without an end on one device: its name and the tokens of both seats.
async fn endless(server: &Server) -> (String, [String; 2]) {
    server.device("shoot", &[("length", "open"), ("max_throws", "0")]).await
}

/// Whoever owes a choice makes the first that there is; the answer is the kind of the refusal, if it is one.
async fn step(page: &mut Client) -> String {
    let (seat, choice) = {
        let (seat, choices) = page.now().legal.iter().next().expect("somebody owes a choice");
        (seat.to_string(), choices.texts[0].to_string())
    };
    let n = page.n();
    let refused = kind(page.play(&seat, &choice).await);
    if refused.is_empty() {
        page.wait(|now| now.n > n).await;
    }
    refused
}

/// Plays on until it is refused; the answer is after how many steps, and how.
async fn step_until_refused(page: &mut Client) -> (usize, String) {
    for made in 0..10_000 {
        let refused = step(page).await;
        if !refused.is_empty() {
            return (made, refused);
        }
    }
    panic!("nothing is refused");
}

#[tokio::test]
async fn a_long_log_is_told_whole_and_in_order() {
    let server = Server::start().await;
    let (name, [red, blue]) = endless(&server).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    for _ in 0..200 {
        assert_eq!(step(&mut page).await, "");
    }
    let mut late = server.page(&name, &[]).await;
    assert_eq!((late.steps.len(), late.n()), (201, 201));
    late.steps.truncate(150);
    late.hello(&[], 150).await.unwrap();
    assert_eq!(late.deeds(), page.deeds());
}

#[tokio::test]
async fn a_match_is_read_only_for_whoever_has_a_seat_in_it() {
    let server = Server::with(Db::Memory, Limits { idle: Duration::from_millis(20), ..wide() }).await;
    let (name, [red, _]) = endless(&server).await;
    server.page(&name, &[&red]).await.leave().await;
    while server.metric("onze_matches_in_memory").await > 0 {
        tokio::task::yield_now().await;
    }
    let before = server.metric("onze_matches_loaded_total").await;
    let mine = async |token: &str| {
        let held = |name: &str| HeldSeat { name: name.to_owned(), token: token.to_owned() };
        let tokens = MineRequest { tokens: vec![held(&name), held("nosuchmatch")] };
        let mine: Vec<MyMatch> = server.post("/api/mine", &tokens).await.unwrap();
        (mine.len(), server.metric("onze_matches_loaded_total").await - before)
    };
    assert_eq!(mine(&"0".repeat(32)).await, (0, 0));
    assert_eq!(mine(&red).await, (1, 1));
}

#[tokio::test]
async fn an_address_has_so_many_moves_and_hellos_over_all_its_sockets() {
    let limits = Limits { moves_per_minute: 7, hellos_per_minute: 4, ..wide() };
    let server = Server::with(Db::Memory, limits).await;
    let mut pages = Vec::new();
    for _ in 0..2 {
        let (name, [red, blue]) = endless(&server).await;
        pages.push(server.page(&name, &[&red, &blue]).await);
    }
    let mut made = 0;
    let refused = 'all: loop {
        for page in &mut pages {
            let refused = step(page).await;
            if !refused.is_empty() {
                break 'all refused;
            }
            made += 1;
        }
    };
    assert_eq!((refused.as_str(), made), ("too_many_requests", 7));
    let mut hellos = Vec::new();
    for page in &mut pages {
        hellos.extend([kind(page.hello(&[], 0).await), kind(page.hello(&[], 0).await)]);
    }
    assert_eq!(hellos, ["", "", "too_many_requests", "too_many_requests"], "two were said before");
}

#[tokio::test]
async fn an_address_cannot_fill_the_disk() {
    let most = 60_000;
    let limits = Limits { kept_per_day: 4 * most, show_pace: Duration::ZERO, ..wide() };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Db::File(folder.path().join("onze.db")), limits).await;
    // People and computers that it looks at are counted together.
    let show = [("length", "open"), ("max_throws", "0")];
    let show = server.create(&request("shoot", &show, [computer("random"), computer("random")])).await;
    let mut looking = server.page(&show.name, &[]).await;
    let (name, [red, blue]) = endless(&server).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    let (_, refused) = step_until_refused(&mut page).await;
    assert_eq!(refused, "kept_enough");
    let another = request("shoot", &[], [SeatKind::Me, SeatKind::Device]);
    let refused = server.post::<Created>("/api/matches", &another).await.unwrap_err();
    assert_eq!(refused, (429, "kept_enough".to_owned()));
    let mut kept = 0;
    for name in [&name, &show.name] {
        let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
        kept += record.len() as u64;
    }
    assert!(kept <= most, "{kept} bytes of records, and what they take besides");
    looking.hello(&[], 0).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_match_has_so_many_steps_and_bytes_and_can_then_be_given_up() {
    for limits in [Limits { steps: 30, ..wide() }, Limits { record: 3_000, ..wide() }] {
        let server = Server::with(Db::Memory, limits.clone()).await;
        let (name, [red, blue]) = endless(&server).await;
        let mut page = server.page(&name, &[&red, &blue]).await;
        let (made, refused) = step_until_refused(&mut page).await;
        assert_eq!(refused, "match_full");
        assert!(if limits.steps == 30 { made == 29 } else { made > 5 }, "{made}");
        page.resign("R").await.unwrap();
        page.wait(|now| now.outcome.is_some()).await;
    }
}

#[tokio::test]
async fn a_database_grows_to_its_ceiling_and_no_further() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("onze.db");
    let server = Server::on_file(&file).await;
    let (name, [red, blue]) = endless(&server).await;
    server.stop().await;
    let size = std::fs::metadata(&file).unwrap().len();
    let another = request("shoot", &[], [SeatKind::Me, SeatKind::Device]);
    // At nine tenths and more what runs goes on; at the end of it nothing does.
    for (database, refused, goes_on) in
        [(size * 100 / 95, "database_nearly_full", ""), (size - 1, "database_nearly_full", "database_full")]
    {
        let server = Server::with(Db::File(file.clone()), Limits { database, ..wide() }).await;
        while server.metric("onze_store_bytes").await == 0 {
            tokio::task::yield_now().await;
        }
        let told = server.post::<Created>("/api/matches", &another).await.unwrap_err();
        assert_eq!(told, (503, refused.to_owned()));
        let mut page = server.page(&name, &[&red, &blue]).await;
        assert_eq!(step(&mut page).await, goes_on);
        server.stop().await;
    }
}

#[tokio::test]
async fn an_address_that_is_named_has_more() {
    let limits = Limits { changes_per_minute: 2, ..wide() };
    let config =
        Config { limits, trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::new(Db::Memory) };
    let server =
        Server::configured(Config { allowances: vec!["10.1.0.0/16=3".parse().unwrap()], ..config }).await;
    for (client, most) in [("10.1.2.3", 6), ("10.2.2.3", 2)] {
        let mut told = Vec::new();
        for _ in 0..7 {
            let headers = [("x-forwarded-for", client)];
            told.push(server.request("POST", "/api/commitments", &headers, None).await.0);
        }
        let allowed = told.iter().filter(|status| **status == 201).count();
        assert_eq!(allowed, most, "{client}: {told:?}");
    }
}

#[tokio::test]
async fn options_are_not_for_keeping_things_and_every_data_file_fits() {
    let server = Server::start().await;
    let mut long = request("chifootmi", &[], [SeatKind::Me, SeatKind::Device]);
    long.options.insert("level".to_owned(), Value::from("x".repeat(8 << 10)));
    let refused = server.post::<Created>("/api/matches", &long).await.unwrap_err();
    assert_eq!(refused, (400, "options_long".to_owned()));
    let asked = json!({ "game": "chifootmi", "options": { "level": "x".repeat(8 << 10) } });
    assert_eq!(server.ask("POST", "/api/positions", Some(&asked)).await.0, 400);
    for game in ["chifootmi", "shoot", "challenge", "simulator"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let data: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "toml")).collect();
        assert!(!data.is_empty());
        for file in data {
            let bytes = std::fs::metadata(&file).unwrap().len();
            // The longest name of an option stands beside it.
            assert!(bytes + 100 < 8 << 10, "{}: {bytes}", file.display());
        }
    }
}
