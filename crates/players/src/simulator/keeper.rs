//! The defence before a shot: the bar or a place for the keeper, an interceptor, the dive.

use onze_core::{Chance, Game, Side};
use onze_simulator::{Aim, Angle, Cell, Class, Dive, KeeperPlan, Laid, Move, Peg, Point, Preparation, State};

use super::action::pick;
use super::aims::Care;
use super::worth::along;
use super::{Mind, aims};

impl Care {
    /// How often each kick meets each dive.
    const fn meetings(self) -> u32 {
        match self {
            Care::Fine => 4,
            Care::Rough => 3,
        }
    }

    /// How many of the kicks meet the dives once more, and how often.
    const fn meetings_again(self) -> (usize, u32) {
        match self {
            Care::Fine => (12, 16),
            Care::Rough => (5, 8),
        }
    }
}

/// How often both sides answer each other's mixture.
const ROUNDS: usize = 200;
/// How many preparations are looked at well.
const PLANS: usize = 3;
/// How many interceptors are tried.
const INTERCEPTORS: usize = 8;
/// How far from the ball interceptors are looked for, in thousandths of a millimetre: from the gap that they keep
/// (SIM-764) to where they hardly hide anything.
const NEAREST: i32 = 23_000;
const FARTHEST: i32 = 160_000;
const STEP: usize = 6_000;

/// What each kick is worth against each dive, and how well both mix their choices.
pub(super) struct Duel {
    pub(super) kicks: Vec<Move>,
    worth: Vec<[f64; 6]>,
    /// How often each was the best answer.
    kicked: Vec<f64>,
    dived: [f64; 6],
    /// What it is worth by trials of its own, if there were any.
    told: Option<f64>,
}

impl Duel {
    fn new(kicks: Vec<Move>, worth: Vec<[f64; 6]>) -> Duel {
        let mut duel = Duel { kicked: vec![0.0; kicks.len()], dived: [0.0; 6], kicks, worth, told: None };
        duel.play();
        duel
    }

    /// Each side in turn answers what the other has done so far; the shares come near the best mixtures.
    fn play(&mut self) {
        let mut against_kicks = [0.0; 6];
        let mut against_dives = vec![0.0; self.kicks.len()];
        for _ in 0..ROUNDS {
            let Some(kick) = highest(against_dives.iter().copied()) else { return };
            self.kicked[kick] += 1.0;
            for (sum, worth) in against_kicks.iter_mut().zip(self.worth[kick]) {
                *sum += worth;
            }
            let Some(dive) = highest(against_kicks.iter().map(|sum| -sum)) else { return };
            self.dived[dive] += 1.0;
            for (sum, worth) in against_dives.iter_mut().zip(&self.worth) {
                *sum += worth[dive];
            }
        }
    }

    /// The worth for the shooter when both mix.
    pub(super) fn worth(&self) -> f64 {
        self.told.unwrap_or_else(|| self.mixed(&self.worth))
    }

    /// The same if the kicks were worth this.
    fn mixed(&self, worth: &[[f64; 6]]) -> f64 {
        let rounds: f64 = self.dived.iter().sum();
        let rows = self.kicked.iter().zip(worth);
        let sum: f64 = rows
            .map(|(share, row)| {
                share * row.iter().zip(self.dived).map(|(worth, dived)| worth * dived).sum::<f64>()
            })
            .sum();
        sum / (rounds * rounds).max(1.0)
    }

    pub(super) fn pick_kick(&self, chance: &mut impl Chance) -> usize {
        pick(&self.kicked, chance)
    }

    pub(super) fn pick_dive(&self, chance: &mut impl Chance) -> usize {
        pick(&self.dived, chance)
    }
}

fn highest(values: impl Iterator<Item = f64>) -> Option<usize> {
    values.enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(n, _)| n)
}

impl Mind<'_> {
    /// All kicks worth a trial against all dives.
    pub(super) fn duel_of_shot(&mut self, state: &State, care: Care) -> Duel {
        let football = self.game.football(state);
        let side = football.attack();
        let shots = football.carrier().map_or(Vec::new(), |peg| aims::shots(self.game, &football, peg, care));
        let (mut kicks, mut worth) = (Vec::new(), Vec::new());
        for kick in shots {
            let Some(row) = self.meet(state, side, &kick, care.meetings()) else {
                return Duel::new(kicks, worth);
            };
            kicks.push(kick);
            worth.push(row);
        }
        let mut duel = Duel::new(kicks, worth);
        if self.level.patient {
            self.meet_again(state, side, &mut duel, care);
        }
        duel
    }

    /// The means of a kick against each dive; `None` if time is over.
    fn meet(&mut self, state: &State, side: Side, kick: &Move, times: u32) -> Option<[f64; 6]> {
        let mut row = [0.0; 6];
        for (dive, mean) in Dive::ALL.iter().zip(&mut row) {
            for _ in 0..times {
                if self.trials.are_over() {
                    return None;
                }
                let after = self.trials.after(state, &[kick, &Move::Dive(*dive)]);
                *mean += self.worth.of(&after, side) / f64::from(times);
            }
        }
        Some(row)
    }

    /// Of many kicks tried a few times some seem better than they are: those that seem good are tried anew.
    fn meet_again(&mut self, state: &State, side: Side, duel: &mut Duel, care: Care) {
        let Duel { kicks, worth, .. } = &*duel;
        let (mut kicks, mut worth) = (kicks.clone(), worth.clone());
        let mut by_share: Vec<usize> = (0..kicks.len()).collect();
        by_share.sort_by(|&a, &b| duel.kicked[b].total_cmp(&duel.kicked[a]));
        let (most, times) = care.meetings_again();
        by_share.truncate(most);
        for n in by_share.iter().copied() {
            let Some(row) = self.meet(state, side, &kicks[n], times) else { return };
            worth[n] = row;
        }
        // The mixtures were found by the old trials: the new ones do not flatter them.
        let told = duel.mixed(&worth);
        by_share.sort_unstable();
        kicks = by_share.iter().map(|&n| kicks[n].clone()).collect();
        worth = by_share.iter().map(|&n| worth[n]).collect();
        *duel = Duel { told: Some(told), ..Duel::new(kicks, worth) };
    }

    /// The preparation that leaves the shooter least.
    pub(super) fn preparation(&mut self) -> Option<Move> {
        if self.football().declared() != Some(Class::Shot) {
            return None;
        }
        let placed = self.places_between(self.state).map(|to| KeeperPlan::Place { to, tackle: false });
        let listed = self.moves.iter().filter_map(|choice| match choice {
            Move::Prepare(plan) if plan.intercept.is_empty() => Some(plan.keeper),
            _ => None,
        });
        // One throw in the mind flatters a tackle, and the goal is open behind a keeper who loses it or lies.
        let open = |keeper: &KeeperPlan| match keeper {
            KeeperPlan::Bar => true,
            KeeperPlan::Stay => self.level.rushes,
            KeeperPlan::Place { to, tackle } => self.level.rushes || (!tackle && to.angle.is_none()),
        };
        let plans: Vec<KeeperPlan> = listed.chain(placed).filter(open).collect();
        let plans = plans.into_iter().map(|keeper| Preparation { keeper, ..Preparation::default() });
        let best = self.least(plans.collect(), PLANS)?;
        let with_interceptor = self.interceptors().into_iter().map(|laid| {
            let mut plan = best.clone();
            plan.intercept.push(laid);
            plan
        });
        let plans = std::iter::once(best.clone()).chain(with_interceptor).collect::<Vec<_>>();
        let best = if plans.len() > 1 { self.least(plans, PLANS)? } else { best };
        Some(Move::Prepare(best))
    }

    /// The legal plan that is worth least to the shooter: all are looked at roughly, so many of the best well.
    fn least(&mut self, plans: Vec<Preparation>, finalists: usize) -> Option<Preparation> {
        let mut tried: Vec<(Preparation, f64)> = Vec::new();
        for plan in plans {
            let choice = Move::Prepare(plan.clone());
            if self.game.check(self.state, self.side.seat(), &choice).is_ok() {
                let worth = self.against(&choice, Care::Rough);
                tried.push((plan, worth));
            }
            if self.trials.are_over() {
                break;
            }
        }
        tried.sort_by(|a, b| a.1.total_cmp(&b.1));
        tried.truncate(finalists.max(1));
        for (plan, worth) in tried.iter_mut().take(finalists) {
            if self.trials.are_over() {
                break;
            }
            *worth = self.against(&Move::Prepare(plan.clone()), Care::Fine);
        }
        tried.into_iter().min_by(|a, b| a.1.total_cmp(&b.1)).map(|(plan, _)| plan)
    }

    /// What is left to the shooter by a preparation.
    fn against(&mut self, preparation: &Move, care: Care) -> f64 {
        let ready = self.trials.after(self.state, &[preparation]);
        self.ready_shot(&ready, care)
    }

    /// Interceptors on the way of the shot, as near to the ball as they may be: there they take most of the goal away.
    fn interceptors(&self) -> Vec<Laid> {
        let (football, pitch) = (self.football(), self.game.pitch());
        let ball = football.ball();
        let (mouth, line) = (pitch.goal_mouth().y, pitch.goal_line(self.side));
        let mut found: Vec<(i32, Laid)> = Vec::new();
        for tenths in [5, 3, 7] {
            let to = Point::new(line, mouth[0] + (mouth[1] - mouth[0]) / 10 * tenths);
            let across = u8::try_from((Aim::direction(ball, to) / 10 + 90) % 180).ok().and_then(Angle::new);
            let steps = (NEAREST..FARTHEST).step_by(STEP);
            let on_the_way = steps.flat_map(|away| {
                let at = along(ball, to, away);
                self.who_may_intercept(pitch.cell(at)).map(move |(peg, stays)| (away, peg, at, stays))
            });
            let places = on_the_way.flat_map(|(away, peg, at, stays)| {
                let upright = stays.then_some((away, Laid { peg, at, angle: None }));
                let lying = across.map(|angle| (away, Laid { peg, at, angle: Some(angle) }));
                upright.into_iter().chain(lying)
            });
            found.extend(places.filter(|(_, laid)| self.may_intercept(*laid)).take(INTERCEPTORS));
        }
        found.sort_by_key(|(away, _)| *away);
        found.into_iter().take(INTERCEPTORS).map(|(_, laid)| laid).collect()
    }

    /// Whose interception the rules list in a cell, and whether it is his own.
    fn who_may_intercept(&self, cell: Cell) -> impl Iterator<Item = (Peg, bool)> {
        let listed = self.moves.iter().filter_map(|choice| match choice {
            Move::Prepare(plan) => plan.intercept.first().copied(),
            _ => None,
        });
        listed
            .filter(move |laid| self.game.pitch().cell(laid.at) == cell)
            .map(move |laid| (laid.peg, self.football().cell(laid.peg) == cell))
    }

    fn may_intercept(&self, laid: Laid) -> bool {
        let mut plan = Preparation::default();
        plan.intercept.push(laid);
        self.game.check(self.state, self.side.seat(), &Move::Prepare(plan)).is_ok()
    }

    /// Standing places for the keeper between the ball and the middle of his goal.
    pub(super) fn places_between(&self, state: &State) -> [Laid; 6] {
        let football = self.game.football(state);
        let side = football.attack().other();
        let pitch = self.game.pitch();
        let goal = Point::new(pitch.goal_line(side), pitch.width() / 2);
        let (ball, peg) = (football.ball(), football.keeper(side));
        [8, 20, 35, 50, 65, 78].map(|part| {
            let between = |goal: i32, ball: i32| goal + (ball - goal) / 100 * part;
            let at = Point::new(between(goal.x, ball.x), between(goal.y, ball.y));
            Laid { peg, at, angle: None }
        })
    }
}
