//! What a match costs: random throws with the lists made each time, and path enumerations in open play and massed.
//!
//! `cargo bench -p onze-challenge`: how many a second of one core's time, the best of some rounds. Where the system tells
//! how long the thread has run, others on the same machine do not count.

#![allow(clippy::print_stdout, reason = "a bench prints its numbers")]
#![allow(clippy::cast_precision_loss, reason = "some million throws")]
#![allow(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use onze_challenge::pitch::{CARDS, Card, Choice, Given, Need, Options, Pitch, Play};
use onze_core::{Chance, Quick};

const N_ROUNDS: usize = 5;
const N_MATCHES: u64 = 400;

/// Eleven in a block of three columns, the ball in front: 1.7 million legal paths for a total of 18.
const MASSED: &str = "S 1M1 2M17 3M18 4L16 5M16 6N16 7L15 8M15 9N15 10M14 11L14 k1; \
                      N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; own 0-0; ball M18; due path; \
                      throw S P; dice 666; unused 666";
/// The ready line-ups, the ball in midfield.
const OPEN: &str = "S 1M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12 10M20 11M18 k1; \
                    N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; own 0-0; ball J10; due path; \
                    throw S P; dice 543; unused 543";

fn main() {
    // `cargo test --benches` runs this too, without the flag: then there is nothing to measure.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let pitch = Pitch::new(Options::default());
    for champions in [0, 2, 4] {
        let (mut best, mut throws) = (Duration::MAX, 0);
        for _ in 0..N_ROUNDS {
            let start = running();
            throws = (0..N_MATCHES).map(|seed| random_match(&pitch, champions, seed)).sum::<u64>();
            best = best.min(running().saturating_sub(start));
        }
        println!("random throws, {champions} champions a side: {:>10.0} a second", a_second(throws, best));
    }
    for (name, line, times) in [("open", OPEN, 20_000), ("massed", MASSED, 1_000)] {
        let play = Play::read(line).unwrap();
        let (mut best, mut choices) = (Duration::MAX, Vec::new());
        for _ in 0..N_ROUNDS {
            let start = running();
            for _ in 0..times {
                choices.clear();
                pitch.legal(black_box(&play), play.side(), &mut choices);
            }
            best = best.min(running().saturating_sub(start));
        }
        println!("path lists, {name}: {:>10.0} a second, {} paths", a_second(times, best), choices.len());
    }
    println!("a match at one moment: {} bytes, a choice: {}", size_of::<Play>(), size_of::<Choice>());
}

/// How long this thread has run, or how long it is since the first question.
fn running() -> Duration {
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.as_deref().and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| FIRST.elapsed(), Duration::from_nanos)
}

fn a_second(times: u64, time: Duration) -> f64 {
    times as f64 / time.as_secs_f64()
}

/// Plays a match by random choices; how many throws it had.
fn random_match(pitch: &Pitch, champions: u8, seed: u64) -> u64 {
    let mut chance = Quick::nth(7, seed);
    let mut play = pitch.start([champions; 2]);
    let squad = pitch.ready_squad(champions);
    pitch.open_squads(&mut play, &squad, &squad, &mut ());
    let mut choices = Vec::with_capacity(4096);
    loop {
        if let Some(need) = pitch.needs(&play) {
            pitch.give(&mut play, draw(need, &mut chance), &mut ()).unwrap();
            continue;
        }
        let Some(side) = play.who() else { return u64::from(play.throws()) };
        choices.clear();
        pitch.legal(&play, side, &mut choices);
        let choice = choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
        pitch.apply(&mut play, side, &choice, &mut ());
    }
}

fn draw(need: Need, chance: &mut Quick) -> Given {
    let mut die = || u8::try_from(chance.die(6)).unwrap();
    match need {
        Need::KickOff => Given::KickOff(die(), die()),
        Need::Throw => Given::Throw([die(), die(), die()]),
        Need::Penalty => Given::Penalty(die()),
        Need::Card(deck) => {
            let number = 1 + u8::try_from(chance.below(u32::from(CARDS))).unwrap();
            Given::Card(Card::new(deck, number).unwrap())
        }
    }
}
