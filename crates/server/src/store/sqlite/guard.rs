//! Holds a database for one process, and notices when its files are not there any more.
//!
//! The process that serves has part of the journal in memory, so no other may write. A lock on the file itself would get
//! in the way of those that `SQLite` has on it, so it is on a file beside it, which goes away with an orderly end.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::open::{Fault, PATIENCE};
use crate::store::StoreError;

/// The right to write to a database, until it is dropped.
#[derive(Debug)]
pub(super) struct Guard {
    lock_path: PathBuf,
    _lock: File,
    /// The database and its log, and which files they are.
    files: Vec<(PathBuf, FileId)>,
    path: PathBuf,
}

/// What tells a file from another one that has come into its place.
type FileId = (u64, u64);

impl Guard {
    /// Waits a little for a process that still has it, such as one that is just ending.
    pub(super) fn take(path: &Path) -> Result<Self, Fault> {
        let lock_path = beside(path, "-lock");
        let start = Instant::now();
        loop {
            let lock = OpenOptions::new().write(true).create(true).truncate(false).open(&lock_path)?;
            match lock.try_lock() {
                // It may have been taken away by its last owner before we had it.
                Ok(()) if id(&lock_path).is_ok_and(|there| Ok(there) == id_of(&lock).map_err(drop)) => {
                    return Ok(Guard { lock_path, _lock: lock, files: Vec::new(), path: path.to_owned() });
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                Err(TryLockError::WouldBlock) => return Err(Fault::InUse),
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
    }

    /// Remembers which files the database is in, once it is open.
    pub(super) fn know_files(&mut self) -> std::io::Result<()> {
        for path in [self.path.clone(), beside(&self.path, "-wal")] {
            let id = id(&path)?;
            self.files.push((path, id));
        }
        Ok(())
    }

    /// Are these files still where they were? What is written to a file that was deleted or replaced is lost.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let changed = |(path, known): &&(PathBuf, FileId)| id(path).ok() != Some(*known);
        match self.files.iter().find(changed) {
            None => Ok(()),
            Some((path, _)) => Err(StoreError::Replaced { path: path.display().to_string() }),
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(std::fs::remove_file(&self.lock_path));
    }
}

pub(in crate::store) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

#[cfg(unix)]
fn id(path: &Path) -> std::io::Result<FileId> {
    std::fs::metadata(path).map(|metadata| number(&metadata))
}

#[cfg(unix)]
fn id_of(file: &File) -> std::io::Result<FileId> {
    file.metadata().map(|metadata| number(&metadata))
}

#[cfg(unix)]
fn number(metadata: &std::fs::Metadata) -> FileId {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

/// Where files have no numbers that we can ask for, an open file cannot be taken away either.
#[cfg(not(unix))]
fn id(_: &Path) -> std::io::Result<FileId> {
    Ok((0, 0))
}

#[cfg(not(unix))]
fn id_of(_: &File) -> std::io::Result<FileId> {
    Ok((0, 0))
}
