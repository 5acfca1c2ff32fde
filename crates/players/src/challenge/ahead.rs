//! Looking to the end of a throw: what a path or a move is worth if the other dice are then used as well as may be.

use onze_challenge::pitch::{Choice, Phase, Play};

use super::captain::{Captain, Care};

/// Of the best moves, so many are followed to the end of the throw.
const FOLLOWED: usize = 4;

impl Captain<'_> {
    /// What a choice is worth if the rest of the throw is played as seems best at first sight; `worth` if nothing of it
    /// is left to be chosen, or a card comes first.
    pub(super) fn followed_up(&mut self, choice: &Choice, worth: f32) -> f32 {
        let (mut after, mut choice, mut worth) = (self.play.clone(), *choice, worth);
        let mut choices = Vec::new();
        loop {
            self.pitch.apply(&mut after, self.side, &choice, &mut ());
            if !goes_on(&after) || self.is_spent() {
                return worth;
            }
            choices.clear();
            self.pitch.legal(&after, self.side, &mut choices);
            let mut then =
                Captain::new(self.learnt, self.pitch, &after, self.side, self.budget, Care::Glance);
            then.looked_at = self.looked_at;
            let best = then.best_move(&choices);
            self.looked_at = then.looked_at;
            let Some((found, next)) = best else { return worth };
            (worth, choice) = (found, next);
            if choice == Choice::End {
                return worth;
            }
        }
    }

    /// Of moves with what they leave, the best if each is followed to the end of the throw.
    pub(super) fn best_at_end(&mut self, mut moves: Vec<(f32, Choice)>) -> Option<(f32, Choice)> {
        // Stable: of equals the first stays first.
        moves.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        moves.truncate(FOLLOWED);
        let mut best: Option<(f32, Choice)> = None;
        for (worth, choice) in moves {
            let worth = if choice == Choice::End { worth } else { self.followed_up(&choice, worth) };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, choice));
            }
            if self.is_spent() {
                break;
            }
        }
        best
    }
}

/// Are there dice left to be used?
fn goes_on(play: &Play) -> bool {
    play.phase() == Phase::Moves
}
