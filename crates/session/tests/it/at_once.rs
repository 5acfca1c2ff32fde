//! Choices of the same moment are kept together, and nobody hears of them before they are.

use onze_session::Input;
use onze_session::protocol::{ClientMessage, ServerMessage};

use crate::room::{Room, token};
use crate::toy;

/// Two pages that have both just bid, and a store that has not answered.
fn both_bid() -> Room {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    room.prompt = false;
    for (page, seat, bid) in [(1, "A", "bid 1"), (2, "B", "bid 2")] {
        let message = room.choice(page, seat, bid);
        assert!(room.ask(page, message).is_none(), "no answer before it is kept");
    }
    assert_eq!(room.keeping.len(), 2, "the second choice does not wait for the first");
    room
}

#[test]
fn choices_of_one_moment_are_told_when_all_are_kept() {
    let mut room = both_bid();
    let hello = |id| ClientMessage::hello(id, Vec::new(), 0);
    assert!(room.ask(3, hello).is_none(), "others wait");
    assert!(!room.session.is_settled() && room.session.deadline().is_none());
    room.keep_one();
    assert!(matches!(room.answer(1, 2), Some(Ok(ServerMessage::Done { n: Some(1), .. }))));
    assert_eq!((room.deeds(1).len(), room.deeds(2).len()), (1, 1), "told before all are kept");
    assert!(room.answer(3, 1).is_none());
    room.keep_one();
    assert!(matches!(room.answer(2, 2), Some(Ok(ServerMessage::Done { n: Some(2), .. }))));
    for page in [1, 2, 3] {
        assert_eq!(room.deeds(page), [Some("start"), Some("bid 1"), Some("bid 2")]);
    }
    assert!(room.session.is_settled());
}

#[test]
fn a_second_choice_of_the_same_seat_waits_and_comes_too_late() {
    let mut room = both_bid();
    let again = room.choice(1, "A", "bid 3");
    assert!(room.ask(1, again).is_none());
    assert_eq!(room.keeping.len(), 2, "only what the rules allow goes to the store");
    room.keep_one();
    room.keep_one();
    assert_eq!(room.answer(1, 3).unwrap().unwrap_err(), "late");
}

#[test]
fn choices_of_one_moment_are_lost_together() {
    let mut room = both_bid();
    let (ping, resign) = (room.last(1) + 1, room.last(2) + 1);
    room.ask(1, |id| ClientMessage::Ping { id });
    room.ask(2, |id| ClientMessage::Resign { id, seat: "B".to_owned() });
    room.join(7, token(0), "", "");
    room.fail(false);
    assert!(room.lost);
    for page in [1, 2] {
        assert_eq!(room.answer(page, 2).unwrap().unwrap_err(), "not_kept");
        assert_eq!(room.deeds(page), [Some("start")]);
    }
    assert!(room.answer(1, ping).unwrap().is_ok(), "a ping is about the line");
    assert_eq!(room.answer(2, resign).unwrap().unwrap_err(), "not_kept");
    assert_eq!(room.joined[&7].as_ref().unwrap_err().kind(), "not_kept");
    // Who speaks to it still is told the same; what is kept counts.
    assert_eq!(room.kind(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() }), "not_kept");
    room.handle(Input::Kept { ticket: 1 });
    let mut room = room.reopened();
    room.hello(1, &[0]);
    assert_eq!((room.now(1).n, room.play(1, "A", "bid 3")), (1, String::new()));
}

#[test]
fn whoever_was_slower_than_somebody_elsewhere_is_late() {
    let mut room = both_bid();
    room.fail(true);
    assert_eq!(room.answer(1, 2).unwrap().unwrap_err(), "late");
    assert!(room.lost);
}

#[test]
fn what_is_open_lets_nobody_in_before_it_is_kept() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    room.play(1, "A", "bid 1");
    room.prompt = false;
    let last = room.choice(2, "B", "bid 3");
    room.ask(2, last);
    let decision = ClientMessage::Move { id: 9, seat: "B".to_owned(), n: 3, choice: "plain".to_owned() };
    room.handle(Input::Said { page: 2, message: decision });
    assert_eq!(room.keeping.len(), 1, "what follows from a throw waits until the throw is kept");
    room.keep_one();
    assert_eq!(room.keeping.len(), 1, "then it is taken up by itself");
    room.keep_one();
    assert_eq!(room.deeds(1), [Some("start"), Some("bid 1"), Some("bid 3"), Some("plain")]);
}
