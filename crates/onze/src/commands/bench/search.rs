//! `onze bench search`: how many simulations the searches make in a second of processor time, on one core.
//!
//! A simulation imagines what is hidden, chooses, and plays on at random to the end or, where it is cut, to the value of a
//! position. The searches stand at the choices of random matches, with a thousand simulations a choice.

use onze_ai::Searching;
use onze_games::Case;
use serde_json::{Value, json};

use super::best;
use crate::failure::Failure;
use crate::texts::print;

const HOW: [(&str, Searching); 3] =
    [("flat", Searching::Flat), ("tree", Searching::Tree), ("cut_tree", Searching::CutTree)];

pub(super) fn bench(as_json: bool) -> Result<Value, Failure> {
    if !as_json {
        print(&format!("{:<22} {:>14} {:>14} {:>14}", "simulations / s", "flat", "tree", "cut tree"));
    }
    let mut results = Vec::new();
    let games = onze_games::ALL.iter().map(|game| game.id());
    for (game, case) in games.flat_map(|game| onze_games::cases(game).iter().map(move |case| (game, case))) {
        let result = measure(game, case)?;
        if !as_json {
            let figure =
                |name: &str| result[name].as_f64().map_or("–".to_owned(), |rate| format!("{rate:.0}"));
            let name = format!("{game} {}", case.name);
            let [flat, tree, cut] = HOW.map(|(name, _)| figure(name));
            print(&format!("{name:<22} {flat:>14} {tree:>14} {cut:>14}"));
        }
        results.push(result);
    }
    if !as_json {
        print("on one core, of processor time; cut: after a few choices the position is valued");
    }
    Ok(results.into())
}

fn measure(game: &str, case: &Case) -> Result<Value, Failure> {
    let set: Vec<_> = case.set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let mut result = json!({ "game": game, "case": case.name });
    for (name, how) in HOW {
        let search = |stop: &_| {
            let counts = onze_ai::searches(game, &set, how, stop)?;
            Ok(counts.map_or((0, 0), |(choices, simulations)| (simulations, choices)))
        };
        let (rate, _) = best(search)?;
        // A game without a value to cut at has none.
        if rate > 0.0 {
            result[name] = rate.into();
        }
    }
    Ok(result)
}
