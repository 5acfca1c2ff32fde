//! What each page hears, and nothing that it may not.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use onze_core::{Consent, Seat, Seats, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::Session;
use super::places::Seated;
use crate::exchange::{Output, PageId};
use crate::protocol::{Clock, Name, Now, Offer, Outcome, Seating, ServerMessage, Step, TakeBack};
use crate::standing::KeptStandIn;

/// Steps go out in frames of about this many bytes, so that no buffer grows with the length of a match.
const FRAME: usize = 4 << 10;

/// More than all but views and lists mostly takes of how things stand, in bytes.
const SMALL: usize = 1 << 10;

/// What is the same in everybody's `now`, and what is found out once for all.
pub(super) struct Common {
    seating: Arc<Seated>,
    to_act: Vec<Name>,
    take_back: Vec<(Seat, TakeBack)>,
    outcome: Option<Outcome>,
    offers: Vec<Offer>,
    clock: Option<Clock>,
    apart: bool,
}

impl Session {
    /// Tells every page these steps and how things stand. Pages with the same seats hear the same; one that is behind
    /// hears it with the rest.
    pub(super) fn tell(&mut self, steps: &[usize]) {
        let mut groups: Vec<(Seats, Vec<PageId>)> = Vec::new();
        for page in self.pages.iter().filter(|page| page.behind.is_none()) {
            match groups.iter_mut().find(|(seats, _)| *seats == page.seats) {
                Some((_, to)) => to.push(page.id),
                None => groups.push((page.seats, vec![page.id])),
            }
        }
        if groups.is_empty() {
            return;
        }
        let common = self.common();
        let mut told: Option<(Viewer, Vec<Step>)> = None;
        for (seats, to) in groups {
            let viewer = steps_viewer(seats);
            // Mostly all see the same.
            let alike = |(other, _): &(Viewer, _)| steps.iter().all(|&n| self.table.alike(n, *other, viewer));
            let (_, seen) =
                told.take().filter(alike).unwrap_or_else(|| (viewer, self.steps(steps, viewer).collect()));
            let mut frames = Vec::new();
            self.write_news(seats, seen.iter().cloned(), Some(&common), &mut frames);
            self.out.push(Output::Tell { to, frames });
            told = Some((viewer, seen));
        }
    }

    /// These steps as a viewer may know them.
    pub(super) fn steps(&self, numbers: &[usize], viewer: Viewer) -> impl Iterator<Item = Step> {
        numbers.iter().filter_map(move |&n| self.table.step(n, viewer))
    }

    /// Steps and then how things stand, if that is wanted, mostly in one frame.
    pub(super) fn write_news(
        &self,
        seats: Seats,
        steps: impl Iterator<Item = Step>,
        common: Option<&Common>,
        frames: &mut Vec<String>,
    ) {
        let (mut told, mut bytes): (Vec<Step>, usize) = (Vec::new(), 0);
        for step in steps {
            bytes += step.bytes();
            told.push(step);
            if bytes > FRAME {
                let steps = std::mem::take(&mut told);
                frames.push(ServerMessage::News { steps, now: None }.text(bytes));
                bytes = 0;
            }
        }
        let now = common.map(|common| Box::new(self.now_for(seats, common)));
        if now.is_some() || !told.is_empty() {
            let bytes = bytes + now.as_ref().map_or(0, |now| now.bytes() + SMALL);
            frames.push(ServerMessage::News { steps: told, now }.text(bytes));
        }
    }

    pub(super) fn common(&mut self) -> Common {
        let here = self.here();
        let seating = self.places.told(here);
        let table = &*self.table;
        let outcome = table.told_outcome();
        let consent = |seat: Seat| {
            let told = match table.may_take_back(seat).ok()? {
                Consent::Free => TakeBack::Free,
                Consent::Needed => TakeBack::Consent,
            };
            Some((seat, told))
        };
        let may_ask = if self.is_final || outcome.is_some() { Seats::NONE } else { here };
        Common {
            seating,
            to_act: table.to_act().iter().map(|seat| table.seat_name(seat).into()).collect(),
            take_back: may_ask.iter().filter_map(consent).collect(),
            outcome,
            offers: self.offers.iter().map(|offer| offer.told(table)).collect(),
            clock: self.shown_clock(),
            apart: self.is_apart(),
        }
    }

    /// How things stand for a page with these seats.
    fn now_for<'a>(&'a self, seats: Seats, common: &'a Common) -> Now<'a> {
        let table = &*self.table;
        let name = |seat: Seat| Name::from(table.seat_name(seat));
        let owing = seats.and(table.to_act());
        let may = if common.outcome.is_some() { Seats::NONE } else { seats };
        let take_back = common.take_back.iter().filter(|(seat, _)| seats.has(*seat));
        Now {
            n: table.n_steps(),
            to_act: common.to_act.clone(),
            view: self.view_for(seats),
            legal: owing.iter().map(|seat| (name(seat), table.listed(seat))).collect(),
            unasked: may
                .iter()
                .map(|seat| (name(seat), table.unasked(seat)))
                .filter(|(_, listed)| !listed.texts.is_empty())
                .collect(),
            take_back: take_back.map(|(seat, told)| (name(*seat), *told)).collect(),
            outcome: common.outcome.clone(),
            seats: Seating::new(&common.seating.infos, &common.seating.written),
            offers: Cow::Borrowed(&common.offers),
            clock: common.clock.clone(),
            paused: self.paused,
            rematch: self.rematch.as_deref().map(Cow::Borrowed),
            stood_in: self.stood_in.iter().map(KeptStandIn::told).collect(),
            no_stand_ins: self.no_stand_ins,
            apart: common.apart,
            hints: self.hints,
        }
    }

    /// What a page with these seats sees: a page with several a view for each.
    fn view_for(&self, seats: Seats) -> Box<RawValue> {
        if let Some(viewer) = one_viewer(seats) {
            return self.table.view(viewer);
        }
        let view = |seat: Seat| (self.table.seat_name(seat), self.table.view(Viewer::Seat(seat)));
        let views: BTreeMap<&str, Box<RawValue>> = seats.iter().map(view).collect();
        written(&views)
    }
}

pub(super) fn written(value: &impl Serialize) -> Box<RawValue> {
    // Texts, and what is JSON already: that cannot fail.
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// Whose eyes are those of a page with these seats, if it has no more than one.
fn one_viewer(seats: Seats) -> Option<Viewer> {
    match (seats.first(), seats.len()) {
        (None, _) => Some(Viewer::Spectator),
        (Some(seat), 1) => Some(Viewer::Seat(seat)),
        _ => None,
    }
}

/// With whose eyes a page sees the steps. A page with several seats sees them as a spectator does: whoever shares it
/// must not read in the log what the other has chosen.
pub(super) fn steps_viewer(seats: Seats) -> Viewer {
    one_viewer(seats).unwrap_or(Viewer::Spectator)
}
