//! The repositioning before a restart kick (SIM-840 to SIM-853).

use onze_core::{Events, Side};

use crate::aim::Class;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::Event;
use crate::game::Simulator;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::place::{BALL_RADIUS, Body, PEG_RADIUS, THREE_PEGS_GAP};
use crate::play::Play;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Restart, Stage, State};

/// SIM-846, SIM-130: between the centres of a peg and the ball.
const FAR_FROM_BALL: i32 = THREE_PEGS_GAP + PEG_RADIUS + BALL_RADIUS;
/// SIM-848.
const WALL: usize = 3;

impl Simulator {
    pub(crate) fn repositioning(&self, state: &State) -> Side {
        if state.stage == Stage::Reposition2 { state.defence() } else { state.turn.attack }
    }

    pub(crate) fn check_reposition(
        &self,
        state: &State,
        ball: Option<Point>,
        puts: &Puts,
    ) -> Result<(), Refusal> {
        let mut after = *state;
        if state.stage == Stage::Reposition1 {
            self.check_kicker(state, puts)?;
            self.put_ball(&mut after, ball)?;
        } else if ball.is_some() {
            return Err(Refusal::BallLiesFast);
        } else if puts.len() != state.lifted(self.repositioning(state)).len() {
            return Err(Refusal::PutAll);
        }
        for (n, put) in puts.iter().enumerate() {
            let kicker = state.stage == Stage::Reposition1 && n == 0;
            self.check_put(&after, *put, kicker)?;
            after.put(&self.pitch, put.peg, put.body());
            if kicker {
                after.ball.carrier = Some(put.peg);
            }
        }
        Ok(())
    }

    /// SIM-841 to SIM-843: who is in step 1.
    fn check_kicker(&self, state: &State, puts: &Puts) -> Result<(), Refusal> {
        let Some(kicker) = puts.first() else { return Err(Refusal::SixOrSeven) };
        let keeper = state.keeper_of(state.turn.attack);
        let with_keeper = puts.iter().any(|put| put.peg == keeper);
        if with_keeper && (kicker.peg != keeper || state.turn.restart == Some(Restart::KickOff)) {
            return Err(Refusal::KeeperLast);
        }
        let all = state.lifted(state.turn.attack).without(keeper).len();
        let field = puts.len() - usize::from(with_keeper);
        if self.first_counts(all).contains(&field) { Ok(()) } else { Err(Refusal::SixOrSeven) }
    }

    /// How many of so many field pegs may be placed in step 1.
    pub(crate) fn first_counts(&self, all: usize) -> std::ops::RangeInclusive<usize> {
        all.min(6)..=all.min(7)
    }

    /// SIM-852: only at a goal kick the ball is put down by the side.
    pub(crate) fn put_ball(&self, state: &mut State, ball: Option<Point>) -> Result<(), Refusal> {
        let is_goal_kick = state.turn.restart == Some(Restart::GoalKick);
        match ball {
            None if !is_goal_kick => Ok(()),
            Some(at) if is_goal_kick => {
                let cell = self.pitch.cell(at);
                let inside = (BALL_RADIUS..=self.pitch.length() - BALL_RADIUS).contains(&at.x);
                if !inside || !self.pitch.goal_area(state.turn.attack).has(cell) {
                    return Err(Refusal::OutsideGoalArea);
                }
                state.ball.at = at;
                state.ball.cell = cell;
                Ok(())
            }
            None => Err(Refusal::OutsideGoalArea),
            Some(_) => Err(Refusal::BallLiesFast),
        }
    }

    /// One peg of a step; the others of the step are down already.
    pub(crate) fn check_put(&self, state: &State, put: Put, kicker: bool) -> Result<(), Refusal> {
        let (peg, body) = (put.peg, put.body());
        if !state.lifted(self.repositioning(state)).has(peg) {
            return Err(Refusal::NotToBePlaced { peg });
        }
        let cell = self.check_place(state, peg, &body)?;
        let wall = self.joins_wall(state, peg, cell);
        if !wall {
            self.check_room(state, peg, cell)?;
        }
        if kicker {
            return self.check_kickers_place(state, put, cell);
        }
        if state.stage == Stage::Reposition2 {
            self.check_opponent(state, peg, &body, cell)?;
        } else if state.stage == Stage::Reposition3 && !self.pitch.is_behind_half_way(peg.side(), put.at) {
            return Err(Refusal::NotBehindHalfWay { peg });
        }
        self.check_others(state, peg, put.at, cell)
    }

    fn check_kickers_place(&self, state: &State, put: Put, cell: Cell) -> Result<(), Refusal> {
        let peg = put.peg;
        let fits = if state.turn.restart == Some(Restart::ThrowIn) {
            put.at == self.thrower_place(state)
        } else {
            cell == state.ball.cell
        };
        if fits { Ok(()) } else { Err(Refusal::KickerAtTheBall { peg }) }
    }

    /// SIM-845, SIM-850, SIM-832: what holds for everybody but the kicker and the keeper at a penalty.
    fn check_others(&self, state: &State, peg: Peg, at: Point, cell: Cell) -> Result<(), Refusal> {
        match state.turn.restart {
            Some(Restart::KickOff)
                if !self.rules.kickoff_free && !self.pitch.is_behind_half_way(peg.side(), at) =>
            {
                Err(Refusal::NotBehindHalfWay { peg })
            }
            Some(Restart::Penalty) if peg == state.keeper_of(state.defence()) => Ok(()),
            Some(Restart::Penalty) => {
                let own = |point: Point| self.pitch.own(point, state.turn.attack).x;
                let outside = !self.pitch.penalty_area(state.defence()).has(cell);
                if outside && own(at) <= own(state.ball.at) {
                    Ok(())
                } else {
                    Err(Refusal::OutOfThePenalty { peg })
                }
            }
            Some(Restart::ThrowIn) if cell == state.ball.cell => Err(Refusal::ThrowersCell),
            _ => Ok(()),
        }
    }

    /// SIM-846, SIM-850, SIM-852: what holds for the other side.
    fn check_opponent(&self, state: &State, peg: Peg, body: &Body, cell: Cell) -> Result<(), Refusal> {
        let keeper = peg == state.keeper_of(state.defence());
        let apart = || body.at.is_apart(state.ball.at, FAR_FROM_BALL);
        match state.turn.restart {
            Some(Restart::Penalty) if keeper => {
                let on_line = body.at == self.pitch.keeper_at_penalty(peg.side());
                if on_line { Ok(()) } else { Err(Refusal::KeeperOnHisLine) }
            }
            Some(
                Restart::KickOff | Restart::FreeKick | Restart::Indirect | Restart::Corner | Restart::Penalty,
            ) if !apart() => Err(Refusal::TooNearTheBall { peg }),
            Some(Restart::GoalKick) if self.pitch.penalty_area(state.turn.attack).has(cell) => {
                Err(Refusal::InThePenaltyArea { peg })
            }
            _ => Ok(()),
        }
    }

    /// SIM-848: may this peg be one more in its team's wall?
    fn joins_wall(&self, state: &State, peg: Peg, cell: Cell) -> bool {
        let free_kick = matches!(state.turn.restart, Some(Restart::FreeKick | Restart::Indirect));
        let near = self.pitch.attack(state.turn.attack).has(state.ball.cell);
        let side = state.defence();
        let here = state.in_cell(cell).and(Pegs::team(side));
        let elsewhere = state.crowd(side).but(here);
        state.stage == Stage::Reposition2
            && peg.side() == side
            && free_kick
            && near
            && !self.pitch.goal_area(side).has(cell)
            && here.len() < WALL
            && elsewhere.is_empty()
    }

    /// Puts pegs down one after the other: where they were if that is legal, else as near as can be.
    pub(crate) fn arrange(&self, state: &State, pegs: impl IntoIterator<Item = Peg>) -> Option<Puts> {
        let mut after = *state;
        let mut puts = Puts::new();
        for peg in pegs {
            let kicker = after.stage == Stage::Reposition1 && puts.is_empty();
            let put = self.arranged_put(&after, peg, kicker)?;
            after.put(&self.pitch, peg, put.body());
            if kicker {
                after.ball.carrier = Some(peg);
            }
            puts.try_push(put).ok()?;
        }
        Some(puts)
    }

    fn arranged_put(&self, state: &State, peg: Peg, kicker: bool) -> Option<Put> {
        let stays = Put { peg, at: state.point(peg) };
        if self.check_put(state, stays, kicker).is_ok() {
            return Some(stays);
        }
        let side = state.defence();
        if state.turn.restart == Some(Restart::Penalty) && peg == state.keeper_of(side) {
            return Some(Put { peg, at: self.pitch.keeper_at_penalty(side) });
        }
        if kicker {
            return self.kickers_put(state, peg);
        }
        let from = state.cell(peg);
        let mut tried = Cells::NONE;
        for steps in 0..=14 {
            for cell in from.within(steps).but(tried).iter().filter(|&cell| self.has_room(state, peg, cell)) {
                let fits = |body: &Body| self.check_put(state, Put { peg, at: body.at }, false).is_ok();
                let home = Put { peg, at: self.pitch.home(cell) };
                if fits(&home.body()) {
                    return Some(home);
                }
            }
            tried = from.within(steps);
        }
        None
    }

    /// A place for the kicker beside the ball, behind it if there is room.
    pub(crate) fn kickers_put(&self, state: &State, peg: Peg) -> Option<Put> {
        if state.turn.restart == Some(Restart::ThrowIn) {
            return Some(Put { peg, at: self.thrower_place(state) });
        }
        let behind = if peg.side() == Side::Red { -14_000 } else { 14_000 };
        let wanted = Point::new(state.ball.at.x + behind, state.ball.at.y);
        let place = (state.ball.cell, crate::place::Stance::Standing, wanted);
        self.nearest_body(state, peg, place, |_| true).map(|body| Put { peg, at: body.at })
    }
}

impl<E: Events<Event>> Play<'_, E> {
    pub(crate) fn reposition(&mut self, ball: Option<Point>, puts: &Puts) {
        if self.state.stage == Stage::Reposition1 {
            let _ = self.game.put_ball(self.state, ball);
            self.state.ball.carrier = puts.first().map(|put| put.peg);
        }
        for put in puts {
            self.state.put(&self.game.pitch, put.peg, put.body());
        }
        let side = self.game.repositioning(self.state);
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
