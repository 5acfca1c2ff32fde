//! `onze replay` and `onze verify`.

mod clubs;
mod one_match;
mod report;

use std::path::Path;

use onze_core::table::{Refused, Table, ToldStep};
use onze_core::{Seats, Source, Viewer, record};
use serde_json::{Map, Value, json};

pub(crate) use self::clubs::Clubs;
use self::one_match::OneMatch;
use crate::cli::{Json, Replay};
use crate::commands::analyse::{Analysing, analyse};
use crate::failure::{Failure, with_rules};
use crate::files;
use crate::texts::{Texts, print, talk};

pub(crate) fn replay(texts: &Texts, asked: &Replay) -> Result<(), Failure> {
    let text = files::read(&asked.file)?;
    let (game, table) = files::load(&asked.file, &text, asked.at.unwrap_or(usize::MAX))?;
    let viewer = match &asked.viewer {
        None => unless_told(texts, &*table, &text),
        Some(viewer) => table.viewer(viewer).ok_or_else(|| {
            Refused::plain("viewer_unknown", &[("viewer", viewer), ("viewers", &viewers(&*table))])
        })?,
    };
    if let Some(at) = asked.at.filter(|&at| at >= table.n_steps()) {
        let (at, last) = (at.to_string(), (table.n_steps() - 1).to_string());
        return Err(Refused::plain("step_unknown", &[("step", &at), ("last", &last)]).into());
    }
    if asked.analyse {
        let (json, plot, percent) = (asked.json.json, asked.plot.as_deref(), asked.effort);
        return analyse(texts, &*table, &Analysing { json, plot, percent });
    }
    if asked.json.json && asked.report {
        print(&json!(table.story(viewer)).to_string());
        return Ok(());
    }
    if asked.json.json {
        print(&json!(table.replay(viewer)).to_string());
        return Ok(());
    }
    if asked.sheet {
        let say = |id: &str, known: &[(&str, Value)]| texts.say(id, &facts(known));
        let text =
            table.sheet(viewer, &say).ok_or_else(|| Refused::plain("sheet_missing", &[("game", game)]))?;
        print(text.trim_end());
        return Ok(());
    }
    if let Some(number) = asked.one_match {
        return replay_match(texts, game, &*table, viewer, number);
    }
    let (clubs, story) = (Clubs::of(&*table), table.story(viewer));
    let texts = &Texts::named(texts.lang(), &table.header().players);
    if asked.report {
        let told = if asked.svg { report::draw } else { report::tell };
        print(&told(&report::Teller { texts, clubs: &clubs, story: &story }));
        return Ok(());
    }
    if !asked.steps && !story.attacks.is_empty() {
        for attack in &story.attacks {
            print(&format!("{:>4}  {}", attack.from, report::paragraph(texts, &clubs, attack)));
        }
        print(&whose_turn(texts, &*table));
        return Ok(());
    }
    for step in (0..table.n_steps()).filter_map(|n| table.step(n, viewer)) {
        let who = step.seat.as_ref().map_or_else(String::new, |seat| format!(" {seat}"));
        print(&format!("{}{who} {}", step.n, step.deed.as_deref().unwrap_or("?")));
        for line in step_lines(texts, game, &clubs, &step) {
            print(&format!("  {line}"));
        }
    }
    print(&whose_turn(texts, &*table));
    Ok(())
}

/// One match of a championship: the steps in which something happens in it.
fn replay_match(
    texts: &Texts,
    game: &str,
    table: &dyn Table,
    viewer: Viewer,
    number: usize,
) -> Result<(), Failure> {
    let (mut one, clubs) = (OneMatch::new(number), Clubs::of(table));
    for step in (0..table.n_steps()).filter_map(|n| table.step(n, viewer)) {
        let events: Vec<Value> = serde_json::from_str(step.events.get()).unwrap_or_default();
        let of_it: Vec<&Value> = events.iter().filter(|event| one.has(event)).collect();
        if of_it.is_empty() {
            continue;
        }
        let who = step.seat.as_ref().map_or_else(String::new, |seat| format!(" {seat}"));
        print(&format!("{}{who} {}", step.n, step.deed.as_deref().unwrap_or("?")));
        for event in of_it {
            print(&format!("  {}", event_line(texts, game, &clubs, event)));
        }
    }
    if one.announced() < number {
        let (number, last) = (number.to_string(), one.announced().to_string());
        return Err(Refused::plain("fixture_unknown", &[("match", &number), ("last", &last)]).into());
    }
    Ok(())
}

/// Whose eyes a match is told with unless somebody says so: everything that is over or hides nothing, else what
/// everybody may know, so that no sealed choice is opened by accident.
fn unless_told(texts: &Texts, table: &dyn Table, record: &str) -> Viewer {
    let is_over = record.lines().last().is_some_and(|line| line.starts_with("end "));
    let is_open = |step: ToldStep| step.deed.is_some() && step.chance.iter().all(Option::is_some);
    if is_over || (0..table.n_steps()).filter_map(|n| table.step(n, Viewer::Spectator)).all(is_open) {
        return Viewer::All;
    }
    talk(&texts.say("replay-hides", &Map::new()));
    Viewer::Spectator
}

/// The events of a step as sentences, each with its clauses.
pub(crate) fn step_lines(texts: &Texts, game: &str, clubs: &Clubs, step: &ToldStep) -> Vec<String> {
    let events: Vec<Value> = serde_json::from_str(step.events.get()).unwrap_or_default();
    events.iter().map(|event| event_line(texts, game, clubs, event)).collect()
}

fn event_line(texts: &Texts, game: &str, clubs: &Clubs, event: &Value) -> String {
    let rules = event["rules"].as_array().into_iter().flatten().filter_map(Value::as_str);
    with_rules(&clubs.tell(texts, game, event), &rules.collect::<Vec<_>>())
}

/// Who is to act, or how it ended.
pub(crate) fn whose_turn(texts: &Texts, table: &dyn Table) -> String {
    let Some(outcome) = table.told_outcome() else {
        let seats = names(table, table.to_act()).join(", ");
        return texts.say("to-act", &facts(&[("seats", seats.into())]));
    };
    let counts = |counts: &[i64]| counts.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
    let id = match (&outcome.gave_up, &outcome.winner, &outcome.tie_break) {
        (Some(_), ..) => "outcome-gave-up",
        (_, None, _) => "outcome-draw",
        (.., Some(_)) => "outcome-won-tie-break",
        _ => "outcome-won",
    };
    let all = [
        ("winner", outcome.winner.into()),
        ("loser", outcome.gave_up.into()),
        ("score", counts(&outcome.score).into()),
        ("tie_break", counts(&outcome.tie_break.unwrap_or_default()).into()),
    ];
    texts.say(id, &facts(&all))
}

pub(crate) fn facts(list: &[(&str, Value)]) -> Map<String, Value> {
    list.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect()
}

/// The short names of seats.
pub(crate) fn names(table: &dyn Table, seats: Seats) -> Vec<&'static str> {
    seats.iter().map(|seat| table.seat_name(seat)).collect()
}

fn viewers(table: &dyn Table) -> String {
    let seats = names(table, Seats::all(table.n_seats()));
    seats.into_iter().chain(["spectator", "all"]).collect::<Vec<_>>().join(", ")
}

pub(crate) fn verify(texts: &Texts, file: &Path, json: Json) -> Result<(), Failure> {
    let text = files::read(file)?;
    let (mut matches, mut steps, mut draws, mut seals, mut hashes) = (0, 0, 0, 0, 0);
    let mut sources = Vec::new();
    for (first_line, part) in record::split(&text) {
        let in_file = |mut error: record::RecordError| {
            error.line += first_line - 1;
            Failure::Record { file: file.display().to_string(), error }
        };
        let parsed = record::parse(part).map_err(in_file)?;
        let verified = onze_games::find(parsed.game)?.verify(&parsed).map_err(in_file)?;
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
    if json.json {
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
