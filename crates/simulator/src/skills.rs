//! Skills after a `CoD`, and the ball in the keeper's hands (6xx).

use onze_core::Events;

use crate::aim::Class;
use crate::event::Event;
use crate::football::Skills;
use crate::moves::Skill;
use crate::peg::Peg;
use crate::refusal::Refusal;
use crate::state::{Hands, Stage};
use crate::turn::Turn;

impl Skills<'_> {
    /// SIM-656, SIM-657: may the carrier, a keeper in his own penalty area, take the ball in his hands?
    pub(crate) fn may_take_in_hands(self) -> bool {
        let Some(peg) = self.ball.carrier else { return false };
        let side = peg.side();
        let is_keeper = peg == self.keeper_of(side) && self.game.pitch.penalty_area(side).has(self.ball.cell);
        is_keeper && self.ball.hands == Hands::No && !self.is_back_pass(peg)
    }

    fn is_back_pass(self, keeper: Peg) -> bool {
        let opponents = crate::peg::Pegs::team(keeper.side().other());
        self.last.is_some_and(|last| {
            last.kicker.side() == keeper.side() && !last.header && last.touched.and(opponents).is_empty()
        })
    }

    /// SIM-607: no standing opponent in its cell or around it.
    pub(crate) fn is_free(self, peg: Peg) -> bool {
        let near = self.cell(peg).within(1);
        let is_near = |other: &Peg| self.is_standing(*other) && near.has(self.cell(*other));
        !self.on(peg.side().other()).iter().any(|other| is_near(&other))
    }

    /// SIM-606, SIM-904: an opponent with blue stands in its cell, and no assist cancels it.
    fn is_marked(self, peg: Peg) -> bool {
        let opponents = self.standing_in(peg.side().other(), self.cell(peg));
        let marked = opponents.iter().any(|other| self.sticker(other).blue() > 0);
        marked && !self.is_assisted(peg)
    }

    fn is_assisted(self, peg: Peg) -> bool {
        let sticker = self.sticker(peg);
        self.game.rules.pro.assist
            && (sticker.green() > 0 || sticker.red() > 0)
            && self.last.is_some_and(|last| {
                last.class == Class::Pass
                    && last.kicker != peg
                    && last.kicker.side() == peg.side()
                    && self.sticker(last.kicker).yellow() >= 2
            })
    }

    /// SIM-902: three red marks, with the PRO rule on.
    pub(crate) fn is_striker(self, peg: Peg) -> bool {
        self.game.rules.pro.striker && self.sticker(peg).red() >= 3
    }

    /// May the carrier, who has just won the `CoD`, use this skill?
    pub(crate) fn has_skill(self, skill: Skill) -> bool {
        let (Some(peg), Some(last)) = (self.ball.carrier, self.last) else { return skill == Skill::None };
        let sticker = self.sticker(peg);
        let own = |marks: u8| marks > 0 && !self.is_marked(peg);
        // What is his own he need not choose as a free player.
        let free = |marks: u8| marks == 0 && self.is_free(peg);
        let by_pass = || {
            last.class == Class::Pass
                && last.kicker != peg
                && last.kicker.side() == peg.side()
                && self.turn.carried == 0
                && last.touched.has(peg)
                && !self.turn.passed.has(peg)
        };
        let by_cross = || self.turn.crosses == 0 && self.kicking().in_cross_zone(peg);
        let in_shooting_zone = || self.game.pitch.shooting(peg.side()).has(self.ball.cell);
        let by_shot = || self.turn.shots == 0 && in_shooting_zone();
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
                self.is_striker(peg)
                    && in_shooting_zone()
                    && self.turn.shots < self.game.rules.striker_shots
                    && !(last.stayed && last.kicker == peg)
            }
        }
    }

    pub(crate) fn check_skill(self, skill: Skill) -> Result<(), Refusal> {
        Refusal::NoSuchSkill { skill }.unless(self.has_skill(skill))
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-308: phase 1 is repeated by a skill, or phase 2 follows.
    pub(crate) fn offer_skills(&mut self) {
        let any = Skill::ALL[1..].iter().any(|&(skill, _)| self.now().skills().has_skill(skill));
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
                self.ask(Stage::Action);
                // SIM-1003: nothing is left to choose, unless somebody may step back onside.
                let asked = self.game.rules.until_3 && self.game.rules.pro.offside_line;
                if !asked && self.now().listing().steps_back().next().is_none() {
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
