//! Pages of many matches, two a match, each at any node and never for long at the same.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use onze_core::record::parse;
use onze_core::{Chance, Quick};
use onze_session::protocol::ClientMessage;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::BenchError;
use crate::client::{Now, connect, create};

/// A page chooses within so many milliseconds: what is tried is faults, not speed.
const THOUGHT: u32 = 1_500;

/// A page that is not answered for so long comes again, to any node.
const PATIENCE: Duration = Duration::from_secs(5);

/// One step in so many a page goes elsewhere.
const MOVES_ON: u32 = 40;

/// How often it is looked whether all is well, a second apart.
const TRIES: u32 = 40;

/// All pages, and what they were told.
pub(super) struct Table {
    nodes: Mutex<Vec<String>>,
    rests: AtomicBool,
    matches: Mutex<Vec<Arc<Match>>>,
}

struct Match {
    name: String,
    /// What was acknowledged: the number of a step, and what it was.
    acknowledged: Mutex<BTreeMap<usize, String>>,
    /// The log as each of its pages has it.
    logs: [Mutex<Log>; 2],
}

#[derive(Default)]
struct Log {
    steps: Vec<String>,
    is_open: bool,
}

#[derive(Default, Deserialize)]
struct Heard {
    re: Option<u64>,
    n: Option<usize>,
    error: Option<IgnoredAny>,
    #[serde(default)]
    steps: Vec<Step>,
    now: Option<Now>,
}

#[derive(Deserialize)]
struct Step {
    n: usize,
    seat: Option<String>,
    #[serde(rename = "move")]
    deed: Option<String>,
}

impl Table {
    pub(super) fn new(nodes: Vec<String>) -> Self {
        Table { nodes: Mutex::new(nodes), rests: AtomicBool::new(false), matches: Mutex::default() }
    }

    /// A node has come back at another address.
    pub(super) fn set(&self, node: usize, address: &str) {
        address.clone_into(&mut lock(&self.nodes)[node]);
    }

    /// From now on nobody chooses any more.
    pub(super) fn rest(&self) {
        self.rests.store(true, Ordering::Relaxed);
    }

    fn any(&self, chance: &mut Quick) -> String {
        let nodes = lock(&self.nodes);
        nodes[chance.below(u32::try_from(nodes.len()).unwrap_or(1)) as usize].clone()
    }

    /// Makes matches, and lets two pages play each.
    pub(super) async fn sit(self: &Arc<Self>, n_matches: usize, seed: u64) -> Result<(), BenchError> {
        for number in 0..n_matches as u64 {
            let address = self.any(&mut Quick::nth(seed, number));
            let (name, tokens) = create(&address).await?;
            let played = Arc::new(Match { name, acknowledged: Mutex::default(), logs: Default::default() });
            lock(&self.matches).push(Arc::clone(&played));
            for (page, token) in tokens.into_iter().enumerate() {
                let (table, played) = (Arc::clone(self), Arc::clone(&played));
                let mut chance = Quick::nth(seed ^ 1, 2 * number + page as u64);
                tokio::spawn(async move {
                    loop {
                        let stay = table.stay(&played, page, &token, &mut chance).await;
                        lock(&played.logs[page]).is_open = false;
                        let pause = if stay.is_err() { 300 } else { 20 };
                        sleep(Duration::from_millis(pause + u64::from(chance.below(200)))).await;
                    }
                });
            }
        }
        Ok(())
    }

    /// Connects to any node and plays until the socket ends, or the page feels like going elsewhere.
    async fn stay(
        &self,
        played: &Match,
        page: usize,
        token: &str,
        chance: &mut Quick,
    ) -> Result<(), BenchError> {
        let (address, name) = (self.any(chance), &played.name);
        let url = format!("ws://{address}/api/matches/{name}/live");
        let mut socket = timeout(PATIENCE, connect(&address, &url)).await.map_err(broken)??;
        let have = {
            let log = lock(&played.logs[page]);
            log.steps.iter().position(String::is_empty).unwrap_or(log.steps.len())
        };
        let hello = ClientMessage::Hello { id: 0, tokens: vec![token.to_owned()], have, lang: None };
        socket.send(text(&hello)?).await.map_err(broken)?;
        let (mut now, mut asked) = (Now::default(), None::<String>);
        let (mut is_answered, mut next) = (false, 1);
        loop {
            let heard = match timeout(PATIENCE, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str::<Heard>(&text).map_err(broken)?,
                Ok(Some(Ok(_))) => continue,
                // Nobody says anything: that is right unless something was asked.
                Err(_) if is_answered && asked.is_none() => Heard::default(),
                _ => return Ok(()),
            };
            if heard.error.is_some() && heard.re == Some(0) {
                return Err(BenchError::Page("not let in".to_owned()));
            }
            if heard.re == Some(0) {
                is_answered = true;
            } else if heard.re.is_some() {
                let step = asked.take();
                if let (Some(n), Some(step)) = (heard.n, step) {
                    lock(&played.acknowledged).insert(n, step);
                }
            }
            played.note(page, heard.steps, heard.now.as_ref());
            now = heard.now.unwrap_or(now);
            let choices: Vec<_> = now
                .legal
                .iter()
                .flat_map(|(seat, all)| all.texts.iter().map(move |one| (seat, one)))
                .collect();
            if asked.is_some() || choices.is_empty() || self.rests.load(Ordering::Relaxed) {
                continue;
            }
            if chance.below(MOVES_ON) == 0 {
                return Ok(());
            }
            sleep(Duration::from_millis(chance.below(THOUGHT).into())).await;
            let (seat, choice) = choices[chance.below(u32::try_from(choices.len()).unwrap_or(1)) as usize];
            let step = format!("{seat} {choice}");
            let message =
                ClientMessage::Move { id: next, seat: seat.clone(), n: now.n, choice: choice.clone() };
            (asked, next) = (Some(step), next + 1);
            socket.send(text(&message)?).await.map_err(broken)?;
        }
    }

    /// When all is well, or nothing helps: how many steps were acknowledged, how many of them are not kept, and how many
    /// pages do not show what is.
    pub(super) async fn compare(&self) -> (usize, usize, usize) {
        let mut found = (0, 0, 0);
        for _ in 0..TRIES {
            sleep(Duration::from_secs(1)).await;
            found = (0, 0, 0);
            let all = lock(&self.matches).clone();
            for (number, played) in all.iter().enumerate() {
                let address = self.any(&mut Quick::nth(7, number as u64));
                let record = record(&address, &played.name).await.unwrap_or_default();
                let (acknowledged, lost, astray) = played.compare(&record);
                found = (found.0 + acknowledged, found.1 + lost, found.2 + astray);
            }
            if (found.1, found.2) == (0, 0) {
                break;
            }
        }
        found
    }
}

impl Match {
    /// Notes what a page is told.
    fn note(&self, page: usize, steps: Vec<Step>, now: Option<&Now>) {
        let mut log = lock(&self.logs[page]);
        for Step { n, seat, deed } in steps {
            let words = deed.map(|deed| [seat.unwrap_or_default(), deed].join(" ").trim().to_owned());
            if log.steps.len() <= n {
                log.steps.resize(n + 1, String::new());
            }
            log.steps[n] = words.unwrap_or_default();
        }
        log.is_open |= now.is_some();
    }

    fn compare(&self, record: &str) -> (usize, usize, usize) {
        let acknowledged = lock(&self.acknowledged);
        let lines: Vec<&str> = match (parse(record), record.split_once("\n\n")) {
            (Ok(_), Some((_, lines))) => lines.lines().filter(|line| !line.starts_with("end ")).collect(),
            _ => Vec::new(),
        };
        let tells = |n: usize, step: &str| {
            let rest = lines.get(n).and_then(|line| line.strip_prefix(&format!("{n} {step}")));
            // What is under seal a stranger's record does not tell.
            let sealed = || lines.get(n).is_some_and(|line| line.split(' ').nth(2) == Some("?"));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')) || sealed()
        };
        let lost = acknowledged.iter().filter(|(n, step)| !tells(**n, step)).count();
        let astray = self.logs.iter().filter(|log| {
            let log = lock(log);
            let known = |(n, step): (usize, &String)| step.is_empty() || tells(n, step);
            !log.is_open || log.steps.len() != lines.len() || !log.steps.iter().enumerate().all(known)
        });
        (acknowledged.len(), lost, astray.count())
    }
}

/// The record of a match as a stranger gets it.
async fn record(address: &str, name: &str) -> Result<String, BenchError> {
    let request =
        format!("GET /api/matches/{name}/record HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let asking = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = timeout(PATIENCE, asking).await.map_err(broken)??;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    if head.starts_with("HTTP/1.1 200") {
        Ok(body.to_owned())
    } else {
        Err(BenchError::Page(head.to_owned()))
    }
}

fn text(message: &ClientMessage) -> Result<Message, BenchError> {
    Ok(Message::text(serde_json::to_string(message).map_err(broken)?))
}

fn broken(error: impl std::fmt::Display) -> BenchError {
    BenchError::Page(error.to_string())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
