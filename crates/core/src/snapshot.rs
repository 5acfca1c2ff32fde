//! A match at one moment, by itself.

use std::sync::Arc;

use crate::{Chance, Game, Outcome, Seat, Seats, Seen, Viewer};

/// A match at one moment, without its log: to think about, to ask about and to look at while the match goes on. Making
/// one copies a state and nothing else.
#[derive(Debug)]
pub struct Snapshot<G: Game> {
    game: Arc<G>,
    state: G::State,
}

impl<G: Game> Snapshot<G> {
    /// The moment of this state.
    pub fn new(game: Arc<G>, state: G::State) -> Self {
        Snapshot { game, state }
    }

    /// The rules of the match.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who owes a choice.
    pub fn to_act(&self) -> Seats {
        self.game.to_act(&self.state)
    }

    /// The choices that a seat has.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, seat, &mut moves);
        moves
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What a seat may know: all that a computer player gets.
    pub fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.game, &self.state, seat)
    }

    /// The same moment with everything drawn anew that the viewer may not know.
    #[must_use]
    pub fn resampled(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        Snapshot { game: Arc::clone(&self.game), state: self.game.resample(&self.state, viewer, chance) }
    }

    /// The same moment before anybody handed in what is under seal.
    #[must_use]
    pub fn unsealed(&self) -> Self {
        Snapshot { game: Arc::clone(&self.game), state: self.game.unsealed(&self.state) }
    }

    /// The whole state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}

impl<G: Game> Clone for Snapshot<G> {
    fn clone(&self) -> Self {
        Snapshot { game: Arc::clone(&self.game), state: self.state.clone() }
    }
}
