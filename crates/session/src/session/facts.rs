//! What is told of a match without a socket.

use std::collections::BTreeMap;

use onze_core::{Dice, Viewer};

use super::Session;
use crate::cited::Cited;
use crate::create::options;
use crate::fault::Fault;
use crate::protocol::{MatchInfo, MyMatch, Outcome};

impl Session {
    /// The match as a visitor may know it.
    pub fn info(&self) -> MatchInfo {
        let seats = self.seat_infos(self.here());
        let header = self.table.header();
        let (commitment, told) = match &header.dice {
            Dice::Fair { commitment, script, .. } => (commitment.clone(), !script.is_empty()),
            Dice::Typed { .. } => (String::new(), false),
        };
        MatchInfo {
            name: header.name.clone(),
            game: self.table.game().to_owned(),
            options: options(&*self.table).into_iter().collect::<BTreeMap<_, _>>(),
            free: seats.iter().any(|seat| seat.free),
            seats,
            over: self.is_over(),
            n: self.table.n_steps(),
            commitment,
            study: told || header.position.is_some(),
            stand_ins: !self.no_stand_ins,
            hints: self.hints,
        }
    }

    /// The match as the holder of this token sees it in a list; `last` is when its last step was made.
    pub fn mine(&self, token: &str, last: u64) -> Result<MyMatch, Fault> {
        let seat = self
            .held_by(token)
            .ok_or_else(|| Fault::forbidden("token_wrong", "This token holds no seat."))?;
        let seat = self.table.seat_name(seat);
        let outcome = self.table.told_outcome().map(Outcome::from);
        let score = self.table.score().to_vec();
        let to_act = self.table.to_act().iter().map(|seat| self.table.seat_name(seat).into()).collect();
        let (seat, mine) = (seat.into(), vec![seat.into()]);
        Ok(MyMatch { info: self.info(), seat, mine, score, to_act, outcome, last })
    }

    /// The match that a choice of a seat names as what decided it, if it names one.
    pub fn cited(&self, seat: &str, choice: &str) -> Result<Option<Cited>, Fault> {
        let seat = self.table.read_seat(seat)?;
        Ok(Cited::by(&*self.table, seat, choice)?)
    }

    /// Was this match played as a choice elsewhere tells it?
    pub fn bears_out(&self, cited: &Cited) -> Result<(), Fault> {
        Ok(cited.check(&*self.table)?)
    }

    /// The record as the holder of this token may have it; without one, as a spectator may.
    pub fn record(&self, token: Option<&str>) -> Result<String, Fault> {
        let viewer = match token {
            None => Viewer::Spectator,
            Some(token) => Viewer::Seat(self.held_by(token).ok_or_else(|| {
                Fault::forbidden("token_wrong", "This token does not hold a seat in this match.")
            })?),
        };
        Ok(self.table.record(viewer))
    }

    /// The whole record of a match that is over, to be explained. While it runs there is none: an explanation would help
    /// whoever plays.
    pub fn finished(&self) -> Result<String, Fault> {
        if !self.is_over() {
            return Err(Fault::conflict("analysis_running", "A match is explained once it is over."));
        }
        Ok(self.table.record(Viewer::All))
    }
}
