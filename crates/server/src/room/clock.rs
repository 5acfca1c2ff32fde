//! The clock, for matches that are played with one: so many seconds for each choice, or for a half.

use std::sync::Arc;
use std::time::Duration;

use onze_core::Clock as Counts;
use tokio::time::{Instant, sleep_until};

use super::{Inside, Live, Room, places, play};
use crate::app::App;
use crate::protocol::Clock;

/// The clock of a match.
pub(crate) struct Ticking {
    counts: Counts,
    /// When the time of each seat that owes a choice runs out. The time of a half is that of the first seat.
    due: Vec<Option<Instant>>,
    /// What was left to each when the clock was stopped.
    left: Vec<Option<Duration>>,
    runs: bool,
    /// Is there a task that waits for the time to run out?
    watched: bool,
}

impl Ticking {
    fn new(counts: Counts, n_seats: usize) -> Self {
        Ticking { counts, due: vec![None; n_seats], left: vec![None; n_seats], runs: false, watched: false }
    }

    fn seconds(&self) -> u32 {
        match self.counts {
            Counts::Choice { seconds } | Counts::Period { seconds, .. } => seconds,
        }
    }

    /// The next half has its own time.
    fn count(&mut self, counts: Counts) {
        if counts != self.counts {
            self.counts = counts;
            self.due.fill(None);
            self.left.fill(None);
        }
    }

    pub(super) fn shown(&self, live: &Live) -> Clock {
        let now = Instant::now();
        let millis = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let left =
            live.standing.seats.iter().zip(&self.due).zip(&self.left).filter_map(|((seat, due), left)| {
                let left = due.map(|due| due.saturating_duration_since(now)).or(*left)?;
                Some((seat.seat.clone(), millis(left)))
            });
        let period = match self.counts {
            Counts::Period { number, .. } => Some(number),
            Counts::Choice { .. } => None,
        };
        Clock { seconds: self.seconds(), period, left: left.collect(), runs: self.runs }
    }

    /// Sets the times of the seats in `owing` that have none, and stops the others.
    fn wind(&mut self, owing: u16, runs: bool, mover: Option<usize>) {
        let now = Instant::now();
        let full = Duration::from_secs(self.seconds().into());
        for place in 0..self.due.len() {
            if owing & (1 << place) == 0 || mover == Some(place) {
                (self.due[place], self.left[place]) = (None, None);
            }
            if owing & (1 << place) == 0 {
                continue;
            }
            let left = self.due[place].map(|due| due.saturating_duration_since(now)).or(self.left[place]);
            let left = left.unwrap_or(full);
            (self.due[place], self.left[place]) =
                if runs { (Some(self.due[place].unwrap_or(now + left)), None) } else { (None, Some(left)) };
        }
        self.runs = runs;
    }
}

/// Sets the clock after a change; `mover` has just made a choice, so that what they owe now is a new one.
pub(super) fn wind(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside, mover: Option<usize>) {
    let Some(live) = inside.live.as_mut() else { return };
    let (to_act, over) = (live.to_act(), live.over());
    let seats = &live.standing.seats;
    let persons = places(to_act).filter(|&place| seats[place].computer_now().is_none());
    let runs = !over && !live.standing.paused && !seats.iter().any(super::StoredSeat::is_free);
    let counts = live.table.clock();
    let (owing, mover) = match counts {
        Some(Counts::Choice { .. }) => (persons.fold(0, |set, place| set | 1 << place), mover),
        Some(Counts::Period { .. }) => (1, None),
        None => (0, None),
    };
    let n_seats = seats.len();
    if let Some(counts) = counts {
        live.clock.get_or_insert_with(|| Ticking::new(counts, n_seats)).count(counts);
    }
    let Some(clock) = live.clock.as_mut() else { return };
    clock.wind(owing, runs, mover);
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
            let first = inside.first_due();
            let Some(clock) = inside.live.as_mut().and_then(|live| live.clock.as_mut()) else { return };
            clock.watched = clock.runs;
            if !clock.runs {
                return;
            }
            // If only computer players owe a choice: look again when they must have made it.
            first.unwrap_or_else(|| Instant::now() + Duration::from_secs(clock.seconds().into()))
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
    fn first_due(&self) -> Option<Instant> {
        let clock = self.live.as_ref()?.clock.as_ref()?;
        clock.due.iter().flatten().min().copied()
    }

    /// The seat whose time has run out first, and what is played for it.
    fn timed_out(&self) -> Option<(String, String)> {
        let live = self.live.as_ref()?;
        let due = &live.clock.as_ref()?.due;
        let place = (0..due.len()).filter(|&place| due[place].is_some()).min_by_key(|&place| due[place])?;
        let choice = live.table.time_out()?;
        (due[place]? <= Instant::now()).then(|| (live.standing.seats[place].seat.clone(), choice))
    }
}
