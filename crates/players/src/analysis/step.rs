//! One step of a match: what it made of the worth of the match, and how good its choice was.

use std::ops::Range;

use onze_core::{Notation, Quick, Seat, Viewer};

use super::value::Valuer;
use super::{Better, SURE, TELLING};
use crate::estimate::Sum;

/// A step that stands, with the states before and after it.
pub(super) struct StepMade<G: Notation> {
    /// Its place among those that stand.
    pub(super) index: usize,
    /// Its number in the log.
    pub(super) n: usize,
    /// Who chose what; nobody in the set-up.
    pub(super) made: Option<(Seat, G::Move)>,
    pub(super) before: G::State,
    pub(super) after: G::State,
}

/// What was found out about a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// The worth of the match after it, with the eyes of the first seat.
    pub(super) worth: Sum,
    /// What the choice was worth to whoever made it, beyond the quick player's.
    pub(super) judgement: Sum,
    /// What would have been better.
    pub(super) better: Option<Better>,
}

/// As many other choices are tried where the quick player cannot say what is better.
const FEW: usize = 12;

/// Looks at a step, with so many playouts; `None` if it is stopped.
pub(super) fn look<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &StepMade<G>,
    playouts: u64,
) -> Option<Found> {
    let mut found = Found::default();
    let over = valuer.game.outcome(&moment.after).is_some();
    for n in 0..if over { 1 } else { playouts } {
        let led = valuer.play_on(moment.after.clone(), moment.index, chance(moment, n))?;
        found.worth.add(led.points(Seat::FIRST));
    }
    let Some((seat, choice)) = &moment.made else { return Some(found) };
    let made = (*seat, choice);
    let others = judge(valuer, moment, made, playouts, &mut found.judgement)?;
    let (judgement, error) = (found.judgement.value(), found.judgement.error());
    if judgement < -TELLING / 2.0 && judgement < -SURE * error {
        found.better = better(valuer, moment, made, playouts, others)?;
    }
    Some(found)
}

fn chance<G: Notation>(moment: &StepMade<G>, n: u64) -> Quick {
    Quick::nth(0xA11A ^ (moment.index as u64) << 20, n)
}

/// Sets a choice beside the quick player's own, in states that whoever chose could not tell apart; where both are the
/// same there is nothing to be unsure about. Tells what else the quick player chose, the most frequent first.
fn judge<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &StepMade<G>,
    (seat, choice): (Seat, &G::Move),
    playouts: u64,
    judgement: &mut Sum,
) -> Option<Vec<G::Move>> {
    let mut others: Vec<(G::Move, u32)> = Vec::new();
    for n in 0..playouts {
        let mut chance = chance(moment, n);
        let state = valuer.game.resample(&moment.before, Viewer::Seat(seat), &mut chance);
        let mut players = valuer.players(&chance);
        let points = |choice: &G::Move| {
            Some(valuer.after(&state, (seat, choice), moment.index - 1, &chance)?.points(seat))
        };
        let Some(own) = valuer.choice(&mut *players[seat.index()], &state, seat) else {
            // Nothing was asked for: whoever gives up or offers something might have waited.
            let waited = valuer.play_on(state.clone(), moment.index - 1, chance.clone())?;
            judgement.add(points(choice)? - waited.points(seat));
            continue;
        };
        if own == *choice {
            judgement.add(0.0);
            continue;
        }
        judgement.add(points(choice)? - points(&own)?);
        match others.iter_mut().find(|(other, _)| *other == own) {
            Some((_, times)) => *times += 1,
            None => others.push((own, 1)),
        }
    }
    others.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    Some(others.into_iter().map(|(other, _)| other).collect())
}

/// The choice that does best beyond doubt, if one does; `None` if it is stopped.
#[allow(clippy::option_option)] // stopped, or nothing found
fn better<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &StepMade<G>,
    (seat, choice): (Seat, &G::Move),
    playouts: u64,
    mut others: Vec<G::Move>,
) -> Option<Option<Better>> {
    let mut listed = Vec::new();
    valuer.game.legal(&moment.before, seat, &mut listed);
    if listed.len() <= FEW {
        others = listed;
        others.retain(|other| other != choice);
    }
    others.truncate(FEW);
    let mut best: Option<(f64, &G::Move)> = None;
    for other in &others {
        let gain = set_beside(valuer, moment, seat, [choice, other], playouts..2 * playouts)?.gain.value();
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, other));
        }
    }
    let Some((_, other)) = best else { return Some(None) };
    // The best of several by some playouts is flattered by them: what is told of it comes from others.
    let beside = set_beside(valuer, moment, seat, [choice, other], 2 * playouts..3 * playouts)?;
    let (gain, error) = (beside.gain.value(), beside.gain.error());
    Some((gain > TELLING / 2.0 && gain > SURE * error).then(|| Better {
        choice: valuer.game.write_move(other).into_owned(),
        value: serde_json::to_value(other).unwrap_or_default(),
        chances: beside.points.map(|sum| sum.value()),
        goals: beside.goals.map(|sum| sum.value()),
    }))
}

/// Two choices side by side.
#[derive(Default)]
struct Beside {
    /// What the second brings more than the first.
    gain: Sum,
    points: [Sum; 2],
    goals: [Sum; 2],
}

/// Sets two choices side by side in the playouts with these numbers; `None` if it is stopped.
fn set_beside<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &StepMade<G>,
    seat: Seat,
    choices: [&G::Move; 2],
    numbers: Range<u64>,
) -> Option<Beside> {
    let mut beside = Beside::default();
    for n in numbers {
        let mut chance = chance(moment, n);
        let state = valuer.game.resample(&moment.before, Viewer::Seat(seat), &mut chance);
        let [first, second] =
            choices.map(|choice| valuer.after(&state, (seat, choice), moment.index - 1, &chance));
        let led = [first?, second?];
        for (at, led) in led.into_iter().enumerate() {
            beside.points[at].add(led.points(seat));
            beside.goals[at].add(led.goals(seat));
        }
        beside.gain.add(led[1].points(seat) - led[0].points(seat));
    }
    Some(beside)
}
