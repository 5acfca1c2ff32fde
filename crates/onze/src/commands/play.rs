//! `onze new`, `onze legal` and `onze move`.

use std::path::Path;

use onze_core::fair::Secret;
use onze_core::table::{Listed, Refused, Table};
use onze_core::told::split_draws;
use onze_core::{Dice, Header, Seat, Viewer};
use onze_session::Played;
use serde_json::{Map, Value, json};

use crate::cli::{Json, Move, New};
use crate::commands::replay::{Clubs, facts, names, step_lines, whose_turn};
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};
use crate::{files, typed};

pub(crate) fn new(texts: &Texts, new: &New) -> Result<(), Failure> {
    let game = onze_games::find(&new.game)?;
    let secret = match &new.seed {
        Some(words) => Secret::from_words(words),
        None => fresh_secret()?,
    };
    let mut draws = split_draws(&new.chance);
    let position = match &new.position {
        Some(path) => Some(files::read(path)?.trim().to_owned()),
        None => None,
    };
    let seats = game.seats(&new.set)?;
    let name = secret.match_name();
    let dice = if new.referee {
        Dice::Typed { secret }
    } else {
        // The draws are a script then, and nothing is typed in.
        Dice::fair(secret, std::mem::take(&mut draws))
    };
    onze_games::check_names(game.id(), new.set.iter().map(|(key, value)| (&**key, &**value)))?;
    let (mut players, words) = (by_seat(&seats, &new.player)?, by_seat(&seats, &new.words)?);
    for player in &mut players {
        *player = onze_core::name::of_person(player).map_err(Refused::from)?;
    }
    let table = game.begin(&new.set, Header { name, players, words, dice, position }, &draws)?;
    let record = table.record(Viewer::All);
    match &new.out {
        None => print(record.trim_end()),
        Some(path) => {
            files::create(path, record.as_bytes())?;
            let clubs = Clubs::of(&*table);
            let lines = |step| step_lines(texts, game.id(), &clubs, step);
            for line in table.step(0, Viewer::All).iter().flat_map(lines) {
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

pub(crate) fn legal(texts: &Texts, file: &Path, seat: Option<&str>, json: Json) -> Result<(), Failure> {
    let (_, table) = files::load(file, &files::read(file)?, usize::MAX)?;
    let seats: Vec<Seat> = match seat {
        Some(seat) => vec![typed::seat(&*table, seat)?],
        None => table.to_act().iter().collect(),
    };
    if json.json {
        let give_up = table.give_up().filter(|_| table.outcome().is_none());
        let lists: Vec<Value> = seats.iter().map(|&seat| listed(&*table, seat)).collect();
        let to_act = names(&*table, table.to_act());
        print(&json!({ "to_act": to_act, "legal": lists, "give_up": give_up }).to_string());
        return Ok(());
    }
    for &seat in &seats {
        for (choice, punished) in table.listed(seat).iter() {
            print(&format!("{} {choice}{}", table.seat_name(seat), mark(texts, punished)));
        }
    }
    // What the list alone does not tell.
    if table.outcome().is_some() {
        talk(&texts.say("legal-over", &Map::new()));
    } else if !seats.iter().any(|seat| table.to_act().has(*seat)) {
        let asked = names(&*table, table.to_act()).join(", ");
        talk(&texts.say("legal-nothing", &facts(&[("seats", asked.into())])));
    } else if seats.iter().any(|seat| table.listed(*seat).samples) {
        talk(&texts.say("legal-samples", &Map::new()));
    }
    Ok(())
}

/// What stands behind a listed choice that is punished, after a tab.
pub(crate) fn mark(texts: &Texts, punished: Option<&str>) -> String {
    punished.map_or_else(String::new, |clause| {
        format!("\t{}", texts.say("legal-punished", &facts(&[("clause", clause.into())])))
    })
}

/// The choices of a seat; those that are punished once more, with their clause.
fn listed(table: &dyn Table, seat: Seat) -> Value {
    let listed = table.listed(seat);
    let punished: Map<String, Value> =
        listed.iter().filter_map(|(choice, punished)| Some((choice.to_owned(), punished?.into()))).collect();
    let Listed { texts, samples, .. } = listed;
    json!({ "seat": table.seat_name(seat), "moves": texts, "samples": samples, "punished": punished })
}

/// A result with the name of the match that decided it, if its record bears that out.
fn cited(table: &dyn Table, seat: Seat, choice: &str, record: &Path) -> Result<String, Failure> {
    let (_, other) = files::load(record, &files::read(record)?, usize::MAX)?;
    let name = format!(" match {}", other.header().name);
    let choice = if choice.ends_with(&name) { choice.to_owned() } else { format!("{choice}{name}") };
    // What names no match, or is not asked now, the rules refuse.
    if let Some(of) = onze_session::cited(table, seat, &choice)? {
        Played::at(&*other).bears_out(table, &of)?;
    }
    Ok(choice)
}

pub(crate) fn make_move(texts: &Texts, asked: &Move) -> Result<(), Failure> {
    let Move { file, seat, choice, chance, of, json } = asked;
    let open = files::Open::new(file)?;
    let (game, mut table) = files::load(file, &open.text, usize::MAX)?;
    let seat = typed::seat(&*table, seat)?;
    let choice = &if let Some(other) = of {
        cited(&*table, seat, choice, other)?
    } else {
        if let Some(of) = onze_session::cited(&*table, seat, choice)? {
            talk(&texts.say("move-unseen", &facts(&[("match", of.name.into())])));
        }
        choice.clone()
    };
    let n = typed::play(&mut *table, seat, choice, &split_draws(chance)).map_err(|refused| {
        let hint = typed::nearest(&*table, seat, choice, &refused).map(|nearest| {
            let file = file.display().to_string();
            let typed = onze_core::shown(choice);
            let known = [("typed", typed.into()), ("nearest", nearest.into()), ("file", file.into())];
            texts.say("move-nearest", &facts(&known))
        });
        Failure::Refused { refused, hint }
    })?;
    open.append(&table.record_step(n))?;
    // What happened is told as the one who moved may know it.
    let Some(step) = table.step(n, Viewer::Seat(seat)) else { return Ok(()) };
    if json.json {
        print(&json!(step).to_string());
    } else {
        for line in step_lines(texts, game, &Clubs::of(&*table), &step) {
            print(&line);
        }
        talk(&whose_turn(texts, &*table));
    }
    Ok(())
}
