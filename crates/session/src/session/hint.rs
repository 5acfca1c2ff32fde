//! `hint`: how good are my choices? Only where all agreed to it before they sat down, and only to whoever is to choose.

use super::{Asker, Done, Session};
use crate::create::options;
use crate::exchange::{Hinting, Output};
use crate::fault::Fault;

impl Session {
    pub(super) fn hint(&mut self, Asker { page, re }: Asker, seat: &str) -> Result<Done, Fault> {
        let seat = self.own_seat(page, seat)?;
        if !self.hints {
            return Err(Fault::NoHints);
        }
        if self.places.any_free() {
            return Err(Fault::HintsEarly);
        }
        if self.paused {
            return Err(Fault::Paused);
        }
        if self.places.computers().has(seat) {
            return Err(Fault::StandInPlays);
        }
        if !self.table.to_act().has(seat) {
            return Err(Fault::HintUnasked);
        }
        let (game, n, moment) = (self.game.id(), self.table.n_steps(), self.table.now());
        let options = options(&*self.table).into_iter().map(|(key, value)| format!("{key}={value}"));
        let options = options.collect::<Vec<_>>().join(" ");
        self.out.push(Output::Hint(Hinting { page, re, game, seat, n, options, moment }));
        Ok(None)
    }
}
