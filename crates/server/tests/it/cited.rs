//! A championship decided by another game: the match that a result names is looked at.

use onze_session::protocol::{CreateRequest, SeatKind};

use crate::common::{Client, Server, kind, made, request};

/// A championship of two clubs on one device, decided by SHOOT, up to its first result.
async fn before_the_result(server: &Server) -> Client {
    let options = [("clubs", "2"), ("decided_by", "shoot"), ("length", "trial:1")];
    let seats = [("club1".to_owned(), SeatKind::Me), ("club2".to_owned(), SeatKind::Device)].into();
    let wanted = CreateRequest { seats, ..request("challenge", &options, [SeatKind::Me, SeatKind::Device]) };
    let created = server.create(&wanted).await;
    let tokens: Vec<&str> = created.seats.values().map(|seat| seat.token.as_str()).collect();
    let mut page = server.page(&created.name, &tokens).await;
    play_up_to_a_result(&mut page).await;
    page
}

async fn play_up_to_a_result(page: &mut Client) {
    loop {
        let seat = page.now().legal.keys().next().unwrap().to_string();
        let first = page.legal(&seat)[0].clone();
        if first.starts_with("result") {
            return;
        }
        play(page, &seat, &first).await;
    }
}

/// Makes a choice, and waits until the page knows what it has led to.
async fn play(page: &mut Client, seat: &str, choice: &str) {
    let n = made(page.play(seat, choice).await).unwrap();
    page.wait(|now| now.n > n).await;
}

/// A match of this game that Red has given up: it counts as 0-3 there (CHA-908).
async fn given_up(server: &Server, game: &str) -> String {
    let (name, [red, blue]) = server.device(game, &[]).await;
    server.page(&name, &[&red, &blue]).await.resign("R").await.unwrap();
    name
}

#[tokio::test]
async fn cha_802_the_match_that_a_result_names_must_bear_it_out() {
    let server = Server::start().await;
    let mut page = before_the_result(&server).await;
    let fixture = page.view()["club1"]["fixtures"][0].clone();
    let red_at_home = (fixture["shirts"][0] == "red") == (fixture["host"] == fixture["clubs"][0]);
    let (right, wrong) = if red_at_home { ("0-3", "3-0") } else { ("3-0", "0-3") };
    let seat = page.now().legal.keys().next().unwrap().to_string();
    let missing = format!("result {right} match 00000000000000ff");
    assert_eq!(kind(page.play(&seat, &missing).await), "cited_missing");
    let cards = given_up(&server, "chifootmi").await;
    assert_eq!(kind(page.play(&seat, &format!("result {right} match {cards}")).await), "cited_game");
    let (running, _) = server.device("shoot", &[]).await;
    assert_eq!(kind(page.play(&seat, &format!("result {right} match {running}")).await), "cited_running");
    let over = given_up(&server, "shoot").await;
    assert_eq!(kind(page.play(&seat, &format!("result {wrong} match {over}")).await), "cited_score");
    play(&mut page, &seat, &format!("result {right} match {over}")).await;
    play_up_to_a_result(&mut page).await;
    let seat = page.now().legal.keys().next().unwrap().to_string();
    assert_eq!(kind(page.play(&seat, &format!("result {right} match {over}")).await), "cited_twice");
    // Without a match a result is taken on trust.
    page.play(&seat, "result 1-1").await.unwrap();
    server.stop().await;
}
