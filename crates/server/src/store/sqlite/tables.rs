//! Matches, who sits in them, and their steps, each in its place.

use std::time::{SystemTime, UNIX_EPOCH};

use onze_session::protocol::Name;
use onze_session::{NewMatch, Place, Standing};
use rusqlite::{Connection, OptionalExtension, params};

use super::journal::Run;
use crate::store::{StoreError, StoredMatch};

pub(super) fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

pub(super) fn create(connection: &Connection, new: &NewMatch) -> rusqlite::Result<()> {
    // A savepoint: a match without its first step would be worse than none.
    run(connection, "SAVEPOINT a_match")?;
    let done = connection
        .prepare_cached("INSERT INTO matches (name, header) VALUES (?1, ?2)")
        .and_then(|mut insert| insert.execute(params![new.name, new.header]))
        .and_then(|_| amend(connection, &new.name, &new.header, &new.standing))
        .and_then(|()| keep(connection, &new.name, &Run::first(&new.start)));
    if done.is_err() {
        run(connection, "ROLLBACK TO a_match")?;
    }
    run(connection, "RELEASE a_match")?;
    done
}

/// Keeps steps of a match in their place.
pub(super) fn keep(connection: &Connection, name: &str, run: &Run) -> rusqlite::Result<()> {
    let [first, count] = [run.first, run.count].map(|n| i64::try_from(n).unwrap_or(i64::MAX));
    connection
        .prepare_cached(
            "INSERT INTO steps (match, n, count, at, lines, left) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![name, first, count, run.at, run.lines, run.left])
        .map(drop)
}

/// The number of the next step of a match, as far as its steps are in their place.
pub(super) fn next_step(connection: &Connection, name: &str) -> rusqlite::Result<usize> {
    let next: Option<i64> = connection
        .prepare_cached("SELECT n + count FROM steps WHERE match = ?1 ORDER BY n DESC LIMIT 1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    Ok(next.and_then(|next| usize::try_from(next).ok()).unwrap_or(0))
}

/// Changes the first step of a match that has no other.
pub(super) fn start_again(connection: &Connection, name: &str, start: &str) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(
            "UPDATE steps SET at = ?2, lines = ?3 WHERE match = ?1 AND n = 0
             AND NOT EXISTS (SELECT 1 FROM steps WHERE match = ?1 AND n = 1)",
        )?
        .execute(params![name, now(), start])?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Taken { n: 1 }) }
}

pub(super) fn amend(
    connection: &Connection,
    name: &str,
    header: &str,
    standing: &Standing,
) -> rusqlite::Result<()> {
    let Standing { paused, rematch, offers, places, no_stand_ins, stood_in } = standing;
    let offers = serde_json::to_string(offers).unwrap_or_default();
    let stood_in = serde_json::to_string(stood_in).unwrap_or_default();
    connection
        .prepare_cached(
            "UPDATE matches SET header = ?2, paused = ?3, rematch = ?4, offers = ?5, no_stand_ins = ?6, stood_in = ?7
             WHERE name = ?1",
        )?
        .execute(params![name, header, paused, rematch, offers, no_stand_ins, stood_in])?;
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO seats (match, place, seat, player, computer, stand_in, token, invite)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for (number, place) in (0i64..).zip(places) {
        let Place { seat, player, computer, stand_in, token, invite } = place;
        insert.execute(params![name, number, seat, player, computer, stand_in, token, invite])?;
    }
    Ok(())
}

/// The whole match; `fresh` are those of its last steps that are not in their place yet.
pub(super) fn load<'a>(
    connection: &Connection,
    name: &str,
    fresh: impl Iterator<Item = &'a Run>,
) -> rusqlite::Result<Option<StoredMatch>> {
    let row = connection
        .prepare_cached(
            "SELECT header, paused, rematch, offers, no_stand_ins, stood_in FROM matches WHERE name = ?1",
        )?
        .query_row([name], |row| {
            // An offer that a later version wrote otherwise is worth no more than asking again.
            let offers = serde_json::from_str(row.get_ref(3)?.as_str()?).unwrap_or_default();
            let stood_in = serde_json::from_str(row.get_ref(5)?.as_str()?).unwrap_or_default();
            let (paused, rematch, no_stand_ins) = (row.get(1)?, row.get(2)?, row.get(4)?);
            let places = Vec::new();
            Ok((row.get(0)?, Standing { paused, rematch, offers, places, no_stand_ins, stood_in }))
        })
        .optional()?;
    let Some((mut record, mut standing)): Option<(String, Standing)> = row else { return Ok(None) };
    let (mut last, mut left): (i64, Option<i64>) = (0, None);
    let mut steps =
        connection.prepare_cached("SELECT at, lines, left FROM steps WHERE match = ?1 ORDER BY n")?;
    let mut rows = steps.query([name])?;
    while let Some(row) = rows.next()? {
        last = row.get(0)?;
        record.push_str(row.get_ref(1)?.as_str()?);
        left = row.get(2)?;
    }
    for run in fresh {
        record.push_str(&run.lines);
        (last, left) = (run.at, run.left);
    }
    standing.places = connection
        .prepare_cached(
            "SELECT seat, player, computer, stand_in, token, invite FROM seats WHERE match = ?1 ORDER BY place",
        )?
        .query_map([name], |row| {
            Ok(Place {
                seat: Name::Owned(row.get(0)?),
                player: row.get(1)?,
                computer: row.get(2)?,
                stand_in: row.get(3)?,
                token: row.get(4)?,
                invite: row.get(5)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    let (last, left) = (u64::try_from(last).unwrap_or(0), left.and_then(|left| u64::try_from(left).ok()));
    Ok(Some(StoredMatch { record, last, left, standing }))
}

pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
