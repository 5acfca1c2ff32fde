//! The rectangular sticker around a peg: what the player wears, unrolled (SIM-202, SIM-214).
//!
//! ```text
//!   0      front     W/2     back       W  flap
//!   ├──────────────────┼──────────────────┼──┤  0
//!   │     V   badge    │       NAME       │//│
//!   │    sponsor       │        10        │//│     shirt
//!   ├──────────────────┼──────────────────┤//│ 18
//!   │                  │                  │//│     shorts
//!   ├──────────────────┼──────────────────┤//│ 25
//!   │                  │                  │//│     socks, boots
//!   └──────────────────┴──────────────────┴──┘ 32
//! ```
//!
//! The arms hang at 0 and at W/2, where the two ends meet.

use std::f64::consts::PI;

use onze_simulator::{Colour, Kit, MM, PEG_HEIGHT, Pattern, Strip};

use crate::font::Face;
use crate::svg::{Drawing, Mm, Type, fill};
use crate::top::RADIUS;
use crate::{CUT, INK};

/// Once around a peg (SIM-124).
pub(crate) const AROUND: f64 = 2.0 * PI * RADIUS;
/// As high as a peg (SIM-124).
pub(crate) const HEIGHT: f64 = PEG_HEIGHT as f64 / MM as f64;
/// What lies under the other end, for the glue.
pub(crate) const FLAP: f64 = 2.0;

const WAIST: f64 = 18.0;
const KNEES: f64 = 25.0;
const ANKLES: f64 = 30.2;
const FRONT: f64 = AROUND / 4.0;
const SIDE: f64 = AROUND / 2.0;
const BACK: f64 = AROUND * 0.75;
const SEAM: &str = "stroke=\"#000000\" stroke-opacity=\"0.28\" stroke-width=\"0.15\"";

/// The sticker of the player with this number, 1 to 16, its upper left corner at the origin.
pub fn shirt(kit: &Kit, strip: &Strip, number: usize) -> Drawing {
    let mut drawing = Drawing::default();
    draw_flap(&mut drawing);
    draw_cloth(&mut drawing, strip);
    draw_seams(&mut drawing, strip);
    draw_front(&mut drawing, kit, strip, number);
    draw_back(&mut drawing, kit, strip, number);
    drawing.text([FRONT - 4.4, 23.6], letters(3.2, strip.shorts), &number.to_string());
    drawing.rect([0.0, 0.0, AROUND + FLAP, HEIGHT], CUT);
    drawing
}

/// Letters that can be read on a colour.
fn letters(size: f64, ground: Colour) -> Type<'static> {
    Type::new(Face::Display, size, ink_on(ground)).anchored("middle")
}

/// White or ink, whichever is easier to read on a colour.
pub(crate) fn ink_on(colour: Colour) -> &'static str {
    let [red, green, blue] = colour.0.map(u32::from);
    if 299 * red + 587 * green + 114 * blue > 150_000 { INK } else { "#ffffff" }
}

fn draw_flap(drawing: &mut Drawing) {
    let style = "stroke=\"#8a8a8a\" stroke-width=\"0.12\"";
    drawing.line([AROUND, 0.0], [AROUND, HEIGHT], style);
    for step in 0..15 {
        let y = 1.0 + 2.0 * f64::from(step);
        drawing.line([AROUND, y + 1.0], [AROUND + FLAP, y], style);
    }
}

fn draw_cloth(drawing: &mut Drawing, strip: &Strip) {
    let accent = fill(strip.accent());
    drawing.rect([0.0, 0.0, AROUND, WAIST], &fill(strip.shirt));
    match strip.pattern {
        Pattern::Plain => {}
        Pattern::Stripes => {
            let width = AROUND / 12.0;
            for stripe in 0..6 {
                drawing.rect([width * (2.0 * f64::from(stripe) + 0.5), 0.0, width, WAIST], &accent);
            }
        }
        Pattern::Hoops => {
            for hoop in 0..3 {
                drawing.rect([0.0, 3.0 + 6.0 * f64::from(hoop), AROUND, 3.0], &accent);
            }
        }
        // The left half of the wearer: to the right in front, to the left behind.
        Pattern::Halves => drawing.rect([FRONT, 0.0, SIDE, WAIST], &accent),
        Pattern::Sash => {
            let width = 4.8;
            for (from, to) in [(0.0, SIDE - width), (AROUND - width, SIDE)] {
                let corners = [[from, 0.0], [from + width, 0.0], [to + width, WAIST], [to, WAIST]];
                drawing.polygon(&corners, &accent);
            }
        }
        Pattern::Band => drawing.rect([0.0, 6.5, AROUND, 4.5], &accent),
    }
    drawing.rect([0.0, WAIST, AROUND, KNEES - WAIST], &fill(strip.shorts));
    drawing.rect([0.0, KNEES, AROUND, ANKLES - KNEES], &fill(strip.socks));
    drawing.rect([0.0, KNEES + 0.9, AROUND, 1.1], &accent);
    drawing.rect([0.0, ANKLES, AROUND, HEIGHT - ANKLES], &format!("fill=\"{INK}\""));
}

/// Collar, sleeves and what parts the clothes.
fn draw_seams(drawing: &mut Drawing, strip: &Strip) {
    let accent = fill(strip.accent());
    drawing.polygon(&[[FRONT - 2.8, 0.0], [FRONT + 2.8, 0.0], [FRONT, 3.0]], &accent);
    drawing.polygon(&[[FRONT - 1.6, 0.0], [FRONT + 1.6, 0.0], [FRONT, 1.7]], &fill(strip.shirt));
    drawing.rect([BACK - 2.8, 0.0, 5.6, 0.9], &accent);
    let (sleeve, cuff) = (2.3, 12.4);
    // The arm at 0 hangs half at one end and half at the other.
    for (left, right) in [(0.0, sleeve), (SIDE - sleeve, SIDE + sleeve), (AROUND - sleeve, AROUND)] {
        drawing.rect([left, cuff, right - left, 1.3], &accent);
        drawing.line([left, cuff + 1.3], [right, cuff + 1.3], SEAM);
        for x in [left, right].into_iter().filter(|&x| x > 0.0 && x < AROUND) {
            drawing.line([x, 2.4], [x, cuff + 1.3], SEAM);
        }
    }
    for y in [WAIST, KNEES] {
        drawing.line([0.0, y], [AROUND, y], SEAM);
    }
    for x in [FRONT, BACK] {
        drawing.line([x, 20.6], [x, KNEES], SEAM);
        let legs = [[x - 0.1, KNEES], [x + 0.1, KNEES], [x + 0.45, HEIGHT], [x - 0.45, HEIGHT]];
        drawing.polygon(&legs, "fill=\"#ffffff\"");
    }
}

fn draw_front(drawing: &mut Drawing, kit: &Kit, strip: &Strip, number: usize) {
    let number = number.to_string();
    // A number across a pattern has a line around it.
    let ink = ink_on(strip.from_afar());
    let outline = (strip.pattern != Pattern::Plain).then_some(if ink == INK { "#ffffff" } else { INK });
    let set = |size| Type { outline, ..letters(size, strip.from_afar()) };
    match kit.sponsors.first().map(|sponsor| sponsor.trim()).filter(|sponsor| !sponsor.is_empty()) {
        Some(sponsor) => {
            drawing.text([FRONT - 4.1, 7.8], set(4.2), &number);
            let words = letters(3.4, strip.shirt).fitted(sponsor, 12.6);
            let width = words.face.width(sponsor, words.size) + 1.2;
            draw_plate(drawing, strip, [FRONT - width / 2.0, 8.9, width, 3.5]);
            drawing.text([FRONT, 10.65 + words.size * 0.36], words, sponsor);
        }
        None => drawing.text([FRONT, 13.2], set(8.0), &number),
    }
    draw_badge(drawing, kit.badge.trim());
}

/// Over a pattern, words stand on a plate of the shirt's own colour.
fn draw_plate(drawing: &mut Drawing, strip: &Strip, place: [f64; 4]) {
    if strip.pattern != Pattern::Plain {
        drawing.rect(place, &format!("rx=\"0.6\" {}", fill(strip.shirt)));
    }
}

fn draw_badge(drawing: &mut Drawing, badge: &str) {
    if badge.is_empty() {
        return;
    }
    let (x, y) = (FRONT + 4.1, 3.9);
    let side = |x: f64| format!("{} {}", Mm(x), Mm(y));
    drawing.path(
        &format!("M{} L{} v2 q0 1.5 -1.7 2.3 q-1.7 -0.8 -1.7 -2.3 Z", side(x - 1.7), side(x + 1.7)),
        &format!("fill=\"#ffffff\" stroke=\"{INK}\" stroke-width=\"0.22\""),
    );
    let words = Type::new(Face::Display, 2.0, INK).anchored("middle").fitted(badge, 2.8);
    drawing.text([x, y + 1.55 + words.size * 0.36], words, badge);
}

fn draw_back(drawing: &mut Drawing, kit: &Kit, strip: &Strip, number: usize) {
    draw_plate(drawing, strip, [BACK - 6.9, 1.2, 13.8, 16.3]);
    let set = |size| letters(size, strip.shirt);
    let name = kit.players.get(number.wrapping_sub(1)).map_or("", |name| name.trim()).to_uppercase();
    drawing.text([BACK, 4.2], set(3.1).fitted(&name, 13.0), &name);
    drawing.text([BACK, 13.5], set(11.0), &number.to_string());
    // The first sponsor has the chest, the others share a line.
    let others: Vec<&str> = kit.sponsors.iter().skip(1).map(|sponsor| sponsor.trim()).collect();
    let others = others.join(" · ");
    drawing.text([BACK, 16.7], set(2.4).fitted(&others, 13.0), &others);
}
