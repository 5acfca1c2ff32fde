//! A throw for the players: who may move where (chapters 3 and 4 of the rules).

use crate::board::Board;
use crate::refusal::Limit;
use crate::square::{Dark, Light};
use crate::squares::{Padded, Reach, Room, Squares};
use crate::state::State;
use crate::{Move, Number, Refusal, Role};

/// Moves that are certain to have room: no player has more than 64 squares to go to with the same points.
const ROOM: usize = 192 - 64 - 8;

/// The players of the side whose throw it is, and the ground that is free for them.
pub(crate) struct Movers<'a> {
    state: &'a State,
    board: &'a Board,
    north: bool,
    occupied: Padded,
}

impl<'a> Movers<'a> {
    #[inline]
    pub(crate) fn new(state: &'a State, board: &'a Board) -> Self {
        Movers::among(state, board, &state.occupied(state.side))
    }

    fn among(state: &'a State, board: &'a Board, occupied: &Squares) -> Self {
        Movers { state, board, north: state.is_north(state.side), occupied: Padded::new(occupied) }
    }

    /// Appends every use of the dice that are left, and `done`.
    #[inline]
    pub(crate) fn legal(&self, moves: &mut Vec<Move>) {
        let mut room = Room::new(Move::ANY[0][1]);
        for number in self.may_move() {
            let points = self.points(number.role());
            let reach = self.reach(number, points);
            if reach.is_empty() {
                continue;
            }
            for (n, points) in points.into_iter().enumerate().filter(|(_, points)| *points > 0) {
                let any = Move::ANY[number.index()][usize::from(points)];
                reach.write(n, &mut room, |own| any.with_to(own.own(self.north)));
                room.flush(ROOM, moves);
            }
        }
        room.flush(0, moves);
        moves.push(Move::Done);
    }

    /// Is there any use of the dice that are left? (SHO-308)
    #[inline]
    pub(crate) fn any(&self) -> bool {
        // Halves first: they are hardly ever shut in.
        let order = [5, 4, 6, 2, 3, 1, 7, 8, 9, 10, 11];
        let mut numbers = order.into_iter().filter_map(Number::new).filter(|&number| self.is_free(number));
        numbers.any(|number| {
            let points = self.points(number.role());
            let small = [points[0], 0, 0];
            !self.reach(number, small).is_empty() || !self.reach(number, points).is_empty()
        })
    }

    /// Can one of the players come next to the ball in one move?
    pub(crate) fn any_reaches(&self, ball: Light) -> bool {
        self.may_move().any(|number| {
            let reach = self.reach(number, self.points(number.role()));
            let arrives = |square: Dark| (0..3).any(|n| reach.has(n, square.own(self.north)));
            ball.beside().iter().flatten().any(|&square| arrives(square))
        })
    }

    /// Is this a use of the dice that are left? If not: the first clause that it breaks.
    #[inline]
    pub(crate) fn check(&self, number: Number, to: Dark, points: u8) -> Result<(), Refusal> {
        let offered = points > 0 && self.points(number.role()).contains(&points) && self.is_free(number);
        if offered && self.reach(number, [points, 0, 0]).has(0, to.own(self.north)) {
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

    #[inline]
    fn reach(&self, number: Number, points: [u8; 3]) -> Reach {
        let from = self.state.square(self.state.side, number).own(self.north);
        let (board, ground) = (self.board, self.board.limits(number.role()));
        if number.role() == Role::Forward {
            let area = (&board.attacked_window, board.attacked_from);
            Reach::forward(from, points, ground, &self.occupied, area)
        } else {
            Reach::any_way(from, points, ground, &self.occupied)
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
        let empty = Movers::among(self.state, self.board, &Squares::default());
        if empty.reach(number, [points, 0, 0]).has(0, own_to) {
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
