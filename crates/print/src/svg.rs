//! A drawing in millimetres, written as SVG.

use std::fmt::{self, Write};

use onze_simulator::Colour;

use crate::font::Face;

/// Elements of SVG, one after the other; one unit is a millimetre.
#[derive(Clone, Default, Debug)]
pub struct Drawing(String);

/// How a line of text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Type<'a> {
    pub(crate) face: Face,
    /// The height of the body, in millimetres.
    pub(crate) size: f64,
    pub(crate) fill: &'a str,
    /// `start`, `middle` or `end`.
    pub(crate) anchor: &'a str,
    /// A line around the letters, so that they stand out from what is behind them.
    pub(crate) outline: Option<&'a str>,
}

impl<'a> Type<'a> {
    pub(crate) const fn new(face: Face, size: f64, fill: &'a str) -> Type<'a> {
        Type { face, size, fill, anchor: "start", outline: None }
    }

    pub(crate) const fn anchored(self, anchor: &'a str) -> Type<'a> {
        Type { anchor, ..self }
    }

    /// The same type, made small enough for the text to be at most so wide.
    pub(crate) fn fitted(self, text: &str, width: f64) -> Type<'a> {
        let needed = self.face.width(text, self.size);
        if needed > width { Type { size: self.size * width / needed, ..self } } else { self }
    }
}

impl Drawing {
    /// The elements, for a page that puts them into a picture of its own.
    pub fn elements(&self) -> &str {
        &self.0
    }

    /// A picture of this size in millimetres.
    pub fn picture(&self, [width, height]: [f64; 2]) -> String {
        let (width, height) = (Mm(width), Mm(height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\">{}</svg>",
            self.0
        )
    }

    pub(crate) fn rect(&mut self, [x, y, width, height]: [f64; 4], style: &str) {
        let (x, y, width, height) = (Mm(x), Mm(y), Mm(width), Mm(height));
        self.add(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {style}/>"));
    }

    pub(crate) fn circle(&mut self, [x, y]: [f64; 2], radius: f64, style: &str) {
        self.add(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {style}/>", Mm(x), Mm(y), Mm(radius)));
    }

    pub(crate) fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], style: &str) {
        let (x1, y1, x2, y2) = (Mm(x1), Mm(y1), Mm(x2), Mm(y2));
        self.add(format_args!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {style}/>"));
    }

    pub(crate) fn polygon(&mut self, points: &[[f64; 2]], style: &str) {
        let points: Vec<String> = points.iter().map(|[x, y]| format!("{},{}", Mm(*x), Mm(*y))).collect();
        self.add(format_args!("<polygon points=\"{}\" {style}/>", points.join(" ")));
    }

    pub(crate) fn path(&mut self, commands: &str, style: &str) {
        self.add(format_args!("<path d=\"{commands}\" {style}/>"));
    }

    pub(crate) fn text(&mut self, [x, y]: [f64; 2], set: Type<'_>, words: &str) {
        let Type { face, size, fill, anchor, outline } = set;
        let outline = outline.map_or_else(String::new, |colour| {
            let width = Mm(size / 9.0);
            format!(" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" paint-order=\"stroke\"")
        });
        self.add(format_args!(
            "<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\" fill=\"{fill}\" text-anchor=\"{anchor}\"{outline}>{}</text>",
            Mm(x),
            Mm(y),
            face.family(),
            Mm(size),
            Escaped(words)
        ));
    }

    /// Lays another drawing on this one: moved, turned or named by the attributes of a group.
    pub(crate) fn group(&mut self, attributes: &str, inner: &Drawing) {
        self.add(format_args!("<g {attributes}>{}</g>", inner.0));
    }

    /// Lays another drawing on this one with its origin at a point.
    pub(crate) fn place(&mut self, [x, y]: [f64; 2], class: &str, inner: &Drawing) {
        self.group(&format!("class=\"{class}\" transform=\"translate({} {})\"", Mm(x), Mm(y)), inner);
    }

    /// Shows a window of another drawing, at a scale, with its corner at a point; the rest is cut off.
    pub(crate) fn window(&mut self, [x, y]: [f64; 2], scale: f64, seen: [f64; 4], inner: &Drawing) {
        let [left, top, width, height] = seen.map(Mm);
        let (shown_width, shown_height) = (Mm(seen[2] * scale), Mm(seen[3] * scale));
        self.add(format_args!(
            "<svg x=\"{}\" y=\"{}\" width=\"{shown_width}\" height=\"{shown_height}\" \
             viewBox=\"{left} {top} {width} {height}\">{}</svg>",
            Mm(x),
            Mm(y),
            inner.0
        ));
    }

    fn add(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.0.write_fmt(element);
    }
}

/// `fill="…"`.
pub(crate) fn fill(colour: Colour) -> String {
    format!("fill=\"{colour}\"")
}

/// A length to the thousandth of a millimetre, without needless decimals.
#[derive(Clone, Copy)]
pub(crate) struct Mm(pub(crate) f64);

impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 1000.0).round() / 1000.0)
    }
}

/// A text as XML wants it.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            _ => f.write_char(letter),
        })
    }
}
