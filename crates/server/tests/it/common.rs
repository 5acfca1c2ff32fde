//! A server on a free port, and clients that talk to it over real connections.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use miniz_oxide::inflate::decompress_to_vec;
use onze_core::{Chance, Quick};
use onze_server::store::Store;
use onze_server::{Config, Db, Limits, Metrics, open_store, run_with};
use onze_session::protocol::{
    ClientMessage, CreateRequest, Created, ErrorInfo, Gone, JoinRequest, Joined, Now, SeatKind,
    ServerMessage, Step,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in these tests takes this long; it ends a test that would wait for ever.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Where the metrics are told.
    metrics: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A server in another process.
pub(crate) fn elsewhere(address: SocketAddr) -> Server {
    Server { address, metrics: address, stop: None, task: tokio::spawn(async {}) }
}

/// Limits that no test meets by accident.
pub(crate) fn wide() -> Limits {
    Limits {
        changes_per_minute: 100_000,
        requests_per_minute: 100_000,
        messages_per_second: 100_000,
        moves_per_minute: 1_000_000,
        hellos_per_minute: 1_000_000,
        kept_per_day: 1 << 40,
        show_pace: Duration::ZERO,
        ..Limits::default()
    }
}

impl Server {
    pub(crate) async fn start() -> Self {
        Server::with(Db::Memory, wide()).await
    }

    pub(crate) async fn on_file(path: &Path) -> Self {
        Server::with(Db::File(path.to_owned()), wide()).await
    }

    pub(crate) async fn with(db: Db, limits: Limits) -> Self {
        Server::configured(Config { limits, ..Config::new(db) }).await
    }

    pub(crate) async fn configured(config: Config) -> Self {
        let metrics = Arc::new(Metrics::default());
        let store = open_store(&config.db, &metrics).await.unwrap();
        Server::on_store(config, store, metrics).await
    }

    /// With a store of the test's own.
    pub(crate) async fn on_store(mut config: Config, store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Self {
        let told = Arc::new(std::net::TcpListener::bind("127.0.0.1:0").unwrap());
        let told_at = told.local_addr().unwrap();
        config.metrics = Some(told);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(run_with(listener, async { drop(stopped.await) }, config, store, metrics));
        Server { address, metrics: told_at, stop: Some(stop), task }
    }

    /// An orderly end.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.task.await.unwrap();
    }

    /// No orderly end: the server is dropped where it stands. The answer is a copy of its file as it was left; the
    /// file itself is held as long as anything of the server lives in this process.
    pub(crate) async fn drop_dead(self, path: &Path) -> PathBuf {
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
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, _, text) = self.request(method, path, &[], body.map(Value::to_string).as_deref()).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// A request that is answered, as the protocol has it.
    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let (status, _, text) = self.request("GET", path, &[], None).await;
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    /// The same with a body; the answer may be a refusal with its status.
    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, (u16, String)> {
        #[derive(serde::Deserialize)]
        struct Refusal {
            error: ErrorInfo,
        }
        let body = serde_json::to_string(body).unwrap();
        let (status, _, text) = self.request("POST", path, &[], Some(&body)).await;
        if (200..300).contains(&status) {
            return Ok(serde_json::from_str(&text).unwrap());
        }
        let refusal: Refusal = serde_json::from_str(&text).unwrap();
        Err((status, refusal.error.kind))
    }

    /// A request with headers: status, head, text.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> (u16, String, String) {
        let body = body.unwrap_or_default();
        let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "host") {
            text += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        let told = |name: &str| headers.iter().any(|(one, _)| *one == name);
        if !body.is_empty() && !told("content-type") {
            text += "content-type: application/json\r\n";
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server that turns a request away may close before it has read all of it.
        drop(stream.write_all(text.as_bytes()).await);
        let mut answer = Vec::new();
        drop(tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer"));
        // Of a file that is no text, what can be read of it.
        let answer = String::from_utf8_lossy(&answer);
        let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let text = if head.to_lowercase().contains("transfer-encoding: chunked") {
            unchunk(text)
        } else {
            text.to_owned()
        };
        if status > 0 {
            assert_described(method, path, status);
        }
        (status, head.to_lowercase(), text)
    }

    /// Makes a match; the answer has its name and tokens.
    pub(crate) async fn create(&self, request: &CreateRequest) -> Created {
        self.post("/api/matches", request).await.unwrap()
    }

    /// Whoever has this invitation joins.
    pub(crate) async fn join(&self, name: &str, request: &JoinRequest) -> Result<Joined, (u16, String)> {
        self.post(&format!("/api/matches/{name}/join"), request).await
    }

    /// A match between two people: its name and the tokens of both seats.
    pub(crate) async fn pair(&self, options: &[(&str, &str)]) -> (String, [String; 2]) {
        let created = self.create(&request("chifootmi", options, [SeatKind::Me, SeatKind::Friend])).await;
        let join = JoinRequest { token: created.invite["B"].clone(), name: None, words: None };
        let joined = self.join(&created.name, &join).await.unwrap();
        (created.name, [created.seats["R"].token.clone(), joined.token])
    }

    /// A match on one device: its name and the tokens of both seats.
    pub(crate) async fn device(&self, game: &str, options: &[(&str, &str)]) -> (String, [String; 2]) {
        let created = self.create(&request(game, options, [SeatKind::Me, SeatKind::Device])).await;
        let tokens = ["R", "B"].map(|seat| created.seats[seat].token.clone());
        (created.name, tokens)
    }

    /// What is counted.
    pub(crate) async fn metrics(&self) -> String {
        let (status, _, text) = elsewhere(self.metrics).request("GET", "/metrics", &[], None).await;
        assert_eq!(status, 200, "{text}");
        text
    }

    /// A number of `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let metrics = self.metrics().await;
        let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap().parse().unwrap()
    }

    pub(crate) async fn connect(&self, name: &str) -> Client {
        let url = format!("ws://{}/api/matches/{name}/live", self.address);
        let (socket, _) = connect_async(url).await.unwrap();
        Client { socket, next: 1, raw: Vec::new(), n_packed: 0, now: None, steps: Vec::new() }
    }

    /// A connected page that has said hello and has heard how things stand.
    pub(crate) async fn page(&self, name: &str, tokens: &[&str]) -> Client {
        let mut client = self.connect(name).await;
        client.hello(tokens, 0).await.unwrap();
        client
    }
}

/// Every answer of every test is one that the description knows. A method that no route has is refused by itself.
fn assert_described(method: &str, path: &str, status: u16) {
    static DESCRIBED: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("../../src/openapi.json")).unwrap());
    let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
    let asked = parts(path.split('?').next().unwrap_or(path));
    let fits = |one: &str| {
        let one = parts(one);
        one.len() == asked.len() && one.iter().zip(&asked).all(|(a, b)| a == b || a.starts_with('{'))
    };
    let route = DESCRIBED["paths"].as_object().unwrap().iter().find(|(one, _)| fits(one));
    if let Some(operation) = route.map(|(_, methods)| &methods[method.to_lowercase()])
        && operation.is_object()
    {
        let told = &operation["responses"][status.to_string()];
        assert!(told.is_object(), "{method} {path} answers {status}, which the description does not know");
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

/// The match that somebody asks for, with who sits on the two seats.
pub(crate) fn request(game: &str, options: &[(&str, &str)], [red, blue]: [SeatKind; 2]) -> CreateRequest {
    CreateRequest {
        game: game.to_owned(),
        options: options.iter().map(|(key, value)| ((*key).to_owned(), Value::from(*value))).collect(),
        seats: [("R".to_owned(), red), ("B".to_owned(), blue)].into(),
        name: None,
        commitment: None,
        words: None,
        position: None,
        chance: None,
        from: None,
        stand_ins: None,
        hints: None,
    }
}

/// A computer player.
pub(crate) fn computer(player: &str) -> SeatKind {
    SeatKind::Computer(player.to_owned())
}

/// The number of the step that was made, if one was.
pub(crate) fn made(answer: Result<ServerMessage<'static>, ErrorInfo>) -> Option<usize> {
    match answer {
        Ok(ServerMessage::Done { n, .. }) => n,
        other => panic!("{other:?}"),
    }
}

/// The kind of the refusal; empty if it was done.
pub(crate) fn kind(answer: Result<ServerMessage<'static>, ErrorInfo>) -> String {
    answer.err().map(|error| error.kind).unwrap_or_default()
}

pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// Every frame as it came.
    pub(crate) raw: Vec<String>,
    /// How many of them came packed.
    pub(crate) n_packed: usize,
    now: Option<Now<'static>>,
    /// The log as this page has it.
    pub(crate) steps: Vec<Step>,
}

impl Client {
    pub(crate) async fn send_raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends a message; the answer is its number.
    pub(crate) async fn say(&mut self, message: impl FnOnce(u64) -> ClientMessage) -> u64 {
        let id = self.next;
        self.next += 1;
        self.send_raw(&serde_json::to_string(&message(id)).unwrap()).await;
        id
    }

    /// Sends a message and waits for its answer; what comes meanwhile is taken in.
    pub(crate) async fn ask(
        &mut self,
        message: impl FnOnce(u64) -> ClientMessage,
    ) -> Result<ServerMessage<'static>, ErrorInfo> {
        let id = self.say(message).await;
        self.answer(Some(id)).await
    }

    /// The answer to a message, with what came before it taken in.
    pub(crate) async fn answer(&mut self, id: Option<u64>) -> Result<ServerMessage<'static>, ErrorInfo> {
        loop {
            match self.read().await.expect("the connection ended") {
                ServerMessage::Refused { re, error } if re == id => return Err(error),
                done @ ServerMessage::Done { re, .. } if Some(re) == id => return Ok(done),
                _ => {}
            }
        }
    }

    pub(crate) async fn hello(
        &mut self,
        tokens: &[&str],
        have: usize,
    ) -> Result<ServerMessage<'static>, ErrorInfo> {
        let tokens = tokens.iter().map(|token| (*token).to_owned()).collect();
        let answer = self.ask(|id| ClientMessage::hello(id, tokens, have)).await;
        while answer.is_ok() && !matches!(self.read().await, Some(ServerMessage::News { now: Some(_), .. })) {
        }
        answer
    }

    pub(crate) async fn play(
        &mut self,
        seat: &str,
        choice: &str,
    ) -> Result<ServerMessage<'static>, ErrorInfo> {
        let n = self.n();
        let (seat, choice) = (seat.to_owned(), choice.to_owned());
        self.ask(|id| ClientMessage::Move { id, seat, n, choice }).await
    }

    pub(crate) async fn resign(&mut self, seat: &str) -> Result<ServerMessage<'static>, ErrorInfo> {
        self.ask(|id| ClientMessage::Resign { id, seat: seat.to_owned() }).await
    }

    pub(crate) async fn take_back(&mut self, seat: &str) -> Result<ServerMessage<'static>, ErrorInfo> {
        self.ask(|id| ClientMessage::TakeBack { id, seat: seat.to_owned() }).await
    }

    /// Waits until a `now` fits, which may be the one there is.
    pub(crate) async fn wait(&mut self, fits: impl Fn(&Now<'static>) -> bool) {
        while !self.now.as_ref().is_some_and(&fits) {
            self.read().await.expect("the connection ended");
        }
    }

    /// Waits for the end of the connection; the answer is why, if it is told.
    pub(crate) async fn gone(&mut self) -> Option<Gone> {
        loop {
            if let ServerMessage::Gone { gone } = self.read().await? {
                return Some(gone);
            }
        }
    }

    fn heard(&mut self, text: String) -> ServerMessage<'static> {
        let message: ServerMessage<'static> = serde_json::from_str(&text).unwrap();
        self.raw.push(text);
        self.take_in(&message);
        message
    }

    /// The next message; none at the end of the connection.
    pub(crate) async fn read(&mut self) -> Option<ServerMessage<'static>> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            match frame? {
                Ok(Message::Text(text)) => return Some(self.heard(text.to_string())),
                Ok(Message::Binary(bytes)) => {
                    self.n_packed += 1;
                    let text = decompress_to_vec(&bytes).unwrap();
                    return Some(self.heard(String::from_utf8(text).unwrap()));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn take_in(&mut self, message: &ServerMessage<'static>) {
        let ServerMessage::News { steps, now } = message else { return };
        if let Some(now) = now {
            self.now = Some((**now).clone());
        }
        for step in steps {
            if let Some(old) = self.steps.get_mut(step.n) {
                *old = step.clone();
            } else {
                assert_eq!(step.n, self.steps.len(), "steps come in order");
                self.steps.push(step.clone());
            }
        }
    }

    pub(crate) fn now(&self) -> &Now<'static> {
        self.now.as_ref().expect("the page has heard how things stand")
    }

    /// What the page sees.
    pub(crate) fn view(&self) -> Value {
        serde_json::from_str(self.now().view.get()).unwrap()
    }

    pub(crate) fn n(&self) -> usize {
        self.now().n
    }

    pub(crate) fn over(&self) -> bool {
        self.now().outcome.is_some()
    }

    /// The choices that a seat has now.
    pub(crate) fn legal(&self, seat: &str) -> Vec<String> {
        let listed = self.now().legal.get(seat).into_iter();
        listed.flat_map(|listed| &listed.texts).map(ToString::to_string).collect()
    }

    /// What was done, as this page knows it; `None` is under seal.
    pub(crate) fn deeds(&self) -> Vec<Option<&str>> {
        self.steps.iter().map(|step| step.deed.as_deref()).collect()
    }

    /// Waits for the end of the connection; the answer is how often it was told why, and the number with which the
    /// server closed it, if it did.
    pub(crate) async fn end(&mut self) -> (Vec<Gone>, Option<u16>) {
        let mut told = Vec::new();
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("an end in time") {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(ServerMessage::Gone { gone }) = serde_json::from_str(&text) {
                        told.push(gone);
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    // Reading on answers it.
                    drop(self.socket.next().await);
                    return (told, frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return (told, None),
            }
        }
    }

    pub(crate) async fn leave(mut self) {
        drop(self.socket.close(None).await);
    }
}

/// Lets two pages play at random until a condition holds or the match is over.
pub(crate) async fn play_on(red: &mut Client, blue: &mut Client, enough: impl Fn(&Client) -> bool) {
    let mut chance = Quick::new(11);
    while !red.over() && !enough(red) {
        let n = red.n();
        for (seat, client) in [("R", &mut *red), ("B", &mut *blue)] {
            client.wait(|now| now.n >= n).await;
            let choices = client.legal(seat);
            if !choices.is_empty() {
                let choice = &choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
                // The acknowledgement tells the number, so that nobody has to guess which step it was.
                assert_eq!(made(client.play(seat, choice).await), Some(n));
                break;
            }
        }
        for client in [&mut *red, &mut *blue] {
            client.wait(|now| now.n > n).await;
        }
    }
}
