//! What a contest came to, as text and as JSON.

use std::collections::BTreeMap;

use onze_lab::arena::{PlayerTally, Tally};
use onze_players::Fault;
use onze_players::estimate::{Estimate, Sum};
use serde_json::{Map, Value, json};

use super::Results;
use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::texts::{Lang, Texts};

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
        let (second, third) = if is_robin {
            (results.ratings.get(n).map_or_else(String::new, rating), matches_of(results, n).to_string())
        } else {
            (player.wins.to_string(), percent(texts, player.win_rate.share()))
        };
        let points = percent(texts, player.points.share());
        rows.push(vec![name.clone(), second, third, points, number(texts, player.goals.number())]);
    }
    rows.extend(as_a_whole(texts, &head, together));
    let mut parts = vec![align(&rows)];
    parts.extend(faults(texts, results));
    if is_robin {
        parts.push(cross(texts, results));
    }
    parts.join("\n\n")
}

/// What concerns the matches as a whole.
fn as_a_whole(texts: &Texts, head: &impl Fn(&str) -> String, tally: &Tally) -> Vec<Vec<String>> {
    let row = |id: &str, n: u64, rate: Sum| {
        vec![head(id), n.to_string(), percent(texts, rate.share()), String::new(), String::new()]
    };
    let mut rows = vec![row("level", tally.level, tally.level_rate)];
    if tally.drawn > 0 {
        rows.push(row("drawn", tally.drawn, tally.draw_rate));
    }
    let mut in_all = |id: &str, sum: Sum| {
        rows.push(vec![head(id), String::new(), String::new(), String::new(), number(texts, sum.number())]);
    };
    in_all("match-goals", tally.goals);
    for (name, sum) in &tally.figures {
        in_all(&format!("match-{name}"), *sum);
    }
    in_all("match-choices", tally.choices);
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
        let cell = |other: usize| {
            between(results, n, other).map_or_else(String::new, |points| percent(texts, points))
        };
        rows.push(std::iter::once(name.clone()).chain((0..results.names.len()).map(cell)).collect());
    }
    align(&rows)
}

/// The share of the points that one took from another, if they met.
pub(super) fn between(results: &Results, one: usize, other: usize) -> Option<Estimate> {
    let mut met = results.meetings.iter().zip(&results.tallies);
    met.find_map(|(meeting, tally)| {
        let of = meeting.iter().position(|&player| player == one)?;
        (one != other && meeting.contains(&other)).then(|| tally.players[of].points.share())
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

/// A share in percent: `62.00 % [61.10, 62.90]`.
pub(crate) fn percent(texts: &Texts, estimate: Estimate) -> String {
    let Estimate { value, low, high } = in_percent(estimate);
    format!("{} % {}", texts.decimal(value, 2), interval(texts, [low, high], 2))
}

/// A number: `1.348 [1.321, 1.375]`.
pub(crate) fn number(texts: &Texts, Estimate { value, low, high }: Estimate) -> String {
    format!("{} {}", texts.decimal(value, 3), interval(texts, [low, high], 3))
}

/// The ends of an interval. Where decimals have a comma, something else stands between them.
pub(super) fn interval(texts: &Texts, ends: [f64; 2], decimals: usize) -> String {
    let [low, high] = ends.map(|end| texts.decimal(end, decimals));
    match texts.lang() {
        Lang::En => format!("[{low}, {high}]"),
        Lang::Fr => format!("[{low}\u{a0}; {high}]"),
    }
}

pub(crate) fn in_percent(Estimate { value, low, high }: Estimate) -> Estimate {
    Estimate { value: 100.0 * value, low: 100.0 * low, high: 100.0 * high }
}

pub(super) fn rating(estimate: &Estimate) -> String {
    format!("{:+.0} ± {:.0}", estimate.value, estimate.high - estimate.value)
}

pub(crate) fn estimate(of: Estimate) -> Value {
    json!({ "value": of.value, "low": of.low, "high": of.high })
}

pub(super) fn as_json(asked: &Arena, results: &Results) -> Value {
    let Results { names, meetings, tallies, together, ratings, stopped } = results;
    let players: Vec<Value> = names
        .iter()
        .zip(&together.players)
        .enumerate()
        .map(|(n, (name, player))| {
            let mut told = player_json(name, player);
            told["rating"] = ratings.get(n).map_or(Value::Null, |rating| estimate(*rating));
            told
        })
        .collect();
    let meetings: Vec<Value> = meetings
        .iter()
        .zip(tallies)
        .map(|(meeting, tally)| {
            let players = meeting.iter().zip(&tally.players);
            let players: Vec<_> = players.map(|(&n, player)| player_json(&names[n], player)).collect();
            json!({ "players": players, "games": tally.games, "drawn": tally.drawn, "level": tally.level })
        })
        .collect();
    json!({
        "game": asked.game,
        "games": together.games,
        "stopped": stopped,
        "seed": asked.seed,
        "options": asked.set.iter().cloned().collect::<BTreeMap<_, _>>(),
        "players": players,
        "meetings": meetings,
        "drawn": together.drawn,
        "level": { "matches": together.level, "share": estimate(together.level_rate.share()) },
        "goals": estimate(together.goals.number()),
        "goals_of_matches": together.goals_of_matches,
        "choices": estimate(together.choices.number()),
        "choices_of_matches": together.choices_of_matches,
        "figures": together.figures.iter().map(|(name, sum)| (*name, estimate(sum.number()))).collect::<BTreeMap<_, _>>(),
    })
}

fn player_json(name: &str, player: &PlayerTally) -> Value {
    let faults: BTreeMap<&str, u64> =
        player.faults.iter().map(|(fault, n)| (Fault::name(*fault), *n)).collect();
    json!({
        "player": name,
        "wins": player.wins,
        "share": estimate(player.win_rate.share()),
        "points": estimate(player.points.share()),
        "goals": estimate(player.goals.number()),
        "faults": faults,
    })
}
