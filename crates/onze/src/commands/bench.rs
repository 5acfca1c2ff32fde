//! `onze bench`: how fast the engines are on this machine, on one core.
//!
//! Each figure is the best of a few rounds, because others share the machine. Beside it stands a baseline measured in
//! the same run, the plain draws of the generator, so that figures of different machines can be compared.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use onze_core::table::Refused;
use onze_core::{Chance, Quick};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::games::{self, Entry};
use crate::texts::print;

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(400);

/// What is measured of each game: a name and options.
const CASES: &[(&str, &str, &[(&str, &str)])] = &[
    ("chifootmi", "beginner", &[("level", "beginner")]),
    ("chifootmi", "amateur", &[("level", "amateur")]),
    ("chifootmi", "pro", &[("level", "pro")]),
    (
        "chifootmi",
        "pro+ OUC",
        &[("level", "pro+"), ("offside", "on"), ("one_two", "on"), ("counter_attack", "on")],
    ),
];

pub(crate) fn bench(subject: Option<&str>, as_json: bool) -> Result<(), Failure> {
    if let Some(subject) = subject
        && !CASES.iter().any(|(game, ..)| *game == subject)
    {
        let mut subjects: Vec<&str> = CASES.iter().map(|(game, ..)| *game).collect();
        subjects.dedup();
        return Err(Refused::plain("bench_unknown", &[("bench", subject), ("benches", &subjects.join(", "))]).into());
    }
    let baseline = best(|stop| Ok((plain_draws(stop), 0)))?.0;
    let mut results = Vec::new();
    if !as_json {
        print(&format!("{:<22} {:>14} {:>16} {:>12} {:>7}", "one core", "matches / s", "choices / s", "draws/match", "state"));
    }
    for (game, name, set) in CASES.iter().filter(|(game, ..)| subject.is_none_or(|subject| subject == *game)) {
        let result = measure(games::find(game)?, name, set, baseline)?;
        if !as_json {
            print(&format!(
                "{:<22} {:>14.0} {:>16.0} {:>12.0} {:>5} B",
                format!("{game} {name}"),
                result["matches_per_second"].as_f64().unwrap_or(0.0),
                result["choices_per_second"].as_f64().unwrap_or(0.0),
                result["draws_per_match"].as_f64().unwrap_or(0.0),
                result["state_bytes"],
            ));
        }
        results.push(result);
    }
    if as_json {
        print(&json!({ "baseline_draws_per_second": baseline, "results": results }).to_string());
    } else {
        print(&format!("baseline: {baseline:.0} plain draws / s in the same run; draws/match: how many of them a match costs"));
    }
    Ok(())
}

fn measure(game: &dyn Entry, name: &str, set: &[(&str, &str)], baseline: f64) -> Result<Value, Failure> {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let (matches, choices) = best(|stop| Ok(game.playouts(&set, stop)?))?;
    Ok(json!({
        "game": game.id(),
        "case": name,
        "matches_per_second": matches,
        "choices_per_second": choices,
        "draws_per_match": baseline / matches,
        "state_bytes": game.state_size(),
    }))
}

/// The best rate of a few rounds of work that counts two things until it is told to stop.
#[allow(clippy::cast_precision_loss)] // counts of a second's work
fn best(work: impl Fn(&AtomicBool) -> Result<(u64, u64), Failure> + Sync) -> Result<(f64, f64), Failure> {
    let mut best = (0.0, 0.0);
    for _ in 0..ROUNDS {
        let stop = AtomicBool::new(false);
        let (begin, counts) = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(ROUND);
                stop.store(true, Ordering::Relaxed);
            });
            let begin = Instant::now();
            (begin, work(&stop))
        });
        let (seconds, (first, second)) = (begin.elapsed().as_secs_f64(), counts?);
        if first as f64 / seconds > best.0 {
            best = (first as f64 / seconds, second as f64 / seconds);
        }
    }
    Ok(best)
}

fn plain_draws(stop: &AtomicBool) -> u64 {
    let mut chance = Quick::new(11);
    let (mut draws, mut sum) = (0, 0u64);
    while !stop.load(Ordering::Relaxed) {
        for _ in 0..4096 {
            sum = sum.wrapping_add(chance.word());
        }
        draws += 4096;
    }
    std::hint::black_box(sum);
    draws
}
