//! The socket: one task for each page.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use onze_session::protocol::{ClientMessage, Gone, OfferKind, ServerMessage, packed};
use onze_session::{Fault, Input, PageId};
use onze_texts::Lang;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::{Instant, sleep, timeout};

use crate::app::App;
use crate::fault::info;
use crate::limits::{Bucket, Cost, Rate};
use crate::queue::Hurry;
use crate::room::{Room, ToPage, look_at_cited};

/// A page may send this many times its rate at once.
const BURST: u32 = 4;

/// So many steps of a log are told before it is somebody else's turn: well below a millisecond's work.
const PART: usize = 128;

/// So long a turn lasts beyond its work. If turns followed each other at once, the thread would tell logs for as long as anybody
/// asks for them, and read nothing meanwhile; so it has most of its time for whoever plays.
const PAUSE: Duration = Duration::from_millis(1);

/// How long a page has to say good-bye.
const GOOD_BYE: Duration = Duration::from_secs(2);

/// Serves one page until it leaves.
pub(crate) async fn serve(app: Arc<App>, room: Arc<Room>, address: IpAddr, mut socket: WebSocket) {
    app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let (queue, waiting) = mpsc::channel(app.limits.queue.max(1));
    let per_second = f64::from(app.limits.messages_per_second);
    let rate = Rate { size: f64::from(BURST) * per_second, per_second };
    let bucket = Bucket::full(rate, Instant::now());
    let (id, lang) = (app.next_client(), Lang::default());
    // The room has the only end of the queue: when it lets go of the page, that ends too.
    match room.enter(&app).await {
        Ok(mut inside) if !app.is_stopping() => inside.meet(id, address, queue),
        _ => drop(queue),
    }
    let (unpacks, unanswered, behind, hinting) = (false, false, false, None);
    let mut page =
        Page { app, room, id, address, lang, unpacks, waiting, unanswered, behind, hinting, rate, bucket };
    page.talk(&mut socket).await;
    page.room.leave(&page.app, page.id).await;
    page.app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
}

/// A page at the other end of a socket.
struct Page {
    app: Arc<App>,
    room: Arc<Room>,
    id: PageId,
    /// Where it is.
    address: IpAddr,
    /// The language of the sentences in refusals.
    lang: Lang,
    /// Can it unpack long frames?
    unpacks: bool,
    waiting: mpsc::Receiver<ToPage>,
    /// Is the answer to its last message on its way? Then the next one is not read.
    unanswered: bool,
    /// Is there more for it to hear? It comes when what it was sent is read and it is its turn.
    behind: bool,
    /// The number of its message that asked for a hint, as long as there is no answer. What it says meanwhile is read.
    hinting: Option<u64>,
    /// How often it may say something, and how often it may now.
    rate: Rate,
    bucket: Bucket,
}

/// What goes out together.
#[derive(Default)]
struct Out {
    frames: Vec<Utf8Bytes>,
    gone: bool,
}

impl Page {
    async fn talk(&mut self, socket: &mut WebSocket) {
        let silence = sleep(self.app.limits.silence);
        tokio::pin!(silence);
        let mut heard = true;
        loop {
            let mut out = Out::default();
            tokio::select! {
                told = self.waiting.recv() => match told {
                    Some(told) => self.hear_room(told, &mut out),
                    // The room has let go of this page: it does not keep up, or the server stops.
                    None => out.end(if self.app.is_stopping() { Gone::Stopping } else { Gone::Lost }),
                },
                turn = self.app.answers.turn(self.address, Hurry::Somebody), if self.behind => {
                    self.behind = false;
                    self.hear_more().await;
                    sleep(PAUSE).await;
                    drop(turn);
                }
                said = socket.recv(), if !self.unanswered => {
                    heard = true;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            self.hear(&text, &mut out).await;
                            // Whoever was kept in the same transaction goes first, so that what they all have to say
                            // goes out together: reading it wakes the other end once and not each time.
                            yield_now().await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => out.frames.push(self.refuse(None, &not_readable("it is binary"))),
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(_)) => {
                            let refused = vec![self.refuse(None, &Fault::MessageBroken)];
                            let _ = self.send(socket, refused).await;
                            return;
                        }
                    }
                }
                () = &mut silence, if !self.unanswered => {
                    if !heard {
                        return;
                    }
                    heard = false;
                    silence.as_mut().reset(Instant::now() + self.app.limits.silence);
                    let ping = socket.send(Message::Ping(bytes::Bytes::new()));
                    if timeout(self.app.limits.send_time, ping).await.is_err() {
                        return;
                    }
                    continue;
                }
            }
            while let Ok(told) = self.waiting.try_recv() {
                self.hear_room(told, &mut out);
            }
            if !self.send(socket, out.frames).await {
                self.app.metrics.add(|metrics| &metrics.slow_readers);
                return;
            }
            if out.gone {
                return close(socket).await;
            }
        }
    }

    /// Sends frames together; false if the page does not take them in time.
    async fn send(&self, socket: &mut WebSocket, frames: Vec<Utf8Bytes>) -> bool {
        let sending = async {
            for text in frames {
                let packed = self.unpacks.then(|| packed(&text)).flatten();
                let message =
                    packed.map_or_else(|| Message::Text(text), |bytes| Message::Binary(bytes.into()));
                socket.feed(message).await?;
            }
            socket.flush().await
        };
        matches!(timeout(self.app.limits.send_time, sending).await, Ok(Ok(())))
    }

    /// Asks for the next part of what it has not heard. Where the room does not know it any more, its queue ends.
    async fn hear_more(&self) {
        let more = Input::More { page: self.id, most: PART };
        if let Ok(inside) = self.room.enter(&self.app).await {
            self.room.say(&self.app, inside, more).await;
        }
    }

    /// Passes on what the room says.
    fn hear_room(&mut self, told: ToPage, out: &mut Out) {
        match &told {
            ToPage::Hint(_) => self.hinting = None,
            ToPage::Refused { re, .. } if self.hinting == Some(*re) => self.hinting = None,
            ToPage::Answer(_) | ToPage::Refused { .. } => self.unanswered = false,
            ToPage::Behind => self.behind = true,
            ToPage::News(_) | ToPage::Gone(_) => {}
        }
        match told {
            ToPage::News(frames) | ToPage::Answer(frames) | ToPage::Hint(frames) => {
                out.frames.extend(frames.iter().cloned());
            }
            ToPage::Refused { re, fault } => out.frames.push(self.refuse(Some(re), &fault)),
            ToPage::Gone(why) => out.end(why),
            ToPage::Behind => {}
        }
    }

    /// Reads one message and says it to the session, which answers it.
    async fn hear(&mut self, text: &str, out: &mut Out) {
        self.app.metrics.add(|metrics| &metrics.messages);
        if !self.bucket.take(self.rate, Instant::now()) {
            let fault = Fault::TooFast { per_second: self.app.limits.messages_per_second };
            return out.frames.push(self.refuse(number_of(text), &fault));
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                let fault = not_readable(&error);
                return out.frames.push(self.refuse(number_of(text), &fault));
            }
        };
        let re = message.id();
        if let Err(fault) = self.say(message).await {
            out.frames.push(self.refuse(Some(re), &fault));
        }
    }

    async fn say(&mut self, message: ClientMessage) -> Result<(), Fault> {
        if let ClientMessage::Hello { tokens, packed, lang, .. } = &message {
            if tokens.len() > self.app.limits.tokens {
                return Err(Fault::TooManyTokens { most: self.app.limits.tokens });
            }
            self.unpacks = *packed;
            self.lang = lang.as_deref().map_or(self.lang, Lang::of);
        }
        self.admit(&message)?;
        let hints = matches!(message, ClientMessage::Hint { .. });
        if hints && self.hinting.is_some() {
            return Err(Fault::HintBusy);
        }
        let room = Arc::clone(&self.room);
        let mut inside = room.enter(&self.app).await?;
        if let ClientMessage::Move { seat, choice, .. } = &message
            && let Some(name) = inside.session()?.cited(seat, choice)?
        {
            // This room is left before the other one is entered: nobody waits for both.
            drop(inside);
            let played = look_at_cited(&self.app, &name).await?;
            inside = room.enter(&self.app).await?;
            inside.session_mut()?.hear_of(seat, choice, &played)?;
        }
        if makes_a_step(&message) {
            inside.check_length(&self.app)?;
        }
        if hints {
            self.hinting = Some(message.id());
        } else {
            self.unanswered = true;
        }
        room.say(&self.app, inside, Input::Said { page: self.id, message }).await;
        Ok(())
    }

    /// May this be said from here, over whichever socket, and can be kept what may follow?
    fn admit(&self, message: &ClientMessage) -> Result<(), Fault> {
        use ClientMessage::{Answer, Hello, Move, Offer, Resign, TakeBack};
        let (app, address) = (&self.app, self.address);
        match message {
            Hello { .. } => app.allow(address, Cost::Hello),
            _ if makes_a_match(message) => {
                app.allow(address, Cost::Change)?;
                app.may_begin(address)
            }
            Move { .. } | TakeBack { .. } | Resign { .. } | Offer { .. } | Answer { .. } => {
                app.allow(address, Cost::Move)?;
                app.may_keep(address)
            }
            _ => Ok(()),
        }
    }

    fn refuse(&self, re: Option<u64>, fault: &Fault) -> Utf8Bytes {
        self.app.metrics.add(|metrics| &metrics.refused_messages);
        let error = info(fault, self.app.texts(self.lang));
        ServerMessage::Refused { re, error }.text(512).into()
    }
}

/// Does this make a match longer? Giving up ends it, so that is always possible.
fn makes_a_step(message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Move { .. } | ClientMessage::TakeBack { .. })
}

/// May another match come of this? Then it counts as making one does.
fn makes_a_match(message: &ClientMessage) -> bool {
    let (ClientMessage::Offer { what, .. } | ClientMessage::Answer { what, yes: true, .. }) = message else {
        return false;
    };
    matches!(what, OfferKind::Rematch | OfferKind::ReturnMatch)
}

/// Ends the connection as it should be: our last word, then theirs. Whoever closes while something is still unread
/// makes the other end throw away what it has not read itself.
async fn close(socket: &mut WebSocket) {
    let going = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() };
    let closing = async {
        socket.send(Message::Close(Some(going))).await?;
        while let Some(said) = socket.recv().await {
            said?;
        }
        Ok::<(), axum::Error>(())
    };
    drop(timeout(GOOD_BYE, closing).await);
}

impl Out {
    fn end(&mut self, gone: Gone) {
        self.frames.push(ServerMessage::Gone { gone }.text(32).into());
        self.gone = true;
    }
}

fn not_readable(problem: &(impl ToString + ?Sized)) -> Fault {
    Fault::NotReadable { problem: problem.to_string() }
}

/// The number of a message that cannot be read otherwise.
fn number_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u64,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
}
