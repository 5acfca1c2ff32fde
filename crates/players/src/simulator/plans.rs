//! A whole phase of movements, thought through: one way after the other in the mind, and what the next kick promises
//! after each.

use onze_core::{Game, Side};
use onze_simulator::{Move, Stage, State};

use super::Mind;
use super::level::Way;
use super::worth::{RELANCE, duel};

/// Nobody moves more often than this in a phase: eleven pegs, and one who says that it is over.
const MOST_STEPS: usize = 24;
/// The kick after a way must be so much better, in goals, than that after the usual one: trials are not the truth.
const SURELY: f64 = 0.01;

/// Are pegs moved now?
pub(super) const fn is_movement(stage: Stage) -> bool {
    matches!(stage, Stage::Phase2 | Stage::Phase3First | Stage::Phase3)
}

impl Mind<'_> {
    /// The next movement of the phase; with several ways in mind the whole phase is settled now.
    pub(super) fn through_phase(&mut self) -> Move {
        if self.level.ways.len() == 1 || self.trials.are_over() {
            return self.step();
        }
        let mut steps = self.best_way();
        steps.reverse();
        let first = steps.pop().unwrap_or_else(|| self.moves[0].clone());
        self.planned = steps;
        first
    }

    /// The next movement on the way in mind.
    fn step(&mut self) -> Move {
        if self.football().stage() == Stage::Phase2 { self.support() } else { self.cover() }
    }

    /// The movements of the way after which the next kick is best for this side.
    fn best_way(&mut self) -> Vec<Move> {
        let from = *self.state;
        let defends = self.football().stage() != Stage::Phase2;
        // All ways meet the same draws.
        let draws = self.trials.chance.clone();
        let mut best: Option<(Vec<Move>, f64)> = None;
        let mut known: Vec<State> = Vec::new();
        for &way in self.level.ways {
            if best.is_some() && self.trials.are_over() {
                break;
            }
            let (steps, after) = self.walk(&from, way);
            if known.contains(&after) {
                continue;
            }
            known.push(after);
            *self.trials.chance = draws.clone();
            let worth = if defends { -self.next_kick(&after) } else { self.answered(&after) };
            if best.as_ref().is_none_or(|(_, most)| worth > most + SURELY) {
                best = Some((steps, worth));
            }
        }
        best.map_or_else(Vec::new, |(steps, _)| steps)
    }

    /// The movements of one phase on one way, and the state after them.
    fn walk(&mut self, from: &State, way: Way) -> (Vec<Move>, State) {
        let (game, side) = (self.game, self.mover(from));
        let attacks = |state: &State| game.football(state).stage() == Stage::Phase2;
        let goes_on =
            |state: &State| is_movement(game.football(state).stage()) && attacks(state) == attacks(from);
        let (mut state, mut steps, mut moves) = (*from, Vec::new(), Vec::new());
        while goes_on(&state) && steps.len() < MOST_STEPS {
            moves.clear();
            game.legal(&state, side.seat(), &mut moves);
            let step = self.of_mover(&state, side, &moves, way).step();
            game.apply(&mut state, side.seat(), &step, &mut ());
            game.go_on(&mut state, self.trials.chance, &mut ());
            steps.push(step);
        }
        (steps, state)
    }

    /// Whose phase it is.
    fn mover(&self, state: &State) -> Side {
        let football = self.game.football(state);
        if football.stage() == Stage::Phase2 { football.attack() } else { football.attack().other() }
    }

    /// The mind of whoever moves in another state.
    fn of_mover<'b>(&'b mut self, state: &'b State, side: Side, moves: &'b [Move], way: Way) -> Mind<'b> {
        Mind {
            game: self.game,
            state,
            side,
            moves,
            level: self.level,
            way,
            worth: self.worth.clone(),
            trials: self.trials.lent(),
            planned: Vec::new(),
        }
    }

    /// What the next kick promises the side in possession.
    fn next_kick(&mut self, state: &State) -> f64 {
        let football = self.game.football(state);
        let side = football.attack();
        let kick = if football.stage() == Stage::Action { self.best_action(state) } else { None };
        kick.map_or_else(|| self.worth.of(state, side), |kick| kick.worth)
    }

    /// The same after phase 2, when the other side is still to tackle and to move.
    fn answered(&mut self, state: &State) -> f64 {
        let football = self.game.football(state);
        let (side, ball) = (football.attack(), football.ball_cell());
        let way = self.level.ways[0];
        let mut moves = Vec::new();
        self.game.legal(state, side.other().seat(), &mut moves);
        let tackle = self.of_mover(state, side.other(), &moves, way).good_tackle(&football);
        let lost = tackle.zip(football.carrier()).map_or(0.0, |(tackle, carrier)| {
            let tackler = match tackle {
                Move::Step { put, .. } => put.peg,
                Move::Tackle(peg) => peg,
                _ => return 0.0,
            };
            duel(football.sticker(tackler).tackle(), football.sticker(carrier).keeping())
        });
        let (_, after) = self.walk(state, way);
        let goals = f64::from(football.goals(side)) - f64::from(football.goals(side.other()));
        (1.0 - lost) * self.next_kick(&after) + lost * (goals - RELANCE * self.worth.held(side.other(), ball))
    }
}
