//! Random matches at full speed: what search does most, and what `onze bench` measures.

use onze_core::{Chance, Game, Quick};

/// How the choices of a random match are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playout {
    /// One of the whole list, checked once more as it is played: what a match over the table costs.
    Listed,
    /// One that the game samples, played unchecked: what a search costs.
    Sampled,
}

/// Plays a match to its end, each choice one of the whole list, and counts them. `moves` is room for the lists.
#[inline]
pub fn listed_match<G: Game>(game: &G, chance: &mut Quick, moves: &mut Vec<G::Move>) -> (G::State, u64) {
    let mut state = game.start(chance, &mut ());
    let mut choices = 0;
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, moves);
        #[allow(clippy::cast_possible_truncation)] // no list has four billion moves
        let n = moves.len() as u32;
        let Some(choice) = moves.get(chance.below(n) as usize) else { break };
        // A listed move is legal: the conformance suite holds every game to that.
        if game.play(&mut state, seat, choice, chance, &mut ()).is_err() {
            break;
        }
        choices += 1;
    }
    (state, choices)
}

/// Plays a match to its end with sampled choices, and counts them.
#[inline]
pub fn sampled_match<G: Game>(game: &G, chance: &mut Quick) -> (G::State, u64) {
    let mut state = game.start(chance, &mut ());
    let choices = finish(game, &mut state, chance);
    (state, choices)
}

/// Plays on to the end with sampled choices, and counts them. A draw may be due at the beginning.
#[inline]
pub fn finish<G: Game>(game: &G, state: &mut G::State, chance: &mut Quick) -> u64 {
    finish_unless(game, state, chance, || false).unwrap_or(0)
}

/// The same, but gives up, with nothing counted, as soon as it is told to stop; it asks before every choice.
#[inline]
pub fn finish_unless<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut Quick,
    mut stop: impl FnMut() -> bool,
) -> Option<u64> {
    let mut choices = 0;
    game.go_on(state, chance, &mut ());
    while let Some(seat) = game.to_act(state).first() {
        if stop() {
            return None;
        }
        let Some(choice) = game.sample(state, seat, chance) else { break };
        game.apply(state, seat, &choice, &mut ());
        game.go_on(state, chance, &mut ());
        choices += 1;
    }
    Some(choices)
}
