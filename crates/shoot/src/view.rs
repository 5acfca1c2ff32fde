//! What everybody sees (SHO-901): the whole match. What never changes in it is told once, in [`crate::Setup`].

use onze_core::{Seat, Side};
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::state::{SEATS, Stage, State};
use crate::{Number, Numbers, Offer, Role, Shoot};

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
    /// Points on the table that are not used yet: the sum of the dice, or the die that the first move has left.
    pub left: u8,
    /// This double six brings a further throw (SHO-711, SHO-721).
    pub free_kick: bool,
    /// After the ball has moved, the same side throws for the players.
    pub then_players: bool,
    /// A penalty is being taken.
    pub penalty: bool,
    /// The ball.
    pub ball: BallView,
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

onze_core::reasons! {
    /// What is asked now.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "kebab-case")]
    pub enum Asked {
        /// A throw of both for the choice of ends.
        ThrowEnds because ["SHO-201"],
        /// An end of the pitch.
        End because ["SHO-201"],
        /// A throw of both for the first kick-off.
        ThrowKickOff because ["SHO-204"],
        /// A throw for the ball.
        ThrowBall because ["SHO-313", "SHO-317"],
        /// Where the ball goes.
        Ball because ["SHO-313", "SHO-317"],
        /// A throw for the players.
        ThrowPlayers because ["SHO-302", "SHO-317"],
        /// The use of the dice.
        Players because ["SHO-302", "SHO-317"],
        /// Play on, or a goal kick.
        Keeper because ["SHO-530"],
        /// A goal kick.
        GoalKick because ["SHO-515"],
        /// The answer to an offer.
        Answer because ["SHO-905"],
        /// Nothing: the match is over.
        Nothing because ["SHO-801"],
    }
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
    /// The squares next to it (SHO-113); none while it waits for the 9 who takes a penalty (SHO-732).
    pub beside: Vec<Dark>,
    /// The players next to it, Red's and Blue's.
    pub next: [Numbers; 2],
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
    /// Where its players stand, 1 to 11.
    pub players: [Dark; 11],
    /// Its forwards who are offside (SHO-610).
    pub offside: Numbers,
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
        let beside = state.ball.beside().iter().flatten().copied().collect();
        View {
            asked: asked(state),
            side: to_act.map(Side::of),
            dice: (state.dice != [0; 2]).then_some(state.dice),
            used: state.used,
            left: state.die_left().unwrap_or(state.total()),
            free_kick: state.is_double_six() && !state.penalty,
            then_players: state.then_players,
            penalty: state.penalty,
            ball: BallView {
                square: state.ball,
                side: state.holder.map(Side::of),
                dead: state.stage == Stage::DeadBall,
                beside: if state.penalty { Vec::new() } else { beside },
                next: SEATS.map(|seat| state.next_to_ball(seat)),
            },
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

fn side_view(state: &State, seat: Seat) -> SideView {
    let forwards = Role::Forward.numbers().fold(Numbers::default(), |all, number| all.with(number, true));
    SideView {
        side: Side::of(seat),
        south: seat == state.south,
        score: state.score[seat.index()],
        players: state.players()[seat.index()],
        offside: state.offside(seat, forwards),
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
