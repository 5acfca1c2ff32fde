//! A step: made, kept, then told.

use onze_core::{Seat, Seats, Viewer};

use super::{Asker, Session};
use crate::exchange::{Amendment, Input, Keep, NewMatch, NewStep, Output, Ticket, mark};
use crate::fault::Fault;
use crate::protocol::{Joined, ServerMessage};

/// A step that nobody was told of.
pub(super) struct Untold {
    pub(super) n: usize,
    pub(super) mover: Option<Seat>,
}

/// Something on its way to where it is kept, and what to say when it is there.
pub(super) enum Unkept {
    Step { n: usize, asked: Option<Asker> },
    Amendment { set_up: bool, who: Who },
    Rematch { name: String, asked: Asker },
}

/// Who is told that an amendment is kept.
pub(super) enum Who {
    Page(Asker),
    Joining(Ticket, Joined),
}

impl Session {
    /// Has a step kept that was just made; whoever asked for it is answered when it is.
    pub(super) fn made(&mut self, n: usize, mover: Option<Seat>, asked: Option<Asker>) {
        let left = self.clock.period_left(self.now);
        let lines = self.table.record_step(n);
        let follows = std::mem::replace(&mut self.last_mark, mark(&lines));
        let step = NewStep { n, follows, lines, left };
        self.untold.push(Untold { n, mover });
        self.keep(Keep::Step(step), Unkept::Step { n, asked });
    }

    /// Has what is not a step kept.
    pub(super) fn amend(&mut self, asked: Asker) {
        self.amend_for(Who::Page(asked), false);
    }

    /// The same, for whoever it is; with the first step if the match was set up once more.
    pub(super) fn amend_for(&mut self, who: Who, set_up: bool) {
        let start = set_up.then(|| self.table.record_step(0));
        self.last_mark = start.as_deref().map_or(self.last_mark, mark);
        self.version += 1;
        let amendment = Amendment { header: self.table.record_header(), standing: self.standing(), start };
        self.keep(Keep::Amend(amendment), Unkept::Amendment { set_up, who });
    }

    /// Remembers by what its last step is known, where that is not the one that was just made.
    pub(super) fn mark_last(&mut self) {
        self.last_mark = mark(&self.table.record_step(self.table.n_steps().saturating_sub(1)));
    }

    /// Has the match kept that follows this one.
    pub(super) fn keep_rematch(&mut self, again: NewMatch, asked: Asker) {
        let name = again.name.clone();
        self.keep(Keep::Create(Box::new(again)), Unkept::Rematch { name, asked });
    }

    fn keep(&mut self, what: Keep, unkept: Unkept) {
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        self.remember(ticket);
        self.unkept.push_back((ticket, unkept));
        self.out.push(Output::Keep { ticket, what });
    }

    /// Something is kept. Whoever is the last of those who chose at the same time lets all be told.
    pub(super) fn kept(&mut self, ticket: Ticket) {
        let Some(index) = self.unkept.iter().position(|(one, _)| *one == ticket) else { return };
        let asked_for = self.recall(ticket);
        match self.unkept.remove(index) {
            Some((_, Unkept::Step { n, asked })) => {
                if let Some(asked) = asked {
                    self.answer_done(asked, Some(n));
                }
                if self.unkept.is_empty() {
                    self.tell_untold();
                }
            }
            Some((_, Unkept::Amendment { set_up, who })) => {
                match who {
                    Who::Page(asked) => self.answer_done(asked, None),
                    Who::Joining(ticket, joined) => {
                        self.out.push(Output::Joined { ticket, joined: Ok(joined) });
                    }
                }
                self.wind(Seats::NONE);
                self.tell(if set_up { &[0] } else { &[] });
                self.drive();
            }
            Some((_, Unkept::Rematch { name, asked })) => {
                self.rematch = Some(name);
                if let Some(others) = &mut self.others {
                    others.doing = asked_for;
                }
                self.amend(asked);
            }
            None => {}
        }
    }

    fn answer_done(&mut self, Asker { page, re }: Asker, n: Option<usize>) {
        let (setup, view, answer) = (None, None, None);
        let done = ServerMessage::Done { re, ok: true, n, setup, view, answer };
        self.out.push(Output::Answer { page, frames: vec![done.text(48)] });
    }

    /// Tells everybody of all steps that nobody was told of, and of those that they have opened.
    pub(super) fn tell_untold(&mut self) {
        let table = &*self.table;
        self.offers.retain(|offer| offer.outlives_a_step(table));
        self.tell_rest();
    }

    /// The same, whatever was offered since.
    pub(super) fn tell_rest(&mut self) {
        let table = &*self.table;
        let is_closed = |n: &usize| table.is_closed(*n, Viewer::Spectator);
        let (still, mut steps): (Vec<usize>, Vec<usize>) = self.closed.iter().partition(|n| is_closed(n));
        self.closed = still;
        let again = std::mem::take(&mut self.taken_back);
        let mut movers = Seats::NONE;
        for Untold { n, mover } in self.untold.drain(..) {
            steps.push(n);
            if is_closed(&n) && !again {
                self.closed.push(n);
            }
            movers = mover.map_or(movers, |seat| movers.with(seat));
        }
        if again {
            self.closed = (0..table.n_steps()).filter(is_closed).collect();
        }
        self.wind(movers);
        self.tell(&steps);
        self.drive();
    }

    /// Something is not kept: memory is ahead of the disk now, or somebody else was faster. What is kept counts.
    pub(super) fn not_kept(&mut self, ticket: Ticket, taken: bool) {
        let Some(index) = self.unkept.iter().position(|(one, _)| *one == ticket) else { return };
        if taken && self.others.is_some() {
            return self.overtaken(index);
        }
        let fault = if taken { Fault::Late { n: self.table.n_steps() } } else { Fault::NotKept };
        for (_, unkept) in std::mem::take(&mut self.unkept) {
            self.refuse_unkept(&unkept, &fault);
        }
        self.lose();
    }

    pub(super) fn refuse_unkept(&mut self, unkept: &Unkept, fault: &Fault) {
        match unkept {
            Unkept::Step { asked: None, .. } => {}
            Unkept::Step { asked: Some(asked), .. }
            | Unkept::Amendment { who: Who::Page(asked), .. }
            | Unkept::Rematch { asked, .. } => self.refuse(*asked, fault.clone()),
            Unkept::Amendment { who: Who::Joining(ticket, _), .. } => {
                self.out.push(Output::Joined { ticket: *ticket, joined: Err(fault.clone()) });
            }
        }
    }

    /// Gives the match up for what is kept.
    pub(super) fn lose(&mut self) {
        self.is_lost = true;
        for seat in self.places.seats().iter() {
            self.stop_thinking(seat);
        }
        self.give_up_late();
        for input in std::mem::take(&mut self.waiting) {
            self.turn_away(input);
        }
        self.untold.clear();
        for page in std::mem::take(&mut self.pages) {
            if let Some(re) = page.behind.and_then(super::hello::Behind::unanswered) {
                self.refuse(Asker { page: page.id, re }, Fault::NotKept);
            }
        }
        self.out.push(Output::Lost);
    }

    fn refuse(&mut self, Asker { page, re }: Asker, fault: Fault) {
        self.out.push(Output::Refuse { page, re, fault });
    }

    /// Answers who comes when the session is over already.
    pub(super) fn turn_away(&mut self, input: Input) {
        match input {
            Input::Said { page, message } => self.refuse(Asker { page, re: message.id() }, Fault::NotKept),
            Input::Join { ticket, .. }
            | Input::Renew { ticket, .. }
            | Input::Share { ticket, .. }
            | Input::Withdraw { ticket, .. } => {
                self.out.push(Output::Joined { ticket, joined: Err(Fault::NotKept) });
            }
            _ => {}
        }
    }
}
