//! How many random matches a second, kicks included: `cargo run --release -p onze-simulator --example matches_a_second`.
//! Once with all choices listed and one of them checked and played, once with one choice sampled and played unchecked.

#![allow(clippy::print_stdout)] // it is a program

use std::time::{Duration, Instant};

use onze_core::{Chance, Game, Quick, Settings};
use onze_simulator::{Simulator, State};

fn main() {
    let game = Simulator::new(&Settings::new(Simulator::SETTINGS)).expect("the defaults fit together");
    let mut moves = Vec::new();
    measure("listed", &game, |state, chance| {
        let Some(seat) = game.to_act(state).first() else { return false };
        moves.clear();
        game.legal(state, seat, &mut moves);
        let n = chance.below(u32::try_from(moves.len()).unwrap_or(1)) as usize;
        game.play(state, seat, &moves[n], chance, &mut ()).expect("a listed move is legal");
        true
    });
    measure("sampled", &game, |state, chance| {
        let Some(seat) = game.to_act(state).first() else { return false };
        let choice = game.sample(state, seat, chance).expect("who is asked has a choice");
        game.apply(state, seat, &choice, &mut ());
        game.go_on(state, chance, &mut ());
        true
    });
    println!("state: {} bytes", size_of::<State>());
}

/// Plays matches for some seconds, one choice after the other until there is none.
fn measure(name: &str, game: &Simulator, mut choose: impl FnMut(&mut State, &mut Quick) -> bool) {
    let (mut matches, mut choices, mut goals) = (0u64, 0u64, 0i64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let mut chance = Quick::nth(2026, matches);
        let mut state = game.start(&mut chance, &mut ());
        while choose(&mut state, &mut chance) {
            choices += 1;
        }
        goals += game.outcome(&state).map_or(0, |outcome| outcome.score.iter().sum());
        matches += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let per = |n: u64| n as f64 / seconds;
    println!("{name}: {:.1} matches a second, {:.0} choices a second", per(matches), per(choices));
    println!("  {choices} choices and {goals} goals in {matches} matches");
}
