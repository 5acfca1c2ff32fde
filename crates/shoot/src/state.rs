//! A match at one moment: plain data, cheap to copy.

use onze_core::{Seat, Seats};

use crate::board::Board;
use crate::square::{Dark, Light};
use crate::squares::Squares;
use crate::{Number, Numbers, Offer, Role, Throw};

pub(crate) const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// The whole of a match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a mark of its own in the rules' table of states
pub struct State {
    /// Where the players stand, by seat and number, in the board's coordinates.
    players: [[Dark; 11]; 2],
    /// The squares with players on them, as South sees them and as North does. Kept, not derived each time: every list
    /// of moves begins with them.
    occupied: [Squares; 2],
    pub(crate) ball: Light,
    /// Who is in possession; nobody while the ball is loose or dead, or the match is over.
    pub(crate) holder: Option<Seat>,
    /// Who defends row 1 (SHO-105).
    pub(crate) south: Seat,
    /// What comes next.
    pub(crate) stage: Stage,
    /// Whose throw or choice it is.
    pub(crate) side: Seat,
    /// `then P`: after the ball has moved, the same coach throws for the players.
    pub(crate) then_players: bool,
    /// `pen`: a penalty is being taken.
    pub(crate) penalty: bool,
    /// The dice that have fallen and are being used; 0 while there are none.
    pub(crate) dice: [u8; 2],
    /// The first move of a throw for the players, once it is made: who, and by how many points.
    pub(crate) used: Option<(Number, u8)>,
    /// Goals, by seat.
    pub(crate) score: [u16; 2],
    /// Throws for ball or players in the match.
    pub(crate) throws: u32,
    /// Throws for the players in a row that gave no possession (SHO-902).
    pub(crate) idle: u32,
    /// In a match of halves: is the second one played, and at which count of throws did this one begin?
    pub(crate) second_half: bool,
    pub(crate) half_from: u32,
    /// The clock of this half has run out.
    pub(crate) time_up: bool,
    /// Who took the first kick-off; Red in a match without halves, where it does not matter.
    pub(crate) first: Seat,
    /// An offer that waits for its answer, and who made it.
    pub(crate) offer: Option<(Seat, Offer)>,
    /// Why the match ended before its time, if it did.
    pub(crate) ended: Option<Ended>,
}

/// The decision points of the rules. The throws come first: whether one is due is asked after every choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    ThrowBall,
    ThrowPlayers,
    /// Both throw for the ends (SHO-201).
    ThrowEnds,
    /// Both throw for the first kick-off (SHO-204).
    ThrowKickOff,
    /// The winner of the throw for the ends chooses.
    Ends,
    MoveBall,
    UsePlayers,
    /// Play on, or a goal kick (SHO-530).
    Keeper,
    /// A goal kick (SHO-515).
    DeadBall,
    Over,
}

/// An end by the coaches' will.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    Resigned(Seat),
    Draw,
    Agreed,
}

impl State {
    /// The table before the first throw (SHO-202, SHO-203).
    pub(crate) fn set_up(players: [[Dark; 11]; 2], ball: Light) -> State {
        State {
            players,
            occupied: occupied(&players),
            ball,
            holder: None,
            south: Seat::FIRST,
            stage: Stage::ThrowKickOff,
            side: Seat::FIRST,
            then_players: false,
            penalty: false,
            dice: [0; 2],
            used: None,
            score: [0; 2],
            throws: 0,
            idle: 0,
            second_half: false,
            half_from: 0,
            time_up: false,
            first: Seat::FIRST,
            offer: None,
            ended: None,
        }
    }

    /// Is a throw due, before anybody can choose?
    #[inline]
    pub(crate) fn is_throw_due(&self) -> bool {
        use Stage::{ThrowBall, ThrowEnds, ThrowKickOff, ThrowPlayers};
        matches!(self.stage, ThrowBall | ThrowPlayers | ThrowEnds | ThrowKickOff)
    }

    /// Who owes a choice.
    #[inline]
    pub(crate) fn owing(&self) -> Seats {
        match (self.stage, self.offer) {
            (Stage::Over, _) => Seats::NONE,
            (_, Some((seat, _))) => Seats::only(seat.other()),
            _ => Seats::only(self.side),
        }
    }

    /// Where the ball lies.
    pub fn ball(&self) -> Light {
        self.ball
    }

    /// Who is in possession.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whose throw or choice it is.
    pub fn side(&self) -> Seat {
        self.side
    }

    /// What the throw is for that is due, once the ball is in play.
    #[inline]
    pub fn throw_due(&self) -> Option<Throw> {
        match self.stage {
            Stage::ThrowBall => Some(Throw::Ball),
            Stage::ThrowPlayers => Some(Throw::Players),
            _ => None,
        }
    }

    /// Does the same side throw for the players after the ball has moved (SHO-207, SHO-713)?
    pub fn then_players(&self) -> bool {
        self.then_players
    }

    /// Is one die of a throw for the players used, and the other still to be used?
    pub fn has_die_left(&self) -> bool {
        self.used.is_some()
    }

    /// The goals of a side.
    pub fn score(&self, seat: Seat) -> u16 {
        self.score[seat.index() & 1]
    }

    /// Does this side defend row 27?
    #[inline]
    pub fn is_north(&self, seat: Seat) -> bool {
        seat != self.south
    }

    /// Where a player stands.
    #[inline]
    pub fn square(&self, seat: Seat, number: Number) -> Dark {
        self.players[seat.index() & 1][number.index()]
    }

    /// Moves a player from his square to another one.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, number: Number, to: Dark) {
        let square = &mut self.players[seat.index() & 1][number.index()];
        for (squares, north) in self.occupied.iter_mut().zip([false, true]) {
            squares.flip(square.own(north));
            squares.flip(to.own(north));
        }
        *square = to;
    }

    /// Puts everybody somewhere.
    pub(crate) fn put_all(&mut self, players: [[Dark; 11]; 2]) {
        self.occupied = occupied(&players);
        self.players = players;
    }

    pub(crate) fn players(&self) -> &[[Dark; 11]; 2] {
        &self.players
    }

    /// The ball in a side's own coordinates.
    #[inline]
    pub(crate) fn own_ball(&self, seat: Seat) -> Light {
        self.ball.own(self.is_north(seat))
    }

    /// The squares with players on them, in a side's own coordinates.
    #[inline]
    pub(crate) fn occupied(&self, seat: Seat) -> &Squares {
        &self.occupied[usize::from(self.is_north(seat))]
    }

    /// Who stands on a square.
    pub(crate) fn player_on(&self, square: Dark) -> Option<(Seat, Number)> {
        SEATS.into_iter().find_map(|seat| {
            Number::all().find(|&number| self.square(seat, number) == square).map(|number| (seat, number))
        })
    }

    /// The players of a side next to the ball (SHO-113).
    #[inline]
    pub fn next_to_ball(&self, seat: Seat) -> Numbers {
        let beside = self.ball.beside();
        let mut numbers = Numbers::default();
        // Most of the time nobody is there at all.
        if beside.iter().flatten().any(|&square| self.occupied[0].has(square)) {
            for number in Number::all() {
                numbers = numbers.with(number, beside.contains(&Some(self.square(seat, number))));
            }
        }
        numbers
    }

    /// SHO-610: is one of the opposing backs strictly nearer to his goal line than this forward?
    #[inline]
    pub fn is_onside(&self, seat: Seat, number: Number) -> bool {
        let north = self.is_north(seat);
        let own_row = |square: Dark| square.own(north).row();
        let row = own_row(self.square(seat, number));
        [Number::RIGHT_BACK, Number::LEFT_BACK]
            .into_iter()
            .any(|back| own_row(self.square(seat.other(), back)) > row)
    }

    /// Those among these players who are offside: forwards only (SHO-614).
    #[inline]
    pub(crate) fn offside(&self, seat: Seat, numbers: Numbers) -> Numbers {
        let mut offside = Numbers::default();
        if numbers.is_empty() {
            return offside;
        }
        for number in numbers.iter().filter(|number| number.role() == Role::Forward) {
            offside = offside.with(number, !self.is_onside(seat, number));
        }
        offside
    }

    /// SHO-520, SHO-611: who receives the ball where it lies, and the offside forwards next to it, who do not.
    #[inline]
    pub(crate) fn receivers(&self, seat: Seat) -> (Numbers, Numbers) {
        let next = self.next_to_ball(seat);
        let offside = self.offside(seat, next);
        (next.without(offside), offside)
    }

    /// SHO-602, SHO-612, SHO-734: is a forward who may score among the holders?
    pub fn has_scorer(&self, seat: Seat) -> bool {
        if self.holder != Some(seat) {
            return false;
        }
        let (onside, _) = self.receivers(seat);
        self.penalty || onside.iter().any(|number| number.role() == Role::Forward)
    }

    /// SHO-530: does the keeper hold the ball in his goal area?
    pub(crate) fn keeper_has_it(&self, seat: Seat, board: &Board) -> bool {
        let ball = self.own_ball(seat);
        board.goal_area.has(ball.row(), ball.column()) && self.next_to_ball(seat).has(Number::KEEPER)
    }

    /// Does the ball lie in the penalty area that this side attacks?
    pub(crate) fn ball_in_attacked_area(&self, seat: Seat, board: &Board) -> bool {
        let ball = self.own_ball(seat);
        board.penalty_area.has_attacked(ball.row(), ball.column())
    }

    /// Both dice together.
    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.dice[0] + self.dice[1]
    }

    pub(crate) fn is_double_six(&self) -> bool {
        self.dice == [6, 6]
    }

    /// The die that the first move of the throw has left.
    #[inline]
    pub(crate) fn die_left(&self) -> Option<u8> {
        self.used.map(|(_, points)| self.total() - points)
    }

    /// The dice and the marks of a throw are put away.
    pub(crate) fn clear_throw(&mut self) {
        (self.dice, self.used) = ([0; 2], None);
        (self.then_players, self.penalty) = (false, false);
    }
}

/// The squares of all players, as South sees them and as North does.
fn occupied(players: &[[Dark; 11]; 2]) -> [Squares; 2] {
    [false, true].map(|north| Squares::of(players.iter().flatten().map(|square| square.own(north))))
}
