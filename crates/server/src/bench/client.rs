//! Pages that play as fast as they are let.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use onze_core::{Chance, Quick};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::BenchError;

/// What a page reads of a message.
#[derive(Deserialize)]
struct Heard {
    re: Option<u64>,
    error: Option<Value>,
    now: Option<Now>,
}

#[derive(Deserialize)]
struct Now {
    n: usize,
    legal: BTreeMap<String, Vec<String>>,
    outcome: Option<IgnoredAny>,
}

/// Both pages of one match.
pub(super) struct Pair {
    pages: [Page; 2],
}

struct Page {
    socket: WebSocketStream<TcpStream>,
    seat: String,
    now: Now,
}

/// Makes a match for two on one device: its name, and the tokens of both seats.
pub(super) async fn create(address: &str) -> Result<(String, [String; 2]), BenchError> {
    let body =
        json!({ "game": "chifootmi", "options": { "level": "pro" }, "seats": { "R": "me", "B": "device" } })
            .to_string();
    let request = format!(
        "POST /api/matches HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let created: Value = answer
        .split_once("\r\n\r\n")
        .and_then(|(_, body)| serde_json::from_str(body).ok())
        .ok_or_else(|| BenchError::Page(format!("no match was made: {answer}")))?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let tokens = ["R", "B"].map(|seat| text(&created["seats"][seat]["token"]));
    Ok((text(&created["match"]), tokens))
}

impl Pair {
    /// Two pages of a new match.
    pub(super) async fn sit(address: &str) -> Result<Self, BenchError> {
        let (name, [red, blue]) = create(address).await?;
        let red = Page::sit(address, &name, "R", &red).await?;
        let mut pair = Pair { pages: [red, Page::sit(address, &name, "B", &blue).await?] };
        // The first one hears of the second.
        pair.pages[0].hear().await?;
        Ok(pair)
    }

    fn over(&self) -> bool {
        self.pages[0].now.outcome.is_some()
    }

    /// Makes one move; the answer is its round trip.
    async fn one_move(&mut self, chance: &mut Quick) -> Result<Duration, BenchError> {
        let [red, blue] = &mut self.pages;
        let mover = if red.now.legal.is_empty() { &mut *blue } else { &mut *red };
        let n = mover.now.n;
        let choices = mover.now.legal.get(&mover.seat).map(Vec::as_slice).unwrap_or_default();
        let choice = choices.get(chance.below(u32::try_from(choices.len()).unwrap_or(1)) as usize);
        let choice = choice.ok_or_else(|| BenchError::Page("nobody owes a choice".to_owned()))?;
        let text = format!(r#"{{"id":{n},"do":"move","seat":"{}","n":{n},"choice":"{choice}"}}"#, mover.seat);
        let start = Instant::now();
        mover.say(text).await?;
        while mover.hear().await?.re.is_none() {}
        let trip = start.elapsed();
        for page in &mut self.pages {
            while page.now.n <= n {
                page.hear().await?;
            }
        }
        Ok(trip)
    }
}

impl Page {
    async fn sit(address: &str, name: &str, seat: &str, token: &str) -> Result<Self, BenchError> {
        let socket = connect(address, &format!("ws://{address}/api/matches/{name}/live")).await?;
        let now = Now { n: 0, legal: BTreeMap::new(), outcome: None };
        let mut page = Page { socket, seat: seat.to_owned(), now };
        page.say(json!({ "id": 0, "do": "hello", "tokens": [token], "have": 0 }).to_string()).await?;
        while page.now.n == 0 {
            page.hear().await?;
        }
        Ok(page)
    }

    async fn say(&mut self, text: String) -> Result<(), BenchError> {
        self.socket.send(Message::text(text)).await.map_err(broken)
    }

    async fn hear(&mut self) -> Result<Heard, BenchError> {
        loop {
            let message =
                self.socket.next().await.ok_or_else(|| BenchError::Page("it was left alone".to_owned()))?;
            let Message::Text(text) = message.map_err(broken)? else { continue };
            let mut heard: Heard = serde_json::from_str(&text).map_err(broken)?;
            if let Some(error) = heard.error {
                return Err(BenchError::Page(error.to_string()));
            }
            if let Some(now) = heard.now.take() {
                self.now = now;
            }
            return Ok(heard);
        }
    }
}

/// When all pages stop playing.
pub(super) struct End {
    time: Instant,
    /// One of them has no match left: from now on fewer would play at once.
    early: AtomicBool,
}

impl End {
    pub(super) fn at(time: Instant) -> Self {
        End { time, early: AtomicBool::new(false) }
    }

    fn is_now(&self) -> bool {
        self.early.load(Ordering::Relaxed) || Instant::now() >= self.time
    }
}

/// Plays one match after the other; the answer is the round trip of each move.
pub(super) async fn play(
    pairs: Vec<Pair>,
    mut chance: Quick,
    pace: Option<Duration>,
    end: Arc<End>,
) -> Result<Vec<Duration>, BenchError> {
    let mut trips = Vec::new();
    // Not all at the same moment.
    let mut next = Instant::now() + pace.unwrap_or_default().mul_f64(f64::from(chance.below(1000)) / 1000.0);
    // All stay connected to the end: leaving is not a move.
    let mut pairs = pairs;
    for pair in &mut pairs {
        while !pair.over() {
            if let Some(pace) = pace {
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            if end.is_now() {
                return Ok(trips);
            }
            trips.push(pair.one_move(&mut chance).await?);
        }
    }
    end.early.store(true, Ordering::Relaxed);
    Ok(trips)
}

/// Two sockets of the relay.
pub(super) struct Relayed {
    ends: [WebSocketStream<TcpStream>; 2],
}

impl Relayed {
    pub(super) async fn connect(address: &str) -> Result<Self, BenchError> {
        let url = format!("ws://{address}/");
        Ok(Relayed { ends: [connect(address, &url).await?, connect(address, &url).await?] })
    }

    /// Says something as long as a move again and again; the answer is the round trip of each.
    pub(super) async fn talk(mut self, end: Instant) -> Result<Vec<Duration>, BenchError> {
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
        Ok(trips)
    }
}

async fn connect(address: &str, url: &str) -> Result<WebSocketStream<TcpStream>, BenchError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    Ok(client_async_with_config(url, stream, Some(config)).await.map_err(broken)?.0)
}

fn broken(error: impl std::fmt::Display) -> BenchError {
    BenchError::Page(error.to_string())
}
