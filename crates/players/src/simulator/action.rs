//! The carrier: passes, dribbles, crosses, shots, and the skills that let him kick again.

use onze_core::{Chance, Game};
use onze_simulator::{Class, Dive, KeeperPlan, Move, Preparation, Skill, Stage, State};

use super::aims::Care;
use super::{Mind, aims};

/// Each candidate is tried so often.
const SCREEN: u32 = 3;

impl Care {
    /// How many of the best candidates are tried again, and how often, round after round.
    const fn rounds(self, patient: bool) -> &'static [(usize, u32)] {
        match (self, patient) {
            (Care::Fine, false) => &[(8, 12)],
            (Care::Rough, false) => &[(3, 5)],
            (Care::Fine, true) => &[(24, 5), (8, 16), (3, 48)],
            (Care::Rough, true) => &[(6, 8), (3, 16)],
        }
    }

    /// How often a shot is tried anew to tell what it is worth.
    const fn fresh(self, patient: bool) -> u32 {
        match (self, patient) {
            (Care::Fine, false) => 32,
            (Care::Rough, false) => 16,
            (Care::Fine, true) => 160,
            (Care::Rough, true) => 64,
        }
    }
}

/// A choice and what it is worth.
pub(super) struct Valued {
    pub(super) choice: Move,
    pub(super) worth: f64,
}

/// A kick and what its trials were worth.
struct Tried {
    kick: Move,
    sum: f64,
    times: u32,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.times.max(1))
    }
}

impl Mind<'_> {
    /// What the carrier does, or the heading peg.
    pub(super) fn best_action(&mut self, state: &State) -> Option<Valued> {
        let football = self.game.football(state);
        let peg = football.carrier()?;
        if self.level.patient {
            self.worth.look_around(&football);
        }
        let own = state == self.state;
        let mut listed = Vec::new();
        if !own {
            self.game.legal(state, peg.side().seat(), &mut listed);
        }
        let listed = if own { self.moves } else { &listed };
        let mut found: Vec<Valued> = Vec::new();
        // A shot first: who knows what it is worth does not roll the ball about for the sake of a better one.
        let usual = self.worth.clone();
        for shot in listed.iter().filter(|choice| matches!(choice, Move::Shot { .. })) {
            let worth = self.shot_worth(state, shot);
            let goals = f64::from(football.goals(peg.side())) - f64::from(football.goals(peg.side().other()));
            self.worth.knows_shot(peg.side(), football.ball_cell(), worth - goals);
            found.push(Valued { choice: shot.clone(), worth });
        }
        if listed.iter().any(|choice| matches!(choice, Move::Pass { .. })) {
            let mut passes = aims::passes(self.game, &football, peg);
            let legal = |choice: &Move| self.game.check(state, peg.side().seat(), choice).is_ok();
            passes.extend(aims::dribbles(self.game, &football, peg).into_iter().filter(legal));
            found.extend(self.best_of(state, &[], passes, Care::Fine));
        }
        for choice in listed {
            match choice {
                Move::Cross { .. } => {
                    let crosses = aims::crosses(self.game, &football, peg);
                    let best = self.best_of(state, &[choice], crosses, Care::Fine);
                    found.extend(best.map(|best| Valued { choice: choice.clone(), ..best }));
                }
                Move::Hands(true) if football.stage() == Stage::Header => {
                    let worth = self.worth.held(peg.side(), football.ball_cell());
                    found.push(Valued { choice: choice.clone(), worth });
                }
                _ => {}
            }
        }
        // SIM-659: the ball is kicked farther than it is thrown.
        if let Some(put_down) = listed.iter().find(|choice| matches!(choice, Move::PutDown(_))) {
            let after = self.trials.after(state, &[put_down]);
            let passes = aims::passes(self.game, &self.game.football(&after), peg);
            let best = self.best_of(&after, &[], passes, Care::Fine);
            found.extend(best.map(|best| Valued { choice: put_down.clone(), ..best }));
        }
        self.worth = usual;
        found.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// The best of some kicks after what is declared, by trials: all of them a few times, the best of these again.
    pub(super) fn best_of(
        &mut self,
        state: &State,
        declared: &[&Move],
        kicks: Vec<Move>,
        care: Care,
    ) -> Option<Valued> {
        let mut tried: Vec<Tried> = Vec::with_capacity(kicks.len());
        for kick in kicks {
            if self.trials.are_over() && !tried.is_empty() {
                break;
            }
            if self.overlooks() && !tried.is_empty() {
                continue;
            }
            let mut one = Tried { kick, sum: 0.0, times: 0 };
            self.try_kick(state, declared, &mut one, SCREEN);
            tried.push(one);
        }
        for &(finalists, times) in care.rounds(self.level.patient) {
            tried.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            tried.truncate(finalists);
            for one in &mut tried {
                self.try_kick(state, declared, one, times);
            }
        }
        let best = tried.into_iter().max_by(|a, b| a.mean().total_cmp(&b.mean()))?;
        Some(Valued { worth: best.mean(), choice: best.kick })
    }

    /// Does a kick not come to its mind?
    fn overlooks(&mut self) -> bool {
        let oversight = self.level.oversight;
        oversight > 0.0 && f64::from(self.trials.chance.below(1000)) < 1000.0 * oversight
    }

    /// Tries a kick so often, or once if time is over before it was ever tried.
    fn try_kick(&mut self, state: &State, declared: &[&Move], one: &mut Tried, times: u32) {
        let side = self.game.football(state).attack();
        let Tried { kick, sum, times: done } = one;
        let choices: Vec<&Move> = declared.iter().copied().chain([&*kick]).collect();
        for _ in 0..times {
            if *done > 0 && self.trials.are_over() {
                return;
            }
            let after = self.trials.after(state, &choices);
            *sum += self.worth.of(&after, side);
            *done += 1;
        }
    }

    /// What a kick is worth by trials of its own: of many kicks the best seems better than it is.
    fn tried_anew(&mut self, state: &State, kick: Move, care: Care) -> f64 {
        let mut one = Tried { kick, sum: 0.0, times: 0 };
        self.try_kick(state, &[], &mut one, care.fresh(self.level.patient));
        one.mean()
    }

    /// A shot that is still to be declared or prepared for, against a keeper who does what is usual.
    pub(super) fn shot_worth(&mut self, state: &State, shot: &Move) -> f64 {
        let declared = self.trials.after(state, &[shot]);
        if self.game.football(&declared).stage() != Stage::Prepare {
            return self.ready_shot(&declared, Care::Rough);
        }
        let mut plans = self.usual_plans(&declared);
        // Who has not the patience to look for the keeper's best place believes that he stays on his line.
        plans.truncate(if self.level.patient { plans.len() } else { 1 });
        let mut least = f64::MAX;
        for plan in plans {
            let ready = self.trials.after(&declared, &[&Move::Prepare(plan)]);
            least = least.min(self.ready_shot(&ready, Care::Rough));
        }
        least
    }

    /// A shot against a keeper who is ready.
    pub(super) fn ready_shot(&mut self, ready: &State, care: Care) -> f64 {
        let football = self.game.football(ready);
        let (stage, side) = (football.stage(), football.attack());
        let Some(peg) = football.carrier() else { return 0.0 };
        match stage {
            Stage::Aim => {
                let kicks = aims::shots(self.game, &football, peg, care);
                let best = self.best_of(ready, &[], kicks, care).map(|best| best.choice);
                best.map_or(0.0, |kick| self.tried_anew(ready, kick, care))
            }
            Stage::AimDive => self.duel_of_shot(ready, care).worth(),
            // A tackle of the keeper has settled it.
            _ => self.worth.of(ready, side),
        }
    }

    /// What most keepers do: the bar if they may, else one of the places between ball and goal.
    fn usual_plans(&self, state: &State) -> Vec<Preparation> {
        let bar = Preparation { keeper: KeeperPlan::Bar, ..Preparation::default() };
        let seat = self.game.football(state).attack().other().seat();
        let legal = |plan: &Preparation| self.game.check(state, seat, &Move::Prepare(plan.clone())).is_ok();
        if legal(&bar) {
            return vec![bar];
        }
        let placed = self.places_between(state).map(|to| Preparation {
            keeper: KeeperPlan::Place { to, tackle: false },
            ..Preparation::default()
        });
        let mut plans: Vec<Preparation> = placed.into_iter().filter(legal).collect();
        if plans.is_empty() {
            plans.push(Preparation::default());
        }
        plans
    }

    /// The kick after a declaration, in the open.
    pub(super) fn declared_kick(&mut self) -> Option<Move> {
        let football = self.football();
        let peg = football.carrier()?;
        let cross = football.declared() == Some(Class::Cross);
        let kicks = if cross {
            aims::crosses(self.game, &football, peg)
        } else {
            aims::shots(self.game, &football, peg, Care::Fine)
        };
        let listed =
            self.moves.iter().filter(|choice| matches!(choice, Move::Dodge { .. } | Move::Kick { .. }));
        let kicks = if kicks.is_empty() { listed.cloned().collect() } else { kicks };
        Some(self.best_of(self.state, &[], kicks, Care::Fine)?.choice)
    }

    /// The kick that meets a dive: mixed, so that no dive is the answer.
    pub(super) fn secret_kick(&mut self) -> Option<Move> {
        let duel = self.duel_of_shot(self.state, Care::Fine);
        let n = duel.pick_kick(self.trials.chance);
        duel.kicks.get(n).cloned()
    }

    /// The dive, mixed as well.
    pub(super) fn dive(&mut self) -> Option<Move> {
        let duel = self.duel_of_shot(self.state, Care::Fine);
        let n = duel.pick_dive(self.trials.chance);
        Dive::ALL.get(n).copied().map(Move::Dive)
    }

    /// Who takes the ball, and where.
    pub(super) fn taking(&mut self) -> Option<Move> {
        let football = self.football();
        self.best_listed(|choice| match choice {
            Move::Take(put) => {
                let cell = self.game.pitch().cell(put.at);
                Some(self.worth.taken(&football, put.peg, cell))
            }
            _ => None,
        })
    }

    /// A skill if what it allows is worth more than the ball at one's feet.
    pub(super) fn skill(&mut self) -> Option<Move> {
        let football = self.football();
        let carrier = football.carrier()?;
        let goals = f64::from(football.goals(self.side)) - f64::from(football.goals(self.side.other()));
        let held = goals + self.worth.kept_by(&football, carrier);
        let mut best = (Move::Skill(Skill::None), held);
        for choice in self.moves {
            let Move::Skill(skill) = choice else { continue };
            let worth = match skill {
                Skill::None => continue,
                Skill::Red | Skill::FreeRed | Skill::Striker => self.shot_worth(self.state, choice),
                Skill::Yellow | Skill::FreeYellow => {
                    let after = self.trials.after(self.state, &[choice]);
                    self.best_action(&after).map_or(f64::MIN, |best| best.worth)
                }
                Skill::Green | Skill::FreeGreen => {
                    let crosses = aims::crosses(self.game, &football, carrier);
                    let none = Move::Prepare(Preparation::default());
                    self.best_of(self.state, &[choice, &none], crosses, Care::Fine)
                        .map_or(f64::MIN, |best| best.worth)
                }
            };
            if worth > best.1 {
                best = (choice.clone(), worth);
            }
        }
        Some(best.0)
    }
}

/// One of so many, by these weights.
pub(super) fn pick(weights: &[f64], chance: &mut impl Chance) -> usize {
    let total: f64 = weights.iter().sum();
    let mut rest = f64::from(chance.below(1 << 20)) / f64::from(1 << 20) * total;
    for (n, weight) in weights.iter().enumerate() {
        rest -= weight;
        if rest < 0.0 {
            return n;
        }
    }
    weights.len().saturating_sub(1)
}
