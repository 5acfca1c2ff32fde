//! What a learnt value is made from: players that teach themselves, one goal or match at a time. They stand here because
//! they play with the insides of the players; who lets them play by the thousand and learns from it is `onze-lab`.

use onze_core::{Game, Quick, Seen};

pub use crate::challenge::COURSE as CHALLENGE;
pub use crate::chifootmi::{COURSE as CHIFOOTMI, Studious};
pub use crate::shoot::COURSE as SHOOT;
pub use crate::simulator::COURSE as SIMULATOR;

use crate::PlayerKind;
use crate::value::Network;

/// A position as a network saw it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Which of the networks values such positions.
    pub network: usize,
    /// What it was told.
    pub inputs: Vec<f32>,
    /// Is its value that of the second side?
    pub second: bool,
}

/// What can be learnt from one stretch of a match, from a beginning to something that counts.
#[derive(Clone, Debug)]
pub enum Lesson {
    /// Positions in order, and what came of them for the first side, from 0 to 1.
    Played {
        /// The positions.
        samples: Vec<Sample>,
        /// What came of them.
        outcome: f32,
    },
    /// Positions with what each is worth for its side, worked out by looking ahead: no luck is in such targets, so fewer of
    /// them teach as much.
    Solved(Vec<(Sample, f32)>),
}

/// Gives a lesson, by the weights of the moment and its number.
pub type Teacher = Box<dyn Fn(&[Network], u64) -> Lesson + Sync>;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Lessons.
    pub lessons: u64,
    /// Lessons that are given before the next are learnt from.
    pub batch: u64,
    /// How much the later positions count: 0 for the next one alone, 1 for the outcome alone.
    pub lambda: f32,
    /// How far a value is moved at the beginning; it falls to a tenth of that.
    pub rate: f32,
}

/// How the learnt value of a game is made.
#[derive(Debug)]
pub struct Course {
    /// How it is trained unless somebody says otherwise.
    pub training: Training,
    /// How many networks it has.
    pub networks: usize,
    /// Their inputs and hidden units.
    pub units: [usize; 2],
    /// Who gives so many lessons, which grow from a seed.
    pub teacher: fn(lessons: u64, seed: u64) -> Teacher,
}

/// Somebody who studies players of one game.
pub trait Pupil<G: Game>: Sync {
    /// What it knows before the first lesson.
    fn networks(&self) -> Vec<Network>;

    /// A state as one of its networks is told of it, if it values such states.
    fn sample(&self, game: &G, state: &G::State) -> Option<Sample>;

    /// Its choice against this player, with what it has learnt so far.
    fn choose(
        &self,
        networks: &[Network],
        against: PlayerKind<G>,
        seen: &Seen<'_, G>,
        moves: &[G::Move],
        thinks: Thinks<'_>,
    ) -> G::Move;
}

/// How a pupil thinks about a choice.
#[derive(Debug)]
pub struct Thinks<'a> {
    /// What it imagines grows from this.
    pub chance: &'a mut Quick,
    /// While it learns it may think less.
    pub learns: bool,
}
