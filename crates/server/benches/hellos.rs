//! How long a turn takes while others ask for a long log again and again: `cargo bench -p onze-server --bench hellos`.
//!
//! Forty sockets say hello to a match of 4,000 steps, read all of it, and say hello again. Meanwhile somebody makes a
//! choice every 20 ms, in another match and then in the same one. The server has one thread, as `onze serve` has; whoever
//! plays has another, and the forty a third, who read nothing of what they are sent but its end.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use onze_core::fair::Secret;
use onze_core::table::Table;
use onze_core::{Chance, Dice, Header, Quick, Seats};
use onze_server::store::Store;
use onze_server::{Config, Db, Limits, Metrics, open_store, run_with};
use onze_session::protocol::{ClientMessage, Now};
use onze_session::token::Token;
use onze_session::{KeptSeat, NewMatch, NewStep, Standing, mark};
use serde::Deserialize;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const SOCKETS: usize = 40;
const STEPS: usize = 4_000;
const PACE: Duration = Duration::from_millis(20);
const TIME: Duration = Duration::from_secs(10);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

fn main() {
    let (told, address) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(serve(&told));
    });
    let address = address.recv().expect("the server starts");
    measure(address);
}

/// Runs something on a thread of its own.
fn aside<T: Send + 'static>(what: impl Future<Output = T> + Send + 'static) -> std::thread::JoinHandle<T> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(what)
    })
}

async fn serve(told: &std::sync::mpsc::Sender<SocketAddr>) {
    let metrics = Arc::new(Metrics::default());
    let store = open_store(&Db::Memory, &metrics).await.expect("a database in memory");
    keep(&*store, "long", STEPS).await;
    keep(&*store, "other", 1).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    told.send(listener.local_addr().expect("an address")).expect("somebody waits for it");
    let limits = Limits {
        messages_per_second: 100_000,
        moves_per_minute: 1_000_000,
        hellos_per_minute: 1_000_000,
        ..Limits::default()
    };
    run_with(listener, std::future::pending(), Config { limits, ..Config::new(Db::Memory) }, store, metrics)
        .await;
}

/// Keeps a match of SHOOT without an end that has so many steps. The secret of each seat is its number, 16 times.
async fn keep(store: &dyn Store, name: &str, steps: usize) {
    let mut table = table(name);
    let places = (0u8..).zip(Seats::all(table.n_seats()).iter()).map(|(number, seat)| KeptSeat {
        seat: table.seat_name(seat).into(),
        token: Some(token(number).hash()),
        ..KeptSeat::default()
    });
    let standing = Standing { places: places.collect(), ..Standing::default() };
    let (header, start) = (table.record_header(), table.record_step(0));
    let mut follows = mark(&start);
    let new = NewMatch { name: name.to_owned(), header, start, standing };
    store.create(new).await.expect("there is no such match yet");
    let mut chance = Quick::new(7);
    while table.n_steps() < steps {
        let seat = table.to_act().first().expect("it has no end");
        let choices = table.legal(seat);
        let any = chance.below(u32::try_from(choices.len()).unwrap_or(1)) as usize;
        let n = table.play(seat, &choices[any], &[]).expect("a listed choice");
        let lines = table.record_step(n);
        let step = NewStep { n, follows, left: None, lines: lines.clone() };
        follows = mark(&lines);
        drop(store.append(name, step));
    }
}

fn table(name: &str) -> Box<dyn Table> {
    let dice = Dice::fair(Secret::from_words(name), Vec::new());
    let header =
        Header { name: name.to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let endless =
        [("length", "open"), ("max_throws", "0")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    let game = onze_games::find("shoot").expect("a game of ours");
    game.begin(&endless, header, &[]).expect("a match of the usual kind begins")
}

fn token(seat: u8) -> Token {
    Token::new([seat; 16])
}

fn measure(address: SocketAddr) {
    let hellos = Arc::new(AtomicUsize::new(0));
    for (what, with, name) in
        [("alone", false, "other"), ("in another match", true, "other"), ("in the same match", true, "long")]
    {
        hellos.store(0, Ordering::Relaxed);
        let (sockets, told) = (if with { SOCKETS } else { 0 }, Arc::clone(&hellos));
        let asking = aside(async move {
            let all = (0..sockets).map(|_| tokio::spawn(ask_again_and_again(address, Arc::clone(&told))));
            let all: Vec<_> = all.collect();
            tokio::time::sleep(TIME).await;
            for one in all {
                one.abort();
            }
        });
        let mut trips = aside(async move { play(address, name).await }).join().expect("somebody plays");
        asking.join().expect("they end");
        trips.sort_unstable();
        let at = |part: usize| trips[(trips.len() * part / 100).min(trips.len() - 1)].as_secs_f64() * 1e3;
        let _ = writeln!(
            std::io::stdout(),
            "{what:<18} {} turns: half within {:.1} ms, 99 of 100 within {:.1} ms, the slowest {:.1} ms; {} logs told",
            trips.len(),
            at(50),
            at(99),
            at(100),
            hellos.load(Ordering::Relaxed),
        );
    }
}

async fn ask_again_and_again(address: SocketAddr, hellos: Arc<AtomicUsize>) {
    let mut socket = connect(address, "long").await;
    loop {
        say(&mut socket, &ClientMessage::hello(1, Vec::new(), 0)).await;
        while !next(&mut socket).await.contains("\"now\":{") {}
        hellos.fetch_add(1, Ordering::Relaxed);
    }
}

/// Makes a choice now and then, for whoever owes one; the answer is how long each took to be acknowledged.
async fn play(address: SocketAddr, name: &str) -> Vec<Duration> {
    #[derive(Deserialize)]
    struct Heard {
        re: Option<u64>,
        now: Option<Now<'static>>,
    }
    let mut socket = connect(address, name).await;
    let tokens = [0, 1].map(|seat| token(seat).text()).to_vec();
    say(&mut socket, &ClientMessage::hello(0, tokens, 0)).await;
    let (mut trips, mut chance) = (Vec::new(), Quick::new(3));
    let (mut now, end) = (None, Instant::now() + TIME);
    while Instant::now() < end {
        let told = loop {
            match now.take() {
                Some(told) => break told,
                None => now = read::<Heard>(&next(&mut socket).await).now,
            }
        };
        tokio::time::sleep(PACE).await;
        let (seat, choices) = told.legal.iter().next().expect("somebody owes a choice");
        let any = chance.below(u32::try_from(choices.texts.len()).unwrap_or(1)) as usize;
        let (seat, choice) = (seat.to_string(), choices.texts[any].to_string());
        let start = Instant::now();
        say(&mut socket, &ClientMessage::Move { id: 1, seat, n: told.n, choice }).await;
        loop {
            let heard = read::<Heard>(&next(&mut socket).await);
            if heard.re == Some(1) {
                break;
            }
        }
        trips.push(start.elapsed());
    }
    trips
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("a message of the protocol")
}

async fn connect(address: SocketAddr, name: &str) -> Socket {
    connect_async(format!("ws://{address}/api/matches/{name}/live")).await.expect("a socket").0
}

async fn say(socket: &mut Socket, message: &ClientMessage) {
    let text = serde_json::to_string(message).expect("texts and numbers");
    socket.send(Message::text(text)).await.expect("the server reads");
}

async fn next(socket: &mut Socket) -> String {
    loop {
        if let Message::Text(text) = socket.next().await.expect("the server is there").expect("a frame") {
            return text.to_string();
        }
    }
}
