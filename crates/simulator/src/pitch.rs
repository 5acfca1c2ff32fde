//! The pitch: where cells lie, the zones and the marks (SIM-104 to SIM-122).

use onze_core::Side;
use onze_kick::size;
use serde::Deserialize;

use crate::cell::{Cell, LAST, ROWS};
use crate::cells::Cells;
use crate::ground::Ground;
use crate::pitch_fault::PitchFault as Fault;
use crate::place::{BALL_RADIUS, PEG_HEIGHT, PEG_RADIUS};
use crate::point::{MM, Point};

/// The standard pitch.
const STANDARD: &str = include_str!("../data/pitch.toml");

/// KICK-101, KICK-104: the playing area and the goals that the ball's flight knows.
const KICK_LENGTH: i32 = thousandths(size::LENGTH);
const KICK_WIDTH: i32 = thousandths(size::WIDTH);
const KICK_MOUTH: GoalMouth = GoalMouth {
    y: [thousandths(size::MOUTH[0]), thousandths(size::MOUTH[1])],
    height: thousandths(size::MOUTH_HEIGHT),
};

#[allow(clippy::cast_possible_truncation)] // whole millimetres, less than a metre
const fn thousandths(mm: f64) -> i32 {
    mm as i32 * MM
}

/// A third of the pitch (SIM-115).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// Near the goal that the side defends.
    Defence,
    /// Between the two others.
    Midfield,
    /// Near the goal that the side attacks.
    Attack,
}

/// The opening of a goal (SIM-121).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct GoalMouth {
    /// From post to post.
    pub y: [i32; 2],
    /// From the cloth to the bar.
    pub height: i32,
}

/// What the file says, before it is checked.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    length: i32,
    width: i32,
    number_step: i32,
    row_step: i32,
    home_inset: i32,
    goal_mouth: GoalMouth,
    marks: Marks,
    zones: Zones,
    bodies: Bodies,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Marks {
    penalty_spot: [i32; 2],
    corner: [i32; 2],
    keeper_at_penalty: [i32; 2],
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Zones {
    defence: String,
    shooting: String,
    cross: String,
    penalty_area: String,
    goal_area: String,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bodies {
    peg_diameter: i32,
    peg_height: i32,
    ball_diameter: i32,
}

/// A pitch that passed its checks. What belongs to a side is kept for both, by [`Side::index`].
#[derive(Clone, Debug)]
pub struct Pitch {
    pub(crate) ground: Ground,
    goal_mouth: GoalMouth,
    home_inset: i32,
    defence: [Cells; 2],
    shooting: [Cells; 2],
    cross: [Cells; 2],
    extended_cross: [Cells; 2],
    penalty_area: [Cells; 2],
    goal_area: [Cells; 2],
    /// The spot in front of the goal that the side defends.
    penalty_spot: [Point; 2],
    keeper_at_penalty: [Point; 2],
    /// At row A, on the goal line that the side defends.
    corner: [Point; 2],
}

impl Pitch {
    /// `standard`, or what differs from it: `penalty-area D19-21 E20-22 F19-21 G20-22 H19-21; penalty-spot 828,333; …`
    ///
    /// The names are `defence`, `shooting`, `cross` (cells as Red sees them), `penalty-area`, `goal-area` (cells of
    /// Blue's), `penalty-spot`, `corner` (points on Blue's side).
    pub fn read(text: &str) -> Result<Pitch, Fault> {
        let mut data: Data = toml::from_str(STANDARD).map_err(|_| Fault::Form)?;
        if text != "standard" {
            for item in text.split(';') {
                change(&mut data, item.trim()).ok_or(Fault::Form)?;
            }
        }
        check(&data)
    }

    /// A pitch as a data file tells it.
    pub fn from_toml(text: &str) -> Result<Pitch, Fault> {
        check(&toml::from_str(text).map_err(|_| Fault::Form)?)
    }

    /// From goal line to goal line, in thousandths of a millimetre.
    pub const fn length(&self) -> i32 {
        self.ground.length
    }

    /// From touch-line to touch-line.
    pub const fn width(&self) -> i32 {
        self.ground.width
    }

    /// The x of the half-way line (SIM-120).
    pub const fn half_way(&self) -> i32 {
        self.ground.length / 2
    }

    /// The x of the goal line that the side defends.
    pub const fn goal_line(&self, side: Side) -> i32 {
        match side {
            Side::Red => 0,
            Side::Blue => self.ground.length,
        }
    }

    /// The goal mouths (SIM-121).
    pub const fn goal_mouth(&self) -> GoalMouth {
        self.goal_mouth
    }

    /// The middle of a cell (SIM-108).
    #[inline]
    pub fn centre(&self, cell: Cell) -> Point {
        self.ground.centre(cell)
    }

    /// Where a peg is put in a cell when nobody chooses a point (SIM-114).
    pub fn home(&self, cell: Cell) -> Point {
        let Point { x, y } = self.centre(cell);
        match cell.number() {
            0 => Point { x: self.home_inset, y },
            LAST => Point { x: self.length() - self.home_inset, y },
            _ => Point { x, y },
        }
    }

    /// The cell of a point, on the pitch or beside it (SIM-109).
    pub fn cell(&self, point: Point) -> Cell {
        self.ground.cell(point)
    }

    /// The cells of a ball that lies here: one, or the two or three whose lines it interrupts (SIM-515).
    pub fn ball_cells(&self, ball: Point) -> Cells {
        self.ground.ball_cells(ball)
    }

    /// The mirror image of a point (SIM-113).
    #[must_use]
    pub const fn mirror(&self, point: Point) -> Point {
        Point { x: self.ground.length - point.x, y: point.y }
    }

    /// From the pitch as it lies to the pitch as Red would see it in this side's stead, or back (SIM-113).
    #[must_use]
    pub const fn own(&self, point: Point, side: Side) -> Point {
        match side {
            Side::Red => point,
            Side::Blue => self.mirror(point),
        }
    }

    /// Is the whole body of a standing peg in the side's own half? (SIM-120)
    pub const fn is_behind_half_way(&self, side: Side, at: Point) -> bool {
        self.own(at, side).x <= self.half_way() - PEG_RADIUS
    }

    /// The third of the pitch that a cell belongs to (SIM-115).
    #[inline]
    pub fn zone(&self, side: Side, cell: Cell) -> Zone {
        if self.defence(side).has(cell) {
            Zone::Defence
        } else if self.attack(side).has(cell) {
            Zone::Attack
        } else {
            Zone::Midfield
        }
    }

    /// The defence zone of a side.
    pub const fn defence(&self, side: Side) -> Cells {
        self.defence[side.index()]
    }

    /// The midfield, the same for both sides.
    pub const fn midfield(&self) -> Cells {
        self.defence[0].or(self.defence[1]).complement()
    }

    /// The attack zone of a side, the defence zone of the other.
    pub const fn attack(&self, side: Side) -> Cells {
        self.defence(side.other())
    }

    /// Where a side may declare shots (SIM-117).
    pub const fn shooting(&self, side: Side) -> Cells {
        self.shooting[side.index()]
    }

    /// Where a side may declare crosses (SIM-116).
    pub const fn cross(&self, side: Side) -> Cells {
        self.cross[side.index()]
    }

    /// The cells adjacent to the cross zone, which the PRO rule of SIM-906 adds to it.
    pub const fn extended_cross(&self, side: Side) -> Cells {
        self.extended_cross[side.index()]
    }

    /// The penalty area of the goal that a side defends (SIM-118).
    pub const fn penalty_area(&self, side: Side) -> Cells {
        self.penalty_area[side.index()]
    }

    /// The goal area of the goal that a side defends (SIM-119).
    pub const fn goal_area(&self, side: Side) -> Cells {
        self.goal_area[side.index()]
    }

    /// The centre spot (SIM-122).
    pub const fn centre_spot(&self) -> Point {
        Point { x: self.half_way(), y: self.ground.width / 2 }
    }

    /// The penalty spot in front of the goal that a side defends (SIM-122).
    pub const fn penalty_spot(&self, side: Side) -> Point {
        self.penalty_spot[side.index()]
    }

    /// Where the keeper of this side stands at a penalty (SIM-650).
    pub const fn keeper_at_penalty(&self, side: Side) -> Point {
        self.keeper_at_penalty[side.index()]
    }

    /// The ball at a corner by the goal line that a side defends, if it went out there at this y (SIM-122, SIM-823).
    pub const fn corner(&self, side: Side, y: i32) -> Point {
        let corner = self.corner[side.index()];
        if y <= self.ground.width / 2 {
            corner
        } else {
            Point { x: corner.x, y: self.ground.width - corner.y }
        }
    }
}

/// One item of a pitch's text.
fn change(data: &mut Data, item: &str) -> Option<()> {
    let (name, value) = item.split_once(' ')?;
    let point = || Point::parse(value).map(|Point { x, y }| [x, y]);
    let cells = || Cells::parse(value).map(|_| value.to_owned());
    match name {
        "defence" => data.zones.defence = cells()?,
        "shooting" => data.zones.shooting = cells()?,
        "cross" => data.zones.cross = cells()?,
        "penalty-area" => data.zones.penalty_area = cells()?,
        "goal-area" => data.zones.goal_area = cells()?,
        "penalty-spot" => data.marks.penalty_spot = point()?,
        "corner" => data.marks.corner = point()?,
        _ => return None,
    }
    Some(())
}

/// What the rules take for granted about a pitch.
fn check(data: &Data) -> Result<Pitch, Fault> {
    check_lengths(data)?;
    let ground = Ground::new([data.length, data.width], [data.number_step, data.row_step]);
    let cells = |text: &str| Cells::parse(text).ok_or(Fault::Cells);
    let zones = &data.zones;
    // Red's own first, then Blue's.
    let of_red = |cells: Cells| [cells, cells.mirror()];
    let of_blue = |cells: Cells| [cells.mirror(), cells];
    let cross = cells(&zones.cross)?;
    let mark = |[x, y]: [i32; 2]| [Point { x: data.length - x, y }, Point { x, y }];
    let pitch = Pitch {
        ground,
        goal_mouth: data.goal_mouth,
        home_inset: data.home_inset,
        defence: of_red(cells(&zones.defence)?),
        shooting: of_red(cells(&zones.shooting)?),
        cross: of_red(cross),
        extended_cross: of_red(cross.grown().but(cross)),
        penalty_area: of_blue(cells(&zones.penalty_area)?),
        goal_area: of_blue(cells(&zones.goal_area)?),
        penalty_spot: mark(data.marks.penalty_spot),
        keeper_at_penalty: mark(data.marks.keeper_at_penalty),
        corner: mark(data.marks.corner),
    };
    check_zones(&pitch)?;
    check_marks(&pitch)?;
    Ok(pitch)
}

/// The cells cover the pitch as SIM-108 says, and the ball's flight knows the same pitch and the same bodies.
fn check_lengths(data: &Data) -> Result<(), Fault> {
    let bodies = &data.bodies;
    let known = (data.length, data.width, data.goal_mouth) == (KICK_LENGTH, KICK_WIDTH, KICK_MOUTH)
        && (bodies.peg_diameter, bodies.peg_height) == (2 * PEG_RADIUS, PEG_HEIGHT)
        && bodies.ball_diameter == 2 * BALL_RADIUS;
    if !known {
        return Err(Fault::Flight);
    }
    let (number_step, row_step) = (data.number_step, data.row_step);
    // Half cells at both goal lines, and rows far enough apart for six neighbours each.
    let across = row_step > number_step && row_step <= data.width / i32::from(ROWS - 1);
    if number_step != data.length / i32::from(LAST) || !across {
        return Err(Fault::Grid);
    }
    if data.home_inset < PEG_RADIUS || data.home_inset > number_step - PEG_RADIUS {
        return Err(Fault::Home);
    }
    Ok(())
}

fn check_zones(pitch: &Pitch) -> Result<(), Fault> {
    let [red, blue] = pitch.defence;
    // A cell cannot be in the defence of both, and there is a midfield between.
    if !red.and(blue).is_empty() || pitch.midfield().is_empty() {
        return Err(Fault::Thirds);
    }
    let (penalty, goal) = (pitch.penalty_area(Side::Blue), pitch.goal_area(Side::Blue));
    let nested = goal.but(penalty).is_empty() && penalty.and(penalty.mirror()).is_empty();
    if nested { Ok(()) } else { Err(Fault::Areas) }
}

fn check_marks(pitch: &Pitch) -> Result<(), Fault> {
    let side = Side::Blue;
    let spot = pitch.penalty_spot(side);
    let keeper = pitch.keeper_at_penalty(side);
    // SIM-850: the keeper is between the spot and the goal, and touches the line.
    let at_line = keeper.x == pitch.goal_line(side) - PEG_RADIUS;
    if !pitch.penalty_area(side).has(pitch.cell(spot)) || spot.x >= keeper.x || !at_line {
        return Err(Fault::PenaltySpot);
    }
    let corner = pitch.corner(side, 0);
    let on_pitch = corner.x <= pitch.length() - BALL_RADIUS && corner.y >= BALL_RADIUS;
    // SIM-851: a cross may be declared at a corner.
    if !on_pitch || corner.y >= pitch.width() / 2 || !pitch.cross(side.other()).has(pitch.cell(corner)) {
        return Err(Fault::Corner);
    }
    Ok(())
}
