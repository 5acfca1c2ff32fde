//! What is asked for, as one file: the same for the program and for the page.

use onze_simulator::{Kit, Pitch, Squad};
use onze_texts::{Lang, Texts};
use serde_json::Map;

use crate::{Page, Paper, PdfFault, pdf, pitch_pages, team_page};

/// A file to print.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// The PDF.
    pub file: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
}

/// The teams, one page each, and the standard pitch on a paper, if one is asked for (SIM-214).
pub fn booklet(texts: &Texts, teams: &[(Kit, Squad)], paper: Option<Paper>) -> Result<Booklet, PdfFault> {
    let mut pages: Vec<Page> = teams.iter().map(|(kit, squad)| team_page(texts, kit, squad)).collect();
    if let Some(paper) = paper {
        let pitch = Pitch::read("standard").map_err(|_| PdfFault::Pitch)?;
        pages.extend(pitch_pages(texts, &pitch, paper));
    }
    let language = match texts.lang() {
        Lang::En => "en",
        Lang::Fr => "fr",
    };
    let title = texts.say("simulator-name", &Map::new());
    Ok(Booklet { file: pdf(&title, language, &pages)?, pages: pages.len() })
}
