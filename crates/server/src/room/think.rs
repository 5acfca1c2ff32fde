//! Computer players and questions: they think on a bounded pool, for a bounded time.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use onze_core::{Quick, Seat};
use onze_players::{AnyPlayer, Budget, Deadline};
use onze_session::{Fault, Input, Question, Thinking};
use tokio::sync::mpsc;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::{sleep, timeout};

use super::{Room, ToPage};
use crate::app::App;
use crate::queue::Hurry;
use crate::random;

/// So long a computer waits before it looks again whether anything is kept for its match.
const FULL: Duration = Duration::from_secs(10);

/// The computer players of a match. They live as long as it is in memory.
#[derive(Default)]
pub(super) struct Computers {
    idle: Vec<Computer>,
    /// The seats for which one thinks, each with what stops it.
    thinking: Vec<(Seat, Arc<AtomicBool>)>,
}

/// A computer player with its seat and its name.
struct Computer {
    seat: Seat,
    name: String,
    player: Box<dyn AnyPlayer>,
}

/// A player and its choice; nothing if there is no such player, or if it has failed.
type Thought = Result<Option<(Computer, Option<String>)>, JoinError>;

impl Computers {
    /// Lets the player of a seat think, in a task of its own.
    pub(super) fn think(&mut self, app: &Arc<App>, room: &Arc<Room>, address: IpAddr, thinking: Thinking) {
        let stop = Arc::new(AtomicBool::new(false));
        self.stop(thinking.seat);
        self.thinking.push((thinking.seat, Arc::clone(&stop)));
        let fits = |one: &Computer| one.seat == thinking.seat && one.name == thinking.player;
        let computer = self.idle.iter().position(fits).map(|index| self.idle.swap_remove(index));
        let (app, room) = (Arc::clone(app), Arc::clone(room));
        tokio::spawn(async move {
            let seat = thinking.seat;
            if let Err(fault) = think(&app, &room, address, thinking, computer, stop).await {
                let (name, kind) = (&*room.name, fault.kind());
                tracing::warn!(name, ?seat, kind, "a computer player did not choose");
            }
        });
    }

    /// Nobody wants the choice for this seat any more.
    pub(super) fn stop(&mut self, seat: Seat) {
        self.thinking.retain(|(one, stop)| {
            let ends = *one == seat;
            stop.fetch_or(ends, Ordering::Relaxed);
            !ends
        });
    }

    /// A player has thought; the answer is its choice.
    fn take_back(&mut self, thought: Thought) -> Option<String> {
        let (computer, choice) = thought.ok()??;
        self.idle.retain(|one| one.seat != computer.seat);
        self.idle.push(computer);
        choice
    }

    pub(super) fn stop_all(&mut self) {
        for (_, stop) in self.thinking.drain(..) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.stop_all();
    }
}

async fn think(
    app: &Arc<App>,
    room: &Arc<Room>,
    address: IpAddr,
    thinking: Thinking,
    computer: Option<Computer>,
    stop: Arc<AtomicBool>,
) -> Result<(), Fault> {
    let Thinking { game, seat, n, player, with_people, moment } = thinking;
    let hurry = if with_people { Hurry::Somebody } else { Hurry::Nobody };
    if hurry == Hurry::Nobody {
        sleep(app.limits.show_pace).await;
    }
    // What it would choose could not be kept: it waits until it can.
    while app.may_keep(address).is_err() && !stop.load(Ordering::Relaxed) {
        sleep(FULL).await;
    }
    let turn = app.thinkers.turn(address, hurry).await.ok_or(Fault::MatchBroken)?;
    if stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    let (luck, chance) = (random::number()?, Quick::new(random::number()?));
    let time = app.limits.thinking_time;
    let stopping = Arc::clone(&stop);
    let mut job = spawn_blocking(move || {
        let _turn = turn;
        let made = || onze_players::player(game, &player, chance).ok();
        let mut computer = match computer {
            Some(computer) => computer,
            None => Computer { seat, player: made()?, name: player },
        };
        // A little less than all the time, so that a choice at the last moment still counts.
        let budget = Budget::new(&stopping).until(Deadline::after(time.mul_f64(0.9)));
        let choice = computer.player.choose(&*moment, seat, &budget);
        Some((computer, choice))
    });
    let thought = timeout(time, &mut job).await;
    let in_time = thought.is_ok();
    if !in_time {
        app.metrics.add(|metrics| &metrics.thinking_cut_short);
        stop.store(true, Ordering::Relaxed);
    }
    app.metrics.add(|metrics| &metrics.computer_moves);
    let mut inside = room.inside.lock().await;
    let choice = thought.ok().and_then(|thought| inside.computers.take_back(thought));
    room.say(app, inside, Input::Thought { seat, n, choice, luck }).await;
    if !in_time {
        // It ends soon, now that it was told to, and is there for the next choice.
        let thought = job.await;
        room.inside.lock().await.computers.take_back(thought);
    }
    Ok(())
}

/// Answers a question when it is its turn: an answer may take an engine some milliseconds.
pub(super) fn answer(app: &Arc<App>, question: Question, address: IpAddr, queue: mpsc::Sender<ToPage>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let re = question.re;
        let turn = app.answers.turn(address, Hurry::Somebody).await;
        let answered = spawn_blocking(move || {
            let _turn = turn;
            question.answer()
        });
        let told = match answered.await.unwrap_or_else(|_| Err(Fault::MatchBroken)) {
            Ok(frame) => ToPage::Answer(super::shared(vec![frame])),
            Err(fault) => ToPage::Refused { re, fault: Box::new(fault) },
        };
        // A page that has left does not want it any more.
        drop(queue.send(told).await);
    });
}
