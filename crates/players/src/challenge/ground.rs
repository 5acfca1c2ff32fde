//! The pitch as the coach sees it: how far a shot is, and who can come onto the ball.

use onze_challenge::pitch::{
    COLUMNS, Footballer, Number, Numbers, OffsideRule, Options, Play, ROWS, Side, Square,
};

/// Cells of a row, with room for a border (as squares are numbered on a board that is walked over).
const STRIDE: usize = 32;
pub(super) const CELLS: usize = (ROWS as usize + 2) * STRIDE;
/// The eight directions.
pub(super) const STEPS: [isize; 8] = [32, 33, 1, -31, -32, -33, -1, 31];
/// The columns of a mouth (CHA-108).
pub(super) const MOUTH: std::ops::RangeInclusive<isize> = 10..=16;
/// The highest total of three dice.
pub(super) const MOST: u8 = 18;

pub(super) const OFF: u8 = 0;
pub(super) const FREE: u8 = 1;
/// The values of a side's footballers begin here.
const MAN: [u8; 2] = [2, 2 + 16];

/// A square by its place in the table of cells; 0 is none.
pub(super) type Place = usize;

/// The place of a square.
pub(super) fn place(square: Square) -> Place {
    usize::from(square.row()) * STRIDE + usize::from(square.column())
}

pub(super) fn column(place: Place) -> isize {
    (place % STRIDE).cast_signed()
}

/// The larger of column and row difference (CHA-115).
pub(super) fn distance(a: Place, b: Place) -> usize {
    (a / STRIDE).abs_diff(b / STRIDE).max((a % STRIDE).abs_diff(b % STRIDE))
}

/// The place of a number in a list of all.
pub(super) fn index(number: Number) -> usize {
    usize::from(number.get()) - 1
}

/// The value of a footballer in the table of cells.
fn code(who: Footballer) -> u8 {
    MAN[who.side.index()] + who.number.get() - 1
}

/// Who stands where.
#[derive(Clone)]
pub(super) struct Ground {
    cells: [u8; CELLS],
    /// By side and number; 0 if he is not on the pitch.
    men: [[Place; 16]; 2],
    rings: [Numbers; 2],
    keepers: [Option<Number>; 2],
    offside: bool,
    bent_shot: bool,
    /// What a goal needs beyond the line (CHA-601).
    pub(super) extra: u8,
}

impl Ground {
    pub(super) fn new(options: &Options, play: &Play) -> Ground {
        let mut ground = Ground {
            cells: [OFF; CELLS],
            men: [[0; 16]; 2],
            rings: Side::BOTH.map(|side| play.rings(side)),
            keepers: Side::BOTH.map(|side| play.keeper(side)),
            offside: options.offside != OffsideRule::Off,
            bent_shot: options.bent_shot,
            extra: u8::from(options.goal_extra_step),
        };
        for row in 1..=usize::from(ROWS) {
            ground.cells[row * STRIDE + 1..=row * STRIDE + usize::from(COLUMNS)].fill(FREE);
        }
        for side in Side::BOTH {
            for (number, square) in play.standing(side) {
                ground.men[side.index()][index(number)] = place(square);
                ground.cells[place(square)] = code(number.of(side));
            }
        }
        ground
    }

    /// Puts a footballer on a free place; says where he was.
    pub(super) fn shift(&mut self, who: Footballer, to: Place) -> Place {
        let stands = &mut self.men[who.side.index()][index(who.number)];
        let from = std::mem::replace(stands, to);
        self.cells[from] = FREE;
        self.cells[to] = code(who);
        from
    }

    /// How many rows the ball has to go into the other goal.
    pub(super) fn rows_left(side: Side, place: Place) -> usize {
        match side {
            Side::South => usize::from(ROWS) + 1 - place / STRIDE,
            Side::North => place / STRIDE,
        }
    }

    /// How far a place is from the middle column.
    pub(super) fn off_centre(place: Place) -> usize {
        (place % STRIDE).abs_diff(usize::from(COLUMNS / 2 + 1))
    }

    /// The place of the keeper of a side.
    pub(super) fn keeper(&self, side: Side) -> Option<Place> {
        let at = self.men[side.index()][index(self.keepers[side.index()]?)];
        (at > 0).then_some(at)
    }

    /// The places of a side's footballers but the keeper.
    pub(super) fn outfield(&self, side: Side) -> impl Iterator<Item = Place> {
        let keeper = self.keeper(side);
        self.men[side.index()].into_iter().filter(move |at| *at > 0 && Some(*at) != keeper)
    }

    /// How far the two nearest of a side are from a place, together; within three squares all are near.
    pub(super) fn chase(&self, side: Side, to: Place) -> usize {
        let mut nearest = [usize::from(ROWS); 2];
        for at in self.outfield(side) {
            let steps = distance(at, to).max(3);
            if steps < nearest[0] {
                nearest = [steps, nearest[0]];
            } else if steps < nearest[1] {
                nearest[1] = steps;
            }
        }
        nearest[0] + nearest[1]
    }

    /// What stands there.
    #[inline]
    pub(super) fn cell(&self, place: Place) -> u8 {
        self.cells[place]
    }

    /// Who of a side stands there.
    fn number_on(&self, side: Side, place: Place) -> Option<Number> {
        Ground::index_of(self.cells[place], side).and_then(|index| Number::new(index + 1))
    }

    /// Which footballer of a side, from 0, a cell of this value holds.
    #[inline]
    pub(super) fn index_of(cell: u8, side: Side) -> Option<u8> {
        let index = cell.wrapping_sub(MAN[side.index()]);
        (index < 16).then_some(index)
    }

    /// The places of a side's footballers by number, 0 for who is not on the pitch.
    pub(super) fn men(&self, side: Side) -> &[Place; 16] {
        &self.men[side.index()]
    }

    /// Who of a side wears a ring.
    pub(super) fn rings(&self, side: Side) -> Numbers {
        self.rings[side.index()]
    }

    /// Does a champion of a side stand there?
    pub(super) fn has_champion(&self, side: Side, place: Place) -> bool {
        self.number_on(side, place).is_some_and(|number| self.rings[side.index()].has(number))
    }

    /// Does anybody of a side stand there?
    pub(super) fn has_man(&self, side: Side, place: Place) -> bool {
        Ground::index_of(self.cells[place], side).is_some()
    }

    /// The rows that the last defender but the keeper leaves free to attackers of a side (CHA-751).
    pub(super) fn line(&self, side: Side) -> usize {
        let second = self.outfield(side.other()).map(|at| Ground::rows_left(side, at)).min();
        second.filter(|_| self.offside).unwrap_or(0)
    }

    /// Is somebody there offside by a leg that began elsewhere (CHA-750, CHA-753)? `line` is that of the side.
    pub(super) fn is_offside(side: Side, line: usize, at: Place, leg_from: Place) -> bool {
        let left = Ground::rows_left(side, at);
        left < usize::from(ROWS).div_ceil(2) && left <= line && left < Ground::rows_left(side, leg_from)
    }

    /// The places beside a champion keeper, which the ball of a side may not enter (CHA-510).
    pub(super) fn covered(&self, side: Side) -> [Place; 2] {
        match self.keeper(side.other()) {
            Some(at) if self.has_champion(side.other(), at) => [at - 1, at + 1],
            _ => [0; 2],
        }
    }

    /// Is there a straight line between two places with nobody on it?
    pub(super) fn is_straight(&self, from: Place, to: Place) -> bool {
        STEPS.iter().any(|step| {
            let mut at = from;
            for _ in 0..distance(from, to) {
                at = at.wrapping_add_signed(*step);
                if at == to {
                    return true;
                }
                if self.cells[at] != FREE {
                    return false;
                }
            }
            false
        })
    }

    /// The least total that brings the ball of a side from a place into the other goal, by way of team-mates or bent by a
    /// champion (CHA-508, CHA-514, CHA-601).
    pub(super) fn shot(&self, side: Side, from: Place, champion: bool) -> Option<u8> {
        let lanes = Lanes { ground: self, side, covered: self.covered(side), line: self.line(side) };
        let mut best = MOST + 1 - self.extra;
        if champion && self.bent_shot {
            best = best.min(lanes.bent(from, best));
        }
        // The shortest ways from man to man; who began the path does not relay it (CHA-509).
        let mut far = [u8::MAX; 16];
        let mut settled = Numbers::NONE;
        if let Some(starter) = self.number_on(side, from) {
            settled = settled.with(starter);
        }
        let (mut at, mut gone) = (from, 0);
        loop {
            best = best.min(lanes.straight(at, gone));
            lanes.relays(at, gone, best, &mut far, settled);
            let next = Number::all()
                .filter(|number| !settled.has(*number) && far[index(*number)] < best)
                .min_by_key(|number| far[index(*number)]);
            let Some(next) = next else { break };
            settled = settled.with(next);
            (at, gone) = (self.men[side.index()][index(next)], far[index(next)]);
        }
        let total = best + self.extra;
        (total <= MOST).then_some(total)
    }

    /// The least total of a shot that a champion of a side bends there (CHA-514).
    pub(super) fn bent(&self, side: Side, from: Place) -> u8 {
        if !self.bent_shot {
            return u8::MAX;
        }
        let lanes = Lanes { ground: self, side, covered: self.covered(side), line: self.line(side) };
        lanes.bent(from, MOST + 1 - self.extra)
    }

    /// The faces of a die that bring somebody of a side onto a place where nobody stands, a bit each, and among them
    /// those of champions (CHA-521, CHA-524). A champion counts as if nobody stood in his way.
    pub(super) fn faces(&self, side: Side, to: Place, may: impl Fn(Place) -> bool) -> [u8; 2] {
        let mut faces = [0; 2];
        for step in STEPS {
            let mut at = to;
            for n in 1..=6 {
                at = at.wrapping_add_signed(step);
                if self.cells[at] != FREE {
                    if self.has_man(side, at) && may(at) {
                        faces[0] |= 1 << n;
                    }
                    break;
                }
            }
        }
        for number in self.rings[side.index()].iter() {
            let at = self.men[side.index()][index(number)];
            let steps = distance(at, to);
            if at > 0 && (1..=6).contains(&steps) && may(at) {
                faces[1] |= (0x7E << (steps - 1)) & 0x7E;
            }
        }
        [faces[0] | faces[1], faces[1]]
    }
}

/// Where the ball of a side may go.
struct Lanes<'a> {
    ground: &'a Ground,
    side: Side,
    covered: [Place; 2],
    line: usize,
}

impl Lanes<'_> {
    fn is_open(&self, at: Place) -> bool {
        let cell = self.ground.cells[at];
        (cell == FREE || Ground::index_of(cell, self.side).is_some()) && !self.covered.contains(&at)
    }

    /// One step towards the other goal.
    fn forward(&self) -> isize {
        match self.side {
            Side::South => STRIDE.cast_signed(),
            Side::North => -STRIDE.cast_signed(),
        }
    }

    /// Does a straight line from there, a column aside with each row or none, end in the mouth and stay clear?
    fn is_clear(&self, from: Place, aside: isize) -> bool {
        let rows = Ground::rows_left(self.side, from);
        if !MOUTH.contains(&(column(from) + aside * rows.cast_signed())) {
            return false;
        }
        let step = self.forward() + aside;
        (1..rows.cast_signed()).all(|n| self.is_open(from.wrapping_add_signed(step * n)))
    }

    /// The total of a straight shot after a way already gone.
    fn straight(&self, from: Place, gone: u8) -> u8 {
        let total = gone.saturating_add(u8::try_from(Ground::rows_left(self.side, from)).unwrap_or(u8::MAX));
        let is_shot = total <= MOST && [0, 1, -1].into_iter().any(|aside| self.is_clear(from, aside));
        if is_shot { total } else { u8::MAX }
    }

    /// The total of the shortest bent shot below a limit.
    fn bent(&self, from: Place, limit: u8) -> u8 {
        let ways = [(1, 0, 1), (1, 0, -1), (1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, -1)];
        let mut best = u8::MAX;
        for (ahead, aside, then) in ways {
            let step = self.forward() * ahead + aside;
            let mut at = from;
            for n in 1..limit {
                at = at.wrapping_add_signed(step);
                let rows = Ground::rows_left(self.side, at);
                let total = n.saturating_add(u8::try_from(rows).unwrap_or(u8::MAX));
                if !self.is_open(at) || total >= limit.min(best) && ahead == 0 {
                    break;
                }
                if self.ground.cells[at] == FREE && total < limit.min(best) && self.is_clear(at, then) {
                    best = total;
                    break;
                }
            }
        }
        best
    }

    /// Notes how far team-mates are whom the ball reaches straight from there.
    fn relays(&self, from: Place, gone: u8, limit: u8, far: &mut [u8; 16], settled: Numbers) {
        for step in STEPS {
            let mut at = from;
            for total in gone + 1..limit {
                at = at.wrapping_add_signed(step);
                if !self.is_open(at) {
                    break;
                }
                if self.ground.cells[at] == FREE || Ground::is_offside(self.side, self.line, at, from) {
                    continue;
                }
                if let Some(number) =
                    self.ground.number_on(self.side, at).filter(|number| !settled.has(*number))
                {
                    far[index(number)] = far[index(number)].min(total);
                }
            }
        }
    }
}
