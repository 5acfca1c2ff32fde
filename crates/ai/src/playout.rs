//! Random matches at full speed: what search does most, and what `onze bench` measures.

use onze_core::{Chance, Game, Quick};

/// Plays a match to its end with random choices, and counts them. `moves` is room for the lists.
#[inline]
pub fn random_match<G: Game>(game: &G, chance: &mut Quick, moves: &mut Vec<G::Move>) -> (G::State, u64) {
    let mut state = game.start(chance, &mut ());
    let choices = finish(game, &mut state, chance, moves);
    (state, choices)
}

/// Plays on to the end with random choices, and counts them.
#[inline]
pub fn finish<G: Game>(game: &G, state: &mut G::State, chance: &mut Quick, moves: &mut Vec<G::Move>) -> u64 {
    let mut choices = 0;
    while let Some(seat) = game.to_act(state).first() {
        moves.clear();
        game.legal(state, seat, moves);
        #[allow(clippy::cast_possible_truncation)] // no list has four billion moves
        let n = moves.len() as u32;
        let Some(choice) = moves.get(chance.below(n) as usize) else { break };
        // A listed move is legal: the conformance suite holds every game to that.
        if game.play(state, seat, choice, chance, &mut ()).is_err() {
            break;
        }
        choices += 1;
    }
    choices
}
