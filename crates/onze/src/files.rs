//! Records on disk: nothing is lost, nothing is overwritten.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

use onze_core::record::{self, RecordText};
use onze_core::table::Table;

use crate::failure::Failure;

/// The text of a file, or of stdin for `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::Plain(format!("cannot read {}: {error}", path.display()));
    if path.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map_err(failed)?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(failed)
}

/// Finds out before the work, not after it, that a file cannot be written.
pub(crate) fn can_write(path: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).map_err(|error| Failure::Plain(format!("cannot write {}: {error}", path.display())))
}

/// Finds out before the work, not after it, that a file exists already.
pub(crate) fn is_free(path: &Path) -> Result<(), Failure> {
    if path.exists() { Err(exists(path)) } else { Ok(()) }
}

fn exists(path: &Path) -> Failure {
    Failure::Plain(format!("{} exists and is left as it is: choose another name", path.display()))
}

/// A file that does not exist yet; written whole or not at all.
pub(crate) fn create(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => exists(path),
        _ => Failure::Plain(format!("cannot write {}: {error}", path.display())),
    };
    let mut file = OpenOptions::new().write(true).create_new(true).open(path).map_err(failed)?;
    let written = file.write_all(content).and_then(|()| file.sync_all());
    if written.is_err() {
        // It is ours, and half a file helps nobody.
        let _ = std::fs::remove_file(path);
    }
    written.map_err(failed)
}

/// Another content for a file that may exist; whoever is interrupted leaves the one or the other.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let beside = path.with_extension("new");
    let written = std::fs::write(&beside, content).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| Failure::Plain(format!("cannot write {}: {error}", path.display())))
}

/// Takes a record apart and says which file a fault is in.
pub(crate) fn parse<'a>(path: &Path, text: &'a str) -> Result<RecordText<'a>, Failure> {
    record::parse(text).map_err(|error| Failure::Record { file: path.display().to_string(), error })
}

/// The match that a record tells, up to a step.
pub(crate) fn load(path: &Path, text: &str, last: usize) -> Result<(&'static str, Box<dyn Table>), Failure> {
    let parsed = parse(path, text)?;
    let game = onze_games::find(parsed.game)?;
    let table = game
        .read(&parsed, last)
        .map_err(|error| Failure::Record { file: path.display().to_string(), error })?;
    Ok((game.id(), table))
}

/// A record that is open for one more step. Others wait until it is closed, so that no step is lost.
pub(crate) struct Open {
    file: File,
    /// The text so far.
    pub(crate) text: String,
}

impl Open {
    /// Opens a record for appending.
    pub(crate) fn new(path: &Path) -> Result<Self, Failure> {
        let failed =
            |error: std::io::Error| Failure::Plain(format!("cannot open {}: {error}", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(failed)?;
        file.lock().map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        Ok(Open { file, text })
    }

    /// Appends lines and waits until they are on disk.
    pub(crate) fn append(mut self, lines: &str) -> Result<(), Failure> {
        self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_all()).map_err(Failure::from)
    }
}
