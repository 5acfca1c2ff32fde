//! A server on a free port, and clients that talk to it over real connections.
#![allow(dead_code, unreachable_pub)] // each test file uses its part
#![allow(clippy::unwrap_used, clippy::format_push_string)] // part of tests

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use onze_core::{Chance, Quick};
use onze_server::store::Store;
use onze_server::{Config, Db, Limits, Metrics, open_store, run_with};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in these tests takes this long; it ends a test that would wait for ever.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Server {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A server in another process.
pub fn elsewhere(address: SocketAddr) -> Server {
    Server { address, stop: None, task: tokio::spawn(async {}) }
}

/// Limits that no test meets by accident.
pub fn wide() -> Limits {
    Limits {
        changes_per_minute: 100_000,
        requests_per_minute: 100_000,
        messages_per_second: 100_000,
        ..Limits::default()
    }
}

impl Server {
    pub async fn start() -> Self {
        Server::with(Db::Memory, wide()).await
    }

    pub async fn on_file(path: &Path) -> Self {
        Server::with(Db::File(path.to_owned()), wide()).await
    }

    pub async fn with(db: Db, limits: Limits) -> Self {
        Server::configured(Config { limits, ..Config::new(db) }).await
    }

    pub async fn configured(config: Config) -> Self {
        let metrics = Arc::new(Metrics::default());
        let store = open_store(&config.db, &metrics).unwrap();
        Server::on_store(config, store, metrics).await
    }

    /// With a store of the test's own.
    pub async fn on_store(config: Config, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(run_with(listener, async { drop(stopped.await) }, config, store, metrics));
        Server { address, stop: Some(stop), task }
    }

    /// An orderly end.
    pub async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.task.await.unwrap();
    }

    /// No orderly end: the server is dropped where it stands. The answer is a copy of its file as it was left; the
    /// file itself is held as long as anything of the server lives in this process.
    pub async fn drop_dead(self, path: &Path) -> PathBuf {
        let copy = path.with_extension("left.db");
        for end in ["", "-wal"] {
            let with = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
            std::fs::copy(with(path), with(&copy)).unwrap();
        }
        self.task.abort();
        drop(self.task.await);
        copy
    }

    /// A request: status and body.
    pub async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, _, text) = self.request(method, path, &[], body.map(Value::to_string).as_deref()).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// A request with headers: status, head, text.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> (u16, String, String) {
        let body = body.unwrap_or_default();
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server that turns a request away may close before it has read all of it.
        drop(stream.write_all(text.as_bytes()).await);
        let mut answer = Vec::new();
        drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer"));
        let answer = String::from_utf8(answer).unwrap();
        let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let text = if head.to_lowercase().contains("transfer-encoding: chunked") {
            unchunk(text)
        } else {
            text.to_owned()
        };
        (status, head.to_lowercase(), text)
    }

    /// Makes a match; the answer has its name and tokens.
    pub async fn create(&self, request: Value) -> Value {
        let (status, created) = self.ask("POST", "/api/matches", Some(&request)).await;
        assert_eq!(status, 201, "{created}");
        created
    }

    /// A match between two people: its name and the tokens of both seats.
    pub async fn pair(&self, options: Value) -> (String, [String; 2]) {
        let seats = json!({ "R": "me", "B": "friend" });
        let created = self.create(json!({ "game": "chifootmi", "options": options, "seats": seats })).await;
        let name = text(&created["match"]);
        let body = json!({ "token": created["invite"]["B"] });
        let (status, joined) = self.ask("POST", &format!("/api/matches/{name}/join"), Some(&body)).await;
        assert_eq!(status, 200, "{joined}");
        (name, [text(&created["seats"]["R"]["token"]), text(&joined["token"])])
    }

    pub async fn connect(&self, name: &str) -> Client {
        let url = format!("ws://{}/api/matches/{name}/live", self.address);
        let (socket, _) = connect_async(url).await.unwrap();
        Client {
            socket,
            next: 1,
            raw: Vec::new(),
            unread: VecDeque::new(),
            now: Value::Null,
            steps: Vec::new(),
        }
    }

    /// A connected page that has said hello and has heard how things stand.
    pub async fn page(&self, name: &str, tokens: &[&str]) -> Client {
        let mut client = self.connect(name).await;
        client.hello(tokens, 0).await;
        client
    }
}

fn unchunk(mut text: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = text.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap();
        whole += &rest[..size];
        text = rest[size..].strip_prefix("\r\n").unwrap_or_default();
    }
    whole
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a text")).to_owned()
}

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// Every frame as it came.
    pub raw: Vec<String>,
    unread: VecDeque<Value>,
    pub now: Value,
    /// The log as this page has it.
    pub steps: Vec<Value>,
}

impl Client {
    pub async fn send_raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends a message and waits for its answer; what comes meanwhile is taken in.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        self.send_raw(&message.to_string()).await;
        self.until(|message| message["re"] == id).await
    }

    pub async fn hello(&mut self, tokens: &[&str], have: usize) -> Value {
        let answer = self.ask(json!({ "do": "hello", "tokens": tokens, "have": have })).await;
        if answer["ok"] == true {
            self.until(|message| message.get("now").is_some()).await;
        }
        answer
    }

    pub async fn play(&mut self, seat: &str, choice: &str) -> Value {
        let n = self.now["n"].clone();
        self.ask(json!({ "do": "move", "seat": seat, "n": n, "choice": choice })).await
    }

    /// Waits for a message, taking in all before it.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.read().await.expect("the connection ended");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Waits until a `now` fits, which may be the one there is.
    pub async fn wait(&mut self, fits: impl Fn(&Value) -> bool) {
        while !fits(&self.now) {
            self.read().await.expect("the connection ended");
        }
    }

    /// The next message; none at the end of the connection.
    pub async fn read(&mut self) -> Option<Value> {
        if let Some(message) = self.unread.pop_front() {
            return Some(message);
        }
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            match frame? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.raw.push(text.to_string());
                    self.take_in(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take_in(&mut self, message: &Value) {
        if let Some(now) = message.get("now") {
            self.now = now.clone();
        }
        for step in message["steps"].as_array().into_iter().flatten() {
            let n = usize::try_from(step["n"].as_u64().unwrap()).unwrap();
            if let Some(old) = self.steps.get_mut(n) {
                *old = step.clone();
            } else {
                assert_eq!(n, self.steps.len(), "steps come in order");
                self.steps.push(step.clone());
            }
        }
    }

    pub fn n(&self) -> usize {
        usize::try_from(self.now["n"].as_u64().unwrap()).unwrap()
    }

    pub fn over(&self) -> bool {
        !self.now["outcome"].is_null()
    }

    /// The choices that a seat has now.
    pub fn legal(&self, seat: &str) -> Vec<String> {
        self.now["legal"][seat].as_array().into_iter().flatten().map(text).collect()
    }

    pub async fn leave(mut self) {
        drop(self.socket.close(None).await);
    }
}

/// Lets two pages play at random until a condition holds or the match is over.
pub async fn play_on(red: &mut Client, blue: &mut Client, enough: impl Fn(&Client) -> bool) {
    let mut chance = Quick::new(11);
    while !red.over() && !enough(red) {
        let n = red.n();
        for (seat, client) in [("R", &mut *red), ("B", &mut *blue)] {
            client.wait(|now| now["n"].as_u64() >= Some(n as u64)).await;
            let choices = client.legal(seat);
            if !choices.is_empty() {
                let choice = &choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
                let answer = client.play(seat, choice).await;
                assert_eq!(answer["ok"], true, "{answer}");
                break;
            }
        }
        for client in [&mut *red, &mut *blue] {
            client.wait(|now| now["n"].as_u64() > Some(n as u64)).await;
        }
    }
}
