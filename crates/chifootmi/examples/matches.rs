//! Random matches on one core: how many choices a second, the full list of choices made each time.
//!
//! `cargo run --release -p onze-chifootmi --example matches [level] [matches]`

use std::io::{self, Write};
use std::time::Instant;

use onze_chifootmi::{Chifootmi, Move, State};
use onze_core::{Chance, Game, Quick, Settings};

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().unwrap_or_else(|| "pro".to_owned());
    let matches = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let mut settings = Settings::new(Chifootmi::SETTINGS);
    settings.set("level", &level).map_err(io::Error::other)?;
    let game = Chifootmi::new(&settings).map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    let (mut chance, mut moves, mut choices) = (Quick::new(11), Vec::new(), 0u64);
    let begun = Instant::now();
    for _ in 0..matches {
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            let Some(choice) = moves.get(chance.below(n) as usize) else { break };
            if game.play(&mut state, seat, choice, &mut chance, &mut ()).is_err() {
                break;
            }
            choices += 1;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss)] // for people to read
    let [of_matches, of_choices] = [f64::from(matches) / seconds / 1e6, choices as f64 / seconds / 1e6];
    writeln!(
        io::stdout(),
        "{of_matches:.2} million matches/s, {of_choices:.1} million choices/s; {} bytes a state, {} a move",
        size_of::<State>(),
        size_of::<Move>(),
    )
}
