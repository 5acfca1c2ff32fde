//! `onze replay --analyse`: what a finished match was made of.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;
use onze_core::table::{Refused, Table};
use onze_core::{Seat, Viewer};
use onze_players::analysis::{Analysis, Effort, Explained, Mover};
use serde_json::{Map, json};

use crate::commands::arena::plot::{Drawn, curve};
use crate::commands::arena::progress::style;
use crate::commands::arena::threads;
use crate::commands::replay::{facts, whose_turn};
use crate::failure::Failure;
use crate::texts::{Texts, print};

/// What is asked for.
pub(crate) struct Analysing<'a> {
    pub(crate) json: bool,
    pub(crate) plot: Option<&'a Path>,
    /// Hundredths of the usual number of playouts.
    pub(crate) percent: u32,
}

/// The curve is as broad as this many letters.
const BROAD: usize = 60;
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(crate) fn analyse(texts: &Texts, table: &dyn Table, asked: &Analysing<'_>) -> Result<(), Failure> {
    if table.outcome().is_none() {
        return Err(Refused::plain("analysis_running", &[]).into());
    }
    let (stop, bar) = (AtomicBool::new(false), ProgressBar::new(1).with_style(style()));
    let effort = Effort { threads: threads(), percent: asked.percent, stop: &stop };
    let progress = |done: usize, of: usize| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    };
    let found = onze_players::analyse(table, &effort, &progress);
    bar.finish_and_clear();
    let analysis = found.ok_or_else(|| Refused::plain("analysis_of_two", &[]))?;
    if let Some(path) = asked.plot {
        draw(texts, table, &analysis, path)
            .map_err(|fault| Failure::Plain(format!("cannot write {}: {fault}", path.display())))?;
    }
    if asked.json {
        print(&json!(onze_advice::explanation(table, &analysis)).to_string());
        return Ok(());
    }
    print(&about(texts, "analysis-curve", table, Seat::FIRST));
    print(&spark(&analysis));
    for step in &analysis.steps {
        for line in told(texts, table, step) {
            print(&line);
        }
    }
    print("");
    for line in account(texts, table, &analysis) {
        print(&line);
    }
    print(&whose_turn(texts, table));
    Ok(())
}

/// A sentence about a seat: Red, Blue, or a club by its own name.
fn about(texts: &Texts, id: &str, table: &dyn Table, seat: Seat) -> String {
    let seat = table.seat_name(seat);
    let side = ["R", "B"].contains(&seat).then(|| texts.say("name-side", &facts(&[("side", seat.into())])));
    texts.say(id, &facts(&[("name", side.map_or_else(|| seat.into(), Into::into))]))
}

/// The chance of the first seat from step to step, in blocks.
fn spark(analysis: &Analysis) -> String {
    let worth: Vec<f64> =
        std::iter::once(analysis.start).chain(analysis.steps.iter().map(|step| step.after)).collect();
    let broad = worth.len().min(BROAD);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0 to 7
    let block = |n: usize| {
        let value = worth[if broad > 1 { n * (worth.len() - 1) / (broad - 1) } else { 0 }];
        BLOCKS[(value.clamp(0.0, 0.999) * 8.0) as usize]
    };
    (0..broad).map(block).collect()
}

/// A step worth telling.
fn told(texts: &Texts, table: &dyn Table, step: &Explained) -> Vec<String> {
    let id = match step.mover() {
        Mover::Nothing => return Vec::new(),
        Mover::Luck => "analysis-luck",
        Mover::Judgement => "analysis-judgement",
    };
    let deed = table.step(step.n, Viewer::All).and_then(|told| told.deed).unwrap_or_default();
    let points = |share: f64| format!("{:+.0}", 100.0 * share);
    let line = texts.say(
        id,
        &facts(&[("luck", points(step.luck()).into()), ("judgement", points(step.judgement).into())]),
    );
    let (before, after) = (percent(texts, step.before), percent(texts, step.after));
    let mut lines =
        vec![format!("{} {} {deed}  {before} → {after}  {line}", step.n, table.seat_name(step.seat))];
    if let Some(better) = &step.better {
        let known = [
            ("choice", better.choice.as_str().into()),
            ("chosen", percent(texts, better.chances[0]).into()),
            ("instead", percent(texts, better.chances[1]).into()),
            ("goals", texts.signed(better.goals[1] - better.goals[0], 2).into()),
        ];
        lines.push(format!("    {}", texts.say("analysis-better", &facts(&known))));
    }
    lines
}

/// What adds up to the result.
fn account(texts: &Texts, table: &dyn Table, analysis: &Analysis) -> Vec<String> {
    let say = |id: &str| texts.say(id, &Map::new());
    let of = |seat: Seat| {
        let (value, error) = analysis.judgement(seat);
        let name = about(texts, "analysis-account-judgement", table, seat);
        (name, format!("{} ± {}", texts.signed(100.0 * value, 1), texts.decimal(100.0 * error, 1)))
    };
    let rows = [
        (say("analysis-account-start"), percent(texts, analysis.start)),
        (say("analysis-account-luck"), texts.signed(100.0 * analysis.luck(), 1)),
        of(Seat::FIRST),
        of(Seat::SECOND),
        (say("analysis-account-result"), percent(texts, analysis.result)),
    ];
    let broad = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    rows.into_iter().map(|(name, value)| format!("{name:<broad$}  {value:>12}")).collect()
}

fn percent(texts: &Texts, share: f64) -> String {
    format!("{} %", texts.decimal(100.0 * share, 1))
}

fn draw(texts: &Texts, table: &dyn Table, analysis: &Analysis, path: &Path) -> Drawn {
    let title = about(texts, "analysis-curve", table, Seat::FIRST);
    let marked: Vec<(usize, f64, bool)> = analysis
        .steps
        .iter()
        .filter(|step| step.mover() != Mover::Nothing)
        .map(|step| (step.n, 100.0 * step.after, step.mover() == Mover::Luck))
        .collect();
    let line: Vec<(usize, f64)> = std::iter::once((0, 100.0 * analysis.start))
        .chain(analysis.steps.iter().map(|step| (step.n, 100.0 * step.after)))
        .collect();
    curve(path, &title, &line, &marked)
}
