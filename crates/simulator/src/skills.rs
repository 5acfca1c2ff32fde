//! Skills after a `CoD`, and the ball in the keeper's hands (6xx).

use onze_core::Events;

use crate::aim::Class;
use crate::event::Event;
use crate::game::Simulator;
use crate::moves::Skill;
use crate::peg::Peg;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Hands, Stage, State};

impl Simulator {
    /// SIM-656, SIM-657: may the carrier, a keeper in his own penalty area, take the ball in his hands?
    pub(crate) fn may_take_in_hands(&self, state: &State) -> bool {
        let Some(peg) = state.ball.carrier else { return false };
        let side = peg.side();
        let is_keeper = peg == state.keeper_of(side) && self.pitch.penalty_area(side).has(state.ball.cell);
        is_keeper && state.ball.hands == Hands::No && !self.is_back_pass(state, peg)
    }

    fn is_back_pass(&self, state: &State, keeper: Peg) -> bool {
        let opponents = crate::peg::Pegs::team(keeper.side().other());
        state.last.is_some_and(|last| {
            last.kicker.side() == keeper.side() && !last.header && last.touched.and(opponents).is_empty()
        })
    }

    /// SIM-607: no standing opponent in its cell or around it.
    pub(crate) fn is_free(&self, state: &State, peg: Peg) -> bool {
        let near = state.cell(peg).within(1);
        let is_near = |other: &Peg| state.is_standing(*other) && near.has(state.cell(*other));
        !state.on(peg.side().other()).iter().any(|other| is_near(&other))
    }

    /// SIM-606, SIM-904: an opponent with blue stands in its cell, and no assist cancels it.
    fn is_marked(&self, state: &State, peg: Peg) -> bool {
        let opponents = state.standing_in(peg.side().other(), state.cell(peg));
        let marked = opponents.iter().any(|other| self.sticker(state, other).blue() > 0);
        marked && !self.is_assisted(state, peg)
    }

    fn is_assisted(&self, state: &State, peg: Peg) -> bool {
        let sticker = self.sticker(state, peg);
        self.rules.pro.assist
            && (sticker.green() > 0 || sticker.red() > 0)
            && state.last.is_some_and(|last| {
                last.class == Class::Pass
                    && last.kicker != peg
                    && last.kicker.side() == peg.side()
                    && self.sticker(state, last.kicker).yellow() >= 2
            })
    }

    /// SIM-902: three red marks, with the PRO rule on.
    pub(crate) fn is_striker(&self, state: &State, peg: Peg) -> bool {
        self.rules.pro.striker && self.sticker(state, peg).red() >= 3
    }

    /// May the carrier, who has just won the `CoD`, use this skill?
    pub(crate) fn has_skill(&self, state: &State, skill: Skill) -> bool {
        let (Some(peg), Some(last)) = (state.ball.carrier, state.last) else { return skill == Skill::None };
        let sticker = self.sticker(state, peg);
        let own = |marks: u8| marks > 0 && !self.is_marked(state, peg);
        // What is his own he need not choose as a free player.
        let free = |marks: u8| marks == 0 && self.is_free(state, peg);
        let by_pass = || {
            last.class == Class::Pass
                && last.kicker != peg
                && last.kicker.side() == peg.side()
                && state.turn.carried == 0
                && last.touched.has(peg)
                && !state.turn.passed.has(peg)
        };
        let by_cross = || state.turn.crosses == 0 && self.in_cross_zone(state, peg);
        let in_shooting_zone = || self.pitch.shooting(peg.side()).has(state.ball.cell);
        let by_shot = || state.turn.shots == 0 && in_shooting_zone();
        match skill {
            Skill::None => true,
            Skill::Yellow => own(sticker.yellow()) && by_pass(),
            Skill::FreeYellow => free(sticker.yellow()) && by_pass(),
            Skill::Green => own(sticker.green()) && by_cross(),
            Skill::FreeGreen => free(sticker.green()) && by_cross(),
            Skill::Red => own(sticker.red()) && by_shot(),
            Skill::FreeRed => free(sticker.red()) && by_shot(),
            // SIM-910, SIM-916
            Skill::Striker => {
                self.is_striker(state, peg)
                    && in_shooting_zone()
                    && state.turn.shots < self.rules.striker_shots
                    && !(last.stayed && last.kicker == peg)
            }
        }
    }

    pub(crate) fn check_skill(&self, state: &State, skill: Skill) -> Result<(), Refusal> {
        if self.has_skill(state, skill) { Ok(()) } else { Err(Refusal::NoSuchSkill { skill }) }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// SIM-308: phase 1 is repeated by a skill, or phase 2 follows.
    pub(crate) fn offer_skills(&mut self) {
        let any = Skill::ALL[1..].iter().any(|&(skill, _)| self.game.has_skill(self.state, skill));
        if any { self.ask(Stage::Skill) } else { self.begin_phase_2() }
    }

    pub(crate) fn use_skill(&mut self, skill: Skill) {
        let Some(peg) = self.state.ball.carrier else { return };
        if skill != Skill::None {
            self.events.add(Event::SkillUsed { peg, skill });
        }
        match skill {
            Skill::None => self.begin_phase_2(),
            Skill::Yellow | Skill::FreeYellow => {
                self.state.turn.only = Some(Class::Pass);
                self.ask(Stage::Action);
            }
            Skill::Green | Skill::FreeGreen => {
                self.state.turn.only = Some(Class::Cross);
                // SIM-1003: nothing is left to choose, unless somebody may step back onside.
                if self.game.rules.pro.offside_line {
                    self.ask(Stage::Action);
                } else {
                    self.declare_cross(peg, true);
                }
            }
            Skill::Red | Skill::FreeRed | Skill::Striker => {
                self.state.turn.only = Some(Class::Shot);
                self.declare_shot(peg, true);
            }
        }
    }

    /// SIM-656, SIM-658.
    pub(crate) fn hands(&mut self, taken: bool) {
        let Some(peg) = self.state.ball.carrier else { return };
        if taken {
            self.state.ball.on_head = false;
            self.state.ball.hands = Hands::Held;
            self.state.turn.relance = false;
            self.state.ball.at = self.state.point(peg);
            self.events.add(Event::InHands { peg });
            return self.begin_phase_2();
        }
        // SIM-661
        if self.state.turn.relance { self.ask(Stage::Action) } else { self.offer_skills() }
    }
}
