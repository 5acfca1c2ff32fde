//! What follows a kick, in the order of SIM-315.

use onze_core::{Events, Side};

use crate::aim::{Aim, Class};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::event::{BallEnd, Event};
use crate::flight::{End, Guard, Ran, Touched};
use crate::football::Football;
use crate::game::Simulator;
use crate::moves::Move;
use crate::peg::{Peg, Pegs};
use crate::pitch::Zone;
use crate::place::Stance;
use crate::point::Point;
use crate::restart::Foul;
use crate::state::{Ball, Declared, Due, Hands, Last, Prepared, Restart, Stage};
use crate::turn::Turn;

/// A kick that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strike {
    pub(crate) peg: Peg,
    pub(crate) aim: Aim,
    pub(crate) class: Class,
    pub(crate) dribble: Option<Peg>,
    /// SIM-440.
    pub(crate) dodge: bool,
    pub(crate) guard: Guard,
}

impl Strike {
    pub(crate) const fn pass(peg: Peg, aim: Aim, dribble: Option<Peg>) -> Strike {
        Strike { peg, aim, class: Class::Pass, dribble, dodge: false, guard: Guard::Bare }
    }

    /// SIM-440: not his pass of the turn.
    pub(crate) const fn dodge(peg: Peg, aim: Aim, keeper: Peg) -> Strike {
        Strike { dodge: true, ..Strike::pass(peg, aim, Some(keeper)) }
    }

    pub(crate) const fn declared(peg: Peg, aim: Aim, class: Class, guard: Guard) -> Strike {
        Strike { peg, aim, class, dribble: None, dodge: false, guard }
    }

    /// The choice that led to it.
    pub(crate) const fn choice(&self) -> Move {
        let Strike { peg, aim, dribble, .. } = *self;
        match self.class {
            _ if self.dodge => Move::Dodge { peg, aim },
            Class::Pass => Move::Pass { peg, aim, dribble },
            Class::Cross | Class::Shot => Move::Kick { peg, aim },
        }
    }
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

impl<E: Events<Event>> Turn<'_, E> {
    /// The ball is kicked as soon as the error of the hand is drawn.
    pub(crate) fn strike(&mut self, strike: Strike) {
        let Strike { peg, aim, class, dribble, .. } = strike;
        // Only an unchecked choice can be one that the ball does not take: then nothing happens.
        if self.now().kicking().check_flight(peg, aim).is_ok() {
            self.events.add(Event::Kicked { peg, class, aim, dribble });
            self.wait_for(Due::Kick(strike));
        }
    }

    /// What a kick that ran so leads to.
    pub(crate) fn struck(&mut self, strike: &Strike, ran: &Ran) {
        let last = self.now().before_the_kick(strike);
        let before = Before {
            ball: self.state.ball.at,
            cell: last.from,
            // SIM-442 is judged on the aim, before the ball moves.
            inside: strike.dodge && !self.now().kicking().passes_outside(strike.aim),
        };
        let turn = &mut self.state.turn;
        if strike.class == Class::Pass && !strike.dodge {
            turn.passed = turn.passed.with(strike.peg);
        }
        turn.relance = false;
        turn.restart = None;
        turn.only = None;
        turn.stepped_back = false;
        self.state.declared.immediate = false;
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
        let header = if strike.class == Class::Cross { self.now().heading_peg(ran) } else { None };
        let all = ran.cells.len();
        let cells = header.map_or(all, |(_, _, cells)| cells.min(all));
        if let Some((_, touches, _)) = header {
            self.note_touches(ran, touches);
        }
        // (4)
        if strike.class != Class::Shot
            && let Some(peg) = self.now().offside_by_path(&ran.cells[..cells])
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
            last.final_touch = pegs().next_back();
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
        let (end, goal, at) = match ran.end {
            End::Rest(at) => (BallEnd::Rest, None, at),
            End::Touch(at) => (BallEnd::Touch, None, at),
            End::GoalLine(side, at) => (BallEnd::Line, Some(side), at),
            End::Goal(side, at) => (BallEnd::Goal, Some(side), at),
        };
        let at = Some(at);
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
        if side != self.state.turn.attack {
            // SIM-455
            self.begin_relance(peg);
        }
        self.state.turn.stepped = Pegs::NONE;
        self.state.declared = Declared::NOTHING;
        let (at, cell) = (self.state.point(peg), self.state.cell(peg));
        self.state.ball = Ball { carrier: Some(peg), on_head: true, ..Ball::lying(at, cell) };
        if self.whistle_if_time_is_up() {
            return;
        }
        let may_pass = !self.state.turn.passed.has(peg);
        if may_pass || self.now().kicking().may_head_at_goal(peg) {
            return self.ask(Stage::Header);
        }
        self.keep_header(peg);
    }

    /// SIM-454, SIM-460: neither pass nor shot is open, and he keeps the ball at his feet.
    fn keep_header(&mut self, peg: Peg) {
        self.state.ball.on_head = false;
        let (cell, at) = (self.state.cell(peg), self.state.point(peg));
        let ahead = if peg.side() == Side::Red { 11_000 } else { -11_000 };
        let wanted = Point::new(at.x + ahead, at.y);
        let state = &*self.state;
        let is_free = |ball: Point| {
            state.in_cell(cell).iter().all(|peg| state.body(peg).is_none_or(|body| body.keeps_gap(ball, 0)))
        };
        let ball = self.game.pitch.nearest_ball(cell, wanted, is_free);
        self.state.ball.at = ball.unwrap_or(wanted);
        self.state.turn.carried = 0;
        self.events.add(Event::KeptHeader { peg, at: self.state.ball.at });
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
        if self.now().last_side_to_touch() == goal {
            let at = self.game.pitch.corner(goal, y);
            self.award(Restart::Corner, goal.other(), at, None);
        } else {
            let at = self.game.goal_kick_spot(goal);
            self.award(Restart::GoalKick, goal, at, None);
        }
    }

    /// SIM-821.
    fn over_touch_line(&mut self, at: Point) {
        let side = self.now().last_side_to_touch().other();
        let cell = self.game.pitch.cell(at);
        self.award(Restart::ThrowIn, side, at, Some(cell));
    }

    /// The ball has come to rest on the pitch: steps 6 and 7.
    fn at_rest(&mut self, strike: &Strike, ran: &Ran, at: Point, before: Before) {
        self.drop_ball(at);
        // SIM-425
        let alone = self.game.pitch.ball_cells(at).len() == 1;
        let stayed = ran.cells.len() == 1 && ran.cells.first() == Some(&before.cell) && alone;
        if let Some(last) = &mut self.state.last {
            last.stayed = stayed;
            if stayed {
                last.class = Class::Pass;
            }
        }
        // Step 1, now that it is known where the ball lies (SIM-411, SIM-651).
        self.get_up_after_shot();
        self.make_way(ran.fallen.with(strike.peg));
        match strike.dribble {
            Some(opponent) => self.dribble(strike, opponent, before),
            None => self.ask(Stage::KickerPlace),
        }
    }

    /// SIM-432, SIM-436, SIM-442: the duel, if it is not settled without dice.
    fn dribble(&mut self, strike: &Strike, opponent: Peg, before: Before) {
        let peg = strike.peg;
        if before.inside {
            self.events.add(Event::PassedInside { peg, keeper: opponent });
            return self.end_dribble(false);
        }
        if self.state.turn.failed_before.has(opponent) {
            self.events.add(Event::DribbleWithoutDice { peg, opponent });
            return self.end_dribble(true);
        }
        self.state.stage = Stage::KickerPlace;
        self.wait_for(Due::Dribble { ball: before.ball });
    }

    /// SIM-432, SIM-435: the dice have fallen; `ball` is where it lay before the kick.
    pub(crate) fn dribble_duel(&mut self, ball: Point, dice: [u8; 2]) {
        let Some(last) = self.state.last else { return };
        let (peg, Some(opponent)) = (last.kicker, last.dribbled) else { return };
        let numbers = [self.now().sticker(peg).numbers.dribble, self.now().sticker(opponent).numbers.marking];
        let won = dice[0] + numbers[0] > dice[1] + numbers[1];
        self.events.add(Event::Dribbled { peg, opponent, dice, numbers, won });
        let cell = last.from;
        if dice[1] == 1 && self.game.pitch.zone(peg.side(), cell) == Zone::Attack {
            return self.foul(Foul { by: opponent, on: Some(peg), at: ball, cell, by_die: true, card: None });
        }
        self.end_dribble(won);
    }

    /// SIM-433, SIM-437, SIM-443.
    pub(crate) fn end_dribble(&mut self, beaten: bool) {
        if let Some(last) = &mut self.state.last {
            last.beaten = beaten;
            self.state.declared.immediate = last.dodge && beaten;
            if let Some(opponent) = last.dribbled.filter(|_| beaten) {
                self.set_up(opponent, Stance::Lying(Angle::UPRIGHT));
                self.state.grounded = self.state.grounded.with(opponent);
            }
        }
        self.ask(Stage::KickerPlace);
    }

    /// SIM-651: a keeper prepared for a shot stands again.
    pub(crate) fn get_up_after_shot(&mut self) {
        let keeper = self.state.keeper_of(self.state.defence());
        match self.state.declared.keeper {
            Prepared::Placed if self.state.is_lying(keeper) => self.set_up_again(keeper),
            Prepared::Bar => self.make_way(Pegs::only(keeper)),
            Prepared::Placed | Prepared::No => {}
        }
        self.state.declared.keeper = Prepared::No;
    }

    /// SIM-411, SIM-409: pegs on whose place the ball lies are put at the nearest legal one.
    fn make_way(&mut self, pegs: Pegs) {
        for peg in pegs.iter() {
            // SIM-415: by rounding it may lie a thousandth too near.
            let is_under = self.state.body(peg).is_some_and(|body| match body.stance {
                Stance::Standing => !body.at.is_apart(self.state.ball.at, 10_999),
                Stance::Lying(_) => false,
            });
            if is_under {
                self.set_up_again(peg);
            }
        }
    }

    fn set_up_again(&mut self, peg: Peg) {
        let before = self.state.point(peg);
        self.set_up(peg, Stance::Standing);
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

impl Football<'_> {
    /// What is known of a kick before the ball moves.
    fn before_the_kick(self, strike: &Strike) -> Last {
        let from = self.cell(strike.peg);
        let side = strike.peg.side();
        // SIM-750, SIM-751, SIM-660; after a cross that stays in the cell it counts as well (SIM-425).
        let presses = self.ball.hands == Hands::No && self.game.pitch.midfield().has(from);
        let pressed_by = if presses { self.standing_in(side.other(), from) } else { Pegs::NONE };
        // SIM-862
        let judged =
            !matches!(self.turn.restart, Some(Restart::ThrowIn | Restart::GoalKick | Restart::Corner));
        Last {
            direct: self.declared.direct || self.turn.only.is_some(),
            header: self.ball.on_head,
            restart: self.turn.restart,
            dodge: strike.dodge,
            relance: self.turn.relance,
            pressed_by,
            offside: if judged { self.offside_pegs() } else { Pegs::NONE },
            dribbled: strike.dribble,
            keeper_ready: strike.class == Class::Shot && self.declared.keeper != Prepared::No,
            ..Last::new(strike.peg, strike.class, strike.aim.kind, from)
        }
    }

    /// SIM-452, SIM-907: who heads a cross, how many touches came up to it, and how many cells.
    fn heading_peg(self, ran: &Ran) -> Option<(Peg, usize, usize)> {
        let area = self.game.pitch.penalty_area(self.defence());
        let heads = |peg: Peg| self.is_standing(peg) && area.has(self.cell(peg));
        let mut pegs = ran
            .touches
            .iter()
            .enumerate()
            .filter_map(|(n, touch)| Some((touch.body.peg()?, n + 1, touch.cells)));
        if let Some(header) = pegs.clone().find(|&(peg, ..)| heads(peg)) {
            return Some(header);
        }
        let kicker = self.last?.kicker;
        let precise = self.game.rules.pro.precise_cross && self.sticker(kicker).green() >= 3;
        if !precise || pegs.next().is_some() {
            return None;
        }
        ran.cells.iter().enumerate().find_map(|(n, &cell)| {
            let mates = self.standing_in(kicker.side(), cell).without(kicker);
            mates.iter().find(|&mate| heads(mate)).map(|mate| (mate, 0, n + 1))
        })
    }

    /// SIM-821: the kicker counts as the first touch.
    fn last_side_to_touch(self) -> Side {
        let last = self.last.map(|last| last.final_touch.unwrap_or(last.kicker).side());
        last.unwrap_or(self.turn.attack)
    }
}

impl Simulator {
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
