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
pub struct Archive(pub(super) Box<dyn House>);

/// What any kind of database does for whoever keeps house in it.
pub(super) trait House: std::fmt::Debug {
    /// All matches, in any order.
    fn list(&self) -> Result<Vec<MatchEntry>, StoreError>;

    /// The whole match.
    fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError>;

    /// Some matches whose names come after this one, in the order of their names.
    fn some(&self, after: &str, most: usize) -> Result<Vec<Whole>, StoreError>;

    /// Keeps one more step of a match.
    fn append(&mut self, name: &str, step: NewStep) -> Result<(), StoreError>;

    /// Takes whole matches in, within a transaction.
    fn put(&mut self, matches: &[Whole]) -> Result<(), StoreError>;

    /// Changes what may change of a match, if this is the next version of it.
    fn amend(&mut self, name: &str, amendment: &Amendment) -> Result<(), StoreError>;

    /// Forgets matches, all of them or none.
    fn delete(&mut self, names: &[&str]) -> Result<(), StoreError>;

    /// Does what has no answer.
    fn run(&self, sql: &str) -> Result<(), StoreError>;

    /// Leaves an order for whoever has the database; its number.
    fn leave(&self, order: &Order) -> Result<i64, StoreError>;

    /// Is this order still to be done?
    fn waits(&self, id: i64) -> Result<bool, StoreError>;

    /// Takes an order back.
    fn take_back(&self, id: i64) -> Result<(), StoreError>;

    /// Copies the database to a file that does not exist yet: whole and on the disk, or not at all.
    fn back_up(&self, to: &Path) -> Result<(), StoreError>;
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
pub struct MatchEntry {
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

impl MatchEntry {
    /// From the header of a match, and the number, lines and time of its last steps.
    pub(super) fn new(name: String, header: &str, n: usize, lines: &str, at: i64) -> Self {
        let game = header.lines().find_map(|line| line.strip_prefix("game ")).unwrap_or_default().to_owned();
        let over = lines.lines().last().is_some_and(|line| line.starts_with("end "));
        MatchEntry { name, game, n, over, last: u64::try_from(at).unwrap_or(0) }
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
        Archive::open(db, FileArchive::read, PostgresArchive::read)
    }

    /// To change something, while nobody else does. A file that is not there is not made.
    pub fn write(db: &Db) -> Result<Self, StoreError> {
        Archive::open(db, FileArchive::write, PostgresArchive::write)
    }

    fn open(
        db: &Db,
        file: fn(&Path) -> Result<FileArchive, StoreError>,
        postgres: fn(&str) -> Result<PostgresArchive, StoreError>,
    ) -> Result<Self, StoreError> {
        match db {
            Db::File(path) => Ok(Archive(Box::new(file(path)?))),
            Db::Postgres { url, .. } => Ok(Archive(Box::new(postgres(url)?))),
            Db::Memory => Err(gone()),
        }
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
            Db::File(path) if !path.exists() => Ok(Archive(Box::new(FileArchive::make(path)?))),
            there => Archive::write(there),
        }
    }

    /// All matches, the one that was played last first.
    pub fn list(&self) -> Result<Vec<MatchEntry>, StoreError> {
        let mut list = self.0.list()?;
        list.sort_by(|a, b| b.last.cmp(&a.last).then_with(|| a.name.cmp(&b.name)));
        Ok(list)
    }

    /// The whole match.
    pub fn load(&self, name: &str) -> Result<Option<StoredMatch>, StoreError> {
        self.0.load(name)
    }

    /// Takes whole matches in, all of them or, if one is there already, none.
    pub fn put(&mut self, matches: &[Whole]) -> Result<(), StoreError> {
        self.all_or_none(|house| house.put(matches))
    }

    /// Does several things or none of them.
    fn all_or_none<T>(
        &mut self,
        things: impl FnOnce(&mut dyn House) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.0.run("BEGIN")?;
        let done = things(&mut *self.0).and_then(|done| self.0.run("COMMIT").map(|()| done));
        done.inspect_err(|_| drop(self.0.run("ROLLBACK")))
    }

    /// Does what is ordered, where no server runs.
    pub fn obey(mut self, order: &Order) -> Result<(), StoreError> {
        match order {
            Order::Delete(names) => self.0.delete(&names.iter().map(String::as_str).collect::<Vec<_>>()),
            Order::End(names) => self.all_or_none(|house| {
                for name in names {
                    let Some(stored) = house.load(name)? else { continue };
                    let steps = ending(&stored.record())
                        .map_err(|why| StoreError::Damaged(format!("{name}: {why}")))?;
                    for step in steps {
                        house.append(name, step)?;
                    }
                }
                Ok(())
            }),
            Order::Rename { matches, from, to } => self.all_or_none(|house| {
                for name in matches {
                    let Some(StoredMatch { header, standing, .. }) = house.load(name)? else { continue };
                    if let Some(amendment) = rename(&header, &standing, from, to) {
                        house.amend(name, &amendment)?;
                    }
                }
                Ok(())
            }),
        }
    }

    /// Has the server that runs do something, and waits until it is done. It is written into the database for it: whoever may
    /// write there may order, and nobody has to listen for it. If no server takes it up, it is taken back.
    pub fn order(db: &Db, order: &Order) -> Result<(), StoreError> {
        let Archive(counter) = Archive::open(db, FileArchive::counter, PostgresArchive::counter)?;
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

    /// Copies the database to a file that does not exist yet: whole and on the disk, or not at all.
    pub fn back_up(self, to: &Path) -> Result<(), StoreError> {
        self.0.back_up(to)
    }

    /// Takes in all matches of such a file that are not there yet, or none; the answer is how many.
    pub fn restore(&mut self, from: &Archive) -> Result<usize, StoreError> {
        self.all_or_none(|to| copy_each(&*from.0, to))
    }

    /// Copies all of a database to a new file.
    pub(super) fn copy_to(from: &dyn House, file: &Path) -> Result<(), StoreError> {
        let mut copy = Archive(Box::new(FileArchive::make(file)?));
        copy.all_or_none(|to| copy_each(from, to)).map(drop)
    }
}

/// Copies what is not there yet.
fn copy_each(from: &dyn House, to: &mut dyn House) -> Result<usize, StoreError> {
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
        to.put(&new)?;
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
