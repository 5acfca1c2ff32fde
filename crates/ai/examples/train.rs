//! Trains the learnt value of a game: `cargo xtask train GAME [EPISODES] [SEED] [THREADS]`, which calls this optimised.

use std::io::Write;
use std::process::ExitCode;

use onze_ai::train::{COURSES, train};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| -> Option<u64> { args.get(n).and_then(|text| text.parse().ok()) };
    let Some(course) = args.first().and_then(|game| COURSES.iter().find(|course| course.game == game)) else {
        let games: Vec<_> = COURSES.iter().map(|course| course.game).collect();
        talk(&format!("train GAME [EPISODES] [SEED] [THREADS]: GAME is one of {}", games.join(", ")));
        return ExitCode::from(2);
    };
    let mut training = course.training;
    training.episodes = number(1).unwrap_or(training.episodes);
    let seed = number(2).unwrap_or(1);
    // However many there are, the weights are the same.
    training.threads = number(3).and_then(|n| n.try_into().ok()).unwrap_or(training.threads);
    let mut told = 0;
    let weights = train(course.game, training, seed, |done, off| {
        if done >= told + 500 || done == training.episodes {
            told = done;
            talk(&format!("{done} of {}: off by {off:.3}", training.episodes));
        }
    });
    let path = format!("{}/data/{}.value", env!("CARGO_MANIFEST_DIR"), course.game);
    if let Some(Ok(())) = weights.map(|weights| std::fs::write(&path, weights)) {
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
