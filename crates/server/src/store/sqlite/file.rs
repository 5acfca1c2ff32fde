//! An `SQLite` file as whoever keeps house in it sees it.

use std::fs::File;
use std::path::{Path, PathBuf};

use onze_session::{Amendment, NewStep};
use rusqlite::{Connection, OpenFlags};

use super::guard::Guard;
use super::journal::{Journal, Run};
use super::open::{ADDED, Fault, PATIENCE, failed, for_writing, version};
use super::tables::{amend, delete, insert, keep, last_run, load, names_after, next_step, run};
use crate::store::archive::{House, MatchEntry, Whole, in_place, is_free};
use crate::store::{Order, StoreError, StoredMatch, now};

/// A file of matches.
#[derive(Debug)]
pub(in crate::store) struct FileArchive {
    // In this order: the guard lets go of the file when the connection is closed.
    connection: Connection,
    journal: Journal,
    _guard: Option<Guard>,
    path: PathBuf,
}

impl FileArchive {
    /// To read, also while a server writes.
    pub(in crate::store) fn read(path: &Path) -> Result<Self, StoreError> {
        FileArchive::try_read(path).map_err(|fault| failed(Some(path), &fault))
    }

    /// To change something, while nobody else does.
    pub(in crate::store) fn write(path: &Path) -> Result<Self, StoreError> {
        FileArchive::try_write(path).map_err(|fault| failed(Some(path), &fault))
    }

    /// A new file.
    pub(in crate::store) fn make(path: &Path) -> Result<Self, StoreError> {
        let made = File::create_new(path).map_err(Fault::from).and_then(|_| FileArchive::try_write(path));
        made.map_err(|fault| failed(Some(path), &fault))
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
                return FileArchive::try_write(path);
            }
        }
        let journal = Journal::read(&connection)?;
        Ok(FileArchive { connection, journal, _guard: None, path: path.to_owned() })
    }

    fn try_write(path: &Path) -> Result<Self, Fault> {
        std::fs::metadata(path)?;
        let guard = Guard::take(path)?;
        let connection = for_writing(Some(path))?;
        let mut journal = Journal::read(&connection)?;
        journal.settle(&connection)?;
        Ok(FileArchive { connection, journal, _guard: Some(guard), path: path.to_owned() })
    }

    /// A file to which the server that has it is to do something.
    pub(in crate::store) fn counter(path: &Path) -> Result<Self, StoreError> {
        let mut file = FileArchive::read(path)?;
        // From here on all is as it comes to be.
        run(&file.connection, "COMMIT")?;
        file.journal = Journal::default();
        Ok(file)
    }
}

impl House for FileArchive {
    fn list(&self) -> Result<Vec<MatchEntry>, StoreError> {
        let mut names = self.connection.prepare("SELECT name, header FROM matches")?;
        let mut rows = names.query([])?;
        let mut list = Vec::new();
        while let Some(row) = rows.next()? {
            let (name, header): (String, String) = (row.get(0)?, row.get(1)?);
            let Some(last) = last_run(&self.connection, &self.journal, &name)? else { continue };
            list.push(MatchEntry::new(name, &header, last.first + last.count, &last.lines, last.at));
        }
        Ok(list)
    }

    fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        Ok(load(&self.connection, name, 0, self.journal.of(name))?)
    }

    fn some(&self, after: &str, most: usize) -> Result<Vec<Whole>, StoreError> {
        let mut some = Vec::new();
        for name in names_after(&self.connection, after, most)? {
            let stored = self.load(&name)?;
            some.extend(stored.map(|stored| Whole { name, stored }));
        }
        Ok(some)
    }

    fn append(&mut self, name: &str, step: NewStep) -> Result<(), StoreError> {
        let NewStep { n, follows, lines, .. } = step;
        if (n, follows) != next_step(&self.connection, name)? {
            return Err(StoreError::Taken { n });
        }
        Ok(keep(&self.connection, name, &Run { first: n, count: 1, lines, at: now(), ..Run::default() })?)
    }

    fn put(&mut self, matches: &[Whole]) -> Result<(), StoreError> {
        for Whole { name, stored } in matches {
            let StoredMatch { header, lines, n, last, left, standing } = stored;
            let run = Run {
                count: *n,
                lines: lines.clone(),
                at: i64::try_from(*last).unwrap_or(i64::MAX),
                left: left.and_then(|left| i64::try_from(left).ok()),
                ..Run::default()
            };
            insert(&self.connection, name, header, standing, &run)?;
        }
        Ok(())
    }

    fn run(&self, sql: &str) -> Result<(), StoreError> {
        Ok(run(&self.connection, sql)?)
    }

    fn delete(&mut self, names: &[&str]) -> Result<(), StoreError> {
        delete(&mut self.connection, names)
    }

    fn amend(&mut self, name: &str, amendment: &Amendment) -> Result<(), StoreError> {
        amend(&self.connection, name, amendment)
    }

    fn leave(&self, order: &Order) -> Result<i64, StoreError> {
        self.connection.execute("INSERT INTO orders (text) VALUES (?1)", [order.write()])?;
        Ok(self.connection.last_insert_rowid())
    }

    fn waits(&self, id: i64) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM orders WHERE id = ?1)";
        Ok(self.connection.query_row(sql, [id], |row| row.get(0))?)
    }

    fn take_back(&self, id: i64) -> Result<(), StoreError> {
        Ok(self.connection.execute("DELETE FROM orders WHERE id = ?1", [id]).map(drop)?)
    }

    fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        is_free(to)?;
        // It cannot be done within the transaction in which the rest is read.
        drop(run(&self.connection, "COMMIT"));
        in_place(to, |part| {
            let written = self.connection.execute("VACUUM INTO ?1", [part.to_string_lossy()]);
            let failed =
                |error| StoreError::Failed(format!("{} to {}: {error}", self.path.display(), to.display()));
            written.map(drop).map_err(failed)
        })
    }
}
