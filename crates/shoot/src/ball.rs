//! A throw for the ball: where it may go, pass, goal, dead ball (chapters 5 and 6 of the rules).
//!
//! ```text
//!  27   · 1 · 1 · 1 ·      with n steps the ball goes n rows forward and at most n columns aside;
//!  26     · 1 · 1 ·        on row 27 it stops, or goes over the line with one point more
//!  25       · o ·
//! ```

use onze_core::{Chance, Events, Side};
use serde::Serialize;

use crate::board::Board;
use crate::end::Next;
use crate::refusal::NoGoal;
use crate::square::{COLUMNS, Light, ROWS};
use crate::state::{Stage, State};
use crate::turn::Turn;
use crate::{Event, Move, Numbers, Refusal, Role};

/// How a goal comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scored {
    /// The ball is taken there.
    Chosen,
    /// It can go nowhere else (SHO-605, SHO-907).
    Forced,
    /// By the throw itself (SHO-703).
    Automatic,
}

/// The destinations of a throw for the ball: columns of one own row, two apart, and perhaps the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    row: u8,
    first: u8,
    last: u8,
    /// Steps that the ball makes.
    steps: u8,
    goal: bool,
}

impl Range {
    /// Where the side in possession may move the ball with this total.
    #[inline]
    pub(crate) fn new(state: &State, board: &Board, total: u8) -> Range {
        let ball = state.own_ball(state.side);
        // SHO-514: the ball stops on the last row.
        let steps = total.min(ROWS - ball.row());
        let first =
            if ball.column() > steps { ball.column() - steps } else { 1 + inwards(ball.column(), steps) };
        let last = if ball.column() + steps <= COLUMNS {
            ball.column() + steps
        } else {
            COLUMNS - inwards(COLUMNS + 1 - ball.column(), steps)
        };
        let goal = why_no_goal(state, board, total).is_none();
        Range { row: ball.row() + steps, first, last, steps, goal }
    }

    fn squares(self, north: bool) -> impl Iterator<Item = Light> {
        // SHO-515, SHO-605: on the last row the ball has no square to go to.
        let columns = (self.first..=self.last).step_by(2).filter(move |_| self.steps > 0);
        columns.filter_map(move |column| Light::new(self.row, column)).map(move |own| own.own(north))
    }

    fn has(self, own: Light) -> bool {
        let column = own.column();
        self.steps > 0 && own.row() == self.row && self.first <= column && column <= self.last
    }

    pub(crate) fn has_goal(self) -> bool {
        self.goal
    }
}

/// SHO-513: at an edge the ball goes inwards, so that its column has the parity of its row.
const fn inwards(column: u8, steps: u8) -> u8 {
    (steps - (column - 1)) % 2
}

/// SHO-602 to SHO-604, SHO-612: what stands between this total and a goal.
#[inline]
pub(crate) fn why_no_goal(state: &State, board: &Board, total: u8) -> Option<NoGoal> {
    let side = state.side;
    let ball = state.own_ball(side);
    let to_last_row = ROWS - ball.row();
    if total <= to_last_row {
        Some(NoGoal::Total)
    } else if !board.mouth_in_reach(ball.column(), to_last_row) {
        Some(NoGoal::Mouth)
    } else if state.has_scorer(side) {
        None
    } else if state.next_to_ball(side).iter().any(|number| number.role() == Role::Forward) {
        Some(NoGoal::Offside)
    } else {
        Some(NoGoal::NoForward)
    }
}

/// Appends the destinations of the throw.
#[inline]
pub(crate) fn legal(state: &State, board: &Board, moves: &mut Vec<Move>) {
    let range = Range::new(state, board, state.total());
    moves.extend(range.squares(state.is_north(state.side)).map(Move::Ball));
    if range.goal {
        moves.push(Move::Goal);
    }
}

/// One of the destinations of the throw.
pub(crate) fn sample(state: &State, board: &Board, chance: &mut impl Chance) -> Move {
    let range = Range::new(state, board, state.total());
    let squares = if range.steps > 0 { u32::from((range.last - range.first) / 2 + 1) } else { 0 };
    let n = chance.below((squares + u32::from(range.goal)).max(1));
    let square = range.squares(state.is_north(state.side)).nth(n as usize);
    square.map_or(Move::Goal, Move::Ball)
}

/// Is this a destination of the throw? If not: the first clause that it breaks.
pub(crate) fn check(state: &State, board: &Board, choice: Move) -> Result<(), Refusal> {
    let total = state.total();
    let range = Range::new(state, board, total);
    match choice {
        Move::Ball(to) if range.has(to.own(state.is_north(state.side))) => Ok(()),
        Move::Ball(to) => Err(Refusal::BallOutOfReach { to, total }),
        _ => match why_no_goal(state, board, total) {
            None => Ok(()),
            Some(reason) => Err(Refusal::NoGoal { reason }),
        },
    }
}

/// What a ball on a square comes to, if it does not lie loose there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Landing {
    /// Who receives it (SHO-520).
    pub holders: Numbers,
    /// Forwards next to it who are offside and do not (SHO-611).
    pub offside: Numbers,
}

/// What comes of the ball if it goes there; nothing where it lies loose and nobody is near.
pub(crate) fn landing(state: &State, to: Light) -> Option<Landing> {
    let mut after = *state;
    after.ball = to;
    let (holders, offside) = after.receivers(state.side);
    (!holders.is_empty() || !offside.is_empty()).then_some(Landing { holders, offside })
}

/// Can a throw with this total make a pass? (SHO-520)
pub(crate) fn can_pass(state: &State, board: &Board, total: u8) -> bool {
    let range = Range::new(state, board, total);
    let passes = |to| landing(state, to).is_some_and(|landing| !landing.holders.is_empty());
    range.squares(state.is_north(state.side)).any(passes)
}

/// Has a position with this throw any destination at all?
pub(crate) fn any(state: &State, board: &Board) -> bool {
    let range = Range::new(state, board, state.total());
    range.goal || range.steps > 0
}

impl<E: Events<Event>> Turn<'_, E> {
    /// On the last row the ball has no square to go to: a goal (SHO-605, SHO-907), or it is dead (SHO-515). Anywhere
    /// else it has two squares at least.
    pub(crate) fn ask_for_ball(&mut self) {
        let range = Range::new(self.state, &self.game.board, self.state.total());
        if range.steps > 0 {
            self.state.stage = Stage::MoveBall;
        } else if range.goal {
            self.goal(Scored::Forced);
        } else {
            self.dead_ball();
        }
    }

    pub(crate) fn move_ball(&mut self, to: Light) {
        let (side, from, total) = (self.state.side, self.state.ball, self.state.total());
        let lost = total - from.row().abs_diff(to.row());
        let double_six = self.state.is_double_six();
        let then_players = self.state.then_players || double_six;
        self.state.ball = to;
        self.state.clear_throw();
        self.events.add(Event::BallMoved { side: Side::of(side), from, to, total, lost });
        let (holders, offside) = self.state.receivers(side);
        let pass = !holders.is_empty();
        self.events.add(if pass {
            Event::Passed { side: Side::of(side), holders }
        } else {
            Event::Loose { side: Side::of(side), offside }
        });
        self.state.holder = pass.then_some(side);
        if then_players {
            // SHO-207, SHO-714, SHO-722: whether or not it was a pass.
            self.state.stage = Stage::ThrowPlayers;
        } else if pass {
            self.in_possession();
        } else {
            self.end_turn(Next::Players(side.other()));
        }
    }

    fn dead_ball(&mut self) {
        let side = self.state.side;
        self.events.add(Event::Dead { side: Side::of(side), ball: self.state.ball });
        self.state.clear_throw();
        self.state.holder = None;
        self.end_turn(Next::GoalKick(side.other()));
    }

    /// SHO-607, SHO-608: a goal, then the other side kicks off.
    pub(crate) fn goal(&mut self, how: Scored) {
        let side = self.state.side;
        let goals = &mut self.state.score[side.index() & 1];
        *goals = goals.saturating_add(1);
        let (from, [red, blue]) = (self.state.ball, self.state.score);
        let (automatic, forced) = (how == Scored::Automatic, how == Scored::Forced);
        self.events.add(Event::Goal { side: Side::of(side), from, automatic, forced, red, blue });
        self.state.clear_throw();
        self.state.holder = None;
        self.state.idle = 0;
        self.end_turn(Next::KickOff(side.other()));
    }
}
