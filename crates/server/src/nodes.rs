//! Other nodes that serve the same matches, reached over NATS.
//!
//! None of this is needed for a match to be right: that is for the database to say, which takes every step once. NATS
//! tells the others at once what is kept, who is connected where, which addresses ask how often, and which commitments
//! were made. `docs/nodes.md` is the model of it.

mod calls;
mod envelope;
mod promises;
mod room;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use onze_session::Fault;
use onze_session::nodes::{News, NodeId};
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, timeout};

use crate::metrics::Exposition;
use crate::random;

pub use envelope::{KeyError, NodesKey};
pub(crate) use room::{DOUBT, Listening, read_aside};

/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// So long anybody waits for NATS at the most: it may be gone, and nobody has noticed yet.
const HURRY: Duration = Duration::from_secs(1);

/// A connection that says nothing for three times this long is dead.
const PING: Duration = Duration::from_secs(1);

/// What may wait to be told to others. What does not fit is not told: they find out by the numbers.
const OUTBOX: usize = 8 << 10;

/// Where NATS is, and how to speak over it.
#[derive(Clone, Debug)]
pub struct Way {
    /// Its address: `nats://HOST:PORT`, `tls://…` if encryption must begin, with `USER:PASSWORD@` or `TOKEN@` before the
    /// host if it wants to know who comes.
    pub url: String,
    /// A file with the certificates that vouch for it, if not those that this machine trusts.
    pub certificates: Option<PathBuf>,
    /// The key of what is said.
    pub key: NodesKey,
}

/// There is no way to the other nodes.
#[derive(Debug, Error)]
pub enum NodesError {
    /// NATS does not answer.
    #[error("cannot reach NATS at {url}: {why}; start it, or serve without --nats")]
    NoNats {
        /// Where it should be.
        url: String,
        /// The reason in the words of whoever said no.
        why: String,
    },
    /// There are no random bytes for the number of this node.
    #[error("there are no random numbers just now")]
    NoChance,
}

/// What this node knows of the others, and how it speaks to them.
pub struct Nodes {
    me: NodeId,
    client: Client,
    key: NodesKey,
    outbox: mpsc::Sender<Post>,
    is_connected: Arc<AtomicBool>,
    /// Told whenever the connection is there again, or gone.
    turned: Arc<Notify>,
    /// When each of the others was last heard.
    alive: Mutex<HashMap<NodeId, Instant>>,
    /// Was anything heard that cannot be opened?
    is_puzzled: AtomicBool,
    counted: Arc<Counted>,
}

/// What is counted besides what the client of NATS counts.
#[derive(Default)]
struct Counted {
    /// How often NATS was lost.
    nats_lost: AtomicU64,
    /// What was not told, because nobody would have heard it or too much was waiting.
    untold: AtomicU64,
    /// Nodes that fell silent.
    nodes_lost: AtomicU64,
}

/// What is to be sent.
enum Post {
    /// To whoever listens to a subject.
    Letter(String, Bytes),
    /// Nothing, but somebody wants to know when all before it is sent.
    Flush(oneshot::Sender<()>),
}

/// What is said, and by whom.
#[derive(Serialize, Deserialize)]
struct Letter<T> {
    from: NodeId,
    news: T,
}

impl Nodes {
    /// Connects to NATS. Once it is connected it connects again by itself for ever.
    pub async fn connect(way: Way) -> Result<Arc<Self>, NodesError> {
        let Way { url, certificates, key } = way;
        let failed = |why: String| NodesError::NoNats { url: without_password(&url), why };
        let address: ServerAddr = url.parse().map_err(|error: std::io::Error| failed(error.to_string()))?;
        let me = random::number().map_err(|_| NodesError::NoChance)?;
        let (is_connected, turned) = (Arc::new(AtomicBool::new(true)), Arc::new(Notify::new()));
        let (connected, notify) = (Arc::clone(&is_connected), Arc::clone(&turned));
        let counted = Arc::<Counted>::default();
        let counting = Arc::clone(&counted);
        let [name, password] = [address.username(), address.password()]
            .map(|part| part.map(|part| percent_decode_str(part).decode_utf8_lossy().into_owned()));
        let options = match (name, password) {
            (Some(user), Some(password)) => ConnectOptions::with_user_and_password(user, password),
            (Some(token), None) => ConnectOptions::with_token(token),
            (None, _) => ConnectOptions::new(),
        };
        let options = certificates.into_iter().fold(options, ConnectOptions::add_root_certificates);
        let options = options
            .name(format!("onze {me:016x}"))
            .no_echo()
            .ping_interval(PING)
            .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(20) as u64))
            .event_callback(move |event| {
                match event {
                    Event::Connected if !connected.swap(true, Ordering::Relaxed) => {
                        tracing::info!("NATS is there again");
                    }
                    Event::Disconnected | Event::Closed if connected.swap(false, Ordering::Relaxed) => {
                        counting.nats_lost.fetch_add(1, Ordering::Relaxed);
                        tracing::warn!(
                            "NATS is gone: what other nodes do is read every two seconds until it is back"
                        );
                    }
                    Event::ServerError(error) => tracing::warn!(%error, "NATS"),
                    // Among others, that it was tried again in vain.
                    other => tracing::debug!(event = %other, "NATS"),
                }
                // Also after what may have cost messages, such as a slow consumer.
                notify.notify_one();
                std::future::ready(())
            });
        let connecting = timeout(PATIENCE, options.connect(address));
        let client = connecting.await.map_err(|late| failed(late.to_string()))?;
        let client = client.map_err(|error| failed(error.to_string()))?;
        let (outbox, letters) = mpsc::channel(OUTBOX);
        tokio::spawn(post(client.clone(), Arc::clone(&is_connected), Arc::clone(&counted), letters));
        let (alive, is_puzzled) = (Mutex::default(), AtomicBool::new(false));
        Ok(Arc::new(Nodes { me, client, key, outbox, is_connected, turned, alive, is_puzzled, counted }))
    }

    /// The number of this node.
    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.is_connected.load(Ordering::Relaxed)
    }

    /// Tells what is counted of NATS and of the other nodes.
    pub(crate) fn tell_metrics(&self, told: &mut Exposition) {
        let is_connected = self.is_connected();
        // While nobody is heard, nobody is known to be there.
        let others = if is_connected { self.alive().len() } else { 0 };
        told.gauge("onze_nats_connected", "1 if NATS is there", u8::from(is_connected));
        told.gauge("onze_other_nodes", "other nodes that are heard", others);
        let (by_client, all) = (self.client.statistics(), Ordering::Relaxed);
        for (name, help, count) in [
            ("nats_lost", "times that NATS was lost", self.counted.nats_lost.load(all)),
            ("nats_untold", "messages that other nodes were not told", self.counted.untold.load(all)),
            ("nats_sent", "messages to other nodes", by_client.out_messages.load(all)),
            ("nats_received", "messages of other nodes", by_client.in_messages.load(all)),
            ("nats_sent_bytes", "bytes to NATS", by_client.out_bytes.load(all)),
            ("nats_received_bytes", "bytes from NATS", by_client.in_bytes.load(all)),
            ("other_nodes_lost", "times that a node fell silent", self.counted.nodes_lost.load(all)),
        ] {
            told.counter(&format!("onze_{name}_total"), help, count);
        }
    }

    /// Tells all nodes that have a match in memory.
    pub(crate) fn tell(&self, name: &str, news: &News) {
        self.say(of_match(name), news);
    }

    fn say<T: Serialize>(&self, subject: String, news: T) {
        // Texts and numbers: that cannot fail.
        let Ok(letter) = serde_json::to_vec(&Letter { from: self.me, news }) else { return };
        self.post(subject, &letter);
    }

    /// Has a letter sent, sealed.
    fn post(&self, subject: String, letter: &[u8]) {
        // What cannot be sealed is not told: the others find out by the numbers.
        let Ok(sealed) = self.key.seal(&subject, letter) else { return };
        if self.outbox.try_send(Post::Letter(subject, sealed.into())).is_err() {
            self.counted.untold.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What is in a letter. What cannot be opened comes from somebody without the key, and is not heard.
    fn open(&self, message: &Message) -> Option<Vec<u8>> {
        let opened = self.key.open(&message.subject, &message.payload);
        if opened.is_none() && !self.is_puzzled.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "somebody speaks over NATS who has another key: a node with another --nats-key-file or database, or of an older version"
            );
        }
        opened
    }

    /// The next letter of a subscription. What was written by another version and cannot be read is not heard.
    async fn next<T: for<'a> Deserialize<'a>>(&self, letters: &mut Subscriber) -> Option<Letter<T>> {
        loop {
            let message = letters.next().await?;
            if let Some(letter) = self.open(&message).and_then(|text| serde_json::from_slice(&text).ok()) {
                return Some(letter);
            }
        }
    }

    /// Waits until all that was said is sent, if that is soon.
    async fn flush(&self) {
        let (done, sent) = oneshot::channel();
        let flushing = async { self.outbox.send(Post::Flush(done)).await.is_ok() && sent.await.is_ok() };
        drop(timeout(HURRY, flushing).await);
    }

    /// What all others say about something, for as long as it is listened to.
    async fn listen(&self, subject: String) -> Result<Subscriber, Fault> {
        let listening = timeout(HURRY, self.client.subscribe(subject)).await;
        let listening = listening.map_err(|late| late.to_string());
        listening.and_then(|begun| begun.map_err(|error| error.to_string())).map_err(|error| {
            // That NATS is gone was said once, for all matches.
            if self.is_connected() {
                tracing::error!(error, "cannot listen to other nodes");
            }
            Fault::NotKept
        })
    }

    /// A node has just said something, so it is there.
    fn is_alive(&self, node: NodeId) {
        self.alive().insert(node, Instant::now());
    }

    fn alive(&self) -> std::sync::MutexGuard<'_, HashMap<NodeId, Instant>> {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Nodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Nodes({:016x})", self.me)
    }
}

fn of_match(name: &str) -> String {
    format!("onze.match.{name}")
}

/// An address for people.
fn without_password(url: &str) -> String {
    match (url.find("://").map(|at| at + 3), url.rfind('@')) {
        (Some(from), Some(to)) if from < to => format!("{}{}", &url[..from], &url[to + 1..]),
        _ => url.to_owned(),
    }
}

/// Sends what is to be told. While nobody would hear it, it is dropped: nobody must wait for NATS.
async fn post(
    client: Client,
    is_connected: Arc<AtomicBool>,
    counted: Arc<Counted>,
    mut letters: mpsc::Receiver<Post>,
) {
    while let Some(post) = letters.recv().await {
        if !is_connected.load(Ordering::Relaxed) {
            counted.untold.fetch_add(1, Ordering::Relaxed);
            continue;
        }
        match post {
            Post::Letter(subject, letter) => {
                if let Err(error) = client.publish(subject, letter).await {
                    tracing::warn!(%error, "other nodes were not told");
                }
            }
            Post::Flush(done) => {
                drop(client.flush().await);
                let _ = done.send(());
            }
        }
    }
}
