//! The pegs on the pitch: checked, in order, and quick to pass over when the ball goes nowhere near them.

use arrayvec::ArrayVec;

use crate::{
    bodies::Shape,
    geometry::{Point, length, magnitude, smaller},
    input::{Bounds, Peg, PegId, Pose},
    motion::Course,
    refusal::Refusal,
    world::{CAPACITY, World},
};

/// The pegs by ascending id, whatever the order given (KICK-204).
///
/// Made once, it serves any number of kicks; making it takes about half as long as a kick.
#[derive(Clone, Debug)]
pub struct Pitch {
    pegs: ArrayVec<Peg, CAPACITY>,
    /// A circle around the volume of each, by rank; in three lists, so that several are looked at together.
    x: ArrayVec<f64, CAPACITY>,
    y: ArrayVec<f64, CAPACITY>,
    radius: ArrayVec<f64, CAPACITY>,
}

/// Some pegs of a pitch, by their ranks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranks(u64);

impl Pitch {
    /// Refuses more than 64 pegs, two of one id, a number that is not finite, a heading that is not
    /// of length 1 and a box that ends before it begins.
    pub fn new(world: &World, pegs: &[Peg]) -> Result<Self, Refusal> {
        let mut pitch = Self::default();
        if pegs.len() > CAPACITY {
            return Err(Refusal::TooManyPegs(pegs.len()));
        }
        pitch.pegs.extend(pegs.iter().copied());
        // Most callers hand them over in order already.
        if !pitch.pegs.is_sorted_by_key(|peg| peg.id) {
            pitch.pegs.sort_unstable_by_key(|peg| peg.id);
        }
        if let Some(pair) = pitch.pegs.windows(2).find(|pair| pair[0].id == pair[1].id) {
            return Err(Refusal::SameId(pair[0].id));
        }
        for peg in &pitch.pegs {
            check(peg, world.limit.touching)?;
        }
        let middle = |peg: &Peg| Shape::of(peg.pose).middle();
        pitch.x.extend(pitch.pegs.iter().map(|peg| middle(peg).x));
        pitch.y.extend(pitch.pegs.iter().map(|peg| middle(peg).y));
        pitch.radius.extend(pitch.pegs.iter().map(|peg| radius(&peg.pose)));
        Ok(pitch)
    }

    /// The pegs by ascending id.
    pub fn pegs(&self) -> &[Peg] {
        &self.pegs
    }

    /// KICK-205: all pegs but the kicker's own.
    pub(crate) fn obstacles(&self, kicker: Option<PegId>) -> Ranks {
        let mut obstacles = Ranks(u64::MAX);
        let own = kicker.and_then(|kicker| self.pegs.binary_search_by_key(&kicker, |peg| peg.id).ok());
        if let Some(rank) = own {
            obstacles.strike_out(rank);
        }
        obstacles
    }

    /// The obstacles that the ball might touch before `horizon`.
    pub(crate) fn near(&self, course: &Course, horizon: f64, obstacles: Ranks) -> Ranks {
        let strip = Strip::of(course, horizon);
        let mut near = 0;
        for (rank, ((&x, &y), &radius)) in self.x.iter().zip(&self.y).zip(&self.radius).enumerate() {
            // Without a branch, which would be wrong too often.
            near |= u64::from(strip.depth(x, y, radius) >= 0.0) << rank;
        }
        Ranks(near & obstacles.0)
    }
}

/// The way of the ball before the horizon, seen from above.
///
/// ```text
///         .  .  .  .  .  .  .  .
///      .                          .       the middle of a peg that the ball might touch
///     .    ●━━━━━━━━━━━━━━━━━▶     .      lies within its radius of the way
///      .   0               horizon.
///         .  .  .  .  .  .  .  .
/// ```
struct Strip {
    start: Point,
    along: Point,
    /// |along|, which is the unit of all lengths here.
    unit: f64,
    end: f64,
}

impl Strip {
    fn of(course: &Course, horizon: f64) -> Self {
        let start = course.start.point();
        let along = Point::new(course.along.x, course.along.y);
        let square = along.x * along.x + along.y * along.y;
        // A ball that only goes up and down has no sides; any will do.
        if square < 1e-6 {
            return Self { start, along: Point::new(1.0, 0.0), unit: 1.0, end: 0.0 };
        }
        Self { start, along, unit: square.sqrt(), end: square * horizon }
    }

    /// How deep a middle lies in the strip, negative outside; only the sign has a meaning.
    ///
    /// The circles are larger than the volumes by more than any rounding error,
    /// so what is left out here could not have been touched.
    fn depth(&self, x: f64, y: f64, radius: f64) -> f64 {
        let Self { start, along, unit, end } = *self;
        let (x, y) = (x - start.x, y - start.y);
        let radius = radius * unit;
        let left = y * along.x - x * along.y;
        let ahead = x * along.x + y * along.y;
        let across = radius * radius - left * left;
        let lengthways = radius * (radius + end) - ahead * (ahead - end);
        smaller(across, lengthways)
    }
}

impl Default for Pitch {
    /// A pitch without a peg.
    fn default() -> Self {
        Self { pegs: ArrayVec::new(), x: ArrayVec::new(), y: ArrayVec::new(), radius: ArrayVec::new() }
    }
}

impl PartialEq for Pitch {
    fn eq(&self, other: &Self) -> bool {
        self.pegs == other.pegs
    }
}

impl Ranks {
    pub(crate) fn strike_out(&mut self, rank: usize) {
        self.0 &= !(1 << rank);
    }

    pub(crate) fn ascending(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let rank = self.0.trailing_zeros() as usize;
            (self.0 != 0).then(|| {
                self.0 &= self.0 - 1;
                rank
            })
        })
    }
}

fn check(peg: &Peg, touching: f64) -> Result<(), Refusal> {
    let finite = match peg.pose {
        Pose::Standing(at) => at.is_finite(),
        Pose::Lying { at, heading } => at.is_finite() && heading.is_finite(),
        Pose::Box(Bounds { x, y, z }) => [x, y, z].as_flattened().iter().all(|bound| bound.is_finite()),
    };
    if !finite {
        return Err(Refusal::PegNotFinite(peg.id));
    }
    match peg.pose {
        Pose::Lying { heading, .. } => {
            let square = heading.x * heading.x + heading.y * heading.y;
            if magnitude(square - 1.0) > touching { Err(Refusal::Heading(peg.id)) } else { Ok(()) }
        }
        Pose::Box(Bounds { x, y, z }) if x[0] > x[1] || y[0] > y[1] || z[0] > z[1] => {
            Err(Refusal::Box(peg.id))
        }
        Pose::Box(_) | Pose::Standing(_) => Ok(()),
    }
}

/// A radius about its middle that contains the volume of chapter 6 of a peg, with at least 0.2 mm to spare.
fn radius(pose: &Pose) -> f64 {
    match pose {
        Pose::Standing(_) => 11.25,
        Pose::Lying { .. } => 24.0,
        Pose::Box(Bounds { x, y, .. }) => length((x[1] - x[0]) / 2.0 + 5.25, (y[1] - y[0]) / 2.0 + 5.25),
    }
}
