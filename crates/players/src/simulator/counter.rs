//! What a side could do at once with a ball that it wins: the pass to somebody whom nobody has in view.

use onze_core::Side;
use onze_simulator::{Cell, Football, Peg, Simulator};

use super::aims::depth;
use super::control::{AWAY, SHORT, in_reach};
use super::worth::CELLS;

/// Passes of more cells than this are not thought of.
const FARTHEST: u8 = 8;
/// What is left of a chance when both are equally near: after a relance ties are lost (SIM-510).
const TIED: f64 = 0.2;

/// What the ball won in each cell promises at once, for each side.
#[derive(Clone)]
pub(super) struct Counter([[f64; CELLS]; 2]);

impl Counter {
    /// Nothing, for those who do not think of it.
    pub(super) const NONE: Counter = Counter([[0.0; CELLS]; 2]);

    /// As the pegs stand now; `shot` tells what a shot is worth.
    pub(super) fn new(
        game: &Simulator,
        football: &Football<'_>,
        shot: impl Fn(Side, Cell) -> f64,
    ) -> Counter {
        let mut counter = Counter::NONE;
        for side in Side::BOTH {
            let targets = targets(game, football, side, &shot);
            for from in Cell::all() {
                let reached = targets.iter().map(|&(to, chance)| {
                    let away = AWAY[from.index()][to.index()];
                    if away > FARTHEST { 0.0 } else { chance * in_reach(away) }
                });
                counter.0[side.index()][from.index()] = reached.fold(0.0, f64::max);
            }
        }
        counter
    }

    /// For a side that wins the ball in a cell.
    pub(super) fn of(&self, side: Side, cell: Cell) -> f64 {
        self.0[side.index()][cell.index()]
    }
}

/// The cells where a side would be first at the ball and could shoot (SIM-605, SIM-607), and what that is worth.
fn targets(
    game: &Simulator,
    football: &Football<'_>,
    side: Side,
    shot: &impl Fn(Side, Cell) -> f64,
) -> Vec<(Cell, f64)> {
    let others = football.pegs(side.other());
    let mut deep: Vec<i32> = others.iter().map(|peg| depth(game, side, football.point(peg))).collect();
    deep.sort_unstable_by(|a, b| b.cmp(a));
    // SIM-861
    let line = deep.get(1).copied().unwrap_or(0).max(game.pitch().half_way());
    let onside = |peg: &Peg| depth(game, side, football.point(*peg)) <= line;
    let mates: Vec<(Cell, bool)> = football
        .pegs(side)
        .without(football.keeper(side))
        .iter()
        .filter(onside)
        .map(|peg| (football.cell(peg), football.sticker(peg).red() > 0))
        .collect();
    let mut found = Vec::new();
    for to in game.pitch().shooting(side).iter() {
        let worth = shot(side, to);
        let theirs = others.iter().map(|peg| AWAY[football.cell(peg).index()][to.index()]).min();
        let theirs = theirs.unwrap_or(SHORT);
        for &(cell, red) in &mates {
            let away = AWAY[cell.index()][to.index()];
            // Whoever is not free needs the skill.
            if away <= theirs && (red || theirs > 1) {
                found.push((to, worth * if away < theirs { 1.0 } else { TIED }));
            }
        }
    }
    found
}
