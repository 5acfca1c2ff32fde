//! The board as data: areas, marks and ready line-ups (CHA-106 to CHA-113, CHA-414).

use serde::Deserialize;

use super::square::{CELLS, COLUMNS, ROWS, Square};
use super::{Number, Numbers, Placing, Side, grid};

/// What the file says, before it is checked. The squares are South's; North's follow by half a turn.
#[derive(Deserialize)]
struct Data {
    columns: u8,
    rows: u8,
    goal: [String; 2],
    penalty_area: [String; 2],
    penalty_spot: String,
    circle_centre: String,
    circle_reach: u16,
    corners: [String; 2],
    goal_kicks: [String; 2],
    returns: [String; 2],
    stars: Vec<String>,
    lineups: Lineups,
}

#[derive(Deserialize)]
struct Lineups {
    kicking: [String; 11],
    receiving: [String; 11],
}

/// What a square is.
pub(crate) mod mark {
    /// A square of the pitch.
    pub(crate) const PITCH: u8 = 1;
    /// A star (CHA-113).
    pub(crate) const STAR: u8 = 2;
    /// In the centre circle (CHA-111).
    pub(crate) const CIRCLE: u8 = 4;
    /// In a penalty area: South's, North's (CHA-109).
    pub(crate) const AREA: [u8; 2] = [8, 16];
    /// In a mouth: South's, North's (CHA-108).
    pub(crate) const MOUTH: [u8; 2] = [32, 64];
}

/// The board of one match.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    marks: [u8; CELLS],
    /// The table of [`Grid`](super::grid::Grid) with nobody on it.
    cells: [u8; CELLS],
    /// South's, west and east of column M.
    corners: [Square; 2],
    goal_kicks: [Square; 2],
    /// Where a footballer comes back, by the half of the columns in which he left (CHA-766).
    pub(crate) returns: [Square; 2],
    penalty_spot: Square,
    /// South's, from the first square to the last.
    pub(crate) goal: [Square; 2],
    pub(crate) area: [Square; 2],
    /// The centre circle: its middle, and the largest sum of squared differences from it.
    pub(crate) centre: Square,
    pub(crate) reach: u16,
    kicking: [Square; 11],
    receiving: [Square; 11],
}

impl Board {
    /// The board of the rules.
    pub(crate) fn standard() -> Board {
        Board::read(onze_data::json!("data/pitch.toml")).expect("the board of the rules is whole")
    }

    fn read(text: &str) -> Option<Board> {
        let data: Data = serde_json::from_str(text).ok()?;
        if (data.columns, data.rows) != (COLUMNS, ROWS) {
            return None;
        }
        let mut marks = [0; CELLS];
        for square in Square::all() {
            marks[square.index()] = mark::PITCH;
        }
        let centre = Square::read(&data.circle_centre)?;
        for square in Square::all() {
            let columns = u16::from(square.column().abs_diff(centre.column()));
            let rows = u16::from(square.row().abs_diff(centre.row()));
            if columns * columns + rows * rows <= data.circle_reach {
                marks[square.index()] |= mark::CIRCLE;
            }
        }
        for star in &data.stars {
            marks[on_pitch(star)?.index()] |= mark::STAR;
        }
        let corners = |[from, to]: &[String; 2]| Some([Square::read(from)?, Square::read(to)?]);
        let (goal, area) = (corners(&data.goal)?, corners(&data.penalty_area)?);
        for side in Side::BOTH {
            for ([from, to], mark) in [(goal, mark::MOUTH), (area, mark::AREA)] {
                for square in rectangle(from, to) {
                    marks[square.own(side).index()] |= mark[side.index()];
                }
            }
        }
        Some(Board {
            marks,
            cells: marks.map(empty_cell),
            corners: pair(&data.corners)?,
            goal_kicks: pair(&data.goal_kicks)?,
            returns: pair(&data.returns)?,
            penalty_spot: on_pitch(&data.penalty_spot)?,
            goal,
            area,
            centre,
            reach: data.circle_reach,
            kicking: eleven(&data.lineups.kicking)?,
            receiving: eleven(&data.lineups.receiving)?,
        })
    }

    #[inline]
    pub(crate) fn marks(&self, square: Square) -> u8 {
        self.marks.get(square.index()).copied().unwrap_or(0)
    }

    /// The table of a grid with nobody on it.
    pub(crate) fn cells(&self) -> &[u8; CELLS] {
        &self.cells
    }

    pub(crate) fn is_star(&self, square: Square) -> bool {
        self.marks(square) & mark::STAR != 0
    }

    pub(crate) fn is_in_circle(&self, square: Square) -> bool {
        self.marks(square) & mark::CIRCLE != 0
    }

    /// In the penalty area that a side defends?
    pub(crate) fn is_in_area(&self, square: Square, side: Side) -> bool {
        self.marks(square) & mark::AREA[side.index()] != 0
    }

    /// Whose penalty area it is in, if in one.
    pub(crate) fn area(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.is_in_area(square, *side))
    }

    /// Whose goal it is in, if in one.
    pub(crate) fn mouth(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.marks(square) & mark::MOUTH[side.index()] != 0)
    }

    /// The corner square of a side's goal line on the same side of column M (CHA-742).
    pub(crate) fn corner(&self, side: Side, last: Square) -> Square {
        nearer(self.corners.map(|square| at_line(square, side)), last)
    }

    /// The goal-kick square of a side on the same side of column M (CHA-743).
    pub(crate) fn goal_kick(&self, side: Side, last: Square) -> Square {
        nearer(self.goal_kicks.map(|square| at_line(square, side)), last)
    }

    /// The spot in the penalty area of a side (CHA-109).
    pub(crate) fn penalty_spot(&self, side: Side) -> Square {
        self.penalty_spot.own(side)
    }

    /// The ready line-up of CHA-414 for those a side has left: the keeper in his place, two in the circle, the others
    /// from the back. The ball is with the last but one of them.
    pub(crate) fn lineup(&self, side: Side, kicking: bool, keeper: Number, numbers: Numbers) -> Placing {
        let squares = if kicking { &self.kicking } else { &self.receiving };
        let outfield = numbers.without(keeper);
        let n_back = outfield.len().saturating_sub(2).min(8);
        let slots = (1..=n_back).chain(9..11);
        let mut placing = Placing::new(keeper);
        placing.put(keeper, squares[0].own(side));
        let mut last = [keeper; 2];
        for (number, slot) in outfield.iter().zip(slots) {
            placing.put(number, squares[slot].own(side));
            last = [last[1], number];
        }
        placing.ball = kicking.then_some(last[0]);
        placing
    }
}

fn empty_cell(marks: u8) -> u8 {
    if marks & mark::PITCH != 0 {
        grid::FREE
    } else if marks & mark::MOUTH[0] != 0 {
        grid::MOUTH[0]
    } else if marks & mark::MOUTH[1] != 0 {
        grid::MOUTH[1]
    } else {
        grid::OFF
    }
}

/// One's own line for South, the same columns at the other end for North: the sides of column M stay where they are.
fn at_line(square: Square, side: Side) -> Square {
    match side {
        Side::South => square,
        Side::North => Square::new(square.column(), ROWS + 1 - square.row()).unwrap_or(square),
    }
}

/// West or east of column M, as the last square is.
fn nearer([west, east]: [Square; 2], last: Square) -> Square {
    if last.column() <= COLUMNS / 2 { west } else { east }
}

fn on_pitch(text: &str) -> Option<Square> {
    Square::read(text).filter(|square| square.is_on_pitch())
}

fn pair(texts: &[String; 2]) -> Option<[Square; 2]> {
    Some([on_pitch(&texts[0])?, on_pitch(&texts[1])?])
}

fn eleven(texts: &[String; 11]) -> Option<[Square; 11]> {
    let mut squares = [Square::CENTRE; 11];
    for (square, text) in squares.iter_mut().zip(texts) {
        *square = on_pitch(text)?;
    }
    Some(squares)
}

fn rectangle(from: Square, to: Square) -> impl Iterator<Item = Square> {
    (from.row()..=to.row())
        .flat_map(move |row| (from.column()..=to.column()).filter_map(move |column| Square::new(column, row)))
}
