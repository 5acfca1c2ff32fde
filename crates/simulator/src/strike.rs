//! What follows a kick, in the order of SIM-315.

use onze_core::{Chance, Events};

use crate::aim::{Aim, Class};
use crate::cell::Cell;
use crate::event::Event;
use crate::flight::{End, Ran, Reach, Touched};
use crate::game::Simulator;
use crate::peg::{Peg, Pegs};
use crate::pitch::Zone;
use crate::place::Stance;
use crate::point::Point;
use crate::restart::Foul;
use crate::side::Side;
use crate::state::{Hands, Last, Prepared, Restart, Stage, State};
use crate::turn::Turn;

/// A kick that was accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strike {
    pub(crate) peg: Peg,
    pub(crate) aim: Aim,
    pub(crate) class: Class,
    pub(crate) dribble: Option<Peg>,
    /// SIM-440.
    pub(crate) dodge: bool,
    pub(crate) reach: Reach,
}

/// What was before the ball moved.
#[derive(Clone, Copy, Debug)]
struct Before {
    ball: Point,
    /// The kicker's cell.
    cell: Cell,
    /// A keeper is dribbled on the wrong side (SIM-442).
    inside: bool,
}

impl<C: Chance, E: Events<Event>> Turn<'_, C, E> {
    /// Runs the ball, then everything up to the next choice.
    pub(crate) fn strike(&mut self, strike: Strike) {
        if let Some(ran) = self.seen {
            return self.struck(&strike, ran);
        }
        let drawn = (&mut *self.chance, self.events.are_heard());
        let ran = self.game.run(self.state, strike.peg, strike.aim, strike.reach, drawn);
        self.struck(&strike, &ran);
    }

    /// What a kick that ran so leads to.
    pub(crate) fn struck(&mut self, strike: &Strike, ran: &Ran) {
        let Strike { peg, aim, class, dribble, dodge, .. } = *strike;
        let last = self.game.before_the_kick(self.state, strike);
        let before = Before {
            ball: self.state.ball,
            cell: last.from,
            // SIM-442 is judged on the aim, before the ball moves.
            inside: dodge && !self.game.passes_outside(self.state, aim),
        };
        self.events.add(Event::Kicked { peg, class, aim, dribble });
        self.state.relance = false;
        self.state.restart = None;
        self.state.only = None;
        self.state.immediate = false;
        self.state.stepped_back = false;
        self.state.last = Some(last);
        self.settle(strike, ran, before);
    }

    /// The steps of SIM-315 after the ball has run; `before` is where it lay.
    fn settle(&mut self, strike: &Strike, ran: &Ran, before: Before) {
        self.note_touches(ran, ran.touches.len());
        self.tell_ball(ran);
        if self.state.shootout.is_some() {
            return self.after_penalty(strike.peg, ran);
        }
        // (2)
        if self.foul_of_header(strike, ran) {
            return;
        }
        // (3) on a cross the header's touch ends the path
        let header = if strike.class == Class::Cross { self.game.heading_peg(self.state, ran) } else { None };
        let all = ran.cells.len();
        let cells = header.map_or(all, |(_, _, cells)| cells.min(all));
        if let Some((_, touches, _)) = header {
            self.note_touches(ran, touches);
        }
        // (4)
        if strike.class != Class::Shot
            && let Some(peg) = self.game.offside_by_path(self.state, &ran.cells[..cells])
        {
            return self.offside(peg);
        }
        // (5)
        match (header, ran.end) {
            (Some((peg, _, _)), _) => self.header(peg),
            (None, End::Goal(goal, at)) => self.in_the_net(strike, goal, at.y),
            (None, End::GoalLine(goal, at)) => self.over_goal_line(goal, at.y),
            (None, End::Touch(at)) => self.over_touch_line(at),
            (None, End::Rest(at)) => self.at_rest(strike, ran, at, before),
        }
    }

    fn note_touches(&mut self, ran: &Ran, touches: usize) {
        let touches = &ran.touches[..touches.min(ran.touches.len())];
        if let Some(last) = &mut self.state.last {
            let pegs = || touches.iter().filter_map(|touch| touch.body.peg());
            last.touched = pegs().collect();
            last.final_touch = pegs().last();
        }
    }

    fn tell_ball(&mut self, ran: &Ran) {
        if !self.events.are_heard() {
            return;
        }
        let touched: Vec<Touched> = ran.touches.iter().map(|touch| touch.body).collect();
        let pegs = touched.iter().filter_map(|body| body.peg()).collect();
        let frame = touched.iter().rev().find_map(|body| body.part());
        let cells = ran.cells.to_vec();
        let path = ran.path.clone();
        let (end, at) = match ran.end {
            End::Rest(at) => ("rest", Some(at)),
            End::Touch(at) => ("touch", Some(at)),
            End::GoalLine(_, at) => ("line", Some(at)),
            End::Goal(_, at) => ("goal", Some(at)),
        };
        let goal = match ran.end {
            End::Goal(side, _) | End::GoalLine(side, _) => Some(side),
            _ => None,
        };
        self.events.add(Event::Ball { end, at, goal, cells, touched, pegs, frame, over: ran.fallen, path });
    }

    /// SIM-872: the ball of a header knocks over an opponent who is not the keeper.
    fn foul_of_header(&mut self, strike: &Strike, ran: &Ran) -> bool {
        let headed = self.state.last.is_some_and(|last| last.header);
        let opponents = ran.fallen.and(Pegs::team(strike.peg.side().other()));
        let keeper = self.state.keeper_of(strike.peg.side().other());
        let Some(victim) = opponents.without(keeper).first().filter(|_| headed) else { return false };
        let (at, cell) = (self.state.point(strike.peg), self.state.cell(strike.peg));
        self.foul(Foul { by: strike.peg, on: Some(victim), at, cell, by_die: false, card: None });
        true
    }

    /// SIM-452: the ball is put on that peg's head.
    fn header(&mut self, peg: Peg) {
        let side = peg.side();
        self.events.add(Event::Header { peg });
        self.get_up_after_shot();
        if side != self.state.attack {
            // SIM-455
            self.begin_turn(side, true);
            self.events.add(Event::Relance { side, peg });
        }
        self.state.stepped = Pegs::NONE;
        self.state.declared = None;
        self.state.direct = false;
        self.state.keeper = Prepared::No;
        self.state.carrier = Some(peg);
        self.state.hands = Hands::No;
        self.state.heading = true;
        self.state.ball = self.state.point(peg);
        self.state.ball_cell = self.state.cell(peg);
        if self.whistle_if_time_is_up() {
            return;
        }
        let may_pass = !self.state.passed.has(peg);
        if may_pass || self.game.may_head_at_goal(self.state, peg) {
            return self.ask(Stage::Header);
        }
        self.keep_header(peg);
    }

    /// SIM-454, SIM-460: neither pass nor shot is open, and he keeps the ball at his feet.
    fn keep_header(&mut self, peg: Peg) {
        self.state.heading = false;
        let (cell, at) = (self.state.cell(peg), self.state.point(peg));
        let ahead = if peg.side() == Side::Red { 11_000 } else { -11_000 };
        let wanted = Point::new(at.x + ahead, at.y);
        let state = &*self.state;
        let is_free = |ball: Point| {
            state.in_cell(cell).iter().all(|peg| state.body(peg).is_none_or(|body| body.keeps_gap(ball, 0)))
        };
        let ball = self.game.pitch.nearest_ball(cell, wanted, is_free);
        self.state.ball = ball.unwrap_or(wanted);
        self.state.carried = 0;
        self.events.add(Event::KeptHeader { peg, at: self.state.ball });
        self.begin_phase_2();
    }

    /// SIM-473, SIM-424, SIM-825.
    fn in_the_net(&mut self, strike: &Strike, goal: Side, y: i32) {
        let own_goal = strike.peg.side() == goal;
        let from_restart =
            self.state.last.is_some_and(|last| last.restart.is_some() && last.touched.is_empty());
        if own_goal && from_restart {
            // Directly from its own restart: a corner for the other side.
            let at = self.game.pitch.corner(goal, y);
            return self.award(Restart::Corner, goal.other(), at, None);
        }
        if own_goal || strike.class == Class::Shot {
            return self.goal(goal.other(), strike.peg);
        }
        self.over_goal_line(goal, y);
    }

    /// SIM-822, SIM-823.
    fn over_goal_line(&mut self, goal: Side, y: i32) {
        if self.game.last_side_to_touch(self.state) == goal {
            let at = self.game.pitch.corner(goal, y);
            self.award(Restart::Corner, goal.other(), at, None);
        } else {
            let at = self.game.goal_kick_spot(goal);
            self.award(Restart::GoalKick, goal, at, None);
        }
    }

    /// SIM-821.
    fn over_touch_line(&mut self, at: Point) {
        let side = self.game.last_side_to_touch(self.state).other();
        let cell = self.game.pitch.cell(at);
        self.award(Restart::ThrowIn, side, at, Some(cell));
    }

    /// The ball has come to rest on the pitch: steps 6 and 7.
    fn at_rest(&mut self, strike: &Strike, ran: &Ran, at: Point, before: Before) {
        self.drop_ball(at);
        let cells = self.game.pitch.ball_cells(at);
        self.state.ball_cell = self.game.pitch.cell(at);
        // SIM-425
        let stayed = ran.cells.len() == 1 && ran.cells.first() == Some(&before.cell) && cells.len() == 1;
        if let Some(last) = &mut self.state.last {
            last.stayed = stayed;
            if stayed {
                last.class = Class::Pass;
            }
        }
        // Step 1, now that it is known where the ball lies (SIM-411, SIM-651).
        self.get_up_after_shot();
        self.make_way(ran.fallen.with(strike.peg));
        if let Some(opponent) = strike.dribble
            && self.dribble_duel(strike, opponent, before)
        {
            return;
        }
        self.ask(Stage::KickerPlace);
    }

    /// SIM-432 to SIM-437, SIM-442. Says whether a foul stopped play.
    fn dribble_duel(&mut self, strike: &Strike, opponent: Peg, before: Before) -> bool {
        let dribbler = strike.peg;
        let beaten = if before.inside {
            self.events.add(Event::PassedInside { peg: dribbler, keeper: opponent });
            false
        } else if self.state.failed_before.has(opponent) {
            self.events.add(Event::DribbleWithoutDice { peg: dribbler, opponent });
            true
        } else {
            let dice = [self.die(), self.die()];
            let numbers = [
                self.game.sticker(self.state, dribbler).dribble(),
                self.game.sticker(self.state, opponent).marking(),
            ];
            let won = dice[0] + numbers[0] > dice[1] + numbers[1];
            self.events.add(Event::Dribbled { peg: dribbler, opponent, dice, numbers, won });
            // SIM-435
            if dice[1] == 1 && self.game.pitch.zone(dribbler.side(), before.cell) == Zone::Attack {
                let (at, cell) = (before.ball, before.cell);
                self.foul(Foul { by: opponent, on: Some(dribbler), at, cell, by_die: true, card: None });
                return true;
            }
            won
        };
        if beaten {
            self.game.lay_down(self.state, opponent);
            self.state.grounded = self.state.grounded.with(opponent);
        }
        if let Some(last) = &mut self.state.last {
            last.beaten = beaten;
        }
        self.state.immediate = strike.dodge && beaten;
        false
    }

    /// SIM-651: a keeper prepared for a shot stands again.
    pub(crate) fn get_up_after_shot(&mut self) {
        let keeper = self.state.keeper_of(self.state.defence());
        match self.state.keeper {
            Prepared::Placed if self.state.is_lying(keeper) => self.set_up_again(keeper),
            Prepared::Bar => self.make_way(Pegs::only(keeper)),
            Prepared::Placed | Prepared::No => {}
        }
        self.state.keeper = Prepared::No;
    }

    /// SIM-411, SIM-409: pegs on whose place the ball lies are put at the nearest legal one.
    fn make_way(&mut self, pegs: Pegs) {
        for peg in pegs.iter() {
            // SIM-415: by rounding it may lie a thousandth too near.
            let is_under = self.state.body(peg).is_some_and(|body| match body.stance {
                Stance::Standing => !body.at.is_apart(self.state.ball, 10_999),
                Stance::Lying(_) => false,
            });
            if is_under {
                self.set_up_again(peg);
            }
        }
    }

    fn set_up_again(&mut self, peg: Peg) {
        let before = self.state.point(peg);
        self.game.set_up(self.state, peg);
        let at = self.state.point(peg);
        self.events.add(Event::SetUp { peg, at, moved: at != before });
    }

    /// SIM-409: the kicker is put down.
    pub(crate) fn place_kicker(&mut self, put: crate::moves::Put) {
        let moved = self.state.point(put.peg) != put.at;
        self.state.put(&self.game.pitch, put.peg, put.body());
        if moved {
            self.events.add(Event::Placed { peg: put.peg, at: put.at });
        }
        if self.game.rules.pro.speed && self.offer_speed() {
            return;
        }
        self.settle_cod();
    }
}

impl Simulator {
    /// What is known of a kick before the ball moves.
    fn before_the_kick(&self, state: &State, strike: &Strike) -> Last {
        let from = state.cell(strike.peg);
        let side = strike.peg.side();
        // SIM-750, SIM-751, SIM-660; after a cross that stays in the cell it counts as well (SIM-425).
        let presses = state.hands == Hands::No && self.pitch.midfield().has(from);
        let pressed_by = if presses { state.standing_in(side.other(), from) } else { Pegs::NONE };
        // SIM-862
        let judged = !matches!(state.restart, Some(Restart::ThrowIn | Restart::GoalKick | Restart::Corner));
        Last {
            kicker: strike.peg,
            class: strike.class,
            kind: strike.aim.kind,
            from,
            direct: state.direct || state.only.is_some(),
            header: state.heading,
            restart: state.restart,
            dodge: strike.dodge,
            relance: state.relance,
            stayed: false,
            pressed_by,
            touched: Pegs::NONE,
            final_touch: None,
            offside: if judged { self.offside_pegs(state) } else { Pegs::NONE },
            dribbled: strike.dribble,
            beaten: false,
            keeper_ready: strike.class == Class::Shot && state.keeper != Prepared::No,
        }
    }

    /// SIM-452, SIM-907: who heads a cross, how many touches came up to it, and how many cells.
    fn heading_peg(&self, state: &State, ran: &Ran) -> Option<(Peg, usize, usize)> {
        let area = self.pitch.penalty_area(state.defence());
        let heads = |peg: Peg| state.is_standing(peg) && area.has(state.cell(peg));
        let mut pegs = ran
            .touches
            .iter()
            .enumerate()
            .filter_map(|(n, touch)| Some((touch.body.peg()?, n + 1, touch.cells)));
        if let Some(header) = pegs.clone().find(|&(peg, ..)| heads(peg)) {
            return Some(header);
        }
        let kicker = state.last?.kicker;
        let precise = self.rules.pro.precise_cross && self.sticker(state, kicker).green() >= 3;
        if !precise || pegs.next().is_some() {
            return None;
        }
        ran.cells.iter().enumerate().find_map(|(n, &cell)| {
            let mates = state.standing_in(kicker.side(), cell).without(kicker);
            mates.iter().find(|&mate| heads(mate)).map(|mate| (mate, 0, n + 1))
        })
    }

    /// SIM-821: the kicker counts as the first touch.
    fn last_side_to_touch(&self, state: &State) -> Side {
        let last = state.last.map(|last| last.final_touch.unwrap_or(last.kicker).side());
        last.unwrap_or(state.attack)
    }

    /// A sensible spot for a goal kick: in front of the middle of the goal (SIM-852).
    pub(crate) fn goal_kick_spot(&self, side: Side) -> Point {
        let middle = self.pitch.own(Point::new(30_000, self.pitch.width() / 2), side);
        let area = self.pitch.goal_area(side);
        if area.has(self.pitch.cell(middle)) {
            return middle;
        }
        // Another pitch has its goal area elsewhere.
        area.first().map_or(middle, |cell| self.pitch.home(cell))
    }
}
