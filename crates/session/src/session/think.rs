//! Computer players: when one must think, when nobody wants its choice any more, and what it chose.

use onze_core::{Seat, Seats};

use super::Session;
use crate::exchange::{Output, Thinking};

impl Session {
    /// Lets the computer players think that owe a choice, and stops those that do not, or that began from what has
    /// changed since.
    pub(super) fn drive(&mut self) {
        let due = self.due();
        for seat in self.places.seats().iter() {
            let began = self.thinking.get(seat.index()).copied().flatten();
            if began.is_some_and(|n| due.has(seat) && self.in_time(seat, n)) {
                continue;
            }
            self.stop_thinking(seat);
            if due.has(seat) {
                self.think(seat);
            }
        }
    }

    /// The seats of computer players that owe a choice. Computers among themselves rest while nobody looks: a match
    /// without an end would go on for ever for nobody.
    fn due(&self) -> Seats {
        if self.paused || !self.leads() || self.pages.is_empty() && !self.places.has_people() {
            return Seats::NONE;
        }
        self.table.to_act().and(self.places.computers())
    }

    /// Somebody looks, or nobody does any more: that matters to computers among themselves.
    pub(super) fn wake_or_rest(&mut self) {
        if self.pages.len() <= 1 && self.is_settled() && !self.places.has_people() {
            self.drive();
        }
    }

    fn think(&mut self, seat: Seat) {
        let player =
            self.places.of(seat).and_then(|place| place.computer_now()).unwrap_or_default().to_owned();
        let (n, moment, with_people) = (self.table.n_steps(), self.table.now(), self.places.has_people());
        if let Some(thinking) = self.thinking.get_mut(seat.index()) {
            *thinking = Some(n);
            self.out.push(Output::Think(Thinking {
                game: self.game.id(),
                seat,
                n,
                player,
                with_people,
                moment,
            }));
        }
    }

    pub(super) fn stop_thinking(&mut self, seat: Seat) {
        if self.thinking.get_mut(seat.index()).is_some_and(|thinking| thinking.take().is_some()) {
            self.out.push(Output::Stop { seat });
        }
    }

    /// A computer player has chosen. If it has not, or badly, any of its choices is made for it.
    pub(super) fn thought(&mut self, seat: Seat, n: usize, choice: Option<&str>, luck: u64) {
        let Some(thinking) = self.thinking.get_mut(seat.index()).filter(|thinking| **thinking == Some(n))
        else {
            return;
        };
        *thinking = None;
        if !self.due().has(seat) {
            return;
        }
        let made = choice.and_then(|choice| self.table.play(seat, choice, &[]).ok());
        let made = made.or_else(|| {
            let choices = self.table.legal(seat);
            #[allow(clippy::cast_possible_truncation)] // any of them will do
            let any = choices.get(luck as usize % choices.len().max(1))?;
            self.table.play(seat, any, &[]).ok()
        });
        if let Some(n) = made {
            self.made(n, Some(seat), None);
        }
    }
}
