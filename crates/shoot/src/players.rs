//! A throw for the players: who may move where (chapters 3 and 4 of the rules).

use arrayvec::ArrayVec;
use onze_core::Chance;

use crate::board::Board;
use crate::reach::{DIE, FEW, Part, Reach, SUM, leads_beyond};
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
        self.add_uses(&mut uses);
        write(&uses, self.north, moves);
        moves.push(Move::Done);
    }

    /// One use of the dice that are left, or `done`, each as likely as any other.
    pub(crate) fn sample(&self, chance: &mut impl Chance) -> Move {
        let mut uses = ArrayVec::new();
        self.add_uses(&mut uses);
        let all = uses.iter().map(|uses| uses.to.set.count_ones()).sum::<u32>();
        let mut n = chance.below(all + 1);
        for &Uses { to: Part { mut set, start }, number, points } in &uses {
            if let Some(left) = n.checked_sub(set.count_ones()) {
                n = left;
                continue;
            }
            // The nth square of this set.
            (0..n).for_each(|_| set &= set.wrapping_sub(1));
            let square = squares_of(start, self.north).map(|squares| squares[set.trailing_zeros() as usize]);
            return square.map_or(Move::Done, |to| Move::Use(number, to, points));
        }
        Move::Done
    }

    /// Adds who may go where with which dice.
    #[inline]
    fn add_uses(&self, uses: &mut ArrayVec<Uses, MOST_USES>) {
        self.add(Role::Goalkeeper, uses, |from, steps, free| Some(Reach::<SUM>::any_way(from, steps, free)));
        for role in [Role::Back, Role::Half] {
            self.add(role, uses, |from, steps, free| Some(Reach::<DIE>::any_way(from, steps, free)));
        }
        let least = self.points(Role::Forward).first().copied().unwrap_or(0);
        self.add(Role::Forward, uses, |from, steps, free| {
            let may_go = !self.board.is_at_end(from, least);
            may_go.then(|| Reach::<SUM>::forward(from, steps, free, self.board))
        });
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
        let most = points.last().copied().unwrap_or(0);
        for number in role.numbers().filter(|&number| self.is_free(number)) {
            let Some(reach) = reach(self.from(number), most, &free) else { continue };
            for &points in &points {
                let mut add = |to: Part| {
                    if to.set != 0 {
                        uses.push(Uses { to, number, points });
                    }
                };
                add(reach.part(points));
                if leads_beyond(points) {
                    add(reach.beyond(points, &free));
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
            let (from, free) = (self.from(number), self.free(number.role()));
            self.points(number.role()).into_iter().any(|points| match number.role() {
                Role::Forward => Reach::<SUM>::forward(from, points, &free, self.board).any(points, &free),
                _ => Reach::<FEW>::any_way(from, points, &free).any_few(points),
            })
        })
    }

    /// Can one of the players come next to the ball in one move?
    pub(crate) fn any_reaches(&self, ball: Light) -> bool {
        self.may_move().any(|number| {
            let points = self.points(number.role());
            let mut squares = ball.beside().iter().flatten();
            squares.any(|&square| points.iter().any(|&points| self.reaches(number, square, points)))
        })
    }

    /// Is this a use of the dice that are left? If not: the first clause that it breaks.
    #[inline]
    pub(crate) fn check(&self, number: Number, to: Dark, points: u8) -> Result<(), Refusal> {
        let offered = self.points(number.role()).contains(&points) && self.is_free(number);
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

    /// The points that a player of this role may take, ascending: a die, the other die, the sum.
    #[inline]
    fn points(&self, role: Role) -> ArrayVec<u8, 3> {
        let mut points = ArrayVec::new();
        if let Some(left) = self.state.die_left() {
            points.push(left);
            return points;
        }
        let [one, other] = self.state.dice;
        points.push(one.min(other));
        if one != other {
            points.push(one.max(other));
        }
        // SHO-303, SHO-304; SHO-710: the twelve is for a forward.
        let takes_sum = match role {
            Role::Forward => true,
            Role::Goalkeeper => !self.state.is_double_six(),
            Role::Half | Role::Back => false,
        };
        if takes_sum {
            points.push(one + other);
        }
        points
    }

    /// Where a player stands, in own coordinates.
    #[inline]
    fn from(&self, number: Number) -> Dark {
        self.state.square(self.state.side, number).own(self.north)
    }

    /// The squares on which players of this role may stand and nobody does.
    #[inline]
    fn free(&self, role: Role) -> Squares {
        self.board.limits(role).without(self.occupied)
    }

    /// Can a player get there with so many points?
    fn reaches(&self, number: Number, to: Dark, points: u8) -> bool {
        let (from, to, free) = (self.from(number), to.own(self.north), self.free(number.role()));
        match number.role() {
            Role::Forward => Reach::<SUM>::forward(from, points, &free, self.board).has(points, to, &free),
            Role::Goalkeeper => Reach::<SUM>::any_way(from, points, &free).has(points, to, &free),
            Role::Half | Role::Back => Reach::<DIE>::any_way(from, points, &free).has(points, to, &free),
        }
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

    /// Are so many points too many for a forward here? He has fewer rows before him, and they do not lead him into the
    /// area where he may step back. In random play that is most of them: only a kick-off brings them back.
    #[inline]
    fn is_at_end(&self, from: Dark, points: u8) -> bool {
        let rows = ROWS - from.row();
        let [first, last] = self.attacked_columns;
        let columns = first.saturating_sub(rows)..=last + rows;
        rows < points && !columns.contains(&from.column())
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

/// Appends a move for each square of each of the uses; the squares come in own coordinates.
///
/// Four at a time, whether there are so many or not: how many there are is random, and a loop that ended with the last
/// of them would end by a mispredicted branch each time.
#[inline(never)] // the loop needs all the registers that there are
fn write(uses: &[Uses], north: bool, moves: &mut Vec<Move>) {
    for &Uses { to: Part { set, start }, number, points } in uses {
        let Some(squares) = squares_of(start, north) else { continue };
        let n = set.count_ones() as usize;
        let len = moves.len() + n;
        let mut rest = set;
        moves.extend((0..n.next_multiple_of(4)).map(|_| {
            let to = squares[rest.trailing_zeros() as usize];
            rest &= rest.wrapping_sub(1);
            Move::Use(number, to, points)
        }));
        moves.truncate(len);
    }
}
