//! Matches, who sits in them, and their steps, each in its place.

use onze_session::protocol::Name;
use onze_session::{Amendment, KeptSeat, NewMatch, Partner, Standing, mark};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, params};

use super::journal::{Journal, Run};
use crate::store::{Order, StoreError, StoredMatch, now, split_steps};

pub(super) fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

/// Does several things or none of them.
fn all_or_none(
    connection: &Connection,
    things: impl FnOnce() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    run(connection, "SAVEPOINT things")?;
    let done = things();
    if done.is_err() {
        run(connection, "ROLLBACK TO things")?;
    }
    run(connection, "RELEASE things")?;
    done
}

pub(super) fn create(connection: &Connection, new: &NewMatch) -> Result<(), StoreError> {
    // A match without its first step would be worse than none.
    all_or_none(connection, || {
        insert(connection, &new.name, &new.header, &new.standing, &Run::first(&new.start))
    })
}

/// Keeps a match that is not there yet, within whatever is all or nothing for the caller.
pub(super) fn insert(
    connection: &Connection,
    name: &str,
    header: &str,
    standing: &Standing,
    steps: &Run,
) -> Result<(), StoreError> {
    let made = connection
        .prepare_cached("INSERT INTO matches (name, header) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute(params![name, header])?;
    if made == 0 {
        return Err(StoreError::Exists);
    }
    write_standing(connection, name, header, standing)?;
    Ok(keep(connection, name, steps)?)
}

/// Keeps steps of a match in their place.
pub(super) fn keep(connection: &Connection, name: &str, run: &Run) -> rusqlite::Result<()> {
    let [first, count] = [run.first, run.count].map(|n| whole(n as u64));
    connection
        .prepare_cached(
            "INSERT INTO steps (match, n, count, at, lines, left) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![name, first, count, run.at, run.lines, run.left])
        .map(drop)
}

/// The number of the next step of a match, as far as its steps are in their place, and the mark of the one before it.
pub(super) fn next_step(connection: &Connection, name: &str) -> rusqlite::Result<(usize, u64)> {
    let next: Option<(i64, u64)> = connection
        .prepare_cached("SELECT n + count, lines FROM steps WHERE match = ?1 ORDER BY n DESC LIMIT 1")?
        .query_row([name], |row| {
            let last = split_steps(row.get_ref(1)?.as_str()?).last().unwrap_or_default();
            Ok((row.get(0)?, mark(last)))
        })
        .optional()?;
    Ok(next.map(|(n, mark)| (number(n), mark)).unwrap_or_default())
}

/// Changes what may change of a match, and its first step if it has no other, if this is the next version of it.
pub(super) fn amend(connection: &Connection, name: &str, amendment: &Amendment) -> Result<(), StoreError> {
    let Amendment { header, standing, start } = amendment;
    let version: Option<i64> = connection
        .prepare_cached("SELECT version FROM matches WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    if version.is_none_or(|version| version + 1 != whole(standing.version)) {
        return Err(StoreError::Outdated);
    }
    all_or_none(connection, || {
        start.as_ref().map_or(Ok(()), |start| start_again(connection, name, start))?;
        Ok(write_standing(connection, name, header, standing)?)
    })
}

/// Changes the first step of a match that has no other.
fn start_again(connection: &Connection, name: &str, start: &str) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(
            "UPDATE steps SET at = ?2, lines = ?3 WHERE match = ?1 AND n = 0
             AND NOT EXISTS (SELECT 1 FROM steps WHERE match = ?1 AND n = 1)",
        )?
        .execute(params![name, now(), start])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Taken { n: 1 }) }
}

fn write_standing(
    connection: &Connection,
    name: &str,
    header: &str,
    standing: &Standing,
) -> rusqlite::Result<()> {
    let Standing { version, paused, rematch, offers, places, no_stand_ins, hints, stood_in } = standing;
    let offers = serde_json::to_string(offers).unwrap_or_default();
    let stood_in = serde_json::to_string(stood_in).unwrap_or_default();
    connection
        .prepare_cached(
            "UPDATE matches SET header = ?2, paused = ?3, rematch = ?4, offers = ?5, no_stand_ins = ?6, stood_in = ?7,
             version = ?8, hints = ?9 WHERE name = ?1",
        )?
        .execute(params![name, header, paused, rematch, offers, no_stand_ins, stood_in, whole(*version), hints])?;
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO seats (match, place, seat, player, computer, stand_in, token, invite, partners)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for (number, place) in (0i64..).zip(places) {
        let KeptSeat { seat, player, computer, stand_in, token, invite, partners } = place;
        let partners = serde_json::to_string(partners).unwrap_or_default();
        insert.execute(params![name, number, seat, player, computer, stand_in, token, invite, partners])?;
    }
    Ok(())
}

/// The match with its steps from a number on; `fresh` are those of its last steps that are not in their place yet.
pub(super) fn load<'a>(
    connection: &Connection,
    name: &str,
    from: usize,
    fresh: impl Iterator<Item = &'a Run>,
) -> rusqlite::Result<Option<StoredMatch>> {
    let row = connection
        .prepare_cached(
            "SELECT header, paused, rematch, offers, no_stand_ins, stood_in, version, hints FROM matches WHERE name = ?1",
        )?
        .query_row([name], |row| {
            // An offer that a later version wrote otherwise is worth no more than asking again.
            let offers = serde_json::from_str(row.get_ref(3)?.as_str()?).unwrap_or_default();
            let stood_in = serde_json::from_str(row.get_ref(5)?.as_str()?).unwrap_or_default();
            let (paused, rematch, no_stand_ins) = (row.get(1)?, row.get(2)?, row.get(4)?);
            let (places, version) = (Vec::new(), u64::try_from(row.get::<_, i64>(6)?).unwrap_or(0));
            let hints = row.get(7)?;
            Ok((
                row.get(0)?,
                Standing { version, paused, rematch, offers, places, no_stand_ins, hints, stood_in },
            ))
        })
        .optional()?;
    let Some((header, mut standing)): Option<(String, Standing)> = row else { return Ok(None) };
    let (mut n, mut last, mut left): (usize, i64, Option<i64>) = (0, 0, None);
    let mut lines = String::new();
    let mut add = |first: usize, count: usize, some: &str| {
        // Those before the first that is wanted may stand in one row with it.
        let skipped = from.saturating_sub(first);
        if skipped == 0 {
            lines.push_str(some);
        } else {
            lines.extend(split_steps(some).skip(skipped));
        }
        n = first + count;
    };
    // The last row tells when the last step was made, and how many there are.
    let mut steps = connection.prepare_cached(
        "SELECT n, count, lines, at, left FROM steps WHERE match = ?1
         AND n >= (SELECT coalesce(max(n), 0) FROM steps WHERE match = ?1 AND n <= ?2) ORDER BY n",
    )?;
    let mut rows = steps.query(params![name, i64::try_from(from).unwrap_or(i64::MAX)])?;
    while let Some(row) = rows.next()? {
        add(number(row.get(0)?), number(row.get(1)?), row.get_ref(2)?.as_str()?);
        (last, left) = (row.get(3)?, row.get(4)?);
    }
    for run in fresh {
        add(run.first, run.count, &run.lines);
        (last, left) = (run.at, run.left);
    }
    standing.places = connection
        .prepare_cached(
            "SELECT seat, player, computer, stand_in, token, invite, partners FROM seats WHERE match = ?1 ORDER BY place",
        )?
        .query_map([name], |row| {
            Ok(KeptSeat {
                seat: Name::Owned(row.get(0)?),
                player: row.get(1)?,
                computer: row.get(2)?,
                stand_in: row.get(3)?,
                token: row.get(4)?,
                invite: row.get(5)?,
                partners: read_partners(row.get_ref(6)?.as_str()?)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    let (last, left) = (u64::try_from(last).unwrap_or(0), left.and_then(|left| u64::try_from(left).ok()));
    Ok(Some(StoredMatch { header, lines, n, last, left, standing }))
}

/// The last steps of a match.
pub(super) fn last_run(
    connection: &Connection,
    journal: &Journal,
    name: &str,
) -> Result<Option<Run>, StoreError> {
    if let Some(run) = journal.of(name).last() {
        return Ok(Some(run.clone()));
    }
    let run = connection
        .prepare_cached("SELECT n, count, at, lines FROM steps WHERE match = ?1 ORDER BY n DESC LIMIT 1")?
        .query_row([name], |row| {
            let (first, count) = (number(row.get(0)?), number(row.get(1)?));
            Ok(Run { first, count, at: row.get(2)?, lines: row.get(3)?, ..Run::default() })
        })
        .optional()?;
    Ok(run)
}

/// Keeps the explanation of a match, if there is that match.
pub(super) fn explain(connection: &Connection, name: &str, text: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO explanations (match, text)
             SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM matches WHERE name = ?1)",
        )?
        .execute(params![name, text])?;
    Ok(())
}

pub(super) fn explanation(connection: &Connection, name: &str) -> Result<Option<String>, StoreError> {
    let text = connection
        .prepare_cached("SELECT text FROM explanations WHERE match = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    Ok(text)
}

/// The bytes of the database, without the pages that wait for reuse.
pub(super) fn size(connection: &Connection) -> Result<u64, StoreError> {
    let ask = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let used = ask("page_count")? - ask("freelist_count")?;
    Ok(u64::try_from(used * ask("page_size")?).unwrap_or(0))
}

/// Some matches, in the order of their names.
pub(super) fn names_after(
    connection: &Connection,
    after: &str,
    most: usize,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("SELECT name FROM matches WHERE name > ?1 ORDER BY name LIMIT ?2")?
        .query_map(params![after, whole(most as u64)], |row| row.get(0))?
        .collect()
}

/// What is to be done, after what is done is crossed out.
pub(super) fn orders(connection: &Connection, done: &[i64]) -> Result<Vec<(i64, Order)>, StoreError> {
    for id in done {
        connection.prepare_cached("DELETE FROM orders WHERE id = ?1")?.execute([id])?;
    }
    let mut orders = connection.prepare_cached("SELECT id, text FROM orders ORDER BY id")?;
    let kept = orders.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<Vec<_>, _>>()?;
    Ok(Order::read_all(kept))
}

/// Forgets matches whose steps are in their place, all of them or none. What they were is not left in the file either.
pub(super) fn delete(connection: &mut Connection, names: &[&str]) -> Result<(), StoreError> {
    connection.pragma_update(None, "secure_delete", true)?;
    let deleted = delete_all(connection, names);
    connection.pragma_update(None, "secure_delete", "FAST")?;
    deleted
}

fn delete_all(connection: &mut Connection, names: &[&str]) -> Result<(), StoreError> {
    let deleting = connection.transaction()?;
    for name in names {
        for sql in [
            "DELETE FROM matches WHERE name = ?1",
            "DELETE FROM seats WHERE match = ?1",
            "DELETE FROM steps WHERE match = ?1",
            "DELETE FROM explanations WHERE match = ?1",
        ] {
            deleting.prepare_cached(sql)?.execute([name])?;
        }
    }
    Ok(deleting.commit()?)
}

/// Those who share a seat. What cannot be read is damage: nobody is locked out silently.
fn read_partners(text: &str) -> rusqlite::Result<Vec<Partner>> {
    serde_json::from_str(text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(6, Type::Text, Box::new(error)))
}

/// A number as the database keeps it.
fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number as the database has kept it.
fn number(whole: i64) -> usize {
    usize::try_from(whole).unwrap_or(0)
}
