//! What other nodes have kept of the same match.

use onze_core::Seats;
use onze_core::record::parse;
use onze_core::table::Table;

use super::Session;
use super::keep::Untold;
use super::others::Wanted;
use crate::exchange::{Amendment, Kept, Millis, Output};
use crate::standing::{Offer, Standing};

impl Session {
    /// Takes in a step that was made and kept elsewhere; it is told at the end of [`Session::handle`]. It is checked as any
    /// line of a record is.
    pub(super) fn learn(&mut self, n: usize, lines: &str, left: Option<Millis>) {
        let next = self.table.n_steps();
        if n < next {
            return;
        }
        if n > next {
            return self.want(Wanted { from: next, until: n.saturating_add(1) });
        }
        if self.table.read_more(lines).is_err() {
            return self.want(Wanted::ALL);
        }
        self.take_steps(next, left);
        let until = self.others.as_ref().and_then(|others| others.wanted).map_or(0, |wanted| wanted.until);
        if self.table.n_steps() < until {
            return;
        }
        self.caught_up();
    }

    /// Another node knows of so much. If it is more than is known here, it is read.
    pub(super) fn behind(&mut self, n: usize, version: u64) {
        let from = self.table.n_steps();
        if version > self.version {
            self.want(Wanted { from, until: usize::MAX });
        } else if n > from {
            self.want(Wanted { from, until: n });
        }
    }

    /// Takes in what is not a step and was kept elsewhere.
    pub(super) fn amended(&mut self, Amendment { header, standing, start }: Amendment) {
        if standing.version <= self.version {
            return;
        }
        let n = self.table.n_steps();
        // It may be about a step that is still on its way.
        if standing.offers.iter().any(|offer| offer.at.is_some_and(|at| at > n)) {
            return self.want(Wanted { from: n, until: usize::MAX });
        }
        let again = start.as_ref().map(|start| self.read_table(&header, start));
        match again {
            None => {}
            Some(Some(table)) if n == 1 => {
                self.table = table;
                self.mark_last();
            }
            Some(_) => return self.want(Wanted::ALL),
        }
        self.take_standing(standing);
        if self.table.record_header() != header {
            return self.want(Wanted::ALL);
        }
        if self.wants().is_none() {
            self.wind(Seats::NONE);
            self.tell(if start.is_some() { &[0] } else { &[] });
            self.drive();
        }
    }

    /// Takes in what the store has kept.
    pub(super) fn read(&mut self, kept: Option<Box<Kept>>) {
        let Some(kept) = kept else { return self.lose() };
        let Some(wanted) = self.others.as_ref().and_then(|others| others.wanted) else { return };
        let Kept { from, header, lines, left, standing } = *kept;
        if from > wanted.from {
            return;
        }
        let known = self.table.n_steps();
        if from == 0 {
            let Some(table) = self.read_table(&header, &lines) else { return self.lose() };
            if table.n_steps() < known || standing.version < self.version {
                // It was read before what is known here was kept.
                return self.out.push(Output::Read { from, patient: false });
            }
            // The match may have been set up once more.
            let first =
                if known == 1 && table.record_step(0) != self.table.record_step(0) { 0 } else { known };
            self.table = table;
            self.take_steps(first, left);
        } else {
            let news = lines.split_inclusive('\n').skip(known - from).collect::<String>();
            if self.table.read_more(&news).is_err() {
                return self.want(Wanted::ALL);
            }
            self.take_steps(known, left);
        }
        if standing.version > self.version || from == 0 {
            self.take_standing(standing);
        }
        if from > 0 && self.table.record_header() != header {
            // It was set up once more, from its first step on.
            return self.want(Wanted::ALL);
        }
        self.caught_up();
        self.tell_rest();
    }

    /// Notes the steps from `first` on, if there are any, to tell them.
    fn take_steps(&mut self, first: usize, left: Option<Millis>) {
        if first >= self.table.n_steps() {
            return;
        }
        for n in first..self.table.n_steps() {
            self.untold.push(Untold { n, mover: self.table.mover(n) });
            self.taken_back |= self.table.takes_back(n);
        }
        let table = &*self.table;
        self.offers.retain(|offer| offer.outlives_a_step(table));
        self.mark_last();
        self.set_clock(left);
    }

    /// Takes what is not in the record as it was kept elsewhere.
    fn take_standing(&mut self, standing: Standing) {
        let Standing { version, paused, rematch, offers, places, no_stand_ins, hints, stood_in } = standing;
        let seats = Seats::all(places.len());
        for ((seat, place), own) in seats.iter().zip(&places).zip(self.places.all_mut()) {
            if place.player != own.player {
                drop(self.table.rename(seat, place.player.clone()));
            }
            let name = std::mem::take(&mut own.seat);
            *own = place.clone();
            own.seat = name;
        }
        self.let_go();
        self.offers = offers.into_iter().filter_map(|offer| Offer::read(offer, &*self.table)).collect();
        (self.version, self.paused, self.rematch) = (version, paused, rematch);
        (self.no_stand_ins, self.hints) = (no_stand_ins, hints);
        self.stood_in = stood_in;
    }

    fn read_table(&self, header: &str, lines: &str) -> Option<Box<dyn Table>> {
        let record = [header, lines].concat();
        self.game.read(&parse(&record).ok()?, usize::MAX).ok()
    }
}
