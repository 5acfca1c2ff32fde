//! Who is first where it matters: the pitch, cell by cell.

use onze_core::Side;
use onze_simulator::{Cell, Football, Peg, Pegs, Simulator};

use super::aims::depth;
use super::worth::{CELLS, Worth};

/// The other side's view of the pitch counts so much beside that of the side in possession.
const COUNTER: f64 = 0.35;
/// Passes of more cells than this lose ties (SIM-512).
const SHORT: u8 = 5;
/// Nobody.
const FAR: u8 = 20;

/// The nearest and the second nearest peg of a side to a cell.
#[derive(Clone, Copy)]
struct Near {
    first: u8,
    who: Option<Peg>,
    second: u8,
}

/// How near both sides are to every cell, and what each cell is worth to them now.
pub(super) struct Control {
    attack: Side,
    near: [[Near; CELLS]; 2],
    /// The worth of the cell to each side, with the ball where it is.
    stakes: [[f64; CELLS]; 2],
    long: [bool; CELLS],
    /// A peg of the attack farther up than this is offside.
    line: i32,
}

impl Control {
    pub(super) fn new(game: &Simulator, worth: &Worth<'_>, football: &Football<'_>) -> Control {
        let attack = football.attack();
        let ball = football.ball_cell();
        let mut control = Control {
            attack,
            near: [[Near { first: FAR, who: None, second: FAR }; CELLS]; 2],
            stakes: [[0.0; CELLS]; 2],
            long: [false; CELLS],
            line: offside_line(game, football),
        };
        for cell in Cell::all() {
            let away = ball.distance(cell);
            for side in Side::BOTH {
                let mine = worth.held(side, cell).max(0.9 * worth.shot(side, cell));
                control.stakes[side.index()][cell.index()] = mine * in_reach(away);
            }
            control.long[cell.index()] = away > SHORT;
        }
        let offside = football.offside();
        for side in Side::BOTH {
            for peg in football.pegs(side).but(offside).iter() {
                control.add(peg, football.cell(peg));
            }
        }
        control
    }

    /// One more peg in a cell.
    pub(super) fn add(&mut self, peg: Peg, at: Cell) {
        for cell in Cell::all() {
            let away = at.distance(cell);
            let near = &mut self.near[peg.side().index()][cell.index()];
            if away < near.first {
                *near = Near { first: away, who: Some(peg), second: near.first };
            } else {
                near.second = near.second.min(away);
            }
        }
    }

    /// How good things are for a side if this peg of its own were in this cell.
    pub(super) fn with(&self, game: &Simulator, peg: Peg, at: Cell) -> f64 {
        let side = peg.side();
        let offside = side == self.attack && depth(game, side, game.pitch().home(at)) > self.line;
        self.sum(side, |near, cell| {
            let others = if near.who == Some(peg) { near.second } else { near.first };
            if offside { others } else { others.min(at.distance(cell)) }
        })
    }

    /// The sum over all cells for a side, whose distances are looked at so.
    fn sum(&self, side: Side, own: impl Fn(&Near, Cell) -> u8) -> f64 {
        let other = side.other();
        let mut sum = 0.0;
        for cell in Cell::all() {
            let n = cell.index();
            let mine = own(&self.near[side.index()][n], cell);
            let theirs = self.near[other.index()][n].first;
            let (attack, defence) = if side == self.attack { (mine, theirs) } else { (theirs, mine) };
            let late = u8::from(self.long[n]);
            let kept = first(attack + late, defence) * self.stakes[self.attack.index()][n];
            let countered = first(defence + 1, attack) * self.stakes[self.attack.other().index()][n];
            sum += kept - COUNTER * countered;
        }
        if side == self.attack { sum } else { -sum }
    }
}

/// The chance to be first at a ball kicked to a cell, by both distances; a tie is won.
fn first(own: u8, other: u8) -> f64 {
    let early = match i16::from(other) - i16::from(own) {
        1.. => 1.0,
        0 => 0.8,
        -1 => 0.25,
        _ => 0.03,
    };
    if own > 3 { 0.6 * early } else { early }
}

/// How likely a ball gets so far as it is meant to.
fn in_reach(cells: u8) -> f64 {
    match cells {
        0..=3 => 1.0,
        4..=5 => 0.8,
        6..=7 => 0.45,
        8..=9 => 0.2,
        _ => 0.05,
    }
}

/// SIM-861: how far up a peg of the attack is onside.
fn offside_line(game: &Simulator, football: &Football<'_>) -> i32 {
    let side = football.attack();
    let deep = |peg: Peg| depth(game, side, football.point(peg));
    let pegs: Pegs = football.pegs(side.other());
    let mut depths: Vec<i32> = pegs.iter().map(deep).collect();
    depths.sort_unstable_by(|a, b| b.cmp(a));
    let second = depths.get(1).copied().unwrap_or(i32::MAX);
    second.max(depth(game, side, football.ball())).max(game.pitch().half_way())
}
