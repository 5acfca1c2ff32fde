//! An invitation becomes a seat, and words go into every draw.

use onze_core::record::parse;
use onze_session::protocol::{ClientMessage, Sitter};
use onze_session::token::Token;
use onze_session::{Amendment, Input, Ticket};

use crate::room::{Room, invitation, token};
use crate::toy;

/// The secret that is made for the request with this number.
fn fresh(ticket: Ticket) -> Token {
    Token::new([200 + u8::try_from(ticket).unwrap(); 16])
}

fn renew(held: String, ticket: Ticket) -> Input {
    Input::Renew { ticket, held, token: fresh(ticket) }
}

fn share(held: String, ticket: Ticket) -> Input {
    Input::Share { ticket, held, token: fresh(ticket) }
}

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
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind(), "token_wrong");
    room.join(2, invitation(1), "Bea\nsecret 00", "");
    assert_eq!(room.joined[&2].as_ref().unwrap_err().kind(), "name_unseen");
    room.join(3, invitation(1), "Bea", "");
    let joined = room.joined[&3].clone().unwrap();
    assert_eq!((&*joined.seat, joined.token.len()), ("B", 32));
    let seat = &room.now(1).seats[1];
    assert_eq!((seat.name.as_str(), &seat.kind, seat.here), ("Bea", &Sitter::Person, false));
    assert!(room.record.contains("\nseat B Bea\n"), "{}", room.record);
    assert_eq!(room.session.held_by(&joined.token).map(onze_core::Seat::index), Some(1));
    assert_eq!(room.session.held_by(&invitation(1)), None);
    room.join(4, invitation(1), "Bob", "");
    assert_eq!(room.joined[&4].as_ref().unwrap_err().kind(), "seat_taken");
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
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind(), "words_late");
    room.join(2, invitation(1), "", "");
    assert!(room.joined[&2].is_ok(), "the seat is still free");
}

#[test]
fn whoever_holds_a_seat_gets_another_secret_for_it() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[0]);
    room.handle(renew(token(9), 1));
    assert_eq!(room.joined[&1].as_ref().unwrap_err().kind(), "token_wrong");
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

/// A match whose first seat is shared with two, who are there as pages 2 and 3; its owner is page 1.
fn shared() -> (Room, [String; 2]) {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    let partners = [1, 2].map(|ticket| {
        room.handle(share(token(0), ticket));
        let joined = room.joined[&ticket].clone().unwrap();
        assert_eq!(joined.seat, "A");
        let tokens = vec![joined.token.clone()];
        room.ask(1 + ticket, |id| ClientMessage::hello(id, tokens, 0)).unwrap().unwrap();
        joined.token
    });
    (room, partners)
}

/// Which of the pages 1 to 3 may choose for the shared seat.
fn may_choose(room: &Room) -> [bool; 3] {
    [1, 2, 3].map(|page| room.now(page).legal.contains_key("A"))
}

#[test]
fn cha_202_whoever_shares_a_seat_has_a_secret_of_their_own() {
    let (mut room, [first, second]) = shared();
    assert_eq!(may_choose(&room), [true; 3]);
    // Renewing one leaves the others alone, whoever does it.
    room.handle(renew(first.clone(), 3));
    assert_eq!(may_choose(&room), [true, false, true]);
    room.handle(renew(token(0), 4));
    assert_eq!(may_choose(&room), [false, false, true]);
    let held = |room: &Room, token: &str| room.session.held_by(token).is_some();
    assert!(!held(&room, &first) && held(&room, &second) && !held(&room, &token(0)));
    let again = room.reopened();
    for (secret, holds) in [(first, false), (second, true), (fresh(3).text(), true), (fresh(4).text(), true)]
    {
        assert_eq!((held(&room, &secret), held(&again, &secret)), (holds, holds), "and it is kept");
    }
}

#[test]
fn cha_202_a_seat_cannot_be_taken_from_its_owner() {
    let (mut room, [first, second]) = shared();
    let refused = |room: &Room, ticket: Ticket| room.joined[&ticket].as_ref().unwrap_err().kind();
    // Whoever shares the seat neither gives it away nor takes it from anybody.
    room.handle(share(first.clone(), 3));
    room.handle(Input::Withdraw { ticket: 4, held: first.clone(), partner: 2 });
    room.handle(Input::Withdraw { ticket: 5, held: token(9), partner: 1 });
    assert_eq!([3, 4, 5].map(|ticket| refused(&room, ticket)), ["partner_not_owner"; 3]);
    assert_eq!(room.session.partners(&first).unwrap_err().kind(), "partner_not_owner");
    // A thief renews the link, and is withdrawn all the same.
    room.handle(renew(first, 6));
    let list = |room: &Room| {
        let listed = room.session.partners(&token(0)).unwrap();
        listed.partners.into_iter().map(|one| (one.partner, one.here)).collect::<Vec<_>>()
    };
    assert_eq!(list(&room), [(1, false), (2, true)]);
    room.handle(Input::Withdraw { ticket: 7, held: token(0), partner: 1 });
    assert!(room.joined[&7].is_ok() && room.session.held_by(&fresh(6).text()).is_none());
    room.handle(Input::Withdraw { ticket: 8, held: token(0), partner: 1 });
    assert_eq!(refused(&room, 8), "partner_unknown");
    assert_eq!((list(&room), may_choose(&room)), (vec![(2, true)], [true, false, true]));
    room.handle(Input::Withdraw { ticket: 9, held: token(0), partner: 2 });
    assert_eq!(may_choose(&room), [true, false, false]);
    assert!(room.session.held_by(&second).is_none() && room.reopened().session.held_by(&second).is_none());
    for ticket in 20..28 {
        room.handle(share(token(0), ticket));
        assert!(room.joined[&ticket].is_ok());
    }
    room.handle(share(token(0), 28));
    assert_eq!(refused(&room, 28), "partners_many");
}

#[test]
fn another_node_learns_who_shares_a_seat() {
    let (room, [first, second]) = shared();
    let mut there = room.elsewhere();
    let tokens = vec![first.clone()];
    there.ask(1, |id| ClientMessage::hello(id, tokens, 0)).unwrap().unwrap();
    let mut here = room;
    here.handle(Input::Withdraw { ticket: 3, held: token(0), partner: 1 });
    let (header, _) = here.record.split_once("\n\n").unwrap();
    let standing = here.standing.clone();
    there.handle(Input::Amended(Box::new(Amendment {
        header: format!("{header}\n\n"),
        standing,
        start: None,
    })));
    assert!(there.session.held_by(&first).is_none() && there.session.held_by(&second).is_some());
    assert!(there.now(1).legal.is_empty(), "it looks on");
}
