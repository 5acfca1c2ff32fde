//! Plays a random match and prints its record: `cargo run -p onze-simulator --example record -- 7 ticks_per_half=11`.
//! The first argument is the seed, the others are options. Half of the choices are the default, so that records stay short.

#![allow(clippy::print_stdout)] // it is a program

use onze_core::fair::Secret;
use onze_core::table::configure;
use onze_core::{Chance, Dice, Header, Match, Quick};
use onze_simulator::Simulator;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let set: Vec<(String, String)> = arguments
        .filter_map(|option| option.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .collect();
    let game: Simulator =
        configure(&set).unwrap_or_else(|refused| panic!("options refused: {:?}", refused.why));
    let secret = Secret::from_words(&seed.to_string());
    let header = Header {
        name: secret.match_name(),
        players: vec![String::new(); 2],
        words: vec![String::new(); 2],
        dice: Dice::fair(secret, Vec::new()),
        position: None,
    };
    let mut played = Match::begin(game, header, &[]).unwrap_or_else(|fault| panic!("{fault}"));
    let mut chance = Quick::new(seed);
    while let Some(seat) = played.to_act().first() {
        let legal = played.legal(seat);
        let among = if chance.below(2) == 0 { 1 } else { u32::try_from(legal.len()).unwrap_or(1) };
        let choice = legal[chance.below(among) as usize].clone();
        played.play(seat, choice, &[]).unwrap_or_else(|fault| panic!("{fault}"));
    }
    print!("{}", played.record());
}
