//! Chapter 9: results, and what the rules of the game ask of them.

use onze_kick::{Body, End, PegId, Pitch, Point, SplitMix64, World, sample::Sample};

use crate::common::{flight, header, lob, low, lying, standing};

#[test]
fn kick_851_segments_in_order_of_time_from_0() {
    let flight = flight(&[standing(1, 268.0, 100.0)], &lob((100.0, 100.0), (1.0, 0.0), 0.38, 1.0));
    assert_eq!(flight.segments[0].time, 0.0);
    assert!(flight.segments.is_sorted_by(|a, b| a.time <= b.time));
}

#[test]
fn kick_852_contacts_carry_place_normal_and_speed() {
    let world = World::standard();
    let flight = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 300.0), (1.0, 0.0), 0.75));
    let contact = flight.contacts[0];
    let point = contact.point(&world);
    assert!((point.x - 294.0).abs() < 1e-9 && (point.y - 300.0).abs() < 1e-9, "the peg's side");
    assert!((contact.normal_speed - 739.598_708_760_365_5).abs() < 1e-9);
    // The last landing is a contact; crossing a line is none.
    assert_eq!(flight.contacts.last().unwrap().body, Body::Ground);
    assert!(self::flight(&[], &low((20.0, 100.0), (-1.0, 0.0), 0.5)).contacts.is_empty());
}

#[test]
fn kick_853_a_fallen_peg_is_shown_22_mm_further() {
    let world = World::standard();
    let flight = flight(&[standing(1, 268.0, 100.0)], &lob((100.0, 100.0), (1.0, 0.0), 0.37, 1.0));
    let direction = flight.fallen[0].direction;
    assert!((direction.x - 1.0).abs() < 1e-9 && direction.y.abs() < 1e-9);
    assert_eq!(world.show().fallen, 22.0);
}

#[test]
fn kick_854_rest_touch_goal_line_and_goal() {
    let end = |kick| flight(&[], &kick).end;
    assert!(matches!(end(low((100.0, 100.0), (1.0, 0.0), 0.5)), End::Rest(_)));
    assert!(matches!(end(low((462.0, 600.0), (0.0, 1.0), 0.3)), End::Touch { .. }));
    assert!(matches!(end(low((20.0, 100.0), (1.0, 0.0), 1.0)), End::GoalLine { .. }));
    let goal = end(low((250.0, 333.0), (-1.0, 0.0), 1.0));
    let End::Goal { over, last, .. } = goal else { panic!("no goal") };
    assert!(over.time < last.time && goal.last() == last);
}

#[test]
fn kick_855_the_track_runs_through_the_segment_starts_to_the_last_point() {
    let flight = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 306.0), (1.0, 0.0), 0.3));
    let track: Vec<Point> = flight.track().collect();
    assert_eq!(track.len(), flight.segments.len() + 1);
    assert_eq!(track[0], Point::new(200.0, 306.0));
    assert_eq!(track[1], flight.contacts[0].centre.point());
    assert_eq!(*track.last().unwrap(), flight.end.last().centre.point());
}

#[test]
fn kick_856_the_restart_point_is_back_on_the_line() {
    let restart = |kick| flight(&[], &kick).end.restart_point();
    assert_eq!(restart(low((462.0, 600.0), (0.0, 1.0), 0.3)), Some(Point::new(462.0, 666.0)));
    assert_eq!(restart(low((20.0, 100.0), (1.0, 0.0), 1.0)), Some(Point::new(924.0, 100.0)));
    assert_eq!(restart(low((100.0, 100.0), (1.0, 0.0), 0.5)), None);
    assert_eq!(restart(low((250.0, 333.0), (-1.0, 0.0), 1.0)), None);
}

#[test]
fn kick_857_the_outcome_alone_is_that_of_the_flight_bit_for_bit() {
    let world = World::standard();
    let sample = Sample::new(&world, 857, 2_000);
    for ((pitch, kick), seed) in sample.kicks().zip(0..) {
        let flight = world.kick(pitch, kick, &mut SplitMix64::new(seed)).unwrap();
        let outcome = world.outcome(pitch, kick, &mut SplitMix64::new(seed)).unwrap();
        assert_eq!(outcome.end, flight.end);
        assert_eq!(outcome.fallen, flight.fallen);
        assert_eq!(outcome.capped, flight.capped);
        assert_eq!(outcome.deviates, flight.deviates);
        assert!(outcome.touched.iter().copied().eq(flight.touched()));
    }
}

#[test]
fn kick_861_the_first_peg_touched() {
    let pegs = [standing(7, 300.0, 300.0), standing(9, 250.0, 310.0)];
    assert_eq!(flight(&pegs, &low((200.0, 303.0), (1.0, 0.0), 0.6)).touched().next(), Some(PegId(9)));
}

#[test]
fn kick_862_who_fell_by_a_header() {
    let flight = flight(&[standing(4, 345.0, 301.0)], &header((300.0, 300.0), (1.0, 0.0), 0.8, 0.0));
    assert_eq!(flight.fallen.iter().map(|fallen| fallen.peg).collect::<Vec<_>>(), [PegId(4)]);
}

#[test]
fn kick_863_a_goalkeeper_stands_lies_or_is_a_box() {
    let world = World::standard();
    let keepers = [
        standing(1, 918.0, 333.0),
        lying(2, 918.0, 250.0, (0.0, 1.0)),
        crate::common::boxed(17, [912.0, 924.0], [263.0, 387.0], [0.0, 36.0]),
    ];
    assert!(Pitch::new(&world, &keepers).is_ok());
}

#[test]
fn kick_864_the_last_peg_touched() {
    let pegs = [standing(2, 300.0, 290.0), standing(4, 300.0, 310.0)];
    let wedged = flight(&pegs, &low((200.0, 300.0), (1.0, 0.0), 0.5));
    assert_eq!(wedged.touched().next_back(), Some(PegId(2)));
    assert_eq!(flight(&[], &low((200.0, 300.0), (1.0, 0.0), 0.5)).touched().next_back(), None);
}
