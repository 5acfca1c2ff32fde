//! `onze bench`: how fast the engines are on this machine, on one core, and how fast the server is.
//!
//! Each figure of an engine is the best of many short rounds of processor time, because others share the machine. Beside
//! it stands a baseline measured in the same way and run, the plain draws of the generator, so that figures of different
//! machines can be compared.

mod challenge;
mod kick;
pub(crate) mod nodes;
pub(crate) mod server;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use onze_core::table::Refused;
use onze_core::{Chance, Quick};
use onze_games::Case;
use onze_players::playout::Playout;
use serde_json::{Value, json};

use crate::cli::Json;
use crate::failure::Failure;
use crate::texts::print;

const ROUNDS: usize = 25;
const ROUND: Duration = Duration::from_millis(80);

/// The game of which throws and path lists are measured too.
const CHALLENGE: &str = "challenge";

/// What can be measured besides games.
const KICK: &str = "kick";
const SEARCH: &str = "search";
const SERVER: &str = "server";

pub(crate) fn bench(subject: Option<&str>, db: Option<&str>, json: Json) -> Result<(), Failure> {
    if let Some(subject) = subject
        && subject != SERVER
        && subject != KICK
        && subject != SEARCH
        && onze_games::find(subject).is_err()
    {
        let subjects: Vec<&str> =
            onze_games::ALL.iter().map(|game| game.id()).chain([KICK, SEARCH, SERVER]).collect();
        return Err(Refused::plain(
            "bench_unknown",
            &[("bench", subject), ("benches", &subjects.join(", "))],
        )
        .into());
    }
    let mut result = json!({});
    if subject.is_none_or(|subject| ![SERVER, KICK, SEARCH].contains(&subject)) {
        (result["baseline_draws_per_second"], result["results"]) = engines(subject, json)?;
    }
    if subject.is_none_or(|subject| subject == CHALLENGE) {
        result[CHALLENGE] = challenge::bench(json)?;
    }
    if subject.is_none_or(|subject| subject == KICK) {
        result[KICK] = kick::bench(json)?;
    }
    if subject.is_none_or(|subject| subject == SEARCH) {
        result[SEARCH] = searches(json)?;
    }
    if subject.is_none_or(|subject| subject == SERVER) {
        result[SERVER] = server::bench(db, json)?;
    }
    if json.json {
        print(&result.to_string());
    }
    Ok(())
}

/// Measures the engines: the baseline, and a result for each case.
fn engines(subject: Option<&str>, json: Json) -> Result<(Value, Value), Failure> {
    let baseline = best(|stop| Ok((plain_draws(stop), 0)))?.0;
    let mut results = Vec::new();
    if !json.json {
        print(&format!(
            "{:<22} {:>14} {:>16} {:>16} {:>12} {:>7}",
            "one core", "matches / s", "choices / s", "sampled / s", "draws/match", "state"
        ));
    }
    let games = onze_games::ALL.iter().map(|game| game.id());
    let games = games.filter(|game| subject.is_none_or(|subject| subject == *game));
    for (game, case) in games.flat_map(|game| onze_games::cases(game).iter().map(move |case| (game, case))) {
        let result = measure(game, case, baseline)?;
        if !json.json {
            let figure = |name: &str| result[name].as_f64().unwrap_or(0.0);
            print(&format!(
                "{:<22} {:>14.0} {:>16.0} {:>16.0} {:>12.0} {:>5} B",
                format!("{game} {}", case.name),
                figure("matches_per_second"),
                figure("choices_per_second"),
                figure("sampled_choices_per_second"),
                figure("draws_per_match"),
                result["state_bytes"],
            ));
        }
        results.push(result);
    }
    if !json.json {
        print(&format!(
            "baseline: {baseline:.0} plain draws / s in the same run; draws/match: how many of them a match costs"
        ));
        print("choices: all listed each time, and checked as they are played; sampled: one found, unchecked");
    }
    Ok((baseline.into(), results.into()))
}

/// How many simulations a search makes in a second of processor time: it imagines what is hidden, chooses, and plays on at
/// random to the end, a thousand times for each choice.
fn searches(json: Json) -> Result<Value, Failure> {
    let mut results = Vec::new();
    let games = onze_games::ALL.iter().map(|game| game.id());
    for (game, case) in games.flat_map(|game| onze_games::cases(game).iter().map(move |case| (game, case))) {
        let set: Vec<_> = case.set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let (rate, _) = best(|stop| Ok(onze_lab::searches(game, &set, stop)?))?;
        if !json.json {
            print(&format!("{:<22} {rate:>14.0} simulations / s", format!("{game} {}", case.name)));
        }
        results.push(json!({ "game": game, "case": case.name, "flat": rate }));
    }
    Ok(results.into())
}

fn measure(game: &str, case: &Case, baseline: f64) -> Result<Value, Failure> {
    let set: Vec<_> = case.set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let playouts = |how: Playout| best(|stop| Ok(onze_lab::playouts(game, &set, how, stop)?));
    let (matches, choices) = playouts(Playout::Listed)?;
    let (sampled_matches, sampled_choices) = playouts(Playout::Sampled)?;
    Ok(json!({
        "game": game,
        "case": case.name,
        "matches_per_second": matches,
        "choices_per_second": choices,
        "sampled_matches_per_second": sampled_matches,
        "sampled_choices_per_second": sampled_choices,
        "draws_per_match": baseline / matches,
        "state_bytes": onze_lab::state_size(game)?,
    }))
}

/// The best rate of many rounds of work that counts two things until it is told to stop.
#[allow(clippy::cast_precision_loss)] // counts of a second's work
fn best(work: impl Fn(&AtomicBool) -> Result<(u64, u64), Failure>) -> Result<(f64, f64), Failure> {
    let mut best = (0.0, 0.0);
    for _ in 0..ROUNDS {
        let stop = AtomicBool::new(false);
        let (seconds, counts) = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(ROUND);
                stop.store(true, Ordering::Relaxed);
            });
            let clock = CpuClock::start();
            let counts = work(&stop);
            (clock.seconds(), counts)
        });
        let (first, second) = counts?;
        if first as f64 / seconds > best.0 {
            best = (first as f64 / seconds, second as f64 / seconds);
        }
    }
    Ok(best)
}

/// The time that this thread has had a processor for, where the system tells it; else the time of the wall clock.
struct CpuClock {
    begin: Instant,
    cpu: Option<Duration>,
}

impl CpuClock {
    fn start() -> Self {
        CpuClock { begin: Instant::now(), cpu: cpu_time() }
    }

    fn seconds(&self) -> f64 {
        let cpu = self.cpu.zip(cpu_time()).map(|(begin, end)| end.saturating_sub(begin));
        cpu.filter(|cpu| !cpu.is_zero()).unwrap_or_else(|| self.begin.elapsed()).as_secs_f64()
    }
}

fn cpu_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
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
