//! A steady Chifootmi player: tries each choice against what the other side may hold and do, one duel ahead.

use onze_chifootmi::{Card, Chifootmi, Move, State};
use onze_core::{Chance, Game, Quick, Seat, Seen};

use crate::{Budget, Player};

/// A steady player: one of the club.
pub(crate) fn club(chance: Quick) -> Box<dyn Player<Chifootmi>> {
    Box::new(Steady::new(chance, WEIGHTS))
}

/// What situations and cards are worth, in goals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The ball, nothing kept yet.
    pub(super) ball: f64,
    /// All conservations but the shot itself; fewer in proportion.
    pub(super) kept: f64,
    /// The shot phase of pro and pro+.
    pub(super) shot_phase: f64,
    /// A card of value 11 in one's hand, lower ones in proportion.
    pub(super) high_card: f64,
    /// A Dribble/Tackle card in one's hand.
    pub(super) dribble_tackle: f64,
}

/// Tuned in the arena against random players.
pub(super) const WEIGHTS: Weights =
    Weights { ball: 0.055, kept: 0.075, shot_phase: 0.20, high_card: 0.45, dribble_tackle: 0.19 };

/// How many worlds that fit what the seat knows are looked at for a choice.
const WORLDS: u64 = 6;

/// Tries each choice and values what follows by a few weights.
pub(super) struct Steady {
    chance: Quick,
    weights: Weights,
    moves: Vec<Move>,
}

impl Player<Chifootmi> for Steady {
    fn choose(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> Move {
        let n = match moves[0] {
            // A direction must not be guessed.
            Move::Aim(_) => self.below(moves.len()),
            // A signalled offside wins the ball, a one-two keeps it.
            Move::Offside(_) | Move::OneTwo(_) => moves
                .iter()
                .position(|choice| matches!(choice, Move::Offside(true) | Move::OneTwo(true)))
                .unwrap_or(0),
            _ => self.best(seen, moves, budget),
        };
        moves[n]
    }
}

impl Steady {
    pub(super) fn new(chance: Quick, weights: Weights) -> Self {
        Steady { chance, weights, moves: Vec::new() }
    }

    #[allow(clippy::cast_possible_truncation)] // lists are short
    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    /// The card or pile that is worth most on average over worlds and the other side's answers. A simulation of the
    /// budget is a world.
    fn best(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> usize {
        let mut worth = [0.0; 4];
        for done in 0..WORLDS {
            if budget.is_spent(done) {
                break;
            }
            let world = seen.resample(&mut self.chance);
            for (worth, choice) in worth.iter_mut().zip(moves) {
                *worth += self.answered(seen.game(), &world, seen.seat(), *choice);
            }
        }
        let listed = worth[..moves.len().min(4)].iter().enumerate();
        listed.max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(index, _)| index)
    }

    /// The worth of a choice in one world, on average over the other side's answers.
    fn answered(&mut self, game: &Chifootmi, world: &State, seat: Seat, choice: Move) -> f64 {
        let other = seat.other();
        self.moves.clear();
        game.legal(world, other, &mut self.moves);
        let mut state = *world;
        played(game, &mut state, seat, choice, &mut self.chance);
        if self.moves.is_empty() {
            return self.weights.worth(&state, seat);
        }
        let mut sum = 0.0;
        for answer in &self.moves {
            let mut after = state;
            played(game, &mut after, other, *answer, &mut self.chance);
            sum += self.weights.worth(&after, seat);
        }
        #[allow(clippy::cast_precision_loss)] // a few answers
        let n = self.moves.len() as f64;
        sum / n
    }
}

impl Weights {
    /// The worth of a state for a seat, in goals: the score, what the ball promises, and the cards in hand.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let goals = f64::from(state.score(seat)) - f64::from(state.score(seat.other()));
        let attack = match state.kick_due() {
            // The other side has the ball afterwards, whether the kick goes in or not.
            Some(kick) => (if kick.has_centre() { 2.0 / 3.0 } else { 0.5 }) - self.ball,
            None if state.in_shot_phase() => self.shot_phase,
            None => {
                let (kept, needed) = state.conservations();
                self.ball + self.kept * f64::from(kept) / f64::from(needed)
            }
        };
        let shooter = state.kick_due().map_or(state.attacker(), |kick| state.shooter(kick));
        goals + self.hand(state, seat) + if shooter == seat { attack } else { -attack }
    }

    /// The worth of the cards in a hand.
    fn hand(&self, state: &State, seat: Seat) -> f64 {
        let worth = |card: Card| match card.value() {
            Some(value) => self.high_card * f64::from(value) / 11.0,
            None => self.dribble_tackle,
        };
        state.hand(seat).map(worth).sum()
    }

    /// The worth for a seat where the cards of both are compared.
    pub(super) fn balance(&self, state: &State, seat: Seat) -> f64 {
        self.worth(state, seat) - self.hand(state, seat.other())
    }
}

/// Makes a listed choice, and the draws that follow.
fn played(game: &Chifootmi, state: &mut State, seat: Seat, choice: Move, chance: &mut Quick) {
    game.apply(state, seat, &choice, &mut ());
    game.go_on(state, chance, &mut ());
}
