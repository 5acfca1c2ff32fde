//! `onze legal --hint`: how good the moves of a seat are.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use onze_core::Quick;
use onze_core::table::Refused;
use onze_players::hints::{Choosing, Memory};
use onze_players::{Budget, hints};
use serde_json::json;

use crate::cli::Json;
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};
use crate::{files, typed};

/// The same record, the same hint.
const SEED: u64 = 1;

pub(crate) fn hint(texts: &Texts, file: &Path, seat: &str, json: Json) -> Result<(), Failure> {
    let (game, table) = files::load(file, &files::read(file)?, usize::MAX)?;
    let (seat, moment, stop) = (typed::seat(&*table, seat)?, table.now(), AtomicBool::new(false));
    let asked = Choosing { moment: &*moment, seat, made: table.n_steps(), options: "" };
    let found = hints(game, &asked, &Memory::default(), Quick::new(SEED), &Budget::new(&stop));
    let found = found.ok_or_else(|| Refused::plain("hint_none", &[]))?;
    let seat = table.seat_name(seat);
    if json.json {
        let best = found.best.iter();
        let best: Vec<_> = best
            .map(|hint| json!({ "move": hint.choice, "chance": hint.chance, "error": hint.error }))
            .collect();
        print(&json!({ "seat": seat, "best": best, "of": found.of }).to_string());
        return Ok(());
    }
    for hint in &found.best {
        let [chance, error] = [100.0 * hint.chance, 200.0 * hint.error].map(|share| texts.decimal(share, 1));
        print(&format!("{seat} {}\t{chance} % ± {error}", hint.choice));
    }
    talk(&texts.say("legal-hint-how", &facts(&[("seat", seat.into())])));
    Ok(())
}
