//! The defence prepares for a shot or a direct cross (SIM-640 to SIM-655, SIM-760 to SIM-764).

use onze_core::Events;

use crate::aim::Class;
use crate::cell::Cell;
use crate::event::Event;
use crate::football::Preparing;
use crate::moves::{KeeperPlan, Laid, Preparation};
use crate::peg::Peg;
use crate::place::PEG_GAP;
use crate::refusal::Refusal;
use crate::state::{Prepared, Stage, State};
use crate::turn::Turn;

impl Preparing<'_> {
    pub(crate) fn check_preparation(self, plan: &Preparation) -> Result<(), Refusal> {
        let mut after = *self.state;
        let most = if self.game.rules.all_intercept { plan.intercept.capacity() } else { 1 };
        Refusal::OneInterceptor.when(plan.intercept.len() > most)?;
        for (n, laid) in plan.intercept.iter().enumerate() {
            Refusal::NamedTwice { peg: laid.peg }
                .when(plan.intercept[..n].iter().any(|other| other.peg == laid.peg))?;
            self.check_interceptor(&after, *laid)?;
            after.put(&self.game.pitch, laid.peg, laid.body());
        }
        match plan.keeper {
            KeeperPlan::Stay if self.must_not_stay() => Err(Refusal::StrikerKeepsHimIn),
            KeeperPlan::Stay => Ok(()),
            _ if self.declared.class != Some(Class::Shot) => Err(Refusal::NoShotToPrepareFor),
            KeeperPlan::Bar => self.check_bar(),
            KeeperPlan::Place { to, tackle } => self.with(&after).preparing().check_keeper_place(to, tackle),
        }
    }

    /// SIM-760, SIM-761, SIM-764, SIM-912; `now` is the state with the interceptors before him put down.
    fn check_interceptor(self, now: &State, laid: Laid) -> Result<(), Refusal> {
        let Laid { peg, angle, .. } = laid;
        Refusal::NothingToIntercept
            .when(!self.declared.direct || self.ball.on_head || self.turn.restart.is_some())?;
        let keeper = self.declared.class == Some(Class::Shot) && peg == self.keeper_of(self.defence());
        Refusal::CannotIntercept { peg }
            .when(peg.side() != self.defence() || !self.is_standing(peg) || keeper)?;
        let (from, body) = (self.cell(peg), laid.body());
        let cell = self.with(now).check_place(peg, &body)?;
        Refusal::TooNearTheBall { peg }.unless(body.keeps_gap(self.ball.at, PEG_GAP))?;
        if cell == from {
            return Ok(());
        }
        self.with(now).check_room(peg, cell)?;
        Refusal::OnlyFirstEnters.when(cell == self.ball.cell)?;
        Refusal::HasMoved { peg }.when(self.turn.moved.has(peg))?;
        Refusal::TooFar { peg, cells: from.distance(cell), most: self.turn.carried }
            .when(from.distance(cell) > self.turn.carried)?;
        Refusal::MustLie { peg }.when(angle.is_none() && !self.stands_as_wall(peg, cell))?;
        Ok(())
    }

    /// SIM-909: the keeper stands outside his goal area before a striker, and could lie down or go back.
    fn must_not_stay(self) -> bool {
        let side = self.defence();
        let keeper = self.keeper_of(side);
        self.keeps_him_in()
            && self.declared.class == Some(Class::Shot)
            && !self.is_penalty()
            && self.is_standing(keeper)
            && !self.game.pitch.goal_area(side).has(self.cell(keeper))
            && self.listing().keeper_places(keeper).any(|to| self.check_keeper_place(to, false).is_ok())
    }

    /// SIM-909: a striker shoots in the penalty area.
    fn keeps_him_in(self) -> bool {
        let striker = self.ball.carrier.is_some_and(|peg| self.skills().is_striker(peg));
        striker && self.game.pitch.penalty_area(self.defence()).has(self.ball.cell)
    }

    /// SIM-912: with three blue marks he may stay standing if every step goes forwards.
    fn stands_as_wall(self, peg: Peg, to: Cell) -> bool {
        let (from, to) = (self.cell(peg).own(peg.side()), to.own(peg.side()));
        let gain = i16::from(to.number()) - i16::from(from.number());
        let aside = i16::from(to.row().abs_diff(from.row()));
        self.game.rules.pro.wall && self.sticker(peg).blue() >= 3 && gain > 0 && gain >= aside
    }

    /// SIM-641 to SIM-643, SIM-850.
    pub(crate) fn check_bar(self) -> Result<(), Refusal> {
        if self.is_penalty() {
            return Ok(());
        }
        let side = self.defence();
        let keeper = self.keeper_of(side);
        let outside = !self.game.pitch.penalty_area(side).has(self.ball.cell);
        let in_goal_area = self.is_standing(keeper) && self.game.pitch.goal_area(side).has(self.cell(keeper));
        Refusal::NoBar.unless(outside && in_goal_area && !self.ball.on_head)
    }

    /// SIM-647, SIM-653, SIM-655, SIM-909.
    fn check_keeper_place(self, to: Laid, tackle: bool) -> Result<(), Refusal> {
        let side = self.defence();
        let keeper = self.keeper_of(side);
        Refusal::KeeperOnHisLine.when(self.is_penalty())?;
        Refusal::KeeperNotPrepared { peg: to.peg }
            .when(to.peg != keeper || !self.is_on_cloth(keeper) || self.grounded.has(keeper))?;
        let (from, body) = (self.cell(keeper), to.body());
        let cell = self.check_place(keeper, &body)?;
        self.check_room(keeper, cell)?;
        Refusal::TooNearTheBall { peg: keeper }.unless(body.keeps_gap_as_keeper(self.ball.at, PEG_GAP))?;
        let (cells, standing) = (from.distance(cell), to.angle.is_none());
        let most = if standing { 1 } else { 2 };
        Refusal::TooFar { peg: keeper, cells, most }.when(cells > most)?;
        Refusal::StrikerKeepsHimIn
            .when(self.keeps_him_in() && standing && !self.game.pitch.goal_area(side).has(cell))?;
        let enters = cell == self.ball.cell && from != cell;
        Refusal::NotFromInFront { peg: keeper }
            .when(enters && cells == 2 && from.neighbours().and(cell.front(self.turn.attack)).is_empty())?;
        Refusal::NoTackle { peg: keeper }
            .when(tackle && (!enters || self.ball.on_head || self.turn.restart.is_some()))?;
        Ok(())
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn prepare(&mut self, plan: &Preparation) {
        for laid in &plan.intercept {
            self.intercept(*laid);
        }
        match plan.keeper {
            KeeperPlan::Stay => {
                self.events.add(Event::Prepared { side: self.state.defence() });
                self.ask(Stage::Aim);
            }
            KeeperPlan::Bar => {
                self.state.declared.keeper = Prepared::Bar;
                self.events.add(Event::Bar { side: self.state.defence() });
                self.ask(Stage::AimDive);
            }
            KeeperPlan::Place { to, tackle } => self.place_keeper(to, tackle),
        }
    }

    fn intercept(&mut self, laid: Laid) {
        let Laid { peg, at, angle } = laid;
        let from = self.state.cell(peg);
        self.state.put(&self.game.pitch, peg, laid.body());
        let to = self.state.cell(peg);
        // SIM-762: only one that travelled has moved.
        if from != to {
            self.state.turn.moved = self.state.turn.moved.with(peg);
        }
        self.events.add(Event::Interceptor { peg, from, to, at, angle });
    }

    fn place_keeper(&mut self, to: Laid, tackle: bool) {
        let keeper = to.peg;
        let from = self.state.cell(keeper);
        self.state.put(&self.game.pitch, keeper, to.body());
        self.state.declared.keeper = Prepared::Placed;
        let cell = self.state.cell(keeper);
        self.events.add(Event::KeeperPlaced { peg: keeper, from, to: cell, at: to.at, angle: to.angle });
        // SIM-653: over one cell the die of SIM-732 is thrown too.
        self.challenge(keeper, from, tackle);
    }
}
