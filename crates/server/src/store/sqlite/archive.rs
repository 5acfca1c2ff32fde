//! A database as whoever keeps house in it sees it: matches to list, to read, to end, to delete, to copy.
//!
//! Reading does not disturb a server that runs. It sees the database as it is at the moment, with every step that was
//! acknowledged by then.

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use onze_session::NewStep;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::guard::{Guard, beside};
use super::journal::{Journal, Run};
use super::open::{ADDED, Fault, PATIENCE, failed, for_writing, version};
use super::tables::{keep, load, next_step, now, run};
use crate::store::{StoreError, StoredMatch};

/// A database of matches.
#[derive(Debug)]
pub struct Archive {
    // In this order: the guard lets go of the file when the connection is closed.
    connection: Connection,
    journal: Journal,
    _guard: Option<Guard>,
    path: PathBuf,
}

/// A match as a list tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many steps it has, the set-up included.
    pub n: usize,
    /// Is it over?
    pub over: bool,
    /// When its last step was made, in milliseconds since 1970.
    pub last: u64,
}

impl Archive {
    /// To read, also while a server writes.
    pub fn read(path: &Path) -> Result<Self, StoreError> {
        Archive::try_read(path).map_err(|fault| failed(Some(path), &fault))
    }

    /// To change something, while nobody else does.
    pub fn write(path: &Path) -> Result<Self, StoreError> {
        Archive::try_write(path).map_err(|fault| failed(Some(path), &fault))
    }

    fn try_read(path: &Path) -> Result<Self, Fault> {
        // Not made if it is not there. Its log may have to be read first, and that is writing.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        std::fs::metadata(path)?;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // From here on all is as it is now.
        run(&connection, "BEGIN")?;
        match version(&connection)? as usize {
            known if known == ADDED.len() => {}
            newer if newer > ADDED.len() => return Err(Fault::Newer),
            // It gets the form of today first.
            _ => {
                drop(connection);
                return Archive::try_write(path);
            }
        }
        let journal = Journal::read(&connection)?;
        Ok(Archive { connection, journal, _guard: None, path: path.to_owned() })
    }

    fn try_write(path: &Path) -> Result<Self, Fault> {
        std::fs::metadata(path)?;
        let guard = Guard::take(path)?;
        let connection = for_writing(Some(path))?;
        let mut journal = Journal::read(&connection)?;
        journal.settle(&connection)?;
        Ok(Archive { connection, journal, _guard: Some(guard), path: path.to_owned() })
    }

    /// All matches, the one that was played last first.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let mut names = self.connection.prepare("SELECT name, header FROM matches")?;
        let mut rows = names.query([])?;
        let mut list = Vec::new();
        while let Some(row) = rows.next()? {
            let (name, header): (String, String) = (row.get(0)?, row.get(1)?);
            let game =
                header.lines().find_map(|line| line.strip_prefix("game ")).unwrap_or_default().to_owned();
            let Some(last) = self.last_run(&name)? else { continue };
            let over = last.lines.lines().last().is_some_and(|line| line.starts_with("end "));
            let (n, last) = (last.first + last.count, u64::try_from(last.at).unwrap_or(0));
            list.push(Listed { name, game, n, over, last });
        }
        list.sort_by(|a, b| b.last.cmp(&a.last).then_with(|| a.name.cmp(&b.name)));
        Ok(list)
    }

    /// The last steps of a match.
    fn last_run(&self, name: &str) -> Result<Option<Run>, StoreError> {
        if let Some(run) = self.journal.of(name).last() {
            return Ok(Some(run.clone()));
        }
        let number = |n: i64| usize::try_from(n).unwrap_or(0);
        let run = self
            .connection
            .prepare_cached("SELECT n, count, at, lines FROM steps WHERE match = ?1 ORDER BY n DESC LIMIT 1")?
            .query_row([name], |row| {
                let (first, count) = (number(row.get(0)?), number(row.get(1)?));
                Ok(Run { first, count, at: row.get(2)?, lines: row.get(3)?, left: None })
            })
            .optional()?;
        Ok(run)
    }

    /// The whole match.
    pub fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        Ok(load(&self.connection, name, self.journal.of(name))?)
    }

    /// Keeps one more step of a match.
    pub fn append(&mut self, name: &str, step: NewStep) -> Result<(), StoreError> {
        let NewStep { n, lines, .. } = step;
        if n != next_step(&self.connection, name)? {
            return Err(StoreError::Taken { n });
        }
        Ok(keep(&self.connection, name, &Run { first: n, count: 1, lines, at: now(), left: None })?)
    }

    /// Forgets matches, all of them or none.
    pub fn delete(&mut self, names: &[&str]) -> Result<(), StoreError> {
        let deleting = self.connection.transaction()?;
        for name in names {
            for sql in [
                "DELETE FROM matches WHERE name = ?1",
                "DELETE FROM seats WHERE match = ?1",
                "DELETE FROM steps WHERE match = ?1",
            ] {
                deleting.prepare_cached(sql)?.execute([name])?;
            }
        }
        Ok(deleting.commit()?)
    }

    /// Copies the database to a file that does not exist yet: whole and on the disk, or not at all.
    pub fn back_up(self, to: &Path) -> Result<(), StoreError> {
        let failed_io = |error: std::io::Error| StoreError::Failed(format!("{}: {error}", to.display()));
        if to.exists() {
            return Err(failed_io(ErrorKind::AlreadyExists.into()));
        }
        let part = beside(to, "-part");
        drop(std::fs::remove_file(&part));
        // It cannot be done within the transaction in which the rest is read.
        drop(run(&self.connection, "COMMIT"));
        let written = self.connection.execute("VACUUM INTO ?1", [part.to_string_lossy()]).map_err(|error| {
            StoreError::Failed(format!("{} to {}: {error}", self.path.display(), to.display()))
        });
        let kept = written.and_then(|_| {
            let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
            sync(&part).and_then(|()| std::fs::rename(&part, to)).map_err(failed_io)?;
            // The name is on the disk when its folder is.
            let folder =
                to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            sync(folder).map_err(failed_io)
        });
        kept.inspect_err(|_| drop(std::fs::remove_file(&part)))
    }
}
