//! How people and matches are forgotten: by themselves, or by whoever keeps house.

use std::time::Duration;

use onze_server::store::{Archive, Order, Share};
use onze_server::{Config, Db, Nodes, NodesKey, Way};
use onze_services::{Nats, Postgres};
use onze_session::protocol::{
    About, CreateRequest, Gone, HeldSeat, JoinRequest, LetGoOf, MatchInfo, MineRequest, SeatKind, Sitter,
};

use crate::common::{Server, computer, kind, request, wide};

fn held(matches: &[(&str, &str)]) -> MineRequest {
    let held = |(name, token): &(&str, &str)| HeldSeat { name: (*name).into(), token: (*token).into() };
    MineRequest { tokens: matches.iter().map(held).collect() }
}

async fn let_go(server: &Server, matches: &[(&str, &str)]) -> (usize, usize) {
    let LetGoOf { deleted, stay } = server.post("/api/mine/forget", &held(matches)).await.unwrap();
    (deleted, stay)
}

/// Annabella has invited Bob: the match and both tokens.
async fn anna_and_bob(server: &Server) -> (String, [String; 2]) {
    let seats = [SeatKind::Me, SeatKind::Friend];
    let anna = Some("Annabella".to_owned());
    let created = server.create(&CreateRequest { name: anna, ..request("chifootmi", &[], seats) }).await;
    let bob = JoinRequest { token: created.invite["B"].clone(), name: Some("Bob".to_owned()), words: None };
    let joined = server.join(&created.name, &bob).await.unwrap();
    (created.name, [created.seats["R"].token.clone(), joined.token])
}

async fn is_gone(server: &Server, name: &str) -> bool {
    server.ask("GET", &format!("/api/matches/{name}"), None).await.0 == 404
}

#[tokio::test]
async fn whoever_lets_go_is_forgotten_and_the_other_one_plays_on() {
    let server = Server::start().await;
    let (name, [anna, bob]) = anna_and_bob(&server).await;
    let mut red = server.page(&name, &[&anna]).await;
    let mut blue = server.page(&name, &[&bob]).await;
    assert_eq!(let_go(&server, &[(&name, &"0".repeat(32)), ("nothing", &anna)]).await, (0, 0));
    assert_eq!(let_go(&server, &[(&name, &anna)]).await, (0, 1));
    blue.wait(|now| now.seats[0].name.is_empty() && !now.seats[0].here).await;
    assert_eq!(blue.now().seats[0].kind, Sitter::Person, "it is nobody's to take");
    let choice = blue.legal("B")[0].clone();
    blue.play("B", &choice).await.unwrap();
    assert_eq!(kind(red.play("R", &choice).await), "seat_not_yours", "not at a page that was open either");
    let mut again = server.connect(&name).await;
    assert_eq!(kind(again.hello(&[&anna], 0).await), "token_wrong");
    let (_, _, record) = server.request("GET", &format!("/api/matches/{name}/record"), &[], None).await;
    assert!(record.contains("seat B Bob\n") && !record.contains("Annabella"), "{record}");
    assert_eq!(let_go(&server, &[(&name, &bob)]).await, (1, 0), "nobody else is left");
    assert_eq!(blue.gone().await, Some(Gone::Lost));
    assert!(is_gone(&server, &name).await);
}

#[tokio::test]
async fn matches_that_are_nobody_elses_are_deleted() {
    let server = Server::start().await;
    let (device, [red, blue]) = server.device("shoot", &[]).await;
    let against = server.create(&request("chifootmi", &[], [SeatKind::Me, computer("rookie")])).await;
    let waiting = server.create(&request("chifootmi", &[], [SeatKind::Me, SeatKind::Friend])).await;
    let mut all = vec![(&*device, &*red), (&*device, &*blue)];
    all.extend([&against, &waiting].map(|one| (&*one.name, &*one.seats["R"].token)));
    assert_eq!(let_go(&server, &all).await, (3, 0));
    for (name, _) in &all {
        assert!(is_gone(&server, name).await);
    }
    assert_eq!(let_go(&server, &all).await, (0, 0), "once");
    let join = JoinRequest { token: waiting.invite["B"].clone(), name: None, words: None };
    assert_eq!(server.join(&waiting.name, &join).await.unwrap_err().0, 404);
}

#[tokio::test]
async fn a_server_tells_how_long_it_keeps_matches_and_whom_to_write_to() {
    let server = Server::start().await;
    assert_eq!(server.get::<About>("/api/about").await, About::default());
    let (keep, contact) = (Some(Duration::from_hours(24 * 90)), Some("anna@example.org".to_owned()));
    let config = Config { keep, contact: contact.clone(), limits: wide(), ..Config::new(Db::Memory) };
    let server = Server::configured(config).await;
    assert_eq!(server.get::<About>("/api/about").await, About { keep_days: Some(90), contact });
}

/// As another process does.
async fn order(db: Db, order: Order) {
    tokio::task::spawn_blocking(move || Archive::order(&db, &order)).await.unwrap().unwrap();
}

#[tokio::test]
async fn a_server_that_runs_does_what_whoever_keeps_house_has_ordered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let (db, server) = (Db::File(path.clone()), Server::on_file(&path).await);
    let (name, [anna, bob]) = anna_and_bob(&server).await;
    let (other, _) = anna_and_bob(&server).await;
    let (mut red, mut blue) = (server.page(&name, &[&anna]).await, server.page(&name, &[&bob]).await);
    let choice = red.legal("R")[0].clone();
    red.play("R", &choice).await.unwrap();
    let matches = vec![name.clone(), other.clone(), "nothing".to_owned()];
    order(db.clone(), Order::Rename { matches, from: "Annabella".to_owned(), to: "Ann".to_owned() }).await;
    // Those who look see it without coming again, and play on.
    blue.wait(|now| now.seats[0].name == "Ann").await;
    let choice = blue.legal("B")[0].clone();
    blue.play("B", &choice).await.unwrap();
    red.wait(|now| now.seats[0].name == "Ann" && now.n == 3).await;
    let info: MatchInfo = server.get(&format!("/api/matches/{other}")).await;
    assert_eq!(info.seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>(), ["Ann", "Bob"]);
    order(db.clone(), Order::End(vec![name.clone(), "nothing".to_owned()])).await;
    for page in [&mut red, &mut blue] {
        page.wait(|now| now.n == 4 && now.outcome.is_some()).await;
    }
    let info: MatchInfo = server.get(&format!("/api/matches/{other}")).await;
    assert!(!info.over, "the other one goes on");
    order(db.clone(), Order::Delete(vec![name.clone()])).await;
    assert_eq!((red.gone().await, blue.gone().await), (Some(Gone::Lost), Some(Gone::Lost)));
    assert!(is_gone(&server, &name).await && !is_gone(&server, &other).await);
    server.stop().await;
    let bytes = std::fs::read(&path).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|some| some == text.as_bytes());
    assert!(has(&format!("match {other}")) && has("seat R Ann\n"));
    assert!(!has(&format!("match {name}")) && !has("Annabella"), "nothing of them is left in the file");
}

/// One test: a database server takes a while to make.
#[tokio::test]
async fn what_is_ordered_is_done_at_every_node() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let db = Db::Postgres { url: postgres.url(), share: Share::Nodes };
    let mut servers = Vec::new();
    for _ in 0..2 {
        let key = NodesKey::of_database(&db).await.unwrap();
        let nodes = Some(Nodes::connect(Way { url: nats.url(), certificates: None, key }).await.unwrap());
        servers.push(Server::configured(Config { limits: wide(), nodes, ..Config::new(db.clone()) }).await);
    }
    let (name, [anna, bob]) = anna_and_bob(&servers[0]).await;
    let (other, [_, other_bob]) = anna_and_bob(&servers[1]).await;
    let (mut red, mut blue) = (servers[0].page(&name, &[&anna]).await, servers[1].page(&name, &[&bob]).await);
    let mut looks_on = servers[0].page(&other, &[&other_bob]).await;
    let choice = red.legal("R")[0].clone();
    red.play("R", &choice).await.unwrap();
    blue.wait(|now| now.n == 2).await;
    order(db.clone(), Order::End(vec![other.clone()])).await;
    looks_on.wait(|now| now.outcome.is_some()).await;
    order(db.clone(), Order::Delete(vec![name.clone()])).await;
    assert_eq!((red.gone().await, blue.gone().await), (Some(Gone::Lost), Some(Gone::Lost)));
    for server in servers {
        assert!(is_gone(&server, &name).await && !is_gone(&server, &other).await);
        assert!(server.get::<MatchInfo>(&format!("/api/matches/{other}")).await.over);
        server.stop().await;
    }
}
