//! How good are my choices? Asked where all agreed to it, by whoever is to choose, and of nobody else's choices.

use onze_core::Seat;
use onze_session::protocol::{ClientMessage, OfferKind};
use onze_session::{Input, KeptSeat};

use crate::room::{Room, invitation};
use crate::toy;

fn hint(seat: &str) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let seat = seat.to_owned();
    move |id| ClientMessage::Hint { id, seat }
}

/// A match with hints.
fn hinted(change: impl Fn(u8, KeptSeat) -> KeptSeat) -> Room {
    let mut room = Room::with(toy(), &[], change);
    room.standing.hints = true;
    room.reopened()
}

#[test]
fn a_match_has_no_hints_unless_it_was_made_with_them() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    assert!(!room.now(1).hints && !room.session.info().hints);
    assert_eq!(room.kind(1, hint("A")), "no_hints");
    assert!(room.hinting.is_empty());
}

#[test]
fn whoever_is_to_choose_may_ask_for_the_own_seat_and_nobody_else() {
    let mut room = hinted(|_, place| place);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    room.hello(3, &[]);
    assert!(room.now(3).hints && room.session.info().hints);
    assert_eq!(room.kind(2, hint("A")), "seat_not_yours");
    assert_eq!(room.kind(3, hint("A")), "seat_not_yours");
    assert_eq!(room.kind(4, hint("A")), "hello_first");
    assert!(room.hinting.is_empty());
    let kept = room.n_kept();
    assert!(room.ask(1, hint("A")).is_none(), "the answer comes when it is found");
    let asked = room.hinting.pop().unwrap();
    assert_eq!((asked.page, asked.seat, asked.n), (1, Seat::FIRST, 1));
    assert_eq!(room.n_kept(), kept, "the match does not notice");
    // Nothing is asked of who has handed in a choice, and what the other may ask is the same as before.
    assert_eq!(room.play(1, "A", "bid 1"), "");
    assert_eq!(room.kind(1, hint("A")), "hint_unasked");
    assert!(room.ask(2, hint("B")).is_none());
    assert_eq!(room.hinting.pop().unwrap().seat, Seat::SECOND);
    let pause = |seat: &str| {
        let seat = seat.to_owned();
        move |id| ClientMessage::Offer { id, seat, what: OfferKind::Pause, of: None, player: None }
    };
    assert_eq!(room.kind(1, pause("A")), "");
    assert_eq!(room.kind(2, pause("B")), "");
    assert_eq!(room.kind(2, hint("B")), "paused");
}

#[test]
fn there_is_none_before_all_have_agreed_by_sitting_down() {
    let mut room = hinted(|number, mut place| {
        if number == 1 {
            (place.invite, place.token) = (Some(onze_session::token::hash(&invitation(1))), None);
        }
        place
    });
    room.hello(1, &[0]);
    assert!(room.session.info().hints && room.session.info().free, "told before anybody sits down");
    assert_eq!(room.kind(1, hint("A")), "hints_early");
    room.join(1, invitation(1), "Bea", "");
    assert!(room.ask(1, hint("A")).is_none() && room.hinting.len() == 1);
}

#[test]
fn a_computer_has_no_objection_and_a_stand_in_asks_nobody() {
    let mut room = hinted(|number, mut place| {
        if number == 1 {
            (place.computer, place.token) = (Some("steady".to_owned()), None);
        }
        place
    });
    room.hello(1, &[0]);
    assert!(room.ask(1, hint("A")).is_none() && room.hinting.len() == 1);
    assert_eq!(room.kind(1, hint("B")), "seat_not_yours");
    let stand_in = |id| ClientMessage::Offer {
        id,
        seat: "A".to_owned(),
        what: OfferKind::StandIn,
        of: None,
        player: None,
    };
    assert_eq!(room.kind(1, stand_in), "");
    assert_eq!(room.kind(1, hint("A")), "stand_in_plays");
}

#[test]
fn a_rematch_is_played_as_it_was_agreed() {
    let mut room = hinted(|_, place| place);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    assert_eq!(room.kind(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() }), "");
    assert_eq!(room.kind(2, hint("B")), "hint_unasked");
    for (page, seat) in [(1, "A"), (2, "B")] {
        let offer = |id| ClientMessage::Offer {
            id,
            seat: seat.to_owned(),
            what: OfferKind::Rematch,
            of: None,
            player: None,
        };
        assert_eq!(room.kind(page, offer), "");
    }
    assert!(room.created[0].standing.hints);
    room.handle(Input::Left { page: 1 });
}
