//! Whoever holds a seat gets another secret for it: the old one may have been seen.

use super::Session;
use super::keep::Who;
use crate::exchange::{Output, Ticket};
use crate::fault::Fault;
use crate::protocol::Joined;
use crate::token::{Token, hash};

impl Session {
    /// From now on the new secret holds the seat, and the old one does not. Those of others who share it stay.
    pub(super) fn renew(&mut self, ticket: Ticket, held: &str, token: &Token) {
        let Some(seat) = self.held_by(held) else {
            let fault = Fault::TokenWrong;
            return self.out.push(Output::Joined { ticket, joined: Err(fault) });
        };
        if let Some(place) = self.places.of_mut(seat) {
            place.renew(&hash(held), token.hash());
        }
        self.let_go();
        let joined = Joined { seat: self.table.seat_name(seat).into(), token: token.text() };
        self.amend_for(Who::Joining(ticket, joined), false);
    }
}
