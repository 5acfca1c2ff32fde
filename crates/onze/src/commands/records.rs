//! `onze export` and `onze import`: matches of a server as records, and records as matches of a server.

use std::path::Path;

use onze_core::record::{self, RecordError, RecordText};
use onze_core::table::{AnyGame, Table};
use onze_core::{Seats, Source};
use onze_server::store::{Archive, StoredMatch, Whole};
use onze_session::token::Token;
use onze_session::{KeptSeat, Standing};
use serde_json::Value;

use super::keeping::{chosen, failed, now};
use super::replay::facts;
use super::serve::{database, no_database};
use crate::cli::{Export, Import};
use crate::failure::Failure;
use crate::files;
use crate::texts::{Texts, print, talk};

/// Tells matches as records, one after the other, or each in a file of its own.
pub(crate) fn export(texts: &Texts, asked: &Export) -> Result<(), Failure> {
    let db = database(texts, asked.db.as_deref())?;
    let archive = Archive::read(&db).map_err(|error| no_database(texts, &error))?;
    let list = chosen(texts, &archive, &asked.which)?;
    if let Some(folder) = &asked.out {
        std::fs::create_dir_all(folder)?;
    }
    for one in &list {
        let Some(stored) = archive.load(&one.name).map_err(|error| failed(&error))? else { continue };
        let record = stored.record();
        match &asked.out {
            Some(folder) => files::create(&folder.join(format!("{}.onze", one.name)), record.as_bytes())?,
            None => print(record.trim_end_matches('\n')),
        }
    }
    talk(&texts.say("matches-done", &facts(&[("matches", list.len().into())])));
    Ok(())
}

/// A match from a record, and what invites to its seats if it is not over.
struct Taken {
    whole: Whole,
    invitations: Invitations,
}

/// For each seat its name and the secret that invites to it.
type Invitations = Vec<(String, Token)>;

/// Checks records and takes them in, all of them or none.
pub(crate) fn import(texts: &Texts, asked: &Import) -> Result<(), Failure> {
    let db = database(texts, asked.db.as_deref())?;
    let mut taken = Vec::new();
    for file in &asked.files {
        taken.extend(read_all(texts, file)?);
    }
    let mut archive = Archive::make(&db).map_err(|error| no_database(texts, &error))?;
    let mut new: Vec<Taken> = Vec::new();
    for one in taken {
        let name = &one.whole.name;
        let known =
            new.iter().find(|other| other.whole.name == *name).map(|other| other.whole.stored.clone());
        let there = match known {
            Some(stored) => Some(stored),
            None => archive.load(name).map_err(|error| failed(&error))?,
        };
        match there {
            None => new.push(one),
            Some(there) if there.lines == one.whole.stored.lines => {}
            Some(_) => return Err(plain(texts, "import-differs", name)),
        }
    }
    let (all, invitations): (Vec<Whole>, Vec<_>) =
        new.into_iter().map(|one| (one.whole, one.invitations)).unzip();
    archive.put(&all).map_err(|error| failed(&error))?;
    for (one, invitations) in all.iter().zip(invitations) {
        let name = &one.name;
        for (seat, token) in invitations {
            print(&format!("{name} {seat} /m/{name}#{}", token.text()));
        }
    }
    talk(&texts.say("matches-done", &facts(&[("matches", all.len().into())])));
    Ok(())
}

/// The matches that a file tells.
fn read_all(texts: &Texts, file: &Path) -> Result<Vec<Taken>, Failure> {
    let text = files::read(file)?;
    if text.is_empty() {
        // It says what a record begins with.
        files::parse(file, &text)?;
    }
    let mut all = Vec::new();
    for (first_line, part) in record::split(&text) {
        let in_file = |mut error: RecordError| {
            error.line += first_line - 1;
            Failure::Record { file: file.display().to_string(), error }
        };
        let parsed = record::parse(part).map_err(in_file)?;
        all.push(read(texts, &parsed, in_file)?);
    }
    Ok(all)
}

/// The match that a record tells, with every draw, seal and state hash computed again.
fn read(
    texts: &Texts,
    parsed: &RecordText<'_>,
    in_file: impl Fn(RecordError) -> Failure,
) -> Result<Taken, Failure> {
    let game: &'static dyn AnyGame = onze_games::find(parsed.game)?;
    let verified = game.verify(parsed).map_err(&in_file)?;
    let table = game.read(parsed, usize::MAX).map_err(&in_file)?;
    let (name, is_over) = (table.header().name.clone(), table.outcome().is_some());
    let is_whole = verified.source == Source::Secret || (is_over && verified.source == Source::Typed);
    if !is_whole {
        return Err(plain(texts, "import-not-whole", &name));
    }
    if name.is_empty() || name.len() > 64 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(plain(texts, "import-name", &name));
    }
    let (places, invitations) = sit(&*table, is_over)?;
    let stored = StoredMatch {
        header: table.record_header(),
        lines: (0..table.n_steps()).map(|n| table.record_step(n)).collect(),
        n: table.n_steps(),
        last: u64::try_from(now().as_millis()).unwrap_or(u64::MAX),
        left: None,
        standing: Standing { places, ..Standing::default() },
    };
    Ok(Taken { whole: Whole { name, stored }, invitations })
}

/// A record does not tell who holds a seat: whoever is invited does, if there is still something to choose.
fn sit(table: &dyn Table, is_over: bool) -> Result<(Vec<KeptSeat>, Invitations), Failure> {
    let (mut places, mut invitations) = (Vec::new(), Vec::new());
    let players = table.header().players.iter().cloned().chain(std::iter::repeat(String::new()));
    for (seat, player) in Seats::all(table.n_seats()).iter().zip(players) {
        let seat = table.seat_name(seat).to_owned();
        let mut place = KeptSeat { seat: seat.clone().into(), player, ..KeptSeat::default() };
        if !is_over {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes).map_err(|error| Failure::Plain(error.to_string()))?;
            let token = Token::new(bytes);
            place.invite = Some(token.hash());
            invitations.push((seat, token));
        }
        places.push(place);
    }
    Ok((places, invitations))
}

fn plain(texts: &Texts, id: &str, name: &str) -> Failure {
    Failure::Plain(texts.say(id, &facts(&[("match", Value::from(name))])))
}
