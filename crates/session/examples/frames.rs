//! How many bytes the frames of each game have, as they are sent, the long ones packed: to whoever comes (set-up, log and how things stand) and
//! while a match is played, to the page of one seat and to a device that all seats share.
//!
//! `cargo run -p onze-session --example frames [-- GAME]`: the same random matches in every run.

#![allow(clippy::print_stdout, reason = "it prints what it counts")]

use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Table};
use onze_core::{Chance, Dice, Header, Quick, Seats};
use onze_session::protocol::{ClientMessage, packed};
use onze_session::token::Token;
use onze_session::{Input, KeptSeat, Opening, Output, PageId, Session, Standing};

const N_MATCHES: u64 = 6;
/// A championship is long, and its days are alike.
const MOST_MOVES: usize = 600;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!(
        "{:30} {:>8} {:>8} {:>8} {:>7} {:>7} {:>7} {:>9}",
        "bytes a frame", "hello", "late", "frames", "median", "95 %", "most", "unpacked"
    );
    for &game in onze_games::ALL {
        if !wanted.is_empty() && !wanted.iter().any(|id| id == game.id()) {
            continue;
        }
        for case in onze_games::cases(game.id()) {
            let set = owned(case.set);
            for pages in [Pages::OneASeat, Pages::Shared] {
                let mut counted = Counted::default();
                (0..N_MATCHES).for_each(|seed| counted.play(game, &set, pages, seed, MOST_MOVES));
                let shared = if pages == Pages::Shared { ", shared" } else { "" };
                counted.print(&format!("{} {}{shared}", game.id(), case.name));
            }
        }
    }
}

/// Who looks on.
#[derive(Clone, Copy, PartialEq)]
enum Pages {
    OneASeat,
    /// One device that all seats share.
    Shared,
}

/// The bytes of what was sent.
#[derive(Default)]
struct Counted {
    /// To whoever came before the first choice, all frames of one page together.
    hello: Vec<usize>,
    /// To whoever came after the last.
    late: Vec<usize>,
    /// Each frame of the play.
    frames: Vec<usize>,
    /// The longest of them before it was packed.
    unpacked: usize,
}

impl Counted {
    fn play(
        &mut self,
        game: &'static dyn AnyGame,
        set: &[(String, String)],
        pages: Pages,
        seed: u64,
        most_moves: usize,
    ) {
        let mut chance = Quick::nth(0x000F_4A3E, seed);
        let mut table = begin(game, set, seed);
        let mut session = open(game, begin(game, set, seed));
        let n_seats = table.n_seats();
        let tokens: Vec<String> = (0..n_seats).map(token).collect();
        match pages {
            Pages::OneASeat => {
                for (page, token) in (0..).zip(&tokens) {
                    self.hello.push(hello(&mut session, page, vec![token.clone()]));
                }
            }
            Pages::Shared => self.hello.push(hello(&mut session, 0, tokens)),
        }
        for n in 1..=most_moves {
            let Some(seat) = table.to_act().first() else { break };
            let mut legal = table.legal(seat);
            let n_legal = u32::try_from(legal.len()).expect("lists are short");
            let choice = legal.swap_remove(chance.below(n_legal) as usize).into_owned();
            table.play(seat, &choice, &[]).expect("a listed choice");
            let page = if pages == Pages::Shared { 0 } else { seat.index() as PageId };
            let seat = table.seat_name(seat).to_owned();
            let message = ClientMessage::Move { id: 1, seat, n, choice };
            let mut frames = Vec::new();
            say(&mut session, Input::Said { page, message }, &mut frames);
            self.frames.extend(frames.iter().map(|frame| sent(frame)));
            self.unpacked = self.unpacked.max(frames.iter().map(String::len).max().unwrap_or(0));
        }
        self.late.push(hello(&mut session, 99, vec![token(0)]));
    }

    fn print(&mut self, name: &str) {
        self.frames.sort_unstable();
        let at =
            |percent: usize| self.frames.get((self.frames.len() - 1) * percent / 100).copied().unwrap_or(0);
        println!(
            "{name:30} {:8} {:8} {:8} {:7} {:7} {:7} {:9}",
            most(&self.hello),
            most(&self.late),
            self.frames.len(),
            at(50),
            at(95),
            at(100),
            self.unpacked
        );
    }
}

fn owned(set: &[(&str, &str)]) -> Vec<(String, String)> {
    set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

/// The bytes of a frame as a page gets it.
fn sent(frame: &str) -> usize {
    packed(frame).map_or(frame.len(), |bytes| bytes.len())
}

fn most(bytes: &[usize]) -> usize {
    bytes.iter().copied().max().unwrap_or(0)
}

fn token(seat: usize) -> String {
    Token::new([u8::try_from(seat).unwrap_or(u8::MAX); 16]).text()
}

fn begin(game: &dyn AnyGame, set: &[(String, String)], seed: u64) -> Box<dyn Table> {
    let dice = Dice::fair(Secret::from_words(&seed.to_string()), Vec::new());
    let header =
        Header { name: "match".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    game.begin(set, header, &[]).expect("a match of the usual kind begins")
}

fn open(game: &'static dyn AnyGame, table: Box<dyn Table>) -> Session {
    let places = (0u8..).zip(Seats::all(table.n_seats()).iter()).map(|(number, seat)| KeptSeat {
        seat: table.seat_name(seat).into(),
        player: format!("Player {number}"),
        token: Some(Token::new([number; 16]).hash()),
        ..KeptSeat::default()
    });
    let standing = Standing { places: places.collect(), ..Standing::default() };
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
    Session::open(0, opening).expect("what was just made fits together")
}

/// A page comes: the bytes that it is sent.
fn hello(session: &mut Session, page: PageId, tokens: Vec<String>) -> usize {
    let mut frames = Vec::new();
    let message = ClientMessage::hello(0, tokens, 0);
    say(session, Input::Said { page, message }, &mut frames);
    frames.iter().map(|frame| sent(frame)).sum()
}

/// Counts each frame that is sent once, also if several pages share it. A store keeps everything at once.
fn say(session: &mut Session, input: Input, heard: &mut Vec<String>) {
    for output in session.handle(0, input) {
        match output {
            Output::Keep { ticket, .. } => say(session, Input::Kept { ticket }, heard),
            Output::Behind { page } => say(session, Input::More { page, most: usize::MAX }, heard),
            Output::Tell { frames, .. } | Output::Answer { frames, .. } => {
                // An answer that says no more than "done" would hide what is sent with it.
                heard.extend(frames.into_iter().filter(|frame| frame.len() > 64));
            }
            Output::Refuse { fault, .. } => panic!("{fault:?}"),
            _ => {}
        }
    }
}

/// Also where hundreds of choices are listed, a page gets no frame in play that is longer than 16 KB.
#[test]
fn no_frame_in_play_is_sent_with_more_than_16_kb() {
    let mut unpacked = 0;
    for &game in onze_games::ALL {
        for case in onze_games::cases(game.id()) {
            let set = owned(case.set);
            for pages in [Pages::OneASeat, Pages::Shared] {
                let mut counted = Counted::default();
                counted.play(game, &set, pages, 1, 250);
                assert!(most(&counted.frames) <= 16 << 10, "{} {}", game.id(), case.name);
                unpacked = unpacked.max(counted.unpacked);
            }
        }
    }
    assert!(unpacked > 16 << 10, "there are such lists");
}
