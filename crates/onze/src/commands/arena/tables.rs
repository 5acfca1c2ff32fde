//! What a contest came to, as text and as JSON.

use std::collections::BTreeMap;

use onze_ai::arena::{Estimate, Fault, PlayerTally, Tally, share};
use serde_json::{Map, Value, json};

use super::Results;
use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::texts::Texts;

/// One line a player, then what concerns the matches as a whole, then who did what to whom.
pub(super) fn table(texts: &Texts, results: &Results) -> String {
    let Results { names, together, meetings, .. } = results;
    let head = |id: &str| texts.say(&format!("table-head-{id}"), &Map::new());
    let is_robin = meetings.len() > 1;
    let mut rows = vec![if is_robin {
        vec![head("player"), head("rating"), head("matches"), head("points"), head("goals")]
    } else {
        vec![head("player"), head("wins"), head("share"), head("points"), head("goals")]
    }];
    for (n, (name, player)) in names.iter().zip(&together.players).enumerate() {
        let games = matches_of(results, n);
        let (second, third) = if is_robin {
            (results.ratings.get(n).map_or_else(String::new, rating), games.to_string())
        } else {
            (player.wins.to_string(), percent(share(player.wins, games)))
        };
        let points = percent(player.points.share(games));
        rows.push(vec![name.clone(), second, third, points, number(player.goals.mean())]);
    }
    rows.extend(as_a_whole(&head, together));
    let mut parts = vec![align(&rows)];
    parts.extend(faults(texts, results));
    if is_robin {
        parts.push(cross(texts, results));
    }
    parts.join("\n\n")
}

/// What concerns the matches as a whole.
fn as_a_whole(head: &impl Fn(&str) -> String, tally: &Tally) -> Vec<Vec<String>> {
    let row = |id: &str, n: u64| {
        let share = percent(share(n, tally.games));
        vec![head(id), n.to_string(), share, String::new(), String::new()]
    };
    let mut rows = vec![row("level", tally.level)];
    if tally.drawn > 0 {
        rows.push(row("drawn", tally.drawn));
    }
    let mut in_all = |id: &str, mean: Estimate| {
        rows.push(vec![head(id), String::new(), String::new(), String::new(), number(mean)]);
    };
    in_all("match-goals", tally.goals.mean());
    for (name, sum) in &tally.figures {
        in_all(&format!("match-{name}"), sum.mean());
    }
    in_all("match-choices", tally.choices.mean());
    rows
}

/// How many matches a player had.
fn matches_of(results: &Results, player: usize) -> u64 {
    let of = results.meetings.iter().zip(&results.tallies);
    of.filter(|(meeting, _)| meeting.contains(&player)).map(|(_, tally)| tally.games).sum()
}

/// The points of each player against each other one.
fn cross(texts: &Texts, results: &Results) -> String {
    let corner = texts.say("arena-against", &Map::new());
    let mut rows = vec![std::iter::once(corner).chain(results.names.iter().cloned()).collect::<Vec<_>>()];
    for (n, name) in results.names.iter().enumerate() {
        let cell = |other: usize| between(results, n, other).map_or_else(String::new, percent);
        rows.push(std::iter::once(name.clone()).chain((0..results.names.len()).map(cell)).collect());
    }
    align(&rows)
}

/// The share of the points that one took from another, if they met.
pub(super) fn between(results: &Results, one: usize, other: usize) -> Option<Estimate> {
    let mut met = results.meetings.iter().zip(&results.tallies);
    met.find_map(|(meeting, tally)| {
        let of = meeting.iter().position(|&player| player == one)?;
        (one != other && meeting.contains(&other)).then(|| tally.players[of].points.share(tally.games))
    })
}

/// A sentence for each player that lost matches because it did not keep to the agreement.
fn faults(texts: &Texts, results: &Results) -> Option<String> {
    let mut lines = Vec::new();
    for (name, player) in results.names.iter().zip(&results.together.players) {
        for (fault, n) in &player.faults {
            let known = [("player", name.as_str().into()), ("matches", (*n).into())];
            lines.push(texts.say(&format!("arena-fault-{}", fault.name()), &facts(&known)));
        }
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// Columns as wide as their widest cell, the first to the left and the others to the right.
pub(crate) fn align(rows: &[Vec<String>]) -> String {
    let cell_at = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |text| text.chars().count());
    let width = |column: usize| rows.iter().map(|row| cell_at(row, column)).max().unwrap_or(0);
    let cell = |(column, text): (usize, &String)| match (column, width(column)) {
        (0, width) => format!("{text:<width$}"),
        (_, width) => format!("  {text:>width$}"),
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<String>().trim_end().to_owned();
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

pub(crate) fn percent(estimate: Estimate) -> String {
    let Estimate { value, low, high } = estimate;
    format!("{:.2} % [{:.2}, {:.2}]", 100.0 * value, 100.0 * low, 100.0 * high)
}

pub(crate) fn number(estimate: Estimate) -> String {
    format!("{:.3} [{:.3}, {:.3}]", estimate.value, estimate.low, estimate.high)
}

pub(super) fn rating(estimate: &Estimate) -> String {
    format!("{:+.0} ± {:.0}", estimate.value, estimate.high - estimate.value)
}

pub(crate) fn estimate(of: Estimate) -> Value {
    json!({ "value": of.value, "low": of.low, "high": of.high })
}

pub(super) fn as_json(asked: &Arena, results: &Results) -> Value {
    let Results { names, meetings, tallies, together, ratings } = results;
    let players: Vec<Value> = names
        .iter()
        .zip(&together.players)
        .enumerate()
        .map(|(n, (name, player))| {
            let mut told = player_json(name, player, matches_of(results, n));
            told["rating"] = ratings.get(n).map_or(Value::Null, |rating| estimate(*rating));
            told
        })
        .collect();
    let meetings: Vec<Value> = meetings
        .iter()
        .zip(tallies)
        .map(|(meeting, tally)| {
            let players = meeting.iter().zip(&tally.players);
            let players: Vec<_> =
                players.map(|(&n, player)| player_json(&names[n], player, tally.games)).collect();
            json!({ "players": players, "games": tally.games, "drawn": tally.drawn, "level": tally.level })
        })
        .collect();
    json!({
        "game": asked.game,
        "games": together.games,
        "seed": asked.seed,
        "options": asked.set.iter().cloned().collect::<BTreeMap<_, _>>(),
        "players": players,
        "meetings": meetings,
        "drawn": together.drawn,
        "level": { "matches": together.level, "share": estimate(share(together.level, together.games)) },
        "goals": estimate(together.goals.mean()),
        "goals_of_matches": together.goals_of_matches,
        "choices": estimate(together.choices.mean()),
        "choices_of_matches": together.choices_of_matches,
        "figures": together.figures.iter().map(|(name, sum)| (*name, estimate(sum.mean()))).collect::<BTreeMap<_, _>>(),
    })
}

fn player_json(name: &str, player: &PlayerTally, games: u64) -> Value {
    let faults: BTreeMap<&str, u64> =
        player.faults.iter().map(|(fault, n)| (Fault::name(*fault), *n)).collect();
    json!({
        "player": name,
        "wins": player.wins,
        "share": estimate(share(player.wins, games)),
        "points": estimate(player.points.share(games)),
        "goals": estimate(player.goals.mean()),
        "faults": faults,
    })
}
