//! An `SQLite` file with one thread that writes to it.
//!
//! Steps of many matches that arrive while a transaction is being written to disk go into the next one together: a
//! commit costs a wait for the disk, and so they share it. Nobody is answered before that wait is over.
//!
//! The file is in WAL mode with `synchronous=FULL`: each commit waits until the log is on the disk itself. `NORMAL`
//! would survive the end of the process just as well (the kernel has the bytes) but not that of the machine; grouped
//! commits make the difference small, so an acknowledged step survives both.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use tokio::sync::{mpsc, oneshot};

use super::{Answer, NewMatch, NewStep, Standing, Store, StoreError, StoredMatch, StoredSeat};
use crate::metrics::Metrics;

/// The most jobs that one transaction takes, and that may wait for the next.
const GROUP: usize = 1024;

/// Transactions begin at least this far apart. A step that comes after a pause is written at once; under load steps wait
/// this long for company, which is little to a player and a great saving: the wait for the disk costs the same for one
/// step and for a hundred.
const PACE: Duration = Duration::from_millis(3);

const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS matches (
        name TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        paused INTEGER NOT NULL DEFAULT 0,
        rematch TEXT
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS seats (
        match TEXT NOT NULL,
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        player TEXT NOT NULL,
        computer TEXT,
        stand_in TEXT,
        token BLOB,
        invite BLOB,
        PRIMARY KEY (match, place)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS steps (
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
";

/// What was added to the form of the database, in order. `user_version` counts how much of it a file has.
const ADDED: &[&str] = &["
    ALTER TABLE matches ADD COLUMN offers TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE steps ADD COLUMN left INTEGER;
"];

/// Matches in an `SQLite` database.
#[derive(Debug)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

#[derive(Debug)]
enum Job {
    Create(Box<NewMatch>, Reply<()>),
    Append { name: Box<str>, n: usize, step: NewStep, reply: Reply<()> },
    Amend { name: Box<str>, header: String, standing: Box<Standing>, start: Option<String>, reply: Reply<()> },
    Load(Box<str>, Reply<Option<StoredMatch>>),
}

impl Sqlite {
    /// Opens or makes the file; without a path the database is in memory. Within a tokio runtime only.
    pub fn open(path: Option<&Path>, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let failed = |why: String| StoreError::Open {
            path: path.map_or_else(|| "in memory".to_owned(), |path| path.display().to_string()),
            why,
        };
        let connection = connect(path).map_err(|error| failed(error.to_string()))?;
        let (jobs, queue) = mpsc::channel(GROUP);
        let (answers, answered) = mpsc::unbounded_channel();
        tokio::spawn(answer_all(answered));
        std::thread::Builder::new()
            .name("onze-store".to_owned())
            .spawn(move || work(&connection, queue, &answers, &metrics))
            .map_err(|error| failed(error.to_string()))?;
        Ok(Sqlite { jobs })
    }

    async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

impl Store for Sqlite {
    fn create(&self, new: NewMatch) -> Answer<'_, ()> {
        Box::pin(self.ask(|reply| Job::Create(Box::new(new), reply)))
    }

    fn append(&self, name: &str, n: usize, step: NewStep) -> Answer<'_, ()> {
        let name = name.into();
        Box::pin(self.ask(move |reply| Job::Append { name, n, step, reply }))
    }

    fn amend(&self, name: &str, header: String, standing: Standing, start: Option<String>) -> Answer<'_, ()> {
        let (name, standing) = (name.into(), Box::new(standing));
        Box::pin(self.ask(move |reply| Job::Amend { name, header, standing, start, reply }))
    }

    fn load(&self, name: &str) -> Answer<'_, Option<StoredMatch>> {
        let name = name.into();
        Box::pin(self.ask(move |reply| Job::Load(name, reply)))
    }
}

fn connect(path: Option<&Path>) -> rusqlite::Result<Connection> {
    let connection = match path {
        Some(path) => Connection::open(path)?,
        None => Connection::open_in_memory()?,
    };
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch(SCHEMA)?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for (n, added) in ADDED.iter().enumerate().skip(version as usize) {
        connection.execute_batch(&format!("BEGIN; {added} PRAGMA user_version = {}; COMMIT;", n + 1))?;
    }
    Ok(connection)
}

/// Takes whatever waits, reads first, then writes all the rest in one transaction, then answers.
fn work(
    connection: &Connection,
    mut queue: mpsc::Receiver<Job>,
    answers: &mpsc::UnboundedSender<Vec<Told>>,
    metrics: &Metrics,
) {
    let mut group = Vec::new();
    let mut last: Option<Instant> = None;
    while queue.blocking_recv_many(&mut group, GROUP) > 0 {
        let early = last.map_or(Duration::ZERO, |last| PACE.saturating_sub(last.elapsed()));
        if !early.is_zero() {
            std::thread::sleep(early);
            while group.len() < GROUP
                && let Ok(job) = queue.try_recv()
            {
                group.push(job);
            }
        }
        let mut writes = Vec::with_capacity(group.len());
        for job in group.drain(..) {
            // Reads come before the transaction: they must not see what is not on the disk yet.
            match job {
                Job::Load(name, reply) => drop(reply.send(load(connection, &name).map_err(Into::into))),
                write => writes.push(write),
            }
        }
        if writes.is_empty() {
            continue;
        }
        let start = Instant::now();
        let n_writes = writes.len();
        let told = write_all(connection, writes);
        metrics.committed(n_writes, start.elapsed());
        last = Some(start);
        drop(answers.send(told));
    }
}

type Told = (Reply<()>, Result<(), StoreError>);

/// Tells everybody of a transaction how it went. In the runtime, so that its threads are woken once for all of them.
async fn answer_all(mut answered: mpsc::UnboundedReceiver<Vec<Told>>) {
    while let Some(told) = answered.recv().await {
        for (reply, answer) in told {
            drop(reply.send(answer));
        }
    }
}

fn write_all(connection: &Connection, jobs: Vec<Job>) -> Vec<Told> {
    let begun = run(connection, "BEGIN IMMEDIATE");
    let mut told: Vec<Told> = Vec::with_capacity(jobs.len());
    for job in jobs {
        let (reply, done) = match job {
            Job::Create(_, reply) | Job::Append { reply, .. } | Job::Amend { reply, .. }
                if begun.is_err() =>
            {
                (reply, Ok(()))
            }
            Job::Create(new, reply) => (reply, create(connection, &new)),
            Job::Append { name, n, step, reply } => (reply, append(connection, &name, n, &step)),
            Job::Amend { name, header, standing, start, reply } => {
                let again = start.map_or(Ok(()), |start| start_again(connection, &name, &start));
                let amended = || amend(connection, &name, &header, &standing).map_err(Into::into);
                (reply, again.and_then(|()| amended()))
            }
            Job::Load(..) => continue,
        };
        told.push((reply, done));
    }
    if let Err(error) = begun.and_then(|()| run(connection, "COMMIT")) {
        tracing::error!(%error, steps = told.len(), "the database did not keep a group of steps");
        drop(run(connection, "ROLLBACK"));
        for (_, done) in &mut told {
            *done = Err(StoreError::Failed(error.to_string()));
        }
    }
    told
}

fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

fn create(connection: &Connection, new: &NewMatch) -> Result<(), StoreError> {
    // A savepoint: a match without its first step would be worse than none.
    run(connection, "SAVEPOINT a_match")?;
    let done = connection
        .prepare_cached("INSERT INTO matches (name, header) VALUES (?1, ?2)")
        .and_then(|mut insert| insert.execute(params![new.name, new.header]))
        .and_then(|_| amend(connection, &new.name, &new.header, &new.standing))
        .map_err(StoreError::from)
        .and_then(|()| append(connection, &new.name, 0, &NewStep { lines: new.start.clone(), left: None }));
    if done.is_err() {
        run(connection, "ROLLBACK TO a_match")?;
    }
    run(connection, "RELEASE a_match")?;
    done
}

fn append(connection: &Connection, name: &str, n: usize, step: &NewStep) -> Result<(), StoreError> {
    let number = i64::try_from(n).unwrap_or(i64::MAX);
    let left = step.left.and_then(|left| i64::try_from(left).ok());
    connection
        .prepare_cached("INSERT INTO steps (match, n, at, lines, left) VALUES (?1, ?2, ?3, ?4, ?5)")
        .and_then(|mut insert| insert.execute(params![name, number, now(), step.lines, left]))
        .map(drop)
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Taken { n },
            _ => error.into(),
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

fn amend(connection: &Connection, name: &str, header: &str, standing: &Standing) -> rusqlite::Result<()> {
    let offers = serde_json::to_string(&standing.offers).unwrap_or_default();
    connection
        .prepare_cached(
            "UPDATE matches SET header = ?2, paused = ?3, rematch = ?4, offers = ?5 WHERE name = ?1",
        )?
        .execute(params![name, header, standing.paused, standing.rematch, offers])?;
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO seats (match, place, seat, player, computer, stand_in, token, invite)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for (place, seat) in (0i64..).zip(&standing.seats) {
        insert.execute(params![
            name,
            place,
            seat.seat,
            seat.player,
            seat.computer,
            seat.stand_in,
            seat.token,
            seat.invite
        ])?;
    }
    Ok(())
}

fn load(connection: &Connection, name: &str) -> rusqlite::Result<Option<StoredMatch>> {
    let row = connection
        .prepare_cached("SELECT header, paused, rematch, offers FROM matches WHERE name = ?1")?
        .query_row([name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .optional()?;
    let Some((mut record, paused, rematch, offers)): Option<(String, bool, Option<String>, String)> = row
    else {
        return Ok(None);
    };
    // An offer that a later version wrote otherwise is worth no more than asking again.
    let offers = serde_json::from_str(&offers).unwrap_or_default();
    let header_len = record.len();
    let (mut last, mut left): (i64, Option<i64>) = (0, None);
    let mut steps =
        connection.prepare_cached("SELECT at, lines, left FROM steps WHERE match = ?1 ORDER BY n")?;
    let mut rows = steps.query([name])?;
    while let Some(row) = rows.next()? {
        last = row.get(0)?;
        record.push_str(row.get_ref(1)?.as_str()?);
        left = row.get(2)?;
    }
    let seats = connection
        .prepare_cached(
            "SELECT seat, player, computer, stand_in, token, invite FROM seats WHERE match = ?1 ORDER BY place",
        )?
        .query_map([name], |row| {
            Ok(StoredSeat {
                seat: row.get(0)?,
                player: row.get(1)?,
                computer: row.get(2)?,
                stand_in: row.get(3)?,
                token: row.get(4)?,
                invite: row.get(5)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    let standing = Standing { paused, rematch, offers, seats };
    let (last, left) = (u64::try_from(last).unwrap_or(0), left.and_then(|left| u64::try_from(left).ok()));
    Ok(Some(StoredMatch { record, header_len, last, left, standing }))
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Failed(error.to_string())
    }
}
