//! What is fixed for a whole match and everybody sees (SHO-901): told once, not with every view.

use serde::Serialize;

use crate::board::{Area, Board};
use crate::options::Length;
use crate::square::{COLUMNS, Dark, Light, ROWS};
use crate::{Number, Role, Shoot};

/// What never changes during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// The board, for drawing it.
    pub board: BoardView,
    /// What the players are, from number 1 to 11 (SHO-107).
    pub roles: [Role; 11],
    /// Goals that win the match (SHO-802).
    pub goals: Option<u16>,
    /// Throws of a half, if it is counted in throws (SHO-804).
    pub throws_per_half: Option<u32>,
    /// Minutes of a half, if it is played by the clock (SHO-803).
    pub minutes_per_half: Option<u32>,
    /// Throws in a row without possession that bring a drop ball; 0 for never (SHO-902).
    pub drop_ball_after: u32,
    /// Throws after which the match stops; 0 for never (SHO-904).
    pub max_throws: u32,
}

/// The board, in own coordinates of either side (SHO-106).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// Rows.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// The colours of its squares (SHO-104), row by row from the South: `l` for a light one, `d` for a dark one.
    pub squares: Vec<String>,
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

impl Setup {
    /// That of these rules.
    pub fn new(game: &Shoot) -> Setup {
        let rules = &game.rules;
        let mut roles = [Role::Forward; 11];
        for number in Number::all() {
            roles[number.index()] = number.role();
        }
        let (mut goals, mut throws_per_half, mut minutes_per_half) = (None, None, None);
        match rules.length {
            Length::Goals(most) => goals = Some(most),
            Length::Throws(throws) => throws_per_half = Some(throws),
            Length::Clock(minutes) => minutes_per_half = Some(minutes),
            Length::Open => {}
        }
        Setup {
            board: board_view(&game.board),
            roles,
            goals,
            throws_per_half,
            minutes_per_half,
            drop_ball_after: rules.drop_ball_after,
            max_throws: rules.max_throws,
        }
    }
}

fn board_view(board: &Board) -> BoardView {
    BoardView {
        rows: ROWS,
        columns: COLUMNS,
        squares: (1..=ROWS).map(colours).collect(),
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

fn colours(row: u8) -> String {
    (1..=COLUMNS).map(|column| if Dark::new(row, column).is_some() { 'd' } else { 'l' }).collect()
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
