//! `say`: a short phrase across the table.

use super::{Asked, Done, Session};
use crate::fault::Fault;
use crate::protocol::{Name, Phrase, Said, ServerMessage};
use crate::put::{Millis, Output};

/// A seat speaks once in this time, so that nobody drowns the table.
const BREATH: Millis = 3_000;

impl Session {
    /// Tells everybody at the table what a seat says.
    pub(super) fn say(&mut self, asked: Asked, seat: &str, phrase: Phrase) -> Result<Done, Fault> {
        let seat = self.own_seat(asked.0, seat)?;
        let now = self.now;
        if let Some(next) = self.may_speak.get_mut(seat.index()) {
            if now < *next {
                return Err(Fault::SaysTooMuch);
            }
            *next = now + BREATH;
        }
        let by = Name::from(self.table.seat_name(seat));
        let said = Said { by, phrase };
        if self.others.is_some() {
            self.out.push(Output::Pass(said.clone()));
        }
        self.pass_on(said);
        Ok(Some(vec![ServerMessage::done(asked.1).text(32)]))
    }

    /// Tells everybody here what somebody says.
    pub(super) fn pass_on(&mut self, said: Said) {
        let frame = ServerMessage::Said { said }.text(64);
        let to = self.pages.iter().map(|page| page.id).collect();
        self.out.push(Output::Tell { to, frames: vec![frame] });
    }
}
