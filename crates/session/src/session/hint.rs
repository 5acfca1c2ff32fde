//! `hint`: how good are my choices? Only where all agreed to it before they sat down, and only to whoever is to choose.

use super::{Asked, Done, Session};
use crate::create::options;
use crate::fault::Fault;
use crate::put::{Hinting, Output};
use crate::standing::Place;

impl Session {
    pub(super) fn hint(&mut self, (page, re): Asked, seat: &str) -> Result<Done, Fault> {
        let seat = self.own_seat(page, seat)?;
        if !self.hints {
            return Err(Fault::forbidden("no_hints", "This match was made without hints."));
        }
        if self.places.iter().any(Place::is_free) {
            return Err(Fault::conflict("hints_early", "There are hints once everybody sits at the table."));
        }
        if self.paused {
            return Err(Fault::conflict("paused", "The match is paused. Offer to go on first."));
        }
        if self.computers().has(seat) {
            return Err(Fault::conflict(
                "stand_in_plays",
                "A stand-in plays for you. Take your seat back first.",
            ));
        }
        if !self.table.to_act().has(seat) {
            return Err(Fault::conflict("hint_unasked", "Nothing is asked of you now."));
        }
        let (game, n, moment) = (self.game.id(), self.table.n_steps(), self.table.now());
        let options = options(&*self.table).into_iter().map(|(key, value)| format!("{key}={value}"));
        let options = options.collect::<Vec<_>>().join(" ");
        self.out.push(Output::Hint(Hinting { page, re, game, seat, n, options, moment }));
        Ok(None)
    }
}
