//! The round sticker on top of a peg (SIM-202, SIM-203, SIM-205).
//!
//! ```text
//!      dribble  ╭───────╮  keeping      with the ball
//!               │ marks │
//!      marking  ╰───────╯  tackle       against it
//! ```

use std::f64::consts::FRAC_PI_2;

use onze_simulator::{MM, Mark, PEG_RADIUS, Sticker};

use crate::font::Face;
use crate::svg::{Drawing, Mm, Type};
use crate::{CUT, INK};

/// Half the diameter of a peg, which the sticker covers (SIM-124).
pub(crate) const RADIUS: f64 = PEG_RADIUS as f64 / MM as f64;

/// Where the ring of numbers ends and the marks begin.
const INNER: f64 = 3.5;
const MARK: f64 = 0.92;

/// The number's name in the locale files, its colour, and the colour of its figure (SIM-205).
pub(crate) const NUMBERS: [(&str, &str, &str); 4] = [
    ("dribble", RED, "#ffffff"),
    ("keeping", YELLOW, INK),
    ("tackle", GREEN, "#ffffff"),
    ("marking", BLUE, "#ffffff"),
];

const RED: &str = "#c62828";
const YELLOW: &str = "#f6c61c";
const GREEN: &str = "#2e7d32";
const BLUE: &str = "#1565c0";

/// A sticker, its middle at the origin.
pub fn top(sticker: &Sticker) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.circle([0.0, 0.0], RADIUS, "fill=\"#ffffff\"");
    let numbers =
        [sticker.numbers.dribble, sticker.numbers.keeping, sticker.numbers.tackle, sticker.numbers.marking];
    // From the upper left quarter clockwise.
    for ((quarter, number), (_, colour, figure)) in (2..).zip(numbers).zip(NUMBERS) {
        let from = f64::from(quarter) * FRAC_PI_2;
        drawing
            .path(&ring_quarter(from), &format!("fill=\"{colour}\" stroke=\"#ffffff\" stroke-width=\"0.3\""));
        let (sin, cos) = (from + FRAC_PI_2 / 2.0).sin_cos();
        let middle = f64::midpoint(RADIUS, INNER);
        let set = Type::new(Face::Display, 2.9, figure).anchored("middle");
        drawing.text([middle * cos, middle * sin + 1.04], set, &number.to_string());
    }
    for (mark, at) in marks(sticker).iter().zip(places(sticker.value())) {
        draw_mark(&mut drawing, *mark, *at, MARK);
    }
    drawing.circle([0.0, 0.0], RADIUS, CUT);
    drawing
}

/// One mark, as it is drawn on stickers and in the legend (SIM-203).
pub(crate) fn draw_mark(drawing: &mut Drawing, mark: Mark, [x, y]: [f64; 2], radius: f64) {
    let colour = match mark {
        Mark::Yellow => YELLOW,
        Mark::Green => GREEN,
        Mark::Red => RED,
        Mark::Blue => BLUE,
        Mark::Black | Mark::Keeper => INK,
        Mark::Grey => "#9b9b9b",
    };
    drawing.circle([x, y], radius, &format!("fill=\"{colour}\""));
    if mark == Mark::Keeper {
        let (arm, style) =
            (radius * 0.48, "stroke=\"#ffffff\" stroke-width=\"0.32\" stroke-linecap=\"round\"");
        drawing.line([x - arm, y - arm], [x + arm, y + arm], style);
        drawing.line([x - arm, y + arm], [x + arm, y - arm], style);
    }
}

fn marks(sticker: &Sticker) -> Vec<Mark> {
    let several = |mark| std::iter::repeat_n(mark, usize::from(sticker.marks.count(mark)));
    Mark::ALL.into_iter().flat_map(several).collect()
}

/// Where so many marks lie, as on a die.
fn places(marks: u8) -> &'static [[f64; 2]] {
    match marks {
        0 | 1 => &[[0.0, 0.0]],
        2 => &[[-1.2, 0.0], [1.2, 0.0]],
        3 => &[[0.0, -1.3], [-1.2, 0.85], [1.2, 0.85]],
        4 => &[[-1.2, -1.2], [1.2, -1.2], [-1.2, 1.2], [1.2, 1.2]],
        _ => &[[-1.5, -1.5], [1.5, -1.5], [0.0, 0.0], [-1.5, 1.5], [1.5, 1.5]],
    }
}

fn ring_quarter(from: f64) -> String {
    let point =
        |radius: f64, angle: f64| format!("{} {}", Mm(radius * angle.cos()), Mm(radius * angle.sin()));
    let to = from + FRAC_PI_2;
    format!(
        "M{} A{RADIUS} {RADIUS} 0 0 1 {} L{} A{INNER} {INNER} 0 0 0 {} Z",
        point(RADIUS, from),
        point(RADIUS, to),
        point(INNER, to),
        point(INNER, from)
    )
}
