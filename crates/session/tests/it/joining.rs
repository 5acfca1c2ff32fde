//! An invitation becomes a seat, and words go into every draw.

use onze_core::record::parse;
use onze_session::Input;
use onze_session::protocol::Sitter;
use onze_session::token::Token;

use crate::room::{Room, invitation, token};
use crate::toy;

/// A match whose second seat waits for a friend.
fn invited() -> Room {
    Room::with(toy(), &[], |number, mut place| {
        if number == 1 {
            place.invite = Some(onze_session::token::hash(&invitation(1)));
            place.token = None;
        }
        place
    })
}

#[test]
fn an_invitation_becomes_a_seat_once() {
    let mut room = invited();
    room.hello(1, &[0]);
    assert_eq!(room.now(1).seats[1].kind, Sitter::Free);
    room.join(1, token(0), "Bea", "");
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind, "token_wrong");
    room.join(2, invitation(1), "Bea\nsecret 00", "");
    assert_eq!(room.joined[&2].as_ref().unwrap_err().kind, "name_unseen");
    room.join(3, invitation(1), "Bea", "");
    let joined = room.joined[&3].clone().unwrap();
    assert_eq!((&*joined.seat, joined.token.len()), ("B", 32));
    let seat = &room.now(1).seats[1];
    assert_eq!((seat.name.as_str(), &seat.kind, seat.here), ("Bea", &Sitter::Person, false));
    assert!(room.record.contains("\nseat B Bea\n"), "{}", room.record);
    assert_eq!(room.session.held_by(&joined.token).map(onze_core::Seat::index), Some(1));
    assert_eq!(room.session.held_by(&invitation(1)), None);
    room.join(4, invitation(1), "Bob", "");
    assert_eq!(room.joined[&4].as_ref().unwrap_err().kind, "seat_taken");
    room.reopened();
}

#[test]
fn with_words_the_match_is_set_up_once_more_and_everybody_hears_it() {
    let mut room = invited();
    room.hello(1, &[0]);
    let before = room.record.clone();
    room.prompt = false;
    room.join(1, invitation(1), "Bea", "les bleus");
    assert!(room.joined.is_empty() && room.pages[&1].times[&0] == 1);
    room.keep_one();
    assert!(room.joined[&1].is_ok());
    assert_eq!(room.pages[&1].times[&0], 2, "the set-up comes again");
    assert!(room.record.contains("\nwords B les bleus\n") && room.record != before);
    let verified = toy().verify(&parse(&room.record).unwrap()).unwrap();
    assert!(format!("{verified:?}").contains("Verified"), "{verified:?}");
    // Who has the old set-up only gets the new one.
    room.prompt = true;
    room.hello(1, &[0]);
    assert_eq!(room.pages[&1].times[&0], 3);
}

#[test]
fn words_are_too_late_after_the_first_choice() {
    let mut room = invited();
    room.hello(1, &[0]);
    assert_eq!(room.play(1, "A", "bid 1"), "");
    room.join(1, invitation(1), "", "late");
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind, "words_late");
    room.join(2, invitation(1), "", "");
    assert!(room.joined[&2].is_ok(), "the seat is still free");
}

#[test]
fn whoever_holds_a_seat_gets_another_secret_for_it() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[0]);
    let renew = |held: String, byte| Input::Renew {
        ticket: byte,
        held,
        token: Token::new([200 + u8::try_from(byte).unwrap(); 16]),
    };
    room.handle(renew(token(9), 1));
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind, "token_wrong");
    room.handle(renew(token(0), 2));
    let renewed = room.joined[&2].clone().unwrap();
    assert_eq!((&*renewed.seat, room.session.held_by(&token(0))), ("A", None));
    assert_eq!(room.session.held_by(&renewed.token).map(onze_core::Seat::index), Some(0));
    // Whoever came with the old one looks on.
    for page in [1, 2] {
        assert_eq!(room.play(page, "A", "bid 1"), "seat_not_yours");
        assert!(room.now(page).legal.is_empty() && !room.now(page).seats[0].here);
    }
    let again = room.reopened();
    assert!(again.session.held_by(&renewed.token).is_some(), "and it is kept");
}
