//! What the learnt value is told of a position in which a throw is due: everything as the thrower sees it.

use onze_core::Seat;
use onze_shoot::{COLUMNS, Number, ROWS, Role, Shoot, State, Throw};

use super::chains::{Chains, Leaves};
use super::ground::{own_ball, reach};

/// What is told of one side.
const OF_A_SIDE: usize = 45;
/// What is told altogether.
pub(super) const INPUTS: usize = 6 + 2 * OF_A_SIDE;

/// Which network values this position: throws for the players and throws for the ball have one each.
pub(super) fn network(state: &State) -> usize {
    usize::from(state.throw_due() == Some(Throw::Ball))
}

/// What the network is told.
pub(super) fn inputs(game: &Shoot, state: &State) -> [f32; INPUTS] {
    let mut told = Told { inputs: [0.0; INPUTS], n: 0 };
    let thrower = state.side();
    let ball = own_ball(state, thrower);
    let way = f32::from(ball.row()) / f32::from(ROWS);
    told.add(way);
    told.add((2.0 * way - 1.0) * (2.0 * way - 1.0));
    told.add(aside(ball.column()));
    told.add_if(state.then_players());
    told.add_if(state.holder() == Some(thrower));
    told.add_if(state.has_scorer(thrower));
    for side in [thrower, thrower.other()] {
        told.side(game, state, side);
    }
    debug_assert_eq!(told.n, INPUTS);
    told.inputs
}

/// How far from the middle, from 0 to 1.
fn aside(column: u8) -> f32 {
    f32::from(column.abs_diff(COLUMNS / 2 + 1)) / f32::from(COLUMNS / 2)
}

struct Told {
    inputs: [f32; INPUTS],
    n: usize,
}

impl Told {
    fn add(&mut self, input: f32) {
        self.inputs[self.n] = input;
        self.n += 1;
    }

    fn add_if(&mut self, is: bool) {
        self.add(f32::from(u8::from(is)));
    }

    fn side(&mut self, game: &Shoot, state: &State, seat: Seat) {
        let chains = Chains::new(game, state, seat, &Leaves::NONE);
        let (with, without) = (chains.here(game, true), chains.here(game, false));
        let takes = reach(game, state, seat);
        self.add(takes);
        self.add(with);
        self.add(without);
        self.add(takes * with);
        for share in chains.passes() {
            self.add(share);
        }
        self.players(state, seat);
    }

    fn players(&mut self, state: &State, seat: Seat) {
        let (north, ball) = (state.is_north(seat), own_ball(state, seat));
        let (mut behind, mut onside, mut last_back) = (0u8, 0u8, ROWS);
        let (mut next, mut next_scorer) = (false, false);
        for number in Number::all() {
            let square = state.square(seat, number).own(north);
            let (rows, columns) =
                (square.row().abs_diff(ball.row()), square.column().abs_diff(ball.column()));
            self.add(f32::from(square.row()) / f32::from(ROWS));
            self.add(aside(square.column()));
            let near = 1.0 - f32::from(rows.max(columns)) / f32::from(ROWS);
            self.add(near * near);
            let is_next = rows + columns == 1;
            match number.role() {
                Role::Forward => {
                    let counts = state.is_onside(seat, number);
                    behind += u8::from(square.row() < ball.row());
                    onside += u8::from(counts);
                    next |= is_next && counts;
                    next_scorer |= is_next && counts;
                }
                role => {
                    next |= is_next;
                    if role == Role::Back {
                        last_back = last_back.min(square.row());
                    }
                }
            }
        }
        self.add(f32::from(behind) / 5.0);
        self.add(f32::from(onside) / 5.0);
        self.add(f32::from(last_back) / 7.0);
        self.add_if(next);
        self.add_if(next_scorer);
        // Nobody may be next to the ball and none of those behind it: the ball is out of reach for the forwards.
        self.add_if(behind == 0 && !next);
    }
}
