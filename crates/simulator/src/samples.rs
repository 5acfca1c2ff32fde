//! Sensible kicks: at team-mates, into space, past an opponent, at the goal.

use onze_core::Side;

use crate::aim::{Aim, Class, Kind, towards};
use crate::football::Listing;
use crate::moves::{Dive, Move};
use crate::peg::Peg;
use crate::point::Point;
use crate::state::Stage;

impl Listing<'_> {
    /// Passes of the carrier: at every team-mate, around him, past opponents near him.
    pub(crate) fn sample_passes(self, peg: Peg, moves: &mut Vec<Move>) {
        let from = self.start_of_kick(peg);
        for &kind in self.kicking().pass_kinds() {
            let pass = |aim: Aim| Move::Pass { peg, aim, dribble: None };
            let mates = self.on(peg.side()).without(peg).iter();
            moves.extend(mates.map(|mate| pass(aimed(kind, from, self.point(mate), 0))));
            for direction in (0..3600).step_by(900) {
                moves.push(pass(Aim { kind, direction, power: 20, loft: loft(kind) }));
            }
            if kind == Kind::Low {
                moves.push(pass(Aim::low(0, 1)));
                for opponent in self.on(peg.side().other()).iter() {
                    if self.cell(peg).distance(self.cell(opponent)) <= 1 {
                        let aim = aimed(kind, from, self.point(opponent), 40_000);
                        moves.push(Move::Pass { peg, aim, dribble: Some(opponent) });
                    }
                }
            }
        }
    }

    /// A head kick starts from the top of the peg (SIM-404).
    pub(crate) fn start_of_kick(self, peg: Peg) -> Point {
        if self.kicking().pass_kinds() == [Kind::Head] { self.point(peg) } else { self.ball.at }
    }

    /// The kick after a declaration, and the dive against it.
    pub(crate) fn list_kicks(self, side: Side, moves: &mut Vec<Move>) {
        if side != self.turn.attack {
            return moves.extend(Dive::ALL.iter().copied().map(Move::Dive));
        }
        let Some(peg) = self.ball.carrier else { return };
        let kinds: &[Kind] = if self.ball.on_head { &[Kind::Head] } else { &[Kind::Low, Kind::Lob] };
        for &kind in kinds {
            if self.declared.class == Some(Class::Cross) {
                self.sample_crosses(peg, kind, moves);
            } else {
                self.sample_shots(peg, kind, moves);
            }
        }
        if self.stage == Stage::Aim && self.kicking().may_dodge() {
            let keeper = self.point(self.keeper_of(self.defence()));
            for turn in [3400, 0, 200] {
                let direction = (towards(self.ball.at, keeper) + turn) % 3600;
                moves.push(Move::Dodge { peg, aim: Aim::low(direction, 15) });
            }
        }
    }

    /// Into every cell of the penalty area.
    fn sample_crosses(self, peg: Peg, kind: Kind, moves: &mut Vec<Move>) {
        for cell in self.game.pitch.penalty_area(self.defence()).iter() {
            let aim = aimed(kind, self.ball.at, self.game.pitch.home(cell), 0);
            moves.push(Move::Kick { peg, aim });
        }
    }

    /// Between the posts, hard and less hard.
    fn sample_shots(self, peg: Peg, kind: Kind, moves: &mut Vec<Move>) {
        let mouth = self.game.pitch.goal_mouth().y;
        let line = self.game.pitch.goal_line(self.defence());
        let from = if kind == Kind::Head { self.point(peg) } else { self.ball.at };
        for part in [1, 3, 5, 7, 9] {
            let y = mouth[0] + (mouth[1] - mouth[0]) / 10 * part;
            let direction = towards(from, Point::new(line, y));
            let strong = match kind {
                Kind::Low => [(100, 0), (60, 0)],
                Kind::Lob => [(70, 30), (45, 35)],
                Kind::Head => [(100, 0), (80, 15)],
            };
            moves.extend(
                strong.map(|(power, loft)| Move::Kick { peg, aim: Aim { kind, direction, power, loft } }),
            );
        }
    }
}

/// The usual loft.
pub(crate) const fn loft(kind: Kind) -> u8 {
    match kind {
        Kind::Low => 0,
        Kind::Lob => 35,
        Kind::Head => 30,
    }
}

/// A kick that comes to rest near a point, or so many thousandths beyond it, if nothing is in the way.
pub(crate) fn aimed(kind: Kind, from: Point, to: Point, beyond: u64) -> Aim {
    let distance = from.square_to(to).unsigned_abs().isqrt() + beyond;
    // Rolling loses 500 mm/s in a second; a flight falls with 3000, and the ball runs on after it.
    let (square, base, range) = match kind {
        Kind::Low => (distance, 160, 850),
        Kind::Lob => (distance * 5 / 2, 350, 1100),
        Kind::Head => (distance * 2, 250, 370),
    };
    let power = (square.isqrt().saturating_sub(base) * 100 / range).clamp(1, 100);
    #[allow(clippy::cast_possible_truncation)] // at most 100
    let power = power as u8;
    Aim { kind, direction: towards(from, to), power, loft: loft(kind) }
}
