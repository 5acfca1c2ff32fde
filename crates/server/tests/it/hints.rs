//! How good are my choices? Over a real socket, in matches that were made with hints.

use onze_server::Limits;
use onze_session::protocol::{
    ClientMessage, CreateRequest, Created, ErrorInfo, Hints, JoinRequest, SeatKind, ServerMessage,
};
use serde_json::json;

use crate::common::{Server, computer, kind, request, wide};

fn with_hints(other: SeatKind) -> CreateRequest {
    CreateRequest { hints: Some(true), ..request("chifootmi", &[], [SeatKind::Me, other]) }
}

fn ask(seat: &str) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Hint { id, seat }
}

fn told(answer: Result<ServerMessage<'static>, ErrorInfo>) -> Hints {
    let Ok(ServerMessage::Done { answer: Some(answer), .. }) = answer else { panic!("{answer:?}") };
    serde_json::from_str(answer.get()).unwrap()
}

#[tokio::test]
async fn against_the_computer_a_person_is_told_the_best_first_and_the_match_does_not_notice() {
    let server = Server::start().await;
    let created = server.create(&with_hints(computer("random"))).await;
    let mut page = server.page(&created.name, &[&created.seats["R"].token]).await;
    // The computer has handed its card in; what it is stays hidden.
    page.wait(|now| now.n == 2 && now.legal.contains_key("R")).await;
    let (n, record) = (page.n(), format!("/api/matches/{}/record", created.name));
    let before = server.request("GET", &record, &[], None).await.2;
    let hints = told(page.ask(ask("R")).await);
    let legal = page.legal("R");
    assert_eq!((hints.best.len(), hints.of), (legal.len().min(6), legal.len()), "{hints:?}");
    assert!(hints.best.iter().all(|hint| legal.contains(&hint.choice)), "{hints:?}");
    assert!(hints.best.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{hints:?}");
    assert_eq!(page.n(), n);
    assert_eq!(server.request("GET", &record, &[], None).await.2, before);
    // While a hint is on its way the page is heard.
    let first = page.say(ask("R")).await;
    let second = page.say(ask("R")).await;
    assert_eq!(kind(page.answer(Some(second)).await), "hint_busy");
    let best = hints.best[0].choice.clone();
    page.play("R", &best).await.unwrap();
    told(page.answer(Some(first)).await);
    server.stop().await;
}

#[tokio::test]
async fn who_is_invited_knows_of_hints_before_sitting_down_and_agrees_by_it() {
    let server = Server::start().await;
    let created = server.create(&with_hints(SeatKind::Friend)).await;
    let info: serde_json::Value = server.get(&format!("/api/matches/{}", created.name)).await;
    assert_eq!((&info["hints"], &info["free"]), (&json!(true), &json!(true)));
    let mut red = server.page(&created.name, &[&created.seats["R"].token]).await;
    assert_eq!(kind(red.ask(ask("R")).await), "hints_early");
    let token = created.invite["B"].clone();
    let joined = server.join(&created.name, &JoinRequest { token, name: None, words: None }).await.unwrap();
    red.wait(|now| now.seats.iter().all(|seat| !seat.free)).await;
    assert!(!told(red.ask(ask("R")).await).best.is_empty());
    let mut blue = server.page(&created.name, &[&joined.token]).await;
    let mut onlooker = server.page(&created.name, &[]).await;
    for page in [&mut blue, &mut onlooker] {
        assert_eq!(kind(page.ask(ask("R")).await), "seat_not_yours");
    }
    assert!(!told(blue.ask(ask("B")).await).best.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn there_are_none_without_being_asked_for_and_none_between_more_than_two() {
    let server = Server::start().await;
    let (name, [red, _]) = server.pair(&[]).await;
    let info: serde_json::Value = server.get(&format!("/api/matches/{name}")).await;
    assert_eq!(info["hints"], json!(false));
    assert_eq!(kind(server.page(&name, &[&red]).await.ask(ask("R")).await), "no_hints");
    let clubs = json!({
        "game": "challenge", "options": { "clubs": 3 }, "hints": true,
        "seats": { "club1": "me", "club2": { "computer": "random" }, "club3": { "computer": "random" } },
    });
    let (status, refused) = server.ask("POST", "/api/matches", Some(&clubs)).await;
    assert_eq!((status, &refused["error"]["kind"]), (400, &json!("hints_of_two")), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn a_hint_that_there_is_no_time_for_is_refused() {
    let limits = Limits { thinking_time: std::time::Duration::ZERO, ..wide() };
    let server = Server::with(onze_server::Db::Memory, limits).await;
    let Created { name, seats, .. } = server.create(&with_hints(SeatKind::Device)).await;
    let mut page = server.page(&name, &[&seats["R"].token]).await;
    assert_eq!(kind(page.ask(ask("R")).await), "hint_late");
    server.stop().await;
}
