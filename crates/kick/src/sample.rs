//! A seeded sample of kicks: the same for the hash of KICK-108, for properties and for benches.

use crate::{
    error::{Level, Source, SplitMix64},
    geometry::{Heading, Point, Vector, length},
    input::{Bounds, Kick, Kind, Peg, PegId},
    motion::Motion,
    pitch::Pitch,
    result::{BallAt, Body, Contact, End, Fallen, Flight, Segment},
    size::{LENGTH, WIDTH},
    world::World,
};

/// How many pegs stand on each pitch of a sample.
pub const N_PEGS: usize = 22;
/// How many kicks of a sample share a pitch.
pub const KICKS_A_PITCH: usize = 100;

/// Kicks of every kind and level between 22 pegs, most of them standing.
///
/// Making it allocates; playing it does not.
#[derive(Clone, Debug)]
pub struct Sample {
    pitches: Vec<Pitch>,
    kicks: Vec<Kick>,
}

impl Sample {
    /// `n_kicks` kicks, always the same for one seed.
    pub fn new(world: &World, seed: u64, n_kicks: usize) -> Self {
        let mut dice = Dice(SplitMix64::new(seed));
        let mut pitches = Vec::with_capacity(n_kicks.div_ceil(KICKS_A_PITCH));
        let mut kicks = Vec::with_capacity(n_kicks);
        while kicks.len() < n_kicks {
            if kicks.len() % KICKS_A_PITCH == 0 {
                pitches.push(
                    Pitch::new(world, &dice.pegs()).expect("what is drawn here is valid; a test plays it"),
                );
            }
            kicks.push(dice.kick());
        }
        Self { pitches, kicks }
    }

    /// The kicks, each with its pitch.
    pub fn kicks(&self) -> impl Iterator<Item = (&Pitch, &Kick)> {
        let pitches = self.pitches.iter().flat_map(|pitch| std::iter::repeat_n(pitch, KICKS_A_PITCH));
        pitches.zip(&self.kicks)
    }
}

/// Whatever the sample needs, drawn from one source.
struct Dice(SplitMix64);

impl Dice {
    /// From 0 up to, but not including, 1.
    fn share(&mut self) -> f64 {
        // 32 bits convert exactly.
        let [a, b, c, d, ..] = self.0.word().to_le_bytes();
        f64::from(u32::from_le_bytes([a, b, c, d])) / 4_294_967_296.0
    }

    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.share()
    }

    fn one_of<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        let n = self.0.word() % N as u64;
        choices[usize::try_from(n).unwrap_or(0)]
    }

    /// Twenty pegs standing or, one in ten, lying, anywhere; two keepers before their goals, standing or as a box.
    fn pegs(&mut self) -> [Peg; N_PEGS] {
        let mut id = 0;
        [(); N_PEGS].map(|()| {
            id += 1;
            self.peg(PegId(id))
        })
    }

    fn peg(&mut self, id: PegId) -> Peg {
        match id.0 {
            1 => self.keeper(id, [0.0, 12.0]),
            12 => self.keeper(id, [LENGTH - 12.0, LENGTH]),
            _ => {
                let at = Point::new(self.between(20.0, 904.0), self.between(10.0, 656.0));
                let heading = self.heading();
                let is_lying =
                    self.one_of([true, false, false, false, false, false, false, false, false, false]);
                if is_lying { Peg::lying(id, at, heading) } else { Peg::standing(id, at) }
            }
        }
    }

    fn keeper(&mut self, id: PegId, x: [f64; 2]) -> Peg {
        let y = self.between(273.0, 393.0);
        if self.one_of([true, false]) {
            Peg::standing(id, Point::new(x[0] + 6.0, y))
        } else {
            Peg::boxed(id, Bounds { x, y: [y - 30.0, y + 30.0], z: [0.0, 36.0] })
        }
    }

    /// Anywhere on the unit circle.
    fn heading(&mut self) -> Heading {
        loop {
            let (x, y) = (self.between(-1.0, 1.0), self.between(-1.0, 1.0));
            let length = length(x, y);
            if length > 0.1 && length <= 1.0 {
                return Heading::new(x / length, y / length);
            }
        }
    }

    fn kick(&mut self) -> Kick {
        let kind = self.one_of([Kind::Low, Kind::Lob, Kind::Header]);
        let loft = match kind {
            Kind::Low => 0.0,
            Kind::Lob => self.between(0.5, 4.0),
            Kind::Header => self.between(0.0, 2.0),
        };
        Kick {
            kind,
            at: Point::new(self.between(0.0, LENGTH), self.between(0.0, WIDTH)),
            dir: self.heading(),
            power: self.share(),
            loft,
            kicker: self.one_of([None, Some(PegId(3)), Some(PegId(14))]),
            level: self.one_of([Level::Exact, Level::Steady, Level::Normal, Level::Shaky]),
        }
    }
}

/// A hash over all output bits of any number of flights (KICK-108).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Fingerprint {
    /// The hash so far.
    pub const fn value(self) -> u64 {
        self.0
    }

    /// Takes in every bit of a flight.
    pub fn add(&mut self, flight: &Flight) {
        let Flight { deviates, segments, contacts, fallen, end, capped } = flight;
        self.numbers([deviates.direction, deviates.speed, deviates.loft]);
        self.word(segments.len() as u64);
        for Segment { time, centre, velocity, motion } in segments {
            self.word(u64::from(*motion == Motion::Fly));
            self.numbers([*time]);
            self.vector(*centre);
            self.vector(*velocity);
        }
        self.word(contacts.len() as u64);
        for Contact { body, time, centre, normal, normal_speed } in contacts {
            self.body(*body);
            self.numbers([*time, *normal_speed]);
            self.vector(*centre);
            self.vector(*normal);
        }
        self.word(fallen.len() as u64);
        for Fallen { peg, time, direction } in fallen {
            self.word(peg.0.into());
            self.numbers([*time, direction.x, direction.y]);
        }
        self.end(end);
        self.word(u64::from(*capped));
    }

    fn body(&mut self, body: Body) {
        self.word(match body {
            Body::Peg(id) => u64::from(id.0) << 8,
            Body::Post { goal, post } => (2 * goal.number() + post.number()).into(),
            Body::Bar(side) => 4 + u64::from(side.number()),
            Body::Net(side) => 6 + u64::from(side.number()),
            Body::Ground => 8,
        });
    }

    fn end(&mut self, end: &End) {
        let (kind, side, over) = match end {
            End::Rest(rest) => (0, 0, rest),
            End::Touch { side, over } => (1, side.number(), over),
            End::GoalLine { side, over } => (2, side.number(), over),
            End::Goal { side, over, .. } => (3, side.number(), over),
        };
        self.word(kind);
        self.word(side.into());
        for BallAt { time, centre } in [*over, end.last()] {
            self.numbers([time]);
            self.vector(centre);
        }
    }

    fn vector(&mut self, Vector { x, y, z }: Vector) {
        self.numbers([x, y, z]);
    }

    fn numbers<const N: usize>(&mut self, numbers: [f64; N]) {
        for number in numbers {
            self.word(number.to_bits());
        }
    }

    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01B3);
        self.0 ^= self.0 >> 29;
    }
}
