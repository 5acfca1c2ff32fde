//! What is told of a match without a socket.

use std::collections::BTreeMap;

use onze_core::table::Table;
use onze_core::{Dice, Seat, Viewer};

use super::Session;
use crate::cited::{Played, cited};
use crate::create::options;
use crate::fault::Fault;
use crate::protocol::{MatchInfo, MyMatch};

/// So many choices that other matches bear out are remembered, until they are made.
const MOST_BORNE_OUT: usize = 16;

impl Session {
    /// The match as a visitor may know it.
    pub fn info(&self) -> MatchInfo {
        let seats = self.places.infos(self.here());
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
        let seat = self.places.held_by(token)?;
        let seat = self.table.seat_name(seat);
        let outcome = self.table.told_outcome();
        let score = self.table.score().to_vec();
        let to_act = self.table.to_act().iter().map(|seat| self.table.seat_name(seat).into()).collect();
        let (seat, mine) = (seat.into(), vec![seat.into()]);
        Ok(MyMatch { info: self.info(), seat, mine, score, to_act, outcome, last })
    }

    /// The name of the match that a choice of a seat names as what decided it, if it names one.
    pub fn cited(&self, seat: &str, choice: &str) -> Result<Option<String>, Fault> {
        let Ok(seat) = self.table.read_seat(seat) else { return Ok(None) };
        Ok(cited(&*self.table, seat, choice)?.map(|of| of.name))
    }

    /// This match as a choice elsewhere may name it.
    pub fn played(&self) -> Played {
        let is_usual =
            |(key, value)| self.game.settings().iter().any(|one| one.key == key && one.default == value);
        // Whoever makes a match holds all its seats but those that others have joined by invitation.
        let of_maker = self.places.such(|place| place.computer.is_none() && place.invite.is_none());
        let mut played = Played::at(&*self.table);
        played.is_between_two = of_maker.len() < 2 && self.stood_in.is_empty();
        played.has_usual_options = self.table.settings().iter().all(is_usual);
        played.computers = self.places.iter().map(|place| place.computer.clone()).collect();
        played
    }

    /// Refuses a choice that names this match as what decided it, unless it did. If two different people, or the computers
    /// that have the clubs, played it with the usual options, the choice needs nobody else's word.
    pub fn hear_of(&mut self, seat: &str, choice: &str, played: &Played) -> Result<(), Fault> {
        let by = self.table.read_seat(seat)?;
        let Some(of) = cited(&*self.table, by, choice)? else { return Ok(()) };
        played.bears_out(&*self.table, &of)?;
        let computer = |seat: Seat| self.places.of(seat).and_then(|place| place.computer.as_deref());
        let are_they = of.sides.iter().all(|side| played.computer(side.there) == computer(side.here));
        let known = (by, choice.to_owned());
        if played.is_between_two && played.has_usual_options && are_they && !self.borne_out.contains(&known) {
            self.borne_out.insert(0, known);
            self.borne_out.truncate(MOST_BORNE_OUT);
        }
        Ok(())
    }

    /// The record as the holder of this token may have it; without one, as a spectator may.
    pub fn record(&self, token: Option<&str>) -> Result<String, Fault> {
        let viewer = match token {
            None => Viewer::Spectator,
            Some(token) => Viewer::Seat(self.places.held_by(token)?),
        };
        Ok(self.table.record(viewer))
    }

    /// The match itself, for whoever judges a lesson by the log that the holder of this token may know.
    pub fn table_for(&self, token: &str) -> Result<(&dyn Table, Seat), Fault> {
        Ok((&*self.table, self.held_by(token).ok_or(Fault::TokenWrong)?))
    }

    /// The whole record of a match that is over, to be explained. While it runs there is none: an explanation would help
    /// whoever plays.
    pub fn finished(&self) -> Result<String, Fault> {
        if !self.is_over() {
            return Err(Fault::AnalysisRunning);
        }
        Ok(self.table.record(Viewer::All))
    }
}
