//! Clocks: the time is passed in.

use onze_core::table::{AnyGame, Of};
use onze_session::protocol::{ClientMessage, OfferKind};
use onze_shoot::Shoot;

use crate::room::Room;

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
    let choice = room.now(page).legal[seat][0].to_string();
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
