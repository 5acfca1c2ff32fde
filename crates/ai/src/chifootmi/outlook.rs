//! What a state of Chifootmi is worth: kicks, questions and the last cards exactly, the rest as a judge thinks.

use onze_chifootmi::{Chifootmi, Direction, Kick, Move, State};
use onze_core::{Game, Seat};

use crate::regret::{MOST, Mix, solve_one};

/// Values states in which a card or a pile is chosen.
pub(super) trait Judge: Send {
    /// Learns which rules are played by, before it is asked about states.
    fn meet(&mut self, _: &Chifootmi) {}

    /// The share of the points that this seat may expect, from 0 to 1.
    fn worth(&self, game: &Chifootmi, state: &State, seat: Seat) -> f32;
}

/// Rounds of regret matching for each choice among the last cards.
const ROUNDS: u32 = 60;

/// Looks at what follows a choice.
pub(super) struct Outlook<'a, J> {
    pub(super) game: &'a Chifootmi,
    pub(super) judge: &'a J,
    /// With at most so many cards in each hand and none in the piles, the rest of the match is solved. Both sides then know all
    /// cards: what is not on the table is in the hands.
    pub(super) last_cards: usize,
}

impl<J: Judge> Outlook<'_, J> {
    /// The share of the points that a seat may expect. A level score at full time is one half, whatever decides then.
    pub(super) fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.game.outcome(state) {
            return level_or(state, seat, || f32::from(u8::from(outcome.winner() == Some(seat))));
        }
        if let Some(kick) = state.kick_due() {
            return self.kick(state, kick, seat);
        }
        if self.game.due(state) {
            // The throw for the first kick of the shoot-out.
            return 0.5;
        }
        if self.is_last(state) {
            return self.solved(state, seat).0;
        }
        match self.question(state) {
            Some((decider, answers)) => {
                let worth = answers.map(|answer| self.worth(&made(self.game, state, decider, answer), seat));
                if decider == seat { worth[0].max(worth[1]) } else { worth[0].min(worth[1]) }
            }
            None => self.judge.worth(self.game, state, seat),
        }
    }

    /// Both sides mix evenly at a kick, because nothing else cannot be guessed: a goal with one half or two thirds.
    fn kick(&self, state: &State, kick: Kick, seat: Seat) -> f32 {
        if kick == Kick::ShootOut {
            return 0.5;
        }
        let shooter = state.shooter(kick);
        let taken = |dive: Direction| {
            let state = state.unsealed();
            let shot = made(self.game, &state, shooter, Move::Aim(Direction::Left));
            self.worth(&made(self.game, &shot, shooter.other(), Move::Aim(dive)), seat)
        };
        let goals = if kick.has_centre() { 2.0 / 3.0 } else { 0.5 };
        goals * taken(Direction::Right) + (1.0 - goals) * taken(Direction::Left)
    }

    /// A question to one side alone: whether to signal an offside, or to make a one-two.
    fn question(&self, state: &State) -> Option<(Seat, [Move; 2])> {
        let decider = self.game.to_act(state).first()?;
        match self.game.sample(state, decider, &mut onze_core::Quick::new(0))? {
            Move::Offside(_) => Some((decider, [Move::Offside(true), Move::Offside(false)])),
            Move::OneTwo(_) => Some((decider, [Move::OneTwo(true), Move::OneTwo(false)])),
            _ => None,
        }
    }

    /// Are only few cards left, all in the hands, and is one of them to be chosen?
    pub(super) fn is_last(&self, state: &State) -> bool {
        state.piles_are_empty()
            && state.hand(Seat::FIRST).count() <= self.last_cards
            && self.question(state).is_none()
    }

    /// The value of the rest of the match for a seat, each choice solved in turn, and how it mixes this one.
    pub(super) fn solved(&self, state: &State, seat: Seat) -> (f32, Mix) {
        let (n, m) = self.sizes(state, seat);
        solve_one(&self.gains(state, seat), n, m, ROUNDS)
    }

    /// How many choices a seat and the other one have; one if a side has none to make.
    pub(super) fn sizes(&self, state: &State, seat: Seat) -> (usize, usize) {
        let count = |seat: Seat| {
            let mut moves = Vec::with_capacity(MOST);
            self.game.choices(&state.unsealed(), seat, &mut moves);
            moves.len().clamp(1, MOST)
        };
        (count(seat), count(seat.other()))
    }

    /// What each pair of choices is worth for a seat, nobody having handed in anything.
    pub(super) fn gains(&self, state: &State, seat: Seat) -> [[f32; MOST]; MOST] {
        let (state, other) = (state.unsealed(), seat.other());
        let (mut rows, mut columns) = (Vec::with_capacity(MOST), Vec::with_capacity(MOST));
        self.game.choices(&state, seat, &mut rows);
        self.game.choices(&state, other, &mut columns);
        let mut gain = [[0.0; MOST]; MOST];
        for (gains, &choice) in gain.iter_mut().zip(&rows) {
            let handed_in = made(self.game, &state, seat, choice);
            if columns.is_empty() {
                gains[0] = self.worth(&handed_in, seat);
            }
            for (gain, &answer) in gains.iter_mut().zip(&columns) {
                *gain = self.worth(&made(self.game, &handed_in, other, answer), seat);
            }
        }
        gain
    }
}

/// One half if the score is level at the end of play, else what else is said.
fn level_or(state: &State, seat: Seat, otherwise: impl FnOnce() -> f32) -> f32 {
    if state.score(seat) == state.score(seat.other()) { 0.5 } else { otherwise() }
}

/// The state after a choice. No draw follows but the throw for the shoot-out.
pub(super) fn made(game: &Chifootmi, state: &State, seat: Seat, choice: Move) -> State {
    let mut after = *state;
    game.apply(&mut after, seat, &choice, &mut ());
    after
}
