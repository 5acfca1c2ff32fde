//! Chapter 5: motion.

use onze_kick::{Motion, World};

use crate::common::{flight, lob, low, standing};

#[test]
fn kick_501_rolling_slows_down_evenly_on_a_straight_line() {
    // Over the line after 100 mm: v₁ = √(585² − 2·500·100), t = 2·100 / (585 + v₁).
    let flight = flight(&[], &low((829.0, 100.0), (1.0, 0.0), 0.5));
    let left = (585.0_f64 * 585.0 - 100_000.0).sqrt();
    assert!((flight.end.last().time - 200.0 / (585.0 + left)).abs() < 1e-12);
    assert_eq!((flight.end.last().centre.y, flight.end.last().centre.z), (100.0, 5.0));
}

#[test]
fn kick_502_flying_is_uniform_across_and_falls() {
    let flight = flight(&[], &lob((100.0, 100.0), (3.0, 4.0), 0.5, 1.0));
    let start = flight.segments[0];
    let t = 0.2;
    let at = World::standard().position(&flight, t);
    assert!((at.x - (100.0 + start.velocity.x * t)).abs() < 1e-9);
    assert!((at.y - (100.0 + start.velocity.y * t)).abs() < 1e-9);
    assert!((at.z - (5.0 + start.velocity.z * t - 1500.0 * t * t)).abs() < 1e-9);
}

#[test]
fn kick_503_a_rolling_ball_has_the_spin_of_its_velocity() {
    // Slowed down to v it hits head-on: friction turns 0.12·1.35·v of its top-spin into a hop.
    let flight = flight(&[standing(1, 300.0, 300.0)], &low((200.0, 300.0), (1.0, 0.0), 0.75));
    let v = flight.contacts[0].normal_speed;
    assert_eq!(flight.segments[1].motion, Motion::Fly);
    assert!((flight.segments[1].velocity.z - 0.12 * 1.35 * v).abs() < 1e-9);
}
