//! What the ground offers both sides: who may reach the ball, and where a pass finds somebody.

use onze_core::Seat;
use onze_shoot::{COLUMNS, Light, Number, ROWS, Role, Shoot, State};

/// The faces of a die, a bit each.
const FACES: u32 = 0b111_1110;

/// The ball in a side's own coordinates.
pub(super) fn own_ball(state: &State, seat: Seat) -> Light {
    state.ball().own(state.is_north(seat))
}

/// The chance that a throw for the players brings one of them next to the ball, as on an empty pitch.
pub(super) fn reach(game: &Shoot, state: &State, seat: Seat) -> f32 {
    let north = state.is_north(seat);
    let beside = own_ball(state, seat).beside();
    // Bit n: with n points, by one die or by the sum.
    let (mut by_die, mut by_sum) = (0u32, 0u32);
    for number in Number::all() {
        let (role, from) = (number.role(), state.square(seat, number).own(north));
        for &to in beside.iter().flatten().filter(|&&to| game.may_stand(role, to)) {
            if to == from && (role != Role::Forward || state.is_onside(seat, number)) {
                return 1.0;
            }
            let (rows, columns) = (to.row().abs_diff(from.row()), to.column().abs_diff(from.column()));
            let steps = rows.max(columns);
            // Every step is a row up or down, so a detour takes two.
            let points = if role != Role::Forward {
                ((0x1555 << (steps & 1)) & 0x1fff) & !((1u32 << steps) - 1)
            } else if to.row() > from.row() && columns <= rows {
                1 << rows
            } else {
                0
            };
            by_die |= points;
            by_sum |= if matches!(role, Role::Forward | Role::Goalkeeper) { points } else { 0 };
        }
    }
    // Second dice that help, for each first one.
    let second = |one: u32| {
        if by_die & 1 << one != 0 { 6 } else { (FACES & (by_die | by_sum >> one)).count_ones() }
    };
    let throws: u32 = (1..=6).map(second).sum();
    #[allow(clippy::cast_precision_loss)] // 36 at most
    let share = throws as f32 / 36.0;
    share
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
