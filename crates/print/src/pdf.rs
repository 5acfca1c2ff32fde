//! Pages of SVG as a PDF, with the letters inside.

use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};

use crate::Page;
use crate::font;

/// Points of a PDF in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// Why a PDF could not be made: a drawing of ours is broken.
#[derive(Debug, thiserror::Error)]
pub enum PdfFault {
    /// A page is no SVG.
    #[error("a page cannot be drawn: {0}")]
    Svg(#[from] usvg::Error),
    /// A page has no size.
    #[error("a page has no size")]
    Size,
    /// The standard pitch cannot be read.
    #[error("the standard pitch cannot be read")]
    Pitch,
    /// The PDF cannot be put together.
    #[error("the pages cannot be put together: {0}")]
    Pdf(String),
}

/// The pages as a PDF of this title, in a language such as `fr`.
pub fn pdf(title: &str, language: &str, pages: &[Page]) -> Result<Vec<u8>, PdfFault> {
    let options = usvg::Options { fontdb: font::database(), ..usvg::Options::default() };
    let mut document = Document::new();
    for page in pages {
        let tree = usvg::Tree::from_str(&page.svg(), &options)?;
        #[allow(clippy::cast_possible_truncation)] // a PDF counts in single precision
        let [width, height] = page.size.map(|mm| (mm * POINTS) as f32);
        let size = Size::from_wh(width, height).ok_or(PdfFault::Size)?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        sheet.finish();
    }
    let metadata =
        Metadata::new().title(title.to_owned()).language(language.to_owned()).creator("Onze".to_owned());
    document.set_metadata(metadata);
    document.finish().map_err(|error| PdfFault::Pdf(format!("{error:?}")))
}
