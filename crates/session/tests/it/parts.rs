//! A long log comes in parts, as fast as it is read.

use onze_session::protocol::ClientMessage;

use crate::room::{PART, Room};
use crate::toy;

/// A match of four, each at a page of their own, and nobody reads on unless told to.
fn four(rounds: usize) -> Room {
    let mut room = Room::of(toy(), &[("seats", "4")]);
    for seat in 0..4 {
        room.hello(u64::from(seat) + 1, &[seat]);
    }
    for _ in 0..rounds {
        bid(&mut room, 4);
    }
    room.reads_on = false;
    room
}

/// The first so many seats bid.
fn bid(room: &mut Room, seats: usize) {
    for (page, seat) in (1..).zip(["A", "B", "C", "D"]).take(seats) {
        let choice = room.now(page).legal[seat].texts[0].to_string();
        assert_eq!(room.play(page, seat, &choice), "");
    }
}

fn spectator(id: u64) -> ClientMessage {
    ClientMessage::Hello { id, tokens: Vec::new(), have: 0, lang: None }
}

#[test]
fn a_long_log_comes_in_parts_and_news_with_the_rest() {
    let mut room = four(1);
    assert!(room.ask(9, spectator).is_none(), "it waits for its turn");
    assert!(room.read_on() && room.answer(9, 1).unwrap().is_ok());
    assert_eq!((room.deeds(9).len(), room.pages[&9].now.is_none()), (PART, true));
    // The others play on meanwhile.
    bid(&mut room, 2);
    assert_eq!(room.deeds(9).len(), PART, "what is new comes in its turn");
    while room.read_on() {}
    let n = room.now(1).n;
    assert_eq!(
        (room.deeds(9), room.now(9).n),
        (room.deeds(3), n),
        "as another sees it who may not know either"
    );
    assert!(room.pages[&9].times.values().all(|times| *times == 1));
    // Up to date, it hears of the next step like everybody.
    let choice = room.now(3).legal["C"].texts[0].to_string();
    assert_eq!(room.play(3, "C", &choice), "");
    assert!(room.now(9).n == n + 1 && room.behind.is_empty());
}

#[test]
fn what_is_opened_while_a_page_is_behind_comes_again() {
    let mut room = four(0);
    bid(&mut room, 3);
    room.ask(9, spectator);
    room.read_on();
    assert_eq!(room.deeds(9), [Some("start"), None, None]);
    let choice = room.now(4).legal["D"].texts[0].to_string();
    assert_eq!(room.play(4, "D", &choice), "");
    while room.read_on() {}
    assert_eq!(room.deeds(9), room.deeds(4));
    assert!(room.deeds(9).iter().all(Option::is_some), "nothing stays under seal for it");
}

#[test]
fn whoever_says_hello_again_hears_what_it_asks_for() {
    let mut room = four(2);
    room.ask(9, spectator);
    room.read_on();
    let have = room.deeds(9).len();
    room.ask(9, |id| ClientMessage::Hello { id, tokens: Vec::new(), have, lang: None });
    while room.read_on() {}
    assert_eq!(room.deeds(9), room.deeds(1));
    assert!(room.answer(9, 2).unwrap().is_ok() && room.pages[&9].times.values().all(|times| *times == 1));
}

#[test]
fn a_page_that_waits_is_answered_when_the_match_is_lost() {
    let mut room = four(1);
    room.ask(9, spectator);
    room.prompt = false;
    bid_unkept(&mut room);
    room.fail(false);
    assert_eq!(room.answer(9, 1).unwrap().unwrap_err(), "not_kept");
    assert!(room.lost && room.read_on() && !room.read_on(), "and there is nothing more to read");
}

fn bid_unkept(room: &mut Room) {
    let choice = room.now(1).legal["A"].texts[0].to_string();
    let message = room.choice(1, "A", &choice);
    assert!(room.ask(1, message).is_none());
}
