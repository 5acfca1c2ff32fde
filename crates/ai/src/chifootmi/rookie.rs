//! A beginner with a beginner's mistakes: wants every ball, and spends its best cards on it.

use onze_chifootmi::{Card, Chifootmi, Move, Pile, State};
use onze_core::{Chance, Quick, Seen};

use crate::{Budget, Player};

/// A rookie.
pub(crate) fn rookie(chance: Quick) -> Box<dyn Player<Chifootmi>> {
    Box::new(Rookie(chance))
}

struct Rookie(Quick);

impl Player<Chifootmi> for Rookie {
    fn choose(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], _: &Budget<'_>) -> Move {
        // Its own cards and what lies open are in every world that it may imagine.
        let state = seen.resample(&mut self.0);
        let liked = |choice: &Move| self::liked(seen, &state, *choice);
        let best = moves.iter().map(liked).max().unwrap_or(0);
        let mut equal = moves.iter().filter(|choice| liked(choice) == best);
        #[allow(clippy::cast_possible_truncation)] // lists are short
        let n = self.0.below(equal.clone().count() as u32);
        *equal.nth(n as usize).unwrap_or(&moves[0])
    }
}

/// How much it likes a choice: high cards, to play and to draw, whatever they are kept for; a direction as any other.
fn liked(seen: &Seen<'_, Chifootmi>, state: &State, choice: Move) -> u8 {
    // A Dribble/Tackle card looks dangerous, so it is seldom the first.
    let value = |card: Card| card.value().unwrap_or(4);
    match choice {
        Move::Play(slot) => state.active(seen.seat(), slot).map_or(0, value),
        Move::Draw(Pile::FaceUp) => {
            seen.game().pile(state, seen.seat(), Pile::FaceUp).last().map_or(0, |&top| value(top))
        }
        Move::Draw(Pile::FaceDown) => 6,
        Move::Offside(yes) | Move::OneTwo(yes) => u8::from(yes),
        Move::Aim(_) | Move::Resign | Move::TimeOut => 0,
    }
}
