//! The choice that leads to the best position before a throw.

use onze_core::{Game, Seat, Seen};
use onze_shoot::{Move, Shoot, State};

use super::{LowDice, accepts};

/// Values positions in which a throw is due, between two goals.
pub(super) trait Judge: Send {
    /// The chance, or something like it, that this seat scores the next goal.
    fn worth(&self, game: &Shoot, state: &State, seat: Seat) -> f32;

    /// The same, looked at more closely.
    fn closer(&self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        self.worth(game, state, seat)
    }
}

/// Tries the uses of a throw.
pub(super) struct Search<J> {
    pub(super) judge: J,
    /// How many first moves of a throw are followed by every second one: the best with the other die declined.
    pub(super) width: usize,
    /// How many of the positions found are looked at more closely.
    pub(super) close: usize,
    seconds: Vec<Move>,
    found: Vec<(f32, Move, State)>,
}

impl<J: Judge> Search<J> {
    pub(super) fn new(judge: J, width: usize, close: usize) -> Self {
        Search { judge, width, close, seconds: Vec::new(), found: Vec::new() }
    }

    /// The choice of a seat among those listed.
    pub(super) fn choose(&mut self, seen: &Seen<'_, Shoot>, moves: &[Move]) -> Move {
        // SHO-901: nothing is hidden, so this is the match as it stands.
        let state = seen.resample(&mut LowDice(0));
        match moves[0] {
            // An end is as good as the other.
            Move::Take(_) => moves[0],
            Move::Answer(_) => Move::Answer(accepts(seen, &state)),
            _ => self.best(seen.game(), &state, seen.seat(), moves).0,
        }
    }

    /// The best choice, and the position before the next throw that it is to lead to.
    pub(super) fn best(&mut self, game: &Shoot, state: &State, seat: Seat, moves: &[Move]) -> (Move, State) {
        self.found.clear();
        for &choice in moves {
            let after = applied(game, state, seat, choice);
            // The other die is declined for now.
            let after = if after.has_die_left() { applied(game, &after, seat, Move::Done) } else { after };
            let worth = self.settled(game, state, &after, seat, Judge::worth);
            self.found.push((worth, choice, after));
        }
        self.found.sort_by(|a, b| b.0.total_cmp(&a.0));
        if !state.has_die_left() {
            self.follow(game, state, seat);
        }
        self.found.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = if self.close > 1 {
            let near = self.found.iter().take(self.close);
            let looked = near.map(|found| (self.settled(game, state, &found.2, seat, Judge::closer), found));
            looked.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, found)| found)
        } else {
            self.found.first()
        };
        best.map_or((moves[0], *state), |(_, choice, after)| (*choice, *after))
    }

    /// The best first moves of a throw with every second one.
    fn follow(&mut self, game: &Shoot, state: &State, seat: Seat) {
        let firsts = self.found.iter().map(|(_, choice, _)| *choice);
        let leaves_a_die = |choice: &Move| applied(game, state, seat, *choice).has_die_left();
        let firsts: Vec<Move> = firsts.filter(leaves_a_die).take(self.width).collect();
        for first in firsts {
            let between = applied(game, state, seat, first);
            self.seconds.clear();
            game.legal(&between, seat, &mut self.seconds);
            for second in self.seconds.iter().filter(|&&second| second != Move::Done) {
                let after = applied(game, &between, seat, *second);
                let worth = self.settled(game, state, &after, seat, Judge::worth);
                self.found.push((worth, first, after));
            }
        }
    }

    /// What a position is worth that a choice has led to, before any throw.
    fn settled(
        &self,
        game: &Shoot,
        before: &State,
        after: &State,
        seat: Seat,
        judge: fn(&J, &Shoot, &State, Seat) -> f32,
    ) -> f32 {
        if let Some(share) = goal_since(before, after, seat) {
            return share;
        }
        if let Some(outcome) = game.outcome(after) {
            return if outcome.winner().is_none() {
                0.5
            } else {
                f32::from(u8::from(outcome.winner() == Some(seat)))
            };
        }
        if after.throw_due().is_some() {
            return judge(&self.judge, game, after, seat);
        }
        // SHO-515, SHO-530: one more choice of few comes before the throw.
        let (chooser, mut few) = (after.side(), Vec::new());
        game.legal(after, chooser, &mut few);
        let worth = few.into_iter().map(|choice| {
            let next = applied(game, after, chooser, choice);
            self.settled(game, before, &next, seat, judge)
        });
        if chooser == seat { worth.fold(0.0, f32::max) } else { worth.fold(1.0, f32::min) }
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
