//! The clock, for games that have one: so many seconds for each choice, or for a part of the match.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use onze_core::Clock as Counts;
use tokio::time::{Instant, sleep_until};

use super::{Inside, Live, Room, SeatSet, places, play};
use crate::app::App;
use crate::protocol::Clock;

/// The clock of a match.
pub(crate) struct Ticking {
    /// What it counts now; nothing in a match without a clock, or between two parts of it.
    counts: Option<Counts>,
    /// When the time of each seat that owes a choice runs out; of a part of the match there is one time for all.
    due: Vec<Option<Instant>>,
    /// What was left to each when the clock was stopped.
    left: Vec<Option<Duration>>,
    runs: bool,
    /// Is there a task that waits for the time to run out?
    watched: bool,
}

impl Ticking {
    /// A clock that has not been wound. Of a part of the match so much may be left from before the server was
    /// restarted; a choice gets its full time again, so that nobody loses it because the server was away.
    pub(crate) fn new(counts: Option<Counts>, n_seats: usize, left: Option<Duration>) -> Self {
        let n = if matches!(counts, Some(Counts::Choice { .. })) { n_seats } else { 1 };
        let left = left.filter(|_| matches!(counts, Some(Counts::Period { .. })));
        Ticking { counts, due: vec![None; n], left: vec![left; n], runs: false, watched: false }
    }

    pub(super) fn shown(&self, live: &Live) -> Option<Clock> {
        let now = Instant::now();
        let millis = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let (seconds, period) = match self.counts? {
            Counts::Choice { seconds } => (seconds, None),
            Counts::Period { number, seconds } => (seconds, Some(number)),
        };
        let left = live.standing.seats.iter().enumerate().filter_map(|(place, seat)| {
            let slot = if period.is_some() { 0 } else { place };
            let left = self.due[slot].map(|due| due.saturating_duration_since(now)).or(self.left[slot])?;
            Some((seat.seat.clone(), millis(left)))
        });
        Some(Clock { seconds, period, left: left.collect(), runs: self.runs })
    }

    /// What is left of this part of the match, if parts are counted: kept with each step.
    pub(super) fn period_left(&self) -> Option<Duration> {
        matches!(self.counts, Some(Counts::Period { .. })).then_some(())?;
        self.due[0].map(|due| due.saturating_duration_since(Instant::now())).or(self.left[0])
    }

    /// Sets the times of those in `owing` that have none, and stops the others.
    fn wind(&mut self, seconds: u32, owing: SeatSet, runs: bool, movers: SeatSet) {
        let now = Instant::now();
        let full = Duration::from_secs(seconds.into());
        for slot in 0..self.due.len() {
            if owing & !movers & (1 << slot) == 0 {
                (self.due[slot], self.left[slot]) = (None, None);
            }
            if owing & (1 << slot) == 0 {
                continue;
            }
            let left = self.due[slot].map(|due| due.saturating_duration_since(now)).or(self.left[slot]);
            let left = left.unwrap_or(full);
            (self.due[slot], self.left[slot]) =
                if runs { (Some(self.due[slot].unwrap_or(now + left)), None) } else { (None, Some(left)) };
        }
        self.runs = runs;
    }
}

/// Sets the clock after a change; `movers` have just made a choice, so that what they owe now is a new one.
pub(super) fn wind(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside, movers: SeatSet) {
    let Some(live) = inside.live.as_mut() else { return };
    let (counts, to_act, over) = (live.table.clock(), live.to_act(), live.over());
    let seats = &live.standing.seats;
    let clock = &mut live.clock;
    if clock.counts != counts {
        let watched = clock.watched;
        *clock = Ticking { watched, ..Ticking::new(counts, seats.len(), None) };
    }
    let runs = !over && !live.standing.paused && !seats.iter().any(super::StoredSeat::is_free);
    match counts {
        None => return,
        Some(Counts::Choice { seconds }) => {
            let persons = places(to_act).filter(|&place| seats[place].computer_now().is_none());
            let owing = persons.fold(0, |set, place| set | 1 << place);
            clock.wind(seconds, owing, runs, movers);
        }
        Some(Counts::Period { seconds, .. }) => clock.wind(seconds, 1, runs, 0),
    }
    if runs && !clock.watched {
        clock.watched = true;
        tokio::spawn(watch(Arc::clone(app), Arc::clone(room)));
    }
}

/// Waits for the next time to run out, again and again, while the clock runs.
async fn watch(app: Arc<App>, room: Arc<Room>) {
    loop {
        let next = {
            let Ok(mut inside) = room.enter(&app).await else { return };
            let Some(clock) = inside.live.as_mut().map(|live| &mut live.clock) else { return };
            clock.watched = clock.runs;
            if !clock.runs {
                return;
            }
            // If only computer players owe a choice: look again soon, when they have made it.
            let first = clock.due.iter().flatten().min().copied();
            first.unwrap_or_else(|| Instant::now() + Duration::from_secs(5))
        };
        sleep_until(next).await;
        let Ok(mut inside) = room.enter(&app).await else { return };
        while let Some((seat, choice)) = inside.timed_out() {
            if let Err(fault) = play(&app, &room, &mut inside, &seat, &choice).await {
                tracing::warn!(name = &*room.name, kind = fault.kind(), "the clock ran out without effect");
                return;
            }
        }
    }
}

impl Inside {
    /// The seat whose time has run out first, and what is played for it.
    fn timed_out(&self) -> Option<(String, Cow<'static, str>)> {
        let live = self.live.as_ref()?;
        let due = &live.clock.due;
        let slot = (0..due.len()).filter(|&slot| due[slot].is_some()).min_by_key(|&slot| due[slot])?;
        (due[slot]? <= Instant::now()).then_some(())?;
        Some((live.standing.seats[slot].seat.clone(), live.table.time_out()?))
    }
}
