//! A match in memory: its session, wrapped in what the session does without.
//!
//! A room is a value behind one lock, not a task: whoever has something to say to the session takes the lock, says it,
//! and does what the session wants done. What it wants kept is handed to the store under the lock, so that it is kept
//! in order, and awaited outside.

mod cited;
mod hint;
mod keeping;
mod load;
mod think;
mod watch;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use onze_session::nodes::{News, Peers};
use onze_session::protocol::{Gone, JoinRequest, Joined, RenewRequest, ShareRequest};
use onze_session::token::{self, Token};
use onze_session::{Fault, Input, Keep, KeptSeat, Millis, NewMatch, Output, PageId, Session, Ticket};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Mutex, MutexGuard, Notify, mpsc, oneshot};
use tokio::time::Instant;

use crate::app::App;
use crate::nodes::{DOUBT, Listening, read_aside};
use crate::random;
pub(crate) use cited::look_at_cited;
use keeping::{Keeping, keep_aside};
use think::Computers;

/// What is kept of a seat, in bytes: hashes of tokens mostly, some of which come later.
const A_PLACE: usize = 512;

/// A match that is or can be in memory.
pub(crate) struct Room {
    pub(crate) name: Box<str>,
    inside: Mutex<Inside>,
    /// Wakes those who wait until everything is kept and told.
    settled: Notify,
    used: StdMutex<Instant>,
}

/// What is in a room.
#[derive(Default)]
pub(crate) struct Inside {
    /// The match, once it was read from the database.
    session: Option<Session>,
    pages: Vec<Listener>,
    joining: Vec<(Ticket, oneshot::Sender<Result<Joined, Fault>>)>,
    next_join: Ticket,
    computers: Computers,
    /// The next moment that a task waits for.
    watched: Option<Millis>,
    /// When the last step was made, in milliseconds since 1970.
    pub(crate) last: u64,
    /// How many bytes its record has.
    bytes: u64,
    /// Who looked at it last, for whom its computers play on.
    address: Option<IpAddr>,
    /// How often the session was given up for what is on the disk.
    lost: u32,
    /// Other nodes that have the match in memory too, if there can be any.
    peers: Option<Peers>,
    /// What they say is heard.
    listening: Option<Listening>,
    /// As long as this they may have kept what nobody here was told of.
    pub(crate) doubt: Option<Instant>,
}

/// A page that hears what is said to it.
struct Listener {
    id: PageId,
    /// Where it is.
    address: IpAddr,
    queue: mpsc::Sender<ToPage>,
}

/// What a page is told.
#[derive(Clone, Debug)]
pub(crate) enum ToPage {
    /// News, shared by pages with the same seats.
    News(Frames),
    /// The answer to its last message.
    Answer(Frames),
    /// The answer to a question for a hint, which may come after that to a later message.
    Hint(Frames),
    /// There is more for the page to hear when it has read this much.
    Behind,
    /// A message was refused. The page knows in which language to say so.
    Refused { re: u64, fault: Box<Fault> },
    /// The connection ends.
    Gone(Gone),
}

/// Frames that go out together: one wake-up and one write for all of them.
pub(crate) type Frames = Arc<[Utf8Bytes]>;

impl Room {
    pub(crate) fn new(name: &str) -> Self {
        let used = StdMutex::new(Instant::now());
        Room { name: name.into(), inside: Mutex::default(), settled: Notify::new(), used }
    }

    /// Enters the room, and reads the match if it is not there yet.
    pub(crate) async fn enter(self: &Arc<Self>, app: &Arc<App>) -> Result<MutexGuard<'_, Inside>, Fault> {
        let mut inside = self.inside.lock().await;
        if inside.session.is_none() {
            // Before it is read: nothing that is kept from then on is missed.
            self.listen(app, &mut inside).await;
            let loaded = load::load(app, &self.name).await.inspect_err(|fault| {
                // Not if it cannot be read just now: whoever waits at this door would be in another room than whoever
                // comes later.
                if matches!(fault, Fault::MatchUnknown) {
                    app.forget(self);
                }
            })?;
            (inside.session, inside.last, inside.bytes) = (Some(loaded.session), loaded.last, loaded.bytes);
            inside.meet_others(app, self);
            inside.tell_aside(app, self, Input::Time);
        }
        Ok(inside)
    }

    pub(crate) async fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// Does a token hold a seat? If the match is not in memory it is not read for that: who sits where is enough.
    pub(crate) async fn is_held_by(self: &Arc<Self>, app: &Arc<App>, token: &str) -> Result<bool, Fault> {
        let inside = self.inside.lock().await;
        if let Some(session) = &inside.session {
            return Ok(session.held_by(token).is_some());
        }
        let hash = token::hash(token);
        let stored = app.store.load(&self.name, usize::MAX).await?;
        if stored.is_none() {
            app.forget(self);
        }
        // One without seats is damaged, which is found out when it is read.
        let holds =
            |places: &[KeptSeat]| places.is_empty() || places.iter().any(|place| place.is_held_by(&hash));
        Ok(stored.is_some_and(|stored| holds(&stored.standing.places)))
    }

    /// Hears what other nodes say about this match from now on, if there can be any and they can be heard.
    pub(crate) async fn listen(self: &Arc<Self>, app: &Arc<App>, inside: &mut Inside) {
        if let Some(nodes) =
            app.nodes.as_ref().filter(|nodes| inside.listening.is_none() && nodes.is_connected())
        {
            inside.listening = Listening::begin(nodes, app, self).await.ok();
        }
    }

    /// The same when all that was done in it is kept and told: to read what the session knows.
    pub(crate) async fn enter_settled(
        self: &Arc<Self>,
        app: &Arc<App>,
    ) -> Result<MutexGuard<'_, Inside>, Fault> {
        loop {
            let inside = self.enter(app).await?;
            if inside.session()?.is_settled() {
                return Ok(inside);
            }
            // Listens before the lock is open, so that nothing is missed.
            let settled = self.settled.notified();
            drop(inside);
            settled.await;
        }
    }

    /// Says something to the session, and waits until what follows from it is kept.
    pub(crate) async fn say(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inside: MutexGuard<'_, Inside>,
        input: Input,
    ) {
        let keeping = inside.tell(app, self, Some(input));
        drop(inside);
        for one in keeping {
            one.finish(app, self).await;
        }
    }

    /// Somebody wants to make a seat of an invitation.
    pub(crate) async fn join(
        self: &Arc<Self>,
        app: &Arc<App>,
        request: JoinRequest,
    ) -> Result<Joined, Fault> {
        self.with_token(app, |ticket, token| Input::Join { ticket, request, token }).await
    }

    /// Whoever holds a seat wants another secret for it.
    pub(crate) async fn renew(
        self: &Arc<Self>,
        app: &Arc<App>,
        RenewRequest { token: held }: RenewRequest,
    ) -> Result<Joined, Fault> {
        self.with_token(app, |ticket, token| Input::Renew { ticket, held, token }).await
    }

    /// The owner of a seat wants a secret for somebody to share it with.
    pub(crate) async fn share(
        self: &Arc<Self>,
        app: &Arc<App>,
        ShareRequest { token: held }: ShareRequest,
    ) -> Result<Joined, Fault> {
        self.with_token(app, |ticket, token| Input::Share { ticket, held, token }).await
    }

    /// The owner of a seat shares it with somebody no longer.
    pub(crate) async fn withdraw(
        self: &Arc<Self>,
        app: &Arc<App>,
        held: String,
        partner: u32,
    ) -> Result<(), Fault> {
        self.with_token(app, |ticket, _| Input::Withdraw { ticket, held, partner }).await.map(drop)
    }

    /// Says something to the session that may want a fresh secret for a seat, and waits for its answer.
    async fn with_token(
        self: &Arc<Self>,
        app: &Arc<App>,
        input: impl FnOnce(Ticket, Token) -> Input,
    ) -> Result<Joined, Fault> {
        let token = Token::new(random::bytes()?);
        let (answer, answered) = oneshot::channel();
        {
            let mut inside = self.enter(app).await?;
            let ticket = inside.next_join;
            inside.next_join += 1;
            inside.joining.push((ticket, answer));
            // Aside: a browser that leaves in the middle must not leave memory and disk apart.
            inside.tell_aside(app, self, input(ticket, token));
        }
        answered.await.unwrap_or_else(|_| Err(Fault::NotKept))
    }

    /// A page has left.
    pub(crate) async fn leave(self: &Arc<Self>, app: &Arc<App>, page: PageId) {
        let mut inside = self.inside.lock().await;
        inside.pages.retain(|one| one.id != page);
        inside.pages.shrink_to_fit();
        inside.tell_aside(app, self, Input::Left { page });
        self.use_now();
    }

    /// What is kept may be gone: whoever is there has to look again.
    pub(crate) async fn give_up(self: &Arc<Self>, app: &Arc<App>) {
        self.inside.lock().await.tell_aside(app, self, Input::Read(None));
    }

    /// Says good-bye to everybody.
    pub(crate) async fn close(&self, why: Gone) {
        let mut inside = self.inside.lock().await;
        inside.send_away(why);
        inside.computers.stop_all();
    }

    /// Tells other nodes that have the match.
    pub(crate) fn tell_others(&self, app: &App, news: Option<News>) {
        if let (Some(nodes), Some(news)) = (&app.nodes, news) {
            nodes.tell(&self.name, &news);
        }
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
    pub(crate) fn session(&self) -> Result<&Session, Fault> {
        self.session.as_ref().ok_or(Fault::MatchBroken)
    }

    /// The same, to be told something that leads to nothing by itself.
    pub(crate) fn session_mut(&mut self) -> Result<&mut Session, Fault> {
        self.session.as_mut().ok_or(Fault::MatchBroken)
    }

    /// Lets a page hear what is said to it.
    pub(crate) fn meet(&mut self, id: PageId, address: IpAddr, queue: mpsc::Sender<ToPage>) {
        self.pages.push(Listener { id, address, queue });
        self.address = self.pages.first().map(|page| page.address);
    }

    /// For whom its computers think, and what they do is kept: whoever has looked at it for longest, or did last. Nobody
    /// has since it was read? Then they share what one address may have.
    fn address(&self) -> IpAddr {
        let looks = self.pages.first().map(|page| page.address).or(self.address);
        looks.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }

    /// For whom it is kept what follows from this.
    fn payer(&self, input: &Input) -> IpAddr {
        let Input::Said { page, .. } = input else { return self.address() };
        let page = self.pages.iter().find(|one| one.id == *page);
        page.map_or_else(|| self.address(), |page| page.address)
    }

    /// May the match have another step?
    pub(crate) fn check_length(&self, app: &App) -> Result<(), Fault> {
        let steps = self.session()?.known().0;
        if steps < app.limits.steps && self.bytes < app.limits.record {
            return Ok(());
        }
        Err(Fault::MatchFull)
    }

    /// The match and who else has it, where other nodes may.
    pub(crate) fn shared(&mut self) -> Option<(&Session, &mut Peers)> {
        self.session.as_ref().zip(self.peers.as_mut())
    }

    /// The first of the steps that the session wants to be read, if it does.
    pub(crate) fn wants(&self) -> Option<usize> {
        self.session.as_ref()?.wants()
    }

    /// Asks who else has the match. If nobody can be heard, there may be some all the same.
    fn meet_others(&mut self, app: &App, room: &Room) {
        let Some(nodes) = &app.nodes else { return };
        self.peers = Some(if nodes.is_connected() {
            Peers::new(nodes.me())
        } else {
            self.doubt = Some(Instant::now() + DOUBT);
            Peers::apart(nodes.me())
        });
        let here = self.shared().map(|(session, peers)| peers.here(session, true));
        room.tell_others(app, here);
    }

    /// The same, unless there are none.
    fn tell_company(&self, app: &App, room: &Room, news: Option<News>) {
        if self.peers.as_ref().is_some_and(Peers::has_company) {
            room.tell_others(app, news);
        }
    }

    /// Tells other nodes who is here, if that has changed; the answer is what the session is to know of them.
    fn look_around(&mut self, app: &App, room: &Room) -> Option<Input> {
        let (session, peers) = self.shared()?;
        let here = peers.is_untold(session).then(|| peers.here(session, false));
        let changed = peers.changed(session);
        room.tell_others(app, here);
        changed
    }

    /// Says something to the session, and lets what follows from it be kept by a task of its own.
    fn tell_aside(&mut self, app: &Arc<App>, room: &Arc<Room>, input: Input) {
        self.tell_all_aside(app, room, Some(input));
    }

    /// The same, or nothing: then the session is told of other nodes if there is something new.
    pub(crate) fn tell_all_aside(&mut self, app: &Arc<App>, room: &Arc<Room>, input: Option<Input>) {
        let keeping = self.tell(app, room, input);
        keep_aside(app, room, keeping);
    }

    /// Says something to the session and does what it wants done; the answer is what is on its way to the store.
    fn tell(&mut self, app: &Arc<App>, room: &Arc<Room>, input: Option<Input>) -> Vec<Keeping> {
        let (mut keeping, mut inputs) = (Vec::new(), Vec::from_iter(input));
        while let Some(input) = inputs.pop().or_else(|| self.look_around(app, room)) {
            let payer = self.payer(&input);
            let Some(session) = &mut self.session else { break };
            for output in session.handle(app.now(), input) {
                if let Output::Keep { what, .. } = &output {
                    self.pay(app, payer, what);
                }
                // A page that does not keep up is left to find out later: its queue ends, and with it its connection.
                for page in self.perform(app, room, output, &mut keeping) {
                    self.pages.retain(|one| one.id != page);
                    inputs.push(Input::Left { page });
                }
            }
        }
        let session = self.session.as_ref();
        if session.is_none_or(Session::is_settled) {
            room.settled.notify_waiters();
        }
        if let Some(due) = session.and_then(Session::deadline) {
            watch::watch(app, room, &mut self.watched, due);
        }
        keeping
    }

    /// Counts what is kept, for the match and for an address. What only changes takes no more room than it had.
    fn pay(&mut self, app: &App, payer: IpAddr, what: &Keep) {
        match what {
            Keep::Step(step) => {
                self.bytes += step.lines.len() as u64;
                app.keeps(payer, step.lines.len());
            }
            Keep::Create(new) => app.keeps(payer, size_of_new(new)),
            Keep::Amend(_) => {}
        }
    }

    /// Does one thing; the answer is the pages that do not keep up.
    fn perform(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        output: Output,
        keeping: &mut Vec<Keeping>,
    ) -> Vec<PageId> {
        match output {
            Output::Keep { ticket, what } => {
                keeping.push(Keeping::begin(app, &room.name, ticket, self.lost, what));
            }
            Output::Answer { page, frames } => return self.send(&[page], &ToPage::Answer(shared(frames))),
            Output::Behind { page } => return self.send(&[page], &ToPage::Behind),
            Output::Refuse { page, re, fault } => {
                return self.send(&[page], &ToPage::Refused { re, fault: Box::new(fault) });
            }
            Output::Tell { to, frames } => return self.send(&to, &ToPage::News(shared(frames))),
            Output::Ask(question) => {
                if let Some(page) = self.pages.iter().find(|page| page.id == question.page) {
                    think::answer(app, question, page.address, page.queue.clone());
                }
            }
            Output::Hint(hinting) => {
                if let Some(page) = self.pages.iter().find(|page| page.id == hinting.page) {
                    hint::hint(app, hinting, page.address, page.queue.clone());
                }
            }
            Output::Joined { ticket, joined } => {
                if let Some(index) = self.joining.iter().position(|(one, _)| *one == ticket) {
                    // Whoever asked may have left.
                    drop(self.joining.swap_remove(index).1.send(joined));
                }
            }
            // A match that is full goes nowhere.
            Output::Think(_) if self.check_length(app).is_err() => {}
            Output::Think(thinking) => self.computers.think(app, room, self.address(), thinking),
            Output::Stop { seat } => self.computers.stop(seat),
            Output::Read { patient, .. } => read_aside(app, room, patient),
            Output::Pass(said) => self.tell_company(app, room, Some(News::Said(said))),
            Output::Lost => {
                self.tell_company(app, room, Some(News::Lost));
                self.lose();
            }
        }
        Vec::new()
    }

    fn send(&self, to: &[PageId], told: &ToPage) -> Vec<PageId> {
        let pages = self.pages.iter().filter(|page| to.contains(&page.id));
        let slow =
            pages.filter(|page| matches!(page.queue.try_send(told.clone()), Err(TrySendError::Full(_))));
        slow.map(|page| page.id).collect()
    }

    /// Forgets the match as it is in memory, which is not as it is on the disk.
    fn lose(&mut self) {
        self.session = None;
        self.lost += 1;
        self.send_away(Gone::Lost);
        self.computers = Computers::default();
    }

    fn send_away(&mut self, why: Gone) {
        for page in self.pages.drain(..) {
            // A page that does not even read this finds out by the end of its queue.
            drop(page.queue.try_send(ToPage::Gone(why)));
        }
    }
}

/// The bytes of a match that is kept with its first step.
pub(crate) fn size_of_new(new: &NewMatch) -> usize {
    let names: usize = new.standing.places.iter().map(|place| A_PLACE + place.player.len()).sum();
    new.header.len() + new.start.len() + names
}

fn shared(frames: Vec<String>) -> Frames {
    frames.into_iter().map(Utf8Bytes::from).collect()
}
