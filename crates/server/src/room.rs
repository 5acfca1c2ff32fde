//! A match in memory, and those who look at it.
//!
//! A room is a value behind one lock, not a task: whoever has something to do takes the lock and does it. Nobody is told
//! of a step before it is on the disk, and nobody enters meanwhile; but for those who choose at the same time, each
//! without knowing of the other, so that their steps go to the disk together. Other matches do not wait.

mod clock;
mod load;
mod offers;
mod play;
pub(crate) mod tell;
mod think;

use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use onze_ai::games::Entry;
use onze_core::Viewer;
use onze_core::table::Table;
use tokio::sync::{Mutex, MutexGuard, Notify, mpsc};
use tokio::time::Instant;

use crate::app::App;
use crate::fault::Fault;
use crate::protocol::{Gone, ServerMessage};
use crate::store::{Standing, StoredSeat};
use crate::token;
use onze_texts::Lang;

pub(crate) use load::{options, read, with_player};
pub(crate) use play::{amend, play, play_aside, set_up};
pub(crate) use think::drive;

pub(crate) use clock::Ticking;
pub(crate) use offers::{answer, offer, take_back};

/// A match that is or can be in memory.
pub(crate) struct Room {
    pub(crate) name: Box<str>,
    inside: Mutex<Inside>,
    /// Wakes those who wait until everything is kept and told.
    told: Notify,
    used: StdMutex<Instant>,
}

/// What is in a room.
#[derive(Default)]
pub(crate) struct Inside {
    /// The match, once it was read from the database.
    live: Option<Live>,
    pub(crate) clients: Vec<Client>,
    /// Seats for which a computer player thinks.
    thinking: SeatSet,
    /// The last steps, as long as they are not told.
    made: Vec<Made>,
    /// How many of them are not kept.
    unkept: usize,
    /// How often the match in memory was given up for what is on the disk.
    lost: u32,
}

/// A match.
pub(crate) struct Live {
    pub(crate) game: &'static dyn Entry,
    pub(crate) table: Box<dyn Table>,
    /// The header of its record.
    pub(crate) header: String,
    pub(crate) standing: Standing,
    /// When the last step was made, in milliseconds since 1970.
    pub(crate) last: u64,
    /// Steps that are under seal.
    closed: Vec<usize>,
    pub(crate) clock: Ticking,
    /// Since when nobody is connected for a seat.
    away: Vec<Instant>,
}

/// A step that nobody was told of.
struct Made {
    n: usize,
    mover: Option<usize>,
    sealed: bool,
}

/// A set of seats by their places, the first in the lowest bit. There are at most 16.
pub(crate) type SeatSet = u16;

/// The places in a set.
pub(crate) fn places(set: SeatSet) -> impl Iterator<Item = usize> {
    (0..16).filter(move |place| set & (1 << place) != 0)
}

/// Frames that go out together. One wake-up and one write for all of them, and pages with the same seats share them.
pub(crate) type Frames = Arc<[Utf8Bytes]>;

/// A connected page.
pub(crate) struct Client {
    pub(crate) id: u64,
    pub(crate) queue: mpsc::Sender<Frames>,
    /// The seats that it holds.
    pub(crate) seats: SeatSet,
}

impl Room {
    pub(crate) fn new(name: &str) -> Self {
        let used = StdMutex::new(Instant::now());
        Room { name: name.into(), inside: Mutex::default(), told: Notify::new(), used }
    }

    /// Enters the room when all that was made in it is told, and reads the match if it is not there yet.
    pub(crate) async fn enter(self: &Arc<Self>, app: &Arc<App>) -> Result<MutexGuard<'_, Inside>, Fault> {
        self.read(app, self.lock_if(Inside::is_told).await).await
    }

    /// As [`Room::enter`], to make a choice: what others have handed in under seal may still be on its way to the disk.
    pub(crate) async fn enter_to_choose(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: &str,
    ) -> Result<MutexGuard<'_, Inside>, Fault> {
        self.read(app, self.lock_if(|inside| inside.is_told() || inside.hides_from(seat)).await).await
    }

    async fn lock_if(&self, may: impl Fn(&Inside) -> bool) -> MutexGuard<'_, Inside> {
        loop {
            let inside = self.inside.lock().await;
            if may(&inside) {
                return inside;
            }
            // Listens before the lock is open, so that nothing is missed.
            let told = self.told.notified();
            drop(inside);
            told.await;
        }
    }

    async fn read<'a>(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inside: MutexGuard<'a, Inside>,
    ) -> Result<MutexGuard<'a, Inside>, Fault> {
        if inside.live.is_none() {
            let live = load::load(app, &self.name).await.inspect_err(|_| app.forget(&self.name))?;
            inside.live = Some(live);
            clock::wind(app, self, &mut inside, 0);
            drive(app, self, &mut inside);
        }
        Ok(inside)
    }

    /// A page has left.
    pub(crate) async fn leave(self: &Arc<Self>, client: u64) {
        let mut inside = self.lock_if(Inside::is_told).await;
        let Some(index) = inside.clients.iter().position(|one| one.id == client) else { return };
        let left = inside.clients.swap_remove(index);
        inside.clients.shrink_to_fit();
        let still = inside.here();
        if let Some(live) = &mut inside.live {
            for place in places(left.seats & !still) {
                live.away[place] = Instant::now();
            }
            if left.seats & !still != 0 {
                tell::everybody(&mut inside, &[]);
            }
        }
        self.use_now();
    }

    /// Says good-bye to everybody.
    pub(crate) async fn close(&self, why: Gone) {
        self.inside.lock().await.send_away(why);
    }

    pub(crate) fn use_now(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(crate) fn used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// The match. Only [`Room::enter`] gives access to a room, and it reads the match first.
    pub(crate) fn live(&mut self) -> Result<&mut Live, Fault> {
        self.live.as_mut().ok_or_else(Fault::broken)
    }

    /// Seats for which somebody is connected.
    pub(crate) fn here(&self) -> SeatSet {
        self.clients.iter().fold(0, |set, client| set | client.seats)
    }

    fn is_told(&self) -> bool {
        self.made.is_empty()
    }

    /// Is all that was not told under seal for this seat?
    fn hides_from(&self, seat: &str) -> bool {
        self.live.as_ref().is_some_and(|live| {
            let viewer = live.table.viewer(seat).unwrap_or(Viewer::Spectator);
            self.made.iter().all(|made| live.table.is_closed(made.n, viewer))
        })
    }

    /// Forgets the match as it is in memory, which may not be as it is on the disk.
    fn lose(&mut self) {
        self.live = None;
        self.made.clear();
        self.unkept = 0;
        self.lost += 1;
        self.send_away(Gone::Lost);
    }

    fn send_away(&mut self, why: Gone) {
        let frames: Frames = [frame(&ServerMessage::Gone { gone: why })].into();
        for client in self.clients.drain(..) {
            // A page that does not even read this finds out by the end of the connection.
            drop(client.queue.try_send(Arc::clone(&frames)));
        }
    }
}

impl Live {
    /// The place of the seat with this short name.
    pub(crate) fn place(&self, seat: &str) -> Option<usize> {
        self.standing.seats.iter().position(|one| one.seat == seat)
    }

    /// The place of the seat that this token holds.
    pub(crate) fn held_by(&self, token: &str) -> Option<usize> {
        let hash = token::hash(token);
        let holds = |seat: &StoredSeat| seat.token.as_ref().is_some_and(|own| token::same(own, &hash));
        self.standing.seats.iter().position(holds)
    }

    pub(crate) fn viewer(&self, place: usize) -> Viewer {
        let seat = self.standing.seats.get(place).map(|seat| seat.seat.as_str());
        seat.and_then(|seat| self.table.viewer(seat)).unwrap_or(Viewer::Spectator)
    }

    /// The seats that owe a choice.
    pub(crate) fn to_act(&self) -> SeatSet {
        self.table.owing().iter().fold(0, |set, seat| set | 1 << seat.index())
    }

    /// May a choice that was meant as step `n` be made now? Choices that others have handed in under seal since then
    /// have changed nothing that this seat knows.
    pub(crate) fn in_time(&self, seat: &str, n: usize) -> bool {
        let viewer = self.table.viewer(seat).unwrap_or(Viewer::Spectator);
        n <= self.table.n_steps()
            && (n..self.table.n_steps()).all(|later| self.table.is_closed(later, viewer))
    }

    pub(crate) fn over(&self) -> bool {
        self.table.outcome().is_some()
    }
}

impl StoredSeat {
    /// The computer player that plays it now.
    pub(crate) fn computer_now(&self) -> Option<&str> {
        self.stand_in.as_deref().or(self.computer.as_deref())
    }

    /// Does it wait for somebody to join?
    pub(crate) fn is_free(&self) -> bool {
        self.computer.is_none() && self.token.is_none()
    }
}

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    Utf8Bytes::from(serde_json::to_string(message).unwrap_or_default())
}

/// Looks up what a page holds, in its language.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Who {
    pub(crate) id: u64,
    pub(crate) seats: SeatSet,
    pub(crate) lang: Lang,
}
