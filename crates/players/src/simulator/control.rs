//! Who is first where it matters: the pitch, cell by cell.

use onze_core::Side;
use onze_simulator::{Cell, Cells, Football, Peg, Point, Simulator};

use super::aims::depth;
use super::worth::{CELLS, Worth};

/// The other side's view of the pitch counts so much beside that of the side in possession.
const COUNTER: f64 = 0.2;
/// A shot is one moment, the ball at one's feet another chance in many cells: so much more a shot counts.
const SHOT: f64 = 4.0;
/// Passes of more cells than this lose ties (SIM-512).
pub(super) const SHORT: u8 = 5;
/// Nobody.
pub(super) const FAR: u8 = 20;

/// How many cells each is from each.
pub(super) static AWAY: [[u8; CELLS]; CELLS] = distances();

/// The nearest and the second nearest of some pegs to a cell.
#[derive(Clone, Copy)]
pub(super) struct Near {
    first: u8,
    who: Option<Peg>,
    second: u8,
}

/// How far up a peg of the attack is onside (SIM-861).
pub(super) struct Line {
    /// How far back those of the defence are, as the attack sees it, the farthest first.
    defenders: Vec<(i32, Peg)>,
    /// Nobody is offside who is no farther up than this, whatever the defence does.
    open: i32,
}

/// How near some pegs are to every cell.
struct Reach([Near; CELLS]);

/// The attack, as far as it is onside.
struct Onside {
    all: Reach,
    /// Those who may shoot at once where they get the ball (SIM-605).
    shooters: Reach,
}

/// How near both sides are to every cell, and what each cell is worth to them now.
pub(super) struct Control {
    attack: Side,
    /// How far up the pegs of the attack are, the farthest first.
    attackers: Vec<(i32, Peg)>,
    /// The attack without the farthest one, two … of them.
    onside: Vec<Onside>,
    defence: Reach,
    /// Those of the defence who take a shooter's skill away in their cell (SIM-606).
    markers: Vec<(Peg, Cell)>,
    line: Line,
    /// What the ball in a cell is worth to each side, with the ball where it is.
    held: [[f64; CELLS]; 2],
    /// What the attack has more of a cell if a shooter gets the ball there.
    shot: [f64; CELLS],
    long: [bool; CELLS],
    /// The ball's cell, if it is in midfield, and who presses the carrier there: the attack loses ties (SIM-511, SIM-751).
    midfield: Option<Cell>,
    pressing: Vec<Peg>,
}

/// One peg, and where it might be.
#[derive(Clone, Copy)]
struct Placed {
    peg: Peg,
    at: Cell,
    /// For the attack: may it shoot at once? For the defence: does it mark?
    shoots: bool,
    offside: bool,
}

impl Control {
    pub(super) fn new(game: &Simulator, worth: &Worth<'_>, football: &Football<'_>) -> Control {
        let attack = football.attack();
        let ball = football.ball_cell();
        let mut control = Control {
            attack,
            attackers: by_depth(game, football, attack),
            onside: Vec::new(),
            defence: Reach::NONE,
            markers: Vec::new(),
            line: Line::new(game, football),
            held: [[0.0; CELLS]; 2],
            shot: [0.0; CELLS],
            long: [false; CELLS],
            midfield: Some(ball)
                .filter(|&ball| Side::BOTH.iter().all(|&side| !game.pitch().defence(side).has(ball))),
            pressing: Vec::new(),
        };
        for cell in Cell::all() {
            let (n, away) = (cell.index(), ball.distance(cell));
            for side in Side::BOTH {
                control.held[side.index()][n] = worth.held(side, cell) * in_reach(away);
            }
            let more = worth.shot(attack, cell) - worth.held(attack, cell);
            control.shot[n] = SHOT * more.max(0.0) * in_reach(away);
            control.long[n] = away > SHORT;
        }
        for first in 0..=control.attackers.len() {
            let mut onside = Onside { all: Reach::NONE, shooters: Reach::NONE };
            for &(_, peg) in &control.attackers[first..] {
                onside.add(football, peg, football.cell(peg));
            }
            control.onside.push(onside);
        }
        for peg in football.pegs(attack.other()).iter() {
            control.add(game, football, peg, football.point(peg));
        }
        control
    }

    /// One more peg at a point.
    pub(super) fn add(&mut self, game: &Simulator, football: &Football<'_>, peg: Peg, at: Point) {
        let cell = game.pitch().cell(at);
        if peg.side() == self.attack {
            for onside in &mut self.onside {
                onside.add(football, peg, cell);
            }
            return;
        }
        self.defence.add(peg, cell);
        if self.midfield == Some(cell) && football.stands(peg) {
            self.pressing.push(peg);
        }
        if marks(football, peg) {
            self.markers.push((peg, cell));
        }
        self.line.add(depth(game, self.attack, at), peg);
    }

    /// How good things are for the side of this peg if it were in this cell.
    pub(super) fn with(&self, game: &Simulator, football: &Football<'_>, peg: Peg, at: Cell) -> f64 {
        let deep = depth(game, self.attack, game.pitch().home(at));
        let shoots = shoots(football, peg);
        if peg.side() == self.attack {
            let line = self.line.with(None);
            return self.sum(line, Placed { peg, at, shoots, offside: deep > line });
        }
        let marks = marks(football, peg);
        -self.sum(self.line.with(Some((deep, peg))), Placed { peg, at, shoots: marks, offside: false })
    }

    /// The sum over all cells for the attack, with this line of offside.
    fn sum(&self, line: i32, placed: Placed) -> f64 {
        let beyond = self.attackers.iter().take_while(|(deep, _)| *deep > line).count();
        let onside = &self.onside[beyond];
        let (attack, defence) = (self.attack.index(), self.attack.other().index());
        let attacks = placed.peg.side() == self.attack;
        let marked: Cells =
            self.markers.iter().filter(|(peg, _)| *peg != placed.peg).map(|(_, cell)| *cell).collect();
        let marked = if !attacks && placed.shoots { marked.with(placed.at) } else { marked };
        let others_press = self.pressing.iter().any(|peg| *peg != placed.peg);
        let pressed = others_press || (!attacks && self.midfield == Some(placed.at));
        let mut sum = 0.0;
        for (n, cell) in Cell::all().enumerate() {
            let [mut ours, mut theirs] = [&onside.all, &self.defence].map(|reach| reach.0[n].first);
            let mut shooter = onside.shooters.0[n].first;
            if attacks {
                ours = onside.all.with(placed, n);
                if placed.shoots {
                    shooter = onside.shooters.with(placed, n);
                }
            } else {
                theirs = self.defence.with(placed, n);
            }
            let late = u8::from(self.long[n] || pressed);
            sum += first(ours + late, theirs) * self.held[attack][n];
            if !marked.has(cell) {
                sum += first(shooter + late, theirs.min(ours)) * self.shot[n];
            }
            sum -= COUNTER * first(theirs + 1, ours) * self.held[defence][n];
        }
        sum
    }
}

impl Line {
    /// The line of a defence that is still to be added.
    pub(super) fn new(game: &Simulator, football: &Football<'_>) -> Line {
        let open = depth(game, football.attack(), football.ball()).max(game.pitch().half_way());
        Line { defenders: Vec::new(), open }
    }

    pub(super) fn add(&mut self, deep: i32, peg: Peg) {
        self.defenders.push((deep, peg));
        self.defenders.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// SIM-861: how far up a peg of the attack is onside, if one of the defence were elsewhere.
    pub(super) fn with(&self, moved: Option<(i32, Peg)>) -> i32 {
        let others = self.defenders.iter().filter(|(_, peg)| moved.is_none_or(|(_, other)| *peg != other));
        let mut last = others.map(|(deep, _)| *deep);
        let (first, second) = (last.next().unwrap_or(i32::MIN), last.next().unwrap_or(i32::MIN));
        let deep = moved.map_or(i32::MIN, |(deep, _)| deep);
        // The second of all three.
        let second = first.min(deep.max(second)).max(second.min(first));
        second.max(self.open)
    }
}

impl Onside {
    fn add(&mut self, football: &Football<'_>, peg: Peg, at: Cell) {
        self.all.add(peg, at);
        if shoots(football, peg) {
            self.shooters.add(peg, at);
        }
    }
}

impl Near {
    pub(super) const NOBODY: Near = Near { first: FAR, who: None, second: FAR };

    pub(super) fn add(&mut self, peg: Peg, away: u8) {
        if away < self.first {
            *self = Near { first: away, who: Some(peg), second: self.first };
        } else {
            self.second = self.second.min(away);
        }
    }

    /// The smallest distance.
    pub(super) const fn first(self) -> u8 {
        self.first
    }

    /// The same without one peg.
    pub(super) fn without(self, peg: Peg) -> u8 {
        if self.who == Some(peg) { self.second } else { self.first }
    }
}

impl Reach {
    const NONE: Reach = Reach([Near::NOBODY; CELLS]);

    fn add(&mut self, peg: Peg, at: Cell) {
        for (near, &away) in self.0.iter_mut().zip(&AWAY[at.index()]) {
            near.add(peg, away);
        }
    }

    /// The smallest distance to a cell if one peg were elsewhere.
    fn with(&self, placed: Placed, n: usize) -> u8 {
        let others = self.0[n].without(placed.peg);
        if placed.offside { others } else { others.min(AWAY[placed.at.index()][n]) }
    }
}

/// SIM-606.
fn marks(football: &Football<'_>, peg: Peg) -> bool {
    football.sticker(peg).blue() > 0
}

/// SIM-605.
fn shoots(football: &Football<'_>, peg: Peg) -> bool {
    football.sticker(peg).red() > 0
}

const fn distances() -> [[u8; CELLS]; CELLS] {
    let mut away = [[0; CELLS]; CELLS];
    let mut n = 0;
    while n < CELLS * CELLS {
        let (from, to) = (n / CELLS, n % CELLS);
        if let (Some(a), Some(b)) = (Cell::from_index(from), Cell::from_index(to)) {
            away[from][to] = a.distance(b);
        }
        n += 1;
    }
    away
}

/// The chance to be first at a ball kicked to a cell, by both distances; a tie is won.
pub(super) fn first(own: u8, other: u8) -> f64 {
    let early = match i16::from(other) - i16::from(own) {
        1.. => 1.0,
        0 => 0.8,
        -1 => 0.25,
        _ => 0.03,
    };
    if own > 3 { 0.6 * early } else { early }
}

/// How likely a ball gets so far as it is meant to.
pub(super) fn in_reach(cells: u8) -> f64 {
    match cells {
        0..=3 => 1.0,
        4..=5 => 0.8,
        6..=7 => 0.45,
        8..=9 => 0.2,
        _ => 0.05,
    }
}

/// The pegs of a side, the farthest up first.
fn by_depth(game: &Simulator, football: &Football<'_>, side: Side) -> Vec<(i32, Peg)> {
    let pegs = football.pegs(side);
    let mut deep: Vec<_> = pegs.iter().map(|peg| (depth(game, side, football.point(peg)), peg)).collect();
    deep.sort_unstable_by(|a, b| b.cmp(a));
    deep
}
