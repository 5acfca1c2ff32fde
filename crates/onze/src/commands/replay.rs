//! `onze replay` and `onze verify`.

use std::path::Path;

use onze_core::table::{Refused, Table};
use onze_core::{Source, record};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print};
use onze_ai::games;

pub(crate) fn replay(
    texts: &Texts,
    file: &Path,
    viewer: &str,
    at: Option<usize>,
    sheet: bool,
    as_json: bool,
) -> Result<(), Failure> {
    let (game, table) = files::load(file, &files::read(file)?, at.unwrap_or(usize::MAX))?;
    let viewer = table.viewer(viewer).ok_or_else(|| {
        Refused::plain("viewer_unknown", &[("viewer", viewer), ("viewers", &viewers(&*table))])
    })?;
    if let Some(at) = at.filter(|&at| at >= table.n_steps()) {
        let (at, last) = (at.to_string(), (table.n_steps() - 1).to_string());
        return Err(Refused::plain("step_unknown", &[("step", &at), ("last", &last)]).into());
    }
    if as_json {
        print(&table.replay(viewer).to_string());
        return Ok(());
    }
    if sheet {
        let text = table.sheet(viewer).ok_or_else(|| Refused::plain("sheet_missing", &[("game", game)]))?;
        print(text.trim_end());
        return Ok(());
    }
    for n in 0..table.n_steps() {
        let step = table.step(n, viewer);
        let who = step["seat"].as_str().map_or_else(String::new, |seat| format!(" {seat}"));
        print(&format!("{n}{who} {}", step["move"].as_str().unwrap_or("?")));
        for line in step_lines(texts, game, &step) {
            print(&format!("  {line}"));
        }
    }
    print(&whose_turn(texts, &*table));
    Ok(())
}

/// The events of a step as sentences, each with its clauses.
pub(crate) fn step_lines(texts: &Texts, game: &str, step: &Value) -> Vec<String> {
    let cited = |event: &Value| {
        let rules = event["rules"].as_array().into_iter().flatten().filter_map(Value::as_str);
        rules.collect::<Vec<_>>().join(", ")
    };
    let events = step["events"].as_array().into_iter().flatten();
    events.map(|event| format!("{} ({})", texts.event(game, event), cited(event))).collect()
}

/// Who is to act, or how it ended.
pub(crate) fn whose_turn(texts: &Texts, table: &dyn Table) -> String {
    let Some(outcome) = table.outcome() else {
        return texts.say("to-act", &facts(&[("seats", table.to_act().join(", ").into())]));
    };
    let counts = |counts: &Value| {
        let counts = counts.as_array().into_iter().flatten().map(ToString::to_string);
        counts.collect::<Vec<_>>().join("-")
    };
    let id = match (&outcome["gave_up"], &outcome["winner"]) {
        (Value::String(_), _) => "outcome-gave-up",
        (_, Value::Null) => "outcome-draw",
        _ if !outcome["tie_break"].is_null() => "outcome-won-tie-break",
        _ => "outcome-won",
    };
    let all = [
        ("winner", outcome["winner"].clone()),
        ("loser", outcome["gave_up"].clone()),
        ("score", counts(&outcome["score"]).into()),
        ("tie_break", counts(&outcome["tie_break"]).into()),
    ];
    texts.say(id, &facts(&all))
}

pub(crate) fn facts(list: &[(&str, Value)]) -> Map<String, Value> {
    list.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect()
}

fn viewers(table: &dyn Table) -> String {
    let seats = table.seats();
    seats.iter().map(|(seat, _)| *seat).chain(["spectator", "all"]).collect::<Vec<_>>().join(", ")
}

pub(crate) fn verify(texts: &Texts, file: &Path, as_json: bool) -> Result<(), Failure> {
    let text = files::read(file)?;
    let (mut matches, mut steps, mut draws, mut seals, mut hashes) = (0, 0, 0, 0, 0);
    let mut sources = Vec::new();
    for (first_line, part) in record::split(&text) {
        let in_file = |mut error: record::RecordError| {
            error.line += first_line - 1;
            Failure::Record { file: file.display().to_string(), error }
        };
        let parsed = record::parse(part).map_err(in_file)?;
        let verified = games::find(parsed.game)?.verify(&parsed).map_err(in_file)?;
        matches += 1;
        steps += verified.steps;
        draws += verified.draws;
        seals += verified.seals;
        hashes += verified.hashes;
        sources.push(verified.source);
    }
    if matches == 0 {
        files::parse(file, &text)?;
    }
    let all = [
        ("matches", json!(matches)),
        ("steps", json!(steps)),
        ("draws", json!(draws)),
        ("seals", json!(seals)),
        ("hashes", json!(hashes)),
    ];
    if as_json {
        let mut value = Value::Object(facts(&all));
        value["draws_from_secret"] = sources.iter().all(|source| *source == Source::Secret).into();
        print(&value.to_string());
        return Ok(());
    }
    print(&texts.say("verify-ok", &facts(&all)));
    for (source, id) in [(Source::Typed, "verify-typed"), (Source::NoSecret, "verify-no-secret")] {
        if sources.contains(&source) {
            print(&texts.say(id, &Map::new()));
        }
    }
    Ok(())
}
