//! Another node runs the same match: what it keeps is learned, and what it was faster with is done again.

use onze_session::nodes::{News, Peers};
use onze_session::protocol::{ClientMessage, OfferKind, Phrase, ServerMessage};
use onze_session::{Input, Keep, Kept};

use crate::room::{Room, invitation};
use crate::toy;

/// Two nodes with a page each, whose stores do not answer.
fn two_nodes() -> [Room; 2] {
    let home = Room::of(toy(), &[]);
    let mut nodes = [home.elsewhere(), home.elsewhere()];
    for (seat, node) in (0u8..).zip(&mut nodes) {
        node.hello(seat.into(), &[seat]);
        node.prompt = false;
    }
    nodes
}

/// What one node has kept last, as the other is told it.
fn news(what: &Keep) -> Input {
    match News::of(what).unwrap() {
        News::Step { n, lines, left } => Input::Learned { n, lines, left },
        News::Amended(amendment) => Input::Amended(amendment),
        other => panic!("{other:?}"),
    }
}

/// The first of what a node wants kept is kept; the other hears of it and has it in its store too.
fn keep_and_tell(one: &mut Room, other: &mut Room) {
    let (ticket, what) = one.keeping.pop_front().unwrap();
    let input = news(&what);
    for (store, what) in [(&mut one.record, what.clone()), (&mut other.record, what.clone())] {
        match what {
            Keep::Step(step) => store.push_str(&step.lines),
            Keep::Amend(amendment) => {
                let steps = store.split_once("\n\n").unwrap().1.to_owned();
                *store = amendment.header + &amendment.start.unwrap_or(steps);
            }
            Keep::Create(_) => {}
        }
    }
    if let Keep::Amend(amendment) = what {
        one.standing = amendment.standing.clone();
        other.standing = amendment.standing;
    }
    one.handle(Input::Kept { ticket });
    other.handle(input);
}

fn bid(room: &mut Room, page: u64, seat: &str, bid: &str) {
    let message = room.choice(page, seat, bid);
    assert!(room.ask(page, message).is_none(), "nothing is acknowledged before it is kept");
}

#[test]
fn a_step_that_another_node_has_kept_is_told_here_as_each_may_know_it() {
    let [mut one, mut other] = two_nodes();
    bid(&mut one, 0, "A", "bid 2");
    keep_and_tell(&mut one, &mut other);
    assert_eq!(other.deeds(1), [Some("start"), None], "it is under seal");
    bid(&mut other, 1, "B", "bid 1");
    keep_and_tell(&mut other, &mut one);
    for (room, page) in [(&one, 0), (&other, 1)] {
        assert_eq!(room.deeds(page), [Some("start"), Some("bid 2"), Some("bid 1")]);
    }
}

#[test]
fn what_comes_twice_is_told_once_and_what_is_missing_is_read() {
    let [mut one, mut other] = two_nodes();
    bid(&mut one, 0, "A", "bid 2");
    let first = news(&one.keeping[0].1);
    keep_and_tell(&mut one, &mut other);
    other.handle(first);
    assert_eq!(other.pages[&1].times[&1], 1);
    other.handle(Input::Learned { n: 3, lines: "3 A plain\n".to_owned(), left: None });
    assert_eq!(other.reads, [2]);
    assert!(!other.session.is_settled() && !other.lost);
    let kept = Kept {
        from: 2,
        header: other.record.split_once("\n\n").unwrap().0.to_owned() + "\n\n",
        lines: String::new(),
        left: None,
        standing: other.standing.clone(),
    };
    other.handle(Input::Read(Some(Box::new(kept))));
    assert!(other.session.is_settled() && other.session.wants().is_none());
}

#[test]
fn of_two_sealed_choices_at_the_same_moment_the_slower_is_made_after_the_faster() {
    let [mut one, mut other] = two_nodes();
    bid(&mut one, 0, "A", "bid 2");
    bid(&mut other, 1, "B", "bid 1");
    let faster = news(&one.keeping[0].1);
    let (ticket, _) = other.keeping.pop_front().unwrap();
    let lines = one.keeping[0].1.clone();
    if let Keep::Step(step) = lines {
        other.record.push_str(&step.lines);
    }
    other.handle(Input::NotKept { ticket, taken: true });
    assert_eq!((other.reads.as_slice(), other.lost), (&[1][..], false));
    other.handle(faster);
    let (_, Keep::Step(step)) = &other.keeping[0] else { panic!("it is made again") };
    assert!(step.n == 2 && other.answer(1, 2).is_none());
    other.keep_one();
    assert!(matches!(other.answer(1, 2), Some(Ok(ServerMessage::Done { n: Some(2), .. }))));
}

#[test]
fn whoever_was_slower_with_an_open_choice_is_late() {
    let [mut one, mut other] = two_nodes();
    bid(&mut one, 0, "A", "bid 1");
    keep_and_tell(&mut one, &mut other);
    bid(&mut other, 1, "B", "bid 3");
    keep_and_tell(&mut other, &mut one);
    // Seat B decides, from two pages at two nodes.
    one.prompt = true;
    one.hello(9, &[1]);
    one.prompt = false;
    bid(&mut one, 9, "B", "plain");
    bid(&mut other, 1, "B", "double");
    let faster = news(&one.keeping[0].1);
    if let (_, Keep::Step(step)) = &one.keeping[0] {
        other.record.push_str(&step.lines);
    }
    let (ticket, _) = other.keeping.pop_front().unwrap();
    other.handle(Input::NotKept { ticket, taken: true });
    other.handle(faster);
    assert_eq!(other.answer(1, other.last(1)).unwrap().unwrap_err(), "late");
    assert_eq!(other.deeds(1).last(), Some(&Some("plain")));
}

#[test]
fn a_page_that_knows_more_than_its_node_waits_until_it_is_read() {
    let [mut one, mut other] = two_nodes();
    bid(&mut one, 0, "A", "bid 2");
    one.keep_one();
    let hello = |id| ClientMessage::hello(id, Vec::new(), 2);
    assert!(other.ask(5, hello).is_none(), "it is not told less than it knows");
    assert_eq!(other.reads, [1]);
    other.record.clone_from(&one.record);
    let (header, lines) = one.record.split_once("\n\n").unwrap();
    let (header, lines) = (format!("{header}\n\n"), lines.split_once('\n').unwrap().1.to_owned());
    let kept = Kept { from: 1, header, lines, left: None, standing: one.standing.clone() };
    other.handle(Input::Read(Some(Box::new(kept))));
    assert_eq!(other.now(5).n, 2);
    assert_eq!(other.deeds(1), [Some("start"), None]);
}

#[test]
fn offers_pauses_and_requests_to_take_back_cross_nodes() {
    let [mut one, mut other] = two_nodes();
    let ask = |room: &mut Room, page, message: fn(u64) -> ClientMessage| drop(room.ask(page, message));
    ask(&mut one, 0, |id| ClientMessage::Offer {
        id,
        seat: "A".to_owned(),
        what: OfferKind::Pause,
        of: None,
        player: None,
    });
    keep_and_tell(&mut one, &mut other);
    assert_eq!(other.now(1).offers.len(), 1);
    ask(&mut other, 1, |id| ClientMessage::Answer {
        id,
        seat: "B".to_owned(),
        what: OfferKind::Pause,
        yes: true,
    });
    keep_and_tell(&mut other, &mut one);
    assert!(one.now(0).paused && other.now(1).paused && one.now(0).offers.is_empty());
    ask(&mut other, 1, |id| ClientMessage::Say { id, seat: "B".to_owned(), phrase: Phrase::OneMoment });
    one.handle(Input::Heard(other.passed[0].clone()));
    assert_eq!(one.pages[&0].said.len(), 1);
}

#[test]
fn an_invitation_is_for_whoever_is_first_at_any_node() {
    let home = Room::with(toy(), &[], |number, place| {
        let invite = Some(onze_session::token::hash(&invitation(1))).filter(|_| number == 1);
        let token = place.token.filter(|_| number == 0);
        onze_session::KeptSeat { token, invite, ..place }
    });
    let mut nodes = [home.elsewhere(), home.elsewhere()];
    for node in &mut nodes {
        node.prompt = false;
        node.join(7, invitation(1), "Friend", "");
    }
    let [one, other] = &mut nodes;
    let (ticket, _) = other.keeping.pop_front().unwrap();
    other.handle(Input::NotKept { ticket, taken: true });
    one.keep_one();
    assert!(one.joined[&7].is_ok() && other.joined.is_empty());
    let (header, lines) = one.record.split_once("\n\n").unwrap();
    let (header, lines) = (format!("{header}\n\n"), lines.to_owned());
    let kept = Kept { from: 0, header, lines, left: None, standing: one.standing.clone() };
    other.handle(Input::Read(Some(Box::new(kept))));
    assert_eq!(other.joined[&7].as_ref().unwrap_err().kind(), "seat_taken");
}

#[test]
fn one_node_lets_computers_think_and_another_takes_over() {
    let computer = |number, place: onze_session::KeptSeat| match number {
        1 => onze_session::KeptSeat { token: None, computer: Some("random".to_owned()), ..place },
        _ => place,
    };
    let home = Room::with(toy(), &[], computer);
    let mut node = home.elsewhere();
    node.hello(1, &[0]);
    assert_eq!(node.thinking.len(), 1, "it does not know of others");
    let mut peers = Peers::new(5);
    let here = Peers::new(3).here(&home.session, false);
    let heard = peers.hear(3, here, &node.session);
    assert!(
        heard.answer && peers.changed(&node.session).is_none(),
        "nobody looks at it there: this node leads"
    );
    let mut other = home.elsewhere();
    other.hello(2, &[]);
    let here = Peers::new(3).here(&other.session, true);
    assert!(peers.hear(3, here, &node.session).answer);
    let input = peers.changed(&node.session).unwrap();
    node.handle(input);
    assert_eq!((node.thinking.len(), node.stopped), (0, 1), "the one with the lowest number leads");
    assert!(peers.lose(3));
    let input = peers.changed(&node.session).unwrap();
    node.handle(input);
    assert_eq!(node.thinking.len(), 1);
}

#[test]
fn pages_are_told_while_players_at_other_nodes_are_not_heard() {
    let [mut node, other] = two_nodes();
    let mut peers = Peers::new(5);
    let here = Peers::new(3).here(&other.session, false);
    peers.hear(3, here, &node.session);
    let tell = |node: &mut Room, peers: &mut Peers| {
        if let Some(input) = peers.changed(&node.session) {
            node.handle(input);
        }
        let now = node.now(0);
        (now.seats.iter().all(|seat| seat.here), now.apart)
    };
    assert_eq!(tell(&mut node, &mut peers), (true, false));
    assert!(peers.lose_all());
    assert_eq!(tell(&mut node, &mut peers), (false, true), "B plays at a node that is not heard");
    // Whoever comes here meanwhile is not missed.
    node.prompt = true;
    node.hello(9, &[1]);
    assert_eq!(tell(&mut node, &mut peers), (true, false));
    node.handle(Input::Left { page: 9 });
    assert_eq!(tell(&mut node, &mut peers), (false, true));
    peers.rejoin();
    assert_eq!(tell(&mut node, &mut peers), (false, false), "B is away");
    // A match that is opened meanwhile may have been opened elsewhere too.
    let mut late = other.elsewhere();
    late.hello(0, &[0]);
    assert_eq!(tell(&mut late, &mut Peers::apart(7)), (false, true));
    // A match whose players are all here goes on as ever.
    let mut alone = other.elsewhere();
    alone.hello(0, &[0, 1]);
    assert_eq!(tell(&mut alone, &mut Peers::apart(8)), (true, false));
}

#[test]
fn a_node_that_gives_a_match_up_leaves_doubt_and_does_not_lead_any_more() {
    let [node, other] = two_nodes();
    let mut peers = Peers::new(5);
    let here = Peers::new(3).here(&other.session, false);
    peers.hear(3, here, &node.session);
    assert!(matches!(peers.changed(&node.session), Some(Input::Elsewhere { leads: false, .. })));
    let heard = peers.hear(3, News::Lost, &node.session);
    assert!(heard.doubt && heard.input.is_none());
    assert!(matches!(peers.changed(&node.session), Some(Input::Elsewhere { leads: true, .. })));
}
