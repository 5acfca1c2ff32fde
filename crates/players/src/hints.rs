//! How good the choices of a seat are, by what it may know: what a player is told who asks for a hint.
//!
//! Each choice is played on by the quick player, all of them in the same states that the seat cannot tell apart. The
//! better half goes on until a few are left, and what is told of these comes from fresh playouts: those by which they
//! were found flatter them.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use onze_core::table::Moment;
use onze_core::{Chance, Notation, Quick, Seat, Seen, Snapshot};

use crate::analysis::Policy;
use crate::analysis::tail::Tail;
use crate::analysis::value::Valuer;
use crate::estimate::Sum;
use crate::{Budget, Deadline, PlayerKind};

/// A moment of a match, and whose choices are asked for.
#[derive(Clone, Copy)]
pub struct Choosing<'a> {
    /// The moment.
    pub moment: &'a dyn Moment,
    /// The seat.
    pub seat: Seat,
    /// How many steps were made before it.
    pub made: usize,
    /// The options of the match, as text: what is learnt of one match holds for all with the same.
    pub options: &'a str,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Hints {
    /// The best choices, the best first.
    pub best: Vec<Hint>,
    /// How many were looked at.
    pub of: usize,
}

/// A choice and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The choice, as written.
    pub choice: String,
    /// The same as the game's own value.
    pub value: serde_json::Value,
    /// The share of the points to expect with it, 0 to 1.
    pub chance: f64,
    /// One standard error of that.
    pub error: f64,
}

/// What was learnt of matches with the same options, for the next one who asks. It is learnt the same way each time.
#[derive(Default, Debug)]
pub struct Memory(Mutex<HashMap<String, Option<Tail>>>);

/// So much is remembered.
const MOST_REMEMBERED: usize = 64;
/// So many choices are told.
const FEW: usize = 6;
/// So many are looked at; of more, those that the quick player likes and any others.
const MOST: usize = 32;
/// So many quick players are asked for one.
const ADVISERS: u64 = 4;
/// Of a choice with fewer playouts nothing is told.
const LEAST: u64 = 3;

/// A choice that is tried.
struct Tried<M> {
    choice: M,
    worth: Sum,
}

/// How good the choices of a seat are; `None` if it owes none, if it is no match of two of this game, or if there is no
/// time to find out.
pub(crate) fn hints<G: Notation>(
    asked: &Choosing<'_>,
    (kind, policy): (PlayerKind<G>, Policy),
    memory: &Memory,
    mut chance: Quick,
    budget: &Budget<'_>,
) -> Option<Hints> {
    let moment = (asked.moment as &dyn Any).downcast_ref::<Snapshot<G>>()?;
    if !moment.to_act().has(asked.seat) {
        return None;
    }
    // What the other seat has under seal was chosen, not drawn. It is looked at as if it were still to be chosen: so the same
    // moment is told the same before it is handed in and after.
    let under_seal = moment.game().sealed(moment.state()).len();
    let (moment, made) = (&moment.unsealed(), asked.made.saturating_sub(under_seal));
    let (seen, moves) = (moment.seen(asked.seat), moment.legal(asked.seat));
    if moves.is_empty() || seen.game().seats() != 2 {
        return None;
    }
    let samples = moment.game().lists_samples(moment.state(), asked.seat);
    let mut valuer = Valuer::new(seen.game(), kind, policy, *budget);
    memory.teach(asked.options, &mut valuer, budget);
    let mut tried = candidates(&valuer, &seen, (moves, samples), &mut chance);
    let (of, simulations) = (tried.len(), budget.simulations.unwrap_or(policy.hint));
    let rounds = u64::from(of.div_ceil(FEW).next_power_of_two().ilog2());
    let mut playouts = Playouts { valuer, seen, made, seed: chance.word(), next: 0 };
    let mut in_time = true;
    while in_time && tried.len() > FEW {
        let each = simulations / 2 / rounds / tried.len() as u64;
        in_time = playouts.play(&mut tried, each, budget);
        best_first(&mut tried);
        tried.truncate(if in_time { FEW.max(tried.len().div_ceil(2)) } else { FEW });
    }
    if in_time {
        let by_then: Vec<Sum> = tried.iter_mut().map(|one| std::mem::take(&mut one.worth)).collect();
        let left = if rounds == 0 { simulations } else { simulations / 2 };
        let each = left / tried.len() as u64;
        playouts.play(&mut tried, each, budget);
        for (one, by_then) in tried.iter_mut().zip(by_then) {
            if one.worth.n() < LEAST {
                one.worth = by_then;
            }
        }
        best_first(&mut tried);
    }
    let told = |Tried { choice, worth }: Tried<G::Move>| {
        let value = serde_json::to_value(&choice).unwrap_or_default();
        let (choice, chance, error) =
            (moment.game().write_move(&choice).into_owned(), worth.value(), worth.error());
        (worth.n() >= LEAST).then_some(Hint { choice, value, chance, error })
    };
    Some(Hints { best: tried.into_iter().map(told).collect::<Option<_>>()?, of })
}

/// The choices to be tried: all of them, or of a long list or of samples those that quick players make and some others.
fn candidates<G: Notation>(
    valuer: &Valuer<'_, G>,
    seen: &Seen<'_, G>,
    (mut moves, samples): (Vec<G::Move>, bool),
    chance: &mut Quick,
) -> Vec<Tried<G::Move>> {
    let mut found = Vec::new();
    if samples || moves.len() > MOST {
        let seed = chance.word();
        for n in 0..ADVISERS {
            // Of few samples none may be left.
            if moves.is_empty() {
                break;
            }
            let mut player = valuer.player(Quick::nth(seed, n));
            let choice = valuer.choice_of(&mut *player, seen, &moves);
            if !found.contains(&choice) {
                moves.retain(|other| *other != choice);
                found.push(choice);
            }
        }
    }
    while found.len() < MOST && !moves.is_empty() {
        let any = if moves.len() + found.len() > MOST {
            chance.below(u32::try_from(moves.len()).unwrap_or(u32::MAX))
        } else {
            0
        };
        found.push(moves.swap_remove(any as usize));
    }
    found.into_iter().map(|choice| Tried { choice, worth: Sum::default() }).collect()
}

fn best_first<M>(tried: &mut [Tried<M>]) {
    tried.sort_by(|a, b| b.worth.value().total_cmp(&a.worth.value()));
}

/// Playouts in states that a seat cannot tell apart, one after the other.
struct Playouts<'a, G: Notation> {
    valuer: Valuer<'a, G>,
    seen: Seen<'a, G>,
    made: usize,
    seed: u64,
    next: u64,
}

impl<G: Notation> Playouts<'_, G> {
    /// Plays every choice on in so many more states; false if there was no time for all of them.
    fn play(&mut self, tried: &mut [Tried<G::Move>], each: u64, budget: &Budget<'_>) -> bool {
        let (seat, made) = (self.seen.seat(), self.made);
        let until = self.next + each.max(LEAST);
        while self.next < until {
            let mut chance = Quick::nth(self.seed, self.next);
            let state = self.seen.resample(&mut chance);
            let led = tried.iter().map(|one| self.valuer.after(&state, (seat, &one.choice), made, &chance));
            let Some(led) = led.collect::<Option<Vec<_>>>() else { return false };
            for (one, led) in tried.iter_mut().zip(led) {
                one.worth.add(led.points(seat));
            }
            self.next += 1;
        }
        !budget.is_spent(0)
    }
}

impl Memory {
    /// Teaches how scores end, or recalls it. Somebody waits: a third of the time is spent on it at most, and what is learnt
    /// by half is not remembered.
    fn teach<'a, G: Notation>(&self, options: &str, valuer: &mut Valuer<'a, G>, budget: &Budget<'a>) {
        let key = format!("{} {options}", G::ID);
        let known = self.known().get(&key).copied();
        if let Some(tail) = known {
            valuer.tail = tail;
            return;
        }
        let deadline = budget.deadline.map(|end| Deadline::after(end.left() / 3));
        // Not under the lock: two who learn it at the same time learn the same.
        if !valuer.learn_in_time(50, Budget { deadline, ..*budget }) {
            return;
        }
        let mut known = self.known();
        if known.len() >= MOST_REMEMBERED {
            known.clear();
        }
        known.insert(key, valuer.tail);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Option<Tail>>> {
        // Nothing that runs under this lock leaves the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
