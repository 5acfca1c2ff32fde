//! The regions of the cells in the plane, in whole thousandths of a millimetre (SIM-105, SIM-109).
//!
//! A region holds the points that are nearest to the cell's centre, so its borders are the perpendicular bisectors
//! between the centre and those of its neighbours. A body crosses none of them if
//!
//! ```text
//!    D·δ + h ≤ D·D / 2        D  from the centre to the neighbour's       \  NW   NE  /
//!                             δ  from the centre to the body's middle    W  \   |   /  E
//!                             h  how far the body reaches along D            SW   SE
//! ```
//!
//! There are only three directions D, each both ways, so h is a number per shape of body. Both sides are doubled, and
//! h rounded up, to stay among the integers. At the rims some neighbours do not exist: there the borders that are left
//! and the lines of the pitch bound the region.

use crate::angle::{Angle, UNIT};
use crate::cell::{Cell, LAST, ROWS};
use crate::cells::Cells;
use crate::place::{BALL_RADIUS, PEG_HEIGHT, PEG_RADIUS, Stance};
use crate::point::Point;

/// No border: larger than anything compared with it.
const OPEN: i64 = i64::MAX / 4;

/// The six neighbours in the order in which they lie around a cell: E, SE, SW, W, NW, NE, as steps of rows and numbers.
const AROUND: [(i8, i8); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];

/// The plane of the pitch.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) length: i32,
    pub(crate) width: i32,
    /// Half the distance of two cells of a row, and the distance of two rows.
    number_step: i32,
    row_step: i32,
    regions: Box<[Region; Cell::COUNT]>,
    standing: Extent,
    lying: Box<[Extent; Angle::COUNT]>,
    ball: Extent,
}

/// Where a cell lies.
#[derive(Clone, Copy, Default, Debug)]
struct Region {
    centre: Point,
    /// The borders with the cells of its row, or the goal lines.
    west: i32,
    east: i32,
    /// D·D for the neighbours SE, SW, NW, NE.
    beside: [i64; 4],
}

/// How far a body reaches from its middle.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Extent {
    x: i32,
    y: i32,
    /// 2h towards SE and NW.
    falling: i64,
    /// 2h towards NE and SW.
    rising: i64,
}

impl Ground {
    pub(crate) fn new([length, width]: [i32; 2], [number_step, row_step]: [i32; 2]) -> Ground {
        let mut ground = Ground {
            length,
            width,
            number_step,
            row_step,
            regions: Box::new([Region::default(); Cell::COUNT]),
            standing: Extent::of_disc(PEG_RADIUS, [number_step, row_step]),
            lying: Box::new([Extent::default(); Angle::COUNT]),
            ball: Extent::of_disc(BALL_RADIUS, [number_step, row_step]),
        };
        for cell in Cell::all() {
            ground.regions[cell.index()] = ground.region(cell);
        }
        for (extent, angle) in ground.lying.iter_mut().zip(Angle::all()) {
            *extent = Extent::of_lying(angle, [number_step, row_step]);
        }
        ground
    }

    fn region(&self, cell: Cell) -> Region {
        let x = self.number_step * i32::from(cell.number());
        let y = self.width / 2 + self.row_step * (i32::from(cell.row()) - i32::from(ROWS / 2));
        let square = self.square();
        let beside = [1, 2, 4, 5].map(|n| if beside(cell, n).is_some() { square } else { OPEN });
        Region {
            centre: Point { x, y },
            west: (x - self.number_step).max(0),
            east: (x + self.number_step).min(self.length),
            beside,
        }
    }

    /// D·D for a neighbour in another row.
    fn square(&self) -> i64 {
        let (a, b) = (i64::from(self.number_step), i64::from(self.row_step));
        a * a + b * b
    }

    #[inline]
    pub(crate) fn centre(&self, cell: Cell) -> Point {
        self.regions[cell.index()].centre
    }

    pub(crate) fn extent(&self, stance: Stance) -> &Extent {
        match stance {
            Stance::Standing => &self.standing,
            Stance::Lying(angle) => &self.lying[usize::from(angle.degrees())],
        }
    }

    pub(crate) fn ball(&self) -> &Extent {
        &self.ball
    }

    /// Does a body lie wholly in this cell and on the pitch? Touching a line is not being on it (SIM-127).
    #[inline]
    pub(crate) fn holds(&self, cell: Cell, extent: &Extent, at: Point) -> bool {
        let region = &self.regions[cell.index()];
        let inside = at.x - extent.x >= region.west
            && at.x + extent.x <= region.east
            && at.y >= extent.y
            && at.y + extent.y <= self.width;
        if !inside {
            return false;
        }
        let (dx, dy) = (i64::from(at.x - region.centre.x), i64::from(at.y - region.centre.y));
        let (along, across) = (2 * i64::from(self.number_step) * dx, 2 * i64::from(self.row_step) * dy);
        let [se, sw, nw, ne] = region.beside;
        let (falling, rising) = (along + across, along - across);
        falling + extent.falling <= se
            && extent.falling - falling <= nw
            && rising + extent.rising <= ne
            && extent.rising - rising <= sw
    }

    /// The smallest box in whole coordinates around the places of a body in a cell: lowest x and y, highest x and y.
    pub(crate) fn bounds(&self, cell: Cell, extent: &Extent) -> [Point; 2] {
        let region = &self.regions[cell.index()];
        // Nothing of a cell is farther from its centre than the corners of three regions, less than a row away.
        let low = Point { x: region.west + extent.x, y: (region.centre.y - self.row_step).max(0) + extent.y };
        let high = Point {
            x: region.east - extent.x,
            y: (region.centre.y + self.row_step).min(self.width) - extent.y,
        };
        [low, high]
    }

    /// The cell with the nearest centre; at equal distances the first in the order of the cells (SIM-109).
    pub(crate) fn cell(&self, point: Point) -> Cell {
        let first_row = self.width / 2 - self.row_step * i32::from(ROWS / 2);
        let row = (point.y - first_row).div_euclid(self.row_step).clamp(0, i32::from(ROWS) - 2);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0 to 7
        let row = row as u8;
        // Between two rows the nearest centre is in one of them.
        let (above, below) = (self.nearest_in_row(row, point.x), self.nearest_in_row(row + 1, point.x));
        if point.square_to(self.centre(below)) < point.square_to(self.centre(above)) { below } else { above }
    }

    /// The cell of a row with the nearest centre, the smaller number at equal distances.
    fn nearest_in_row(&self, row: u8, x: i32) -> Cell {
        let first = i32::from(1 - row % 2);
        let step = self.number_step;
        // Number n is nearest for (n − 1)·step < x ≤ (n + 1)·step.
        let pairs = -(-(x - (first + 1) * step)).div_euclid(2 * step);
        let number = (first + 2 * pairs).clamp(first, i32::from(LAST) - first);
        u8::try_from(number).ok().and_then(|number| Cell::new(row, number)).unwrap_or(Cell::FIRST)
    }

    /// The cells whose regions come nearer to the ball's middle than its radius (SIM-515).
    pub(crate) fn ball_cells(&self, ball: Point) -> Cells {
        let cell = self.cell(ball);
        let centre = self.centre(cell);
        let from_centre = (i64::from(ball.x - centre.x), i64::from(ball.y - centre.y));
        let is_near =
            |n: &usize| self.is_near_border(*n, from_centre) && !self.is_past_end(cell, *n, from_centre);
        (0..6).filter(is_near).filter_map(|n| beside(cell, n)).fold(Cells::only(cell), Cells::with)
    }

    /// From the centre of a cell to that of its nth neighbour.
    fn to_neighbour(&self, n: usize) -> (i64, i64) {
        let (rows, numbers) = AROUND[n];
        (i64::from(numbers) * i64::from(self.number_step), i64::from(rows) * i64::from(self.row_step))
    }

    /// Is the ball nearer than its radius to the straight line that the border with the nth neighbour lies on?
    fn is_near_border(&self, n: usize, (x, y): (i64, i64)) -> bool {
        let (dx, dy) = self.to_neighbour(n);
        let extent = match n {
            0 | 3 => 2 * dx.abs() * i64::from(BALL_RADIUS),
            1 | 4 => self.ball.falling,
            _ => self.ball.rising,
        };
        dx * dx + dy * dy - 2 * (dx * x + dy * y) < extent
    }

    /// Does the border with the nth neighbour end, at a corner of three regions, before it comes near the ball?
    fn is_past_end(&self, cell: Cell, n: usize, (x, y): (i64, i64)) -> bool {
        let (dx, dy) = self.to_neighbour(n);
        // The corner with the neighbour that follows, and the one with the neighbour before; each with the way from
        // there along the border.
        let ends = [(n, (n + 1) % 6, (dy, -dx)), ((n + 5) % 6, (n + 5) % 6, (-dy, dx))];
        ends.into_iter().any(|(corner, third, along)| {
            if beside(cell, third).is_none() {
                return false;
            }
            // The corners are fractions in y; all y are taken so many times.
            let times = 2 * i64::from(self.row_step);
            let (corner_x, corner_y) = self.corner(corner);
            let (x, y) = (x - corner_x, y * times - corner_y);
            let radius = i64::from(BALL_RADIUS);
            let is_behind = times * x * along.0 + y * along.1 < 0;
            let is_away = x.abs() >= radius
                || y.abs() >= radius * times
                || (x * times) * (x * times) + y * y >= (radius * times) * (radius * times);
            is_behind && is_away
        })
    }

    /// The corner between the nth neighbour and the next, from the centre, with y taken 2·`row_step` times.
    fn corner(&self, n: usize) -> (i64, i64) {
        let (a, b) = (i64::from(self.number_step), i64::from(self.row_step));
        let (far, near) = (self.square(), 2 * b * b - self.square());
        [(a, near), (0, far), (-a, near), (-a, -near), (0, -far), (a, -near)][n]
    }
}

/// The nth neighbour around a cell.
fn beside(cell: Cell, n: usize) -> Option<Cell> {
    let (rows, numbers) = AROUND[n];
    Cell::new(cell.row().checked_add_signed(rows)?, cell.number().checked_add_signed(numbers)?)
}

impl Extent {
    fn of_disc(radius: i32, [number_step, row_step]: [i32; 2]) -> Extent {
        let square = |length: i32| u64::from(length.unsigned_abs()).pow(2);
        let doubled = 4 * square(radius) * (square(number_step) + square(row_step));
        let root = doubled.isqrt();
        let root = i64::try_from(root + u64::from(root * root < doubled)).unwrap_or(OPEN);
        Extent { x: radius, y: radius, falling: root, rising: root }
    }

    fn of_lying(angle: Angle, [number_step, row_step]: [i32; 2]) -> Extent {
        let (cos, sin) = (angle.cos(), angle.sin());
        let (half_length, radius) = (i64::from(PEG_HEIGHT) / 2, i64::from(PEG_RADIUS));
        let along =
            |x: i64, y: i64| half_length * (x * cos + y * sin).abs() + radius * (y * cos - x * sin).abs();
        let up = |length: i64| -(-length).div_euclid(UNIT);
        let whole = |length: i64| i32::try_from(up(length)).unwrap_or(i32::MAX);
        let (a, b) = (2 * i64::from(number_step), 2 * i64::from(row_step));
        Extent {
            x: whole(along(1, 0)),
            y: whole(along(0, 1)),
            falling: up(along(a, b)),
            rising: up(along(a, -b)),
        }
    }
}
