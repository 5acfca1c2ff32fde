//! `onze backup`, `onze restore` and `onze matches`: keeping house in the database of a server.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use onze_core::table::Refused;
use onze_server::Db;
use onze_server::store::{Archive, Keeper, MatchEntry, NoEnd, Order, StoreError, StoredMatch, ending};
use onze_session::rename;
use serde_json::{Value, json};

use super::replay::facts;
use super::serve::{database, no_database};
use crate::cli::{Housework, Json, Matches, Which};
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

/// Lists, ends, deletes or renames in matches: by itself, or by the server that runs.
pub(crate) fn matches(texts: &Texts, asked: &Matches) -> Result<(), Failure> {
    let db = database(texts, asked.db.as_deref())?;
    let no_database = |error| no_database(texts, &error);
    let choose = |archive: &Archive| chosen(texts, archive, asked.what.which());
    if let Housework::List { json, .. } = &asked.what {
        tell(&choose(&Archive::read(&db).map_err(no_database)?)?, *json);
        return Ok(());
    }
    let (archive, keeper) = Archive::at_hand(&db).map_err(no_database)?;
    let list = choose(&archive)?;
    let order = match &asked.what {
        Housework::End { .. } => Order::End(to_end(texts, &archive, list)?),
        Housework::Rename { from, to, .. } => {
            let to = onze_core::name::of_person(to).map_err(Refused::from)?;
            Order::Rename { matches: called(&archive, &list, from)?, from: from.clone(), to }
        }
        Housework::List { .. } | Housework::Delete { .. } => {
            Order::Delete(list.into_iter().map(|one| one.name).collect())
        }
    };
    let done = match keeper {
        Keeper::Nobody => archive.obey(&order),
        Keeper::Server => Archive::order(&db, &order),
    };
    done.map_err(|error| failed(&error))?;
    let n = order.matches().len();
    talk(&texts.say("matches-done", &facts(&[("matches", n.into())])));
    Ok(())
}

/// Those of these matches in which a person has this name.
fn called(archive: &Archive, list: &[MatchEntry], name: &str) -> Result<Vec<String>, Failure> {
    let mut called = Vec::new();
    for one in list {
        let stored = archive.load(&one.name).map_err(|error| failed(&error))?;
        let has = |stored: StoredMatch| rename(&stored.header, &stored.standing, name, "").is_some();
        called.extend(stored.is_some_and(has).then(|| one.name.clone()));
    }
    Ok(called)
}

/// The matches that are meant; a name that none has is a mistake.
pub(super) fn chosen(texts: &Texts, archive: &Archive, which: &Which) -> Result<Vec<MatchEntry>, Failure> {
    let list = archive.list().map_err(|error| failed(&error))?;
    let list: Vec<MatchEntry> = list.into_iter().filter(|one| fits(which, one)).collect();
    if let Some(unknown) = which.names.iter().find(|name| !list.iter().any(|one| one.name == **name)) {
        let list = facts(&[("match", Value::from(unknown.as_str()))]);
        return Err(Failure::Plain(texts.say("matches-unknown", &list)));
    }
    Ok(list)
}

/// Is this one of those that are meant?
fn fits(which: &Which, one: &MatchEntry) -> bool {
    let old = which.older_than.is_none_or(|age| now().saturating_sub(Duration::from_millis(one.last)) >= age);
    let named = which.names.is_empty() || which.names.contains(&one.name);
    old && named && (!which.over || one.over) && (!which.running || !one.over)
}

fn tell(list: &[MatchEntry], json: Json) {
    if json.json {
        let told = list.iter().map(|one| {
            let MatchEntry { name, game, n, over, last } = one;
            json!({ "match": name, "game": game, "n": n, "over": over, "last": last })
        });
        print(&Value::from(told.collect::<Vec<_>>()).to_string());
        return;
    }
    for MatchEntry { name, game, n, over, last } in list {
        let days = now().saturating_sub(Duration::from_millis(*last)).as_secs() / 86_400;
        let state = if *over { "over" } else { "runs" };
        print(&format!("{name}  {game:<10} {n:>5}  {state}  {days}d"));
    }
}

/// Those of these matches that are not over. That each of them can be ended is seen before any is.
fn to_end(texts: &Texts, archive: &Archive, list: Vec<MatchEntry>) -> Result<Vec<String>, Failure> {
    let names: Vec<String> = list.into_iter().filter(|one| !one.over).map(|one| one.name).collect();
    for name in &names {
        let Some(stored) = archive.load(name).map_err(|error| failed(&error))? else { continue };
        ending(&stored.record()).map_err(|why| match why {
            NoEnd::Broken(error) => Failure::Record { file: name.clone(), error },
            NoEnd::Unknown(refused) => refused.into(),
            NoEnd::Forbidden => {
                Failure::Plain(texts.say("matches-no-end", &facts(&[("match", name.as_str().into())])))
            }
        })?;
    }
    Ok(names)
}

pub(super) fn failed(error: &StoreError) -> Failure {
    Failure::Plain(error.to_string())
}

pub(super) fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
