//! Look-ahead over draws: what a position is worth before the dice fall.

use onze_core::{Drawn, Game, Given};

/// The value of a state in which a draw is due: the average over these draws, each with its weight, of what `value` finds
/// in the state that it leads to.
pub fn over_draws<'a, G: Game>(
    game: &G,
    state: &G::State,
    draws: impl IntoIterator<Item = (&'a [Drawn], f32)>,
    mut value: impl FnMut(&G::State) -> f32,
) -> f32 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (draw, weight) in draws {
        let mut after = state.clone();
        game.draw(&mut after, &mut Given(draw.iter()), &mut ());
        sum += weight * value(&after);
        weights += weight;
    }
    if weights > 0.0 { sum / weights } else { value(state) }
}

/// The best of these choices by the value of the state that each leads to, before the draw that may follow; nothing if
/// there is none.
pub fn best<'a, G: Game>(
    game: &G,
    state: &G::State,
    seat: onze_core::Seat,
    choices: impl IntoIterator<Item = &'a G::Move>,
    mut value: impl FnMut(&G::State) -> f32,
) -> Option<(&'a G::Move, f32)> {
    let mut found: Option<(&G::Move, f32)> = None;
    for choice in choices {
        let mut after = state.clone();
        game.apply(&mut after, seat, choice, &mut ());
        let worth = value(&after);
        if found.is_none_or(|(_, best)| worth > best) {
            found = Some((choice, worth));
        }
    }
    found
}
