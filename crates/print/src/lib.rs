//! What can be printed of Simulator Soccer: shirts and sticker tops of a team, and the pitch, at real size (SIM-214).
//!
//! Everything is drawn once, as SVG in millimetres, by pure functions: [`shirt`], [`top`], [`cloth`], and the sheets of
//! them, [`team_page`] and [`pitch_pages`]. [`pdf`] makes a file of pages.
//!
//! ```
//! use onze_print::{pdf, team_page};
//! use onze_simulator::{Catalogue, Kit, Squad, SquadValue};
//! use onze_texts::{Lang, Texts};
//!
//! let [reds, _] = Kit::standard().expect("the standard kits are in order");
//! let catalogue = Catalogue::read("standard").expect("the standard catalogue is in order");
//! let squad = Squad::read("reds", &catalogue, SquadValue::ANY).expect("the Reds are a squad");
//! let page = team_page(&Texts::new(Lang::En), &reds, &squad);
//! assert!(page.svg().contains("width=\"210mm\" height=\"297mm\""));
//! assert!(pdf("Reds", "en", &[page])?.starts_with(b"%PDF"));
//! # Ok::<(), onze_print::PdfFault>(())
//! ```
//!
//! Dependencies: `usvg` reads the SVG and sets its text, `krilla` and `krilla-svg` write it as a PDF whose letters are
//! letters, and `ttf-parser`, which they bring along, measures names that must fit a shirt. The faces lie in `fonts/` as
//! TrueType, because a PDF cannot hold the page's WOFF2.

mod booklet;
mod font;
mod pdf;
mod pitch;
mod sheet;
mod shirt;
mod svg;
mod top;

use onze_simulator::{Kit, KitField};

pub use booklet::{Booklet, booklet};
pub use pdf::{PdfFault, pdf};
pub use pitch::cloth;
pub use sheet::{pitch_pages, team_page};
pub use shirt::shirt;
pub use svg::Drawing;
pub use top::top;

const INK: &str = "#1d1d1b";
/// The line to cut along.
const CUT: &str = "fill=\"none\" stroke=\"#1d1d1b\" stroke-width=\"0.12\"";

/// A sheet of paper with a drawing on it.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its width and height, in millimetres.
    size: [f64; 2],
    drawing: Drawing,
}

/// What the pitch is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// Sixteen sheets to glue together, at real size.
    A4,
    /// One sheet at 80%: the pitch is larger than the paper.
    A1,
    /// One sheet, at real size.
    A0,
}

impl Page {
    fn new(size: [f64; 2]) -> Page {
        Page { size, drawing: Drawing::default() }
    }

    /// The page as a picture.
    pub fn svg(&self) -> String {
        self.drawing.picture(self.size)
    }
}

/// The first text of a kit that our faces cannot write: the field, which of its texts, and the letter.
pub fn unprintable(kit: &Kit) -> Option<(KitField, usize, char)> {
    kit.texts().find_map(|(field, number, text)| font::missing(text).map(|letter| (field, number, letter)))
}
