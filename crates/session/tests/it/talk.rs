//! Hello, choices, and what pages hear.

use onze_session::protocol::{ClientMessage, ServerMessage, TakeBack, WIRE};
use onze_session::{Input, Session};

use crate::room::{Room, names, token};
use crate::toy;

#[test]
fn a_page_of_another_version_of_the_wire_is_told_so_before_anything_else() {
    let mut room = Room::of(toy(), &[]);
    for wire in [0, WIRE - 1, WIRE + 1] {
        let hello = |id| ClientMessage::Hello {
            id,
            wire,
            tokens: vec![token(0)],
            have: 0,
            packed: false,
            lang: None,
        };
        assert_eq!(room.kind(1, hello), "wire_version", "{wire}");
    }
    assert_eq!(room.kind(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() }), "hello_first");
    let old = serde_json::from_str::<ClientMessage>(r#"{"id": 1, "do": "hello", "tokens": []}"#);
    assert!(matches!(old, Ok(ClientMessage::Hello { wire: 0, .. })), "it names no version, and is read");
}

#[test]
fn a_page_says_hello_first_and_hears_the_match_from_its_beginning() {
    let mut room = Room::of(toy(), &[]);
    assert_eq!(room.kind(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() }), "hello_first");
    assert_eq!(room.kind(1, |id| ClientMessage::Ping { id }), "");
    let wrong = vec![token(9)];
    let hello = |id| ClientMessage::hello(id, wrong, 0);
    assert_eq!(room.kind(1, hello), "token_wrong");
    room.hello(1, &[0]);
    let now = room.now(1);
    assert_eq!((now.n, &now.to_act), (1, &names(&["A", "B"])));
    assert_eq!(now.legal["A"].texts, names(&["bid 1", "bid 2", "bid 3"]));
    assert_eq!(now.legal.len(), 1, "the choices of one's own seats");
    assert_eq!(now.seats.iter().map(|seat| seat.here).collect::<Vec<_>>(), [true, false]);
    assert_eq!(room.deeds(1), [Some("start")]);
    let (kind, raw) = (now.seats[1].kind.clone(), room.pages[&1].raw.join("\n"));
    assert_eq!(kind, onze_session::protocol::Sitter::Person);
    assert!(!raw.contains("warned") && !raw.contains("samples") && !raw.contains("take_back"));
    // The shuffled pack is nobody's to know, the luck is one's own.
    let chance = &room.pages[&1].steps[0].chance;
    assert_eq!(chance.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn a_choice_is_acknowledged_with_its_number_before_its_news() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    let message = room.choice(1, "A", "bid 2");
    let answer = room.ask(1, message);
    assert!(matches!(answer, Some(Ok(ServerMessage::Done { n: Some(1), .. }))), "{answer:?}");
    let raw = &room.pages[&1].raw;
    assert!(raw[raw.len() - 2].contains("\"ok\":true,\"n\":1") && raw[raw.len() - 1].contains("\"steps\""));
    assert_eq!(room.deeds(1), [Some("start"), Some("bid 2")]);
    assert_eq!(room.deeds(2), [Some("start"), None]);
    assert_eq!(room.play(2, "B", "bid 3"), "");
    // Opened: the sealed one comes again, before the new one.
    assert_eq!(room.deeds(2), [Some("start"), Some("bid 2"), Some("bid 3")]);
    assert_eq!(room.pages[&2].times, [(0, 1), (1, 2), (2, 1)].into());
    assert_eq!(room.play(1, "A", "bid 2"), "not_now");
    assert_eq!(room.play(2, "B", "castle"), "not_a_move");
    assert_eq!(room.play(2, "A", "bid 1"), "seat_not_yours");
    assert_eq!(room.play(2, "Z", "bid 1"), "seat_not_yours");
}

#[test]
fn a_choice_that_was_meant_earlier_is_late_unless_all_since_is_under_seal() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0, 1]);
    let choice = |seat: &str, n| {
        let seat = seat.to_owned();
        move |id| ClientMessage::Move { id, seat, n, choice: "bid 1".to_owned() }
    };
    assert_eq!(room.kind(1, choice("A", 0)), "late");
    assert_eq!(room.kind(1, choice("A", 2)), "late");
    assert_eq!(room.kind(1, choice("A", 1)), "");
    assert_eq!(room.deeds(1), [Some("start"), None], "a shared page sees the log as a spectator does");
    assert!(room.now(1).view.get().starts_with("{\"A\":{"), "and a view for each seat");
    assert_eq!(room.kind(1, choice("B", 1)), "");
    assert_eq!(room.deeds(1), [Some("start"), Some("bid 1"), Some("bid 1")]);
    assert_eq!(room.kind(1, choice("A", 1)), "late");
}

#[test]
fn who_comes_back_gets_what_is_missing_and_the_log_comes_in_frames() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    room.play(1, "A", "bid 1");
    room.handle(Input::Left { page: 2 });
    assert!(!room.now(1).seats[1].here, "everybody hears who has left");
    room.hello(3, &[1]);
    room.play(3, "B", "bid 3");
    // Page 2 has step 1 under seal, and asks from there.
    room.hello(2, &[1]);
    assert_eq!(room.deeds(2), [Some("start"), Some("bid 1"), Some("bid 3")]);
    assert_eq!(room.pages[&2].times, [(0, 2), (1, 2), (2, 1)].into(), "the set-up may have changed too");
    room.hello(2, &[1]);
    assert_eq!(room.pages[&2].times[&2], 1, "nothing is missing any more");
    // Bids and the taking back of them, until the log is long.
    for _ in 0..60 {
        let (page, seat) = if room.now(1).legal.contains_key("A") { (1, "A") } else { (3, "B") };
        let choice = room.now(page).legal[seat].texts[0].to_string();
        assert_eq!(room.play(page, seat, &choice), "");
        let back = |id| ClientMessage::TakeBack { id, seat: seat.to_owned() };
        room.ask(page, back);
        for (page, seat) in [(1, "A"), (3, "B")] {
            let (seat, what, yes) = (seat.to_owned(), onze_session::protocol::OfferKind::TakeBack, true);
            room.ask(page, |id| ClientMessage::Answer { id, seat, what, yes });
        }
    }
    room.hello(4, &[]);
    let page = &room.pages[&4];
    assert_eq!(page.steps.len(), room.now(4).n);
    assert!(page.steps.len() > 100 && page.raw.len() > 3, "{} frames", page.raw.len());
    assert!(page.raw.iter().all(|frame| frame.len() < 8 << 10));
}

#[test]
fn a_step_is_taken_back_freely_or_by_consent_and_pages_are_told_which() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    let back = |seat: &str| {
        let seat = seat.to_owned();
        move |id| ClientMessage::TakeBack { id, seat }
    };
    assert_eq!(room.kind(1, back("A")), "take_back_nothing");
    room.play(1, "A", "bid 1");
    assert_eq!(room.now(1).take_back["A"], TakeBack::Free);
    assert_eq!(room.now(2).take_back["B"], TakeBack::Consent);
    let answer = room.ask(1, back("A"));
    assert!(matches!(answer, Some(Ok(ServerMessage::Done { n: Some(2), .. }))), "{answer:?}");
    assert_eq!(room.deeds(2), [Some("start"), None, Some("undo")], "what was taken back is never opened");
    room.play(1, "A", "bid 3");
    room.play(2, "B", "bid 1");
    assert_eq!(room.now(2).take_back["B"], TakeBack::Consent, "the dice have fallen");
    assert_eq!(room.kind(2, back("B")), "");
    assert_eq!(room.now(1).offers[0].waits_for, names(&["A"]));
    assert_eq!(room.kind(1, back("A")), "", "both want it");
    assert_eq!(room.deeds(1).last(), Some(&Some("undo agreed")));
    assert!(room.now(1).offers.is_empty());
    // The match is over: nothing is taken back, and nothing says that it could be; after a restart neither.
    assert_eq!(room.kind(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() }), "");
    let mut again = room.reopened();
    again.hello(1, &[0]);
    for room in [&mut room, &mut again] {
        assert!(room.now(1).take_back.is_empty() && room.now(1).outcome.is_some());
        assert_eq!(room.kind(1, back("A")), "take_back_over");
    }
    let outcome = room.now(2).outcome.clone().unwrap();
    assert_eq!((outcome.winner.as_deref(), outcome.gave_up.as_deref()), (Some("B"), Some("A")));
    assert_eq!((outcome.ranks, outcome.tie_break), (vec![2, 1], None));
}

#[test]
fn a_page_may_look_back_and_ask_but_not_with_others_eyes() {
    let mut room = Room::of(toy(), &[]);
    room.hello(1, &[0]);
    room.hello(2, &[]);
    room.play(1, "A", "bid 3");
    let look = |n, seat: Option<&str>| {
        let seat = seat.map(str::to_owned);
        move |id| ClientMessage::Look { id, n, seat }
    };
    let Some(Ok(ServerMessage::Done { view: Some(view), .. })) = room.ask(1, look(1, Some("A"))) else {
        panic!("a view");
    };
    assert!(view.get().contains("\"bids\":[3,0]"), "{view}");
    let Some(Ok(ServerMessage::Done { view: Some(view), .. })) = room.ask(1, look(0, Some("A"))) else {
        panic!("a view");
    };
    assert!(view.get().contains("\"bids\":[0,0]"), "{view}");
    for seat in ["A", "all", "Z"] {
        assert_eq!(room.kind(2, look(1, Some(seat))), "seat_not_yours");
    }
    assert_eq!(room.kind(2, look(1, None)), "");
    assert_eq!(room.kind(2, look(2, None)), "step_unknown");
    // Looking back is a question, too: whoever answers it decides when.
    let ask = |id| ClientMessage::Ask { id, question: "odds".into(), seat: None };
    assert_eq!((room.kind(2, ask), room.questions), ("question_unknown".to_owned(), 4));
    room.ask(1, |id| ClientMessage::Resign { id, seat: "A".to_owned() });
    for seat in ["A", "all", "spectator"] {
        assert_eq!(room.kind(2, look(1, Some(seat))), "", "nothing is secret any more");
    }
    room.hello(3, &[]);
    assert!(room.pages[&3].steps.iter().all(|step| step.hash.is_some()));
}

#[test]
fn what_was_kept_badly_is_refused_and_not_read_past_its_end() {
    let room = Room::of(toy(), &[("seats", "3")]);
    let mut standing = room.standing.clone();
    standing.places.pop();
    let table = toy().read(&onze_core::record::parse(&room.record).unwrap(), usize::MAX).unwrap();
    let (players, secret) = (Vec::new(), [0; 32]);
    let opening = onze_session::Opening {
        game: toy(),
        players,
        table,
        standing,
        left: None,
        away: 0,
        secret,
        shared: false,
    };
    assert_eq!(Session::open(0, opening).unwrap_err().kind(), "match_broken");
}

#[test]
fn a_visitor_and_the_holder_of_a_token_get_what_they_may_know() {
    let mut room = Room::of(toy(), &[("twice", "on")]);
    room.hello(1, &[0]);
    room.play(1, "A", "bid 3");
    let info = room.session.info();
    assert_eq!((info.game.as_str(), info.n, info.over, info.free), ("toy", 2, false, false));
    assert_eq!((info.options["twice"].as_str(), info.commitment.len()), ("on", 64));
    let mine = room.session.mine(&token(1), 5).unwrap();
    assert_eq!((&*mine.seat, mine.last, mine.score), ("B", 5, vec![0, 0]));
    assert_eq!(mine.to_act, names(&["A", "B"]));
    assert_eq!(room.session.mine(&token(5), 5).unwrap_err().kind(), "token_wrong");
    let has = |record: &str, what: &str| record.contains(what);
    let own = room.session.record(Some(&token(0))).unwrap();
    let other = room.session.record(Some(&token(1))).unwrap();
    let spectator = room.session.record(None).unwrap();
    assert!(has(&own, "bid 3") && !has(&other, "bid 3") && !has(&spectator, "bid 3"));
    assert!(!has(&own, "secret") && room.session.record(Some("")).is_err());
}
