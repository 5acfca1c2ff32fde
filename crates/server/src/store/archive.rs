//! A database as whoever keeps house in it sees it: matches to list, to read, to end, to delete, to copy, to take in.
//!
//! Reading does not disturb a server that runs. It sees the database as it is at the moment, with every step that was
//! acknowledged by then. A copy is a file whatever is copied, so that matches move from one kind of database to another.

use std::fs::File;
use std::path::Path;
use std::time::{Duration, Instant};

use onze_session::{Amendment, NewStep, rename};

use super::postgres::PostgresArchive;
use super::sqlite::{FileArchive, beside};
use super::{Cause, Order, StoreError, StoredMatch, ending};
use crate::config::Db;

/// So many matches are in memory at a time while all are copied.
const AT_A_TIME: usize = 200;

/// So long a server that runs has for an order.
const TAKEN_UP: Duration = Duration::from_secs(20);

/// A database of matches.
#[derive(Debug)]
pub struct Archive(Kind);

#[derive(Debug)]
enum Kind {
    File(FileArchive),
    Postgres(PostgresArchive),
}

/// Who has a database, and so changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeper {
    /// Whoever asks: [`Archive::obey`].
    Nobody,
    /// A server that runs: [`Archive::order`].
    Server,
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

impl Listed {
    /// From the header of a match, and the number, lines and time of its last steps.
    pub(super) fn new(name: String, header: &str, n: usize, lines: &str, at: i64) -> Self {
        let game = header.lines().find_map(|line| line.strip_prefix("game ")).unwrap_or_default().to_owned();
        let over = lines.lines().last().is_some_and(|line| line.starts_with("end "));
        Listed { name, game, n, over, last: u64::try_from(at).unwrap_or(0) }
    }
}

/// A match with all its steps.
#[derive(Clone, Debug)]
pub struct Whole {
    /// Its name.
    pub name: String,
    /// The match.
    pub stored: StoredMatch,
}

impl Archive {
    /// To read, also while a server writes.
    pub fn read(db: &Db) -> Result<Self, StoreError> {
        Ok(Archive(match db {
            Db::File(path) => Kind::File(FileArchive::read(path)?),
            Db::Postgres { url, .. } => Kind::Postgres(PostgresArchive::read(url)?),
            Db::Memory => return Err(gone()),
        }))
    }

    /// To change something, while nobody else does. A file that is not there is not made.
    pub fn write(db: &Db) -> Result<Self, StoreError> {
        Ok(Archive(match db {
            Db::File(path) => Kind::File(FileArchive::write(path)?),
            Db::Postgres { url, .. } => Kind::Postgres(PostgresArchive::write(url)?),
            Db::Memory => return Err(gone()),
        }))
    }

    /// To change something if nobody else has it; else to read.
    pub fn at_hand(db: &Db) -> Result<(Self, Keeper), StoreError> {
        match Archive::write(db) {
            Err(StoreError::Open { cause: Cause::InUse, .. }) => Ok((Archive::read(db)?, Keeper::Server)),
            archive => Ok((archive?, Keeper::Nobody)),
        }
    }

    /// The same, and a file that is not there is made.
    pub fn make(db: &Db) -> Result<Self, StoreError> {
        match db {
            Db::File(path) if !path.exists() => Ok(Archive(Kind::File(FileArchive::make(path)?))),
            there => Archive::write(there),
        }
    }

    /// All matches, the one that was played last first.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let mut list = match &self.0 {
            Kind::File(archive) => archive.list()?,
            Kind::Postgres(archive) => archive.list()?,
        };
        list.sort_by(|a, b| b.last.cmp(&a.last).then_with(|| a.name.cmp(&b.name)));
        Ok(list)
    }

    /// The whole match.
    pub fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.load(name),
            Kind::Postgres(archive) => archive.load(name),
        }
    }

    /// Some matches whose names come after this one, in the order of their names.
    pub fn some(&self, after: &str, most: usize) -> Result<Vec<Whole>, StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.some(after, most),
            Kind::Postgres(archive) => archive.some(after, most),
        }
    }

    /// Keeps one more step of a match.
    pub fn append(&mut self, name: &str, step: NewStep) -> Result<(), StoreError> {
        match &mut self.0 {
            Kind::File(archive) => archive.append(name, step),
            Kind::Postgres(archive) => archive.append(name, &step),
        }
    }

    /// Takes whole matches in, all of them or, if one is there already, none.
    pub fn put(&mut self, matches: &[Whole]) -> Result<(), StoreError> {
        self.all_or_none(|archive| archive.put_some(matches))
    }

    /// The same as a part of something larger.
    fn put_some(&mut self, matches: &[Whole]) -> Result<(), StoreError> {
        match &mut self.0 {
            Kind::File(archive) => archive.put(matches),
            Kind::Postgres(archive) => archive.put(matches),
        }
    }

    /// Does several things or none of them.
    fn all_or_none<T>(
        &mut self,
        things: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.run("BEGIN")?;
        let done = things(self).and_then(|done| self.run("COMMIT").map(|()| done));
        done.inspect_err(|_| drop(self.run("ROLLBACK")))
    }

    /// Does what has no answer.
    fn run(&self, sql: &str) -> Result<(), StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.run(sql),
            Kind::Postgres(archive) => archive.run(sql),
        }
    }

    /// Forgets matches, all of them or none.
    pub(super) fn delete(&mut self, names: &[&str]) -> Result<(), StoreError> {
        match &mut self.0 {
            Kind::File(archive) => archive.delete(names),
            Kind::Postgres(archive) => archive.delete(names),
        }
    }

    /// Does what is ordered, where no server runs.
    pub fn obey(mut self, order: &Order) -> Result<(), StoreError> {
        match order {
            Order::Delete(names) => self.delete(&names.iter().map(String::as_str).collect::<Vec<_>>()),
            Order::End(names) => self.all_or_none(|archive| {
                for name in names {
                    let Some(stored) = archive.load(name)? else { continue };
                    let steps = ending(&stored.record())
                        .map_err(|why| StoreError::Damaged(format!("{name}: {why}")))?;
                    for step in steps {
                        archive.append(name, step)?;
                    }
                }
                Ok(())
            }),
            Order::Rename { matches, from, to } => self.all_or_none(|archive| {
                for name in matches {
                    let Some(StoredMatch { header, standing, .. }) = archive.load(name)? else { continue };
                    if let Some(amendment) = rename(&header, &standing, from, to) {
                        archive.amend(name, &amendment)?;
                    }
                }
                Ok(())
            }),
        }
    }

    /// Changes what may change of a match, if this is the next version of it.
    fn amend(&mut self, name: &str, amendment: &Amendment) -> Result<(), StoreError> {
        match &mut self.0 {
            Kind::File(archive) => archive.amend(name, amendment),
            Kind::Postgres(archive) => archive.amend(name, amendment),
        }
    }

    /// Has the server that runs do something, and waits until it is done. It is written into the database for it: whoever may
    /// write there may order, and nobody has to listen for it. If no server takes it up, it is taken back.
    pub fn order(db: &Db, order: &Order) -> Result<(), StoreError> {
        let counter = Archive(match db {
            Db::File(path) => Kind::File(FileArchive::counter(path)?),
            Db::Postgres { url, .. } => Kind::Postgres(PostgresArchive::counter(url)?),
            Db::Memory => return Err(gone()),
        });
        let (id, start) = (counter.leave(order)?, Instant::now());
        while counter.waits(id)? {
            if start.elapsed() > TAKEN_UP {
                counter.take_back(id)?;
                let why = "the server that has it did not do this in time; is it an older one?";
                return Err(StoreError::Failed(why.to_owned()));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn leave(&self, order: &Order) -> Result<i64, StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.leave(order),
            Kind::Postgres(archive) => archive.leave(order),
        }
    }

    fn waits(&self, id: i64) -> Result<bool, StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.waits(id),
            Kind::Postgres(archive) => archive.waits(id),
        }
    }

    fn take_back(&self, id: i64) -> Result<(), StoreError> {
        match &self.0 {
            Kind::File(archive) => archive.take_back(id),
            Kind::Postgres(archive) => archive.take_back(id),
        }
    }

    /// Copies the database to a file that does not exist yet: whole and on the disk, or not at all.
    pub fn back_up(self, to: &Path) -> Result<(), StoreError> {
        match self.0 {
            Kind::File(archive) => archive.back_up(to),
            Kind::Postgres(_) => {
                is_free(to)?;
                in_place(to, |part| {
                    let mut copy = Archive(Kind::File(FileArchive::make(part)?));
                    copy_all(&self, &mut copy).map(drop)
                })
            }
        }
    }

    /// Takes in all matches of such a file that are not there yet, or none; the answer is how many.
    pub fn restore(&mut self, from: &Archive) -> Result<usize, StoreError> {
        copy_all(from, self)
    }
}

/// Copies what is not there yet, all of it or nothing.
fn copy_all(from: &Archive, to: &mut Archive) -> Result<usize, StoreError> {
    to.all_or_none(|to| copy_each(from, to))
}

fn copy_each(from: &Archive, to: &mut Archive) -> Result<usize, StoreError> {
    let (mut after, mut n) = (String::new(), 0);
    loop {
        let mut some = from.some(&after, AT_A_TIME)?;
        let Some(last) = some.last() else { return Ok(n) };
        last.name.clone_into(&mut after);
        let mut new = Vec::with_capacity(some.len());
        for one in some.drain(..) {
            match to.load(&one.name)? {
                None => new.push(one),
                Some(there) if there.n == one.stored.n && there.lines == one.stored.lines => {}
                Some(_) => {
                    let why = format!("{} is there already, with other steps", one.name);
                    return Err(StoreError::Failed(why));
                }
            }
        }
        to.put_some(&new)?;
        n += new.len();
    }
}

/// Refuses a file that is there.
pub(super) fn is_free(path: &Path) -> Result<(), StoreError> {
    if path.exists() { Err(StoreError::FileExists { path: path.display().to_string() }) } else { Ok(()) }
}

/// Makes a file beside the place where it belongs, and brings it there when it is whole and on the disk.
pub(super) fn in_place(
    path: &Path,
    make: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let part = beside(path, "-part");
    drop(std::fs::remove_file(&part));
    let kept = make(&part).and_then(|()| {
        let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
        let moved = sync(&part).and_then(|()| std::fs::rename(&part, path));
        moved.map_err(|error| failed(path, &error))?;
        // The name is on the disk when its folder is.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        sync(folder.unwrap_or(Path::new("."))).map_err(|error| failed(path, &error))
    });
    kept.inspect_err(|_| drop(std::fs::remove_file(&part)))
}

fn failed(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}

/// What is in memory only is gone with its server.
fn gone() -> StoreError {
    let (path, why) = ("memory".to_owned(), "it is gone with its server".to_owned());
    StoreError::Open { path, cause: Cause::Missing, why }
}
