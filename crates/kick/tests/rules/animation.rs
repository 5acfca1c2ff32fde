//! Chapter 9: animation.

use onze_kick::{End, Flight, Motion, World};

use crate::common::{flight, header, lob, low, standing};

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
fn kick_873_showing_decides_nothing_and_may_run_on_a_moment() {
    let world = World::standard();
    let out = flight(&[], &low((462.0, 600.0), (0.0, 1.0), 0.3));
    let before = out.clone();
    let over = out.end.last();
    assert!(matches!(out.end, End::Touch { .. }));
    assert_eq!(world.position(&out, over.time + 0.2).y, 671.0);
    let shown = |after: f64| world.position_running_on(&out, over.time + after).y;
    assert!(shown(0.1) > 671.0 && shown(0.3) > shown(0.1));
    assert_eq!(shown(0.3), shown(5.0), "0.3 s at most");
    // At half speed: shown time = 2 × model time, the same places.
    assert_eq!(world.position_running_on(&out, 0.1), world.position(&out, 0.1));
    assert_eq!(out, before);
    // A ball at rest stays where it is.
    let rest = flight(&[], &low((100.0, 100.0), (1.0, 0.0), 0.2));
    assert_eq!(world.position_running_on(&rest, 99.0), rest.end.last().centre);
}

#[test]
fn kick_874_a_rolling_ball_turns_by_its_way_over_its_radius() {
    let world = World::standard();
    let flight = flight(&[], &low((100.0, 100.0), (1.0, 0.0), 0.5));
    assert_eq!(flight.segments[0].motion, Motion::Roll);
    assert!((world.turned(flight.end.last().centre.x - 100.0) - 342.225 / 5.0).abs() < 1e-9);
}

#[test]
fn kick_875_a_falling_peg_takes_a_quarter_of_a_second() {
    let world = World::standard();
    let flight = flight(&[standing(4, 345.0, 301.0)], &header((300.0, 300.0), (1.0, 0.0), 0.8, 0.0));
    let fallen = flight.fallen[0];
    assert_eq!(world.toppled(&fallen, 0.0), 0.0);
    assert!((world.toppled(&fallen, fallen.time + 0.125) - 0.5).abs() < 1e-9);
    assert_eq!(world.toppled(&fallen, fallen.time + 0.3), 1.0);
}
