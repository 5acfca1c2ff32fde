//! Other nodes that run the same match: what this one does when it is not the only one.
//!
//! A node that finds that another was faster forgets what it has made, learns what is kept, and does again what was asked
//! of it: so a page is answered as if the other had come first.

use onze_core::Seats;

use super::keep::Unkept;
use super::{Asker, Session};
use crate::exchange::{Input, Millis, Output, Ticket};
use crate::fault::Fault;
use crate::protocol::ClientMessage;

/// What a session knows of other nodes that run the same match.
#[derive(Default)]
pub(super) struct Others {
    /// The seats for which somebody is connected there.
    pub(super) seats: Seats,
    /// Does one of them keep the clock and let computers think?
    follows: bool,
    /// Is nobody there heard at the moment?
    is_apart: bool,
    /// What is kept and not known here.
    pub(super) wanted: Option<Wanted>,
    /// What is being done.
    pub(super) doing: Option<Input>,
    /// What is on its way to where it is kept, each with what was asked for.
    again: Vec<(Ticket, Input)>,
    /// What is done, maybe again, when all is known.
    late: Vec<Input>,
    /// The message for which was looked whether there is more than is known here.
    looked: Option<Asker>,
    /// When the match was opened.
    opened: Millis,
}

/// A page that comes so soon after the match was read is told what was read.
const FRESH: Millis = 1_000;

/// After so long every node that has the match has said so, even if that was lost once.
const ACQUAINTED: Millis = 10_000;

impl Others {
    pub(super) fn new(opened: Millis) -> Self {
        Others { opened, ..Others::default() }
    }
}

/// Steps that are kept and not known here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The first of them; 0 if nothing is to be taken for known.
    pub(super) from: usize,
    /// With so many steps in all nothing is missing any more.
    pub(super) until: usize,
}

impl Wanted {
    /// All that is kept, which nobody but the store can tell.
    pub(super) const ALL: Wanted = Wanted { from: 0, until: usize::MAX };
}

impl Session {
    /// Is it for this node to keep the clock and to let computers think?
    pub(super) fn leads(&self) -> bool {
        self.others.as_ref().is_none_or(|others| !others.follows)
    }

    /// The first step of those that are wanted by [`Output::Read`], as long as they are.
    pub fn wants(&self) -> Option<usize> {
        Some(self.others.as_ref()?.wanted?.from)
    }

    /// Was the match opened so lately that a node may have it of which nothing was heard? If one is lost then, it may have
    /// been that one.
    pub fn may_miss(&self, now: Millis) -> bool {
        self.others.as_ref().is_some_and(|others| now < others.opened + ACQUAINTED)
    }

    /// How many steps are known, and how often the rest was amended: what other nodes are told to find out whether they
    /// know as much.
    pub fn known(&self) -> (usize, u64) {
        (self.table.n_steps(), self.version)
    }

    /// The seats for which somebody is connected to this node, and whether any page is.
    pub fn at_home(&self) -> (Seats, bool) {
        let seats = self.pages.iter().fold(Seats::NONE, |here, page| here.or(page.seats));
        (seats, !self.pages.is_empty())
    }

    /// Remembers what is asked for, to do it again if another node is faster.
    ///
    /// A page that knows of more steps than this node waits until they are read, and so does every page that comes: a node
    /// that died may have told nobody what it has kept last. Then there is nothing to be done now.
    pub(super) fn ready_for(&mut self, input: Input) -> Option<Input> {
        let (next, knows) = (self.table.n_steps(), self.knows(&input));
        let Some(others) = &mut self.others else { return Some(input) };
        others.doing = None;
        if let Some((asked, until)) = knows
            && until > next
            && others.looked.replace(asked) != Some(asked)
        {
            others.late.push(input);
            self.want(Wanted { from: next, until });
            return None;
        }
        if input.is_asked() {
            others.doing = Some(input.clone());
        }
        Some(input)
    }

    /// Of how many steps a page knows that says this, or may know.
    fn knows(&self, input: &Input) -> Option<(Asker, usize)> {
        let others = self.others.as_ref()?;
        let Input::Said { page, message } = input else { return None };
        let n = match message {
            ClientMessage::Hello { tokens, have, .. } => {
                let is_fresh = self.now < others.opened + FRESH;
                // Who holds a seat that is nobody's here may have been given it at another node just now.
                let are_seated = tokens.iter().all(|token| self.held_by(token).is_some());
                if is_fresh && are_seated { *have } else { usize::MAX }
            }
            ClientMessage::Move { n, .. } => *n,
            _ => return None,
        };
        Some((Asker { page: *page, re: message.id() }, n))
    }

    /// Something is on its way to where it is kept.
    pub(super) fn remember(&mut self, ticket: Ticket) {
        if let Some(others) = &mut self.others
            && let Some(input) = others.doing.take()
        {
            others.again.push((ticket, input));
        }
    }

    /// It is kept, or it is not: what was asked for.
    pub(super) fn recall(&mut self, ticket: Ticket) -> Option<Input> {
        let again = &mut self.others.as_mut()?.again;
        let index = again.iter().position(|(one, _)| *one == ticket)?;
        Some(again.swap_remove(index).1)
    }

    /// Another node was faster than what is on its way from this one on. That is forgotten, and what is kept is read.
    pub(super) fn overtaken(&mut self, index: usize) {
        let mut from = self.table.n_steps();
        for (ticket, unkept) in self.unkept.split_off(index) {
            match &unkept {
                Unkept::Step { n, .. } => from = from.min(*n),
                Unkept::Amendment { .. } => {
                    self.version -= 1;
                    from = 0;
                }
                Unkept::Rematch { .. } => from = 0,
            }
            let (input, is_late) = (self.recall(ticket), self.is_late(&unkept));
            match (input, &mut self.others) {
                (Some(input), Some(others)) => others.late.push(input),
                // One message may make several steps, of which the first is remembered.
                _ if is_late => {}
                _ => self.refuse_unkept(&unkept, &Fault::Late { n: from }),
            }
        }
        if from == 0 {
            return self.want(Wanted::ALL);
        }
        self.table.forget_from(from);
        self.untold.retain(|untold| untold.n < from);
        self.mark_last();
        self.want(Wanted { from, until: from + 1 });
    }

    /// Is the message that asked for this done again?
    fn is_late(&self, unkept: &Unkept) -> bool {
        let Unkept::Step { asked: Some(asked), .. } = unkept else { return false };
        let asks = |input: &Input| match input {
            Input::Said { page, message } => Asker { page: *page, re: message.id() } == *asked,
            _ => false,
        };
        self.others.as_ref().is_some_and(|others| others.late.iter().any(asks))
    }

    /// Wants to know what is kept, and does nothing else before it does.
    pub(super) fn want(&mut self, wanted: Wanted) {
        let Some(others) = &mut self.others else { return self.lose() };
        let before = others.wanted;
        let wanted = before.map_or(wanted, |before| Wanted {
            from: before.from.min(wanted.from),
            until: before.until.max(wanted.until),
        });
        others.wanted = Some(wanted);
        if before.is_none_or(|before| before.from > wanted.from) {
            let (from, patient) = (wanted.from, wanted.until < usize::MAX);
            self.out.push(Output::Read { from, patient });
        }
    }

    /// All is known now: what was late is done.
    pub(super) fn caught_up(&mut self) {
        let Some(others) = &mut self.others else { return };
        others.wanted = None;
        for input in std::mem::take(&mut others.late).into_iter().rev() {
            self.waiting.push_front(input);
        }
    }

    /// Those who are late cannot be helped any more.
    pub(super) fn give_up_late(&mut self) {
        let late = self.others.as_mut().map(|others| {
            (others.wanted, others.doing) = (None, None);
            others.again.clear();
            std::mem::take(&mut others.late)
        });
        for input in late.into_iter().flatten() {
            self.turn_away(input);
        }
    }

    /// Are there players who are not heard at the moment, because they may be at nodes that are not?
    pub(super) fn is_apart(&self) -> bool {
        let here = self.here();
        self.others.as_ref().is_some_and(|others| others.is_apart)
            && self.places.persons().iter().any(|seat| !here.has(seat))
    }

    /// Who is connected at other nodes.
    pub(super) fn elsewhere(&mut self, seats: Seats, leads: bool, apart: bool) {
        let before = (self.here(), self.is_apart());
        let Some(others) = &mut self.others else { return };
        (others.seats, others.is_apart) = (seats, apart);
        let led = !std::mem::replace(&mut others.follows, !leads);
        if (self.here(), self.is_apart()) != before {
            let (before, _) = before;
            self.have_left(before);
            self.tell(&[]);
        }
        if led != leads {
            self.drive();
        }
    }
}
