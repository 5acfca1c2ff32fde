//! `hello`: who is there, and what they have. And those who leave.

use onze_core::{Seat, Seats};

use super::tell::steps_viewer;
use super::{Asked, Done, Page, Session};
use crate::fault::Fault;
use crate::protocol::ServerMessage;
use crate::put::PageId;
use crate::token;

impl Session {
    pub(super) fn hello(&mut self, (id, re): Asked, tokens: &[String], have: usize) -> Result<Done, Fault> {
        let mut held = Vec::with_capacity(tokens.len());
        for token in tokens {
            let seat = self.held_by(token).ok_or_else(|| {
                Fault::forbidden(
                    "token_wrong",
                    "This link does not hold a seat in this match. Ask for a new invitation.",
                )
            })?;
            held.push((seat, token::hash(token)));
        }
        let seats: Seats = held.iter().map(|(seat, _)| *seat).collect();
        let before = self.here();
        if let Some(page) = self.pages.iter_mut().find(|page| page.id == id) {
            (page.seats, page.held) = (seats, held);
        } else {
            self.pages.push(Page { id, seats, held });
        }
        if self.here() != before {
            self.have_left(before);
            self.tell(&[], Some(id));
        }
        self.wake_or_rest();
        // A match may have been set up once more before its first choice.
        let have = if have <= 1 { 0 } else { have.min(self.table.n_steps()) };
        let setup = (have == 0).then(|| self.table.setup()).filter(|setup| !setup.is_null());
        let (n, view, answer) = (None, None, None);
        let mut frames = vec![ServerMessage::Done { re, ok: true, n, setup, view, answer }.text(64)];
        let steps: Vec<usize> = (have..self.table.n_steps()).collect();
        let common = self.common();
        let steps = self.steps(&steps, steps_viewer(seats));
        self.write_news(seats, steps, &common, &mut frames);
        Ok(Some(frames))
    }

    /// A page has left.
    pub(super) fn leave(&mut self, page: PageId) {
        let before = self.here();
        self.pages.retain(|one| one.id != page);
        self.pages.shrink_to_fit();
        if self.here() != before {
            self.have_left(before);
            self.tell(&[], None);
        }
        self.wake_or_rest();
    }

    /// Notes who is not here any more.
    pub(super) fn have_left(&mut self, before: Seats) {
        let here = self.here();
        for seat in before.iter().filter(|&seat| !here.has(seat)) {
            if let Some(since) = self.away.get_mut(seat.index()) {
                *since = self.now;
            }
        }
    }

    /// Pages keep the seats that their secrets still hold. For the others they look on, until they say hello again.
    pub(super) fn let_go(&mut self) {
        let (before, places) = (self.here(), &self.places);
        for page in &mut self.pages {
            page.held.retain(|(seat, hash)| places.get(seat.index()).is_some_and(|own| own.is_held_by(hash)));
            page.seats = page.held.iter().map(|(seat, _)| *seat).collect();
        }
        self.have_left(before);
    }

    /// The seat that this token holds, its owner's or a partner's.
    pub fn held_by(&self, token: &str) -> Option<Seat> {
        let hash = token::hash(token);
        self.seats(|place| place.is_held_by(&hash)).first()
    }
}
