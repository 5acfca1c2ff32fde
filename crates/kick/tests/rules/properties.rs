//! What every build must show, over kicks that nobody chose.

use onze_kick::{
    BallAt, Body, Bounds, Contact, End, Flight, Heading, Kick, Kind, Level, Peg, PegId, Pitch, Point, Pose,
    Side, SplitMix64, Vector, World,
};
use proptest::prelude::*;

fn any_heading() -> impl Strategy<Value = Heading> {
    (-1.0..1.0_f64, -1.0..1.0_f64)
        .prop_filter("long enough", |(x, y)| x.hypot(*y) > 0.1)
        .prop_map(|(x, y)| Heading::new(x / x.hypot(y), y / x.hypot(y)))
}

fn any_point() -> impl Strategy<Value = Point> {
    (0.0..924.0_f64, 0.0..666.0_f64).prop_map(|(x, y)| Point::new(x, y))
}

fn any_pose() -> impl Strategy<Value = Pose> {
    prop_oneof![
        6 => any_point().prop_map(Pose::Standing),
        3 => (any_point(), any_heading()).prop_map(|(at, heading)| Pose::Lying { at, heading }),
        1 => (any_point(), 1.0..60.0_f64, 1.0..60.0_f64, 0.0..20.0_f64, 1.0..40.0_f64).prop_map(|(at, a, b, low, c)| {
            Pose::Box(Bounds { x: [at.x, at.x + a], y: [at.y, at.y + b], z: [low, low + c] })
        }),
    ]
}

/// Up to 30 pegs, many of them held so that they stay in the way.
fn any_pegs() -> impl Strategy<Value = Vec<Peg>> {
    prop::collection::vec((any_pose(), any::<bool>()), 0..30).prop_map(|pegs| {
        (1..).zip(pegs).map(|(id, (pose, held))| Peg { id: PegId(id), pose, held }).collect()
    })
}

fn any_kick() -> impl Strategy<Value = Kick> {
    let kind = prop_oneof![
        Just((Kind::Low, 0.0)),
        (0.5..4.0_f64).prop_map(|loft| (Kind::Lob, loft)),
        (0.0..2.0_f64).prop_map(|loft| (Kind::Header, loft)),
    ];
    (kind, any_point(), any_heading(), 0.0..1.0_f64).prop_map(|((kind, loft), at, dir, power)| Kick {
        kind,
        at,
        dir,
        power,
        loft,
        kicker: None,
        level: Level::Exact,
    })
}

fn play(pegs: &[Peg], kick: &Kick, seed: u64) -> Flight {
    let world = World::standard();
    world.kick(&Pitch::new(&world, pegs).unwrap(), kick, &mut SplitMix64::new(seed)).unwrap()
}

/// The distance from a point to the exact body, not to its thickened volume.
fn distance(pose: &Pose, p: Vector) -> f64 {
    let over = |value: f64| value.max(0.0);
    match pose {
        Pose::Standing(at) => over((p.x - at.x).hypot(p.y - at.y) - 6.0).hypot(over(p.z - 32.0)),
        Pose::Lying { at, heading } => {
            let (dx, dy) = (p.x - at.x, p.y - at.y);
            let along = (dx * heading.x + dy * heading.y).abs();
            let across = dy * heading.x - dx * heading.y;
            over(along - 16.0).hypot(over(across.hypot(p.z - 6.0) - 6.0))
        }
        Pose::Box(Bounds { x, y, z }) => {
            let outside = |[low, high]: [f64; 2], value: f64| over((low - value).max(value - high));
            outside(*x, p.x).hypot(outside(*y, p.y)).hypot(outside(*z, p.z))
        }
    }
}

/// From a point to the nearest post or bar. A post's top is round (KICK-603): a half sphere about the bar's axis.
fn distance_to_frames(p: Vector) -> f64 {
    let over = |value: f64| value.max(0.0);
    let mut nearest = f64::INFINITY;
    for x in [0.0, 924.0] {
        for y in [261.0, 405.0] {
            nearest = nearest.min((p.x - x).hypot(p.y - y).hypot(over(p.z - 50.0)) - 2.0);
        }
        let along = over((p.y - 333.0).abs() - 72.0);
        nearest = nearest.min(along.hypot(over((p.x - x).hypot(p.z - 50.0) - 2.0)));
    }
    nearest
}

/// The centre at seven instants of every segment.
fn places(flight: &Flight) -> Vec<(f64, Vector)> {
    let world = World::standard();
    let ends = flight.segments.iter().skip(1).map(|segment| segment.time).chain([flight.end.last().time]);
    let mut places = Vec::new();
    for (segment, end) in flight.segments.iter().zip(ends) {
        for n in 0..7 {
            let time = segment.time + (end - segment.time) * f64::from(n) / 7.0;
            places.push((time, world.position(flight, time)));
        }
    }
    places
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn kick_881_same_bits_and_at_most_64_segments(pegs in any_pegs(), kick in any_kick(), seed in any::<u64>()) {
        let kick = Kick { level: Level::Shaky, ..kick };
        let flight = play(&pegs, &kick, seed);
        prop_assert_eq!(&flight, &play(&pegs, &kick, seed));
        prop_assert!(flight.segments.len() <= 64);
        prop_assert!(flight.contacts.len() <= 64);
    }

    #[test]
    fn kick_881_the_ball_never_enters_a_body_or_the_cloth(pegs in any_pegs(), kick in any_kick()) {
        let flight = play(&pegs, &kick, 0);
        let start = flight.segments[0].centre;
        for (time, place) in places(&flight) {
            prop_assert!(place.z >= 5.0 - 1e-9);
            for peg in &pegs {
                let fell = flight.fallen.iter().any(|fallen| fallen.peg == peg.id && fallen.time <= time);
                if !fell && distance(&peg.pose, start) >= 5.0 {
                    let distance = distance(&peg.pose, place);
                    prop_assert!(distance >= 5.0 - 1e-9, "{distance} from {peg:?} at {time}");
                }
            }
            if distance_to_frames(start) >= 5.0 {
                prop_assert!(distance_to_frames(place) >= 5.0 - 1e-9, "{place:?} at {time}");
            }
        }
    }

    #[test]
    fn kick_882_a_mirrored_kick_has_a_mirrored_result(pegs in any_pegs(), kick in any_kick()) {
        let flight = play(&pegs, &kick, 0);
        let n_contacts = flight.contacts.iter().filter(|contact| contact.body != Body::Ground).count();
        prop_assume!(n_contacts <= 2);
        for mirror in [Mirror::X, Mirror::Y] {
            let pegs: Vec<Peg> = pegs.iter().map(|peg| mirror.peg(peg)).collect();
            let mirrored = play(&pegs, &mirror.kick(&kick), 0);
            mirror.compare(&flight, &mirrored)?;
        }
    }

    #[test]
    fn kick_883_times_and_places_never_jump(pegs in any_pegs(), kick in any_kick()) {
        let world = World::standard();
        let flight = play(&pegs, &kick, 0);
        for n in 1..flight.segments.len() {
            // The end of a segment by KICK-871: what the path without the later ones shows there.
            let mut cut = flight.clone();
            let next = cut.segments[n];
            cut.segments.truncate(n);
            cut.end = End::Rest(BallAt { time: f64::INFINITY, centre: next.centre });
            let end = world.position(&cut, next.time);
            let apart = (end.x - next.centre.x).hypot(end.y - next.centre.y).hypot(end.z - next.centre.z);
            prop_assert!(apart <= 1e-9, "{apart} before segment {n}");
            prop_assert!(next.time >= cut.segments[n - 1].time);
        }
        if !flight.capped {
            let last = flight.end.last();
            let mut open = flight.clone();
            open.end = End::Rest(BallAt { time: f64::INFINITY, centre: last.centre });
            let end = world.position(&open, last.time);
            let apart = (end.x - last.centre.x).hypot(end.y - last.centre.y).hypot(end.z - last.centre.z);
            prop_assert!(apart <= 1e-9, "{apart} at the end");
        }
    }
}

#[derive(Clone, Copy)]
enum Mirror {
    X,
    Y,
}

impl Mirror {
    fn place(self, x: f64, y: f64) -> (f64, f64) {
        match self {
            Self::X => (924.0 - x, y),
            Self::Y => (x, 666.0 - y),
        }
    }

    fn along(self, x: f64, y: f64) -> (f64, f64) {
        match self {
            Self::X => (-x, y),
            Self::Y => (x, -y),
        }
    }

    fn kick(self, kick: &Kick) -> Kick {
        let ((x, y), (dx, dy)) = (self.place(kick.at.x, kick.at.y), self.along(kick.dir.x, kick.dir.y));
        Kick { at: Point::new(x, y), dir: Heading::new(dx, dy), ..*kick }
    }

    fn peg(self, peg: &Peg) -> Peg {
        let point = |at: Point| {
            let (x, y) = self.place(at.x, at.y);
            Point::new(x, y)
        };
        let pose = match peg.pose {
            Pose::Standing(at) => Pose::Standing(point(at)),
            Pose::Lying { at, heading } => {
                let (x, y) = self.along(heading.x, heading.y);
                Pose::Lying { at: point(at), heading: Heading::new(x, y) }
            }
            Pose::Box(Bounds { x, y, z }) => {
                let (a, b) = (self.place(x[0], y[0]), self.place(x[1], y[1]));
                Pose::Box(Bounds { x: [a.0.min(b.0), a.0.max(b.0)], y: [a.1.min(b.1), a.1.max(b.1)], z })
            }
        };
        Peg { pose, ..*peg }
    }

    fn side(self, side: Side, is_goal: bool) -> Side {
        match (self, is_goal, side) {
            (Self::X, true, Side::Low) | (Self::Y, false, Side::Low) => Side::High,
            (Self::X, true, Side::High) | (Self::Y, false, Side::High) => Side::Low,
            _ => side,
        }
    }

    fn body(self, body: Body) -> Body {
        match body {
            Body::Post { goal, post } => {
                Body::Post { goal: self.side(goal, true), post: self.side(post, false) }
            }
            Body::Bar(goal) => Body::Bar(self.side(goal, true)),
            Body::Net(goal) => Body::Net(self.side(goal, true)),
            Body::Peg(_) | Body::Ground => body,
        }
    }

    fn compare(self, flight: &Flight, mirrored: &Flight) -> Result<(), TestCaseError> {
        let is_near = |a: Vector, (x, y): (f64, f64), z: f64| {
            (a.x - x).abs() < 1e-6 && (a.y - y).abs() < 1e-6 && (a.z - z).abs() < 1e-6
        };
        prop_assert_eq!(flight.segments.len(), mirrored.segments.len());
        for (one, other) in flight.segments.iter().zip(&mirrored.segments) {
            let (c, v) = (one.centre, one.velocity);
            prop_assert!((one.time - other.time).abs() < 1e-6);
            prop_assert!(is_near(other.centre, self.place(c.x, c.y), c.z), "{one:?} {other:?}");
            prop_assert!(is_near(other.velocity, self.along(v.x, v.y), v.z), "{one:?} {other:?}");
        }
        prop_assert_eq!(flight.contacts.len(), mirrored.contacts.len());
        for (one, other) in flight.contacts.iter().zip(&mirrored.contacts) {
            let Contact { body, normal: n, .. } = *one;
            prop_assert_eq!(self.body(body), other.body);
            prop_assert!(is_near(other.normal, self.along(n.x, n.y), n.z), "{one:?} {other:?}");
        }
        let last = flight.end.last().centre;
        prop_assert!(is_near(mirrored.end.last().centre, self.place(last.x, last.y), last.z));
        let same = match (flight.end, mirrored.end) {
            (End::Rest(_), End::Rest(_)) => true,
            (End::Touch { side, .. }, End::Touch { side: other, .. }) => self.side(side, false) == other,
            (End::GoalLine { side, .. }, End::GoalLine { side: other, .. })
            | (End::Goal { side, .. }, End::Goal { side: other, .. }) => self.side(side, true) == other,
            _ => false,
        };
        prop_assert!(same, "{:?} {:?}", flight.end, mirrored.end);
        Ok(())
    }
}
