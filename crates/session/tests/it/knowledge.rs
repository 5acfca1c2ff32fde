//! No page ever hears what it may not know, and every page hears every step in order, whatever happens in whatever order.

use onze_core::{Chance, Quick};
use onze_session::Input;
use onze_session::protocol::{ClientMessage, OfferKind};
use proptest::prelude::*;

use crate::room::Room;
use crate::toy;

const SEATS: [&str; 3] = ["A", "B", "C"];

/// Three players, two who look on, one of them on a page that two players share as well.
fn full() -> Room {
    let mut room = Room::of(toy(), &[("seats", "3"), ("twice", "on")]);
    for (page, seats) in [(1, &[0][..]), (2, &[1]), (3, &[2]), (4, &[]), (5, &[0, 1])] {
        room.hello(page, seats);
    }
    room.prompt = false;
    room
}

/// Something happens, as the numbers have it.
fn happen(room: &mut Room, chance: &mut Quick) {
    let last = room.pages.keys().last().copied().unwrap_or(0);
    let page = 1 + u64::from(chance.below(u32::try_from(last).unwrap()));
    let seat = chance.below(3) as usize;
    let (name, other) = (SEATS[seat].to_owned(), SEATS[chance.below(3) as usize].to_owned());
    let what = [OfferKind::Pause, OfferKind::StandIn, OfferKind::Rematch, OfferKind::TakeBack]
        [chance.below(4) as usize];
    let yes = chance.below(3) > 0;
    room.now += u64::from(chance.below(2000));
    match chance.below(32) {
        0 => room.handle(Input::Left { page }),
        1 | 2 => {
            let seats = [&[0][..], &[1], &[2], &[], &[0, 1]];
            let tokens = seats[chance.below(5) as usize].iter().copied().map(crate::room::token).collect();
            room.ask(last + 1, |id| ClientMessage::hello(id, tokens, 0));
        }
        3 => drop(room.ask(page, |id| ClientMessage::TakeBack { id, seat: name })),
        4 => {
            let player = Some("random".to_owned());
            room.ask(page, |id| ClientMessage::Offer { id, seat: name, what, of: Some(other), player });
        }
        5 | 6 => drop(room.ask(page, |id| ClientMessage::Answer { id, seat: name, what, yes })),
        7 if chance.below(8) == 0 => drop(room.ask(page, |id| ClientMessage::Resign { id, seat: name })),
        8 => drop(room.ask(page, |id| ClientMessage::Look { id, n: 1, seat: Some(name) })),
        9 => room.handle(Input::Time),
        10 | 11 => {
            if let Some(thinking) = room.thinking.pop() {
                let (seat, n) = (thinking.seat, thinking.n);
                room.handle(Input::Thought { seat, n, choice: None, luck: chance.word() });
            }
        }
        12..=20 => room.keep_one(),
        _ => {
            let n = room.n_kept() + chance.below(2) as usize;
            let choice = ["bid 1", "bid 2", "bid 3", "double"][chance.below(4) as usize].to_owned();
            room.ask(page, |id| ClientMessage::Move { id, seat: name, n, choice });
        }
    }
}

/// Lets the store answer for everything.
fn settle(room: &mut Room) {
    while !room.keeping.is_empty() {
        room.keep_one();
    }
    assert!(room.session.is_settled());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// That steps come in order and after they are kept, and that every message gets one answer, is checked with every
    /// frame that a page hears.
    #[test]
    fn everybody_hears_every_step_in_order_and_every_message_gets_one_answer(seed: u64) {
        let (mut room, mut chance) = (full(), Quick::new(seed));
        for _ in 0..120 {
            happen(&mut room, &mut chance);
        }
        settle(&mut room);
        let kept = room.n_kept();
        for page in room.pages.values() {
            for (re, _) in (1..).zip(0..page.answers.len()) {
                prop_assert!(page.answers.contains_key(&re), "message {} was not answered", re);
            }
            prop_assert!(page.steps.len() <= kept);
            for (n, times) in &page.times {
                // Once, and once more when it is opened; the set-up never comes again without words.
                prop_assert!(*times <= 2, "step {} came {} times", n, times);
            }
        }
        // Whoever comes now hears what everybody has heard.
        room.prompt = true;
        room.hello(1000, &[]);
        prop_assert_eq!(room.pages[&1000].steps.len(), kept);
        prop_assert!(room.reopened().session.is_settled());
    }

    /// A bid under seal: all that the others hear is the same, whichever bid it is.
    #[test]
    fn nobody_hears_what_is_under_seal(seed: u64, steps in 0usize..60) {
        let mut twins = [full(), full()];
        for room in &mut twins {
            let mut chance = Quick::new(seed);
            for _ in 0..steps {
                happen(room, &mut chance);
            }
            settle(room);
            room.prompt = true;
            for page in room.pages.keys().copied().collect::<Vec<_>>() {
                room.handle(Input::Left { page });
            }
            for (page, seats) in [(101, &[0][..]), (102, &[1]), (103, &[2]), (104, &[]), (105, &[1, 2])] {
                room.hello(page, seats);
            }
        }
        let (first, second) = ("bid 1", "bid 3");
        let kinds: Vec<String> =
            twins.iter_mut().zip([first, second]).map(|(room, bid)| room.play(101, "A", bid)).collect();
        prop_assert_eq!(&kinds[0], &kinds[1]);
        let [one, other] = &twins;
        let is_open = one.pages[&104].steps.last().is_some_and(|step| step.deed.is_some());
        if kinds[0].is_empty() && !is_open {
            prop_assert_ne!(one.pages[&101].raw.last(), other.pages[&101].raw.last());
            for page in 102..=105 {
                prop_assert_eq!(&one.pages[&page].raw, &other.pages[&page].raw);
            }
        }
    }

    /// Whatever fails to be kept, what was kept is a match that can be opened again.
    #[test]
    fn what_was_kept_can_be_opened_again(seed: u64) {
        let (mut room, mut chance) = (full(), Quick::new(seed));
        for _ in 0..60 {
            happen(&mut room, &mut chance);
        }
        let waiting = room.keeping.len();
        room.fail(chance.below(2) == 0);
        prop_assert_eq!(room.lost, waiting > 0);
        room.reopened().hello(1, &[0]);
    }
}
