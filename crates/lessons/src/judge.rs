//! How a lesson stands, read off the log of its match.

use onze_core::table::{Refused, Table};
use onze_core::{Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::MOST_CHOICES;
use crate::read::Lesson;
use crate::term::Happened;

/// What is said of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The task is not done yet, and can be.
    Open,
    /// It is done.
    Right,
    /// Nearly.
    Almost,
    /// It is not done.
    Wrong,
}

/// How a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Verdict {
    /// Is the task done?
    pub mark: Mark,
    /// The sentence for it.
    pub says: Option<String>,
    /// How many choices whoever learns has made.
    pub choices: usize,
    /// What another seat chooses now. Then it is to be asked again.
    pub plays: Option<Play>,
}

/// A choice of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Play {
    /// The seat.
    pub seat: String,
    /// Its choice.
    pub choice: String,
}

/// How the lesson stands in this match, with the eyes of the seat that learns.
pub fn judge(lesson: &Lesson, table: &dyn Table) -> Result<Verdict, Refused> {
    let seat = table.read_seat(&lesson.seat)?;
    let made = standing(table);
    let own: Vec<_> = made.iter().copied().filter(|&n| table.mover(n) == Some(seat)).collect();
    let verdict = |mark, says, plays| Verdict { mark, says, choices: own.len(), plays };
    let (mark, says) = match own.last() {
        Some(&last) if !table.is_closed(last, Viewer::Spectator) => answer(lesson, table, seat, &made, last),
        // Nothing was chosen yet, or it is not opened yet.
        _ => (Mark::Open, None),
    };
    if mark != Mark::Open {
        return Ok(verdict(mark, says, None));
    }
    let plays = next_of_others(lesson, table, seat, &made);
    let stuck = plays.is_none() && !table.to_act().has(seat);
    if stuck || plays.is_none() && own.len() >= MOST_CHOICES {
        let last = lesson.answers.last().and_then(|answer| answer.says.clone());
        return Ok(verdict(Mark::Wrong, last, None));
    }
    Ok(verdict(Mark::Open, says, plays))
}

/// The numbers of the steps that were not taken back, the set-up left out.
fn standing(table: &dyn Table) -> Vec<usize> {
    let mut made = Vec::new();
    for n in 1..table.n_steps() {
        if table.takes_back(n) {
            made.pop();
        } else {
            made.push(n);
        }
    }
    made
}

/// The first answer that fits what came of the last choice.
fn answer(
    lesson: &Lesson,
    table: &dyn Table,
    seat: Seat,
    made: &[usize],
    last: usize,
) -> (Mark, Option<String>) {
    let viewer = Viewer::Seat(seat);
    let events = |steps: &mut dyn Iterator<Item = usize>| -> Vec<Value> {
        let told = steps.filter_map(|n| table.step(n, viewer));
        told.flat_map(|step| serde_json::from_str::<Vec<Value>>(step.events.get()).unwrap_or_default())
            .collect()
    };
    let (before, since) = (
        events(&mut made.iter().copied().filter(|&n| n < last)),
        events(&mut made.iter().copied().filter(|&n| n >= last)),
    );
    let view = serde_json::from_str(table.view(viewer).get()).unwrap_or_default();
    let choice = table.step(last, viewer).and_then(|step| step.deed).unwrap_or_default();
    let happened = Happened { choice: &choice, since: &since, before: &before, view: &view };
    let fits = lesson.answers.iter().find(|answer| answer.terms.iter().all(|term| term.holds(&happened)));
    fits.map_or((Mark::Open, None), |answer| (answer.mark, answer.says.clone()))
}

/// What another seat chooses that owes a choice: what the lesson says, else what is listed first.
fn next_of_others(lesson: &Lesson, table: &dyn Table, learns: Seat, made: &[usize]) -> Option<Play> {
    let seat = table.to_act().iter().find(|seat| *seat != learns)?;
    let name = table.seat_name(seat);
    let n = made.iter().filter(|&&n| table.mover(n) == Some(seat)).count();
    let told = lesson.others.iter().filter(|(one, _)| one == name).nth(n).map(|(_, choice)| choice.clone());
    let choice = told.or_else(|| table.legal(seat).first().map(|choice| choice.clone().into_owned()))?;
    Some(Play { seat: name.to_owned(), choice })
}
