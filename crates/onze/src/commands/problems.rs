//! `onze problems`: positions with one clearly best choice, looked for and checked again.

use std::path::Path;

use indicatif::ProgressBar;
use onze_core::record;
use onze_core::table::Table;
use onze_lab::problems::{Found, LEAD, Lead, Problem, Problems};
use onze_lab::{Hunt, flawed, weighed_again};
use onze_players::analysis::Effort;
use serde_json::{Map, json};

use crate::cli::Problems as Asked;
use crate::commands::arena::progress::style;
use crate::commands::arena::stop::Stop;
use crate::commands::arena::{stopped, threads};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};

pub(crate) fn problems(texts: &Texts, asked: &Asked) -> Result<(), Failure> {
    match (&asked.check, &asked.game, &asked.out) {
        (Some(path), ..) => check(texts, asked, path),
        (None, Some(game), Some(out)) => look(texts, asked, game, out),
        _ => Err(Failure::Plain(texts.say("problems-what", &Map::new()))),
    }
}

/// Goes on with the first match that nobody has looked at.
fn look(texts: &Texts, asked: &Asked, game: &str, out: &Path) -> Result<(), Failure> {
    onze_games::find(game)?;
    files::can_write(out)?;
    let beside = out.with_extension("json");
    let mut known = if beside.exists() { read(&beside)? } else { Problems::default() };
    let mut records = files::read(out)?;
    let (begin, stop) = (known.matches, Stop::at_ctrl_c(texts));
    let bar = ProgressBar::new(asked.games).with_style(style());
    let effort = Effort { threads: threads(), percent: 100, stop: stop.flag() };
    let hunt = Hunt {
        set: &asked.set,
        player: &asked.player,
        seed: asked.seed,
        matches: begin..begin + asked.games,
    };
    let mut kept = Ok(());
    onze_lab::problems(game, &hunt, &effort, &mut |n, found| {
        known.matches = n + 1;
        bar.set_position(n + 1 - begin);
        for Found { problem, record } in found {
            known.problems.push(problem);
            records.push_str(&record);
        }
        kept = files::replace(out, records.as_bytes())
            .and_then(|()| files::replace(&beside, written(&known).as_bytes()));
        if kept.is_err() {
            stop.now();
        }
    })?;
    bar.finish_and_clear();
    kept?;
    let told = facts(&[("matches", known.matches.into()), ("problems", known.problems.len().into())]);
    talk(&texts.say("problems-found", &told));
    stopped(stop.is_asked())
}

/// One problem a line, so that a change is seen in its line.
fn written(known: &Problems) -> String {
    let lines: Vec<String> = known.problems.iter().map(|problem| json!(problem).to_string()).collect();
    format!("{{\"matches\":{},\"problems\":[\n{}\n]}}\n", known.matches, lines.join(",\n"))
}

fn read(path: &Path) -> Result<Problems, Failure> {
    serde_json::from_str(&files::read(path)?)
        .map_err(|fault| Failure::Plain(format!("cannot read {}: {fault}", path.display())))
}

fn check(texts: &Texts, asked: &Asked, path: &Path) -> Result<(), Failure> {
    let (known, text) = (read(&path.with_extension("json"))?, files::read(path)?);
    let records = record::split(&text);
    if records.len() != known.problems.len() {
        let told = facts(&[("records", records.len().into()), ("problems", known.problems.len().into())]);
        return Err(Failure::Plain(texts.say("problems-count", &told)));
    }
    let stop = Stop::at_ctrl_c(texts);
    let effort = Effort { threads: threads(), percent: 100, stop: stop.flag() };
    let (mut wrong, mut done) = (0, 0);
    for ((_, record), problem) in records.iter().zip(&known.problems) {
        let parsed = files::parse(path, record)?;
        let table = onze_games::find(parsed.game)?
            .read(&parsed, usize::MAX)
            .map_err(|error| Failure::Record { file: path.display().to_string(), error })?;
        let fault = flawed(&*table, problem);
        let (line, is_well) = match fault {
            Some(fault) => (fault, false),
            None if asked.light => (String::new(), true),
            None => match weighed(texts, &*table, problem, (asked.seed, &effort)) {
                Some(weighed) => weighed,
                None => break,
            },
        };
        (wrong, done) = (wrong + usize::from(!is_well), done + 1);
        if !is_well || !asked.light {
            print(&format!("{}\t{line}", problem.name));
        }
    }
    let told = texts.say("problems-checked", &facts(&[("problems", done.into()), ("wrong", wrong.into())]));
    stopped(stop.is_asked())?;
    if wrong > 0 {
        return Err(Failure::No(told));
    }
    print(&told);
    Ok(())
}

/// What fresh playouts say: still ahead by enough, and by the champion's opinion still ahead.
fn weighed(
    texts: &Texts,
    table: &dyn Table,
    problem: &Problem,
    (seed, effort): (u64, &Effort<'_>),
) -> Option<(String, bool)> {
    let [lead, champion] = weighed_again(table, problem, seed, effort)?;
    let lead = lead?;
    let told = |lead: Lead| {
        let [by, error] = [100.0 * lead.by, 100.0 * lead.error].map(|points| texts.decimal(points, 1));
        format!("{by} ± {error} ({})", lead.playouts)
    };
    let own = champion.map_or_else(|| "–".to_owned(), told);
    Some((format!("{}\t{own}", told(lead)), lead.by >= LEAD))
}
