//! Values positions by what was learnt.

use std::sync::LazyLock;

use onze_core::{Drawn, Game, Given, Seat};
use onze_shoot::{Dark, Light, Move, Number, Shoot, State, Throw};

use super::THROWS;
use super::features::{OF_A_SIDE, OF_THE_BALL, network, of_a_side, of_the_ball};
use super::ground::{offside_row, own_ball};
use super::search::{Judge, applied, goal_since};
use crate::value::{Hidden, Network};

/// Values a position by two networks, one for each kind of throw.
pub(super) struct Learnt<'a> {
    networks: &'a [Network],
    /// What a side brought to the hidden units last, by network and by whether it throws. While one side tries its moves
    /// the other stands still, so half of the work is done once.
    kept: [[Option<(Stand, Hidden)>; 2]; 2],
    moves: Vec<Move>,
}

/// All of a position on which the inputs of one side depend.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    seat: Seat,
    players: [Dark; 11],
    ball: Light,
    offside_row: u8,
}

impl Stand {
    fn new(state: &State, seat: Seat) -> Self {
        let mut players = [state.square(seat, Number::KEEPER); 11];
        for (player, number) in players.iter_mut().zip(Number::all()) {
            *player = state.square(seat, number);
        }
        Stand { seat, players, ball: own_ball(state, seat), offside_row: offside_row(state, seat) }
    }
}

impl<'a> Learnt<'a> {
    pub(super) fn new(networks: &'a [Network]) -> Self {
        Learnt { networks, kept: [[None; 2]; 2], moves: Vec::new() }
    }

    /// What the inputs of a side bring to the hidden units.
    fn side(&mut self, game: &Shoot, state: &State, n: usize, seat: Seat) -> Hidden {
        let (stand, second) = (Stand::new(state, seat), usize::from(state.side() != seat));
        if let Some((_, hidden)) = self.kept[n][second].filter(|(kept, _)| *kept == stand) {
            return hidden;
        }
        let mut hidden = Network::nothing();
        let inputs = of_a_side(game, state, seat);
        self.networks[n].add(OF_THE_BALL + second * OF_A_SIDE, &inputs, &mut hidden);
        self.kept[n][second] = Some((stand, hidden));
        hidden
    }
}

impl Judge for Learnt<'_> {
    fn worth(&mut self, game: &Shoot, state: &State, seat: Seat) -> f32 {
        let (n, thrower) = (network(state), state.side());
        let mut hidden = self.side(game, state, n, thrower);
        let other = self.side(game, state, n, thrower.other());
        for (unit, other) in hidden.iter_mut().zip(other) {
            *unit += other;
        }
        self.networks[n].add(0, &of_the_ball(state), &mut hidden);
        let share = self.networks[n].finish(&mut hidden);
        if thrower == seat { share } else { 1.0 - share }
    }

    /// One throw for the ball ahead; the uses of a throw for the players are too many, and looking at them adds nothing.
    fn closer(
        &mut self,
        game: &Shoot,
        state: &State,
        seat: Seat,
        has_time: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        if state.throw_due() != Some(Throw::Ball) {
            return has_time().then(|| self.worth(game, state, seat));
        }
        let (thrower, mut in_time) = (state.side(), true);
        let mut moves = std::mem::take(&mut self.moves);
        let mut best_use = |thrown: &State| {
            let mut valued = |after: &State| {
                let goal = goal_since(state, after, thrower);
                goal.unwrap_or_else(|| {
                    in_time = in_time && has_time();
                    // A goal kick, or the keeper's choice: as good as any.
                    let known = in_time && after.throw_due().is_some();
                    if known { self.worth(game, after, thrower) } else { 0.5 }
                })
            };
            moves.clear();
            game.legal(thrown, thrower, &mut moves);
            if moves.is_empty() {
                return valued(thrown);
            }
            moves.iter().map(|&choice| valued(&applied(game, thrown, thrower, choice))).fold(0.0, f32::max)
        };
        let share = TOTALS.iter().map(|(dice, weight)| {
            let mut thrown = *state;
            game.draw(&mut thrown, &mut Given(dice.iter()), &mut ());
            weight * best_use(&thrown)
        });
        let share = share.sum::<f32>() / ALL_THROWS;
        self.moves = moves;
        in_time.then_some(if thrower == seat { share } else { 1.0 - share })
    }
}

/// So many throws there are.
const ALL_THROWS: f32 = 36.0;

/// The totals of a throw, each as one pair of dice, with their weights: only the total counts for the ball.
static TOTALS: LazyLock<Vec<([Drawn; 2], f32)>> = LazyLock::new(|| {
    let dice = |total: u8| {
        let one = total.saturating_sub(6).max(1);
        [one, total - one].map(|face| Drawn::Die(u32::from(face)))
    };
    (2..=12).map(|total| (dice(total), THROWS[usize::from(total)])).collect()
});
