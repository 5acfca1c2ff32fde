//! From a path to a database that can be used, or to the reason why it cannot.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, Error, ErrorCode};

use crate::store::{Cause, StoreError};

/// How long to wait for another process that still has the file.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);

pub(super) const SCHEMA: &str = "
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
pub(super) const ADDED: &[&str] = &[
    "
    ALTER TABLE matches ADD COLUMN offers TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE steps ADD COLUMN left INTEGER;
",
    "
    ALTER TABLE steps ADD COLUMN count INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE journal (id INTEGER PRIMARY KEY, steps TEXT NOT NULL);
",
    "
    ALTER TABLE matches ADD COLUMN no_stand_ins INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN stood_in TEXT NOT NULL DEFAULT '[]';
",
    "ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0;",
    "
    ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE explanations (match TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
",
    // What the server that has the file is to do for others who may not write to it. No number is given twice.
    "CREATE TABLE orders (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL);",
    "ALTER TABLE seats ADD COLUMN partners TEXT NOT NULL DEFAULT '[]';",
];

/// Why a database was not opened.
#[derive(Debug)]
pub(super) enum Fault {
    /// The operating system says no.
    Io(std::io::Error),
    /// `SQLite` says no.
    Sqlite(Error),
    /// Another process has it.
    InUse,
    /// It has a form that this program does not know.
    Newer,
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Fault::Sqlite(error)
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Fault::Io(error)
    }
}

/// The same for whoever wanted it.
pub(super) fn failed(path: Option<&Path>, fault: &Fault) -> StoreError {
    let (cause, why) = match fault {
        Fault::InUse => (Cause::InUse, "another process has it open".to_owned()),
        Fault::Newer => (Cause::Newer, "it was made by a newer Onze".to_owned()),
        Fault::Io(error) => (cause_of_io(error), error.to_string()),
        Fault::Sqlite(error) => (cause_of(error), error.to_string()),
    };
    let path = path.map_or_else(|| "in memory".to_owned(), |path| path.display().to_string());
    StoreError::Open { path, cause, why }
}

fn cause_of_io(error: &std::io::Error) -> Cause {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Cause::ReadOnly,
        ErrorKind::NotFound | ErrorKind::NotADirectory => Cause::Missing,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Cause::Full,
        _ => Cause::Other,
    }
}

fn cause_of(error: &Error) -> Cause {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Cause::InUse,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Cause::ReadOnly,
        Some(ErrorCode::CannotOpen) => Cause::Missing,
        Some(ErrorCode::DiskFull) => Cause::Full,
        _ if is_damage(error) => Cause::Damaged,
        _ => Cause::Other,
    }
}

/// Is what was read not what was once written?
pub(super) fn is_damage(error: &Error) -> bool {
    match error {
        Error::SqliteFailure(failure, _) => {
            matches!(failure.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        }
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::Utf8Error(..)
        | Error::InvalidColumnType(..) => true,
        _ => false,
    }
}

/// A connection that reads and writes, with the form of today.
pub(super) fn for_writing(path: Option<&Path>) -> Result<Connection, Fault> {
    let connection = match path {
        Some(path) => Connection::open(path)?,
        None => Connection::open_in_memory()?,
    };
    connection.busy_timeout(PATIENCE)?;
    if version(&connection)? as usize > ADDED.len() {
        return Err(Fault::Newer);
    }
    // All of them: the usual sixteen are fewer than there are.
    connection.set_prepared_statement_cache_capacity(32);
    // One plan for a statement, whatever is asked with it: otherwise those by match are planned anew each time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // In pages. Steps wait while the log is brought into the file, so not too often: this is every few seconds under
    // load.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // In KiB. The usual two megabytes hold some hundred matches; then pages are read again for every step.
    connection.pragma_update(None, "cache_size", -16_384)?;
    // What is deleted or changed, such as a name, is overwritten where that costs no further page.
    connection.pragma_update(None, "secure_delete", "FAST")?;
    connection.execute_batch(SCHEMA)?;
    let version = version(&connection)?;
    for (n, added) in ADDED.iter().enumerate().skip(version as usize) {
        connection.execute_batch(&format!("BEGIN; {added} PRAGMA user_version = {}; COMMIT;", n + 1))?;
    }
    Ok(connection)
}

pub(super) fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
