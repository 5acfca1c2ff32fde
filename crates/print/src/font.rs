//! The letters: two faces that travel with the program and into the PDF.

use std::sync::Arc;

use ttf_parser::Face as Glyphs;
use usvg::fontdb::Database;

/// A face of the page, cut for print: Latin letters of all Europe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    /// Titles, names and numbers of shirts.
    Display,
    /// Everything that is read.
    Text,
}

impl Face {
    const ALL: [Face; 2] = [Face::Display, Face::Text];

    pub(crate) const fn family(self) -> &'static str {
        match self {
            Face::Display => "League Gothic",
            Face::Text => "Alegreya Sans",
        }
    }

    const fn data(self) -> &'static [u8] {
        match self {
            Face::Display => include_bytes!("../fonts/league-gothic.ttf"),
            Face::Text => include_bytes!("../fonts/alegreya-sans.ttf"),
        }
    }

    /// How wide a text is at this size; letters that the face lacks count half a body.
    pub(crate) fn width(self, text: &str, size: f64) -> f64 {
        let Ok(glyphs) = Glyphs::parse(self.data(), 0) else { return 0.0 };
        let body = f64::from(glyphs.units_per_em());
        let advance = |letter| glyphs.glyph_index(letter).and_then(|glyph| glyphs.glyph_hor_advance(glyph));
        text.chars().map(|letter| advance(letter).map_or(body / 2.0, f64::from)).sum::<f64>() * size / body
    }

    fn has(self, letter: char) -> bool {
        Glyphs::parse(self.data(), 0).is_ok_and(|glyphs| glyphs.glyph_index(letter).is_some())
    }
}

/// The first letter of a text that neither face has.
pub(crate) fn missing(text: &str) -> Option<char> {
    text.chars().find(|&letter| !Face::ALL.iter().any(|face| face.has(letter)))
}

/// The faces, for whoever sets the text of a drawing.
pub(crate) fn database() -> Arc<Database> {
    let mut fonts = Database::new();
    for face in Face::ALL {
        fonts.load_font_data(face.data().to_vec());
    }
    Arc::new(fonts)
}
