//! The journal of an arena or of the laboratory: a line a round, so that what was stopped goes on where it was.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use onze_lab::arena::Round;
use serde_json::{Value, json};

use super::is_broken_off;
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::Texts;

/// The form of the journal.
const FORM: &str = "onze arena journal 1";

/// A journal, if one is kept.
#[derive(Default)]
pub(crate) struct Journal {
    kept: Option<Kept>,
    read: Vec<Round>,
}

struct Kept {
    path: PathBuf,
    file: Mutex<File>,
    /// What went wrong while it was written, if anything.
    fault: Mutex<Option<std::io::Error>>,
}

impl Journal {
    /// The journal in this file, begun anew if there is none. One of another contest is refused and left as it is.
    pub(crate) fn open(texts: &Texts, path: Option<&Path>, head: &Value) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Journal::default()) };
        let failed =
            |error: std::io::Error| Failure::Plain(format!("cannot keep {}: {error}", path.display()));
        let opened = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = opened.map_err(failed)?;
        file.try_lock().map_err(|_| refused(texts, "arena-journal-busy", path, 0))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // What a killed arena left half-written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let head = format!("{FORM}\n{}\n", json!(head));
        let read = if whole == 0 && head.starts_with(&text) {
            file.set_len(0).and_then(|()| file.write_all(head.as_bytes())).map_err(failed)?;
            Vec::new()
        } else {
            let rounds = text[..whole]
                .strip_prefix(&head)
                .ok_or_else(|| refused(texts, "arena-journal-other", path, 0))?;
            file.set_len(whole as u64).map_err(failed)?;
            let read = |(n, line): (usize, &str)| {
                line.parse().map_err(|_| refused(texts, "arena-journal-broken", path, n))
            };
            (head.lines().count() + 1..).zip(rounds.lines()).map(read).collect::<Result<_, _>>()?
        };
        let kept = Kept { path: path.to_owned(), file: Mutex::new(file), fault: Mutex::default() };
        Ok(Journal { kept: Some(kept), read })
    }

    /// The rounds that need not be played any more.
    pub(crate) fn known(&self, meetings: &[Vec<usize>], games: u64) -> BTreeMap<(usize, u64), Round> {
        let is_whole = |round: &&Round| {
            let seats = meetings.get(round.meeting).map_or(0, |meeting| meeting.len() as u64);
            let wanted = games.saturating_sub(round.n.saturating_mul(seats)).min(seats);
            wanted > 0
                && !is_broken_off(round)
                && round.matches.len() as u64 == wanted
                && round.matches.iter().all(|played| played.outcome.ranks.len() as u64 == seats)
        };
        let keyed = |round: &Round| ((round.meeting, round.n), round.clone());
        self.read.iter().filter(is_whole).map(keyed).collect()
    }

    /// Keeps rounds. What goes wrong is told at the end: the matches are worth more than their journal.
    pub(crate) fn keep(&self, rounds: &[Round]) {
        let Some(kept) = &self.kept else { return };
        let lines: Vec<String> = rounds.iter().map(|round| format!("{round}\n")).collect();
        if let Ok(mut file) = kept.file.lock()
            && let Err(error) = file.write_all(lines.concat().as_bytes())
            && let Ok(mut fault) = kept.fault.lock()
        {
            fault.get_or_insert(error);
        }
    }

    pub(crate) fn close(self) -> Result<(), Failure> {
        let Some(Kept { path, fault, .. }) = self.kept else { return Ok(()) };
        match fault.into_inner() {
            Ok(Some(error)) => Err(Failure::Plain(format!("cannot keep {}: {error}", path.display()))),
            _ => Ok(()),
        }
    }
}

fn refused(texts: &Texts, id: &str, path: &Path, line: usize) -> Failure {
    let path = path.display().to_string();
    Failure::Plain(texts.say(id, &facts(&[("file", path.into()), ("line", line.into())])))
}
