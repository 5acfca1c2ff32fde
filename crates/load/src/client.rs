//! Pages that play as fast as they are let.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use onze_core::{Chance, Quick};
use onze_session::protocol::{ClientMessage, CreateRequest, Created, ErrorInfo, SeatKind};
use serde::Deserialize;
use serde::de::IgnoredAny;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::BenchError;

/// What a page under test reads of a message: no more than it needs, because the pages share a machine with the server.
#[derive(Deserialize)]
pub(crate) struct Heard {
    pub(crate) re: Option<u64>,
    pub(crate) error: Option<ErrorInfo>,
    pub(crate) now: Option<Now>,
}

#[derive(Default, Deserialize)]
pub(crate) struct Now {
    pub(crate) n: usize,
    pub(crate) legal: BTreeMap<String, Choices>,
    pub(crate) outcome: Option<IgnoredAny>,
    #[serde(default)]
    seats: Vec<Sits>,
}

/// The choices of a seat.
#[derive(Default, Deserialize)]
pub(crate) struct Choices {
    pub(crate) texts: Vec<String>,
}

#[derive(Deserialize)]
struct Sits {
    here: bool,
}

/// Both pages of one match.
pub(crate) struct Pair {
    pages: [Page; 2],
}

struct Page {
    socket: WebSocketStream<TcpStream>,
    seat: String,
    now: Now,
}

/// Makes a match for two on one device: its name, and the tokens of both seats.
pub(crate) async fn create(address: &str) -> Result<(String, [String; 2]), BenchError> {
    let request = CreateRequest {
        game: "chifootmi".to_owned(),
        options: [("level".to_owned(), "pro".into())].into(),
        seats: [("R".to_owned(), SeatKind::Me), ("B".to_owned(), SeatKind::Device)].into(),
        name: None,
        commitment: None,
        words: None,
        position: None,
        chance: None,
        from: None,
        stand_ins: None,
        hints: None,
    };
    let body = serde_json::to_string(&request).map_err(broken)?;
    let request = format!(
        "POST /api/matches HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let created: Created = answer
        .split_once("\r\n\r\n")
        .and_then(|(_, body)| serde_json::from_str(body).ok())
        .ok_or_else(|| BenchError::Page(format!("no match was made: {answer}")))?;
    let token = |seat: &str| created.seats.get(seat).map(|held| held.token.clone()).unwrap_or_default();
    let tokens = ["R", "B"].map(token);
    Ok((created.name, tokens))
}

impl Pair {
    /// Two pages of a new match, the second maybe at another node.
    pub(crate) async fn sit(address: &str, other: &str) -> Result<Self, BenchError> {
        let (name, [red, blue]) = create(address).await?;
        let red = Page::sit(address, &name, "R", &red).await?;
        let mut pair = Pair { pages: [red, Page::sit(other, &name, "B", &blue).await?] };
        // Each hears of the other; where both are at one node, the second does at once.
        for page in &mut pair.pages {
            while page.now.seats.iter().any(|seat| !seat.here) {
                page.hear().await?;
            }
        }
        Ok(pair)
    }

    fn over(&self) -> bool {
        self.pages[0].now.outcome.is_some()
    }

    /// Whoever owes a choice makes it, both at the same time if both do; the answer is how many did. Adds the round trip
    /// of each.
    async fn turn(&mut self, chance: &mut Quick, trips: &mut Vec<Duration>) -> Result<usize, BenchError> {
        let [red, blue] = &mut self.pages;
        let n = red.now.n;
        let choices = (red.draw(chance), blue.draw(chance));
        let (one, other) = tokio::join!(red.choose(choices.0), blue.choose(choices.1));
        let before = trips.len();
        trips.extend(one?.into_iter().chain(other?));
        let made = trips.len() - before;
        for page in &mut self.pages {
            while page.now.n < n + made {
                page.hear().await?;
            }
        }
        if made == 0 { Err(BenchError::Page("nobody owes a choice".to_owned())) } else { Ok(made) }
    }
}

impl Page {
    async fn sit(address: &str, name: &str, seat: &str, token: &str) -> Result<Self, BenchError> {
        let socket = connect(address, &format!("ws://{address}/api/matches/{name}/live")).await?;
        let now = Now::default();
        let mut page = Page { socket, seat: seat.to_owned(), now };
        let tokens = vec![token.to_owned()];
        page.say(&ClientMessage::hello(0, tokens, 0)).await?;
        while page.now.n == 0 {
            page.hear().await?;
        }
        Ok(page)
    }

    /// One of the choices that the page has now.
    fn draw(&self, chance: &mut Quick) -> Option<String> {
        let choices = &self.now.legal.get(&self.seat)?.texts;
        choices.get(chance.below(u32::try_from(choices.len()).ok()?) as usize).cloned()
    }

    /// Makes a choice, if there is one; the answer is its round trip.
    async fn choose(&mut self, choice: Option<String>) -> Result<Option<Duration>, BenchError> {
        let Some(choice) = choice else { return Ok(None) };
        let (n, seat) = (self.now.n, self.seat.clone());
        let start = Instant::now();
        self.say(&ClientMessage::Move { id: n as u64, seat, n, choice }).await?;
        while self.hear().await?.re.is_none() {}
        Ok(Some(start.elapsed()))
    }

    async fn say(&mut self, message: &ClientMessage) -> Result<(), BenchError> {
        let text = serde_json::to_string(message).map_err(broken)?;
        self.socket.send(Message::text(text)).await.map_err(broken)
    }

    async fn hear(&mut self) -> Result<Heard, BenchError> {
        loop {
            let message =
                self.socket.next().await.ok_or_else(|| BenchError::Page("it was left alone".to_owned()))?;
            let Message::Text(text) = message.map_err(broken)? else { continue };
            let mut heard: Heard = serde_json::from_str(&text).map_err(broken)?;
            if let Some(error) = heard.error {
                return Err(BenchError::Page(error.message));
            }
            if let Some(now) = heard.now.take() {
                self.now = now;
            }
            return Ok(heard);
        }
    }
}

/// When all pages stop playing.
pub(crate) struct End {
    time: Instant,
    /// One of them has no match left: from now on fewer would play at once.
    early: AtomicBool,
}

impl End {
    pub(crate) fn at(time: Instant) -> Self {
        End { time, early: AtomicBool::new(false) }
    }

    fn is_now(&self) -> bool {
        self.early.load(Ordering::Relaxed) || Instant::now() >= self.time
    }
}

/// Plays one match after the other; the answer is the round trip of each move, and the pages, which stay connected:
/// leaving is not a move.
pub(crate) async fn play(
    mut pairs: Vec<Pair>,
    mut chance: Quick,
    pace: Option<Duration>,
    end: Arc<End>,
) -> Result<(Vec<Duration>, Vec<Pair>), BenchError> {
    let mut trips = Vec::new();
    // Not all at the same moment.
    let mut next = Instant::now() + pace.unwrap_or_default().mul_f64(f64::from(chance.below(1000)) / 1000.0);
    for pair in &mut pairs {
        while !pair.over() {
            if pace.is_some() {
                tokio::time::sleep_until(next.into()).await;
            }
            if end.is_now() {
                return Ok((trips, pairs));
            }
            let made = pair.turn(&mut chance, &mut trips).await?;
            next += pace.unwrap_or_default() * u32::try_from(made).unwrap_or(1);
        }
    }
    end.early.store(true, Ordering::Relaxed);
    Ok((trips, pairs))
}

/// Two sockets of the relay.
pub(crate) struct Relayed {
    ends: [WebSocketStream<TcpStream>; 2],
}

impl Relayed {
    pub(crate) async fn connect(address: &str) -> Result<Self, BenchError> {
        let url = format!("ws://{address}/");
        Ok(Relayed { ends: [connect(address, &url).await?, connect(address, &url).await?] })
    }

    /// Says something as long as a move again and again; the answer is the round trip of each, and the sockets.
    pub(crate) async fn talk(mut self, end: Instant) -> Result<(Vec<Duration>, Self), BenchError> {
        let mut trips = Vec::new();
        while Instant::now() < end {
            let start = Instant::now();
            let text = r#"{"id":12,"do":"move","seat":"R","n":12,"choice":"PLAY 7"}"#;
            self.ends[0].send(Message::text(text)).await.map_err(broken)?;
            for socket in &mut self.ends {
                let heard = socket.next().await;
                heard.ok_or_else(|| BenchError::Page("the relay left".to_owned()))?.map_err(broken)?;
            }
            trips.push(start.elapsed());
        }
        Ok((trips, self))
    }
}

pub(crate) async fn connect(address: &str, url: &str) -> Result<WebSocketStream<TcpStream>, BenchError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    Ok(client_async_with_config(url, stream, Some(config)).await.map_err(broken)?.0)
}

fn broken(error: impl std::fmt::Display) -> BenchError {
    BenchError::Page(error.to_string())
}
