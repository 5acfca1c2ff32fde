//! Kicks a second, and how many times rapier3d's at 240 steps a second that is, in the same run.
//!
//! `cargo bench -p onze-kick-check`. One core of a Xeon at 2.8 GHz (Ice Lake), November 2026: 2.4 million whole
//! flights a second, 2.3 million outcomes, 1100 kicks of rapier3d; about 2200 times as many.

#![allow(clippy::print_stdout, reason = "a bench prints its numbers")]

use std::{hint::black_box, time::Instant};

use onze_kick::{
    Flight, Kick, Pitch, Segment, SplitMix64, World,
    sample::{KICKS_A_PITCH, N_PEGS, Sample},
};
use onze_kick_check::Table;
use rapier3d::prelude::IntegrationParameters;

const SEED: u64 = 1;
const N_KICKS: usize = 20_000;
const N_ROUNDS: usize = 100;
/// rapier3d is slow enough to be measured on fewer: the pitches of the first kicks.
const N_RAPIER_PITCHES: usize = 10;
const N_RAPIER_ROUNDS: usize = 3;

type Launch<'a> = (&'a Pitch, &'a Kick, &'a Segment);

fn main() {
    // `cargo test --benches` runs this too, without the flag: then there is nothing to measure.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let world = World::standard();
    let sample = Sample::new(&world, SEED, N_KICKS);
    let flights: Vec<Flight> = sample
        .kicks()
        .zip(1..)
        .map(|((pitch, kick), seed)| world.kick(pitch, kick, &mut SplitMix64::new(seed)))
        .collect::<Result<_, _>>()
        .expect("samples are accepted");
    let n_segments: usize = flights.iter().map(|flight| flight.segments.len()).sum();
    let n_contacts: usize = flights.iter().map(|flight| flight.contacts.len()).sum();
    println!("{N_KICKS} kicks, {N_PEGS} pegs: {n_segments} segments, {n_contacts} contacts");

    let launches: Vec<Launch<'_>> = sample
        .kicks()
        .zip(&flights)
        .map(|((pitch, kick), flight)| (pitch, kick, &flight.segments[0]))
        .collect();
    let hundreds: Vec<&[Launch<'_>]> = launches.chunks(KICKS_A_PITCH).collect();

    let mut flight = Flight::empty();
    let whole = rate("whole flight", N_ROUNDS, &hundreds, |hundred| {
        let mut source = SplitMix64::new(SEED);
        for (pitch, kick, _) in *hundred {
            world.kick_into(pitch, black_box(kick), &mut source, &mut flight).expect("samples are accepted");
            black_box(&flight);
        }
    });
    rate("outcome alone", N_ROUNDS, &hundreds, |hundred| {
        let mut source = SplitMix64::new(SEED);
        for (pitch, kick, _) in *hundred {
            black_box(&world.outcome(pitch, black_box(kick), &mut source))
                .as_ref()
                .expect("samples are accepted");
        }
    });
    let rapier = rapier_rate(&launches[..N_RAPIER_PITCHES * KICKS_A_PITCH]);
    println!("whole flight / rapier3d: {:.0}", whole / rapier);
}

/// Tables are set up beforehand and not counted: one serves a hundred kicks, as one pitch does.
fn rapier_rate(launches: &[Launch<'_>]) -> f64 {
    let mut parameters = IntegrationParameters { length_unit: 10.0, ..IntegrationParameters::default() };
    parameters.set_inv_dt(240.0);
    let mut tables: Vec<(&Pitch, Table)> = launches
        .chunks(KICKS_A_PITCH)
        .map(|hundred| (hundred[0].0, Table::new(hundred[0].0.pegs(), parameters)))
        .collect();
    let kicks: Vec<&[Launch<'_>]> = launches.chunks(1).collect();
    rate("rapier3d, 240/s", N_RAPIER_ROUNDS, &kicks, |one| {
        let (pitch, kick, launch) = one[0];
        let (_, table) =
            tables.iter_mut().find(|(of, _)| std::ptr::eq(*of, pitch)).expect("every pitch has one");
        black_box(table.play(kick, launch));
    })
}

/// Kicks a second over all parts, each taken at its fastest: in the other rounds something else was running.
fn rate(name: &str, n_rounds: usize, parts: &[&[Launch<'_>]], mut play: impl FnMut(&&[Launch<'_>])) -> f64 {
    let mut fastest = vec![f64::INFINITY; parts.len()];
    for _ in 0..n_rounds {
        for (part, fastest) in parts.iter().zip(&mut fastest) {
            let start = Instant::now();
            play(part);
            *fastest = fastest.min(start.elapsed().as_secs_f64());
        }
    }
    let n_kicks: u32 = parts.iter().map(|part| u32::try_from(part.len()).expect("a few thousand")).sum();
    let rate = f64::from(n_kicks) / fastest.iter().sum::<f64>();
    println!("{name:>15}: {rate:>10.0} kicks/s");
    rate
}
