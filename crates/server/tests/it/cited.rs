//! A championship decided by another game: the match that a result names is looked at.

use onze_session::protocol::{ClientMessage, CreateRequest, JoinRequest, OfferKind, SeatKind};

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
    // One person has held both seats there: the other club has to agree.
    let (n, other) = (page.n(), if seat == "club1" { "club2" } else { "club1" });
    let told = format!("result {right} match {over}");
    assert_eq!(made(page.play(&seat, &told).await), None);
    page.wait(|now| !now.offers.is_empty()).await;
    let offer = page.now().offers[0].clone();
    assert_eq!((&*offer.by, offer.what, offer.choice.as_deref()), (&*seat, OfferKind::Choice, Some(&*told)));
    assert_eq!(offer.waits_for.iter().map(|name| &**name).collect::<Vec<_>>(), [other]);
    assert!(offer.value.is_some_and(|value| value.get("result").is_some()), "as a value too");
    assert_eq!(page.n(), n, "nothing is decided yet");
    answer(&mut page, other, true).await;
    page.wait(|now| now.n > n && now.offers.is_empty()).await;
    play_up_to_a_result(&mut page).await;
    let seat = page.now().legal.keys().next().unwrap().to_string();
    assert_eq!(kind(page.play(&seat, &told).await), "cited_twice");
    // A result of a real table: whoever says no, or says something else, takes it away; who says the same agrees.
    let (n, other) = (page.n(), if seat == "club1" { "club2" } else { "club1" });
    page.play(&seat, "result 1-1").await.unwrap();
    page.wait(|now| now.offers.len() == 1).await;
    answer(&mut page, other, false).await;
    page.wait(|now| now.offers.is_empty()).await;
    page.play(&seat, "result 1-1").await.unwrap();
    page.play(other, "result 2-1").await.unwrap();
    page.wait(|now| now.offers.len() == 1 && &*now.offers[0].by == other).await;
    assert_eq!(page.n(), n);
    page.play(&seat, "result 2-1").await.unwrap();
    page.wait(|now| now.n > n).await;
    server.stop().await;
}

#[tokio::test]
async fn cha_802_a_match_of_two_people_needs_nobodys_word() {
    let server = Server::start().await;
    let mut page = before_the_result(&server).await;
    let fixture = page.view()["club1"]["fixtures"][0].clone();
    let red_at_home = (fixture["shirts"][0] == "red") == (fixture["host"] == fixture["clubs"][0]);
    let right = if red_at_home { "0-3" } else { "3-0" };
    let seat = page.now().legal.keys().next().unwrap().to_string();
    // With other options than the usual ones somebody has to agree, and told dice count for nothing.
    let between = |options: &[(&str, &str)]| request("shoot", options, [SeatKind::Me, SeatKind::Friend]);
    let short = of_two(&server, between(&[("length", "goals-2")])).await;
    assert_eq!(made(page.play(&seat, &format!("result {right} match {short}")).await), None);
    page.wait(|now| now.offers.len() == 1).await;
    let alone = request("shoot", &[], [SeatKind::Me, SeatKind::Device]);
    let told = server.create(&CreateRequest { chance: Some("6, 6".to_owned()), ..alone }).await;
    server.page(&told.name, &[&told.seats["R"].token]).await.resign("R").await.unwrap();
    let told = told.name;
    assert_eq!(kind(page.play(&seat, &format!("result {right} match {told}")).await), "cited_told");
    let usual = of_two(&server, between(&[])).await;
    play(&mut page, &seat, &format!("result {right} match {usual}")).await;
    page.wait(|now| now.offers.is_empty()).await;
    server.stop().await;
}

/// A match of two people that Red has given up.
async fn of_two(server: &Server, wanted: CreateRequest) -> String {
    let created = server.create(&wanted).await;
    let join = JoinRequest { token: created.invite["B"].clone(), name: None, words: None };
    server.join(&created.name, &join).await.unwrap();
    server.page(&created.name, &[&created.seats["R"].token]).await.resign("R").await.unwrap();
    created.name
}

/// One of the seats answers what was offered.
async fn answer(page: &mut Client, seat: &str, yes: bool) {
    let (seat, what) = (seat.to_owned(), OfferKind::Choice);
    page.ask(|id| ClientMessage::Answer { id, seat, what, yes }).await.unwrap();
}
