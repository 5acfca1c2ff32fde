//! `onze new`, `onze legal` and `onze move`.

use std::path::Path;

use onze_core::fair::Secret;
use onze_core::table::Refused;
use onze_core::told::split_draws;
use onze_core::{Dice, Header, Viewer};
use serde_json::{Value, json};

use crate::cli::New;
use crate::commands::replay::{step_lines, whose_turn};
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};
use onze_ai::games;

pub(crate) fn new(texts: &Texts, new: &New) -> Result<(), Failure> {
    let game = games::find(&new.game)?;
    let secret = match &new.seed {
        Some(words) => Secret::from_words(words),
        None => fresh_secret()?,
    };
    let draws = split_draws(&new.chance);
    let position = match &new.position {
        Some(path) => Some(files::read(path)?.trim().to_owned()),
        None => None,
    };
    let seats = game.seats(&new.set)?;
    let mut header = Header {
        name: secret.match_name(),
        players: by_seat(&seats, &new.player)?,
        words: by_seat(&seats, &new.words)?,
        dice: Dice::fair(secret.clone(), draws.clone()),
        position,
    };
    if new.referee {
        header.dice = Dice::Typed { secret };
    }
    let table = game.begin(&new.set, header, &draws)?;
    let record = table.record(Viewer::All);
    match &new.out {
        None => print(record.trim_end()),
        Some(path) => {
            files::create(path, &record)?;
            for line in step_lines(texts, game.id(), &table.step(0, Viewer::All)) {
                talk(&line);
            }
            talk(&whose_turn(texts, &*table));
        }
    }
    Ok(())
}

pub(crate) fn fresh_secret() -> Result<Secret, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Plain(format!("no random bytes to be had: {error}")))?;
    Ok(Secret::new(bytes))
}

/// `R=Anna` for each seat that says something.
fn by_seat(seats: &[&str], given: &[(String, String)]) -> Result<Vec<String>, Failure> {
    let mut list = vec![String::new(); seats.len()];
    for (seat, text) in given {
        match seats.iter().position(|name| name == seat) {
            Some(index) => text.clone_into(&mut list[index]),
            None => {
                return Err(
                    Refused::plain("seat_unknown", &[("seat", seat), ("seats", &seats.join(", "))]).into()
                );
            }
        }
    }
    Ok(list)
}

pub(crate) fn legal(file: &Path, seat: Option<&str>, as_json: bool) -> Result<(), Failure> {
    let (_, table) = files::load(file, &files::read(file)?, usize::MAX)?;
    let seats = match seat {
        Some(seat) => vec![seat.to_owned()],
        None => table.to_act().into_iter().map(str::to_owned).collect(),
    };
    let mut lists: Vec<Value> = Vec::new();
    for seat in seats {
        let moves = table.legal(&seat)?;
        if !as_json {
            for choice in &moves {
                print(&format!("{seat} {choice}"));
            }
        }
        lists.push(json!({ "seat": seat, "moves": moves }));
    }
    if as_json {
        let give_up = table.give_up().filter(|_| table.outcome().is_none());
        print(&json!({ "to_act": table.to_act(), "legal": lists, "give_up": give_up }).to_string());
    }
    Ok(())
}

pub(crate) fn make_move(
    texts: &Texts,
    file: &Path,
    seat: &str,
    choice: &str,
    chance: &str,
    as_json: bool,
) -> Result<(), Failure> {
    let open = files::Open::new(file)?;
    let (game, mut table) = files::load(file, &open.text, usize::MAX)?;
    let n = table.play(seat, choice, &split_draws(chance))?;
    open.append(&table.record_step(n))?;
    // What happened is told as the one who moved may know it.
    let step = table.step(n, table.viewer(seat).unwrap_or(Viewer::Spectator));
    if as_json {
        print(&step.to_string());
    } else {
        for line in step_lines(texts, game, &step) {
            print(&line);
        }
        talk(&whose_turn(texts, &*table));
    }
    Ok(())
}
