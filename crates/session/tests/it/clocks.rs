//! Clocks: the time is passed in.

use onze_chifootmi::Chifootmi;
use onze_core::table::{AnyGame, Of};
use onze_session::KeptSeat;
use onze_session::protocol::{ClientMessage, OfferKind};
use onze_shoot::Shoot;

use crate::room::Room;

static CHIFOOTMI: Of<Chifootmi> = Of::new();
static SHOOT: Of<Shoot> = Of::new();

fn halves() -> Room {
    let game: &'static dyn AnyGame = &SHOOT;
    let mut room = Room::of(game, &[("length", "halves-clock")]);
    room.hello(1, &[0]);
    room.hello(2, &[1]);
    room
}

fn left(room: &Room) -> u64 {
    room.now(1).clock.as_ref().unwrap().left["R"]
}

/// Whoever owes a choice makes the first of the list.
fn play(room: &mut Room) {
    let (page, seat) = if room.now(1).legal.is_empty() { (2, "B") } else { (1, "R") };
    let choice = room.now(page).legal[seat].texts[0].to_string();
    assert_eq!(room.play(page, seat, &choice), "");
}

fn agree(room: &mut Room, what: OfferKind) {
    for (page, seat) in [(1, "R"), (2, "B")] {
        let offer = |id| ClientMessage::Offer { id, seat: seat.to_owned(), what, of: None, player: None };
        assert_eq!(room.kind(page, offer), "");
    }
}

#[test]
fn sho_803_the_clock_of_a_half_runs_stops_in_a_pause_and_is_kept() {
    let mut room = halves();
    let clock = room.now(1).clock.clone().unwrap();
    let whole = 1000 * u64::from(clock.seconds);
    assert_eq!((clock.period, clock.runs, left(&room)), (Some(1), true, whole));
    assert_eq!(room.session.deadline(), Some(whole));
    room.wait(60_000);
    play(&mut room);
    assert_eq!((left(&room), room.left), (whole - 60_000, Some(whole - 60_000)));
    assert_eq!(room.play(1, "R", "time"), "clock_is_kept");
    agree(&mut room, OfferKind::Pause);
    assert_eq!(room.session.deadline(), None);
    room.wait(10 * whole);
    agree(&mut room, OfferKind::Pause);
    assert_eq!(left(&room), whole - 60_000);
    // After a restart it goes on with what was left at the last step.
    let mut again = room.reopened();
    again.hello(1, &[0]);
    assert_eq!(left(&again), whole - 60_000);
    assert_eq!(again.session.deadline(), Some(whole - 60_000));
    again.wait(whole - 60_001);
    assert_eq!(again.now(1).clock.as_ref().unwrap().period, Some(1));
    let n = again.now(1).n;
    again.wait(1);
    assert_eq!(again.deeds(1)[n], Some("time"));
}

/// Half a minute for each choice.
fn choices(change: impl Fn(u8, KeptSeat) -> KeptSeat) -> Room {
    let game: &'static dyn AnyGame = &CHIFOOTMI;
    let mut room = Room::with(game, &[("clock", "30")], change);
    room.hello(1, &[0]);
    room
}

fn shown(room: &Room) -> Vec<(&str, u64)> {
    let clock = room.now(1).clock.as_ref().unwrap();
    clock.left.iter().map(|(seat, left)| (&**seat, *left)).collect()
}

#[test]
fn whoever_owes_a_choice_has_its_time_and_then_the_clock_plays() {
    let mut room = choices(|_, place| place);
    room.hello(2, &[1]);
    assert_eq!(shown(&room), [("B", 30_000), ("R", 30_000)]);
    room.wait(10_000);
    assert_eq!(room.play(1, "R", "P1"), "");
    assert_eq!(shown(&room), [("B", 20_000)], "the time of who has chosen stands still");
    assert_eq!(room.play(2, "B", "TIMEOUT"), "clock_is_kept");
    room.wait(19_999);
    assert_eq!(room.n_kept(), 2);
    room.wait(1);
    assert_eq!(room.deeds(1)[2], Some("TIMEOUT"));
    let owing = room.now(1).to_act.len();
    assert_eq!(shown(&room).len(), owing);
    assert!(shown(&room).iter().all(|(_, left)| *left == 30_000), "a new choice has its full time");
}

#[test]
fn a_time_that_runs_out_while_something_is_being_kept_waits_for_it() {
    let mut room = choices(|_, place| place);
    room.hello(2, &[1]);
    room.prompt = false;
    let message = room.choice(1, "R", "P1");
    room.ask(1, message);
    room.wait(60_000);
    assert_eq!((room.session.deadline(), room.keeping.len()), (None, 1));
    room.prompt = true;
    room.keep_one();
    assert_eq!(room.session.deadline(), Some(30_000), "long ago");
    room.wait(0);
    assert_eq!(room.deeds(1)[1..], [Some("P1"), Some("TIMEOUT")]);
}

#[test]
fn the_clock_stands_while_a_seat_is_free_and_never_counts_for_a_computer() {
    let free = choices(|number, place| if number == 1 { KeptSeat { token: None, ..place } } else { place });
    assert!(!free.now(1).clock.as_ref().unwrap().runs);
    assert_eq!((shown(&free)[0], free.session.deadline()), (("B", 30_000), None));
    let computer = choices(|number, mut place| {
        if number == 1 {
            (place.computer, place.token) = (Some("random".to_owned()), None);
        }
        place
    });
    assert_eq!((shown(&computer), computer.session.deadline()), (vec![("R", 30_000)], Some(30_000)));
}
