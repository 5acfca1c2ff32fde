//! Training of the learnt values, for `cargo xtask train`.

use crate::learn::Training;
use crate::{challenge, chifootmi, shoot, simulator};

/// What is known of the training of one game's value.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The game.
    pub game: &'static str,
    /// How it is trained unless somebody says otherwise.
    pub training: Training,
}

/// The games whose value is learnt.
pub const COURSES: &[Course] = &[
    Course {
        game: "chifootmi",
        training: Training { episodes: 200_000, batch: 32, lambda: 0.0, rate: 0.04, threads: 2 },
    },
    Course {
        game: "shoot",
        training: Training { episodes: 30_000, batch: 16, lambda: 0.7, rate: 0.004, threads: 2 },
    },
    Course {
        game: "challenge",
        training: Training { episodes: 5_000, batch: 32, lambda: 0.8, rate: 0.02, threads: 2 },
    },
    Course {
        game: "simulator",
        training: Training { episodes: 8_000, batch: 32, lambda: 0.8, rate: 0.015, threads: 2 },
    },
];

/// Trains the value of a game from nothing; its weights as `crates/ai/data/GAME.value` holds them. The same training and
/// seed give the same bytes, whatever the number of threads. `None` for a game without one.
pub fn train(game: &str, training: Training, seed: u64, progress: impl FnMut(u64, f32)) -> Option<Vec<u8>> {
    match game {
        "chifootmi" => chifootmi::training::weights(training, seed, progress),
        "shoot" => shoot::training::weights(training, seed, progress),
        "simulator" => simulator::training::weights(training, seed, progress),
        "challenge" => Some(challenge::training::weights(training, seed, progress)),
        _ => None,
    }
}
