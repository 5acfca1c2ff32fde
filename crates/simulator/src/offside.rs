//! Offside (SIM-860 to SIM-869).

use onze_core::Events;

use crate::cell::Cell;
use crate::event::Event;
use crate::football::Football;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::state::Restart;
use crate::turn::Turn;

impl Football<'_> {
    /// SIM-861: the pegs of the attack, without the carrier, in an offside position if the ball were kicked now.
    pub(crate) fn offside_pegs(self) -> Pegs {
        let (side, line) = (self.turn.attack, self.offside_depth());
        let depth = |peg: Peg| self.game.pitch.own(self.point(peg), side).x;
        let is_offside = |peg: &Peg| Some(*peg) != self.ball.carrier && depth(*peg) > line;
        self.on(side).iter().filter(is_offside).collect()
    }

    /// SIM-861: beyond this x a team-mate of the kicker would be offside if the ball were kicked now.
    pub(crate) fn offside_line(self) -> i32 {
        let line = Point { x: self.offside_depth(), y: 0 };
        self.game.pitch.own(line, self.turn.attack).x
    }

    /// The same as the attack sees it, who plays towards larger x.
    pub(crate) fn offside_depth(self) -> i32 {
        let side = self.turn.attack;
        let depth = |peg: Peg| self.game.pitch.own(self.point(peg), side).x;
        let ball = self.game.pitch.own(self.ball.at, side).x;
        // The last and the second-last opponent, keeper and lying pegs included.
        let (mut last, mut second) = (i32::MIN, i32::MIN);
        for peg in self.on(side.other()).iter() {
            let x = depth(peg);
            if x > last {
                (last, second) = (x, last);
            } else if x > second {
                second = x;
            }
        }
        second.max(ball).max(self.game.pitch.half_way())
    }

    /// SIM-863, SIM-868, SIM-869: whose cell the ball passed through, or whom it touched.
    pub(crate) fn offside_by_path(self, cells: &[Cell]) -> Option<Peg> {
        let last = self.last?;
        let start = cells.first().copied();
        let crossed = |cell: Cell| Some(cell) != start && cell != last.from && cells.contains(&cell);
        last.offside.iter().find(|&peg| last.touched.has(peg) || crossed(self.cell(peg)))
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-866: an indirect free kick where the offside peg stood.
    pub(crate) fn offside(&mut self, peg: Peg) {
        self.events.add(Event::Offside { peg });
        let (at, cell) = (self.state.point(peg), self.state.cell(peg));
        self.award(Restart::Indirect, peg.side().other(), at, Some(cell));
    }
}
