//! The choice that leads to the best position before a throw.

use onze_core::{Game, Seat, Seen};
use onze_shoot::{Move, Shoot, State};

use super::{LowDice, accepts};
use crate::{Budget, Player};

/// Values positions in which a throw is due, between two goals.
pub(super) trait Judge: Send {
    /// The chance, or something like it, that this seat scores the next goal.
    fn worth(&mut self, game: &Shoot, state: &State, seat: Seat) -> f32;

    /// The same, looked at more closely. It asks before every position that it values whether there is still time;
    /// nothing if there was not.
    fn closer(
        &mut self,
        game: &Shoot,
        state: &State,
        seat: Seat,
        has_time: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        has_time().then(|| self.worth(game, state, seat))
    }
}

/// Tries the uses of a throw. A simulation of its budget is a position that it values.
pub(super) struct Search<J> {
    pub(super) judge: J,
    /// How many first moves of a throw are followed by every second one: the best with the other die declined.
    width: usize,
    /// How many of the uses found are looked at more closely.
    close: usize,
    /// What was found best for both dice of a throw: the position after the first move, and the second one.
    plan: Option<(State, Move)>,
    valued: u64,
    // Room for lists.
    seconds: Vec<Move>,
    few: Vec<Move>,
    found: Vec<Found>,
}

/// How closely a position is looked at.
#[derive(Clone, Copy)]
enum Look {
    Once,
    Closer,
}

/// One use of a throw, and what it is worth.
#[derive(Clone, Copy)]
struct Found {
    worth: f32,
    first: Move,
    second: Option<Move>,
}

impl<J: Judge> Player<Shoot> for Search<J> {
    fn choose(&mut self, seen: &Seen<'_, Shoot>, moves: &[Move], budget: &Budget<'_>) -> Move {
        // SHO-901: nothing is hidden, so this is the match as it stands.
        let state = seen.resample(&mut LowDice(0));
        match moves[0] {
            // An end is as good as the other.
            Move::Take(_) => moves[0],
            Move::Answer(_) => Move::Answer(accepts(seen, &state)),
            _ => self.best(seen.game(), &state, seen.seat(), moves, budget),
        }
    }
}

impl<J: Judge> Search<J> {
    pub(super) fn new(judge: J, width: usize, close: usize) -> Self {
        let (seconds, few, found) = (Vec::new(), Vec::new(), Vec::new());
        Search { judge, width, close, plan: None, valued: 0, seconds, few, found }
    }

    /// The best choice, as far as the budget lets it look.
    pub(super) fn best(
        &mut self,
        game: &Shoot,
        state: &State,
        seat: Seat,
        moves: &[Move],
        budget: &Budget<'_>,
    ) -> Move {
        if let Some((_, second)) = self.plan.take().filter(|(between, _)| between == state) {
            return second;
        }
        self.found.clear();
        self.valued = 0;
        let turn = Turn { game, state, seat, budget };
        for &first in moves {
            let mut found = Found { worth: 0.0, first, second: None };
            let Some(worth) = self.settled(&turn, &after(game, state, seat, found), Look::Once) else {
                break;
            };
            found.worth = worth;
            self.found.push(found);
        }
        self.found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        if !state.has_die_left() {
            self.follow(&turn);
        }
        if self.close > 1 {
            self.look_closer(&turn);
        }
        // The first of equals, so that nothing depends on how a list is sorted.
        let best = self
            .found
            .iter()
            .copied()
            .reduce(|best, found| if found.worth > best.worth { found } else { best });
        let Some(best) = best else { return moves[0] };
        self.plan = best.second.map(|second| (applied(game, state, seat, best.first), second));
        best.first
    }

    /// The best first moves of a throw with every second one.
    fn follow(&mut self, turn: &Turn<'_>) {
        let (game, state, seat) = (turn.game, turn.state, turn.seat);
        let (mut seconds, mut followed) = (std::mem::take(&mut self.seconds), 0);
        for n in 0..self.found.len() {
            let first = self.found[n].first;
            let between = applied(game, state, seat, first);
            if !between.has_die_left() {
                continue;
            }
            if followed == self.width {
                break;
            }
            followed += 1;
            seconds.clear();
            game.legal(&between, seat, &mut seconds);
            for &second in seconds.iter().filter(|&&second| second != Move::Done) {
                let after = applied(game, &between, seat, second);
                let Some(worth) = self.settled(turn, &after, Look::Once) else { break };
                self.found.push(Found { worth, first, second: Some(second) });
            }
        }
        self.seconds = seconds;
    }

    /// The best few uses once more, those before a throw for the ball with that throw.
    fn look_closer(&mut self, turn: &Turn<'_>) {
        self.found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        self.found.truncate(self.close);
        for n in 0..self.found.len() {
            let after = after(turn.game, turn.state, turn.seat, self.found[n]);
            match self.settled(turn, &after, Look::Closer) {
                Some(worth) => self.found[n].worth = worth,
                // What was not looked at cannot be compared with what was.
                None => return self.found.truncate(n.max(1)),
            }
        }
    }

    /// What a position is worth that a choice has led to, before any throw; nothing if there is no time left.
    fn settled(&mut self, turn: &Turn<'_>, after: &State, look: Look) -> Option<f32> {
        let (game, seat) = (turn.game, turn.seat);
        let mut has_time = || {
            let spent = turn.budget.is_spent(self.valued);
            self.valued += u64::from(!spent);
            !spent
        };
        if let Some(share) = goal_since(turn.state, after, seat) {
            return has_time().then_some(share);
        }
        if after.throw_due().is_some() {
            return match look {
                Look::Once => has_time().then(|| self.judge.worth(game, after, seat)),
                Look::Closer => self.judge.closer(game, after, seat, &mut has_time),
            };
        }
        if let Some(outcome) = game.outcome(after) {
            let share = outcome.winner().map_or(0.5, |winner| f32::from(u8::from(winner == seat)));
            return has_time().then_some(share);
        }
        // SHO-515, SHO-530: one more choice of few comes before the throw.
        let (chooser, mut few) = (after.side(), std::mem::take(&mut self.few));
        few.clear();
        game.legal(after, chooser, &mut few);
        let mut best: Option<f32> = None;
        for &choice in &few {
            let next = applied(game, after, chooser, choice);
            let Some(worth) = self.settled(turn, &next, look) else { break };
            best = Some(match best {
                Some(best) if chooser == seat => best.max(worth),
                Some(best) => best.min(worth),
                None => worth,
            });
        }
        self.few = few;
        best
    }
}

/// Where a choice is made, and how long it may take.
struct Turn<'a> {
    game: &'a Shoot,
    state: &'a State,
    seat: Seat,
    budget: &'a Budget<'a>,
}

/// The position that a use leads to; a die that it leaves is declined.
fn after(game: &Shoot, state: &State, seat: Seat, found: Found) -> State {
    let between = applied(game, state, seat, found.first);
    match found.second {
        Some(second) => applied(game, &between, seat, second),
        None if between.has_die_left() => applied(game, &between, seat, Move::Done),
        None => between,
    }
}

/// What became of the next goal: 1 if this seat has scored it, 0 if the other has, nothing if it is still to come.
pub(super) fn goal_since(before: &State, after: &State, seat: Seat) -> Option<f32> {
    if after.score(seat) > before.score(seat) {
        Some(1.0)
    } else if after.score(seat.other()) > before.score(seat.other()) {
        Some(0.0)
    } else {
        None
    }
}

/// The position after a choice, before any throw.
pub(super) fn applied(game: &Shoot, state: &State, seat: Seat, choice: Move) -> State {
    let mut after = *state;
    game.apply(&mut after, seat, &choice, &mut ());
    after
}
