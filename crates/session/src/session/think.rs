//! Computer players: when one must think, when nobody wants its choice any more, and what it chose.

use onze_core::{Seat, Seats};

use super::Session;
use crate::put::{Output, Thinking};

impl Session {
    /// Lets the computer players think that owe a choice, and stops those that do not, or that began from what has
    /// changed since.
    pub(super) fn drive(&mut self) {
        let due = self.due();
        for seat in Seats::all(self.places.len()).iter() {
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

    /// The seats of computer players that owe a choice.
    fn due(&self) -> Seats {
        if self.paused { Seats::NONE } else { self.table.to_act().and(self.computers()) }
    }

    fn think(&mut self, seat: Seat) {
        let player = self.place(seat).and_then(|place| place.computer_now()).unwrap_or_default().to_owned();
        let (n, moment) = (self.table.n_steps(), self.table.now());
        if let Some(thinking) = self.thinking.get_mut(seat.index()) {
            *thinking = Some(n);
            self.out.push(Output::Think(Thinking { game: self.game.id(), seat, n, player, moment }));
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
