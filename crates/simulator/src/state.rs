//! A match at one moment: plain data, less than a kilobyte, cheap to copy (SIM-317, SIM-318).

mod parts;
mod whereabouts;

use onze_core::{Seats, Side};

use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Places;
use crate::peg::{Peg, Pegs, TEAM};
use crate::pitch::Pitch;
use crate::place::{Body, Stance};
use crate::point::Point;

pub(crate) use parts::{
    Ball, Declared, Due, Ended, Half, HandedIn, Hands, Last, Phase3, Prepared, Secrets, Shootout, TurnState,
};
pub use parts::{Restart, Stage};
use whereabouts::Packed;
pub(crate) use whereabouts::Where;

/// The whole of a match at one moment. Its parts begin and end together, and are set anew as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Where each peg is. A peg in the hand keeps the place it was lifted from; without one the point is (0, 0).
    at: [Point; 2 * TEAM],
    cells: [Cell; 2 * TEAM],
    wheres: [Packed; 2 * TEAM],
    /// The pegs on the cloth. Kept, not derived each time: almost every question begins with it.
    cloth: Pegs,

    pub(crate) stage: Stage,
    /// The draw that is due before anybody can choose.
    pub(crate) due: Option<Due>,
    /// Who owes a choice.
    pub(crate) to_act: Seats,

    pub(crate) score: [u16; 2],
    /// Who kicked off the first half (SIM-812).
    pub(crate) first: Side,
    pub(crate) half: Half,
    pub(crate) substitutions: [u8; 2],
    /// Who came on at this stoppage, or the last one (SIM-886, SIM-887).
    pub(crate) came_on: Pegs,
    /// The named keepers; one who is sent off stays named until there is another.
    pub(crate) keepers: [Peg; 2],
    /// The pegs that the reserve keepers use (SIM-889).
    pub(crate) reserves: Pegs,
    pub(crate) yellow: Pegs,
    /// Laid down by a dribble: they get up and do no more in their side's next phase (SIM-709).
    pub(crate) grounded: Pegs,

    pub(crate) ball: Ball,
    pub(crate) turn: TurnState,
    pub(crate) declared: Declared,
    pub(crate) last: Option<Last>,
    pub(crate) sealed: Secrets,

    /// The penalties that decide a drawn match (SIM-896).
    pub(crate) shootout: Option<Shootout>,
    pub(crate) ended: Option<Ended>,
}

const NOWHERE: Point = Point::new(0, 0);

impl State {
    /// The table before the first line-up: eleven in the hand, five on the bench.
    pub(crate) fn new(pitch: &Pitch, teams: [Pegs; 2], keepers: [Peg; 2]) -> State {
        let mut wheres = [Packed::BENCH; 2 * TEAM];
        for peg in teams[0].or(teams[1]).iter() {
            wheres[peg.index()] = Packed::LIFTED;
        }
        let spot = pitch.centre_spot();
        State {
            at: [NOWHERE; 2 * TEAM],
            cells: [Cell::FIRST; 2 * TEAM],
            wheres,
            cloth: Pegs::NONE,
            stage: Stage::LineUp,
            to_act: Seats::BOTH,
            due: None,
            score: [0; 2],
            first: Side::Red,
            half: Half::begin(1),
            substitutions: [0; 2],
            came_on: Pegs::NONE,
            keepers,
            reserves: Pegs::NONE,
            yellow: Pegs::NONE,
            grounded: Pegs::NONE,
            ball: Ball::lying(spot, pitch.cell(spot)),
            turn: TurnState::first(Side::Red),
            declared: Declared::NOTHING,
            last: None,
            sealed: Secrets::NONE,
            shootout: None,
            ended: None,
        }
    }

    /// Where a peg is.
    #[inline]
    pub(crate) fn whereabouts(&self, peg: Peg) -> Where {
        self.wheres[peg.index()].get()
    }

    /// Its body, while it is on the cloth.
    #[inline]
    pub(crate) fn body(&self, peg: Peg) -> Option<Body> {
        match self.whereabouts(peg) {
            Where::On(stance) => Some(Body { at: self.at[peg.index()], stance }),
            _ => None,
        }
    }

    /// Its point: where it is, or where it was lifted from.
    #[inline]
    pub(crate) fn point(&self, peg: Peg) -> Point {
        self.at[peg.index()]
    }

    /// Where these pegs are.
    pub(crate) fn places(&self, pegs: Pegs) -> Places {
        pegs.iter().map(|peg| (peg, self.point(peg))).collect()
    }

    /// Its cell, while it is on the cloth.
    #[inline]
    pub(crate) fn cell(&self, peg: Peg) -> Cell {
        self.cells[peg.index()]
    }

    #[inline]
    pub(crate) fn is_standing(&self, peg: Peg) -> bool {
        self.wheres[peg.index()] == Packed::STANDING
    }

    #[inline]
    pub(crate) fn is_lying(&self, peg: Peg) -> bool {
        matches!(self.whereabouts(peg), Where::On(Stance::Lying(_)))
    }

    /// Puts a peg on the cloth, or elsewhere in its cell.
    pub(crate) fn put(&mut self, pitch: &Pitch, peg: Peg, body: Body) {
        self.at[peg.index()] = body.at;
        self.cells[peg.index()] = pitch.cell(body.at);
        self.wheres[peg.index()] = Packed::new(Where::On(body.stance));
        self.cloth = self.cloth.with(peg);
    }

    /// Lifts a peg, which remembers its place.
    pub(crate) fn lift(&mut self, peg: Peg) {
        self.wheres[peg.index()] = Packed::LIFTED;
        self.cloth = self.cloth.without(peg);
    }

    /// Takes a peg away from the cloth.
    pub(crate) fn take_away(&mut self, peg: Peg, to: Where) {
        self.at[peg.index()] = NOWHERE;
        self.cells[peg.index()] = Cell::FIRST;
        self.wheres[peg.index()] = Packed::new(to);
        self.cloth = self.cloth.without(peg);
    }

    /// A peg in the hand that remembers this place.
    pub(crate) fn lift_at(&mut self, pitch: &Pitch, peg: Peg, at: Point) {
        self.at[peg.index()] = at;
        self.cells[peg.index()] = pitch.cell(at);
        self.wheres[peg.index()] = Packed::LIFTED;
        self.cloth = self.cloth.without(peg);
    }

    fn pegs_that(&self, is: impl Fn(Where) -> bool) -> Pegs {
        (0..2 * TEAM).filter(|&n| is(self.wheres[n].get())).filter_map(Peg::from_index).collect()
    }

    /// All pegs on the cloth.
    pub(crate) fn on_cloth(&self) -> Pegs {
        self.cloth
    }

    /// The pegs of a side on the cloth.
    pub(crate) fn on(&self, side: Side) -> Pegs {
        self.on_cloth().and(Pegs::team(side))
    }

    /// The pegs of a side that play, on the cloth or in the hand.
    pub(crate) fn playing(&self, side: Side) -> Pegs {
        self.pegs_that(|at| matches!(at, Where::On(_) | Where::Lifted)).and(Pegs::team(side))
    }

    pub(crate) fn lifted(&self, side: Side) -> Pegs {
        self.pegs_that(|at| at == Where::Lifted).and(Pegs::team(side))
    }

    pub(crate) fn bench(&self, side: Side) -> Pegs {
        self.pegs_that(|at| at == Where::Bench).and(Pegs::team(side))
    }

    pub(crate) fn lying(&self) -> Pegs {
        self.pegs_that(|at| matches!(at, Where::On(Stance::Lying(_))))
    }

    /// The pegs in a cell.
    pub(crate) fn in_cell(&self, cell: Cell) -> Pegs {
        self.on_cloth().iter().filter(|&peg| self.cell(peg) == cell).collect()
    }

    /// The standing pegs of a side in a cell.
    pub(crate) fn standing_in(&self, side: Side, cell: Cell) -> Pegs {
        let here = |peg: &Peg| self.cell(*peg) == cell && self.is_standing(*peg);
        self.on(side).iter().filter(here).collect()
    }

    pub(crate) fn defence(&self) -> Side {
        self.turn.attack.other()
    }

    pub(crate) fn keeper_of(&self, side: Side) -> Peg {
        self.keepers[side.index()]
    }

    /// Pegs of the side that share a cell with a team-mate: a wall, or a crowded cell (SIM-520, SIM-848).
    pub(crate) fn crowd(&self, side: Side) -> Pegs {
        let pegs = self.on(side);
        let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
        for peg in pegs.iter() {
            let cell = Cells::only(self.cell(peg));
            twice = twice.or(once.and(cell));
            once = once.or(cell);
        }
        if twice.is_empty() {
            return Pegs::NONE;
        }
        pegs.iter().filter(|&peg| twice.has(self.cell(peg))).collect()
    }

    /// The cells with pegs of a side in them.
    pub(crate) fn cells_of(&self, side: Side) -> Cells {
        self.on(side).iter().map(|peg| self.cell(peg)).collect()
    }

    /// Does nothing but a penalty go on here: is the kick of a penalty, or of the shoot-out, due?
    pub(crate) fn is_penalty(&self) -> bool {
        self.turn.restart == Some(Restart::Penalty)
    }
}
