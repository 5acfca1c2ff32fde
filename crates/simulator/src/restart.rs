//! Fouls, cards, goals, and the award of restarts (SIM-820 to SIM-826, SIM-840, SIM-870 to SIM-876).

use onze_core::{Events, Side};

use crate::cell::Cell;
use crate::event::{Card, Event};
use crate::football::Restarts;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::state::{Due, Ended, Restart, Secrets, Stage, State, Where};
use crate::turn::Turn;

/// A foul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Foul {
    pub(crate) by: Peg,
    /// The fouled carrier or opponent.
    pub(crate) on: Option<Peg>,
    /// Where the free kick is.
    pub(crate) at: Point,
    /// The ball's cell.
    pub(crate) cell: Cell,
    /// A die made it one (SIM-873).
    pub(crate) by_die: bool,
    pub(crate) card: Option<Card>,
}

/// SIM-876.
const FEWEST: usize = 7;

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-871, SIM-873: a free kick or a penalty for the other side, after the card and the review.
    pub(crate) fn foul(&mut self, foul: Foul) {
        let Foul { by, on, at, by_die, .. } = foul;
        self.events.add(Event::Foul { by, on, at });
        if by_die && self.now().restarts().gives_penalty(&foul) {
            return self.wait_for(Due::Review(foul));
        }
        self.punish(foul);
    }

    /// SIM-873: on a 6 it was no foul.
    pub(crate) fn review(&mut self, foul: Foul, die: u8) {
        let side = foul.by.side();
        self.events.add(Event::Var { side, die });
        if die == 6 {
            let spot = self.game.goal_kick_spot(side);
            return self.award(Restart::GoalKick, side, spot, None);
        }
        self.punish(foul);
    }

    fn punish(&mut self, foul: Foul) {
        let Foul { by, at, cell, card, .. } = foul;
        let side = by.side();
        let is_penalty = self.now().restarts().gives_penalty(&foul);
        if let Some(card) = card {
            self.show(card, by);
            if self.state.playing(side).len() < FEWEST {
                self.state.ended = Some(Ended::TooFew(side));
                self.events.add(Event::TooFew { side });
                return self.stop();
            }
        }
        if is_penalty {
            let spot = self.game.pitch.penalty_spot(side);
            self.award(Restart::Penalty, side.other(), spot, None);
        } else {
            self.award(Restart::FreeKick, side.other(), at, Some(cell));
        }
    }

    /// SIM-732, SIM-733, SIM-875.
    fn show(&mut self, card: Card, peg: Peg) {
        self.events.add(Event::Carded { peg, card });
        let second = card == Card::Yellow && self.state.yellow.has(peg);
        if card == Card::Yellow && !second {
            self.state.yellow = self.state.yellow.with(peg);
            return;
        }
        if second {
            self.events.add(Event::Carded { peg, card: Card::Red });
        }
        self.state.yellow = self.state.yellow.without(peg);
        self.state.take_away(peg, Where::SentOff);
        self.state.grounded = self.state.grounded.without(peg);
    }

    /// Ends the match before its time.
    pub(crate) fn stop(&mut self) {
        let score = self.state.score;
        self.begin_turn(self.state.turn.attack);
        self.state.due = None;
        for side in Side::BOTH {
            self.state.substitutions[side.index()] += self.state.sealed.substitutions[side.index()];
        }
        self.state.sealed = Secrets::NONE;
        self.state.score = score;
        self.over();
    }

    /// SIM-473, SIM-826.
    pub(crate) fn goal(&mut self, side: Side, by: Peg) {
        self.state.score[side.index()] += 1;
        self.state.half.added = self.state.half.added.saturating_add(1);
        let [red, blue] = self.state.score;
        self.events.add(Event::Goal { side, by, own_goal: by.side() != side, red, blue });
        let spot = self.game.pitch.centre_spot();
        self.award(Restart::KickOff, side.other(), spot, None);
    }

    /// Gives a restart to a side; SIM-811: with the tick of its repositioning.
    pub(crate) fn award(&mut self, restart: Restart, side: Side, at: Point, cell: Option<Cell>) {
        self.get_up_after_shot();
        self.begin_turn(side);
        self.drop_ball(at);
        if let Some(cell) = cell {
            self.state.ball.cell = cell;
        }
        self.state.turn.restart = Some(restart);
        self.state.came_on = Pegs::NONE;
        self.state.turn.holds = 0;
        self.events.add(Event::Awarded { side, restart, at });
        if restart.repositions() {
            self.tick();
        }
        if self.whistle_at_restart(restart) {
            return;
        }
        self.ask_for_substitutions(Stage::SubstituteFirst);
    }

    /// SIM-841: all pegs are lifted; each remembers where it was.
    pub(crate) fn begin_repositioning(&mut self) {
        self.state.grounded = Pegs::NONE;
        for side in Side::BOTH {
            for peg in self.state.on(side).iter() {
                self.state.lift(peg);
            }
        }
        self.ask(Stage::Reposition1);
    }
}

impl Restarts<'_> {
    /// SIM-871: a foul of the defence in its own penalty area.
    pub(crate) fn gives_penalty(self, foul: &Foul) -> bool {
        let side = foul.by.side();
        side == self.defence() && self.game.pitch.penalty_area(side).has(foul.cell)
    }
}

impl State {
    /// Is a keeper of this side missing (SIM-889)?
    pub(crate) fn lacks_keeper(&self, side: Side) -> bool {
        !matches!(self.whereabouts(self.keeper_of(side)), Where::On(_) | Where::Lifted)
    }
}
