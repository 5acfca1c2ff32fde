//! What a move costs in a session with two pages, beside the rules and the record alone in the same run.
//!
//! `cargo bench -p onze-session [-- GAME]`: nanoseconds a move for both, and their ratio.

#![allow(clippy::print_stdout, reason = "a bench prints its numbers")]
#![allow(clippy::cast_precision_loss, reason = "some thousand moves")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use onze_chifootmi::Chifootmi;
use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Of, Table};
use onze_core::{Dice, Header, Seats, Viewer};
use onze_session::protocol::ClientMessage;
use onze_session::token::Token;
use onze_session::{Input, KeptSeat, Opening, Output, Session, Standing};
use onze_shoot::Shoot;

const N_MATCHES: usize = 40;
const N_ROUNDS: usize = 5;

/// Choices of one match, each with its seat.
type Choices = Vec<(String, String)>;

fn main() {
    // `cargo test --benches` runs this too, without the flag: then there is nothing to measure.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("{:12} {:>8} {:>14} {:>14} {:>8}", "game", "moves", "session ns", "record ns", "ratio");
    let games: [&'static dyn AnyGame; 2] = [&const { Of::<Chifootmi>::new() }, &const { Of::<Shoot>::new() }];
    let named = |game: &&dyn AnyGame| std::env::args().any(|argument| argument == game.id());
    let all = !games.iter().any(named);
    games.into_iter().filter(|game| all || named(game)).for_each(measure);
}

fn measure(game: &'static dyn AnyGame) {
    let matches: Vec<Choices> = (0..N_MATCHES).map(|seed| choices(game, seed)).collect();
    let n_moves: usize = matches.iter().map(Vec::len).sum();
    let (mut session, mut record) = (Duration::MAX, Duration::MAX);
    for _ in 0..N_ROUNDS {
        session = session.min(timed(&matches, |seed, choices| in_session(game, seed, choices)));
        record = record.min(timed(&matches, |seed, choices| alone(game, seed, choices)));
    }
    let a_move = |time: Duration| time.as_secs_f64() * 1e9 / n_moves as f64;
    let ratio = session.as_secs_f64() / record.as_secs_f64();
    println!("{:12} {n_moves:8} {:14.0} {:14.0} {ratio:8.2}", game.id(), a_move(session), a_move(record));
}

fn timed(matches: &[Choices], mut play: impl FnMut(usize, &Choices)) -> Duration {
    let start = Instant::now();
    for (seed, choices) in matches.iter().enumerate() {
        play(seed, choices);
    }
    start.elapsed()
}

fn table(game: &dyn AnyGame, seed: usize) -> Box<dyn Table> {
    let dice = Dice::fair(Secret::from_words(&seed.to_string()), Vec::new());
    let header =
        Header { name: "match".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    game.begin(&[], header, &[]).expect("a match of the usual kind begins")
}

/// Choices that make a match, the same in every run.
fn choices(game: &dyn AnyGame, seed: usize) -> Choices {
    let mut table = table(game, seed);
    let (mut choices, mut state) = (Vec::new(), seed);
    while let Some(seat) = table.to_act().first().filter(|_| choices.len() < 200) {
        let legal = table.legal(seat);
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(state >> 33) % legal.len()].clone().into_owned();
        table.play(seat, &choice, &[]).expect("a listed choice");
        choices.push((table.seat_name(seat).to_owned(), choice));
    }
    choices
}

/// The rules, and the lines of the record.
fn alone(game: &dyn AnyGame, seed: usize, choices: &Choices) {
    let mut table = table(game, seed);
    for (seat, choice) in choices {
        let seat = table.read_seat(seat).expect("a seat of the game");
        let n = table.play(seat, choice, &[]).expect("a choice that was made before");
        black_box(table.record_step(n));
    }
}

/// A session with a page for each seat, and a store that keeps everything at once.
fn in_session(game: &'static dyn AnyGame, seed: usize, choices: &Choices) {
    let table = table(game, seed);
    let places = (0u8..).zip(Seats::all(table.n_seats()).iter()).map(|(number, seat)| KeptSeat {
        seat: table.seat_name(seat).into(),
        token: Some(Token::new([number; 16]).hash()),
        ..KeptSeat::default()
    });
    let standing = Standing { places: places.collect(), ..Standing::default() };
    black_box(table.record(Viewer::All));
    let opening = Opening {
        game,
        players: Vec::new(),
        table,
        standing,
        left: None,
        away: 60_000,
        secret: [7; 32],
        shared: false,
    };
    let mut session = Session::open(0, opening).expect("what was just made fits together");
    for number in [0u8, 1] {
        let tokens = vec![Token::new([number; 16]).text()];
        let message = ClientMessage::hello(0, tokens, 0);
        say(&mut session, Input::Said { page: number.into(), message });
    }
    for (n, (seat, choice)) in choices.iter().enumerate() {
        let page = u64::from(seat == "B");
        let (seat, choice) = (seat.clone(), choice.clone());
        let message = ClientMessage::Move { id: 1, seat, n: n + 1, choice };
        say(&mut session, Input::Said { page, message });
    }
}

fn say(session: &mut Session, input: Input) {
    for output in session.handle(0, input) {
        match output {
            Output::Keep { ticket, .. } => say(session, Input::Kept { ticket }),
            Output::Behind { page } => say(session, Input::More { page, most: usize::MAX }),
            Output::Refuse { fault, .. } => panic!("{fault:?}"),
            other => drop(black_box(other)),
        }
    }
}
