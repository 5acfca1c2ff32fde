//! What the ground offers both sides: who may reach the ball, and where a pass finds somebody.

use onze_core::Seat;
use onze_shoot::{COLUMNS, Light, Number, ROWS, Role, Shoot, State};

/// The faces of a die, a bit each.
const FACES: u32 = 0b111_1110;

/// The ball in a side's own coordinates.
pub(super) fn own_ball(state: &State, seat: Seat) -> Light {
    state.ball().own(state.is_north(seat))
}

/// The own row of the opposing back who stands nearest to his goal line: forwards before it are onside (SHO-610).
pub(super) fn offside_row(state: &State, seat: Seat) -> u8 {
    let north = state.is_north(seat);
    let row = |back| state.square(seat.other(), back).own(north).row();
    row(Number::RIGHT_BACK).max(row(Number::LEFT_BACK))
}

/// The chance that a throw for the players brings one of them next to the ball, as on an empty pitch.
pub(super) fn reach(game: &Shoot, state: &State, seat: Seat) -> f32 {
    takes(game, state, seat)[0]
}

/// The chances that a throw for the players brings somebody next to the ball, and a forward who may score, as on an empty
/// pitch.
pub(super) fn takes(game: &Shoot, state: &State, seat: Seat) -> [f32; 2] {
    let (north, last_row) = (state.is_north(seat), offside_row(state, seat));
    let ball = own_ball(state, seat);
    let beside = ball.beside();
    let (mut anybody, mut scorers) = (Points::default(), Points::default());
    for number in Number::all() {
        let (role, from) = (number.role(), state.square(seat, number).own(north));
        let forward = role == Role::Forward;
        // Most are too far away, and forwards beyond it never come back.
        let steps = from.row().abs_diff(ball.row()).max(from.column().abs_diff(ball.column()));
        let most = if matches!(role, Role::Forward | Role::Goalkeeper) { 13 } else { 7 };
        if steps > most || forward && from.row() > ball.row() + 1 {
            continue;
        }
        for &to in beside.iter().flatten().filter(|&&to| game.may_stand(role, to)) {
            let onside = forward && to.row() < last_row;
            let (rows, columns) = (to.row().abs_diff(from.row()), to.column().abs_diff(from.column()));
            let steps = rows.max(columns);
            // Every step is a row up or down, so a detour takes two. Nought: he stands there already.
            let points = if forward {
                let stays = steps == 0 && onside;
                let goes = to.row() > from.row() && columns <= rows;
                if stays || goes { 1 << rows } else { 0 }
            } else {
                ((0x1555 << (steps & 1)) & 0x1fff) & !((1u32 << steps) - 1)
            };
            anybody.add(points, matches!(role, Role::Forward | Role::Goalkeeper));
            if onside {
                scorers.add(points, true);
            }
        }
    }
    [anybody.share(), scorers.share()]
}

/// The points that bring somebody where he is wanted: bit n for n of them, by one die or by the sum.
#[derive(Clone, Copy, Default)]
struct Points {
    by_die: u32,
    by_sum: u32,
}

impl Points {
    fn add(&mut self, points: u32, may_take_the_sum: bool) {
        self.by_die |= points;
        self.by_sum |= if may_take_the_sum { points } else { 0 };
    }

    /// The share of the throws that do.
    fn share(self) -> f32 {
        if self.by_die & 1 != 0 {
            return 1.0;
        }
        // Second dice that help, for each first one.
        let second = |one: u32| {
            if self.by_die & 1 << one != 0 {
                6
            } else {
                (FACES & (self.by_die | self.by_sum >> one)).count_ones()
            }
        };
        let throws: u32 = (1..=6).map(second).sum();
        #[allow(clippy::cast_precision_loss)] // 36 at most
        let share = throws as f32 / 36.0;
        share
    }
}

/// The squares, by own row, at which a player of a side receives a pass (SHO-520), a bit a column: anybody's, and those of
/// forwards who may score.
pub(super) fn receivers(state: &State, seat: Seat) -> [[u32; 2]; ROWS as usize + 2] {
    let north = state.is_north(seat);
    let mut squares = [[0; 2]; ROWS as usize + 2];
    for number in Number::all() {
        let forward = number.role() == Role::Forward;
        if forward && !state.is_onside(seat, number) {
            continue;
        }
        let square = state.square(seat, number).own(north);
        let (row, column) = (usize::from(square.row()), square.column());
        for (row, columns) in [(row - 1, 1 << column), (row, 5 << (column - 1)), (row + 1, 1 << column)] {
            squares[row][0] |= columns;
            squares[row][1] |= if forward { columns } else { 0 };
        }
    }
    squares
}

/// The columns at most so many steps away, a bit each.
pub(super) fn columns_within(column: u8, steps: u8) -> u32 {
    let (first, last) = (column.saturating_sub(steps).max(1), (column + steps).min(COLUMNS));
    (2 << last) - (1 << first)
}
