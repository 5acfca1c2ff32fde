//! `onze lab`: what a house rule does to a game.

use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use indicatif::ProgressBar;
use onze_ai::arena::{Estimate, Plan, Round};
use onze_ai::lab::{Compared, Findings, Verdict, compare};
use onze_ai::{Entrant, Rounds};
use serde_json::{Map, Value, json};

use crate::cli::Lab;
use crate::commands::arena::plot::{Drawn, bars, panels_of};
use crate::commands::arena::tables::{align, estimate, number, percent};
use crate::commands::arena::{style, summary, threads};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

/// The players that are equal unless somebody says so, the first that a game has.
const USUAL: [&str; 3] = ["club", "steady", "random"];

/// So many rounds are played before the first look; after each look there are twice as many.
const FIRST_LOOK: u64 = 64;

pub(crate) fn lab(texts: &Texts, asked: &Lab) -> Result<(), Failure> {
    let begin = Instant::now();
    let sets = sets(texts, asked)?;
    let player = player(asked)?;
    let (findings, clear) = play(asked, &sets, player)?;
    let compared = compare(&findings);
    if let Some(path) = &asked.plot {
        plot(texts, &compared, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json.json {
        print(&as_json(asked, player, &findings, &compared, clear).to_string());
        return Ok(());
    }
    print(&table(texts, asked, &compared));
    let matches = findings.iter().map(|findings| findings.matches).sum();
    let known = [("player", player.into())];
    print(&texts.say(if clear { "lab-clear" } else { "lab-open" }, &facts(&known)));
    if !findings.iter().all(Findings::players_vary) {
        print(&texts.say("lab-no-luck", &facts(&known)));
    }
    talk(&summary(texts, matches, begin));
    Ok(())
}

type Set = Vec<(String, String)>;

/// The two sets of options: `key=a,key=b`, each side one option or several with `;` between them.
fn sets(texts: &Texts, asked: &Lab) -> Result<[Set; 2], Failure> {
    let wrong = || Failure::Plain(texts.say("lab-compare-wrong", &Map::new()));
    let side = |text: &str| -> Result<Set, Failure> {
        let pairs = text.split(';').map(|pair| match pair.trim().split_once('=') {
            Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
            _ => Err(wrong()),
        });
        let own = pairs.collect::<Result<Vec<_>, _>>()?;
        Ok(asked.set.iter().cloned().chain(own).collect())
    };
    let (one, other) = asked.compare.split_once(',').ok_or_else(wrong)?;
    Ok([side(one)?, side(other)?])
}

fn player(asked: &Lab) -> Result<&str, Failure> {
    let game = onze_games::find(&asked.game)?.id();
    let known = onze_ai::players(game);
    let usual = USUAL.into_iter().find(|name| known.contains(name)).unwrap_or("random");
    Ok(asked.player.as_deref().unwrap_or(usual))
}

/// Plays until everything is clear, or as often as was asked for.
fn play(asked: &Lab, sets: &[Set; 2], player: &str) -> Result<([Findings; 2], bool), Failure> {
    let entrants = [Entrant::Computer(player.to_owned())];
    let bar = ProgressBar::new(2 * asked.games).with_style(style());
    let (mut findings, mut from) = ([Findings::default(), Findings::default()], 0);
    let rounds_in_all = asked.games.div_ceil(2);
    while from < rounds_in_all {
        let to = (2 * from).max(FIRST_LOOK).min(rounds_in_all);
        for (set, findings) in sets.iter().zip(&mut findings) {
            let plan = Plan { games: (2 * to).min(asked.games), seed: asked.seed, threads: threads() };
            let found = Mutex::new(std::mem::take(findings));
            let told = |rounds: &[Round]| {
                if let Ok(mut found) = found.lock() {
                    found.add(rounds);
                }
                bar.inc(rounds.iter().map(|round| round.matches.len() as u64).sum());
            };
            let wanted = |_: usize, n: u64| n >= from;
            let rounds = Rounds { meetings: &[vec![0, 0]], plan, wanted: &wanted, told: &told };
            onze_ai::contest(&asked.game, set, &entrants, &rounds)?;
            *findings = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        }
        if compare(&findings).iter().all(|one| one.verdict != Verdict::Open) {
            bar.finish_and_clear();
            return Ok((findings, true));
        }
        from = to;
    }
    bar.finish_and_clear();
    Ok((findings, false))
}

/// One line a figure: with the first rule, with the second, and what that changes.
fn table(texts: &Texts, asked: &Lab, compared: &[Compared]) -> String {
    let say = |id: &str| texts.say(id, &Map::new());
    let (one, other) = asked.compare.split_once(',').unwrap_or((&asked.compare, ""));
    let mut rows =
        vec![vec![String::new(), one.to_owned(), other.to_owned(), say("lab-difference"), String::new()]];
    for Compared { measure, values, difference, verdict } in compared {
        let show = |value: Estimate| if measure.is_share() { percent(value) } else { number(value) };
        rows.push(vec![
            say(&format!("lab-{}", measure.name())),
            show(values[0]),
            show(values[1]),
            show(*difference),
            say(&format!("lab-{}", word(*verdict))),
        ]);
    }
    align(&rows)
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Differs => "differs",
        Verdict::Same => "same",
        Verdict::Open => "unsure",
    }
}

/// What the second rule changes, in hundredths of what it was, or of all.
fn plot(texts: &Texts, compared: &[Compared], path: &Path) -> Drawn {
    let areas = panels_of(path, 1)?;
    let names: Vec<String> =
        compared.iter().map(|one| texts.say(&format!("lab-{}", one.measure.name()), &Map::new())).collect();
    let values: Vec<Estimate> = compared
        .iter()
        .map(|one| {
            let all = if one.measure.is_share() { 1.0 } else { one.values[0].value.abs().max(1e-9) };
            let Estimate { value, low, high } = one.difference;
            Estimate { value: 100.0 * value / all, low: 100.0 * low / all, high: 100.0 * high / all }
        })
        .collect();
    bars(&areas[0], &texts.say("lab-plot", &Map::new()), &names, &values)?;
    areas[0].present()?;
    Ok(())
}

fn as_json(asked: &Lab, player: &str, findings: &[Findings; 2], compared: &[Compared], clear: bool) -> Value {
    let measures: Map<String, Value> = compared
        .iter()
        .map(|one| {
            let told = json!({
                "values": one.values.map(estimate),
                "difference": estimate(one.difference),
                "verdict": word(one.verdict),
            });
            (one.measure.name().to_owned(), told)
        })
        .collect();
    json!({
        "game": asked.game,
        "compare": asked.compare,
        "player": player,
        "seed": asked.seed,
        "matches": findings.each_ref().map(|findings| findings.matches),
        "clear": clear,
        "measures": measures,
    })
}
