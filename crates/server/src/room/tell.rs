//! What each page hears, and nothing that it may not.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use onze_core::Viewer;
use onze_core::table::Table;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc::error::TrySendError;

use super::{Frames, Inside, Live, SeatSet, places};
use crate::protocol::{Outcome, SeatInfo, Sitter};

/// Steps go out in frames of about this many bytes, so that no buffer grows with the length of a match.
const FRAME: usize = 4 << 10;

/// Tells every page these steps and how things stand.
pub(crate) fn everybody(inside: &mut Inside, steps: &[usize]) {
    all_but(inside, None, steps);
}

/// Tells every page but one. A page that does not keep up is left to find out later: its
/// queue ends, and with it its connection.
pub(crate) fn all_but(inside: &mut Inside, except: Option<u64>, steps: &[usize]) {
    let here = inside.here();
    let Inside { live: Some(live), clients, .. } = inside else { return };
    let mut told: Vec<(SeatSet, Frames)> = Vec::new();
    let mut common = None;
    clients.retain(|client| {
        if Some(client.id) == except {
            return true;
        }
        let index = told.iter().position(|(seats, _)| *seats == client.seats).unwrap_or_else(|| {
            let mut frames = live.step_frames(client.seats, steps);
            let common = common.get_or_insert_with(|| live.common(here));
            frames.push(live.now_frame(client.seats, common));
            told.push((client.seats, frames.into()));
            told.len() - 1
        });
        !matches!(client.queue.try_send(Arc::clone(&told[index].1)), Err(TrySendError::Full(_)))
    });
}

/// What a page needs that has the first `have` steps: the rest, those that may have been opened since, and how things
/// stand.
pub(crate) fn newcomer(inside: &mut Inside, seats: SeatSet, have: usize) -> Vec<Utf8Bytes> {
    let here = inside.here();
    let Inside { live: Some(live), .. } = inside else { return Vec::new() };
    let n_steps = live.table.n_steps();
    // A match may have been set up once more before its first choice.
    let have = if have <= 1 { 0 } else { have.min(n_steps) };
    let mut steps: Vec<usize> = if have < n_steps { live.sealed_before(have) } else { Vec::new() };
    steps.extend(have..n_steps);
    let mut frames = live.step_frames(seats, &steps);
    frames.push(live.now_frame(seats, &live.common(here)));
    frames
}

/// The steps that are under seal now.
pub(super) fn closed_steps(table: &dyn Table) -> Vec<usize> {
    (0..table.n_steps()).filter(|&n| is_closed(table, n)).collect()
}

fn is_closed(table: &dyn Table, n: usize) -> bool {
    let step = table.step_json(n, Viewer::Spectator);
    step.split_once("\"move\":").is_some_and(|(_, rest)| rest.starts_with("null"))
}

impl Live {
    /// Takes the steps off the list that are no longer under seal.
    pub(super) fn opened(&mut self) -> Vec<usize> {
        let table = &*self.table;
        let (still, opened) = self.closed.iter().partition(|&&n| is_closed(table, n));
        self.closed = still;
        opened
    }

    /// Puts a step on the list if its line in the record carries a seal.
    pub(super) fn close(&mut self, n: usize, sealed: bool) {
        if sealed && is_closed(&*self.table, n) {
            self.closed.push(n);
        }
    }

    /// Steps below `have` that may have been under seal when `have` was all there was: the last of each seat.
    fn sealed_before(&self, have: usize) -> Vec<usize> {
        let mut seen: Vec<Value> = Vec::new();
        let mut steps: Vec<usize> = Vec::new();
        for n in (0..have).rev() {
            let mut step = self.table.step(n, Viewer::Spectator);
            let seat = step["seat"].take();
            let is_move = !step["move"].as_str().is_some_and(|deed| deed.starts_with("undo"));
            if is_move && !seen.contains(&seat) {
                seen.push(seat);
                steps.push(n);
            }
            if seen.len() > self.standing.seats.len() {
                break;
            }
        }
        steps.reverse();
        steps
    }

    /// With whose eyes a page sees the steps. A page with several seats sees them as a spectator does: whoever shares
    /// it must not read in the log what the other has chosen.
    fn steps_viewer(&self, seats: SeatSet) -> Viewer {
        if seats.is_power_of_two() { self.viewer(seats.trailing_zeros() as usize) } else { Viewer::Spectator }
    }

    fn step_frames(&self, seats: SeatSet, steps: &[usize]) -> Vec<Utf8Bytes> {
        let viewer = self.steps_viewer(seats);
        let mut frames = Vec::new();
        let mut text = String::new();
        for &n in steps {
            text.push_str(if text.is_empty() { "{\"steps\":[" } else { "," });
            text.push_str(&self.table.step_json(n, viewer));
            if text.len() > FRAME {
                frames.push(Utf8Bytes::from(std::mem::take(&mut text) + "]}"));
            }
        }
        if !text.is_empty() {
            frames.push(Utf8Bytes::from(text + "]}"));
        }
        frames
    }

    /// What is the same in everybody's `now`: the fields of [`Now`] before the view, and those after the choices.
    fn common(&self, here: SeatSet) -> [String; 2] {
        let to_act: Vec<&str> = places(self.to_act()).map(|place| self.seat_name(place)).collect();
        let before = format!(r#"{{"now":{{"n":{},"to_act":{}"#, self.table.n_steps(), text_of(&to_act));
        let after = format!(
            r#","outcome":{},"seats":{},"offers":{},"clock":{},"paused":{},"rematch":{}}}}}"#,
            text_of(&self.outcome()),
            text_of(&self.seat_infos(here)),
            text_of(&self.standing.offers),
            text_of(&self.clock.shown(self)),
            self.standing.paused,
            text_of(&self.standing.rematch),
        );
        [before, after]
    }

    /// A [`crate::protocol::Now`], written without a tree of values in between.
    fn now_frame(&self, seats: SeatSet, [before, after]: &[String; 2]) -> Utf8Bytes {
        let table = &*self.table;
        let mut text = String::with_capacity(2 << 10);
        text.push_str(before);
        text.push_str(",\"view\":");
        match seats.count_ones() {
            0 => text.push_str(&table.view_json(Viewer::Spectator)),
            1 => text.push_str(&table.view_json(self.viewer(seats.trailing_zeros() as usize))),
            _ => self.push_object(&mut text, seats, |place| table.view_json(self.viewer(place))),
        }
        text.push_str(",\"legal\":");
        self.push_object(&mut text, seats & self.to_act(), |place| {
            text_of(&table.legal(self.seat_name(place)).unwrap_or_default())
        });
        text.push_str(",\"unasked\":");
        self.push_object(&mut text, if self.over() { 0 } else { seats }, |place| {
            text_of(&table.unasked(self.seat_name(place)).unwrap_or_default())
        });
        text.push_str(after);
        Utf8Bytes::from(text)
    }

    /// An object by seat.
    fn push_object(&self, text: &mut String, seats: SeatSet, value: impl Fn(usize) -> String) {
        for (n, place) in places(seats).enumerate() {
            text.push(if n == 0 { '{' } else { ',' });
            text.push_str(&text_of(&self.seat_name(place)));
            text.push(':');
            text.push_str(&value(place));
        }
        text.push_str(if seats == 0 { "{}" } else { "}" });
    }

    fn seat_name(&self, place: usize) -> &str {
        &self.standing.seats[place].seat
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().and_then(|outcome| serde_json::from_value(outcome).ok())
    }

    pub(crate) fn seat_infos(&self, here: SeatSet) -> Vec<SeatInfo> {
        let info = |(place, seat): (usize, &crate::store::StoredSeat)| SeatInfo {
            seat: seat.seat.clone(),
            name: seat.player.clone(),
            kind: match (&seat.computer, &seat.stand_in) {
                (Some(player), _) => Sitter::Computer(player.clone()),
                (None, Some(player)) => Sitter::StandIn(player.clone()),
                (None, None) if seat.is_free() => Sitter::Free,
                (None, None) => Sitter::Person,
            },
            free: seat.is_free(),
            here: seat.computer.is_some() || here & (1 << place) != 0,
        };
        self.standing.seats.iter().enumerate().map(info).collect()
    }
}

fn text_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
