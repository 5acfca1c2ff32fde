//! How long a choice takes in random play: `cargo run --release -p onze-chifootmi --example speed -- 20000 pro`.
//!
//! Matches (20,000) and level (beginner) are what the arguments say.

use std::time::{Duration, Instant};

use onze_chifootmi::Chifootmi;
use onze_core::{Chance, Game, Quick, Settings};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let level = arguments.next().unwrap_or_else(|| "beginner".to_owned());
    let mut settings = Settings::new(Chifootmi::SETTINGS);
    settings.set("level", &level).expect("a level is beginner, amateur, pro or pro+");
    let game = Chifootmi::new(&settings).expect("the defaults fit together");
    let (choices, time) = play(&game, matches, 0);
    println!("{choices} choices, {} ns each", time.as_nanos() / u128::from(choices.max(1)));
}

/// Plays random matches; answers how many choices were made, and the time.
fn play(game: &Chifootmi, matches: u64, seed: u64) -> (u32, Duration) {
    let (mut chance, mut moves, mut choices) = (Quick::new(seed), Vec::new(), 0);
    let start = Instant::now();
    for _ in 0..matches {
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let choice = moves[chance.below(u32::try_from(moves.len()).unwrap_or(1)) as usize];
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).expect("listed moves are legal");
            choices += 1;
        }
    }
    (choices, start.elapsed())
}
