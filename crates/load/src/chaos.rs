//! A server under load that is killed, whose disk takes nothing for a while or whose database crashes, and whose pages are
//! cut off: at the end every step that it ever acknowledged must be in its database, once and in order.

mod disk;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use onze_core::record::parse;
use onze_core::{Chance, Quick};
use onze_server::Db;
use onze_server::store::{Archive, StoredMatch};
use onze_session::protocol::ClientMessage;
use serde::Serialize;
use tokio_tungstenite::tungstenite::Message;

use crate::BenchError;
use crate::client::{Heard, Now, connect, create};

pub use disk::Disk;

/// Pages that play at the same time, both seats each.
const PAGES: u64 = 16;

/// One move in so many is followed by the end of its socket, without a word.
const CUT: u32 = 60;

/// Pages choose within so many milliseconds: what is tried is faults, not speed.
const THOUGHT: u32 = 10;

/// What was done to the server, and what came of it.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Havoc {
    /// How often it was killed.
    pub kills: usize,
    /// How often its disk took nothing for a while.
    pub full_disks: usize,
    /// How often its database crashed.
    pub crashes: usize,
    /// Sockets that were cut off.
    pub cuts: usize,
    /// Matches that were played.
    pub matches: usize,
    /// Steps that it has acknowledged.
    pub acknowledged: usize,
    /// Those of them that are not in the database.
    pub lost: usize,
}

/// What pages were told is kept: for each match, the number of a step and what it was.
#[derive(Default)]
struct Told {
    steps: BTreeMap<String, BTreeMap<usize, String>>,
    cuts: usize,
}

type Shared = Arc<(Mutex<String>, Mutex<Told>)>;

/// Starts the server with this command, plays and wreaks havoc for a while, and compares.
pub fn havoc(
    server: &mut Command,
    db: &Db,
    mut disk: Disk,
    time: Duration,
    seed: u64,
) -> Result<Havoc, BenchError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let shared = Shared::default();
    let end = Instant::now() + time;
    let mut process = Process::start(server, &shared)?;
    for n in 0..PAGES {
        runtime.spawn(play(Arc::clone(&shared), Quick::nth(seed, n)));
    }
    let mut chance = Quick::nth(seed, PAGES);
    let mut done = Havoc::default();
    while Instant::now() < end {
        std::thread::sleep(Duration::from_millis(u64::from(300 + chance.below(1200))));
        if chance.below(3) == 0 {
            disk.fail(process.0.id())?;
            std::thread::sleep(Duration::from_millis(u64::from(100 + chance.below(400))));
            disk.mend(process.0.id())?;
            *(if disk.is_service() { &mut done.crashes } else { &mut done.full_disks }) += 1;
        } else {
            process.kill()?;
            process = Process::start(server, &shared)?;
            done.kills += 1;
        }
    }
    // What is on its way is answered or not; then nobody plays any more.
    runtime.shutdown_timeout(Duration::from_secs(1));
    process.stop()?;
    let told = lock(&shared.1);
    (done.cuts, done.matches) = (told.cuts, told.steps.len());
    let archive = Archive::read(db).map_err(page)?;
    for (name, steps) in &told.steps {
        let record = archive.load(name).map_err(page)?.map(StoredMatch::record).unwrap_or_default();
        done.acknowledged += steps.len();
        done.lost += compare(&record, steps);
    }
    Ok(done)
}

/// How many of these steps a record does not tell.
fn compare(record: &str, steps: &BTreeMap<usize, String>) -> usize {
    if parse(record).is_err() {
        return steps.len();
    }
    let lines: Vec<&str> = record.split_once("\n\n").map_or(Vec::new(), |(_, lines)| lines.lines().collect());
    let told = |n: usize, step: &str| {
        let line = lines.get(n).and_then(|line| line.strip_prefix(&format!("{n} {step}")));
        line.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    steps.iter().filter(|(n, step)| !told(**n, step)).count()
}

/// The server in a process of its own.
struct Process(Child);

impl Process {
    fn start(server: &Command, shared: &Shared) -> Result<Self, BenchError> {
        // A write that the disk does not take is to fail, not to end the process.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
        command.arg(server.get_program()).args(server.get_args());
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut address)?;
        }
        address.trim().clone_into(&mut lock(&shared.0));
        Ok(Process(process))
    }

    fn kill(&mut self) -> Result<(), BenchError> {
        self.0.kill()?;
        self.0.wait()?;
        Ok(())
    }

    /// An orderly end.
    fn stop(mut self) -> Result<(), BenchError> {
        drop(self.0.stdin.take());
        self.0.wait()?;
        Ok(())
    }
}

/// Plays match after match, whatever happens to the server.
async fn play(shared: Shared, mut chance: Quick) {
    loop {
        let address = lock(&shared.0).clone();
        let Ok((name, tokens)) = create(&address).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        while !play_some(&shared, &name, &tokens, &mut chance).await.unwrap_or(false) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Connects and plays until the match is over, which is the answer, or the socket ends.
async fn play_some(
    shared: &Shared,
    name: &str,
    tokens: &[String],
    chance: &mut Quick,
) -> Result<bool, BenchError> {
    let address = lock(&shared.0).clone();
    let mut socket = connect(&address, &format!("ws://{address}/api/matches/{name}/live")).await?;
    let hello = ClientMessage::Hello { id: 0, tokens: tokens.to_vec(), have: 0, lang: None };
    socket.send(Message::text(serde_json::to_string(&hello).map_err(page)?)).await.map_err(page)?;
    let mut now = Now::default();
    let mut asked: Option<(usize, String)> = None;
    loop {
        let Some(Ok(message)) = socket.next().await else { return Ok(false) };
        let Message::Text(text) = message else { continue };
        let heard: Heard = serde_json::from_str(&text).map_err(page)?;
        if heard.error.is_some() {
            return Ok(false);
        }
        if heard.re.is_some_and(|re| re > 0)
            && let Some((n, step)) = asked.take()
        {
            lock(&shared.1).steps.entry(name.to_owned()).or_default().insert(n, step);
        }
        if let Some(next) = heard.now {
            now = next;
        }
        if now.outcome.is_some() {
            return Ok(true);
        }
        let choices: Vec<(&String, &String)> = now
            .legal
            .iter()
            .flat_map(|(seat, all)| all.texts.iter().map(move |choice| (seat, choice)))
            .collect();
        // The answer to the last one comes before how things stand after it.
        if asked.is_some() || choices.is_empty() || heard.re.is_some() {
            continue;
        }
        tokio::time::sleep(Duration::from_millis(chance.below(THOUGHT).into())).await;
        let any = chance.below(u32::try_from(choices.len()).unwrap_or(1)) as usize;
        let (seat, choice) = (choices[any].0.clone(), choices[any].1.clone());
        let n = now.n;
        asked = Some((n, format!("{seat} {choice}")));
        let message = ClientMessage::Move { id: 1 + n as u64, seat, n, choice };
        socket.send(Message::text(serde_json::to_string(&message).map_err(page)?)).await.map_err(page)?;
        if chance.below(CUT) == 0 {
            lock(&shared.1).cuts += 1;
            return Ok(false);
        }
    }
}

fn page(error: impl std::fmt::Display) -> BenchError {
    BenchError::Page(error.to_string())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_the_record_does_not_tell_is_lost() {
        let record = "onze record 1\ngame chifootmi\n\n0 start {B} =aa\n1 R P10 ~x =bb\n2 B P1\n";
        let steps = |list: &[(usize, &str)]| list.iter().map(|(n, step)| (*n, (*step).to_owned())).collect();
        assert_eq!(compare(record, &steps(&[(1, "R P10"), (2, "B P1")])), 0);
        assert_eq!(compare(record, &steps(&[(1, "R P1"), (2, "B P2"), (3, "R P1")])), 3);
        assert_eq!(compare("", &steps(&[(1, "R P1")])), 1);
    }
}
