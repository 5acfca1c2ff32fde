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
    squares: Window,
    turns: u8,
    steps: [Direction; STEPS],
}

/// The routes of one length.
struct Routes {
    /// The best to each end.
    best: Vec<Open>,
    /// The best for each other first step, in the order of the ends.
    others: Vec<ArrayVec<Open, 7>>,
    /// The place of an end among them, by its place in the window.
    index: [u8; PLACES],
    /// The ends whose best route has at most so many turns.
    by_turns: [Window; TURNS + 1],
    /// For each place, the ends whose best route uses it: so whoever stands there closes them all at once.
    through: Vec<Window>,
    /// The same for everything beyond the border, by how the window lies over it.
    beyond: [[Window; SHIFTS]; 2],
}

/// More turns are never needed on open ground.
const TURNS: usize = 3;
/// Places of a window, those between its rows included.
const PLACES: usize = 13 * 16;
/// How a window can lie over a border: up to six rows or columns beyond one of two, or over none.
const SHIFTS: usize = 13;

/// By length, from 1.
static OPEN: LazyLock<[Routes; STEPS]> = LazyLock::new(|| {
    let mut found: Found = std::array::from_fn(|_| (0..PLACES).map(|_| [const { None }; 8]).collect());
    explore(&mut found, &mut ArrayVec::new(), &mut vec![(0, 0)], 0);
    found.map(Routes::new)
});

impl Routes {
    /// From the best by end and first step.
    fn new(ends: Vec<[Option<Open>; 8]>) -> Routes {
        let mut routes = Routes {
            best: Vec::new(),
            others: Vec::new(),
            index: [u8::MAX; PLACES],
            by_turns: [[0; 4]; TURNS + 1],
            through: vec![[0; 4]; PLACES],
            beyond: [[[0; 4]; SHIFTS]; 2],
        };
        for (place, end) in ends.into_iter().enumerate() {
            let mut ways: ArrayVec<Open, 8> = end.into_iter().flatten().collect();
            // Stable: of equal turns the first direction stays first.
            ways.sort_by_key(|open| open.turns);
            let mut ways = ways.into_iter();
            if let Some(best) = ways.next() {
                routes.add(place, best, ways.collect());
            }
        }
        for (along, beyond) in BEYOND.iter().enumerate() {
            for (shift, places) in beyond.iter().enumerate() {
                for place in places_of(*places) {
                    join(&mut routes.beyond[along][shift], &routes.through[place]);
                }
            }
        }
        routes
    }

    fn add(&mut self, place: usize, best: Open, others: ArrayVec<Open, 7>) {
        for turns in usize::from(best.turns)..=TURNS {
            mark(&mut self.by_turns[turns], place);
        }
        for used in places_of(best.squares) {
            mark(&mut self.through[used], place);
        }
        self.index[place] = u8::try_from(self.best.len()).unwrap_or(u8::MAX);
        self.best.push(best);
        self.others.push(others);
    }
}

/// The places of a window beyond the border, by column and by row, for each way in which it can lie over it.
static BEYOND: [[Window; SHIFTS]; 2] = {
    let mut beyond = [[[0; 4]; SHIFTS]; 2];
    let mut shift = 0;
    while shift < SHIFTS {
        let mut place = 0;
        while place < PLACES {
            let bit = 1 << (place % 64);
            // Before 6 the first ones are beyond the border, after it the last ones.
            let (column, row) = (place % 16, place / 16);
            if column < 13 && (column + shift < 6 || column + shift >= 19) {
                beyond[0][shift][place / 64] |= bit;
            }
            if column < 13 && (row + shift < 6 || row + shift >= 19) {
                beyond[1][shift][place / 64] |= bit;
            }
            place += 1;
        }
        shift += 1;
    }
    beyond
};

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
            let mut open = Open { squares: [0; 4], turns, steps: [Direction::N; STEPS] };
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
        if !used.contains(&next) && usize::from(turns + turn) <= TURNS {
            steps.push(direction);
            used.push(next);
            explore(best, steps, used, turns + turn);
            steps.pop();
            used.pop();
        }
    }
}

/// Sixteen places a row, of which the last three are never used.
#[allow(clippy::cast_sign_loss)] // within the window
fn place_of((column, row): (i8, i8)) -> usize {
    (row + 6) as usize * 16 + (column + 6) as usize
}

fn set(window: &mut Window, square: (i8, i8)) {
    mark(window, place_of(square));
}

fn mark(window: &mut Window, place: usize) {
    window[place / 64] |= 1 << (place % 64);
}

fn join(window: &mut Window, other: &Window) {
    for (rows, others) in window.iter_mut().zip(other) {
        *rows |= others;
    }
}

/// The places of a set, the lowest first.
fn places_of(window: Window) -> impl Iterator<Item = usize> {
    window.into_iter().enumerate().flat_map(|(word, mut rows)| {
        std::iter::from_fn(move || {
            let bit = rows.trailing_zeros();
            rows &= rows.wrapping_sub(1);
            (bit < 64).then_some(word * 64 + bit as usize)
        })
    })
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

/// What surrounds a champion.
pub(crate) struct Around {
    from: Square,
    /// Where nobody may enter.
    blocked: Window,
    /// The part of it that is footballers.
    men: Window,
    /// How the window lies over the border, by column and by row.
    shifts: [usize; 2],
}

impl Around {
    pub(crate) fn new(blocked: &Blocked, from: Square) -> Around {
        let blocked = blocked.window(from);
        let shifts = [shift(from.column(), COLUMNS), shift(from.row(), ROWS)];
        let [columns, rows] = [0, 1].map(|along| BEYOND[along][shifts[along]]);
        let men = std::array::from_fn(|word| blocked[word] & !columns[word] & !rows[word]);
        Around { from, blocked, men, shifts }
    }

    /// The squares on which a champion can end a move of this length, but none in the closed row.
    pub(crate) fn ends(&self, grid: &Grid, limits: Limits, closed_row: u8) -> Squares {
        let Some(routes) = of_length(limits.longest) else { return self.squares([0; 4]) };
        let mut closed = routes.beyond[0][self.shifts[0]];
        join(&mut closed, &routes.beyond[1][self.shifts[1]]);
        for place in places_of(self.men) {
            join(&mut closed, &routes.through[place]);
        }
        let all = routes.by_turns[usize::from(limits.turns).min(TURNS)];
        let mut open: Window = std::array::from_fn(|word| all[word] & !closed[word]);
        // Where the best route is closed another may be open.
        let doubtful: Window = std::array::from_fn(|word| all[word] & closed[word] & !self.blocked[word]);
        for place in places_of(doubtful) {
            let others = &routes.others[usize::from(routes.index[place])];
            let clear = |open: &Open| open.turns <= limits.turns && !meets(&open.squares, &self.blocked);
            if others.iter().any(clear)
                || search(grid, None, self.from, square(self.from.index(), place), limits).is_some()
            {
                mark(&mut open, place);
            }
        }
        let closed_lane = usize::from(closed_row).wrapping_add(6).wrapping_sub(usize::from(self.from.row()));
        if closed_lane < 13 {
            open[closed_lane / 4] &= !(0xFFFF << (closed_lane % 4 * 16));
        }
        self.squares(open)
    }

    fn squares(&self, open: Window) -> Squares {
        Squares { open, word: 0, from: self.from.index() }
    }
}

/// Some squares of a window, in the order of their places.
pub(crate) struct Squares {
    open: Window,
    word: usize,
    from: usize,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while *self.open.get(self.word)? == 0 {
            self.word += 1;
        }
        let rows = &mut self.open[self.word];
        let place = self.word * 64 + rows.trailing_zeros() as usize;
        *rows &= *rows - 1;
        Some(square(self.from, place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.open.iter().map(|rows| rows.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

/// The square in this place of a window round another, which is known to be on the pitch.
#[inline]
fn square(from: usize, place: usize) -> Square {
    // A row of the board has 32 places where one of the window has 16.
    Square::at(from + place + place / 16 * 16 - (6 * 32 + 6))
}

/// How a window round the nth of so many rows or columns lies over their border.
fn shift(n: u8, of: u8) -> usize {
    let (before, after) = (usize::from(n.min(7)) - 1, usize::from((of - n).min(6)));
    6 + before - after
}

/// The squares that a champion can come to by at most so many steps.
pub(crate) struct Near<'a> {
    around: &'a Around,
    steps: u8,
    reached: Window,
}

impl<'a> Near<'a> {
    /// By no step at all.
    pub(crate) fn new(around: &'a Around) -> Near<'a> {
        let mut reached = [0; 4];
        set(&mut reached, (0, 0));
        Near { around, steps: 0, reached }
    }

    /// By so many steps, at least as many as before.
    pub(crate) fn grow(&mut self, steps: u8) {
        for _ in self.steps..steps {
            let mut wide = self.reached.map(|rows| rows | rows << 1 | rows >> 1);
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
            for (reached, (wide, blocked)) in
                self.reached.iter_mut().zip(wide.iter().zip(self.around.blocked))
            {
                *reached |= wide & !blocked & LANES;
            }
        }
        self.steps = steps;
    }

    pub(crate) fn has(&self, square: Square) -> bool {
        let from = self.around.from;
        if from.distance(square) > 6 {
            return false;
        }
        let difference = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).unwrap_or(0);
        let columns = difference(from.column(), square.column());
        let place = place_of((columns, difference(from.row(), square.row())));
        self.reached[place / 64] >> (place % 64) & 1 != 0
    }
}

/// Thirteen bits of each row are squares.
const LANES: u64 = 0x1FFF_1FFF_1FFF_1FFF;

/// Is there any route within these limits?
pub(crate) fn exists(grid: &Grid, from: Square, to: Square, limits: Limits) -> bool {
    grid.is_free(to) && from.distance(to) <= limits.longest && search(grid, None, from, to, limits).is_some()
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
