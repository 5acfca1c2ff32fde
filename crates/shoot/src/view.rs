//! What everybody sees (SHO-901): the whole match. What never changes in it is told once, in [`crate::Setup`].

use onze_core::{Seat, Side};
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::state::{SEATS, Stage, State};
use crate::{Move, Number, Numbers, Offer, Role, Shoot, ball};

/// What a viewer sees at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What is asked.
    pub asked: Asked,
    /// Whose throw or choice it is; nobody's once the match is over.
    pub side: Option<Side>,
    /// The dice on the table.
    pub dice: Option<[u8; 2]>,
    /// The first move of the throw, once it is made: who, and by how many points.
    pub used: Option<(Number, u8)>,
    /// After the ball has moved, the same side throws for the players.
    pub then_players: bool,
    /// A penalty is being taken.
    pub penalty: bool,
    /// The ball.
    pub ball: BallView,
    /// While a throw for the ball is used: the squares that it may go to, and what each would bring.
    pub landings: Vec<LandingView>,
    /// The two sides, Red first.
    pub sides: [SideView; 2],
    /// Throws for ball or players so far.
    pub throws: u32,
    /// Throws for the players in a row without possession (SHO-902).
    pub idle: u32,
    /// The half, in a match of halves.
    pub half: Option<HalfView>,
    /// An offer that waits for its answer, and who made it.
    pub offer: Option<(Side, Offer)>,
    /// The winner, once there is one.
    pub winner: Option<Side>,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A throw of both for the choice of ends.
    ThrowEnds,
    /// An end of the pitch.
    End,
    /// A throw of both for the first kick-off.
    ThrowKickOff,
    /// A throw for the ball.
    ThrowBall,
    /// Where the ball goes.
    Ball,
    /// A throw for the players.
    ThrowPlayers,
    /// The use of the dice.
    Players,
    /// Play on, or a goal kick.
    Keeper,
    /// A goal kick.
    GoalKick,
    /// The answer to an offer.
    Answer,
    /// Nothing: the match is over.
    Nothing,
}

/// The ball.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallView {
    /// Where it lies.
    pub square: Light,
    /// Who is in possession.
    pub side: Option<Side>,
    /// Is it dead?
    pub dead: bool,
    /// The squares next to it (SHO-113).
    pub beside: Vec<Dark>,
    /// The players next to it, Red's and Blue's.
    pub next: [Numbers; 2],
}

/// A square that the ball may go to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandingView {
    /// The square.
    pub square: Light,
    /// Who receives it there: nobody if it would be loose (SHO-520).
    pub holders: Numbers,
    /// Forwards next to it who are offside and do not receive it (SHO-611).
    pub offside: Numbers,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Its letter.
    pub side: Side,
    /// Does it defend row 1?
    pub south: bool,
    /// Its goals.
    pub score: u16,
    /// Its players, 1 to 11.
    pub players: Vec<PlayerView>,
}

/// One player. His role, and where it may stand, are told once ([`crate::Setup`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// His number.
    pub number: Number,
    /// Where he stands.
    pub square: Dark,
    /// Is he offside? Forwards only.
    pub offside: bool,
    /// May he not take a die of this throw any more?
    pub moved: bool,
}

/// A half of a match of halves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HalfView {
    /// 1 or 2.
    pub number: u8,
    /// Throws in this half.
    pub throws: u32,
    /// Does it end with this turn?
    pub last_turn: bool,
    /// Who took the first kick-off.
    pub first: Side,
}

impl View {
    pub(crate) fn new(game: &Shoot, state: &State) -> View {
        let over = state.stage == Stage::Over;
        let to_act = state.owing().first();
        View {
            asked: asked(state),
            side: to_act.map(Side::of),
            dice: (state.dice != [0; 2]).then_some(state.dice),
            used: state.used,
            then_players: state.then_players,
            penalty: state.penalty,
            ball: BallView {
                square: state.ball,
                side: state.holder.map(Side::of),
                dead: state.stage == Stage::DeadBall,
                beside: state.ball.beside().iter().flatten().copied().collect(),
                next: SEATS.map(|seat| state.next_to_ball(seat)),
            },
            landings: landings(game, state),
            sides: SEATS.map(|seat| side_view(state, seat)),
            throws: state.throws,
            idle: state.idle,
            half: half_view(game, state),
            offer: state.offer.map(|(seat, offer)| (Side::of(seat), offer)),
            winner: if over { state.winner().map(Side::of) } else { None },
        }
    }
}

pub(crate) fn asked(state: &State) -> Asked {
    if state.offer.is_some() {
        return Asked::Answer;
    }
    match state.stage {
        Stage::ThrowEnds => Asked::ThrowEnds,
        Stage::Ends => Asked::End,
        Stage::ThrowKickOff => Asked::ThrowKickOff,
        Stage::ThrowBall => Asked::ThrowBall,
        Stage::MoveBall => Asked::Ball,
        Stage::ThrowPlayers => Asked::ThrowPlayers,
        Stage::UsePlayers => Asked::Players,
        Stage::Keeper => Asked::Keeper,
        Stage::DeadBall => Asked::GoalKick,
        Stage::Over => Asked::Nothing,
    }
}

/// Where the ball may go with the throw on the table, square by square.
fn landings(game: &Shoot, state: &State) -> Vec<LandingView> {
    if state.stage != Stage::MoveBall {
        return Vec::new();
    }
    let mut moves = Vec::new();
    ball::legal(state, &game.board, &mut moves);
    let landing = |choice: Move| {
        let Move::Ball(square) = choice else { return None };
        let mut after = *state;
        after.ball = square;
        let (holders, offside) = after.receivers(state.side);
        Some(LandingView { square, holders, offside })
    };
    moves.into_iter().filter_map(landing).collect()
}

fn side_view(state: &State, seat: Seat) -> SideView {
    let players = Number::all().map(|number| {
        let role = number.role();
        let takes_penalty = state.penalty && number == Number::CENTRE_FORWARD;
        let moved = state.used.is_some_and(|(first, _)| first == number) || takes_penalty;
        PlayerView {
            number,
            square: state.square(seat, number),
            offside: role == Role::Forward && !state.is_onside(seat, number),
            moved: moved && seat == state.side,
        }
    });
    SideView {
        side: Side::of(seat),
        south: seat == state.south,
        score: state.score[seat.index()],
        players: players.collect(),
    }
}

fn half_view(game: &Shoot, state: &State) -> Option<HalfView> {
    let length = game.rules.length;
    length.has_halves().then(|| HalfView {
        number: if state.second_half { 2 } else { 1 },
        throws: state.throws - state.half_from,
        last_turn: state.half_is_over(length),
        first: Side::of(state.first),
    })
}
