//! `onze backup`, `onze restore` and `onze matches`: keeping house in the database of a server.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use onze_core::Seats;
use onze_core::record::parse;
use onze_core::table::Refused;
use onze_server::Db;
use onze_server::store::{Archive, Listed, Order, StoreError, StoredMatch};
use onze_session::{NewStep, mark, rename};
use serde_json::{Value, json};

use super::replay::facts;
use super::serve::{database, no_database};
use crate::cli::{Housework, Matches, Which};
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

/// Copies the database, also while a server uses it.
pub(crate) fn back_up(texts: &Texts, db: Option<&str>, to: &Path) -> Result<(), Failure> {
    let archive = Archive::read(&database(texts, db)?).map_err(|error| no_database(texts, &error))?;
    archive.back_up(to).map_err(|error| match error {
        StoreError::FileExists { path } => {
            Failure::Plain(texts.say("backup-exists", &facts(&[("file", path.into())])))
        }
        other => failed(&other),
    })?;
    talk(&texts.say("backup-done", &facts(&[("file", Value::from(to.display().to_string()))])));
    Ok(())
}

/// Takes in the matches of such a copy, into whatever kind of database.
pub(crate) fn restore(texts: &Texts, db: Option<&str>, from: &Path) -> Result<(), Failure> {
    let no_database = |error| no_database(texts, &error);
    let copy = Archive::read(&Db::File(from.to_owned())).map_err(no_database)?;
    let mut archive = Archive::make(&database(texts, db)?).map_err(no_database)?;
    let n = archive.restore(&copy).map_err(|error| failed(&error))?;
    talk(&texts.say("matches-done", &facts(&[("matches", n.into())])));
    Ok(())
}

/// Lists, ends or deletes matches.
pub(crate) fn matches(texts: &Texts, asked: &Matches) -> Result<(), Failure> {
    let db = database(texts, asked.db.as_deref())?;
    let no_database = |error| no_database(texts, &error);
    let choose = |archive: &Archive| chosen(texts, archive, asked.what.which());
    let done = match &asked.what {
        Housework::List { json, .. } => {
            tell(&choose(&Archive::read(&db).map_err(no_database)?)?, json.json);
            return Ok(());
        }
        Housework::End { .. } => {
            let mut archive = Archive::write(&db).map_err(no_database)?;
            let list = choose(&archive)?;
            end(texts, &mut archive, &list)?
        }
        Housework::Delete { .. } => {
            let (archive, runs) = Archive::at_hand(&db).map_err(no_database)?;
            let matches: Vec<String> = choose(&archive)?.into_iter().map(|one| one.name).collect();
            let n = matches.len();
            have_done(&db, (archive, runs), &Order::Delete(matches))?;
            n
        }
        Housework::Rename { from, to, .. } => {
            let to = onze_core::name::of_person(to).map_err(Refused::from)?;
            let (archive, runs) = Archive::at_hand(&db).map_err(no_database)?;
            let matches = called(&archive, &choose(&archive)?, from)?;
            let n = matches.len();
            have_done(&db, (archive, runs), &Order::Rename { matches, from: from.clone(), to })?;
            n
        }
    };
    talk(&texts.say("matches-done", &facts(&[("matches", done.into())])));
    Ok(())
}

/// Does what is ordered, or has it done by the server that runs.
fn have_done(db: &Db, (archive, runs): (Archive, bool), order: &Order) -> Result<(), Failure> {
    let done = if runs { Archive::order(db, order) } else { archive.obey(order) };
    done.map_err(|error| failed(&error))
}

/// Those of these matches in which a person has this name.
fn called(archive: &Archive, list: &[Listed], name: &str) -> Result<Vec<String>, Failure> {
    let mut called = Vec::new();
    for one in list {
        let stored = archive.load(&one.name).map_err(|error| failed(&error))?;
        let has = |stored: StoredMatch| rename(&stored.header, &stored.standing, name, "").is_some();
        called.extend(stored.is_some_and(has).then(|| one.name.clone()));
    }
    Ok(called)
}

/// The matches that are meant; a name that none has is a mistake.
pub(super) fn chosen(texts: &Texts, archive: &Archive, which: &Which) -> Result<Vec<Listed>, Failure> {
    let list = archive.list().map_err(|error| failed(&error))?;
    let list: Vec<Listed> = list.into_iter().filter(|one| fits(which, one)).collect();
    if let Some(unknown) = which.names.iter().find(|name| !list.iter().any(|one| one.name == **name)) {
        let list = facts(&[("match", Value::from(unknown.as_str()))]);
        return Err(Failure::Plain(texts.say("matches-unknown", &list)));
    }
    Ok(list)
}

/// Is this one of those that are meant?
fn fits(which: &Which, one: &Listed) -> bool {
    let old = which.older_than.is_none_or(|age| now().saturating_sub(Duration::from_millis(one.last)) >= age);
    let named = which.names.is_empty() || which.names.contains(&one.name);
    old && named && (!which.over || one.over) && (!which.running || !one.over)
}

fn tell(list: &[Listed], as_json: bool) {
    if as_json {
        let told = list.iter().map(|one| {
            let Listed { name, game, n, over, last } = one;
            json!({ "match": name, "game": game, "n": n, "over": over, "last": last })
        });
        print(&Value::from(told.collect::<Vec<_>>()).to_string());
        return;
    }
    for Listed { name, game, n, over, last } in list {
        let days = now().saturating_sub(Duration::from_millis(*last)).as_secs() / 86_400;
        let state = if *over { "over" } else { "runs" };
        print(&format!("{name}  {game:<10} {n:>5}  {state}  {days}d"));
    }
}

/// Whoever owes a choice gives up, until the match is over: a match that nobody plays on tells its secret in the end.
fn end(texts: &Texts, archive: &mut Archive, list: &[Listed]) -> Result<usize, Failure> {
    let mut ended = 0;
    for one in list.iter().filter(|one| !one.over) {
        let Some(stored) = archive.load(&one.name).map_err(|error| failed(&error))? else { continue };
        let broken = |error| Failure::Record { file: one.name.clone(), error };
        let record = stored.record();
        let parsed = parse(&record).map_err(broken)?;
        let mut table = onze_games::find(parsed.game)?.read(&parsed, usize::MAX).map_err(broken)?;
        let cannot = || {
            let list = facts(&[("match", Value::from(one.name.as_str()))]);
            Failure::Plain(texts.say("matches-no-end", &list))
        };
        for _ in 0..=table.n_seats() {
            if table.outcome().is_some() {
                break;
            }
            let choice = table.give_up().ok_or_else(cannot)?;
            let owing = table.to_act().first();
            let seats = owing.into_iter().chain(Seats::all(table.n_seats()).iter());
            let n = seats.into_iter().find_map(|seat| table.play(seat, &choice, &[]).ok());
            let n = n.ok_or_else(cannot)?;
            let follows = mark(&table.record_step(n - 1));
            let step = NewStep { n, follows, lines: table.record_step(n), left: None };
            archive.append(&one.name, step).map_err(|error| failed(&error))?;
        }
        ended += 1;
    }
    Ok(ended)
}

pub(super) fn failed(error: &StoreError) -> Failure {
    Failure::Plain(error.to_string())
}

pub(super) fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
