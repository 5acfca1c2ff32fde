//! What a state is worth: played on by the quick player, and judged where it stops.

use onze_core::{Game, Quick, Seat, Seats, Seen};

use super::tail::Tail;
use super::{Effort, Policy, Then};
use crate::{Budget, Player, PlayerKind, playout};

/// The quick player thinks no longer than this many simulations, if it counts them.
const THOUGHTS: u64 = 50;

/// However little is spent, so many are played.
const LEAST_MATCHES: u32 = 2;

/// Plays states of a game on.
pub(crate) struct Valuer<'a, G: Game> {
    pub(super) game: &'a G,
    kind: PlayerKind<G>,
    policy: Policy,
    /// How scores end, where that is needed.
    pub(crate) tail: Option<Tail>,
    budget: Budget<'a>,
}

/// Where a playout led, with the eyes of the first seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Led {
    /// The share of the points, 0 to 1.
    points: f64,
    /// Goals, the second seat's taken from the first's, where the quick player stopped.
    goals: f64,
}

impl Led {
    /// The share of the points of a seat, 0 to 1.
    pub(crate) fn points(self, seat: Seat) -> f64 {
        if seat == Seat::FIRST { self.points } else { 1.0 - self.points }
    }

    /// Goals of a seat more than the other's, where the quick player stopped.
    pub(super) fn goals(self, seat: Seat) -> f64 {
        if seat == Seat::FIRST { self.goals } else { -self.goals }
    }
}

impl<'a, G: Game> Valuer<'a, G> {
    pub(crate) fn new(game: &'a G, kind: PlayerKind<G>, policy: Policy, budget: Budget<'a>) -> Self {
        Valuer { game, kind, policy, tail: None, budget }
    }

    /// Learns how scores end, if that is needed for such a match; `None` if it is stopped.
    pub(crate) fn learn(&mut self, effort: &Effort<'_>) -> Option<()> {
        if let Then::Score { matches } = self.policy.then {
            self.tail = Some(Tail::learn(self, effort.scaled(matches, LEAST_MATCHES), effort.threads)?);
        }
        Some(())
    }

    /// From how many matches it is learnt.
    pub(super) fn to_learn(&self, effort: &Effort<'_>) -> usize {
        let Then::Score { matches } = self.policy.then else { return 0 };
        effort.scaled(matches, LEAST_MATCHES) as usize
    }

    /// The same for somebody who waits: as much as can be learnt within a budget. False if that is not all of it.
    pub(crate) fn learn_in_time(&mut self, percent: u32, budget: Budget<'a>) -> bool {
        let Then::Score { matches } = self.policy.then else { return true };
        let effort = Effort { threads: 1, percent, stop: budget.stop };
        let whole = std::mem::replace(&mut self.budget, budget);
        let (tail, is_all) = Tail::learn_in_time(self, effort.scaled(matches, LEAST_MATCHES));
        (self.tail, self.budget) = (Some(tail), whole);
        is_all
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.budget.is_spent(0)
    }

    /// A quick player.
    pub(crate) fn player(&self, chance: Quick) -> Box<dyn Player<G>> {
        (self.kind)(chance)
    }

    /// A quick player for each seat.
    pub(super) fn players(&self, chance: &Quick) -> Vec<Box<dyn Player<G>>> {
        let player = |seat: Seat| self.player(Quick::nth(seed(chance), seat.index() as u64 + 1));
        Seats::all(self.game.seats()).iter().map(player).collect()
    }

    /// The quick player's choice.
    pub(super) fn choice(&self, player: &mut dyn Player<G>, state: &G::State, seat: Seat) -> Option<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(state, seat, &mut moves);
        if moves.len() == 1 && !self.game.lists_samples(state, seat) {
            return moves.pop();
        }
        let seen = Seen::new(self.game, state, seat);
        (!moves.is_empty()).then(|| self.choice_of(player, &seen, &moves))
    }

    /// The same of a list of which it knows that it is not empty.
    pub(crate) fn choice_of(
        &self,
        player: &mut dyn Player<G>,
        seen: &Seen<'_, G>,
        moves: &[G::Move],
    ) -> G::Move {
        player.choose(seen, moves, &self.budget.simulations(THOUGHTS))
    }

    /// Where a choice leads that is made after so many others; `None` if it is stopped.
    pub(crate) fn after(
        &self,
        state: &G::State,
        (seat, choice): (Seat, &G::Move),
        made: usize,
        chance: &Quick,
    ) -> Option<Led> {
        let mut state = state.clone();
        self.game.apply(&mut state, seat, choice, &mut ());
        self.play_on(state, made + 1, chance.clone())
    }

    /// Plays on from a state after so many choices; `None` if it is stopped.
    pub(super) fn play_on(&self, mut state: G::State, made: usize, mut chance: Quick) -> Option<Led> {
        let (game, mut players) = (self.game, None);
        let (mut more, mut first) = (0, made);
        game.go_on(&mut state, &mut chance, &mut ());
        while more < self.policy.horizon {
            let Some(seat) = game.to_act(&state).first() else { break };
            if self.is_stopped() {
                return None;
            }
            let players = players.get_or_insert_with(|| self.players(&chance));
            let Some(choice) = self.choice(&mut *players[seat.index()], &state, seat) else { break };
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
            (more, first) = (more + 1, first + 1);
        }
        let goals = margin(game, &state);
        let points = match (game.outcome(&state), &self.tail) {
            (Some(outcome), _) => outcome.points(Seat::FIRST),
            (None, Some(tail)) => tail.points(goals, first),
            (None, None) => {
                playout::finish_unless(game, &mut state, &mut chance, || self.is_stopped())?;
                game.outcome(&state).map_or(0.5, |outcome| outcome.points(Seat::FIRST))
            }
        };
        Some(Led { points, goals })
    }
}

/// A number that another source of chance can grow from.
fn seed(chance: &Quick) -> u64 {
    onze_core::Chance::word(&mut chance.clone())
}

/// Goals, the second seat's taken from the first's.
#[allow(clippy::cast_precision_loss)] // goals
pub(super) fn margin<G: Game>(game: &G, state: &G::State) -> f64 {
    let score = game.score(state);
    (score.first().copied().unwrap_or(0) - score.get(1).copied().unwrap_or(0)) as f64
}
