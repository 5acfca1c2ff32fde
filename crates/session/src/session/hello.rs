//! `hello`: who is there, and what they have. It is told in parts, as fast as it is read. And those who leave.

use onze_core::{Seat, Seats};

use super::tell::steps_viewer;
use super::{Asker, Done, Page, Session};
use crate::exchange::{Output, PageId};
use crate::fault::Fault;
use crate::protocol::ServerMessage;
use crate::token;

/// What a page has not heard yet.
pub(super) struct Behind {
    /// The number of its hello, until that is answered.
    re: Option<u64>,
    /// The first step that it does not have.
    next: usize,
    /// Steps that it was told under seal.
    closed: Vec<usize>,
}

impl Behind {
    /// The number of a hello that was not answered yet.
    pub(super) fn unanswered(self) -> Option<u64> {
        self.re
    }
}

impl Session {
    pub(super) fn hello(
        &mut self,
        Asker { page: id, re }: Asker,
        tokens: &[String],
        have: usize,
    ) -> Result<Done, Fault> {
        let mut held = Vec::with_capacity(tokens.len());
        for token in tokens {
            let seat = self.places.held_by(token)?;
            held.push((seat, token::hash(token)));
        }
        let seats: Seats = held.iter().map(|(seat, _)| *seat).collect();
        let before = self.here();
        // A match may have been set up once more before its first choice.
        let next = if have <= 1 { 0 } else { have.min(self.table.n_steps()) };
        let behind = Some(Behind { re: Some(re), next, closed: Vec::new() });
        if let Some(page) = self.pages.iter_mut().find(|page| page.id == id) {
            (page.seats, page.held) = (seats, held);
            // Whoever says hello before the last one was answered hears all that there is with this one.
            let before = std::mem::replace(&mut page.behind, behind);
            self.answer_hello(id, before);
        } else {
            self.pages.push(Page { id, seats, held, behind });
        }
        if self.here() != before {
            self.have_left(before);
            self.tell(&[]);
        }
        self.wake_or_rest();
        self.out.push(Output::Behind { page: id });
        Ok(None)
    }

    /// The next part of what a page has not heard: the answer to its hello first, how things stand at the end.
    pub(super) fn more(&mut self, id: PageId, most: usize) {
        let Some(page) = self.pages.iter_mut().find(|page| page.id == id) else { return };
        let (seats, Some(mut behind)) = (page.seats, page.behind.take()) else { return };
        let mut frames = Vec::new();
        let answers = behind.re.take();
        if let Some(re) = answers {
            let setup = (behind.next == 0).then(|| self.table.setup()).filter(|setup| setup.get() != "null");
            let (n, view, answer) = (None, None, None);
            let bytes = 64 + setup.as_ref().map_or(0, |setup| setup.get().len());
            frames.push(ServerMessage::Done { re, ok: true, n, setup, view, answer }.text(bytes));
        }
        let (viewer, n) = (steps_viewer(seats), self.table.n_steps());
        // What was under seal when it was told may have been opened meanwhile.
        let is_closed = |n: &usize| self.table.is_closed(*n, viewer);
        let (still, mut steps): (Vec<usize>, Vec<usize>) = behind.closed.iter().partition(|n| is_closed(n));
        let end = n.min(behind.next.saturating_add(most));
        behind.closed = still.into_iter().chain((behind.next..end).filter(is_closed)).collect();
        steps.extend(behind.next..end);
        behind.next = end;
        let is_behind = end < n;
        let common = (!is_behind).then(|| self.common());
        let steps = self.steps(&steps, viewer);
        self.write_news(seats, steps, common.as_ref(), &mut frames);
        self.out.push(match answers {
            Some(_) => Output::Answer { page: id, frames },
            None => Output::Tell { to: vec![id], frames },
        });
        if is_behind {
            if let Some(page) = self.pages.iter_mut().find(|page| page.id == id) {
                page.behind = Some(behind);
            }
            self.out.push(Output::Behind { page: id });
        }
    }

    /// Answers a hello of which nothing more comes.
    fn answer_hello(&mut self, page: PageId, behind: Option<Behind>) {
        if let Some(re) = behind.and_then(Behind::unanswered) {
            self.out.push(Output::Answer { page, frames: vec![ServerMessage::done(re).text(32)] });
        }
    }

    /// A page has left.
    pub(super) fn leave(&mut self, page: PageId) {
        let before = self.here();
        if let Some(index) = self.pages.iter().position(|one| one.id == page) {
            let left = self.pages.remove(index);
            self.answer_hello(page, left.behind);
        }
        self.pages.shrink_to_fit();
        if self.here() != before {
            self.have_left(before);
            self.tell(&[]);
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
        self.places.held_by(token).ok()
    }
}
