//! What only the inside of a kick shows: its spin, and what was passed over.

use super::*;
use crate::{error::SplitMix64, sample::Sample};

/// Everything in the order in which it happens.
#[derive(Default)]
struct Trace(Vec<Step>);

enum Step {
    Segment(Ball),
    Contact(Contact),
    Fallen,
}

impl Recorder for Trace {
    fn segment(&mut self, ball: &Ball) {
        self.0.push(Step::Segment(*ball));
    }

    fn contact(&mut self, contact: Contact) {
        self.0.push(Step::Contact(contact));
    }

    fn fallen(&mut self, _: Fallen) {
        self.0.push(Step::Fallen);
    }
}

fn for_each_trace(mut see: impl FnMut(&World, &Pitch, &[Step])) {
    let world = World::standard();
    let sample = Sample::new(&world, 884, 5_000);
    let mut source = SplitMix64::new(884);
    for (pitch, kick) in sample.kicks() {
        let mut trace = Trace::default();
        world.play(pitch, kick, Deviates::draw(&mut source)).finish(&mut trace);
        see(&world, pitch, &trace.0);
    }
}

fn energy(ball: &Ball) -> f64 {
    0.5 * ball.velocity.dot(ball.velocity) + 0.2 * ball.spin.dot(ball.spin) + 3000.0 * ball.centre.z
}

/// KICK-884: just before the next event, `time` later.
fn energy_before(ball: &Ball, time: f64) -> f64 {
    match ball.motion {
        Motion::Fly => energy(ball),
        Motion::Roll => {
            let left = ball.velocity.horizontal() - 500.0 * time;
            0.7 * left * left + 3000.0 * ball.centre.z
        }
    }
}

/// Whether the rebound of `V_HOP` was used, with the restitution of what was touched.
fn hopped(ball: &Ball, contact: &Contact) -> bool {
    let restitution = match contact.body {
        Body::Peg(_) => 0.35,
        Body::Post { .. } | Body::Bar(_) => 0.5,
        Body::Net(_) | Body::Ground => return false,
    };
    ball.motion == Motion::Fly && contact.normal.z > 0.0 && restitution * contact.normal_speed < 60.0
}

#[test]
fn kick_884_energy_never_grows_at_an_event() {
    let mut n_events = 0;
    for_each_trace(|_, _, steps| {
        let mut before: Option<(Ball, Option<Contact>)> = None;
        for step in steps {
            match step {
                Step::Contact(contact) => {
                    if let Some((_, last)) = &mut before {
                        *last = Some(*contact);
                    }
                }
                Step::Fallen => {}
                Step::Segment(ball) => {
                    if let Some((last, contact)) = before
                        && !contact.is_some_and(|contact| hopped(&last, &contact))
                    {
                        let had = energy_before(&last, ball.time - last.time);
                        // V_SEP, 0.001 mm/s, is a floor too and adds next to nothing.
                        assert!(energy(ball) <= had * (1.0 + 1e-12) + 1e-5, "{last:?} {contact:?} {ball:?}");
                        n_events += 1;
                    }
                    before = Some((*ball, None));
                }
            }
        }
    });
    assert!(n_events > 5_000);
}

#[test]
fn kick_503_a_rolling_ball_always_has_the_rolling_spin() {
    for_each_trace(|_, _, steps| {
        for step in steps {
            if let Step::Segment(ball) = step
                && ball.motion == Motion::Roll
            {
                assert_eq!(ball.spin, crate::motion::rolling_spin(ball.velocity));
            }
        }
    });
}

/// The plain version, which looks at every peg, is the oracle of the quick one.
#[test]
fn kick_710_no_peg_that_would_be_touched_is_passed_over() {
    let mut n_touched = 0;
    for_each_trace(|world, pitch, steps| {
        for step in steps {
            let Step::Segment(ball) = step else { continue };
            let course = Course::new(world, ball);
            // Far beyond any event: the whole way of the ball.
            let horizon = 2000.0;
            let all = pitch.obstacles(None);
            let near: Vec<usize> = pitch.near(&course, horizon, all).ascending().collect();
            for (rank, peg) in pitch.pegs().iter().enumerate() {
                let touch = Shape::of(peg.pose).touch(&course, horizon, world.limit.touching);
                n_touched += usize::from(touch.is_some());
                assert!(touch.is_none() || near.contains(&rank), "{peg:?} {ball:?}");
            }
        }
    });
    assert!(n_touched > 1_000);
}
