//! `onze print`: a team and the pitch as a PDF at real size.

use std::path::Path;

use onze_core::Because;
use onze_core::table::Refused;
use onze_print::Paper;
use onze_simulator::{Catalogue, Kit, KitFault, Pitch, Squad, SquadValue};
use onze_texts::Lang;
use serde::Serialize;
use serde_json::{Map, json};

use crate::cli::{PitchPaper, Print};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, talk};

/// The game that has something to print.
const SIMULATOR: &str = "simulator";

pub(crate) fn print(texts: &Texts, asked: &Print) -> Result<(), Failure> {
    let game = onze_games::find(&asked.game)?.id();
    if game != SIMULATOR {
        return Err(Refused::plain("print_game", &[("game", game)]).into());
    }
    let mut pages = Vec::new();
    for (kit, squad) in teams(asked)? {
        pages.push(onze_print::team_page(texts, &kit, &squad));
    }
    if let Some(paper) = paper(asked.pitch) {
        let pitch = Pitch::read("standard").map_err(|fault| ours("pitch", &fault))?;
        pages.extend(onze_print::pitch_pages(texts, &pitch, paper));
    }
    let title = texts.say("simulator-name", &Map::new());
    let language = match texts.lang() {
        Lang::En => "en",
        Lang::Fr => "fr",
    };
    let pdf = onze_print::pdf(&title, language, &pages).map_err(|fault| Failure::Plain(fault.to_string()))?;
    files::create(&asked.out, &pdf)?;
    let file = asked.out.display().to_string();
    talk(&texts.say("print-done", &facts(&[("file", file.into()), ("pages", pages.len().into())])));
    Ok(())
}

/// The team that was asked for, or both of the box (SIM-201).
fn teams(asked: &Print) -> Result<Vec<(Kit, Squad)>, Failure> {
    let [reds, blues] = ["reds", "blues"].map(Path::new);
    if asked.kit.is_none() && asked.squad.is_none() {
        return [reds, blues].into_iter().map(|team| Ok((kit(team)?, squad(team)?))).collect();
    }
    let (kit_file, squad_file) = (asked.kit.as_deref(), asked.squad.as_deref());
    Ok(vec![(kit(kit_file.unwrap_or(reds))?, squad(squad_file.unwrap_or(reds))?)])
}

fn paper(asked: PitchPaper) -> Option<Paper> {
    match asked {
        PitchPaper::None => None,
        PitchPaper::A4 => Some(Paper::A4),
        PitchPaper::A1 => Some(Paper::A1),
        PitchPaper::A0 => Some(Paper::A0),
    }
}

/// A standard kit by its name, or the kit of a file (SIM-202, SIM-214).
fn kit(file: &Path) -> Result<Kit, Failure> {
    let refuse = |fault: KitFault| refused("print_kit", file, &fault);
    let [reds, blues] = Kit::standard().map_err(refuse)?;
    let kit = match file.to_str() {
        Some("reds") => reds,
        Some("blues") => blues,
        _ => Kit::from_toml(&files::read(file)?).map_err(refuse)?,
    };
    match onze_print::unprintable(&kit) {
        None => Ok(kit),
        Some((field, number, letter)) => {
            let mut refused = refused("print_letter", file, &KitFault::Text { field, number });
            refused.why["letter"] = letter.to_string().into();
            Err(refused.into())
        }
    }
}

/// A ready-made squad by its name, or the codes in a file, in as many lines as one likes (SIM-208, SIM-212).
fn squad(file: &Path) -> Result<Squad, Failure> {
    let catalogue = Catalogue::read("standard").map_err(|fault| ours("catalogue", &fault))?;
    let text = match file.to_str() {
        Some(name @ ("reds" | "blues")) => name.to_owned(),
        _ => files::read(file)?.split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let squad = Squad::read(&text, &catalogue, SquadValue::ANY);
    squad.map_err(|fault| refused("print_squad", file, &fault).into())
}

fn refused(kind: &str, file: &Path, fault: &(impl Because + Serialize)) -> Refused {
    let why = json!({ "kind": kind, "file": file.display().to_string(), "fault": fault });
    Refused { rules: fault.rules().to_vec(), why }
}

/// Data that came with the program is broken.
fn ours(what: &str, fault: &impl std::fmt::Debug) -> Failure {
    Failure::Plain(format!("the standard {what} cannot be read: {fault:?}"))
}
