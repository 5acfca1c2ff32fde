//! Is a ball path legal, and what becomes of the ball (CHA-505 to CHA-515, CHA-413, CHA-601 to CHA-604)?

use super::grid::{Cell, Grid, covered};
use super::square::{Direction, Square};
use super::{Footballer, Path, PathEnd, Pitch, Play, Refusal, Restart, Side, Start, Turns, offside};

/// What becomes of the ball by a path (CHA-905).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // `side`, `who` and `at` are what they say
pub enum Outcome {
    /// A goal for this side.
    Goal { side: Side, at: Square },
    /// The ball stops, with a footballer or loose.
    Stop { at: Square, holder: Option<Footballer> },
    /// It leaves the pitch: how it comes back, for whom and where.
    Out { restart: Restart, side: Side, at: Square },
    /// He is offside there.
    Offside { who: Footballer, at: Square },
}

impl Pitch {
    /// What a legal path comes to (CHA-905). Offside as it would be punished, even if the opponents might let it go.
    pub fn outcome(&self, play: &Play, path: &Path) -> Outcome {
        let path = straightened(path);
        if let Some((who, turn)) = offside::on_path(self, play, &path, 0) {
            let at = path.turns.as_slice().get(usize::from(turn)).copied().unwrap_or(path.end.square());
            return Outcome::Offside { who, at };
        }
        self.end_of(play, &path)
    }

    /// What a path comes to that nobody stops.
    pub(crate) fn end_of(&self, play: &Play, path: &Path) -> Outcome {
        match path.end {
            PathEnd::At(at) => match self.board.mouth(at) {
                Some(defends) => Outcome::Goal { side: defends.other(), at },
                None => Outcome::Stop { at, holder: play.footballer_on(at) },
            },
            PathEnd::Out(last, direction) => {
                let (restart, at) = self.restart(play.side, last, direction);
                Outcome::Out { restart, side: play.side.other(), at }
            }
        }
    }

    /// How the ball comes back that a side has played out (CHA-741 to CHA-743, CHA-747).
    pub(crate) fn restart(&self, side: Side, last: Square, direction: Direction) -> (Restart, Square) {
        let (_, rows) = direction.offset();
        let row = i16::from(last.row()) + rows;
        let line = match row {
            0 => Side::South,
            40 => Side::North,
            _ => return (Restart::ThrowIn, last),
        };
        if line == side {
            (Restart::Corner, self.board.corner(line, last))
        } else {
            (Restart::GoalKick, self.board.goal_kick(line, last))
        }
    }

    /// Is a path legal now? Its normal form, without named squares where it does not turn (CHA-902, CHA-903).
    pub(crate) fn check_path(&self, play: &Play, path: &Path) -> Result<Path, Refusal> {
        if path.from != play.ball {
            return Err(Refusal::NotFromBall { ball: play.ball });
        }
        let grid = Grid::new(&self.board, play);
        let path = straightened(path);
        let mut walk = Walk::new(self, play, &grid, &path);
        for (n, turn) in path.turns.as_slice().iter().enumerate() {
            walk.leg(n, *turn)?;
        }
        walk.end()?;
        Ok(path)
    }
}

/// The same path without named squares where it goes straight on.
pub(crate) fn straightened(path: &Path) -> Path {
    if path.turns.is_empty() {
        return *path;
    }
    let (mut turns, mut bends) = (Turns::NONE, 0);
    let (mut at, named) = (path.from, path.turns.as_slice());
    for (n, turn) in named.iter().enumerate() {
        let before = at.direction_to(*turn);
        if before.is_none() || before != path.direction_after(n) || path.bends_at(n) {
            bends |= u16::from(path.bends_at(n)) << turns.len();
            turns.push(*turn);
            at = *turn;
        }
    }
    Path { turns, bends, ..*path }
}

impl Path {
    /// Where it goes from its nth turn, if that is straight.
    fn direction_after(&self, n: usize) -> Option<Direction> {
        let turn = *self.turns.as_slice().get(n)?;
        match (self.turns.as_slice().get(n + 1), self.end) {
            (Some(next), _) => turn.direction_to(*next),
            (None, PathEnd::Out(last, direction)) if last == turn => Some(direction),
            (None, end) => turn.direction_to(end.square()),
        }
    }
}

/// A path on its way.
struct Walk<'a> {
    pitch: &'a Pitch,
    play: &'a Play,
    grid: &'a Grid,
    path: &'a Path,
    covered: [usize; 2],
    at: Square,
    length: u8,
    relays: Turns,
    /// A kick-off that has not yet passed the footballer it must pass (CHA-413).
    held_back: bool,
}

impl<'a> Walk<'a> {
    fn new(pitch: &'a Pitch, play: &'a Play, grid: &'a Grid, path: &'a Path) -> Self {
        Walk {
            pitch,
            play,
            grid,
            path,
            covered: covered(play, play.side.other()),
            at: path.from,
            length: 0,
            relays: Turns::NONE,
            held_back: play.start == Start::KickOff,
        }
    }

    /// A leg that ends where the path turns: by a relay, by a bend, or by what must not be mixed.
    fn leg(&mut self, n: usize, turn: Square) -> Result<(), Refusal> {
        self.run(turn, |walk| walk.turn_at(n, turn))?;
        if (0..=n).any(|turn| self.path.bends_at(turn)) { self.bend_at(n, turn) } else { Ok(()) }
    }

    /// The squares of a leg one by one; on its last one also what the turn there breaks, in the order of the clauses.
    fn run(
        &mut self,
        to: Square,
        mut turn: impl FnMut(&mut Self) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let direction = self.at.direction_to(to).ok_or(Refusal::CrookedLeg { from: self.at, to })?;
        while self.at != to {
            let cell = self.grid.next(self.at, direction);
            self.at = self.at.ahead(direction, 1).ok_or(Refusal::DoesNotLeave { at: to })?;
            self.length = self.length.saturating_add(1);
            self.enter(cell)?;
            if self.at == to {
                turn(self)?;
            }
            if self.covered.contains(&self.at.index()) {
                return Err(Refusal::Covered { at: self.at });
            }
        }
        Ok(())
    }

    fn enter(&mut self, cell: Cell) -> Result<(), Refusal> {
        let at = self.at;
        if self.held_back {
            let passed = self.play.must_be_passed(self.pitch, at);
            if !passed && (!at.is_on_pitch() || at.is_beyond_halfway(self.play.side)) {
                return Err(Refusal::KickOffBackwards { at });
            }
            self.held_back = !passed;
        }
        match cell {
            Cell::Taken(who) if who.side != self.play.side => Err(Refusal::OpponentInWay { at, who }),
            Cell::Off if self.path.is_bent() => Err(Refusal::BentNotInMouth { at }),
            Cell::Off => Err(Refusal::DoesNotLeave { at }),
            _ => Ok(()),
        }
    }

    /// CHA-508, CHA-509, and CHA-413 for a kick-off.
    fn turn_at(&mut self, n: usize, at: Square) -> Result<(), Refusal> {
        if self.held_back {
            return Err(Refusal::KickOffBackwards { at });
        }
        if self.path.bends_at(n) {
            return Ok(());
        }
        if !matches!(self.grid.cell(at), Cell::Taken(_)) {
            return Err(Refusal::NobodyRelays { at });
        }
        if at == self.path.from {
            return Err(Refusal::StarterRelays { at });
        }
        if self.relays.as_slice().contains(&at) || !self.relays.push(at) {
            return Err(Refusal::RelaysTwice { at });
        }
        Ok(())
    }

    /// CHA-514: once, by 45 degrees, on a free square, without relays.
    fn bend_at(&self, n: usize, at: Square) -> Result<(), Refusal> {
        let champion = self.play.holder().is_some_and(|starter| self.play.is_champion(starter));
        if !champion || !self.pitch.options.bent_shot {
            return Err(Refusal::MayNotBend { at });
        }
        let (before, after) = (self.path.from.direction_to(at), self.path.direction_after(n));
        let beside = before.zip(after).is_some_and(|(before, after)| before.is_beside(after));
        if beside && n == 0 && self.grid.is_free(at) { Ok(()) } else { Err(Refusal::NotABend { at }) }
    }

    /// The last leg, and then the length (CHA-902).
    fn end(&mut self) -> Result<(), Refusal> {
        let (last, total) = (self.path.end.square(), self.play.total());
        if self.at != last {
            self.run(last, |_| Ok(()))?;
        } else if matches!(self.path.end, PathEnd::At(_)) {
            return Err(Refusal::CrookedLeg { from: last, to: last });
        }
        let mouth = self.pitch.board.mouth(last);
        if self.held_back {
            return Err(Refusal::KickOffBackwards { at: last });
        }
        if self.path.is_bent() && mouth != Some(self.play.side.other()) {
            return Err(Refusal::BentNotInMouth { at: last });
        }
        let mut length = self.length;
        if let PathEnd::Out(_, direction) = self.path.end {
            // CHA-601: in a mouth the ball is in, and goes no further.
            if !last.is_on_pitch() || self.grid.next(last, direction) != Cell::Off {
                return Err(Refusal::DoesNotLeave { at: last });
            }
            length = length.saturating_add(1);
        }
        let stops = mouth.is_none() && matches!(self.path.end, PathEnd::At(_));
        match length {
            squares if squares > total => Err(Refusal::BeyondTotal { squares, total }),
            squares if squares < total && stops => Err(Refusal::ShortOfTotal { squares, total }),
            squares if squares == total && mouth.is_some() && self.pitch.options.goal_extra_step => {
                Err(Refusal::GoalTooShort)
            }
            _ => Ok(()),
        }
    }
}

impl Play {
    /// Is this a square that the ball of a kick-off must have passed (CHA-413): of the other footballer in the circle,
    /// or of a team-mate further back than the start?
    pub(crate) fn must_be_passed(&self, pitch: &Pitch, square: Square) -> bool {
        let back = square.depth(self.side) < self.ball.depth(self.side);
        square != self.ball
            && (back || pitch.board.is_in_circle(square))
            && self.footballer_on(square).is_some_and(|who| who.side == self.side)
    }
}
