//! The ball between two events: straight or falling, always in closed form (KICK-501 to KICK-503).

use crate::{
    geometry::Vector,
    next_event::{Event, What},
    world::World,
};

/// Whether a segment is on the cloth or above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// On the cloth, slowing down.
    Roll,
    /// In the air, falling.
    Fly,
}

/// The moving ball.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ball {
    pub(crate) time: f64,
    pub(crate) centre: Vector,
    pub(crate) velocity: Vector,
    /// KICK-404: angular velocity times radius.
    pub(crate) spin: Vector,
    pub(crate) motion: Motion,
}

/// KICK-404: the spin of a ball that rolls with this velocity.
pub(crate) fn rolling_spin(velocity: Vector) -> Vector {
    Vector::new(-velocity.y, velocity.x, 0.0)
}

/// The segment the ball is on, as polynomials in τ (KICK-701):
/// path length for a rolling ball, time for a flying one.
///
/// ```text
/// roll   x, y = start + along·τ   z = 5
/// fly    x, y = start + along·τ   z = start + along·τ + bend·τ²
/// ```
pub(crate) struct Course {
    pub(crate) motion: Motion,
    pub(crate) start: Vector,
    /// A rolling ball's direction, a flying one's velocity.
    pub(crate) along: Vector,
    /// −½·G in the air, 0 on the cloth.
    pub(crate) bend: f64,
    /// The speed of a rolling ball.
    pub(crate) speed: f64,
}

impl Course {
    pub(crate) fn new(world: &World, ball: &Ball) -> Self {
        let Ball { centre: start, velocity, motion, .. } = *ball;
        match motion {
            Motion::Roll => {
                let speed = velocity.horizontal();
                let along = Vector::new(velocity.x / speed, velocity.y / speed, 0.0);
                Self { motion, start, along, bend: 0.0, speed }
            }
            Motion::Fly => Self { motion, start, along: velocity, bend: -0.5 * world.ball.fall, speed: 0.0 },
        }
    }
}

impl Ball {
    /// KICK-711: moves the ball to an event.
    pub(crate) fn advance(&mut self, world: &World, course: &Course, Event { tau, what }: Event) {
        let Course { start, along, speed, .. } = *course;
        match course.motion {
            Motion::Roll => {
                let square = speed * speed - 2.0 * world.ball.roll * tau;
                // At the stop nothing is left; the difference would leave its rounding behind, in the time too.
                let rolls_on = square > 0.0 && !matches!(what, What::Stop);
                let left = if rolls_on { square.sqrt() } else { 0.0 };
                self.time += 2.0 * tau / (speed + left);
                self.centre = Vector::new(start.x + along.x * tau, start.y + along.y * tau, start.z);
                self.velocity = along * left;
                // KICK-503
                self.spin = rolling_spin(self.velocity);
            }
            Motion::Fly => {
                self.time += tau;
                self.centre = Vector::new(
                    start.x + along.x * tau,
                    start.y + along.y * tau,
                    start.z + along.z * tau + course.bend * tau * tau,
                );
                self.velocity.z -= world.ball.fall * tau;
            }
        }
    }
}
