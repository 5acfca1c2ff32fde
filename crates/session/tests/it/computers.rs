//! Computer players and stand-ins.

use onze_core::Seat;
use onze_session::KeptStandIn;
use onze_session::protocol::{ClientMessage, OfferKind, Sitter, StoodIn};
use onze_session::{Input, KeptSeat};

use crate::room::{AWAY, Room};
use crate::toy;

fn computer(number: u8, mut place: KeptSeat) -> KeptSeat {
    if number == 1 {
        (place.computer, place.token) = (Some("steady".to_owned()), None);
    }
    place
}

fn stand_in(seat: &str, of: &str) -> impl FnOnce(u64) -> ClientMessage + use<> {
    let (seat, of) = (seat.to_owned(), Some(of.to_owned()));
    let (what, player) = (OfferKind::StandIn, None);
    move |id| ClientMessage::Offer { id, seat, what, of, player }
}

fn thought(room: &mut Room, choice: Option<&str>) {
    let thinking = room.thinking.pop().expect("somebody thinks");
    let (seat, n, choice) = (thinking.seat, thinking.n, choice.map(str::to_owned));
    room.handle(Input::Thought { seat, n, choice, luck: 1 });
}

#[test]
fn a_computer_player_thinks_as_soon_as_it_owes_a_choice() {
    let mut room = Room::with(toy(), &[], computer);
    let thinking = &room.thinking[0];
    assert_eq!((thinking.seat, thinking.n, thinking.player.as_str()), (Seat::SECOND, 1, "steady"));
    room.hello(1, &[0]);
    assert_eq!(room.now(1).seats[1].kind, Sitter::Computer("steady".to_owned()));
    // What is handed in under seal meanwhile changes nothing for it.
    assert_eq!(room.play(1, "A", "bid 1"), "");
    assert_eq!((room.thinking.len(), room.stopped), (1, 0));
    thought(&mut room, Some("bid 3"));
    assert_eq!(room.deeds(1), [Some("start"), Some("bid 1"), Some("bid 3")]);
    assert_eq!(room.thinking[0].n, 3, "it has won the round and decides");
    // A choice that took too long, or is none: any other is made.
    thought(&mut room, None);
    assert_eq!(room.deeds(1).last(), Some(&Some("plain")));
    thought(&mut room, Some("castle"));
    assert_eq!(room.n_kept(), 5);
    assert!(room.thinking.is_empty());
}

#[test]
fn a_step_is_taken_back_to_the_last_one_of_a_person() {
    let mut room = Room::with(toy(), &[], computer);
    room.hello(1, &[0]);
    room.play(1, "A", "bid 1");
    thought(&mut room, Some("bid 3"));
    thought(&mut room, Some("plain"));
    assert_eq!(room.now(1).n, 4);
    let back = |id| ClientMessage::TakeBack { id, seat: "A".to_owned() };
    room.prompt = false;
    assert!(room.ask(1, back).is_none());
    // Only the computer owed a choice before its two steps, so that it goes on to the bid before them.
    assert_eq!(room.keeping.len(), 3);
    room.keep_one();
    assert_eq!(room.now(1).n, 4, "told together");
    room.prompt = true;
    room.keep_one();
    assert_eq!(room.now(1).n, 7);
    assert_eq!(room.deeds(1)[4..], [Some("undo agreed"); 3]);
    assert_eq!(room.thinking.len(), 1, "it thinks again");
    assert!(room.stopped >= 1, "what it began before is not wanted");
}

#[test]
fn what_nobody_wants_any_more_is_stopped() {
    let mut room = Room::with(toy(), &[], computer);
    room.hello(1, &[0]);
    let pause = |id| ClientMessage::Offer {
        id,
        seat: "A".to_owned(),
        what: OfferKind::Pause,
        of: None,
        player: None,
    };
    let stale = room.thinking[0].n;
    assert_eq!(room.kind(1, pause), "");
    assert_eq!((room.thinking.len(), room.stopped), (0, 1));
    room.handle(Input::Thought { seat: Seat::SECOND, n: stale, choice: Some("bid 1".to_owned()), luck: 0 });
    assert_eq!(room.n_kept(), 1, "a choice that comes after all is none");
    assert_eq!(room.kind(1, pause), "");
    assert_eq!(room.thinking.len(), 1);
    room.ask(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() });
    assert_eq!((room.thinking.len(), room.stopped), (0, 2));
}

#[test]
fn a_stand_in_plays_for_whoever_wants_one_or_has_left() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    assert_eq!(room.kind(1, stand_in("A", "B")), "still_here");
    room.handle(Input::Left { page: 2 });
    room.wait(AWAY - 1);
    assert_eq!(room.kind(1, stand_in("A", "B")), "still_here");
    room.wait(1);
    assert_eq!(room.kind(1, stand_in("A", "Z")), "seat_unknown");
    let weak = |id| ClientMessage::Offer {
        id,
        seat: "A".to_owned(),
        what: OfferKind::StandIn,
        of: Some("B".to_owned()),
        player: Some("random".to_owned()),
    };
    assert_eq!(room.kind(1, weak), "stand_in_weak", "a fair opponent, not one of one's own choice");
    assert_eq!(room.kind(1, stand_in("A", "B")), "", "nobody else is to be asked");
    assert_eq!(room.now(1).seats[1].kind, Sitter::StandIn("steady".to_owned()));
    assert_eq!(room.kind(1, stand_in("A", "B")), "computer_plays");
    assert_eq!(room.thinking[0].player, "steady");
    thought(&mut room, Some("bid 2"));
    room.hello(2, &[1]);
    assert_eq!(room.play(2, "B", "bid 1"), "stand_in_plays");
    assert_eq!(room.kind(2, stand_in("B", "B")), "", "back again, without asking");
    assert_eq!(room.now(1).seats[1].kind, Sitter::Person);
    // It is part of the story, also for whoever comes later.
    let stood_in = [StoodIn { seat: "B".into(), player: "steady".to_owned(), from: 1, to: Some(2) }];
    assert_eq!(*room.now(1).stood_in, stood_in);
    let kept = [KeptStandIn { seat: "B".into(), player: "steady".to_owned(), from: 1, to: Some(2) }];
    assert_eq!(room.standing.stood_in, kept);
    // For oneself the others are asked.
    let ask = |id| ClientMessage::Offer {
        id,
        seat: "A".to_owned(),
        what: OfferKind::StandIn,
        of: None,
        player: None,
    };
    assert_eq!(room.kind(1, ask), "");
    assert_eq!(room.now(2).offers[0].of.as_deref(), Some("A"));
    let yes = |id| ClientMessage::Answer { id, seat: "B".to_owned(), what: OfferKind::StandIn, yes: true };
    assert_eq!(room.kind(2, yes), "");
    assert_eq!(room.now(1).seats[0].kind, Sitter::StandIn("steady".to_owned()), "the strongest");
    assert_eq!(room.standing.places[0].stand_in.as_deref(), Some("steady"));
}

#[test]
fn a_match_made_without_stand_ins_has_none() {
    let mut room = Room::of(toy(), &[]);
    room.standing.no_stand_ins = true;
    let mut room = room.reopened();
    room.hello(1, &[0]);
    room.wait(AWAY);
    assert!(room.now(1).no_stand_ins && !room.session.info().stand_ins);
    for of in ["A", "B"] {
        assert_eq!(room.kind(1, stand_in("A", of)), "no_stand_ins", "{of}");
    }
}

#[test]
fn computers_among_themselves_rest_while_nobody_looks() {
    let all = |_, mut place: KeptSeat| {
        (place.computer, place.token) = (Some("steady".to_owned()), None);
        place
    };
    let mut room = Room::with(toy(), &[], all);
    assert!(room.thinking.is_empty(), "nobody looks yet");
    room.hello(1, &[]);
    assert!(!room.thinking.is_empty() && room.thinking.iter().all(|thinking| !thinking.with_people));
    room.hello(2, &[]);
    let n = room.thinking.len();
    room.handle(Input::Left { page: 2 });
    assert_eq!((room.thinking.len(), room.stopped), (n, 0), "one still looks");
    room.handle(Input::Left { page: 1 });
    assert!(room.thinking.is_empty(), "nobody wants to know any more");
    room.hello(3, &[]);
    assert_eq!(room.thinking.len(), n, "and it goes on where it was");
    // A person's opponent thinks whether or not somebody looks.
    let room = Room::with(toy(), &[], computer);
    assert!(room.thinking.iter().all(|thinking| thinking.with_people) && !room.thinking.is_empty());
}
