//! The repositioning before a restart kick (SIM-840 to SIM-853).

use onze_core::{Events, Side};

use crate::aim::Class;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::football::Restarts;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::pitch::Pitch;
use crate::place::{BALL_RADIUS, Body, PEG_RADIUS, THREE_PEGS_GAP};
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Restart, Stage, State};
use crate::turn::Turn;

/// SIM-846, SIM-130: between the centres of a peg and the ball.
const FAR_FROM_BALL: i32 = THREE_PEGS_GAP + PEG_RADIUS + BALL_RADIUS;
/// SIM-848.
const WALL: usize = 3;

impl Restarts<'_> {
    pub(crate) fn repositioning(self) -> Side {
        if self.stage == Stage::Reposition2 { self.defence() } else { self.turn.attack }
    }

    pub(crate) fn check_reposition(self, ball: Option<Point>, puts: &Puts) -> Result<(), Refusal> {
        let mut after = *self.state;
        if self.stage == Stage::Reposition1 {
            self.check_kicker(puts)?;
            after.put_ball(&self.game.pitch, ball)?;
        } else if ball.is_some() {
            return Err(Refusal::BallLiesFast);
        } else if puts.len() != self.lifted(self.repositioning()).len() {
            return Err(Refusal::PutAll);
        }
        for (n, put) in puts.iter().enumerate() {
            let kicker = self.stage == Stage::Reposition1 && n == 0;
            self.with(&after).restarts().check_put(*put, kicker)?;
            after.put(&self.game.pitch, put.peg, put.body());
            if kicker {
                after.ball.carrier = Some(put.peg);
            }
        }
        Ok(())
    }

    /// SIM-841 to SIM-843: who is in step 1.
    fn check_kicker(self, puts: &Puts) -> Result<(), Refusal> {
        let Some(kicker) = puts.first() else { return Err(Refusal::SixOrSeven) };
        let keeper = self.keeper_of(self.turn.attack);
        let with_keeper = puts.iter().any(|put| put.peg == keeper);
        Refusal::KeeperLast
            .when(with_keeper && (kicker.peg != keeper || self.turn.restart == Some(Restart::KickOff)))?;
        let all = self.lifted(self.turn.attack).without(keeper).len();
        let field = puts.len() - usize::from(with_keeper);
        Refusal::SixOrSeven.unless(first_counts(all).contains(&field))
    }

    /// One peg of a step; the others of the step are down already.
    pub(crate) fn check_put(self, put: Put, kicker: bool) -> Result<(), Refusal> {
        let (peg, body) = (put.peg, put.body());
        Refusal::NotToBePlaced { peg }.unless(self.lifted(self.repositioning()).has(peg))?;
        let cell = self.check_place(peg, &body)?;
        let wall = self.joins_wall(peg, cell);
        if !wall {
            self.check_room(peg, cell)?;
        }
        if kicker {
            return self.check_kickers_place(put, cell);
        }
        if self.stage == Stage::Reposition2 {
            self.check_opponent(peg, &body, cell)?;
        } else if self.stage == Stage::Reposition3 && !self.game.pitch.is_behind_half_way(peg.side(), put.at)
        {
            return Err(Refusal::NotBehindHalfWay { peg });
        }
        self.check_others(peg, put.at, cell)
    }

    fn check_kickers_place(self, put: Put, cell: Cell) -> Result<(), Refusal> {
        let peg = put.peg;
        let fits = if self.turn.restart == Some(Restart::ThrowIn) {
            put.at == self.thrower_place()
        } else {
            cell == self.ball.cell
        };
        Refusal::KickerAtTheBall { peg }.unless(fits)
    }

    /// SIM-845, SIM-850, SIM-832: what holds for everybody but the kicker and the keeper at a penalty.
    fn check_others(self, peg: Peg, at: Point, cell: Cell) -> Result<(), Refusal> {
        match self.turn.restart {
            Some(Restart::KickOff)
                if !self.game.rules.kickoff_free && !self.game.pitch.is_behind_half_way(peg.side(), at) =>
            {
                Err(Refusal::NotBehindHalfWay { peg })
            }
            Some(Restart::Penalty) if peg == self.keeper_of(self.defence()) => Ok(()),
            Some(Restart::Penalty) => {
                let own = |point: Point| self.game.pitch.own(point, self.turn.attack).x;
                let outside = !self.game.pitch.penalty_area(self.defence()).has(cell);
                Refusal::OutOfThePenalty { peg }.unless(outside && own(at) <= own(self.ball.at))
            }
            Some(Restart::ThrowIn) if cell == self.ball.cell => Err(Refusal::ThrowersCell),
            _ => Ok(()),
        }
    }

    /// SIM-846, SIM-850, SIM-852: what holds for the other side.
    fn check_opponent(self, peg: Peg, body: &Body, cell: Cell) -> Result<(), Refusal> {
        let keeper = peg == self.keeper_of(self.defence());
        let apart = || body.at.is_apart(self.ball.at, FAR_FROM_BALL);
        match self.turn.restart {
            Some(Restart::Penalty) if keeper => {
                let on_line = body.at == self.game.pitch.keeper_at_penalty(peg.side());
                Refusal::KeeperOnHisLine.unless(on_line)
            }
            Some(
                Restart::KickOff | Restart::FreeKick | Restart::Indirect | Restart::Corner | Restart::Penalty,
            ) if !apart() => Err(Refusal::TooNearTheBall { peg }),
            Some(Restart::GoalKick) if self.game.pitch.penalty_area(self.turn.attack).has(cell) => {
                Err(Refusal::InThePenaltyArea { peg })
            }
            _ => Ok(()),
        }
    }

    /// SIM-848: may this peg be one more in its team's wall?
    fn joins_wall(self, peg: Peg, cell: Cell) -> bool {
        let free_kick = matches!(self.turn.restart, Some(Restart::FreeKick | Restart::Indirect));
        let near = self.game.pitch.attack(self.turn.attack).has(self.ball.cell);
        let side = self.defence();
        let here = self.in_cell(cell).and(Pegs::team(side));
        let elsewhere = self.crowd(side).but(here);
        self.stage == Stage::Reposition2
            && peg.side() == side
            && free_kick
            && near
            && !self.game.pitch.goal_area(side).has(cell)
            && here.len() < WALL
            && elsewhere.is_empty()
    }

    /// Puts pegs down one after the other: where they were if that is legal, else as near as can be.
    pub(crate) fn arrange(self, pegs: impl IntoIterator<Item = Peg>) -> Option<Puts> {
        let mut after = *self.state;
        let mut puts = Puts::new();
        for peg in pegs {
            let kicker = after.stage == Stage::Reposition1 && puts.is_empty();
            let put = self.with(&after).restarts().arranged_put(peg, kicker)?;
            after.put(&self.game.pitch, peg, put.body());
            if kicker {
                after.ball.carrier = Some(peg);
            }
            puts.try_push(put).ok()?;
        }
        Some(puts)
    }

    fn arranged_put(self, peg: Peg, kicker: bool) -> Option<Put> {
        let stays = Put { peg, at: self.point(peg) };
        if self.check_put(stays, kicker).is_ok() {
            return Some(stays);
        }
        let side = self.defence();
        if self.turn.restart == Some(Restart::Penalty) && peg == self.keeper_of(side) {
            return Some(Put { peg, at: self.game.pitch.keeper_at_penalty(side) });
        }
        if kicker {
            return self.kickers_put(peg);
        }
        let from = self.cell(peg);
        let mut tried = Cells::NONE;
        for steps in 0..=14 {
            for cell in from.within(steps).but(tried).iter().filter(|&cell| self.has_room(peg, cell)) {
                let fits = |body: &Body| self.check_put(Put { peg, at: body.at }, false).is_ok();
                let home = Put { peg, at: self.game.pitch.home(cell) };
                if fits(&home.body()) {
                    return Some(home);
                }
            }
            tried = from.within(steps);
        }
        None
    }

    /// A place for the kicker beside the ball, behind it if there is room.
    pub(crate) fn kickers_put(self, peg: Peg) -> Option<Put> {
        if self.turn.restart == Some(Restart::ThrowIn) {
            return Some(Put { peg, at: self.thrower_place() });
        }
        let behind = if peg.side() == Side::Red { -14_000 } else { 14_000 };
        let wanted = Point::new(self.ball.at.x + behind, self.ball.at.y);
        let place = (self.ball.cell, crate::place::Stance::Standing, wanted);
        self.nearest_body(peg, place, |_| true).map(|body| Put { peg, at: body.at })
    }
}

/// How many of so many field pegs may be placed in step 1 (SIM-841, SIM-843).
pub(crate) fn first_counts(all: usize) -> std::ops::RangeInclusive<usize> {
    all.min(6)..=all.min(7)
}

impl State {
    /// SIM-852: only at a goal kick the ball is put down by the side.
    pub(crate) fn put_ball(&mut self, pitch: &Pitch, ball: Option<Point>) -> Result<(), Refusal> {
        let is_goal_kick = self.turn.restart == Some(Restart::GoalKick);
        match ball {
            None if !is_goal_kick => Ok(()),
            Some(at) if is_goal_kick => {
                let cell = pitch.cell(at);
                let inside = (BALL_RADIUS..=pitch.length() - BALL_RADIUS).contains(&at.x);
                Refusal::OutsideGoalArea.when(!inside || !pitch.goal_area(self.turn.attack).has(cell))?;
                self.ball.at = at;
                self.ball.cell = cell;
                Ok(())
            }
            None => Err(Refusal::OutsideGoalArea),
            Some(_) => Err(Refusal::BallLiesFast),
        }
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn reposition(&mut self, ball: Option<Point>, puts: &Puts) {
        if self.state.stage == Stage::Reposition1 {
            let _ = self.state.put_ball(&self.game.pitch, ball);
            self.state.ball.carrier = puts.first().map(|put| put.peg);
        }
        for put in puts {
            self.state.put(&self.game.pitch, put.peg, put.body());
        }
        let side = self.now().restarts().repositioning();
        let pegs: Pegs = puts.iter().map(|put| put.peg).collect();
        let places = self.state.places(pegs);
        self.events.add(Event::Repositioned { side, pegs, places });
        match self.state.stage {
            Stage::Reposition1 => self.ask(Stage::Reposition2),
            Stage::Reposition2 if !self.state.lifted(self.state.turn.attack).is_empty() => {
                self.ask(Stage::Reposition3);
            }
            _ => self.resume(),
        }
    }

    /// The restart kick is due (SIM-853).
    fn resume(&mut self) {
        if self.state.turn.restart == Some(Restart::Penalty) {
            // SIM-850: a declared shot.
            self.state.turn.shots = 1;
            self.state.declared.class = Some(Class::Shot);
            if let Some(peg) = self.state.ball.carrier {
                self.events.add(Event::ShotDeclared { peg, direct: false });
            }
            return self.ask(Stage::Prepare);
        }
        self.ask(Stage::Action);
    }
}
