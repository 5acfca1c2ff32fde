//! Several choices of a seat set beside each other: played on in the same states, which the seat cannot tell apart.

use onze_core::{Game, Quick, Seat, Seen, Viewer};

use crate::analysis::value::Valuer;
use crate::analysis::{Effort, Policy};
use crate::{Budget, PlayerKind};

/// Sets choices of a game beside each other. What was learnt of how scores end holds for all matches with the same options.
pub struct Scales<'a, G: Game> {
    valuer: Valuer<'a, G>,
    /// Who chooses for a seat that chooses at the same time: its choice is a draw from the mix that it finds.
    other: PlayerKind<G>,
}

/// Whose choices are weighed, after so many others.
#[derive(Debug)]
pub struct Position<'a, G: Game> {
    /// The match.
    pub state: &'a G::State,
    /// The seat.
    pub seat: Seat,
    /// How many choices were made before.
    pub made: usize,
}

impl<'a, G: Game> Scales<'a, G> {
    /// With these players, and what they have learnt of scores; `None` if it is stopped.
    pub(crate) fn new(
        game: &'a G,
        (kind, policy): (PlayerKind<G>, Policy),
        other: PlayerKind<G>,
        effort: &Effort<'a>,
    ) -> Option<Self> {
        let mut valuer = Valuer::new(game, kind, policy, Budget::new(effort.stop));
        valuer.learn(effort)?;
        Some(Scales { valuer, other })
    }

    /// The same with others who play on.
    #[must_use]
    pub fn played_by(&self, kind: PlayerKind<G>) -> Self {
        Scales { valuer: self.valuer.played_by(kind), other: self.other }
    }

    /// The points that each choice brings the seat in playout `n`; `None` if it is stopped.
    pub fn weigh(
        &self,
        position: &Position<'_, G>,
        choices: &[&G::Move],
        (seed, n): (u64, u64),
    ) -> Option<Vec<f64>> {
        let &Position { state, seat, made } = position;
        let game = self.valuer.game;
        let mut chance = Quick::nth(seed, n);
        let state = game.resample(state, Viewer::Seat(seat), &mut chance);
        let others = game.to_act(&state).without(seat);
        let replies: Vec<(Seat, G::Move)> =
            others.iter().filter_map(|other| self.reply(&state, other, &chance)).collect();
        let points = |choice: &&G::Move| {
            let mut after = state.clone();
            game.apply(&mut after, seat, choice, &mut ());
            for (other, reply) in &replies {
                game.apply(&mut after, *other, reply, &mut ());
            }
            Some(self.valuer.play_on(after, made + 1 + replies.len(), chance.clone())?.points(seat))
        };
        choices.iter().map(points).collect()
    }

    /// What a seat chooses that does not know yet what this one does.
    fn reply(&self, state: &G::State, seat: Seat, chance: &Quick) -> Option<(Seat, G::Move)> {
        let mut moves = Vec::new();
        self.valuer.game.legal(state, seat, &mut moves);
        let mut player = (self.other)(chance.clone());
        let seen = Seen::new(self.valuer.game, state, seat);
        (!moves.is_empty()).then(|| (seat, self.valuer.choice_of(&mut *player, &seen, &moves)))
    }
}
