//! Players put on a square by rule, and those who make way for them (SHO-451, SHO-452).

use onze_core::{Events, Seat, Side};

use crate::square::Dark;
use crate::turn::Turn;
use crate::{Event, Number};

impl<E: Events<Event>> Turn<'_, E> {
    /// Lifts a player and puts him on a square; who stands there makes way.
    pub(crate) fn place(&mut self, seat: Seat, number: Number, to: Dark) {
        let from = self.state.square(seat, number);
        if from == to {
            return;
        }
        let there = self.state.player_on(to);
        self.state.put(seat, number, to);
        self.events.add(Event::Placed { side: Side::of(seat), number, from, to });
        if let Some((seat, number)) = there {
            self.make_way(seat, number, to);
        }
    }

    fn make_way(&mut self, seat: Seat, number: Number, from: Dark) {
        let north = self.state.is_north(seat);
        let limits = self.game.board.limits(number.role());
        let is_free =
            |square: &Dark| limits.has(square.own(north)) && self.state.player_on(*square).is_none();
        let nearest = Dark::all()
            .filter(is_free)
            .min_by_key(|square| (square.steps_to(from), square.own(north).row(), square.column()));
        // Every role has more squares than there are players.
        if let Some(to) = nearest {
            self.state.put(seat, number, to);
            self.events.add(Event::MadeWay { side: Side::of(seat), number, from, to });
        }
    }
}
