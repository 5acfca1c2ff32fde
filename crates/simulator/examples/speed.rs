//! How many random matches a second, kicks included: `cargo run --release -p onze-simulator --example speed`.

#![allow(clippy::print_stdout)] // it is a program

use std::time::{Duration, Instant};

use onze_core::{Chance, Game, Quick, Settings};
use onze_simulator::Simulator;

fn main() {
    let game = Simulator::new(&Settings::new(Simulator::SETTINGS)).expect("the defaults fit together");
    let (mut matches, mut choices, mut goals) = (0u64, 0u64, 0i64);
    let mut moves = Vec::new();
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let mut chance = Quick::nth(2026, matches);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = chance.below(u32::try_from(moves.len()).unwrap_or(1)) as usize;
            game.play(&mut state, seat, &moves[n], &mut chance, &mut ()).expect("a listed move is legal");
            choices += 1;
        }
        goals += game.outcome(&state).map_or(0, |outcome| outcome.score.iter().sum());
        matches += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let per = |n: u64| n as f64 / seconds;
    println!("{:.1} matches a second, {:.0} choices a second", per(matches), per(choices));
    println!("{choices} choices and {goals} goals in {matches} matches");
    println!("state: {} bytes", size_of::<onze_simulator::State>());
}
