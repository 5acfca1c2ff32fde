//! Chapter 9: animation.

use onze_kick::{End, Flight, Motion, World};

use crate::common::{flight, lob, low, standing};

#[test]
fn kick_871_before_the_start_on_the_way_and_after_the_end() {
    let world = World::standard();
    let flight = flight(&[], &lob((100.0, 100.0), (1.0, 0.0), 0.5, 1.0));
    assert_eq!(world.position(&flight, 0.0), flight.segments[0].centre);
    let last = flight.end.last();
    assert_eq!(world.position(&flight, last.time), last.centre);
    assert_eq!(world.position(&flight, 1e9), last.centre);
    // At a join the later segment counts.
    for segment in &flight.segments {
        assert_eq!(world.position(&flight, segment.time), segment.centre);
    }
}

#[test]
fn kick_872_segments_and_end_are_enough() {
    let world = World::standard();
    let whole = flight(&[standing(1, 300.0, 303.0)], &low((200.0, 300.0), (1.0, 0.0), 0.75));
    let sent = Flight { segments: whole.segments.clone(), end: whole.end, ..Flight::empty() };
    for n in 0..50 {
        let time = 0.01 * f64::from(n);
        assert_eq!(world.position(&whole, time), world.position(&sent, time));
    }
}

#[test]
fn kick_873_kick_875_showing_decides_nothing_and_has_its_times() {
    let world = World::standard();
    let out = flight(&[], &low((462.0, 600.0), (0.0, 1.0), 0.3));
    let (before, over) = (out.clone(), out.end.last());
    assert!(matches!(out.end, End::Touch { .. }));
    assert_eq!(world.position(&out, over.time + 0.2).y, 671.0);
    assert_eq!(out, before);
    assert_eq!((world.show().run_on, world.show().topple), (0.3, 0.25));
}

#[test]
fn kick_871_kick_874_what_a_screen_needs_to_follow_a_rolling_ball() {
    let world = World::standard();
    let flight = flight(&[], &low((100.0, 100.0), (1.0, 0.0), 0.5));
    assert_eq!((flight.segments[0].motion, world.pull()), (Motion::Roll, [3000.0, 500.0]));
    let [_, roll] = world.pull();
    let speed = flight.segments[0].velocity.x;
    // Turned by its way over its radius: v² / 2a, over 5.
    let way = flight.end.last().centre.x - 100.0;
    assert!((way - speed * speed / (2.0 * roll)).abs() < 1e-9 && (way / 5.0 - 68.445).abs() < 1e-9);
}
