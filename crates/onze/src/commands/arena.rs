//! `onze arena`: many matches, a table, and a picture.

use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use onze_ai::arena::{Estimate, Plan, Tally, share};
use plotters::prelude::*;
use serde_json::{Map, Value, json};

use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::commands::season;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

/// Enough to tell a good player from a bad one.
const USUAL_GAMES: u64 = 1_000;

pub(crate) fn arena(texts: &Texts, asked: &Arena) -> Result<(), Failure> {
    if asked.game == season::GAME && asked.games.is_none() {
        return season::season(texts, asked);
    }
    let games = asked.games.unwrap_or(USUAL_GAMES);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan { games, seed: asked.seed, threads };
    let bar = ProgressBar::new(games).with_style(style());
    let begin = Instant::now();
    let tally = onze_ai::arena(&asked.game, &asked.set, &asked.players, plan, &|more| bar.inc(more))?;
    bar.finish_and_clear();
    if let Some(path) = &asked.plot {
        plot(&tally, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json.json {
        print(&as_json(asked, &tally).to_string());
    } else {
        print(&table(texts, asked, &tally));
        let seconds = format!("{:.2}", begin.elapsed().as_secs_f64());
        talk(
            &texts
                .say("arena-summary", &facts(&[("games", tally.games.into()), ("seconds", seconds.into())])),
        );
    }
    Ok(())
}

pub(crate) fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {human_pos} / {human_len}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// One line a player, then what concerns the matches as a whole.
fn table(texts: &Texts, asked: &Arena, tally: &Tally) -> String {
    let head = |id: &str| texts.say(&format!("table-head-{id}"), &Map::new());
    let mut rows = vec![[head("player"), head("wins"), head("share"), head("points"), head("goals")]];
    for (name, player) in asked.players.iter().zip(&tally.players) {
        let wins = share(player.wins, tally.games);
        rows.push([
            name.clone(),
            player.wins.to_string(),
            percent(wins),
            percent(player.points.mean()),
            number(player.goals.mean()),
        ]);
    }
    let level = share(tally.level, tally.games);
    rows.push([head("level"), tally.level.to_string(), percent(level), String::new(), String::new()]);
    if tally.drawn > 0 {
        rows.push([
            head("drawn"),
            tally.drawn.to_string(),
            percent(share(tally.drawn, tally.games)),
            String::new(),
            String::new(),
        ]);
    }
    let mut in_all = |id: &str, mean: Estimate| {
        rows.push([head(id), String::new(), String::new(), String::new(), number(mean)]);
    };
    in_all("match-goals", tally.goals.mean());
    for (name, sum) in &tally.figures {
        in_all(&format!("match-{name}"), sum.mean());
    }
    in_all("match-choices", tally.choices.mean());
    align(&rows)
}

/// Columns as wide as their widest cell, the first to the left and the others to the right.
fn align(rows: &[[String; 5]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let cell = |(column, text): (usize, &String)| match (column, width(column)) {
        (0, width) => format!("{text:<width$}"),
        (_, width) => format!("  {text:>width$}"),
    };
    let line = |row: &[String; 5]| row.iter().enumerate().map(cell).collect::<String>().trim_end().to_owned();
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn percent(estimate: Estimate) -> String {
    let Estimate { value, low, high } = estimate;
    format!("{:.2} % [{:.2}, {:.2}]", 100.0 * value, 100.0 * low, 100.0 * high)
}

fn number(estimate: Estimate) -> String {
    format!("{:.3} [{:.3}, {:.3}]", estimate.value, estimate.low, estimate.high)
}

fn as_json(asked: &Arena, tally: &Tally) -> Value {
    let estimate = |of: Estimate| json!({ "value": of.value, "low": of.low, "high": of.high });
    let players: Vec<Value> = asked
        .players
        .iter()
        .zip(&tally.players)
        .map(|(name, player)| {
            json!({
                "player": name,
                "wins": player.wins,
                "share": estimate(share(player.wins, tally.games)),
                "points": estimate(player.points.mean()),
                "goals": estimate(player.goals.mean()),
            })
        })
        .collect();
    json!({
        "game": asked.game,
        "games": tally.games,
        "seed": asked.seed,
        "options": asked.set.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
        "players": players,
        "drawn": tally.drawn,
        "level": { "matches": tally.level, "share": estimate(share(tally.level, tally.games)) },
        "goals": estimate(tally.goals.mean()),
        "goals_of_matches": tally.goals_of_matches,
        "choices": estimate(tally.choices.mean()),
        "figures": tally.figures.iter().map(|(name, sum)| (*name, estimate(sum.mean()))).collect::<std::collections::BTreeMap<_, _>>(),
    })
}

/// How many matches had how many goals.
fn plot(tally: &Tally, path: &std::path::Path) -> Result<(), Box<dyn std::error::Error>> {
    let most = tally.goals_of_matches.iter().copied().max().unwrap_or(1);
    let last = u32::try_from(tally.goals_of_matches.len())?.max(1) - 1;
    let area = SVGBackend::new(path, (720, 420)).into_drawing_area();
    area.fill(&RGBColor(250, 246, 236))?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(32)
        .y_label_area_size(72)
        .build_cartesian_2d((0..last).into_segmented(), 0..most + most / 20 + 1)?;
    chart.configure_mesh().disable_x_mesh().light_line_style(TRANSPARENT).draw()?;
    let bars = (0..).zip(&tally.goals_of_matches).map(|(goals, &matches)| (goals, matches));
    chart.draw_series(
        Histogram::vertical(&chart).style(RGBColor(46, 110, 70).filled()).margin(8).data(bars),
    )?;
    area.present()?;
    Ok(())
}
