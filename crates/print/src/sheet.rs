//! The sheets that are printed: a team on A4, the cloth on tiles or on one page; each with cut marks and a ruler.

use onze_simulator::{Kit, Mark, Pitch, Squad, Sticker};
use onze_texts::Texts;
use serde_json::{Map, Value};

use crate::font::Face;
use crate::pitch::{CLOTH, cloth};
use crate::shirt::{AROUND, FLAP, HEIGHT, shirt};
use crate::svg::{Drawing, Type, fill};
use crate::top::{NUMBERS, RADIUS, draw_mark, top};
use crate::{INK, Page, Paper};

const QUIET: &str = "#6a6a64";
const MARK: &str = "stroke=\"#1d1d1b\" stroke-width=\"0.15\"";
/// Tiles of the cloth, and how large a part of it each shows: 4 by 4 make the whole.
const TILES: [u8; 2] = [4, 4];
/// The left margin of a sheet with the team.
const LEFT: f64 = 18.0;

/// The shirts and the tops of a team on one page of A4 (SIM-214).
pub fn team_page(texts: &Texts, kit: &Kit, squad: &Squad) -> Page {
    let mut page = Page::new([210.0, 297.0]);
    let drawing = &mut page.drawing;
    draw_head(drawing, texts, kit, squad);
    for n in 0..16_u8 {
        let (column, row) = (f64::from(n % 4), f64::from(n / 4));
        let corner = [LEFT + column * (AROUND + FLAP + 5.0), 49.0 + row * (HEIGHT + 7.0)];
        drawing.place(corner, "shirt", &shirt(kit, &kit.first, usize::from(n) + 1));
        draw_cut_marks(drawing, [corner[0], corner[1], AROUND + FLAP, HEIGHT], 2.0);
    }
    for (n, sticker) in (0_u8..).zip(squad.stickers()) {
        let (column, row) = (f64::from(n % 8), f64::from(n / 8));
        let middle = [LEFT + 10.0 + column * 22.0, 219.0 + row * 23.0];
        drawing.place(middle, "top", &top(sticker));
        draw_cross_marks(drawing, middle);
        let set = Type::new(Face::Text, 3.2, INK).anchored("middle");
        drawing.text(
            [middle[0], middle[1] + 10.9],
            set,
            &format!("{} · {}", n + 1, initials(texts, sticker)),
        );
    }
    draw_legend(drawing, texts);
    draw_ruler(drawing, texts, [LEFT, 284.0]);
    page
}

/// The cloth on the pages of a paper: at real size, but for A1, which is too small for it.
pub fn pitch_pages(texts: &Texts, pitch: &Pitch, paper: Paper) -> Vec<Page> {
    let cloth = cloth(pitch);
    let [columns, rows] = TILES;
    match paper {
        Paper::A4 => {
            let seen = [CLOTH[0] / f64::from(columns), CLOTH[1] / f64::from(rows)];
            let tiles = (0..rows).flat_map(|row| (0..columns).map(move |column| [column, row]));
            tiles.map(|tile| tile_page(texts, &cloth, seen, tile)).collect()
        }
        Paper::A1 => {
            // What the cloth has beyond the referee's track stays away.
            let rim = 38.0;
            let seen = [0.0, rim, CLOTH[0], CLOTH[1] - 2.0 * rim];
            let caption = say(texts, "print-pitch-reduced", &[("percent", 80.into())]);
            vec![pitch_page(texts, [841.0, 594.0], &cloth, seen, 0.8, &caption)]
        }
        Paper::A0 => {
            let (seen, caption) = ([0.0, 0.0, CLOTH[0], CLOTH[1]], say(texts, "print-pitch-real", &[]));
            vec![pitch_page(texts, [1189.0, 841.0], &cloth, seen, 1.0, &caption)]
        }
    }
}

fn say(texts: &Texts, id: &str, facts: &[(&str, Value)]) -> String {
    let facts: Map<String, Value> =
        facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect();
    texts.say(id, &facts)
}

/// The marks of a sticker by the first letters of their colours in the reader's language.
fn initials(texts: &Texts, sticker: &Sticker) -> String {
    let marks = sticker.marks.to_string();
    marks.chars().map(|mark| say(texts, "print-initial", &[("mark", mark.to_string().into())])).collect()
}

fn draw_head(drawing: &mut Drawing, texts: &Texts, kit: &Kit, squad: &Squad) {
    let right = 210.0 - LEFT;
    let name = Type::new(Face::Display, 15.0, INK).fitted(&kit.name, 110.0);
    drawing.text([LEFT, 26.0], name, &kit.name);
    let strength = serde_json::to_value(squad.strength()).unwrap_or_default();
    let worth = say(texts, "print-squad", &[("value", squad.value().into()), ("strength", strength)]);
    drawing.text([right, 20.0], Type::new(Face::Text, 4.2, INK).anchored("end"), &worth);
    drawing.text(
        [right, 26.0],
        Type::new(Face::Text, 4.2, QUIET).anchored("end"),
        &say(texts, "simulator-name", &[]),
    );
    let strip = &kit.first;
    let band = [(strip.shirt, 0.6), (strip.accent(), 0.2), (strip.shorts, 0.1), (strip.socks, 0.1)];
    let mut x = LEFT;
    for (colour, share) in band {
        drawing.rect([x, 30.0, share * (right - LEFT), 2.2], &fill(colour));
        x += share * (right - LEFT);
    }
    drawing.rect([LEFT, 30.0, right - LEFT, 2.2], "fill=\"none\" stroke=\"#1d1d1b\" stroke-width=\"0.15\"");
    for (line, id) in ["print-shirts", "print-tops"].into_iter().enumerate() {
        let y = if line == 0 { 40.0 } else { 207.0 };
        drawing.text([LEFT, y], Type::new(Face::Text, 3.7, INK), &say(texts, id, &[]));
    }
}

/// What the numbers and the marks on top stand for (SIM-203, SIM-205).
fn draw_legend(drawing: &mut Drawing, texts: &Texts) {
    let set = Type::new(Face::Text, 3.4, INK);
    let mut x = LEFT;
    for (name, colour, _) in NUMBERS {
        let words = say(texts, &format!("print-number-{name}"), &[]);
        drawing.rect([x, 261.9, 2.6, 2.6], &format!("fill=\"{colour}\""));
        drawing.text([x + 3.6, 264.3], set, &words);
        x += 8.6 + set.face.width(&words, set.size);
    }
    x = LEFT;
    for mark in Mark::ALL {
        let letter = mark.letter();
        let [initial, skill] =
            ["print-initial", "print-mark"].map(|id| say(texts, id, &[("mark", letter.to_string().into())]));
        let words = format!("{initial} {skill}");
        draw_mark(drawing, mark, [x + 1.3, 269.4], 1.3);
        drawing.text([x + 3.6, 270.5], set, &words);
        x += 7.2 + set.face.width(&words, set.size);
    }
}

/// Ten centimetres, to see whether the printer kept the size.
fn draw_ruler(drawing: &mut Drawing, texts: &Texts, [x, y]: [f64; 2]) {
    let mut ruler = Drawing::default();
    ruler.line([0.0, 0.0], [100.0, 0.0], MARK);
    for tick in 0..=100_u8 {
        let height = if tick % 10 == 0 {
            3.4
        } else if tick % 5 == 0 {
            2.4
        } else {
            1.4
        };
        let at = f64::from(tick);
        ruler.line([at, 0.0], [at, -height], MARK);
    }
    for centimetre in 0..=10_u8 {
        let set = Type::new(Face::Text, 2.6, INK).anchored("middle");
        ruler.text([f64::from(centimetre) * 10.0, -4.2], set, &centimetre.to_string());
    }
    ruler.text([0.0, 3.4], Type::new(Face::Text, 3.0, QUIET), &say(texts, "print-ruler", &[]));
    drawing.place([x, y], "ruler", &ruler);
}

/// Marks outside the corners of what is cut out.
fn draw_cut_marks(drawing: &mut Drawing, [x, y, width, height]: [f64; 4], long: f64) {
    let away = 0.6;
    for (x, out) in [(x, -1.0), (x + width, 1.0)] {
        for y in [y, y + height] {
            drawing.line([x + out * away, y], [x + out * (away + long), y], MARK);
        }
    }
    for (y, out) in [(y, -1.0), (y + height, 1.0)] {
        for x in [x, x + width] {
            drawing.line([x, y + out * away], [x, y + out * (away + long)], MARK);
        }
    }
}

/// Marks around a sticker, for scissors or a punch.
fn draw_cross_marks(drawing: &mut Drawing, [x, y]: [f64; 2]) {
    let (from, to) = (RADIUS + 0.6, RADIUS + 2.2);
    for out in [-1.0, 1.0] {
        drawing.line([x + out * from, y], [x + out * to, y], MARK);
        drawing.line([x, y + out * from], [x, y + out * to], MARK);
    }
}

fn tile_page(texts: &Texts, cloth: &Drawing, seen: [f64; 2], [column, row]: [u8; 2]) -> Page {
    let [columns, rows] = TILES;
    let facts: [(&str, Value); 4] = [
        ("sheet", (row * columns + column + 1).into()),
        ("sheets", (rows * columns).into()),
        ("row", (row + 1).into()),
        ("column", (column + 1).into()),
    ];
    let window = [f64::from(column) * seen[0], f64::from(row) * seen[1], seen[0], seen[1]];
    let mut page = pitch_page(texts, [297.0, 210.0], cloth, window, 1.0, &say(texts, "print-tile", &facts));
    // Where the tile belongs.
    let (small, corner) = ([4.0, 3.0], [277.5, 12.0]);
    for (r, c) in (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))) {
        let ground = if (c, r) == (column, row) { "#2c6444" } else { "#ffffff" };
        let at =
            [corner[0] + f64::from(c) * small[0], corner[1] + f64::from(r) * small[1], small[0], small[1]];
        page.drawing.rect(at, &format!("fill=\"{ground}\" stroke=\"#2c6444\" stroke-width=\"0.2\""));
    }
    page
}

/// A part of the cloth in the middle of a page, the ruler in the margin to the left and a caption in the one to the right.
fn pitch_page(
    texts: &Texts,
    size: [f64; 2],
    cloth: &Drawing,
    seen: [f64; 4],
    scale: f64,
    caption: &str,
) -> Page {
    let mut page = Page::new(size);
    let shown = [seen[2] * scale, seen[3] * scale];
    let corner = [(size[0] - shown[0]) / 2.0, (size[1] - shown[1]) / 2.0];
    page.drawing.window(corner, scale, seen, cloth);
    draw_cut_marks(&mut page.drawing, [corner[0], corner[1], shown[0], shown[1]], 4.0);
    let mut margin = Drawing::default();
    draw_ruler(&mut margin, texts, [0.0, 0.0]);
    let middle = size[1] / 2.0;
    let turned = |x: f64, y: f64| format!("transform=\"translate({x} {y}) rotate(-90)\"");
    page.drawing.group(&turned(corner[0] - 8.0, middle + 50.0), &margin);
    let mut words = Drawing::default();
    let set = Type::new(Face::Text, f64::max(3.4, size[1] / 85.0), INK).fitted(caption, size[1] - 50.0);
    words.text([0.0, 0.0], set, caption);
    page.drawing.group(&turned(size[0] - corner[0] + 9.0, size[1] - corner[1] - 8.0), &words);
    page
}
