//! The clock, for games that have one: so many seconds for each choice, or for a part of the match.

use onze_core::{Clock as Counts, Seat, Seats};

use super::Session;
use crate::exchange::Millis;
use crate::protocol::{self, Name};

/// How much longer than the node that keeps the clock another one waits.
const PATIENCE: Millis = 2_000;

/// The clock of a match.
pub(super) struct Ticking {
    /// What it counts now; nothing in a match without a clock, or between two parts of it.
    counts: Option<Counts>,
    /// The time of each seat; of a part of the match there is one for all.
    hands: Vec<Hand>,
    runs: bool,
}

/// The time that somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    /// Nothing is asked.
    Off,
    /// It runs out then.
    Due(Millis),
    /// So much was left when the clock was stopped.
    Left(Millis),
}

impl Hand {
    fn left(self, now: Millis) -> Option<Millis> {
        match self {
            Hand::Off => None,
            Hand::Due(due) => Some(due.saturating_sub(now)),
            Hand::Left(left) => Some(left),
        }
    }

    fn due(self) -> Option<Millis> {
        if let Hand::Due(due) = self { Some(due) } else { None }
    }
}

impl Ticking {
    /// A clock that has not been wound. Of a part of the match so much may be left from before the match was opened; a
    /// choice gets its full time again, so that nobody loses it because the server was away.
    pub(super) fn new(counts: Option<Counts>, n_seats: usize, left: Option<Millis>) -> Self {
        let hands = match counts {
            None => Vec::new(),
            Some(Counts::Choice { .. }) => vec![Hand::Off; n_seats],
            Some(Counts::Period { .. }) => vec![left.map_or(Hand::Off, Hand::Left)],
        };
        Ticking { counts, hands, runs: false }
    }

    /// What is left of this part of the match, if parts are counted: kept with each step.
    pub(super) fn period_left(&self, now: Millis) -> Option<Millis> {
        matches!(self.counts, Some(Counts::Period { .. })).then_some(())?;
        self.hands.first()?.left(now)
    }

    /// Sets the times of those in `owing` that have none, and stops the others. What `movers` owe now is a new choice.
    fn wind(&mut self, seconds: u32, owing: Seats, runs: bool, movers: Seats, now: Millis) {
        for (seat, hand) in Seats::all(self.hands.len()).iter().zip(&mut self.hands) {
            if !owing.has(seat) || movers.has(seat) {
                *hand = Hand::Off;
            }
            if !owing.has(seat) {
                continue;
            }
            let left = hand.left(now).unwrap_or(1000 * Millis::from(seconds));
            *hand = if runs { Hand::Due(hand.due().unwrap_or(now + left)) } else { Hand::Left(left) };
        }
        self.runs = runs;
    }
}

impl Session {
    /// Sets the clock after a change; `movers` have just made a choice.
    pub(super) fn wind(&mut self, movers: Seats) {
        let counts = self.table.clock();
        if self.clock.counts != counts {
            self.clock = Ticking::new(counts, self.places.len(), None);
        }
        let waits = self.is_over() || self.paused || self.places.any_free();
        let (runs, now) = (!waits, self.now);
        match counts {
            None => {}
            Some(Counts::Choice { seconds }) => {
                let computers = self.places.computers();
                let owing = self.table.to_act().iter().filter(|&seat| !computers.has(seat)).collect();
                self.clock.wind(seconds, owing, runs, movers, now);
            }
            Some(Counts::Period { seconds, .. }) => {
                self.clock.wind(seconds, Seats::only(Seat::FIRST), runs, Seats::NONE, now);
            }
        }
    }

    /// When the session wants to be told [`crate::Input::Time`], if ever. Ask again after each input.
    pub fn deadline(&self) -> Option<Millis> {
        if !self.is_settled() {
            return None;
        }
        Some(self.clock.hands.iter().filter_map(|hand| hand.due()).min()? + self.patience())
    }

    /// Another node that keeps the clock may be gone: then it is kept here, a little later.
    fn patience(&self) -> Millis {
        if self.leads() { 0 } else { PATIENCE }
    }

    /// The clock as another node has kept it.
    pub(super) fn set_clock(&mut self, left: Option<Millis>) {
        let counts = self.table.clock();
        if matches!(counts, Some(Counts::Period { .. })) {
            self.clock = Ticking::new(counts, self.places.len(), left);
        }
    }

    /// Plays for the seat whose time has run out first, and lets computer players think that do not yet.
    pub(super) fn time(&mut self) {
        if !self.is_settled() {
            return;
        }
        let late = self.clock.hands.iter().enumerate().filter_map(|(slot, hand)| Some((hand.due()?, slot)));
        let late = late.min().filter(|(due, _)| *due + self.patience() <= self.now);
        if let Some((_, slot)) = late {
            // Whatever comes of it, this time has run out.
            self.clock.hands[slot] = Hand::Off;
            let choice = self.table.time_out();
            let made = Seat::new(slot)
                .zip(choice)
                .and_then(|(seat, choice)| Some((seat, self.table.play(seat, &choice, &[]).ok()?)));
            if let Some((seat, n)) = made {
                return self.made(n, Some(seat), None);
            }
        }
        self.drive();
    }

    /// The clock as everybody sees it.
    pub(super) fn shown_clock(&self) -> Option<protocol::Clock> {
        let (seconds, period) = match self.clock.counts? {
            Counts::Choice { seconds } => (seconds, None),
            Counts::Period { number, seconds } => (seconds, Some(number)),
        };
        let left = self.places.seats().iter().filter_map(|seat| {
            let slot = if period.is_some() { 0 } else { seat.index() };
            let left = self.clock.hands.get(slot)?.left(self.now)?;
            Some((Name::from(self.table.seat_name(seat)), left))
        });
        Some(protocol::Clock { seconds, period, left: left.collect(), runs: self.clock.runs })
    }
}
