//! `onze bench kick`: how many balls fly a second among 22 pegs, on one core.
//!
//! The comparison with rapier3d is `cargo bench -p onze-kick-check`: the product does not depend on another physics engine.

use std::hint::black_box;
use std::sync::atomic::Ordering;

use onze_kick::sample::{N_PEGS, Sample};
use onze_kick::{Flight, SplitMix64, World};
use serde_json::{Value, json};

use super::{best, plain_draws};
use crate::cli::Json;
use crate::failure::Failure;
use crate::texts::print;

const SEED: u64 = 1;
const N_KICKS: usize = 2_000;

pub(super) fn bench(json: Json) -> Result<Value, Failure> {
    let baseline = best(|stop| Ok((plain_draws(stop), 0)))?.0;
    let world = World::standard();
    let sample = Sample::new(&world, SEED, N_KICKS);
    let (kicks, _) = best(|stop| {
        let (mut flight, mut source) = (Flight::empty(), SplitMix64::new(SEED));
        let mut kicks = 0;
        while !stop.load(Ordering::Relaxed) {
            for (pitch, kick) in sample.kicks() {
                // A sample is a kick that the world accepts; were one refused, it would not be counted.
                if world.kick_into(pitch, black_box(kick), &mut source, &mut flight).is_ok() {
                    kicks += 1;
                }
                black_box(&flight);
            }
        }
        Ok((kicks, 0))
    })?;
    if !json.json {
        let (name, draws) = (format!("kick, {N_PEGS} pegs"), baseline / kicks);
        print(&format!(
            "{name:<22} {kicks:>14.0} whole flights / s on one core, {draws:.0} plain draws each"
        ));
        print("against rapier3d in the same run: cargo bench -p onze-kick-check");
    }
    Ok(json!({ "kicks_per_second": kicks, "pegs": N_PEGS, "draws_per_kick": baseline / kicks }))
}
