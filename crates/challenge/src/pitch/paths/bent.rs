//! The shots that champions bend.

use super::{STARTER, Search, ahead};
use crate::pitch::grid;
use crate::pitch::square::{Direction, Square};
use crate::pitch::{Path, PathEnd, Start, Turns};

impl Search<'_> {
    /// CHA-514: a champion's shots that bend once. A kick-off is too far from any goal.
    pub(super) fn bends(&mut self, take: &mut impl FnMut(Path) -> bool) -> bool {
        let (side, total) = (self.play.side, self.play.total());
        let champion = self.play.holder().is_some_and(|starter| self.play.is_champion(starter));
        let extra = u8::from(self.pitch.options.goal_extra_step);
        let from = self.play.ball;
        let far = from.depth(side.other()) + 1 + extra > total;
        if !champion || !self.pitch.options.bent_shot || far || self.play.start == Start::KickOff {
            return true;
        }
        for first in Direction::ALL {
            for steps in 1..=self.rays[STARTER][first as usize].reach {
                let bend = ahead(from, first, steps);
                let rows = bend.depth(side.other()) + 1;
                if !self.grid.is_free(bend) || steps + rows + extra > total {
                    continue;
                }
                for second in Direction::ALL.into_iter().filter(|second| first.is_beside(*second)) {
                    let Some(end) = self.shot(bend, second, rows) else { continue };
                    let bit = 1 << (end.column() % 8);
                    let straight = bend.row() == from.row() && !self.seen.is_new(0, end.index());
                    let known = self.seen.bent[usize::from(bend.row())] & bit != 0;
                    self.seen.bent[usize::from(bend.row())] |= bit;
                    let turns = Turns::of([bend]).unwrap_or(Turns::NONE);
                    let path = Path { from, turns, bends: 1, end: PathEnd::At(end) };
                    if !straight && !known && !take(path) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Where a straight shot of so many rows enters the opponents' mouth, if it does.
    fn shot(&self, from: Square, direction: Direction, rows: u8) -> Option<Square> {
        let mut at = from.index();
        for _ in 1..rows {
            at = at.wrapping_add_signed(direction.delta());
            if !self.is_open(at) {
                return None;
            }
        }
        at = at.wrapping_add_signed(direction.delta());
        let mouth = self.grid.code(at) == grid::MOUTH[self.play.side.other().index()];
        mouth.then(|| Square::at(at))
    }
}
