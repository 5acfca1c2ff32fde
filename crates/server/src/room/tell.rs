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
            let common = common.get_or_insert_with(|| live.common(here));
            told.push((client.seats, live.news(client.seats, steps, common).into()));
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
    live.news(seats, &steps, &live.common(here))
}

/// The steps that are under seal now.
pub(super) fn closed_steps(table: &dyn Table) -> Vec<usize> {
    (0..table.n_steps()).filter(|&n| table.is_closed(n, Viewer::Spectator)).collect()
}

impl Live {
    /// Takes the steps off the list that are no longer under seal.
    pub(super) fn opened(&mut self) -> Vec<usize> {
        let table = &*self.table;
        let (still, opened) = self.closed.iter().partition(|&&n| table.is_closed(n, Viewer::Spectator));
        self.closed = still;
        opened
    }

    /// Puts a step on the list if its line in the record carries a seal.
    pub(super) fn close(&mut self, n: usize, sealed: bool) {
        if sealed && self.table.is_closed(n, Viewer::Spectator) {
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

    /// Steps and then how things stand, mostly in one frame.
    fn news(&self, seats: SeatSet, steps: &[usize], common: &[Vec<u8>; 2]) -> Vec<Utf8Bytes> {
        let viewer = self.steps_viewer(seats);
        let mut frames = Vec::new();
        let mut json = Vec::with_capacity(FRAME);
        for &n in steps {
            json.extend_from_slice(if json.is_empty() { b"{\"steps\":[" } else { b"," });
            self.table.write_step(n, viewer, &mut json);
            if json.len() > FRAME {
                json.extend_from_slice(b"]}");
                frames.push(text_frame(std::mem::take(&mut json)));
            }
        }
        json.extend_from_slice(if json.is_empty() { b"{" } else { b"]," });
        self.write_now(seats, common, &mut json);
        json.push(b'}');
        frames.push(text_frame(json));
        frames
    }

    /// What is the same in everybody's `now`: the fields of [`Now`] before the view, and those after the choices.
    fn common(&self, here: SeatSet) -> [Vec<u8>; 2] {
        let to_act: Vec<&str> = places(self.to_act()).map(|place| self.seat_name(place)).collect();
        let (mut before, mut after) = (Vec::new(), Vec::with_capacity(512));
        field(&mut before, b"\"now\":{\"n\":", &self.table.n_steps());
        field(&mut before, b",\"to_act\":", &to_act);
        field(&mut after, b",\"outcome\":", &self.outcome());
        field(&mut after, b",\"seats\":", &self.seat_infos(here));
        field(&mut after, b",\"offers\":", &self.standing.offers);
        field(&mut after, b",\"clock\":", &self.clock.shown(self));
        field(&mut after, b",\"paused\":", &self.standing.paused);
        field(&mut after, b",\"rematch\":", &self.standing.rematch);
        after.push(b'}');
        [before, after]
    }

    /// A [`crate::protocol::Now`], written without a tree of values in between.
    fn write_now(&self, seats: SeatSet, [before, after]: &[Vec<u8>; 2], json: &mut Vec<u8>) {
        let table = &*self.table;
        json.extend_from_slice(before);
        json.extend_from_slice(b",\"view\":");
        match seats.count_ones() {
            0 => table.write_view(Viewer::Spectator, json),
            1 => table.write_view(self.viewer(seats.trailing_zeros() as usize), json),
            _ => self.by_seat(json, seats, |place, json| table.write_view(self.viewer(place), json)),
        }
        json.extend_from_slice(b",\"legal\":");
        self.by_seat(json, seats & self.to_act(), |place, json| {
            field(json, b"", &table.legal(self.seat_name(place)).unwrap_or_default());
        });
        json.extend_from_slice(b",\"unasked\":");
        self.by_seat(json, if self.over() { 0 } else { seats }, |place, json| {
            field(json, b"", &table.unasked(self.seat_name(place)).unwrap_or_default());
        });
        json.extend_from_slice(after);
    }

    /// An object by seat.
    fn by_seat(&self, json: &mut Vec<u8>, seats: SeatSet, value: impl Fn(usize, &mut Vec<u8>)) {
        json.push(b'{');
        for (n, place) in places(seats).enumerate() {
            field(json, if n == 0 { b"" } else { b"," }, &self.seat_name(place));
            json.push(b':');
            value(place, json);
        }
        json.push(b'}');
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

/// Appends a value as text, after what leads to it.
fn field(json: &mut Vec<u8>, lead: &[u8], value: &impl Serialize) {
    json.extend_from_slice(lead);
    // These are texts, numbers and lists of them: that cannot fail, and a `Vec` takes all.
    drop(serde_json::to_writer(json, value));
}

/// What was written as JSON, as a frame.
fn text_frame(json: Vec<u8>) -> Utf8Bytes {
    Utf8Bytes::try_from(json).unwrap_or_default()
}
