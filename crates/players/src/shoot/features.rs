//! What the learnt value is told of a position in which a throw is due: the ball, and both sides as the thrower sees them.
//!
//! Players of a role come in the order in which they stand, not in that of their shirts, and left and right are the same:
//! what is learnt of one holds for the other.

use onze_core::Seat;
use onze_shoot::{COLUMNS, Light, Number, ROWS, Role, Shoot, State, Throw};

use super::chains::{Chains, Leaves};
use super::ground::{offside_row, own_ball, takes};
use crate::value::Inputs;

/// What is told of the ball and the throw.
pub(super) const OF_THE_BALL: usize = 15;
/// What is told of one side.
pub(super) const OF_A_SIDE: usize = 58;
/// What is told altogether.
pub(super) const INPUTS: usize = OF_THE_BALL + 2 * OF_A_SIDE;

/// Which network values this position: throws for the players and throws for the ball have one each.
pub(super) fn network(state: &State) -> usize {
    usize::from(state.throw_due() == Some(Throw::Ball))
}

/// What the network is told.
pub(super) fn inputs(game: &Shoot, state: &State) -> Vec<f32> {
    let thrower = state.side();
    let mut inputs = Vec::with_capacity(INPUTS);
    inputs.extend(of_the_ball(state));
    inputs.extend(of_a_side(game, state, thrower));
    inputs.extend(of_a_side(game, state, thrower.other()));
    inputs
}

/// Where the ball lies, as the thrower sees it, and who has it.
pub(super) fn of_the_ball(state: &State) -> [f32; OF_THE_BALL] {
    let mut told = Inputs::new();
    let thrower = state.side();
    let ball = own_ball(state, thrower);
    let way = f32::from(ball.row()) / f32::from(ROWS);
    told.add(way);
    told.add((2.0 * way - 1.0) * (2.0 * way - 1.0));
    told.add(aside(ball.column()));
    for third in 0..9 {
        told.add_if((ball.row() - 1) / 3 == third);
    }
    told.add_if(state.then_players());
    told.add_if(state.holder() == Some(thrower));
    told.add_if(state.has_scorer(thrower));
    told.all()
}

/// How a side stands to the ball: what it may make of it by one throw and by passing, and where its players are.
///
/// It depends on the ball, on these players and on the [`offside_row`] alone.
pub(super) fn of_a_side(game: &Shoot, state: &State, seat: Seat) -> [f32; OF_A_SIDE] {
    let mut told = Inputs::new();
    let chains = Chains::new(game, state, seat, &Leaves::NONE);
    let (with, without) = (chains.here(game, true), chains.here(game, false));
    let [takes, scores] = takes(game, state, seat);
    for promise in [takes, scores, with, without, takes * without, scores * with] {
        told.add(promise);
    }
    for share in chains.passes() {
        told.add(share);
    }
    told.players(state, seat);
    told.all()
}

/// How far from the middle, from 0 to 1.
fn aside(column: u8) -> f32 {
    f32::from(column.abs_diff(COLUMNS / 2 + 1)) / f32::from(COLUMNS / 2)
}

/// A player as the ball sees him.
#[derive(Clone, Copy, Default)]
struct FromBall {
    row: u8,
    /// Rows that the ball is before him; less than nothing if it is behind him.
    before: i8,
    columns: u8,
}

impl FromBall {
    fn new(state: &State, seat: Seat, number: Number, ball: Light) -> Self {
        let square = state.square(seat, number).own(state.is_north(seat));
        FromBall {
            row: square.row(),
            before: ball.row().cast_signed() - square.row().cast_signed(),
            columns: square.column().abs_diff(ball.column()),
        }
    }

    /// Steps from him to the ball.
    fn steps(self) -> u8 {
        self.before.unsigned_abs().max(self.columns)
    }

    fn is_next(self) -> bool {
        self.before.unsigned_abs() + self.columns == 1
    }

    /// Could a forward come to the ball by one throw?
    fn may_come(self) -> bool {
        let rows = self.before.unsigned_abs() + 1;
        (0..=12).contains(&self.before) && self.columns <= rows
    }
}

impl Inputs<OF_A_SIDE> {
    fn row(&mut self, row: u8) {
        self.add(f32::from(row) / f32::from(ROWS));
    }

    fn near(&mut self, place: FromBall) {
        let near = 1.0 - f32::from(place.steps()) / f32::from(ROWS);
        self.add(near * near);
    }

    fn players(&mut self, state: &State, seat: Seat) {
        let (ball, last_row) = (own_ball(state, seat), offside_row(state, seat));
        let places = |role: Role| {
            let of_role = Number::all().filter(move |number| number.role() == role);
            of_role.map(|number| FromBall::new(state, seat, number, ball))
        };
        let mut halves: [FromBall; 3] = sorted(places(Role::Half), FromBall::steps);
        let mut backs: [FromBall; 2] = sorted(places(Role::Back), |back| back.row);
        let forwards: [FromBall; 5] = sorted(places(Role::Forward), |forward| forward.row);
        let keeper = FromBall::new(state, seat, Number::KEEPER, ball);
        self.near(keeper);
        for back in &mut backs {
            self.row(back.row);
            self.near(*back);
        }
        for half in &mut halves {
            self.row(half.row);
            self.add(f32::from(half.before) / f32::from(ROWS));
            self.near(*half);
        }
        self.forwards(&forwards, last_row);
        let onside_next = forwards.iter().any(|forward| forward.is_next() && forward.row < last_row);
        let others = halves.iter().chain(&backs).chain([&keeper]);
        let next = onside_next || others.into_iter().any(|place| place.is_next());
        self.add_if(next);
        self.add_if(onside_next);
        // Nobody is next to the ball and no forward behind it: the ball is out of reach for them.
        self.add_if(!next && forwards.iter().all(|forward| forward.before < 0));
    }

    fn forwards(&mut self, forwards: &[FromBall; 5], last_row: u8) {
        let (mut behind, mut onside, mut bands) = (0u8, 0u8, [0u8; 5]);
        for &forward in forwards {
            self.row(forward.row);
            self.add(f32::from(forward.before) / f32::from(ROWS));
            self.near(forward);
            self.add_if(forward.row < last_row);
            self.add_if(forward.may_come());
            behind += u8::from(forward.before >= 0);
            onside += u8::from(forward.row < last_row);
            bands[usize::from(match forward.row {
                0..=13 => 0u8,
                14..=17 => 1,
                18..=21 => 2,
                22..=24 => 3,
                _ => 4,
            })] += 1;
        }
        for count in [behind, onside].into_iter().chain(bands) {
            self.add(f32::from(count) / 5.0);
        }
        self.row(last_row);
    }
}

/// Some players in order.
fn sorted<const N: usize>(
    places: impl Iterator<Item = FromBall>,
    by: impl Fn(FromBall) -> u8,
) -> [FromBall; N] {
    let mut sorted = [FromBall::default(); N];
    for (sorted, place) in sorted.iter_mut().zip(places) {
        *sorted = place;
    }
    // By hand: the arrays are tiny, and this is asked for some hundred positions a choice.
    for n in 1..N {
        let mut n = n;
        while n > 0 && by(sorted[n]) < by(sorted[n - 1]) {
            sorted.swap(n, n - 1);
            n -= 1;
        }
    }
    sorted
}
