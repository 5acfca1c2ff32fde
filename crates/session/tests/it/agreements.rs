//! What needs consent, and giving up.

use onze_challenge::Challenge;
use onze_core::table::Of;
use onze_session::protocol::{ClientMessage, OfferKind, Phrase, Said, ServerMessage, Sitter};
use onze_session::token::hash;

use crate::room::{Room, names, token};
use crate::toy;

fn offer(seat: &str, what: OfferKind) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Offer { id, seat, what, of: None, player: None }
}

fn answer(seat: &str, what: OfferKind, yes: bool) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Answer { id, seat, what, yes }
}

fn resign(seat: &str) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Resign { id, seat }
}

fn three() -> Room {
    let mut room = Room::of(toy(), &[("seats", "3")]);
    for (page, seat) in [(1, 0), (2, 1), (3, 2)] {
        room.hello(page, &[seat]);
    }
    room
}

#[test]
fn a_pause_holds_when_all_agree_and_ends_when_all_agree() {
    let mut room = three();
    assert_eq!(room.kind(1, offer("A", OfferKind::Pause)), "");
    assert_eq!(room.kind(1, offer("A", OfferKind::Pause)), "offer_stands");
    assert_eq!(room.now(3).offers[0].waits_for, names(&["B", "C"]));
    assert_eq!(room.kind(2, answer("B", OfferKind::Pause, true)), "");
    assert!(!room.now(1).paused);
    assert_eq!(room.now(1).offers[0].waits_for, names(&["C"]));
    // An offer is kept, and so is the answer to it.
    let mut again = room.reopened();
    again.hello(3, &[2]);
    assert_eq!(again.now(3).offers, room.now(3).offers);
    assert_eq!(room.kind(3, answer("C", OfferKind::Pause, false)), "");
    assert!(!room.now(1).paused && room.now(1).offers.is_empty(), "one no is enough");
    room.ask(1, offer("A", OfferKind::Pause));
    assert_eq!(room.kind(1, answer("A", OfferKind::Pause, false)), "", "withdrawn");
    assert_eq!(room.kind(2, answer("B", OfferKind::Pause, true)), "offer_unknown");
    // All offer the same: that is agreed.
    for (page, seat) in [(1, "A"), (2, "B"), (3, "C")] {
        assert!(!room.now(1).paused);
        assert_eq!(room.kind(page, offer(seat, OfferKind::Pause)), "");
    }
    assert!(room.now(2).paused && room.standing.paused);
    assert_eq!(room.play(1, "A", "bid 1"), "paused");
    assert_eq!(room.kind(1, offer("A", OfferKind::TakeBack)), "use_take_back");
    for (page, seat) in [(1, "A"), (2, "B"), (3, "C")] {
        room.ask(page, offer(seat, OfferKind::Pause));
    }
    assert_eq!(room.play(1, "A", "bid 1"), "");
}

#[test]
fn who_gives_up_leaves_the_others_to_play_on_and_a_rematch_is_for_afterwards() {
    let mut room = three();
    assert_eq!(room.kind(2, offer("B", OfferKind::Rematch)), "not_over");
    assert_eq!(room.kind(2, resign("B")), "");
    assert!(room.now(1).outcome.is_none());
    assert_eq!(room.now(1).to_act, names(&["A", "C"]));
    assert_eq!(room.kind(3, resign("C")), "");
    let outcome = room.now(1).outcome.clone().unwrap();
    assert_eq!((outcome.winner.as_deref(), &outcome.ranks[..1]), (Some("A"), &[1][..]));
    assert_eq!(room.kind(3, offer("C", OfferKind::Pause)), "match_over");
    for (page, seat) in [(1, "A"), (2, "B"), (3, "C")] {
        assert!(room.now(1).rematch.is_none());
        assert_eq!(room.kind(page, offer(seat, OfferKind::Rematch)), "");
    }
    let again = &room.created[0];
    assert_eq!(room.now(2).rematch.as_deref(), Some(again.name.as_str()));
    assert_eq!(room.standing.rematch.as_deref(), Some(again.name.as_str()));
    assert!(again.name != "match" && again.header.contains("set seats=3\n"));
    // The same tokens hold the same seats.
    assert_eq!(again.standing.places[1].token, Some(hash(&token(1))));
    assert_eq!(again.standing.places, room.standing.places);
    assert_eq!(room.kind(1, offer("A", OfferKind::Rematch)), "", "there is one already");
    assert_eq!(room.created.len(), 1);
}

#[test]
fn in_a_return_match_everybody_sits_one_seat_further_by_the_same_token() {
    let mut room = three();
    assert_eq!(room.kind(2, offer("B", OfferKind::ReturnMatch)), "not_over");
    room.ask(2, resign("B"));
    room.ask(3, resign("C"));
    // Two want it with the sides changed, and one would as soon play as before.
    assert_eq!(room.kind(1, offer("A", OfferKind::Rematch)), "");
    for (page, seat) in [(2, "B"), (3, "C")] {
        assert_eq!(room.kind(page, offer(seat, OfferKind::ReturnMatch)), "");
    }
    assert_eq!(room.now(1).offers.len(), 2);
    assert_eq!(room.kind(1, answer("A", OfferKind::ReturnMatch, true)), "");
    let again = &room.created[0];
    assert_eq!(room.now(2).rematch.as_deref(), Some(again.name.as_str()));
    assert!(room.now(2).offers.is_empty(), "there is one next match");
    let places = &again.standing.places;
    assert_eq!(places.iter().map(|place| &*place.seat).collect::<Vec<_>>(), ["A", "B", "C"]);
    let holders: Vec<_> = places.iter().map(|place| place.token).collect();
    assert_eq!(holders, [2, 0, 1].map(|seat| Some(hash(&token(seat)))));
}

#[test]
fn a_phrase_reaches_everybody_once_and_nobody_drowns_the_table() {
    let mut room = three();
    room.hello(4, &[]);
    let say = |seat: &str, phrase| {
        let seat = seat.to_owned();
        move |id| ClientMessage::Say { id, seat, phrase }
    };
    let steps = room.n_kept();
    assert_eq!(room.kind(1, say("A", Phrase::GoodLuck)), "");
    assert_eq!(room.kind(1, say("A", Phrase::Hello)), "says_too_much");
    assert_eq!(room.kind(2, say("B", Phrase::Thanks)), "", "others may answer at once");
    assert_eq!(room.kind(2, say("A", Phrase::Thanks)), "seat_not_yours");
    assert_eq!(room.kind(4, say("A", Phrase::Thanks)), "seat_not_yours", "who only looks is silent");
    room.wait(3_000);
    assert_eq!(room.kind(1, say("A", Phrase::WellPlayed)), "");
    let said = |by: &'static str, phrase| Said { by: by.into(), phrase };
    let all = [said("A", Phrase::GoodLuck), said("B", Phrase::Thanks), said("A", Phrase::WellPlayed)];
    for page in 1..=4 {
        assert_eq!(room.pages[&page].said, all);
    }
    assert_eq!(room.n_kept(), steps, "it is no step, and not kept");
    let unknown = r#"{"do":"say","id":1,"seat":"A","phrase":"any words"}"#;
    assert!(serde_json::from_str::<ClientMessage>(unknown).is_err(), "there is no free text");
}

#[test]
fn a_rematch_that_is_not_kept_did_not_happen() {
    let mut room = Room::with(toy(), &[], |number, mut place| {
        (place.computer, place.token) =
            if number == 1 { (Some("random".to_owned()), None) } else { (None, place.token) };
        place
    });
    room.hello(1, &[0]);
    room.ask(1, resign("A"));
    room.prompt = false;
    assert!(room.ask(1, offer("A", OfferKind::Rematch)).is_none());
    room.fail(false);
    assert_eq!(room.answer(1, 3).unwrap().unwrap_err(), "not_kept");
    assert!(room.lost && room.standing.rematch.is_none());
}

#[test]
fn an_offer_is_kept_before_it_is_told() {
    let mut room = three();
    room.prompt = false;
    assert!(room.ask(1, offer("A", OfferKind::Pause)).is_none());
    assert!(room.now(2).offers.is_empty());
    let bid = room.choice(2, "B", "bid 1");
    assert!(room.ask(2, bid).is_none());
    assert_eq!(room.keeping.len(), 1, "a choice waits for what is no choice");
    room.keep_one();
    assert!(matches!(room.answer(1, 2), Some(Ok(ServerMessage::Done { n: None, .. }))));
    assert_eq!(room.now(2).offers.len(), 1);
    room.keep_one();
    assert_eq!(room.now(3).n, 2);
}

#[test]
fn a_free_seat_agrees_to_nothing_and_a_person_is_a_person() {
    let mut room = Room::with(toy(), &[], |number, mut place| {
        if number == 1 {
            (place.invite, place.token) = (place.token, None);
        }
        place
    });
    room.hello(1, &[0]);
    assert_eq!(room.now(1).seats[1].kind, Sitter::Free);
    assert_eq!(room.kind(1, offer("A", OfferKind::Pause)), "");
    assert!(room.now(1).paused, "nobody is there to be asked");
}

/// CHA-908: no seat leaves a championship for good, and there the word means to concede the match that is played.
#[test]
fn where_no_seat_can_leave_for_good_to_resign_is_what_the_game_says() {
    static CHALLENGE: Of<Challenge> = Of::new();
    let mut room = Room::of(&CHALLENGE, &[("friendly", "on")]);
    room.hello(1, &[0]);
    assert_eq!(room.kind(1, resign("club1")), "");
    assert!(room.record.contains(" concede"), "{}", room.record);
}
