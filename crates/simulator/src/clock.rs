//! Time: ticks, added time, half-time and the end (SIM-801 to SIM-815, SIM-895).

use onze_core::{Events, Side};

use crate::event::Event;
use crate::football::Time;
use crate::peg::Pegs;
use crate::state::{Half, Restart, Stage, Where};
use crate::turn::Turn;

/// SIM-806: no half is longer by more.
const MOST_ADDED: u8 = 5;
/// SIM-817: nor does it go on for more ticks when time is up.
const MOST_LATE: u8 = 5;

impl Time<'_> {
    /// L: how many ticks this half lasts.
    pub(crate) fn length_of_half(self) -> u16 {
        self.game.rules.ticks + u16::from(self.half.added.min(MOST_ADDED))
    }

    /// SIM-801, SIM-813: the minute shown, and the ticks beyond the usual time.
    pub(crate) fn minute(self) -> (u16, u16) {
        let start = if self.half.number == 2 { 45 } else { 0 };
        let t = self.half.t.min(self.game.rules.ticks);
        (start + 45 * t / self.game.rules.ticks, self.half.t - t)
    }

    /// SIM-131: the cell of row A beside which the referee walks: there, back, and there again; off the pitch at first.
    pub(crate) fn referee(self) -> Option<crate::cell::Cell> {
        // With a shorter half he walks the same way faster.
        let steps = 33 * self.half.t.min(self.game.rules.ticks) / self.game.rules.ticks;
        let (pass, step) = ((steps.max(1) - 1) / 11, (steps.max(1) - 1) % 11);
        let n = if pass == 1 { 10 - step } else { step };
        let number = u8::try_from(2 * n + 1).ok()?;
        crate::cell::Cell::new(0, number).filter(|_| steps > 0)
    }

    /// SIM-887, SIM-888, SIM-813: how many substitutions each side must have made by now.
    pub(crate) fn duty(self) -> u8 {
        let ticks = self.game.rules.ticks;
        match self.half.number {
            2 if self.half.t >= (2 * ticks).div_ceil(3) => 3,
            2 if self.half.t >= ticks.div_ceil(3) => 2,
            _ => 0,
        }
    }

    fn is_in_attack(self) -> bool {
        self.game.pitch.attack(self.turn.attack).has(self.ball.cell)
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-802.
    pub(crate) fn tick(&mut self) {
        self.state.half.t += 1;
        if self.state.half.time_up && !self.game.rules.until_3 {
            self.state.half.late += 1;
        }
        let (minute, beyond) = self.now().time().minute();
        self.events.add(Event::Tick { t: self.state.half.t, minute, beyond });
        self.look_at_clock();
    }

    /// SIM-807, SIM-810: time once up stays up.
    fn look_at_clock(&mut self) {
        if !self.state.half.time_up && self.state.half.t >= self.now().time().length_of_half() {
            self.state.half.time_up = true;
            self.events.add(Event::TimeUp);
        }
    }

    /// SIM-807, SIM-817: the half is over if time is up and the ball is outside the attack zone, or it has been for long.
    pub(crate) fn whistle_if_time_is_up(&mut self) -> bool {
        self.look_at_clock();
        let half = self.state.half;
        let over = half.time_up && (half.late >= MOST_LATE || !self.now().time().is_in_attack());
        if over {
            self.end_half();
        }
        over
    }

    /// SIM-808: when time is up only a free kick or a penalty is still taken; SIM-817: the last one, whose own tick was
    /// perhaps the fifth.
    pub(crate) fn whistle_at_restart(&mut self, restart: Restart) -> bool {
        self.look_at_clock();
        let taken = matches!(restart, Restart::FreeKick | Restart::Indirect | Restart::Penalty);
        let half = self.state.half;
        let over = half.time_up && !(taken && half.late <= MOST_LATE);
        if over {
            self.end_half();
        }
        over
    }

    /// SIM-812, SIM-895.
    pub(crate) fn end_half(&mut self) {
        let [red, blue] = self.state.score;
        let next = self.state.first.other();
        self.begin_turn(next);
        self.state.turn.failed_before = Pegs::NONE;
        self.state.turn.holds = 0;
        self.drop_ball(self.game.pitch.centre_spot());
        self.state.last = None;
        self.state.grounded = Pegs::NONE;
        self.state.came_on = Pegs::NONE;
        for side in Side::BOTH {
            for peg in self.state.playing(side).iter() {
                self.state.take_away(peg, Where::Lifted);
            }
        }
        if self.state.half.number == 1 {
            self.events.add(Event::HalfTime { red, blue });
            self.state.half = Half::begin(2);
            return self.ask(Stage::LineUp);
        }
        self.state.half = Half { time_up: false, late: 0, ..self.state.half };
        self.events.add(Event::FullTime { red, blue });
        if self.game.rules.shootout && red == blue { self.await_shootout() } else { self.over() }
    }

    pub(crate) fn over(&mut self) {
        self.ask(Stage::Over);
        let [red, blue] = self.now().time().final_score();
        let winner = self.now().time().winner();
        self.events.add(Event::Over { red, blue, winner });
    }
}

impl Time<'_> {
    /// SIM-876, SIM-1009: who ends a match before its time loses by the score or 0–3, whichever is worse.
    pub(crate) fn final_score(self) -> [u16; 2] {
        use crate::state::Ended;
        let Some(Ended::GaveUp(loser) | Ended::TooFew(loser)) = self.ended else { return self.score };
        let (own, other) = (self.score[loser.index()], self.score[loser.other().index()]);
        if other >= own + 3 {
            return self.score;
        }
        match loser {
            Side::Red => [0, 3],
            Side::Blue => [3, 0],
        }
    }

    /// SIM-895.
    pub(crate) fn winner(self) -> Option<Side> {
        let ahead = |[red, blue]: [u16; 2]| match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Side::Red),
            std::cmp::Ordering::Less => Some(Side::Blue),
            std::cmp::Ordering::Equal => None,
        };
        ahead(self.final_score()).or_else(|| ahead(self.shootout.map_or([0, 0], |shootout| shootout.goals)))
    }
}
