//! Sensible kicks: at team-mates, into space, past an opponent, at the goal.

use onze_core::Side;

use crate::aim::{Aim, Class, Kind, towards};
use crate::game::Simulator;
use crate::moves::{Dive, Move};
use crate::peg::Peg;
use crate::point::Point;
use crate::state::{Stage, State};

impl Simulator {
    /// Passes of the carrier: at every team-mate, around him, past opponents near him.
    pub(crate) fn sample_passes(&self, state: &State, peg: Peg, moves: &mut Vec<Move>) {
        let from = self.start_of_kick(state, peg);
        for &kind in self.pass_kinds(state) {
            let pass = |aim: Aim| Move::Pass { peg, aim, dribble: None };
            let mates = state.on(peg.side()).without(peg).iter();
            moves.extend(mates.map(|mate| pass(aimed(kind, from, state.point(mate), 0))));
            for direction in (0..3600).step_by(900) {
                moves.push(pass(Aim { kind, direction, power: 20, loft: loft(kind) }));
            }
            if kind == Kind::Low {
                moves.push(pass(Aim::low(0, 1)));
                for opponent in state.on(peg.side().other()).iter() {
                    if state.cell(peg).distance(state.cell(opponent)) <= 1 {
                        let aim = aimed(kind, from, state.point(opponent), 40_000);
                        moves.push(Move::Pass { peg, aim, dribble: Some(opponent) });
                    }
                }
            }
        }
    }

    /// A head kick starts from the top of the peg (SIM-404).
    pub(crate) fn start_of_kick(&self, state: &State, peg: Peg) -> Point {
        if self.pass_kinds(state) == [Kind::Head] { state.point(peg) } else { state.ball.at }
    }

    /// The kick after a declaration, and the dive against it.
    pub(crate) fn list_kicks(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        if side != state.turn.attack {
            return moves.extend(Dive::ALL.iter().copied().map(Move::Dive));
        }
        let Some(peg) = state.ball.carrier else { return };
        let kinds: &[Kind] = if state.ball.on_head { &[Kind::Head] } else { &[Kind::Low, Kind::Lob] };
        for &kind in kinds {
            if state.declared.class == Some(Class::Cross) {
                self.sample_crosses(state, peg, kind, moves);
            } else {
                self.sample_shots(state, peg, kind, moves);
            }
        }
        if state.stage == Stage::Aim && self.may_dodge(state) {
            let keeper = state.point(state.keeper_of(state.defence()));
            for turn in [3400, 0, 200] {
                let direction = (towards(state.ball.at, keeper) + turn) % 3600;
                moves.push(Move::Dodge { peg, aim: Aim::low(direction, 15) });
            }
        }
    }

    /// Into every cell of the penalty area.
    fn sample_crosses(&self, state: &State, peg: Peg, kind: Kind, moves: &mut Vec<Move>) {
        for cell in self.pitch.penalty_area(state.defence()).iter() {
            let aim = aimed(kind, state.ball.at, self.pitch.home(cell), 0);
            moves.push(Move::Kick { peg, aim });
        }
    }

    /// Between the posts, hard and less hard.
    fn sample_shots(&self, state: &State, peg: Peg, kind: Kind, moves: &mut Vec<Move>) {
        let mouth = self.pitch.goal_mouth().y;
        let line = self.pitch.goal_line(state.defence());
        let from = if kind == Kind::Head { state.point(peg) } else { state.ball.at };
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
