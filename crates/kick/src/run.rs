//! A kick from its launch to its end: segment, event, response, and again.

use crate::{
    bodies::{HALF_MOUTH, MOUTH, Shape},
    error::{Deviates, ExecutionError, Source},
    geometry::{Vector, magnitude},
    input::{Kick, Pose},
    motion::{Ball, Course, Motion},
    next_event::{Border, Part, What, next_event},
    pitch::{Pitch, Ranks},
    refusal::Refusal,
    response::{Rebound, knocked_over, normal_speed},
    result::{BallAt, Body, Contact, End, Fallen, Flight, Outcome, Segment, Side},
    world::World,
};

impl World {
    /// Plays a kick and gives back its whole path.
    ///
    /// Draws nine words from the source, or none if the kick is refused.
    pub fn kick(&self, pitch: &Pitch, kick: &Kick, source: &mut impl Source) -> Result<Flight, Refusal> {
        let mut flight = Flight::empty();
        self.kick_into(pitch, kick, source, &mut flight)?;
        Ok(flight)
    }

    /// Like `kick`, but over a flight that is no longer needed, which saves moving twelve kilobytes about.
    ///
    /// A refused kick leaves it as it was.
    pub fn kick_into(
        &self,
        pitch: &Pitch,
        kick: &Kick,
        source: &mut impl Source,
        flight: &mut Flight,
    ) -> Result<(), Refusal> {
        self.check(kick)?;
        // KICK-303: only an accepted kick draws.
        let deviates = Deviates::draw(source);
        flight.clear(deviates);
        (flight.end, flight.capped) = self.play(pitch, kick, deviates).finish(flight);
        Ok(())
    }

    /// Plays a kick and gives back how it ended: for a search, which needs no path (KICK-857).
    pub fn outcome(&self, pitch: &Pitch, kick: &Kick, source: &mut impl Source) -> Result<Outcome, Refusal> {
        self.check(kick)?;
        let deviates = Deviates::draw(source);
        let mut outcome = Outcome::empty(deviates);
        (outcome.end, outcome.capped) = self.play(pitch, kick, deviates).finish(&mut outcome);
        Ok(outcome)
    }

    fn play<'a>(&'a self, pitch: &'a Pitch, kick: &Kick, deviates: Deviates) -> InFlight<'a> {
        let ball = Ball::launched(self, kick, &ExecutionError::new(self, kick.level, deviates));
        InFlight { world: self, pitch, obstacles: pitch.obstacles(kick.kicker), ball, goal: None }
    }
}

/// Who keeps what happens; each list has room for all that 64 segments can bring.
trait Recorder {
    fn segment(&mut self, ball: &Ball);
    fn contact(&mut self, contact: Contact);
    fn fallen(&mut self, fallen: Fallen);
}

impl Recorder for Flight {
    fn segment(&mut self, ball: &Ball) {
        let Ball { time, centre, velocity, motion, .. } = *ball;
        self.segments.push(Segment { time, centre, velocity, motion });
    }

    fn contact(&mut self, contact: Contact) {
        self.contacts.push(contact);
    }

    fn fallen(&mut self, fallen: Fallen) {
        self.fallen.push(fallen);
    }
}

impl Recorder for Outcome {
    fn segment(&mut self, _: &Ball) {}

    fn contact(&mut self, contact: Contact) {
        if let Body::Peg(id) = contact.body {
            self.touched.push(id);
        }
    }

    fn fallen(&mut self, fallen: Fallen) {
        self.fallen.push(fallen);
    }
}

/// A kick under way.
struct InFlight<'a> {
    world: &'a World,
    pitch: &'a Pitch,
    /// The pegs that stand or lie in the way: not the kicker's, not the fallen.
    obstacles: Ranks,
    ball: Ball,
    /// KICK-810: the goal scored, when and where.
    goal: Option<(Side, BallAt)>,
}

impl InFlight<'_> {
    /// How it ends, and whether by the cap of KICK-712.
    fn finish(&mut self, recorder: &mut impl Recorder) -> (End, bool) {
        for _ in 0..self.world.limit.segments {
            if self.is_at_rest() {
                return (self.rest(), false);
            }
            recorder.segment(&self.ball);
            let course = Course::new(self.world, &self.ball);
            let scored = self.goal.map(|(side, _)| side);
            let event = next_event(self.world, &course, (self.pitch, self.obstacles), scored);
            self.ball.advance(self.world, &course, event);
            if let Some(end) = self.respond(event.what, recorder) {
                return (end, false);
            }
        }
        let capped = !self.is_at_rest();
        self.ball.centre.z = self.world.ball.radius;
        (self.rest(), capped)
    }

    /// KICK-712.
    fn is_at_rest(&self) -> bool {
        let Vector { x, y, .. } = self.ball.velocity;
        let stop = self.world.limit.stop;
        self.ball.motion == Motion::Roll && x * x + y * y < stop * stop
    }

    fn rest(&self) -> End {
        let last = self.ball.moment();
        match self.goal {
            Some((side, over)) => End::Goal { side, over, last },
            None => End::Rest(last),
        }
    }

    fn respond(&mut self, what: What, recorder: &mut impl Recorder) -> Option<End> {
        match what {
            What::Stop => self.ball.velocity = Vector::ZERO,
            What::Ground => {
                // KICK-711
                self.ball.centre.z = self.world.ball.radius;
                recorder.contact(self.ball.contact(Body::Ground, Vector::new(0.0, 0.0, 1.0)));
                self.ball.land(self.world);
            }
            What::Peg { rank, face } => self.meet_peg(rank, face, recorder),
            What::Frame { part, face } => self.meet_frame(part, face, recorder),
            What::Border(border) => match self.goal {
                None => return self.cross_line(border),
                Some((side, _)) => {
                    recorder.contact(self.ball.contact(Body::Net(side), border.normal()));
                    self.ball.caught(self.world, border.normal());
                }
            },
        }
        None
    }

    fn meet_peg(&mut self, rank: usize, face: usize, recorder: &mut impl Recorder) {
        let peg = &self.pitch.pegs()[rank];
        let shape = Shape::of(peg.pose);
        let normal = shape.normal(face, self.ball.centre);
        recorder.contact(self.ball.contact(Body::Peg(peg.id), normal));
        let direction = match peg.pose {
            Pose::Standing(axis) if !peg.held => knocked_over(self.world, &self.ball, axis, normal),
            _ => None,
        };
        if let Some(direction) = direction {
            self.obstacles.strike_out(rank);
            recorder.fallen(Fallen { peg: peg.id, time: self.ball.time, direction });
        }
        let falls = direction.is_some();
        let peg = &self.world.peg;
        let restitution = if falls { peg.knock } else { peg.restitution };
        self.ball.bounce(self.world, &shape, normal, Rebound { restitution, friction: peg.friction, falls });
    }

    fn meet_frame(&mut self, part: Part, face: usize, recorder: &mut impl Recorder) {
        let shape = part.shape();
        let normal = shape.normal(face, self.ball.centre);
        recorder.contact(self.ball.contact(part.body(), normal));
        let frame = &self.world.frame;
        let rebound = Rebound { restitution: frame.restitution, friction: frame.friction, falls: false };
        self.ball.bounce(self.world, &shape, normal, rebound);
    }

    /// KICK-810: out of play, or a goal, after which the ball runs on into the net.
    fn cross_line(&mut self, border: Border) -> Option<End> {
        let over = self.ball.moment();
        let Vector { y, z, .. } = over.centre;
        match border {
            Border::X(side) if magnitude(y - MOUTH) < HALF_MOUTH && z < UNDER_THE_BAR => {
                self.goal = Some((side, over));
                None
            }
            Border::X(side) => Some(End::GoalLine { side, over }),
            Border::Y(side) => Some(End::Touch { side, over }),
            Border::Roof => None,
        }
    }
}

/// KICK-810: the height of the bar's axis.
const UNDER_THE_BAR: f64 = 50.0;

impl Ball {
    fn moment(&self) -> BallAt {
        BallAt { time: self.time, centre: self.centre }
    }

    fn contact(&self, body: Body, normal: Vector) -> Contact {
        let normal_speed = normal_speed(self.velocity, normal);
        Contact { body, time: self.time, centre: self.centre, normal, normal_speed }
    }
}

#[cfg(test)]
mod tests;
