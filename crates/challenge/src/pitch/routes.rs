//! The routes of champions (CHA-524 to CHA-526).
//!
//! On open ground the route to each end square is known beforehand, with the squares it uses as one set of bits; only
//! where somebody or a star is in its way is it searched for.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::board::Board;
use super::grid::Grid;
use super::square::{COLUMNS, Direction, ROWS, Square};
use super::{Play, Side};

/// The largest face of a die.
pub(crate) const STEPS: usize = 6;

/// The squares of a move, in their order, without its start.
pub(crate) type Route = ArrayVec<Square, STEPS>;

/// How a route may be.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// Of at least so many squares.
    pub(crate) shortest: u8,
    /// And at most so many.
    pub(crate) longest: u8,
    pub(crate) turns: u8,
}

/// A window of 13 by 13 squares round a champion, 16 bits a row.
type Window = [u64; 4];

/// A route on open ground.
struct Open {
    /// Columns and rows from the start to the end.
    end: (i8, i8),
    squares: Window,
    turns: u8,
    steps: [Direction; STEPS],
}

/// The routes of one length.
struct Routes {
    /// The best to each end, side by side: nearly always one of them is asked for.
    best: Vec<Open>,
    /// The best for each other first step, in the order of the ends.
    others: Vec<ArrayVec<Open, 7>>,
    /// The place of an end among them, by its place in the window.
    index: [u8; 169],
}

/// By length, from 1.
static OPEN: LazyLock<[Routes; STEPS]> = LazyLock::new(|| {
    let mut found: Found = std::array::from_fn(|_| (0..169).map(|_| [const { None }; 8]).collect());
    explore(&mut found, &mut ArrayVec::new(), &mut vec![(0, 0)], 0);
    found.map(|ends| {
        let mut routes = Routes { best: Vec::new(), others: Vec::new(), index: [u8::MAX; 169] };
        for (place, end) in ends.into_iter().enumerate() {
            let mut ways: ArrayVec<Open, 8> = end.into_iter().flatten().collect();
            // Stable: of equal turns the first direction stays first.
            ways.sort_by_key(|open| open.turns);
            let mut ways = ways.into_iter();
            if let Some(best) = ways.next() {
                routes.index[place] = u8::try_from(routes.best.len()).unwrap_or(u8::MAX);
                routes.best.push(best);
                routes.others.push(ways.collect());
            }
        }
        routes
    })
});

fn of_length(length: u8) -> Option<&'static Routes> {
    OPEN.get(usize::from(length).wrapping_sub(1))
}

/// By length, end and first step.
type Found = [Vec<[Option<Open>; 8]>; STEPS];

/// All routes from here, in the order of CHA-114 step by step: the first with fewest turns is kept.
fn explore(best: &mut Found, steps: &mut ArrayVec<Direction, STEPS>, used: &mut Vec<(i8, i8)>, turns: u8) {
    let Some(&(column, row)) = used.last() else { return };
    if let (Some(first), Some(ends)) = (steps.first(), best.get_mut(steps.len().wrapping_sub(1))) {
        let place = &mut ends[place_of((column, row))][*first as usize];
        if place.as_ref().is_none_or(|open| turns < open.turns) {
            let mut open = Open { end: (column, row), squares: [0; 4], turns, steps: [Direction::N; STEPS] };
            open.steps[..steps.len()].copy_from_slice(steps);
            for square in &used[1..] {
                set(&mut open.squares, *square);
            }
            *place = Some(open);
        }
    }
    if steps.is_full() {
        return;
    }
    for direction in Direction::ALL {
        let (columns, rows) =
            [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][direction as usize];
        let next = (column + columns, row + rows);
        let turn = u8::from(steps.last().is_some_and(|last| *last != direction));
        // More than three turns are never needed on open ground.
        if !used.contains(&next) && turns + turn <= 3 {
            steps.push(direction);
            used.push(next);
            explore(best, steps, used, turns + turn);
            steps.pop();
            used.pop();
        }
    }
}

#[allow(clippy::cast_sign_loss)] // within the window
fn place_of((column, row): (i8, i8)) -> usize {
    (row + 6) as usize * 13 + (column + 6) as usize
}

#[allow(clippy::cast_sign_loss)] // within the window
fn set(window: &mut Window, (column, row): (i8, i8)) {
    let lane = (row + 6) as usize;
    window[lane / 4] |= 1 << (lane % 4 * 16 + (column + 6) as usize);
}

fn meets(one: &Window, other: &Window) -> bool {
    // Without branches: each of these is as likely as not.
    one.iter().zip(other).fold(0, |both, (one, other)| both | one & other) != 0
}

/// Rows of the board and six beyond each end, a bit for every square that nobody may enter.
pub(crate) struct Blocked([u64; ROWS as usize + 14]);

impl Blocked {
    pub(crate) fn new(play: &Play) -> Blocked {
        const EMPTY: [u64; ROWS as usize + 14] = {
            let mut rows = [u64::MAX; ROWS as usize + 14];
            let mut row = 1;
            while row <= ROWS as usize {
                rows[row + 6] = !(((1 << COLUMNS) - 1) << 8);
                row += 1;
            }
            rows
        };
        let mut blocked = Blocked(EMPTY);
        for (_, square) in Side::BOTH.into_iter().flat_map(|side| play.standing(side)) {
            blocked.0[usize::from(square.row()) + 6] |= 1 << (square.column() + 7);
        }
        blocked
    }

    fn window(&self, square: Square) -> Window {
        let mut window = [0; 4];
        let (row, shift) = (usize::from(square.row()), square.column() + 1);
        for lane in 0..13 {
            window[lane / 4] |= (self.0[row + lane] >> shift & 0x1FFF) << (lane % 4 * 16);
        }
        window
    }
}

/// Squares on which a move can end: at most those of a window.
pub(crate) type Ends = ArrayVec<Square, 169>;

/// Appends each square on which a champion can end a move of this length.
pub(crate) fn ends(grid: &Grid, blocked: &Blocked, from: Square, limits: Limits, ends: &mut Ends) {
    let Some(routes) = of_length(limits.longest) else { return };
    let window = blocked.window(from);
    let clear = |open: &Open| open.turns <= limits.turns && !meets(&open.squares, &window);
    for (best, others) in routes.best.iter().zip(&routes.others) {
        if clear(best) {
            ends.push(place(from, best.end));
            continue;
        }
        let Some(end) = at(from, best.end).filter(|end| grid.is_free(*end)) else { continue };
        if others.iter().any(clear) || search(grid, None, from, end, limits).is_some() {
            ends.push(end);
        }
    }
}

/// The square so many columns and rows on, which is known to be on the pitch.
#[inline]
fn place(from: Square, (columns, rows): (i8, i8)) -> Square {
    Square::at(from.index().wrapping_add_signed(isize::from(rows) * 32 + isize::from(columns)))
}

/// The squares that a champion can come to by at most so many steps.
pub(crate) struct Near {
    from: Square,
    reached: Window,
}

impl Near {
    pub(crate) fn new(blocked: &Blocked, from: Square, steps: u8) -> Near {
        let window = blocked.window(from);
        let mut reached = [0; 4];
        set(&mut reached, (0, 0));
        for _ in 0..steps {
            let mut wide = reached.map(|rows| rows | rows << 1 | rows >> 1);
            let rows = wide;
            for word in 0..4 {
                wide[word] |= rows[word] << 16 | rows[word] >> 16;
                if let Some(above) = rows.get(word + 1) {
                    wide[word] |= above << 48;
                }
                if let Some(below) = word.checked_sub(1).and_then(|word| rows.get(word)) {
                    wide[word] |= below >> 48;
                }
            }
            for (reached, (wide, blocked)) in reached.iter_mut().zip(wide.iter().zip(window)) {
                *reached |= wide & !blocked & LANES;
            }
        }
        Near { from, reached }
    }

    pub(crate) fn has(&self, square: Square) -> bool {
        if self.from.distance(square) > 6 {
            return false;
        }
        let mut one = [0; 4];
        let difference = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).unwrap_or(0);
        let columns = difference(self.from.column(), square.column());
        set(&mut one, (columns, difference(self.from.row(), square.row())));
        meets(&one, &self.reached)
    }
}

/// Thirteen bits of each row are squares.
const LANES: u64 = 0x1FFF_1FFF_1FFF_1FFF;

/// Is there any route within these limits?
pub(crate) fn exists(grid: &Grid, from: Square, to: Square, limits: Limits) -> bool {
    grid.is_free(to) && from.distance(to) <= limits.longest && search(grid, None, from, to, limits).is_some()
}

#[inline]
#[allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // columns and rows are small
fn at(from: Square, (columns, rows): (i8, i8)) -> Option<Square> {
    Square::new((from.column() as i8 + columns) as u8, (from.row() as i8 + rows) as u8)
}

/// The route to an end square: fewest stars, then fewest turns, then the first step by step (CHA-526).
pub(crate) fn route(grid: &Grid, board: &Board, from: Square, to: Square, limits: Limits) -> Option<Route> {
    if !grid.is_free(to) || from.distance(to) > limits.longest {
        return None;
    }
    if limits.shortest == limits.longest
        && let Some(open) = open_route(from, to, limits)
        && open.iter().all(|square| grid.is_free(*square) && !board.is_star(*square))
    {
        return Some(open);
    }
    search(grid, Some(board), from, to, limits)
}

/// The best route of this length on open ground.
fn open(from: Square, to: Square, length: u8) -> Option<&'static Open> {
    let difference = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).ok();
    let end = (difference(from.column(), to.column())?, difference(from.row(), to.row())?);
    let routes = of_length(length)?;
    routes.best.get(usize::from(*routes.index.get(place_of(end)).filter(|_| from.distance(to) <= length)?))
}

fn open_route(from: Square, to: Square, limits: Limits) -> Option<Route> {
    let open = open(from, to, limits.longest)?;
    if open.turns > limits.turns {
        return None;
    }
    let mut route = Route::new();
    let mut square = from;
    for step in &open.steps[..usize::from(limits.longest)] {
        square = square.ahead(*step, 1)?;
        route.push(square);
    }
    Some(route)
}

/// The best route with as few stars, then turns, as there is one; without a board any route with fewest turns.
fn search(grid: &Grid, board: Option<&Board>, from: Square, to: Square, limits: Limits) -> Option<Route> {
    let longest = limits.longest;
    let from_stars = u8::from(board.is_some_and(|board| board.is_star(to)));
    // Nobody in the way makes a route straighter.
    let from_turns =
        if limits.shortest == longest { open(from, to, longest).map_or(0, |open| open.turns) } else { 0 };
    for stars in from_stars..=if board.is_some() { longest } else { from_stars } {
        for turns in from_turns..=limits.turns.min(longest.saturating_sub(1)) {
            let mut hunt = Hunt { grid, board, to, limits, route: Route::new() };
            if hunt.go(from, from, None, stars, turns) {
                return Some(hunt.route);
            }
        }
    }
    None
}

/// A search for the first route within a number of stars and turns.
struct Hunt<'a> {
    grid: &'a Grid,
    board: Option<&'a Board>,
    to: Square,
    limits: Limits,
    route: Route,
}

impl Hunt<'_> {
    fn go(&mut self, start: Square, at: Square, came: Option<Direction>, stars: u8, turns: u8) -> bool {
        let walked = u8::try_from(self.route.len()).unwrap_or(u8::MAX);
        if at == self.to {
            return walked >= self.limits.shortest;
        }
        let left = self.limits.longest.saturating_sub(walked);
        if at.distance(self.to) > left {
            return false;
        }
        for direction in Direction::ALL {
            let turn = u8::from(came.is_some_and(|came| came != direction));
            // Without a further turn there is one way on.
            if turn > turns || turns == turn && at.direction_to(self.to) != Some(direction) && came.is_some()
            {
                continue;
            }
            let index = at.index().wrapping_add_signed(direction.delta());
            if self.grid.code(index) != super::grid::FREE {
                continue;
            }
            let next = Square::at(index);
            let star = u8::from(self.board.is_some_and(|board| board.is_star(next)));
            if next == start || star > stars || self.route.contains(&next) || next.distance(self.to) >= left {
                continue;
            }
            self.route.push(next);
            if self.go(start, next, Some(direction), stars - star, turns - turn) {
                return true;
            }
            self.route.pop();
        }
        false
    }
}
