//! What a screen needs to show a kick (KICK-871 to KICK-875); nothing here decides anything.

use crate::{
    geometry::{Vector, limited, smaller},
    motion::Motion,
    result::{End, Fallen, Flight, Segment},
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

    /// KICK-873: like `position`, but a ball out of play runs on along its last segment for a moment.
    pub fn position_running_on(&self, flight: &Flight, time: f64) -> Vector {
        let last = flight.end.last();
        match (&flight.end, flight.segments.last()) {
            (End::Touch { .. } | End::GoalLine { .. }, Some(segment)) if time > last.time => {
                self.on_segment(segment, smaller(time, last.time + self.show.run_on) - segment.time)
            }
            _ => self.position(flight, time),
        }
    }

    /// KICK-874: by how many radians a ball has turned that has rolled so far.
    pub fn turned(&self, path_length: f64) -> f64 {
        path_length / self.ball.radius
    }

    /// KICK-875: how far a falling peg has turned about the edge of its base, from 0 (upright) to 1 (lying).
    pub fn toppled(&self, fallen: &Fallen, time: f64) -> f64 {
        limited((time - fallen.time) / self.show.topple, 0.0, 1.0)
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
