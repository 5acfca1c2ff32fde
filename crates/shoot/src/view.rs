//! What everybody sees (SHO-901): the whole match.

use onze_core::Seat;
use serde::Serialize;

use crate::board::{Area, Board};
use crate::options::Length;
use crate::square::{COLUMNS, Dark, Light, ROWS};
use crate::state::{SEATS, Stage, State};
use crate::{Move, Number, Numbers, Offer, Role, Shoot, Side, ball};

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
    /// Throws for the players in a row without possession, and the number that brings a drop ball (0 = never).
    pub idle: [u32; 2],
    /// The half, in a match of halves.
    pub half: Option<HalfView>,
    /// An offer that waits for its answer, and who made it.
    pub offer: Option<(Side, Offer)>,
    /// The winner, once there is one.
    pub winner: Option<Side>,
    /// The board, for drawing it.
    pub board: BoardView,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// An end of the pitch.
    End,
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

/// One player. Where his role may stand is told with the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// His number.
    pub number: Number,
    /// What he is.
    pub role: Role,
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
    /// Throws of a half, if it is counted in throws.
    pub of_throws: Option<u32>,
    /// Minutes of a half, if it is played by the clock.
    pub of_minutes: Option<u32>,
    /// Does it end with this turn?
    pub last_turn: bool,
    /// Who took the first kick-off.
    pub first: Side,
}

/// The board, in own coordinates of either side (SHO-106).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// Rows.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// The penalty area that a side defends.
    pub penalty_area: Area,
    /// The goal area that a side defends.
    pub goal_area: Area,
    /// The row of its half line.
    pub half_line: u8,
    /// The columns of the mouth that it defends.
    pub goal_mouth: [u8; 2],
    /// The first and the last goal square of the row that it attacks.
    pub goal_columns: [u8; 2],
    /// The centre spot.
    pub centre_spot: Light,
    /// The kick-off circle.
    pub kick_off_circle: Light,
    /// The penalty circle that it shoots from.
    pub penalty_circle: Light,
    /// The goal-kick circles, right and left.
    pub goal_kick_circles: [Light; 2],
    /// The starting squares, 1 to 11.
    pub start: [Dark; 11],
    /// Where each role may stand (SHO-908).
    pub limits: [LimitView; 4],
}

/// Where the players of one role may stand: the dark squares of a rectangle without those of others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LimitView {
    /// The role.
    pub role: Role,
    /// The rectangle.
    pub open: BoxView,
    /// What is closed in it.
    pub closed: Vec<BoxView>,
}

/// A rectangle of squares, first and last included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoxView {
    /// The first and the last row.
    pub rows: [u8; 2],
    /// The first and the last column.
    pub columns: [u8; 2],
}

impl View {
    pub(crate) fn new(game: &Shoot, state: &State) -> View {
        let over = state.stage == Stage::Over;
        let to_act = state.owing().first();
        View {
            asked: asked(state),
            side: to_act.map(Side),
            dice: (state.dice != [0; 2]).then_some(state.dice),
            used: state.used,
            then_players: state.then_players,
            penalty: state.penalty,
            ball: BallView {
                square: state.ball,
                side: state.holder.map(Side),
                dead: state.stage == Stage::DeadBall,
                beside: state.ball.beside().iter().flatten().copied().collect(),
                next: SEATS.map(|seat| state.next_to_ball(seat)),
            },
            landings: landings(game, state),
            sides: SEATS.map(|seat| side_view(state, seat)),
            throws: state.throws,
            idle: [state.idle, game.rules.drop_ball_after],
            half: half_view(game, state),
            offer: state.offer.map(|(seat, offer)| (Side(seat), offer)),
            winner: if over { state.winner().map(Side) } else { None },
            board: board_view(game),
        }
    }
}

pub(crate) fn asked(state: &State) -> Asked {
    if state.offer.is_some() {
        return Asked::Answer;
    }
    match state.stage {
        Stage::Ends => Asked::End,
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
            role,
            square: state.square(seat, number),
            offside: role == Role::Forward && !state.is_onside(seat, number),
            moved: moved && seat == state.side,
        }
    });
    SideView {
        side: Side(seat),
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
        of_throws: if let Length::Throws(throws) = length { Some(throws) } else { None },
        of_minutes: if let Length::Clock(minutes) = length { Some(minutes) } else { None },
        last_turn: state.half_is_over(length),
        first: Side(state.first),
    })
}

fn board_view(game: &Shoot) -> BoardView {
    let board = &game.board;
    BoardView {
        rows: ROWS,
        columns: COLUMNS,
        penalty_area: board.penalty_area,
        goal_area: board.goal_area,
        half_line: board.half_line,
        goal_mouth: board.goal_mouth,
        goal_columns: board.goal_columns,
        centre_spot: board.centre_spot,
        kick_off_circle: board.kick_off,
        penalty_circle: board.penalty_circle,
        goal_kick_circles: board.goal_kicks.map(|(circle, _)| circle),
        start: board.start,
        limits: limits(board),
    }
}

/// SHO-412, SHO-423, SHO-424, SHO-432, SHO-433, SHO-442: the limits of the roles as rectangles.
fn limits(board: &Board) -> [LimitView; 4] {
    let all = BoxView { rows: [1, ROWS], columns: [1, COLUMNS] };
    let own = |area: Area| BoxView { rows: [1, area.rows], columns: area.columns };
    let attacked = |area: Area| BoxView {
        rows: [ROWS + 1 - area.rows, ROWS],
        columns: [COLUMNS + 1 - area.columns[1], COLUMNS + 1 - area.columns[0]],
    };
    let (penalty, goal) = (board.penalty_area, board.goal_area);
    [Role::Goalkeeper, Role::Back, Role::Half, Role::Forward].map(|role| {
        let (open, closed) = match role {
            Role::Goalkeeper => (own(goal), Vec::new()),
            Role::Back => (BoxView { rows: [1, board.half_line], ..all }, vec![own(goal)]),
            Role::Half => (all, vec![own(penalty), attacked(goal)]),
            Role::Forward => (all, Vec::new()),
        };
        LimitView { role, open, closed }
    })
}
