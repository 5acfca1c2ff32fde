//! Players from outside: a program of somebody's own, on standard input and output.
//!
//! `docs/outside-players.md` is the agreement with such programs. One that ends, does not choose in time, chooses what is
//! not possible or says more than its choice has lost the match, and is ended. What it says is never trusted: a line is
//! read up to a length, nothing is read before it is asked for, and what it does not read waits in a thread of its own.
//! It runs with the rights of whoever starts it, so nobody but the shell does: a server cannot, not knowing this crate.

mod ended;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use onze_core::{Game, Notation, Quick, Seats, Seen};
use onze_players::{Budget, Fault, Player};
use serde_json::{Map, Value, json};

pub use ended::Ended;
use ended::Stderr;

/// The version of the agreement.
const PROTOCOL: u32 = 1;
/// The longest line that a program may say.
const LONGEST: u64 = 4_096;
/// What a program says once it can play.
const READY: &str = "ready";

/// A program, and how long it may take.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its file and what is said to it; no shell is asked.
    pub words: Vec<String>,
    /// How long it may take to be ready.
    pub start: Duration,
    /// How long it may think about a choice, if nobody sets another limit.
    pub think: Duration,
    /// The first of its ends that nobody asked for.
    ended: Arc<OnceLock<Ended>>,
}

impl Program {
    /// Long enough for a large program on a busy machine.
    const START: Duration = Duration::from_secs(20);
    /// How long a choice may take unless somebody says so.
    pub const THINK: Duration = Duration::from_secs(5);

    /// The program of a command line: words with spaces between them. `None` if there is no word.
    pub fn new(command: &str, think: Duration) -> Option<Self> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        let program = Program { words, start: Program::START, think, ended: Arc::default() };
        if program.words.is_empty() { None } else { Some(program) }
    }

    /// How it ended before its time or could not be started, the first time that it did, in whatever match.
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.get()
    }
}

/// A program on one seat of one match.
pub(crate) struct Outside {
    program: Program,
    /// It runs from its first choice on.
    running: Option<Running>,
    asked: u32,
    fault: Option<Fault>,
}

impl Outside {
    pub(crate) fn new(program: Program) -> Self {
        Outside { program, running: None, asked: 0, fault: None }
    }

    /// The choice of the program, or what it did instead.
    fn ask<G: Notation>(
        &mut self,
        seen: &Seen<'_, G>,
        moves: &[G::Move],
        budget: &Budget<'_>,
    ) -> Result<G::Move, Fault> {
        if self.running.is_none() {
            let started =
                Running::start(&self.program).map_err(|error| self.note(Ended::not_started(&error)))?;
            let running = self.running.insert(started);
            if running.tell(&introduction(seen), self.program.start)?.trim() != READY {
                return Err(Fault::Lied);
            }
        }
        let running = self.running.as_mut().ok_or(Fault::Crashed)?;
        self.asked += 1;
        let limit = budget.deadline.map_or(self.program.think, |end| end.left().min(self.program.think));
        let line = running.ask(&question(seen, moves, self.asked, limit), limit)?;
        understood(seen, moves, &line).ok_or(Fault::Lied)
    }

    /// Keeps how it ended, for whoever wants to know.
    fn note(&self, ended: Ended) -> Fault {
        let _ = self.program.ended.set(ended);
        Fault::Crashed
    }
}

impl<G: Notation> Player<G> for Outside {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> G::Move {
        let chosen = match self.fault {
            None => self.ask(seen, moves, budget),
            Some(fault) => Err(fault),
        };
        chosen.unwrap_or_else(|fault| {
            if let Some(running) = self.running.take()
                && fault == Fault::Crashed
            {
                self.note(running.end());
            }
            self.fault = Some(fault);
            // Where the rules know no giving up, something must be chosen all the same.
            G::GIVE_UP.unwrap_or_else(|| moves[0].clone())
        })
    }

    fn fault(&self) -> Option<Fault> {
        self.fault
    }
}

/// What a program is told once.
fn introduction<G: Notation>(seen: &Seen<'_, G>) -> Value {
    let (game, seat) = (seen.game(), seen.seat());
    let options: Map<String, Value> =
        game.settings().iter().map(|(key, value)| (key.to_owned(), value.into())).collect();
    let seats: Vec<_> = Seats::all(game.seats()).iter().map(|seat| game.seat_name(seat)).collect();
    json!({
        "say": "match",
        "protocol": PROTOCOL,
        "game": G::ID,
        "rules": G::RULES,
        "options": options,
        "seats": seats,
        "seat": game.seat_name(seat),
        "setup": game.setup(),
    })
}

/// What a program is told to choose from.
fn question<G: Notation>(seen: &Seen<'_, G>, moves: &[G::Move], n: u32, limit: Duration) -> Value {
    let choices: Vec<_> = moves.iter().map(|choice| seen.game().write_move(choice)).collect();
    json!({
        "say": "choose",
        "n": n,
        "view": serde_json::to_value(seen.view()).unwrap_or_default(),
        "choices": choices,
        "samples": is_sampled(seen),
        "milliseconds": u64::try_from(limit.as_millis()).unwrap_or(u64::MAX),
    })
}

/// Are the listed choices samples of many more? Everybody knows that, so any state that fits will do to ask it.
fn is_sampled<G: Game>(seen: &Seen<'_, G>) -> bool {
    seen.game().lists_samples(&seen.resample(&mut Quick::new(0)), seen.seat())
}

/// The choice that a line tells, if it is one.
fn understood<G: Notation>(seen: &Seen<'_, G>, moves: &[G::Move], line: &str) -> Option<G::Move> {
    let (game, seat) = (seen.game(), seen.seat());
    let choice = game.read_move(line.trim()).ok()?;
    if moves.contains(&choice) || G::GIVE_UP.as_ref() == Some(&choice) {
        return Some(choice);
    }
    // Offers and the keeper of the clock are not a program's business: with them it could go on for ever.
    let state = seen.resample(&mut Quick::new(0));
    let mut unasked = Vec::new();
    game.unasked(&state, seat, &mut unasked);
    let is_other = unasked.contains(&choice) || G::TIME_OUT.as_ref() == Some(&choice);
    (!is_other && game.lists_samples(&state, seat) && game.check(&state, seat, &choice).is_ok())
        .then_some(choice)
}

/// A program that runs. It is ended when this is dropped.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Heard>,
    stderr: Stderr,
}

/// What was heard of a program. The end of it is the end of the channel.
enum Heard {
    Line(String),
    TooLong,
}

impl Running {
    fn start(program: &Program) -> std::io::Result<Self> {
        let (file, arguments) = program.words.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(file)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (questions, to_write) = channel();
        // One line waits here; whatever else is said waits in the program.
        let (heard, answers) = sync_channel(1);
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write(stdin, &to_write));
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || listen(stdout, |line| heard.send(line).is_ok()));
        }
        let stderr = Stderr::listen(child.stderr.take());
        Ok(Running { child, questions, answers, stderr })
    }

    /// How it ended, once it says no more.
    fn end(mut self) -> Ended {
        Ended::of(&mut self.child, &self.stderr)
    }

    /// Asks something that it has not answered yet.
    fn ask(&self, question: &Value, limit: Duration) -> Result<String, Fault> {
        if self.answers.try_recv().is_ok() {
            return Err(Fault::Flooded);
        }
        self.tell(question, limit)
    }

    /// Says something and waits for one line.
    fn tell(&self, question: &Value, limit: Duration) -> Result<String, Fault> {
        self.questions.send(format!("{question}\n")).map_err(|_| Fault::Crashed)?;
        match self.answers.recv_timeout(limit) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Fault::Flooded),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Stalled),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Crashed),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended already is only waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes what is to be said until there is nothing more or nobody reads it. A program that does not read holds this
/// thread up and nobody else.
fn write(mut stdin: ChildStdin, to_write: &Receiver<String>) {
    while let Ok(question) = to_write.recv() {
        if stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hears lines until the program ends or nobody wants them.
fn listen(stdout: ChildStdout, mut heard: impl FnMut(Heard) -> bool) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(_) if line.ends_with(b"\n") => {
                if !heard(Heard::Line(String::from_utf8_lossy(&line).into_owned())) {
                    return;
                }
            }
            Ok(n) if n as u64 == LONGEST => {
                heard(Heard::TooLong);
                return;
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests;
