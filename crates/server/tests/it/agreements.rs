//! What needs consent, and the clock, as far as the disk, the time and computer players have to do with it.

use std::time::Duration;

use onze_server::{Db, Limits};
use onze_session::protocol::{ClientMessage, MatchInfo, OfferKind, Sitter};

use crate::common::{Server, kind, made, play_on, wide};

fn offer(seat: &str, what: OfferKind, of: Option<&str>) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let (seat, of) = (seat.to_owned(), of.map(str::to_owned));
    let player = None;
    move |id| ClientMessage::Offer { id, seat, what, of, player }
}

fn yes(seat: &str, what: OfferKind) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Answer { id, seat, what, yes: true }
}

#[tokio::test]
async fn whoever_gives_up_loses_and_may_have_a_rematch_with_the_same_tokens() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(&[("level", "pro")]).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(made(red.resign("R").await), Some(1));
    blue.wait(|now| now.outcome.is_some()).await;
    let outcome = blue.now().outcome.clone().unwrap();
    assert_eq!((outcome.winner.as_deref(), outcome.gave_up.as_deref()), (Some("B"), Some("R")));
    assert_eq!((outcome.ranks, outcome.score), (vec![2, 1], vec![0, 0]));
    assert_eq!(kind(red.resign("R").await), "match_over");
    // Nothing is secret any more.
    let mut watcher = server.page(&name, &[]).await;
    assert!(watcher.steps.iter().all(|step| step.hash.is_some()));
    let look = |id| ClientMessage::Look { id, n: 0, seat: Some("all".to_owned()) };
    assert_eq!(kind(watcher.ask(look).await), "");
    assert_eq!(kind(blue.ask(offer("B", OfferKind::Rematch, None)).await), "");
    assert_eq!(kind(red.ask(yes("R", OfferKind::Rematch)).await), "");
    red.wait(|now| now.rematch.is_some()).await;
    let again = red.now().rematch.clone().unwrap().into_owned();
    assert_ne!(again, name);
    let mut red = server.page(&again, &[&red_token]).await;
    let mut blue = server.page(&again, &[&blue_token]).await;
    let info: MatchInfo = server.get(&format!("/api/matches/{again}")).await;
    assert_eq!(info.options["level"], "pro");
    play_on(&mut red, &mut blue, |red| red.n() > 5).await;
}

#[tokio::test]
async fn a_stand_in_plays_for_whoever_has_left() {
    let server = Server::with(Db::Memory, Limits { away: Duration::ZERO, ..wide() }).await;
    let (name, [red_token, blue_token]) = server.pair(&[]).await;
    let mut red = server.page(&name, &[&red_token]).await;
    // Blue has not come: a computer plays in the place of Blue, and answers by itself.
    assert_eq!(kind(red.ask(offer("R", OfferKind::StandIn, Some("B"))).await), "");
    red.wait(|now| matches!(now.seats[1].kind, Sitter::StandIn(_)) && now.n == 2).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(kind(blue.play("B", "P1").await), "stand_in_plays");
    assert_eq!(kind(blue.ask(offer("B", OfferKind::StandIn, Some("B"))).await), "", "back, without asking");
    red.wait(|now| now.seats[1].kind == Sitter::Person).await;
    assert_eq!(kind(red.ask(offer("R", OfferKind::StandIn, Some("B"))).await), "still_here");
}

#[tokio::test]
async fn the_clock_plays_for_whoever_is_too_slow() {
    let server = Server::start().await;
    let (name, [red_token, blue_token]) = server.pair(&[("clock", "30")]).await;
    let mut red = server.page(&name, &[&red_token]).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    let clock = red.now().clock.clone().unwrap();
    assert_eq!((clock.seconds, clock.runs), (30, true));
    assert_eq!(made(red.play("R", "P1").await), Some(1));
    blue.wait(|now| now.n == 2).await;
    let left = blue.now().clock.clone().unwrap().left;
    assert_eq!(left.keys().collect::<Vec<_>>(), ["B"]);
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(29)).await;
    tokio::time::resume();
    assert_eq!(kind(red.ask(|id| ClientMessage::Ping { id }).await), "");
    assert_eq!(red.n(), 2);
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(2)).await;
    tokio::time::resume();
    blue.wait(|now| now.n == 3).await;
    assert!(blue.steps[2].events.get().contains("\"timed_out\""));
    assert_eq!(blue.deeds()[2], Some("TIMEOUT"));
}

#[tokio::test]
async fn an_offer_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red_token, blue_token]) = server.pair(&[]).await;
    let mut red = server.page(&name, &[&red_token]).await;
    assert_eq!(kind(red.ask(offer("R", OfferKind::Pause, None)).await), "");
    let left = server.drop_dead(&path).await;
    let server = Server::on_file(&left).await;
    let mut blue = server.page(&name, &[&blue_token]).await;
    assert_eq!(blue.now().offers[0].waits_for, ["B"]);
    assert_eq!(kind(blue.ask(yes("B", OfferKind::Pause)).await), "");
    blue.wait(|now| now.paused && now.offers.is_empty()).await;
}

#[tokio::test]
async fn sho_803_the_clock_of_a_half_is_kept_by_the_server_and_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red, blue]) = server.device("shoot", &[("length", "halves-clock")]).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    let clock = page.now().clock.clone().unwrap();
    assert_eq!((clock.period, clock.runs), (Some(1), true));
    let whole = u64::from(clock.seconds) * 1000;
    tokio::time::pause();
    tokio::time::advance(Duration::from_mins(1)).await;
    tokio::time::resume();
    let seat = page.now().to_act[0].clone();
    let choice = page.legal(&seat)[0].clone();
    assert_eq!(kind(page.play(&seat, "time").await), "clock_is_kept");
    assert_eq!(made(page.play(&seat, &choice).await), Some(1));
    page.wait(|now| now.n == 2).await;
    let left = server.drop_dead(&path).await;
    let server = Server::on_file(&left).await;
    let page = server.page(&name, &[&red, &blue]).await;
    let left = page.now().clock.clone().unwrap().left["R"];
    assert!(left <= whole - 60_000 && left > 0, "{left} of {whole}");
}

#[tokio::test]
async fn a_finished_match_stays_finished_after_a_restart_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("onze.db");
    let server = Server::on_file(&path).await;
    let (name, [red, blue]) = server.device("shoot", &[]).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    assert_eq!(made(page.resign("R").await), Some(1));
    page.wait(|now| now.outcome.is_some() && now.take_back.is_empty()).await;
    assert_eq!(kind(page.take_back("R").await), "take_back_over");
    let left = server.drop_dead(&path).await;
    let server = Server::on_file(&left).await;
    let mut page = server.page(&name, &[&red, &blue]).await;
    for seat in ["R", "B"] {
        assert_eq!(kind(page.take_back(seat).await), "take_back_over");
    }
    assert_eq!((page.n(), page.over()), (2, true));
    server.stop().await;
}
