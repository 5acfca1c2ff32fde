//! What a state of Chifootmi is worth: kicks, questions and the last cards exactly, the rest as a judge thinks.

use onze_chifootmi::{Chifootmi, Direction, Kick, Move, State};
use onze_core::{Game, Quick, Seat};

use crate::matrix::{Solved, solve_one, trusting};
use crate::regret::MOST;

/// Values states in which a card or a pile is chosen.
pub(super) trait Judge {
    /// Learns which rules are played by, before it is asked about states.
    fn meet(&mut self, _: &Chifootmi) {}

    /// The share of the points that this seat may expect, from 0 to 1.
    fn worth(&self, game: &Chifootmi, state: &State, seat: Seat) -> f32;
}

/// What each pair of choices is worth for a side, and how many choices it and the other have; one where a side has none to
/// make.
pub(super) struct Gains {
    pub(super) by_choice: [[f32; MOST]; MOST],
    pub(super) rows: usize,
    pub(super) columns: usize,
}

impl Gains {
    pub(super) fn solved(&self) -> Solved {
        solve_one(&self.by_choice, self.rows, self.columns)
    }

    /// What they are worth if the other side chooses at random now and then.
    pub(super) fn trusting(&self, noise: f32) -> Gains {
        Gains { by_choice: trusting(&self.by_choice, self.columns, noise), ..*self }
    }
}

/// Looks at what follows a choice.
pub(super) struct Outlook<'a, J> {
    pub(super) game: &'a Chifootmi,
    pub(super) judge: &'a J,
    /// With at most so many cards in each hand and none in the piles, the rest of the match is solved. Both sides then know
    /// all cards: what is not on the table is in the hands.
    pub(super) last_cards: usize,
}

impl<J: Judge> Outlook<'_, J> {
    /// The share of the points that a seat may expect. A level score at full time is one half, whatever decides then.
    pub(super) fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Some(kick) = state.kick_due() {
            return self.kick(state, kick, seat);
        }
        if self.is_last(state) {
            return self.gains(state, seat).solved().value;
        }
        if state.is_choosing() || state.is_drawing() {
            return self.judge.worth(self.game, state, seat);
        }
        if let Some((decider, answers)) = self.question(state) {
            let worth = answers.map(|answer| self.worth(&made(self.game, state, decider, answer), seat));
            return if decider == seat { worth[0].max(worth[1]) } else { worth[0].min(worth[1]) };
        }
        // Full time, or the throw for the first kick of the shoot-out, which is level.
        match self.game.outcome(state) {
            Some(outcome) if state.score(seat) != state.score(seat.other()) => {
                f32::from(u8::from(outcome.winner() == Some(seat)))
            }
            _ => 0.5,
        }
    }

    /// Both sides mix evenly at a kick, because nothing else cannot be guessed: a goal with one half or two thirds.
    fn kick(&self, state: &State, kick: Kick, seat: Seat) -> f32 {
        if kick == Kick::ShootOut {
            return 0.5;
        }
        let shooter = state.shooter(kick);
        let shot = made(self.game, &state.unsealed(), shooter, Move::Aim(Direction::Left));
        let taken =
            |dive: Direction| self.worth(&made(self.game, &shot, shooter.other(), Move::Aim(dive)), seat);
        let goals = if kick.has_centre() { 2.0 / 3.0 } else { 0.5 };
        goals * taken(Direction::Right) + (1.0 - goals) * taken(Direction::Left)
    }

    /// A question to one side alone: whether to signal an offside, or to make a one-two.
    fn question(&self, state: &State) -> Option<(Seat, [Move; 2])> {
        let decider = self.game.to_act(state).first()?;
        match self.game.sample(state, decider, &mut Quick::new(0))? {
            Move::Offside(_) => Some((decider, [Move::Offside(true), Move::Offside(false)])),
            Move::OneTwo(_) => Some((decider, [Move::OneTwo(true), Move::OneTwo(false)])),
            _ => None,
        }
    }

    /// Are only few cards left, all in the hands, and is one of them to be chosen?
    pub(super) fn is_last(&self, state: &State) -> bool {
        state.is_choosing() && state.piles_are_empty() && state.hand(Seat::FIRST).count() <= self.last_cards
    }

    /// What each pair of choices is worth for a seat, nobody having handed in anything.
    pub(super) fn gains(&self, state: &State, seat: Seat) -> Gains {
        let (state, other) = (state.unsealed(), seat.other());
        let (mut rows, mut columns) = (Vec::with_capacity(MOST), Vec::with_capacity(MOST));
        self.game.choices(&state, seat, &mut rows);
        self.game.choices(&state, other, &mut columns);
        let mut by_choice = [[0.0; MOST]; MOST];
        for (n, gains) in by_choice.iter_mut().enumerate().take(rows.len().max(1)) {
            let own = rows.get(n).map_or(state, |&choice| made(self.game, &state, seat, choice));
            if columns.is_empty() {
                gains[0] = self.worth(&own, seat);
            }
            for (gain, &answer) in gains.iter_mut().zip(&columns) {
                *gain = self.worth(&made(self.game, &own, other, answer), seat);
            }
        }
        Gains { by_choice, rows: rows.len().clamp(1, MOST), columns: columns.len().clamp(1, MOST) }
    }
}

/// The state after a choice. No draw follows but the throw for the shoot-out.
pub(super) fn made(game: &Chifootmi, state: &State, seat: Seat, choice: Move) -> State {
    let mut after = *state;
    game.apply(&mut after, seat, &choice, &mut ());
    after
}
