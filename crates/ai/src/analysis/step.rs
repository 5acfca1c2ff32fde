//! One step of a match: what it made of the worth of the match, and how good its choice was.

use onze_core::{Notation, Quick, Seat, Viewer};

use super::value::{Led, Valuer};
use super::{Better, SURE, TELLING};
use crate::arena::Sum;

/// A step that stands, with the states before and after it.
pub(super) struct Moment<G: Notation> {
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

/// Looks at a step; `None` if it is stopped.
pub(super) fn look<G: Notation>(valuer: &Valuer<'_, G>, moment: &Moment<G>) -> Option<Found> {
    let mut found = Found::default();
    let over = valuer.game.outcome(&moment.after).is_some();
    for n in 0..if over { 1 } else { valuer.playouts } {
        let led = valuer.play_on(moment.after.clone(), moment.index, chance(moment, n))?;
        found.worth.add(led.points);
    }
    let Some((seat, choice)) = &moment.made else { return Some(found) };
    let others = judge(valuer, moment, *seat, choice, &mut found.judgement)?;
    let (judgement, error) = (found.judgement.mean().value, found.judgement.error());
    if judgement < -TELLING / 2.0 && judgement < -SURE * error {
        better(valuer, moment, (*seat, choice), others, &mut found.better)?;
    }
    Some(found)
}

fn chance<G: Notation>(moment: &Moment<G>, n: u64) -> Quick {
    Quick::nth(0xA11A ^ (moment.index as u64) << 20, n)
}

/// Sets a choice beside the quick player's own, in states that whoever chose could not tell apart; where both are the
/// same there is nothing to be unsure about. Tells what else the quick player chose, the most frequent first.
fn judge<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &Moment<G>,
    seat: Seat,
    choice: &G::Move,
    judgement: &mut Sum,
) -> Option<Vec<G::Move>> {
    let mut others: Vec<(G::Move, u32)> = Vec::new();
    for n in 0..valuer.playouts {
        let mut chance = chance(moment, n);
        let state = valuer.game.resample(&moment.before, Viewer::Seat(seat), &mut chance);
        let mut players = valuer.players(&chance);
        let led = |made: &G::Move| after(valuer, moment, (&state, seat, made), &chance);
        let Some(own) = valuer.choice(&mut *players[seat.index()], &state, seat) else {
            // Nothing was asked for: whoever gives up or offers something might have waited.
            let waited = valuer.play_on(state.clone(), moment.index, chance.clone())?;
            judgement.add(points(led(choice)?, seat) - points(waited, seat));
            continue;
        };
        if own == *choice {
            judgement.add(0.0);
            continue;
        }
        judgement.add(points(led(choice)?, seat) - points(led(&own)?, seat));
        match others.iter_mut().find(|(other, _)| *other == own) {
            Some((_, times)) => *times += 1,
            None => others.push((own, 1)),
        }
    }
    others.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    Some(others.into_iter().map(|(other, _)| other).collect())
}

/// The choice that does best beyond doubt, if one does.
fn better<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &Moment<G>,
    (seat, choice): (Seat, &G::Move),
    mut others: Vec<G::Move>,
    found: &mut Option<Better>,
) -> Option<()> {
    let mut listed = Vec::new();
    valuer.game.legal(&moment.before, seat, &mut listed);
    if listed.len() <= FEW {
        others = listed;
        others.retain(|other| other != choice);
    }
    others.truncate(FEW);
    let mut best: Option<(f64, Better)> = None;
    for other in &others {
        let (mut gain, mut sums) = (Sum::default(), [[0.0; 2]; 2]);
        for n in 0..valuer.playouts {
            // Not the playouts by which it was found: those flatter it.
            let mut chance = chance(moment, valuer.playouts + n);
            let state = valuer.game.resample(&moment.before, Viewer::Seat(seat), &mut chance);
            let led = [choice, other].map(|made| after(valuer, moment, (&state, seat, made), &chance));
            let [chosen, instead] = [led[0]?, led[1]?];
            gain.add(points(instead, seat) - points(chosen, seat));
            for (sum, led) in sums.iter_mut().zip([chosen, instead]) {
                sum[0] += points(led, seat);
                sum[1] += if seat == Seat::FIRST { led.goals } else { -led.goals };
            }
        }
        let (value, error) = (gain.mean().value, gain.error());
        if value > SURE * error
            && value > TELLING / 2.0
            && best.as_ref().is_none_or(|(most, _)| value > *most)
        {
            #[allow(clippy::cast_precision_loss)] // some playouts
            let mean = |sum: f64| sum / valuer.playouts as f64;
            let choice = valuer.game.write_move(other).into_owned();
            let (chances, goals) = (sums.map(|sum| mean(sum[0])), sums.map(|sum| mean(sum[1])));
            best = Some((value, Better { choice, chances, goals }));
        }
    }
    *found = best.map(|(_, better)| better);
    Some(())
}

/// Where a choice leads.
fn after<G: Notation>(
    valuer: &Valuer<'_, G>,
    moment: &Moment<G>,
    (state, seat, choice): (&G::State, Seat, &G::Move),
    chance: &Quick,
) -> Option<Led> {
    let mut state = state.clone();
    valuer.game.apply(&mut state, seat, choice, &mut ());
    valuer.play_on(state, moment.index, chance.clone())
}

/// The points of a seat.
fn points(led: Led, seat: Seat) -> f64 {
    if seat == Seat::FIRST { led.points } else { 1.0 - led.points }
}
