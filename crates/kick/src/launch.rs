//! How the ball leaves (KICK-401 to KICK-404).

use crate::{
    error::ExecutionError,
    geometry::{Heading, Vector},
    input::{Kick, Kind},
    motion::{Ball, Motion, rolling_spin},
    world::World,
};

/// KICK-203: from the cloth to the centre of a ball on top of a standing peg.
const ON_A_PEG: f64 = 37.0;

impl Ball {
    pub(crate) fn launched(world: &World, kick: &Kick, error: &ExecutionError) -> Self {
        let range = world.kind(kick.kind);
        let speed = (range.base + range.range * kick.power) * error.speed;
        let dir = kick.dir.unit().turned(error.direction);
        let on_the_cloth = world.ball.radius;
        match kick.kind {
            Kind::Low => {
                let velocity = Vector::new(speed * dir.x, speed * dir.y, 0.0);
                Self::at_start(kick, on_the_cloth, velocity, rolling_spin(velocity), Motion::Roll)
            }
            Kind::Lob => {
                let velocity = risen(speed, dir, kick.loft, error);
                // KICK-404: a flick under the ball gives back-spin.
                let spin = rolling_spin(velocity) * -world.ball.backspin;
                Self::at_start(kick, on_the_cloth, velocity, spin, Motion::Fly)
            }
            Kind::Header => {
                let velocity = risen(speed, dir, kick.loft, error);
                Self::at_start(kick, ON_A_PEG, velocity, Vector::ZERO, Motion::Fly)
            }
        }
    }

    const fn at_start(kick: &Kick, height: f64, velocity: Vector, spin: Vector, motion: Motion) -> Self {
        Self { time: 0.0, centre: Vector::new(kick.at.x, kick.at.y, height), velocity, spin, motion }
    }
}

/// KICK-402 and KICK-403: the velocity of a ball sent up by the slope `loft`.
///
/// ```text
///      s │  ／ V
///        │／_____ c
/// ```
fn risen(speed: f64, dir: Heading, loft: f64, error: &ExecutionError) -> Vector {
    let m = (1.0 + loft * loft).sqrt();
    let Heading { x: c, y: s } = Heading::new(1.0 / m, loft / m).turned(error.loft);
    Vector::new(speed * c * dir.x, speed * c * dir.y, speed * s)
}
