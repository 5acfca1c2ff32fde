//! `hello`: who is there, and what they have.

use std::sync::Arc;

use super::{Done, Page};
use crate::fault::Fault;
use crate::room::{Client, Inside, tell};
use onze_texts::Lang;

impl Page {
    pub(super) async fn hello(
        &mut self,
        tokens: &[String],
        have: usize,
        lang: Option<&str>,
    ) -> Result<Done, Fault> {
        if tokens.len() > self.app.limits.tokens {
            return Err(Fault::bad("too_many_tokens", "Too many tokens in one hello."));
        }
        if let Some(lang) = lang {
            self.who.lang = Lang::of(lang);
        }
        let room = Arc::clone(&self.room);
        let mut inside = room.enter(&self.app).await?;
        let live = inside.live()?;
        let mut seats = 0;
        for token in tokens {
            let place = live.held_by(token).ok_or_else(|| {
                Fault::forbidden(
                    "token_wrong",
                    "This link does not hold a seat in this match. Ask for a new invitation.",
                )
            })?;
            seats |= 1 << place;
        }
        self.who.seats = seats;
        let before = inside.here();
        self.sit(&mut inside);
        if inside.here() != before {
            tell::all_but(&mut inside, Some(self.who.id), &[]);
        }
        Ok(Done { frames: tell::newcomer(&mut inside, seats, have), ..Done::default() })
    }

    /// Enters the page into the room, or moves it to other seats.
    fn sit(&mut self, inside: &mut Inside) {
        if let Some(client) = inside.clients.iter_mut().find(|client| client.id == self.who.id) {
            client.seats = self.who.seats;
        } else if let Some(queue) = self.queue.take() {
            inside.clients.push(Client { id: self.who.id, queue, seats: self.who.seats });
        }
        self.known = true;
    }
}
