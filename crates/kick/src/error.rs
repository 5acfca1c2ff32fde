//! Execution error: the hand is never quite steady (KICK-301 to KICK-308).

use crate::{geometry::limited, world::World};

/// Where a kick's chance comes from: a match's, a record's, a preview's own (KICK-307).
pub trait Source {
    /// The next 64 bits.
    fn word(&mut self) -> u64;
}

impl<S: Source + ?Sized> Source for &mut S {
    fn word(&mut self) -> u64 {
        (**self).word()
    }
}

/// The reference source (KICK-301).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// Starts from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }
}

impl Source for SplitMix64 {
    fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// How steady the hand is, the same for both sides (KICK-304).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// No error at all.
    Exact,
    /// About half a degree.
    Steady,
    /// About one and a half degrees.
    #[default]
    Normal,
    /// About three and a half degrees.
    Shaky,
}

/// What was drawn for a kick, in standard deviations (KICK-303).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deviates {
    /// z₁, positive from +x towards +y.
    pub direction: f64,
    /// z₂, positive for faster.
    pub speed: f64,
    /// z₃, positive for steeper.
    pub loft: f64,
}

impl Deviates {
    /// Nine words, whatever the kind and level (KICK-303).
    pub fn draw(source: &mut impl Source) -> Self {
        let direction = deviate(source);
        let speed = deviate(source);
        let loft = deviate(source);
        Self { direction, speed, loft }
    }
}

/// KICK-302: close to normal, exact, in (−6, 6).
fn deviate(source: &mut impl Source) -> f64 {
    let mut sum = 0_i32;
    for _ in 0..3 {
        let bytes = source.word().to_le_bytes();
        for pair in bytes.as_chunks::<2>().0 {
            sum += i32::from(u16::from_le_bytes(*pair));
        }
    }
    f64::from(sum - 393_210) / 65_536.0
}

/// What the deviates do to a kick at a level.
pub(crate) struct ExecutionError {
    /// Half-tangent by which the direction is turned.
    pub(crate) direction: f64,
    /// Factor of the speed.
    pub(crate) speed: f64,
    /// Half-tangent by which the rise is turned.
    pub(crate) loft: f64,
}

impl ExecutionError {
    pub(crate) fn new(world: &World, level: Level, deviates: Deviates) -> Self {
        let sigma = world.sigma(level);
        let turn = world.error.turn;
        let [slowest, fastest] = world.error.speed;
        Self {
            // KICK-305
            direction: limited(sigma.direction * deviates.direction, -turn, turn),
            // KICK-306
            speed: limited(1.0 + sigma.speed * deviates.speed, slowest, fastest),
            loft: limited(sigma.loft * deviates.loft, -turn, turn),
        }
    }
}
