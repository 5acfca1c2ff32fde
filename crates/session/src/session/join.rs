//! An invitation becomes a seat of one's own.

use onze_core::table::Refused;
use onze_core::{Seat, name};

use super::Session;
use super::keep::Who;
use crate::create::options;
use crate::exchange::{Output, Ticket};
use crate::fault::Fault;
use crate::protocol::{JoinRequest, Joined};
use crate::token::{self, Token};

impl Session {
    pub(super) fn join(&mut self, ticket: Ticket, request: JoinRequest, token: &Token) {
        match self.take_seat(request, token) {
            Ok((joined, set_up)) => self.amend_for(Who::Joining(ticket, joined), set_up),
            Err(fault) => self.out.push(Output::Joined { ticket, joined: Err(fault) }),
        }
    }

    /// The seat, and whether the match was set up once more.
    fn take_seat(&mut self, request: JoinRequest, token: &Token) -> Result<(Joined, bool), Fault> {
        let hash = token::hash(&request.token);
        let invited =
            self.places.such(|place| place.invite.is_some_and(|invite| token::same(&invite, &hash)));
        let Some(seat) = invited.first() else {
            return Err(Fault::TokenWrong);
        };
        if !self.places.of(seat).is_some_and(crate::KeptSeat::is_free) {
            return Err(Fault::SeatTaken);
        }
        let words = request.words.filter(|words| !words.is_empty());
        let set_up = words.is_some();
        let player = request.name.as_deref().map(name::of_person).transpose().map_err(Refused::from)?;
        let player = player.filter(|player| !player.is_empty());
        match words {
            Some(words) => self.set_up_again(seat, player.clone(), words)?,
            None => player.clone().map_or(Ok(()), |player| self.table.rename(seat, player))?,
        }
        if let Some(place) = self.places.of_mut(seat) {
            place.token = Some(token.hash());
            place.player = player.unwrap_or_else(|| std::mem::take(&mut place.player));
        }
        Ok((Joined { seat: self.table.seat_name(seat).into(), token: token.text() }, set_up))
    }

    /// Sets the match up once more, with words that were chosen after its commitment was known. Nothing was chosen yet,
    /// so nobody loses anything by it.
    fn set_up_again(&mut self, seat: Seat, player: Option<String>, words: String) -> Result<(), Fault> {
        if self.table.n_steps() > 1 {
            return Err(Fault::WordsLate);
        }
        let mut header = self.table.header().clone();
        for (texts, text) in [(&mut header.players, player), (&mut header.words, Some(words))] {
            if let (Some(own), Some(text)) = (texts.get_mut(seat.index()), text) {
                *own = text;
            }
        }
        self.table = self.game.begin(&options(&*self.table), header, &[])?;
        Ok(())
    }
}
