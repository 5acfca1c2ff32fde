//! Full time and the shoot-out (chapter 8 of the rulebook).

use onze_core::{Events, Seat, Side};

use crate::state::Stage;
use crate::turn::Turn;
use crate::{Decision, Event, Kick};

impl<E: Events<Event>> Turn<'_, E> {
    /// CHI-808, CHI-810: more goals win; level goes to the shoot-out.
    pub(crate) fn full_time(&mut self) {
        let (red, blue) = (self.state.score(Seat::FIRST), self.state.score(Seat::SECOND));
        #[allow(clippy::cast_possible_truncation)] // one goal a duel at most, CHI-411
        self.events.add(Event::FullTime { red: red as u8, blue: blue as u8 });
        if red == blue {
            // CHI-811: the ball card is thrown again.
            self.state.ask(Stage::Toss);
        } else {
            self.over(Decision::Goals);
        }
    }

    /// The ball card has fallen: it decides who kicks first in the shoot-out (CHI-811), or at its limit the match
    /// (CHI-912).
    pub(crate) fn tossed(&mut self, seat: Seat) {
        if self.state.first_kicker.is_none() {
            self.state.first_kicker = Some(seat);
            self.events.add(Event::ShootOut { first: Side::of(seat) });
            self.kick(Kick::ShootOut);
        } else {
            self.state.decided = Some(seat);
            self.events.add(Event::TossDecides { side: Side::of(seat) });
            self.over(Decision::Toss);
        }
    }

    /// CHI-812 to CHI-816: five each, all taken; then pairs until one side leads.
    pub(crate) fn count_shootout(&mut self, kicker: Seat, goal: bool) {
        self.state.tally[kicker.index() & 1] += u32::from(goal);
        self.state.kicks += 1;
        let [red, blue] = self.state.tally;
        self.events.add(Event::Tally { red, blue, kicks: self.state.kicks });
        let pairs = self.state.kicks / 2;
        let complete = self.state.kicks.is_multiple_of(2) && pairs >= self.rules.shootout_kicks;
        if complete && red != blue {
            self.over(Decision::ShootOut);
        } else if complete && self.rules.shootout_limit != 0 && pairs >= self.rules.shootout_limit {
            // CHI-912: still level at the limit.
            self.state.ask(Stage::Toss);
        } else {
            self.kick(Kick::ShootOut);
        }
    }

    /// CHI-904: the other side wins, the score stands.
    pub(crate) fn resign(&mut self, side: Seat) {
        self.state.gave_up = Some(side);
        self.state.decided = Some(side.other());
        self.events.add(Event::Resigned { side: Side::of(side) });
        self.over(Decision::Resignation);
    }

    fn over(&mut self, by: Decision) {
        self.state.ask(Stage::Over);
        if let Some(winner) = self.state.winner() {
            self.events.add(Event::Won { side: Side::of(winner), by });
        }
    }
}
