//! The socket: one task for each page.

mod hello;
mod look;
mod moves;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::{Instant, sleep, timeout};

use crate::app::App;
use crate::fault::Fault;
use crate::limits::Bucket;
use crate::protocol::{ClientMessage, Gone, ServerMessage};
use crate::room::{Frames, Inside, Live, Room, Who, frame};

/// A page may send this many times its rate at once.
const BURST: u32 = 4;

/// Serves one page until it leaves.
pub(crate) async fn serve(app: Arc<App>, room: Arc<Room>, mut socket: WebSocket) {
    app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let (queue, waiting) = mpsc::channel(app.limits.queue.max(1));
    let who = Who { id: app.next_client(), ..Who::default() };
    let rate = Bucket::full(BURST * app.limits.messages_per_second, Instant::now());
    let mut page = Page { app, room, who, known: false, queue: Some(queue), waiting, rate };
    page.talk(&mut socket).await;
    page.room.leave(page.who.id).await;
    page.app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
}

/// A page at the other end of a socket.
struct Page {
    app: Arc<App>,
    room: Arc<Room>,
    who: Who,
    /// Has it said hello?
    known: bool,
    /// Handed to the room with the first hello, so that the queue ends when the room drops its end.
    queue: Option<mpsc::Sender<Frames>>,
    waiting: mpsc::Receiver<Frames>,
    rate: Bucket,
}

/// What a message leads to besides its answer.
#[derive(Default)]
struct Done {
    view: Option<Value>,
    answer: Option<Value>,
    frames: Vec<Utf8Bytes>,
}

impl Page {
    async fn talk(&mut self, socket: &mut WebSocket) {
        let silence = sleep(self.app.limits.silence);
        tokio::pin!(silence);
        let mut heard = true;
        loop {
            let mut out = Vec::new();
            tokio::select! {
                told = self.waiting.recv(), if self.known => match told {
                    Some(frames) => out.extend(frames.iter().cloned()),
                    // The room has let go of this page: it does not read, or the match is gone.
                    None => return self.close(socket).await,
                },
                said = socket.recv() => {
                    heard = true;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            self.hear(&text, &mut out).await;
                            // Whoever was kept in the same transaction goes first, so that what they all have to say
                            // goes out together: reading it wakes the other end once and not each time.
                            yield_now().await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => out.push(self.refuse(None, &not_readable())),
                        Some(Ok(Message::Close(_))) | None => return,
                        Some(Err(_)) => {
                            let fault = Fault::bad("message_broken", "This is no message, or it is too long.");
                            out.push(self.refuse(None, &fault));
                            let _ = self.send(socket, out).await;
                            return;
                        }
                    }
                }
                () = &mut silence => {
                    if !heard {
                        return;
                    }
                    heard = false;
                    silence.as_mut().reset(Instant::now() + self.app.limits.silence);
                    if timeout(self.app.limits.send_time, socket.send(Message::Ping(bytes::Bytes::new()))).await.is_err() {
                        return;
                    }
                    continue;
                }
            }
            while let Ok(frames) = self.waiting.try_recv() {
                out.extend(frames.iter().cloned());
            }
            if !self.send(socket, out).await {
                self.app.metrics.add(|metrics| &metrics.slow_readers);
                return;
            }
        }
    }

    /// Sends frames together; false if the page does not take them in time.
    async fn send(&self, socket: &mut WebSocket, frames: Vec<Utf8Bytes>) -> bool {
        let sending = async {
            for text in frames {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        matches!(timeout(self.app.limits.send_time, sending).await, Ok(Ok(())))
    }

    async fn close(&self, socket: &mut WebSocket) {
        let lost = vec![frame(&ServerMessage::Gone { gone: Gone::Lost })];
        if self.send(socket, lost).await {
            drop(timeout(self.app.limits.send_time, socket.send(Message::Close(None))).await);
        }
    }

    /// Reads one message, does it, and answers it.
    async fn hear(&mut self, text: &str, out: &mut Vec<Utf8Bytes>) {
        self.app.metrics.add(|metrics| &metrics.messages);
        let per_second = self.app.limits.messages_per_second;
        if !self.rate.take(BURST * per_second, per_second.into(), Instant::now()) {
            let fault = Fault::too_many("too_fast", "Too many messages. Wait a second.")
                .with("per_second", per_second);
            return out.push(self.refuse(number_of(text), &fault));
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                let fault = not_readable().with("problem", error.to_string());
                return out.push(self.refuse(number_of(text), &fault));
            }
        };
        let (re, done) = self.act(message).await;
        match done {
            Ok(Done { view, answer, frames }) => {
                out.push(frame(&ServerMessage::Done { re, ok: true, view, answer }));
                out.extend(frames);
            }
            Err(fault) => out.push(self.refuse(Some(re), &fault)),
        }
    }

    async fn act(&mut self, message: ClientMessage) -> (u64, Result<Done, Fault>) {
        match message {
            ClientMessage::Hello { id, tokens, have, lang } => {
                (id, Box::pin(self.hello(&tokens, have, lang.as_deref())).await)
            }
            ClientMessage::Ping { id } => (id, Ok(Done::default())),
            ClientMessage::Move { id, seat, n, choice } => (id, self.make_move(&seat, n, &choice).await),
            ClientMessage::TakeBack { id, seat } => (id, Box::pin(self.take_back(&seat)).await),
            ClientMessage::Offer { id, seat, what, of, player } => {
                (id, Box::pin(self.offer(&seat, what, (of, player))).await)
            }
            ClientMessage::Answer { id, seat, what, yes } => {
                (id, Box::pin(self.answer(&seat, what, yes)).await)
            }
            ClientMessage::Resign { id, seat } => (id, Box::pin(self.resign(&seat)).await),
            ClientMessage::Ask { id, question, seat } => {
                (id, Box::pin(self.ask(question, seat.as_deref())).await)
            }
            ClientMessage::Look { id, n, seat } => (id, Box::pin(self.look(n, seat.as_deref())).await),
        }
    }

    fn refuse(&self, re: Option<u64>, fault: &Fault) -> Utf8Bytes {
        self.app.metrics.add(|metrics| &metrics.refused_messages);
        frame(&ServerMessage::Refused { re, error: fault.info(self.app.texts(self.who.lang)) })
    }
}

/// Does the page hold this seat?
fn check_seat(inside: &mut Inside, who: Who, known: bool, seat: &str) -> Result<(), Fault> {
    if !known {
        return Err(Fault::bad("hello_first", "Say hello first."));
    }
    let live: &Live = inside.live()?;
    match live.place(seat) {
        Some(place) if who.seats & (1 << place) != 0 => Ok(()),
        _ => Err(Fault::forbidden("seat_not_yours", "This seat is not yours.").with("seat", seat)),
    }
}

fn not_readable() -> Fault {
    Fault::bad("not_readable", "This message cannot be read. A message is one JSON object with id and do.")
}

/// The number of a message that cannot be read otherwise.
fn number_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u64,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
}
