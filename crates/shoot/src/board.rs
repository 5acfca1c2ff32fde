//! The board: areas, marks and starting squares (tables 1 and 2 of the rules), and where each role may stand.

use serde::{Deserialize, Serialize};

use crate::refusal::BoardFault as Fault;
use crate::square::{COLUMNS, Dark, Light, ROWS, read_place};
use crate::squares::Squares;
use crate::{Number, Role};

/// Tables 1 and 2 as they stand in the rules.
const STANDARD: &str = onze_data::json!("data/board.toml");

/// The deepest areas that the search for moves has room for: from any row of one, the windows of [`crate::reach`] show
/// six whole rows.
const MOST_ROWS: u8 = 6;

/// A rectangle in front of the goal that a side defends, in its own coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Area {
    /// From its goal line to this row.
    pub rows: u8,
    /// The first and the last column.
    pub columns: [u8; 2],
}

impl Area {
    /// Does the defending side's square own row, column lie in it?
    pub const fn has(&self, row: u8, column: u8) -> bool {
        row <= self.rows && self.columns[0] <= column && column <= self.columns[1]
    }

    /// Does the attacking side's square own row, column lie in it?
    pub const fn has_attacked(&self, row: u8, column: u8) -> bool {
        self.has(ROWS + 1 - row, COLUMNS + 1 - column)
    }

    fn fits(self) -> bool {
        let [first, last] = self.columns;
        (1..=MOST_ROWS).contains(&self.rows) && 1 <= first && first <= last && last <= COLUMNS
    }
}

/// What the file says, before it is checked.
#[derive(Clone, Deserialize)]
struct Data {
    rows: u8,
    columns: u8,
    centre_spot: [u8; 2],
    penalty_area: Area,
    goal_area: Area,
    half_line: u8,
    goal_mouth: [u8; 2],
    kick_off_circle: [u8; 2],
    penalty_circle: [u8; 2],
    right_goal_kick_circle: [u8; 2],
    left_goal_kick_circle: [u8; 2],
    start: [[u8; 2]; 11],
}

/// A board that passed the checks of SHO-115. All squares are in own coordinates.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) penalty_area: Area,
    pub(crate) goal_area: Area,
    pub(crate) half_line: u8,
    pub(crate) goal_mouth: [u8; 2],
    pub(crate) centre_spot: Light,
    pub(crate) kick_off: Light,
    pub(crate) penalty_circle: Light,
    /// Where the 9 stands to take a penalty.
    pub(crate) taker: Dark,
    /// The circles of goal kicks, right and left, and the squares of the backs behind them.
    pub(crate) goal_kicks: [(Light, Dark); 2],
    pub(crate) start: [Dark; 11],
    /// The first and the last goal square of row 27 (SHO-111).
    pub(crate) goal_columns: [u8; 2],
    /// Where each role may stand, by [`Role`].
    pub(crate) limits: [Squares; 4],
    /// The penalty area that the side attacks, its first row, its first and its last column.
    pub(crate) attacked_area: Squares,
    pub(crate) attacked_from: u8,
    pub(crate) attacked_columns: [u8; 2],
}

impl Board {
    /// `standard`, or what differs from it: `half-line 8; penalty-area 6 5-15; 4@8,15; kick-off 12,10; …`
    pub(crate) fn read(text: &str) -> Result<Board, Fault> {
        let mut data: Data = serde_json::from_str(STANDARD).map_err(|_| Fault::Form)?;
        if text != "standard" {
            for item in text.split(';') {
                change(&mut data, item.trim()).ok_or(Fault::Form)?;
            }
        }
        check(&data)
    }

    pub(crate) fn limits(&self, role: Role) -> &Squares {
        &self.limits[role as usize]
    }

    /// Is a ball on own row, column able to reach a goal square in so many steps? (SHO-604)
    pub(crate) const fn mouth_in_reach(&self, column: u8, steps: u8) -> bool {
        column <= self.goal_columns[1] + steps && self.goal_columns[0] <= column + steps
    }
}

/// One item of a board's text.
fn change(data: &mut Data, item: &str) -> Option<()> {
    let square = |text: &str| read_place(text).map(|(row, column)| [row, column]);
    let columns = |text: &str| -> Option<[u8; 2]> {
        let (first, last) = text.split_once('-')?;
        Some([first.parse().ok()?, last.parse().ok()?])
    };
    let area = |text: &str| -> Option<Area> {
        let (rows, between) = text.split_once(' ')?;
        Some(Area { rows: rows.parse().ok()?, columns: columns(between)? })
    };
    if let Some((number, at)) = item.split_once('@') {
        data.start[Number::read(number)?.index()] = square(at)?;
        return Some(());
    }
    let (name, value) = item.split_once(' ')?;
    match name {
        "half-line" => data.half_line = value.parse().ok()?,
        "penalty-area" => data.penalty_area = area(value)?,
        "goal-area" => data.goal_area = area(value)?,
        "goal-mouth" => data.goal_mouth = columns(value)?,
        "kick-off" => data.kick_off_circle = square(value)?,
        "penalty-circle" => data.penalty_circle = square(value)?,
        "goal-kick-right" => data.right_goal_kick_circle = square(value)?,
        "goal-kick-left" => data.left_goal_kick_circle = square(value)?,
        _ => return None,
    }
    Some(())
}

/// SHO-115: what a board must fulfil.
fn check(data: &Data) -> Result<Board, Fault> {
    if (data.rows, data.columns) != (ROWS, COLUMNS) {
        return Err(Fault::Size);
    }
    check_areas(data)?;
    let light = |[row, column]: [u8; 2]| Light::new(row, column).ok_or(Fault::BallSquare);
    let behind = |circle: Light| circle.behind().ok_or(Fault::BallSquare);
    let circle = |square: [u8; 2]| light(square).and_then(|circle| Ok((circle, behind(circle)?)));
    let start = dark_squares(&data.start)?;
    let (kick_off, behind_kick_off) = circle(data.kick_off_circle)?;
    let (penalty_circle, taker) = circle(data.penalty_circle)?;
    let board = Board {
        penalty_area: data.penalty_area,
        goal_area: data.goal_area,
        half_line: data.half_line,
        goal_mouth: data.goal_mouth,
        centre_spot: light(data.centre_spot)?,
        kick_off,
        penalty_circle,
        taker,
        goal_kicks: [circle(data.right_goal_kick_circle)?, circle(data.left_goal_kick_circle)?],
        start,
        goal_columns: goal_columns(data.goal_mouth)?,
        limits: limits(data),
        attacked_area: Squares::of(attacked(data)),
        attacked_from: ROWS + 1 - data.penalty_area.rows,
        attacked_columns: [
            COLUMNS + 1 - data.penalty_area.columns[1],
            COLUMNS + 1 - data.penalty_area.columns[0],
        ],
    };
    // SHO-205: the kick-off circle is directly in front of the 9.
    if start[Number::CENTRE_FORWARD.index()] != behind_kick_off {
        return Err(Fault::KickOff);
    }
    let backs = board.limits(Role::Back);
    let in_area = |(circle, back): &(Light, Dark)| {
        board.penalty_area.has(circle.row(), circle.column()) && backs.has(*back)
    };
    let penalty = board.penalty_area.has_attacked(penalty_circle.row(), penalty_circle.column());
    // SHO-112: the circles belong to the penalty areas.
    if !penalty || !board.goal_kicks.iter().all(in_area) {
        return Err(Fault::Circle);
    }
    let stands = |number: Number| board.limits(number.role()).has(start[number.index()]);
    if Number::all().all(stands) { Ok(board) } else { Err(Fault::Limits) }
}

/// The areas have room on the pitch, one inside the other.
fn check_areas(data: &Data) -> Result<(), Fault> {
    let (outer, inner) = (&data.penalty_area, &data.goal_area);
    let nested = inner.rows <= outer.rows
        && outer.columns[0] <= inner.columns[0]
        && inner.columns[1] <= outer.columns[1];
    let half_line = (1..=ROWS / 2).contains(&data.half_line);
    if outer.fits() && inner.fits() && nested && half_line { Ok(()) } else { Err(Fault::Areas) }
}

/// The starting squares: dark, and no two players of either side on one.
fn dark_squares(places: &[[u8; 2]; 11]) -> Result<[Dark; 11], Fault> {
    let mut start = [Dark::from_index(0); 11];
    for (square, &[row, column]) in start.iter_mut().zip(places) {
        *square = Dark::new(row, column).ok_or(Fault::PlayerSquare)?;
    }
    let all = || start.iter().flat_map(|square| [square.own(false), square.own(true)]);
    let alone = all().all(|square| all().filter(|other| *other == square).count() == 1);
    if alone { Ok(start) } else { Err(Fault::Shared) }
}

/// The light squares of row 27 in front of the mouth that the other side defends: odd columns.
fn goal_columns([first, last]: [u8; 2]) -> Result<[u8; 2], Fault> {
    if first < 1 || last > COLUMNS || first > last {
        return Err(Fault::Areas);
    }
    let (low, high) = (COLUMNS + 1 - last, COLUMNS + 1 - first);
    let columns = [low | 1, high - u8::from(high % 2 == 0)];
    if columns[0] <= columns[1] { Ok(columns) } else { Err(Fault::Areas) }
}

fn attacked(data: &Data) -> impl Iterator<Item = Dark> {
    let area = data.penalty_area;
    Dark::all().filter(move |square| area.has_attacked(square.row(), square.column()))
}

/// Where each role may stand, in the order of [`Role`].
fn limits(data: &Data) -> [Squares; 4] {
    let (penalty, goal) = (data.penalty_area, data.goal_area);
    let half_line = data.half_line;
    let ground = |role: Role| {
        let may_stand = move |square: &Dark| {
            let (row, column) = (square.row(), square.column());
            match role {
                Role::Goalkeeper => goal.has(row, column),                // SHO-442
                Role::Back => row <= half_line && !goal.has(row, column), // SHO-432, SHO-433
                Role::Half => !penalty.has(row, column) && !goal.has_attacked(row, column), // SHO-423, SHO-424
                Role::Forward => true,                                                      // SHO-412
            }
        };
        Squares::of(Dark::all().filter(may_stand))
    };
    Role::ALL.map(ground)
}
