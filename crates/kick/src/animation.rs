//! Where a screen shows the ball (KICK-871, KICK-872); nothing here decides anything.

use crate::{
    geometry::{Vector, smaller},
    motion::Motion,
    result::{Flight, Segment},
    world::World,
};

impl World {
    /// KICK-871: the ball's centre `time` seconds after the kick.
    pub fn position(&self, flight: &Flight, time: f64) -> Vector {
        let last = flight.end.last();
        if time >= last.time {
            return last.centre;
        }
        let begun = flight.segments.iter().rev().find(|segment| segment.time <= time);
        match begun.or(flight.segments.first()) {
            Some(segment) => self.on_segment(segment, time - segment.time),
            None => last.centre,
        }
    }

    fn on_segment(&self, segment: &Segment, since: f64) -> Vector {
        let Segment { centre, velocity, motion, .. } = *segment;
        match motion {
            Motion::Fly => Vector::new(
                centre.x + velocity.x * since,
                centre.y + velocity.y * since,
                centre.z + (velocity.z - 0.5 * self.ball.fall * since) * since,
            ),
            Motion::Roll => {
                let speed = velocity.horizontal();
                let since = smaller(since, speed / self.ball.roll);
                let k = since - 0.5 * self.ball.roll * since * since / speed;
                Vector::new(centre.x + velocity.x * k, centre.y + velocity.y * k, self.ball.radius)
            }
        }
    }
}
