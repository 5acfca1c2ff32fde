//! Phase 1: passes, declarations and the aim of a kick (4xx).

use onze_core::Events;

use crate::aim::{Aim, Class, Kind, unit};
use crate::cell::Cell;
use crate::event::Event;
use crate::flight::Guard;
use crate::football::Kicking;
use crate::game::Simulator;
use crate::options::PRO_OFFSIDE_LINE;
use crate::path;
use crate::peg::Peg;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Hands, Prepared, Restart, Stage, State};
use crate::strike::Strike;
use crate::turn::Turn;

impl Kicking<'_> {
    fn check_carrier(self, peg: Peg) -> Result<(), Refusal> {
        Refusal::NotTheCarrier { peg }.unless(self.ball.carrier == Some(peg))
    }

    fn check_aim(self, peg: Peg, aim: Aim, allowed: &[Kind]) -> Result<(), Refusal> {
        self.check_flight(peg, aim)?;
        Refusal::KindNotOpen { kick: aim.kind }.unless(allowed.contains(&aim.kind))
    }

    /// SIM-422: how a pass may be kicked.
    pub(crate) fn pass_kinds(self) -> &'static [Kind] {
        match (self.turn.restart, self.ball.hands) {
            _ if self.ball.on_head => &[Kind::Head],
            (Some(Restart::ThrowIn), _) | (_, Hands::Held) => &[Kind::Head],
            (Some(_), _) | (_, Hands::PutDown) => &[Kind::Low, Kind::Lob],
            _ if self.game.rules.lob_passes => &[Kind::Low, Kind::Lob],
            _ => &[Kind::Low],
        }
    }

    pub(crate) fn check_pass(self, peg: Peg, aim: Aim, dribble: Option<Peg>) -> Result<(), Refusal> {
        self.check_carrier(peg)?;
        Refusal::SkillFixesClass.when(self.turn.only.is_some_and(|only| only != Class::Pass))?;
        Refusal::HasPassed { peg }.when(self.turn.passed.has(peg))?;
        self.check_aim(peg, aim, self.pass_kinds())?;
        match dribble {
            Some(opponent) => self.check_dribble(peg, aim, opponent),
            None => Ok(()),
        }
    }

    /// SIM-431.
    fn check_dribble(self, peg: Peg, aim: Aim, opponent: Peg) -> Result<(), Refusal> {
        let in_play = self.turn.restart.is_none() && self.ball.hands == Hands::No && !self.ball.on_head;
        Refusal::NoDribbleHere.when(!in_play || aim.kind != Kind::Low)?;
        Refusal::CannotBeDribbled { peg: opponent }
            .when(opponent.side() == peg.side() || !self.is_standing(opponent))?;
        let own = self.cell(peg);
        let cell = self.cell(opponent);
        Refusal::CannotBeDribbled { peg: opponent }
            .unless(cell == own || self.game.first_other_cell(self.ball.at, aim.direction, own) == Some(cell))
    }

    /// SIM-450, SIM-451, SIM-906.
    pub(crate) fn check_cross(self, peg: Peg, direct: bool) -> Result<(), Refusal> {
        self.check_carrier(peg)?;
        self.check_declaration(Class::Cross, direct)?;
        Refusal::RestartAllowsNo.unless(matches!(
            self.turn.restart,
            None | Some(Restart::FreeKick | Restart::Indirect | Restart::Corner)
        ))?;
        Refusal::OutsideCrossZone { peg }.unless(self.in_cross_zone(peg))?;
        Refusal::CrossSpent.when(self.turn.crosses > 0)
    }

    pub(crate) fn in_cross_zone(self, peg: Peg) -> bool {
        let (cell, side) = (self.cell(peg), peg.side());
        let extended = self.game.rules.pro.extended_cross
            && self.sticker(peg).green() >= 2
            && self.game.pitch.extended_cross(side).has(cell);
        self.game.pitch.cross(side).has(cell) || extended
    }

    /// SIM-470.
    pub(crate) fn check_shot(self, peg: Peg, direct: bool) -> Result<(), Refusal> {
        self.check_carrier(peg)?;
        if self.ball.on_head {
            return Refusal::ShotSpent.unless(self.may_head_at_goal(peg));
        }
        self.check_declaration(Class::Shot, direct)?;
        Refusal::RestartAllowsNo.unless(matches!(self.turn.restart, None | Some(Restart::FreeKick)))?;
        Refusal::OutsideShootingZone { peg }.when(
            self.ball.hands != Hands::No || !self.game.pitch.shooting(peg.side()).has(self.cell(peg)),
        )?;
        Refusal::ShotSpent.when(self.turn.shots > 0)
    }

    /// SIM-454, SIM-910: a header of the attack, if the shot of the turn is left.
    pub(crate) fn may_head_at_goal(self, peg: Peg) -> bool {
        let relance_header = self.turn.relance;
        let striker = self.skills().is_striker(peg) && self.turn.shots < self.game.rules.striker_shots;
        !relance_header && (self.turn.shots == 0 || striker)
    }

    fn check_declaration(self, class: Class, direct: bool) -> Result<(), Refusal> {
        Refusal::SkillFixesClass.when(
            self.ball.on_head
                || self.ball.hands == Hands::Held
                || self.turn.only.is_some_and(|only| only != class),
        )?;
        Refusal::DirectBySkillOnly.unless(direct == self.turn.only.is_some())
    }

    /// SIM-659: the ball wholly inside the keeper's cell, clear of all bodies.
    pub(crate) fn check_put_down(self, at: Point) -> Result<(), Refusal> {
        let Some(keeper) = self.ball.carrier.filter(|_| self.ball.hands == Hands::Held) else {
            return Err(Refusal::NotInHands);
        };
        let cell = self.cell(keeper);
        let is_clear = |peg: Peg| self.body(peg).is_some_and(|body| body.keeps_gap(at, 0));
        Refusal::BallDoesNotFit
            .unless(self.game.pitch.holds_ball(cell, at) && self.in_cell(cell).iter().all(is_clear))
    }

    /// The kick after a declaration.
    pub(crate) fn check_kick(self, peg: Peg, aim: Aim) -> Result<(), Refusal> {
        self.check_carrier(peg)?;
        let allowed: &[Kind] = if self.ball.on_head { &[Kind::Head] } else { &[Kind::Low, Kind::Lob] };
        self.check_aim(peg, aim, allowed)
    }

    /// SIM-441.
    pub(crate) fn may_dodge(self) -> bool {
        let keeper = self.keeper_of(self.defence());
        self.stage == Stage::Aim
            && self.declared.class == Some(Class::Shot)
            && self.declared.direct
            && !self.declared.immediate
            && self.turn.carried > 0
            && self.declared.keeper != Prepared::Bar
            && self.is_on_cloth(keeper)
            && self.ball.cell.within(1).has(self.cell(keeper))
    }

    pub(crate) fn check_dodge(self, peg: Peg, aim: Aim) -> Result<(), Refusal> {
        self.check_carrier(peg)?;
        Refusal::NoKeeperToDodge.unless(self.may_dodge())?;
        self.check_aim(peg, aim, &[Kind::Low])
    }

    /// SIM-442: does the aimed ball pass the keeper on the outside?
    pub(crate) fn passes_outside(self, aim: Aim) -> bool {
        let keeper = self.point(self.keeper_of(self.defence()));
        let (ball, [ux, uy]) = (self.ball.at, unit(aim.direction));
        let (vx, vy) = (f64::from(keeper.x - ball.x), f64::from(keeper.y - ball.y));
        let side = ux * vy - uy * vx;
        let middle = self.game.pitch.width() / 2;
        let outside = match ball.y.cmp(&middle) {
            std::cmp::Ordering::Less => side > 0.0,
            std::cmp::Ordering::Greater => side < 0.0,
            std::cmp::Ordering::Equal => side.abs() > 0.0,
        };
        ux * vx + uy * vy > 0.0 && outside
    }
}

impl Simulator {
    /// The first other cell that a line from the ball enters.
    pub(crate) fn first_other_cell(&self, ball: Point, direction: u16, own: Cell) -> Option<Cell> {
        let mut first = None;
        path::walk(&self.pitch, ball, along(ball, direction, 250.0), |cell| {
            if first.is_none() && cell != own {
                first = Some(cell);
            }
        });
        first
    }
}

/// The point so many millimetres from another in a direction.
pub(crate) fn along(from: Point, direction: u16, mm: f64) -> Point {
    let [x, y] = unit(direction);
    #[allow(clippy::cast_possible_truncation)] // a few hundred millimetres
    let by = |part: f64| (part * mm * 1000.0) as i32;
    Point::new(from.x + by(x), from.y + by(y))
}

impl State {
    pub(crate) fn is_on_cloth(&self, peg: Peg) -> bool {
        self.body(peg).is_some()
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn pass(&mut self, peg: Peg, aim: Aim, dribble: Option<Peg>) {
        self.strike(Strike::pass(peg, aim, dribble));
    }

    pub(crate) fn put_ball_down(&mut self, at: Point) {
        self.state.ball.at = at;
        self.state.ball.hands = Hands::PutDown;
        self.ask(Stage::Action);
    }

    pub(crate) fn declare_cross(&mut self, peg: Peg, direct: bool) {
        self.state.turn.crosses += 1;
        self.state.declared.class = Some(Class::Cross);
        self.state.declared.direct = direct;
        self.events.add(Event::CrossDeclared { peg, direct });
        if self.game.rules.pro.header && self.offer_headers() {
            return;
        }
        self.after_headers();
    }

    /// SIM-763: an interception comes after the PRO headers.
    pub(crate) fn after_headers(&mut self) {
        self.ask(if self.state.declared.direct { Stage::Prepare } else { Stage::Aim });
    }

    pub(crate) fn declare_shot(&mut self, peg: Peg, direct: bool) {
        self.state.turn.shots += 1;
        self.state.declared.class = Some(Class::Shot);
        self.state.declared.direct = direct;
        self.state.declared.keeper = Prepared::No;
        self.events.add(Event::ShotDeclared { peg, direct });
        self.ask(Stage::Prepare);
    }

    /// The declared kick is aimed; with the bar it waits for the dive (SIM-645).
    pub(crate) fn kick(&mut self, peg: Peg, aim: Aim) {
        if self.state.stage == Stage::AimDive {
            self.state.sealed.kick = Some(aim);
            self.events.add(Event::Committed { side: peg.side() });
            return self.kick_and_dive();
        }
        self.take_declared(peg, aim, Guard::Arms);
    }

    pub(crate) fn dive(&mut self, dive: crate::moves::Dive) {
        self.state.sealed.dive = Some(dive);
        self.events.add(Event::Committed { side: self.state.defence() });
        self.kick_and_dive();
    }

    /// Once both are in, they are opened.
    fn kick_and_dive(&mut self) {
        let (Some(aim), Some(dive), Some(peg)) =
            (self.state.sealed.kick, self.state.sealed.dive, self.state.ball.carrier)
        else {
            return self.ask(Stage::AimDive);
        };
        self.state.sealed.kick = None;
        self.state.sealed.dive = None;
        self.events.add(Event::Dived { side: self.state.defence(), dive });
        self.take_declared(peg, aim, Guard::Dive(dive));
    }

    fn take_declared(&mut self, peg: Peg, aim: Aim, guard: Guard) {
        let class = self.state.declared.class.unwrap_or(Class::Pass);
        self.strike(Strike::declared(peg, aim, class, guard));
    }

    /// SIM-440: instead of shooting. Not his pass of the turn.
    pub(crate) fn dodge(&mut self, peg: Peg, aim: Aim) {
        let keeper = self.state.keeper_of(self.state.defence());
        self.strike(Strike::dodge(peg, aim, keeper));
    }

    /// SIM-908: a peg in an offside position steps back before the kick.
    pub(crate) fn step_back(&mut self, put: crate::moves::Put) {
        let from = self.state.cell(put.peg);
        self.state.put(&self.game.pitch, put.peg, put.body());
        self.state.turn.moved = self.state.turn.moved.with(put.peg);
        self.state.turn.stepped = self.state.turn.stepped.with(put.peg);
        self.state.turn.stepped_back = true;
        self.count_movement(put.peg.side(), 1);
        self.events.add(Event::SteppedBack { peg: put.peg, from, to: put.at });
        let stage = self.state.stage;
        self.ask(stage);
    }
}

impl Kicking<'_> {
    /// SIM-908: one peg per kick, to a rear cell and a place that is onside.
    pub(crate) fn check_step_back(self, put: crate::moves::Put) -> Result<(), Refusal> {
        let peg = put.peg;
        Refusal::ProRuleOff { option: PRO_OFFSIDE_LINE.setting().key }
            .unless(self.game.rules.pro.offside_line)?;
        let may_pass = self.stage == Stage::Action || self.stage == Stage::Header;
        let judged = !matches!(
            self.turn.restart,
            Some(Restart::ThrowIn | Restart::GoalKick | Restart::Corner | Restart::Penalty)
        );
        Refusal::NoStepBack
            .when(self.turn.stepped_back || !may_pass || !judged || self.turn.only == Some(Class::Shot))?;
        let is_his =
            peg.side() == self.turn.attack && Some(peg) != self.ball.carrier && self.is_standing(peg);
        Refusal::NoStepBack.when(!is_his || self.turn.moved.has(peg) || self.sticker(peg).red() < 2)?;
        Refusal::NoStepBack.unless(self.offside_pegs().has(peg))?;
        let cell = self.check_place(peg, &put.body())?;
        self.check_room(peg, cell)?;
        Refusal::NotARearCell { peg }.unless(self.cell(peg).rear(peg.side()).has(cell))?;
        let mut after = *self.state;
        after.put(&self.game.pitch, peg, put.body());
        Refusal::StillOffside { peg }.when(self.with(&after).offside_pegs().has(peg))
    }
}
