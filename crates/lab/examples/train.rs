//! Trains the learnt value of a game: `cargo xtask train GAME [LESSONS] [SEED] [THREADS]`, which calls this optimised.

use std::io::Write;
use std::process::ExitCode;

use onze_lab::{course, learn};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| -> Option<u64> { args.get(n).and_then(|text| text.parse().ok()) };
    let Some((game, course)) = args.first().and_then(|game| Some((game, course(game).ok()?))) else {
        let games: Vec<_> = onze_games::ALL.iter().map(|game| game.id()).collect();
        talk(&format!("train GAME [LESSONS] [SEED] [THREADS]: GAME is one of {}", games.join(", ")));
        return ExitCode::from(2);
    };
    let mut training = course.training;
    training.lessons = number(1).unwrap_or(training.lessons);
    let seed = number(2).unwrap_or(1);
    // However many there are, the weights are the same.
    let threads = number(3).and_then(|n| n.try_into().ok()).unwrap_or(2);
    let mut told = 0;
    let weights = learn::weights(course, training, seed, threads, |done, off| {
        if done >= told + 500 || done == training.lessons {
            told = done;
            talk(&format!("{done} of {}: off by {off:.3}", training.lessons));
        }
    });
    let path = format!("{}/../players/data/{game}.value", env!("CARGO_MANIFEST_DIR"));
    if std::fs::write(&path, weights).is_ok() {
        talk(&format!("written to {path}"));
        ExitCode::SUCCESS
    } else {
        talk(&format!("{path} could not be written"));
        ExitCode::FAILURE
    }
}

fn talk(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}
