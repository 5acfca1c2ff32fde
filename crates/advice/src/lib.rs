//! What there is to say about a match besides how it stands, in the words of the wire: hints while it is played, how a lesson
//! goes, an explanation once it is over. A server says the same as a browser that plays by itself.

mod lesson;

use onze_core::table::Table;
use onze_core::{Quick, Seat, Seats};
use onze_players::analysis::{Analysis, Effort, Mover};
use onze_players::hints::{Choosing, Memory};
use onze_players::{AnyComputers, Budget};
use onze_session::protocol::{BetterChoice, ExplainedStep, Explanation, Hint, Hints, MovedBy};
use onze_session::{Fault, Hinting};

pub use lesson::{lesson, verdict};
pub use onze_lessons::{Told, Verdict};

/// How good the choices are that a page asks about, as it goes over the wire.
pub fn hint(
    computers: &dyn AnyComputers,
    hinting: &Hinting,
    memory: &Memory,
    chance: Quick,
    budget: &Budget<'_>,
) -> Result<String, Fault> {
    let Hinting { seat, n, options, moment, re, .. } = hinting;
    let asked = Choosing { moment: &**moment, seat: *seat, made: *n, options };
    let found = computers.hints(&asked, memory, chance, budget).ok_or(Fault::HintLate)?;
    let best = found.best.into_iter().map(|one| Hint {
        choice: one.choice,
        value: one.value,
        chance: one.chance,
        error: one.error,
    });
    Ok(Hinting::answer(*re, &Hints { best: best.collect(), of: found.of }))
}

/// A finished match explained; `None` if it is no match of two, or if it is stopped. `progress` is told how much is done, of
/// how much.
pub fn explain(
    computers: &dyn AnyComputers,
    table: &dyn Table,
    effort: &Effort<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Option<Explanation> {
    Some(explanation(table, &computers.analyse(table, effort, progress)?))
}

/// An analysis as it is told.
pub fn explanation(table: &dyn Table, analysis: &Analysis) -> Explanation {
    let judged = [Seat::FIRST, Seat::SECOND].map(|seat| analysis.judgement(seat));
    let steps = analysis.steps.iter().map(|step| ExplainedStep {
        n: step.n,
        seat: table.seat_name(step.seat).to_owned(),
        after: step.after,
        error: step.error,
        luck: step.luck(),
        judgement: step.judgement,
        by: match step.mover() {
            Mover::Nothing => MovedBy::Nothing,
            Mover::Luck => MovedBy::Luck,
            Mover::Judgement => MovedBy::Judgement,
        },
        better: step.better.as_ref().map(|better| BetterChoice {
            choice: better.choice.clone(),
            value: Some(better.value.clone()),
            chosen: better.chances[0],
            instead: better.chances[1],
            goals: better.goals[1] - better.goals[0],
        }),
    });
    Explanation {
        seats: Seats::all(table.n_seats()).iter().map(|seat| table.seat_name(seat).to_owned()).collect(),
        start: analysis.start,
        steps: steps.collect(),
        luck: analysis.luck(),
        judgement: judged.iter().map(|(value, _)| *value).collect(),
        judgement_error: judged.iter().map(|(_, error)| *error).collect(),
        result: analysis.result,
    }
}
