//! Matches of computers among themselves: `exhibit MATCHES CHAMPIONS` plays so many at random of each game, and so many of
//! its champions, and tells for each the SHA-256 of its record. `crates/engine/exhibit.mjs` does the same in WebAssembly;
//! `cargo xtask engine-check` compares them.
#![allow(clippy::print_stdout, clippy::print_stderr)] // a program

use onze_browser::{Deed, House, Order};
use onze_core::table::Of;
use onze_players::{CHALLENGE, CHIFOOTMI, SHOOT, SIMULATOR};
use serde_json::json;
use sha2::{Digest, Sha256};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>().unwrap_or(1));
    let matches = [("random", numbers.next().unwrap_or(100)), ("champion", numbers.next().unwrap_or(1))];
    let games = [
        ("chifootmi", House::new(const { &Of::<onze_chifootmi::Chifootmi>::new() }, &CHIFOOTMI)),
        ("shoot", House::new(const { &Of::<onze_shoot::Shoot>::new() }, &SHOOT)),
        ("challenge", House::new(const { &Of::<onze_challenge::Challenge>::new() }, &CHALLENGE)),
        ("simulator", House::new(const { &Of::<onze_simulator::Simulator>::new() }, &SIMULATOR)),
    ];
    for (game, mut house) in games {
        for (player, many) in matches {
            let begun = spent();
            for seed in 0..many {
                println!("{game} {player} {seed} {}", record_hash(&mut house, game, player, seed));
            }
            eprintln!("{game} {player} {:.3}", spent() - begun);
        }
    }
}

/// The seconds that this program has had a processor for, which others who use it do not lengthen. Where the system does not
/// tell, nothing.
fn spent() -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e9
}

/// The hash of the record of one match, as the house answers it.
fn record_hash(house: &mut House, game: &str, player: &str, seed: u32) -> String {
    let options = match game {
        "challenge" => json!({ "friendly": "on" }),
        "simulator" => json!({ "ticks_per_half": "11" }),
        _ => json!({}),
    };
    let order =
        json!({ "do": "exhibit", "id": 1, "options": options, "players": [player, player], "seed": seed });
    let order: Order = serde_json::from_value(order).expect("an order");
    let done = house.take(0, [0; 32], order);
    let [Deed::Answer { status: 200, body, .. }] = &done.deeds[..] else { panic!("{done:?}") };
    Sha256::digest(body.get()).iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}
