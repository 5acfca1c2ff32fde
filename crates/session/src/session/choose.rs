//! `move`, `take_back` and `resign`: what a seat does by itself.

use onze_core::{Consent, Seat, Undo, Viewer};

use super::{Asker, Done, Session};
use crate::fault::Fault;
use crate::protocol::OfferKind;
use crate::standing::Offer;

impl Session {
    pub(super) fn choose(&mut self, asked: Asker, seat: &str, n: usize, choice: &str) -> Result<Done, Fault> {
        let seat = self.own_seat(asked.page, seat)?;
        if !self.in_time(seat, n) {
            return Err(Fault::Late { n: self.table.n_steps() });
        }
        if self.paused {
            return Err(Fault::Paused);
        }
        if self.places.computers().has(seat) {
            return Err(Fault::StandInPlays);
        }
        if self.table.time_out().as_deref() == Some(choice) {
            return Err(Fault::ClockIsKept);
        }
        if let Some(cites) = self.table.cites(seat, choice)
            && !self.borne_out.iter().any(|(by, known)| *by == seat && known == choice)
        {
            return self.ask_witness(asked, seat, choice, cites.witness);
        }
        let n = self.table.play(seat, choice, &[])?;
        self.made(n, Some(seat), Some(asked));
        Ok(None)
    }

    /// May a choice that was meant as step `n` be made now? Choices that others have handed in under seal since then
    /// have changed nothing that this seat knows.
    pub(super) fn in_time(&self, seat: Seat, n: usize) -> bool {
        let next = self.table.n_steps();
        n <= next && (n..next).all(|later| self.table.is_closed(later, Viewer::Seat(seat)))
    }

    pub(super) fn resign(&mut self, asked: Asker, seat: &str) -> Result<Done, Fault> {
        let seat = self.own_seat(asked.page, seat)?;
        // Where no seat can leave for good, the game says what the word means in it: to concede this match.
        let choice = self.table.give_up().unwrap_or("resign".into());
        let n = self.table.play(seat, &choice, &[])?;
        self.made(n, Some(seat), Some(asked));
        Ok(None)
    }

    /// Takes the last step back if that is free, or asks the others.
    pub(super) fn take_back(&mut self, asked: Asker, seat: &str) -> Result<Done, Fault> {
        let seat = self.own_seat(asked.page, seat)?;
        match self.table.may_take_back(seat)? {
            Consent::Free => {
                let n = self.table.take_back(seat, Undo::Free)?;
                self.taken_back = true;
                self.made(n, Some(seat), Some(asked));
                Ok(None)
            }
            Consent::Needed => self.propose(asked, Offer::new(seat, OfferKind::TakeBack)),
        }
    }
}
