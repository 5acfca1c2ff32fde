//! A second opinion on the ball: the same pitch in rapier3d, a general engine that steps through time.
//!
//! A crate of its own, so that nothing else builds rapier3d: `cargo nextest run -p onze-kick-check` compares, and
//! `cargo bench -p onze-kick-check` sets the speed of our ball against it.
//!
//! It knows the cloth, the pegs, the posts and the bars, with the same shapes, restitution and friction;
//! no net, no perch rule, and pegs never fall. Rolling resistance is a force on a ball that lies on the cloth.

use onze_kick::{Body, Bounds, Kick, Kind, Motion, Peg, Pose, Segment, Side};
use rapier3d::prelude::*;

/// A pitch with its ball.
pub struct Table {
    world: PhysicsWorld,
    ball: RigidBodyHandle,
    ball_collider: ColliderHandle,
    bodies: Vec<(ColliderHandle, Body)>,
}

/// What became of the ball.
pub struct Played {
    /// The first body but the ground that it touched, and its centre then.
    pub first: Option<(Body, [f64; 3])>,
    /// Where it came to rest, or left the pitch.
    pub last: [f64; 3],
}

impl Table {
    /// Sets up the cloth, the pegs and both goals.
    pub fn new(pegs: &[Peg], parameters: IntegrationParameters) -> Self {
        let mut world = PhysicsWorld::new();
        world.gravity = Vector::new(0.0, 0.0, -3000.0);
        world.integration_parameters = parameters;
        let ball = RigidBodyBuilder::dynamic().can_sleep(false).ccd_enabled(true);
        let of_the_ball = ColliderBuilder::ball(5.0).restitution(0.0).friction(0.0);
        let (ball, ball_collider) = world.insert(ball, of_the_ball);
        let mut table = Self { world, ball, ball_collider, bodies: Vec::new() };
        table.add(Body::Ground, ColliderBuilder::new(SharedShape::halfspace(Vector::Z)), 0.5, 0.4);
        for peg in pegs {
            table.add(Body::Peg(peg.id), collider_of(peg), 0.35, 0.12);
        }
        for goal in [Side::Low, Side::High] {
            table.add_goal(goal);
        }
        table
    }

    fn add_goal(&mut self, goal: Side) {
        let x = f32::from(goal.number()) * 924.0;
        for (post, y) in [(Side::Low, 261.0), (Side::High, 405.0)] {
            // KICK-603: its top is a half sphere about the bar's axis; its foot does not matter.
            let (foot, top) = (Vector::new(x, y, 2.0), Vector::new(x, y, 50.0));
            let upright = ColliderBuilder::capsule_from_endpoints(foot, top, 2.0);
            self.add(Body::Post { goal, post }, upright, 0.5, 0.12);
        }
        let bar = ColliderBuilder::cylinder(72.0, 2.0).translation(Vector::new(x, 333.0, 50.0));
        self.add(Body::Bar(goal), bar, 0.5, 0.12);
    }

    fn add(&mut self, body: Body, collider: ColliderBuilder, restitution: Real, friction: Real) {
        // The ball has none of either: of two materials the body's counts.
        // KICK-801 limits friction by the whole impulse; rapier3d by what there is before the rebound.
        let collider = collider
            .restitution(restitution)
            .friction(friction * (1.0 + restitution))
            .restitution_combine_rule(CoefficientCombineRule::Max)
            .friction_combine_rule(CoefficientCombineRule::Max);
        let handle = self.world.insert_collider(collider, None);
        self.bodies.push((handle, body));
    }

    /// Launches the ball as the first segment of a flight says and steps until it rests or leaves the pitch.
    pub fn play(&mut self, kick: &Kick, launch: &Segment) -> Played {
        self.place(kick, launch);
        let mut first = None;
        // No kick takes longer than 8 seconds.
        let most = self.world.integration_parameters.inv_dt() * 8.0;
        let mut n_steps = 0.0;
        while n_steps < most {
            n_steps += 1.0;
            let was = position(&self.world.bodies[self.ball]);
            self.slow_down();
            self.world.step();
            if first.is_none() {
                first = self.touched().map(|body| (body, was));
            }
            if self.is_over() {
                break;
            }
        }
        Played { first, last: position(&self.world.bodies[self.ball]) }
    }

    /// How far a ball at `centre` is from touching a body.
    pub fn gap(&self, body: Body, centre: onze_kick::Vector) -> f64 {
        let named = self.bodies.iter().find(|(_, other)| *other == body);
        let collider = &self.world.colliders[named.expect("every body but the nets is here").0];
        let point = vector([centre.x, centre.y, centre.z]);
        f64::from(collider.shape().distance_to_point(collider.position(), point, true)) - 5.0
    }

    fn place(&mut self, kick: &Kick, launch: &Segment) {
        let ball = &mut self.world.bodies[self.ball];
        let (centre, velocity) = (launch.centre, launch.velocity);
        ball.set_translation(vector([centre.x, centre.y, centre.z]), true);
        ball.set_linvel(vector([velocity.x, velocity.y, velocity.z]), true);
        let rolling = match kick.kind {
            Kind::Low => 1.0,
            Kind::Lob => -1.0,
            Kind::Header => 0.0,
        };
        debug_assert_eq!(launch.motion == Motion::Roll, kick.kind == Kind::Low);
        ball.set_angvel(vector([-velocity.y, velocity.x, 0.0].map(|w| w * rolling / 5.0)), true);
    }

    /// KICK-501: rolling slows velocity and spin alike; KICK-802: a hop slower than 60 is rolling too.
    fn slow_down(&mut self) {
        let ball = &mut self.world.bodies[self.ball];
        let (velocity, spin) = (ball.linvel(), ball.angvel());
        let speed = velocity.x.hypot(velocity.y);
        let lost = 500.0 * self.world.integration_parameters.dt;
        let highest_hop = 60.0 * 60.0 / (2.0 * 3000.0);
        if ball.translation().z < 5.0 + highest_hop && velocity.z.abs() < 60.0 && speed > lost {
            let left = 1.0 - lost / speed;
            ball.set_linvel(Vector::new(velocity.x * left, velocity.y * left, velocity.z), true);
            ball.set_angvel(spin * left, true);
        }
    }

    fn touched(&self) -> Option<Body> {
        let touching =
            self.world.contact_pairs_with(self.ball_collider).filter(|pair| pair.has_any_active_contact());
        touching
            .map(|pair| if pair.collider1 == self.ball_collider { pair.collider2 } else { pair.collider1 })
            .filter_map(|other| self.bodies.iter().find(|(handle, _)| *handle == other))
            .map(|(_, body)| *body)
            .find(|body| *body != Body::Ground)
    }

    fn is_over(&self) -> bool {
        let ball = &self.world.bodies[self.ball];
        let (at, velocity) = (ball.translation(), ball.linvel());
        let is_at_rest = velocity.length() < 5.0 && at.z < 5.5;
        let is_out = at.x <= -5.0 || at.x >= 929.0 || at.y <= -5.0 || at.y >= 671.0;
        is_at_rest || is_out
    }
}

fn collider_of(peg: &Peg) -> ColliderBuilder {
    match peg.pose {
        Pose::Standing(at) => ColliderBuilder::cylinder(16.0, 6.0)
            .translation(vector([at.x, at.y, 16.0]))
            .rotation(Vector::new(core::f32::consts::FRAC_PI_2, 0.0, 0.0)),
        // A cylinder's own axis is y.
        Pose::Lying { at, heading } => ColliderBuilder::cylinder(16.0, 6.0)
            .translation(vector([at.x, at.y, 6.0]))
            .rotation(vector([0.0, 0.0, (-heading.x).atan2(heading.y)])),
        Pose::Box(Bounds { x, y, z }) => {
            let [a, b, c] = [x, y, z].map(|[low, high]| single((high - low) / 2.0));
            let middle = [x, y, z].map(|[low, high]| f64::midpoint(low, high));
            ColliderBuilder::cuboid(a, b, c).translation(vector(middle))
        }
    }
}

fn position(ball: &RigidBody) -> [f64; 3] {
    ball.translation().to_array().map(f64::from)
}

fn vector(numbers: [f64; 3]) -> Vector {
    Vector::from_array(numbers.map(single))
}

#[allow(clippy::cast_possible_truncation, reason = "rapier3d works in single precision")]
fn single(number: f64) -> f32 {
    number as f32
}
