//! What an event does to the ball (KICK-801 to KICK-809).

use crate::{
    bodies::Shape,
    geometry::{Heading, Point, Vector, larger, length, magnitude, smaller},
    motion::{Ball, Motion, rolling_spin},
    world::World,
};

/// How a body throws the ball back.
#[derive(Clone, Copy)]
pub(crate) struct Rebound {
    pub(crate) restitution: f64,
    pub(crate) friction: f64,
    /// Whether the body is a peg that falls.
    pub(crate) falls: bool,
}

/// How fast the ball comes on.
pub(crate) fn normal_speed(velocity: Vector, normal: Vector) -> f64 {
    larger(0.0, -velocity.dot(normal))
}

/// KICK-807: the way a standing peg falls under this blow, if it does.
///
/// ```text
///        ●          the blow turns the peg about the far edge of its base;
///    n ↖ ┌──┐       lever of the push: n_h·z_c, lever of the weight
///        │  │       it adds by coming from above: n_z·(6 + ρ_c)
///        └──┘ edge
/// ```
pub(crate) fn knocked_over(world: &World, ball: &Ball, axis: Point, normal: Vector) -> Option<Heading> {
    let radius = world.ball.radius;
    let horizontal = normal.horizontal();
    let height = ball.centre.z - radius * normal.z;
    let distance = length(ball.centre.x - axis.x, ball.centre.y - axis.y) - radius * horizontal;
    let lever = horizontal * height - normal.z * (6.0 + distance);
    let blow = (1.0 + world.peg.restitution) * normal_speed(ball.velocity, normal);
    (blow * lever >= world.peg.tip).then(|| Heading::new(-normal.x / horizontal, -normal.y / horizontal))
}

impl Ball {
    /// KICK-801. Says whether the floor made the rebound.
    fn impact(&mut self, world: &World, normal: Vector, restitution: f64, friction: f64, floor: f64) -> bool {
        let along = self.velocity.dot(normal);
        let speed = larger(0.0, -along);
        let tangential = self.velocity - normal * along;
        let slip = tangential - self.spin.cross(normal);
        let slip_speed = slip.length();
        let impulse = smaller(friction * (1.0 + restitution) * speed, world.ball.grip * slip_speed);
        let share = if slip_speed > 0.0 { impulse / slip_speed } else { 0.0 };
        let rebound = larger(restitution * speed, floor);
        self.velocity = tangential - slip * share + normal * rebound;
        self.spin = self.spin + normal.cross(slip) * (2.5 * share);
        restitution * speed < floor
    }

    /// KICK-802.
    pub(crate) fn land(&mut self, world: &World) {
        let up = Vector::new(0.0, 0.0, 1.0);
        self.impact(world, up, world.ground.restitution, world.ground.friction, 0.0);
        if self.velocity.z < world.limit.settle {
            self.take_to_the_cloth();
        }
    }

    /// KICK-803: the short skid is taken as instantaneous.
    fn take_to_the_cloth(&mut self) {
        let Self { velocity, spin, .. } = *self;
        self.velocity = Vector::new(
            (5.0 * velocity.x + 2.0 * spin.y) / 7.0,
            (5.0 * velocity.y - 2.0 * spin.x) / 7.0,
            0.0,
        );
        self.spin = rolling_spin(self.velocity);
        self.motion = Motion::Roll;
    }

    /// KICK-804 and KICK-806: off a peg, a box, a post or a bar.
    pub(crate) fn bounce(&mut self, world: &World, shape: &Shape, normal: Vector, rebound: Rebound) {
        let Rebound { restitution, friction, falls } = rebound;
        let separation = world.limit.separation;
        match self.motion {
            Motion::Fly if normal.z > 0.0 && !falls => {
                if self.impact(world, normal, restitution, friction, world.limit.hop) {
                    self.leave_the_perch(world, shape);
                }
            }
            Motion::Fly => {
                self.impact(world, normal, restitution, friction, separation);
            }
            Motion::Roll => {
                self.impact(world, normal, restitution, friction, separation);
                self.hop_or_settle(world, normal);
            }
        }
    }

    /// KICK-806: top-spin makes a hard-hit ball hop.
    fn hop_or_settle(&mut self, world: &World, normal: Vector) {
        if self.velocity.z >= world.limit.settle {
            self.motion = Motion::Fly;
            return;
        }
        self.take_to_the_cloth();
        let away = self.velocity.dot(normal);
        if away < world.limit.separation {
            self.velocity = self.velocity + normal * (world.limit.separation - away);
            // KICK-503
            self.spin = rolling_spin(self.velocity);
        }
    }

    /// KICK-805: nothing comes to rest on top of a body, or runs along it.
    fn leave_the_perch(&mut self, world: &World, shape: &Shape) {
        let middle = shape.middle();
        let offset = Heading::new(self.centre.x - middle.x, self.centre.y - middle.y);
        let across = match *shape {
            Shape::Standing(_) | Shape::Post(_) => return self.leave_the_top(world, offset),
            Shape::Lying(_, heading) => Heading::new(-heading.y, heading.x),
            // Into the pitch, that is towards its middle.
            Shape::Bar(_) | Shape::Box(_) => Heading::new(if middle.x < 462.0 { 1.0 } else { -1.0 }, 0.0),
        };
        let hop = world.limit.hop;
        let speed = self.velocity.x * across.x + self.velocity.y * across.y;
        if magnitude(speed) >= hop {
            return;
        }
        let is_plus = if magnitude(speed) < 1.0 {
            offset.x * across.x + offset.y * across.y >= -world.limit.touching
        } else {
            speed > 0.0
        };
        let change = if is_plus { hop } else { -hop } - speed;
        self.velocity.x += change * across.x;
        self.velocity.y += change * across.y;
    }

    /// KICK-805, on a standing peg or a post.
    fn leave_the_top(&mut self, world: &World, offset: Heading) {
        let hop = world.limit.hop;
        let speed = self.velocity.horizontal();
        if speed >= hop {
            return;
        }
        let distance = length(offset.x, offset.y);
        let out = if speed >= 1.0 {
            Heading::new(self.velocity.x / speed, self.velocity.y / speed)
        } else if distance > world.limit.touching {
            Heading::new(offset.x / distance, offset.y / distance)
        } else {
            Heading::new(1.0, 0.0)
        };
        self.velocity.x = hop * out.x;
        self.velocity.y = hop * out.y;
    }

    /// KICK-809: a net takes nearly everything.
    pub(crate) fn caught(&mut self, world: &World, normal: Vector) {
        let along = self.velocity.dot(normal);
        let tangential = self.velocity - normal * along;
        let back = larger(world.net.normal * larger(0.0, -along), world.limit.separation);
        self.velocity = tangential * world.net.tangential + normal * back;
        self.spin = match self.motion {
            // KICK-503
            Motion::Roll => rolling_spin(self.velocity),
            Motion::Fly => Vector::ZERO,
        };
    }
}
