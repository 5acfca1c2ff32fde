//! Random matches on one core: how many decisions a second, the full list of choices made each time.
//!
//! `cargo run --release -p onze-shoot --example decisions [seconds] [matches]`
//!
//! Prints the mean, and the best of many short stretches: on a shared machine the mean measures the neighbours too.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use onze_core::{Chance, Game, Quick, Settings};
use onze_shoot::{Move, Shoot, State};

/// Decisions of one stretch, some milliseconds.
const STRETCH: u64 = 10_000;

fn main() -> io::Result<()> {
    let argument = |n| std::env::args().nth(n).and_then(|text| text.parse().ok());
    let (seconds, most) = (argument(1).unwrap_or(3), argument(2).unwrap_or(u64::MAX));
    let game = Shoot::new(&Settings::new(Shoot::SETTINGS))
        .map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    let (mut chance, mut moves) = (Quick::new(11), Vec::new());
    let (mut decisions, mut listed, mut matches) = (0u64, 0u64, 0u64);
    let (begun, mut stretch, mut best) = (Instant::now(), Instant::now(), Duration::MAX);
    while begun.elapsed() < Duration::from_secs(seconds) && matches < most {
        let mut state = game.start(&mut chance, &mut ());
        matches += 1;
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            listed += moves.len() as u64;
            let n = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            let Some(choice) = moves.get(chance.below(n) as usize) else { break };
            if game.play(&mut state, seat, choice, &mut chance, &mut ()).is_err() {
                break;
            }
            decisions += 1;
            if decisions.is_multiple_of(STRETCH) {
                best = best.min(stretch.elapsed());
                stretch = Instant::now();
            }
        }
    }
    #[allow(clippy::cast_precision_loss)] // for people to read
    let [mean, best, per_match, per_list] = [
        decisions as f64 / begun.elapsed().as_secs_f64() / 1e6,
        STRETCH as f64 / best.as_secs_f64() / 1e6,
        decisions as f64 / matches as f64,
        listed as f64 / decisions as f64,
    ];
    writeln!(
        io::stdout(),
        "{mean:.2} million decisions/s (best stretch {best:.2}); {per_match:.0} decisions a match; \
         {per_list:.0} choices a list; {} bytes a state, {} a move",
        size_of::<State>(),
        size_of::<Move>(),
    )
}
