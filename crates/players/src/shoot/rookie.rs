//! A beginner with a beginner's mistakes: it looks at its own ball and at nothing else.

use onze_core::{Quick, Seat};
use onze_shoot::{ROWS, Shoot, State, Throw};

use super::ground::{own_ball, reach};
use super::search::{Judge, Search};
use crate::Player;

/// A rookie.
pub(crate) fn rookie(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(Search::new(Ball, 1, 1))
}

/// Wants the ball, and wants it far forward, whoever stands there; what the other side will do with it does not come to
/// its mind.
struct Ball;

impl Judge for Ball {
    fn worth(&mut self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        let way = f32::from(own_ball(state, seat).row()) / f32::from(ROWS);
        let near = reach(game, state, seat);
        let holds = state.throw_due() == Some(Throw::Ball) && state.side() == seat;
        if holds { 0.5 + 0.4 * way } else { 0.2 * near + 0.3 * way }
    }
}
