//! A throw for the players: who may move where (chapters 3 and 4 of the rules).

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::reach::{DIE, Part, Reach, SUM, leads_beyond};
use crate::refusal::Limit;
use crate::square::{Dark, Light, ROWS};
use crate::squares::{Squares, squares_of};
use crate::state::State;
use crate::{Move, Number, Refusal, Role};

/// The players of the side whose throw it is, and the ground that is free for them.
pub(crate) struct Movers<'a> {
    state: &'a State,
    board: &'a Board,
    north: bool,
    occupied: &'a Squares,
}

impl<'a> Movers<'a> {
    #[inline]
    pub(crate) fn new(state: &'a State, board: &'a Board) -> Self {
        Movers::among(state, board, state.occupied(state.side))
    }

    fn among(state: &'a State, board: &'a Board, occupied: &'a Squares) -> Self {
        Movers { state, board, north: state.is_north(state.side), occupied }
    }

    /// Appends every use of the dice that are left, and `done`.
    pub(crate) fn legal(&self, moves: &mut Vec<Move>) {
        let mut uses = ArrayVec::new();
        self.add(Role::Goalkeeper, &mut uses, |from, steps, free| {
            Some(Reach::<SUM>::any_way(from, steps, free))
        });
        for role in [Role::Back, Role::Half] {
            self.add(role, &mut uses, |from, steps, free| Some(Reach::<DIE>::any_way(from, steps, free)));
        }
        self.add(Role::Forward, &mut uses, |from, steps, free| {
            // A forward on the last row beside the area stays there until the next kick-off.
            let is_done = from.row() == ROWS && !self.board.attacked_area.has(from);
            (!is_done).then(|| Reach::<SUM>::forward(from, steps, free, self.board))
        });
        write(&uses, self.north, moves);
        moves.push(Move::Done);
    }

    /// Adds the uses by the players of one role, whose moves `reach` tells.
    #[inline]
    fn add<const MOST: usize>(
        &self,
        role: Role,
        uses: &mut ArrayVec<Uses, MOST_USES>,
        reach: impl Fn(Dark, u8, &Squares) -> Option<Reach<MOST>>,
    ) {
        let (free, points) = (self.free(role), self.points(role));
        let most = points[0].max(points[1]).max(points[2]);
        for number in role.numbers() {
            if !self.is_free(number) {
                continue;
            }
            let from = self.state.square(self.state.side, number).own(self.north);
            let Some(reach) = reach(from, most, &free) else { continue };
            for points in points {
                if points == 0 {
                    continue;
                }
                uses.extend(Uses::new(reach.part(points), number, points));
                if leads_beyond(points) {
                    uses.extend(Uses::new(reach.beyond(points, &free), number, points));
                }
            }
        }
    }

    /// Is there any use of the dice that are left? (SHO-308)
    #[inline]
    pub(crate) fn any(&self) -> bool {
        // Halves first: they are hardly ever shut in.
        let order = [5, 4, 6, 2, 3, 1, 7, 8, 9, 10, 11];
        let mut numbers = order.into_iter().filter_map(Number::new).filter(|&number| self.is_free(number));
        numbers.any(|number| {
            let (free, points) = (self.free(number.role()), self.points(number.role()));
            let mut points = points.into_iter().filter(|points| *points > 0);
            points.any(|points| self.reach(number, points, &free).any(points, &free))
        })
    }

    /// Can one of the players come next to the ball in one move?
    pub(crate) fn any_reaches(&self, ball: Light) -> bool {
        self.may_move().any(|number| {
            let points = self.points(number.role());
            let mut squares = ball.beside().iter().flatten();
            squares.any(|&square| {
                points.iter().any(|&points| points > 0 && self.reaches(number, square, points))
            })
        })
    }

    /// Is this a use of the dice that are left? If not: the first clause that it breaks.
    #[inline]
    pub(crate) fn check(&self, number: Number, to: Dark, points: u8) -> Result<(), Refusal> {
        let offered = points > 0 && self.points(number.role()).contains(&points) && self.is_free(number);
        if offered && self.reaches(number, to, points) {
            Ok(())
        } else {
            Err(self.why_not(number, to, points))
        }
    }

    fn may_move(&self) -> impl Iterator<Item = Number> {
        Number::all().filter(|&number| self.is_free(number))
    }

    /// SHO-302: two different players; SHO-732: not the 9 who takes the penalty.
    #[inline]
    fn is_free(&self, number: Number) -> bool {
        let moved = self.state.used.is_some_and(|(first, _)| first == number);
        !(moved || self.state.penalty && number == Number::CENTRE_FORWARD)
    }

    /// The points that a player of this role may take, ascending, 0 for none: a die, the other die, the sum.
    #[inline]
    fn points(&self, role: Role) -> [u8; 3] {
        if let Some(left) = self.state.die_left() {
            return [left, 0, 0];
        }
        let [one, other] = self.state.dice;
        let (low, high) = (one.min(other), one.max(other));
        // SHO-303, SHO-304; SHO-710: the twelve is for a forward.
        let takes_sum = match role {
            Role::Forward => true,
            Role::Goalkeeper => !self.state.is_double_six(),
            Role::Half | Role::Back => false,
        };
        [low, if high == low { 0 } else { high }, if takes_sum { low + high } else { 0 }]
    }

    /// The squares on which players of this role may stand and nobody does.
    #[inline]
    fn free(&self, role: Role) -> Squares {
        self.board.limits(role).without(self.occupied)
    }

    fn reach(&self, number: Number, steps: u8, free: &Squares) -> Reach<SUM> {
        let from = self.state.square(self.state.side, number).own(self.north);
        if number.role() == Role::Forward {
            Reach::forward(from, steps, free, self.board)
        } else {
            Reach::any_way(from, steps, free)
        }
    }

    fn reaches(&self, number: Number, to: Dark, points: u8) -> bool {
        let free = self.free(number.role());
        self.reach(number, points, &free).has(points, to.own(self.north), &free)
    }

    #[cold]
    fn why_not(&self, number: Number, to: Dark, points: u8) -> Refusal {
        let role = number.role();
        let from = self.state.square(self.state.side, number);
        let (own_from, own_to) = (from.own(self.north), to.own(self.north));
        let shown = match self.state.die_left() {
            Some(left) => points == left,
            None => self.state.dice.contains(&points) || points == self.state.total(),
        };
        if !shown || points == 0 {
            return Refusal::NotThrown { points };
        }
        if self.state.used.is_some_and(|(first, _)| first == number) {
            return Refusal::MovedAlready { number };
        }
        if !self.is_free(number) {
            return Refusal::TakesThePenalty;
        }
        if !self.points(role).contains(&points) {
            let keeper = role == Role::Goalkeeper;
            // SHO-710 speaks of every role when it gives the twelve to a forward.
            let twelve = keeper || self.state.is_double_six();
            return if twelve { Refusal::TwelveIsForAForward } else { Refusal::OneDieOnly { number } };
        }
        if to == from {
            return Refusal::SameSquare;
        }
        if self.state.player_on(to).is_some() {
            return Refusal::Occupied { to };
        }
        if let Some(limit) = self.board.closed_by(role, own_to) {
            return Refusal::Closed { number, to, limit };
        }
        if role == Role::Forward
            && own_to.row() < own_from.row()
            && !self.board.may_step_back(own_from, own_to)
        {
            return Refusal::ForwardsOnly { number };
        }
        let nobody = Squares::default();
        if Movers::among(self.state, self.board, &nobody).reaches(number, to, points) {
            Refusal::Barred { number, to, points }
        } else {
            Refusal::OutOfReach { number, to, points }
        }
    }
}

impl Board {
    /// The limit that closes a square, in own coordinates, to a role.
    pub(crate) fn closed_by(&self, role: Role, own: Dark) -> Option<Limit> {
        if self.limits(role).has(own) {
            return None;
        }
        let in_penalty_area = self.penalty_area.has(own.row(), own.column());
        Limit::of(role, in_penalty_area, own.row() > self.half_line)
    }

    /// Do both squares lie in the penalty area that the side attacks? (SHO-413)
    fn may_step_back(&self, from: Dark, to: Dark) -> bool {
        self.attacked_area.has(from) && self.attacked_area.has(to)
    }
}

/// The most entries of a list of [`Uses`]: eleven players with up to three numbers of points, and for six or twelve of
/// them one more.
const MOST_USES: usize = 11 * 4;

/// Squares to which one player may go with the same points.
#[derive(Clone, Copy)]
struct Uses {
    to: Part,
    number: Number,
    points: u8,
}

impl Uses {
    #[inline]
    fn new(to: Part, number: Number, points: u8) -> Option<Uses> {
        (to.set != 0).then_some(Uses { to, number, points })
    }
}

/// Appends a move for each square of each of the uses; the squares come in own coordinates.
///
/// Four at a time, whether there are so many or not: how many there are is random, and a loop that ended with the last
/// of them would end by a mispredicted branch each time.
#[inline(never)] // the loop needs all the registers that there are
fn write(uses: &[Uses], north: bool, moves: &mut Vec<Move>) {
    for &Uses { to: Part { set, start }, number, points } in uses {
        let Some(squares) = squares_of(start, north) else { continue };
        let len = moves.len() + set.count_ones() as usize;
        let mut rest = set;
        while rest != 0 {
            moves.extend_from_slice(&[(); 4].map(|()| {
                let to = squares[rest.trailing_zeros() as usize];
                rest &= rest.wrapping_sub(1);
                Move::Use { number, to, points }
            }));
        }
        moves.truncate(len);
    }
}
