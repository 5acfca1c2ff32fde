//! What the targets share: a match of any game.

use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Refused, Table};
use onze_core::{Dice, Header};

/// The game with this number, whatever the number.
pub fn game(number: u8) -> &'static dyn AnyGame {
    onze_games::ALL[usize::from(number) % onze_games::ALL.len()]
}

/// One of the sets of options under which a game is measured.
pub fn options(game: &dyn AnyGame, number: u8) -> Vec<(String, String)> {
    let cases = onze_games::cases(game.id());
    let case = cases[usize::from(number) % cases.len()];
    case.set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// A match that grows from a seed.
pub fn begin(
    game: &dyn AnyGame,
    set: &[(String, String)],
    seed: u64,
    position: Option<String>,
) -> Result<Box<dyn Table>, Refused> {
    let dice = Dice::fair(Secret::from_words(&seed.to_string()), Vec::new());
    let header = Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position };
    game.begin(set, header, &[])
}
