//! `onze print`: a team and the pitch as a PDF at real size.

use std::path::Path;

use onze_core::Because;
use onze_core::table::Refused;
use onze_print::{Booklet, Paper};
use onze_simulator::{Catalogue, Kit, KitFault, Squad};
use serde::Serialize;
use serde_json::json;

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
    let Booklet { file, pages } = onze_print::booklet(texts, &teams(asked)?, paper(asked.pitch))
        .map_err(|fault| Failure::Plain(fault.to_string()))?;
    files::create(&asked.out, &file)?;
    let file = asked.out.display().to_string();
    talk(&texts.say("print-done", &facts(&[("file", file.into()), ("pages", pages.into())])));
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
    let text = named_or_read(file)?;
    let kit = Kit::read(&text).map_err(|fault| refused("print_kit", file, &fault))?;
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
    let squad = Squad::from_file(&named_or_read(file)?, &catalogue);
    squad.map_err(|fault| refused("print_squad", file, &fault).into())
}

/// What comes with the box has a name; all else lies in a file.
fn named_or_read(file: &Path) -> Result<String, Failure> {
    match file.to_str() {
        Some(name @ ("reds" | "blues")) => Ok(name.to_owned()),
        _ => files::read(file),
    }
}

fn refused(kind: &str, file: &Path, fault: &(impl Because + Serialize)) -> Refused {
    let why = json!({ "kind": kind, "file": file.display().to_string(), "fault": fault });
    Refused { rules: fault.rules().to_vec(), why }
}

/// Data that came with the program is broken.
fn ours(what: &str, fault: &impl std::fmt::Debug) -> Failure {
    Failure::Plain(format!("the standard {what} cannot be read: {fault:?}"))
}
