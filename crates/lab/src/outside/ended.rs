//! How a program ended before its time, with what it said last on standard error.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStderr};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How a program ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// In the words of the system, such as `exit status: 1`; nothing if it runs and has closed its output.
    pub how: String,
    /// Its last lines on standard error.
    pub lines: Vec<String>,
}

/// So many lines are kept.
const LINES: usize = 10;
/// And so much of each.
const LONGEST: u64 = 1_000;
/// One that says no more is given so long to end by itself.
const PATIENCE: Duration = Duration::from_secs(2);

impl Ended {
    pub(super) fn not_started(error: &std::io::Error) -> Self {
        Ended { how: error.to_string(), lines: Vec::new() }
    }

    /// The end of a program that has closed its output or does not listen.
    pub(super) fn of(child: &mut Child, stderr: &Stderr) -> Self {
        // What it started may hold its standard error open, and it may run on: no more than this is waited.
        let until = Instant::now() + PATIENCE;
        let _ = stderr.over.recv_timeout(PATIENCE);
        let mut status = child.try_wait();
        while matches!(status, Ok(None)) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
            status = child.try_wait();
        }
        let how = status.ok().flatten().map_or_else(String::new, |status| status.to_string());
        Ended {
            how,
            lines: stderr.lines.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect(),
        }
    }
}

/// What a program says on standard error: always read, so that it never waits for somebody to, and mostly forgotten.
pub(super) struct Stderr {
    lines: Arc<Mutex<VecDeque<String>>>,
    /// Is told nothing and ends with the program's standard error.
    over: Receiver<()>,
}

impl Stderr {
    pub(super) fn listen(stderr: Option<ChildStderr>) -> Self {
        let (lines, (until, over)) = (Arc::<Mutex<VecDeque<String>>>::default(), channel::<()>());
        if let Some(stderr) = stderr {
            let lines = Arc::clone(&lines);
            std::thread::spawn(move || {
                keep_last(stderr, &lines);
                drop(until);
            });
        }
        Stderr { lines, over }
    }
}

fn keep_last(stderr: ChildStderr, lines: &Mutex<VecDeque<String>>) {
    let mut reader = BufReader::new(stderr);
    let mut line = Vec::new();
    while let Ok(1..) = reader.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
        let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == LINES {
            lines.pop_front();
        }
        lines.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
        line.clear();
    }
}
